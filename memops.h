/* memops.h: what compilers are told, little-endian load and store,
   constant-time comparison and wiping, for the library's own files.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_MEMOPS_H
#define CHAPOLY_MEMOPS_H

#include "chapoly-types.h"
#include "kernels.h"

#ifdef CHAPOLY_FREESTANDING
void *memcpy (void *dst, const void *src, size_t n);
void *memset (void *dst, int c, size_t n);
#if defined __GNUC__
/* -ffreestanding makes the plain names calls, even for 4 bytes. */
#define memcpy(dst, src, n) __builtin_memcpy ((dst), (src), (n))
#define memset(dst, c, n) __builtin_memset ((dst), (c), (n))
#endif
#else
#include <string.h>
#endif

/* Inlined, or not, whatever the compiler thinks; but small code inlines
   what it likes to. */
#if defined __GNUC__ && !defined CHAPOLY_SMALL
#define CHAPOLY_INLINE static inline __attribute__ ((always_inline))
#else
#define CHAPOLY_INLINE static inline
#endif
#if defined __GNUC__
#define CHAPOLY_NOINLINE static __attribute__ ((noinline))
#else
#define CHAPOLY_NOINLINE static
#endif

/* As many zeros as a row's pass takes: its keystream is what it makes of
   them. */
CHAPOLY_HIDDEN extern const uint8_t CHAPOLY_(zeros)[64 * CHAPOLY_WIDTH_MAX];

/* Zeroes n bytes; no optimiser removes it.  Inline, since a few stores do
   it where n is a small constant. */
static inline void
CHAPOLY_(wipe) (void *p, size_t n)
{
#if defined __GNUC__
  memset (p, 0, n);
  /* The memory is used here, as far as the compiler knows. */
  __asm__ volatile ("" : : "r" (p) : "memory");
#else
  volatile uint8_t *q = p;
  while (n--)
    *q++ = 0;
#endif
}

/* memset that takes NULL with a length of 0. */
static inline void
chapoly_zero (uint8_t *dst, size_t n)
{
  if (n)
    memset (dst, 0, n);
}

/* Compilers turn the first form into one load, or load and byte swap. */
#if defined __GNUC__ && defined __BYTE_ORDER__
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define CHAPOLY_LE32(x) __builtin_bswap32 (x)
#define CHAPOLY_LE64(x) __builtin_bswap64 (x)
#else
#define CHAPOLY_LE32(x) (x)
#define CHAPOLY_LE64(x) (x)
#endif

static inline uint32_t
chapoly_load32 (const uint8_t *p)
{
  uint32_t x;
  memcpy (&x, p, 4);
  return CHAPOLY_LE32 (x);
}

static inline uint64_t
chapoly_load64 (const uint8_t *p)
{
  uint64_t x;
  memcpy (&x, p, 8);
  return CHAPOLY_LE64 (x);
}

static inline void
chapoly_store32 (uint8_t *p, uint32_t x)
{
  x = CHAPOLY_LE32 (x);
  memcpy (p, &x, 4);
}

static inline void
chapoly_store64 (uint8_t *p, uint64_t x)
{
  x = CHAPOLY_LE64 (x);
  memcpy (p, &x, 8);
}

#else

static inline uint32_t
chapoly_load32 (const uint8_t *p)
{
  return p[0] | (uint32_t) p[1] << 8 | (uint32_t) p[2] << 16
    | (uint32_t) p[3] << 24;
}

static inline uint64_t
chapoly_load64 (const uint8_t *p)
{
  return chapoly_load32 (p) | (uint64_t) chapoly_load32 (p + 4) << 32;
}

static inline void
chapoly_store32 (uint8_t *p, uint32_t x)
{
  unsigned i;
  for (i = 0; i < 4; i++)
    p[i] = (uint8_t) (x >> 8 * i);
}

static inline void
chapoly_store64 (uint8_t *p, uint64_t x)
{
  chapoly_store32 (p, (uint32_t) x);
  chapoly_store32 (p + 4, (uint32_t) (x >> 32));
}

#endif

/* The compiler knows nothing of x from here on.  Where x says how long a
   loop takes, it can neither make a call of it nor count its turns ahead,
   in POWER's count register, which is slow to set. */
#if defined __GNUC__
#define CHAPOLY_OPAQUE(x) __asm__ ("" : "+r" (x))
#else
#define CHAPOLY_OPAQUE(x) ((void) 0)
#endif

/* What p points to is in memory from here on: so it is there only, not in
   a second place on the stack, and can be wiped. */
#if defined __GNUC__
#define CHAPOLY_IN_MEMORY(p) __asm__ ("" : "+r" (p) : : "memory")
#else
#define CHAPOLY_IN_MEMORY(p) ((void) 0)
#endif

/* x, an object, is stored here, and read again when it is needed: not kept
   in registers. */
#if defined __GNUC__
#define CHAPOLY_STORED(x) __asm__ volatile ("" : "+m" (x))
#else
#define CHAPOLY_STORED(x) ((void) 0)
#endif

/* 1 where two tags are equal, else 0, in the same time.  The verdict is
   what the caller learns: a tool that follows secrets may be told so by
   another definition. */
#ifndef CHAPOLY_VERDICT
#define CHAPOLY_VERDICT(equal) (equal)
#endif

static inline int
chapoly_memeql_sec (const uint8_t a[16], const uint8_t b[16])
{
  uint64_t diff = chapoly_load64 (a) ^ chapoly_load64 (b);

  /* Known, it might be a reason to leave early. */
  CHAPOLY_OPAQUE (diff);
  diff |= chapoly_load64 (a + 8) ^ chapoly_load64 (b + 8);
  /* diff or its negative has the uppermost bit set, unless both are 0. */
  return CHAPOLY_VERDICT ((int) (1 ^ (diff | (0 - diff)) >> 63));
}

/* Wipes 64-byte blocks. */
static inline void
chapoly_wipe_blocks (void *p, size_t blocks)
{
#if defined CHAPOLY_SMALL
  CHAPOLY_(wipe) (p, 64 * blocks);
#else
  uint8_t *block = p;

  for (; blocks; blocks--, block += 64)
    {
      CHAPOLY_(wipe) (block, 64);
      CHAPOLY_OPAQUE (blocks);
    }
#endif
}

/* The same for many: two a turn, since a turn's branch takes two cycles
   (POWER10, modelled). */
static inline void
chapoly_wipe_many_blocks (void *p, size_t blocks)
{
  uint8_t *block = p;

  if (blocks & 1)
    {
      CHAPOLY_(wipe) (block, 64);
      block += 64;
    }
  for (blocks /= 2; blocks; blocks--, block += 128)
    {
      CHAPOLY_(wipe) (block, 64);
      CHAPOLY_(wipe) (block + 64, 64);
      CHAPOLY_OPAQUE (blocks);
    }
}

#endif /* CHAPOLY_MEMOPS_H */
