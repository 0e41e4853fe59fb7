/* pieces.h: moves and XORs short pieces of memory, of a length that is no
   constant, without a call and in few steps: in units of 16 bytes, of which
   the last two may overlap what is before them; less than 16 bytes in two
   overlapping words.  Small code does it byte by byte, in memops.c.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_PIECES_H
#define CHAPOLY_PIECES_H

#include "memops.h"

/* 16 bytes, in a vector where there are vectors. */
#if CHAPOLY_LANES > 1
typedef chapoly_part chapoly_unit;
#define CHAPOLY_XOR_UNITS(x, y) ((x) ^ (y))
#else
typedef struct { uint64_t word[2]; } chapoly_unit;
#define CHAPOLY_XOR_UNITS(x, y)                                         \
  ((chapoly_unit) { { (x).word[0] ^ (y).word[0],                        \
                      (x).word[1] ^ (y).word[1] } })
#endif

static inline chapoly_unit
chapoly_load_unit (const uint8_t *p)
{
  chapoly_unit x;
  memcpy (&x, p, sizeof x);
  return x;
}

static inline void
chapoly_store_unit (uint8_t *p, chapoly_unit x)
{
  memcpy (p, &x, sizeof x);
}

#if defined CHAPOLY_SMALL

#define chapoly_xor CHAPOLY_(xor)

/* dst = a XOR b.  dst may be a. */
CHAPOLY_HIDDEN void
chapoly_xor (uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t n);

/* dst = the n bytes at src, 1 .. 15, and zeros behind them. */
static inline void
chapoly_copy_padded (uint8_t *dst, const uint8_t *src, size_t n)
{
  memset (dst, 0, 16);
  memcpy (dst, src, n);
}

#else

/* w = the n bytes at p, 0 .. 15, and zeros behind them, as two words. */
CHAPOLY_INLINE void
chapoly_load_part (uint64_t w[2], const uint8_t *p, size_t n)
{
  w[0] = w[1] = 0;
  if (n >= 8)
    {
      w[0] = chapoly_load64 (p);
      w[1] = chapoly_load64 (p + n - 8) >> (8 * (15 - n)) >> 8;
    }
  else if (n >= 4)
    w[0] = chapoly_load32 (p)
      | (uint64_t) chapoly_load32 (p + n - 4) << (8 * (n - 4));
  else if (n)
    w[0] = p[0] | (uint64_t) p[n / 2] << (8 * (n / 2))
      | (uint64_t) p[n - 1] << (8 * (n - 1));
}

/* The reverse: writes n bytes. */
CHAPOLY_INLINE void
chapoly_store_part (uint8_t *p, const uint64_t w[2], size_t n)
{
  if (n >= 8)
    {
      chapoly_store64 (p, w[0]);
      chapoly_store64 (p + n - 8, w[0] >> (8 * (n - 8))
                       | w[1] << (8 * (15 - n)) << 8);
    }
  else if (n >= 4)
    {
      chapoly_store32 (p, (uint32_t) w[0]);
      chapoly_store32 (p + n - 4, (uint32_t) (w[0] >> (8 * (n - 4))));
    }
  else if (n)
    {
      p[0] = (uint8_t) w[0];
      p[n / 2] = (uint8_t) (w[0] >> (8 * (n / 2)));
      p[n - 1] = (uint8_t) (w[0] >> (8 * (n - 1)));
    }
}

/* 16 bytes of dst = a XOR b. */
CHAPOLY_INLINE void
chapoly_xor_unit (uint8_t *dst, const uint8_t *a, const uint8_t *b)
{
  const chapoly_unit x = chapoly_load_unit (a), y = chapoly_load_unit (b);

  chapoly_store_unit (dst, CHAPOLY_XOR_UNITS (x, y));
}

/* The n bytes, 0 .. 15. */
CHAPOLY_INLINE void
chapoly_xor_part (uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t n)
{
  uint64_t x[2], y[2];

  chapoly_load_part (x, a, n);
  chapoly_load_part (y, b, n);
  x[0] ^= y[0];
  x[1] ^= y[1];
  chapoly_store_part (dst, x, n);
}

/* dst = a XOR b.  dst may be a. */
CHAPOLY_INLINE void
chapoly_xor (uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t n)
{
  if (n >= 16)
    {
      const size_t last = n - 16;
      size_t end = n < 32 ? 0 : n - 32, i = 0;
      const chapoly_unit x = chapoly_load_unit (a + end);
      const chapoly_unit y = chapoly_load_unit (b + end);
      const chapoly_unit v = chapoly_load_unit (a + last);
      const chapoly_unit w = chapoly_load_unit (b + last);

      while (i < end)
        {
          chapoly_xor_unit (dst + i, a + i, b + i);
          chapoly_xor_unit (dst + i + 16, a + i + 16, b + i + 16);
          i += 32;
          CHAPOLY_OPAQUE (end);
        }
      chapoly_store_unit (dst + end, CHAPOLY_XOR_UNITS (x, y));
      chapoly_store_unit (dst + last, CHAPOLY_XOR_UNITS (v, w));
    }
  else if (n)
    chapoly_xor_part (dst, a, b, n);
}

/* dst = the n bytes at src, and zeros up to a multiple of 16 bytes. */
CHAPOLY_INLINE void
chapoly_copy_padded (uint8_t *dst, const uint8_t *src, size_t n)
{
  uint64_t w[2];

  for (; n >= 16; n -= 16, dst += 16, src += 16)
    {
      chapoly_store64 (dst, chapoly_load64 (src));
      chapoly_store64 (dst + 8, chapoly_load64 (src + 8));
      CHAPOLY_OPAQUE (n);
    }
  if (n)
    {
      chapoly_load_part (w, src, n);
      chapoly_store64 (dst, w[0]);
      chapoly_store64 (dst + 8, w[1]);
    }
}

#endif

#endif /* CHAPOLY_PIECES_H */
