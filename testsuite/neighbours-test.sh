# neighbours-test.sh: chapoly, nettle, OpenSSL's libcrypto and libsodium,
# all linked statically into one program, whole: no symbol of one stands in
# another's way, no header's macro in another's file, and all agree.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

folder=$srcdir/testsuite/neighbours

# compile NAME FLAG ...
compile ()
{
  source=$1
  shift
  $CC ${CPPFLAGS-} ${CFLAGS-} -Wall -Wextra -I"$builddir/include" "$@" \
    -c -o "$work/$source.o" "$folder/$source.c"
}

# archive NAME: where the compiler finds libNAME.a; or nothing.
archive ()
{
  file=$($CC ${CFLAGS-} -print-file-name="lib$1.a")
  test "$file" = "lib$1.a" || echo "$file"
}

archives=$builddir/libchapoly.a
macros=
found=

# neighbour NAME LIBRARY MACRO
neighbour ()
{
  archive=$(archive "$2")
  if test -n "$archive" && compile "$1" >/dev/null 2>&1; then
    check "$1: compiles without warning" compile "$1" -Werror
    archives="$archives $archive" macros="$macros -D$3" found="$found $1"
  else
    note "left out: $1: no header or no lib$2.a"
  fi
}

neighbour nettle nettle WITH_NETTLE
neighbour openssl crypto WITH_OPENSSL
neighbour sodium sodium WITH_SODIUM
test -n "$found" || skip "none of the neighbours is there"
note "with$found"

must "chapoly: compiles without warning" compile chapoly -Werror
must "main: compiles without warning" compile main -Werror $macros
link ()
{
  $CC ${CFLAGS-} ${LDFLAGS-} -o "$work/all" "$work"/*.o "$@" \
    -Wl,--whole-archive $archives -Wl,--no-whole-archive -ldl -lpthread
}

must "all link" link
check "all agree" ${EMULATOR-} "$work/all"

# With nettle's prefix, chapoly would be in its way.
case $found in
  *nettle*)
    must "planted fault: compiles" $CC ${CPPFLAGS-} ${CFLAGS-} \
      -DCHAPOLY_PREFIX=nettle_ -c -o "$work/planted" "$srcdir/chacha.c"
    refused "planted fault: a clash is seen" link "$work/planted" ;;
esac

finish
