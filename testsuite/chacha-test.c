/* chacha-test.c: the calls of chacha.h: published vectors, and the rules
   on counters, nonces and successive calls.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"

#include <chapoly/chacha.h>

#define LENGTH_MAX 1100

/* nonce has room for the longest. */
static void
start (struct chacha_ctx *ctx, const uint8_t *key, size_t nonce_length,
       const uint8_t *nonce)
{
  chacha_set_key (ctx, key);
  if (nonce_length == CHACHA_NONCE_SIZE)
    chacha_set_nonce (ctx, nonce);
  else if (nonce_length == CHACHA_NONCE96_SIZE)
    chacha_set_nonce96 (ctx, nonce);
  else
    xchacha_set_key_nonce (ctx, key, nonce);
}

static void
set_counter (struct chacha_ctx *ctx, int wide, uint64_t counter)
{
  uint8_t bytes[CHACHA_COUNTER_SIZE];
  unsigned i;

  for (i = 0; i < sizeof bytes; i++)
    bytes[i] = (uint8_t) (counter >> 8 * i);
  if (wide)
    chacha_set_counter (ctx, bytes);
  else
    chacha_set_counter32 (ctx, bytes);
}

static void
crypt (struct chacha_ctx *ctx, int wide, size_t length, uint8_t *dst,
       const uint8_t *src)
{
  if (wide)
    chacha_crypt (ctx, length, dst, src);
  else
    chacha_crypt32 (ctx, length, dst, src);
}


/* Vectors from files. */

/* The output of one call, whole or in part. */
static void
check_output (const struct test_vector *v, size_t length,
              const uint8_t *output)
{
  size_t n, offset = 0;
  const uint8_t *expected;

  if (test_vector_has (v, "sha256"))
    {
      struct reference_sha256 hash;
      uint8_t digest[32];

      reference_sha256_start (&hash);
      reference_sha256_add (&hash, length, output);
      reference_sha256_end (&hash, digest);
      CHECK_MEM (32, digest, test_vector_fixed (v, "sha256", 32));
      return;
    }
  expected = test_vector_bytes (v, "ciphertext", &n);
  if (test_vector_has (v, "offset"))
    offset = (size_t) test_vector_number (v, "offset");
  else
    CHECK (n == length);
  CHECK (offset + n <= length);
  CHECK_MEM (n, output + offset, expected);
}

static void
chacha_vector (const struct test_vector *v)
{
  size_t nonce_length, counter_length, length, n, i;
  const uint8_t *key = test_vector_fixed (v, "key", CHACHA_KEY_SIZE);
  const uint8_t *nonce = test_vector_bytes (v, "nonce", &nonce_length);
  const uint8_t *counter = test_vector_bytes (v, "counter",
                                              &counter_length);
  const uint8_t *plaintext = test_vector_bytes (v, "plaintext", &length);
  const int wide = counter_length == CHACHA_COUNTER_SIZE;
  uint8_t *output = test_guarded (length);
  struct chacha_ctx ctx, at_start;

  start (&ctx, key, nonce_length, nonce);
  if (wide)
    chacha_set_counter (&ctx, counter);
  else
    chacha_set_counter32 (&ctx, counter);
  at_start = ctx;
  crypt (&ctx, wide, length, output, plaintext);
  check_output (v, length, output);

  /* In place, and in pieces of whole blocks. */
  memcpy (output, plaintext, length);
  ctx = at_start;
  for (i = 0; i < length; i += n)
    {
      n = CHACHA_BLOCK_SIZE * (1 + test_random_below (5));
      if (n > length - i)
        n = length - i;
      crypt (&ctx, wide, n, output + i, output + i);
    }
  check_output (v, length, output);

  /* What the other tests compare with. */
  memcpy (&ctx, &at_start, sizeof ctx);
  reference_chacha_start (ctx.state, key, nonce_length, nonce);
  memcpy (ctx.state + 12, at_start.state + 12, counter_length);
  CHECK_MEM (sizeof ctx.state, ctx.state, at_start.state);
  reference_chacha (ctx.state, wide, length, output, plaintext);
  check_output (v, length, output);
  test_guarded_free (output);
}

static void
hchacha20_vector (const struct test_vector *v)
{
  const uint8_t *key = test_vector_fixed (v, "key", CHACHA_KEY_SIZE);
  const uint8_t *input = test_vector_fixed (v, "input",
                                            HCHACHA20_INPUT_SIZE);
  const uint8_t *subkey = test_vector_fixed (v, "subkey", CHACHA_KEY_SIZE);
  uint8_t out[CHACHA_KEY_SIZE];

  hchacha20 (out, key, input);
  CHECK_MEM (sizeof out, out, subkey);
  memcpy (out, key, sizeof out);
  hchacha20 (out, out, input);
  CHECK_MEM (sizeof out, out, subkey);
  reference_hchacha20 (out, key, input);
  CHECK_MEM (sizeof out, out, subkey);
}


/* Series of calls, of whose output a file has the hash. */

struct series
{
  struct reference_sha256 hash;
  int wide;
  uint64_t counter;
};

static const uint8_t nonce8[XCHACHA_NONCE_SIZE] = { 0, 1, 2, 3, 4, 5, 6, 7 };
static const uint8_t nonce96[XCHACHA_NONCE_SIZE] = {
  0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0
};

/* A fresh context, key 00 01 .. 1f, at s->counter + skip. */
static void
series_start (const struct series *s, struct chacha_ctx *ctx, uint64_t skip)
{
  uint8_t key[CHACHA_KEY_SIZE];
  unsigned i;

  for (i = 0; i < sizeof key; i++)
    key[i] = (uint8_t) i;
  start (ctx, key, s->wide ? CHACHA_NONCE_SIZE : CHACHA_NONCE96_SIZE,
         s->wide ? nonce8 : nonce96);
  set_counter (ctx, s->wide, s->counter + skip);
}

/* Keystream; hashed if keep is not 0. */
static void
series_call (struct series *s, struct chacha_ctx *ctx, size_t length,
             int keep)
{
  static uint8_t output[LENGTH_MAX];
  const uint32_t word13 = ctx->state[13];

  memset (output, 0, length);
  crypt (ctx, s->wide, length, output, output);
  if (keep)
    reference_sha256_add (&s->hash, length, output);
  if (!s->wide)
    CHECK (ctx->state[13] == word13);
}

static void
partial_groups (struct series *s)
{
  struct chacha_ctx ctx;
  size_t length;

  for (length = 0; length <= 513; length++)
    {
      series_start (s, &ctx, 0);
      series_call (s, &ctx, length, 0);
      series_call (s, &ctx, 64, 1);
    }
}

static void
wraps (struct series *s)
{
  static const size_t lengths[] = {
    63, 64, 65, 127, 128, 129, 191, 192, 193, 255, 256, 257, 319, 511, 512,
    513
  };
  struct chacha_ctx ctx;
  unsigned first, i;

  for (first = 0; first < 16; first++)
    for (i = 0; i < TEST_LENGTH (lengths); i++)
      {
        series_start (s, &ctx, first);
        series_call (s, &ctx, lengths[i], 1);
      }
}

static void
pieces (struct series *s)
{
  static const size_t lengths[] = {
    0, 1, 64, 65, 0, 128, 129, 192, 193, 255, 256, 257, 320, 384, 448, 511,
    512, 513, 577, 640, 1000
  };
  struct chacha_ctx ctx;
  unsigned i;

  series_start (s, &ctx, 0);
  for (i = 0; i < TEST_LENGTH (lengths); i++)
    series_call (s, &ctx, lengths[i], 1);
}

static void
grid_vector (const struct test_vector *v)
{
  static const struct
  {
    const char *name;
    void (*calls) (struct series *s);
    int wide;
    uint64_t counter;
  }
  grids[] = {
    { "partial group, 32-bit counter", partial_groups, 0, 7 },
    { "partial group, 64-bit counter", partial_groups, 1, 0xfffffffe },
    { "wrap, 32-bit counter", wraps, 0, 0xfffffff0 },
    { "wrap, 64-bit counter", wraps, 1, 0xfffffff0 },
    { "pieces, 32-bit counter", pieces, 0, 0 },
    { "pieces, 32-bit counter, wrap", pieces, 0, 0xfffffff0 },
    { "pieces, 64-bit counter, wrap", pieces, 1, 0xfffffff0 }
  };
  const char *name = test_vector_string (v, "grid");
  struct series s;
  uint8_t digest[32];
  unsigned i;

  for (i = 0; i < TEST_LENGTH (grids) && strcmp (grids[i].name, name); i++)
    ;
  if (!CHECK (i < TEST_LENGTH (grids)))
    return;
  s.wide = grids[i].wide;
  s.counter = grids[i].counter;
  reference_sha256_start (&s.hash);
  grids[i].calls (&s);
  reference_sha256_end (&s.hash, digest);
  CHECK_MEM (32, digest, test_vector_fixed (v, "sha256", 32));
}


/* Rules. */

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
        start (&ctx, key, wide ? CHACHA_NONCE_SIZE : CHACHA_NONCE96_SIZE,
               nonce);
        set_counter (&ctx, wide, counters[i]);
        memcpy (state, ctx.state, sizeof state);
        reference_chacha (state, wide, length, expected, src);
        crypt (&ctx, wide, length, dst, src);
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
  start (&ctx, key, XCHACHA_NONCE_SIZE, nonce);
  start (&other, key, XCHACHA_NONCE_SIZE, nonce);
  CHECK_MEM (sizeof ctx, &ctx, &other);
  start (&ctx, key, CHACHA_NONCE_SIZE, nonce);
  start (&other, key, CHACHA_NONCE_SIZE, nonce);
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
  start (&ctx, key_nonce, nonce_length, nonce);
  chacha_crypt32 (&ctx, sizeof a, a, a);
  for (bit = 0; bit < 8 * (CHACHA_KEY_SIZE + nonce_length); bit++)
    {
      test_context ("nonce of %u, bit %u of key and nonce",
                    (unsigned) nonce_length, bit);
      key_nonce[bit / 8] ^= (uint8_t) (1 << bit % 8);
      memset (b, 0, sizeof b);
      start (&ctx, key_nonce, nonce_length, nonce);
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
  start (&ctx, zeros, CHACHA_NONCE96_SIZE, zeros);
  set_counter (&ctx, 0, 0xffffffff);
  before = ctx;
  chacha_crypt (&ctx, 0, NULL, NULL);
  chacha_crypt32 (&ctx, 0, NULL, NULL);
  CHECK_MEM (sizeof ctx, &ctx, &before);
}

void
test_main (void)
{
  test_vectors ("chacha.txt", chacha_vector);
  test_vectors ("hchacha20.txt", hchacha20_vector);
  test_vectors ("chacha-grids.txt", grid_vector);
  lengths_and_counters (0);
  lengths_and_counters (1);
  setters ();
  xchacha_both ();
  every_bit (CHACHA_NONCE_SIZE);
  every_bit (CHACHA_NONCE96_SIZE);
  every_bit (XCHACHA_NONCE_SIZE);
  nothing ();
}
