/* chacha-poly1305-batch.h: the AEAD of chacha-poly1305.h for many messages
   under one key in one call.

   Servers seal and open many short packets under one key.  Where the CPU
   has vectors, the blocks of several short messages are made in one pass,
   which costs about as much as that for one message alone.  Long messages
   cost what they cost in calls of their own.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_BATCH_H
#define CHAPOLY_CHACHA_POLY1305_BATCH_H

#include "chacha-poly1305.h"

#ifdef __cplusplus
extern "C" {
#endif

#define chacha_poly1305_seal_batch CHAPOLY_(chacha_poly1305_seal_batch)
#define chacha_poly1305_open_batch CHAPOLY_(chacha_poly1305_open_batch)

/* One message: the arguments of chacha_poly1305_seal or _open, and what
   the call would return. */
struct chacha_poly1305_message
{
  size_t nonce_length;
  const uint8_t *nonce;
  size_t ad_length;
  const uint8_t *ad;
  size_t length;
  uint8_t *dst;
  const uint8_t *src;
  /* 16 bytes: written by seal_batch, read by open_batch. */
  union
  {
    uint8_t *write;
    const uint8_t *read;
  }
  tag;
  /* The verdict, written by both calls. */
  int ok;
};

/* Seal and open n messages: each as chacha_poly1305_seal or _open would,
   with the same sizes, the same rules for NULL and for overlaps within a
   message, and the same result, in ok.  So a message that is refused or
   forged harms no other, and a forged one's dst is all zero.

   What is written of one message (dst, tag) must not overlap anything of
   another; what is only read may be shared.  messages overlaps nothing of
   them.  n may be 0.  The order of the work is not specified.

   Return 1 if all messages are ok, else 0.  No message may be used before
   its own ok has been looked at.  The caller must never use a nonce twice
   with one key, and so not in one batch either.

   The context needs a key only, is not changed, and may be shared between
   threads.  Time depends on lengths and on the verdicts only.  The stack
   used, 8 KiB at most, does not depend on n. */
int
chacha_poly1305_seal_batch (const struct chacha_poly1305_ctx *ctx, size_t n,
                            struct chacha_poly1305_message *messages)
  CHAPOLY_MUST_CHECK;
int
chacha_poly1305_open_batch (const struct chacha_poly1305_ctx *ctx, size_t n,
                            struct chacha_poly1305_message *messages)
  CHAPOLY_MUST_CHECK;

#ifdef __cplusplus
}
#endif

#endif /* CHAPOLY_CHACHA_POLY1305_BATCH_H */
