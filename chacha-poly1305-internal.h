/* chacha-poly1305-internal.h: what streaming and one-shot calls share.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_INTERNAL_H
#define CHAPOLY_CHACHA_POLY1305_INTERNAL_H

#include "chacha-poly1305.h"
#include "kernels.h"

enum { ENCRYPT, DECRYPT };

static inline size_t
min (size_t a, size_t b)
{
  return a < b ? a : b;
}

/* With a 32-bit size_t, never. */
static inline int
too_long (uint64_t length)
{
  return length > CHACHA_POLY1305_TEXT_MAX;
}

/* Absorbs zeros up to the next multiple of 16 bytes. */
CHAPOLY_HIDDEN void
CHAPOLY_(poly1305_pad) (struct poly1305_ctx *ctx);

/* Crypts length bytes of text, the first of them offset bytes, 0 .. 63,
   into the block of state, and absorbs the ciphertext.  The keystream of
   the first head bytes is given; state is that of what follows. */
CHAPOLY_HIDDEN void
CHAPOLY_(chacha_poly1305_text) (struct poly1305_ctx *poly1305,
                                uint32_t state[16], size_t offset,
                                size_t length, uint8_t *dst,
                                const uint8_t *src, size_t head,
                                const uint8_t *keystream, int decrypt);

/* Pads, absorbs both sizes, and writes the tag. */
CHAPOLY_HIDDEN void
CHAPOLY_(chacha_poly1305_finish) (struct poly1305_ctx *ctx,
                                  uint64_t auth_size, uint64_t data_size,
                                  uint8_t
                                  digest[CHACHA_POLY1305_DIGEST_SIZE]);

#endif /* CHAPOLY_CHACHA_POLY1305_INTERNAL_H */
