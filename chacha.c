/* chacha.c: keys, nonces, counters, whole blocks and tails.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha.h"
#include "chacha-internal.h"

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

#if defined CHAPOLY_SMALL

/* A block at a time.  carry is added to word 13 where word 12 wraps. */
static void
crypt_text (struct chacha_ctx *ctx, size_t length, uint8_t *dst,
       const uint8_t *src, uint32_t carry)
{
  uint8_t block[CHACHA_BLOCK_SIZE];

  while (length)
    {
      const size_t n = length < sizeof block ? length : sizeof block;

      chapoly_keystream (chapoly_kernels (), block, ctx->state);
      chapoly_xor (dst, src, block, n);
      ctx->state[12]++;
      if (!ctx->state[12])
        ctx->state[13] += carry;
      dst += n;
      src += n;
      length -= n;
    }
  CHAPOLY_(wipe) (block, sizeof block);
}

#else

/* Splits the text where word 12 wraps, and adds carry to word 13 there. */
CHAPOLY_NOINLINE void
crypt_any (struct chacha_ctx *ctx, size_t length, uint8_t *dst,
           const uint8_t *src, uint32_t carry)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  uint8_t keystream[CHAPOLY_PASS_MAX];

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
      chapoly_wipe_blocks (keystream, chapoly_chacha_xor (k, ctx->state, n,
                                                          dst, src,
                                                          keystream));
      ctx->state[12] = counter + (uint32_t) blocks;
      if (blocks == left)
        ctx->state[13] += carry;
      dst += n;
      src += n;
      length -= n;
    }
}

/* What is done before a kernel is called, adds to the cost of short texts;
   what is done behind it, hides in its last instructions. */

/* A text that a keystream of one call has room for. */
CHAPOLY_NOINLINE void
crypt_short (struct chacha_ctx *ctx, size_t length, uint8_t *dst,
             const uint8_t *src, uint32_t carry,
             const struct chapoly_kernels *k)
{
  const size_t blocks = length / CHACHA_BLOCK_SIZE + 1;
  uint8_t keystream[CHAPOLY_PASS_MAX];

  if (length >= sizeof keystream
      || blocks > UINT32_MAX - ctx->state[12])
    {
      crypt_any (ctx, length, dst, src, carry);
      return;
    }
  k->chacha_core (blocks, keystream, CHAPOLY_(zeros), ctx->state);
  ctx->state[12] += (uint32_t) blocks;
  chapoly_xor (dst, src, keystream, length);
  chapoly_wipe_blocks (keystream, blocks);
}

/* Part of a block.  In memory, what is needed behind the kernel takes fewer
   instructions than in registers, which must be saved first. */
CHAPOLY_NOINLINE void
crypt_part (struct chacha_ctx *ctx, size_t length, uint8_t *dst,
            const uint8_t *src, uint32_t carry,
            const struct chapoly_kernels *k)
{
  struct
  {
    uint8_t keystream[CHACHA_BLOCK_SIZE];
    struct chacha_ctx *ctx;
    uint8_t *dst;
    const uint8_t *src;
    size_t length;
    uint32_t carry;
  }
  m;

  if (length > CHACHA_BLOCK_SIZE)
    {
      crypt_short (ctx, length, dst, src, carry, k);
      return;
    }
  m.ctx = ctx;
  m.dst = dst;
  m.src = src;
  m.length = length;
  m.carry = carry;
  CHAPOLY_STORED (m);
  k->chacha_core (1, m.keystream, CHAPOLY_(zeros), ctx->state);
  chapoly_xor (m.dst, m.src, m.keystream, m.length);
  CHAPOLY_(wipe) (m.keystream, sizeof m.keystream);
  if (++m.ctx->state[12] == 0)
    m.ctx->state[13] += m.carry;
}

/* Whole blocks, and no wrap, need nothing but the kernel. */
CHAPOLY_INLINE void
crypt_text (struct chacha_ctx *ctx, size_t length, uint8_t *dst,
       const uint8_t *src, uint32_t carry)
{
  const struct chapoly_kernels *k = chapoly_any_kernels ();
  const size_t blocks = length / CHACHA_BLOCK_SIZE;
  uint64_t counter;

  if (length % CHACHA_BLOCK_SIZE)
    {
      crypt_part (ctx, length, dst, src, carry, k);
      return;
    }
  if (!length)
    return;
  counter = ctx->state[12];
  /* In a register of 64 bits, for good. */
  CHAPOLY_OPAQUE (counter);
  counter += blocks;
  if (counter >> 32)
    {
      crypt_any (ctx, length, dst, src, carry);
      return;
    }
  k->chacha_core (blocks, dst, src, ctx->state);
  ctx->state[12] = (uint32_t) counter;
}

#endif

void
chacha_crypt (struct chacha_ctx *ctx, size_t length,
              uint8_t *dst, const uint8_t *src)
{
  crypt_text (ctx, length, dst, src, 1);
}

void
chacha_crypt32 (struct chacha_ctx *ctx, size_t length,
                uint8_t *dst, const uint8_t *src)
{
  crypt_text (ctx, length, dst, src, 0);
}

void
CHAPOLY_(chacha_set_subkey) (struct chacha_ctx *ctx,
                             const uint8_t in[HCHACHA20_INPUT_SIZE])
{
  uint8_t block[CHACHA_BLOCK_SIZE];
  unsigned i;

  for (i = 0; i < 4; i++)
    ctx->state[12 + i] = chapoly_load32 (in + 4 * i);
  chapoly_keystream (chapoly_kernels (), block, ctx->state);
  chapoly_take_subkey (ctx->state, block);
  CHAPOLY_(wipe) (block, sizeof block);
}

void
hchacha20 (uint8_t out[CHACHA_KEY_SIZE], const uint8_t key[CHACHA_KEY_SIZE],
           const uint8_t in[HCHACHA20_INPUT_SIZE])
{
  struct chacha_ctx ctx;
  unsigned i;

  chacha_set_key (&ctx, key);
  CHAPOLY_(chacha_set_subkey) (&ctx, in);
  for (i = 0; i < 8; i++)
    chapoly_store32 (out + 4 * i, ctx.state[4 + i]);
  chacha_clear (&ctx);
}

void
xchacha_set_key_nonce (struct chacha_ctx *ctx,
                       const uint8_t key[CHACHA_KEY_SIZE],
                       const uint8_t nonce[XCHACHA_NONCE_SIZE])
{
  chacha_set_key (ctx, key);
  chapoly_xchacha_set_nonce (ctx, nonce);
}
