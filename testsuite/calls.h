/* calls.h: every public call that takes buffers, in one form, and what the
   reference says it gives.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CALLS_H
#define CHAPOLY_CALLS_H

#include <chapoly/chacha-poly1305.h>

#define CALL_LENGTH_MAX 1100
#define CALL_AD_MAX 100
#define CALL_TAG CHACHA_POLY1305_DIGEST_SIZE

/* The buffers of one call.  src and dst have room for a tag where the shape
   is MESSAGE or OPEN_MESSAGE. */
struct call
{
  const uint8_t *key, *nonce, *counter, *ad, *src;
  uint8_t *dst, *tag;
  size_t length, ad_length;
};

enum call_shape
{
  CALL_CIPHER,        /* no tag */
  CALL_SEAL,          /* a tag is written */
  CALL_OPEN,          /* a tag is read */
  CALL_MESSAGE,       /* the same two, with the tag behind the text */
  CALL_OPEN_MESSAGE,
  CALL_MAC            /* no dst */
};

struct call_kind
{
  const char *name;
  /* Result 1, or what the call says. */
  int (*call) (const struct call *c);
  enum call_shape shape;
  size_t nonce_length, counter_length;
  /* 0, or the one length there is, of dst. */
  size_t fixed_length;
};

/* Ends where the name is NULL. */
extern const struct call_kind call_kinds[];

/* Inputs for all, filled with random bytes by the test. */
struct call_input
{
  uint8_t key[32], nonce[24], counter[8], ad[CALL_AD_MAX];
  uint8_t text[CALL_LENGTH_MAX];
};

/* The input and output of one kind of call with length bytes of text. */
struct call_expected
{
  size_t src_length, dst_length, ad_length;
  uint8_t src[CALL_LENGTH_MAX + CALL_TAG], dst[CALL_LENGTH_MAX + CALL_TAG];
  uint8_t tag[CALL_TAG];
};

/* ChaCha20 with a nonce of 8, 12 or 24 bytes, in memory for the longest, and
   with its counters of 64 bits (wide) and 32 as one. */
void
call_chacha_start (struct chacha_ctx *ctx, const uint8_t *key,
                   size_t nonce_length, const uint8_t *nonce);
void
call_chacha_set_counter (struct chacha_ctx *ctx, int wide, uint64_t counter);
void
call_chacha (struct chacha_ctx *ctx, int wide, size_t length, uint8_t *dst,
             const uint8_t *src);

void
call_expect (struct call_expected *e, const struct call_kind *k,
             const struct call_input *in, size_t length);

#endif /* CHAPOLY_CALLS_H */
