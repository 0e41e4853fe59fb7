/* streaming-test.c: the streaming AEAD calls: every split of short
   messages and random ones of long, copies of a context, a message cut
   short, and one-shot calls amid a message.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"

#include <chapoly/chacha-poly1305.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define LENGTH_MAX 40000
#define AD_MAX 200

static uint8_t key[CHACHA_POLY1305_KEY_SIZE];
static uint8_t nonce[XCHACHA_POLY1305_NONCE_SIZE];
static uint8_t ad[AD_MAX], text[LENGTH_MAX];

/* What the reference says of the first bytes of ad and text. */
static uint8_t expected[LENGTH_MAX], right[TAG];
static uint8_t dst[LENGTH_MAX];

static void
expect (size_t nonce_length, size_t ad_length, size_t length)
{
  reference_seal (key, nonce_length, nonce, ad_length, ad, length,
                  expected, text, right);
}

static void
start (struct chacha_poly1305_ctx *ctx)
{
  chacha_poly1305_set_key (ctx, key);
  chacha_poly1305_set_nonce (ctx, nonce);
}

static void
check_digest (struct chacha_poly1305_ctx *ctx)
{
  uint8_t tag[TAG];

  CHECK (chacha_poly1305_digest (ctx, tag));
  CHECK_MEM (TAG, tag, right);
}


/* Text in pieces that end at a, b and length, in place. */
static void
three_pieces (size_t ad_length, size_t a, size_t b, size_t length,
              int decrypt)
{
  struct chacha_poly1305_ctx ctx;
  const size_t ends[3] = { a, b, length };
  size_t at = 0;
  unsigned i;

  memcpy (dst, decrypt ? expected : text, length);
  start (&ctx);
  CHECK (chacha_poly1305_update (&ctx, ad_length, ad));
  for (i = 0; i < 3; at = ends[i++])
    CHECK ((decrypt ? chacha_poly1305_decrypt : chacha_poly1305_encrypt)
           (&ctx, ends[i] - at, dst + at, dst + at));
  CHECK_MEM (length, dst, decrypt ? text : expected);
  check_digest (&ctx);
}

/* Each pair of places to split a text about one, two and three blocks,
   and each one of a text about the widest pass. */
static void
every_text_split (void)
{
  const size_t step = test_have_time () ? 1 : 7;
  static const size_t lengths[] = { 1, 16, 63, 64, 65, 129, 193 };
  static const size_t longer[] = { 449, 577, 1030 };
  size_t a, b, length;
  unsigned i;

  for (i = 0; i < TEST_LENGTH (lengths); i++)
    {
      length = lengths[i];
      expect (12, 7, length);
      for (a = 0; a <= length; a++)
        for (b = a; b <= length; b += step)
          {
            test_context ("%lu bytes split at %lu, %lu",
                          (unsigned long) length, (unsigned long) a,
                          (unsigned long) b);
            three_pieces (7, a, b, length, (int) (a + b) % 2);
          }
    }
  for (i = 0; i < TEST_LENGTH (longer); i++)
    {
      length = longer[i];
      expect (12, 20, length);
      for (a = 0; a <= length; a += step)
        {
          test_context ("%lu bytes split at %lu", (unsigned long) length,
                        (unsigned long) a);
          three_pieces (20, a, a, length, 0);
          three_pieces (20, a, a + (length - a) / 2, length, 1);
        }
    }
}

static void
every_ad_split (void)
{
  struct chacha_poly1305_ctx ctx;
  size_t a, b, length;

  for (length = 0; length <= 70; length++)
    {
      expect (12, length, 5);
      for (a = 0; a <= length; a++)
        for (b = a; b <= length; b += 1 + (length - a) / 4)
          {
            test_context ("%lu bytes of associated data split at %lu, %lu",
                          (unsigned long) length, (unsigned long) a,
                          (unsigned long) b);
            start (&ctx);
            CHECK (chacha_poly1305_update (&ctx, a, ad));
            CHECK (chacha_poly1305_update (&ctx, b - a, ad + a));
            CHECK (chacha_poly1305_update (&ctx, length - b, ad + b));
            CHECK (chacha_poly1305_encrypt (&ctx, 5, dst, text));
            CHECK_MEM (5, dst, expected);
            check_digest (&ctx);
          }
    }
}

/* Long messages in random pieces, apart; in half of them the context moves
   to other memory after each piece. */
static void
random_pieces (void)
{
  const unsigned rounds = test_have_time () ? 3000 : 150;
  struct chacha_poly1305_ctx contexts[2];
  size_t ad_length, length, most, n, i;
  unsigned round, c;

  for (round = 0; round < rounds; round++)
    {
      const int moves = round & 1, extended = round & 2, decrypt = round & 4;
      const uint8_t *src = decrypt ? expected : text;

      ad_length = test_random_below (AD_MAX + 1);
      length = test_random_below (round % 10 ? 1500 : LENGTH_MAX + 1);
      test_context ("random pieces, round %u, %lu + %lu bytes", round,
                    (unsigned long) ad_length, (unsigned long) length);
      expect (extended ? 24 : 12, ad_length, length);
      c = 0;
      if (extended)
        xchacha_poly1305_set_key_nonce (&contexts[c], key, nonce);
      else
        start (&contexts[c]);
      for (i = 0; i < ad_length; i += n)
        {
          n = test_random_below (ad_length - i + 1);
          CHECK (chacha_poly1305_update (&contexts[c], n, ad + i));
        }
      most = test_random_below (2) ? 200 : length;
      for (i = 0; i < length; i += n)
        {
          n = test_random_below (most + 1);
          if (n > length - i)
            n = length - i;
          CHECK ((decrypt ? chacha_poly1305_decrypt
                  : chacha_poly1305_encrypt)
                 (&contexts[c], n, dst + i, src + i));
          if (!moves)
            continue;
          memcpy (&contexts[!c], &contexts[c], sizeof contexts[c]);
          memset (&contexts[c], 0x77, sizeof contexts[c]);
          c = !c;
        }
      CHECK_MEM (length, dst, decrypt ? text : expected);
      check_digest (&contexts[c]);
    }
}

/* Pieces of 1, 2, 3 .. 100 bytes, as a list of buffers would give them. */
static void
scattered (void)
{
  struct chacha_poly1305_ctx ctx;
  size_t at = 0, n;

  test_context ("pieces of 1 .. 100 bytes");
  expect (12, 13, 5050);
  start (&ctx);
  CHECK (chacha_poly1305_update (&ctx, 13, ad));
  for (n = 1; n <= 100; at += n++)
    CHECK (chacha_poly1305_encrypt (&ctx, n, dst + at, text + at));
  CHECK_MEM (5050, dst, expected);
  check_digest (&ctx);
}

/* Two messages go on from one copied context: a common beginning, then
   different ends.  Copying must not tie them together. */
static void
forks (void)
{
  struct chacha_poly1305_ctx ctx, fork;
  size_t common;

  for (common = 0; common <= 300; common++)
    {
      test_context ("fork after %lu bytes", (unsigned long) common);
      start (&ctx);
      CHECK (chacha_poly1305_update (&ctx, 20, ad));
      CHECK (chacha_poly1305_encrypt (&ctx, common, dst, text));
      fork = ctx;
      CHECK (chacha_poly1305_encrypt (&ctx, 100, dst + common,
                                      text + common));
      expect (12, 20, common + 100);
      CHECK_MEM (common + 100, dst, expected);
      check_digest (&ctx);
      CHECK (chacha_poly1305_encrypt (&fork, 7, dst + common,
                                      text + common));
      expect (12, 20, common + 7);
      check_digest (&fork);
    }
}


/* A message is cut short anywhere; the next is as in a fresh context. */
static void
cut_short (void)
{
  struct chacha_poly1305_ctx ctx;
  size_t ad_length, length;
  unsigned way;

  for (way = 0; way < 4; way++)
    for (ad_length = 0; ad_length <= 33; ad_length += 3)
      for (length = 0; length <= 130; length += 11)
        {
          test_context ("cut after %lu + %lu bytes, way %u",
                        (unsigned long) ad_length, (unsigned long) length,
                        way);
          memset (&ctx, 0xd2, sizeof ctx);
          chacha_poly1305_set_key (&ctx, way & 2 ? text : key);
          chacha_poly1305_set_nonce (&ctx, text + 50);
          CHECK (chacha_poly1305_update (&ctx, ad_length, text));
          CHECK (chacha_poly1305_encrypt (&ctx, length, dst, text));
          if (way & 2)
            chacha_poly1305_set_key (&ctx, key);
          if (way & 1)
            xchacha_poly1305_set_key_nonce (&ctx, key, nonce);
          else
            chacha_poly1305_set_nonce (&ctx, nonce);
          expect (way & 1 ? 24 : 12, 5, 100);
          CHECK (chacha_poly1305_update (&ctx, 5, ad));
          CHECK (chacha_poly1305_encrypt (&ctx, 100, dst, text));
          CHECK_MEM (100, dst, expected);
          check_digest (&ctx);
        }
}


/* seal and open leave the context, which other threads may be using, as it
   is; and a message under way goes on. */
static void
const_context (void)
{
  struct chacha_poly1305_ctx ctx;
  uint8_t before[sizeof ctx], tag[TAG];

  test_context ("const context");
  expect (12, 5, 40);
  start (&ctx);
  CHECK (chacha_poly1305_update (&ctx, 5, ad));
  CHECK (chacha_poly1305_encrypt (&ctx, 30, dst, text));
  memcpy (before, &ctx, sizeof ctx);
  CHECK (chacha_poly1305_seal (&ctx, 12, nonce, 5, ad, 40, dst + 100, text,
                               tag));
  CHECK_MEM (40, dst + 100, expected);
  CHECK_MEM (TAG, tag, right);
  CHECK (chacha_poly1305_seal (&ctx, 24, nonce, 5, ad, 40, dst + 100, text,
                               tag));
  CHECK (chacha_poly1305_open (&ctx, 24, nonce, 5, ad, 40, dst + 100,
                               dst + 100, tag));
  CHECK_MEM (sizeof ctx, &ctx, before);
  CHECK (chacha_poly1305_encrypt (&ctx, 10, dst + 30, text + 30));
  CHECK_MEM (40, dst, expected);
  check_digest (&ctx);
}

void
test_main (void)
{
  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  test_random_bytes (sizeof ad, ad);
  test_random_bytes (sizeof text, text);
  cut_short ();
  const_context ();
  forks ();
  scattered ();
  every_ad_split ();
  every_text_split ();
  random_pieces ();
}
