/* openssl-evp.c: the provider, called through OpenSSL's EVP interface, gives
   what OpenSSL's own provider gives: text and associated data in pieces,
   contexts copied in the midst of a message, keys and IVs at different
   times, TLS 1.2 records, and counters that wrap.  Misuse is refused, with
   a reason.  OPENSSL_MODULES names the folder of chapoly.so.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <string.h>

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/provider.h>

#include "testutils.h"

enum { KEY = 32, IV = 12, TAG = 16, TLS_AD = 13, MAX = 5000 };

static EVP_CIPHER *aead, *own_aead, *stream, *own_stream;
static uint8_t key[KEY], iv[16], ad[100], text[MAX];

static EVP_CIPHER_CTX *
start (const EVP_CIPHER *cipher, int encrypts)
{
  EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new ();

  if (!ctx || !EVP_CipherInit_ex2 (ctx, cipher, key, iv, encrypts, NULL))
    test_fatal ("no context");
  return ctx;
}

/* In pieces, and half of the time a copy of the context goes on. */
static void
update (EVP_CIPHER_CTX **ctx, uint8_t *out, const uint8_t *in, size_t n)
{
  int done;

  while (n)
    {
      const size_t piece = 1 + test_random_below (n < 300 ? n : 300);

      CHECK (EVP_CipherUpdate (*ctx, out, &done, in, (int) piece)
             && (size_t) done == piece);
      in += piece;
      out = out ? out + piece : NULL;
      n -= piece;
      if (test_random_below (2))
        {
          EVP_CIPHER_CTX *copy = EVP_CIPHER_CTX_new ();

          CHECK (EVP_CIPHER_CTX_copy (copy, *ctx));
          EVP_CIPHER_CTX_free (*ctx);
          *ctx = copy;
        }
    }
}

static void
whole (const EVP_CIPHER *cipher, uint8_t *out, uint8_t tag[TAG], size_t a,
       size_t n)
{
  EVP_CIPHER_CTX *ctx = start (cipher, 1);
  int done;

  CHECK (EVP_CipherUpdate (ctx, NULL, &done, ad, (int) a)
         && EVP_CipherUpdate (ctx, out, &done, text, (int) n)
         && EVP_CipherFinal_ex (ctx, out + n, &done) && !done
         && EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_GET_TAG, TAG, tag));
  EVP_CIPHER_CTX_free (ctx);
}

/* Sealed by chapoly, opened by chapoly; OpenSSL's own result beside it. */
static void
test_message (size_t a, size_t n)
{
  uint8_t right[MAX], right_tag[TAG], out[MAX], tag[TAG];
  EVP_CIPHER_CTX *ctx = start (aead, 1);
  int done, bad;

  test_context ("associated data %u, text %u", (unsigned) a, (unsigned) n);
  whole (own_aead, right, right_tag, a, n);
  update (&ctx, NULL, ad, a);
  update (&ctx, out, text, n);
  CHECK (!EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_GET_TAG, TAG, tag));
  CHECK (EVP_CipherFinal_ex (ctx, out, &done) && !done);
  CHECK (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_GET_TAG, TAG, tag));
  CHECK_MEM (n, out, right);
  CHECK_MEM (TAG, tag, right_tag);
  /* The IV is used up. */
  CHECK (!EVP_CipherFinal_ex (ctx, out, &done));
  CHECK (!EVP_CipherUpdate (ctx, out, &done, text, 1));
  EVP_CIPHER_CTX_free (ctx);

  for (bad = 0; bad < 2; bad++)
    {
      ctx = start (aead, 0);
      tag[n % TAG] ^= (uint8_t) (bad << n % 8);
      update (&ctx, NULL, ad, a);
      update (&ctx, out, out, n);
      CHECK (!EVP_CipherFinal_ex (ctx, out, &done));   /* no tag yet */
      CHECK (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_TAG, TAG, tag));
      ERR_clear_error ();
      CHECK (EVP_CipherFinal_ex (ctx, out, &done) == !bad);
      CHECK (!ERR_peek_error ());
      if (!bad)
        CHECK_MEM (n, out, text);
      memcpy (out, right, n);
      EVP_CIPHER_CTX_free (ctx);
    }
}

/* A TLS 1.2 record in place: text and room for the tag, or both. */
static int
record (const EVP_CIPHER *cipher, int encrypts, uint8_t *data, size_t n,
        size_t length, int *done)
{
  uint8_t header[TLS_AD] = { 0, 0, 0, 0, 0x80, 0, 0, 7, 23, 3, 3 };
  EVP_CIPHER_CTX *ctx = start (cipher, encrypts);
  const size_t told = encrypts ? n : n + TAG;
  int good;

  header[11] = (uint8_t) (told >> 8);
  header[12] = (uint8_t) told;
  CHECK (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_IV_FIXED, IV, key) > 0);
  CHECK (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_TLS1_AAD, TLS_AD, header)
         == TAG);
  good = EVP_CipherUpdate (ctx, data, done, data, (int) length);
  EVP_CIPHER_CTX_free (ctx);
  return good;
}

static void
test_record (size_t n)
{
  uint8_t right[MAX + TAG], data[MAX + TAG];
  const uint8_t zeros[MAX] = { 0 };
  int done;

  test_context ("TLS 1.2 record, text %u", (unsigned) n);
  memcpy (right, text, n);
  memcpy (data, text, n);
  CHECK (record (own_aead, 1, right, n, n + TAG, &done));
  CHECK (record (aead, 1, data, n, n + TAG, &done)
         && (size_t) done == n + TAG);
  CHECK_MEM (n + TAG, data, right);
  CHECK (record (aead, 0, data, n, n + TAG, &done) && (size_t) done == n);
  CHECK_MEM (n, data, text);
  memcpy (data, right, n + TAG);
  data[test_random_below (n + TAG)] ^= 1;
  CHECK (!record (aead, 0, data, n, n + TAG, &done));
  CHECK_MEM (n, data, zeros);
  /* Not the length that was announced. */
  CHECK (!record (aead, 0, data, n, n + TAG - 1, &done));
  CHECK (!record (aead, 1, data, n, n, &done));
}

static void
test_stream (size_t n, uint32_t counter)
{
  uint8_t right[MAX], out[MAX];
  EVP_CIPHER_CTX *ctx;
  int done;

  test_context ("ChaCha20, text %u, counter %lx", (unsigned) n,
                (unsigned long) counter);
  test_random_bytes (sizeof iv, iv);
  for (done = 0; done < 4; done++)
    iv[done] = (uint8_t) (counter >> 8 * done);
  ctx = start (own_stream, 1);
  CHECK (EVP_CipherUpdate (ctx, right, &done, text, (int) n));
  EVP_CIPHER_CTX_free (ctx);
  ctx = start (stream, 1);
  update (&ctx, out, text, n);
  CHECK_MEM (n, out, right);
  /* What is left of the last block must not be used again. */
  CHECK (EVP_CipherInit_ex2 (ctx, NULL, NULL, iv, 0, NULL));
  update (&ctx, out, out, n);
  CHECK (EVP_CipherFinal_ex (ctx, out, &done) && !done);
  CHECK_MEM (n, out, text);
  EVP_CIPHER_CTX_free (ctx);
}

/* Refused, and OpenSSL's queue has a reason in words. */
#define REFUSED(call)                                           \
  (ERR_clear_error (), CHECK ((call) <= 0),                     \
   CHECK (ERR_reason_error_string (ERR_peek_error ()) != NULL))

static void
test_order (void)
{
  EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new ();
  uint8_t out[64], right[64], tag[TAG], right_tag[TAG], header[TLS_AD] = "";
  int done;

  test_context ("order of calls");
  whole (own_aead, right, right_tag, 0, 64);
  CHECK (EVP_CipherInit_ex2 (ctx, aead, NULL, NULL, 1, NULL));
  REFUSED (EVP_CipherUpdate (ctx, out, &done, text, 64));
  CHECK (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_IVLEN, IV, NULL));
  REFUSED (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_IVLEN, 8, NULL));
  REFUSED (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_TAG, TAG, tag));
  CHECK (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_TAG, TAG, NULL));
  REFUSED (EVP_CIPHER_CTX_set_key_length (ctx, 16));
  CHECK (EVP_CIPHER_CTX_get_iv_length (ctx) == IV);
  CHECK (EVP_CIPHER_CTX_get_tag_length (ctx) == TAG);
  /* The IV first, then the key. */
  CHECK (EVP_CipherInit_ex2 (ctx, NULL, NULL, iv, -1, NULL));
  REFUSED (EVP_CipherUpdate (ctx, out, &done, text, 64));
  CHECK (EVP_CipherInit_ex2 (ctx, NULL, key, NULL, -1, NULL));
  CHECK (EVP_CipherUpdate (ctx, out, &done, text, 64));
  REFUSED (EVP_CipherUpdate (ctx, NULL, &done, ad, 1));
  CHECK (EVP_CipherFinal_ex (ctx, out, &done));
  CHECK (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_GET_TAG, TAG, tag));
  CHECK_MEM (64, out, right);
  CHECK_MEM (TAG, tag, right_tag);
  REFUSED (EVP_CipherUpdate (ctx, out, &done, text, 64));
  /* The next message has the same key. */
  CHECK (EVP_CipherInit_ex2 (ctx, NULL, NULL, iv, 0, NULL));
  REFUSED (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_TAG, 12, tag));
  CHECK (EVP_CipherUpdate (ctx, out, &done, right, 64));
  /* The tag made before is none to check. */
  REFUSED (EVP_CipherFinal_ex (ctx, out, &done));
  CHECK (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_TAG, TAG, tag));
  CHECK (EVP_CipherFinal_ex (ctx, out, &done));
  CHECK_MEM (64, out, text);
  REFUSED (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_TLS1_AAD, TLS_AD, header));
  REFUSED (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_IV_FIXED, 4, iv));
  EVP_CIPHER_CTX_free (ctx);

  ctx = EVP_CIPHER_CTX_new ();
  CHECK (EVP_CipherInit_ex2 (ctx, stream, key, NULL, 1, NULL));
  REFUSED (EVP_CipherUpdate (ctx, out, &done, text, 64));
  REFUSED (EVP_CipherFinal_ex (ctx, out, &done));
  CHECK (EVP_CipherInit_ex2 (ctx, NULL, NULL, iv, -1, NULL));
  CHECK (EVP_CipherFinal_ex (ctx, out, &done) && !done);
  EVP_CIPHER_CTX_free (ctx);
}

static EVP_CIPHER *
fetch (const char *name, const char *properties)
{
  EVP_CIPHER *cipher = EVP_CIPHER_fetch (NULL, name, properties);

  if (!cipher)
    test_fatal ("no %s with %s", name, properties);
  return cipher;
}

static void
test_description (const EVP_CIPHER *ours, const EVP_CIPHER *own)
{
  CHECK (EVP_CIPHER_get_nid (ours) == EVP_CIPHER_get_nid (own));
  CHECK (EVP_CIPHER_get_flags (ours) == EVP_CIPHER_get_flags (own));
  CHECK (EVP_CIPHER_get_key_length (ours) == EVP_CIPHER_get_key_length (own));
  CHECK (EVP_CIPHER_get_iv_length (ours) == EVP_CIPHER_get_iv_length (own));
  CHECK (EVP_CIPHER_get_block_size (ours) == EVP_CIPHER_get_block_size (own));
  CHECK (EVP_CIPHER_get_mode (ours) == EVP_CIPHER_get_mode (own));
  CHECK (EVP_CIPHER_gettable_params (ours)
         && EVP_CIPHER_gettable_ctx_params (ours)
         && EVP_CIPHER_settable_ctx_params (ours));
}

void
test_main (void)
{
  static const uint16_t lengths[] = { 0, 1, 15, 16, 17, 63, 64, 65, 255, 256,
                                      257, 1000, 4097 };
  OSSL_PROVIDER *chapoly = OSSL_PROVIDER_load (NULL, "chapoly");
  OSSL_PROVIDER *own = OSSL_PROVIDER_load (NULL, "default");
  size_t i, j;

  if (!chapoly || !own)
    test_fatal ("a provider cannot be loaded");
  CHECK (OSSL_PROVIDER_self_test (chapoly));
  aead = fetch ("ChaCha20-Poly1305", "provider=chapoly");
  own_aead = fetch ("ChaCha20-Poly1305", "provider=default");
  stream = fetch ("ChaCha20", "provider=chapoly");
  own_stream = fetch ("ChaCha20", "provider=default");
  test_description (aead, own_aead);
  test_description (stream, own_stream);

  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof iv, iv);
  test_random_bytes (sizeof ad, ad);
  test_random_bytes (sizeof text, text);
  test_order ();
  for (i = 0; i < TEST_LENGTH (lengths); i++)
    {
      for (j = 0; j < 9; j += test_have_time () ? 1 : 4)
        test_message (lengths[j] % sizeof ad, lengths[i]);
      if (lengths[i])
        test_record (lengths[i]);
      test_stream (lengths[i], 0);
      test_stream (lengths[i], UINT32_MAX);
      test_stream (lengths[i], UINT32_MAX - 5);
    }

  EVP_CIPHER_free (aead);
  EVP_CIPHER_free (own_aead);
  EVP_CIPHER_free (stream);
  EVP_CIPHER_free (own_stream);
  CHECK (OSSL_PROVIDER_unload (chapoly) && OSSL_PROVIDER_unload (own));
}
