/* counters-test.c: ChaCha20's rules on counters, keys and nonces.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "calls.h"
#include "reference.h"

#define LENGTH_MAX 1100

/* Every length, from counters below, at and across the wrap of word 12 or
   of both words: the output, and where the counter then stands. */
static void
lengths_and_counters (int wide)
{
  static const uint64_t counters[] = {
    0, 1, UINT64_C (0x7ffffffe), UINT64_C (0xfffffff0),
    UINT64_C (0xfffffff9), UINT64_C (0xffffffff),
    UINT64_C (0x1fffffffc), UINT64_C (0xfffffffffffffffd)
  };
  static uint8_t src[LENGTH_MAX], dst[LENGTH_MAX], expected[LENGTH_MAX];
  const size_t step = test_have_time () ? 1 : 7;
  uint8_t key[CHACHA_KEY_SIZE], nonce[XCHACHA_NONCE_SIZE];
  struct chacha_ctx ctx;
  uint32_t state[16];
  size_t length;
  unsigned i;

  test_random_bytes (sizeof src, src);
  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  for (i = 0; i < TEST_LENGTH (counters); i++)
    for (length = 0; length <= LENGTH_MAX; length += step)
      {
        test_context ("counter %#llx of %d bits, length %lu",
                      (unsigned long long) counters[i], wide ? 64 : 32,
                      (unsigned long) length);
        call_chacha_start (&ctx, key,
                           wide ? CHACHA_NONCE_SIZE : CHACHA_NONCE96_SIZE,
                           nonce);
        call_chacha_set_counter (&ctx, wide, counters[i]);
        memcpy (state, ctx.state, sizeof state);
        reference_chacha (state, wide, length, expected, src);
        call_chacha (&ctx, wide, length, dst, src);
        CHECK_MEM (length, dst, expected);
        CHECK_MEM (sizeof state, ctx.state, state);
      }
}

/* Each of the set calls changes its own words and no others. */
static void
setters (void)
{
  static const uint8_t key[CHACHA_KEY_SIZE] = { 1, 2, 3 };
  static const uint8_t nonce[XCHACHA_NONCE_SIZE] = { 4, 5, 6, 7, 8, 9, 10 };
  static const uint8_t nine[CHACHA_COUNTER_SIZE] = {
    9, 0, 0, 0x80, 1, 2, 3, 0x84
  };
  struct chacha_ctx ctx, fresh, other;
  uint8_t a[100], b[100];

  test_context ("setters");
  chacha_set_key (&fresh, key);
  chacha_set_nonce96 (&fresh, nonce);

  /* The counter alone. */
  ctx = fresh;
  chacha_set_counter32 (&ctx, nine);
  CHECK (ctx.state[12] == 0x80000009);
  ctx.state[12] = 0;
  CHECK_MEM (sizeof ctx, &ctx, &fresh);
  chacha_set_counter (&ctx, nine);
  CHECK (ctx.state[12] == 0x80000009 && ctx.state[13] == 0x84030201);
  ctx.state[12] = fresh.state[12];
  ctx.state[13] = fresh.state[13];
  CHECK_MEM (sizeof ctx, &ctx, &fresh);

  /* A nonce resets the counter, and leaves nothing of the other kind. */
  chacha_set_counter32 (&ctx, nine);
  chacha_set_nonce96 (&ctx, nonce);
  CHECK_MEM (sizeof ctx, &ctx, &fresh);
  chacha_set_nonce (&ctx, nonce);
  CHECK (ctx.state[12] == 0 && ctx.state[13] == 0);
  chacha_set_counter (&ctx, nine);
  chacha_set_nonce (&ctx, nonce);
  CHECK (ctx.state[12] == 0 && ctx.state[13] == 0);
  chacha_set_nonce96 (&ctx, nonce);
  CHECK_MEM (sizeof ctx, &ctx, &fresh);

  /* A second message is as one in a fresh context. */
  memset (a, 0, sizeof a);
  memset (b, 0, sizeof b);
  chacha_crypt32 (&ctx, 33, a, a);
  chacha_set_nonce96 (&ctx, nonce);
  memset (a, 0, sizeof a);
  chacha_crypt32 (&ctx, sizeof a, a, a);
  chacha_crypt32 (&fresh, sizeof b, b, b);
  CHECK_MEM (sizeof a, a, b);

  /* A new key leaves no word of the old one. */
  memset (&ctx, 0x5a, sizeof ctx);
  memset (&other, 0xa5, sizeof other);
  call_chacha_start (&ctx, key, XCHACHA_NONCE_SIZE, nonce);
  call_chacha_start (&other, key, XCHACHA_NONCE_SIZE, nonce);
  CHECK_MEM (sizeof ctx, &ctx, &other);
  call_chacha_start (&ctx, key, CHACHA_NONCE_SIZE, nonce);
  call_chacha_start (&other, key, CHACHA_NONCE_SIZE, nonce);
  CHECK_MEM (sizeof ctx, &ctx, &other);
}

/* With XChaCha20 both crypt calls make one keystream. */
static void
xchacha_both (void)
{
  static const uint8_t key[CHACHA_KEY_SIZE] = { 1 };
  static const uint8_t nonce[XCHACHA_NONCE_SIZE] = { 2 };
  uint8_t a[300] = { 0 }, b[300] = { 0 };
  struct chacha_ctx ctx;

  test_context ("XChaCha20, both counters");
  xchacha_set_key_nonce (&ctx, key, nonce);
  chacha_crypt (&ctx, sizeof a, a, a);
  xchacha_set_key_nonce (&ctx, key, nonce);
  chacha_crypt32 (&ctx, sizeof b, b, b);
  CHECK_MEM (sizeof a, a, b);
}

/* Every bit of key and nonce tells. */
static void
every_bit (size_t nonce_length)
{
  uint8_t key_nonce[CHACHA_KEY_SIZE + XCHACHA_NONCE_SIZE] = { 0 };
  uint8_t *const nonce = key_nonce + CHACHA_KEY_SIZE;
  uint8_t a[64], b[64];
  struct chacha_ctx ctx;
  unsigned bit;

  memset (a, 0, sizeof a);
  call_chacha_start (&ctx, key_nonce, nonce_length, nonce);
  chacha_crypt32 (&ctx, sizeof a, a, a);
  for (bit = 0; bit < 8 * (CHACHA_KEY_SIZE + nonce_length); bit++)
    {
      test_context ("nonce of %u, bit %u of key and nonce",
                    (unsigned) nonce_length, bit);
      key_nonce[bit / 8] ^= (uint8_t) (1 << bit % 8);
      memset (b, 0, sizeof b);
      call_chacha_start (&ctx, key_nonce, nonce_length, nonce);
      chacha_crypt32 (&ctx, sizeof b, b, b);
      CHECK (memcmp (a, b, sizeof a));
      key_nonce[bit / 8] ^= (uint8_t) (1 << bit % 8);
    }
}

/* NULL where there is nothing; and the counter stays. */
static void
nothing (void)
{
  static const uint8_t zeros[CHACHA_KEY_SIZE];
  struct chacha_ctx ctx, before;

  test_context ("NULL, length 0");
  call_chacha_start (&ctx, zeros, CHACHA_NONCE96_SIZE, zeros);
  call_chacha_set_counter (&ctx, 0, 0xffffffff);
  before = ctx;
  chacha_crypt (&ctx, 0, NULL, NULL);
  chacha_crypt32 (&ctx, 0, NULL, NULL);
  CHECK_MEM (sizeof ctx, &ctx, &before);
}

void
test_main (void)
{
  lengths_and_counters (0);
  lengths_and_counters (1);
  setters ();
  xchacha_both ();
  every_bit (CHACHA_NONCE_SIZE);
  every_bit (CHACHA_NONCE96_SIZE);
  every_bit (XCHACHA_NONCE_SIZE);
  nothing ();
}
