/* buffers-test.c: every public call with every length, alignment and
   place of its buffers: ending or starting at an inaccessible page, in
   place, apart, and overlapping where the headers allow it.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "reference.h"

#include <chapoly/chacha-poly1305.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define LENGTH_MAX 1100
#define AD_MAX 100
#define CANARY 64
#define CANARY_BYTE 0xc3

/* The buffers of one call, and what to find in them. */
struct call
{
  const uint8_t *key, *nonce, *counter, *ad, *src;
  uint8_t *dst, *tag;
  size_t length, ad_length;
};

typedef int
call_func (const struct call *c);


/* The calls.  Result 1, or what the call says. */

static int
call_crypt (const struct call *c)
{
  struct chacha_ctx ctx;

  chacha_set_key (&ctx, c->key);
  chacha_set_nonce (&ctx, c->nonce);
  chacha_set_counter (&ctx, c->counter);
  chacha_crypt (&ctx, c->length, c->dst, c->src);
  return 1;
}

static int
call_crypt32 (const struct call *c)
{
  struct chacha_ctx ctx;

  chacha_set_key (&ctx, c->key);
  chacha_set_nonce96 (&ctx, c->nonce);
  chacha_set_counter32 (&ctx, c->counter);
  chacha_crypt32 (&ctx, c->length, c->dst, c->src);
  return 1;
}

static int
call_xcrypt (const struct call *c)
{
  struct chacha_ctx ctx;

  xchacha_set_key_nonce (&ctx, c->key, c->nonce);
  chacha_set_counter32 (&ctx, c->counter);
  chacha_crypt32 (&ctx, c->length, c->dst, c->src);
  return 1;
}

static int
call_seal (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_seal (&ctx, 12, c->nonce, c->ad_length, c->ad,
                               c->length, c->dst, c->src, c->tag);
}

static int
call_open (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_open (&ctx, 12, c->nonce, c->ad_length, c->ad,
                               c->length, c->dst, c->src, c->tag);
}

static int
call_xseal (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_seal (&ctx, 24, c->nonce, c->ad_length, c->ad,
                               c->length, c->dst, c->src, c->tag);
}

static int
call_xopen (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_open (&ctx, 24, c->nonce, c->ad_length, c->ad,
                               c->length, c->dst, c->src, c->tag);
}

/* The tag behind the text: one buffer, of length + TAG bytes. */
static int
call_encrypt_message (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_encrypt_message (&ctx, 12, c->nonce,
                                          c->ad_length, c->ad,
                                          c->length + TAG, c->dst, c->src);
}

static int
call_decrypt_message (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  return chacha_poly1305_decrypt_message (&ctx, 12, c->nonce,
                                          c->ad_length, c->ad,
                                          c->length, c->dst, c->src);
}

static int
call_encrypt (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  chacha_poly1305_set_nonce (&ctx, c->nonce);
  return chacha_poly1305_update (&ctx, c->ad_length, c->ad)
    && chacha_poly1305_encrypt (&ctx, c->length, c->dst, c->src)
    && chacha_poly1305_digest (&ctx, c->tag);
}

static int
call_decrypt (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, c->key);
  chacha_poly1305_set_nonce (&ctx, c->nonce);
  return chacha_poly1305_update (&ctx, c->ad_length, c->ad)
    && chacha_poly1305_decrypt (&ctx, c->length, c->dst, c->src)
    && chacha_poly1305_verify (&ctx, c->tag);
}

static int
call_xencrypt (const struct call *c)
{
  struct chacha_poly1305_ctx ctx;

  xchacha_poly1305_set_key_nonce (&ctx, c->key, c->nonce);
  return chacha_poly1305_update (&ctx, c->ad_length, c->ad)
    && chacha_poly1305_encrypt (&ctx, c->length, c->dst, c->src)
    && chacha_poly1305_digest (&ctx, c->tag);
}

/* dst is not written. */
static int
call_poly1305 (const struct call *c)
{
  struct poly1305_ctx ctx;

  poly1305_set_key (&ctx, c->key);
  poly1305_update (&ctx, c->length, c->src);
  poly1305_digest (&ctx, c->tag);
  return 1;
}

/* The first 16 bytes of src give the first 32 of dst. */
static int
call_hchacha20 (const struct call *c)
{
  hchacha20 (c->dst, c->key, c->src);
  return 1;
}

enum shape
{
  SEAL, OPEN,             /* a tag is written, or read */
  MESSAGE, OPEN_MESSAGE,  /* the same, behind the text */
  CIPHER,                 /* no tag */
  MAC                     /* no dst */
};

static const struct kind
{
  const char *name;
  call_func *call;
  enum shape shape;
  size_t nonce_length, counter_length;
}
kinds[] = {
  { "chacha_crypt", call_crypt, CIPHER, 8, 8 },
  { "chacha_crypt32", call_crypt32, CIPHER, 12, 4 },
  { "xchacha", call_xcrypt, CIPHER, 24, 4 },
  { "seal", call_seal, SEAL, 12, 0 },
  { "open", call_open, OPEN, 12, 0 },
  { "seal, nonce of 24", call_xseal, SEAL, 24, 0 },
  { "open, nonce of 24", call_xopen, OPEN, 24, 0 },
  { "encrypt_message", call_encrypt_message, MESSAGE, 12, 0 },
  { "decrypt_message", call_decrypt_message, OPEN_MESSAGE, 12, 0 },
  { "encrypt", call_encrypt, SEAL, 12, 0 },
  { "decrypt", call_decrypt, OPEN, 12, 0 },
  { "encrypt, nonce of 24", call_xencrypt, SEAL, 24, 0 },
  { "poly1305", call_poly1305, MAC, 0, 0 },
  { "hchacha20", call_hchacha20, CIPHER, 0, 0 }
};


/* The right values, from the reference. */

static struct
{
  uint8_t key[32], nonce[24], counter[8], ad[AD_MAX];
  uint8_t text[LENGTH_MAX];
}
in;

/* For one kind and length. */
struct expected
{
  size_t src_length, dst_length, ad_length;
  uint8_t src[LENGTH_MAX + TAG], dst[LENGTH_MAX + TAG], tag[TAG];
};

/* All lengths from 0 on occur, also above 64. */
static size_t
ad_length_for (size_t length)
{
  return length * 5 % (AD_MAX + 1);
}

static int
opens (enum shape shape)
{
  return shape == OPEN || shape == OPEN_MESSAGE;
}

static int
has_tag_buffer (enum shape shape)
{
  return shape == SEAL || shape == OPEN || shape == MAC;
}

static void
expect_cipher (struct expected *e, const struct kind *k, size_t length)
{
  uint32_t state[16];
  unsigned i;

  reference_chacha_start (state, in.key, k->nonce_length, in.nonce);
  for (i = 0; i < k->counter_length; i++)
    state[12 + i / 4] |= (uint32_t) in.counter[i] << 8 * (i % 4);
  reference_chacha (state, k->counter_length == 8, length, e->dst, in.text);
  memcpy (e->src, in.text, length);
}

static void
expect_aead (struct expected *e, const struct kind *k, size_t length)
{
  uint8_t *cipher = opens (k->shape) ? e->src : e->dst;
  uint8_t *plain = opens (k->shape) ? e->dst : e->src;

  e->ad_length = ad_length_for (length);
  memcpy (plain, in.text, length);
  reference_seal (in.key, k->nonce_length, in.nonce, e->ad_length, in.ad,
                  length, cipher, plain, e->tag);
  if (k->shape == MESSAGE)
    memcpy (e->dst + e->dst_length, e->tag, TAG), e->dst_length += TAG;
  if (k->shape == OPEN_MESSAGE)
    memcpy (e->src + e->src_length, e->tag, TAG), e->src_length += TAG;
}

static void
expect (struct expected *e, const struct kind *k, size_t length)
{
  e->src_length = e->dst_length = length;
  e->ad_length = 0;
  if (k->call == call_hchacha20)
    {
      e->src_length = 16;
      e->dst_length = 32;
      memcpy (e->src, in.text, 16);
      reference_hchacha20 (e->dst, in.key, in.text);
    }
  else if (k->shape == CIPHER)
    expect_cipher (e, k, length);
  else if (k->shape == MAC)
    {
      e->dst_length = 0;
      memcpy (e->src, in.text, length);
      reference_poly1305 (in.key, length, in.text, e->tag);
    }
  else
    expect_aead (e, k, length);
}


/* Places for buffers. */

enum { KEY, NONCE, COUNTER, AD, SRC, DST, TAGS, AREAS };

#define AREA_SIZE (CANARY + 16 + LENGTH_MAX + TAG + CANARY)

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
try_call (const struct kind *k, const struct expected *e, size_t length,
          unsigned mode, unsigned turn, int in_place)
{
  const int tag_buffer = has_tag_buffer (k->shape);
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
  c.tag = place (TAGS, TAG, mode, turn);
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
    canaries (c.tag, TAG, mode, 0);
  if (k->shape == OPEN)
    memcpy (c.tag, e->tag, TAG);

  CHECK (k->call (&c));
  CHECK_MEM (e->dst_length, c.dst, e->dst);
  if (tag_buffer)
    {
      CHECK_MEM (TAG, c.tag, e->tag);
      canaries (c.tag, TAG, mode, 1);
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
  struct expected e;
  size_t length;
  unsigned i, mode;

  for (length = 0; length <= LENGTH_MAX; length++)
    {
      if (length % 400 == 399)
        test_note ("%lu of %u bytes", (unsigned long) length, LENGTH_MAX);
      for (i = 0; i < TEST_LENGTH (kinds); i++)
        {
          if (kinds[i].call == call_hchacha20 && length)
            continue;
          expect (&e, &kinds[i], length);
          for (mode = 0; mode < MODES; mode++)
            {
              /* Guard pages are not thinned, alignments are. */
              if (mode < AT_END && (mode + length) % step)
                continue;
              try_call (&kinds[i], &e, length, mode, (unsigned) length, 0);
              try_call (&kinds[i], &e, length, mode, (unsigned) length, 1);
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
  struct expected e;
  unsigned i, j, mode, turn;

  for (i = 0; i < TEST_LENGTH (kinds); i++)
    for (j = 0; j < TEST_LENGTH (lengths); j++)
      {
        expect (&e, &kinds[i], lengths[j]);
        for (mode = 0; mode < 16; mode++)
          for (turn = mode % step; turn < 16; turn += step)
            {
              try_call (&kinds[i], &e, lengths[j], mode, turn, 0);
              try_call (&kinds[i], &e, lengths[j], mode, turn, 1);
            }
      }
}


/* Overlaps that the headers allow.  The nonce and the associated data may
   lie in dst; a tag may stand anywhere once all is absorbed. */

static void
overlaps (void)
{
  static uint8_t memory[AREA_SIZE];
  uint8_t *const text = memory + CANARY, nonce[12], ad[13], key[32];
  uint8_t expected[LENGTH_MAX], tag[TAG], right[TAG];
  struct chacha_poly1305_ctx ctx;
  size_t length;
  int decrypt;

  memcpy (key, in.key, sizeof key);
  chacha_poly1305_set_key (&ctx, key);
  for (length = 0; length <= LENGTH_MAX; length += 1 + length / 40)
    for (decrypt = 0; decrypt < 2; decrypt++)
      {
        /* Associated data just before the text, as in a record. */
        test_context ("overlaps, %lu bytes", (unsigned long) length);
        test_random_bytes (AREA_SIZE, memory);
        memcpy (ad, text - 13, 13);
        memcpy (nonce, in.nonce, sizeof nonce);
        reference_seal (key, 12, nonce, 13, ad, length, expected, text,
                        right);
        CHECK (chacha_poly1305_seal (&ctx, 12, nonce, 13, text - 13,
                                     length, text, text, text + length));
        CHECK_MEM (length, text, expected);
        CHECK_MEM (TAG, text + length, right);
        CHECK_MEM (13, text - 13, ad);
        CHECK (chacha_poly1305_open (&ctx, 12, nonce, 13, text - 13,
                                     length, text, text, text + length));
        if (length < 13)
          continue;

        /* Associated data, or the nonce, within the text. */
        memcpy (ad, text, 13);
        reference_seal (key, 12, nonce, 13, ad, length, expected, text,
                        right);
        CHECK (chacha_poly1305_seal (&ctx, 12, nonce, 13, text, length,
                                     text, text, tag));
        CHECK_MEM (length, text, expected);
        CHECK_MEM (TAG, tag, right);

        memcpy (nonce, text + length - 12, 12);
        reference_seal (key, 12, nonce, 13, ad, length, expected, text,
                        right);
        CHECK (chacha_poly1305_seal (&ctx, 12, text + length - 12, 13, ad,
                                     length, text, text, tag));
        CHECK_MEM (length, text, expected);
        CHECK_MEM (TAG, tag, right);

        /* The same with streaming calls. */
        memcpy (ad, text, 13);
        reference_seal (key, 12, nonce, 13, ad, length, expected, text,
                        right);
        chacha_poly1305_set_nonce (&ctx, nonce);
        CHECK (chacha_poly1305_update (&ctx, 13, text));
        CHECK (chacha_poly1305_encrypt (&ctx, length, text, text));
        CHECK_MEM (length, text, expected);
        CHECK (chacha_poly1305_digest (&ctx, tag));
        CHECK_MEM (TAG, tag, right);
      }
}

/* digest into what was absorbed: the text's end, its middle, the
   associated data; and open with the tag where the plaintext goes. */
static void
tag_within (void)
{
  static const size_t lengths[] = { 16, 17, 64, 100, 192, 449, 700, 1100 };
  static uint8_t src[LENGTH_MAX + TAG], dst[LENGTH_MAX + TAG];
  uint8_t ad[40], expected[LENGTH_MAX], right[TAG];
  struct chacha_poly1305_ctx ctx;
  size_t length, at;
  unsigned i, place_of_tag;

  chacha_poly1305_set_key (&ctx, in.key);
  for (i = 0; i < TEST_LENGTH (lengths); i++)
    for (place_of_tag = 0; place_of_tag < 4; place_of_tag++)
      {
        uint8_t *tag;

        length = lengths[i];
        at = (length - TAG) / (1 + place_of_tag);
        test_context ("tag within, %lu bytes, place %u",
                      (unsigned long) length, place_of_tag);
        test_random_bytes (sizeof src, src);
        test_random_bytes (sizeof ad, ad);
        tag = place_of_tag == 0 ? dst + length
          : place_of_tag == 1 ? ad + 3 : dst + at;
        reference_seal (in.key, 12, in.nonce, sizeof ad, ad, length,
                        expected, src, right);
        chacha_poly1305_set_nonce (&ctx, in.nonce);
        CHECK (chacha_poly1305_update (&ctx, sizeof ad, ad));
        CHECK (chacha_poly1305_encrypt (&ctx, length, dst, src));
        CHECK_MEM (length, dst, expected);
        CHECK (chacha_poly1305_digest (&ctx, tag));
        CHECK_MEM (TAG, tag, right);
        if (place_of_tag == 1)
          continue;

        /* The tag is read before dst is written. */
        memcpy (dst + at, right, TAG);
        CHECK (chacha_poly1305_open (&ctx, 12, in.nonce, sizeof ad, ad,
                                     length, dst, expected, dst + at));
        CHECK_MEM (length, dst, src);
      }
}

/* NULL wherever the length beside it is 0. */
static void
nothing (void)
{
  struct chacha_poly1305_ctx ctx;
  uint8_t tag[TAG], right[TAG], message[TAG];

  test_context ("NULL, length 0");
  reference_seal (in.key, 12, in.nonce, 0, NULL, 0, NULL, NULL, right);
  chacha_poly1305_set_key (&ctx, in.key);
  CHECK (chacha_poly1305_seal (&ctx, 12, in.nonce, 0, NULL, 0, NULL, NULL,
                               tag));
  CHECK_MEM (TAG, tag, right);
  CHECK (chacha_poly1305_open (&ctx, 12, in.nonce, 0, NULL, 0, NULL, NULL,
                               tag));
  right[5] ^= 1;
  CHECK (!chacha_poly1305_open (&ctx, 12, in.nonce, 0, NULL, 0, NULL, NULL,
                                right));
  right[5] ^= 1;
  CHECK (chacha_poly1305_encrypt_message (&ctx, 12, in.nonce, 0, NULL, TAG,
                                          message, NULL));
  CHECK_MEM (TAG, message, right);
  CHECK (chacha_poly1305_decrypt_message (&ctx, 12, in.nonce, 0, NULL, 0,
                                          NULL, message));
  chacha_poly1305_set_nonce (&ctx, in.nonce);
  CHECK (chacha_poly1305_update (&ctx, 0, NULL));
  CHECK (chacha_poly1305_encrypt (&ctx, 0, NULL, NULL));
  CHECK (chacha_poly1305_decrypt (&ctx, 0, NULL, NULL));
  CHECK (chacha_poly1305_digest (&ctx, tag));
  CHECK_MEM (TAG, tag, right);
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
  overlaps ();
  tag_within ();
  nothing ();
  for (i = 0; i < AREAS; i++)
    {
      test_guarded_free (ends[i]);
      test_guarded_free (starts[i]);
    }
}
