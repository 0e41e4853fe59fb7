/* poly1305-internal.c: the C row's Poly1305 kernel.

   Radix 2^64.  Clamping makes r0, r1 < 2^60 and r1 divisible by 4, so
   2^128 r1 = 2^130 (r1 / 4) = 5 (r1 / 4) = s1 modulo p = 2^130 - 5, where
   s1 = r1 + r1 / 4 < 2^61 is exact.  Then

     h r = (h0 r0 + h1 s1) + (h0 r1 + h1 r0 + h2 s1) 2^64 + h2 r0 2^128.

   With h2 <= 7 on entry, h2 + pad + carry <= 9 = h2':
     h0 r0 + h1 s1          < 2^124 + 2^125
     h0 r1 + h1 r0 + h2' s1 < 2^125 + 2^65, + the carry from above
     h2' r0                 < 2^64
   so no sum leaves 128 bits and no product of h2' leaves 64.  The top
   word, t2 = h2' r0 + carry < 2^63.2, folds as t2 = 4 q + h2, and
   5 q = q + 4 q < 2^64 comes back at the bottom.  Its carry may make h2
   4, and then h1 = h0's rest is small: h2 <= 4 on return.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "memops.h"

#if defined __SIZEOF_INT128__ && !defined CHAPOLY_POLY1305_32

__extension__ typedef unsigned __int128 uint128;

void
CHAPOLY_(poly1305_update_c) (uint64_t state[5], size_t blocks,
                             const uint8_t *data, unsigned pad)
{
  const uint64_t r0 = state[0], r1 = state[1], s1 = r1 + (r1 >> 2);
  uint64_t h0 = state[2], h1 = state[3], h2 = state[4];

  for (; blocks; blocks--, data += 16)
    {
      uint128 t0, t1;
      uint64_t q;

      t0 = (uint128) h0 + chapoly_load64 (data);
      t1 = (uint128) h1 + chapoly_load64 (data + 8) + (uint64_t) (t0 >> 64);
      h0 = (uint64_t) t0;
      h1 = (uint64_t) t1;
      h2 += (uint64_t) (t1 >> 64) + pad;

      t0 = (uint128) h0 * r0 + (uint128) h1 * s1;
      t1 = (uint128) h0 * r1 + (uint128) h1 * r0 + h2 * s1
        + (uint64_t) (t0 >> 64);
      h2 = h2 * r0 + (uint64_t) (t1 >> 64);

      q = (h2 >> 2) + (h2 & ~(uint64_t) 3);
      t0 = (uint128) (uint64_t) t0 + q;
      t1 = (uint128) (uint64_t) t1 + (uint64_t) (t0 >> 64);
      h0 = (uint64_t) t0;
      h1 = (uint64_t) t1;
      h2 = (h2 & 3) + (uint64_t) (t1 >> 64);
    }
  state[2] = h0;
  state[3] = h1;
  state[4] = h2;
}

#else /* 32-bit products */

#define LOW(x) ((uint32_t) (x))
#define HIGH(x) ((uint32_t) ((x) >> 32))
#define MUL(a, b) ((uint64_t) (a) * (b))

/* The same in radix 2^32: r0 .. r3 < 2^28, r1 .. r3 divisible by 4,
   and s_i = 5 r_i / 4. */
void
CHAPOLY_(poly1305_update_c) (uint64_t state[5], size_t blocks,
                             const uint8_t *data, unsigned pad)
{
  const uint32_t r0 = LOW (state[0]), r1 = HIGH (state[0]);
  const uint32_t r2 = LOW (state[1]), r3 = HIGH (state[1]);
  const uint32_t s1 = r1 + (r1 >> 2), s2 = r2 + (r2 >> 2);
  const uint32_t s3 = r3 + (r3 >> 2);
  uint32_t h0 = LOW (state[2]), h1 = HIGH (state[2]);
  uint32_t h2 = LOW (state[3]), h3 = HIGH (state[3]);
  uint32_t h4 = LOW (state[4]);

  for (; blocks; blocks--, data += 16)
    {
      uint64_t t0, t1, t2, t3, t4;

      t0 = (uint64_t) h0 + chapoly_load32 (data);
      t1 = (uint64_t) h1 + chapoly_load32 (data + 4) + (t0 >> 32);
      t2 = (uint64_t) h2 + chapoly_load32 (data + 8) + (t1 >> 32);
      t3 = (uint64_t) h3 + chapoly_load32 (data + 12) + (t2 >> 32);
      h0 = (uint32_t) t0;
      h1 = (uint32_t) t1;
      h2 = (uint32_t) t2;
      h3 = (uint32_t) t3;
      h4 += (uint32_t) (t3 >> 32) + pad;

      /* Each product < 2^61, each sum of four and a carry < 2^63.1. */
      t0 = MUL (h0, r0) + MUL (h1, s3) + MUL (h2, s2) + MUL (h3, s1);
      t1 = MUL (h0, r1) + MUL (h1, r0) + MUL (h2, s3) + MUL (h3, s2)
        + MUL (h4, s1) + (t0 >> 32);
      t2 = MUL (h0, r2) + MUL (h1, r1) + MUL (h2, r0) + MUL (h3, s3)
        + MUL (h4, s2) + (t1 >> 32);
      t3 = MUL (h0, r3) + MUL (h1, r2) + MUL (h2, r1) + MUL (h3, r0)
        + MUL (h4, s3) + (t2 >> 32);
      t4 = MUL (h4, r0) + (t3 >> 32);

      h4 = (uint32_t) t4 & 3;
      t0 = (uint64_t) (uint32_t) t0 + 5 * (t4 >> 2);
      t1 = (uint64_t) (uint32_t) t1 + (t0 >> 32);
      t2 = (uint64_t) (uint32_t) t2 + (t1 >> 32);
      t3 = (uint64_t) (uint32_t) t3 + (t2 >> 32);
      h0 = (uint32_t) t0;
      h1 = (uint32_t) t1;
      h2 = (uint32_t) t2;
      h3 = (uint32_t) t3;
      h4 += (uint32_t) (t3 >> 32);
    }
  state[2] = h0 | (uint64_t) h1 << 32;
  state[3] = h2 | (uint64_t) h3 << 32;
  state[4] = h4;
}

#endif
