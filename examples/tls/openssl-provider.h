/* openssl-provider.h: what the files of the OpenSSL 3 provider share.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef OPENSSL_PROVIDER_H
#define OPENSSL_PROVIDER_H

#include <openssl/core.h>
#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>

#include <chapoly/chacha-poly1305.h>

/* Reasons, in OpenSSL's error queue. */
enum
{
  REASON_MEMORY = 1,
  REASON_PARAMETER,
  REASON_KEY,
  REASON_IV,
  REASON_TAG,
  REASON_ORDER,
  REASON_TOO_LONG,
  REASON_RECORD,
  REASON_BUFFER
};

/* OpenSSL's handle of this provider, and functions that OpenSSL lends. */
struct provider
{
  const OSSL_CORE_HANDLE *core;
  OSSL_FUNC_core_new_error_fn *new_error;
  OSSL_FUNC_core_vset_error_fn *vset_error;
  OSSL_FUNC_CRYPTO_zalloc_fn *zalloc;
  OSSL_FUNC_CRYPTO_clear_free_fn *clear_free;
};

/* Memory for a context, all zero, or NULL and an error in the queue; and
   the way back, which wipes it. */
void *
openssl_new (const struct provider *provider, size_t size);
void
openssl_free (const struct provider *provider, void *context, size_t size);

/* Puts the reason into OpenSSL's error queue; returns 0. */
int
openssl_error (const struct provider *provider, int reason);

/* The parameter of that name in a list, or NULL. */
const OSSL_PARAM *
openssl_param (const OSSL_PARAM params[], const char *key);

/* If the list asks for the number, writes it; 0 if it has no room. */
int
openssl_put (OSSL_PARAM params[], const char *key, size_t value);

/* If the list has a number of that name, is it this one? */
int
openssl_agrees (const OSSL_PARAM params[], const char *key, size_t value);

/* What both ciphers tell of themselves: a key of 32 bytes, no blocks. */
int
openssl_about (OSSL_PARAM params[], size_t iv_length, int aead);
const OSSL_PARAM *
openssl_about_list (void *provider);

/* The functions of a cipher. */
extern const OSSL_DISPATCH openssl_aead[], openssl_chacha[];

/* An item of a dispatch table, and items of a list of parameters. */
#define FUNCTION(id, f) { id, (void (*) (void)) f }
#define NUMBER(key) \
  { key, OSSL_PARAM_UNSIGNED_INTEGER, NULL, sizeof (size_t), 0 }
#define BYTES(key) { key, OSSL_PARAM_OCTET_STRING, NULL, 0, 0 }
#define END_OF_LIST { NULL, 0, NULL, 0, 0 }

#endif /* OPENSSL_PROVIDER_H */
