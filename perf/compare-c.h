/* compare-c.h: what one build of the library shows to compare-c.c, and
   the work that all are given.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_COMPARE_C_H
#define CHAPOLY_COMPARE_C_H

#include <stddef.h>
#include <stdint.h>

#define LENGTH_MAX 16384

/* "13 bytes of associated data": a TLS 1.2 record header. */
#define AD_LENGTH 13

extern const uint8_t key[32], nonce[12], ad[AD_LENGTH];

/* Crypts, authenticates or seals length bytes of src, with all that must
   be done once for each message.  ChaCha20 and seal write dst; Poly1305
   and seal write tag. */
typedef void work_func (size_t length, uint8_t *dst, const uint8_t *src,
                        uint8_t tag[16]);

enum { CRYPT, AUTHENTICATE, SEAL, WORKS };

struct library
{
  const char *name;

  /* Done once for each key, and not measured.  May be NULL. */
  void (*set_key) (void);

  /* NULL where the library is not measured at that work. */
  work_func *work[WORKS];

  /* Its Poly1305 can not be had alone, and gives an AEAD's tag. */
  int aead_tag;
};

#endif /* CHAPOLY_COMPARE_C_H */
