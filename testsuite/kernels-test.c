/* kernels-test.c: every row of kernels that this CPU can run, through
   kernels.h, against the reference: all block counts, alignments and
   places, and states chosen so that each carry happens.

   Rows appear here by themselves.  One more row stands at the end of the
   list, of C kernels and a fused one that composes them, so that the test
   of fused kernels is itself tested in builds that have none.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "rows.h"

#define BLOCKS_MAX 40
#define CHACHA_MAX (64 * BLOCKS_MAX)
#define POLY_MAX (16 * BLOCKS_MAX)
#define CANARY 64

/* Memory that ends, and that starts, at an inaccessible page. */
static struct
{
  uint8_t *dst[2], *src[2], *state[2], *poly1305[2];
}
guarded;

/* Any alignment, and room for what should not be written. */
static uint8_t dst_area[CANARY + 16 + CHACHA_MAX + CANARY];
static uint8_t src_area[CANARY + 16 + CHACHA_MAX + CANARY];

static uint8_t random_data[CHACHA_MAX];

static void
check_canaries (const uint8_t *p, size_t n)
{
  static uint8_t intact[CANARY];

  memset (intact, 0xc3, CANARY);
  CHECK_MEM (CANARY, p - CANARY, intact);
  CHECK_MEM (CANARY, p + n, intact);
}


/* The rows. */

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


/* ChaCha20. */

static const struct chacha_state
{
  const char *name;
  uint32_t words[16];
}
chacha_states[] = {
  { "zero", { 0 } },
  { "counting", { 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f,
                  0x10111213, 0x14151617, 0x18191a1b, 0x1c1d1e1f,
                  0x20212223, 0x24252627, 0x28292a2b, 0x2c2d2e2f,
                  0x30313233, 0x34353637, 0x38393a3b, 0x3c3d3e3f } },
  { "ones", { ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u,
              ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u } },
  { "top bits", { 1u << 31, 1u << 31, 1u << 31, 1u << 31,
                  1u << 31, 1u << 31, 1u << 31, 1u << 31,
                  1u << 31, 1u << 31, 1u << 31, 1u << 31,
                  1u << 31, 1u << 31, 1u << 31, 1u << 31 } },
  /* Key 00 .. 1f, nonce 01 00 ..: with counter 0x15a99072 the output's
     word 12 is 2, less than the block's place in a group, and an add of
     64 bits would carry into word 13. */
  { "small word 12", { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,
                       0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c,
                       0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
                       0, 1, 0, 0 } }
};

/* Where the blocks begin.  A group ends with the last counter, or passes
   the sign, a carry of 16 bits, or the small word 12. */
static const uint32_t counters[] = {
  0, 1, 0x7fffffec, 0x0000fff0, 0x15a99072 - 20, 0 - (uint32_t) BLOCKS_MAX
};

static uint8_t stream[CHACHA_MAX];

/* One call: where dst, src and state lie; in place if dst is src. */
static void
try_chacha (const struct chapoly_kernels *k, const uint32_t state[16],
            const uint8_t *keystream, size_t blocks, uint8_t *dst,
            uint8_t *src, uint8_t *state_place)
{
  const size_t n = 64 * blocks;
  static uint8_t expected[CHACHA_MAX];
  size_t i;

  for (i = 0; i < n; i++)
    expected[i] = random_data[i] ^ keystream[i];
  memset (dst, 0x3c, n);
  memcpy (src, random_data, n);
  memcpy (state_place, state, 64);
  k->chacha_core (blocks, dst, src, (const uint32_t *) state_place);
  CHECK_MEM (n, dst, expected);
  CHECK_MEM (64, state_place, state);
  if (dst != src)
    CHECK_MEM (n, src, random_data);
}

/* All block counts at guard pages, the last ones of the keystream too, so
   that each group ends where the counter does. */
static void
chacha_counts (const struct chapoly_kernels *k, const uint32_t first[16])
{
  uint32_t state[16];
  size_t blocks, skip, n;
  unsigned i;

  for (blocks = 1; blocks <= BLOCKS_MAX; blocks++)
    for (i = 0; i < 4; i++)
      {
        const int at_start = i & 1;

        skip = i & 2 ? BLOCKS_MAX - blocks : 0;
        n = 64 * blocks;
        memcpy (state, first, sizeof state);
        state[12] += (uint32_t) skip;
        test_context ("row %s, %lu blocks, counter %#lx, word 0 %#lx%s",
                      k->name, (unsigned long) blocks,
                      (unsigned long) state[12], (unsigned long) state[0],
                      at_start ? ", at the start of a page" : "");
        try_chacha (k, state, stream + 64 * skip, blocks,
                    guarded.dst[at_start] + (at_start ? 0 : CHACHA_MAX - n),
                    guarded.src[at_start] + (at_start ? 0 : CHACHA_MAX - n),
                    guarded.state[at_start]);
        try_chacha (k, state, stream + 64 * skip, blocks,
                    guarded.dst[at_start] + (at_start ? 0 : CHACHA_MAX - n),
                    guarded.dst[at_start] + (at_start ? 0 : CHACHA_MAX - n),
                    guarded.state[at_start]);
      }
}

/* Each alignment of dst with each of src, in place, and of the state. */
static void
chacha_alignments (const struct chapoly_kernels *k, const uint32_t state[16])
{
  static const size_t counts[] = { 1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 17, 40 };
  const unsigned step = test_have_time () ? 1 : 3;
  uint32_t words[20];
  unsigned i, d, s;

  for (i = 0; i < TEST_LENGTH (counts); i++)
    for (d = 0; d < 16; d++)
      for (s = d % step; s <= 16; s += step)
        {
          uint8_t *const dst = dst_area + CANARY + d;
          uint8_t *const src = s == 16 ? dst : src_area + CANARY + s;

          test_context ("row %s, %lu blocks, dst + %u, src + %u", k->name,
                        (unsigned long) counts[i], d, s);
          memset (dst_area, 0xc3, sizeof dst_area);
          try_chacha (k, state, stream, counts[i], dst, src,
                      (uint8_t *) (words + (d + s) % 4));
          check_canaries (dst, 64 * counts[i]);
        }
}

static void
test_chacha (const struct chapoly_kernels *k)
{
  static const uint8_t zeros[CHACHA_MAX];
  const unsigned states = TEST_LENGTH (chacha_states);
  uint32_t state[16], next[16];
  unsigned i, j;

  CHECK (k->width >= 1 && k->width <= CHAPOLY_WIDTH_MAX);
  for (i = 0; i < states + 3; i++)
    for (j = 0; j < TEST_LENGTH (counters); j++)
      {
        if (i < states)
          memcpy (state, chacha_states[i].words, sizeof state);
        else
          test_random_bytes (sizeof state, state);
        state[12] = counters[j];
        memcpy (next, state, sizeof next);
        reference_chacha (next, 0, CHACHA_MAX, stream, zeros);
        chacha_counts (k, state);
      }
  chacha_alignments (k, state);
}


/* Poly1305. */

static const char *const rs[] = {
  "00*16", "01 00*15", "ff*16", "00*4 ff*4 00*8", "00*8 ff*8",
  "ff*8 00*8", "00*8 04 00*7", "fc 00*11 fc ff ff 0f", "random", "random"
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

static void
choose (size_t n, uint8_t *p, const char *text)
{
  if (!strcmp (text, "random"))
    {
      test_random_bytes (n, p);
      if (n == 17)
        p[16] &= 7;
    }
  else
    CHECK (test_hex (n, p, text) == n);
}

/* state, and the reference's r and h. */
struct poly
{
  uint64_t state[5];
  uint8_t r[16], h[17];
};

static void
poly_start (struct poly *p, const char *r, const char *h)
{
  choose (16, p->r, r);
  choose (17, p->h, h);
  test_poly1305_state (p->state, p->r, p->h);
  test_store (p->r, 8, p->state[0]);
  test_store (p->r + 8, 8, p->state[1]);
}

/* p->state is that of a row now; the reference catches up. */
static void
check_poly (struct poly *p, const uint64_t old[5], size_t blocks,
            const uint8_t *data, unsigned pad)
{
  uint8_t h[17];

  reference_poly1305_blocks (p->h, p->r, blocks, data, pad);
  CHECK (p->state[4] <= 4);
  test_poly1305_result (h, p->state);
  CHECK_MEM (17, h, p->h);
  CHECK (p->state[0] == old[0] && p->state[1] == old[1]);
}

static void
try_poly (const struct chapoly_kernels *k, const struct poly *start,
          size_t blocks, uint8_t *data, unsigned pad, uint8_t *state_place,
          const uint8_t *bytes)
{
  struct poly p = *start;

  memcpy (data, bytes, 16 * blocks);
  memcpy (state_place, start->state, sizeof start->state);
  k->poly1305_update ((uint64_t *) state_place, blocks, data, pad);
  memcpy (p.state, state_place, sizeof p.state);
  check_poly (&p, start->state, blocks, bytes, pad);
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
poly_counts (const struct chapoly_kernels *k, const struct poly *start)
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
                          (unsigned long) (start->state[1] >> 32),
                          (unsigned long) (start->state[0] & 0xffffffff),
                          (unsigned long) start->state[4],
                          (unsigned long long) start->state[2]);
            try_poly (k, start, blocks, guarded.src[at_start]
                      + (at_start ? 0 : CHACHA_MAX - 16 * blocks), pad,
                      guarded.poly1305[at_start], bytes);
          }
    }
}

static void
poly_alignments (const struct chapoly_kernels *k)
{
  struct poly start;
  uint64_t state[5];
  size_t blocks;
  unsigned i;

  poly_start (&start, "random", "random");
  for (blocks = 1; blocks <= BLOCKS_MAX; blocks++)
    for (i = 0; i < 16; i++)
      {
        test_context ("row %s, %lu blocks, data + %u", k->name,
                      (unsigned long) blocks, i);
        try_poly (k, &start, blocks, src_area + i, 1, (uint8_t *) state,
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
  struct poly p;
  uint64_t old[5];
  unsigned rows = 0, round, i, which;
  size_t blocks;

  while (row (rows))
    rows++;
  for (round = 0; round < rounds; round++)
    {
      test_random_bytes (sizeof random_data, random_data);
      poly_data (bytes, (unsigned) test_random_below (4));
      poly_start (&p, rs[test_random_below (TEST_LENGTH (rs))],
                  hs[test_random_below (TEST_LENGTH (hs))]);
      for (i = 0; i < 4; i++)
        {
          which = (unsigned) test_random_below (rows);
          blocks = 1 + test_random_below (BLOCKS_MAX);
          test_context ("round %u.%u, %lu blocks by row %s", round, i,
                        (unsigned long) blocks, row (which)->name);
          memcpy (old, p.state, sizeof old);
          row (which)->poly1305_update (p.state, blocks, bytes, 1);
          check_poly (&p, old, blocks, bytes, 1);
        }
    }
}

/* Another row than the first against it, on as many random messages as
   are quickly done: kernels with limbs of their own have rare carries. */
static void
poly_soak (const struct chapoly_kernels *k)
{
  const unsigned long rounds = test_have_time () ? 1000000 : 20000;
  static uint8_t bytes[POLY_MAX];
  struct poly p;
  uint64_t other[5];
  uint8_t h[2][17];
  unsigned long round;
  size_t blocks;

  for (round = 0; round < rounds; round++)
    {
      if (round % 16 == 0)
        {
          test_random_bytes (sizeof random_data, random_data);
          poly_data (bytes, 2 + (round >> 4 & 1));
        }
      poly_start (&p, rs[test_random_below (TEST_LENGTH (rs))], "random");
      blocks = 1 + test_random_below (20);
      memcpy (other, p.state, sizeof other);
      k->poly1305_update (p.state, blocks, bytes, 1);
      test_row (0)->poly1305_update (other, blocks, bytes, 1);
      test_poly1305_result (h[0], p.state);
      test_poly1305_result (h[1], other);
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
  struct poly start;
  unsigned i, j;

  for (i = 0; i < TEST_LENGTH (rs); i++)
    for (j = 0; j < TEST_LENGTH (hs); j++)
      {
        poly_start (&start, rs[i], hs[j]);
        poly_counts (k, &start);
      }
  poly_alignments (k);
  if (k->poly1305_update != test_row (0)->poly1305_update)
    poly_soak (k);
}


/* Both at once. */

/* Encrypts, with data one pass before dst; or decrypts, with data at src;
   or takes data from elsewhere. */
enum { ENCRYPT, DECRYPT, APART };

static void
try_fused (const struct chapoly_kernels *k, size_t blocks, unsigned use,
           uint8_t *dst, uint8_t *src)
{
  static uint8_t expected[CHACHA_MAX], data[CHACHA_MAX];
  const size_t n = 64 * blocks, pass = 64 * k->width;
  uint32_t state[16], used[16];
  struct poly p;
  uint64_t old[5];
  const uint8_t *at = use == ENCRYPT ? dst - pass : use == DECRYPT ? src
    : data;

  poly_start (&p, "random", "random");
  test_random_bytes (sizeof state, state);
  state[12] = 0 - (uint32_t) blocks;
  memcpy (used, state, sizeof used);
  reference_chacha (used, 0, n, expected, random_data);

  memcpy (src, random_data, n);
  /* What the kernel finds at data by the time it gets there. */
  test_random_bytes (n, data);
  if (use == DECRYPT)
    memcpy (data, random_data, n);
  if (use == ENCRYPT)
    {
      memcpy (dst - pass, data, pass);
      memcpy (data + pass, expected, n - pass);
    }

  memcpy (old, p.state, sizeof old);
  memcpy (used, state, sizeof used);
  k->chacha_poly1305 (blocks, dst, src, used, p.state, at);
  CHECK_MEM (n, dst, expected);
  CHECK_MEM (64, used, state);
  check_poly (&p, old, 4 * blocks, data, 1);
  if (dst != src)
    CHECK_MEM (n, src, random_data);
}

static void
test_fused (const struct chapoly_kernels *k)
{
  const size_t pass = 64 * k->width;
  size_t blocks, n;
  unsigned use, i;

  for (blocks = k->width; blocks + k->width <= BLOCKS_MAX;
       blocks += k->width)
    {
      n = 64 * blocks;
      for (use = ENCRYPT; use <= APART; use++)
        {
          test_context ("row %s, fused, %lu blocks, use %u", k->name,
                        (unsigned long) blocks, use);
          /* Ending, and starting, at a page; with room for a pass before
             dst where data is there. */
          try_fused (k, blocks, use, guarded.dst[0] + CHACHA_MAX - n,
                     guarded.src[0] + CHACHA_MAX - n);
          try_fused (k, blocks, use, guarded.dst[0] + CHACHA_MAX - n,
                     guarded.dst[0] + CHACHA_MAX - n);
          n = use == ENCRYPT ? pass : 0;
          try_fused (k, blocks, use, guarded.dst[1] + n, guarded.src[1]);
          try_fused (k, blocks, use, guarded.dst[1] + n,
                     guarded.dst[1] + n);
          n = 64 * blocks;
          for (i = 0; i < 16; i++)
            {
              uint8_t *const dst = dst_area + CANARY + i
                + (use == ENCRYPT ? pass : 0);
              uint8_t *const src = src_area + CANARY + (5 * i + blocks) % 16;

              test_context ("row %s, fused, %lu blocks, use %u, dst + %u",
                            k->name, (unsigned long) blocks, use, i);
              memset (dst_area, 0xc3, sizeof dst_area);
              try_fused (k, blocks, use, dst, src);
              check_canaries (use == ENCRYPT ? dst - pass : dst,
                              use == ENCRYPT ? n + pass : n);
              try_fused (k, blocks, use, dst, dst);
            }
        }
    }
}


void
test_main (void)
{
  const struct chapoly_kernels *k;
  unsigned i;

  for (i = 0; i < 2; i++)
    {
      uint8_t *(*const memory) (size_t) = i ? test_guarded_start
        : test_guarded;

      guarded.dst[i] = memory (CHACHA_MAX);
      guarded.src[i] = memory (CHACHA_MAX);
      guarded.state[i] = memory (64);
      guarded.poly1305[i] = memory (40);
    }
  for (i = 0; (k = row (i)); i++)
    {
      test_random_bytes (sizeof random_data, random_data);
      test_note ("row %s, %u blocks a pass%s", k->name, k->width,
                 k->chacha_poly1305 ? ", fused" : "");
      test_context ("row %s", k->name);
      if (!i || k->chacha_core != row (0)->chacha_core)
        test_chacha (k);
      if (!i || k->poly1305_update != row (0)->poly1305_update)
        test_poly (k);
      if (k->chacha_poly1305)
        test_fused (k);
    }
  poly_hand_over ();
  for (i = 0; i < 2; i++)
    {
      test_guarded_free (guarded.dst[i]);
      test_guarded_free (guarded.src[i]);
      test_guarded_free (guarded.state[i]);
      test_guarded_free (guarded.poly1305[i]);
    }
}
