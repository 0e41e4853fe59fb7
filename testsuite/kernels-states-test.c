/* kernels-states-test.c: the kernels for blocks of many states, in every
   row, against the reference: all numbers of passes up to a few, states
   that have nothing in common, all alignments, guarded memory.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"
#include "rows.h"

#define PASSES 5
#define STATES_MAX (PASSES * CHAPOLY_WIDTH_MAX)

static uint32_t states[16 * STATES_MAX];
static uint8_t right[64 * STATES_MAX];

/* Of what the kernel may touch: dst and states end, or begin, at an
   inaccessible page. */
static struct guarded
{
  uint8_t *dst, *states;
}
guarded[2];

static void
new_states (size_t n)
{
  size_t i;

  test_random_bytes (sizeof states, states);
  for (i = 0; i < n; i++)
    reference_chacha_block (right + 64 * i, states + 16 * i);
}

/* dst and copy are anywhere. */
static void
try_at (const struct chapoly_kernels *k, size_t n, uint8_t *dst,
        uint8_t *copy)
{
  memcpy (copy, states, 64 * n);
  memset (dst, 0x5a, 64 * n);
  /* As with other buffers, no alignment is required of a kernel. */
  k->chacha_states (n, dst, (const void *) copy);
  CHECK_MEM (64 * n, dst, right);
  CHECK_MEM (64 * n, copy, states);
}

static void
try_guarded (const struct chapoly_kernels *k, size_t n)
{
  const size_t back = 64 * (STATES_MAX - n);

  test_context ("row %s, %u states, before a page's end", k->name,
                (unsigned) n);
  try_at (k, n, guarded[0].dst + back, guarded[0].states + back);
  test_context ("row %s, %u states, at a page's start", k->name,
                (unsigned) n);
  try_at (k, n, guarded[1].dst, guarded[1].states);
}

/* Nothing around the blocks changes. */
static void
try_alignments (const struct chapoly_kernels *k, size_t n)
{
  static uint8_t around[64 * STATES_MAX + 48], before[sizeof around];
  static uint8_t copy[64 * STATES_MAX + 16];
  unsigned i;

  for (i = 0; i < 16; i++)
    {
      uint8_t *const dst = around + 16 + i;

      test_context ("row %s, %u states, alignment %u", k->name,
                    (unsigned) n, i);
      test_random_bytes (sizeof around, around);
      memcpy (before, around, sizeof around);
      try_at (k, n, dst, copy + 4 * (i % 4));
      CHECK_MEM ((size_t) (dst - around), around, before);
      CHECK_MEM (sizeof around - (size_t) (dst - around) - 64 * n,
                 dst + 64 * n, before + (dst - around) + 64 * n);
    }
}

/* Each state alone differs, in one bit: no lane takes another's word. */
static void
try_bits (const struct chapoly_kernels *k)
{
  uint8_t dst[64 * CHAPOLY_WIDTH_MAX], other[sizeof dst];
  unsigned i, j;

  for (i = 0; i < k->width; i++)
    for (j = 0; j < 16; j++)
      {
        unsigned b, changed = 0;

        test_context ("row %s, state %u, word %u", k->name, i, j);
        k->chacha_states (k->width, dst, states);
        states[16 * i + j] ^= 0x10000;
        k->chacha_states (k->width, other, states);
        states[16 * i + j] ^= 0x10000;
        for (b = 0; b < k->width; b++)
          changed |= (memcmp (dst + 64 * b, other + 64 * b, 64) != 0) << b;
        CHECK (changed == 1u << i);
      }
}

void
test_main (void)
{
  const struct chapoly_kernels *k;
  unsigned i, tried = 0;
  size_t n;

  guarded[0].dst = test_guarded (64 * STATES_MAX);
  guarded[0].states = test_guarded (64 * STATES_MAX);
  guarded[1].dst = test_guarded_start (64 * STATES_MAX);
  guarded[1].states = test_guarded_start (64 * STATES_MAX);
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
  for (i = 0; i < 2; i++)
    {
      test_guarded_free (guarded[i].dst);
      test_guarded_free (guarded[i].states);
    }
  if (!tried)
    TEST_SKIP ("no row has a kernel for many states");
}
