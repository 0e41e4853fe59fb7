/* openssl-chacha.c: ChaCha20 for OpenSSL 3, in any pieces.  The IV is a
   little-endian block counter, 8 bytes, and an 8-byte nonce: the counter's
   upper half may as well be the first word of a 12-byte nonce, where no
   more than 256 GiB are asked for.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "openssl-provider.h"

#define KEY CHACHA_KEY_SIZE
#define BLOCK CHACHA_BLOCK_SIZE
#define IV (CHACHA_COUNTER_SIZE + CHACHA_NONCE_SIZE)

/* The last used bytes of keystream are still to be given out. */
struct stream
{
  const struct provider *provider;
  struct chacha_ctx chapoly;
  uint8_t keystream[BLOCK];
  size_t left;
  int has_key, has_iv;
};

static void *
stream_new (void *provider)
{
  struct stream *c = openssl_new (provider, sizeof *c);

  if (c)
    c->provider = provider;
  return c;
}

static void
stream_free (void *context)
{
  struct stream *c = context;

  if (c)
    openssl_free (c->provider, c, sizeof *c);
}

static void *
stream_copy (void *context)
{
  const struct stream *c = context;
  struct stream *copy = openssl_new (c->provider, sizeof *c);

  if (copy)
    *copy = *c;
  return copy;
}


/* Parameters. */

static int
stream_about (OSSL_PARAM params[])
{
  return openssl_about (params, IV, 0);
}

static int
stream_get (void *context, OSSL_PARAM params[])
{
  const struct stream *c = context;

  return (openssl_put (params, OSSL_CIPHER_PARAM_KEYLEN, KEY)
          && openssl_put (params, OSSL_CIPHER_PARAM_IVLEN, IV))
    ? 1 : openssl_error (c->provider, REASON_PARAMETER);
}

static int
stream_set (void *context, const OSSL_PARAM params[])
{
  const struct stream *c = context;

  if (!openssl_agrees (params, OSSL_CIPHER_PARAM_KEYLEN, KEY))
    return openssl_error (c->provider, REASON_KEY);
  return openssl_agrees (params, OSSL_CIPHER_PARAM_IVLEN, IV)
    ? 1 : openssl_error (c->provider, REASON_IV);
}

static const OSSL_PARAM *
stream_list (void *context, void *provider)
{
  static const OSSL_PARAM list[] = {
    NUMBER (OSSL_CIPHER_PARAM_KEYLEN),
    NUMBER (OSSL_CIPHER_PARAM_IVLEN),
    END_OF_LIST
  };

  (void) context;
  (void) provider;
  return list;
}


/* Text. */

/* Encryption and decryption are the same. */
static int
stream_start (void *context, const unsigned char *key, size_t key_length,
              const unsigned char *iv, size_t iv_length,
              const OSSL_PARAM params[])
{
  struct stream *c = context;

  if (key && key_length != KEY)
    return openssl_error (c->provider, REASON_KEY);
  if (iv && iv_length != IV)
    return openssl_error (c->provider, REASON_IV);
  if (key)
    {
      chacha_set_key (&c->chapoly, key);
      c->has_key = 1;
    }
  if (iv)
    {
      chacha_set_nonce (&c->chapoly, iv + CHACHA_COUNTER_SIZE);
      chacha_set_counter (&c->chapoly, iv);
      c->has_iv = 1;
    }
  if (key || iv)
    c->left = 0;
  return stream_set (c, params);
}

/* A call of chacha_crypt drops the rest of its last block, so that block
   is made here. */
static void
crypt (struct stream *c, uint8_t *out, const uint8_t *in, size_t length)
{
  static const uint8_t zeros[BLOCK];
  size_t whole;

  for (; length && c->left; length--)
    *out++ = *in++ ^ c->keystream[BLOCK - c->left--];
  whole = length - length % BLOCK;
  chacha_crypt (&c->chapoly, whole, out, in);
  if (length > whole)
    {
      chacha_crypt (&c->chapoly, BLOCK, c->keystream, zeros);
      c->left = BLOCK;
      crypt (c, out + whole, in + whole, length - whole);
    }
}

static int
stream_update (void *context, unsigned char *out, size_t *out_length,
               size_t size, const unsigned char *in, size_t length)
{
  struct stream *c = context;

  *out_length = 0;
  if (!c->has_key || !c->has_iv)
    return openssl_error (c->provider, REASON_ORDER);
  if (size < length)
    return openssl_error (c->provider, REASON_BUFFER);
  if (length)
    crypt (c, out, in, length);
  *out_length = length;
  return 1;
}

static int
stream_final (void *context, unsigned char *out, size_t *out_length,
              size_t size)
{
  const struct stream *c = context;

  (void) out;
  (void) size;
  *out_length = 0;
  return c->has_key && c->has_iv
    ? 1 : openssl_error (c->provider, REASON_ORDER);
}

const OSSL_DISPATCH openssl_chacha[] = {
  FUNCTION (OSSL_FUNC_CIPHER_NEWCTX, stream_new),
  FUNCTION (OSSL_FUNC_CIPHER_FREECTX, stream_free),
  FUNCTION (OSSL_FUNC_CIPHER_DUPCTX, stream_copy),
  FUNCTION (OSSL_FUNC_CIPHER_ENCRYPT_INIT, stream_start),
  FUNCTION (OSSL_FUNC_CIPHER_DECRYPT_INIT, stream_start),
  FUNCTION (OSSL_FUNC_CIPHER_UPDATE, stream_update),
  FUNCTION (OSSL_FUNC_CIPHER_FINAL, stream_final),
  FUNCTION (OSSL_FUNC_CIPHER_CIPHER, stream_update),
  FUNCTION (OSSL_FUNC_CIPHER_GET_PARAMS, stream_about),
  FUNCTION (OSSL_FUNC_CIPHER_GET_CTX_PARAMS, stream_get),
  FUNCTION (OSSL_FUNC_CIPHER_SET_CTX_PARAMS, stream_set),
  FUNCTION (OSSL_FUNC_CIPHER_GETTABLE_PARAMS, openssl_about_list),
  FUNCTION (OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS, stream_list),
  FUNCTION (OSSL_FUNC_CIPHER_SETTABLE_CTX_PARAMS, stream_list),
  { 0, NULL }
};
