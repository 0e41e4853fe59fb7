/* ways.c: each way to seal and to open a message with the AEAD.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "ways.h"
#include "cuts.h"
#include "reference.h"
#include "testutils.h"

static void
start (struct chacha_poly1305_ctx *ctx, const struct message *m)
{
  chacha_poly1305_set_key (ctx, m->key);
  if (m->nonce_length == CHACHA_POLY1305_NONCE_SIZE)
    chacha_poly1305_set_nonce (ctx, m->nonce);
  else
    xchacha_poly1305_set_key_nonce (ctx, m->key, m->nonce);
}

/* Streaming, in pieces of at most ad_piece and text_piece bytes, random
   ones where random is not 0. */
static void
stream (struct chacha_poly1305_ctx *ctx, const struct message *m,
        uint8_t *text, size_t ad_piece, size_t text_piece, int random,
        int decrypt)
{
  size_t i, n;

  start (ctx, m);
  for (i = 0; i < m->ad_length; i += n)
    {
      n = random ? test_random_below (ad_piece + 1) : ad_piece;
      if (n > m->ad_length - i)
        n = m->ad_length - i;
      CHECK (chacha_poly1305_update (ctx, n, m->ad + i));
    }
  for (i = 0; i < m->length; i += n)
    {
      n = random ? test_random_below (text_piece + 1) : text_piece;
      if (n > m->length - i)
        n = m->length - i;
      CHECK (decrypt
             ? chacha_poly1305_decrypt (ctx, n, text + i, text + i)
             : chacha_poly1305_encrypt (ctx, n, text + i, text + i));
    }
}

static int
seal (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, m->key);
  return chacha_poly1305_seal (&ctx, m->nonce_length, m->nonce,
                               m->ad_length, m->ad, m->length,
                               b->text, b->text, b->tag);
}

static int
open (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, m->key);
  return chacha_poly1305_open (&ctx, m->nonce_length, m->nonce,
                               m->ad_length, m->ad, m->length,
                               b->text, b->text, b->tag);
}

static int
encrypt_message (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, m->key);
  return chacha_poly1305_encrypt_message (&ctx, m->nonce_length, m->nonce,
                                          m->ad_length, m->ad,
                                          m->length + TAG,
                                          b->text, b->text);
}

static int
decrypt_message (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, m->key);
  return chacha_poly1305_decrypt_message (&ctx, m->nonce_length, m->nonce,
                                          m->ad_length, m->ad, m->length,
                                          b->text, b->text);
}

/* The message is the second of three; the others are right anyway, with the
   same nonce and other texts, which none but a test may do. */
static void
fill_batch (struct chacha_poly1305_message batch[3], uint8_t texts[2][100],
            uint8_t tags[2][TAG], const struct message *m, struct buffer *b)
{
  static const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE];
  unsigned i;

  for (i = 0; i < 3; i += 2)
    {
      memset (texts[i / 2], (int) i, sizeof texts[i / 2]);
      batch[i].nonce_length = sizeof nonce;
      batch[i].nonce = nonce;
      batch[i].ad_length = 0;
      batch[i].ad = NULL;
      batch[i].length = 100 - 70 * (i / 2);
      batch[i].dst = texts[i / 2];
      batch[i].src = texts[i / 2];
      batch[i].tag.write = tags[i / 2];
    }
  batch[1].nonce_length = m->nonce_length;
  batch[1].nonce = m->nonce;
  batch[1].ad_length = m->ad_length;
  batch[1].ad = m->ad;
  batch[1].length = m->length;
  batch[1].dst = b->text;
  batch[1].src = b->text;
  batch[1].tag.write = b->tag;
}

static int
seal_batch (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_message batch[3];
  struct chacha_poly1305_ctx ctx;
  uint8_t texts[2][100], tags[2][TAG];
  int all;

  chacha_poly1305_set_key (&ctx, m->key);
  fill_batch (batch, texts, tags, m, b);
  all = chacha_poly1305_seal_batch (&ctx, 3, batch);
  CHECK (batch[0].ok == 1 && batch[2].ok == 1 && all == batch[1].ok);
  return batch[1].ok;
}

static int
open_batch (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_message batch[3];
  struct chacha_poly1305_ctx ctx;
  uint8_t texts[2][100], tags[2][TAG];
  unsigned i;
  int all;

  chacha_poly1305_set_key (&ctx, m->key);
  fill_batch (batch, texts, tags, m, b);
  for (i = 0; i < 3; i += 2)
    CHECK (chacha_poly1305_seal (&ctx, batch[i].nonce_length, batch[i].nonce,
                                 0, NULL, batch[i].length, batch[i].dst,
                                 batch[i].src, batch[i].tag.write));
  all = chacha_poly1305_open_batch (&ctx, 3, batch);
  CHECK (batch[0].ok == 1 && batch[2].ok == 1 && all == batch[1].ok);
  CHECK (texts[0][99] == 0 && texts[1][29] == 2);
  return batch[1].ok;
}

static void
cut_all (struct cuts *c, const struct message *m, struct buffer *b)
{
  const size_t longest = m->length < 3000 ? 300 : m->length / 4;

  c->ad_count = cut_const (m->ad_length, m->ad, 30, c->ad);
  c->dst_count = cut (m->length, b->text, longest, c->dst);
  c->src_count = cut_const (m->length, b->text, longest, c->src);
}

static int
seal_pieces (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;
  struct cuts c;

  chacha_poly1305_set_key (&ctx, m->key);
  cut_all (&c, m, b);
  return cuts_seal (&ctx, m->nonce_length, m->nonce, &c, b->tag);
}

static int
open_pieces (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;
  struct cuts c;

  chacha_poly1305_set_key (&ctx, m->key);
  cut_all (&c, m, b);
  return cuts_open (&ctx, m->nonce_length, m->nonce, &c, b->tag);
}

static const size_t piece_sizes[][2] = {
  /* Of associated data, of text: whole, small, whole blocks, 16 KiB. */
  { (size_t) -1, (size_t) -1 }, { 13, 61 }, { 16, 64 }, { 64, 16384 },
  { 17, 192 }, { 1, 24576 }
};

static int
encrypt_stream (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;
  unsigned i;

  for (i = 0; i < TEST_LENGTH (piece_sizes); i++)
    {
      if (i)
        stream (&ctx, m, b->text, piece_sizes[i - 1][0],
                piece_sizes[i - 1][1], 0, 1);
      stream (&ctx, m, b->text, piece_sizes[i][0], piece_sizes[i][1], 0, 0);
    }
  return chacha_poly1305_digest (&ctx, b->tag);
}

static int
decrypt_stream (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;

  stream (&ctx, m, b->text, 40, 200, 1, 1);
  return chacha_poly1305_verify (&ctx, b->tag);
}

static int
encrypt_random (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;

  stream (&ctx, m, b->text, 20, m->length < 20000 ? 300 : 30000, 1, 0);
  return chacha_poly1305_digest (&ctx, b->tag);
}

static int
decrypt_whole (const struct message *m, struct buffer *b)
{
  struct chacha_poly1305_ctx ctx;

  stream (&ctx, m, b->text, (size_t) -1, (size_t) -1, 0, 1);
  return chacha_poly1305_verify (&ctx, b->tag);
}

static int
reference (const struct message *m, struct buffer *b)
{
  reference_seal (m->key, m->nonce_length, m->nonce, m->ad_length, m->ad,
                  m->length, b->text, b->text, b->tag);
  return 1;
}

const struct way ways[WAYS] = {
  { "one-shot", seal, open },
  { "message", encrypt_message, decrypt_message },
  { "batch", seal_batch, open_batch },
  { "pieces", seal_pieces, open_pieces },
  { "stream", encrypt_stream, decrypt_stream },
  { "stream, random pieces", encrypt_random, decrypt_whole },
  { "reference", reference, open }
};
