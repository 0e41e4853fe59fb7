/* chacha-states.c: the C row's kernel for blocks of many states.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-rounds.h"

#if CHAPOLY_LANES > 1

/* Row 3 of a state, and in part 1 that of the state four further. */
CHAPOLY_INLINE chapoly_vector
load_counted (const uint32_t *row)
{
  chapoly_part x;
#if CHAPOLY_PARTS > 1
  chapoly_part y;

  memcpy (&x, row, sizeof x);
  memcpy (&y, row + 16, sizeof y);
  return CHAPOLY_PERMUTE (chapoly_part, x, y, 0, 1, 2, 3, 4, 5, 6, 7);
#else
  memcpy (&x, row, sizeof x);
  return x;
#endif
}

/* The same row of all states. */
CHAPOLY_INLINE chapoly_vector
load_shared (const uint32_t *row)
{
  chapoly_part x;

  memcpy (&x, row, sizeof x);
  return CHAPOLY_REPEAT (x);
}

CHAPOLY_INLINE void
store_row (uint8_t *dst, chapoly_vector x)
{
  chapoly_part part = CHAPOLY_LE_PART (CHAPOLY_PART (x, 0));

  memcpy (dst, &part, sizeof part);
#if CHAPOLY_PARTS > 1
  part = CHAPOLY_LE_PART (CHAPOLY_PART (x, 1));
  memcpy (dst + 256, &part, sizeof part);
#endif
}

/* Words of four blocks, in each part, become a row of each, to which that
   of its state is added. */
CHAPOLY_INLINE void
store_lanes (uint8_t *dst, chapoly_vector *x, chapoly_vector s0,
             chapoly_vector s1, chapoly_vector s2, chapoly_vector s3)
{
  transpose (x);
  store_row (dst, x[0] + s0);
  store_row (dst + 64, x[1] + s1);
  store_row (dst + 128, x[2] + s2);
  store_row (dst + 192, x[3] + s3);
}

CHAPOLY_INLINE void
store_shared (uint8_t *dst, chapoly_vector *x, const uint32_t *row)
{
  const chapoly_vector s = load_shared (row);

  store_lanes (dst, x, s, s, s, s);
}

/* Lane l of x[j] is word j of state l.  Loops might not be unrolled, and
   then the words would not be in registers. */
static void
lane_pass (uint8_t *dst, const uint32_t *state, const uint32_t *rows)
{
  chapoly_vector x[16];
  unsigned i;

  spread (x, load_shared (state));
  spread (x + 4, load_shared (state + 4));
  spread (x + 8, load_shared (state + 8));
  x[12] = load_counted (rows);
  x[13] = load_counted (rows + 4);
  x[14] = load_counted (rows + 8);
  x[15] = load_counted (rows + 12);
  transpose (x + 12);
  for (i = 0; i < 10; i++)
    DOUBLE_ROUND (x);
  store_shared (dst, x, state);
  store_shared (dst + 16, x + 4, state + 4);
  store_shared (dst + 32, x + 8, state + 8);
  store_lanes (dst + 48, x + 12, load_counted (rows),
               load_counted (rows + 4), load_counted (rows + 8),
               load_counted (rows + 12));
}

void
CHAPOLY_(chacha_states_c) (size_t n, uint8_t *dst, const uint32_t state[12],
                           const uint32_t *rows)
{
  for (; n; n -= CHAPOLY_LANES)
    {
      lane_pass (dst, state, rows);
      dst += 64 * CHAPOLY_LANES;
      rows += 4 * CHAPOLY_LANES;
    }
}

#else

/* No file is without a declaration. */
typedef char chapoly_no_lanes;

#endif
