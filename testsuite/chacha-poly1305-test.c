/* chacha-poly1305-test.c: the calls of chacha-poly1305.h: published
   vectors through each way to seal and to open.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"

#include <chapoly/chacha-poly1305.h>

#include <stdlib.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE

/* What has to come out.  plaintext or ciphertext may be NULL. */
struct message
{
  const uint8_t *key, *nonce, *ad, *plaintext, *ciphertext, *tag;
  size_t nonce_length, ad_length, length;
};

/* What does come out, in place: room for text and tag. */
struct buffer
{
  uint8_t *text, *tag;
};

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

/* Each way takes what is in b->text, leaves the other text there, and
   writes or checks b->tag.  Result 1 unless a tag is refused. */
typedef int
way_func (const struct message *m, struct buffer *b);

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

static const struct
{
  const char *name;
  way_func *seal, *open;
}
ways[] = {
  { "one-shot", seal, open },
  { "message", encrypt_message, decrypt_message },
  { "stream", encrypt_stream, decrypt_stream },
  { "stream, random pieces", encrypt_random, decrypt_whole },
  { "reference", reference, open }
};

/* Opens the ciphertext, if there is one, and seals the plaintext. */
static void
check_message (const struct message *m)
{
  struct buffer b;
  unsigned i;

  b.text = test_guarded (m->length + TAG);
  b.tag = b.text + m->length;
  for (i = 0; i < TEST_LENGTH (ways); i++)
    {
      test_context ("%s, %lu + %lu bytes", ways[i].name,
                    (unsigned long) m->ad_length,
                    (unsigned long) m->length);
      if (m->ciphertext)
        {
          memcpy (b.text, m->ciphertext, m->length);
          memcpy (b.tag, m->tag, TAG);
          CHECK (ways[i].open (m, &b));
          if (m->plaintext)
            CHECK_MEM (m->length, b.text, m->plaintext);
        }
      else
        memcpy (b.text, m->plaintext, m->length);

      memset (b.tag, 0, TAG);
      CHECK (ways[i].seal (m, &b));
      CHECK_MEM (TAG, b.tag, m->tag);
      if (m->ciphertext)
        CHECK_MEM (m->length, b.text, m->ciphertext);
      CHECK (ways[i].open (m, &b));
      if (m->plaintext)
        CHECK_MEM (m->length, b.text, m->plaintext);
    }
  test_guarded_free (b.text);
}

static void
vector (const struct test_vector *v)
{
  struct message m;
  size_t length;

  m.key = test_vector_fixed (v, "key", CHACHA_POLY1305_KEY_SIZE);
  m.nonce = test_vector_bytes (v, "nonce", &m.nonce_length);
  m.ad = test_vector_bytes (v, "ad", &m.ad_length);
  m.tag = test_vector_fixed (v, "tag", TAG);
  m.plaintext = m.ciphertext = NULL;
  if (test_vector_has (v, "plaintext"))
    m.plaintext = test_vector_bytes (v, "plaintext", &m.length);
  if (test_vector_has (v, "ciphertext"))
    {
      m.ciphertext = test_vector_bytes (v, "ciphertext", &length);
      CHECK (!m.plaintext || length == m.length);
      m.length = length;
    }
  check_message (&m);
}


/* Associated data and text of many lengths about multiples of 16, where
   padding is easily one block too much or too little.  The SHA-256 of all
   ciphertexts and tags are from a program of plain integers. */

static void
pattern (size_t n, uint8_t *p, unsigned seed)
{
  size_t i;

  for (i = 0; i < n; i++)
    p[i] = (uint8_t) (7 * i + seed);
}

static void
padding_grid (size_t count, size_t ad_times, size_t ad_modulus,
              unsigned ad_seed, size_t text_times, size_t text_modulus,
              unsigned text_seed, way_func *way, const char *hash)
{
  uint8_t key[CHACHA_POLY1305_KEY_SIZE], nonce[CHACHA_POLY1305_NONCE_SIZE];
  uint8_t ad[600], text[600 + TAG], digest[32], expected[32];
  struct reference_sha256 ctx;
  struct message m;
  struct buffer b;
  unsigned i;
  size_t n;

  for (i = 0; i < sizeof key; i++)
    key[i] = (uint8_t) (0x40 + i);
  for (i = 0; i < sizeof nonce; i++)
    nonce[i] = (uint8_t) i;
  memset (&m, 0, sizeof m);
  m.key = key;
  m.nonce = nonce;
  m.nonce_length = sizeof nonce;
  m.ad = ad;
  b.text = text;

  reference_sha256_start (&ctx);
  for (n = 0; n < count; n++)
    {
      m.ad_length = n * ad_times % ad_modulus;
      m.length = n * text_times % text_modulus;
      b.tag = text + m.length;
      pattern (m.ad_length, ad, ad_seed);
      pattern (m.length, text, text_seed);
      CHECK (way (&m, &b));
      reference_sha256_add (&ctx, m.length + TAG, text);
    }
  reference_sha256_end (&ctx, digest);
  test_hex (sizeof expected, expected, hash);
  CHECK_MEM (32, digest, expected);
}

static void
padding (void)
{
  unsigned i;

  for (i = 0; i < TEST_LENGTH (ways); i++)
    {
      test_context ("%s, all lengths of text", ways[i].name);
      padding_grid (577, 1, 37, 3, 1, 577, 1, ways[i].seal,
                    "bdfa8edf325beb2685300b2ed2ec6eea"
                    "621a3840765ad16975b5c9911645acdd");
      test_context ("%s, all lengths of associated data", ways[i].name);
      padding_grid (300, 1, 300, 9, 5, 257, 2, ways[i].seal,
                    "51b7ef28f2d5419c60da7431c909d3f1"
                    "1e7f9abea1ebd03d5f2aab4c7b4a8855");
    }
}


/* Associated data of each length up to a little above one block of 64, with
   texts about the ends of blocks and passes: where both decide how a message
   is laid out. */
static void
lengths_together (void)
{
  static const size_t lengths[] = {
    0, 1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 175, 176, 177, 191, 192,
    193, 255, 256, 257, 431, 432, 433, 447, 448, 449, 511, 512, 513
  };
  uint8_t key[CHACHA_POLY1305_KEY_SIZE], nonce[XCHACHA_POLY1305_NONCE_SIZE];
  uint8_t ad[100], text[513], cipher[513], out[513 + TAG], tag[TAG];
  struct message m;
  struct buffer b;
  unsigned i;

  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  test_random_bytes (sizeof ad, ad);
  test_random_bytes (sizeof text, text);
  m.key = key;
  m.nonce = nonce;
  m.ad = ad;
  for (m.ad_length = 0; m.ad_length <= sizeof ad; m.ad_length++)
    for (i = 0; i < TEST_LENGTH (lengths); i++)
      {
        m.length = lengths[i];
        m.nonce_length = (m.ad_length + m.length) % 3 ? 12 : 24;
        test_context ("%lu + %lu bytes", (unsigned long) m.ad_length,
                      (unsigned long) m.length);
        reference_seal (key, m.nonce_length, nonce, m.ad_length, ad,
                        m.length, cipher, text, tag);
        memcpy (out, text, m.length);
        b.text = out;
        b.tag = out + m.length;
        CHECK (seal (&m, &b));
        CHECK_MEM (m.length, out, cipher);
        CHECK_MEM (TAG, b.tag, tag);
        CHECK (decrypt_message (&m, &b));
        CHECK_MEM (m.length, out, text);
      }
}


/* Numbers that users build on, and diagnostics. */
static void
constants (void)
{
  test_context ("constants and diagnostics");
  CHECK (CHACHA_POLY1305_KEY_SIZE == 32);
  CHECK (CHACHA_POLY1305_NONCE_SIZE == 12);
  CHECK (XCHACHA_POLY1305_NONCE_SIZE == 24);
  CHECK (CHACHA_POLY1305_DIGEST_SIZE == 16);
  CHECK (CHACHA_POLY1305_BLOCK_SIZE == 64);
  CHECK (CHACHA_POLY1305_TEXT_MAX == 274877906880);
  /* nettle 3's size, for shims; and no stricter alignment than its. */
  CHECK (sizeof (struct chacha_poly1305_ctx) <= 176);
  CHECK (chacha_poly1305_kernels () != NULL);
  CHECK (chacha_poly1305_kernels ()[0] != 0);
  CHECK (chacha_poly1305_kernels () == chacha_poly1305_kernels ());
  test_note ("row %s", chacha_poly1305_kernels ());
  CHECK (chacha_poly1305_self_test () == 1);
}

void
test_main (void)
{
  constants ();
  test_vectors ("chacha-poly1305.txt", vector);
  padding ();
  lengths_together ();
}
