/* chacha-states.c: the C row's kernel for blocks of many states.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-rounds.h"

#if CHAPOLY_LANES > 1

/* Words 4 row .. 4 row + 3 of a state, and in part 1 those of the state
   four further. */
CHAPOLY_INLINE chapoly_vector
load_row (const uint32_t *state, unsigned row)
{
  chapoly_part x;
#if CHAPOLY_PARTS > 1
  chapoly_part y;

  memcpy (&x, state + 4 * row, sizeof x);
  memcpy (&y, state + 64 + 4 * row, sizeof y);
  return CHAPOLY_PERMUTE (chapoly_part, x, y, 0, 1, 2, 3, 4, 5, 6, 7);
#else
  memcpy (&x, state + 4 * row, sizeof x);
  return x;
#endif
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
lane_pass (uint8_t *dst, const uint32_t *states)
{
  chapoly_vector x[16];
  unsigned i, j;

  for (j = 0; j < 4; j++)
    {
      for (i = 0; i < 4; i++)
        x[4 * j + i] = load_row (states + 16 * i, j);
      transpose (x + 4 * j);
    }
  for (i = 0; i < 10; i++)
    DOUBLE_ROUND (x);
  for (j = 0; j < 4; j++)
    {
      transpose (x + 4 * j);
      for (i = 0; i < 4; i++)
        store_row (dst + 64 * i + 16 * j,
                   x[4 * j + i] + load_row (states + 16 * i, j));
    }
}

void
CHAPOLY_(chacha_states_c) (size_t n, uint8_t *dst, const uint32_t *states)
{
  for (; n; n -= CHAPOLY_LANES)
    {
      lane_pass (dst, states);
      dst += 64 * CHAPOLY_LANES;
      states += 16 * CHAPOLY_LANES;
    }
}

#else

/* No file is without a declaration. */
typedef char chapoly_no_lanes;

#endif
