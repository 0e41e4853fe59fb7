/* refusals-test.c: calls that must be refused: out of order, beyond the
   limits on lengths, too short, or with a nonce of another length.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"

#include <chapoly/chacha-poly1305.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define LENGTH 400

static uint8_t key[CHACHA_POLY1305_KEY_SIZE];
static uint8_t nonce[XCHACHA_POLY1305_NONCE_SIZE];
static uint8_t ad[50], text[LENGTH];

/* What the reference says of the first bytes of ad and text. */
static uint8_t expected[LENGTH], right[TAG];
static uint8_t dst[LENGTH];

static void
expect (size_t ad_length, size_t length)
{
  reference_seal (key, 12, nonce, ad_length, ad, length, expected, text,
                  right);
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


/* A refused call returns 0, writes nothing and leaves the context. */
#define CHECK_REFUSED(call)                                             \
  do                                                                    \
    {                                                                   \
      uint8_t before[sizeof ctx];                                       \
      memcpy (before, &ctx, sizeof ctx);                                \
      memset (dst, 0x3c, 100);                                          \
      CHECK ((call) == 0);                                              \
      CHECK_MEM (100, dst, untouched);                                  \
      CHECK_MEM (sizeof ctx, &ctx, before);                             \
    }                                                                   \
  while (0)

static uint8_t untouched[100];

static void
no_message (const char *when, struct chacha_poly1305_ctx ctx)
{
  test_context ("%s", when);
  CHECK_REFUSED (chacha_poly1305_update (&ctx, 5, ad));
  CHECK_REFUSED (chacha_poly1305_encrypt (&ctx, 5, dst, text));
  CHECK_REFUSED (chacha_poly1305_decrypt (&ctx, 5, dst, text));
  CHECK_REFUSED (chacha_poly1305_encrypt (&ctx, 0, NULL, NULL));
  CHECK_REFUSED (chacha_poly1305_digest (&ctx, dst));
  CHECK_REFUSED (chacha_poly1305_verify (&ctx, right));
}

static void
order (void)
{
  struct chacha_poly1305_ctx ctx;

  expect (5, 40);

  memset (&ctx, 0, sizeof ctx);
  no_message ("an empty context", ctx);
  chacha_poly1305_set_key (&ctx, key);
  no_message ("no nonce", ctx);
  chacha_poly1305_set_nonce (&ctx, nonce);
  CHECK (chacha_poly1305_update (&ctx, 5, ad));
  CHECK (chacha_poly1305_encrypt (&ctx, 40, dst, text));
  check_digest (&ctx);
  no_message ("after digest", ctx);

  chacha_poly1305_set_nonce (&ctx, nonce);
  CHECK (chacha_poly1305_update (&ctx, 5, ad));
  CHECK (chacha_poly1305_encrypt (&ctx, 40, dst, text));
  CHECK (chacha_poly1305_verify (&ctx, right));
  no_message ("after verify", ctx);

  chacha_poly1305_set_nonce (&ctx, nonce);
  CHECK (!chacha_poly1305_verify (&ctx, right));
  no_message ("after a failed verify", ctx);
  chacha_poly1305_clear (&ctx);
  no_message ("after clear", ctx);

  /* The refusals have cost the message nothing. */
  test_context ("associated data after text");
  start (&ctx);
  CHECK (chacha_poly1305_update (&ctx, 5, ad));
  CHECK (chacha_poly1305_encrypt (&ctx, 10, dst, text));
  CHECK_REFUSED (chacha_poly1305_update (&ctx, 5, ad));
  CHECK (chacha_poly1305_encrypt (&ctx, 30, dst, text + 10));
  check_digest (&ctx);

  /* As with nettle, text of no bytes does not end associated data. */
  test_context ("associated data after no text");
  start (&ctx);
  CHECK (chacha_poly1305_update (&ctx, 2, ad));
  CHECK (chacha_poly1305_encrypt (&ctx, 0, NULL, NULL));
  CHECK (chacha_poly1305_decrypt (&ctx, 0, dst, dst));
  CHECK (chacha_poly1305_update (&ctx, 3, ad + 2));
  CHECK (chacha_poly1305_encrypt (&ctx, 40, dst, text));
  CHECK_MEM (40, dst, expected);
  check_digest (&ctx);
}


/* Texts that end at 2^38 - 64 bytes.  The test sets the count that a text
   of that length would have reached. */
static void
text_limit (void)
{
  const uint64_t max = CHACHA_POLY1305_TEXT_MAX;
  struct chacha_poly1305_ctx ctx, at_end;
  uint32_t state[16];
  size_t left, n;

  for (left = 1; left <= 200; left++)
    {
      const size_t offset = (size_t) ((max - left) % 64);
      uint8_t stream[300] = { 0 };

      test_context ("%lu bytes below the limit", (unsigned long) left);
      start (&ctx);
      CHECK (chacha_poly1305_encrypt (&ctx, 64, dst, text));
      ctx.data_size = max - left;

      CHECK_REFUSED (chacha_poly1305_encrypt (&ctx, left + 1, dst, text));
      CHECK_REFUSED (chacha_poly1305_decrypt (&ctx, left + 1, dst, text));
      CHECK_REFUSED (chacha_poly1305_encrypt (&ctx, (size_t) -1, dst,
                                              text));
      at_end = ctx;
      CHECK (chacha_poly1305_encrypt (&ctx, left, dst, text));

      /* The blocks' numbers end at 2^32 - 1, and word 13 is the nonce. */
      reference_chacha_start (state, key, 12, nonce);
      state[12] = (uint32_t) (1 + (max - left) / 64);
      reference_chacha (state, 0, offset + left, stream, stream);
      for (n = 0; n < left; n++)
        stream[offset + n] ^= text[n];
      CHECK_MEM (left, dst, stream + offset);

      CHECK_REFUSED (chacha_poly1305_encrypt (&ctx, 1, dst, text));
      CHECK_REFUSED (chacha_poly1305_decrypt (&ctx, 1, dst, text));
      CHECK (chacha_poly1305_encrypt (&ctx, 0, NULL, NULL));
      CHECK (chacha_poly1305_digest (&ctx, dst));

      /* The same in two pieces. */
      n = test_random_below (left + 1);
      CHECK (chacha_poly1305_encrypt (&at_end, n, dst, text));
      CHECK (chacha_poly1305_encrypt (&at_end, left - n, dst + n,
                                      text + n));
      CHECK_MEM (left, dst, stream + offset);
    }
}

static void
ad_limit (void)
{
  struct chacha_poly1305_ctx ctx;

  test_context ("limit of associated data");
  start (&ctx);
  ctx.auth_size = ~UINT64_C (0) - 20;
  CHECK_REFUSED (chacha_poly1305_update (&ctx, 21, ad));
  CHECK (chacha_poly1305_update (&ctx, 20, ad));
  CHECK_REFUSED (chacha_poly1305_update (&ctx, 1, ad));
  CHECK (chacha_poly1305_update (&ctx, 0, NULL));
}

/* One-shot calls refuse what is too long before they touch anything: all
   pointers but dst point nowhere. */
static void
one_shot_limit (void)
{
#if SIZE_MAX > 0xffffffff
  static const uint64_t beyond[] = {
    CHACHA_POLY1305_TEXT_MAX + 1, CHACHA_POLY1305_TEXT_MAX + 64,
    (UINT64_C (1) << 38) + 5, (UINT64_C (1) << 63) + 5, ~UINT64_C (0) - 16,
    ~UINT64_C (0)
  };
  uint8_t *none = test_guarded (0);
  struct chacha_poly1305_ctx ctx;
  unsigned i;

  chacha_poly1305_set_key (&ctx, key);
  for (i = 0; i < TEST_LENGTH (beyond); i++)
    {
      const uint64_t length = beyond[i];

      test_context ("one-shot, %#llx bytes", (unsigned long long) length);
      CHECK_REFUSED (chacha_poly1305_seal (&ctx, 12, nonce, 5, ad, length,
                                           dst, none, dst));
      CHECK_REFUSED (chacha_poly1305_open (&ctx, 12, nonce, 5, ad, length,
                                           dst, none, text));
      CHECK_REFUSED (chacha_poly1305_decrypt_message (&ctx, 12, nonce, 5,
                                                      ad, length, dst,
                                                      none));
      if (length <= ~UINT64_C (0) - 16)
        CHECK_REFUSED (chacha_poly1305_encrypt_message (&ctx, 12, nonce, 5,
                                                        ad, length + 16,
                                                        dst, none));
    }
  test_guarded_free (none);
#else
  test_note ("skipped: one-shot limits, as size_t has 32 bits");
#endif
}

/* encrypt_message has no room for a tag below 16 bytes. */
static void
short_messages (void)
{
  struct chacha_poly1305_ctx ctx;
  size_t n;

  chacha_poly1305_set_key (&ctx, key);
  for (n = 0; n < TAG; n++)
    {
      uint8_t *none = test_guarded (n);

      test_context ("encrypt_message, %lu bytes", (unsigned long) n);
      CHECK_REFUSED (chacha_poly1305_encrypt_message (&ctx, 12, nonce, 5,
                                                      ad, n, dst, none));
      test_guarded_free (none);
    }
}

/* Only nonces of 12 and 24 bytes are nonces. */
static void
nonce_lengths (void)
{
  struct chacha_poly1305_ctx ctx;
  uint8_t tag[TAG];
  size_t n;

  chacha_poly1305_set_key (&ctx, key);
  for (n = 0; n <= 64; n++)
    {
      uint8_t *bytes = test_guarded (n);

      if (n == 12 || n == 24)
        {
          test_guarded_free (bytes);
          continue;
        }
      test_context ("nonce of %lu bytes", (unsigned long) n);
      memset (bytes, 0, n);
      memset (tag, 0x3c, TAG);
      CHECK_REFUSED (chacha_poly1305_seal (&ctx, n, bytes, 5, ad, 100, dst,
                                           text, tag));
      CHECK_MEM (TAG, tag, untouched);
      CHECK_REFUSED (chacha_poly1305_encrypt_message (&ctx, n, bytes, 5, ad,
                                                      100, dst, text));
      /* open refuses by zeros, whatever the reason. */
      memset (dst, 0x3c, 200);
      CHECK (!chacha_poly1305_open (&ctx, n, bytes, 5, ad, 100, dst, text,
                                    right));
      CHECK (dst[0] == 0 && !memcmp (dst, dst + 1, 99) && dst[100] == 0x3c);
      memset (dst, 0x3c, 200);
      CHECK (!chacha_poly1305_decrypt_message (&ctx, n, bytes, 5, ad, 100,
                                               dst, text));
      CHECK (dst[0] == 0 && !memcmp (dst, dst + 1, 99) && dst[100] == 0x3c);
      test_guarded_free (bytes);
    }
}

void
test_main (void)
{
  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  test_random_bytes (sizeof ad, ad);
  test_random_bytes (sizeof text, text);
  memset (untouched, 0x3c, sizeof untouched);
  order ();
  text_limit ();
  ad_limit ();
  one_shot_limit ();
  short_messages ();
  nonce_lengths ();
}
