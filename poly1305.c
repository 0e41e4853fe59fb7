/* poly1305.c: key, buffering, padding and the tag.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "poly1305-internal.h"
#include "pieces.h"

void
poly1305_set_key (struct poly1305_ctx *ctx,
                  const uint8_t key[POLY1305_KEY_SIZE])
{
  chapoly_poly1305_load_key (ctx->state, ctx->s, key);
  ctx->index = 0;
}

/* Adds to the block that is not full: as many bytes as it returns. */
static size_t
fill (struct poly1305_ctx *ctx, size_t length, const uint8_t *data)
{
  const size_t space = POLY1305_BLOCK_SIZE - ctx->index;
  const size_t n = length < space ? length : space;

  memcpy (ctx->block + ctx->index, data, n);
  ctx->index += (unsigned) n;
  if (n == space)
    {
      chapoly_any_kernels ()->poly1305_update (ctx->state, 1, ctx->block, 1);
      ctx->index = 0;
    }
  return n;
}

void
poly1305_update (struct poly1305_ctx *ctx, size_t length,
                 const uint8_t *data)
{
  size_t blocks;

  if (ctx->index && length)
    {
      const size_t n = fill (ctx, length, data);

      data += n;
      length -= n;
    }
  blocks = length / POLY1305_BLOCK_SIZE;
  if (blocks)
    chapoly_any_kernels ()->poly1305_update (ctx->state, blocks, data, 1);
  length %= POLY1305_BLOCK_SIZE;
  if (length)
    {
      /* In the block there are zeros behind it. */
      chapoly_copy_padded (ctx->block, data + blocks * POLY1305_BLOCK_SIZE,
                           length);
      ctx->index = (unsigned) length;
    }
}

void
poly1305_digest (struct poly1305_ctx *ctx,
                 uint8_t digest[POLY1305_DIGEST_SIZE])
{
  if (ctx->index)
    {
      ctx->block[ctx->index] = 1;
      chapoly_poly1305_few (chapoly_any_kernels (), ctx->state, 1, ctx->block,
                            0);
    }
  chapoly_poly1305_tag (ctx->state, ctx->s, digest);
  CHAPOLY_(wipe) (ctx, sizeof *ctx);
}

int
poly1305_verify (struct poly1305_ctx *ctx,
                 const uint8_t digest[POLY1305_DIGEST_SIZE])
{
  uint8_t right[POLY1305_DIGEST_SIZE];
  int equal;

  poly1305_digest (ctx, right);
  equal = chapoly_memeql_sec (right, digest);
  CHAPOLY_(wipe) (right, sizeof right);
  return equal;
}

void
poly1305_clear (struct poly1305_ctx *ctx)
{
  CHAPOLY_(wipe) (ctx, sizeof *ctx);
}
