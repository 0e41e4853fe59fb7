/* chacha-poly1305.h: the AEAD ChaCha20-Poly1305, RFC 8439 section 2.8,
   and XChaCha20-Poly1305, draft-irtf-cfrg-xchacha-03.

   One-shot calls (seal, open) first: most users need no others.  The
   streaming calls have the names and arguments of GNU Nettle 4.0, and
   take associated data and text in pieces of any size.

   For all calls: buffers need no alignment.  dst and src are equal or
   disjoint.  Associated data and nonce may overlap dst.  Pointers may
   be NULL where the length beside them is 0, and nowhere else.  Results
   are 1 for success and 0 for refusal.  Time depends on lengths and on
   the verdict only, never on keys, nonces, data or tags.  Contexts hold
   no pointers and may be copied with memcpy.

   The caller must never use a nonce twice with one key: that gives away
   the texts' XOR and the means to forge.  12-byte nonces are counted,
   24-byte nonces may be random.  A key serves nonces of one size: a block
   of the one may be what the other's key is derived from.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_H
#define CHAPOLY_CHACHA_POLY1305_H

#include "chacha.h"
#include "poly1305.h"

#ifdef __cplusplus
extern "C" {
#endif

#define chacha_poly1305_set_key CHAPOLY_(chacha_poly1305_set_key)
#define chacha_poly1305_clear CHAPOLY_(chacha_poly1305_clear)
#define chacha_poly1305_seal CHAPOLY_(chacha_poly1305_seal)
#define chacha_poly1305_open CHAPOLY_(chacha_poly1305_open)
#define chacha_poly1305_encrypt_message \
  CHAPOLY_(chacha_poly1305_encrypt_message)
#define chacha_poly1305_decrypt_message \
  CHAPOLY_(chacha_poly1305_decrypt_message)
#define chacha_poly1305_set_nonce CHAPOLY_(chacha_poly1305_set_nonce)
#define xchacha_poly1305_set_key_nonce \
  CHAPOLY_(xchacha_poly1305_set_key_nonce)
#define chacha_poly1305_update CHAPOLY_(chacha_poly1305_update)
#define chacha_poly1305_encrypt CHAPOLY_(chacha_poly1305_encrypt)
#define chacha_poly1305_decrypt CHAPOLY_(chacha_poly1305_decrypt)
#define chacha_poly1305_digest CHAPOLY_(chacha_poly1305_digest)
#define chacha_poly1305_verify CHAPOLY_(chacha_poly1305_verify)
#define chacha_poly1305_kernels CHAPOLY_(chacha_poly1305_kernels)
#define chacha_poly1305_self_test CHAPOLY_(chacha_poly1305_self_test)

/* Sizes in bytes. */
#define CHACHA_POLY1305_BLOCK_SIZE 64
#define CHACHA_POLY1305_KEY_SIZE 32
#define CHACHA_POLY1305_NONCE_SIZE 12
#define XCHACHA_POLY1305_NONCE_SIZE 24
#define CHACHA_POLY1305_DIGEST_SIZE 16

/* The longest text under one nonce: 2^38 - 64 bytes, where the 32-bit
   block counter ends.  Associated data: 2^64 - 1 bytes. */
#define CHACHA_POLY1305_TEXT_MAX ((UINT64_C (1) << 38) - 64)

/* The members are not for users, but for the size. */
struct chacha_poly1305_ctx
{
  struct chacha_ctx chacha;
  struct poly1305_ctx poly1305;
  uint64_t auth_size;
  uint64_t data_size;
  unsigned phase;
};

/* Sets the 256-bit key: all that the one-shot calls need. */
void
chacha_poly1305_set_key (struct chacha_poly1305_ctx *ctx,
                         const uint8_t key[CHACHA_POLY1305_KEY_SIZE]);

/* Wipes the context; no optimiser removes it. */
void
chacha_poly1305_clear (struct chacha_poly1305_ctx *ctx);


/* One-shot calls.  The context needs a key only, is not changed, and may
   be shared between threads.  A nonce_length of 12 means RFC 8439's
   ChaCha20-Poly1305, 24 means XChaCha20-Poly1305; all else is refused. */

/* Encrypts length bytes of src to dst and writes the 16-byte tag, which
   may follow dst directly.  Returns 1; or 0 with nothing written, if the
   nonce's length is wrong or length is above CHACHA_POLY1305_TEXT_MAX. */
int
chacha_poly1305_seal (const struct chacha_poly1305_ctx *ctx,
                      size_t nonce_length, const uint8_t *nonce,
                      size_t ad_length, const uint8_t *ad,
                      size_t length, uint8_t *dst, const uint8_t *src,
                      uint8_t *tag) CHAPOLY_MUST_CHECK;

/* Checks the 16-byte tag in constant time and decrypts length bytes of
   src to dst.  The tag is read first: it may overlap dst.  Returns 1 if
   all is authentic.  Else returns 0, and dst is all zero: no byte of
   plaintext is left; but a length above CHACHA_POLY1305_TEXT_MAX is taken
   for a mistake, and nothing is written.  While the call runs, dst may
   hold text not yet checked; do not let another thread read it. */
int
chacha_poly1305_open (const struct chacha_poly1305_ctx *ctx,
                      size_t nonce_length, const uint8_t *nonce,
                      size_t ad_length, const uint8_t *ad,
                      size_t length, uint8_t *dst, const uint8_t *src,
                      const uint8_t *tag) CHAPOLY_MUST_CHECK;

/* The same, in the convention of nettle's other AEAD modes: the tag
   stands behind the ciphertext.  encrypt_message writes clength bytes,
   and reads clength - 16; a clength below 16 is refused.
   decrypt_message reads mlength + 16 bytes, and writes mlength. */
int
chacha_poly1305_encrypt_message (const struct chacha_poly1305_ctx *ctx,
                                 size_t nonce_length, const uint8_t *nonce,
                                 size_t ad_length, const uint8_t *ad,
                                 size_t clength, uint8_t *dst,
                                 const uint8_t *src) CHAPOLY_MUST_CHECK;
int
chacha_poly1305_decrypt_message (const struct chacha_poly1305_ctx *ctx,
                                 size_t nonce_length, const uint8_t *nonce,
                                 size_t ad_length, const uint8_t *ad,
                                 size_t mlength, uint8_t *dst,
                                 const uint8_t *src) CHAPOLY_MUST_CHECK;


/* Streaming calls, for one message: a nonce, associated data in any
   pieces, text in any pieces, then digest (or verify).  Calls out of
   this order return 0 and do nothing: text or digest without a nonce,
   associated data after text, anything after digest.  set_nonce starts
   anew at any time, dropping an unfinished message.  A context may be
   used by one thread at a time. */

/* Starts a message. */
void
chacha_poly1305_set_nonce (struct chacha_poly1305_ctx *ctx,
                           const uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE]);

/* Starts a message under XChaCha20-Poly1305.  The context then holds the
   subkey derived from key and nonce, not the key: call this for each
   message, and do not use the context for seal, open or set_nonce before
   the next set_key. */
void
xchacha_poly1305_set_key_nonce (struct chacha_poly1305_ctx *ctx,
                                const uint8_t key[CHACHA_POLY1305_KEY_SIZE],
                                const uint8_t
                                nonce[XCHACHA_POLY1305_NONCE_SIZE]);

/* Absorbs associated data.  Returns 1; or 0, having done nothing, if text
   has begun, no nonce is set, or the total would pass 2^64 - 1 bytes. */
int
chacha_poly1305_update (struct chacha_poly1305_ctx *ctx,
                        size_t length, const uint8_t *data);

/* Encrypts or decrypts the next length bytes of text.  Returns 1; or 0
   with nothing written, if no nonce is set or the total would pass
   CHACHA_POLY1305_TEXT_MAX.  What decrypt writes is not authentic before
   verify has said so: do not use it earlier. */
int
chacha_poly1305_encrypt (struct chacha_poly1305_ctx *ctx,
                         size_t length, uint8_t *dst, const uint8_t *src);
int
chacha_poly1305_decrypt (struct chacha_poly1305_ctx *ctx,
                         size_t length, uint8_t *dst, const uint8_t *src);

/* Ends the message and writes the tag.  Returns 1; or 0 with nothing
   written, if no message is under way.  The nonce is used up: only
   set_nonce starts another message. */
int
chacha_poly1305_digest (struct chacha_poly1305_ctx *ctx,
                        uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE]);

/* Ends the message; returns 1 if digest is its tag, comparing in constant
   time, else 0 (also if no message is under way). */
int
chacha_poly1305_verify (struct chacha_poly1305_ctx *ctx,
                        const uint8_t digest[CHACHA_POLY1305_DIGEST_SIZE])
  CHAPOLY_MUST_CHECK;


/* Diagnostics. */

/* The name of the row of kernels in use: "c", or the CPU it is for. */
const char *
chacha_poly1305_kernels (void);

/* Known answers through the kernels in use, with tampering; returns 1 if
   all are right, in some ten microseconds and without memory of its own.
   Optional: nothing in the library depends on it. */
int
chacha_poly1305_self_test (void) CHAPOLY_MUST_CHECK;

#ifdef __cplusplus
}
#endif

#endif /* CHAPOLY_CHACHA_POLY1305_H */
