# wipe-test.sh: optimisation of the whole program does not remove the
# wiping: stack-test.c with -O3 -flto; and it does, and the test sees it,
# once wipe lacks what keeps it.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

sources=$(for file in $LIB_SOURCES; do echo "$srcdir/$file"; done)
barrier='__asm__ volatile'
sed "/$barrier/d" "$srcdir/memops.c" >"$work/planted.c"
refused "wipe has a barrier that can be planted away" \
  cmp -s "$srcdir/memops.c" "$work/planted.c"
planted=$(echo "$sources" | sed "s|.*/memops\.c$|$work/planted.c|")

# build COMPILER SOURCE ...
build ()
{
  compiler=$1
  shift
  $compiler -O3 -flto -I"$srcdir" -o "$work/stack" \
    "$srcdir/testsuite/stack-test.c" "$srcdir/testsuite/testutils.c" "$@"
}

for compiler in $(compilers); do
  if ! links $compiler -flto; then
    note "left out: $compiler: no -flto"
    continue
  fi
  note "$compiler -O3 -flto"
  must "$compiler: compiles" build $compiler $sources
  check "$compiler: nothing is left" "$work/stack"
  must "$compiler: compiles with a planted fault" build $compiler $planted
  refused "$compiler: the planted fault is found" "$work/stack"
done

finish
