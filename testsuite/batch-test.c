/* batch-test.c: batches against single calls: random ones, with messages
   side by side in memory, in place and apart; forged and refused messages
   at every position; pairs of lengths; guarded memory.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"

#include <chapoly/chacha-poly1305-batch.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define COUNT_MAX 64
#define LENGTH_MAX 2000
#define AD_MAX 100

static struct chacha_poly1305_ctx ctx;

/* What goes in, and what single calls make of it. */
static struct input
{
  size_t nonce_length, ad_length, length;
  uint8_t nonce[24], ad[AD_MAX], text[LENGTH_MAX];
  uint8_t sealed[LENGTH_MAX], tag[TAG];
}
inputs[COUNT_MAX];

/* Where a batch works: all texts and tags side by side, in this order, with
   a canary at each end. */
#define EDGE 32
static uint8_t memory[2 * EDGE + COUNT_MAX * (LENGTH_MAX + TAG)];
static uint8_t expected[sizeof memory];
static size_t used;

static struct chacha_poly1305_message messages[COUNT_MAX];

static void
new_key (void)
{
  uint8_t key[CHACHA_POLY1305_KEY_SIZE];

  test_random_bytes (sizeof key, key);
  chacha_poly1305_set_key (&ctx, key);
}

static void
new_input (struct input *in, size_t nonce_length, size_t ad_length,
           size_t length)
{
  in->nonce_length = nonce_length;
  in->ad_length = ad_length;
  in->length = length;
  test_random_bytes (sizeof in->nonce, in->nonce);
  test_random_bytes (ad_length, in->ad);
  test_random_bytes (length, in->text);
  CHECK (chacha_poly1305_seal (&ctx, nonce_length, in->nonce, ad_length,
                               in->ad, length, in->sealed, in->text,
                               in->tag));
}

/* n messages, to be sealed or opened.  Where apart has its bit, what goes
   in is in inputs, else in memory.  The nonces and the associated data are
   shared with inputs. */
static void
lay_out (size_t n, int open, uint64_t apart)
{
  uint8_t *p = memory + EDGE;
  size_t i;

  memset (memory, 0xc5, sizeof memory);
  memset (expected, 0xc5, sizeof expected);
  for (i = 0; i < n; i++)
    {
      struct chacha_poly1305_message *const m = messages + i;
      const struct input *const in = inputs + i;
      uint8_t *const e = expected + (p - memory);

      m->nonce_length = in->nonce_length;
      m->nonce = in->nonce;
      m->ad_length = in->ad_length;
      m->ad = in->ad_length ? in->ad : NULL;
      m->length = in->length;
      m->dst = p;
      m->src = open ? in->sealed : in->text;
      m->tag.write = p + in->length;
      m->ok = -1;
      if (!(apart >> i & 1))
        {
          memcpy (p, m->src, in->length);
          m->src = p;
        }
      if (open)
        memcpy (p + in->length, in->tag, TAG);
      memcpy (e, open ? in->text : in->sealed, in->length);
      memcpy (e + in->length, in->tag, TAG);
      p += in->length + TAG;
    }
  used = (size_t) (p - memory) + EDGE;
}

/* Are the verdicts those of bad, where bit i is set if message i is bad?
   Is all that was written, and nothing else, as expected? */
static void
check_batch (size_t n, int result, uint64_t bad)
{
  size_t i;

  CHECK (result == !bad);
  for (i = 0; i < n; i++)
    if (!CHECK (messages[i].ok == !(bad >> i & 1)))
      test_note ("message %u, %u + %u bytes, nonce of %u", (unsigned) i,
                 (unsigned) messages[i].ad_length,
                 (unsigned) messages[i].length,
                 (unsigned) messages[i].nonce_length);
  CHECK_MEM (used, memory, expected);
}

static void
try_batch (size_t n, uint64_t apart)
{
  lay_out (n, 0, apart);
  check_batch (n, chacha_poly1305_seal_batch (&ctx, n, messages), 0);
  lay_out (n, 1, apart);
  check_batch (n, chacha_poly1305_open_batch (&ctx, n, messages), 0);
}


/* Bad messages, and what they leave. */

enum bad { TAG_WRONG, TEXT_WRONG, AD_WRONG, NONCE_WRONG, NONCE_LENGTH,
           TOO_LONG, BADS };

static int
can_be (const struct input *in, enum bad bad)
{
  return !(bad == TEXT_WRONG && !in->length)
    && !(bad == AD_WRONG && !in->ad_length)
    && !(bad == TOO_LONG && sizeof (size_t) == 4);
}

/* Makes message i bad, which was to be opened; where is a byte or bit.
   What overflows the limit is left as it was. */
static void
spoil (size_t i, enum bad bad, size_t where)
{
  static uint8_t wrong[COUNT_MAX][AD_MAX];
  struct chacha_poly1305_message *const m = messages + i;
  const size_t length = m->length;
  uint8_t *const e = expected + (m->dst - memory);

  switch (bad)
    {
    case TAG_WRONG:
      m->dst[length + where % TAG] ^= (uint8_t) (1 << where / TAG % 8);
      e[length + where % TAG] = m->dst[length + where % TAG];
      break;
    case TEXT_WRONG:
      memcpy (m->dst, inputs[i].sealed, length);
      m->src = m->dst;
      m->dst[where % length] ^= 0x80;
      break;
    case AD_WRONG:
      memcpy (wrong[i], m->ad, m->ad_length);
      wrong[i][where % m->ad_length] ^= 1;
      m->ad = wrong[i];
      break;
    case NONCE_WRONG:
      memcpy (wrong[i], m->nonce, m->nonce_length);
      wrong[i][where % m->nonce_length] ^= 1;
      m->nonce = wrong[i];
      break;
    case NONCE_LENGTH:
      m->nonce_length = where % 12;
      break;
    default:
      m->length = (size_t) CHACHA_POLY1305_TEXT_MAX + 1 + where;
      memcpy (e, m->dst, length);
      return;
    }
  memset (e, 0, length);
}

static void
try_bad (size_t n, uint64_t apart)
{
  uint64_t all_bad = 0;
  size_t i;

  lay_out (n, 1, apart);
  for (i = 0; i < n; i++)
    {
      const enum bad bad = (enum bad) test_random_below (BADS);

      if (test_random_below (3) == 0 && can_be (inputs + i, bad))
        {
          spoil (i, bad, test_random_below (1000));
          all_bad |= (uint64_t) 1 << i;
        }
    }
  check_batch (n, chacha_poly1305_open_batch (&ctx, n, messages), all_bad);
}

/* What seal refuses. */
static void
try_refused (size_t n)
{
  const size_t i = test_random_below (n);
  uint8_t *e;

  lay_out (n, 0, 0);
  e = expected + (messages[i].dst - memory);
  memcpy (e, messages[i].dst, messages[i].length + TAG);
  if (sizeof (size_t) > 4 && test_random_below (2))
    messages[i].length = SIZE_MAX - test_random_below (70);
  else
    messages[i].nonce_length = test_random_below (2) ? 13 : 0;
  check_batch (n, chacha_poly1305_seal_batch (&ctx, n, messages),
               (uint64_t) 1 << i);
}


/* Random batches. */

static size_t
random_length (void)
{
  static const size_t below[] = { 1, 65, 200, 500, LENGTH_MAX + 1 };

  return test_random_below (below[test_random_below (TEST_LENGTH (below))]);
}

static void
random_batch (size_t n)
{
  const uint64_t apart = test_random ();
  const int one_kind = test_random_below (2) != 0;
  size_t i;

  new_key ();
  for (i = 0; i < n; i++)
    new_input (inputs + i,
               one_kind || test_random_below (3) ? 12 : 24,
               test_random_below (4) ? test_random_below (20)
               : test_random_below (AD_MAX + 1), random_length ());
  test_context ("random batch of %u", (unsigned) n);
  try_batch (n, apart);
  test_context ("random batch of %u, some bad", (unsigned) n);
  try_bad (n, apart);
  if (n)
    {
      test_context ("random batch of %u, one refused", (unsigned) n);
      try_refused (n);
    }
}


/* Every position of a wrong tag. */

static void
positions (size_t n, size_t nonce_length, size_t length)
{
  const size_t step = test_have_time () ? 1 : 5;
  size_t i, j;

  new_key ();
  for (i = 0; i < n; i++)
    new_input (inputs + i, nonce_length, 13, length);
  for (i = 0; i < n; i++)
    for (j = i % step; j < TAG; j += step)
      {
        test_context ("%u messages of %u bytes, tag %u wrong at %u",
                      (unsigned) n, (unsigned) length, (unsigned) i,
                      (unsigned) j);
        lay_out (n, 1, 0);
        spoil (i, TAG_WRONG, j + TAG * (i % 8));
        check_batch (n, chacha_poly1305_open_batch (&ctx, n, messages),
                     (uint64_t) 1 << i);
      }
}

/* Every pair of some lengths goes through Poly1305 together, once as the
   first and once as the second; and a third one alone. */
static void
pairs (void)
{
  static const size_t lengths[]
    = { 0, 1, 15, 16, 17, 48, 63, 64, 65, 127, 128, 129, 192, 193, 255, 256,
        257, 320, 384, 447, 448, 449 };
  size_t i, j, n;

  new_key ();
  for (i = 0; i < TEST_LENGTH (lengths); i++)
    for (j = 0; j < TEST_LENGTH (lengths); j++)
      {
        new_input (inputs, 12, lengths[j] % 67, lengths[i]);
        new_input (inputs + 1, 12, lengths[i] % 66, lengths[j]);
        new_input (inputs + 2, 12, 5, lengths[(i + j)
                                              % TEST_LENGTH (lengths)]);
        n = 2 + (i ^ j) % 2;
        test_context ("%u messages of %u and %u bytes", (unsigned) n,
                      (unsigned) lengths[i], (unsigned) lengths[j]);
        try_batch (n, i * j);
      }
}


/* Each buffer in memory of its own, at an inaccessible page. */

static void
guarded (size_t n, size_t longest)
{
  uint8_t *(*const memory_at) (size_t) = test_random_below (2) ? test_guarded
    : test_guarded_start;
  uint8_t *src[COUNT_MAX], *dst[COUNT_MAX], *tags[COUNT_MAX];
  uint8_t *nonces[COUNT_MAX], *ads[COUNT_MAX];
  size_t i;

  new_key ();
  for (i = 0; i < n; i++)
    {
      struct input *const in = inputs + i;
      struct chacha_poly1305_message *const m = messages + i;

      new_input (in, 12, test_random_below (70),
                 test_random_below (longest + 1));
      m->nonce_length = 12;
      m->nonce = nonces[i] = memory_at (12);
      m->ad_length = in->ad_length;
      m->ad = ads[i] = memory_at (in->ad_length);
      m->length = in->length;
      m->dst = dst[i] = memory_at (in->length);
      m->src = src[i] = memory_at (in->length);
      m->tag.write = tags[i] = memory_at (TAG);
      memcpy (nonces[i], in->nonce, 12);
      memcpy (ads[i], in->ad, in->ad_length);
      memcpy (src[i], in->text, in->length);
    }
  test_context ("%u guarded messages, at most %u bytes", (unsigned) n,
                (unsigned) longest);
  CHECK (chacha_poly1305_seal_batch (&ctx, n, messages));
  for (i = 0; i < n; i++)
    {
      CHECK_MEM (inputs[i].length, dst[i], inputs[i].sealed);
      CHECK_MEM (TAG, tags[i], inputs[i].tag);
      messages[i].src = dst[i];
      messages[i].dst = src[i];
    }
  CHECK (chacha_poly1305_open_batch (&ctx, n, messages));
  for (i = 0; i < n; i++)
    {
      CHECK_MEM (inputs[i].length, src[i], inputs[i].text);
      test_guarded_free (nonces[i]);
      test_guarded_free (ads[i]);
      test_guarded_free (src[i]);
      test_guarded_free (dst[i]);
      test_guarded_free (tags[i]);
    }
}

/* Within a message, buffers may overlap as in single calls: the tag to check
   in dst, and associated data and nonce, too. */
static void
overlaps (void)
{
  enum { N = 5, LENGTH = 80 };
  size_t i;

  new_key ();
  for (i = 0; i < N; i++)
    new_input (inputs + i, 12, 13, LENGTH);
  lay_out (N, 1, ~UINT64_C (0));
  for (i = 0; i < N; i++)
    {
      struct chacha_poly1305_message *const m = messages + i;
      uint8_t *const tag = m->dst + 10, *const ad = m->dst + 30;
      uint8_t *const nonce = m->dst + 50;

      memcpy (tag, inputs[i].tag, TAG);
      memcpy (ad, m->ad, m->ad_length);
      memcpy (nonce, m->nonce, 12);
      m->tag.read = tag;
      m->ad = ad;
      m->nonce = nonce;
    }
  test_context ("tag, associated data and nonce within dst");
  check_batch (N, chacha_poly1305_open_batch (&ctx, N, messages), 0);
}

void
test_main (void)
{
  const int time = test_have_time ();
  size_t i, n;

  test_context ("an empty batch");
  CHECK (chacha_poly1305_seal_batch (&ctx, 0, NULL) == 1);
  CHECK (chacha_poly1305_open_batch (&ctx, 0, NULL) == 1);
  for (i = 0; i < (time ? 10 : 1); i++)
    for (n = 0; n <= COUNT_MAX; n += time || n < 18 ? 1 : 7)
      random_batch (n);
  positions (9, 12, 64);
  positions (17, 12, 0);
  positions (5, 24, 100);
  positions (3, 12, 1000);
  pairs ();
  for (n = 1; n <= 10; n++)
    guarded (n, n % 2 ? 130 : 500);
  overlaps ();
}
