# lto-test.sh: optimisation of the whole program does not remove the wiping:
# wipe-test.c with -O3 -flto.  Without what keeps it in wipe it does, and
# wipe-test.c sees that.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

# A copy of the library without the barriers that keep what wipes.
mkdir "$work/planted"
cp "$srcdir"/*.[ch] "$work/planted"
sed 's/__asm__ volatile (""[^;]*"memory")/((void) 0)/' \
  "$srcdir/memops.h" >"$work/planted/memops.h"
refused "there is a fault to plant" \
  cmp -s "$srcdir/memops.h" "$work/planted/memops.h"

# build COMPILER DIRECTORY: with the library's files there.
build ()
{
  $1 -O3 -flto -I"$builddir/include" -I"$2" -o "$work/wipe" \
    "$srcdir/testsuite/wipe-test.c" "$srcdir/testsuite/testutils.c" \
    "$srcdir/testsuite/own-stack.c" "$srcdir/testsuite/reference.c" \
    "$srcdir/testsuite/rows.c" \
    $(for file in $LIB_SOURCES; do echo "$2/$file"; done)
}

for compiler in $(compilers); do
  if ! links $compiler -flto; then
    note "left out: $compiler: no -flto"
    continue
  fi
  note "$compiler -O3 -flto"
  must "$compiler: compiles" build $compiler "$srcdir"
  check "$compiler: nothing is left" "$work/wipe"
  must "$compiler: compiles with a planted fault" \
    build $compiler "$work/planted"
  refused "$compiler: the planted fault is found" "$work/wipe"
done

finish
