/* nettle-abi.c: a program for Nettle 3 or 4 (NETTLE_ABI), and a shim in the
   place of Nettle: RFC 8439 section 2.8.2 through a context of Nettle's
   size and alignment, with canaries behind it.

   Where the installed Nettle is the one meant, WITH_HEADER compares what
   is said here with Nettle's own headers.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#if NETTLE_ABI == 3
#define CONTEXT_SIZE 176
#define ALIGNMENT 8
#define LENGTH size_t,
#define DIGEST(ctx, digest) nettle_chacha_poly1305_digest (ctx, 16, digest)
#else
#define CONTEXT_SIZE 192
#define ALIGNMENT 16
#define LENGTH
#define DIGEST(ctx, digest) nettle_chacha_poly1305_digest (ctx, digest)
#endif

#ifdef WITH_HEADER
#include <nettle/chacha-poly1305.h>
#include <nettle/version.h>
typedef char assert_version[NETTLE_VERSION_MAJOR == NETTLE_ABI ? 1 : -1];
typedef char
assert_size[sizeof (struct chacha_poly1305_ctx) == CONTEXT_SIZE ? 1 : -1];
struct behind_a_byte { char byte; struct chacha_poly1305_ctx ctx; };
typedef char
assert_alignment[offsetof (struct behind_a_byte, ctx) == ALIGNMENT ? 1 : -1];
#else
struct chacha_poly1305_ctx;
#endif

void nettle_chacha_poly1305_set_key (struct chacha_poly1305_ctx *,
                                     const uint8_t *);
void nettle_chacha_poly1305_set_nonce (struct chacha_poly1305_ctx *,
                                       const uint8_t *);
void nettle_chacha_poly1305_update (struct chacha_poly1305_ctx *, size_t,
                                    const uint8_t *);
void nettle_chacha_poly1305_encrypt (struct chacha_poly1305_ctx *, size_t,
                                     uint8_t *, const uint8_t *);
void nettle_chacha_poly1305_decrypt (struct chacha_poly1305_ctx *, size_t,
                                     uint8_t *, const uint8_t *);
void nettle_chacha_poly1305_digest (struct chacha_poly1305_ctx *, LENGTH
                                    uint8_t *);

static const char text[]
  = "Ladies and Gentlemen of the class of '99: If I could offer you only "
  "one tip for the future, sunscreen would be it.";
static const uint8_t nonce[12]
  = { 7, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47 };
static const uint8_t ad[12] = { 0x50, 0x51, 0x52, 0x53, 0xc0, 0xc1,
                                0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7 };
static const uint8_t tag[16]
  = { 0x1a, 0xe1, 0x0b, 0x59, 0x4f, 0x09, 0xe2, 0x6a,
      0x7e, 0x90, 0x2e, 0xcb, 0xd0, 0x60, 0x06, 0x91 };

int
main (void)
{
  /* The context begins where it is aligned as little as it may be. */
  union { long double most; uint8_t bytes[ALIGNMENT + CONTEXT_SIZE + 64]; }
  room;
  uint8_t *const canary = room.bytes + ALIGNMENT + CONTEXT_SIZE;
  struct chacha_poly1305_ctx *ctx = (void *) (room.bytes + ALIGNMENT);
  uint8_t key[32], data[sizeof text], digest[16];
  unsigned i, good;

  memset (&room, 0xa5, sizeof room);
  for (i = 0; i < sizeof key; i++)
    key[i] = (uint8_t) (0x80 + i);
  nettle_chacha_poly1305_set_key (ctx, key);
  nettle_chacha_poly1305_set_nonce (ctx, nonce);
  nettle_chacha_poly1305_update (ctx, sizeof ad, ad);
  nettle_chacha_poly1305_encrypt (ctx, 64, data, (const uint8_t *) text);
  nettle_chacha_poly1305_encrypt (ctx, sizeof text - 1 - 64, data + 64,
                                  (const uint8_t *) text + 64);
  DIGEST (ctx, digest);
  good = !memcmp (digest, tag, sizeof tag);

  nettle_chacha_poly1305_set_nonce (ctx, nonce);
  nettle_chacha_poly1305_update (ctx, sizeof ad, ad);
  nettle_chacha_poly1305_decrypt (ctx, sizeof text - 1, data, data);
  DIGEST (ctx, digest);
  good &= !memcmp (digest, tag, sizeof tag)
    && !memcmp (data, text, sizeof text - 1);
  /* With Nettle, no text is nothing at any time. */
  nettle_chacha_poly1305_encrypt (ctx, 0, NULL, NULL);
  nettle_chacha_poly1305_decrypt (ctx, 0, NULL, NULL);
  for (i = 0; i < 64; i++)
    good &= canary[i] == 0xa5;
  if (!good)
    printf ("wrong\n");
  return !good;
}
