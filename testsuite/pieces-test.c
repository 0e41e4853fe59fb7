/* pieces-test.c: messages in pieces: short ones cut in every way, longer
   ones at every boundary, long ones anywhere; in place and apart, forged,
   in guarded memory, and refused.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "cuts.h"
#include "reference.h"

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define LENGTH_MAX 20000
#define AD_MAX 200

static struct chacha_poly1305_ctx ctx;
static uint8_t key[32], nonce[24], ad[AD_MAX], text[LENGTH_MAX];
static uint8_t sealed[LENGTH_MAX], tag[TAG], out[LENGTH_MAX];
static uint8_t zeros[LENGTH_MAX];

static void
new_message (size_t nonce_length, size_t ad_length, size_t length)
{
  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  test_random_bytes (ad_length, ad);
  test_random_bytes (length, text);
  chacha_poly1305_set_key (&ctx, key);
  reference_seal (key, nonce_length, nonce, ad_length, ad, length, sealed,
                  text, tag);
}

/* src and dst of c, length bytes each, are cut out of from and out, or both
   of out. */
static void
try_seal (size_t nonce_length, size_t length, const struct cuts *c)
{
  uint8_t t[TAG];

  CHECK (cuts_seal (&ctx, nonce_length, nonce, c, t));
  CHECK_MEM (length, out, sealed);
  CHECK_MEM (TAG, t, tag);
}

static void
try_open (size_t nonce_length, size_t length, const struct cuts *c)
{
  CHECK (cuts_open (&ctx, nonce_length, nonce, c, tag));
  CHECK_MEM (length, out, text);
}


/* Every way to cut. */

#define SHORT_MAX 7
#define SHORT_AD 3

static void
all_cuts (size_t ad_length, size_t length)
{
  const unsigned ad_masks = ad_length ? 1u << (ad_length - 1) : 1;
  const unsigned masks = length ? 1u << (length - 1) : 1;
  struct cuts c;
  unsigned a, d, s;

  new_message (12, ad_length, length);
  for (a = 0; a < ad_masks; a++)
    for (d = 0; d < masks; d++)
      for (s = 0; s < masks; s++)
        {
          test_context ("%u + %u bytes, cut by masks %u, %u, %u",
                        (unsigned) ad_length, (unsigned) length, a, d, s);
          c.ad_count = cut_const_mask (ad_length, ad, a, c.ad);
          c.dst_count = cut_mask (length, out, d, c.dst);
          c.src_count = cut_const_mask (length, text, s, c.src);
          try_seal (12, length, &c);
          c.src_count = cut_const_mask (length, out, s, c.src);
          try_open (12, length, &c);
        }
}

/* Three pieces, cut at i and j. */
static size_t
cut_at (size_t length, const uint8_t *data, size_t i, size_t j,
        struct chapoly_const_piece piece[3])
{
  piece[0].data = data;
  piece[0].length = i;
  piece[1].data = data + i;
  piece[1].length = j - i;
  piece[2].data = data + j;
  piece[2].length = length - j;
  return 3;
}

/* Around blocks, passes, and 16 KiB. */
static void
boundaries (size_t length)
{
  static const size_t at[] = {
    0, 1, 15, 16, 17, 63, 64, 65, 127, 128, 192, 255, 256, 257, 448, 511, 512,
    513, 1024, 1500
  };
  struct cuts c;
  size_t i, j;

  new_message (12, 20, length);
  c.dst[0].data = out;
  c.dst[0].length = length;
  for (i = 0; i < TEST_LENGTH (at); i++)
    for (j = i; j < TEST_LENGTH (at); j++)
      if (at[j] <= length)
        {
          test_context ("%u bytes, cut at %u and %u", (unsigned) length,
                        (unsigned) at[i], (unsigned) at[j]);
          c.ad_count = cut_at (20, ad, i, i, c.ad);
          c.dst_count = 1;
          c.src_count = cut_at (length, text, at[i], at[j], c.src);
          try_seal (12, length, &c);
          c.dst_count = cut (length, out, 1 + length / 8, c.dst);
          c.src_count = cut_at (length, out, at[i], at[j], c.src);
          try_open (12, length, &c);
          c.dst[0].data = out;
          c.dst[0].length = length;
        }
}


/* Random cuts, and what is forged. */

static void
cut_randomly (struct cuts *c, size_t ad_length, size_t length,
              const uint8_t *src)
{
  const size_t longest = 1 + test_random_below (length / 2 + 40);

  c->ad_count = cut_const (ad_length, ad, 1 + test_random_below (60), c->ad);
  c->dst_count = cut (length, out, longest, c->dst);
  c->src_count = cut_const (length, src, longest, c->src);
}

static void
try_forged (size_t nonce_length, size_t length, struct cuts *c)
{
  uint8_t wrong[TAG];

  memcpy (wrong, tag, TAG);
  wrong[test_random_below (TAG)] ^= (uint8_t) (1 << test_random_below (8));
  memset (out, 0x5a, length);
  CHECK (!cuts_open (&ctx, nonce_length, nonce, c, wrong));
  CHECK_MEM (length, out, zeros);
}

static void
random_cuts (size_t length)
{
  const size_t nonce_length = test_random_below (3) ? 12 : 24;
  const size_t ad_length = test_random_below (AD_MAX + 1);
  struct cuts c;

  new_message (nonce_length, ad_length, length);
  test_context ("%u + %u bytes, nonce of %u, random cuts",
                (unsigned) ad_length, (unsigned) length,
                (unsigned) nonce_length);
  cut_randomly (&c, ad_length, length, text);
  try_seal (nonce_length, length, &c);
  cut_randomly (&c, ad_length, length, out);
  try_open (nonce_length, length, &c);
  /* In place once more: out holds the text. */
  cut_randomly (&c, ad_length, length, out);
  try_seal (nonce_length, length, &c);
  cut_randomly (&c, ad_length, length, sealed);
  try_open (nonce_length, length, &c);
  try_forged (nonce_length, length, &c);
  memcpy (out, sealed, length);
  cut_randomly (&c, ad_length, length, out);
  try_forged (nonce_length, length, &c);
}


/* Each piece in memory of its own, at an inaccessible page. */

static void
guarded (size_t longest)
{
  enum { COUNT = 6 };
  struct chapoly_const_piece src[COUNT];
  struct chapoly_piece dst[COUNT];
  uint8_t *(*const memory) (size_t) = test_random_below (2) ? test_guarded
    : test_guarded_start;
  uint8_t *s[COUNT], t[TAG];
  size_t i, at = 0, lengths[COUNT];

  for (i = 0; i < COUNT; i++)
    at += lengths[i] = test_random_below (longest + 1);
  new_message (12, 0, at);
  for (at = i = 0; i < COUNT; at += lengths[i++])
    {
      src[i].length = lengths[i];
      src[i].data = s[i] = memory (lengths[i]);
      memcpy (s[i], text + at, lengths[i]);
      dst[i].length = lengths[COUNT - 1 - i];
      dst[i].data = memory (dst[i].length);
    }
  test_context ("%u bytes in guarded pieces", (unsigned) at);
  CHECK (chacha_poly1305_seal_pieces (&ctx, 12, nonce, 0, NULL, COUNT, dst,
                                      COUNT, src, t));
  CHECK_MEM (TAG, t, tag);
  for (at = i = 0; i < COUNT; at += dst[i++].length)
    CHECK_MEM (dst[i].length, dst[i].data, sealed + at);
  for (i = 0; i < COUNT; i++)
    {
      test_guarded_free (s[i]);
      test_guarded_free (dst[i].data);
    }
}


/* What is refused, and what is empty. */

static void
refused (void)
{
  struct chapoly_const_piece src[2];
  struct chapoly_piece dst[2];
  uint8_t t[TAG], before[TAG];
  size_t i;

  new_message (12, 0, 100);
  memset (out, 0x5a, 200);
  memset (t, 0x5a, TAG);
  memcpy (before, t, TAG);
  for (i = 0; i < 2; i++)
    {
      src[i].data = text + 50 * i;
      dst[i].data = out + 50 * i;
      src[i].length = dst[i].length = 50;
    }

#define REFUSED(nonce_length, ad_count, ad_pieces)                      \
  (!chacha_poly1305_seal_pieces (&ctx, (nonce_length), nonce,           \
                                 (ad_count), (ad_pieces), 2, dst,       \
                                 2, src, t)                             \
   && !chacha_poly1305_open_pieces (&ctx, (nonce_length), nonce,        \
                                    (ad_count), (ad_pieces), 2, dst,    \
                                    2, src, t))

  test_context ("room for another length");
  dst[1].length = 49;
  CHECK (REFUSED (12, 0, NULL));
  dst[1].length = 51;
  CHECK (REFUSED (12, 0, NULL));
  /* Where size_t has 32 bits, no lengths are beyond the limit. */
  if (sizeof (size_t) > 4)
    {
      test_context ("lengths beyond the limit");
      dst[1].length = src[1].length = (size_t) CHACHA_POLY1305_TEXT_MAX - 49;
      CHECK (REFUSED (12, 0, NULL));
      test_context ("lengths that add up to little");
      src[1].length = dst[1].length = (size_t) 0 - 50;
      CHECK (REFUSED (12, 0, NULL));
    }
  src[1].length = dst[1].length = 50;
  if (sizeof (size_t) > 4)
    {
      const struct chapoly_const_piece much[2]
        = { { ad, (size_t) -1 }, { ad, 1 } };

      test_context ("associated data beyond the limit");
      CHECK (REFUSED (12, 2, much));
    }
  CHECK (out[0] == 0x5a && !memcmp (out, out + 1, 199));
  CHECK_MEM (TAG, t, before);

  for (i = 0; i <= 32; i++)
    if (i != 12 && i != 24)
      {
        test_context ("nonce of %u", (unsigned) i);
        memset (out, 0x5a, 200);
        CHECK (!chacha_poly1305_seal_pieces (&ctx, i, nonce, 0, NULL, 2,
                                             dst, 2, src, t));
        CHECK (out[0] == 0x5a && !memcmp (out, out + 1, 199));
        CHECK (!chacha_poly1305_open_pieces (&ctx, i, nonce, 0, NULL, 2,
                                             dst, 2, src, t));
        CHECK_MEM (100, out, zeros);
        CHECK (out[100] == 0x5a);
        CHECK_MEM (TAG, t, before);
      }
#undef REFUSED
}

static void
empty (void)
{
  const struct chapoly_const_piece none = { NULL, 0 };
  const struct chapoly_piece no_room = { NULL, 0 };
  uint8_t t[TAG];

  test_context ("nothing");
  new_message (12, 0, 0);
  CHECK (chacha_poly1305_seal_pieces (&ctx, 12, nonce, 0, NULL, 0, NULL, 0,
                                      NULL, t));
  CHECK_MEM (TAG, t, tag);
  CHECK (chacha_poly1305_open_pieces (&ctx, 12, nonce, 1, &none, 1, &no_room,
                                      1, &none, t));
  CHECK (chacha_poly1305_open_pieces (&ctx, 12, nonce, 1, &none, 0, NULL,
                                      1, &none, t));
}

void
test_main (void)
{
  const int time = test_have_time ();
  const size_t most = time ? SHORT_MAX : 5;
  size_t a, n;

  for (a = 0; a <= SHORT_AD; a++)
    for (n = 0; n <= most; n++)
      all_cuts (a, n);
  boundaries (700);
  boundaries (1537);
  for (n = 0; n < (time ? 1000 : 150); n++)
    random_cuts (test_random_below (n % 8 ? 1500 : LENGTH_MAX + 1));
  for (n = 0; n < 12; n++)
    guarded (n % 2 ? 70 : 700);
  refused ();
  empty ();
}
