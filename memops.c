/* memops.c: constant-time comparison and wiping.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "memops.h"

int
CHAPOLY_(memeql_sec) (const void *a, const void *b, size_t n)
{
  const uint8_t *p = a, *q = b;
  unsigned diff = 0;

  for (; n; n--)
    {
      diff |= *p++ ^ *q++;
#if defined __GNUC__
      /* The compiler may not know what diff is, and so can not leave
         early once all its bits are set. */
      __asm__ ("" : "+r" (diff));
#endif
    }
  /* 0 - 1 borrows into bit 8; 1 .. 255 do not. */
  return (int) ((diff - 1) >> 8 & 1);
}

void
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
