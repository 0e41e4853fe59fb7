/* chacha-internal.h: what chacha.c lends to chacha-poly1305.c.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_INTERNAL_H
#define CHAPOLY_CHACHA_INTERNAL_H

#include "chacha.h"
#include "kernels.h"

/* What a pass makes keystream of. */
CHAPOLY_HIDDEN extern const uint8_t
CHAPOLY_(zeros)[CHACHA_BLOCK_SIZE * CHAPOLY_WIDTH_MAX];

/* dst = src XOR the keystream that begins offset bytes, 0 .. 63, into the
   block of state.  Adds to word 12 the number of blocks finished; it must
   not wrap before the last block. */
CHAPOLY_HIDDEN void
CHAPOLY_(chacha_xor) (uint32_t state[16], size_t offset, size_t length,
                      uint8_t *dst, const uint8_t *src);

/* Replaces the key in ctx by XChaCha20's subkey, and sets the rest of the
   nonce and the counter to 0. */
CHAPOLY_HIDDEN void
CHAPOLY_(xchacha_set_nonce) (struct chacha_ctx *ctx,
                             const uint8_t nonce[XCHACHA_NONCE_SIZE]);

#endif /* CHAPOLY_CHACHA_INTERNAL_H */
