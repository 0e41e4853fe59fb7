# tsan-test.sh: threads-test.c under ThreadSanitizer: no data race in the
# first calls, nor in the use of one key by many threads.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

sources=$(for file in $LIB_SOURCES; do echo "$srcdir/$file"; done)

# build PROGRAM COMPILER SOURCE ...
build ()
{
  program=$1 compiler=$2
  shift 2
  $compiler -g -O2 -fsanitize=thread -pthread -I"$builddir/include" \
    -I"$srcdir" -I"$srcdir/testsuite" -o "$program" "$@" \
    "$srcdir/testsuite/testutils.c" "$srcdir/testsuite/reference.c" $sources
}

# The same program with a counter that all threads write to.
sed '/^run (void/,/^}/s/  for (i = 0/  checked++;\n&/
  s/^static struct chacha_poly1305_ctx shared;/static unsigned checked;\n&/' \
  "$srcdir/testsuite/threads-test.c" >"$work/planted.c"

found=
for compiler in $(compilers); do
  if ! links $compiler -fsanitize=thread || ! "$work/links"; then
    note "left out: $compiler: no -fsanitize=thread"
    continue
  fi
  found=yes
  note "$compiler -fsanitize=thread"
  must "$compiler: compiles" \
    build "$work/threads" $compiler "$srcdir/testsuite/threads-test.c"
  check "$compiler: no race" "$work/threads"
  must "$compiler: compiles with a planted race" \
    build "$work/planted" $compiler "$work/planted.c"
  refused "$compiler: the planted race is found" "$work/planted"
done
test -n "$found" || skip "no compiler with ThreadSanitizer"

finish
