/* example.h: what the examples share and a user needs not.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef EXAMPLE_H
#define EXAMPLE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Prints what has been shown, or ends the program. */
static inline void
show (int ok, const char *what)
{
  printf ("%s %s\n", ok ? "ok  " : "FAIL", what);
  if (!ok)
    exit (EXIT_FAILURE);
}

/* Writes the bytes that hexadecimal digits stand for; returns how many. */
static inline size_t
unhex (uint8_t *out, const char *digits)
{
  size_t n = 0;
  unsigned byte;

  for (; sscanf (digits, "%2x", &byte) == 1; digits += 2)
    out[n++] = (uint8_t) byte;
  return n;
}

/* Whether the n bytes at p are those that digits stand for. */
static inline int
is_hex (const uint8_t *p, size_t n, const char *digits)
{
  char pair[3];

  if (strlen (digits) != 2 * n)
    return 0;
  for (; n; n--, p++, digits += 2)
    {
      snprintf (pair, sizeof pair, "%02x", (unsigned) *p);
      if (memcmp (pair, digits, 2))
        return 0;
    }
  return 1;
}

/* Whether the n bytes at p are all zero. */
static inline int
is_zero (const uint8_t *p, size_t n)
{
  unsigned bits = 0;

  while (n--)
    bits |= *p++;
  return !bits;
}

#endif /* EXAMPLE_H */
