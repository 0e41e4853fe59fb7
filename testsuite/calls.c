/* calls.c: every public call that takes buffers, in one form, and what the
   reference says it gives.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "calls.h"
#include "cuts.h"
#include "reference.h"

#include <chapoly/chacha-poly1305-batch.h>

#include <string.h>

void
call_chacha_start (struct chacha_ctx *ctx, const uint8_t *key,
                   size_t nonce_length, const uint8_t *nonce)
{
  chacha_set_key (ctx, key);
  if (nonce_length == CHACHA_NONCE_SIZE)
    chacha_set_nonce (ctx, nonce);
  else if (nonce_length == CHACHA_NONCE96_SIZE)
    chacha_set_nonce96 (ctx, nonce);
  else
    xchacha_set_key_nonce (ctx, key, nonce);
}

void
call_chacha_set_counter (struct chacha_ctx *ctx, int wide, uint64_t counter)
{
  uint8_t bytes[CHACHA_COUNTER_SIZE];
  unsigned i;

  for (i = 0; i < sizeof bytes; i++)
    bytes[i] = (uint8_t) (counter >> 8 * i);
  if (wide)
    chacha_set_counter (ctx, bytes);
  else
    chacha_set_counter32 (ctx, bytes);
}

void
call_chacha (struct chacha_ctx *ctx, int wide, size_t length, uint8_t *dst,
             const uint8_t *src)
{
  if (wide)
    chacha_crypt (ctx, length, dst, src);
  else
    chacha_crypt32 (ctx, length, dst, src);
}

static int
call_crypt (const struct call *c)
{
  struct chacha_ctx ctx;

  chacha_set_key (&ctx, c->key);
  chacha_set_nonce (&ctx, c->nonce);
  chacha_set_counter (&ctx, c->counter);
  chacha_crypt (&ctx, c->length, c->dst, c->src);
  return 1;
}

static int
call_crypt32 (const struct call *c)
{
  struct chacha_ctx ctx;

  chacha_set_key (&ctx, c->key);
  chacha_set_nonce96 (&ctx, c->nonce);
  chacha_set_counter32 (&ctx, c->counter);
  chacha_crypt32 (&ctx, c->length, c->dst, c->src);
  return 1;
}

static int
call_xcrypt (const struct call *c)
{
  struct chacha_ctx ctx;

  xchacha_set_key_nonce (&ctx, c->key, c->nonce);
  chacha_set_counter32 (&ctx, c->counter);
  chacha_crypt32 (&ctx, c->length, c->dst, c->src);
  return 1;
}

static int
call_seal (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_seal (&ctx, 12, c->nonce, c->ad_length, c->ad,
                               c->length, c->dst, c->src, c->tag);
}

static int
call_open (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_open (&ctx, 12, c->nonce, c->ad_length, c->ad,
                               c->length, c->dst, c->src, c->tag);
}

static int
call_xseal (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_seal (&ctx, 24, c->nonce, c->ad_length, c->ad,
                               c->length, c->dst, c->src, c->tag);
}

static int
call_xopen (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_open (&ctx, 24, c->nonce, c->ad_length, c->ad,
                               c->length, c->dst, c->src, c->tag);
}

/* As one of three messages, in turns the first, second and third; the others
   are shorter. */
static int
call_batch (const struct call *c, int open, size_t nonce_length)
{
  static uint8_t texts[2][CALL_LENGTH_MAX], tags[2][CALL_TAG];
  static unsigned turn;
  const unsigned mine = turn++ % 3;
  struct chacha_poly1305_message m[3];
  struct chacha_poly1305_ctx ctx;
  unsigned i, other = 0;

  chacha_poly1305_set_key (&ctx, c->key);
  for (i = 0; i < 3; i++)
    {
      const int is_mine = i == mine;

      m[i].nonce_length = is_mine ? nonce_length : 12;
      m[i].nonce = c->nonce;
      m[i].ad_length = c->ad_length;
      m[i].ad = c->ad;
      m[i].length = is_mine ? c->length : c->length / 3;
      m[i].dst = is_mine ? c->dst : texts[other];
      m[i].src = is_mine ? c->src : texts[other];
      m[i].tag.write = is_mine ? c->tag : tags[other];
      other += !is_mine;
      if (open && !is_mine
          && !chacha_poly1305_seal (&ctx, 12, m[i].nonce, m[i].ad_length,
                                    m[i].ad, m[i].length, m[i].dst,
                                    m[i].src, m[i].tag.write))
        return 0;
    }
  return open ? chacha_poly1305_open_batch (&ctx, 3, m)
    : chacha_poly1305_seal_batch (&ctx, 3, m);
}

static int
call_seal_batch (const struct call *c)
{
  return call_batch (c, 0, 12);
}

static int
call_open_batch (const struct call *c)
{
  return call_batch (c, 1, 12);
}

static int
call_xseal_batch (const struct call *c)
{
  return call_batch (c, 0, 24);
}

static void
cut_call (struct cuts *p, const struct call *c)
{
  p->ad_count = cut_const (c->ad_length, c->ad, 20, p->ad);
  p->dst_count = cut (c->length, c->dst, 200, p->dst);
  p->src_count = cut_const (c->length, c->src, 200, p->src);
}

static int
call_seal_pieces (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;
  struct cuts p;

  chacha_poly1305_set_key (&ctx, c->key);
  cut_call (&p, c);
  return cuts_seal (&ctx, 12, c->nonce, &p, c->tag);
}

static int
call_open_pieces (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;
  struct cuts p;

  chacha_poly1305_set_key (&ctx, c->key);
  cut_call (&p, c);
  return cuts_open (&ctx, 12, c->nonce, &p, c->tag);
}

/* The tag behind the text: one buffer, of length + CALL_TAG bytes. */
static int
call_encrypt_message (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_encrypt_message (&ctx, 12, c->nonce, c->ad_length,
                                          c->ad, c->length + CALL_TAG,
                                          c->dst, c->src);
}

static int
call_decrypt_message (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_decrypt_message (&ctx, 12, c->nonce,
                                          c->ad_length, c->ad,
                                          c->length, c->dst, c->src);
}

static int
call_encrypt (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  chacha_poly1305_set_nonce (&ctx, c->nonce);
  return chacha_poly1305_update (&ctx, c->ad_length, c->ad)
    && chacha_poly1305_encrypt (&ctx, c->length, c->dst, c->src)
    && chacha_poly1305_digest (&ctx, c->tag);
}

static int
call_decrypt (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  chacha_poly1305_set_nonce (&ctx, c->nonce);
  return chacha_poly1305_update (&ctx, c->ad_length, c->ad)
    && chacha_poly1305_decrypt (&ctx, c->length, c->dst, c->src)
    && chacha_poly1305_verify (&ctx, c->tag);
}

static int
call_xencrypt (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  xchacha_poly1305_set_key_nonce (&ctx, c->key, c->nonce);
  return chacha_poly1305_update (&ctx, c->ad_length, c->ad)
    && chacha_poly1305_encrypt (&ctx, c->length, c->dst, c->src)
    && chacha_poly1305_digest (&ctx, c->tag);
}

/* dst is not written. */
static int
call_poly1305 (const struct call *c)
{
  struct poly1305_ctx ctx;

  poly1305_set_key (&ctx, c->key);
  poly1305_update (&ctx, c->length, c->src);
  poly1305_digest (&ctx, c->tag);
  return 1;
}

/* The first 16 bytes of src give the first 32 of dst. */
static int
call_hchacha20 (const struct call *c)
{
  hchacha20 (c->dst, c->key, c->src);
  return 1;
}

const struct call_kind call_kinds[] = {
  { "chacha_crypt", call_crypt, CALL_CIPHER, 8, 8, 0 },
  { "chacha_crypt32", call_crypt32, CALL_CIPHER, 12, 4, 0 },
  { "xchacha", call_xcrypt, CALL_CIPHER, 24, 4, 0 },
  { "seal", call_seal, CALL_SEAL, 12, 0, 0 },
  { "open", call_open, CALL_OPEN, 12, 0, 0 },
  { "seal, nonce of 24", call_xseal, CALL_SEAL, 24, 0, 0 },
  { "open, nonce of 24", call_xopen, CALL_OPEN, 24, 0, 0 },
  { "seal_batch", call_seal_batch, CALL_SEAL, 12, 0, 0 },
  { "open_batch", call_open_batch, CALL_OPEN, 12, 0, 0 },
  { "seal_batch, nonce of 24", call_xseal_batch, CALL_SEAL, 24, 0, 0 },
  { "seal_pieces", call_seal_pieces, CALL_SEAL, 12, 0, 0 },
  { "open_pieces", call_open_pieces, CALL_OPEN, 12, 0, 0 },
  { "encrypt_message", call_encrypt_message, CALL_MESSAGE, 12, 0, 0 },
  { "decrypt_message", call_decrypt_message, CALL_OPEN_MESSAGE, 12, 0, 0 },
  { "encrypt", call_encrypt, CALL_SEAL, 12, 0, 0 },
  { "decrypt", call_decrypt, CALL_OPEN, 12, 0, 0 },
  { "encrypt, nonce of 24", call_xencrypt, CALL_SEAL, 24, 0, 0 },
  { "poly1305", call_poly1305, CALL_MAC, 0, 0, 0 },
  { "hchacha20", call_hchacha20, CALL_CIPHER, 0, 0, 32 },
  { NULL, NULL, CALL_CIPHER, 0, 0, 0 }
};


/* All lengths from 0 on occur, also above 64. */
static size_t
ad_length_for (size_t length)
{
  return length * 5 % (CALL_AD_MAX + 1);
}

static int
opens (enum call_shape shape)
{
  return shape == CALL_OPEN || shape == CALL_OPEN_MESSAGE;
}

static void
expect_cipher (struct call_expected *e, const struct call_kind *k,
               const struct call_input *in, size_t length)
{
  uint32_t state[16];
  unsigned i;

  reference_chacha_start (state, in->key, k->nonce_length, in->nonce);
  for (i = 0; i < k->counter_length; i++)
    state[12 + i / 4] |= (uint32_t) in->counter[i] << 8 * (i % 4);
  reference_chacha (state, k->counter_length == 8, length, e->dst, in->text);
  memcpy (e->src, in->text, length);
}

static void
expect_aead (struct call_expected *e, const struct call_kind *k,
             const struct call_input *in, size_t length)
{
  uint8_t *cipher = opens (k->shape) ? e->src : e->dst;
  uint8_t *plain = opens (k->shape) ? e->dst : e->src;

  e->ad_length = ad_length_for (length);
  memcpy (plain, in->text, length);
  reference_seal (in->key, k->nonce_length, in->nonce, e->ad_length, in->ad,
                  length, cipher, plain, e->tag);
  if (k->shape == CALL_MESSAGE || k->shape == CALL_OPEN_MESSAGE)
    {
      memcpy (cipher + length, e->tag, CALL_TAG);
      *(k->shape == CALL_MESSAGE ? &e->dst_length : &e->src_length)
        += CALL_TAG;
    }
}

void
call_expect (struct call_expected *e, const struct call_kind *k,
             const struct call_input *in, size_t length)
{
  e->src_length = e->dst_length = length;
  e->ad_length = 0;
  if (k->fixed_length)
    {
      e->src_length = 16;
      e->dst_length = k->fixed_length;
      memcpy (e->src, in->text, 16);
      reference_hchacha20 (e->dst, in->key, in->text);
    }
  else if (k->shape == CALL_CIPHER)
    expect_cipher (e, k, in, length);
  else if (k->shape == CALL_MAC)
    {
      e->dst_length = 0;
      memcpy (e->src, in->text, length);
      reference_poly1305 (in->key, length, in->text, e->tag);
    }
  else
    expect_aead (e, k, in, length);
}
