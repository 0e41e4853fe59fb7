/* chacha-poly1305-internal.h: what streaming and one-shot calls share.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_INTERNAL_H
#define CHAPOLY_CHACHA_POLY1305_INTERNAL_H

#include "chacha-poly1305.h"
#include "chacha-internal.h"
#include "poly1305-internal.h"

#define BLOCK CHACHA_BLOCK_SIZE

enum { ENCRYPT, DECRYPT };

/* With a 32-bit size_t, never. */
static inline int
too_long (uint64_t length)
{
  return length > CHACHA_POLY1305_TEXT_MAX;
}

/* Crypts length bytes of text from chacha's block on, and absorbs all
   whole blocks of 16 bytes of the ciphertext.  keystream is to be wiped
   afterwards. */
CHAPOLY_HIDDEN void
CHAPOLY_(chacha_poly1305_text) (uint64_t poly1305[5],
                                struct chacha_ctx *chacha,
                                size_t length, uint8_t *dst,
                                const uint8_t *src,
                                uint8_t keystream[CHAPOLY_PASS_MAX],
                                int decrypt);

#endif /* CHAPOLY_CHACHA_POLY1305_INTERNAL_H */
