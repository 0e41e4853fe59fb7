/* chachapoly_alt.h: chapoly's context for mbedTLS, whose chachapoly.h
   includes this where MBEDTLS_CHACHAPOLY_ALT is defined.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHACHAPOLY_ALT_H
#define CHACHAPOLY_ALT_H

#include <chapoly/chacha-poly1305.h>

struct chachapoly_alt
{
  struct chacha_poly1305_ctx chapoly;
  int decrypts;
};

#ifdef MBEDTLS_CHACHAPOLY_ALT
typedef struct chachapoly_alt mbedtls_chachapoly_context;
#endif

#endif /* CHACHAPOLY_ALT_H */
