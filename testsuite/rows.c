/* rows.c: for tests of kernels: the rows, and what Poly1305 kernels do to
   their state.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "rows.h"
#include "reference.h"
#include "testutils.h"

const struct chapoly_kernels *
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

void
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

static uint64_t
load64 (const uint8_t *p)
{
  uint64_t x = 0;
  unsigned i;

  for (i = 8; i; i--)
    x = x << 8 | p[i - 1];
  return x;
}

/* n bytes of x, little-endian. */
static void
store (uint8_t *p, unsigned n, uint64_t x)
{
  for (; n; n--, x >>= 8)
    *p++ = (uint8_t) x;
}

void
test_poly_start (struct test_poly *p, const uint8_t r[16],
                 const uint8_t h[17])
{
  test_random_bytes (sizeof p->r, p->r);
  test_random_bytes (sizeof p->h, p->h);
  p->h[16] &= 7;
  if (r)
    memcpy (p->r, r, sizeof p->r);
  if (h)
    memcpy (p->h, h, sizeof p->h);
  p->state[0] = load64 (p->r) & UINT64_C (0x0ffffffc0fffffff);
  p->state[1] = load64 (p->r + 8) & UINT64_C (0x0ffffffc0ffffffc);
  store (p->r, 8, p->state[0]);
  store (p->r + 8, 8, p->state[1]);
  p->state[2] = load64 (p->h);
  p->state[3] = load64 (p->h + 8);
  p->state[4] = p->h[16];
}

void
test_poly_result (uint8_t h[17], const uint64_t state[5])
{
  store (h, 8, state[2]);
  store (h + 8, 8, state[3]);
  store (h + 16, 1, state[4]);
  reference_poly1305_reduce (h);
}

void
test_poly_check (struct test_poly *p, size_t blocks, const uint8_t *data,
                 unsigned pad)
{
  uint8_t h[17];

  reference_poly1305_blocks (p->h, p->r, blocks, data, pad);
  CHECK (p->state[4] <= 4);
  test_poly_result (h, p->state);
  CHECK_MEM (17, h, p->h);
  CHECK (p->state[0] == load64 (p->r) && p->state[1] == load64 (p->r + 8));
}
