/* benchmark-gcrypt.c: libgcrypt.  Handles are made once and keep the key;
   each message sets a nonce.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark-library.h"

/* From libgcrypt's documented interface. */
enum { DISABLE_SECMEM = 37, INITIALIZATION_FINISHED = 38 };
enum { CIPHER_CHACHA20 = 316, MODE_STREAM = 4, MODE_POLY1305 = 10 };
enum { MAC_POLY1305 = 501 };
typedef struct gcry_cipher_handle *cipher_t;
typedef struct gcry_mac_handle *mac_t;
typedef unsigned status_t;

static struct
{
  const char *(*check_version) (const char *);
  status_t (*control) (int, ...);
  status_t (*cipher_open) (cipher_t *, int algorithm, int mode, unsigned);
  status_t (*cipher_setkey) (cipher_t, const void *, size_t);
  status_t (*cipher_setiv) (cipher_t, const void *, size_t);
  status_t (*encrypt) (cipher_t, void *, size_t, const void *, size_t);
  status_t (*decrypt) (cipher_t, void *, size_t, const void *, size_t);
  status_t (*authenticate) (cipher_t, const void *, size_t);
  status_t (*gettag) (cipher_t, void *, size_t);
  status_t (*checktag) (cipher_t, const void *, size_t);
  status_t (*mac_open) (mac_t *, int algorithm, unsigned, void *);
  status_t (*mac_setkey) (mac_t, const void *, size_t);
  status_t (*mac_write) (mac_t, const void *, size_t);
  status_t (*mac_read) (mac_t, void *, size_t *);
}
f;

static const struct bench_symbol symbols[] = {
  { "gcry_check_version", &f.check_version },
  { "gcry_control", &f.control },
  { "gcry_cipher_open", &f.cipher_open },
  { "gcry_cipher_setkey", &f.cipher_setkey },
  { "gcry_cipher_setiv", &f.cipher_setiv },
  { "gcry_cipher_encrypt", &f.encrypt },
  { "gcry_cipher_decrypt", &f.decrypt },
  { "gcry_cipher_authenticate", &f.authenticate },
  { "gcry_cipher_gettag", &f.gettag },
  { "gcry_cipher_checktag", &f.checktag },
  { "gcry_mac_open", &f.mac_open },
  { "gcry_mac_setkey", &f.mac_setkey },
  { "gcry_mac_write", &f.mac_write },
  { "gcry_mac_read", &f.mac_read }
};

static cipher_t chacha, aead;
static mac_t mac;

static const char *
load (struct bench_library *library, void *handle, unsigned which)
{
  const char *const missing = bench_symbols (handle, symbols,
                                             BENCH_COUNT (symbols));

  (void) which;
  if (missing)
    return missing;
  snprintf (library->version, sizeof library->version, "%s",
            f.check_version (NULL));
  f.control (DISABLE_SECMEM, 0);
  f.control (INITIALIZATION_FINISHED, 0);

  if (f.cipher_open (&chacha, CIPHER_CHACHA20, MODE_STREAM, 0)
      || f.cipher_setkey (chacha, bench_key, BENCH_KEY_SIZE)
      || f.cipher_open (&aead, CIPHER_CHACHA20, MODE_POLY1305, 0)
      || f.cipher_setkey (aead, bench_key, BENCH_KEY_SIZE))
    return "ChaCha20-Poly1305 is disabled";
  if (f.mac_open (&mac, MAC_POLY1305, 0, NULL))
    bench_lack (library, POLY1305_UPDATE, POLY1305_AUTH);
  return NULL;
}

/* Without an input, libgcrypt works in place. */
static int
encrypt (cipher_t cipher, const struct bench_message *m)
{
  if (m->src == m->dst)
    return !f.encrypt (cipher, m->dst, m->length, NULL, 0);
  return !f.encrypt (cipher, m->dst, m->length, m->src, m->length);
}

static int
decrypt (const struct bench_message *m)
{
  if (m->src == m->dst)
    return !f.decrypt (aead, m->dst, m->length, NULL, 0);
  return !f.decrypt (aead, m->dst, m->length, m->src, m->length);
}

static int
set_nonce (cipher_t cipher)
{
  return !f.cipher_setiv (cipher, bench_nonce, BENCH_NONCE_SIZE);
}

static int
chacha_call (struct bench_message *m)
{
  return set_nonce (chacha) && encrypt (chacha, m);
}

static void
stream_begin (const struct bench_message *m)
{
  (void) m;
  set_nonce (aead);
}

static int
encrypt_call (struct bench_message *m)
{
  return encrypt (aead, m);
}

static int
decrypt_call (struct bench_message *m)
{
  return decrypt (m);
}

static int
update_call (struct bench_message *m)
{
  return !f.authenticate (aead, m->src, m->length);
}

static void
stream_end (struct bench_message *m)
{
  f.gettag (aead, m->tag, BENCH_TAG_SIZE);
}

static int
seal_call (struct bench_message *m)
{
  return set_nonce (aead) && !f.authenticate (aead, m->ad, m->ad_length)
    && encrypt (aead, m) && !f.gettag (aead, m->tag, BENCH_TAG_SIZE);
}

static int
open_call (struct bench_message *m)
{
  return set_nonce (aead) && !f.authenticate (aead, m->ad, m->ad_length)
    && decrypt (m) && !f.checktag (aead, m->tag, BENCH_TAG_SIZE);
}

static void
mac_begin (const struct bench_message *m)
{
  (void) m;
  f.mac_setkey (mac, bench_key, BENCH_KEY_SIZE);
}

static int
mac_call (struct bench_message *m)
{
  return !f.mac_write (mac, m->src, m->length);
}

static void
mac_end (struct bench_message *m)
{
  size_t n = BENCH_TAG_SIZE;

  f.mac_read (mac, m->tag, &n);
}

static int
auth_call (struct bench_message *m)
{
  mac_begin (m);
  if (!mac_call (m))
    return 0;
  mac_end (m);
  return 1;
}

static const char *const files[] = {
  "libgcrypt.so.20", "libgcrypt.20.dylib", NULL
};

struct bench_library bench_gcrypt =
{
  .name = "gcrypt",
  .files = files,
  .load = load,
  .op = {
    [CHACHA_ENCRYPT] = { NULL, chacha_call, NULL },
    [CHACHA_DECRYPT] = { NULL, chacha_call, NULL },
    [AEAD_ENCRYPT] = { stream_begin, encrypt_call, stream_end },
    [AEAD_DECRYPT] = { stream_begin, decrypt_call, NULL },
    [AEAD_UPDATE] = { stream_begin, update_call, stream_end },
    [AEAD_SEAL] = { NULL, seal_call, NULL },
    [AEAD_OPEN] = { NULL, open_call, NULL },
    [POLY1305_UPDATE] = { mac_begin, mac_call, mac_end },
    [POLY1305_AUTH] = { NULL, auth_call, NULL }
  }
};
