/* chacha-poly1305-seal.c: the one-shot calls.

   Block 0 of the keystream, whose first half is the Poly1305 key, comes
   out of one pass of the ChaCha20 kernel together with the keystream of
   the first width - 1 blocks of text.  The pass needs the state only, so
   it starts before a byte of the message is touched.

   A text that ends there is short, and its cost is set-up: associated
   data, ciphertext and sizes are laid side by side for one run of
   Poly1305, in line if that is a few blocks, and nothing else is called.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-internal.h"
#include "chacha-internal.h"
#include "poly1305-internal.h"

#define BLOCK CHACHA_BLOCK_SIZE
#define HEAD_MAX (BLOCK * (CHAPOLY_WIDTH_MAX - 1))

/* What a short message may have of associated data. */
#define AD_MAX 64

/* Blocks that are absorbed in line: about what a call costs. */
#if defined CHAPOLY_SMALL || !defined __SIZEOF_INT128__
#define INLINE_BLOCKS 0
#else
#define INLINE_BLOCKS 6
#endif

struct message
{
  struct chacha_ctx chacha;
  struct poly1305_ctx poly1305;
  uint8_t keystream[BLOCK * CHAPOLY_WIDTH_MAX];
};

/* All of a message whose keystream is there. */
static inline void
short_message (struct message *m, size_t ad_length, const uint8_t *ad,
               size_t length, uint8_t *dst, const uint8_t *src,
               uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE], int decrypt)
{
  uint8_t data[AD_MAX + HEAD_MAX + POLY1305_BLOCK_SIZE];
  const size_t text = (ad_length + 15) & ~(size_t) 15;
  const size_t sizes = text + ((length + 15) & ~(size_t) 15);
  const size_t blocks = sizes / POLY1305_BLOCK_SIZE + 1;

  chapoly_poly1305_load_key (m->poly1305.state, m->poly1305.s, m->keystream);
  chapoly_copy_padded (data, ad, ad_length);
  if (decrypt)
    chapoly_copy_padded (data + text, src, length);
  chapoly_xor (dst, src, m->keystream + BLOCK, length);
  if (!decrypt)
    chapoly_copy_padded (data + text, dst, length);
  chapoly_store64 (data + sizes, ad_length);
  chapoly_store64 (data + sizes + 8, length);

  if (blocks <= INLINE_BLOCKS)
    chapoly_poly1305_blocks (m->poly1305.state, blocks, data, 1);
  else
    chapoly_kernels ()->poly1305_update (m->poly1305.state, blocks, data, 1);
  chapoly_poly1305_tag (m->poly1305.state, m->poly1305.s, digest);
}

/* A message of which the first head bytes' keystream is there. */
static void
long_message (struct message *m, size_t head,
              size_t ad_length, const uint8_t *ad,
              size_t length, uint8_t *dst, const uint8_t *src,
              uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE], int decrypt)
{
  poly1305_set_key (&m->poly1305, m->keystream);
  poly1305_update (&m->poly1305, ad_length, ad);
  CHAPOLY_(poly1305_pad) (&m->poly1305);
  m->chacha.state[12] = (uint32_t) (1 + head / BLOCK);
  CHAPOLY_(chacha_poly1305_text) (&m->poly1305, m->chacha.state, 0,
                                  length, dst, src,
                                  head, m->keystream + BLOCK, decrypt);
  CHAPOLY_(chacha_poly1305_finish) (&m->poly1305, ad_length, length, digest);
}

static inline int
one_shot (const struct chacha_poly1305_ctx *ctx,
          size_t nonce_length, const uint8_t *nonce,
          size_t ad_length, const uint8_t *ad,
          size_t length, uint8_t *dst, const uint8_t *src,
          uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE], int decrypt)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  const size_t head = min (length, BLOCK * (k->width - 1));
  const size_t blocks = 1 + (head + BLOCK - 1) / BLOCK;
  struct message m;

  if (too_long (length))
    return 0;

  m.chacha = ctx->chacha;
  if (nonce_length == CHACHA_POLY1305_NONCE_SIZE)
    {
      m.chacha.state[12] = 0;
      m.chacha.state[13] = chapoly_load32 (nonce);
      m.chacha.state[14] = chapoly_load32 (nonce + 4);
      m.chacha.state[15] = chapoly_load32 (nonce + 8);
    }
  else if (nonce_length == XCHACHA_POLY1305_NONCE_SIZE)
    CHAPOLY_(xchacha_set_nonce) (&m.chacha, nonce);
  else
    return 0;

  k->chacha_core (blocks, m.keystream, CHAPOLY_(zeros), m.chacha.state);
  if (k->width > 1 && head == length && ad_length <= AD_MAX)
    short_message (&m, ad_length, ad, length, dst, src, digest, decrypt);
  else
    long_message (&m, head, ad_length, ad, length, dst, src, digest,
                  decrypt);

  CHAPOLY_(wipe) (&m.chacha, sizeof m.chacha);
  CHAPOLY_(wipe) (&m.poly1305, sizeof m.poly1305);
  chapoly_wipe_blocks (m.keystream, blocks);
  return 1;
}

int
chacha_poly1305_seal (const struct chacha_poly1305_ctx *ctx,
                      size_t nonce_length, const uint8_t *nonce,
                      size_t ad_length, const uint8_t *ad,
                      size_t length, uint8_t *dst, const uint8_t *src,
                      uint8_t *tag)
{
  return one_shot (ctx, nonce_length, nonce, ad_length, ad,
                   length, dst, src, tag, ENCRYPT);
}

int
chacha_poly1305_open (const struct chacha_poly1305_ctx *ctx,
                      size_t nonce_length, const uint8_t *nonce,
                      size_t ad_length, const uint8_t *ad,
                      size_t length, uint8_t *dst, const uint8_t *src,
                      const uint8_t *tag)
{
  uint8_t right[CHACHA_POLY1305_DIGEST_SIZE], given[sizeof right];
  int equal;

  /* No buffer is that long: touch nothing. */
  if (too_long (length))
    return 0;
  memcpy (given, tag, sizeof given);
  equal = one_shot (ctx, nonce_length, nonce, ad_length, ad,
                    length, dst, src, right, DECRYPT)
    && CHAPOLY_(memeql_sec) (right, given, sizeof given);
  if (!equal)
    chapoly_zero (dst, length);
  CHAPOLY_(wipe) (right, sizeof right);
  return equal;
}

int
chacha_poly1305_encrypt_message (const struct chacha_poly1305_ctx *ctx,
                                 size_t nonce_length, const uint8_t *nonce,
                                 size_t ad_length, const uint8_t *ad,
                                 size_t clength, uint8_t *dst,
                                 const uint8_t *src)
{
  size_t length = clength - CHACHA_POLY1305_DIGEST_SIZE;

  return clength >= CHACHA_POLY1305_DIGEST_SIZE && !too_long (length)
    && chacha_poly1305_seal (ctx, nonce_length, nonce, ad_length, ad,
                             length, dst, src, dst + length);
}

int
chacha_poly1305_decrypt_message (const struct chacha_poly1305_ctx *ctx,
                                 size_t nonce_length, const uint8_t *nonce,
                                 size_t ad_length, const uint8_t *ad,
                                 size_t mlength, uint8_t *dst,
                                 const uint8_t *src)
{
  return !too_long (mlength)
    && chacha_poly1305_open (ctx, nonce_length, nonce, ad_length, ad,
                             mlength, dst, src, src + mlength);
}
