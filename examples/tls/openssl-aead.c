/* openssl-aead.c: ChaCha20-Poly1305 for OpenSSL 3, in any pieces, and
   whole TLS 1.2 records.

   OpenSSL sets an IV, takes associated data (an update without output),
   text, and at the end (final) writes or checks the tag.  In TLS 1.2 the
   IV's fixed part is set once, then for each record its 13 bytes of
   associated data ("tlsaad"), and one update has text and tag.

   Wrong tags leave nothing in OpenSSL's error queue: DTLS drops such
   packets and goes on.  They give 0, as always in OpenSSL.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <string.h>

#include "openssl-provider.h"
#include "tally.h"

#define KEY CHACHA_POLY1305_KEY_SIZE
#define IV CHACHA_POLY1305_NONCE_SIZE
#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define TLS_AD 13                       /* sequence, type, version, length */
#define NO_RECORD SIZE_MAX

struct aead
{
  const struct provider *provider;
  struct chacha_poly1305_ctx chapoly;
  uint8_t iv[IV], tag[TAG], tls_ad[TLS_AD];
  size_t record;                /* text's length in the TLS record to come */
  int encrypts, has_key, has_iv, has_tag;
};

static void *
aead_new (void *provider)
{
  struct aead *c = openssl_new (provider, sizeof *c);

  if (c)
    {
      c->provider = provider;
      c->record = NO_RECORD;
    }
  return c;
}

static void
aead_free (void *context)
{
  struct aead *c = context;

  if (c)
    openssl_free (c->provider, c, sizeof *c);
}

static void *
aead_copy (void *context)
{
  const struct aead *c = context;
  struct aead *copy = openssl_new (c->provider, sizeof *c);

  if (copy)
    *copy = *c;
  return copy;
}


/* Parameters. */

static int
set_tag (struct aead *c, const OSSL_PARAM *p)
{
  if (p->data_type != OSSL_PARAM_OCTET_STRING)
    return openssl_error (c->provider, REASON_PARAMETER);
  /* Without data, it tells the length only. */
  if (p->data_size != TAG || (p->data && c->encrypts))
    return openssl_error (c->provider, REASON_TAG);
  if (p->data)
    {
      memcpy (c->tag, p->data, TAG);
      c->has_tag = 1;
    }
  return 1;
}

/* The length in the associated data is that of what update will read,
   less the tag if that is not yet there. */
static int
set_tls_ad (struct aead *c, const OSSL_PARAM *p)
{
  size_t length;

  if (p->data_type != OSSL_PARAM_OCTET_STRING || !p->data
      || p->data_size != TLS_AD)
    return openssl_error (c->provider, REASON_PARAMETER);
  memcpy (c->tls_ad, p->data, TLS_AD);
  length = (size_t) c->tls_ad[TLS_AD - 2] << 8 | c->tls_ad[TLS_AD - 1];
  if (!c->encrypts)
    {
      if (length < TAG)
        return openssl_error (c->provider, REASON_RECORD);
      length -= TAG;
      c->tls_ad[TLS_AD - 2] = (uint8_t) (length >> 8);
      c->tls_ad[TLS_AD - 1] = (uint8_t) length;
    }
  c->record = length;
  return 1;
}

static int
set_fixed_iv (struct aead *c, const OSSL_PARAM *p)
{
  if (p->data_type != OSSL_PARAM_OCTET_STRING || !p->data
      || p->data_size != IV)
    return openssl_error (c->provider, REASON_IV);
  memcpy (c->iv, p->data, IV);
  c->has_iv = 1;
  return 1;
}

static int
aead_set (void *context, const OSSL_PARAM params[])
{
  struct aead *c = context;
  const OSSL_PARAM *p;

  if (!openssl_agrees (params, OSSL_CIPHER_PARAM_KEYLEN, KEY))
    return openssl_error (c->provider, REASON_KEY);
  if (!openssl_agrees (params, OSSL_CIPHER_PARAM_AEAD_IVLEN, IV))
    return openssl_error (c->provider, REASON_IV);
  p = openssl_param (params, OSSL_CIPHER_PARAM_AEAD_TAG);
  if (p && !set_tag (c, p))
    return 0;
  p = openssl_param (params, OSSL_CIPHER_PARAM_AEAD_TLS1_AAD);
  if (p && !set_tls_ad (c, p))
    return 0;
  p = openssl_param (params, OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED);
  return !p || set_fixed_iv (c, p);
}

static int
get_tag (const struct aead *c, OSSL_PARAM *p)
{
  if (p->data_type != OSSL_PARAM_OCTET_STRING)
    return openssl_error (c->provider, REASON_PARAMETER);
  p->return_size = TAG;
  if (!p->data)
    return 1;
  if (!c->encrypts || !c->has_tag || p->data_size < 1 || p->data_size > TAG)
    return openssl_error (c->provider, REASON_TAG);
  memcpy (p->data, c->tag, p->data_size);
  p->return_size = p->data_size;
  return 1;
}

static int
aead_get (void *context, OSSL_PARAM params[])
{
  const struct aead *c = context;
  OSSL_PARAM *tag
    = (OSSL_PARAM *) openssl_param (params, OSSL_CIPHER_PARAM_AEAD_TAG);

  if (!openssl_put (params, OSSL_CIPHER_PARAM_KEYLEN, KEY)
      || !openssl_put (params, OSSL_CIPHER_PARAM_AEAD_IVLEN, IV)
      || !openssl_put (params, OSSL_CIPHER_PARAM_AEAD_TAGLEN, TAG)
      || !openssl_put (params, OSSL_CIPHER_PARAM_AEAD_TLS1_AAD_PAD, TAG))
    return openssl_error (c->provider, REASON_PARAMETER);
  return !tag || get_tag (c, tag);
}

static int
aead_about (OSSL_PARAM params[])
{
  return openssl_about (params, IV, 1);
}

static const OSSL_PARAM *
aead_get_list (void *context, void *provider)
{
  static const OSSL_PARAM list[] = {
    NUMBER (OSSL_CIPHER_PARAM_KEYLEN),
    NUMBER (OSSL_CIPHER_PARAM_AEAD_IVLEN),
    NUMBER (OSSL_CIPHER_PARAM_AEAD_TAGLEN),
    NUMBER (OSSL_CIPHER_PARAM_AEAD_TLS1_AAD_PAD),
    BYTES (OSSL_CIPHER_PARAM_AEAD_TAG),
    END_OF_LIST
  };

  (void) context;
  (void) provider;
  return list;
}

static const OSSL_PARAM *
aead_set_list (void *context, void *provider)
{
  static const OSSL_PARAM list[] = {
    NUMBER (OSSL_CIPHER_PARAM_KEYLEN),
    NUMBER (OSSL_CIPHER_PARAM_AEAD_IVLEN),
    BYTES (OSSL_CIPHER_PARAM_AEAD_TAG),
    BYTES (OSSL_CIPHER_PARAM_AEAD_TLS1_AAD),
    BYTES (OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED),
    END_OF_LIST
  };

  (void) context;
  (void) provider;
  return list;
}


/* Messages. */

/* A key or an IV, or both, may come at one time and the rest later. */
static int
start (struct aead *c, int encrypts, const unsigned char *key,
       size_t key_length, const unsigned char *iv, size_t iv_length,
       const OSSL_PARAM params[])
{
  /* A tag that was made is none to check, nor the reverse. */
  if (c->encrypts != encrypts)
    c->has_tag = 0;
  c->encrypts = encrypts;
  c->record = NO_RECORD;
  if (key && key_length != KEY)
    return openssl_error (c->provider, REASON_KEY);
  if (iv && iv_length != IV)
    return openssl_error (c->provider, REASON_IV);
  if (key)
    {
      chacha_poly1305_set_key (&c->chapoly, key);
      c->has_key = 1;
    }
  if (iv)
    {
      memcpy (c->iv, iv, IV);
      c->has_iv = 1;
    }
  if ((key || iv) && c->has_key && c->has_iv)
    {
      chacha_poly1305_set_nonce (&c->chapoly, c->iv);
      c->has_tag = c->has_tag && !encrypts;
    }
  return aead_set (c, params);
}

static int
aead_encrypt (void *context, const unsigned char *key, size_t key_length,
              const unsigned char *iv, size_t iv_length,
              const OSSL_PARAM params[])
{
  return start (context, 1, key, key_length, iv, iv_length, params);
}

static int
aead_decrypt (void *context, const unsigned char *key, size_t key_length,
              const unsigned char *iv, size_t iv_length,
              const OSSL_PARAM params[])
{
  return start (context, 0, key, key_length, iv, iv_length, params);
}

/* A TLS 1.2 record in one call; RFC 7905 has the nonce. */
static int
crypt_record (struct aead *c, uint8_t *out, size_t *out_length,
              size_t size, const uint8_t *in, size_t length)
{
  const size_t text = c->record;
  uint8_t nonce[IV];
  int i, good;

  c->record = NO_RECORD;
  if (!c->has_key || !c->has_iv)
    return openssl_error (c->provider, REASON_ORDER);
  if (!out || length != text + TAG)
    return openssl_error (c->provider, REASON_RECORD);
  if (size < (c->encrypts ? length : text))
    return openssl_error (c->provider, REASON_BUFFER);
  memcpy (nonce, c->iv, IV);
  for (i = 0; i < 8; i++)
    nonce[IV - 8 + i] ^= c->tls_ad[i];

  if (c->encrypts)
    {
      good = chacha_poly1305_seal (&c->chapoly, IV, nonce, TLS_AD, c->tls_ad,
                                   text, out, in, out + text);
      tally_sealed ();
    }
  else
    {
      good = chacha_poly1305_open (&c->chapoly, IV, nonce, TLS_AD, c->tls_ad,
                                   text, out, in, in + text);
      tally_opened (good);
    }
  *out_length = !good ? 0 : c->encrypts ? length : text;
  return good;
}

static int
aead_update (void *context, unsigned char *out, size_t *out_length,
             size_t size, const unsigned char *in, size_t length)
{
  struct aead *c = context;

  *out_length = 0;
  if (c->record != NO_RECORD)
    return crypt_record (c, out, out_length, size, in, length);
  if (!length)
    return 1;
  if (!c->has_key || !c->has_iv)
    return openssl_error (c->provider, REASON_ORDER);
  if (!out)
    return chacha_poly1305_update (&c->chapoly, length, in)
      ? (*out_length = length, 1) : openssl_error (c->provider, REASON_ORDER);
  if (size < length)
    return openssl_error (c->provider, REASON_BUFFER);
  if (!(c->encrypts
        ? chacha_poly1305_encrypt (&c->chapoly, length, out, in)
        : chacha_poly1305_decrypt (&c->chapoly, length, out, in)))
    return openssl_error (c->provider, length > CHACHA_POLY1305_TEXT_MAX
                          ? REASON_TOO_LONG : REASON_ORDER);
  *out_length = length;
  return 1;
}

/* For what update has written, see README.md. */
static int
aead_final (void *context, unsigned char *out, size_t *out_length,
            size_t size)
{
  struct aead *c = context;
  int good;

  (void) out;
  (void) size;
  *out_length = 0;
  if (!c->has_key || !c->has_iv)
    return openssl_error (c->provider, REASON_ORDER);
  if (c->encrypts)
    {
      if (!chacha_poly1305_digest (&c->chapoly, c->tag))
        return openssl_error (c->provider, REASON_ORDER);
      tally_sealed ();
      return c->has_tag = 1;
    }
  if (!c->has_tag)
    return openssl_error (c->provider, REASON_TAG);
  c->has_tag = 0;
  good = chacha_poly1305_verify (&c->chapoly, c->tag);
  tally_opened (good);
  return good;
}

const OSSL_DISPATCH openssl_aead[] = {
  FUNCTION (OSSL_FUNC_CIPHER_NEWCTX, aead_new),
  FUNCTION (OSSL_FUNC_CIPHER_FREECTX, aead_free),
  FUNCTION (OSSL_FUNC_CIPHER_DUPCTX, aead_copy),
  FUNCTION (OSSL_FUNC_CIPHER_ENCRYPT_INIT, aead_encrypt),
  FUNCTION (OSSL_FUNC_CIPHER_DECRYPT_INIT, aead_decrypt),
  FUNCTION (OSSL_FUNC_CIPHER_UPDATE, aead_update),
  FUNCTION (OSSL_FUNC_CIPHER_FINAL, aead_final),
  FUNCTION (OSSL_FUNC_CIPHER_CIPHER, aead_update),
  FUNCTION (OSSL_FUNC_CIPHER_GET_PARAMS, aead_about),
  FUNCTION (OSSL_FUNC_CIPHER_GET_CTX_PARAMS, aead_get),
  FUNCTION (OSSL_FUNC_CIPHER_SET_CTX_PARAMS, aead_set),
  FUNCTION (OSSL_FUNC_CIPHER_GETTABLE_PARAMS, openssl_about_list),
  FUNCTION (OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS, aead_get_list),
  FUNCTION (OSSL_FUNC_CIPHER_SETTABLE_CTX_PARAMS, aead_set_list),
  { 0, NULL }
};
