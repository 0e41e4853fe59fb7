/* kernels-poly1305-test.c: poly1305_update of every row that this CPU can
   run, against the reference: all block counts, alignments and places, and
   states at the ends of each limb's range.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "rows.h"

#define BLOCKS_MAX 40
#define POLY_MAX (16 * BLOCKS_MAX)

/* Memory that ends, and that starts, at an inaccessible page. */
static struct
{
  uint8_t *data[2], *state[2];
}
guarded;

static uint8_t random_data[POLY_MAX];

static const char *const rs[] = {
  "00*16", "01 00*15", "ff*16", "00*4 ff*4 00*8", "00*8 ff*8",
  "ff*8 00*8", "00*8 04 00*7", "fc 00*11 fc ff ff 0f",
  /* r^2, r^3 .. r^8 are k 2^128 + less than 2^58 modulo p.  When they are
     made, a carry runs through a word of ones, which else happens once in
     2^64.  Found among roots of such numbers. */
  "0d 8e ab 0f 94 29 f6 09 44 44 8a 06 b4 20 91 0d",
  "16 af 3a 04 58 c3 25 04 e8 14 ca 09 b4 60 13 09",
  "88 7f 6f 0e 64 63 5b 0b c0 e0 88 05 14 6a af 01",
  "e3 6b 1c 0b f8 f6 2d 01 f0 77 2f 0c d0 76 2b 0d",
  "4f d3 e8 0f 44 84 89 05 48 08 2a 05 74 da 0a 0d",
  "8e d1 33 0d ec 55 1c 04 ac 6f 51 07 14 78 70 0f",
  "46 f8 38 0c cc 75 bb 04 54 e0 37 04 a8 0b d0 07",
  /* The low word of r^2 .. r^7 is less than 2^54 modulo p: it has wrapped when
     5 q was added.  Sums that take that carry later, wrap then. */
  "e1 79 35 02 5c 1c 8e 0c 00 5e bc 08 58 3a 9c 0e",
  "c9 e2 9f 02 44 9e 5d 0e 24 47 bb 09 30 a2 33 0f",
  "e8 05 0e 0d b4 70 b5 0e 58 26 59 07 74 9f a7 0d",
  "29 1d d2 0f 88 48 7c 0c 00 db 24 0e c8 5b de 0e",
  "9a ed c5 09 04 17 da 0f 28 12 d0 0e 50 c0 ce 0d",
  "53 cf 2d 0b bc 79 c1 0f c8 8b 63 04 84 ec 10 0e",
  "random", "random"
};

/* 17 bytes, little-endian: 0, 1, p - 1, p, p + 1, 2^130 - 1, and what only
   a kernel's own sums can be, up to 2^131 - 1; then ends of limbs. */
static const char *const hs[] = {
  "00*17", "01 00*16", "fa ff*15 03", "fb ff*15 03", "fc ff*15 03",
  "ff*16 03", "00*16 04", "04 00*15 04", "ff*16 07", "00*16 07", "ff*16 00",
  "00*16 01", "ff*16 01", "ff*8 00*9", "00*8 ff*8 00", "00*8 01 00*8",
  "ff ff ff 03 00*13", "ff*5 0f 00*11", "ff*11 00*6", "00*5 f0 ff*10 03",
  "00*5 f0 ff*5 00*6", "random", "random"
};

/* One call, with data and state at these places. */
static void
try_poly (const struct chapoly_kernels *k, const struct test_poly *before,
          size_t blocks, uint8_t *data, unsigned pad, uint8_t *state_place,
          const uint8_t *bytes)
{
  struct test_poly p = *before;

  memcpy (data, bytes, 16 * blocks);
  memcpy (state_place, p.state, sizeof p.state);
  k->poly1305_update ((uint64_t *) state_place, blocks, data, pad);
  memcpy (p.state, state_place, sizeof p.state);
  test_poly_check (&p, blocks, bytes, pad);
  CHECK_MEM (16 * blocks, data, bytes);
}

/* Zeros, ones, random bytes, and bytes that are all 00 or ff. */
static void
poly_data (uint8_t *bytes, unsigned kind)
{
  size_t i;

  for (i = 0; i < POLY_MAX; i++)
    bytes[i] = kind == 0 ? 0 : kind == 1 ? 0xff : kind == 2
      ? random_data[i] : random_data[i] & 1 ? 0xff : 0;
}

static void
poly_counts (const struct chapoly_kernels *k, const struct test_poly *p)
{
  /* All block counts once with each kind of data; one kind to save time. */
  const unsigned kinds = test_have_time () ? 4 : 1;
  static uint8_t bytes[POLY_MAX];
  unsigned kind, i, pad;
  size_t blocks;

  for (i = 0; i < kinds; i++)
    {
      kind = kinds == 4 ? i : (unsigned) test_random_below (4);
      poly_data (bytes, kind);
      for (blocks = 1; blocks <= BLOCKS_MAX; blocks++)
        for (pad = 0; pad < 2; pad++)
          {
            const int at_start = (blocks + pad + kind) & 1;

            test_context ("row %s, %lu blocks of kind %u, pad %u, "
                          "r %08lx..%08lx, h %lx..%016llx", k->name,
                          (unsigned long) blocks, kind, pad,
                          (unsigned long) (p->state[1] >> 32),
                          (unsigned long) (p->state[0] & 0xffffffff),
                          (unsigned long) p->state[4],
                          (unsigned long long) p->state[2]);
            try_poly (k, p, blocks, guarded.data[at_start]
                      + (at_start ? 0 : POLY_MAX - 16 * blocks), pad,
                      guarded.state[at_start], bytes);
          }
    }
}

static void
poly_alignments (const struct chapoly_kernels *k)
{
  static uint8_t area[POLY_MAX + 16];
  struct test_poly p;
  uint64_t state[5];
  size_t blocks;
  unsigned i;

  test_poly_start_text (&p, "random", "random");
  for (blocks = 1; blocks <= BLOCKS_MAX; blocks++)
    for (i = 0; i < 16; i++)
      {
        test_context ("row %s, %lu blocks, data + %u", k->name,
                      (unsigned long) blocks, i);
        try_poly (k, &p, blocks, area + i, 1, (uint8_t *) state,
                  random_data);
      }
}

/* One message through all rows in turns: a state that one row leaves is
   what another one takes. */
static void
poly_hand_over (void)
{
  const unsigned rounds = test_have_time () ? 20000 : 400;
  static uint8_t bytes[POLY_MAX];
  struct test_poly p;
  unsigned rows = 0, round, i, which;
  size_t blocks;

  while (test_row (rows))
    rows++;
  for (round = 0; round < rounds; round++)
    {
      test_random_bytes (sizeof random_data, random_data);
      poly_data (bytes, (unsigned) test_random_below (4));
      test_poly_start_text (&p, rs[test_random_below (TEST_LENGTH (rs))],
                            hs[test_random_below (TEST_LENGTH (hs))]);
      for (i = 0; i < 4; i++)
        {
          which = (unsigned) test_random_below (rows);
          blocks = 1 + test_random_below (BLOCKS_MAX);
          test_context ("round %u.%u, %lu blocks by row %s", round, i,
                        (unsigned long) blocks, test_row (which)->name);
          test_row (which)->poly1305_update (p.state, blocks, bytes, 1);
          test_poly_check (&p, blocks, bytes, 1);
        }
    }
}

/* Another row than the first against it, on as many random r and messages
   as are quickly done: kernels with limbs of their own have rare carries, and
   some depend on r alone. */
static void
poly_soak (const struct chapoly_kernels *k)
{
  /* What a serial kernel takes, is twice as long. */
  const size_t most = k->chacha_poly1305_serial ? BLOCKS_MAX : 20;
  const unsigned long rounds = test_have_time () ? 1000000 : 100000;
  static uint8_t bytes[POLY_MAX];
  struct test_poly p;
  uint64_t other[5];
  uint8_t h[2][17];
  unsigned long round;
  size_t blocks;

  for (round = 0; round < rounds; round++)
    {
      if (round % 64 == 0)
        {
          test_random_bytes (sizeof random_data, random_data);
          poly_data (bytes, 2 + (round >> 6 & 1));
        }
      test_poly_start (&p, round % 4 ? NULL : bytes + round % 64, NULL);
      blocks = 1 + test_random_below (most);
      memcpy (other, p.state, sizeof other);
      k->poly1305_update (p.state, blocks, bytes, 1);
      test_row (0)->poly1305_update (other, blocks, bytes, 1);
      test_poly_result (h[0], p.state);
      test_poly_result (h[1], other);
      if (memcmp (h[0], h[1], 17) || p.state[4] > 4)
        {
          test_context ("row %s, soak, round %lu, %lu blocks", k->name,
                        round, (unsigned long) blocks);
          CHECK (p.state[4] <= 4);
          CHECK_MEM (17, h[0], h[1]);
        }
    }
  CHECK (round == rounds);
}

static void
test_poly (const struct chapoly_kernels *k)
{
  struct test_poly p;
  unsigned i, j;

  for (i = 0; i < TEST_LENGTH (rs); i++)
    for (j = 0; j < TEST_LENGTH (hs); j++)
      {
        test_poly_start_text (&p, rs[i], hs[j]);
        poly_counts (k, &p);
      }
  poly_alignments (k);
  if (k->poly1305_update != test_row (0)->poly1305_update)
    poly_soak (k);
}


void
test_main (void)
{
  const struct chapoly_kernels *k;
  unsigned i;

  test_random_bytes (sizeof random_data, random_data);
  test_guarded_both (guarded.data, POLY_MAX);
  test_guarded_both (guarded.state, 40);
  for (i = 0; (k = test_poly_row (i)); i++)
    {
      test_note ("row %s", k->name);
      test_poly (k);
    }
  poly_hand_over ();
  test_guarded_both_free (guarded.data);
  test_guarded_both_free (guarded.state);
}
