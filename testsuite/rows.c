/* rows.c: for tests of kernels: the rows, and what Poly1305 kernels do to
   their state.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "rows.h"
#include "chacha-internal.h"
#include "poly1305-internal.h"
#include "reference.h"
#include "testutils.h"

#include <stdio.h>

/* The library looks at the CPU each time it is asked, which may mean to read
   a file: once is enough. */
const struct chapoly_kernels *
test_row (unsigned i)
{
  static const struct chapoly_kernels c_row = CHAPOLY_ROW_C;
  static const struct chapoly_kernels *rows[8];
  static unsigned count;
  const struct chapoly_kernels *k;
  unsigned j;

  if (!count)
    {
      rows[count++] = &c_row;
      for (j = 0; (k = CHAPOLY_(kernels_available) (j)); j++)
        if (strcmp (k->name, c_row.name))
          {
            CHECK (count < TEST_LENGTH (rows));
            rows[count++] = k;
          }
    }
  return i < count ? rows[i] : NULL;
}

/* Two messages at once, as a batch does, both the same. */
static void
poly1305_pairs (uint64_t state[5], size_t blocks, const uint8_t *data,
                unsigned pad)
{
  uint64_t first[5], second[5];

  if (!pad)
    {
      CHAPOLY_(poly1305_update_c) (state, blocks, data, pad);
      return;
    }
  memcpy (first, state, sizeof first);
  memcpy (second, state, sizeof second);
  chapoly_poly1305_two (first, blocks, data, second, blocks, data);
  CHECK_MEM (sizeof first, first, second);
  memcpy (state, second, sizeof second);
}

/* The row that poly1305_serial is of. */
static const struct chapoly_kernels *serial;

/* Poly1305 by the serial kernel, in its two ways by turns. */
static void
poly1305_serial (uint64_t state[5], size_t blocks, const uint8_t *data,
                 unsigned pad)
{
  static const uint32_t zeros[16];
  static uint8_t text[CHAPOLY_PASS_MAX];
  static unsigned decrypt;

  if (pad && blocks >= CHAPOLY_SERIAL_MIN)
    serial->chacha_poly1305_serial (serial->width, text, text, zeros, state,
                                    blocks, data, decrypt ^= 1);
  else
    serial->poly1305_update (state, blocks, data, pad);
}

/* Row i of those with a serial kernel, or NULL. */
static const struct chapoly_kernels *
serial_row (unsigned i)
{
  static struct chapoly_kernels row;
  static char name[40];
  unsigned j;

  for (j = 0; (serial = test_row (j)); j++)
    if (serial->chacha_poly1305_serial && !i--)
      {
        row = *serial;
        snprintf (name, sizeof name, "%s, serial", serial->name);
        row.name = name;
        row.poly1305_update = poly1305_serial;
        return &row;
      }
  return NULL;
}

const struct chapoly_kernels *
test_poly_row (unsigned i)
{
  static const struct chapoly_kernels pairs
    = { "c, pairs", 1, CHAPOLY_(chacha_core_c), poly1305_pairs, NULL, NULL,
        NULL };
  unsigned rows = 0;

  if (test_row (i))
    return test_row (i);
  while (test_row (rows))
    rows++;
  i -= rows;
  if (serial_row (i))
    return serial_row (i);
  return !i || serial_row (i - 1) ? &pairs : NULL;
}

void
test_guarded_both (uint8_t *memory[2], size_t n)
{
  memory[0] = test_guarded (n);
  memory[1] = test_guarded_start (n);
}

void
test_guarded_both_free (uint8_t *memory[2])
{
  test_guarded_free (memory[0]);
  test_guarded_free (memory[1]);
}

#define CANARY_BYTE 0xc3

void
test_canaries_set (uint8_t *area, size_t size)
{
  memset (area, CANARY_BYTE, size);
}

void
test_canaries_check (const uint8_t *p, size_t n)
{
  uint8_t intact[TEST_CANARY];

  memset (intact, CANARY_BYTE, sizeof intact);
  CHECK_MEM (sizeof intact, p - sizeof intact, intact);
  CHECK_MEM (sizeof intact, p + n, intact);
}

void
test_composed (unsigned width, size_t blocks, uint8_t *dst,
               const uint8_t *src, const uint32_t state[16],
               uint64_t poly1305_state[5], const uint8_t *data)
{
  uint32_t s[16];
  size_t i;

  memcpy (s, state, sizeof s);
  for (i = 0; i < blocks; i += width, s[12] += width)
    {
      CHAPOLY_(poly1305_update_c) (poly1305_state, 4 * width, data + 64 * i,
                                   1);
      CHAPOLY_(chacha_core_c) (width, dst + 64 * i, src + 64 * i, s);
    }
}

void
test_composed_serial (size_t blocks, uint8_t *dst, const uint8_t *src,
                      const uint32_t state[16], uint64_t poly1305_state[5],
                      size_t n, const uint8_t *data, unsigned decrypt)
{
  if (!decrypt)
    CHAPOLY_(chacha_core_c) (blocks, dst, src, state);
  CHAPOLY_(poly1305_update_c) (poly1305_state, n, data, 1);
  if (decrypt)
    CHAPOLY_(chacha_core_c) (blocks, dst, src, state);
}

static int
long_byte (size_t i)
{
  return (i ^ i >> 8 ^ 0x5a) & 0xff;
}

void
test_long_data (size_t blocks, uint8_t *data)
{
  size_t i;

  for (i = 0; i < blocks; i++)
    memset (data + 64 * i, long_byte (i), 64);
}

void
test_long_check (size_t blocks, const uint8_t *dst, const uint32_t state[16])
{
  const size_t around = CHAPOLY_WIDTH_MAX;
  uint32_t s[16];
  uint8_t expected[64];
  size_t i, power = around;
  unsigned j;

  memcpy (s, state, sizeof s);
  for (i = 0; i < blocks; i++)
    {
      if (i >= power + around)
        power *= 2;
      if (i + around < power && i + around < blocks)
        continue;
      s[12] = state[12] + (uint32_t) i;
      reference_chacha_block (expected, s);
      for (j = 0; j < 64; j++)
        expected[j] ^= (uint8_t) long_byte (i);
      if (!CHECK_MEM (64, dst + 64 * i, expected))
        test_note ("in block %lu", (unsigned long) i);
    }
}

static uint64_t
load64 (const uint8_t *p)
{
  uint64_t x = 0;
  unsigned i;

  for (i = 8; i; i--)
    x = x << 8 | p[i - 1];
  return x;
}

/* n bytes of x, little-endian. */
static void
store (uint8_t *p, unsigned n, uint64_t x)
{
  for (; n; n--, x >>= 8)
    *p++ = (uint8_t) x;
}

void
test_poly_start (struct test_poly *p, const uint8_t r[16],
                 const uint8_t h[17])
{
  test_random_bytes (sizeof p->r, p->r);
  test_random_bytes (sizeof p->h, p->h);
  p->h[16] &= 7;
  if (r)
    memcpy (p->r, r, sizeof p->r);
  if (h)
    memcpy (p->h, h, sizeof p->h);
  p->state[0] = load64 (p->r) & UINT64_C (0x0ffffffc0fffffff);
  p->state[1] = load64 (p->r + 8) & UINT64_C (0x0ffffffc0ffffffc);
  store (p->r, 8, p->state[0]);
  store (p->r + 8, 8, p->state[1]);
  p->state[2] = load64 (p->h);
  p->state[3] = load64 (p->h + 8);
  p->state[4] = p->h[16];
}

void
test_poly_start_text (struct test_poly *p, const char *r, const char *h)
{
  uint8_t r_bytes[16], h_bytes[17];
  const int random_r = !strcmp (r, "random");
  const int random_h = !strcmp (h, "random");

  if (!random_r)
    CHECK (test_hex (sizeof r_bytes, r_bytes, r) == sizeof r_bytes);
  if (!random_h)
    CHECK (test_hex (sizeof h_bytes, h_bytes, h) == sizeof h_bytes);
  test_poly_start (p, random_r ? NULL : r_bytes, random_h ? NULL : h_bytes);
}

void
test_poly_result (uint8_t h[17], const uint64_t state[5])
{
  store (h, 8, state[2]);
  store (h + 8, 8, state[3]);
  store (h + 16, 1, state[4]);
  reference_poly1305_reduce (h);
}

void
test_poly_check (struct test_poly *p, size_t blocks, const uint8_t *data,
                 unsigned pad)
{
  uint8_t h[17];

  reference_poly1305_blocks (p->h, p->r, blocks, data, pad);
  CHECK (p->state[4] <= 4);
  test_poly_result (h, p->state);
  CHECK_MEM (17, h, p->h);
  CHECK (p->state[0] == load64 (p->r) && p->state[1] == load64 (p->r + 8));
}

/* a = a + b modulo 2^130 - 5. */
static void
add (uint8_t a[17], const uint8_t b[17])
{
  unsigned i, sum = 0;

  for (i = 0; i < 17; i++)
    {
      sum += a[i] + b[i];
      a[i] = (uint8_t) sum;
      sum >>= 8;
    }
  reference_poly1305_reduce (a);
}

/* a = a b modulo 2^130 - 5, where b < 2^130. */
static void
multiply (uint8_t a[17], const uint8_t b[17])
{
  static const uint8_t zeros[16], two_64[16] = { [8] = 1 };
  uint8_t top[17], factor[16] = { 0 };

  factor[0] = b[16];
  memcpy (top, a, sizeof top);
  reference_poly1305_blocks (top, two_64, 1, zeros, 0);
  reference_poly1305_blocks (top, two_64, 1, zeros, 0);
  reference_poly1305_blocks (top, factor, 1, zeros, 0);
  reference_poly1305_blocks (a, b, 1, zeros, 0);
  add (a, top);
}

/* a = 1 / a modulo p = 2^130 - 5: the power p - 2 = 2^130 - 7. */
static void
invert (uint8_t a[17])
{
  uint8_t power[17] = { 1 }, square[17];
  unsigned bit;

  for (bit = 130; bit--; )
    {
      memcpy (square, power, sizeof square);
      multiply (power, square);
      if (bit != 1 && bit != 2)
        multiply (power, a);
    }
  memcpy (a, power, sizeof power);
}

/* target / r - h. */
int
test_poly_solve (uint8_t block[16], const struct test_poly *p,
                 const uint8_t target[17])
{
  static uint8_t last_r[16], inverse[17];
  uint8_t wanted[17], minus_1[17], minus_h[17];

  if (memcmp (last_r, p->r, sizeof last_r))
    {
      memcpy (last_r, p->r, sizeof last_r);
      memset (inverse, 0, sizeof inverse);
      memcpy (inverse, p->r, sizeof p->r);
      invert (inverse);
    }
  memset (minus_1, 0xff, sizeof minus_1);
  minus_1[0] = 0xfa;
  minus_1[16] = 3;
  memcpy (minus_h, p->h, sizeof minus_h);
  multiply (minus_h, minus_1);
  memcpy (wanted, target, sizeof wanted);
  multiply (wanted, inverse);
  add (wanted, minus_h);
  memcpy (block, wanted, 16);
  return wanted[16] == 1;
}
