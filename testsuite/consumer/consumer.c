/* consumer.c: a program of somebody who has installed chapoly; C and C++.
   Seals and opens a message, and prints what it was.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <chapoly/chacha-poly1305.h>

#include <stdio.h>
#include <string.h>

int
main (void)
{
  static const uint8_t key[CHACHA_POLY1305_KEY_SIZE] = { 1 };
  static const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE] = { 2 };
  uint8_t text[] = "sealed and opened";
  uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE];
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, key);
  if (!chacha_poly1305_seal (&ctx, sizeof nonce, nonce, 0, NULL,
                             sizeof text, text, text, tag)
      || !memcmp (text, "sealed", 6)
      || !chacha_poly1305_open (&ctx, sizeof nonce, nonce, 0, NULL,
                                sizeof text, text, text, tag))
    return 1;
  puts ((const char *) text);
  return 0;
}
