# tsan-test.sh: threads-test.c under ThreadSanitizer: no data race in the
# first calls, which bind a row, nor in the use of one key by many threads.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

# build PROGRAM COMPILER FOLDER SOURCE: with the library in FOLDER, which
# binds a row in the first call.
build ()
{
  program=$1 compiler=$2 folder=$3
  $compiler -g -O2 -fsanitize=thread -pthread -I"$builddir/include" \
    -DCHAPOLY_FAT -DHAVE_GETAUXVAL=1 -I"$folder" -I"$srcdir/testsuite" \
    -o "$program" "$4" "$srcdir/testsuite/testutils.c" \
    "$srcdir/testsuite/reference.c" "$folder/fat-ppc.c" \
    $(for file in $LIB_SOURCES; do echo "$folder/$file"; done)
}

# The same program with a counter that all threads write to.
sed '/^run (void/,/^}/s/  for (i = 0/  checked++;\n&/
  s/^static struct chacha_poly1305_ctx shared;/static unsigned checked;\n&/' \
  "$srcdir/testsuite/threads-test.c" >"$work/planted.c"

# The library with a row bound by plain reads and writes.
mkdir "$work/plain"
cp "$srcdir"/*.[ch] "$work/plain"
sed 's/__atomic_load_n (&\(.*\), __ATOMIC_RELAXED)/\1/' \
  "$srcdir/kernels-fat.h" >"$work/plain/kernels-fat.h"
sed '/__atomic_compare_exchange_n/{
    N;N;s/__atomic.*/(CHAPOLY_(kernels_bound) = \&row->kernels))/
  }' "$srcdir/fat-ppc.c" >"$work/plain/fat-ppc.c"

found=
for compiler in $(compilers); do
  if ! links $compiler -fsanitize=thread || ! "$work/links"; then
    note "left out: $compiler: no -fsanitize=thread"
    continue
  fi
  found=yes
  note "$compiler -fsanitize=thread"
  must "$compiler: compiles" build "$work/threads" $compiler "$srcdir" \
    "$srcdir/testsuite/threads-test.c"
  check "$compiler: no race" "$work/threads"
  must "$compiler: compiles with a planted race" build "$work/planted" \
    $compiler "$srcdir" "$work/planted.c"
  refused "$compiler: the planted race is found" "$work/planted"
  must "$compiler: compiles with a race to bind a row" build \
    "$work/planted" $compiler "$work/plain" "$srcdir/testsuite/threads-test.c"
  refused "$compiler: the race to bind a row is found" "$work/planted"
done
test -n "$found" || skip "no compiler with ThreadSanitizer"

finish
