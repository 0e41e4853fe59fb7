/* chacha-poly1305.c: the streaming calls.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-internal.h"

/* A shim may put this context where nettle 3 keeps its own. */
typedef char assert_size[sizeof (struct chacha_poly1305_ctx) <= 176 ? 1 : -1];

enum { NO_NONCE, ASSOCIATED_DATA, TEXT };

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
make_key (struct chacha_poly1305_ctx *ctx)
{
  uint8_t block[CHACHA_BLOCK_SIZE];

  chapoly_keystream (chapoly_kernels (), block, ctx->chacha.state);
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
  make_key (ctx);
}

void
xchacha_poly1305_set_key_nonce (struct chacha_poly1305_ctx *ctx,
                                const uint8_t key[CHACHA_POLY1305_KEY_SIZE],
                                const uint8_t
                                nonce[XCHACHA_POLY1305_NONCE_SIZE])
{
  xchacha_set_key_nonce (&ctx->chacha, key, nonce);
  make_key (ctx);
}

/* Behind what poly1305_update has left in the block there are zeros. */
static void
pad (struct poly1305_ctx *ctx)
{
  if (ctx->index)
    chapoly_poly1305_few (chapoly_kernels (), ctx->state, 1, ctx->block, 1);
  ctx->index = 0;
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

/* Up to the end of the block that offset bytes of text have gone into
   before: it is made again. */
static size_t
continue_block (struct chacha_poly1305_ctx *ctx, size_t offset,
                size_t length, uint8_t *dst, const uint8_t *src,
                uint8_t block[BLOCK], int decrypt)
{
  const size_t n = length < BLOCK - offset ? length : BLOCK - offset;

  chapoly_keystream (chapoly_kernels (), block, ctx->chacha.state);
  ctx->chacha.state[12]++;
  if (decrypt)
    poly1305_update (&ctx->poly1305, n, src);
  chapoly_xor (dst, src, block + offset, n);
  if (!decrypt)
    poly1305_update (&ctx->poly1305, n, dst);
  return n;
}

/* Small code takes each block for one to be continued. */
#if defined CHAPOLY_SMALL

#define EACH_BLOCK 1
#define crypt_blocks(...) ((void) 0)

#else

#define EACH_BLOCK 0

/* The same from a block's start on.  poly1305_update keeps what is less
   than 16 bytes at the end. */
static void
crypt_blocks (struct chacha_poly1305_ctx *ctx, size_t length,
              uint8_t *dst, const uint8_t *src,
              uint8_t keystream[CHAPOLY_PASS_MAX], int decrypt)
{
  const size_t part = length % POLY1305_BLOCK_SIZE;

  if (decrypt)
    poly1305_update (&ctx->poly1305, part, src + (length - part));
  CHAPOLY_(chacha_poly1305_text) (ctx->poly1305.state, &ctx->chacha,
                                  length, dst, src, keystream, decrypt);
  if (!decrypt)
    poly1305_update (&ctx->poly1305, part, dst + (length - part));
}

#endif

static int
crypt_piece (struct chacha_poly1305_ctx *ctx, size_t length,
       uint8_t *dst, const uint8_t *src, int decrypt)
{
  const uint64_t position = ctx->data_size;
  size_t offset = position % BLOCK;
  uint8_t keystream[CHAPOLY_PASS_MAX];

  if (ctx->phase == NO_NONCE
      || length > CHACHA_POLY1305_TEXT_MAX - position)
    return 0;
  /* As with nettle, a piece of no bytes does not end associated data. */
  if (!length)
    return 1;
  if (ctx->phase == ASSOCIATED_DATA)
    {
      pad (&ctx->poly1305);
      ctx->phase = TEXT;
    }
  ctx->data_size += length;
  ctx->chacha.state[12] = 1 + (uint32_t) (position / BLOCK);
  while (length && (offset || EACH_BLOCK))
    {
      const size_t n = continue_block (ctx, offset, length, dst, src,
                                       keystream, decrypt);
      offset = 0;
      dst += n;
      src += n;
      length -= n;
    }
  if (length)
    crypt_blocks (ctx, length, dst, src, keystream, decrypt);
  chapoly_wipe_blocks (keystream, CHAPOLY_WIDTH_MAX);
  return 1;
}

int
chacha_poly1305_encrypt (struct chacha_poly1305_ctx *ctx,
                         size_t length, uint8_t *dst, const uint8_t *src)
{
  return crypt_piece (ctx, length, dst, src, ENCRYPT);
}

int
chacha_poly1305_decrypt (struct chacha_poly1305_ctx *ctx,
                         size_t length, uint8_t *dst, const uint8_t *src)
{
  return crypt_piece (ctx, length, dst, src, DECRYPT);
}

/* Absorbs what ends a message: the text's last part, and both sizes. */
static int
finish (struct chacha_poly1305_ctx *ctx)
{
  struct poly1305_ctx *const poly1305 = &ctx->poly1305;
  uint8_t last[2 * POLY1305_BLOCK_SIZE], *sizes = last;

  if (ctx->phase == NO_NONCE)
    return 0;
  ctx->phase = NO_NONCE;
  if (poly1305->index)
    {
      memcpy (last, poly1305->block, POLY1305_BLOCK_SIZE);
      poly1305->index = 0;
      sizes += POLY1305_BLOCK_SIZE;
    }
  chapoly_store64 (sizes, ctx->auth_size);
  chapoly_store64 (sizes + 8, ctx->data_size);
  chapoly_poly1305_few (chapoly_kernels (), poly1305->state,
                        sizes == last ? 1 : 2, last, 1);
  return 1;
}

int
chacha_poly1305_digest (struct chacha_poly1305_ctx *ctx,
                        uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE])
{
  if (!finish (ctx))
    return 0;
  poly1305_digest (&ctx->poly1305, digest);
  return 1;
}

int
chacha_poly1305_verify (struct chacha_poly1305_ctx *ctx,
                        const uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE])
{
  return finish (ctx) && poly1305_verify (&ctx->poly1305, digest);
}


/* Diagnostics. */

const char *
chacha_poly1305_kernels (void)
{
  return chapoly_kernels ()->name;
}
