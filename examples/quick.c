/* quick.c: seals and opens one message, the whole of what most users need.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stdio.h>

#include <chapoly/chacha-poly1305.h>

int
main (void)
{
  struct chacha_poly1305_ctx ctx;
  const uint8_t key[CHACHA_POLY1305_KEY_SIZE]
    = "32 random bytes, kept secret...";
  const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE] = { 1 };
  const uint8_t header[] = "to: the lighthouse";
  uint8_t text[] = "The light will be back at six.";
  uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE];

  chacha_poly1305_set_key (&ctx, key);

  /* A new nonce for each message under the key: count them. */
  if (!chacha_poly1305_seal (&ctx, sizeof nonce, nonce,
                             sizeof header, header,
                             sizeof text, text, text, tag))
    return 1;

  /* The receiver has key, nonce, header, text and tag. */
  if (!chacha_poly1305_open (&ctx, sizeof nonce, nonce,
                             sizeof header, header,
                             sizeof text, text, text, tag))
    return 1;

  printf ("%s\n", (const char *) text);
  chacha_poly1305_clear (&ctx);
  return 0;
}
