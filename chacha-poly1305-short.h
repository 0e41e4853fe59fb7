/* chacha-poly1305-short.h: messages whose keystream comes out of one call
   of a ChaCha20 kernel, together with the key; for chacha-poly1305-seal.c
   and chacha-poly1305-batch.c.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_SHORT_H
#define CHAPOLY_CHACHA_POLY1305_SHORT_H

#include "chacha-poly1305-internal.h"

/* To be wiped. */
struct secrets
{
  struct chacha_ctx chacha;
  uint8_t keystream[CHAPOLY_PASS_MAX];
};

/* Sets chacha to block 0 of the message under nonce.  Returns 0 if there
   is no nonce of that length. */
CHAPOLY_INLINE int
start (struct chacha_ctx *chacha, const struct chacha_poly1305_ctx *ctx,
       size_t nonce_length, const uint8_t *nonce)
{
  /* No copy of the key for what is refused. */
  if (nonce_length != CHACHA_POLY1305_NONCE_SIZE
      && nonce_length != XCHACHA_POLY1305_NONCE_SIZE)
    return 0;

  *chacha = ctx->chacha;
  if (nonce_length == CHACHA_POLY1305_NONCE_SIZE)
    {
      chacha->state[12] = 0;
      chacha->state[13] = chapoly_load32 (nonce);
      chacha->state[14] = chapoly_load32 (nonce + 4);
      chacha->state[15] = chapoly_load32 (nonce + 8);
    }
  else
    chapoly_xchacha_set_nonce (chacha, nonce);
  return 1;
}

/* What a short message has of text, at most: as much as a pass of the
   widest row makes besides the key; and of associated data: where a kernel
   for them begins to be cheaper than 20 modelled cycles a block in line
   (POWER8 and POWER9: 19, and 100 for the call). */
#define TEXT_SHORT (BLOCK * (CHAPOLY_WIDTH_MAX - 1))
#define AD_SHORT 64

static inline int
is_short (const struct chapoly_kernels *k,
          size_t nonce_length, size_t ad_length, size_t length)
{
  (void) k;
  return TEXT_SHORT && length <= TEXT_SHORT && ad_length <= AD_SHORT
    && nonce_length == CHACHA_POLY1305_NONCE_SIZE;
}

/* 16 bytes of dst = x XOR y, and of data = the ciphertext. */
CHAPOLY_INLINE void
crypt_unit (uint8_t *dst, uint8_t *data, chapoly_unit x, chapoly_unit y,
            int decrypt)
{
  y = CHAPOLY_XOR_UNITS (x, y);
  chapoly_store_unit (dst, y);
  chapoly_store_unit (data, decrypt ? x : y);
}

/* n bytes of dst = src XOR keystream, and of data = the ciphertext, with
   zeros behind it. */
CHAPOLY_INLINE void
crypt_and_keep (uint8_t *dst, uint8_t *data, const uint8_t *src,
                const uint8_t *keystream, size_t n, int decrypt)
{
  CHAPOLY_OPAQUE (keystream);
  if (n < 16)
    {
      if (decrypt)
        chapoly_copy_padded (data, src, n);
      chapoly_xor (dst, src, keystream, n);
      if (!decrypt)
        chapoly_copy_padded (data, dst, n);
    }
  else
    {
      const size_t last = n - 16;
      size_t end = n < 32 ? 0 : n - 32, i = 0;
      const chapoly_unit x = chapoly_load_unit (src + end);
      const chapoly_unit y = chapoly_load_unit (src + last);

      chapoly_store64 (data + n, 0);
      chapoly_store64 (data + n + 8, 0);
      while (i < end)
        {
          crypt_unit (dst + i, data + i, chapoly_load_unit (src + i),
                      chapoly_load_unit (keystream + i), decrypt);
          i += 16;
          crypt_unit (dst + i, data + i, chapoly_load_unit (src + i),
                      chapoly_load_unit (keystream + i), decrypt);
          i += 16;
          CHAPOLY_OPAQUE (end);
        }
      crypt_unit (dst + end, data + end, x,
                  chapoly_load_unit (keystream + end), decrypt);
      crypt_unit (dst + last, data + last, y,
                  chapoly_load_unit (keystream + last), decrypt);
    }
}

/* Bytes of what Poly1305 takes of a short message, at most. */
#define SHORT_DATA (AD_SHORT + TEXT_SHORT + POLY1305_BLOCK_SIZE)

/* Crypts the text, and lays associated data, ciphertext and sizes side by
   side for one run of Poly1305.  Returns its blocks. */
CHAPOLY_INLINE size_t
crypt_and_lay (uint8_t data[SHORT_DATA], size_t ad_length,
               const uint8_t *ad, size_t length, uint8_t *dst,
               const uint8_t *src, const uint8_t *keystream, int decrypt)
{
  uint8_t *p = data;

  chapoly_copy_padded (p, ad, ad_length);
  p += (ad_length + 15) & ~(size_t) 15;
  crypt_and_keep (dst, p, src, keystream, length, decrypt);
  p += (length + 15) & ~(size_t) 15;
  chapoly_store64 (p, ad_length);
  chapoly_store64 (p + 8, length);
  return (size_t) (p - data) / POLY1305_BLOCK_SIZE + 1;
}

/* Poly1305 runs in line, 20 cycles a block: 33 blocks at most, for which a
   kernel takes 19 each, but 100 for the call (POWER8 and POWER9,
   modelled). */
CHAPOLY_INLINE void
short_message (const struct chapoly_kernels *k,
               const struct chacha_poly1305_ctx *ctx, const uint8_t *nonce,
               size_t ad_length, const uint8_t *ad,
               size_t length, uint8_t *dst, const uint8_t *src,
               uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE], int decrypt)
{
  const size_t blocks = 1 + (length + BLOCK - 1) / BLOCK;
  uint8_t data[SHORT_DATA];
  struct secrets m;
  uint64_t poly1305[5], s[2];
  size_t data_blocks;

  start (&m.chacha, ctx, CHACHA_POLY1305_NONCE_SIZE, nonce);
  k->chacha_core (blocks, m.keystream, CHAPOLY_(zeros), m.chacha.state);
  chapoly_poly1305_load_key (poly1305, s, m.keystream);
  data_blocks = crypt_and_lay (data, ad_length, ad, length, dst, src,
                               m.keystream + BLOCK, decrypt);
  chapoly_poly1305_blocks (poly1305, data_blocks, data, 1);
  /* Here, since it costs least beside the end of that chain. */
  chapoly_wipe_blocks (&m, 1 + blocks);
  chapoly_poly1305_tag (poly1305, s, digest);
}

/* What there is of a forged message, its right tag above all, goes. */
CHAPOLY_INLINE int
judge (uint8_t right[CHACHA_POLY1305_DIGEST_SIZE],
       const uint8_t given[CHACHA_POLY1305_DIGEST_SIZE],
       size_t length, uint8_t *dst)
{
  CHAPOLY_IN_MEMORY (right);
  if (chapoly_memeql_sec (right, given))
    return 1;
  CHAPOLY_(wipe) (right, CHACHA_POLY1305_DIGEST_SIZE);
  chapoly_zero (dst, length);
  return 0;
}

#endif /* CHAPOLY_CHACHA_POLY1305_SHORT_H */
