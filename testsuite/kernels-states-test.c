/* kernels-states-test.c: the kernels for blocks of many states, in every
   row, against the reference: numbers of passes, random rows, alignments,
   guarded memory, which bit goes where.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"
#include "rows.h"

#define PASSES 5
#define STATES_MAX (PASSES * CHAPOLY_WIDTH_MAX)
#define ROW (4 * sizeof (uint32_t))

static uint32_t state[12], rows[4 * STATES_MAX];
static uint8_t right[64 * STATES_MAX];

/* What the kernel may touch ends, or begins, at an inaccessible page. */
static struct
{
  uint8_t *dst[2], *state[2], *rows[2];
}
guarded;

static void
new_states (size_t n)
{
  uint32_t s[16];
  size_t i;

  test_random_bytes (sizeof state, state);
  test_random_bytes (sizeof rows, rows);
  memcpy (s, state, sizeof state);
  for (i = 0; i < n; i++)
    {
      memcpy (s + 12, rows + 4 * i, ROW);
      reference_chacha_block (right + 64 * i, s);
    }
}

/* All three are anywhere. */
static void
try_at (const struct chapoly_kernels *k, size_t n, uint8_t *dst,
        uint8_t *state_copy, uint8_t *rows_copy)
{
  memcpy (state_copy, state, sizeof state);
  memcpy (rows_copy, rows, ROW * n);
  memset (dst, 0x5a, 64 * n);
  k->chacha_states (n, dst, (const void *) state_copy,
                    (const void *) rows_copy);
  CHECK_MEM (64 * n, dst, right);
  CHECK_MEM (sizeof state, state_copy, state);
  CHECK_MEM (ROW * n, rows_copy, rows);
}

static void
try_guarded (const struct chapoly_kernels *k, size_t n)
{
  const size_t back = STATES_MAX - n;

  test_context ("row %s, %u states, before a page's end", k->name,
                (unsigned) n);
  try_at (k, n, guarded.dst[0] + 64 * back, guarded.state[0],
          guarded.rows[0] + ROW * back);
  test_context ("row %s, %u states, at a page's start", k->name,
                (unsigned) n);
  try_at (k, n, guarded.dst[1], guarded.state[1], guarded.rows[1]);
}

/* Nothing around the blocks changes.  Words are aligned as such. */
static void
try_alignments (const struct chapoly_kernels *k, size_t n)
{
  static uint8_t around[64 * STATES_MAX + 48], before[sizeof around];
  static uint32_t copies[2][4 * STATES_MAX + 4];
  unsigned i;

  for (i = 0; i < 16; i++)
    {
      uint8_t *const dst = around + 16 + i;

      test_context ("row %s, %u states, alignment %u", k->name,
                    (unsigned) n, i);
      test_random_bytes (sizeof around, around);
      memcpy (before, around, sizeof around);
      try_at (k, n, dst, (uint8_t *) (copies[0] + i % 4),
              (uint8_t *) (copies[1] + i / 4));
      CHECK_MEM ((size_t) (dst - around), around, before);
      CHECK_MEM (sizeof around - (size_t) (dst - around) - 64 * n,
                 dst + 64 * n, before + (dst - around) + 64 * n);
    }
}

/* A bit of a row changes that state's block; one of the key's words all. */
static void
try_bits (const struct chapoly_kernels *k)
{
  uint8_t dst[64 * CHAPOLY_WIDTH_MAX], other[sizeof dst];
  unsigned i, b, changed;

  for (i = 0; i < 12 + 4 * k->width; i++)
    {
      uint32_t *const word = i < 12 ? state + i : rows + (i - 12);

      test_context ("row %s, word %u", k->name, i);
      k->chacha_states (k->width, dst, state, rows);
      *word ^= 0x10000;
      k->chacha_states (k->width, other, state, rows);
      *word ^= 0x10000;
      for (b = changed = 0; b < k->width; b++)
        changed |= (memcmp (dst + 64 * b, other + 64 * b, 64) != 0) << b;
      CHECK (changed == (i < 12 ? (1u << k->width) - 1
                         : 1u << (i - 12) / 4));
    }
}

void
test_main (void)
{
  const struct chapoly_kernels *k;
  unsigned i, tried = 0;
  size_t n;

  test_guarded_both (guarded.dst, 64 * STATES_MAX);
  test_guarded_both (guarded.state, sizeof state);
  test_guarded_both (guarded.rows, ROW * STATES_MAX);
  for (i = 0; (k = test_row (i)); i++)
    {
      if (!k->chacha_states)
        {
          test_note ("row %s: none", k->name);
          continue;
        }
      test_note ("row %s, %u states a pass", k->name, k->width);
      tried++;
      for (n = k->width; n <= PASSES * k->width; n += k->width)
        {
          new_states (n);
          try_guarded (k, n);
          try_alignments (k, n);
        }
      try_bits (k);
    }
  test_guarded_both_free (guarded.dst);
  test_guarded_both_free (guarded.state);
  test_guarded_both_free (guarded.rows);
  if (!tried)
    TEST_SKIP ("no row has a kernel for many states");
}
