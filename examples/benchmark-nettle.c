/* benchmark-nettle.c: GNU Nettle, versions 3 and 4, whose digest functions
   differ: version 3 takes the digest's length.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark-library.h"

#include <string.h>

typedef void set_func (void *ctx, const uint8_t *bytes);
typedef void crypt_func (void *ctx, size_t length, uint8_t *dst,
                         const uint8_t *src);
typedef void update_func (void *ctx, size_t length, const uint8_t *src);

/* Either takes one of these. */
struct digest
{
  void (*call) (void);
};
typedef void digest3_func (void *ctx, size_t length, uint8_t *digest);
typedef void digest4_func (void *ctx, uint8_t *digest);

static struct
{
  int (*version_major) (void), (*version_minor) (void);
  set_func *chacha_set_key, *chacha_set_nonce96;
  crypt_func *chacha_crypt32;
  set_func *aead_set_key, *aead_set_nonce;
  update_func *aead_update;
  crypt_func *aead_encrypt, *aead_decrypt;
  struct digest aead_digest;
  set_func *poly1305_set_key, *poly1305_set_nonce;
  update_func *poly1305_update;
  struct digest poly1305_digest;
}
f;

static const struct bench_symbol versions[] = {
  { "nettle_version_major", &f.version_major },
  { "nettle_version_minor", &f.version_minor }
};

static const struct bench_symbol aeads[] = {
  { "nettle_chacha_poly1305_set_key", &f.aead_set_key },
  { "nettle_chacha_poly1305_set_nonce", &f.aead_set_nonce },
  { "nettle_chacha_poly1305_update", &f.aead_update },
  { "nettle_chacha_poly1305_encrypt", &f.aead_encrypt },
  { "nettle_chacha_poly1305_decrypt", &f.aead_decrypt },
  { "nettle_chacha_poly1305_digest", &f.aead_digest.call }
};

/* chacha_crypt32 came with version 3.7. */
static const struct bench_symbol ciphers[] = {
  { "nettle_chacha_set_key", &f.chacha_set_key },
  { "nettle_chacha_set_nonce96", &f.chacha_set_nonce96 },
  { "nettle_chacha_crypt32", &f.chacha_crypt32 }
};

static const struct bench_symbol macs[] = {
  { "nettle_poly1305_aes_set_key", &f.poly1305_set_key },
  { "nettle_poly1305_aes_set_nonce", &f.poly1305_set_nonce },
  { "nettle_poly1305_aes_update", &f.poly1305_update },
  { "nettle_poly1305_aes_digest", &f.poly1305_digest.call }
};

/* Contexts, with room for those of any version. */
enum { CONTEXT_SIZE = 2048 };
static void *chacha, *aead, *poly1305;

static int digest_has_length;

static const char *
load (struct bench_library *library, void *handle, unsigned which)
{
  const char *missing = bench_symbols (handle, aeads, BENCH_COUNT (aeads));

  if (missing)
    return missing;
  chacha = bench_alloc (CONTEXT_SIZE);
  aead = bench_alloc (CONTEXT_SIZE);
  poly1305 = bench_alloc (CONTEXT_SIZE);
  digest_has_length = which > 0;
  if (bench_symbols (handle, versions, BENCH_COUNT (versions)))
    strcpy (library->version, digest_has_length ? "3" : "4");
  else
    snprintf (library->version, sizeof library->version, "%d.%d",
              f.version_major (), f.version_minor ());

  if (bench_symbols (handle, ciphers, BENCH_COUNT (ciphers)))
    bench_lack (library, CHACHA_ENCRYPT, CHACHA_DECRYPT);
  if (bench_symbols (handle, macs, BENCH_COUNT (macs)))
    bench_lack (library, POLY1305_UPDATE, POLY1305_UPDATE);
  return NULL;
}

static void
digest (struct digest function, void *ctx, uint8_t *tag)
{
  if (digest_has_length)
    ((digest3_func *) function.call) (ctx, BENCH_TAG_SIZE, tag);
  else
    ((digest4_func *) function.call) (ctx, tag);
}

static void
chacha_begin (const struct bench_message *m)
{
  (void) m;
  f.chacha_set_key (chacha, bench_key);
}

static int
chacha_call (struct bench_message *m)
{
  f.chacha_set_nonce96 (chacha, bench_nonce);
  f.chacha_crypt32 (chacha, m->length, m->dst, m->src);
  return 1;
}

static void
key_begin (const struct bench_message *m)
{
  (void) m;
  f.aead_set_key (aead, bench_key);
}

static void
stream_begin (const struct bench_message *m)
{
  key_begin (m);
  f.aead_set_nonce (aead, bench_nonce);
}

static int
encrypt_call (struct bench_message *m)
{
  f.aead_encrypt (aead, m->length, m->dst, m->src);
  return 1;
}

static int
decrypt_call (struct bench_message *m)
{
  f.aead_decrypt (aead, m->length, m->dst, m->src);
  return 1;
}

static int
update_call (struct bench_message *m)
{
  f.aead_update (aead, m->length, m->src);
  return 1;
}

static void
stream_end (struct bench_message *m)
{
  digest (f.aead_digest, aead, m->tag);
}

static int
seal_call (struct bench_message *m)
{
  f.aead_set_nonce (aead, bench_nonce);
  f.aead_update (aead, m->ad_length, m->ad);
  f.aead_encrypt (aead, m->length, m->dst, m->src);
  digest (f.aead_digest, aead, m->tag);
  return 1;
}

/* Nettle leaves the comparison to its users. */
static int
open_call (struct bench_message *m)
{
  uint8_t tag[BENCH_TAG_SIZE];

  f.aead_set_nonce (aead, bench_nonce);
  f.aead_update (aead, m->ad_length, m->ad);
  f.aead_decrypt (aead, m->length, m->dst, m->src);
  digest (f.aead_digest, aead, tag);
  return !memcmp (tag, m->tag, sizeof tag);
}

/* Poly1305 is public as Poly1305-AES only, whose tag is h + AES (nonce)
   where the others' is h + s.  The key is an AES key, then r. */
static void
poly1305_begin (const struct bench_message *m)
{
  uint8_t key[BENCH_KEY_SIZE];

  (void) m;
  memset (key, 0, 16);
  memcpy (key + 16, bench_key, 16);
  f.poly1305_set_key (poly1305, key);
  f.poly1305_set_nonce (poly1305, key);
}

static int
poly1305_call (struct bench_message *m)
{
  f.poly1305_update (poly1305, m->length, m->src);
  return 1;
}

/* The tag of the empty message is AES (nonce): puts s in its place. */
static void
poly1305_end (struct bench_message *m)
{
  uint8_t aes[BENCH_TAG_SIZE];
  int carry = 0;
  unsigned i;

  digest (f.poly1305_digest, poly1305, m->tag);
  poly1305_begin (m);
  digest (f.poly1305_digest, poly1305, aes);
  for (i = 0; i < BENCH_TAG_SIZE; i++)
    {
      carry += m->tag[i] - aes[i] + bench_key[16 + i];
      m->tag[i] = carry & 0xff;
      carry = (carry - m->tag[i]) / 256;
    }
}

/* bench_nettle.load counts on the first being version 4. */
static const char *const files[] = {
  "libnettle.so.9", "libnettle.so.8", "libnettle.8.dylib", NULL
};

struct bench_library bench_nettle =
{
  .name = "nettle",
  .files = files,
  .load = load,
  .piece = 64,                  /* it asserts that */
  .op = {
    [CHACHA_ENCRYPT] = { chacha_begin, chacha_call, NULL },
    [CHACHA_DECRYPT] = { chacha_begin, chacha_call, NULL },
    [AEAD_ENCRYPT] = { stream_begin, encrypt_call, stream_end },
    [AEAD_DECRYPT] = { stream_begin, decrypt_call, NULL },
    [AEAD_UPDATE] = { stream_begin, update_call, stream_end },
    [AEAD_SEAL] = { key_begin, seal_call, NULL },
    [AEAD_OPEN] = { key_begin, open_call, NULL },
    [POLY1305_UPDATE] = { poly1305_begin, poly1305_call, poly1305_end }
  }
};
