#!/bin/sh
# compare-c.sh: measures the C row, built by each compiler at -O2 and -O3,
# beside portable code of other libraries, in one run.
#
#   perf/compare-c.sh [--peer-sources DIR] [--cflags FLAGS]
#
# By default the peers are the libraries installed on this machine, as
# their packager built them; those not there are left out.  With
# --peer-sources, which names a folder that holds bearssl-*, mbedtls-* and
# wolfssl-* (as `apt-get source` unpacks them), the portable files of these
# three are built with the compiler and flags of each build, one run for
# each.  FLAGS are added to all (-mavx2, for instance).
#
# COMPILERS and LEVELS in the environment replace "gcc clang", "-O2 -O3".
# Exits with 1 if an aim is missed; the figure has an exclamation mark.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

set -eu

srcdir=$(cd "$(dirname "$0")/.." && pwd)
cc=${CC:-cc}
compilers=${COMPILERS:-gcc clang}
levels=${LEVELS:--O2 -O3}
sources=
flags=
while [ $# -gt 0 ]
do
  case $1 in
    --peer-sources) sources=$(cd "$2" && pwd); shift 2 ;;
    --cflags) flags=$2; shift 2 ;;
    *) sed -n '2,/^$/s/^# \{0,1\}//p' "$0"; exit 2 ;;
  esac
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
warnings='-Wall -Wextra -Wpedantic'

files=$(printf 'include %s/sources.mk\nall:; @echo $(LIB_SOURCES)\n' \
  "$srcdir" | "${MAKE:-make}" -s -f - all)

# build NAME COMMAND..: one build of the library, under the prefix NAME_.
build () {
  name=$1
  shift
  for file in $files perf/compare-c-build.c
  do
    "$@" -std=c99 $warnings -I"$srcdir" -I"$srcdir/perf" \
      -DCHAPOLY_PREFIX="${name}_" -DBUILD="\"$*\"" \
      -c "$srcdir/$file" -o "$work/$name-${file##*/}.o"
  done
}

# run BUILDS..: links these builds and the peers, and runs.
run () {
  list=
  objects=
  for name
  do
    list="$list X(${name}_library)"
    objects="$objects $(echo "$work/$name"-*.o)"
  done
  for object in "$work"/peer-*.o
  do
    [ ! -f "$object" ] || objects="$objects $object"
  done
  $cc -std=gnu99 -O2 $warnings $defines -I"$srcdir/perf" \
    "-DBUILDS=$list" "-DPEERS=$peers" "$srcdir/perf/compare-c.c" \
    "$srcdir/perf/compare-c-peers.c" $objects $libs -o "$work/compare-c"
  "$work/compare-c" || status=$?
}

# peer NAME HEADER LIBRARY: adds the peer if it can be linked.
defines=
peers=
libs=
status=0
peer () {
  macro=$(echo "$1" | tr a-z A-Z)
  if echo "#include <$2>
          int main (void) { return 0; }" |
      $cc -x c - -o "$work/try" $3 2>/dev/null
  then
    defines="$defines -D$macro"
    peers="$peers X($1)"
    libs="$libs $3"
  else
    echo "$1 is not here: left out" >&2
  fi
}

# peer_sources COMMAND..: builds the three peers' portable files.
peer_sources () {
  for path in "$sources"/bearssl-*/src/symcipher/chacha20_ct.c \
    "$sources"/bearssl-*/src/symcipher/poly1305_ctmulq.c \
    "$sources"/bearssl-*/src/codec/ccopy.c \
    "$sources"/bearssl-*/src/codec/dec32le.c \
    "$sources"/bearssl-*/src/codec/enc32le.c \
    "$sources"/mbedtls-*/library/chacha20.c \
    "$sources"/mbedtls-*/library/chachapoly.c \
    "$sources"/mbedtls-*/library/poly1305.c \
    "$sources"/wolfssl-*/wolfcrypt/src/chacha.c \
    "$sources"/wolfssl-*/wolfcrypt/src/chacha20_poly1305.c \
    "$sources"/wolfssl-*/wolfcrypt/src/poly1305.c
  do
    # The top folder; installed options give wolfSSL's structs one layout.
    top=${path#"$sources/"}
    top=$sources/${top%%/*}
    case $top in
      */wolfssl-*) options='-include wolfssl/options.h' ;;
      *) options= ;;
    esac
    "$@" -w $options -I"$top" -I"$top/inc" -I"$top/src" -I"$top/include" \
      -c "$path" -o "$work/peer-$(echo "${path#"$sources/"}" | tr / -).o"
  done
}

echo "$(date -u +%Y-%m-%d), $(sed -n 's/^model name[^:]*: //p' \
  /proc/cpuinfo | head -n 1), $(uname -m)"
for compiler in $compilers
do
  $compiler --version | head -n 1
done

peer bearssl bearssl.h -lbearssl
peer mbedtls mbedtls/chachapoly.h -lmbedcrypto
peer wolfssl wolfssl/options.h -lwolfssl
peer nettle nettle/chacha-poly1305.h -lnettle
peer libsodium sodium.h -lsodium

builds=
for compiler in $compilers
do
  for level in $levels
  do
    name=$(echo "$compiler$level" | tr -c 'A-Za-z0-9\n' _)
    build "$name" $compiler $level $flags
    if [ -n "$sources" ]
    then
      # Objects come before libraries: these files are linked, not those.
      rm -f "$work"/peer-*
      peer_sources $compiler $level $flags
      echo
      echo "All with $compiler $level${flags:+ $flags}:"
      run "$name"
    else
      builds="$builds $name"
    fi
  done
done
[ -n "$sources" ] || run $builds
exit $status
