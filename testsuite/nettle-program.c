/* nettle-program.c: a program as one writes it for GNU Nettle 4.0, with the
   names and arguments of its manual, sections "ChaCha" and
   "ChaCha-Poly1305".  It knows nothing of chapoly.

   nettle-source-test.sh compiles it twice, with nothing but the include
   path and the library changed, and compares what it prints.  With a
   nettle before 4.0, OLD_DIGEST is defined: the digest call then took a
   length, too.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nettle/chacha.h>
#include <nettle/chacha-poly1305.h>

#ifdef OLD_DIGEST
#define DIGEST(ctx, digest) \
  chacha_poly1305_digest (ctx, CHACHA_POLY1305_DIGEST_SIZE, digest)
#else
#define DIGEST(ctx, digest) chacha_poly1305_digest (ctx, digest)
#endif

/* Tables of algorithms, as nettle's nettle_cipher and nettle_aead: one type
   of function for all contexts. */
typedef void
set_key_func (void *ctx, const uint8_t *key);
typedef void
crypt_func (void *ctx, size_t length, uint8_t *dst, const uint8_t *src);
typedef void
hash_update_func (void *ctx, size_t length, const uint8_t *src);

static const struct
{
  const char *name;
  unsigned context_size, block_size, key_size, nonce_size, digest_size;
  set_key_func *set_key, *set_nonce;
  hash_update_func *update;
  crypt_func *encrypt, *decrypt;
}
aead = {
  "chacha_poly1305", sizeof (struct chacha_poly1305_ctx),
  CHACHA_POLY1305_BLOCK_SIZE, CHACHA_POLY1305_KEY_SIZE,
  CHACHA_POLY1305_NONCE_SIZE, CHACHA_POLY1305_DIGEST_SIZE,
  (set_key_func *) chacha_poly1305_set_key,
  (set_key_func *) chacha_poly1305_set_nonce,
  (hash_update_func *) chacha_poly1305_update,
  (crypt_func *) chacha_poly1305_encrypt,
  (crypt_func *) chacha_poly1305_decrypt
};

static uint8_t key[CHACHA_KEY_SIZE];
static uint8_t text[1000], out[1000];

static void
print (const char *what, unsigned n, const uint8_t *p)
{
  printf ("%s ", what);
  while (n--)
    printf ("%02x", *p++);
  printf ("\n");
}

static void
run_chacha (void)
{
  static const uint8_t nonce[CHACHA_NONCE_SIZE] = "8 bytes";
  static const uint8_t nonce96[CHACHA_NONCE96_SIZE] = "12 bytes..";
  static const uint8_t counter[CHACHA_COUNTER_SIZE]
    = { 0xfe, 0xff, 0xff, 0xff };
  static const uint8_t counter32[CHACHA_COUNTER32_SIZE]
    = { 0xfe, 0xff, 0xff, 0xff };
  struct chacha_ctx ctx, copy;

  chacha_set_key (&ctx, key);
  chacha_set_nonce (&ctx, nonce);
  chacha_crypt (&ctx, sizeof text, out, text);
  print ("from 0", sizeof out, out);

  /* Over the end of the counter's low word. */
  chacha_set_counter (&ctx, counter);
  copy = ctx;
  chacha_crypt (&ctx, 100, out, text);
  chacha_crypt (&ctx, sizeof text - 128, out + 128, text + 128);
  print ("64-bit counter", sizeof out, out);
  print ("state", sizeof ctx.state[0], (uint8_t *) (ctx.state + 13));
  /* There and back, with a copied context. */
  chacha_crypt (&copy, sizeof text, text, text);
  chacha_set_counter (&copy, counter);
  chacha_crypt (&copy, sizeof text, text, text);

  chacha_set_nonce96 (&ctx, nonce96);
  chacha_set_counter32 (&ctx, counter32);
  chacha_crypt32 (&ctx, sizeof text, out, text);
  chacha_crypt32 (&ctx, 5, out, text);
  print ("32-bit counter", sizeof out, out);
  print ("state", sizeof ctx.state, (uint8_t *) ctx.state);
}

/* RFC 8439 section 2.8.2. */
static int
run_aead (void)
{
  static const char sunscreen[]
    = "Ladies and Gentlemen of the class of '99: If I could offer you only "
    "one tip for the future, sunscreen would be it.";
  static const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE]
    = { 7, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47 };
  static const uint8_t ad[12] = { 0x50, 0x51, 0x52, 0x53, 0xc0, 0xc1,
                                  0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7 };
  static const uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE]
    = { 0x1a, 0xe1, 0x0b, 0x59, 0x4f, 0x09, 0xe2, 0x6a,
        0x7e, 0x90, 0x2e, 0xcb, 0xd0, 0x60, 0x06, 0x91 };
  const size_t length = sizeof sunscreen - 1;
  uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE];
  void *ctx = malloc (aead.context_size);
  unsigned i;
  int good;

  if (!ctx || aead.context_size != sizeof (struct chacha_poly1305_ctx))
    return 0;
  for (i = 0; i < aead.key_size; i++)
    key[i] = (uint8_t) (0x80 + i);
  aead.set_key (ctx, key);
  aead.set_nonce (ctx, nonce);
  aead.update (ctx, 5, ad);
  aead.update (ctx, sizeof ad - 5, ad + 5);
  aead.encrypt (ctx, aead.block_size, out, (const uint8_t *) sunscreen);
  aead.encrypt (ctx, length - aead.block_size, out + aead.block_size,
                (const uint8_t *) sunscreen + aead.block_size);
  DIGEST (ctx, digest);
  print (aead.name, (unsigned) length, out);
  print ("tag", aead.digest_size, digest);
  good = !memcmp (digest, tag, sizeof tag);

  aead.set_nonce (ctx, nonce);
  aead.update (ctx, sizeof ad, ad);
  aead.decrypt (ctx, length, out, out);
  DIGEST (ctx, digest);
  good &= !memcmp (digest, tag, sizeof tag)
    && !memcmp (out, sunscreen, length);
  free (ctx);
  return good && aead.nonce_size == sizeof nonce;
}

int
main (void)
{
  unsigned i;

  for (i = 0; i < sizeof text; i++)
    text[i] = (uint8_t) (i * i);
  for (i = 0; i < sizeof key; i++)
    key[i] = (uint8_t) i;
  run_chacha ();
  if (!run_aead ())
    {
      printf ("not RFC 8439\n");
      return EXIT_FAILURE;
    }
  return EXIT_SUCCESS;
}
