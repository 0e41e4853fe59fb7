/* memops.c: constant-time comparison.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "memops.h"

int
CHAPOLY_(memeql_sec) (const void *a, const void *b, size_t n)
{
  const uint8_t *p = a, *q = b;
  uint64_t diff = 0;

  for (; n; n -= 8, p += 8, q += 8)
    {
      diff |= chapoly_load64 (p) ^ chapoly_load64 (q);
#if defined __GNUC__
      /* The compiler may not know what diff is, and so can not leave
         early once all its bits are set. */
      __asm__ ("" : "+r" (diff));
#endif
    }
  /* diff or its negative has the uppermost bit set, unless both are 0. */
  return (int) (1 ^ (diff | (0 - diff)) >> 63);
}
