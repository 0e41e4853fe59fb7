/* poly1305-internal.h: Poly1305 in portable C, but for carries on POWER, for
   the C row's kernel and, a few blocks at a time, for short messages in all
   rows.

   Radix 2^64.  Clamping makes r0, r1 < 2^60 and r1 divisible by 4, so
   2^128 r1 = 2^130 (r1 / 4) = 5 (r1 / 4) = s1 modulo p = 2^130 - 5, where
   s1 = r1 + r1 / 4 < 1.25 2^60 is exact.  Then

     h r = (h0 r0 + h1 s1) + (h0 r1 + h1 r0 + h2 s1) 2^64 + h2 r0 2^128.

   The top word, t, is folded behind the product, but without the carry from
   below, which comes later: t = 4 (t / 4) + (t mod 4), and 2^130 (t / 4) is
   q = 5 (t / 4), which waits for the next block.  Bounds:

   (1) h2 <= 7 on entry, and q = 0; h2 <= 4 from (4).  So with pad and the
       carries, of which q = 0 makes none, h2 <= 9.
   (2) h0 r0 + h1 s1 < 2.25 2^124, the upper word of it < 2.25 2^60;
       h2 s1 < 11.3 2^60 < 2^64;
       h0 r1 + h1 r0 + that < 2.01 2^124, upper word < 2.01 2^60.
   (3) t = h2 r0 + that < 11.1 2^60, so q < 13.9 2^60 < 2^64.
   (4) h2 = t mod 4 + a carry <= 4.  If it is 4, that carry has left h1 <
       2.25 2^60, and adding q carries no further.

   So no sum of products leaves 128 bits, no product of h2 leaves 64, and
   with the last q, too, h2 <= 4.

   Several blocks a turn would need powers of r, which are not clamped, and
   so another radix: 2^44 with four blocks a turn, 36 products, takes
   6.6 us for 16 KiB by gcc 12 and clang 14 on an AMD EPYC (Zen 4),
   November 2026, where this takes 5.1 and 4.8.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_POLY1305_INTERNAL_H
#define CHAPOLY_POLY1305_INTERNAL_H

#include "poly1305.h"
#include "memops.h"

#if defined __SIZEOF_INT128__
__extension__ typedef unsigned __int128 uint128;
#if !defined CHAPOLY_POLY1305_32
#define CHAPOLY_POLY1305_64
#endif
#endif

/* Adds y to *x and returns the carry.  *x must not look like a part of a
   sum of 128 bits, which gcc would keep and mask.  For x86-64 it has such
   sums in memory, at twice the time. */
static inline uint64_t
chapoly_add (uint64_t *x, uint64_t y)
{
#if defined __x86_64__ || !defined __SIZEOF_INT128__
  *x += y;
  return *x < y;
#else
  const uint128 sum = (uint128) *x + y;

  *x = (uint64_t) sum;
  CHAPOLY_OPAQUE (*x);
  return (uint64_t) (sum >> 64);
#endif
}

#if defined CHAPOLY_POLY1305_64

/* Add y0 + y1 2^64 to two or three words.  C can not say that a carry goes
   on: gcc 12 for POWER makes 8 instructions of what are 3, and Poly1305
   takes 22 or 23 modelled cycles a block, not 19 to 21 (POWER10, POWER8,
   POWER9). */
#if defined __powerpc64__ && defined __GNUC__

CHAPOLY_INLINE void
chapoly_add2 (uint64_t *x0, uint64_t *x1, uint64_t y0, uint64_t y1)
{
  __asm__ ("addc %0, %0, %2\n\t"
           "adde %1, %1, %3"
           : "+&r" (*x0), "+r" (*x1) : "r" (y0), "r" (y1) : "xer");
}

CHAPOLY_INLINE void
chapoly_add3 (uint64_t *x0, uint64_t *x1, uint64_t *x2,
              uint64_t y0, uint64_t y1)
{
  __asm__ ("addc %0, %0, %3\n\t"
           "adde %1, %1, %4\n\t"
           "addze %2, %2"
           : "+&r" (*x0), "+&r" (*x1), "+r" (*x2) : "r" (y0), "r" (y1)
           : "xer");
}

#else

CHAPOLY_INLINE void
chapoly_add2 (uint64_t *x0, uint64_t *x1, uint64_t y0, uint64_t y1)
{
  *x1 += y1 + chapoly_add (x0, y0);
}

CHAPOLY_INLINE void
chapoly_add3 (uint64_t *x0, uint64_t *x1, uint64_t *x2,
              uint64_t y0, uint64_t y1)
{
  const uint64_t carry = chapoly_add (x0, y0);

  *x2 += chapoly_add (x1, y1);
  *x2 += chapoly_add (x1, carry);
}

#endif
#endif

/* 5 q: what h2's multiple of 4 is at the bottom. */
static inline uint64_t
chapoly_fold (uint64_t h2)
{
  return (h2 >> 2) + (h2 & ~(uint64_t) 3);
}

#if defined CHAPOLY_POLY1305_64

/* A state on its way through blocks, in registers. */
struct chapoly_poly1305_run
{
  uint64_t r0, r1, s1, h0, h1, h2, q;
};

/* gcc makes the shortest loop where it knows nothing of h. */
CHAPOLY_INLINE void
chapoly_poly1305_begin (struct chapoly_poly1305_run *x,
                        const uint64_t state[5])
{
  x->r0 = state[0];
  x->r1 = state[1];
  x->s1 = x->r1 + (x->r1 >> 2);
  x->h0 = state[2];
  x->h1 = state[3];
  x->h2 = state[4];
  x->q = 0;
  CHAPOLY_OPAQUE (x->h0);
  CHAPOLY_OPAQUE (x->h1);
  CHAPOLY_OPAQUE (x->h2);
}

CHAPOLY_INLINE void
chapoly_poly1305_end (struct chapoly_poly1305_run *x, uint64_t state[5])
{
  chapoly_add3 (&x->h0, &x->h1, &x->h2, x->q, 0);
  state[2] = x->h0;
  state[3] = x->h1;
  state[4] = x->h2;
}

/* h += block + q.  q is known last, so the block goes first. */
CHAPOLY_INLINE void
chapoly_poly1305_sum (struct chapoly_poly1305_run *x, const uint8_t *data,
                      unsigned pad)
{
  x->h2 += pad;
  chapoly_add3 (&x->h0, &x->h1, &x->h2, chapoly_load64 (data),
                chapoly_load64 (data + 8));
  chapoly_add3 (&x->h0, &x->h1, &x->h2, x->q, 0);               /* (1) */
}

CHAPOLY_INLINE void
chapoly_poly1305_product (struct chapoly_poly1305_run *x)
{
  const uint128 t0 = (uint128) x->h0 * x->r0 + (uint128) x->h1 * x->s1;
  const uint128 t1 = (uint128) x->h0 * x->r1 + (uint128) x->h1 * x->r0
    + x->h2 * x->s1;                                            /* (2) */
  uint64_t t = (uint64_t) (t1 >> 64) + x->h2 * x->r0;

  x->h0 = (uint64_t) t0;
  x->h1 = (uint64_t) t1;
  CHAPOLY_OPAQUE (x->h1);
  CHAPOLY_OPAQUE (t);
  x->q = chapoly_fold (t);                                      /* (3) */
  x->h2 = t & 3;
  chapoly_add2 (&x->h1, &x->h2, (uint64_t) (t0 >> 64), 0);      /* (4) */
}

CHAPOLY_INLINE void
chapoly_poly1305_blocks (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)
{
  const uint8_t *const end = data + blocks * POLY1305_BLOCK_SIZE;
  struct chapoly_poly1305_run x;

  chapoly_poly1305_begin (&x, state);
  CHAPOLY_OPAQUE (pad);
  while (data != end)
    {
      chapoly_poly1305_sum (&x, data, pad);
      chapoly_poly1305_product (&x);
      data += POLY1305_BLOCK_SIZE;
      /* Nor does it know how many turns there are. */
      CHAPOLY_OPAQUE (data);
    }
  chapoly_poly1305_end (&x, state);
}

/* Two messages, the second no longer than the first: each fills the gaps
   of the other's chain.  A pair of blocks takes 27 cycles on POWER8 and
   POWER9, 23 on POWER10 (modelled). */
CHAPOLY_INLINE void
chapoly_poly1305_two (uint64_t state[5], size_t blocks, const uint8_t *data,
                      uint64_t second[5], size_t second_blocks,
                      const uint8_t *second_data)
{
  const uint8_t *const both = data + second_blocks * POLY1305_BLOCK_SIZE;
  const uint8_t *const end = data + blocks * POLY1305_BLOCK_SIZE;
  struct chapoly_poly1305_run x, y;

  chapoly_poly1305_begin (&x, state);
  chapoly_poly1305_begin (&y, second);
  while (data != both)
    {
      chapoly_poly1305_sum (&x, data, 1);
      chapoly_poly1305_sum (&y, second_data, 1);
      chapoly_poly1305_product (&x);
      chapoly_poly1305_product (&y);
      data += POLY1305_BLOCK_SIZE;
      second_data += POLY1305_BLOCK_SIZE;
      CHAPOLY_OPAQUE (data);
    }
  while (data != end)
    {
      chapoly_poly1305_sum (&x, data, 1);
      chapoly_poly1305_product (&x);
      data += POLY1305_BLOCK_SIZE;
      CHAPOLY_OPAQUE (data);
    }
  chapoly_poly1305_end (&x, state);
  chapoly_poly1305_end (&y, second);
}

#else /* 32-bit products */

#define LOW(x) ((uint32_t) (x))
#define HIGH(x) ((uint32_t) ((x) >> 32))
#define MUL(a, b) ((uint64_t) (a) * (b))

/* The same in radix 2^32: r0 .. r3 < 2^28, r1 .. r3 divisible by 4, and
   s_i = r_i + r_i / 4 < 1.25 2^28.

   (1) h4 < 10.1 2^28 on entry (there, h4 <= 7) and from (4), so
       5 q < 12.7 2^28 < 2^32.
   (2) h_i + m_i + what is carried < 3 2^32 carries 2 at most:
       h4 mod 4 + pad + 2 <= 6.
   (3) The largest sum is that for h0, < 4.75 2^60, and carries less than
       2^31; that for h3 is < 4.01 2^60.  h4 s_i < 7.5 2^28 < 2^32.
   (4) h4 r0 + the carry < 6 2^28 + 4.01 2^28 < 10.1 2^28. */

CHAPOLY_INLINE void
chapoly_poly1305_blocks (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)
{
  const uint8_t *const end = data + blocks * POLY1305_BLOCK_SIZE;
  const uint32_t r0 = LOW (state[0]), r1 = HIGH (state[0]);
  const uint32_t r2 = LOW (state[1]), r3 = HIGH (state[1]);
  const uint32_t s1 = r1 + (r1 >> 2), s2 = r2 + (r2 >> 2);
  const uint32_t s3 = r3 + (r3 >> 2);
  uint32_t h0 = LOW (state[2]), h1 = HIGH (state[2]);
  uint32_t h2 = LOW (state[3]), h3 = HIGH (state[3]);
  uint32_t h4 = LOW (state[4]);
  uint64_t t;

  for (; data != end; data += 16)
    {
      uint64_t t0, t1, t2, t3;

      t = (uint64_t) h0 + chapoly_load32 (data)
        + (uint32_t) chapoly_fold (h4);                         /* (1) */
      h0 = LOW (t);
      t = (uint64_t) h1 + chapoly_load32 (data + 4) + HIGH (t);
      h1 = LOW (t);
      t = (uint64_t) h2 + chapoly_load32 (data + 8) + HIGH (t);
      h2 = LOW (t);
      t = (uint64_t) h3 + chapoly_load32 (data + 12) + HIGH (t);
      h3 = LOW (t);
      h4 = (h4 & 3) + pad + HIGH (t);                           /* (2) */

      t0 = MUL (h0, r0) + MUL (h1, s3) + MUL (h2, s2) + MUL (h3, s1);
      t1 = MUL (h0, r1) + MUL (h1, r0) + MUL (h2, s3) + MUL (h3, s2)
        + h4 * s1 + HIGH (t0);
      t2 = MUL (h0, r2) + MUL (h1, r1) + MUL (h2, r0) + MUL (h3, s3)
        + h4 * s2 + HIGH (t1);
      t3 = MUL (h0, r3) + MUL (h1, r2) + MUL (h2, r1) + MUL (h3, r0)
        + h4 * s3 + HIGH (t2);                                  /* (3) */
      h0 = LOW (t0);
      h1 = LOW (t1);
      h2 = LOW (t2);
      h3 = LOW (t3);
      h4 = h4 * r0 + HIGH (t3);                                 /* (4) */
    }
  state[2] = h0 | (uint64_t) h1 << 32;
  state[3] = h2 | (uint64_t) h3 << 32;
  state[4] = h4 & 3;
  /* h4 <= 3 + a carry. */
  state[4] += chapoly_add (&state[3], chapoly_add (&state[2],
                                                   chapoly_fold (h4)));
}

#undef LOW
#undef HIGH
#undef MUL

/* One chain leaves no registers for another. */
CHAPOLY_INLINE void
chapoly_poly1305_two (uint64_t state[5], size_t blocks, const uint8_t *data,
                      uint64_t second[5], size_t second_blocks,
                      const uint8_t *second_data)
{
  chapoly_poly1305_blocks (state, blocks, data, 1);
  chapoly_poly1305_blocks (second, second_blocks, second_data, 1);
}

#endif

CHAPOLY_INLINE void
chapoly_poly1305_load_key (uint64_t state[5], uint64_t s[2],
                           const uint8_t key[POLY1305_KEY_SIZE])
{
  uint64_t r0 = chapoly_load64 (key) & UINT64_C (0x0ffffffc0fffffff);
  uint64_t r1 = chapoly_load64 (key + 8) & UINT64_C (0x0ffffffc0ffffffc);

  /* Not as one vector: they are factors. */
  CHAPOLY_OPAQUE (r0);
  CHAPOLY_OPAQUE (r1);
  state[0] = r0;
  state[1] = r1;
  state[2] = state[3] = state[4] = 0;
  s[0] = chapoly_load64 (key + 16);
  s[1] = chapoly_load64 (key + 24);
}

/* A kernel's work for so few blocks that the call would cost more, or
   with a call in small code. */
CHAPOLY_INLINE void
chapoly_poly1305_few (const struct chapoly_kernels *k, uint64_t state[5],
                      size_t blocks, const uint8_t *data, unsigned pad)
{
#if defined CHAPOLY_SMALL
  if (blocks)
    k->poly1305_update (state, blocks, data, pad);
#else
  (void) k;
  chapoly_poly1305_blocks (state, blocks, data, pad);
#endif
}

/* h2 <= 4, so h < 2 p, and h mod p is h, or h - p = h + 5 - 2^130 if h + 5
   reaches 2^130.  Modulo 2^128, that is 5 more. */
CHAPOLY_INLINE void
chapoly_poly1305_tag (const uint64_t state[5], const uint64_t s[2],
                      uint8_t digest[POLY1305_DIGEST_SIZE])
{
#if defined CHAPOLY_POLY1305_64
  uint64_t h0 = state[2], h1 = state[3];
  uint64_t x0 = h0, x1 = h1, x2 = state[4];

  chapoly_add3 (&x0, &x1, &x2, 5, 0);
  chapoly_add2 (&h0, &h1, s[0], s[1]);
  chapoly_add2 (&h0, &h1, chapoly_fold (x2), 0);
  chapoly_store64 (digest, h0);
  chapoly_store64 (digest + 8, h1);
#else
  uint64_t sum = 5;
  unsigned i;

  for (i = 2; i < 4; i++)
    {
      sum = (sum + (uint32_t) state[i]) >> 32;
      sum = (sum + (state[i] >> 32)) >> 32;
    }
  sum = chapoly_fold (state[4] + sum);
  for (i = 0; i < 2; i++, digest += 8)
    {
      sum += (uint32_t) state[2 + i];
      sum += (uint32_t) s[i];
      chapoly_store32 (digest, (uint32_t) sum);
      sum = (sum >> 32) + (state[2 + i] >> 32) + (s[i] >> 32);
      chapoly_store32 (digest + 4, (uint32_t) sum);
      sum >>= 32;
    }
#endif
}

#endif /* CHAPOLY_POLY1305_INTERNAL_H */
