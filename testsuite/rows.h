/* rows.h: for tests of kernels: the rows, and their Poly1305 state.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_ROWS_H
#define CHAPOLY_ROWS_H

/* Its macros rename members of the row, too: first, as in the library. */
#include "poly1305.h"
#include "kernels.h"
#include "reference.h"

#include <string.h>

/* Row i: first the C row, then the others that this CPU can run; NULL
   where there are no more. */
static inline const struct chapoly_kernels *
test_row (unsigned i)
{
  static const struct chapoly_kernels c_row = CHAPOLY_ROW_C;
  const struct chapoly_kernels *k;
  unsigned j;

  if (!i)
    return &c_row;
  for (j = 0; (k = CHAPOLY_(kernels_available) (j)); j++)
    if (strcmp (k->name, c_row.name) && !--i)
      return k;
  return NULL;
}

/* What a fused kernel with passes of width blocks does, by the C row. */
static inline void
test_composed (unsigned width, size_t blocks, uint8_t *dst,
               const uint8_t *src, const uint32_t state[16],
               uint64_t poly1305_state[5], const uint8_t *data)
{
  uint32_t s[16];
  size_t i;

  memcpy (s, state, sizeof s);
  for (i = 0; i < blocks; i += width, s[12] += width)
    {
      CHAPOLY_(poly1305_update_c) (poly1305_state, 4 * width, data + 64 * i,
                                   1);
      CHAPOLY_(chacha_core_c) (width, dst + 64 * i, src + 64 * i, s);
    }
}

/* n bytes of x, little-endian. */
static inline void
test_store (uint8_t *p, unsigned n, uint64_t x)
{
  for (; n; n--, x >>= 8)
    *p++ = (uint8_t) x;
}

static inline uint64_t
test_load64 (const uint8_t *p)
{
  uint64_t x = 0;
  unsigned i;

  for (i = 8; i; i--)
    x = x << 8 | p[i - 1];
  return x;
}

/* state = r, clamped here, and h. */
static inline void
test_poly1305_state (uint64_t state[5], const uint8_t r[16],
                     const uint8_t h[17])
{
  state[0] = test_load64 (r) & UINT64_C (0x0ffffffc0fffffff);
  state[1] = test_load64 (r + 8) & UINT64_C (0x0ffffffc0ffffffc);
  state[2] = test_load64 (h);
  state[3] = test_load64 (h + 8);
  state[4] = h[16];
}

/* h of state, modulo 2^130 - 5: equal for all rows.  h2 <= 4, which the
   caller checks. */
static inline void
test_poly1305_result (uint8_t h[17], const uint64_t state[5])
{
  test_store (h, 8, state[2]);
  test_store (h + 8, 8, state[3]);
  test_store (h + 16, 1, state[4]);
  reference_poly1305_reduce (h);
}

#endif /* CHAPOLY_ROWS_H */
