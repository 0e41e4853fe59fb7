/* chacha-poly1305-pieces.h: the AEAD of chacha-poly1305.h for one message
   whose associated data and text lie in pieces.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_PIECES_H
#define CHAPOLY_CHACHA_POLY1305_PIECES_H

#include "chacha-poly1305.h"

#ifdef __cplusplus
extern "C" {
#endif

#define chacha_poly1305_seal_pieces CHAPOLY_(chacha_poly1305_seal_pieces)
#define chacha_poly1305_open_pieces CHAPOLY_(chacha_poly1305_open_pieces)

/* A piece of what is written, and of what is read.  They look like struct
   iovec, but are not: copy the members, do not cast. */
struct chapoly_piece
{
  uint8_t *data;
  size_t length;
};
struct chapoly_const_piece
{
  const uint8_t *data;
  size_t length;
};

/* What chacha_poly1305_seal does with the associated data that ad_count
   pieces make, and with the text that src_count pieces make; the result goes
   to dst_count pieces.  Pieces may have any length, 0 too (then data may be
   NULL), and any number of them may be given, 0 too (then the list may be
   NULL).  The lists may be cut differently.  Each byte of text is written
   to where it was read from, or to a place that no piece of src holds; no
   two pieces of dst overlap, nor do two of src where one is written to.
   Associated data and nonce may overlap dst, the lists may not.  Returns 1;
   or 0 with nothing written, if the nonce's length is wrong, the lengths of
   dst do not add up to those of src, or these to more than
   CHACHA_POLY1305_TEXT_MAX. */
int
chacha_poly1305_seal_pieces (const struct chacha_poly1305_ctx *ctx,
                             size_t nonce_length, const uint8_t *nonce,
                             size_t ad_count,
                             const struct chapoly_const_piece *ad,
                             size_t dst_count,
                             const struct chapoly_piece *dst,
                             size_t src_count,
                             const struct chapoly_const_piece *src,
                             uint8_t *tag) CHAPOLY_MUST_CHECK;

/* Checks the 16-byte tag in constant time and decrypts.  Returns 1 if all
   is authentic.  Else returns 0, and all pieces of dst are all zero: no
   byte of plaintext is left; but lengths that do not add up or are too
   large are taken for a mistake, and nothing is written.  While the call
   runs, dst may hold text not yet checked; do not let another thread read
   it. */
int
chacha_poly1305_open_pieces (const struct chacha_poly1305_ctx *ctx,
                             size_t nonce_length, const uint8_t *nonce,
                             size_t ad_count,
                             const struct chapoly_const_piece *ad,
                             size_t dst_count,
                             const struct chapoly_piece *dst,
                             size_t src_count,
                             const struct chapoly_const_piece *src,
                             const uint8_t *tag) CHAPOLY_MUST_CHECK;

#ifdef __cplusplus
}
#endif

#endif /* CHAPOLY_CHACHA_POLY1305_PIECES_H */
