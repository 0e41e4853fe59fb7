/* differential-test.c: chapoly against libraries written by others, and
   against reference.h: random lengths, alignments, pieces and counters.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305.h"

#include "peers.h"
#include "testutils.h"

#define TEXT_MAX 20000
#define AD_MAX 600
#define SLACK 16

static const struct peer *peer;

/* Mostly short, often around whole blocks, now and then long. */
static size_t
random_length (size_t max)
{
  size_t length;

  switch (test_random_below (8))
    {
    case 0:
      length = test_random_below (4);
      break;
    case 1:
    case 2:
      length = 64 * test_random_below (18) + test_random_below (3);
      length -= length != 0;
      break;
    case 3:
      length = test_random_below (max + 1);
      break;
    default:
      length = test_random_below (600);
    }
  return length < max ? length : max;
}

/* Random, or runs of 00 and ff, which bring carries about. */
static void
random_text (size_t n, uint8_t *p)
{
  size_t i;

  test_random_bytes (n, p);
  if (!test_random_below (3))
    for (i = 0; i < n; i++)
      p[i] = (p[i] & 7) ? 255 : 0;
}

/* Where the first or the second word of the counter is about to wrap, or
   anywhere. */
static uint64_t
random_counter (void)
{
  const uint64_t near = 0 - (uint64_t) test_random_below (40);

  switch (test_random_below (4))
    {
    case 0:
      return near;
    case 1:
      return (near & 0xffffffff) | test_random () << 32;
    case 2:
      return test_random_below (40);
    default:
      return test_random ();
    }
}

static void
store_counter (uint8_t *p, uint64_t counter)
{
  unsigned i;

  for (i = 0; i < 8; i++)
    p[i] = (uint8_t) (counter >> 8 * i);
}


/* The AEAD. */

struct message
{
  uint8_t key[32], nonce[24];
  size_t nonce_length, ad_length, length;
  uint8_t *ad, *text;
  uint8_t ad_space[AD_MAX + SLACK], text_space[TEXT_MAX + SLACK];
  uint8_t sealed[TEXT_MAX], tag[16];
};

static void
random_message (struct message *m)
{
  test_random_bytes (sizeof m->key, m->key);
  test_random_bytes (sizeof m->nonce, m->nonce);
  m->nonce_length = test_random_below (3) ? 12 : 24;
  m->ad_length = random_length (AD_MAX);
  m->length = random_length (TEXT_MAX);
  m->ad = m->ad_space + test_random_below (SLACK);
  m->text = m->text_space + test_random_below (SLACK);
  random_text (m->ad_length, m->ad);
  random_text (m->length, m->text);
  test_context ("%s, nonce of %lu, %lu of data, %lu of text", peer->name,
                (unsigned long) m->nonce_length,
                (unsigned long) m->ad_length, (unsigned long) m->length);
}

static void
check_one_shot (const struct message *m, uint8_t *space)
{
  uint8_t *const dst = space + test_random_below (SLACK), tag[16];
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, m->key);
  CHECK (chacha_poly1305_seal (&ctx, m->nonce_length, m->nonce,
                               m->ad_length, m->ad, m->length, dst, m->text,
                               tag));
  CHECK_MEM (m->length, dst, m->sealed);
  CHECK_MEM (sizeof tag, tag, m->tag);
  CHECK (chacha_poly1305_open (&ctx, m->nonce_length, m->nonce,
                               m->ad_length, m->ad, m->length, dst, dst,
                               m->tag));
  CHECK_MEM (m->length, dst, m->text);
}

/* The same through the streaming calls, in random pieces. */
static void
check_streaming (const struct message *m, uint8_t *dst, int decrypt)
{
  const uint8_t *const src = decrypt ? m->sealed : m->text;
  struct chacha_poly1305_ctx ctx;
  uint8_t tag[16];
  size_t i, n;

  if (m->nonce_length == 12)
    {
      chacha_poly1305_set_key (&ctx, m->key);
      chacha_poly1305_set_nonce (&ctx, m->nonce);
    }
  else
    xchacha_poly1305_set_key_nonce (&ctx, m->key, m->nonce);

  for (i = 0; i < m->ad_length; i += n)
    {
      n = random_length (m->ad_length - i);
      CHECK (chacha_poly1305_update (&ctx, n, m->ad + i));
    }
  for (i = 0; i < m->length; i += n)
    {
      n = random_length (m->length - i);
      CHECK (decrypt
             ? chacha_poly1305_decrypt (&ctx, n, dst + i, src + i)
             : chacha_poly1305_encrypt (&ctx, n, dst + i, src + i));
    }
  CHECK (chacha_poly1305_digest (&ctx, tag));
  CHECK_MEM (m->length, dst, decrypt ? m->text : m->sealed);
  CHECK_MEM (sizeof tag, tag, m->tag);
}

static void
test_aead (void)
{
  static struct message m;
  static uint8_t space[TEXT_MAX + SLACK];

  random_message (&m);
  if (!peer->seal (m.nonce_length, m.nonce, m.key, m.ad_length, m.ad,
                   m.length, m.sealed, m.text, m.tag))
    return;
  check_one_shot (&m, space);
  check_streaming (&m, space, 0);
  check_streaming (&m, space, 1);
}


/* The cipher and the authenticator alone. */

/* width is 64 or 32: the bits of the counter. */
static void
test_chacha (unsigned width)
{
  static uint8_t space[TEXT_MAX + SLACK], expected[TEXT_MAX];
  uint8_t *const text = space + test_random_below (SLACK);
  const size_t length = random_length (TEXT_MAX);
  uint8_t key[32], row[16];
  struct chacha_ctx ctx;

  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof row, row);
  store_counter (row, random_counter ());
  random_text (length, text);
  test_context ("%s, counter of %u bits, ..%02x%02x%02x%02x%02x, length %lu",
                peer->name, width, row[4], row[3], row[2], row[1], row[0],
                (unsigned long) length);
  if (!peer->chacha (width, key, row, length, expected, text))
    return;

  chacha_set_key (&ctx, key);
  if (width == 64)
    {
      chacha_set_nonce (&ctx, row + 8);
      chacha_set_counter (&ctx, row);
      chacha_crypt (&ctx, length, text, text);
    }
  else
    {
      chacha_set_nonce96 (&ctx, row + 4);
      chacha_set_counter32 (&ctx, row);
      chacha_crypt32 (&ctx, length, text, text);
    }
  CHECK_MEM (length, text, expected);
}

static void
test_poly1305 (void)
{
  static uint8_t space[TEXT_MAX + SLACK];
  uint8_t *const data = space + test_random_below (SLACK);
  const size_t length = random_length (TEXT_MAX);
  const size_t first = test_random_below (length + 1);
  uint8_t key[32], tag[16], expected[16];
  struct poly1305_ctx ctx;

  random_text (sizeof key, key);
  random_text (length, data);
  test_context ("%s, Poly1305 of %lu and %lu bytes", peer->name,
                (unsigned long) first, (unsigned long) (length - first));
  if (!peer->poly1305 (key, length, data, expected))
    return;
  poly1305_set_key (&ctx, key);
  poly1305_update (&ctx, first, data);
  poly1305_update (&ctx, length - first, data + first);
  poly1305_digest (&ctx, tag);
  CHECK_MEM (sizeof tag, tag, expected);
}

static void
test_hchacha20 (void)
{
  uint8_t key[32], in[16], out[32], expected[32];

  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof in, in);
  test_context ("%s, HChaCha20", peer->name);
  if (!peer->hchacha20 (expected, key, in))
    return;
  hchacha20 (out, key, in);
  CHECK_MEM (sizeof out, out, expected);
}

/* The tags that self-test.c holds are other libraries' tags, too: what the
   self-test finds right here, they find right.  Returns whether the peer
   can tell. */
static int
test_self_test (size_t nonce_length, size_t length)
{
  uint8_t key[32], text[1100], tag[16], sealed[1100], ours[16];
  struct chacha_poly1305_ctx ctx;
  size_t i;

  for (i = 0; i < sizeof key; i++)
    key[i] = (uint8_t) i;
  for (i = 0; i < length; i++)
    text[i] = (uint8_t) (7 * i + 1);
  test_context ("%s, the self-test's text of %lu", peer->name,
                (unsigned long) length);
  if (!peer->seal (nonce_length, key, key, 13, key, length, sealed, text,
                   tag))
    return 0;
  chacha_poly1305_set_key (&ctx, key);
  CHECK (chacha_poly1305_self_test ());
  CHECK (chacha_poly1305_seal (&ctx, nonce_length, key, 13, key, length,
                               text, text, ours));
  CHECK_MEM (sizeof tag, ours, tag);
  return 1;
}

static void
test_peer (void)
{
  unsigned n = test_have_time () ? peer->rounds : peer->rounds / 20 + 1;
  const int can_12 = test_self_test (12, 100) && test_self_test (12, 1100);
  const int can_24 = test_self_test (24, 100);

  test_note ("%s: %u rounds; self-test's tags for nonces of%s%s bytes",
             peer->name, n, can_12 ? " 12" : "", can_24 ? " 24" : "");
  while (n--)
    {
      test_aead ();
      test_chacha (64);
      test_chacha (32);
      test_poly1305 ();
      test_hchacha20 ();
    }
}

void
test_main (void)
{
  unsigned i;

  for (i = 0; (peer = peers[i]); i++)
    {
      const char *missing = peer->load ();

      if (missing)
        test_note ("skipped: %s: %s", peer->name, missing);
      else
        test_peer ();
    }
}
