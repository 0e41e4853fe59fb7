/* fuzz-chapoly.c: a fuzzing target.  The input chooses key, nonce, lengths,
   text and where the pieces end; one-shot, streaming and the reference must
   agree, and what is damaged must be refused.

     libFuzzer   configure CC=clang CFLAGS='-g -O2
                   -fsanitize=fuzzer-no-link,address,undefined';
                 make fuzz; testsuite/fuzz-chapoly CORPUS
     AFL++       compiled by afl-clang-fast with -DFUZZ_STANDALONE:
                 afl-fuzz -i CORPUS -o OUT -- fuzz-chapoly @@
     a file      with -DFUZZ_STANDALONE: fuzz-chapoly FILE ...

   fuzz-test.sh makes a corpus to begin with.

   The input: a byte of choices, key, nonce, 2 bytes that say what to damage,
   2 for the length of the associated data, 1 for the number of pieces, 2
   for the length of each; then associated data and text.  What is missing
   is 0.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "reference.h"

#include <chapoly/chacha-poly1305.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_MAX 20000
#define PIECES_MAX 8

#define REQUIRE(condition)                                              \
  do                                                                    \
    {                                                                   \
      if (!(condition))                                                 \
        {                                                               \
          fprintf (stderr, "%s:%d: %s\n", __FILE__, __LINE__,           \
                   #condition);                                         \
          abort ();                                                     \
        }                                                               \
    }                                                                   \
  while (0)

/* Reads the input from the front. */
struct input
{
  const uint8_t *data;
  size_t left;
};

static void
take (struct input *in, size_t n, uint8_t *p)
{
  const size_t here = in->left < n ? in->left : n;

  memset (p, 0, n);
  if (here)
    memcpy (p, in->data, here);
  in->data += here;
  in->left -= here;
}

static size_t
take_number (struct input *in, size_t n, size_t below)
{
  uint8_t bytes[2] = { 0, 0 };

  take (in, n, bytes);
  return (bytes[0] | (size_t) bytes[1] << 8) % below;
}

enum { EXTENDED = 1, IN_PLACE = 2, FAR_COUNTER = 4 };

struct message
{
  unsigned choices;
  uint8_t key[32], nonce[24], damage[2];
  size_t nonce_length, ad_length, length, pieces[PIECES_MAX];
  const uint8_t *ad, *text;
  uint8_t sealed[TEXT_MAX], tag[16];
};

static void
read_message (struct message *m, struct input *in)
{
  size_t i, n;

  memset (m->pieces, 0, sizeof m->pieces);
  m->choices = (unsigned) take_number (in, 1, 256);
  take (in, sizeof m->key, m->key);
  take (in, sizeof m->nonce, m->nonce);
  take (in, sizeof m->damage, m->damage);
  m->nonce_length = m->choices & EXTENDED ? 24 : 12;
  m->ad_length = take_number (in, 2, 2048);
  n = take_number (in, 1, PIECES_MAX + 1);
  for (i = 0; i < n; i++)
    m->pieces[i] = take_number (in, 2, 4096);

  if (m->ad_length > in->left)
    m->ad_length = in->left;
  m->ad = in->data;
  m->text = in->data + m->ad_length;
  m->length = in->left - m->ad_length;
  if (m->length > TEXT_MAX)
    m->length = TEXT_MAX;
  reference_seal (m->key, m->nonce_length, m->nonce, m->ad_length, m->ad,
                  m->length, m->sealed, m->text, m->tag);
}

/* Memory of just n bytes, for the sanitizer to watch. */
static uint8_t *
allocate (size_t n)
{
  uint8_t *p = malloc (n ? n : 1);

  REQUIRE (p);
  return p;
}

/* What decrypt or encrypt has to read: in place, or apart. */
static const uint8_t *
source (const struct message *m, uint8_t *dst, const uint8_t *src)
{
  if (!(m->choices & IN_PLACE))
    return src;
  if (m->length)
    memcpy (dst, src, m->length);
  return dst;
}

static int
same (size_t n, const uint8_t *a, const uint8_t *b)
{
  return !n || !memcmp (a, b, n);
}

static void
try_one_shot (const struct message *m)
{
  uint8_t *const dst = allocate (m->length), tag[16];
  struct chacha_poly1305_ctx ctx;
  size_t i, bit;

  chacha_poly1305_set_key (&ctx, m->key);
  REQUIRE (chacha_poly1305_seal (&ctx, m->nonce_length, m->nonce,
                                 m->ad_length, m->ad, m->length, dst,
                                 source (m, dst, m->text), tag));
  REQUIRE (same (m->length, dst, m->sealed));
  REQUIRE (same (sizeof tag, tag, m->tag));
  REQUIRE (chacha_poly1305_open (&ctx, m->nonce_length, m->nonce,
                                 m->ad_length, m->ad, m->length, dst,
                                 source (m, dst, m->sealed), tag));
  REQUIRE (same (m->length, dst, m->text));

  /* A bit of the tag, or of what is in place. */
  source (m, dst, m->sealed);
  bit = m->damage[0] | (size_t) m->damage[1] << 8;
  if (m->choices & IN_PLACE && bit / 8 < m->length)
    dst[bit / 8] ^= (uint8_t) (1 << bit % 8);
  else
    tag[bit / 8 % sizeof tag] ^= (uint8_t) (1 << bit % 8);
  REQUIRE (!chacha_poly1305_open (&ctx, m->nonce_length, m->nonce,
                                  m->ad_length, m->ad, m->length, dst,
                                  m->choices & IN_PLACE ? dst : m->sealed,
                                  tag));
  for (i = 0; i < m->length; i++)
    REQUIRE (!dst[i]);
  free (dst);
}

/* The pieces, over and over, but the rest at once after some rounds. */
static size_t
piece (const struct message *m, size_t i, size_t left)
{
  const size_t n = m->pieces[i % PIECES_MAX];

  return n < left && i < 100 ? n : left;
}

static void
try_streaming (const struct message *m, int decrypt)
{
  uint8_t *const dst = allocate (m->length), tag[16];
  const uint8_t *const src
    = source (m, dst, decrypt ? m->sealed : m->text);
  struct chacha_poly1305_ctx ctx, copy;
  size_t i, n, k;

  if (m->choices & EXTENDED)
    xchacha_poly1305_set_key_nonce (&ctx, m->key, m->nonce);
  else
    {
      chacha_poly1305_set_key (&ctx, m->key);
      chacha_poly1305_set_nonce (&ctx, m->nonce);
    }
  for (i = k = 0; i < m->ad_length; i += n, k++)
    {
      n = piece (m, k, m->ad_length - i);
      REQUIRE (chacha_poly1305_update (&ctx, n, m->ad + i));
    }
  for (i = 0; i < m->length; i += n, k++)
    {
      n = piece (m, k, m->length - i);
      memcpy (&copy, &ctx, sizeof copy);
      memcpy (&ctx, &copy, sizeof ctx);
      REQUIRE (decrypt
               ? chacha_poly1305_decrypt (&ctx, n, dst + i, src + i)
               : chacha_poly1305_encrypt (&ctx, n, dst + i, src + i));
    }
  REQUIRE (same (m->length, dst, decrypt ? m->text : m->sealed));
  memcpy (&copy, &ctx, sizeof copy);
  REQUIRE (chacha_poly1305_digest (&ctx, tag));
  REQUIRE (same (sizeof tag, tag, m->tag));
  REQUIRE (chacha_poly1305_verify (&copy, tag));
  free (dst);
}

/* The cipher with the nonce as counter and nonce, near a wrap if so chosen;
   the authenticator on the text, with arbitrary keys. */
static void
try_parts (const struct message *m)
{
  uint8_t *const dst = allocate (m->length);
  uint8_t *const expected = allocate (m->length);
  uint8_t row[16], tag[16], expected_tag[16];
  const size_t first = m->pieces[0] < m->length ? m->pieces[0] : m->length;
  struct chacha_ctx ctx;
  struct poly1305_ctx poly1305;
  uint32_t state[16];
  int wide;

  memcpy (row, m->nonce, sizeof row);
  if (m->choices & FAR_COUNTER)
    memset (row + 1, 255, 7);
  for (wide = 0; wide < 2; wide++)
    {
      chacha_set_key (&ctx, m->key);
      if (wide)
        {
          chacha_set_nonce (&ctx, row + 8);
          chacha_set_counter (&ctx, row);
        }
      else
        {
          chacha_set_nonce96 (&ctx, row + 4);
          chacha_set_counter32 (&ctx, row);
        }
      memcpy (state, ctx.state, sizeof state);
      reference_chacha (state, wide, m->length, expected, m->text);
      (wide ? chacha_crypt : chacha_crypt32) (&ctx, m->length, dst,
                                              source (m, dst, m->text));
      REQUIRE (same (m->length, dst, expected));
      REQUIRE (!memcmp (state, ctx.state, sizeof state));
    }

  poly1305_set_key (&poly1305, m->key);
  poly1305_update (&poly1305, first, m->text);
  poly1305_update (&poly1305, m->length - first, m->text + first);
  poly1305_digest (&poly1305, tag);
  reference_poly1305 (m->key, m->length, m->text, expected_tag);
  REQUIRE (same (sizeof tag, tag, expected_tag));
  free (dst);
  free (expected);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static struct message m;
  struct input in = { data, size };

  read_message (&m, &in);
  try_one_shot (&m);
  try_streaming (&m, 0);
  try_streaming (&m, 1);
  try_parts (&m);
  return 0;
}

#ifdef FUZZ_STANDALONE
int
main (int argc, char **argv)
{
  static uint8_t data[1 << 16];
  int i;

  for (i = 1; i < argc; i++)
    {
      FILE *file = fopen (argv[i], "rb");
      size_t n;

      if (!file)
        {
          perror (argv[i]);
          return EXIT_FAILURE;
        }
      n = fread (data, 1, sizeof data, file);
      fclose (file);
      LLVMFuzzerTestOneInput (data, n);
    }
  return EXIT_SUCCESS;
}
#endif
