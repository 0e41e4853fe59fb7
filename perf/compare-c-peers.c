/* compare-c-peers.c: other libraries, for compare-c.c, through the calls
   that a TLS stack makes.  compare-c.sh defines the names of those that
   are there: BEARSSL, MBEDTLS, WOLFSSL, NETTLE, LIBSODIUM.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stdlib.h>
#include <string.h>
#include "compare-c.h"

#ifdef BEARSSL
#include <bearssl.h>

/* Counter 0 everywhere: what compare-c.c's other libraries begin at. */
static void
bearssl_crypt (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  (void) tag;
  memcpy (dst, src, length);
  br_chacha20_ct_run (key, nonce, 0, dst, length);
}

/* The ChaCha20 that makes the Poly1305 key, and leaves text alone. */
static uint32_t
no_chacha (const void *k, const void *n, uint32_t counter, void *data,
           size_t length)
{
  (void) n;
  if (counter == 0)
    memcpy (data, k, length);
  return counter;
}

/* The block of sizes is a block of the message. */
static void
bearssl_authenticate (size_t length, uint8_t *dst, const uint8_t *src,
                      uint8_t *tag)
{
  (void) dst;
  br_poly1305_ctmulq_run (key, nonce, (void *) src, length - 16, NULL, 0,
                          tag, no_chacha, 1);
}

static void
bearssl_seal (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  memcpy (dst, src, length);
  br_poly1305_ctmulq_run (key, nonce, dst, length, ad, AD_LENGTH, tag,
                          br_chacha20_ct_run, 1);
}

extern const struct library bearssl;
const struct library bearssl
  = { "bearssl", NULL,
      { bearssl_crypt, bearssl_authenticate, bearssl_seal }, 1 };
#endif

#ifdef MBEDTLS
#include <mbedtls/chachapoly.h>

static mbedtls_chachapoly_context mbedtls_ctx;

static void
mbedtls_set_key (void)
{
  mbedtls_chachapoly_init (&mbedtls_ctx);
  mbedtls_chachapoly_setkey (&mbedtls_ctx, key);
}

static void
mbedtls_crypt (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  (void) tag;
  mbedtls_chacha20_crypt (key, nonce, 0, length, src, dst);
}

static void
mbedtls_authenticate (size_t length, uint8_t *dst, const uint8_t *src,
                      uint8_t *tag)
{
  (void) dst;
  mbedtls_poly1305_mac (key, src, length, tag);
}

static void
mbedtls_seal (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  mbedtls_chachapoly_encrypt_and_tag (&mbedtls_ctx, length, nonce,
                                      ad, AD_LENGTH, src, dst, tag);
}

extern const struct library mbedtls;
const struct library mbedtls
  = { "mbedtls", mbedtls_set_key,
      { mbedtls_crypt, mbedtls_authenticate, mbedtls_seal }, 0 };
#endif

#ifdef WOLFSSL
#include <wolfssl/options.h>
#include <wolfssl/wolfcrypt/chacha20_poly1305.h>

static ChaCha wolfssl_ctx;

static void
wolfssl_set_key (void)
{
  wc_Chacha_SetKey (&wolfssl_ctx, key, sizeof key);
}

static void
wolfssl_crypt (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  (void) tag;
  wc_Chacha_SetIV (&wolfssl_ctx, nonce, 0);
  wc_Chacha_Process (&wolfssl_ctx, dst, src, (word32) length);
}

static void
wolfssl_authenticate (size_t length, uint8_t *dst, const uint8_t *src,
                      uint8_t *tag)
{
  Poly1305 ctx;

  (void) dst;
  wc_Poly1305SetKey (&ctx, key, sizeof key);
  wc_Poly1305Update (&ctx, src, (word32) length);
  wc_Poly1305Final (&ctx, tag);
}

static void
wolfssl_seal (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  wc_ChaCha20Poly1305_Encrypt (key, nonce, ad, AD_LENGTH, src,
                               (word32) length, dst, tag);
}

extern const struct library wolfssl;
const struct library wolfssl
  = { "wolfssl", wolfssl_set_key,
      { wolfssl_crypt, wolfssl_authenticate, wolfssl_seal }, 0 };
#endif

#ifdef NETTLE
#include <nettle/chacha-poly1305.h>

static struct chacha_poly1305_ctx nettle_ctx;

static void
nettle_set_key (void)
{
  chacha_poly1305_set_key (&nettle_ctx, key);
}

static void
nettle_crypt (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  (void) tag;
  chacha_set_nonce96 (&nettle_ctx.chacha, nonce);
  chacha_crypt32 (&nettle_ctx.chacha, length, dst, src);
}

static void
nettle_seal (size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  chacha_poly1305_set_nonce (&nettle_ctx, nonce);
  chacha_poly1305_update (&nettle_ctx, AD_LENGTH, ad);
  chacha_poly1305_encrypt (&nettle_ctx, length, dst, src);
  chacha_poly1305_digest (&nettle_ctx, 16, tag);
}

extern const struct library nettle;
const struct library nettle
  = { "nettle", nettle_set_key, { nettle_crypt, NULL, nettle_seal }, 0 };
#endif

#ifdef LIBSODIUM
#include <sodium.h>

static void
libsodium_set_key (void)
{
  if (sodium_init () < 0)
    abort ();
}

static void
libsodium_crypt (size_t length, uint8_t *dst, const uint8_t *src,
                 uint8_t *tag)
{
  (void) tag;
  crypto_stream_chacha20_ietf_xor_ic (dst, src, length, nonce, 0, key);
}

static void
libsodium_authenticate (size_t length, uint8_t *dst, const uint8_t *src,
                        uint8_t *tag)
{
  (void) dst;
  crypto_onetimeauth (tag, src, length, key);
}

static void
libsodium_seal (size_t length, uint8_t *dst, const uint8_t *src,
                uint8_t *tag)
{
  crypto_aead_chacha20poly1305_ietf_encrypt_detached
    (dst, tag, NULL, src, length, ad, AD_LENGTH, NULL, nonce, key);
}

extern const struct library libsodium;
const struct library libsodium
  = { "libsodium", libsodium_set_key,
      { libsodium_crypt, libsodium_authenticate, libsodium_seal }, 0 };
#endif
