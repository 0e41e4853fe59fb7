/* chacha.h: the ChaCha20 stream cipher, HChaCha20 and XChaCha20.

   D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008 (8-byte nonce,
   64-bit counter); RFC 8439 section 2.4 (12-byte nonce, 32-bit counter);
   draft-irtf-cfrg-xchacha-03 (HChaCha20, 24-byte nonce).
   Names, arguments and struct tags are those of GNU Nettle 4.0's header
   where it has the function.

   For all calls: buffers need no alignment.  dst and src are equal or
   disjoint.  Pointers may be NULL where the length beside them is 0, and
   nowhere else.  Time depends on lengths and the block counter only (a
   text is cut where the counter's low word wraps), never on keys, nonces
   or data.  Contexts hold no pointers and may be copied with memcpy; a
   context may be used by one thread at a time.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_H
#define CHAPOLY_CHACHA_H

#include "chapoly-types.h"

#ifdef __cplusplus
extern "C" {
#endif

#define chacha_set_key CHAPOLY_(chacha_set_key)
#define chacha_set_nonce CHAPOLY_(chacha_set_nonce)
#define chacha_set_nonce96 CHAPOLY_(chacha_set_nonce96)
#define chacha_set_counter CHAPOLY_(chacha_set_counter)
#define chacha_set_counter32 CHAPOLY_(chacha_set_counter32)
#define chacha_crypt CHAPOLY_(chacha_crypt)
#define chacha_crypt32 CHAPOLY_(chacha_crypt32)
#define chacha_clear CHAPOLY_(chacha_clear)
#define xchacha_set_key_nonce CHAPOLY_(xchacha_set_key_nonce)
#define hchacha20 CHAPOLY_(hchacha20)

/* Sizes in bytes. */
#define CHACHA_KEY_SIZE 32
#define CHACHA_BLOCK_SIZE 64
#define CHACHA_NONCE_SIZE 8
#define CHACHA_NONCE96_SIZE 12
#define CHACHA_COUNTER_SIZE 8
#define CHACHA_COUNTER32_SIZE 4
#define XCHACHA_NONCE_SIZE 24
#define HCHACHA20_INPUT_SIZE 16

#define _CHACHA_STATE_LENGTH 16

/* The 4 x 4 matrix of 32-bit words, in the host's byte order:

     constant  constant  constant  constant     words  0 -  3
     key       key       key       key                 4 -  7
     key       key       key       key                 8 - 11
     counter   (a)       nonce     nonce              12 - 15

   (a) is the counter's high word with an 8-byte nonce, and the first
   word of a 12-byte nonce. */
struct chacha_ctx
{
  uint32_t state[_CHACHA_STATE_LENGTH];
};

/* Sets the 256-bit key.  A nonce must be set before the first crypt. */
void
chacha_set_key (struct chacha_ctx *ctx, const uint8_t key[CHACHA_KEY_SIZE]);

/* Sets an 8-byte nonce and the 64-bit counter to 0; for chacha_crypt.
   Never use a nonce twice with one key, nor choose it at random: 8 bytes
   are too few for that. */
void
chacha_set_nonce (struct chacha_ctx *ctx,
                  const uint8_t nonce[CHACHA_NONCE_SIZE]);

/* Sets a 12-byte nonce and the 32-bit counter to 0; for chacha_crypt32.
   Never use a nonce twice with one key. */
void
chacha_set_nonce96 (struct chacha_ctx *ctx,
                    const uint8_t nonce[CHACHA_NONCE96_SIZE]);

/* Sets the block counter, little-endian; the nonce stays.  All values
   are valid, the largest too.  chacha_set_counter32 leaves the other
   15 words alone. */
void
chacha_set_counter (struct chacha_ctx *ctx,
                    const uint8_t counter[CHACHA_COUNTER_SIZE]);
void
chacha_set_counter32 (struct chacha_ctx *ctx,
                      const uint8_t counter[CHACHA_COUNTER32_SIZE]);

/* dst = src XOR keystream; encrypts and decrypts.  Each call starts at a
   fresh block: what a call leaves of its last 64-byte block is dropped,
   and the counter advances by length / 64, rounded up.  So only calls
   whose lengths are multiples of 64 (and a last one of any length) make
   the keystream of one long call.

   chacha_crypt has a 64-bit counter, which wraps to 0 after 2^70 bytes.
   chacha_crypt32 has a 32-bit counter: it wraps from 2^32 - 1 to 0 and
   never changes the nonce, so a nonce serves 256 GiB; more repeats the
   keystream, and the caller must not ask for it. */
void
chacha_crypt (struct chacha_ctx *ctx, size_t length,
              uint8_t *dst, const uint8_t *src);
void
chacha_crypt32 (struct chacha_ctx *ctx, size_t length,
                uint8_t *dst, const uint8_t *src);

/* HChaCha20 (draft-irtf-cfrg-xchacha-03 section 2.2): a 32-byte subkey
   from a key and 16 bytes of input.  out may be the key's buffer.  The
   key must not serve chacha_crypt, too: known text of the block whose
   counter and nonce are the input gives the subkey away. */
void
hchacha20 (uint8_t out[CHACHA_KEY_SIZE], const uint8_t key[CHACHA_KEY_SIZE],
           const uint8_t in[HCHACHA20_INPUT_SIZE]);

/* XChaCha20: derives the subkey of key and the nonce's first 16 bytes,
   sets it and the last 8 bytes, and the counter to 0.  Then both crypt
   calls give the same keystream up to 256 GiB, where the draft's 32-bit
   counter ends.  24-byte nonces may be chosen at random.  The context
   holds the subkey only: set key and nonce together for each message. */
void
xchacha_set_key_nonce (struct chacha_ctx *ctx,
                       const uint8_t key[CHACHA_KEY_SIZE],
                       const uint8_t nonce[XCHACHA_NONCE_SIZE]);

/* Wipes the context; no optimiser removes it. */
void
chacha_clear (struct chacha_ctx *ctx);

#ifdef __cplusplus
}
#endif

#endif /* CHAPOLY_CHACHA_H */
