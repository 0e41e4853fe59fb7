/* chacha-internal.c: the C row's ChaCha20 kernel.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "memops.h"

#define ROTL32(n, x) ((x) << (n) | (x) >> (32 - (n)))

#define QROUND(a, b, c, d)                              \
  do                                                    \
    {                                                   \
      a += b; d ^= a; d = ROTL32 (16, d);               \
      c += d; b ^= c; b = ROTL32 (12, b);               \
      a += b; d ^= a; d = ROTL32 (8, d);                \
      c += d; b ^= c; b = ROTL32 (7, b);                \
    }                                                   \
  while (0)

#define DOUBLE_ROUND(x)                                 \
  do                                                    \
    {                                                   \
      QROUND (x[0], x[4], x[8], x[12]);                 \
      QROUND (x[1], x[5], x[9], x[13]);                 \
      QROUND (x[2], x[6], x[10], x[14]);                \
      QROUND (x[3], x[7], x[11], x[15]);                \
      QROUND (x[0], x[5], x[10], x[15]);                \
      QROUND (x[1], x[6], x[11], x[12]);                \
      QROUND (x[2], x[7], x[8], x[13]);                 \
      QROUND (x[3], x[4], x[9], x[14]);                 \
    }                                                   \
  while (0)

static void
one_block (uint8_t *dst, const uint8_t *src, const uint32_t *state,
           uint32_t i)
{
  uint32_t x[16];
  unsigned j;

  for (j = 0; j < 16; j++)
    x[j] = state[j];
  x[12] += i;
  for (j = 0; j < 10; j++)
    DOUBLE_ROUND (x);
  for (j = 0; j < 16; j++)
    chapoly_store32 (dst + 4 * j, chapoly_load32 (src + 4 * j)
                     ^ (x[j] + state[j] + (j == 12 ? i : 0)));
}

#if CHAPOLY_LANES > 1

/* Lane i of x[j] is word j of block i. */
static void
lanes (uint8_t *dst, const uint8_t *src, const uint32_t *state, uint32_t n)
{
  chapoly_vector x[16], s[16];
  unsigned i, j;

  for (j = 0; j < 16; j++)
    x[j] = s[j] = state[j] - (chapoly_vector) { 0 };
  for (i = 0; i < CHAPOLY_LANES; i++)
    s[12][i] += n + i;
  x[12] = s[12];
  for (j = 0; j < 10; j++)
    DOUBLE_ROUND (x);
  for (j = 0; j < 16; j++)
    x[j] += s[j];
  for (i = 0; i < CHAPOLY_LANES; i++)
    for (j = 0; j < 16; j++)
      chapoly_store32 (dst + 64 * i + 4 * j, x[j][i]
                       ^ chapoly_load32 (src + 64 * i + 4 * j));
}

#endif

void
CHAPOLY_(chacha_core_c) (size_t blocks, uint8_t *dst, const uint8_t *src,
                         const uint32_t state[16])
{
  uint32_t i = 0;

#if CHAPOLY_LANES > 1
  for (; blocks >= CHAPOLY_LANES; blocks -= CHAPOLY_LANES)
    {
      lanes (dst, src, state, i);
      i += CHAPOLY_LANES;
      dst += CHAPOLY_LANES * 64;
      src += CHAPOLY_LANES * 64;
    }
#endif
  for (; blocks; blocks--, i++, dst += 64, src += 64)
    one_block (dst, src, state, i);
}
