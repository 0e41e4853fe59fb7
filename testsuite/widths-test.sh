# widths-test.sh: the C that feeds the kernels, with rows of all widths,
# with a fused or a serial kernel, with one for many states, and without.
#
# How texts are cut into passes, pieces and tails depends on how many blocks
# a pass of the row makes, and on which kernels it has.  A machine
# has few of these; so here are rows that compose the C kernels, and that
# stop where they are called against the contract of kernels.h.
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
void test_row_chacha (size_t blocks, uint8_t *dst, const uint8_t *src,
                      const uint32_t state[16]);
void test_row_poly1305 (uint64_t state[5], size_t blocks,
                        const uint8_t *data, unsigned pad);
void test_row_fused (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16], uint64_t poly1305_state[5],
                     const uint8_t *data);
void test_row_states (size_t n, uint8_t *dst, const uint32_t state[12],
                      const uint32_t *rows);
void test_row_serial (size_t blocks, uint8_t *dst, const uint8_t *src,
                      const uint32_t state[16], uint64_t poly1305_state[5],
                      size_t n, const uint8_t *data, unsigned decrypt);
#define CHAPOLY_ROW                                                     \
  { "composed", WIDTH, test_row_chacha, test_row_poly1305, FUSED, STATES, \
    ROW_SERIAL }
END

cat >"$work/row.c" <<'END'
#include "rows.h"
#include "memops.h"

#include <stdio.h>
#include <stdlib.h>

/* What kernels.h promises to kernels. */
#define REQUIRE(cond)                                                   \
  do                                                                    \
    if (!(cond))                                                        \
      {                                                                 \
        printf ("a kernel was called against: %s\n", #cond);            \
        abort ();                                                       \
      }                                                                 \
  while (0)

static int
apart (const void *a, size_t a_size, const void *b, size_t b_size)
{
  return (uintptr_t) a + a_size <= (uintptr_t) b
    || (uintptr_t) b + b_size <= (uintptr_t) a;
}

static int
disjoint (const uint8_t *a, const uint8_t *b, size_t n)
{
  return apart (a, n, b, n);
}

void
test_row_chacha (size_t blocks, uint8_t *dst, const uint8_t *src,
                 const uint32_t state[16])
{
  REQUIRE (blocks >= 1);
  REQUIRE (blocks - 1 <= 0xffffffff - state[12]);
  REQUIRE (dst == src || disjoint (dst, src, 64 * blocks));
  CHAPOLY_(chacha_core_c) (blocks, dst, src, state);
}

void
test_row_poly1305 (uint64_t state[5], size_t blocks, const uint8_t *data,
                   unsigned pad)
{
  REQUIRE (blocks >= 1);
  REQUIRE (pad == 1 || (pad == 0 && blocks == 1));
  REQUIRE (!(state[0] & ~UINT64_C (0x0ffffffc0fffffff)));
  REQUIRE (!(state[1] & ~UINT64_C (0x0ffffffc0ffffffc)));
  REQUIRE (state[4] <= 7);
  CHAPOLY_(poly1305_update_c) (state, blocks, data, pad);
}

void
test_row_fused (size_t blocks, uint8_t *dst, const uint8_t *src,
                const uint32_t state[16], uint64_t poly1305_state[5],
                const uint8_t *data)
{
  REQUIRE (blocks >= 1 && blocks % WIDTH == 0);
  REQUIRE (blocks - 1 <= 0xffffffff - state[12]);
  REQUIRE (poly1305_state[4] <= 7);
  REQUIRE (dst == src || disjoint (dst, src, 64 * blocks));
  REQUIRE (data == src || data + 64 * WIDTH <= dst
           || disjoint (data, dst, 64 * blocks));
  test_composed (WIDTH, blocks, dst, src, state, poly1305_state, data);
}

void
test_row_serial (size_t blocks, uint8_t *dst, const uint8_t *src,
                 const uint32_t state[16], uint64_t poly1305_state[5],
                 size_t n, const uint8_t *data, unsigned decrypt)
{
  REQUIRE (blocks >= 1 && blocks % WIDTH == 0);
  REQUIRE (blocks - 1 <= 0xffffffff - state[12]);
  REQUIRE (n >= CHAPOLY_SERIAL_MIN);
  REQUIRE (poly1305_state[4] <= 7);
  REQUIRE (dst == src || disjoint (dst, src, 64 * blocks));
  REQUIRE (decrypt <= 1);
  test_composed_serial (blocks, dst, src, state, poly1305_state, n, data,
                        decrypt);
}

void
test_row_states (size_t n, uint8_t *dst, const uint32_t state[12],
                 const uint32_t *rows)
{
  uint32_t s[16];

  REQUIRE (n >= 1 && n % WIDTH == 0);
  REQUIRE (apart (dst, 64 * n, state, 48));
  REQUIRE (apart (dst, 64 * n, rows, 16 * n));
  memcpy (s, state, 48);
  for (; n; n--, dst += 64, rows += 4)
    {
      memcpy (s + 12, rows, 16);
      CHAPOLY_(chacha_core_c) (1, dst, CHAPOLY_(zeros), s);
    }
}
END

tests="chacha-test counters-test chacha-poly1305-test padding-test
  streaming-test refusals-test buffers-test overlaps-test tamper-test
  batch-test pieces-test"
parts="testutils vectors reference calls ways cuts"
compile="$CC $CPPFLAGS $CFLAGS -I$work/include -I$srcdir
  -I$srcdir/testsuite"

mkdir "$work/tests" "$work/include"
objects=
for part in $parts; do
  objects="$objects $work/tests/$part.o"
done
ln -s "$srcdir" "$work/include/chapoly"
for source in $parts $tests; do
  must "$source compiles" \
    $compile -c -o "$work/tests/$source.o" "$srcdir/testsuite/$source.c"
done

# try WIDTH FUSED STATES SERIAL
try ()
{
  flags="-DWIDTH=$1 -DFUSED=$2 -DSTATES=$3 -DROW_SERIAL=$4 -include $work/row.h"
  row="width $1, fused $2, states $3, serial $4"
  must "$row: the library compiles" objects "$work/library" $compile $flags
  for source in "$work/row.c" "$srcdir/testsuite/rows.c"; do
    must "$row: the row compiles" $compile $flags -c \
      -o "$work/library/$(basename "$source" .c).o" "$source"
  done
  for test in $tests; do
    must "$row: $test links" \
      $CC $CFLAGS $LDFLAGS -o "$work/$test" "$work/tests/$test.o" \
      $objects "$work"/library/*.o
    check "$row: $test" "$work/$test"
  done
}

try 1 NULL NULL NULL
try 4 test_row_fused NULL NULL
try 4 NULL test_row_states test_row_serial
for width in 2 8; do
  try $width NULL test_row_states NULL
  try $width test_row_fused test_row_states NULL
done
try 8 test_row_fused test_row_states test_row_serial
finish
