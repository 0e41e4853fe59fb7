/* compare-c-build.c: one build of the library, for compare-c.c.  It is
   compiled with the compiler, flags and symbol prefix of that build, and
   with BUILD, its name.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305.h"
#include "compare-c.h"

static struct chacha_poly1305_ctx ctx;

static void
set_key (void)
{
  chacha_poly1305_set_key (&ctx, key);
}

static void
crypt (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  (void) tag;
  chacha_set_nonce96 (&ctx.chacha, nonce);
  chacha_crypt32 (&ctx.chacha, length, dst, src);
}

static void
authenticate (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  struct poly1305_ctx poly1305;

  (void) dst;
  poly1305_set_key (&poly1305, key);
  poly1305_update (&poly1305, length, src);
  poly1305_digest (&poly1305, tag);
}

static void
seal (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  if (!chacha_poly1305_seal (&ctx, sizeof nonce, nonce, AD_LENGTH, ad,
                             length, dst, src, tag))
    tag[0] ^= 1;
}

extern const struct library CHAPOLY_(library);
const struct library CHAPOLY_(library)
  = { BUILD, set_key, { crypt, authenticate, seal }, 0 };
