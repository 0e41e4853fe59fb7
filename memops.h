/* memops.h: little-endian load and store, constant-time comparison and
   wiping, for the library's own files.

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

/* 1 where the n bytes at a and b are equal, else 0; time depends on n, a
   multiple of 8. */
CHAPOLY_HIDDEN int
CHAPOLY_(memeql_sec) (const void *a, const void *b, size_t n);

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

/* memcpy and memset that take NULL with a length of 0. */
static inline void
chapoly_copy (uint8_t *dst, const uint8_t *src, size_t n)
{
  if (n)
    memcpy (dst, src, n);
}

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

/* The following do short pieces without a call, though n is no constant:
   in words of 8 bytes, of which the last may overlap the one before it, or
   in bytes, which is less code.  The compiler may not make a call of the
   loops. */
#if defined CHAPOLY_SMALL
#define CHAPOLY_WORDS 0
#else
#define CHAPOLY_WORDS 1
#endif
#if defined __GNUC__
#define CHAPOLY_NO_CALL __asm__ volatile ("" : : : "memory")
#else
#define CHAPOLY_NO_CALL ((void) 0)
#endif

/* dst = a XOR b.  dst may be a. */
static inline void
chapoly_xor (uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t n)
{
  size_t i = 0;

  if (CHAPOLY_WORDS && n >= 8)
    {
      const uint64_t last = chapoly_load64 (a + n - 8);

      for (; i + 8 < n; i += 8)
        chapoly_store64 (dst + i,
                         chapoly_load64 (a + i) ^ chapoly_load64 (b + i));
      chapoly_store64 (dst + n - 8, last ^ chapoly_load64 (b + n - 8));
    }
  else
    for (; i < n; i++)
      dst[i] = a[i] ^ b[i];
}

/* dst = src, padded with zeros to a multiple of 16 bytes. */
static inline void
chapoly_copy_padded (uint8_t *dst, const uint8_t *src, size_t n)
{
  size_t i = 0;

  if (n & 15)
    memset (dst + (n & ~(size_t) 15), 0, 16);
  if (CHAPOLY_WORDS && n >= 8)
    {
      for (; i + 8 < n; i += 8)
        {
          chapoly_store64 (dst + i, chapoly_load64 (src + i));
          CHAPOLY_NO_CALL;
        }
      chapoly_store64 (dst + n - 8, chapoly_load64 (src + n - 8));
    }
  else
    for (; i < n; i++)
      {
        dst[i] = src[i];
        CHAPOLY_NO_CALL;
      }
}

/* Wipes 64-byte blocks. */
static inline void
chapoly_wipe_blocks (uint8_t *p, size_t blocks)
{
  for (; blocks; blocks--, p += 64)
    CHAPOLY_(wipe) (p, 64);
}

#endif /* CHAPOLY_MEMOPS_H */
