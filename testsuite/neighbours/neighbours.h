/* neighbours.h: four libraries in one program.  Each file of this folder
   includes the headers of one of them only.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stddef.h>
#include <stdint.h>

/* ChaCha20-Poly1305 with associated data of 12 bytes, in one call.  dst has
   room for length bytes of text and the tag. */
typedef void
seal_func (const uint8_t key[32], const uint8_t nonce[12],
           const uint8_t ad[12], size_t length, uint8_t *dst,
           const uint8_t *src);

seal_func with_chapoly, with_nettle, with_openssl, with_sodium;
