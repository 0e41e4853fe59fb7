/* padding-test.c: lengths of associated data and of text about the ends of
   blocks, where padding is easily a block too much or too little.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"
#include "ways.h"

/* Series of messages.  The SHA-256 of all ciphertexts and tags are from a
   program of plain integers. */

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

  for (i = 0; i < WAYS; i++)
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
        CHECK (ways[0].seal (&m, &b));
        CHECK_MEM (m.length, out, cipher);
        CHECK_MEM (TAG, b.tag, tag);
        CHECK (ways[1].open (&m, &b));
        CHECK_MEM (m.length, out, text);
      }
}


void
test_main (void)
{
  padding ();
  lengths_together ();
}
