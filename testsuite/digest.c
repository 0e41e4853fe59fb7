/* digest.c: see digest.h.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "digest.h"

#include "chacha-poly1305-batch.h"
#include "chacha-poly1305-pieces.h"

enum { LENGTH_MAX = 1100, AD_MAX = 80, MESSAGES = 5, SHORT_MAX = 90 };

/* The random numbers and the digest so far; and the data of a round. */
struct run
{
  uint64_t random, digest;
  size_t length, ad_length, nonce_length;
  uint8_t key[CHACHA_KEY_SIZE], nonce[MESSAGES][XCHACHA_NONCE_SIZE];
  uint8_t ad[AD_MAX], text[LENGTH_MAX], out[LENGTH_MAX];
  uint8_t tag[MESSAGES][CHACHA_POLY1305_DIGEST_SIZE];
};

/* Marsaglia's xorshift64*. */
static uint32_t
below (struct run *r, uint32_t limit)
{
  r->random ^= r->random >> 12;
  r->random ^= r->random << 25;
  r->random ^= r->random >> 27;
  return (uint32_t) ((r->random * UINT64_C (0x2545f4914f6cdd1d)) >> 32)
    % limit;
}

static void
fill (struct run *r, uint8_t *p, size_t n)
{
  while (n--)
    *p++ = (uint8_t) below (r, 256);
}

/* FNV-1a. */
static void
add (struct run *r, size_t n, const uint8_t *p)
{
  while (n--)
    r->digest = (r->digest ^ *p++) * UINT64_C (0x100000001b3);
}

static void
add_verdict (struct run *r, int verdict)
{
  const uint8_t byte = (uint8_t) verdict;

  add (r, 1, &byte);
}

/* Seals; opens in place; changes a bit, and is refused. */
static void
one_shot (struct run *r, const struct chacha_poly1305_ctx *ctx)
{
  int i;

  add_verdict (r, chacha_poly1305_seal (ctx, r->nonce_length, r->nonce[0],
                                        r->ad_length, r->ad, r->length,
                                        r->out, r->text, r->tag[0]));
  add (r, sizeof r->tag[0], r->tag[0]);
  for (i = 0; i < 2; i++)
    {
      add (r, r->length, r->out);
      add_verdict (r, chacha_poly1305_open (ctx, r->nonce_length,
                                            r->nonce[0], r->ad_length,
                                            r->ad, r->length, r->out,
                                            r->out, r->tag[0]));
      add (r, r->length, r->out);
      r->tag[0][below (r, 16)] ^= 1;
    }
}

/* The same in pieces, of a new nonce. */
static void
streaming (struct run *r, struct chacha_poly1305_ctx *ctx)
{
  size_t done, n;

  if (r->nonce_length == XCHACHA_NONCE_SIZE)
    xchacha_poly1305_set_key_nonce (ctx, r->key, r->nonce[1]);
  else
    chacha_poly1305_set_nonce (ctx, r->nonce[1]);
  for (done = 0; done < r->ad_length; done += n)
    {
      n = 1 + below (r, (uint32_t) (r->ad_length - done));
      add_verdict (r, chacha_poly1305_update (ctx, n, r->ad + done));
    }
  for (done = 0; done < r->length; done += n)
    {
      n = 1 + below (r, (uint32_t) (r->length - done));
      add_verdict (r, chacha_poly1305_encrypt (ctx, n, r->out + done,
                                               r->text + done));
    }
  add (r, r->length, r->out);
  add_verdict (r, chacha_poly1305_digest (ctx, r->tag[0]));
  add (r, sizeof r->tag[0], r->tag[0]);
}

/* Short messages in one call, side by side in text. */
static void
batch (struct run *r, const struct chacha_poly1305_ctx *ctx)
{
  struct chacha_poly1305_message m[MESSAGES];
  size_t i;

  for (i = 0; i < MESSAGES; i++)
    {
      m[i].nonce_length = r->nonce_length;
      m[i].nonce = r->nonce[i];
      m[i].ad_length = below (r, AD_MAX);
      m[i].ad = r->ad;
      m[i].length = below (r, SHORT_MAX);
      m[i].src = r->text + SHORT_MAX * i;
      m[i].dst = r->out + SHORT_MAX * i;
      m[i].tag.write = r->tag[i];
    }
  add_verdict (r, chacha_poly1305_seal_batch (ctx, MESSAGES, m));
  for (i = 0; i < MESSAGES; i++)
    {
      add (r, m[i].length, m[i].dst);
      add (r, sizeof r->tag[i], r->tag[i]);
      m[i].src = m[i].dst;
      m[i].tag.read = r->tag[i];
    }
  r->tag[below (r, MESSAGES)][0] ^= 1;
  add_verdict (r, chacha_poly1305_open_batch (ctx, MESSAGES, m));
  for (i = 0; i < MESSAGES; i++)
    {
      add_verdict (r, m[i].ok);
      add (r, m[i].length, m[i].dst);
    }
}

/* One message out of two pieces into two others. */
static void
pieces (struct run *r, const struct chacha_poly1305_ctx *ctx)
{
  const size_t a = below (r, (uint32_t) r->length + 1);
  const size_t b = below (r, (uint32_t) r->length + 1);
  const struct chapoly_const_piece ad = { r->ad, r->ad_length };
  const struct chapoly_const_piece src[]
    = { { r->text, a }, { r->text + a, r->length - a } };
  const struct chapoly_piece dst[]
    = { { r->out, b }, { r->out + b, r->length - b } };

  add_verdict (r, chacha_poly1305_seal_pieces (ctx, r->nonce_length,
                                               r->nonce[2], 1, &ad, 2, dst,
                                               2, src, r->tag[0]));
  add (r, r->length, r->out);
  add (r, sizeof r->tag[0], r->tag[0]);
}

/* ChaCha20 across the end of the lower counter word, and Poly1305. */
static void
parts (struct run *r)
{
  const uint8_t counter[CHACHA_COUNTER_SIZE]
    = { (uint8_t) (240 + below (r, 16)), 255, 255, 255, 7 };
  const size_t half = below (r, (uint32_t) r->length + 1);
  struct chacha_ctx chacha;
  struct poly1305_ctx poly1305;

  chacha_set_key (&chacha, r->key);
  chacha_set_nonce (&chacha, r->nonce[2]);
  chacha_set_counter (&chacha, counter);
  chacha_crypt (&chacha, r->length, r->out, r->text);
  add (r, r->length, r->out);
  chacha_set_nonce96 (&chacha, r->nonce[3]);
  chacha_set_counter32 (&chacha, counter);
  chacha_crypt32 (&chacha, r->length, r->out, r->text);
  add (r, r->length, r->out);
  chacha_clear (&chacha);

  hchacha20 (r->out, r->key, r->nonce[4]);
  add (r, CHACHA_KEY_SIZE, r->out);

  poly1305_set_key (&poly1305, r->key);
  poly1305_update (&poly1305, half, r->text);
  poly1305_update (&poly1305, r->length - half, r->text + half);
  poly1305_digest (&poly1305, r->tag[0]);
  add (r, sizeof r->tag[0], r->tag[0]);
}

uint64_t
digest_calls (unsigned rounds)
{
  struct chacha_poly1305_ctx ctx;
  struct run r;

  r.random = 1;
  r.digest = UINT64_C (0xcbf29ce484222325);
  while (rounds--)
    {
      r.length = below (&r, below (&r, 2) ? 150 : LENGTH_MAX + 1);
      r.ad_length = below (&r, AD_MAX + 1);
      r.nonce_length = below (&r, 3) ? CHACHA_POLY1305_NONCE_SIZE
        : XCHACHA_NONCE_SIZE;
      fill (&r, r.key, sizeof r.key);
      fill (&r, r.nonce[0], sizeof r.nonce);
      fill (&r, r.ad, sizeof r.ad);
      fill (&r, r.text, sizeof r.text);
      chacha_poly1305_set_key (&ctx, r.key);
      one_shot (&r, &ctx);
      batch (&r, &ctx);
      pieces (&r, &ctx);
      streaming (&r, &ctx);
      parts (&r);
    }
  chacha_poly1305_clear (&ctx);
  return r.digest;
}
