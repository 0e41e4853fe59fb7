/* reference.h: ChaCha20, Poly1305, their AEAD and SHA-256, slow and plain.

   What the tests measure the library by.  It shares nothing with the
   library: no header, no code, no radix, no choice of loops.  The vector
   tests hold it against the published vectors, too.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_REFERENCE_H
#define CHAPOLY_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

/* One block of keystream. */
void
reference_chacha_block (uint8_t out[64], const uint32_t state[16]);

/* The state for a nonce of 8, 12 or 24 (XChaCha20) bytes, counter 0. */
void
reference_chacha_start (uint32_t state[16], const uint8_t key[32],
                        size_t nonce_length, const uint8_t *nonce);

/* Crypts from the start of a block.  The counter is word 12, with word 13
   above it where wide is not 0, and ends behind the last block used. */
void
reference_chacha (uint32_t state[16], int wide, size_t length,
                  uint8_t *dst, const uint8_t *src);

void
reference_hchacha20 (uint8_t out[32], const uint8_t key[32],
                     const uint8_t in[16]);

/* h = (h + block + pad 2^128) r for each block, little-endian bytes; h is
   less than 2^130 - 5 on return.  r is not clamped here. */
void
reference_poly1305_blocks (uint8_t h[17], const uint8_t r[16],
                           size_t blocks, const uint8_t *data,
                           unsigned pad);

/* The remainder modulo 2^130 - 5. */
void
reference_poly1305_reduce (uint8_t h[17]);

void
reference_poly1305 (const uint8_t key[32], size_t length,
                    const uint8_t *data, uint8_t tag[16]);

/* RFC 8439 section 2.8, or XChaCha20-Poly1305 with a nonce of 24. */
void
reference_seal (const uint8_t key[32], size_t nonce_length,
                const uint8_t *nonce, size_t ad_length, const uint8_t *ad,
                size_t length, uint8_t *dst, const uint8_t *src,
                uint8_t tag[16]);

struct reference_sha256
{
  uint32_t h[8];
  uint64_t length;
  uint8_t block[64];
};

void
reference_sha256_start (struct reference_sha256 *ctx);
void
reference_sha256_add (struct reference_sha256 *ctx, size_t length,
                      const uint8_t *data);
void
reference_sha256_end (struct reference_sha256 *ctx, uint8_t digest[32]);

#endif /* CHAPOLY_REFERENCE_H */
