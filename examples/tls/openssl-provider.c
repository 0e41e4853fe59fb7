/* openssl-provider.c: an OpenSSL 3 provider with ChaCha20-Poly1305 and
   ChaCha20, for programs that know nothing of it; README.md has the
   configuration.  It needs OpenSSL's headers, and no library of it: what
   it uses of OpenSSL comes in the table that OSSL_provider_init gets.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stdarg.h>
#include <string.h>

#include "openssl-provider.h"


/* Errors. */

static const OSSL_ITEM reasons[] = {
  { REASON_MEMORY, (void *) "no memory" },
  { REASON_PARAMETER, (void *) "parameter of a wrong type or size" },
  { REASON_KEY, (void *) "wrong length of key" },
  { REASON_IV, (void *) "wrong length of IV" },
  { REASON_TAG, (void *) "tag of a wrong length, or at a wrong time" },
  { REASON_ORDER, (void *) "no key, no new IV, or a call out of order" },
  { REASON_TOO_LONG, (void *) "text too long for one IV" },
  { REASON_RECORD, (void *) "wrong length of TLS record" },
  { REASON_BUFFER, (void *) "output buffer too small" },
  { 0, NULL }
};

/* OpenSSL wants a va_list, be there anything in it or not. */
static void
report (const struct provider *provider, int reason, ...)
{
  va_list nothing;

  va_start (nothing, reason);
  provider->new_error (provider->core);
  provider->vset_error (provider->core, (uint32_t) reason, NULL, nothing);
  va_end (nothing);
}

int
openssl_error (const struct provider *provider, int reason)
{
  report (provider, reason);
  return 0;
}


/* Memory. */

void *
openssl_new (const struct provider *provider, size_t size)
{
  void *context = provider->zalloc (size, __FILE__, __LINE__);

  if (!context)
    openssl_error (provider, REASON_MEMORY);
  return context;
}

void
openssl_free (const struct provider *provider, void *context, size_t size)
{
  provider->clear_free (context, size, __FILE__, __LINE__);
}


/* Parameters. */

const OSSL_PARAM *
openssl_param (const OSSL_PARAM params[], const char *key)
{
  if (params)
    for (; params->key; params++)
      if (!strcmp (params->key, key))
        return params;
  return NULL;
}

/* All numbers here are small, so their sign does not matter. */
static int
is_number (const OSSL_PARAM *p)
{
  return (p->data_type == OSSL_PARAM_UNSIGNED_INTEGER
          || p->data_type == OSSL_PARAM_INTEGER)
    && (!p->data || p->data_size == 4 || p->data_size == 8);
}

int
openssl_put (OSSL_PARAM params[], const char *key, size_t value)
{
  OSSL_PARAM *p = (OSSL_PARAM *) openssl_param (params, key);
  const uint32_t value32 = (uint32_t) value;
  const uint64_t value64 = value;

  if (!p)
    return 1;
  if (!is_number (p))
    return 0;
  p->return_size = p->data ? p->data_size : sizeof value;
  if (p->data)
    memcpy (p->data,
            p->data_size == 4 ? (const void *) &value32 : &value64,
            p->data_size);
  return 1;
}

int
openssl_agrees (const OSSL_PARAM params[], const char *key, size_t value)
{
  const OSSL_PARAM *p = openssl_param (params, key);
  uint32_t value32 = 0;
  uint64_t value64 = 0;

  if (!p)
    return 1;
  if (!is_number (p) || !p->data)
    return 0;
  memcpy (p->data_size == 4 ? (void *) &value32 : &value64, p->data,
          p->data_size);
  return value32 + value64 == value;
}


/* What the ciphers have in common. */

int
openssl_about (OSSL_PARAM params[], size_t iv_length, int aead)
{
  return openssl_put (params, OSSL_CIPHER_PARAM_MODE, 0)
    && openssl_put (params, OSSL_CIPHER_PARAM_KEYLEN, CHACHA_KEY_SIZE)
    && openssl_put (params, OSSL_CIPHER_PARAM_IVLEN, iv_length)
    && openssl_put (params, OSSL_CIPHER_PARAM_BLOCK_SIZE, 1)
    && openssl_put (params, OSSL_CIPHER_PARAM_AEAD, (size_t) aead)
    && openssl_put (params, OSSL_CIPHER_PARAM_CUSTOM_IV, 1);
}

const OSSL_PARAM *
openssl_about_list (void *provider)
{
  static const OSSL_PARAM list[] = {
    NUMBER (OSSL_CIPHER_PARAM_MODE),
    NUMBER (OSSL_CIPHER_PARAM_KEYLEN),
    NUMBER (OSSL_CIPHER_PARAM_IVLEN),
    NUMBER (OSSL_CIPHER_PARAM_BLOCK_SIZE),
    NUMBER (OSSL_CIPHER_PARAM_AEAD),
    NUMBER (OSSL_CIPHER_PARAM_CUSTOM_IV),
    END_OF_LIST
  };

  (void) provider;
  return list;
}


/* The provider. */

static const OSSL_ALGORITHM ciphers[] = {
  { "ChaCha20-Poly1305", "provider=chapoly", openssl_aead,
    "ChaCha20-Poly1305 by chapoly" },
  { "ChaCha20", "provider=chapoly", openssl_chacha, "ChaCha20 by chapoly" },
  { NULL, NULL, NULL, NULL }
};

static const OSSL_ALGORITHM *
query (void *provider, int operation, int *no_cache)
{
  (void) provider;
  *no_cache = 0;
  return operation == OSSL_OP_CIPHER ? ciphers : NULL;
}

static const OSSL_ITEM *
get_reasons (void *provider)
{
  (void) provider;
  return reasons;
}

static int
self_test (void *provider)
{
  (void) provider;
  return chacha_poly1305_self_test ();
}

static const OSSL_PARAM *
gettable_params (void *provider)
{
  static const OSSL_PARAM list[] = {
    { OSSL_PROV_PARAM_NAME, OSSL_PARAM_UTF8_PTR, NULL, 0, 0 },
    { OSSL_PROV_PARAM_BUILDINFO, OSSL_PARAM_UTF8_PTR, NULL, 0, 0 },
    { OSSL_PROV_PARAM_STATUS, OSSL_PARAM_INTEGER, NULL, sizeof (int), 0 },
    END_OF_LIST
  };

  (void) provider;
  return list;
}

static int
put_text (OSSL_PARAM params[], const char *key, const char *text)
{
  OSSL_PARAM *p = (OSSL_PARAM *) openssl_param (params, key);

  if (!p)
    return 1;
  if (p->data_type != OSSL_PARAM_UTF8_PTR)
    return 0;
  p->return_size = strlen (text);
  if (p->data)
    *(const char **) p->data = text;
  return 1;
}

static int
get_params (void *provider, OSSL_PARAM params[])
{
  (void) provider;
  return put_text (params, OSSL_PROV_PARAM_NAME, "chapoly")
    && put_text (params, OSSL_PROV_PARAM_BUILDINFO,
                 chacha_poly1305_kernels ())
    && openssl_put (params, OSSL_PROV_PARAM_STATUS, 1);
}

static void
teardown (void *provider)
{
  openssl_free (provider, provider, sizeof (struct provider));
}

static const OSSL_DISPATCH functions[] = {
  FUNCTION (OSSL_FUNC_PROVIDER_TEARDOWN, teardown),
  FUNCTION (OSSL_FUNC_PROVIDER_QUERY_OPERATION, query),
  FUNCTION (OSSL_FUNC_PROVIDER_GET_REASON_STRINGS, get_reasons),
  FUNCTION (OSSL_FUNC_PROVIDER_SELF_TEST, self_test),
  FUNCTION (OSSL_FUNC_PROVIDER_GETTABLE_PARAMS, gettable_params),
  FUNCTION (OSSL_FUNC_PROVIDER_GET_PARAMS, get_params),
  { 0, NULL }
};

static void
borrow (struct provider *provider, const OSSL_DISPATCH *in)
{
  for (; in->function_id; in++)
    switch (in->function_id)
      {
      case OSSL_FUNC_CORE_NEW_ERROR:
        provider->new_error = OSSL_FUNC_core_new_error (in);
        break;
      case OSSL_FUNC_CORE_VSET_ERROR:
        provider->vset_error = OSSL_FUNC_core_vset_error (in);
        break;
      case OSSL_FUNC_CRYPTO_ZALLOC:
        provider->zalloc = OSSL_FUNC_CRYPTO_zalloc (in);
        break;
      case OSSL_FUNC_CRYPTO_CLEAR_FREE:
        provider->clear_free = OSSL_FUNC_CRYPTO_clear_free (in);
        break;
      }
}

/* A library that gives wrong answers is not loaded. */
int
OSSL_provider_init (const OSSL_CORE_HANDLE *core, const OSSL_DISPATCH *in,
                    const OSSL_DISPATCH **out, void **context)
{
  struct provider found = { core, NULL, NULL, NULL, NULL }, *provider;

  borrow (&found, in);
  if (!found.new_error || !found.vset_error || !found.zalloc
      || !found.clear_free || !chacha_poly1305_self_test ())
    return 0;
  provider = openssl_new (&found, sizeof found);
  if (!provider)
    return 0;
  *provider = found;
  *out = functions;
  *context = provider;
  return 1;
}
