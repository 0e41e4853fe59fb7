/* overlaps-test.c: buffers that overlap where the headers allow it, and
   NULL where there is nothing.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"

#include <chapoly/chacha-poly1305.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define LENGTH_MAX 1100
#define ROOM 64

static uint8_t key[CHACHA_POLY1305_KEY_SIZE];
static uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE];

/* Associated data of AD_LENGTH bytes, or a nonce, before or within the text
   that is encrypted in place.  What counts is what stood there before. */

#define AD_LENGTH 13

static uint8_t memory[ROOM + LENGTH_MAX + TAG];
static uint8_t *const text = memory + ROOM;

static void
one_shot (size_t length, const uint8_t *used_nonce, const uint8_t *ad)
{
  uint8_t expected[LENGTH_MAX], right[TAG], ad_copy[AD_LENGTH];
  uint8_t nonce_copy[CHACHA_POLY1305_NONCE_SIZE];
  struct chacha_poly1305_ctx ctx;

  memcpy (ad_copy, ad, AD_LENGTH);
  memcpy (nonce_copy, used_nonce, sizeof nonce_copy);
  reference_seal (key, 12, nonce_copy, AD_LENGTH, ad_copy, length, expected,
                  text, right);
  chacha_poly1305_set_key (&ctx, key);
  CHECK (chacha_poly1305_seal (&ctx, 12, used_nonce, AD_LENGTH, ad, length,
                               text, text, text + length));
  CHECK_MEM (length, text, expected);
  CHECK_MEM (TAG, text + length, right);
}

static void
streamed (size_t length, const uint8_t *ad)
{
  uint8_t expected[LENGTH_MAX], right[TAG], tag[TAG];
  struct chacha_poly1305_ctx ctx;

  reference_seal (key, 12, nonce, AD_LENGTH, ad, length, expected, text,
                  right);
  chacha_poly1305_set_key (&ctx, key);
  chacha_poly1305_set_nonce (&ctx, nonce);
  CHECK (chacha_poly1305_update (&ctx, AD_LENGTH, ad));
  CHECK (chacha_poly1305_encrypt (&ctx, length, text, text));
  CHECK_MEM (length, text, expected);
  CHECK (chacha_poly1305_digest (&ctx, tag));
  CHECK_MEM (TAG, tag, right);
}

static void
overlaps (void)
{
  uint8_t ad[AD_LENGTH];
  struct chacha_poly1305_ctx ctx;
  size_t length;

  chacha_poly1305_set_key (&ctx, key);
  for (length = 0; length <= LENGTH_MAX; length += 1 + length / 40)
    {
      test_context ("overlaps, %lu bytes", (unsigned long) length);
      test_random_bytes (sizeof memory, memory);
      memcpy (ad, text - AD_LENGTH, AD_LENGTH);
      /* Just before the text, as in a record, which it must not change. */
      one_shot (length, nonce, text - AD_LENGTH);
      CHECK_MEM (AD_LENGTH, text - AD_LENGTH, ad);
      CHECK (chacha_poly1305_open (&ctx, 12, nonce, AD_LENGTH,
                                   text - AD_LENGTH, length, text, text,
                                   text + length));
      if (length < AD_LENGTH)
        continue;
      one_shot (length, nonce, text);
      one_shot (length, nonce, text + length - AD_LENGTH);
      one_shot (length, text, ad);
      one_shot (length, text + length - 12, ad);
      streamed (length, text);
      streamed (length, text + length - AD_LENGTH);
    }
}

/* digest into what was absorbed: the text's end, its middle, the
   associated data; and open with the tag where the plaintext goes. */
static void
tag_within (void)
{
  static const size_t lengths[] = { 16, 17, 64, 100, 192, 449, 700, 1100 };
  static uint8_t src[LENGTH_MAX + TAG], dst[LENGTH_MAX + TAG];
  uint8_t ad[40], expected[LENGTH_MAX], right[TAG];
  struct chacha_poly1305_ctx ctx;
  size_t length, at;
  unsigned i, place_of_tag;

  chacha_poly1305_set_key (&ctx, key);
  for (i = 0; i < TEST_LENGTH (lengths); i++)
    for (place_of_tag = 0; place_of_tag < 4; place_of_tag++)
      {
        uint8_t *tag;

        length = lengths[i];
        at = (length - TAG) / (1 + place_of_tag);
        test_context ("tag within, %lu bytes, place %u",
                      (unsigned long) length, place_of_tag);
        test_random_bytes (sizeof src, src);
        test_random_bytes (sizeof ad, ad);
        tag = place_of_tag == 0 ? dst + length
          : place_of_tag == 1 ? ad + 3 : dst + at;
        reference_seal (key, 12, nonce, sizeof ad, ad, length,
                        expected, src, right);
        chacha_poly1305_set_nonce (&ctx, nonce);
        CHECK (chacha_poly1305_update (&ctx, sizeof ad, ad));
        CHECK (chacha_poly1305_encrypt (&ctx, length, dst, src));
        CHECK_MEM (length, dst, expected);
        CHECK (chacha_poly1305_digest (&ctx, tag));
        CHECK_MEM (TAG, tag, right);
        if (place_of_tag == 1)
          continue;

        /* The tag is read before dst is written. */
        memcpy (dst + at, right, TAG);
        CHECK (chacha_poly1305_open (&ctx, 12, nonce, sizeof ad, ad,
                                     length, dst, expected, dst + at));
        CHECK_MEM (length, dst, src);
      }
}

/* NULL wherever the length beside it is 0. */
static void
nothing (void)
{
  struct chacha_poly1305_ctx ctx;
  uint8_t tag[TAG], right[TAG], message[TAG];

  test_context ("NULL, length 0");
  reference_seal (key, 12, nonce, 0, NULL, 0, NULL, NULL, right);
  chacha_poly1305_set_key (&ctx, key);
  CHECK (chacha_poly1305_seal (&ctx, 12, nonce, 0, NULL, 0, NULL, NULL,
                               tag));
  CHECK_MEM (TAG, tag, right);
  CHECK (chacha_poly1305_open (&ctx, 12, nonce, 0, NULL, 0, NULL, NULL,
                               tag));
  right[5] ^= 1;
  CHECK (!chacha_poly1305_open (&ctx, 12, nonce, 0, NULL, 0, NULL, NULL,
                                right));
  right[5] ^= 1;
  CHECK (chacha_poly1305_encrypt_message (&ctx, 12, nonce, 0, NULL, TAG,
                                          message, NULL));
  CHECK_MEM (TAG, message, right);
  CHECK (chacha_poly1305_decrypt_message (&ctx, 12, nonce, 0, NULL, 0,
                                          NULL, message));
  chacha_poly1305_set_nonce (&ctx, nonce);
  CHECK (chacha_poly1305_update (&ctx, 0, NULL));
  CHECK (chacha_poly1305_encrypt (&ctx, 0, NULL, NULL));
  CHECK (chacha_poly1305_decrypt (&ctx, 0, NULL, NULL));
  CHECK (chacha_poly1305_digest (&ctx, tag));
  CHECK_MEM (TAG, tag, right);
}

void
test_main (void)
{
  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  overlaps ();
  tag_within ();
  nothing ();
}
