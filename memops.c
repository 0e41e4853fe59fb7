/* memops.c: zeros, and what small code does not do in line.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "pieces.h"

#if defined CHAPOLY_SMALL

void
chapoly_xor (uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t n)
{
  for (; n; n--)
    *dst++ = *a++ ^ *b++;
}

#else

const uint8_t CHAPOLY_(zeros)[64 * CHAPOLY_WIDTH_MAX] = { 0 };

#endif
