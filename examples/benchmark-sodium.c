/* benchmark-sodium.c: libsodium.  It has no streaming AEAD.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark-library.h"

typedef unsigned long long length_t;

static struct
{
  int (*init) (void);
  const char *(*version) (void);
  int (*chacha20_xor) (uint8_t *dst, const uint8_t *src, length_t length,
                       const uint8_t *nonce, const uint8_t *key);
  int (*encrypt) (uint8_t *dst, uint8_t *tag, length_t *tag_length,
                  const uint8_t *src, length_t length,
                  const uint8_t *ad, length_t ad_length,
                  const uint8_t *secret_nonce, const uint8_t *nonce,
                  const uint8_t *key);
  int (*decrypt) (uint8_t *dst, uint8_t *secret_nonce,
                  const uint8_t *src, length_t length, const uint8_t *tag,
                  const uint8_t *ad, length_t ad_length,
                  const uint8_t *nonce, const uint8_t *key);
  int (*auth) (uint8_t *tag, const uint8_t *src, length_t length,
               const uint8_t *key);
  size_t (*auth_size) (void);
  int (*auth_init) (void *state, const uint8_t *key);
  int (*auth_update) (void *state, const uint8_t *src, length_t length);
  int (*auth_final) (void *state, uint8_t *tag);
}
f;

static const struct bench_symbol symbols[] = {
  { "sodium_init", &f.init },
  { "sodium_version_string", &f.version },
  { "crypto_stream_chacha20_ietf_xor", &f.chacha20_xor },
  { "crypto_aead_chacha20poly1305_ietf_encrypt_detached", &f.encrypt },
  { "crypto_aead_chacha20poly1305_ietf_decrypt_detached", &f.decrypt },
  { "crypto_onetimeauth_poly1305", &f.auth },
  { "crypto_onetimeauth_poly1305_statebytes", &f.auth_size },
  { "crypto_onetimeauth_poly1305_init", &f.auth_init },
  { "crypto_onetimeauth_poly1305_update", &f.auth_update },
  { "crypto_onetimeauth_poly1305_final", &f.auth_final }
};

static void *poly1305;

static const char *
load (struct bench_library *library, void *handle, unsigned which)
{
  const char *const missing = bench_symbols (handle, symbols,
                                             BENCH_COUNT (symbols));

  (void) which;
  if (missing)
    return missing;
  if (f.init () < 0)
    return "sodium_init fails";
  snprintf (library->version, sizeof library->version, "%s", f.version ());
  poly1305 = bench_alloc (f.auth_size ());
  return NULL;
}

static int
chacha_call (struct bench_message *m)
{
  return !f.chacha20_xor (m->dst, m->src, m->length, bench_nonce, bench_key);
}

static int
seal_call (struct bench_message *m)
{
  return !f.encrypt (m->dst, m->tag, NULL, m->src, m->length,
                     m->ad, m->ad_length, NULL, bench_nonce, bench_key);
}

static int
open_call (struct bench_message *m)
{
  return !f.decrypt (m->dst, NULL, m->src, m->length, m->tag,
                     m->ad, m->ad_length, bench_nonce, bench_key);
}

static void
poly1305_begin (const struct bench_message *m)
{
  (void) m;
  f.auth_init (poly1305, bench_key);
}

static int
poly1305_call (struct bench_message *m)
{
  return !f.auth_update (poly1305, m->src, m->length);
}

static void
poly1305_end (struct bench_message *m)
{
  f.auth_final (poly1305, m->tag);
}

static int
auth_call (struct bench_message *m)
{
  return !f.auth (m->tag, m->src, m->length, bench_key);
}

static const char *const files[] = {
  "libsodium.so.26", "libsodium.so.23", "libsodium.dylib", NULL
};

struct bench_library bench_sodium =
{
  .name = "sodium",
  .files = files,
  .load = load,
  .op = {
    [CHACHA_ENCRYPT] = { NULL, chacha_call, NULL },
    [CHACHA_DECRYPT] = { NULL, chacha_call, NULL },
    [AEAD_SEAL] = { NULL, seal_call, NULL },
    [AEAD_OPEN] = { NULL, open_call, NULL },
    [POLY1305_UPDATE] = { poly1305_begin, poly1305_call, poly1305_end },
    [POLY1305_AUTH] = { NULL, auth_call, NULL }
  }
};
