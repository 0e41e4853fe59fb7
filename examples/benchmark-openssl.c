/* benchmark-openssl.c: OpenSSL's libcrypto, through EVP, as TLS stacks use
   it: contexts are made once and keep the key; each message sets a nonce.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark-library.h"

#include <string.h>

/* From OpenSSL's documented interface. */
enum { GET_TAG = 0x10, SET_TAG = 0x11 };
typedef struct evp_cipher_ctx_st EVP_CIPHER_CTX;
typedef struct evp_cipher_st EVP_CIPHER;
typedef struct evp_mac_st EVP_MAC;
typedef struct evp_mac_ctx_st EVP_MAC_CTX;

static struct
{
  const char *(*version) (int);
  EVP_CIPHER_CTX *(*ctx_new) (void);
  int (*ctx_ctrl) (EVP_CIPHER_CTX *, int, int, void *);
  int (*init) (EVP_CIPHER_CTX *, const EVP_CIPHER *, void *engine,
               const unsigned char *key, const unsigned char *iv, int enc);
  int (*update) (EVP_CIPHER_CTX *, unsigned char *out, int *out_length,
                 const unsigned char *in, int length);
  int (*final) (EVP_CIPHER_CTX *, unsigned char *out, int *length);
  const EVP_CIPHER *(*chacha20) (void);
  const EVP_CIPHER *(*chacha20_poly1305) (void);

  /* Since OpenSSL 3. */
  EVP_MAC *(*mac_fetch) (void *, const char *name, const char *properties);
  EVP_MAC_CTX *(*mac_ctx_new) (EVP_MAC *);
  int (*mac_init) (EVP_MAC_CTX *, const unsigned char *key, size_t length,
                   const void *params);
  int (*mac_update) (EVP_MAC_CTX *, const unsigned char *, size_t);
  int (*mac_final) (EVP_MAC_CTX *, unsigned char *out, size_t *length,
                    size_t size);
}
f;

static const struct bench_symbol ciphers[] = {
  { "OpenSSL_version", &f.version },
  { "EVP_CIPHER_CTX_new", &f.ctx_new },
  { "EVP_CIPHER_CTX_ctrl", &f.ctx_ctrl },
  { "EVP_CipherInit_ex", &f.init },
  { "EVP_CipherUpdate", &f.update },
  { "EVP_CipherFinal_ex", &f.final },
  { "EVP_chacha20", &f.chacha20 },
  { "EVP_chacha20_poly1305", &f.chacha20_poly1305 }
};

static const struct bench_symbol macs[] = {
  { "EVP_MAC_fetch", &f.mac_fetch },
  { "EVP_MAC_CTX_new", &f.mac_ctx_new },
  { "EVP_MAC_init", &f.mac_init },
  { "EVP_MAC_update", &f.mac_update },
  { "EVP_MAC_final", &f.mac_final }
};

static EVP_CIPHER_CTX *chacha, *seal, *open_;
static EVP_MAC_CTX *mac;

/* EVP_chacha20 takes the block counter and the nonce together. */
static uint8_t chacha_iv[4 + BENCH_NONCE_SIZE];

static const char *
load (struct bench_library *library, void *handle, unsigned which)
{
  const char *missing = bench_symbols (handle, ciphers,
                                       BENCH_COUNT (ciphers));
  EVP_MAC *poly1305;

  (void) which;
  if (missing)
    return missing;
  /* "OpenSSL 3.0.17 1 Jul 2025" */
  sscanf (f.version (0), "%*s %47s", library->version);

  chacha = f.ctx_new ();
  seal = f.ctx_new ();
  open_ = f.ctx_new ();
  if (!chacha || !seal || !open_
      || !f.init (chacha, f.chacha20 (), NULL, bench_key, NULL, 1)
      || !f.init (seal, f.chacha20_poly1305 (), NULL, bench_key, NULL, 1)
      || !f.init (open_, f.chacha20_poly1305 (), NULL, bench_key, NULL, 0))
    return "ChaCha20-Poly1305 is disabled";
  memcpy (chacha_iv + 4, bench_nonce, BENCH_NONCE_SIZE);

  if (!bench_symbols (handle, macs, BENCH_COUNT (macs))
      && (poly1305 = f.mac_fetch (NULL, "POLY1305", NULL)))
    mac = f.mac_ctx_new (poly1305);
  if (!mac)
    bench_lack (library, POLY1305_UPDATE, POLY1305_AUTH);
  return NULL;
}

static int
set_nonce (EVP_CIPHER_CTX *ctx, const uint8_t *iv)
{
  return f.init (ctx, NULL, NULL, NULL, iv, -1);
}

/* dst is NULL for associated data. */
static int
update (EVP_CIPHER_CTX *ctx, uint8_t *dst, const uint8_t *src,
        size_t length)
{
  int n;

  return !length || f.update (ctx, dst, &n, src, (int) length);
}

static int
chacha_call (struct bench_message *m)
{
  return set_nonce (chacha, chacha_iv)
    && update (chacha, m->dst, m->src, m->length);
}

static void
encrypt_begin (const struct bench_message *m)
{
  (void) m;
  set_nonce (seal, bench_nonce);
}

static int
encrypt_call (struct bench_message *m)
{
  return update (seal, m->dst, m->src, m->length);
}

static int
update_call (struct bench_message *m)
{
  return update (seal, NULL, m->src, m->length);
}

static void
encrypt_end (struct bench_message *m)
{
  int n;

  f.final (seal, m->dst, &n);
  f.ctx_ctrl (seal, GET_TAG, BENCH_TAG_SIZE, m->tag);
}

static void
decrypt_begin (const struct bench_message *m)
{
  (void) m;
  set_nonce (open_, bench_nonce);
}

static int
decrypt_call (struct bench_message *m)
{
  return update (open_, m->dst, m->src, m->length);
}

static int
seal_call (struct bench_message *m)
{
  int n;

  return set_nonce (seal, bench_nonce)
    && update (seal, NULL, m->ad, m->ad_length)
    && update (seal, m->dst, m->src, m->length)
    && f.final (seal, m->dst + m->length, &n)
    && f.ctx_ctrl (seal, GET_TAG, BENCH_TAG_SIZE, m->tag);
}

static int
open_call (struct bench_message *m)
{
  int n;

  return set_nonce (open_, bench_nonce)
    && f.ctx_ctrl (open_, SET_TAG, BENCH_TAG_SIZE, m->tag)
    && update (open_, NULL, m->ad, m->ad_length)
    && update (open_, m->dst, m->src, m->length)
    && f.final (open_, m->dst + m->length, &n);
}

static void
mac_begin (const struct bench_message *m)
{
  (void) m;
  f.mac_init (mac, bench_key, BENCH_KEY_SIZE, NULL);
}

static int
mac_call (struct bench_message *m)
{
  return f.mac_update (mac, m->src, m->length);
}

static void
mac_end (struct bench_message *m)
{
  size_t n;

  f.mac_final (mac, m->tag, &n, BENCH_TAG_SIZE);
}

static int
auth_call (struct bench_message *m)
{
  size_t n;

  return f.mac_init (mac, bench_key, BENCH_KEY_SIZE, NULL)
    && f.mac_update (mac, m->src, m->length)
    && f.mac_final (mac, m->tag, &n, BENCH_TAG_SIZE);
}

static const char *const files[] = {
  "libcrypto.so.4", "libcrypto.so.3", "libcrypto.so.1.1",
  "libcrypto.3.dylib", NULL
};

struct bench_library bench_openssl =
{
  .name = "openssl",
  .files = files,
  .load = load,
  .op = {
    [CHACHA_ENCRYPT] = { NULL, chacha_call, NULL },
    [CHACHA_DECRYPT] = { NULL, chacha_call, NULL },
    [AEAD_ENCRYPT] = { encrypt_begin, encrypt_call, encrypt_end },
    [AEAD_DECRYPT] = { decrypt_begin, decrypt_call, NULL },
    [AEAD_UPDATE] = { encrypt_begin, update_call, encrypt_end },
    [AEAD_SEAL] = { NULL, seal_call, NULL },
    [AEAD_OPEN] = { NULL, open_call, NULL },
    [POLY1305_UPDATE] = { mac_begin, mac_call, mac_end },
    [POLY1305_AUTH] = { NULL, auth_call, NULL }
  }
};
