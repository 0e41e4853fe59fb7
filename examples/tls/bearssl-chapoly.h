/* bearssl-chapoly.h: ChaCha20-Poly1305 for BearSSL, by chapoly.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef BEARSSL_CHAPOLY_H
#define BEARSSL_CHAPOLY_H

#include <bearssl.h>

/* After br_ssl_client_init_full or the like, and before the handshake:
   records under ChaCha20-Poly1305 go through chapoly. */
void
bearssl_use_chapoly (br_ssl_engine_context *engine);

/* The functions by themselves, as BearSSL describes them.  The second does
   not call ichacha: chapoly has its own ChaCha20. */
uint32_t
bearssl_chacha20_run (const void *key, const void *iv, uint32_t cc,
                      void *data, size_t len);
void
bearssl_poly1305_run (const void *key, const void *iv,
                      void *data, size_t len,
                      const void *aad, size_t aad_len,
                      void *tag, br_chacha20_run ichacha, int encrypt);

#endif /* BEARSSL_CHAPOLY_H */
