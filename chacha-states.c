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

/* Lane l of x[j] is word j of state l. */
static void
lane_pass (uint8_t *dst, const uint32_t *state, const uint32_t *rows)
{
  chapoly_vector x[16];
  unsigned i, j;

  for (j = 0; j < 12; j += 4)
    spread (x + j, load_shared (state + j));
  for (i = 0; i < 4; i++)
    x[12 + i] = load_counted (rows + 4 * i);
  transpose (x + 12);
  for (i = 0; i < 10; i++)
    DOUBLE_ROUND (x);
  for (j = 0; j < 16; j += 4)
    {
      transpose (x + j);
      for (i = 0; i < 4; i++)
        store_row (dst + 64 * i + 4 * j,
                   x[j + i] + (j < 12 ? load_shared (state + j)
                               : load_counted (rows + 4 * i)));
    }
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
