/* cuts.h: bytes in pieces, for tests of calls that take lists of them.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CUTS_H
#define CHAPOLY_CUTS_H

#include <chapoly/chacha-poly1305-pieces.h>

#define CUTS_MAX 24

/* Associated data, destination and source of one message. */
struct cuts
{
  size_t ad_count, dst_count, src_count;
  struct chapoly_const_piece ad[CUTS_MAX], src[CUTS_MAX];
  struct chapoly_piece dst[CUTS_MAX];
};

/* Cut length bytes at data into pieces of random length, at most longest,
   but for the last; some are empty, and some of these NULL.  Return how
   many there are, CUTS_MAX at most, at least 1. */
size_t
cut (size_t length, uint8_t *data, size_t longest,
     struct chapoly_piece piece[CUTS_MAX]);
size_t
cut_const (size_t length, const uint8_t *data, size_t longest,
           struct chapoly_const_piece piece[CUTS_MAX]);

/* Cut between bytes i and i + 1 where bit i of mask is 1.  Return how many
   pieces there are. */
size_t
cut_mask (size_t length, uint8_t *data, unsigned mask,
          struct chapoly_piece piece[CUTS_MAX]);
size_t
cut_const_mask (size_t length, const uint8_t *data, unsigned mask,
                struct chapoly_const_piece piece[CUTS_MAX]);

int
cuts_seal (const struct chacha_poly1305_ctx *ctx, size_t nonce_length,
           const uint8_t *nonce, const struct cuts *c, uint8_t *tag);
int
cuts_open (const struct chacha_poly1305_ctx *ctx, size_t nonce_length,
           const uint8_t *nonce, const struct cuts *c, const uint8_t *tag);

#endif /* CHAPOLY_CUTS_H */
