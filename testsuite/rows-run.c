/* rows-run.c: prints the names of the rows that this CPU can run, but for
   the one in use; see rows-test.sh.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "kernels.h"

#include <stdio.h>

int
main (void)
{
  const struct chapoly_kernels *k;
  unsigned i;

  for (i = 0; (k = CHAPOLY_(kernels_available) (i)); i++)
    if (k != chapoly_kernels ())
      puts (k->name);
  return 0;
}
