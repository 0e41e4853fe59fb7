/* secrets.c: every public call on secrets that valgrind takes for
   undefined.  Run by secrets-test.sh.

   Keys, nonces, texts, associated data and tags are marked undefined; so
   memcheck reports each branch and each address that depends on them.
   Lengths and results are public.  One thing is declared so: whether two
   tags are equal, in secrets_verdict below.  `open' may depend on that, to
   clear dst.

   With an argument, a fault is planted, and must be found:
     compare   the tags' comparison leaves at the first difference
     branch    a branch on a bit of the ciphertext
     address   a table look-up by a byte of a tag

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-batch.h"
#include "chacha-poly1305-pieces.h"
#include "verdict.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/memcheck.h>

#define TEXT_MAX 33000
#define AD_MAX 100

static const char *fault = "";
static unsigned long checks;

static uint8_t key[32], nonce[24], ad[AD_MAX], text[TEXT_MAX + 16];
static uint8_t out[TEXT_MAX + 16], tag[16];

static void
check (int good, const char *what)
{
  checks++;
  if (!good)
    {
      printf ("failed: %s\n", what);
      exit (1);
    }
}

static int
planted (const char *name)
{
  return !strcmp (fault, name);
}

static void
secret (size_t n, void *p)
{
  (void) VALGRIND_MAKE_MEM_UNDEFINED (p, n);
}

static void
public (size_t n, void *p)
{
  (void) VALGRIND_MAKE_MEM_DEFINED (p, n);
}

/* How many of the n bytes memcheck takes for undefined. */
static size_t
count_secret (size_t n, void *p)
{
  static uint8_t undefined[TEXT_MAX + 16];
  size_t i, count = 0;

  check (VALGRIND_GET_VBITS (p, undefined, n) == 1, "VALGRIND_GET_VBITS");
  for (i = 0; i < n; i++)
    count += undefined[i] != 0;
  return count;
}

/* The result depends on secrets: so memcheck has followed them through the
   call, and an empty report says something. */
static void
check_secret (size_t n, void *p, const char *what)
{
  static volatile unsigned sink;
  uint8_t *const bytes = p;

  if (!n)
    return;
  check (count_secret (n, p) == n, what);
  if (planted ("branch") && bytes[n / 2] & 1)
    sink = 1;
  if (planted ("address"))
    sink = ((uint8_t *) "0123456789abcdef")[bytes[0] & 15];
  public (n, p);
}

/* A wiped context holds no secret. */
static void
check_wiped (size_t n, void *p, const char *what)
{
  static const uint8_t zeros[sizeof (struct chacha_poly1305_ctx)];

  check (count_secret (n, p) == 0, what);
  check (!memcmp (p, zeros, n), what);
}

/* The verdict, 0 or 1, is public; nothing else is. */
int
secrets_verdict (int equal, const uint8_t *a, const uint8_t *b)
{
  if (planted ("compare"))
    {
      unsigned n;

      for (equal = 1, n = 16; n && equal; n--)
        equal = *a++ == *b++;
    }
  public (sizeof equal, &equal);
  check (equal == 0 || equal == 1, "verdict");
  return equal;
}

static void
secret_inputs (void)
{
  secret (sizeof key, key);
  secret (sizeof nonce, nonce);
  secret (sizeof ad, ad);
  secret (sizeof text, text);
}


/* chacha.h. */

static void
try_chacha (size_t length)
{
  struct chacha_ctx ctx;
  uint8_t counter[8] = { 0xfe, 0xff, 0xff, 0xff };

  secret (sizeof counter, counter);
  secret_inputs ();
  chacha_set_key (&ctx, key);
  chacha_set_nonce (&ctx, nonce);
  chacha_set_counter (&ctx, counter);
  /* The counter is public: it says how much was crypted, and a text is
     cut where its low word wraps. */
  public (4, ctx.state + 12);
  chacha_crypt (&ctx, length, out, text);
  check_secret (length, out, "chacha_crypt");

  chacha_set_nonce96 (&ctx, nonce);
  chacha_set_counter32 (&ctx, counter);
  public (4, ctx.state + 12);
  chacha_crypt32 (&ctx, length, out, text);
  check_secret (length, out, "chacha_crypt32");

  xchacha_set_key_nonce (&ctx, key, nonce);
  chacha_crypt (&ctx, length, out, text);
  check_secret (length, out, "xchacha_set_key_nonce");
  chacha_clear (&ctx);
  check_wiped (sizeof ctx, &ctx, "chacha_clear");

  hchacha20 (out, key, nonce);
  check_secret (32, out, "hchacha20");
}


/* poly1305.h. */

static void
try_poly1305 (size_t length)
{
  struct poly1305_ctx ctx;

  secret_inputs ();
  poly1305_set_key (&ctx, key);
  poly1305_update (&ctx, length / 3, text);
  poly1305_update (&ctx, length - length / 3, text + length / 3);
  poly1305_digest (&ctx, tag);
  check_wiped (sizeof ctx, &ctx, "poly1305_digest");
  check_secret (sizeof tag, tag, "poly1305_digest");

  poly1305_set_key (&ctx, key);
  poly1305_update (&ctx, length, text);
  secret (sizeof tag, tag);
  check (poly1305_verify (&ctx, tag) == 1, "poly1305_verify");
  check_wiped (sizeof ctx, &ctx, "poly1305_verify");

  poly1305_set_key (&ctx, key);
  poly1305_clear (&ctx);
  check_wiped (sizeof ctx, &ctx, "poly1305_clear");
}


/* chacha-poly1305.h: streaming, in pieces that end anywhere. */

static void
start (struct chacha_poly1305_ctx *ctx, int extended, size_t ad_length)
{
  secret_inputs ();
  if (extended)
    xchacha_poly1305_set_key_nonce (ctx, key, nonce);
  else
    {
      chacha_poly1305_set_key (ctx, key);
      chacha_poly1305_set_nonce (ctx, nonce);
    }
  check (chacha_poly1305_update (ctx, ad_length / 2, ad), "update");
  check (chacha_poly1305_update (ctx, ad_length - ad_length / 2,
                                 ad + ad_length / 2), "update");
}

static void
try_streaming (int extended, size_t ad_length, size_t length)
{
  const size_t first = length / 3;
  struct chacha_poly1305_ctx ctx;

  start (&ctx, extended, ad_length);
  check (chacha_poly1305_encrypt (&ctx, first, out, text), "encrypt");
  check (chacha_poly1305_encrypt (&ctx, length - first, out + first,
                                  text + first), "encrypt");
  check (chacha_poly1305_digest (&ctx, tag), "digest");
  check_secret (length, out, "encrypt");
  check_secret (sizeof tag, tag, "digest");

  start (&ctx, extended, ad_length);
  secret (sizeof tag, tag);
  secret (length, out);
  check (chacha_poly1305_decrypt (&ctx, first, out, out), "decrypt");
  check (chacha_poly1305_decrypt (&ctx, length - first, out + first,
                                  out + first), "decrypt");
  check_secret (length, out, "decrypt");
  check (chacha_poly1305_verify (&ctx, tag) == 1, "verify");
  chacha_poly1305_clear (&ctx);
  check_wiped (sizeof ctx, &ctx, "chacha_poly1305_clear");
}


/* One-shot. */

static void
try_one_shot (size_t nonce_length, size_t ad_length, size_t length)
{
  struct chacha_poly1305_ctx ctx;

  secret_inputs ();
  chacha_poly1305_set_key (&ctx, key);
  check (chacha_poly1305_seal (&ctx, nonce_length, nonce, ad_length, ad,
                               length, out, text, tag), "seal");
  check_secret (length, out, "seal");
  check_secret (sizeof tag, tag, "seal");

  secret (length, out);
  secret (sizeof tag, tag);
  check (chacha_poly1305_open (&ctx, nonce_length, nonce, ad_length, ad,
                               length, out, out, tag), "open");
  check_secret (length, out, "open");

  /* Refused: tag and text no longer belong together. */
  secret (sizeof tag, tag);
  tag[15] ^= 1;
  secret (length, out);
  check (!chacha_poly1305_open (&ctx, nonce_length, nonce, ad_length, ad,
                                length, out, out, tag), "open refuses");
  check_wiped (length < 64 ? length : 64, out, "open leaves zeros");

  check (chacha_poly1305_encrypt_message (&ctx, nonce_length, nonce,
                                          ad_length, ad, length + 16, out,
                                          text), "encrypt_message");
  check_secret (length + 16, out, "encrypt_message");
  secret (length + 16, out);
  check (chacha_poly1305_decrypt_message (&ctx, nonce_length, nonce,
                                          ad_length, ad, length, out, out),
         "decrypt_message");
  check_secret (length, out, "decrypt_message");
}

/* The message and a shorter one, in a batch. */
static void
try_batch (size_t nonce_length, size_t ad_length, size_t length)
{
  static uint8_t other[TEXT_MAX], other_tag[16];
  struct chacha_poly1305_ctx ctx;
  struct chacha_poly1305_message m[2];
  unsigned i;

  secret_inputs ();
  chacha_poly1305_set_key (&ctx, key);
  for (i = 0; i < 2; i++)
    {
      m[i].nonce_length = nonce_length;
      m[i].nonce = nonce;
      m[i].ad_length = ad_length;
      m[i].ad = ad;
      m[i].length = i ? length / 2 : length;
      m[i].dst = i ? other : out;
      m[i].src = text;
      m[i].tag.write = i ? other_tag : tag;
    }
  check (chacha_poly1305_seal_batch (&ctx, 2, m), "seal_batch");
  check_secret (length, out, "seal_batch");
  check_secret (sizeof tag, tag, "seal_batch");
  check_secret (length / 2, other, "seal_batch");
  check_secret (sizeof other_tag, other_tag, "seal_batch");

  secret (length, out);
  secret (length / 2, other);
  secret (sizeof tag, tag);
  secret (sizeof other_tag, other_tag);
  other_tag[3] ^= 1;
  m[0].src = out;
  m[1].src = other;
  check (!chacha_poly1305_open_batch (&ctx, 2, m), "open_batch refuses");
  check (m[0].ok && !m[1].ok, "open_batch refuses one");
  check_secret (length, out, "open_batch");
  check_wiped (length < 64 ? length / 2 : 32, other,
               "open_batch leaves zeros");
}

static void
try_pieces (size_t nonce_length, size_t ad_length, size_t length)
{
  const struct chapoly_const_piece ads[1] = { { ad, ad_length } };
  struct chapoly_const_piece src[2]
    = { { text, length / 3 }, { text + length / 3, length - length / 3 } };
  const struct chapoly_piece dst[2]
    = { { out, length / 2 }, { out + length / 2, length - length / 2 } };
  struct chacha_poly1305_ctx ctx;

  secret_inputs ();
  chacha_poly1305_set_key (&ctx, key);
  check (chacha_poly1305_seal_pieces (&ctx, nonce_length, nonce, 1, ads, 2,
                                      dst, 2, src, tag), "seal_pieces");
  check_secret (length, out, "seal_pieces");
  check_secret (sizeof tag, tag, "seal_pieces");

  secret (length, out);
  secret (sizeof tag, tag);
  src[0].data = out;
  src[1].data = out + length / 3;
  check (chacha_poly1305_open_pieces (&ctx, nonce_length, nonce, 1, ads, 2,
                                      dst, 2, src, tag), "open_pieces");
  check_secret (length, out, "open_pieces");

  secret (sizeof tag, tag);
  tag[7] ^= 1;
  secret (length, out);
  check (!chacha_poly1305_open_pieces (&ctx, nonce_length, nonce, 1, ads, 2,
                                       dst, 2, src, tag),
         "open_pieces refuses");
  check_wiped (length < 64 ? length : 64, out, "open_pieces leaves zeros");
}

int
main (int argc, char **argv)
{
  static const size_t lengths[] = {
    0, 1, 16, 63, 64, 65, 128, 191, 192, 193, 256, 257, 448, 449, 513, 1100,
    TEXT_MAX
  };
  size_t i;

  if (argc > 1)
    fault = argv[1];
  if (!RUNNING_ON_VALGRIND)
    {
      printf ("failed: not under valgrind\n");
      return 1;
    }
  for (i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
    {
      const size_t ad_length = 13 * i % AD_MAX;

      try_chacha (lengths[i]);
      try_poly1305 (lengths[i]);
      try_streaming (0, ad_length, lengths[i]);
      try_streaming (1, ad_length, lengths[i]);
      try_one_shot (12, ad_length, lengths[i]);
      try_one_shot (24, ad_length, lengths[i]);
      /* What is longer takes the ways that have been tried. */
      if (lengths[i] <= 1100)
        {
          try_batch (12, ad_length, lengths[i]);
          try_batch (24, ad_length, lengths[i]);
          try_pieces (12, ad_length, lengths[i]);
          try_pieces (24, ad_length, lengths[i]);
        }
    }
  check (chacha_poly1305_self_test (), "self_test");
  check (chacha_poly1305_kernels () != NULL, "kernels");
  printf ("%lu checks\n", checks);
  return 0;
}
