/* peers.h: the libraries that differential-test.c compares with, behind one
   interface.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_PEERS_H
#define CHAPOLY_PEERS_H

#include <stddef.h>
#include <stdint.h>

/* The calls return 0 where the library has no such thing, or promises
   something else there; else 1. */
struct peer
{
  const char *name;
  unsigned rounds;

  /* NULL, or what is missing. */
  const char *(*load) (void);

  int (*seal) (size_t nonce_length, const uint8_t *nonce,
               const uint8_t *key, size_t ad_length, const uint8_t *ad,
               size_t length, uint8_t *dst, const uint8_t *src,
               uint8_t *tag);

  /* row is the last row of ChaCha's state: counter and nonce.  The counter
     has width bits and wraps. */
  int (*chacha) (unsigned width, const uint8_t *key, const uint8_t *row,
                 size_t length, uint8_t *dst, const uint8_t *src);

  int (*poly1305) (const uint8_t *key, size_t length, const uint8_t *data,
                   uint8_t *tag);
  int (*hchacha20) (uint8_t *out, const uint8_t *key, const uint8_t *in);
};

/* All there are, then NULL.  The first is reference.h. */
extern const struct peer *const peers[];

#endif /* CHAPOLY_PEERS_H */
