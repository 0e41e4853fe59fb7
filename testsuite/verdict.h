/* verdict.h: what secrets-test.sh compiles the library's files with: the
   verdict on two tags, a and b in memops.h, goes through secrets.c.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stdint.h>

int
secrets_verdict (int equal, const uint8_t *a, const uint8_t *b);

#define CHAPOLY_VERDICT(equal) secrets_verdict (equal, a, b)
