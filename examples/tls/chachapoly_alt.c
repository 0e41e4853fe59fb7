/* chachapoly_alt.c: ChaCha20-Poly1305 for mbedTLS 2.28 and 3, by chapoly.
   TLS, the cipher layer and PSA all come here.

   Compile mbedTLS and this with MBEDTLS_CHACHAPOLY_ALT defined.  Without
   it, this can be linked before an mbedTLS that was built in the usual
   way: it takes the place of these functions, and its context lies in
   mbedTLS's own.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <mbedtls/chachapoly.h>

#include "chachapoly_alt.h"
#include "tally.h"

#ifdef MBEDTLS_CHACHAPOLY_ALT
#define ALT(ctx) (ctx)
#else
#define ALT(ctx) ((struct chachapoly_alt *) (void *) (ctx))
typedef char assert_size[sizeof (struct chachapoly_alt)
                         <= sizeof (mbedtls_chachapoly_context) ? 1 : -1];
#endif

/* The text is too long, or the call has come at a wrong time. */
static int
refusal (size_t length)
{
  return length > CHACHA_POLY1305_TEXT_MAX
    ? MBEDTLS_ERR_POLY1305_BAD_INPUT_DATA
    : MBEDTLS_ERR_CHACHAPOLY_BAD_STATE;
}

void
mbedtls_chachapoly_init (mbedtls_chachapoly_context *ctx)
{
  chacha_poly1305_clear (&ALT (ctx)->chapoly);
  ALT (ctx)->decrypts = 0;
}

void
mbedtls_chachapoly_free (mbedtls_chachapoly_context *ctx)
{
  if (ctx)
    chacha_poly1305_clear (&ALT (ctx)->chapoly);
}

int
mbedtls_chachapoly_setkey (mbedtls_chachapoly_context *ctx,
                           const unsigned char key[32])
{
  chacha_poly1305_set_key (&ALT (ctx)->chapoly, key);
  return 0;
}


/* A message in pieces. */

int
mbedtls_chachapoly_starts (mbedtls_chachapoly_context *ctx,
                           const unsigned char nonce[12],
                           mbedtls_chachapoly_mode_t mode)
{
  chacha_poly1305_set_nonce (&ALT (ctx)->chapoly, nonce);
  ALT (ctx)->decrypts = mode == MBEDTLS_CHACHAPOLY_DECRYPT;
  return 0;
}

int
mbedtls_chachapoly_update_aad (mbedtls_chachapoly_context *ctx,
                               const unsigned char *aad, size_t aad_len)
{
  return chacha_poly1305_update (&ALT (ctx)->chapoly, aad_len, aad)
    ? 0 : MBEDTLS_ERR_CHACHAPOLY_BAD_STATE;
}

int
mbedtls_chachapoly_update (mbedtls_chachapoly_context *ctx, size_t len,
                           const unsigned char *input, unsigned char *output)
{
  struct chacha_poly1305_ctx *chapoly = &ALT (ctx)->chapoly;

  return (ALT (ctx)->decrypts
          ? chacha_poly1305_decrypt (chapoly, len, output, input)
          : chacha_poly1305_encrypt (chapoly, len, output, input))
    ? 0 : refusal (len);
}

/* When decrypting, the caller compares the tag. */
int
mbedtls_chachapoly_finish (mbedtls_chachapoly_context *ctx,
                           unsigned char mac[16])
{
  if (!chacha_poly1305_digest (&ALT (ctx)->chapoly, mac))
    return MBEDTLS_ERR_CHACHAPOLY_BAD_STATE;
  if (ALT (ctx)->decrypts)
    tally_opened (1);
  else
    tally_sealed ();
  return 0;
}


/* A message in one call. */

int
mbedtls_chachapoly_encrypt_and_tag (mbedtls_chachapoly_context *ctx,
                                    size_t length,
                                    const unsigned char nonce[12],
                                    const unsigned char *aad, size_t aad_len,
                                    const unsigned char *input,
                                    unsigned char *output,
                                    unsigned char tag[16])
{
  if (!chacha_poly1305_seal (&ALT (ctx)->chapoly, 12, nonce, aad_len, aad,
                             length, output, input, tag))
    return refusal (length);
  tally_sealed ();
  return 0;
}

/* What is not authentic leaves zeros. */
int
mbedtls_chachapoly_auth_decrypt (mbedtls_chachapoly_context *ctx,
                                 size_t length, const unsigned char nonce[12],
                                 const unsigned char *aad, size_t aad_len,
                                 const unsigned char tag[16],
                                 const unsigned char *input,
                                 unsigned char *output)
{
  const int good
    = chacha_poly1305_open (&ALT (ctx)->chapoly, 12, nonce, aad_len, aad,
                            length, output, input, tag);

  if (!good && length > CHACHA_POLY1305_TEXT_MAX)
    return refusal (length);
  tally_opened (good);
  return good ? 0 : MBEDTLS_ERR_CHACHAPOLY_AUTH_FAILED;
}
