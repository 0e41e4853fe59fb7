/* iovec.c: seals text that lies in many pieces, as writev takes it, in one
   call.

   The library has its own type for a piece, so that it needs no system:
   the members are copied.  The result is that of one piece.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <sys/uio.h>

#include <chapoly/chacha-poly1305-pieces.h>

#include "example.h"

#define PIECES_MAX 100

/* What is read from the pieces, and what is written to them. */
struct in_place
{
  struct chapoly_const_piece src[PIECES_MAX];
  struct chapoly_piece dst[PIECES_MAX];
};

static int
copy_pieces (struct in_place *p, size_t count, const struct iovec *piece)
{
  size_t i;

  if (count > PIECES_MAX)
    return 0;
  for (i = 0; i < count; i++)
    {
      p->src[i].data = p->dst[i].data = piece[i].iov_base;
      p->src[i].length = p->dst[i].length = piece[i].iov_len;
    }
  return 1;
}

/* Encrypts the pieces in place. */
static int
seal_pieces (const struct chacha_poly1305_ctx *ctx,
             const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE],
             size_t ad_length, const uint8_t *ad,
             size_t count, const struct iovec *piece,
             uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE])
{
  const struct chapoly_const_piece header = { ad, ad_length };
  struct in_place p;

  return copy_pieces (&p, count, piece)
    && chacha_poly1305_seal_pieces (ctx, CHACHA_POLY1305_NONCE_SIZE, nonce,
                                    1, &header, count, p.dst, count, p.src,
                                    tag);
}

/* Decrypts the pieces in place; if anything is wrong, none is left. */
static int
open_pieces (const struct chacha_poly1305_ctx *ctx,
             const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE],
             size_t ad_length, const uint8_t *ad,
             size_t count, const struct iovec *piece,
             const uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE])
{
  const struct chapoly_const_piece header = { ad, ad_length };
  struct in_place p;

  return copy_pieces (&p, count, piece)
    && chacha_poly1305_open_pieces (ctx, CHACHA_POLY1305_NONCE_SIZE, nonce,
                                    1, &header, count, p.dst, count, p.src,
                                    tag);
}

#define PIECES PIECES_MAX
#define TOTAL (PIECES * (PIECES + 1) / 2)

/* Cuts text into pieces of first, first + step, ... bytes. */
static void
cut (struct iovec pieces[PIECES], uint8_t *text, size_t first, int step)
{
  unsigned i;

  for (i = 0; i < PIECES; i++)
    {
      pieces[i].iov_base = text;
      pieces[i].iov_len = first;
      text += first;
      first += (size_t) step;
    }
}

int
main (void)
{
  static const uint8_t key[CHACHA_POLY1305_KEY_SIZE] = { 1, 2, 3 };
  static const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE] = { 4, 5, 6 };
  static const uint8_t ad[13] = { 7, 8, 9 };
  static uint8_t text[TOTAL], whole[TOTAL], pieced[TOTAL];
  uint8_t whole_tag[CHACHA_POLY1305_DIGEST_SIZE], tag[sizeof whole_tag];
  struct chacha_poly1305_ctx ctx;
  struct iovec pieces[PIECES];
  unsigned i;

  for (i = 0; i < TOTAL; i++)
    text[i] = (uint8_t) (i * i + 11);
  chacha_poly1305_set_key (&ctx, key);
  show (chacha_poly1305_seal (&ctx, sizeof nonce, nonce, sizeof ad, ad,
                              TOTAL, whole, text, whole_tag),
        "5050 bytes are sealed in one call");

  memcpy (pieced, text, TOTAL);
  cut (pieces, pieced, 1, 1);
  show (seal_pieces (&ctx, nonce, sizeof ad, ad, PIECES, pieces, tag)
        && !memcmp (pieced, whole, TOTAL)
        && !memcmp (tag, whole_tag, sizeof tag),
        "pieces of 1, 2, 3, .. 100 bytes give the same");

  cut (pieces, pieced, PIECES, -1);
  show (open_pieces (&ctx, nonce, sizeof ad, ad, PIECES, pieces, tag)
        && !memcmp (pieced, text, TOTAL),
        "and are opened as pieces of 100, 99, 98, .. 1");

  memcpy (pieced, whole, TOTAL);
  pieced[TOTAL - 1] ^= 1;
  show (!open_pieces (&ctx, nonce, sizeof ad, ad, PIECES, pieces, tag)
        && is_zero (pieced, TOTAL),
        "with one bit wrong, none of them is left");
  chacha_poly1305_clear (&ctx);
  return EXIT_SUCCESS;
}
