/* chacha.c: keys, nonces, counters, whole blocks and tails.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha.h"
#include "chacha-internal.h"
#include "memops.h"

const uint8_t
CHAPOLY_(zeros)[CHACHA_BLOCK_SIZE * CHAPOLY_WIDTH_MAX] = { 0 };

void
chacha_set_key (struct chacha_ctx *ctx, const uint8_t key[CHACHA_KEY_SIZE])
{
  unsigned i;

  /* "expand 32-byte k" */
  ctx->state[0] = 0x61707865;
  ctx->state[1] = 0x3320646e;
  ctx->state[2] = 0x79622d32;
  ctx->state[3] = 0x6b206574;
  for (i = 0; i < 8; i++)
    ctx->state[4 + i] = chapoly_load32 (key + 4 * i);
}

void
chacha_set_nonce (struct chacha_ctx *ctx,
                  const uint8_t nonce[CHACHA_NONCE_SIZE])
{
  ctx->state[12] = ctx->state[13] = 0;
  ctx->state[14] = chapoly_load32 (nonce);
  ctx->state[15] = chapoly_load32 (nonce + 4);
}

void
chacha_set_nonce96 (struct chacha_ctx *ctx,
                    const uint8_t nonce[CHACHA_NONCE96_SIZE])
{
  chacha_set_nonce (ctx, nonce + 4);
  ctx->state[13] = chapoly_load32 (nonce);
}

void
chacha_set_counter (struct chacha_ctx *ctx,
                    const uint8_t counter[CHACHA_COUNTER_SIZE])
{
  ctx->state[12] = chapoly_load32 (counter);
  ctx->state[13] = chapoly_load32 (counter + 4);
}

void
chacha_set_counter32 (struct chacha_ctx *ctx,
                      const uint8_t counter[CHACHA_COUNTER32_SIZE])
{
  ctx->state[12] = chapoly_load32 (counter);
}

void
chacha_clear (struct chacha_ctx *ctx)
{
  CHAPOLY_(wipe) (ctx, sizeof *ctx);
}

void
CHAPOLY_(chacha_xor) (uint32_t state[16], size_t offset, size_t length,
                      uint8_t *dst, const uint8_t *src)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  uint8_t keystream[CHACHA_BLOCK_SIZE * CHAPOLY_WIDTH_MAX];
  size_t used = 0;

  while (length)
    {
      size_t n, blocks = length / CHACHA_BLOCK_SIZE;

      /* What whole passes leave takes one pass, together with its tail. */
      if (length % CHACHA_BLOCK_SIZE)
        blocks -= blocks % k->width;

      if (blocks && !offset)
        {
          n = blocks * CHACHA_BLOCK_SIZE;
          k->chacha_core (blocks, dst, src, state);
          state[12] += (uint32_t) blocks;
        }
      else
        {
          n = k->width * CHACHA_BLOCK_SIZE - offset;
          if (n > length)
            n = length;
          blocks = (offset + n - 1) / CHACHA_BLOCK_SIZE + 1;
          if (used < blocks)
            used = blocks;

          k->chacha_core (blocks, keystream, CHAPOLY_(zeros), state);
          chapoly_xor (dst, src, keystream + offset, n);
          state[12] += (uint32_t) ((offset + n) / CHACHA_BLOCK_SIZE);
          offset = 0;
        }
      dst += n;
      src += n;
      length -= n;
    }
  chapoly_wipe_blocks (keystream, used);
}

/* Splits the text where word 12 wraps, and adds carry to word 13 there. */
static void
crypt (struct chacha_ctx *ctx, size_t length, uint8_t *dst,
       const uint8_t *src, uint32_t carry)
{
  while (length)
    {
      const uint32_t counter = ctx->state[12];
      const uint64_t left = ((uint64_t) 1 << 32) - counter;
      size_t n = length, blocks = (length - 1) / CHACHA_BLOCK_SIZE + 1;

      if (blocks > left)
        {
          blocks = (size_t) left;
          n = blocks * CHACHA_BLOCK_SIZE;
        }
      CHAPOLY_(chacha_xor) (ctx->state, 0, n, dst, src);
      ctx->state[12] = counter + (uint32_t) blocks;
      if (blocks == left)
        ctx->state[13] += carry;
      dst += n;
      src += n;
      length -= n;
    }
}

void
chacha_crypt (struct chacha_ctx *ctx, size_t length,
              uint8_t *dst, const uint8_t *src)
{
  crypt (ctx, length, dst, src, 1);
}

void
chacha_crypt32 (struct chacha_ctx *ctx, size_t length,
                uint8_t *dst, const uint8_t *src)
{
  crypt (ctx, length, dst, src, 0);
}

/* Replaces the key in ctx by its subkey for in: the words that 20 rounds
   make of the first and the last row.  A block of keystream is those
   words plus the state, so take the state off again. */
static void
set_subkey (struct chacha_ctx *ctx, const uint8_t in[HCHACHA20_INPUT_SIZE])
{
  uint8_t block[CHACHA_BLOCK_SIZE];
  unsigned i;

  for (i = 0; i < 4; i++)
    ctx->state[12 + i] = chapoly_load32 (in + 4 * i);
  chapoly_kernels ()->chacha_core (1, block, CHAPOLY_(zeros), ctx->state);
  for (i = 0; i < 4; i++)
    {
      ctx->state[4 + i] = chapoly_load32 (block + 4 * i) - ctx->state[i];
      ctx->state[8 + i] = chapoly_load32 (block + 48 + 4 * i)
        - ctx->state[12 + i];
    }
  CHAPOLY_(wipe) (block, sizeof block);
}

void
hchacha20 (uint8_t out[CHACHA_KEY_SIZE], const uint8_t key[CHACHA_KEY_SIZE],
           const uint8_t in[HCHACHA20_INPUT_SIZE])
{
  struct chacha_ctx ctx;
  unsigned i;

  chacha_set_key (&ctx, key);
  set_subkey (&ctx, in);
  for (i = 0; i < 8; i++)
    chapoly_store32 (out + 4 * i, ctx.state[4 + i]);
  chacha_clear (&ctx);
}

void
CHAPOLY_(xchacha_set_nonce) (struct chacha_ctx *ctx,
                             const uint8_t nonce[XCHACHA_NONCE_SIZE])
{
  set_subkey (ctx, nonce);
  chacha_set_nonce (ctx, nonce + HCHACHA20_INPUT_SIZE);
}

void
xchacha_set_key_nonce (struct chacha_ctx *ctx,
                       const uint8_t key[CHACHA_KEY_SIZE],
                       const uint8_t nonce[XCHACHA_NONCE_SIZE])
{
  chacha_set_key (ctx, key);
  CHAPOLY_(xchacha_set_nonce) (ctx, nonce);
}
