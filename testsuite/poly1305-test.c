/* poly1305-test.c: the calls of poly1305.h: published vectors, splits,
   and random messages.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"

#include <chapoly/poly1305.h>

#define SPLIT_MAX 80
#define LENGTH_MAX 1100

/* r as large as clamping lets it be, s = 0: with bytes ff, every limb of
   any radix is as large as it can be. */
static const uint8_t largest[POLY1305_KEY_SIZE] = {
  0xff, 0xff, 0xff, 0x0f, 0xfc, 0xff, 0xff, 0x0f,
  0xfc, 0xff, 0xff, 0x0f, 0xfc, 0xff, 0xff, 0x0f
};

static void
mac (const uint8_t *key, size_t length, const uint8_t *data, uint8_t *tag)
{
  struct poly1305_ctx ctx;

  poly1305_set_key (&ctx, key);
  poly1305_update (&ctx, length, data);
  poly1305_digest (&ctx, tag);
}

/* Random pieces, some of them empty; the context moves house between. */
static void
mac_pieces (const uint8_t *key, size_t length, const uint8_t *data,
            uint8_t *tag)
{
  struct poly1305_ctx contexts[2];
  size_t n;
  unsigned i = 0;

  poly1305_set_key (&contexts[0], key);
  while (length)
    {
      n = test_random_below (test_random () % 2 ? 20 : length + 1);
      if (n > length)
        n = length;
      poly1305_update (&contexts[i], n, data);
      memcpy (&contexts[!i], &contexts[i], sizeof contexts[i]);
      memset (&contexts[i], 0xee, sizeof contexts[i]);
      i = !i;
      data += n;
      length -= n;
    }
  poly1305_digest (&contexts[i], tag);
}

static void
vector (const struct test_vector *v)
{
  const uint8_t *key = test_vector_fixed (v, "key", POLY1305_KEY_SIZE);
  const uint8_t *tag = test_vector_fixed (v, "tag", POLY1305_DIGEST_SIZE);
  uint8_t digest[POLY1305_DIGEST_SIZE];
  const uint8_t *message;
  size_t length;
  unsigned i;

  message = test_vector_bytes (v, "message", &length);
  mac (key, length, message, digest);
  CHECK_MEM (sizeof digest, digest, tag);
  for (i = 0; i < 20; i++)
    {
      mac_pieces (key, length, message, digest);
      CHECK_MEM (sizeof digest, digest, tag);
    }
  reference_poly1305 (key, length, message, digest);
  CHECK_MEM (sizeof digest, digest, tag);
}

/* The tags of 0 .. 1024 bytes ff.  SHA-256 of them all by a program of
   plain integers. */
static void
all_ones (void)
{
  static uint8_t ones[LENGTH_MAX];
  uint8_t tag[POLY1305_DIGEST_SIZE], digest[32], expected[32];
  struct reference_sha256 hash;
  size_t n;

  test_context ("0 .. 1024 bytes ff");
  memset (ones, 0xff, sizeof ones);
  reference_sha256_start (&hash);
  for (n = 0; n <= 1024; n++)
    {
      mac (largest, n, ones, tag);
      reference_sha256_add (&hash, sizeof tag, tag);
    }
  reference_sha256_end (&hash, digest);
  test_hex (sizeof expected, expected,
            "147de80e6724fbe98a8ca79d1c80517e"
            "2d0d68bf76cc993ccffed9acc220639f");
  CHECK_MEM (32, digest, expected);
}

/* Short and long updates take turns, so that the accumulator goes from one
   kernel, or radix, to another (wolfSSL PR 2630 lost a carry there). */
static void
hand_over (void)
{
  static const size_t sizes[] = {
    16, 64, 16, 128, 15, 1, 256, 16, 31, 33, 512, 1
  };
  static uint8_t ones[LENGTH_MAX];
  struct poly1305_ctx ctx;
  uint8_t tag[POLY1305_DIGEST_SIZE], expected[POLY1305_DIGEST_SIZE];
  unsigned i;

  test_context ("short and long updates");
  memset (ones, 0xff, sizeof ones);
  poly1305_set_key (&ctx, largest);
  for (i = 0; i < TEST_LENGTH (sizes); i++)
    poly1305_update (&ctx, sizes[i], ones);
  poly1305_digest (&ctx, tag);
  test_hex (16, expected, "fe7c0f225cd01982924a3a8cb889672b");
  CHECK_MEM (sizeof tag, tag, expected);
}

/* Every message of up to SPLIT_MAX bytes in one, two and three pieces. */
static void
every_split (void)
{
  uint8_t data[SPLIT_MAX], key[POLY1305_KEY_SIZE];
  uint8_t tag[POLY1305_DIGEST_SIZE], expected[POLY1305_DIGEST_SIZE];
  const size_t step = test_have_time () ? 1 : 3;
  struct poly1305_ctx ctx;
  size_t length, i, j;

  test_random_bytes (sizeof data, data);
  test_random_bytes (sizeof key, key);
  for (length = 0; length <= SPLIT_MAX; length++)
    {
      reference_poly1305 (key, length, data, expected);
      for (i = 0; i <= length; i++)
        for (j = i; j <= length; j += step)
          {
            test_context ("%lu bytes split at %lu and %lu",
                          (unsigned long) length, (unsigned long) i,
                          (unsigned long) j);
            poly1305_set_key (&ctx, key);
            poly1305_update (&ctx, i, data);
            poly1305_update (&ctx, j - i, data + i);
            poly1305_update (&ctx, length - j, data + j);
            poly1305_digest (&ctx, tag);
            CHECK_MEM (sizeof tag, tag, expected);
          }
    }
}

/* Random and biased keys and messages: bytes 00 and ff, and words near the
   ends of their range, make long runs of carries. */
static void
biased_bytes (size_t n, uint8_t *p, unsigned kind)
{
  static const uint32_t words[] = {
    0, 1, 0xffffffff, 0x80000000, 0xfffffffc
  };
  uint32_t word = 0;
  size_t i;

  test_random_bytes (n, p);
  if (kind)
    for (i = 0; i < n; i++)
      {
        if (i % 4 == 0)
          word = words[test_random_below (TEST_LENGTH (words))];
        p[i] = kind == 1 ? (p[i] & 1 ? 0xff : 0)
          : (uint8_t) (word >> 8 * (i % 4));
      }
}

static void
random_messages (void)
{
  const unsigned long rounds = test_have_time () ? 200000 : 6000;
  uint8_t key[POLY1305_KEY_SIZE], data[300];
  uint8_t tag[POLY1305_DIGEST_SIZE], expected[POLY1305_DIGEST_SIZE];
  unsigned long round;
  size_t length;

  for (round = 0; round < rounds; round++)
    {
      test_context ("random message %lu", round);
      biased_bytes (sizeof key, key, (unsigned) test_random_below (3));
      length = test_random_below (sizeof data + 1);
      biased_bytes (length, data, (unsigned) test_random_below (3));
      reference_poly1305 (key, length, data, expected);
      mac (key, length, data, tag);
      CHECK_MEM (sizeof tag, tag, expected);
      if (round % 4)
        continue;
      mac_pieces (key, length, data, tag);
      CHECK_MEM (sizeof tag, tag, expected);
    }
}

/* Every length up to LENGTH_MAX, whole and in random pieces. */
static void
lengths (void)
{
  static uint8_t data[LENGTH_MAX];
  uint8_t key[POLY1305_KEY_SIZE];
  uint8_t tag[POLY1305_DIGEST_SIZE], expected[POLY1305_DIGEST_SIZE];
  size_t length;

  test_random_bytes (sizeof data, data);
  test_random_bytes (sizeof key, key);
  for (length = 0; length <= LENGTH_MAX; length++)
    {
      test_context ("%lu bytes", (unsigned long) length);
      reference_poly1305 (key, length, data, expected);
      mac (key, length, data, tag);
      CHECK_MEM (sizeof tag, tag, expected);
      mac_pieces (key, length, data, tag);
      CHECK_MEM (sizeof tag, tag, expected);
    }
}

/* Zeros of different lengths have different tags: the pad bit moves. */
static void
padding (void)
{
  static const uint8_t zeros[33];
  uint8_t tags[33][POLY1305_DIGEST_SIZE];
  size_t i, j;

  test_context ("messages of zeros");
  for (i = 0; i < 33; i++)
    {
      mac (largest, i, zeros, tags[i]);
      for (j = 0; j < i; j++)
        CHECK (memcmp (tags[i], tags[j], POLY1305_DIGEST_SIZE));
    }
}

/* verify takes the tag and no other; both calls wipe the context. */
static void
verify (void)
{
  static const struct poly1305_ctx zero;
  static const uint8_t data[40] = { 1, 2, 3 };
  struct poly1305_ctx ctx;
  uint8_t tag[POLY1305_DIGEST_SIZE];
  unsigned bit;

  reference_poly1305 (largest, sizeof data, data, tag);
  for (bit = 0; bit <= 128; bit++)
    {
      test_context ("verify, tag bit %u", bit);
      poly1305_set_key (&ctx, largest);
      poly1305_update (&ctx, sizeof data, data);
      if (bit < 128)
        {
          tag[bit / 8] ^= (uint8_t) (1 << bit % 8);
          CHECK (poly1305_verify (&ctx, tag) == 0);
          tag[bit / 8] ^= (uint8_t) (1 << bit % 8);
        }
      else
        CHECK (poly1305_verify (&ctx, tag) == 1);
      CHECK_MEM (sizeof ctx, &ctx, &zero);
    }
  mac (largest, 0, NULL, tag);
  poly1305_set_key (&ctx, largest);
  poly1305_digest (&ctx, tag);
  CHECK_MEM (sizeof ctx, &ctx, &zero);
}

/* NULL where there is nothing, also within a block. */
static void
nothing (void)
{
  static const uint8_t data[5] = { 1, 2, 3, 4, 5 };
  struct poly1305_ctx ctx;
  uint8_t tag[POLY1305_DIGEST_SIZE], expected[POLY1305_DIGEST_SIZE];

  test_context ("NULL, length 0");
  poly1305_set_key (&ctx, largest);
  poly1305_update (&ctx, 0, NULL);
  poly1305_update (&ctx, sizeof data, data);
  poly1305_update (&ctx, 0, NULL);
  poly1305_digest (&ctx, tag);
  reference_poly1305 (largest, sizeof data, data, expected);
  CHECK_MEM (sizeof tag, tag, expected);
}

void
test_main (void)
{
  test_vectors ("poly1305.txt", vector);
  all_ones ();
  hand_over ();
  padding ();
  verify ();
  nothing ();
  every_split ();
  lengths ();
  random_messages ();
}
