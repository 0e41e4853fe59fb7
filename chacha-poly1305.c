/* chacha-poly1305.c: the layout of RFC 8439 section 2.8, for streaming
   and for what one-shot calls share with it.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-internal.h"
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

/* Behind what poly1305_update has left in the block there are zeros. */
void
CHAPOLY_(poly1305_pad) (struct poly1305_ctx *ctx)
{
  if (ctx->index)
    chapoly_kernels ()->poly1305_update (ctx->state, 1, ctx->block, 1);
  ctx->index = 0;
}

void
CHAPOLY_(chacha_poly1305_finish) (struct poly1305_ctx *ctx,
                                  uint64_t auth_size, uint64_t data_size,
                                  uint8_t
                                  digest[CHACHA_POLY1305_DIGEST_SIZE])
{
  uint8_t last[2 * POLY1305_BLOCK_SIZE];
  uint8_t *const sizes = last + (ctx->index ? POLY1305_BLOCK_SIZE : 0);

  /* Overwritten by sizes, if it is empty. */
  memcpy (last, ctx->block, POLY1305_BLOCK_SIZE);
  chapoly_store64 (sizes, auth_size);
  chapoly_store64 (sizes + 8, data_size);
  chapoly_kernels ()->poly1305_update (ctx->state, ctx->index ? 2 : 1,
                                       last, 1);
  ctx->index = 0;
  poly1305_digest (ctx, digest);
}

/* Whole passes of text through the kernel that does both.  When it
   encrypts, it authenticates what the pass before has written: so the
   first pass and the last Poly1305 stand alone. */
static void
passes (struct poly1305_ctx *poly1305, uint32_t state[16], size_t blocks,
        uint8_t *dst, const uint8_t *src, int decrypt)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  const size_t ahead = decrypt ? 0 : k->width;
  const uint8_t *data = decrypt ? src : dst;

  if (ahead)
    {
      k->chacha_core (ahead, dst, src, state);
      state[12] += (uint32_t) ahead;
    }
  k->chacha_poly1305 (blocks - ahead, dst + ahead * CHACHA_BLOCK_SIZE,
                      src + ahead * CHACHA_BLOCK_SIZE, state,
                      poly1305->state, data);
  state[12] += (uint32_t) (blocks - ahead);
  if (ahead)
    poly1305_update (poly1305, ahead * CHACHA_BLOCK_SIZE,
                     dst + (blocks - ahead) * CHACHA_BLOCK_SIZE);
}

void
CHAPOLY_(chacha_poly1305_text) (struct poly1305_ctx *poly1305,
                                uint32_t state[16], size_t offset,
                                size_t length, uint8_t *dst,
                                const uint8_t *src, size_t head,
                                const uint8_t *keystream, int decrypt)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  const size_t pass = k->width * CHACHA_BLOCK_SIZE;

  while (length)
    {
      size_t n = min (length, PIECE + head);

      if (k->chacha_poly1305 && (head || offset))
        n = head ? head : min (length, CHACHA_BLOCK_SIZE - offset);
      if (k->chacha_poly1305 && !head && !offset && length >= 2 * pass)
        {
          n = length - length % pass;
          passes (poly1305, state, n / CHACHA_BLOCK_SIZE, dst, src, decrypt);
        }
      else
        {
          if (decrypt)
            poly1305_update (poly1305, n, src);
          chapoly_xor (dst, src, keystream, head);
          CHAPOLY_(chacha_xor) (state, offset, n - head,
                                dst + head, src + head);
          if (!decrypt)
            poly1305_update (poly1305, n, dst);
          head = 0;
          offset = (offset + n) % CHACHA_BLOCK_SIZE;
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

  chapoly_kernels ()->chacha_core (1, block, CHAPOLY_(zeros),
                                   ctx->chacha.state);
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
      CHAPOLY_(poly1305_pad) (&ctx->poly1305);
      ctx->phase = TEXT;
    }
  ctx->data_size += length;
  ctx->chacha.state[12] = 1 + (uint32_t) (position / CHACHA_BLOCK_SIZE);
  CHAPOLY_(chacha_poly1305_text) (&ctx->poly1305, ctx->chacha.state,
                                  position % CHACHA_BLOCK_SIZE,
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

int
chacha_poly1305_digest (struct chacha_poly1305_ctx *ctx,
                        uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE])
{
  if (ctx->phase == NO_NONCE)
    return 0;
  ctx->phase = NO_NONCE;
  CHAPOLY_(chacha_poly1305_finish) (&ctx->poly1305, ctx->auth_size, ctx->data_size, digest);
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


/* Diagnostics. */

const char *
chacha_poly1305_kernels (void)
{
  return chapoly_kernels ()->name;
}
