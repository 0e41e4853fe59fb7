/* poly1305-internal.c: the C row's Poly1305 kernel.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "poly1305-internal.h"

#if defined CHAPOLY_SMALL && !defined CHAPOLY_POLY1305_64

/* Radix 2^32 as in poly1305-internal.h, with its bounds, but a word of the
   product each turn of a loop: half the code.  Word i is the sum of
   h[j] factor[i + 4 - j], where factor[4 ..] is r, and factor[i] is s_i, or
   0 for i = 0: what h[4] gets from r_0 is added to word 4. */
void
CHAPOLY_(poly1305_update_c) (uint64_t state[5], size_t blocks,
                             const uint8_t *data, unsigned pad)
{
  struct { uint32_t factor[8], h[5], product[5]; } m;
  uint32_t *const r = m.factor + 4;
  uint64_t sum;
  unsigned i;

  for (i = 0; i < 2; i++)
    {
      r[2 * i] = (uint32_t) state[i];
      r[2 * i + 1] = (uint32_t) (state[i] >> 32);
      m.product[2 * i] = (uint32_t) state[2 + i];
      m.product[2 * i + 1] = (uint32_t) (state[2 + i] >> 32);
    }
  m.product[4] = (uint32_t) state[4];
  m.factor[0] = 0;
  for (i = 1; i < 4; i++)
    m.factor[i] = r[i] + (r[i] >> 2);

  for (;; blocks--)
    {
      /* Behind the last block there is a fold only. */
      sum = (uint32_t) chapoly_fold (m.product[4]);                 /* (1) */
      for (i = 0; i < 4; i++)
        {
          sum += m.product[i];
          if (blocks)
            {
              sum += chapoly_load32 (data);
              data += 4;
            }
          m.h[i] = (uint32_t) sum;
          sum >>= 32;
        }
      m.h[4] = (m.product[4] & 3) + (uint32_t) sum;
      if (!blocks)
        break;
      m.h[4] += pad;                                            /* (2) */

      sum = 0;
      for (i = 0; i < 4; i++)
        {
          const uint32_t *const factor = m.factor + i;

          sum += (uint64_t) m.h[0] * factor[4];
          sum += (uint64_t) m.h[1] * factor[3];
          sum += (uint64_t) m.h[2] * factor[2];
          sum += (uint64_t) m.h[3] * factor[1];
          sum += (uint64_t) m.h[4] * factor[0];                 /* (3) */
          m.product[i] = (uint32_t) sum;
          sum >>= 32;
        }
      m.product[4] = m.h[4] * r[0] + (uint32_t) sum;            /* (4) */
    }
  for (i = 0; i < 2; i++)
    state[2 + i] = m.h[2 * i] | (uint64_t) m.h[2 * i + 1] << 32;
  state[4] = m.h[4];
  CHAPOLY_(wipe) (&m, sizeof m);
}

#else

void
CHAPOLY_(poly1305_update_c) (uint64_t state[5], size_t blocks,
                             const uint8_t *data, unsigned pad)
{
  chapoly_poly1305_blocks (state, blocks, data, pad);
}

#endif
