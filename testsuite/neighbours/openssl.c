/* openssl.c: the AEAD by OpenSSL's libcrypto.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "neighbours.h"

#include <openssl/evp.h>
#include <string.h>

void
with_openssl (const uint8_t key[32], const uint8_t nonce[12],
              const uint8_t ad[12], size_t length, uint8_t *dst,
              const uint8_t *src)
{
  EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new ();
  int n;

  if (!EVP_EncryptInit_ex (ctx, EVP_chacha20_poly1305 (), NULL, key, nonce)
      || !EVP_EncryptUpdate (ctx, NULL, &n, ad, 12)
      || !EVP_EncryptUpdate (ctx, dst, &n, src, (int) length)
      || !EVP_EncryptFinal_ex (ctx, dst + length, &n)
      || !EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_GET_TAG, 16,
                               dst + length))
    memset (dst, 0, length + 16);
  EVP_CIPHER_CTX_free (ctx);
}
