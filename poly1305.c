/* poly1305.c: key, buffering, padding and the tag.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "poly1305-internal.h"

void
poly1305_set_key (struct poly1305_ctx *ctx,
                  const uint8_t key[POLY1305_KEY_SIZE])
{
  chapoly_poly1305_load_key (ctx->state, ctx->s, key);
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
  /* The rest; in the block there are zeros behind it. */
  ctx->index = length % POLY1305_BLOCK_SIZE;
  chapoly_copy_padded (ctx->block, data, ctx->index);
}

void
poly1305_digest (struct poly1305_ctx *ctx,
                 uint8_t digest[POLY1305_DIGEST_SIZE])
{
  if (ctx->index)
    {
      ctx->block[ctx->index] = 1;
      chapoly_kernels ()->poly1305_update (ctx->state, 1, ctx->block, 0);
    }
  chapoly_poly1305_tag (ctx->state, ctx->s, digest);
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
