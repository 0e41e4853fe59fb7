/* chacha-rounds.h: the rounds, and words of blocks against lanes of
   vectors; for the C row's ChaCha20 kernels.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_ROUNDS_H
#define CHAPOLY_CHACHA_ROUNDS_H

#include "memops.h"

/* For words and for vectors of words. */
#define QROUND(a, b, c, d)                              \
  do                                                    \
    {                                                   \
      a += b; d ^= a; d = CHAPOLY_ROTL16 (d);           \
      c += d; b ^= c; b = CHAPOLY_ROTL (12, b);         \
      a += b; d ^= a; d = CHAPOLY_ROTL8 (d);            \
      c += d; b ^= c; b = CHAPOLY_ROTL (7, b);          \
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

#if CHAPOLY_LANES > 1

/* Four words of four blocks, in each part, either way:

     x[0]  a0 b0 c0 d0      ab  a0 a1 b0 b1      a0 a1 a2 a3  x[0]
     x[1]  a1 b1 c1 d1          a2 a3 b2 b3      b0 b1 b2 b3  x[1]
     x[2]  a2 b2 c2 d2      cd  c0 c1 d0 d1      c0 c1 c2 c3  x[2]
     x[3]  a3 b3 c3 d3          c2 c3 d2 d3      d0 d1 d2 d3  x[3]  */
CHAPOLY_INLINE void
transpose (chapoly_vector x[4])
{
  const chapoly_vector ab01 = CHAPOLY_SHUFFLE (x[0], x[1], 0, 4, 1, 5);
  const chapoly_vector ab23 = CHAPOLY_SHUFFLE (x[2], x[3], 0, 4, 1, 5);
  const chapoly_vector cd01 = CHAPOLY_SHUFFLE (x[0], x[1], 2, 6, 3, 7);
  const chapoly_vector cd23 = CHAPOLY_SHUFFLE (x[2], x[3], 2, 6, 3, 7);

  x[0] = CHAPOLY_SHUFFLE (ab01, ab23, 0, 1, 4, 5);
  x[1] = CHAPOLY_SHUFFLE (ab01, ab23, 2, 3, 6, 7);
  x[2] = CHAPOLY_SHUFFLE (cd01, cd23, 0, 1, 4, 5);
  x[3] = CHAPOLY_SHUFFLE (cd01, cd23, 2, 3, 6, 7);
}

/* x[0] .. x[3] = the four words of row in all lanes. */
CHAPOLY_INLINE void
spread (chapoly_vector *x, chapoly_vector row)
{
  x[0] = CHAPOLY_SHUFFLE (row, row, 0, 0, 0, 0);
  x[1] = CHAPOLY_SHUFFLE (row, row, 1, 1, 1, 1);
  x[2] = CHAPOLY_SHUFFLE (row, row, 2, 2, 2, 2);
  x[3] = CHAPOLY_SHUFFLE (row, row, 3, 3, 3, 3);
}

#endif

#endif /* CHAPOLY_CHACHA_ROUNDS_H */
