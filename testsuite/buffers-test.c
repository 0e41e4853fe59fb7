/* buffers-test.c: every public call with every length, alignment and
   place of its buffers: ending or starting at an inaccessible page, in
   place, and apart.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "calls.h"

#define CANARY 64
#define CANARY_BYTE 0xc3

static struct call_input in;

enum { KEY, NONCE, COUNTER, AD, SRC, DST, TAGS, AREAS };

#define AREA_SIZE (CANARY + 16 + CALL_LENGTH_MAX + CALL_TAG + CANARY)

/* One inaccessible page behind the first, one before the second. */
static uint8_t *ends[AREAS], *starts[AREAS], plain[AREAS][AREA_SIZE];

/* Where a buffer lies: modes 0 .. 15 are alignments, which differ from
   buffer to buffer. */
enum { AT_END = 16, AT_START = 17, MODES = 18 };

static uint8_t *
place (unsigned area, size_t n, unsigned mode, unsigned turn)
{
  if (mode == AT_END)
    return ends[area] + AREA_SIZE - n;
  if (mode == AT_START)
    return starts[area];
  if (area == SRC)
    turn = 0;
  return plain[area] + CANARY + (mode + turn * (2 * area + 1)) % 16;
}

/* The bytes beside a written buffer, as far as they are there. */
static void
canaries (uint8_t *p, size_t n, unsigned mode, int check)
{
  const size_t before = mode == AT_START ? 0 : CANARY;
  const size_t behind = mode == AT_END ? 0 : CANARY;
  static uint8_t intact[CANARY];

  if (!check)
    {
      memset (intact, CANARY_BYTE, CANARY);
      memset (p - before, CANARY_BYTE, before);
      memset (p + n, CANARY_BYTE, behind);
      return;
    }
  CHECK_MEM (before, p - before, intact);
  CHECK_MEM (behind, p + n, intact);
}

static const uint8_t *
put (unsigned area, size_t n, const uint8_t *bytes, unsigned mode,
     unsigned turn)
{
  uint8_t *p = place (area, n, mode, turn);

  if (n)
    memcpy (p, bytes, n);
  return p;
}

/* One call with all its buffers so placed. */
static void
try_call (const struct call_kind *k, const struct call_expected *e,
          size_t length, unsigned mode, unsigned turn, int in_place)
{
  const int tag_buffer = k->shape == CALL_SEAL || k->shape == CALL_OPEN
    || k->shape == CALL_MAC;
  const size_t room = e->src_length > e->dst_length ? e->src_length
    : e->dst_length;
  struct call c;
  uint8_t *text;

  test_context ("%s, %lu bytes, place %u (%u), %s", k->name,
                (unsigned long) length, mode, turn,
                in_place ? "in place" : "apart");
  c.length = length;
  c.ad_length = e->ad_length;
  c.key = put (KEY, 32, in.key, mode, turn);
  c.nonce = put (NONCE, k->nonce_length, in.nonce, mode, turn);
  c.counter = put (COUNTER, k->counter_length, in.counter, mode, turn);
  c.ad = put (AD, e->ad_length, in.ad, mode, turn);
  c.tag = place (TAGS, CALL_TAG, mode, turn);
  if (in_place)
    {
      c.dst = text = place (DST, room, mode, turn);
      canaries (c.dst, room, mode, 0);
    }
  else
    {
      text = place (SRC, e->src_length, mode, turn);
      c.dst = place (DST, e->dst_length, mode, turn);
      canaries (c.dst, e->dst_length, mode, 0);
    }
  memcpy (text, e->src, e->src_length);
  c.src = text;
  if (tag_buffer)
    canaries (c.tag, CALL_TAG, mode, 0);
  if (k->shape == CALL_OPEN)
    memcpy (c.tag, e->tag, CALL_TAG);

  CHECK (k->call (&c));
  CHECK_MEM (e->dst_length, c.dst, e->dst);
  if (tag_buffer)
    {
      CHECK_MEM (CALL_TAG, c.tag, e->tag);
      canaries (c.tag, CALL_TAG, mode, 1);
    }
  if (in_place)
    canaries (c.dst, room, mode, 1);
  else
    {
      canaries (c.dst, e->dst_length, mode, 1);
      CHECK_MEM (e->src_length, c.src, e->src);
    }
}

/* Guard pages, and the source at each alignment, with the other buffers at
   different ones. */
static void
every_length (void)
{
  const unsigned step = test_have_time () ? 1 : 7;
  const struct call_kind *k;
  struct call_expected e;
  size_t length;
  unsigned mode;

  for (length = 0; length <= CALL_LENGTH_MAX; length++)
    {
      if (length % 400 == 399)
        test_note ("%lu of %u bytes", (unsigned long) length, CALL_LENGTH_MAX);
      for (k = call_kinds; k->name; k++)
        {
          if (k->fixed_length && length)
            continue;
          call_expect (&e, k, &in, length);
          for (mode = 0; mode < MODES; mode++)
            {
              /* Guard pages are not thinned, alignments are. */
              if (mode < AT_END && (mode + length) % step)
                continue;
              try_call (k, &e, length, mode, (unsigned) length, 0);
              try_call (k, &e, length, mode, (unsigned) length, 1);
            }
        }
    }
}

/* Each alignment of the source with each of the others, for lengths where
   kernels, tails and blocks meet. */
static void
every_alignment (void)
{
  static const size_t lengths[] = {
    0, 1, 15, 16, 17, 63, 64, 65, 128, 193, 256, 257, 512, 1024 + 7
  };
  const unsigned step = test_have_time () ? 1 : 5;
  const struct call_kind *k;
  struct call_expected e;
  unsigned j, mode, turn;

  for (k = call_kinds; k->name; k++)
    for (j = 0; j < TEST_LENGTH (lengths); j++)
      {
        call_expect (&e, k, &in, lengths[j]);
        for (mode = 0; mode < 16; mode++)
          for (turn = mode % step; turn < 16; turn += step)
            {
              try_call (k, &e, lengths[j], mode, turn, 0);
              try_call (k, &e, lengths[j], mode, turn, 1);
            }
      }
}


void
test_main (void)
{
  unsigned i;

  test_random_bytes (sizeof in, &in);
  for (i = 0; i < AREAS; i++)
    {
      ends[i] = test_guarded (AREA_SIZE);
      starts[i] = test_guarded_start (AREA_SIZE);
    }
  every_length ();
  every_alignment ();
  for (i = 0; i < AREAS; i++)
    {
      test_guarded_free (ends[i]);
      test_guarded_free (starts[i]);
    }
}
