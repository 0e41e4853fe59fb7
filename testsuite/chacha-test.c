/* chacha-test.c: the calls of chacha.h against vectors in files: published
   ones, and those of faults in other libraries.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "calls.h"
#include "reference.h"

#define LENGTH_MAX 1100

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

  call_chacha_start (&ctx, key, nonce_length, nonce);
  if (wide)
    chacha_set_counter (&ctx, counter);
  else
    chacha_set_counter32 (&ctx, counter);
  at_start = ctx;
  call_chacha (&ctx, wide, length, output, plaintext);
  check_output (v, length, output);

  /* In place, and in pieces of whole blocks. */
  memcpy (output, plaintext, length);
  ctx = at_start;
  for (i = 0; i < length; i += n)
    {
      n = CHACHA_BLOCK_SIZE * (1 + test_random_below (5));
      if (n > length - i)
        n = length - i;
      call_chacha (&ctx, wide, n, output + i, output + i);
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
  call_chacha_start (ctx, key,
                     s->wide ? CHACHA_NONCE_SIZE : CHACHA_NONCE96_SIZE,
                     s->wide ? nonce8 : nonce96);
  call_chacha_set_counter (ctx, s->wide, s->counter + skip);
}

/* Keystream; hashed if keep is not 0. */
static void
series_call (struct series *s, struct chacha_ctx *ctx, size_t length,
             int keep)
{
  static uint8_t output[LENGTH_MAX];
  const uint32_t word13 = ctx->state[13];

  memset (output, 0, length);
  call_chacha (ctx, s->wide, length, output, output);
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


void
test_main (void)
{
  test_vectors ("chacha.txt", chacha_vector);
  test_vectors ("hchacha20.txt", hchacha20_vector);
  test_vectors ("chacha-grids.txt", grid_vector);
}
