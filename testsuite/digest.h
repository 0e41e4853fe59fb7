/* digest.h: a number that sums up the results of many calls.  Builds of the
   library that give the same number, in whatever form and on whatever
   machine, give the same results.  Needs no C library.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_DIGEST_H
#define CHAPOLY_DIGEST_H

#include <stdint.h>

/* All calls, rounds times, with random data that is always the same. */
uint64_t digest_calls (unsigned rounds);

#endif /* CHAPOLY_DIGEST_H */
