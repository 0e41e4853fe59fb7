# secrets-test.sh: no secret decides a branch or an address: secrets.c under
# valgrind, for several compilers and forms of the library.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only
have valgrind || skip "no valgrind"
if ! echo '#include <valgrind/memcheck.h>' | $CC -E - >/dev/null 2>&1; then
  skip "no valgrind/memcheck.h"
fi

# The public calls that secrets.c does not make.
not_called ()
{
  while read -r call; do
    grep -q "[^_a-z]$call (" "$srcdir/testsuite/secrets.c" || echo "$call"
  done <"$srcdir/libchapoly.symbols"
}

same "secrets.c makes all public calls" "" "$(not_called)"

watch ()
{
  valgrind -q --error-exitcode=9 "$@"
}

# build COMPILER FLAG ...: valgrind 3.19 does not read all of DWARF 5.
build ()
{
  objects "$work/objects" "$@" -gdwarf-4 -I"$srcdir" \
    -include "$srcdir/testsuite/verdict.h" \
    && "$@" -gdwarf-4 -I"$srcdir" -o "$work/secrets" \
      "$srcdir/testsuite/secrets.c" "$work"/objects/*.o
}

# try COMPILER FLAG ...
try ()
{
  if ! have "$1"; then
    note "left out: no $1"
    return
  fi
  note "$*"
  if check "$*: compiles" build "$@"; then
    check "$*: no secret leaks" watch "$work/secrets"
  fi
}

try gcc -O2
for fault in compare branch address; do
  refused "planted $fault is found" watch "$work/secrets" $fault
done
try gcc -O3
try gcc -Os -DCHAPOLY_SMALL
try gcc -O2 -DCHAPOLY_POLY1305_32
if grep -q '\<avx2\>' /proc/cpuinfo 2>/dev/null; then
  try gcc -O2 -mavx2
else
  note "left out: no AVX2 here"
fi
try clang -O2
try clang -O3
try clang -Os -DCHAPOLY_SMALL -DCHAPOLY_POLY1305_32

finish
