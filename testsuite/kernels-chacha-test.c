/* kernels-chacha-test.c: chacha_core of every row that this CPU can run,
   against the reference: all block counts, alignments and places, and states
   chosen so that each carry happens.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"
#include "rows.h"

#include <stdlib.h>

#define BLOCKS_MAX 40
#define CHACHA_MAX (64 * BLOCKS_MAX)

/* Memory that ends, and that starts, at an inaccessible page. */
static struct
{
  uint8_t *dst[2], *src[2], *state[2];
}
guarded;

/* Any alignment, and room for what should not be written. */
static uint8_t dst_area[TEST_CANARY + 16 + CHACHA_MAX + TEST_CANARY];
static uint8_t src_area[TEST_CANARY + 16 + CHACHA_MAX + TEST_CANARY];

static uint8_t random_data[CHACHA_MAX];

static const struct chacha_state
{
  const char *name;
  uint32_t words[16];
}
chacha_states[] = {
  { "zero", { 0 } },
  { "counting", { 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f,
                  0x10111213, 0x14151617, 0x18191a1b, 0x1c1d1e1f,
                  0x20212223, 0x24252627, 0x28292a2b, 0x2c2d2e2f,
                  0x30313233, 0x34353637, 0x38393a3b, 0x3c3d3e3f } },
  { "ones", { ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u,
              ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u } },
  { "top bits", { 1u << 31, 1u << 31, 1u << 31, 1u << 31,
                  1u << 31, 1u << 31, 1u << 31, 1u << 31,
                  1u << 31, 1u << 31, 1u << 31, 1u << 31,
                  1u << 31, 1u << 31, 1u << 31, 1u << 31 } },
  /* Key 00 .. 1f, nonce 01 00 ..: with counter 0x15a99072 the output's
     word 12 is 2, less than the block's place in a group, and an add of
     64 bits would carry into word 13. */
  { "small word 12", { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,
                       0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c,
                       0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
                       0, 1, 0, 0 } }
};

/* Where the blocks begin.  A group ends with the last counter, or passes
   the sign, a carry of 16 bits, or the small word 12. */
static const uint32_t counters[] = {
  0, 1, 0x7fffffec, 0x0000fff0, 0x15a99072 - 20, 0 - (uint32_t) BLOCKS_MAX
};

static uint8_t stream[CHACHA_MAX];

/* One call: where dst, src and state lie; in place if dst is src. */
static void
try_chacha (const struct chapoly_kernels *k, const uint32_t state[16],
            const uint8_t *keystream, size_t blocks, uint8_t *dst,
            uint8_t *src, uint8_t *state_place)
{
  const size_t n = 64 * blocks;
  static uint8_t expected[CHACHA_MAX];
  size_t i;

  for (i = 0; i < n; i++)
    expected[i] = random_data[i] ^ keystream[i];
  memset (dst, 0x3c, n);
  memcpy (src, random_data, n);
  memcpy (state_place, state, 64);
  k->chacha_core (blocks, dst, src, (const uint32_t *) state_place);
  CHECK_MEM (n, dst, expected);
  CHECK_MEM (64, state_place, state);
  if (dst != src)
    CHECK_MEM (n, src, random_data);
}

/* All block counts at guard pages, the last ones of the keystream too, so
   that each group ends where the counter does. */
static void
chacha_counts (const struct chapoly_kernels *k, const uint32_t first[16])
{
  uint32_t state[16];
  size_t blocks, skip, n;
  unsigned i;

  for (blocks = 1; blocks <= BLOCKS_MAX; blocks++)
    for (i = 0; i < 4; i++)
      {
        const int at_start = i & 1;

        skip = i & 2 ? BLOCKS_MAX - blocks : 0;
        n = 64 * blocks;
        memcpy (state, first, sizeof state);
        state[12] += (uint32_t) skip;
        test_context ("row %s, %lu blocks, counter %#lx, word 0 %#lx%s",
                      k->name, (unsigned long) blocks,
                      (unsigned long) state[12], (unsigned long) state[0],
                      at_start ? ", at the start of a page" : "");
        try_chacha (k, state, stream + 64 * skip, blocks,
                    guarded.dst[at_start] + (at_start ? 0 : CHACHA_MAX - n),
                    guarded.src[at_start] + (at_start ? 0 : CHACHA_MAX - n),
                    guarded.state[at_start]);
        try_chacha (k, state, stream + 64 * skip, blocks,
                    guarded.dst[at_start] + (at_start ? 0 : CHACHA_MAX - n),
                    guarded.dst[at_start] + (at_start ? 0 : CHACHA_MAX - n),
                    guarded.state[at_start]);
      }
}

/* Each alignment of dst with each of src, in place, and of the state. */
static void
chacha_alignments (const struct chapoly_kernels *k, const uint32_t state[16])
{
  static const size_t counts[] = { 1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 17, 40 };
  const unsigned step = test_have_time () ? 1 : 3;
  uint32_t words[20];
  unsigned i, d, s;

  for (i = 0; i < TEST_LENGTH (counts); i++)
    for (d = 0; d < 16; d++)
      for (s = d % step; s <= 16; s += step)
        {
          uint8_t *const dst = dst_area + TEST_CANARY + d;
          uint8_t *const src = s == 16 ? dst : src_area + TEST_CANARY + s;

          test_context ("row %s, %lu blocks, dst + %u, src + %u", k->name,
                        (unsigned long) counts[i], d, s);
          test_canaries_set (dst_area, sizeof dst_area);
          try_chacha (k, state, stream, counts[i], dst, src,
                      (uint8_t *) (words + (d + s) % 4));
          test_canaries_check (dst, 64 * counts[i]);
        }
}

static void
test_chacha (const struct chapoly_kernels *k)
{
  static const uint8_t zeros[CHACHA_MAX];
  const unsigned states = TEST_LENGTH (chacha_states);
  uint32_t state[16], next[16];
  unsigned i, j;

  CHECK (k->width >= 1 && k->width <= CHAPOLY_WIDTH_MAX);
  for (i = 0; i < states + 3; i++)
    for (j = 0; j < TEST_LENGTH (counters); j++)
      {
        if (i < states)
          memcpy (state, chacha_states[i].words, sizeof state);
        else
          test_random_bytes (sizeof state, state);
        state[12] = counters[j];
        memcpy (next, state, sizeof next);
        reference_chacha (next, 0, CHACHA_MAX, stream, zeros);
        chacha_counts (k, state);
      }
  chacha_alignments (k, state);
}

/* What a kernel counts with wraps neither at 8 nor at 16 bits. */
static void
chacha_long (const struct chapoly_kernels *k)
{
  static const size_t counts[] = { 300, 65540 };
  uint8_t *const data = test_allocate (64 * counts[1]);
  uint32_t state[16], used[16];
  unsigned i;

  for (i = 0; i < TEST_LENGTH (counts); i++)
    {
      test_context ("row %s, one call of %lu blocks", k->name,
                    (unsigned long) counts[i]);
      test_random_bytes (sizeof state, state);
      state[12] = i ? 0 - (uint32_t) counts[i] : 0;
      memcpy (used, state, sizeof used);
      test_long_data (counts[i], data);
      k->chacha_core (counts[i], data, data, used);
      test_long_check (counts[i], data, state);
    }
  free (data);
}


void
test_main (void)
{
  const struct chapoly_kernels *k;
  unsigned i;

  test_random_bytes (sizeof random_data, random_data);
  test_guarded_both (guarded.dst, CHACHA_MAX);
  test_guarded_both (guarded.src, CHACHA_MAX);
  test_guarded_both (guarded.state, 64);
  for (i = 0; (k = test_row (i)); i++)
    {
      test_note ("row %s, %u blocks a pass", k->name, k->width);
      test_chacha (k);
      chacha_long (k);
    }
  test_guarded_both_free (guarded.dst);
  test_guarded_both_free (guarded.src);
  test_guarded_both_free (guarded.state);
}
