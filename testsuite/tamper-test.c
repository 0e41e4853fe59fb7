/* tamper-test.c: what is not authentic is refused, by each call that
   checks a tag, and leaves no byte of plaintext.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"

#include <chapoly/chacha-poly1305.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define LENGTH_MAX 20000
#define CANARY 64

/* A sealed message: what a forger may change. */
static struct message
{
  uint8_t key[CHACHA_POLY1305_KEY_SIZE];
  uint8_t nonce[XCHACHA_POLY1305_NONCE_SIZE];
  uint8_t ad[100], text[LENGTH_MAX + TAG];
  size_t nonce_length, ad_length, length;
}
m;

static uint8_t plain[LENGTH_MAX];

/* dst between canaries. */
static uint8_t memory[CANARY + LENGTH_MAX + TAG + CANARY];
static uint8_t *const dst = memory + CANARY;

static void
seal (size_t nonce_length, size_t ad_length, size_t length)
{
  test_random_bytes (sizeof m, &m);
  m.nonce_length = nonce_length;
  m.ad_length = ad_length;
  m.length = length;
  test_random_bytes (length, plain);
  reference_seal (m.key, nonce_length, m.nonce, ad_length, m.ad, length,
                  m.text, plain, m.text + length);
}

static int
bytes_are (size_t n, const uint8_t *p, uint8_t value)
{
  for (; n; n--)
    if (*p++ != value)
      return 0;
  return 1;
}

/* One of the calls, with m as it now is, in place or apart. */
static void
check_open (int good, int message, int in_place)
{
  const uint8_t *src = m.text;
  struct chacha_poly1305_ctx ctx;
  int result;

  memset (memory, 0xc3, sizeof memory);
  if (in_place)
    {
      memcpy (dst, m.text, m.length + TAG);
      src = dst;
    }
  chacha_poly1305_set_key (&ctx, m.key);
  result = message
    ? chacha_poly1305_decrypt_message (&ctx, m.nonce_length, m.nonce,
                                       m.ad_length, m.ad, m.length, dst,
                                       src)
    : chacha_poly1305_open (&ctx, m.nonce_length, m.nonce, m.ad_length,
                            m.ad, m.length, dst, src, src + m.length);
  CHECK (result == good);
  if (good)
    CHECK_MEM (m.length, dst, plain);
  else
    CHECK (bytes_are (m.length, dst, 0));
  if (in_place)
    CHECK_MEM (TAG, dst + m.length, m.text + m.length);
  else
    CHECK (bytes_are (TAG, dst + m.length, 0xc3));
  CHECK (bytes_are (CANARY, memory, 0xc3));
  CHECK (bytes_are (CANARY, dst + m.length + TAG, 0xc3));
}

static void
check_verify (int good)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, m.key);
  if (m.nonce_length == CHACHA_POLY1305_NONCE_SIZE)
    chacha_poly1305_set_nonce (&ctx, m.nonce);
  else
    xchacha_poly1305_set_key_nonce (&ctx, m.key, m.nonce);
  CHECK (chacha_poly1305_update (&ctx, m.ad_length, m.ad));
  CHECK (chacha_poly1305_decrypt (&ctx, m.length, dst, m.text));
  CHECK (chacha_poly1305_verify (&ctx, m.text + m.length) == good);
}

static void
check_all (int good)
{
  check_open (good, 0, 0);
  check_open (good, 0, 1);
  check_open (good, 1, 0);
  check_open (good, 1, 1);
  check_verify (good);
}

/* Each bit, or every step-th, of n bytes of m. */
static void
flip (const char *what, size_t n, uint8_t *p, size_t step)
{
  size_t bit;

  for (bit = 0; bit < 8 * n; bit += step)
    {
      test_context ("%s, bit %lu; nonce of %lu, %lu + %lu bytes", what,
                    (unsigned long) bit, (unsigned long) m.nonce_length,
                    (unsigned long) m.ad_length, (unsigned long) m.length);
      p[bit / 8] ^= (uint8_t) (1 << bit % 8);
      check_all (0);
      p[bit / 8] ^= (uint8_t) (1 << bit % 8);
    }
}

static void
every_bit (size_t nonce_length, size_t ad_length, size_t length,
           size_t step)
{
  seal (nonce_length, ad_length, length);
  test_context ("untouched, %lu + %lu bytes", (unsigned long) ad_length,
                (unsigned long) length);
  check_all (1);
  flip ("tag", TAG, m.text + length, step > 3 ? 3 : step);
  flip ("text", length, m.text, step);
  flip ("associated data", ad_length, m.ad, step);
  flip ("nonce", nonce_length, m.nonce, step);
  flip ("key", sizeof m.key, m.key, step);
  test_context ("restored");
  check_all (1);
}

/* Bytes cut off or added, at each end of each part, or moved from one to
   the other: the lengths are authentic, too. */
static void
lengths (void)
{
  struct message whole;
  size_t ad_length, length, cut;

  for (ad_length = 0; ad_length <= 32; ad_length += 8)
    for (length = 16; length <= 80; length += 16)
      {
        seal (12, ad_length, length);
        whole = m;
        test_context ("cut or longer, %lu + %lu bytes",
                      (unsigned long) ad_length, (unsigned long) length);
        for (cut = 1; cut <= 16; cut++)
          {
            /* Text: at its end, with the same tag; at its beginning. */
            m.length = length - cut;
            memcpy (m.text + m.length, whole.text + length, TAG);
            check_all (0);
            memcpy (m.text, whole.text + cut, m.length + TAG);
            check_all (0);
            /* Zeros, such as the padding is made of, added. */
            memset (m.text, 0, sizeof m.text);
            memcpy (m.text, whole.text, length);
            m.length = length + cut;
            memcpy (m.text + m.length, whole.text + length, TAG);
            check_all (0);
            m = whole;

            m.ad_length = ad_length + cut;
            memset (m.ad + ad_length, 0, cut);
            check_all (0);
            /* The first bytes of the text as associated data. */
            memcpy (m.ad + ad_length, whole.text, cut);
            m.length = length - cut;
            memcpy (m.text, whole.text + cut, m.length + TAG);
            check_all (0);
            m = whole;
            if (cut > ad_length)
              continue;
            m.ad_length = ad_length - cut;
            check_all (0);
            m = whole;
          }
        check_all (1);
      }
}

/* Tags that are wrong in other ways than by one bit. */
static void
other_tags (void)
{
  struct message whole;
  unsigned i;

  seal (12, 13, 100);
  whole = m;
  for (i = 0; i < 256; i++)
    {
      test_context ("tag of bytes %02x", i);
      memset (m.text + m.length, (int) i, TAG);
      check_all (0);
      /* Two bytes changed alike, which a sum or an XOR of all would miss. */
      test_context ("difference twice, %u", i);
      memcpy (m.text + m.length, whole.text + m.length, TAG);
      m.text[m.length + i % 16] ^= (uint8_t) (1 + i % 255);
      m.text[m.length + (i + 1 + i / 18) % 16] ^= (uint8_t) (1 + i % 255);
      check_all (0);
    }
}

/* A failed open of whole records of 16 KiB: no plaintext in any piece, and
   nothing beyond. */
static void
records (void)
{
  static const size_t sizes[] = { 449, 1100, 16384, 16385, 20000 };
  unsigned i;

  for (i = 0; i < TEST_LENGTH (sizes); i++)
    every_bit (12, 13, sizes[i], 8 * sizes[i] / 12 + 1);
}

void
test_main (void)
{
  const size_t step = test_have_time () ? 1 : 5;

  every_bit (12, 16, 64, step);
  every_bit (24, 16, 64, step);
  every_bit (12, 0, 0, 1);
  every_bit (12, 5, 1, 1);
  every_bit (12, 65, 200, 2 * step + 1);
  every_bit (24, 13, 577, 4 * step + 3);
  lengths ();
  other_tags ();
  records ();
}
