/* nettle-shim.c: GNU Nettle's six functions of ChaCha20-Poly1305, by
   chapoly, for programs that were built for Nettle; GnuTLS is one.  Linked
   or preloaded before libnettle, they come first.

   NETTLE_ABI is 3 or 4.  Both have these names, but Nettle 3's context is
   shorter, and its digest takes a length: the wrong shim would write past
   contexts, or take a length for an address.  So each defines its symbols
   in the version of its Nettle (nettle-3.map, nettle-4.map), and programs
   for the other Nettle do not see them.

   Nettle ends a program that misuses its functions, and so does this.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stdlib.h>

#include <chapoly/chacha-poly1305.h>

#include "tally.h"

#if NETTLE_ABI == 3
#define CONTEXT_SIZE 176
#elif NETTLE_ABI == 4
#define CONTEXT_SIZE 192
#else
#error "NETTLE_ABI is 3 or 4"
#endif
#define CONTEXT_ALIGNMENT 8

/* chapoly's context lies where the program has room for Nettle's. */
struct behind_a_byte
{
  char byte;
  struct chacha_poly1305_ctx ctx;
};
typedef char
assert_size[sizeof (struct chacha_poly1305_ctx) <= CONTEXT_SIZE ? 1 : -1];
typedef char
assert_alignment[offsetof (struct behind_a_byte, ctx) <= CONTEXT_ALIGNMENT
                 ? 1 : -1];

void nettle_chacha_poly1305_set_key (void *ctx, const uint8_t *key);
void nettle_chacha_poly1305_set_nonce (void *ctx, const uint8_t *nonce);
void nettle_chacha_poly1305_update (void *ctx, size_t length,
                                    const uint8_t *data);
void nettle_chacha_poly1305_encrypt (void *ctx, size_t length, uint8_t *dst,
                                     const uint8_t *src);
void nettle_chacha_poly1305_decrypt (void *ctx, size_t length, uint8_t *dst,
                                     const uint8_t *src);

static void
must (int done)
{
  if (!done)
    abort ();
}

void
nettle_chacha_poly1305_set_key (void *ctx, const uint8_t *key)
{
  chacha_poly1305_set_key (ctx, key);
}

void
nettle_chacha_poly1305_set_nonce (void *ctx, const uint8_t *nonce)
{
  chacha_poly1305_set_nonce (ctx, nonce);
}

void
nettle_chacha_poly1305_update (void *ctx, size_t length, const uint8_t *data)
{
  must (chacha_poly1305_update (ctx, length, data));
}

/* Nettle's callers compare tags, so verdicts are not known here: tally
   has the calls. */
void
nettle_chacha_poly1305_encrypt (void *ctx, size_t length, uint8_t *dst,
                                const uint8_t *src)
{
  must (!length || chacha_poly1305_encrypt (ctx, length, dst, src));
  tally_sealed ();
}

void
nettle_chacha_poly1305_decrypt (void *ctx, size_t length, uint8_t *dst,
                                const uint8_t *src)
{
  must (!length || chacha_poly1305_decrypt (ctx, length, dst, src));
  tally_opened (1);
}

#if NETTLE_ABI == 3

#include <string.h>

void nettle_chacha_poly1305_digest (void *ctx, size_t length,
                                    uint8_t *digest);

void
nettle_chacha_poly1305_digest (void *ctx, size_t length, uint8_t *digest)
{
  uint8_t whole[CHACHA_POLY1305_DIGEST_SIZE];

  must (length <= sizeof whole && chacha_poly1305_digest (ctx, whole));
  memcpy (digest, whole, length);
}

#else

void nettle_chacha_poly1305_digest (void *ctx, uint8_t *digest);

void
nettle_chacha_poly1305_digest (void *ctx, uint8_t *digest)
{
  must (chacha_poly1305_digest (ctx, digest));
}

#endif
