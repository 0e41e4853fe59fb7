/* chacha-internal.c: the C row's ChaCha20 kernel.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-rounds.h"

#if CHAPOLY_LANES == 1

void
CHAPOLY_(chacha_core_c) (size_t blocks, uint8_t *dst, const uint8_t *src,
                         const uint32_t state[16])
{
  /* The rounds can be undone: x leads back to the key. */
  struct { uint32_t s[16], x[16]; } m;
  unsigned i;

  for (i = 0; i < 16; i++)
    m.s[i] = state[i];
  for (; blocks; blocks--, m.s[12]++)
    {
      for (i = 0; i < 16; i++)
        m.x[i] = m.s[i];
      for (i = 0; i < 10; i++)
        DOUBLE_ROUND (m.x);
      for (i = 0; i < 16; i++, dst += 4, src += 4)
        {
          uint32_t word = chapoly_load32 (src);

          /* So that the store, too, reverses bytes where need be. */
          CHAPOLY_OPAQUE (word);
          chapoly_store32 (dst, word ^ (m.x[i] + m.s[i]));
        }
    }
  CHAPOLY_(wipe) (&m, sizeof m);
}

#else

/* Row of the state, words 4 row .. 4 row + 3, in each part. */
CHAPOLY_INLINE chapoly_vector
load_row (const uint32_t *state, unsigned row)
{
  chapoly_part x;

  memcpy (&x, state + 4 * row, sizeof x);
  return CHAPOLY_REPEAT (x);
}

/* To add to row 3: i in part 0, i + distance in part 1. */
CHAPOLY_INLINE chapoly_vector
counters (uint32_t i, uint32_t distance)
{
#if CHAPOLY_PARTS == 1
  (void) distance;
  return (chapoly_vector) { i };
#else
  return (chapoly_vector) { i, 0, 0, 0, i + distance };
#endif
}

CHAPOLY_INLINE void
xor_part (uint8_t *dst, const uint8_t *src, chapoly_part x)
{
  chapoly_part y;

  memcpy (&y, src, sizeof y);
  y ^= CHAPOLY_LE_PART (x);
  memcpy (dst, &y, sizeof y);
}

/* Part 1, if there is one and parts > 1, goes distance bytes further. */
CHAPOLY_INLINE void
xor_vector (size_t parts, size_t distance, uint8_t *dst, const uint8_t *src,
            chapoly_vector x)
{
  xor_part (dst, src, CHAPOLY_PART (x, 0));
  if (CHAPOLY_PARTS > 1 && parts > 1)
    xor_part (dst + distance, src + distance, CHAPOLY_PART (x, 1));
}


/* Row form, for a few blocks.  A vector holds one row of a block, in each
   part.  A pass makes 1 .. SETS_MAX sets of four vectors side by side:
   one is all latency, the next fill its gaps, and three leave some of 16
   registers for what is between.  With SSE2, by gcc 12 and clang 14 on an
   AMD EPYC (Zen 4), November 2026: 108 ns for one set, 138 for two, 175
   for three, and 205 for four blocks in lane form. */

#define SETS_MAX 3

struct rows
{
  chapoly_vector a, b, c, d;
};

CHAPOLY_INLINE void
start_rows (struct rows *x, const struct rows *s, uint32_t i)
{
  *x = *s;
  x->d += counters (i, 1);
}

CHAPOLY_INLINE void
round_rows (struct rows *x)
{
  QROUND (x->a, x->b, x->c, x->d);
}

/* Turns the rows so that the diagonals are columns; all but b, for which
   the next round waits. */
CHAPOLY_INLINE void
to_diagonals (struct rows *x)
{
  x->a = CHAPOLY_SHUFFLE (x->a, x->a, 3, 0, 1, 2);
  x->d = CHAPOLY_SHUFFLE (x->d, x->d, 2, 3, 0, 1);
  x->c = CHAPOLY_SHUFFLE (x->c, x->c, 1, 2, 3, 0);
}

CHAPOLY_INLINE void
to_columns (struct rows *x)
{
  x->a = CHAPOLY_SHUFFLE (x->a, x->a, 1, 2, 3, 0);
  x->d = CHAPOLY_SHUFFLE (x->d, x->d, 2, 3, 0, 1);
  x->c = CHAPOLY_SHUFFLE (x->c, x->c, 3, 0, 1, 2);
}

CHAPOLY_INLINE void
xor_rows (size_t blocks, uint8_t *dst, const uint8_t *src,
          const struct rows *x, const struct rows *s, uint32_t i)
{
  xor_vector (blocks, 64, dst, src, x->a + s->a);
  xor_vector (blocks, 64, dst + 16, src + 16, x->b + s->b);
  xor_vector (blocks, 64, dst + 32, src + 32, x->c + s->c);
  xor_vector (blocks, 64, dst + 48, src + 48,
              x->d + (s->d + counters (i, 1)));
}

/* The statement for k = 0 .. sets - 1; loops might not be unrolled, and
   then the sets would not be in registers. */
#define EACH_SET(statement)                             \
  do                                                    \
    {                                                   \
      { const unsigned k = 0; statement; }              \
      if (sets > 1)                                     \
        { const unsigned k = 1; statement; }            \
      if (sets > 2)                                     \
        { const unsigned k = 2; statement; }            \
    }                                                   \
  while (0)

/* Blocks i .. i + blocks - 1.  sets is a constant where this is used. */
CHAPOLY_INLINE void
row_pass (size_t blocks, uint8_t *dst, const uint8_t *src,
          const uint32_t *state, uint32_t i, unsigned sets)
{
  const struct rows s = { load_row (state, 0), load_row (state, 1),
                          load_row (state, 2), load_row (state, 3) };
  struct rows x[SETS_MAX];
  unsigned j;

  EACH_SET (start_rows (&x[k], &s, i + CHAPOLY_PARTS * k));
  for (j = 0; j < 10; j++)
    {
      EACH_SET (round_rows (&x[k]));
      EACH_SET (to_diagonals (&x[k]));
      EACH_SET (round_rows (&x[k]));
      EACH_SET (to_columns (&x[k]));
    }
  EACH_SET (xor_rows (blocks - CHAPOLY_PARTS * k,
                      dst + CHAPOLY_PARTS * 64 * k,
                      src + CHAPOLY_PARTS * 64 * k, &x[k], &s,
                      i + CHAPOLY_PARTS * k));
}


/* Lane form, for CHAPOLY_LANES blocks: lane l of x[j] is word j of block
   i + l. */

/* Stores four words of four blocks, x, in each part.  row is their row of
   the state, for the first block; it grows by step with each block.  Part 1
   holds the next four blocks. */
CHAPOLY_INLINE void
xor_lanes (uint8_t *dst, const uint8_t *src, chapoly_vector *x,
           chapoly_vector row, chapoly_vector step)
{
  transpose (x);
  xor_vector (CHAPOLY_PARTS, 256, dst, src, row + x[0]);
  row += step;
  xor_vector (CHAPOLY_PARTS, 256, dst + 64, src + 64, row + x[1]);
  row += step;
  xor_vector (CHAPOLY_PARTS, 256, dst + 128, src + 128, row + x[2]);
  row += step;
  xor_vector (CHAPOLY_PARTS, 256, dst + 192, src + 192, row + x[3]);
}

static void
lanes_pass (uint8_t *dst, const uint8_t *src, const uint32_t *state,
           uint32_t i)
{
#if CHAPOLY_PARTS == 1
  const chapoly_vector number = { 0, 1, 2, 3 };
#else
  const chapoly_vector number = { 0, 1, 2, 3, 4, 5, 6, 7 };
#endif
  const chapoly_vector zero = { 0 };
  chapoly_vector x[16];
  unsigned j;

  spread (x, load_row (state, 0));
  spread (x + 4, load_row (state, 1));
  spread (x + 8, load_row (state, 2));
  spread (x + 12, load_row (state, 3));
  x[12] += number + i;
  for (j = 0; j < 10; j++)
    DOUBLE_ROUND (x);
  xor_lanes (dst, src, x, load_row (state, 0), zero);
  xor_lanes (dst + 16, src + 16, x + 4, load_row (state, 1), zero);
  xor_lanes (dst + 32, src + 32, x + 8, load_row (state, 2), zero);
  xor_lanes (dst + 48, src + 48, x + 12,
             load_row (state, 3) + counters (i, 4), counters (1, 0));
}

void
CHAPOLY_(chacha_core_c) (size_t blocks, uint8_t *dst, const uint8_t *src,
                         const uint32_t state[16])
{
  uint32_t i = 0;

  for (; blocks >= CHAPOLY_LANES; blocks -= CHAPOLY_LANES)
    {
      lanes_pass (dst, src, state, i);
      i += CHAPOLY_LANES;
      dst += CHAPOLY_LANES * 64;
      src += CHAPOLY_LANES * 64;
    }
  while (blocks)
    {
      size_t n = blocks;

      if (n <= CHAPOLY_PARTS)
        row_pass (n, dst, src, state, i, 1);
      else if (n <= 2 * CHAPOLY_PARTS)
        row_pass (n, dst, src, state, i, 2);
      else
        {
          if (n > SETS_MAX * CHAPOLY_PARTS)
            n = SETS_MAX * CHAPOLY_PARTS;
          row_pass (n, dst, src, state, i, 3);
        }
      i += (uint32_t) n;
      dst += 64 * n;
      src += 64 * n;
      blocks -= n;
    }
}

#endif
