/* chapoly.c: the AEAD by chapoly.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "neighbours.h"

#include <chapoly/chacha-poly1305.h>
#include <string.h>

void
with_chapoly (const uint8_t key[32], const uint8_t nonce[12],
              const uint8_t ad[12], size_t length, uint8_t *dst,
              const uint8_t *src)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, key);
  if (!chacha_poly1305_seal (&ctx, 12, nonce, 12, ad, length, dst, src,
                             dst + length))
    memset (dst, 0, length + 16);
}
