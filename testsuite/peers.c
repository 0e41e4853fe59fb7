/* peers.c: each library is loaded with dlopen and called through prototypes
   written here from its manual.  So none is needed to build this, and
   their names can not clash with chapoly's.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "peers.h"
#include "reference.h"
#include "testutils.h"

#include <dlfcn.h>
#include <string.h>

static uint32_t
peer_word (const uint8_t *p)
{
  return p[0] | (uint32_t) p[1] << 8 | (uint32_t) p[2] << 16
    | (uint32_t) p[3] << 24;
}

/* Whether a counter of 32 bits wraps before the last block. */
static int
peer_wraps (const uint8_t *row, size_t length)
{
  const uint64_t left = ((uint64_t) 1 << 32) - peer_word (row);

  return (length + 63) / 64 > left;
}

/* One function of a library and where its address goes. */
struct peer_symbol
{
  const char *name;
  void *address;
};

#define PEER_SYMBOL(f) { #f, &f }

static const char *
peer_load (const char *file, const struct peer_symbol *symbols)
{
  void *library = dlopen (file, RTLD_NOW | RTLD_LOCAL);

  if (!library)
    return dlerror ();
  for (; symbols->name; symbols++)
    {
      void *f = dlsym (library, symbols->name);

      if (!f)
        return symbols->name;
      /* ISO C knows no way from an object to a function. */
      memcpy (symbols->address, &f, sizeof f);
    }
  return NULL;
}


/* reference.h. */

static const char *
plain_load (void)
{
  return NULL;
}

static int
plain_seal (size_t nonce_length, const uint8_t *nonce, const uint8_t *key,
            size_t ad_length, const uint8_t *ad, size_t length,
            uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  reference_seal (key, nonce_length, nonce, ad_length, ad, length, dst, src,
                  tag);
  return 1;
}

static int
plain_chacha (unsigned width, const uint8_t *key, const uint8_t *row,
              size_t length, uint8_t *dst, const uint8_t *src)
{
  uint32_t state[16];
  unsigned i;

  reference_chacha_start (state, key, 8, row + 8);
  for (i = 0; i < 4; i++)
    state[12 + i] = peer_word (row + 4 * i);
  reference_chacha (state, width == 64, length, dst, src);
  return 1;
}

static int
plain_poly1305 (const uint8_t *key, size_t length, const uint8_t *data,
                uint8_t *tag)
{
  reference_poly1305 (key, length, data, tag);
  return 1;
}

static int
plain_hchacha20 (uint8_t *out, const uint8_t *key, const uint8_t *in)
{
  reference_hchacha20 (out, key, in);
  return 1;
}

static int
no_hchacha20 (uint8_t *out, const uint8_t *key, const uint8_t *in)
{
  (void) out;
  (void) key;
  (void) in;
  return 0;
}


/* OpenSSL 3: EVP_EncryptInit(3), EVP_chacha20(3), EVP_MAC(3). */

enum { EVP_GET_TAG = 0x10 };

static const void *(*EVP_chacha20) (void);
static const void *(*EVP_chacha20_poly1305) (void);
static void *(*EVP_CIPHER_CTX_new) (void);
static void (*EVP_CIPHER_CTX_free) (void *ctx);
static int (*EVP_CIPHER_CTX_ctrl) (void *ctx, int command, int n, void *p);
static int (*EVP_EncryptInit_ex) (void *ctx, const void *cipher,
                                  void *engine, const uint8_t *key,
                                  const uint8_t *iv);
static int (*EVP_EncryptUpdate) (void *ctx, uint8_t *dst, int *dst_length,
                                 const uint8_t *src, int length);
static int (*EVP_EncryptFinal_ex) (void *ctx, uint8_t *dst, int *length);
static void *(*EVP_MAC_fetch) (void *library, const char *name,
                               const char *properties);
static void *(*EVP_MAC_CTX_new) (void *mac);
static void (*EVP_MAC_CTX_free) (void *ctx);
static int (*EVP_MAC_init) (void *ctx, const uint8_t *key, size_t length,
                            const void *parameters);
static int (*EVP_MAC_update) (void *ctx, const uint8_t *data, size_t length);
static int (*EVP_MAC_final) (void *ctx, uint8_t *tag, size_t *length,
                             size_t size);
static void *openssl_mac;

static const char *
openssl_load (void)
{
  static const struct peer_symbol symbols[] = {
    PEER_SYMBOL (EVP_chacha20), PEER_SYMBOL (EVP_chacha20_poly1305),
    PEER_SYMBOL (EVP_CIPHER_CTX_new), PEER_SYMBOL (EVP_CIPHER_CTX_free),
    PEER_SYMBOL (EVP_CIPHER_CTX_ctrl), PEER_SYMBOL (EVP_EncryptInit_ex),
    PEER_SYMBOL (EVP_EncryptUpdate), PEER_SYMBOL (EVP_EncryptFinal_ex),
    PEER_SYMBOL (EVP_MAC_fetch), PEER_SYMBOL (EVP_MAC_CTX_new),
    PEER_SYMBOL (EVP_MAC_CTX_free), PEER_SYMBOL (EVP_MAC_init),
    PEER_SYMBOL (EVP_MAC_update), PEER_SYMBOL (EVP_MAC_final),
    { NULL, NULL }
  };
  const char *missing = peer_load ("libcrypto.so.3", symbols);

  if (!missing && !(openssl_mac = EVP_MAC_fetch (NULL, "POLY1305", NULL)))
    missing = "no Poly1305 among its providers";
  return missing;
}

static int
openssl_encrypt (const void *cipher, const uint8_t *key, const uint8_t *iv,
                 size_t ad_length, const uint8_t *ad, size_t length,
                 uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  void *ctx = EVP_CIPHER_CTX_new ();
  int n = 0, good;

  good = EVP_EncryptInit_ex (ctx, cipher, NULL, key, iv);
  if (ad_length)
    good &= EVP_EncryptUpdate (ctx, NULL, &n, ad, (int) ad_length);
  if (length)
    {
      good &= EVP_EncryptUpdate (ctx, dst, &n, src, (int) length);
      good &= n == (int) length;
    }
  good &= EVP_EncryptFinal_ex (ctx, dst + length, &n);
  if (tag)
    good &= EVP_CIPHER_CTX_ctrl (ctx, EVP_GET_TAG, 16, tag);
  EVP_CIPHER_CTX_free (ctx);
  return CHECK (good);
}

static int
openssl_seal (size_t nonce_length, const uint8_t *nonce, const uint8_t *key,
              size_t ad_length, const uint8_t *ad, size_t length,
              uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  return nonce_length == 12
    && openssl_encrypt (EVP_chacha20_poly1305 (), key, nonce, ad_length, ad,
                        length, dst, src, tag);
}

/* Its counter carries into the next word, like one of 64 bits. */
static int
openssl_chacha (unsigned width, const uint8_t *key, const uint8_t *row,
                size_t length, uint8_t *dst, const uint8_t *src)
{
  return !(width == 32 && peer_wraps (row, length))
    && openssl_encrypt (EVP_chacha20 (), key, row, 0, NULL, length, dst,
                        src, NULL);
}

static int
openssl_poly1305 (const uint8_t *key, size_t length, const uint8_t *data,
                  uint8_t *tag)
{
  void *ctx = EVP_MAC_CTX_new (openssl_mac);
  size_t n = 0;
  int good;

  good = EVP_MAC_init (ctx, key, 32, NULL);
  good &= EVP_MAC_update (ctx, data, length);
  good &= EVP_MAC_final (ctx, tag, &n, 16);
  EVP_MAC_CTX_free (ctx);
  return CHECK (good && n == 16);
}


/* Nettle 3, soname 8: its manual, "ChaCha" and "ChaCha-Poly1305".  The size
   of a context, 176 bytes, belongs to the soname. */

#define NETTLE(f) { "nettle_" #f, &nettle_ ## f }

static void (*nettle_chacha_set_key) (void *ctx, const uint8_t *key);
static void (*nettle_chacha_set_nonce) (void *ctx, const uint8_t *nonce);
static void (*nettle_chacha_set_nonce96) (void *ctx, const uint8_t *nonce);
static void (*nettle_chacha_set_counter) (void *ctx, const uint8_t *counter);
static void (*nettle_chacha_set_counter32) (void *ctx,
                                            const uint8_t *counter);
static void (*nettle_chacha_crypt) (void *ctx, size_t length, uint8_t *dst,
                                    const uint8_t *src);
static void (*nettle_chacha_crypt32) (void *ctx, size_t length,
                                      uint8_t *dst, const uint8_t *src);
static void (*nettle_chacha_poly1305_set_key) (void *ctx,
                                               const uint8_t *key);
static void (*nettle_chacha_poly1305_set_nonce) (void *ctx,
                                                 const uint8_t *nonce);
static void (*nettle_chacha_poly1305_update) (void *ctx, size_t length,
                                              const uint8_t *data);
static void (*nettle_chacha_poly1305_encrypt) (void *ctx, size_t length,
                                               uint8_t *dst,
                                               const uint8_t *src);
static void (*nettle_chacha_poly1305_digest) (void *ctx, size_t length,
                                              uint8_t *digest);

static const char *
nettle_load (void)
{
  static const struct peer_symbol symbols[] = {
    NETTLE (chacha_set_key), NETTLE (chacha_set_nonce),
    NETTLE (chacha_set_nonce96), NETTLE (chacha_set_counter),
    NETTLE (chacha_set_counter32), NETTLE (chacha_crypt),
    NETTLE (chacha_crypt32), NETTLE (chacha_poly1305_set_key),
    NETTLE (chacha_poly1305_set_nonce), NETTLE (chacha_poly1305_update),
    NETTLE (chacha_poly1305_encrypt), NETTLE (chacha_poly1305_digest),
    { NULL, NULL }
  };
  return peer_load ("libnettle.so.8", symbols);
}

static int
nettle_seal (size_t nonce_length, const uint8_t *nonce, const uint8_t *key,
             size_t ad_length, const uint8_t *ad, size_t length,
             uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  uint64_t ctx[176 / 8];

  if (nonce_length != 12)
    return 0;
  nettle_chacha_poly1305_set_key (ctx, key);
  nettle_chacha_poly1305_set_nonce (ctx, nonce);
  nettle_chacha_poly1305_update (ctx, ad_length, ad);
  nettle_chacha_poly1305_encrypt (ctx, length, dst, src);
  nettle_chacha_poly1305_digest (ctx, 16, tag);
  return 1;
}

static int
nettle_chacha (unsigned width, const uint8_t *key, const uint8_t *row,
               size_t length, uint8_t *dst, const uint8_t *src)
{
  uint32_t ctx[16];

  nettle_chacha_set_key (ctx, key);
  if (width == 64)
    {
      nettle_chacha_set_nonce (ctx, row + 8);
      nettle_chacha_set_counter (ctx, row);
      nettle_chacha_crypt (ctx, length, dst, src);
    }
  else
    {
      nettle_chacha_set_nonce96 (ctx, row + 4);
      nettle_chacha_set_counter32 (ctx, row);
      nettle_chacha_crypt32 (ctx, length, dst, src);
    }
  return 1;
}

/* Its Poly1305 alone comes with AES only. */
static int
no_poly1305 (const uint8_t *key, size_t length, const uint8_t *data,
             uint8_t *tag)
{
  (void) key;
  (void) length;
  (void) data;
  (void) tag;
  return 0;
}


/* libsodium: doc.libsodium.org, "AEAD constructions", "Stream ciphers",
   "One-time authentication". */

typedef unsigned long long sodium_length;
typedef int
sodium_aead (uint8_t *dst, uint8_t *tag, sodium_length *tag_length,
             const uint8_t *src, sodium_length length, const uint8_t *ad,
             sodium_length ad_length, const uint8_t *unused,
             const uint8_t *nonce, const uint8_t *key);

#define SODIUM(f) { "crypto_" #f, &sodium_ ## f }

static int (*sodium_init) (void);
static sodium_aead *sodium_aead_chacha20poly1305_ietf_encrypt_detached;
static sodium_aead *sodium_aead_xchacha20poly1305_ietf_encrypt_detached;
static int (*sodium_stream_chacha20_xor_ic) (uint8_t *dst,
                                             const uint8_t *src,
                                             sodium_length length,
                                             const uint8_t *nonce,
                                             uint64_t counter,
                                             const uint8_t *key);
static int (*sodium_stream_chacha20_ietf_xor_ic) (uint8_t *dst,
                                                  const uint8_t *src,
                                                  sodium_length length,
                                                  const uint8_t *nonce,
                                                  uint32_t counter,
                                                  const uint8_t *key);
static int (*sodium_onetimeauth_poly1305) (uint8_t *tag,
                                           const uint8_t *data,
                                           sodium_length length,
                                           const uint8_t *key);
static int (*sodium_core_hchacha20) (uint8_t *out, const uint8_t *in,
                                     const uint8_t *key, const uint8_t *c);

static const char *
sodium_load (void)
{
  static const struct peer_symbol symbols[] = {
    PEER_SYMBOL (sodium_init),
    SODIUM (aead_chacha20poly1305_ietf_encrypt_detached),
    SODIUM (aead_xchacha20poly1305_ietf_encrypt_detached),
    SODIUM (stream_chacha20_xor_ic), SODIUM (stream_chacha20_ietf_xor_ic),
    SODIUM (onetimeauth_poly1305), SODIUM (core_hchacha20),
    { NULL, NULL }
  };
  const char *missing = peer_load ("libsodium.so.23", symbols);

  if (!missing && sodium_init () < 0)
    missing = "sodium_init";
  return missing;
}

static int
sodium_seal (size_t nonce_length, const uint8_t *nonce, const uint8_t *key,
             size_t ad_length, const uint8_t *ad, size_t length,
             uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  sodium_aead *const seal
    = nonce_length == 12 ? sodium_aead_chacha20poly1305_ietf_encrypt_detached
    : sodium_aead_xchacha20poly1305_ietf_encrypt_detached;

  return CHECK (!seal (dst, tag, NULL, src, length, ad, ad_length, NULL,
                       nonce, key));
}

/* Ends the program where a counter of 32 bits would wrap. */
static int
sodium_chacha (unsigned width, const uint8_t *key, const uint8_t *row,
               size_t length, uint8_t *dst, const uint8_t *src)
{
  const uint32_t low = peer_word (row);
  const uint64_t counter = low | (uint64_t) peer_word (row + 4) << 32;

  if (width == 64)
    return CHECK (!sodium_stream_chacha20_xor_ic (dst, src, length, row + 8,
                                                  counter, key));
  return !peer_wraps (row, length)
    && CHECK (!sodium_stream_chacha20_ietf_xor_ic (dst, src, length,
                                                   row + 4, low, key));
}

static int
sodium_poly1305 (const uint8_t *key, size_t length, const uint8_t *data,
                 uint8_t *tag)
{
  return CHECK (!sodium_onetimeauth_poly1305 (tag, data, length, key));
}

static int
sodium_hchacha20 (uint8_t *out, const uint8_t *key, const uint8_t *in)
{
  return CHECK (!sodium_core_hchacha20 (out, in, key, NULL));
}


static const struct peer plain = {
  "reference.h", 300, plain_load, plain_seal, plain_chacha, plain_poly1305,
  plain_hchacha20
};
static const struct peer openssl = {
  "OpenSSL", 12000, openssl_load, openssl_seal, openssl_chacha,
  openssl_poly1305, no_hchacha20
};
static const struct peer nettle = {
  "nettle", 12000, nettle_load, nettle_seal, nettle_chacha, no_poly1305,
  no_hchacha20
};
static const struct peer sodium = {
  "libsodium", 12000, sodium_load, sodium_seal, sodium_chacha,
  sodium_poly1305, sodium_hchacha20
};

const struct peer *const peers[] = {
  &plain, &openssl, &nettle, &sodium, NULL
};
