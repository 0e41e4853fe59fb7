/* long-test.c: lengths above 4 GiB in one call.

   The memory is not there: sources are zeros that the system maps but does
   not store, and destinations are one file of 2 MiB, mapped over and over.
   The AEAD reads each piece of ciphertext back before the next turn of the
   file overwrites it.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* For MAP_ANONYMOUS. */
#define _DEFAULT_SOURCE 1

#include "testutils.h"
#include "reference.h"

#include <chapoly/chacha-poly1305.h>

#include <stdio.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define FILE_SIZE ((size_t) 1 << 21)
#define TIME_MAX 60

#if SIZE_MAX > 0xffffffff

#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif

#define FOUR_GIB ((size_t) 1 << 32)
#define ROOM (FOUR_GIB + FILE_SIZE)

static uint8_t key[CHACHA_POLY1305_KEY_SIZE];
static const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE] = {
  0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0
};
static uint8_t *zeros, *dst;

static void
map (void)
{
  FILE *f = tmpfile ();
  size_t at;

  zeros = mmap (NULL, ROOM, PROT_READ,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  dst = mmap (NULL, ROOM, PROT_NONE,
              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (zeros == (void *) MAP_FAILED || dst == (void *) MAP_FAILED)
    TEST_SKIP ("no 8 GiB of addresses");
  if (!f || ftruncate (fileno (f), (off_t) FILE_SIZE))
    TEST_SKIP ("no temporary file");
  for (at = 0; at < ROOM; at += FILE_SIZE)
    if (mmap (dst + at, FILE_SIZE, PROT_READ | PROT_WRITE,
              MAP_SHARED | MAP_FIXED, fileno (f), 0) == (void *) MAP_FAILED)
      TEST_SKIP ("a file can not be mapped so often");
  fclose (f);
}

/* All below goes over ChaCha20 twice and over Poly1305 twice. */
static void
check_speed (const struct chacha_poly1305_ctx *ctx)
{
  const clock_t start = clock ();
  uint8_t tag[TAG];
  double seconds;

  CHECK (chacha_poly1305_seal (ctx, sizeof nonce, nonce, 0, NULL,
                               8 * FILE_SIZE, dst, zeros, tag));
  seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  seconds *= 2 * (double) FOUR_GIB / (8 * FILE_SIZE);
  if (seconds > TIME_MAX)
    {
      test_note ("would take %.0f s", seconds);
      TEST_SKIP ("lengths above 4 GiB take too long in this build");
    }
}

static void
check_tag (struct chacha_poly1305_ctx *ctx, const char *expected)
{
  uint8_t tag[TAG], right[TAG];

  test_hex (TAG, right, expected);
  CHECK (chacha_poly1305_digest (ctx, tag));
  CHECK_MEM (TAG, tag, right);
}

/* The tags are OpenSSL's, and for zeros follow from a sum of powers of r.
   Adding 2^32 and more at once to a count in two words of 32 bits went
   wrong in libgcrypt (6e5ae3fb). */
static void
associated_data (const struct chacha_poly1305_ctx *start)
{
  struct chacha_poly1305_ctx ctx = *start, more;

  test_context ("associated data of 2^32 bytes");
  chacha_poly1305_set_nonce (&ctx, nonce);
  CHECK (chacha_poly1305_update (&ctx, FOUR_GIB, zeros));
  more = ctx;
  check_tag (&ctx, "c2e1934f12c4445a1707c42c5a96bb4c");
  test_context ("associated data of 2^32 + 16 bytes");
  CHECK (chacha_poly1305_update (&more, 16, zeros));
  check_tag (&more, "4d824d2d5ba71ccb8c6f7e68652bb055");
}

static void
one_shot (const struct chacha_poly1305_ctx *ctx)
{
  const size_t length = FOUR_GIB + 1025;
  uint8_t tag[TAG], right[TAG], last[16];

  test_context ("seal, 2^32 + 1025 bytes");
  CHECK (chacha_poly1305_seal (ctx, sizeof nonce, nonce, 13, zeros, length,
                               dst, zeros, tag));
  test_hex (TAG, right, "7967d5cf3f1a69ab220b7747f5fc1bea");
  CHECK_MEM (TAG, tag, right);
  test_hex (16, last, "68dbfc37bf8902ef50c759d1c42b4ac1");
  CHECK_MEM (16, dst + length - 16, last);
}

/* Word 12 wraps only after 2^32 bytes and carries into word 13; text and
   counters about the wrap and at the end are as the reference says. */
static void
cipher (void)
{
  /* The last 41 blocks, of which the last one is not whole. */
  enum { BLOCKS = 41, CHECKED = 64 * 40 + 40 };
  const size_t length = FOUR_GIB + 1000;
  static uint8_t expected[CHECKED];
  struct chacha_ctx ctx;
  uint32_t state[16];

  test_context ("2^32 + 1000 bytes, 64-bit counter");
  chacha_set_key (&ctx, key);
  chacha_set_nonce (&ctx, nonce);
  /* It wraps three blocks after the first 2^32 bytes. */
  ctx.state[12] = 0 - (uint32_t) (FOUR_GIB / 64) - 3;
  memcpy (state, ctx.state, sizeof state);

  chacha_crypt (&ctx, length, dst, zeros);
  state[12] += (uint32_t) (length / 64 + 1) - BLOCKS;
  reference_chacha (state, 1, CHECKED, expected, zeros);
  CHECK_MEM (CHECKED, dst + length - CHECKED, expected);
  CHECK_MEM (sizeof state, ctx.state, state);
  CHECK (state[12] == 13 && state[13] == 1);
}

void
test_main (void)
{
  struct chacha_poly1305_ctx ctx;
  unsigned i;

  if (!test_have_time ())
    TEST_SKIP ("lengths above 4 GiB take too long here");
  for (i = 0; i < sizeof key; i++)
    key[i] = (uint8_t) i;
  chacha_poly1305_set_key (&ctx, key);
  map ();
  check_speed (&ctx);
  associated_data (&ctx);
  one_shot (&ctx);
  cipher ();
}

#else

void
test_main (void)
{
  TEST_SKIP ("size_t has 32 bits");
}

#endif
