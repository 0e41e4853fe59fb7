# widths-test.sh: the C that feeds the kernels, with rows of all widths,
# with a fused kernel and without.
#
# How texts are cut into passes, pieces and tails depends on how many blocks
# a pass of the row makes, and on whether it has a fused kernel.  A machine
# has few of these; so here are rows that compose the C kernels.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

# Quick loops do: what is at stake here is where pieces end.
CHAPOLY_TEST_QUICK=1
export CHAPOLY_TEST_QUICK

cat >"$work/row.h" <<'END'
#include <stddef.h>
#include <stdint.h>
void test_row_fused (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16], uint64_t poly1305_state[5],
                     const uint8_t *data);
#define CHAPOLY_ROW                                                     \
  { "composed", WIDTH, CHAPOLY_(chacha_core_c),                         \
    CHAPOLY_(poly1305_update_c), FUSED }
END

cat >"$work/row.c" <<'END'
#include "rows.h"

void
test_row_fused (size_t blocks, uint8_t *dst, const uint8_t *src,
                const uint32_t state[16], uint64_t poly1305_state[5],
                const uint8_t *data)
{
  test_composed (WIDTH, blocks, dst, src, state, poly1305_state, data);
}
END

tests="chacha-test chacha-poly1305-test streaming-test buffers-test
  tamper-test"
compile="$CC $CPPFLAGS $CFLAGS -I$work/include -I$srcdir
  -I$srcdir/testsuite"

mkdir "$work/tests" "$work/include"
ln -s "$srcdir" "$work/include/chapoly"
for source in testutils reference $tests; do
  must "$source compiles" \
    $compile -c -o "$work/tests/$source.o" "$srcdir/testsuite/$source.c"
done

# try WIDTH FUSED
try ()
{
  flags="-DWIDTH=$1 -DFUSED=$2 -include $work/row.h"
  must "width $1, fused $2: the library compiles" \
    objects "$work/library" $compile $flags
  must "width $1, fused $2: the row compiles" \
    $compile $flags -c -o "$work/library/row.o" "$work/row.c"
  for test in $tests; do
    must "width $1, fused $2: $test links" \
      $CC $CFLAGS $LDFLAGS -o "$work/$test" "$work/tests/$test.o" \
      "$work/tests/testutils.o" "$work/tests/reference.o" \
      "$work"/library/*.o
    check "width $1, fused $2: $test" "$work/$test"
  done
}

for width in 1 3 8; do
  try $width NULL
done
for width in 2 4 8; do
  try $width test_row_fused
done
finish
