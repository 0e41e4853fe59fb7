/* kernels-fused-test.c: the kernels that do ChaCha20 and Poly1305 at once, of
   every row that has one, against the reference.  One more stands at the end
   of the list, which composes the C kernels, so that this test is itself
   tested in builds that have none.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"
#include "rows.h"

#include <stdlib.h>

#define BLOCKS_MAX 40
#define CHACHA_MAX (64 * BLOCKS_MAX)

/* Memory that ends, and that starts, at an inaccessible page. */
static struct
{
  uint8_t *dst[2], *src[2];
}
guarded;

/* Any alignment, and room for what should not be written. */
static uint8_t dst_area[TEST_CANARY + 16 + CHACHA_MAX + TEST_CANARY];
static uint8_t src_area[TEST_CANARY + 16 + CHACHA_MAX + TEST_CANARY];

static uint8_t random_data[CHACHA_MAX];

static void
composed (size_t blocks, uint8_t *dst, const uint8_t *src,
          const uint32_t state[16], uint64_t poly1305_state[5],
          const uint8_t *data)
{
  test_composed (test_row (0)->width, blocks, dst, src, state,
                 poly1305_state, data);
}

static const struct chapoly_kernels *
row (unsigned i)
{
  static struct chapoly_kernels last;
  const struct chapoly_kernels *k = test_row (i);

  if (!k && (!i || test_row (i - 1)))
    {
      last = *test_row (0);
      last.name = "composed";
      last.chacha_poly1305 = composed;
      k = &last;
    }
  return k;
}


/* Encrypts, with data one pass before dst, or almost two; or decrypts, with
   data at src; or takes data from elsewhere. */
enum { ENCRYPT, FOLLOW, DECRYPT, APART };

/* How far before dst data is. */
static size_t
distance (const struct chapoly_kernels *k, unsigned use)
{
  const size_t pass = 64 * k->width;

  return use == ENCRYPT ? pass : use == FOLLOW ? 2 * pass - 64 : 0;
}

static void
try_fused (const struct chapoly_kernels *k, size_t blocks, unsigned use,
           uint8_t *dst, uint8_t *src)
{
  static uint8_t expected[CHACHA_MAX], data[CHACHA_MAX];
  const size_t n = 64 * blocks, before = distance (k, use);
  const size_t first = before < n ? before : n;
  uint32_t state[16], used[16];
  struct test_poly p;
  const uint8_t *at = before ? dst - before : use == DECRYPT ? src : data;

  test_poly_start (&p, NULL, NULL);
  test_random_bytes (sizeof state, state);
  state[12] = 0 - (uint32_t) blocks;
  memcpy (used, state, sizeof used);
  reference_chacha (used, 0, n, expected, random_data);

  memcpy (src, random_data, n);
  /* What the kernel finds at data by the time it gets there. */
  test_random_bytes (n, data);
  if (use == DECRYPT)
    memcpy (data, random_data, n);
  if (before)
    {
      memcpy (dst - before, data, first);
      memcpy (data + first, expected, n - first);
    }

  memcpy (used, state, sizeof used);
  k->chacha_poly1305 (blocks, dst, src, used, p.state, at);
  CHECK_MEM (n, dst, expected);
  CHECK_MEM (64, used, state);
  test_poly_check (&p, 4 * blocks, data, 1);
  if (dst != src)
    CHECK_MEM (n, src, random_data);
}

static void
test_fused (const struct chapoly_kernels *k)
{
  size_t blocks, n, before;
  unsigned use, i;

  for (blocks = k->width; blocks + 2 * k->width <= BLOCKS_MAX;
       blocks += k->width)
    {
      n = 64 * blocks;
      for (use = ENCRYPT; use <= APART; use++)
        {
          test_context ("row %s, fused, %lu blocks, use %u", k->name,
                        (unsigned long) blocks, use);
          before = distance (k, use);
          /* Ending, and starting, at a page; with room before dst where
             data is there. */
          try_fused (k, blocks, use, guarded.dst[0] + CHACHA_MAX - n,
                     guarded.src[0] + CHACHA_MAX - n);
          try_fused (k, blocks, use, guarded.dst[0] + CHACHA_MAX - n,
                     guarded.dst[0] + CHACHA_MAX - n);
          try_fused (k, blocks, use, guarded.dst[1] + before,
                     guarded.src[1]);
          try_fused (k, blocks, use, guarded.dst[1] + before,
                     guarded.dst[1] + before);
          for (i = 0; i < 16; i++)
            {
              uint8_t *const dst = dst_area + TEST_CANARY + i + before;
              uint8_t *const src
                = src_area + TEST_CANARY + (5 * i + blocks) % 16;

              test_context ("row %s, fused, %lu blocks, use %u, dst + %u",
                            k->name, (unsigned long) blocks, use, i);
              test_canaries_set (dst_area, sizeof dst_area);
              try_fused (k, blocks, use, dst, src);
              test_canaries_check (dst - before, before + n);
              try_fused (k, blocks, use, dst, dst);
            }
        }
    }
}

/* Decrypts in place, in one long call. */
static void
test_long (const struct chapoly_kernels *k)
{
  const size_t counts[] = { 100 * k->width, 8200 * 8 };
  uint8_t *const data = test_allocate (64 * counts[1]);
  struct test_poly p;
  uint64_t other[5];
  uint8_t h[2][17];
  uint32_t state[16], used[16];
  unsigned i;

  for (i = 0; i < TEST_LENGTH (counts); i++)
    {
      test_context ("row %s, fused, one call of %lu blocks", k->name,
                    (unsigned long) counts[i]);
      test_random_bytes (sizeof state, state);
      state[12] = i ? 0 - (uint32_t) counts[i] : 0;
      memcpy (used, state, sizeof used);
      test_poly_start (&p, NULL, NULL);
      memcpy (other, p.state, sizeof other);
      test_long_data (counts[i], data);
      test_row (0)->poly1305_update (other, 4 * counts[i], data, 1);
      k->chacha_poly1305 (counts[i], data, data, used, p.state, data);
      test_long_check (counts[i], data, state);
      test_poly_result (h[0], p.state);
      test_poly_result (h[1], other);
      CHECK_MEM (17, h[0], h[1]);
    }
  free (data);
}

/* Poly1305 at the ends of its limbs' ranges; what ChaCha20 makes beside it
   has been compared. */
static void
try_poly (const struct chapoly_kernels *k, size_t blocks,
          const struct test_poly *before, const uint8_t *data)
{
  static const uint32_t state[16];
  struct test_poly p = *before;

  k->chacha_poly1305 (blocks, dst_area, src_area, state, p.state, data);
  test_poly_check (&p, 4 * blocks, data, 1);
}

/* The last carries: the last block is solved for, so that h is top 2^128
   and little more.  From there, most kernels have limbs of ones to which
   something is added last. */
static void
solved_end (const struct chapoly_kernels *k, size_t blocks,
            const struct test_poly *p, unsigned top, uint8_t *data)
{
  const size_t end = 16 * (4 * blocks - 1);
  uint8_t target[17] = { 0 };
  unsigned tries;

  target[16] = (uint8_t) top;
  for (tries = 0; tries < 100; tries++)
    {
      struct test_poly before = *p;

      test_random_bytes (16, data + end - 16);
      test_random_bytes (6, target);
      reference_poly1305_blocks (before.h, p->r, 4 * blocks - 1, data, 1);
      if (test_poly_solve (data + end, &before, target))
        {
          try_poly (k, blocks, p, data);
          return;
        }
    }
  CHECK (!"solved");
}

static void
test_extremes (const struct chapoly_kernels *k)
{
  static const char *const rs[] = {
    "ff*16", "00*4 ff*4 00*8", "ff*8 00*8", "00*8 ff*8",
    "fc 00*11 fc ff ff 0f", "random", "random"
  };
  static const char *const hs[] = {
    "00*17", "fa ff*15 03", "fb ff*15 03", "ff*16 03", "00*16 04",
    "ff*16 07", "00*16 07", "ff*16 00", "ff*8 00*9", "00*8 ff*8 00",
    "random"
  };
  static uint8_t data[CHACHA_MAX];
  struct test_poly p;
  unsigned i, j, kind, top;
  size_t blocks, b;

  for (i = 0; i < TEST_LENGTH (rs); i++)
    for (j = 0; j < TEST_LENGTH (hs); j++)
      {
        test_poly_start_text (&p, rs[i], hs[j]);
        for (blocks = k->width; blocks <= 2 * k->width; blocks += k->width)
          {
            for (kind = 0; kind < 3; kind++)
              {
                test_context ("row %s, fused, %lu blocks, r %s, h %s, data "
                              "of kind %u", k->name, (unsigned long) blocks,
                              rs[i], hs[j], kind);
                for (b = 0; b < 64 * blocks; b++)
                  data[b] = kind == 0 ? 0 : kind == 1 ? 0xff
                    : random_data[b] & 1 ? 0xff : 0;
                try_poly (k, blocks, &p, data);
              }
            for (top = 0; top <= 4; top++)
              {
                test_context ("row %s, fused, %lu blocks, r %s, h %s, to "
                              "%u 2^128", k->name, (unsigned long) blocks,
                              rs[i], hs[j], top);
                solved_end (k, blocks, &p, top, data);
              }
          }
      }
}


void
test_main (void)
{
  const struct chapoly_kernels *k;
  unsigned i;

  test_random_bytes (sizeof random_data, random_data);
  test_guarded_both (guarded.dst, CHACHA_MAX);
  test_guarded_both (guarded.src, CHACHA_MAX);
  for (i = 0; (k = row (i)); i++)
    if (k->chacha_poly1305)
      {
        test_note ("row %s, %u blocks a pass", k->name, k->width);
        test_fused (k);
        test_extremes (k);
        test_long (k);
      }
  test_guarded_both_free (guarded.dst);
  test_guarded_both_free (guarded.src);
}
