/* digest-run.c: prints the row in use, and the digest of many calls, if the
   self-test passes.  For embed-test.sh, which builds it with the library
   in several forms.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "digest.h"

#include "chacha-poly1305.h"

#include <inttypes.h>
#include <stdio.h>

int
main (void)
{
  if (!chacha_poly1305_self_test ())
    return 1;
  printf ("%s %016" PRIx64 "\n", chacha_poly1305_kernels (),
          digest_calls (100));
  return 0;
}
