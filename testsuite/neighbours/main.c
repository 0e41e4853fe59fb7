/* main.c: the same from each library, in one program.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "neighbours.h"

#include <stdio.h>
#include <string.h>

#define LENGTH 300

int
main (void)
{
  static seal_func *const others[] = {
#ifdef WITH_NETTLE
    with_nettle,
#endif
#ifdef WITH_OPENSSL
    with_openssl,
#endif
#ifdef WITH_SODIUM
    with_sodium,
#endif
    NULL
  };
  uint8_t key[32], text[LENGTH], ours[LENGTH + 16], theirs[LENGTH + 16];
  unsigned i, same = 0;

  for (i = 0; i < sizeof key; i++)
    key[i] = (uint8_t) (i + 1);
  for (i = 0; i < sizeof text; i++)
    text[i] = (uint8_t) (3 * i);
  with_chapoly (key, key, key + 12, LENGTH, ours, text);
  for (i = 0; others[i]; i++)
    {
      others[i] (key, key, key + 12, LENGTH, theirs, text);
      same += !memcmp (ours, theirs, sizeof ours);
    }
  printf ("%u of %u agree\n", same, i);
  return same != i;
}
