/* kernels-serial-test.c: the kernels that do ChaCha20 and Poly1305 one after
   the other in one call, of every row that has one, against the kernels of
   the C row: all residues of both counts, places, alignments.  What limbs
   and carries Poly1305 may have is for kernels-poly1305-test and
   poly1305-gmp-test, which call these kernels, too.  One more stands at the
   end of the list, which composes the C kernels, so that this test is
   itself tested in builds that have none.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "rows.h"

#include <stdlib.h>

#define BLOCKS_MAX 40
#define CHACHA_MAX (64 * BLOCKS_MAX)
/* So many 16-byte blocks follow a text at most. */
#define TAIL_MAX 32
#define DATA_MAX (CHACHA_MAX + 16 * TAIL_MAX)

/* Memory that ends, and that starts, at an inaccessible page. */
static struct
{
  uint8_t *dst[2], *src[2], *data[2];
}
guarded;

/* Any alignment, and room for what should not be written. */
static uint8_t dst_area[TEST_CANARY + 16 + DATA_MAX + TEST_CANARY];
static uint8_t src_area[TEST_CANARY + 16 + DATA_MAX + TEST_CANARY];
static uint8_t data_area[TEST_CANARY + 16 + DATA_MAX + TEST_CANARY];

static uint8_t random_data[DATA_MAX];

static const struct chapoly_kernels *
row (unsigned i)
{
  static struct chapoly_kernels last;
  const struct chapoly_kernels *k = test_row (i);

  if (!k && (!i || test_row (i - 1)))
    {
      last = *test_row (0);
      last.name = "composed";
      last.chacha_poly1305_serial = test_composed_serial;
      k = &last;
    }
  return k;
}


/* Poly1305 takes what is encrypted, or decrypted, and what follows it; or
   data from elsewhere. */
enum { ENCRYPT, DECRYPT, ENCRYPT_APART, DECRYPT_APART, USES };

/* Both counts, and the bytes of the longer one. */
struct size
{
  size_t blocks, n, text, data, most;
};

static struct size
size_of (size_t blocks, size_t n)
{
  struct size s = { blocks, n, 64 * blocks, 16 * n, 0 };

  s.most = s.text > s.data ? s.text : s.data;
  return s;
}

/* As many bytes at dst, or src, as Poly1305 finds there. */
static void
try_serial (const struct chapoly_kernels *k, struct size s, unsigned use,
            uint8_t *dst, uint8_t *src, uint8_t *apart)
{
  static uint8_t expected[DATA_MAX], data[DATA_MAX];
  const unsigned decrypt = use & 1;
  uint32_t state[16], used[16];
  struct test_poly p;
  uint64_t poly[5];
  uint8_t h[2][17];
  uint8_t *const at = use == ENCRYPT ? dst : use == DECRYPT ? src : apart;
  const size_t src_size = use == DECRYPT ? s.most : s.text;

  test_random_bytes (sizeof state, state);
  state[12] = 0 - (uint32_t) s.blocks;
  test_poly_start (&p, NULL, NULL);
  memcpy (poly, p.state, sizeof poly);

  /* What is right. */
  memcpy (data, random_data, s.most);
  test_row (0)->chacha_core (s.blocks, expected, random_data, state);
  if (use == ENCRYPT)
    memcpy (data, expected, s.text);
  test_row (0)->poly1305_update (poly, s.n, data, 1);

  if (use != DECRYPT)
    memcpy (at, random_data, s.data);
  memcpy (src, random_data, src_size);
  memcpy (used, state, sizeof used);
  k->chacha_poly1305_serial (s.blocks, dst, src, used, p.state, s.n, at,
                             decrypt);
  CHECK_MEM (s.text, dst, expected);
  CHECK_MEM (64, used, state);
  CHECK (p.state[4] <= 4 && !memcmp (p.state, poly, 16));
  test_poly_result (h[0], p.state);
  test_poly_result (h[1], poly);
  CHECK_MEM (17, h[0], h[1]);
  if (dst != src)
    CHECK_MEM (src_size, src, random_data);
  if (at == apart)
    CHECK_MEM (s.data, apart, data);
  else
    CHECK_MEM (s.most - s.text, at + s.text, data + s.text);
}

/* Places that end at a page: dst and src where the text does, or data. */
static void
at_pages (const struct chapoly_kernels *k, struct size s, unsigned use)
{
  const size_t dst_end = DATA_MAX - (use == ENCRYPT ? s.most : s.text);
  const size_t src_end = DATA_MAX - (use == DECRYPT ? s.most : s.text);
  const size_t both = dst_end < src_end ? dst_end : src_end;
  const size_t data_end = DATA_MAX - s.data;

  try_serial (k, s, use, guarded.dst[0] + dst_end, guarded.src[0] + src_end,
              guarded.data[0] + data_end);
  try_serial (k, s, use, guarded.dst[0] + both, guarded.dst[0] + both,
              guarded.data[0] + data_end);
  try_serial (k, s, use, guarded.dst[1], guarded.src[1], guarded.data[1]);
  try_serial (k, s, use, guarded.dst[1], guarded.dst[1], guarded.data[1]);
}

static void
at_alignments (const struct chapoly_kernels *k, struct size s, unsigned use)
{
  const size_t written = use == ENCRYPT ? s.most : s.text;
  unsigned i;

  for (i = 0; i < 16; i++)
    {
      uint8_t *const dst = dst_area + TEST_CANARY + i;
      uint8_t *const src = src_area + TEST_CANARY + (5 * i + s.n) % 16;
      uint8_t *const data = data_area + TEST_CANARY + (7 * i + s.n) % 16;

      test_context ("row %s, serial, %lu and %lu blocks, use %u, dst + %u",
                    k->name, (unsigned long) s.blocks, (unsigned long) s.n,
                    use, i);
      test_canaries_set (dst_area, sizeof dst_area);
      try_serial (k, s, use, dst, src, data);
      test_canaries_check (dst, written);
      try_serial (k, s, use, dst, dst, data);
    }
}

static void
try_size (const struct chapoly_kernels *k, size_t blocks, size_t n)
{
  const struct size s = size_of (blocks, n);
  unsigned use;

  if (n < CHAPOLY_SERIAL_MIN)
    return;
  for (use = 0; use < USES; use++)
    {
      test_context ("row %s, serial, %lu and %lu blocks, use %u", k->name,
                    (unsigned long) blocks, (unsigned long) n, use);
      at_pages (k, s, use);
      if (n < CHAPOLY_SERIAL_MIN + 8 || test_random_below (16) == 0)
        at_alignments (k, s, use);
    }
}

/* Poly1305 has as much to do as is crypted, or less, or a tail more, as a
   text has it; or what has nothing to do with it. */
static void
test_serial (const struct chapoly_kernels *k)
{
  size_t blocks, n;

  for (blocks = k->width; blocks <= BLOCKS_MAX; blocks += k->width)
    {
      for (n = CHAPOLY_SERIAL_MIN; n < CHAPOLY_SERIAL_MIN + 16; n++)
        try_size (k, blocks, n);
      for (n = 4 * blocks - 2; n <= 4 * blocks + TAIL_MAX; n++)
        try_size (k, blocks, n);
    }
}

/* In place, in one long call. */
static void
test_long (const struct chapoly_kernels *k)
{
  const size_t counts[] = { 100 * k->width, 8200 * 8 };
  uint8_t *const data = test_allocate (64 * counts[1]);
  struct test_poly p;
  uint64_t other[5];
  uint8_t h[2][17];
  uint32_t state[16], used[16];
  unsigned i, decrypt;

  for (i = 0; i < 2 * TEST_LENGTH (counts); i++)
    {
      const size_t blocks = counts[i / 2], n = 4 * blocks - i;

      decrypt = i % 2;
      test_context ("row %s, serial, one call of %lu blocks, decrypt %u",
                    k->name, (unsigned long) blocks, decrypt);
      test_random_bytes (sizeof state, state);
      state[12] = i ? 0 - (uint32_t) blocks : 0;
      memcpy (used, state, sizeof used);
      test_poly_start (&p, NULL, NULL);
      memcpy (other, p.state, sizeof other);
      test_long_data (blocks, data);
      if (decrypt)
        test_row (0)->poly1305_update (other, n, data, 1);
      k->chacha_poly1305_serial (blocks, data, data, used, p.state, n, data,
                                 decrypt);
      test_long_check (blocks, data, state);
      if (!decrypt)
        test_row (0)->poly1305_update (other, n, data, 1);
      test_poly_result (h[0], p.state);
      test_poly_result (h[1], other);
      CHECK_MEM (17, h[0], h[1]);
    }
  free (data);
}


void
test_main (void)
{
  const struct chapoly_kernels *k;
  unsigned i;

  test_random_bytes (sizeof random_data, random_data);
  test_guarded_both (guarded.dst, DATA_MAX);
  test_guarded_both (guarded.src, DATA_MAX);
  test_guarded_both (guarded.data, DATA_MAX);
  for (i = 0; (k = row (i)); i++)
    if (k->chacha_poly1305_serial)
      {
        test_note ("row %s, %u blocks a pass", k->name, k->width);
        test_serial (k);
        test_long (k);
      }
  test_guarded_both_free (guarded.dst);
  test_guarded_both_free (guarded.src);
  test_guarded_both_free (guarded.data);
}
