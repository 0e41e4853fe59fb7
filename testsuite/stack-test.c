/* stack-test.c: how deep the stack gets in each public call.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-batch.h"
#include "chacha-poly1305-pieces.h"
#include "kernels.h"
#include "own-stack.h"
#include "testutils.h"

/* Frames are what they will be: not without optimisation, where each
   variable has its place, nor with a sanitizer's additions. */
#ifdef __has_feature
#if __has_feature (address_sanitizer) || __has_feature (memory_sanitizer) \
  || __has_feature (thread_sanitizer)
#define SANITIZER
#endif
#elif defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define SANITIZER
#endif
#if defined SANITIZER || defined __GNUC__ && !defined __OPTIMIZE__
#define REAL_FRAMES 0
#else
#define REAL_FRAMES 1
#endif

#define LENGTH 1500

/* The most bytes that streaming and one-shot calls, and those for a batch,
   may take.  The first have one buffer as wide as a pass, the second two,
   and a batch four.  The deepest frame below them is the serial kernel's of
   POWER10, 1.5 KiB; seen were 2656, 3152 and 6464 (gcc 12), and 7712 for a
   batch (clang 14). */
enum { STREAMING, ONE_SHOT, BATCH, KINDS };
static const size_t limits[] =
  {
    CHAPOLY_WIDTH_MAX > 4 ? 2816 : 2048,
    CHAPOLY_WIDTH_MAX > 1 ? 4096 : 2048,
    8192
  };

static uint8_t key[32], nonce[24], ad[13], text[LENGTH], sealed[LENGTH];
static uint8_t out[LENGTH], tag[16], own[16];
static struct chacha_ctx chacha;
static struct poly1305_ctx poly1305;
static struct chacha_poly1305_ctx ctx;
static volatile int result;

/* How many bytes of stack f takes. */
static size_t
depth_of (void (*f) (void))
{
  if (!own_stack_run (f))
    TEST_SKIP ("local variables are not on the stack");
  return (size_t) (own_stack_high - own_stack_low);
}


/* The calls. */

static void
nothing (void)
{
}

static void
do_chacha_crypt (void)
{
  chacha_crypt (&chacha, LENGTH, out, text);
}

static void
do_chacha_crypt32 (void)
{
  chacha_crypt32 (&chacha, LENGTH, out, text);
}

static void
do_hchacha20 (void)
{
  hchacha20 (out, key, nonce);
}

static void
do_xchacha (void)
{
  xchacha_set_key_nonce (&chacha, key, nonce);
}

static void
do_poly1305_update (void)
{
  poly1305_set_key (&poly1305, key);
  poly1305_update (&poly1305, LENGTH, text);
}

static void
do_poly1305_verify (void)
{
  result = poly1305_verify (&poly1305, tag);
}

static void
do_set_nonce (void)
{
  chacha_poly1305_set_nonce (&ctx, nonce);
}

static void
do_set_key_nonce (void)
{
  xchacha_poly1305_set_key_nonce (&ctx, key, nonce);
  chacha_poly1305_set_key (&ctx, key);
  chacha_poly1305_set_nonce (&ctx, nonce);
}

static void
do_update (void)
{
  result = chacha_poly1305_update (&ctx, sizeof ad, ad);
}

static void
do_encrypt (void)
{
  result = chacha_poly1305_encrypt (&ctx, LENGTH, out, text);
}

static void
do_decrypt (void)
{
  result = chacha_poly1305_decrypt (&ctx, LENGTH, out, sealed);
}

static void
do_verify (void)
{
  result = chacha_poly1305_verify (&ctx, tag);
}

static void
do_seal (void)
{
  result = chacha_poly1305_seal (&ctx, 12, nonce, sizeof ad, ad, LENGTH,
                                 out, text, own);
}

static void
do_seal_short (void)
{
  result = chacha_poly1305_seal (&ctx, 24, nonce, sizeof ad, ad, 40, out,
                                 text, own);
}

static void
do_open (void)
{
  result = chacha_poly1305_open (&ctx, 12, nonce, sizeof ad, ad, LENGTH,
                                 out, sealed, tag);
}

static void
do_open_forged (void)
{
  result = chacha_poly1305_open (&ctx, 12, nonce, sizeof ad, ad, LENGTH,
                                 out, text, tag);
}

/* Short messages and long ones, of both kinds of nonces. */
static struct chacha_poly1305_message batch[20];
static uint8_t texts[20][LENGTH], tags[20][16];

static void
prepare_batch (void)
{
  unsigned i;

  for (i = 0; i < TEST_LENGTH (batch); i++)
    {
      batch[i].nonce_length = i % 4 == 3 ? 24 : 12;
      batch[i].nonce = nonce;
      batch[i].ad_length = sizeof ad;
      batch[i].ad = ad;
      batch[i].length = i % 3 == 2 ? LENGTH : 20 * i;
      batch[i].dst = texts[i];
      batch[i].src = text;
      batch[i].tag.write = tags[i];
    }
}

static void
do_seal_batch (void)
{
  result = chacha_poly1305_seal_batch (&ctx, TEST_LENGTH (batch), batch);
}

static void
do_open_batch (void)
{
  result = chacha_poly1305_open_batch (&ctx, TEST_LENGTH (batch), batch);
}

static const struct chapoly_const_piece from[2]
  = { { text, 100 }, { text + 100, LENGTH - 100 } };
static const struct chapoly_piece to[2]
  = { { out, LENGTH - 50 }, { out + LENGTH - 50, 50 } };

static void
do_seal_pieces (void)
{
  result = chacha_poly1305_seal_pieces (&ctx, 24, nonce, 0, NULL, 2, to, 2,
                                        from, own);
}

static void
do_open_pieces (void)
{
  result = chacha_poly1305_open_pieces (&ctx, 12, nonce, 0, NULL, 2, to, 2,
                                        from, tag);
}

/* In an order that works. */
static const struct
{
  const char *name;
  void (*f) (void);
  int kind;
}
calls[] = {
  { "xchacha_set_key_nonce", do_xchacha, STREAMING },
  { "chacha_crypt", do_chacha_crypt, STREAMING },
  { "chacha_crypt32", do_chacha_crypt32, STREAMING },
  { "hchacha20", do_hchacha20, STREAMING },
  { "poly1305_update", do_poly1305_update, STREAMING },
  { "poly1305_verify", do_poly1305_verify, STREAMING },
  { "xchacha_poly1305_set_key_nonce", do_set_key_nonce, STREAMING },
  { "chacha_poly1305_update", do_update, STREAMING },
  { "chacha_poly1305_encrypt", do_encrypt, STREAMING },
  { "chacha_poly1305_set_nonce", do_set_nonce, STREAMING },
  { "chacha_poly1305_decrypt", do_decrypt, STREAMING },
  { "chacha_poly1305_verify", do_verify, STREAMING },
  { "chacha_poly1305_seal", do_seal, ONE_SHOT },
  { "chacha_poly1305_seal, short", do_seal_short, ONE_SHOT },
  { "chacha_poly1305_open", do_open, ONE_SHOT },
  { "chacha_poly1305_open, refusing", do_open_forged, ONE_SHOT },
  { "chacha_poly1305_seal_pieces", do_seal_pieces, ONE_SHOT },
  { "chacha_poly1305_open_pieces", do_open_pieces, ONE_SHOT },
  { "chacha_poly1305_seal_batch", do_seal_batch, BATCH },
  { "chacha_poly1305_open_batch", do_open_batch, BATCH }
};


static void
set_up_texts (void)
{
  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  test_random_bytes (sizeof text, text);
  chacha_poly1305_set_key (&ctx, key);
  CHECK (chacha_poly1305_seal (&ctx, 12, nonce, sizeof ad, ad, LENGTH,
                               sealed, text, tag));
  prepare_batch ();
}

void
test_main (void)
{
  size_t i, base, deepest[KINDS] = { 0, 0, 0 };

  if (!REAL_FRAMES)
    TEST_SKIP ("built without optimisation, or with a sanitizer");
  set_up_texts ();
  base = depth_of (nothing);
  for (i = 0; i < TEST_LENGTH (calls); i++)
    calls[i].f (); /* The loader binds what it binds late. */

  for (i = 0; i < TEST_LENGTH (calls); i++)
    {
      const char *const name = calls[i].name;
      const size_t depth = depth_of (calls[i].f) - base;
      size_t *const most = deepest + calls[i].kind;

      test_context ("%s takes %lu bytes", name, (unsigned long) depth);
      CHECK (depth <= limits[calls[i].kind]);
      if (*most < depth)
        *most = depth;
    }
  test_note ("streaming calls %lu bytes, one-shot calls %lu, a batch %lu",
             (unsigned long) deepest[STREAMING],
             (unsigned long) deepest[ONE_SHOT],
             (unsigned long) deepest[BATCH]);
}
