/* embedder.c: a program of somebody who has chapoly's sources in a project.
   Prints whether it works, and the row of kernels.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <chapoly/chacha-poly1305.h>

#include <stdio.h>

int
main (void)
{
  printf ("%s, row %s\n",
          chacha_poly1305_self_test () ? "right" : "wrong",
          chacha_poly1305_kernels ());
  return 0;
}
