/* nettle.c: the AEAD by GNU Nettle.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "neighbours.h"

#include <nettle/chacha-poly1305.h>
#include <nettle/version.h>

void
with_nettle (const uint8_t key[32], const uint8_t nonce[12],
             const uint8_t ad[12], size_t length, uint8_t *dst,
             const uint8_t *src)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, key);
  chacha_poly1305_set_nonce (&ctx, nonce);
  chacha_poly1305_update (&ctx, 12, ad);
  chacha_poly1305_encrypt (&ctx, length, dst, src);
#if NETTLE_VERSION_MAJOR < 4
  chacha_poly1305_digest (&ctx, 16, dst + length);
#else
  chacha_poly1305_digest (&ctx, dst + length);
#endif
}
