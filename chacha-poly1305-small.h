/* chacha-poly1305-small.h: messages in small code; for
   chacha-poly1305-seal.c.

   There is one way for messages of all lengths and for both directions:
   everything goes through one buffer, a block of 64 bytes at a time.  What
   that costs is two copies of the text, next to 20 rounds.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_SMALL_H
#define CHAPOLY_CHACHA_POLY1305_SMALL_H

#include "chacha-poly1305-internal.h"

/* To be wiped. */
struct job
{
  struct chacha_ctx chacha;
  uint64_t poly1305[5], s[2];
  uint8_t block[BLOCK];
  uint8_t given[CHACHA_POLY1305_DIGEST_SIZE];
};

/* What becomes of a block, besides ENCRYPT and DECRYPT. */
enum { ABSORB = DECRYPT + 1 };

static void
crypt_block (struct job *m)
{
  chapoly_kernels ()->chacha_core (1, m->block, m->block, m->chacha.state);
  m->chacha.state[12]++;
}

/* Poly1305 gets associated data, or the ciphertext, with zeros up to a
   multiple of 16 bytes. */
static void
blocks (struct job *m, size_t length, uint8_t *dst, const uint8_t *src,
        int what)
{
  while (length)
    {
      const size_t n = length < BLOCK ? length : BLOCK;

      memcpy (m->block, src, n);
      if (what == ENCRYPT)
        crypt_block (m);
      memset (m->block + n, 0, BLOCK - n);
      chapoly_kernels ()->poly1305_update (m->poly1305, (n + 15) / 16,
                                           m->block, 1);
      if (what == DECRYPT)
        crypt_block (m);
      if (what != ABSORB)
        {
          memcpy (dst, m->block, n);
          dst += n;
        }
      src += n;
      length -= n;
    }
}

/* Key and nonce; uses block 0.  Returns 0 if there is no nonce of that
   length. */
static int
start (struct job *m, const struct chacha_poly1305_ctx *ctx,
       size_t nonce_length, const uint8_t *nonce)
{
  unsigned i;

  if (nonce_length != CHACHA_POLY1305_NONCE_SIZE
      && nonce_length != XCHACHA_POLY1305_NONCE_SIZE)
    return 0;

  for (i = 0; i < 12; i++)
    m->chacha.state[i] = ctx->chacha.state[i];
  if (nonce_length == CHACHA_POLY1305_NONCE_SIZE)
    chacha_set_nonce96 (&m->chacha, nonce);
  else
    chapoly_xchacha_set_nonce (&m->chacha, nonce);
  memset (m->block, 0, sizeof m->block);
  crypt_block (m);
  chapoly_poly1305_load_key (m->poly1305, m->s, m->block);
  return 1;
}

/* Seals, and writes the tag; or opens, if a tag is given.  Not inlined in
   part, as gcc would do. */
CHAPOLY_NOINLINE int
message (const struct chacha_poly1305_ctx *ctx,
         size_t nonce_length, const uint8_t *nonce,
         size_t ad_length, const uint8_t *ad,
         size_t length, uint8_t *dst, const uint8_t *src,
         uint8_t *tag, const uint8_t *given)
{
  struct job m;
  int good = 0;

  /* Such a length is taken for a mistake: touch nothing. */
  if (too_long (length))
    return 0;
  /* The text may take its place. */
  if (given)
    memcpy (m.given, given, sizeof m.given);
  if (start (&m, ctx, nonce_length, nonce))
    {
      blocks (&m, ad_length, NULL, ad, ABSORB);
      blocks (&m, length, dst, src, given ? DECRYPT : ENCRYPT);
      chapoly_store64 (m.block, ad_length);
      chapoly_store64 (m.block + 8, length);
      chapoly_kernels ()->poly1305_update (m.poly1305, 1, m.block, 1);
      chapoly_poly1305_tag (m.poly1305, m.s, m.block);
      good = 1;
      if (given)
        good = chapoly_memeql_sec (m.block, m.given);
      else
        memcpy (tag, m.block, CHACHA_POLY1305_DIGEST_SIZE);
    }
  if (given && !good)
    chapoly_zero (dst, length);
  CHAPOLY_(wipe) (&m, sizeof m);
  return good;
}

int
chacha_poly1305_seal (const struct chacha_poly1305_ctx *ctx,
                      size_t nonce_length, const uint8_t *nonce,
                      size_t ad_length, const uint8_t *ad,
                      size_t length, uint8_t *dst, const uint8_t *src,
                      uint8_t *tag)
{
  return message (ctx, nonce_length, nonce, ad_length, ad,
                  length, dst, src, tag, NULL);
}

int
chacha_poly1305_open (const struct chacha_poly1305_ctx *ctx,
                      size_t nonce_length, const uint8_t *nonce,
                      size_t ad_length, const uint8_t *ad,
                      size_t length, uint8_t *dst, const uint8_t *src,
                      const uint8_t *tag)
{
  return message (ctx, nonce_length, nonce, ad_length, ad,
                  length, dst, src, NULL, tag);
}

#endif /* CHAPOLY_CHACHA_POLY1305_SMALL_H */
