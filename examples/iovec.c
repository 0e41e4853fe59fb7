/* iovec.c: seals text that lies in many pieces, as writev takes it.

   The streaming calls accept pieces of any size, and the result is that of
   one call over the whole.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <sys/uio.h>

#include <chapoly/chacha-poly1305.h>

#include "example.h"

/* Encrypts the pieces in place. */
static int
seal_pieces (struct chacha_poly1305_ctx *ctx,
             const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE],
             size_t ad_length, const uint8_t *ad,
             size_t count, const struct iovec *piece,
             uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE])
{
  chacha_poly1305_set_nonce (ctx, nonce);
  if (!chacha_poly1305_update (ctx, ad_length, ad))
    return 0;
  for (; count; count--, piece++)
    if (!chacha_poly1305_encrypt (ctx, piece->iov_len,
                                  piece->iov_base, piece->iov_base))
      return 0;
  return chacha_poly1305_digest (ctx, tag);
}

/* Decrypts the pieces in place.  No text is authentic before verify has
   seen the last of it, so if anything is wrong, none is left. */
static int
open_pieces (struct chacha_poly1305_ctx *ctx,
             const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE],
             size_t ad_length, const uint8_t *ad,
             size_t count, const struct iovec *piece,
             const uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE])
{
  size_t i;
  int ok;

  chacha_poly1305_set_nonce (ctx, nonce);
  ok = chacha_poly1305_update (ctx, ad_length, ad);
  for (i = 0; i < count; i++)
    ok &= chacha_poly1305_decrypt (ctx, piece[i].iov_len,
                                   piece[i].iov_base, piece[i].iov_base);
  ok &= chacha_poly1305_verify (ctx, tag);
  for (i = 0; !ok && i < count; i++)
    memset (piece[i].iov_base, 0, piece[i].iov_len);
  return ok;
}

#define PIECES 100
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
