# lto-test.sh: optimisation of the whole program does not remove the wiping:
# wipe-test.c with -O3 -flto.  Without what keeps it in wipe it does, and
# wipe-test.c sees that.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

sources=$(for file in $LIB_SOURCES; do echo "$srcdir/$file"; done)
sed '/__asm__ volatile/d' "$srcdir/memops.c" >"$work/planted.c"
refused "there is a fault to plant" \
  cmp -s "$srcdir/memops.c" "$work/planted.c"
planted=$(echo "$sources" | sed "s|.*/memops\.c$|$work/planted.c|")

# build COMPILER SOURCE ...
build ()
{
  compiler=$1
  shift
  $compiler -O3 -flto -I"$builddir/include" -I"$srcdir" -o "$work/wipe" \
    "$srcdir/testsuite/wipe-test.c" "$srcdir/testsuite/testutils.c" \
    "$srcdir/testsuite/reference.c" "$@"
}

for compiler in $(compilers); do
  if ! links $compiler -flto; then
    note "left out: $compiler: no -flto"
    continue
  fi
  note "$compiler -O3 -flto"
  must "$compiler: compiles" build $compiler $sources
  check "$compiler: nothing is left" "$work/wipe"
  must "$compiler: compiles with a planted fault" build $compiler $planted
  refused "$compiler: the planted fault is found" "$work/wipe"
done

finish
