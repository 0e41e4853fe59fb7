/* mbedtls-calls.c: mbedTLS's functions of ChaCha20-Poly1305, by chapoly:
   messages in one call and in pieces against mbedTLS's own cipher and MAC,
   what a wrong tag leaves, and the error codes of misuse.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <string.h>

#include <mbedtls/chacha20.h>
#include <mbedtls/chachapoly.h>
#include <mbedtls/poly1305.h>

#include "testutils.h"

enum { MAX = 2000 };

static uint8_t key[32], nonce[12], ad[40], text[MAX];

/* RFC 8439 section 2.8 with mbedTLS's ChaCha20 and Poly1305. */
static void
reference (size_t a, size_t n, uint8_t *out, uint8_t tag[16])
{
  static const uint8_t zeros[32];
  uint8_t once[32], lengths[16] = { 0 };
  mbedtls_poly1305_context poly;
  int i;

  mbedtls_chacha20_crypt (key, nonce, 0, sizeof zeros, zeros, once);
  mbedtls_chacha20_crypt (key, nonce, 1, n, text, out);
  for (i = 0; i < 4; i++)
    {
      lengths[i] = (uint8_t) (a >> 8 * i);
      lengths[8 + i] = (uint8_t) (n >> 8 * i);
    }
  mbedtls_poly1305_init (&poly);
  CHECK (!mbedtls_poly1305_starts (&poly, once));
  mbedtls_poly1305_update (&poly, ad, a);
  mbedtls_poly1305_update (&poly, zeros, (16 - a % 16) % 16);
  mbedtls_poly1305_update (&poly, out, n);
  mbedtls_poly1305_update (&poly, zeros, (16 - n % 16) % 16);
  mbedtls_poly1305_update (&poly, lengths, sizeof lengths);
  CHECK (!mbedtls_poly1305_finish (&poly, tag));
  mbedtls_poly1305_free (&poly);
}

static void
in_pieces (mbedtls_chachapoly_context *ctx, mbedtls_chachapoly_mode_t mode,
           size_t a, size_t n, uint8_t *out, const uint8_t *in,
           uint8_t tag[16])
{
  size_t done, piece;

  CHECK (!mbedtls_chachapoly_starts (ctx, nonce, mode));
  for (done = 0; done < a; done += piece)
    {
      piece = 1 + test_random_below (a - done);
      CHECK (!mbedtls_chachapoly_update_aad (ctx, ad + done, piece));
    }
  for (done = 0; done < n; done += piece)
    {
      piece = 1 + test_random_below (n - done);
      CHECK (!mbedtls_chachapoly_update (ctx, piece, in + done, out + done));
    }
  CHECK (!mbedtls_chachapoly_finish (ctx, tag));
}

static void
test_message (mbedtls_chachapoly_context *ctx, size_t a, size_t n)
{
  static const uint8_t zeros[MAX];
  uint8_t right[MAX], right_tag[16], out[MAX], tag[16];

  test_context ("associated data %u, text %u", (unsigned) a, (unsigned) n);
  reference (a, n, right, right_tag);
  CHECK (!mbedtls_chachapoly_encrypt_and_tag (ctx, n, nonce, ad, a, text,
                                              out, tag));
  CHECK_MEM (n, out, right);
  CHECK_MEM (16, tag, right_tag);
  CHECK (!mbedtls_chachapoly_auth_decrypt (ctx, n, nonce, ad, a, tag, out,
                                           out));
  CHECK_MEM (n, out, text);

  in_pieces (ctx, MBEDTLS_CHACHAPOLY_ENCRYPT, a, n, out, text, tag);
  CHECK_MEM (n, out, right);
  CHECK_MEM (16, tag, right_tag);
  in_pieces (ctx, MBEDTLS_CHACHAPOLY_DECRYPT, a, n, out, out, tag);
  CHECK_MEM (n, out, text);
  CHECK_MEM (16, tag, right_tag);

  memset (out, 1, sizeof out);
  tag[n % 16] ^= 0x40;
  CHECK (mbedtls_chachapoly_auth_decrypt (ctx, n, nonce, ad, a, tag, right,
                                          out)
         == MBEDTLS_ERR_CHACHAPOLY_AUTH_FAILED);
  CHECK_MEM (n, out, zeros);
}

static void
test_misuse (mbedtls_chachapoly_context *ctx)
{
  uint8_t out[16];
  const int bad = MBEDTLS_ERR_CHACHAPOLY_BAD_STATE;

  test_context ("misuse");
  CHECK (mbedtls_chachapoly_update_aad (ctx, ad, 1) == bad);
  CHECK (mbedtls_chachapoly_update (ctx, 1, text, out) == bad);
  CHECK (mbedtls_chachapoly_finish (ctx, out) == bad);
  CHECK (!mbedtls_chachapoly_starts (ctx, nonce,
                                     MBEDTLS_CHACHAPOLY_ENCRYPT));
  CHECK (!mbedtls_chachapoly_update (ctx, 1, text, out));
  CHECK (mbedtls_chachapoly_update_aad (ctx, ad, 1) == bad);
  CHECK (!mbedtls_chachapoly_finish (ctx, out));
  CHECK (mbedtls_chachapoly_finish (ctx, out) == bad);
  CHECK (mbedtls_chachapoly_update (ctx, 1, text, out) == bad);
#if SIZE_MAX > UINT32_MAX
  CHECK (mbedtls_chachapoly_encrypt_and_tag (ctx, (size_t) 1 << 38, nonce,
                                             ad, 0, text, out, out)
         == MBEDTLS_ERR_POLY1305_BAD_INPUT_DATA);
#endif
}

void
test_main (void)
{
  mbedtls_chachapoly_context ctx;
  size_t n;

  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  test_random_bytes (sizeof ad, ad);
  test_random_bytes (sizeof text, text);
  mbedtls_chachapoly_init (&ctx);
  CHECK (!mbedtls_chachapoly_setkey (&ctx, key));
  test_misuse (&ctx);
  for (n = 0; n <= MAX; n += 1 + n / 7)
    test_message (&ctx, n % (sizeof ad + 1), n);
  mbedtls_chachapoly_free (&ctx);
  mbedtls_chachapoly_free (NULL);
}
