/* bearssl-chapoly.c: see bearssl-chapoly.h.

   BearSSL decrypts in place, then compares the tag; what is not authentic
   stays in its buffer, but is not given out.  The class of records here is
   BearSSL's own, and wipes it, too.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stdlib.h>
#include <string.h>

#include <chapoly/chacha-poly1305.h>

#include "bearssl-chapoly.h"
#include "tally.h"

uint32_t
bearssl_chacha20_run (const void *key, const void *iv, uint32_t cc,
                      void *data, size_t len)
{
  struct chacha_ctx ctx;
  uint8_t counter[CHACHA_COUNTER32_SIZE];
  int i;

  for (i = 0; i < CHACHA_COUNTER32_SIZE; i++)
    counter[i] = (uint8_t) (cc >> 8 * i);
  chacha_set_key (&ctx, key);
  chacha_set_nonce96 (&ctx, iv);
  chacha_set_counter32 (&ctx, counter);
  chacha_crypt32 (&ctx, len, data, data);
  chacha_clear (&ctx);
  return cc + (uint32_t) (len / CHACHA_BLOCK_SIZE)
    + (len % CHACHA_BLOCK_SIZE > 0);
}

void
bearssl_poly1305_run (const void *key, const void *iv,
                      void *data, size_t len,
                      const void *aad, size_t aad_len,
                      void *tag, br_chacha20_run ichacha, int encrypt)
{
  struct chacha_poly1305_ctx ctx;

  (void) ichacha;
  chacha_poly1305_set_key (&ctx, key);
  chacha_poly1305_set_nonce (&ctx, iv);
  chacha_poly1305_update (&ctx, aad_len, aad);
  /* There is no way to report text of more than 256 GiB. */
  if (!(encrypt ? chacha_poly1305_encrypt (&ctx, len, data, data)
        : chacha_poly1305_decrypt (&ctx, len, data, data)))
    abort ();
  chacha_poly1305_digest (&ctx, tag);
  chacha_poly1305_clear (&ctx);
  if (encrypt)
    tally_sealed ();
}


/* Records. */

static const br_sslrec_in_chapol_class records_in;

static int
check_length (const br_sslrec_in_class *const *context, size_t length)
{
  return br_sslrec_in_chapol_vtable.inner.check_length (context, length);
}

static unsigned char *
decrypt (const br_sslrec_in_class **context, int type, unsigned version,
         void *data, size_t *length)
{
  const size_t text = *length - CHACHA_POLY1305_DIGEST_SIZE;
  unsigned char *const good
    = br_sslrec_in_chapol_vtable.inner.decrypt (context, type, version,
                                                data, length);

  if (!good)
    memset (data, 0, text);
  tally_opened (good != NULL);
  return good;
}

static void
init (const br_sslrec_in_chapol_class **context, br_chacha20_run ichacha,
      br_poly1305_run ipoly, const void *key, const void *iv)
{
  br_sslrec_in_chapol_vtable.init (context, ichacha, ipoly, key, iv);
  *context = &records_in;
}

static const br_sslrec_in_chapol_class records_in
  = { { sizeof (br_sslrec_chapol_context), check_length, decrypt }, init };

void
bearssl_use_chapoly (br_ssl_engine_context *engine)
{
  br_ssl_engine_set_chacha20 (engine, bearssl_chacha20_run);
  br_ssl_engine_set_poly1305 (engine, bearssl_poly1305_run);
  br_ssl_engine_set_chapol (engine, &records_in,
                            &br_sslrec_out_chapol_vtable);
}
