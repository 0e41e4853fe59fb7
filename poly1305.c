/* poly1305.c: key, buffering, padding and the tag.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "poly1305.h"
#include "memops.h"

void
poly1305_set_key (struct poly1305_ctx *ctx,
                  const uint8_t key[POLY1305_KEY_SIZE])
{
  ctx->state[0] = chapoly_load64 (key) & UINT64_C (0x0ffffffc0fffffff);
  ctx->state[1] = chapoly_load64 (key + 8) & UINT64_C (0x0ffffffc0ffffffc);
  ctx->state[2] = ctx->state[3] = ctx->state[4] = 0;
  ctx->s[0] = chapoly_load64 (key + 16);
  ctx->s[1] = chapoly_load64 (key + 24);
  ctx->index = 0;
}

void
poly1305_update (struct poly1305_ctx *ctx, size_t length,
                 const uint8_t *data)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  size_t n;

  if (ctx->index)
    {
      n = POLY1305_BLOCK_SIZE - ctx->index;
      if (n > length)
        n = length;
      chapoly_copy (ctx->block + ctx->index, data, n);
      ctx->index += (unsigned) n;
      if (ctx->index < POLY1305_BLOCK_SIZE)
        return;
      k->poly1305_update (ctx->state, 1, ctx->block, 1);
      data += n;
      length -= n;
    }
  n = length / POLY1305_BLOCK_SIZE;
  if (n)
    {
      k->poly1305_update (ctx->state, n, data, 1);
      data += n * POLY1305_BLOCK_SIZE;
    }
  ctx->index = length % POLY1305_BLOCK_SIZE;
  chapoly_copy (ctx->block, data, ctx->index);
}

void
poly1305_digest (struct poly1305_ctx *ctx,
                 uint8_t digest[POLY1305_DIGEST_SIZE])
{
  uint64_t h0, h1, h2, g0, g1, mask;

  if (ctx->index)
    {
      memset (ctx->block + ctx->index, 0, POLY1305_BLOCK_SIZE - ctx->index);
      ctx->block[ctx->index] = 1;
      chapoly_kernels ()->poly1305_update (ctx->state, 1, ctx->block, 0);
    }

  /* h < 2 p, so h mod p is h, or h - p = h + 5 - 2^130 if h + 5 reaches
     2^130.  Modulo 2^128 both need two words only. */
  h0 = ctx->state[2];
  h1 = ctx->state[3];
  h2 = ctx->state[4];
  g0 = h0 + 5;
  g1 = h1 + (g0 < 5);
  mask = 0 - ((h2 + (g1 < h1)) >> 2);
  h0 ^= mask & (h0 ^ g0);
  h1 ^= mask & (h1 ^ g1);

  h0 += ctx->s[0];
  h1 += ctx->s[1] + (h0 < ctx->s[0]);
  chapoly_store64 (digest, h0);
  chapoly_store64 (digest + 8, h1);
  poly1305_clear (ctx);
}

int
poly1305_verify (struct poly1305_ctx *ctx,
                 const uint8_t digest[POLY1305_DIGEST_SIZE])
{
  uint8_t right[POLY1305_DIGEST_SIZE];
  int equal;

  poly1305_digest (ctx, right);
  equal = CHAPOLY_(memeql_sec) (right, digest, sizeof right);
  CHAPOLY_(wipe) (right, sizeof right);
  return equal;
}

void
poly1305_clear (struct poly1305_ctx *ctx)
{
  CHAPOLY_(wipe) (ctx, sizeof *ctx);
}
