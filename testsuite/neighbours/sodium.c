/* sodium.c: the AEAD by libsodium.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "neighbours.h"

#include <sodium.h>
#include <string.h>

void
with_sodium (const uint8_t key[32], const uint8_t nonce[12],
             const uint8_t ad[12], size_t length, uint8_t *dst,
             const uint8_t *src)
{
  if (sodium_init () < 0
      || crypto_aead_chacha20poly1305_ietf_encrypt (dst, NULL, src, length,
                                                    ad, 12, NULL, nonce,
                                                    key))
    memset (dst, 0, length + 16);
}
