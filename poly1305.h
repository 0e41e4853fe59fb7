/* poly1305.h: the Poly1305 one-time authenticator, RFC 8439 section 2.5.
   D. J. Bernstein, "The Poly1305-AES message-authentication code", 2005.

   A key authenticates ONE message: two tags under one key give the key
   away.  Most users want chacha-poly1305.h, which makes a fresh key for
   each nonce.

   For all calls: buffers need no alignment.  Pointers may be NULL where
   the length beside them is 0.  Time depends on lengths only.  Contexts
   hold no pointers and may be copied with memcpy, also between updates;
   a context may be used by one thread at a time.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_POLY1305_H
#define CHAPOLY_POLY1305_H

#include "chapoly-types.h"

#ifdef __cplusplus
extern "C" {
#endif

#define poly1305_set_key CHAPOLY_(poly1305_set_key)
#define poly1305_update CHAPOLY_(poly1305_update)
#define poly1305_digest CHAPOLY_(poly1305_digest)
#define poly1305_verify CHAPOLY_(poly1305_verify)
#define poly1305_clear CHAPOLY_(poly1305_clear)

/* Sizes in bytes. */
#define POLY1305_KEY_SIZE 32
#define POLY1305_BLOCK_SIZE 16
#define POLY1305_DIGEST_SIZE 16

/* state is what the kernels see, radix 2^64, in the host's byte order:
   r0 r1 (clamped), then the accumulator h0 h1 h2. */
struct poly1305_ctx
{
  uint64_t state[5];
  uint64_t s[2];
  uint8_t block[POLY1305_BLOCK_SIZE];
  unsigned index;
};

/* Starts a message under the key r || s; r is clamped here. */
void
poly1305_set_key (struct poly1305_ctx *ctx,
                  const uint8_t key[POLY1305_KEY_SIZE]);

/* Absorbs length bytes.  Any split of a message gives the same tag. */
void
poly1305_update (struct poly1305_ctx *ctx, size_t length,
                 const uint8_t *data);

/* Writes the tag and wipes the context: the key has done its work. */
void
poly1305_digest (struct poly1305_ctx *ctx,
                 uint8_t digest[POLY1305_DIGEST_SIZE]);

/* Returns 1 if digest is the message's tag, else 0, comparing in
   constant time, and wipes the context. */
int
poly1305_verify (struct poly1305_ctx *ctx,
                 const uint8_t digest[POLY1305_DIGEST_SIZE])
  CHAPOLY_MUST_CHECK;

/* Wipes the context; no optimiser removes it. */
void
poly1305_clear (struct poly1305_ctx *ctx);

#ifdef __cplusplus
}
#endif

#endif /* CHAPOLY_POLY1305_H */
