/* cuts.c: bytes in pieces, for tests of calls that take lists of them.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "cuts.h"
#include "testutils.h"

size_t
cut_const (size_t length, const uint8_t *data, size_t longest,
           struct chapoly_const_piece piece[CUTS_MAX])
{
  size_t i;

  for (i = 0; i < CUTS_MAX - 1 && (length || test_random_below (3)); i++)
    {
      size_t n = test_random_below (longest + 1);

      if (n > length)
        n = length;
      piece[i].length = n;
      piece[i].data = n || test_random_below (2) ? data : NULL;
      if (n)
        data += n;
      length -= n;
    }
  piece[i].data = length ? data : NULL;
  piece[i].length = length;
  return i + 1;
}

size_t
cut_const_mask (size_t length, const uint8_t *data, unsigned mask,
                struct chapoly_const_piece piece[CUTS_MAX])
{
  size_t i, n = 1;

  piece[0].data = data;
  piece[0].length = length;
  for (i = 1; i < length; i++)
    if (mask >> (i - 1) & 1)
      {
        piece[n].data = data + i;
        piece[n].length = length - i;
        piece[n - 1].length -= length - i;
        n++;
      }
  return n;
}

/* The same pieces of data, to be written. */
static void
as_mutable (size_t n, const struct chapoly_const_piece *cuts, uint8_t *data,
            struct chapoly_piece *piece)
{
  const uint8_t *const from = data;

  for (; n; n--, cuts++, piece++)
    {
      piece->data = cuts->data ? data + (cuts->data - from) : NULL;
      piece->length = cuts->length;
    }
}

size_t
cut (size_t length, uint8_t *data, size_t longest,
     struct chapoly_piece piece[CUTS_MAX])
{
  struct chapoly_const_piece cuts[CUTS_MAX];
  const size_t n = cut_const (length, data, longest, cuts);

  as_mutable (n, cuts, data, piece);
  return n;
}

size_t
cut_mask (size_t length, uint8_t *data, unsigned mask,
          struct chapoly_piece piece[CUTS_MAX])
{
  struct chapoly_const_piece cuts[CUTS_MAX];
  const size_t n = cut_const_mask (length, data, mask, cuts);

  as_mutable (n, cuts, data, piece);
  return n;
}

int
cuts_seal (const struct chacha_poly1305_ctx *ctx, size_t nonce_length,
           const uint8_t *nonce, const struct cuts *c, uint8_t *tag)
{
  return chacha_poly1305_seal_pieces (ctx, nonce_length, nonce,
                                      c->ad_count, c->ad,
                                      c->dst_count, c->dst,
                                      c->src_count, c->src, tag);
}

int
cuts_open (const struct chacha_poly1305_ctx *ctx, size_t nonce_length,
           const uint8_t *nonce, const struct cuts *c, const uint8_t *tag)
{
  return chacha_poly1305_open_pieces (ctx, nonce_length, nonce,
                                      c->ad_count, c->ad,
                                      c->dst_count, c->dst,
                                      c->src_count, c->src, tag);
}
