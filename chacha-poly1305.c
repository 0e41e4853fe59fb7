/* chacha-poly1305.c: the layout of RFC 8439 section 2.8, streaming and in
   one shot.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305.h"
#include "chacha-internal.h"
#include "memops.h"

/* A shim may put this context where nettle 3 keeps its own. */
typedef char assert_size[sizeof (struct chacha_poly1305_ctx) <= 176 ? 1 : -1];

/* Where ChaCha20 and Poly1305 go over the text one after the other, they
   do so in pieces that stay in the first or second level cache between
   the two, yet are long enough for what a Poly1305 kernel pays to start
   (powers of r, a few blocks' worth) to vanish: 16 KiB, a TLS record. */
#define PIECE ((size_t) 16384)

enum { NO_NONCE, ASSOCIATED_DATA, TEXT };
enum { ENCRYPT, DECRYPT };

static size_t
min (size_t a, size_t b)
{
  return a < b ? a : b;
}

/* With a 32-bit size_t, never. */
static int
too_long (uint64_t length)
{
  return length > CHACHA_POLY1305_TEXT_MAX;
}

static size_t
padded (size_t n)
{
  return (n + 15) & ~(size_t) 15;
}

/* Absorbs zeros up to the next multiple of 16 bytes. */
static void
pad (struct poly1305_ctx *ctx)
{
  static const uint8_t zeros[POLY1305_BLOCK_SIZE];

  if (ctx->index)
    poly1305_update (ctx, POLY1305_BLOCK_SIZE - ctx->index, zeros);
}

static void
store_sizes (uint8_t block[POLY1305_BLOCK_SIZE], uint64_t auth_size,
             uint64_t data_size)
{
  chapoly_store64 (block, auth_size);
  chapoly_store64 (block + 8, data_size);
}

/* Crypts length bytes of text, the first of them offset bytes into the
   block of state, and absorbs the ciphertext.  The first ready_length
   bytes are crypted already, and are copied from ready. */
static void
text (struct poly1305_ctx *poly1305, uint32_t state[16], size_t offset,
      size_t length, uint8_t *dst, const uint8_t *src,
      size_t ready_length, const uint8_t *ready, int decrypt)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  chapoly_chacha_poly1305_func *fused
    = decrypt ? k->chacha_poly1305_decrypt : k->chacha_poly1305_encrypt;
  const size_t pass = k->width * CHACHA_BLOCK_SIZE;

  while (length)
    {
      size_t n = min (length, PIECE);

      if (!fused && ready_length)
        /* Block 0 of the pass was no text: stay in step with passes. */
        n = min (length, PIECE - CHACHA_BLOCK_SIZE);
      else if (fused && ready_length)
        n = ready_length;
      else if (fused && offset)
        n = min (length, CHACHA_BLOCK_SIZE - offset);
      else if (fused && length >= pass)
        n = length - length % pass;

      if (fused && !ready_length && !offset && n >= pass)
        {
          fused (n / CHACHA_BLOCK_SIZE, dst, src, state, poly1305->state);
          state[12] += (uint32_t) (n / CHACHA_BLOCK_SIZE);
        }
      else
        {
          if (decrypt)
            poly1305_update (poly1305, n, src);
          chapoly_copy (dst, ready, ready_length);
          CHAPOLY_(chacha_xor) (state, offset, n - ready_length,
                                dst + ready_length, src + ready_length);
          if (!decrypt)
            poly1305_update (poly1305, n, dst);
          offset = (offset + n) % CHACHA_BLOCK_SIZE;
          ready_length = 0;
        }
      dst += n;
      src += n;
      length -= n;
    }
}


/* Streaming calls. */

void
chacha_poly1305_set_key (struct chacha_poly1305_ctx *ctx,
                         const uint8_t key[CHACHA_POLY1305_KEY_SIZE])
{
  memset (ctx, 0, sizeof *ctx);
  chacha_set_key (&ctx->chacha, key);
}

void
chacha_poly1305_clear (struct chacha_poly1305_ctx *ctx)
{
  CHAPOLY_(wipe) (ctx, sizeof *ctx);
}

/* Makes the one-time key of block 0. */
static void
start (struct chacha_poly1305_ctx *ctx)
{
  uint8_t block[CHACHA_BLOCK_SIZE];

  memset (block, 0, sizeof block);
  chapoly_kernels ()->chacha_core (1, block, block, ctx->chacha.state);
  poly1305_set_key (&ctx->poly1305, block);
  CHAPOLY_(wipe) (block, sizeof block);
  ctx->auth_size = ctx->data_size = 0;
  ctx->phase = ASSOCIATED_DATA;
}

void
chacha_poly1305_set_nonce (struct chacha_poly1305_ctx *ctx,
                           const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE])
{
  chacha_set_nonce96 (&ctx->chacha, nonce);
  start (ctx);
}

void
xchacha_poly1305_set_key_nonce (struct chacha_poly1305_ctx *ctx,
                                const uint8_t key[CHACHA_POLY1305_KEY_SIZE],
                                const uint8_t
                                nonce[XCHACHA_POLY1305_NONCE_SIZE])
{
  xchacha_set_key_nonce (&ctx->chacha, key, nonce);
  start (ctx);
}

int
chacha_poly1305_update (struct chacha_poly1305_ctx *ctx,
                        size_t length, const uint8_t *data)
{
  if (ctx->phase != ASSOCIATED_DATA || length > ~ctx->auth_size)
    return 0;
  ctx->auth_size += length;
  poly1305_update (&ctx->poly1305, length, data);
  return 1;
}

/* The position in the text gives the block and the offset into it, so a
   block that one call has left in its middle, the next makes again. */
static int
crypt (struct chacha_poly1305_ctx *ctx, size_t length,
       uint8_t *dst, const uint8_t *src, int decrypt)
{
  const uint64_t position = ctx->data_size;

  if (ctx->phase == NO_NONCE
      || length > CHACHA_POLY1305_TEXT_MAX - position)
    return 0;
  /* As with nettle, a piece of no bytes does not end associated data. */
  if (ctx->phase == ASSOCIATED_DATA && length)
    {
      pad (&ctx->poly1305);
      ctx->phase = TEXT;
    }
  ctx->data_size += length;
  ctx->chacha.state[12] = 1 + (uint32_t) (position / CHACHA_BLOCK_SIZE);
  text (&ctx->poly1305, ctx->chacha.state, position % CHACHA_BLOCK_SIZE,
        length, dst, src, 0, NULL, decrypt);
  return 1;
}

int
chacha_poly1305_encrypt (struct chacha_poly1305_ctx *ctx,
                         size_t length, uint8_t *dst, const uint8_t *src)
{
  return crypt (ctx, length, dst, src, ENCRYPT);
}

int
chacha_poly1305_decrypt (struct chacha_poly1305_ctx *ctx,
                         size_t length, uint8_t *dst, const uint8_t *src)
{
  return crypt (ctx, length, dst, src, DECRYPT);
}

/* Pads, absorbs both sizes, and writes the tag. */
static void
finish (struct poly1305_ctx *ctx, uint64_t auth_size, uint64_t data_size,
        uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE])
{
  uint8_t sizes[POLY1305_BLOCK_SIZE];

  pad (ctx);
  store_sizes (sizes, auth_size, data_size);
  poly1305_update (ctx, sizeof sizes, sizes);
  poly1305_digest (ctx, digest);
}

int
chacha_poly1305_digest (struct chacha_poly1305_ctx *ctx,
                        uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE])
{
  if (ctx->phase == NO_NONCE)
    return 0;
  ctx->phase = NO_NONCE;
  finish (&ctx->poly1305, ctx->auth_size, ctx->data_size, digest);
  return 1;
}

int
chacha_poly1305_verify (struct chacha_poly1305_ctx *ctx,
                        const uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE])
{
  uint8_t right[CHACHA_POLY1305_DIGEST_SIZE];
  int equal = 0;

  if (chacha_poly1305_digest (ctx, right))
    {
      equal = CHAPOLY_(memeql_sec) (right, digest, sizeof right);
      CHAPOLY_(wipe) (right, sizeof right);
    }
  return equal;
}


/* One-shot calls.

   Block 0 of the keystream, whose first half is the Poly1305 key, comes
   out of one pass of the ChaCha20 kernel together with the keystream of
   the first width - 1 blocks of text.  A text that ends there is also
   authenticated in one call: associated data, ciphertext and sizes stand
   side by side in the buffer, the associated data where block 0 was. */

#define BLOCK CHACHA_BLOCK_SIZE

struct message
{
  struct chacha_ctx chacha;
  struct poly1305_ctx poly1305;
  /* Text: what goes into the pass.  When encrypting, crypted is text. */
  uint8_t text[BLOCK * CHAPOLY_WIDTH_MAX + POLY1305_BLOCK_SIZE];
  uint8_t crypted[BLOCK * CHAPOLY_WIDTH_MAX];
};

static int
one_shot (const struct chacha_poly1305_ctx *ctx,
          size_t nonce_length, const uint8_t *nonce,
          size_t ad_length, const uint8_t *ad,
          size_t length, uint8_t *dst, const uint8_t *src,
          uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE], int decrypt)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  struct message m;
  const size_t head = min (length, BLOCK * (k->width - 1));
  const size_t blocks = 1 + (head + BLOCK - 1) / BLOCK;
  uint8_t *const crypted = decrypt ? m.crypted : m.text;

  if (too_long (length)
      || (nonce_length != CHACHA_POLY1305_NONCE_SIZE
          && nonce_length != XCHACHA_POLY1305_NONCE_SIZE))
    return 0;

  m.chacha = ctx->chacha;
  if (nonce_length == CHACHA_POLY1305_NONCE_SIZE)
    chacha_set_nonce96 (&m.chacha, nonce);
  else
    CHAPOLY_(xchacha_set_nonce) (&m.chacha, nonce);

  memset (m.text, 0, BLOCK);
  chapoly_copy (m.text + BLOCK, src, head);
  chapoly_zero (m.text + BLOCK + head, (blocks - 1) * BLOCK - head);
  k->chacha_core (blocks, crypted, m.text, m.chacha.state);
  poly1305_set_key (&m.poly1305, crypted);

  if (k->width > 1 && head == length && ad_length <= BLOCK)
    {
      const size_t ad_padded = padded (ad_length);
      const size_t text_padded = padded (length);
      uint8_t *const first = m.text + BLOCK - ad_padded;

      chapoly_copy (first, ad, ad_length);
      chapoly_zero (first + ad_length, ad_padded - ad_length);
      chapoly_zero (m.text + BLOCK + length, text_padded - length);
      store_sizes (m.text + BLOCK + text_padded, ad_length, length);
      k->poly1305_update (m.poly1305.state, (ad_padded + text_padded)
                          / POLY1305_BLOCK_SIZE + 1, first, 1);
      poly1305_digest (&m.poly1305, digest);
      chapoly_copy (dst, crypted + BLOCK, length);
    }
  else
    {
      poly1305_update (&m.poly1305, ad_length, ad);
      pad (&m.poly1305);
      m.chacha.state[12] = (uint32_t) blocks;
      text (&m.poly1305, m.chacha.state, 0, length, dst, src,
            head, crypted + BLOCK, decrypt);
      finish (&m.poly1305, ad_length, length, digest);
    }
  chacha_clear (&m.chacha);
  CHAPOLY_(wipe) (m.text, BLOCK * blocks + POLY1305_BLOCK_SIZE);
  if (decrypt)
    CHAPOLY_(wipe) (m.crypted, BLOCK * blocks);
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

  return clength >= CHACHA_POLY1305_DIGEST_SIZE
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


/* Diagnostics. */

const char *
chacha_poly1305_kernels (void)
{
  return chapoly_kernels ()->name;
}
