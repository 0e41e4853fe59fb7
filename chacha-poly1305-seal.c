/* chacha-poly1305-seal.c: the one-shot calls.

   Block 0 of the keystream, whose first half is the Poly1305 key, comes
   out of one call of the ChaCha20 kernel together with the keystream of
   the first blocks of text.  Calls and set-up are what a short message
   costs; if that keystream is all that it needs, there is no other call.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-internal.h"
#if defined CHAPOLY_SMALL
#include "chacha-poly1305-small.h"
#else
#include "chacha-poly1305-short.h"
#include "chacha-poly1305-text.h"

/* Messages of any length. */

void
CHAPOLY_(chacha_poly1305_text) (uint64_t poly1305[5],
                                struct chacha_ctx *chacha,
                                size_t length, uint8_t *dst,
                                const uint8_t *src,
                                uint8_t keystream[CHAPOLY_PASS_MAX],
                                int decrypt)
{
  const struct chapoly_kernels *k = chapoly_any_kernels ();

  text (k, poly1305, chacha, length, dst, src, 0, 0, keystream,
        way_of (k, length, decrypt), decrypt);
}

/* Whether the key's pass makes the keystream of what whole passes leave at
   the end, too: if it is one pass. */
CHAPOLY_INLINE int
key_has_tail (const struct chapoly_kernels *k, size_t length, enum way way)
{
  const size_t rest = length & (BLOCK * k->width - 1);

  return way >= WIDE && rest - 1 < BLOCK * (k->width - 1);
}

/* How many bytes of text get their keystream together with the key, if the
   tail does not: what a pass makes.  Of two passes, if a fused kernel
   encrypts, so that it begins with ciphertext to absorb; none, if it
   decrypts, since what it decrypts, it absorbs, or if it is wide.  Of one
   block more, if a serial kernel follows: chacha_core makes five for little
   more than four. */
CHAPOLY_INLINE size_t
head_length (const struct chapoly_kernels *k, size_t length, enum way way,
             int decrypt)
{
  const int room = 2 * k->width <= CHAPOLY_WIDTH_MAX;
  size_t head = BLOCK * (k->width - 1);

  if (way == SERIAL)
    head = room ? BLOCK * k->width : 0;
  else if (way == WIDE || (way == NARROW && decrypt))
    head = 0;
  else if (way == NARROW && room)
    head += BLOCK * k->width;
  return head < length ? head : length;
}

/* Row 3 of a state, with another counter. */
CHAPOLY_INLINE void
put_row (uint32_t row[4], const uint32_t from[4], uint32_t counter)
{
  memcpy (row, from, 16);
  row[0] = counter;
}

/* The key block together with the keystream of the tail.  Of width, which
   is a multiple of four here, four rows a turn. */
CHAPOLY_INLINE void
key_and_tail (const struct chapoly_kernels *k, struct secrets *m,
              size_t length)
{
  const size_t blocks = length / BLOCK & ~(size_t) (k->width - 1);
  const uint32_t end = (uint32_t) blocks + k->width;
  uint32_t rows[4 * (CHAPOLY_WIDTH_MAX + 3)], *row = rows;
  uint32_t n = (uint32_t) blocks;

  do
    {
      put_row (row, m->chacha.state + 12, n);
      put_row (row + 4, m->chacha.state + 12, n + 1);
      put_row (row + 8, m->chacha.state + 12, n + 2);
      put_row (row + 12, m->chacha.state + 12, n + 3);
      row += 16;
      n += 4;
    }
  while (n != end);
  rows[0] = 0;
  k->chacha_states (k->width, m->keystream, m->chacha.state, rows);
}

CHAPOLY_INLINE int
any_message (const struct chacha_poly1305_ctx *ctx,
             size_t nonce_length, const uint8_t *nonce,
             size_t ad_length, const uint8_t *ad,
             size_t length, uint8_t *dst, const uint8_t *src,
             uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE], int decrypt)
{
  const struct chapoly_kernels *k = chapoly_any_kernels ();
  const size_t part = length % POLY1305_BLOCK_SIZE, whole = length - part;
  uint8_t last[2 * POLY1305_BLOCK_SIZE];
  uint8_t *const sizes = part ? last + POLY1305_BLOCK_SIZE : last;
  struct poly1305_ctx poly1305;
  struct secrets m;
  enum way way;
  size_t head;
  int has_tail;

  if (too_long (length)
      || !start (&m.chacha, ctx, nonce_length, nonce))
    return 0;
  way = way_of (k, length, decrypt);
  has_tail = key_has_tail (k, length, way);
  head = has_tail ? 0 : head_length (k, length, way, decrypt);
  if (has_tail)
    key_and_tail (k, &m, length);
  else
    k->chacha_core (1 + (head + BLOCK - 1) / BLOCK, m.keystream,
                    CHAPOLY_(zeros), m.chacha.state);
  chapoly_store64 (sizes, ad_length);
  chapoly_store64 (sizes + 8, length);
  m.chacha.state[12] = 1 + (uint32_t) (head / BLOCK);
  chapoly_poly1305_load_key (poly1305.state, poly1305.s, m.keystream);
  absorb_padded (k, poly1305.state, ad_length, ad);

  /* The text, and the ciphertext's last part before it is overwritten. */
  if (decrypt && part)
    chapoly_copy_padded (last, src + whole, part);
  if (!decrypt && !has_tail)
    chapoly_xor (dst, src, m.keystream + BLOCK, head);
  text (k, poly1305.state, &m.chacha, length, dst, src, head,
        has_tail, m.keystream, way, decrypt);
  if (!decrypt && part)
    chapoly_copy_padded (last, dst + whole, part);

  chapoly_poly1305_few (k, poly1305.state, part ? 2 : 1, last, 1);
  chapoly_wipe_many_blocks (&m, 1 + CHAPOLY_WIDTH_MAX);
  chapoly_poly1305_tag (poly1305.state, poly1305.s, tag);
  CHAPOLY_(wipe) (&poly1305, sizeof poly1305);
  return 1;
}

CHAPOLY_NOINLINE int
seal_any (const struct chacha_poly1305_ctx *ctx,
          size_t nonce_length, const uint8_t *nonce,
          size_t ad_length, const uint8_t *ad,
          size_t length, uint8_t *dst, const uint8_t *src, uint8_t *tag)
{
  return any_message (ctx, nonce_length, nonce, ad_length, ad,
                      length, dst, src, tag, ENCRYPT);
}

CHAPOLY_NOINLINE int
open_any (const struct chacha_poly1305_ctx *ctx,
          size_t nonce_length, const uint8_t *nonce,
          size_t ad_length, const uint8_t *ad,
          size_t length, uint8_t *dst, const uint8_t *src,
          const uint8_t *tag)
{
  uint8_t right[CHACHA_POLY1305_DIGEST_SIZE], given[sizeof right];

  /* Such a length is taken for a mistake: touch nothing. */
  if (too_long (length))
    return 0;
  memcpy (given, tag, sizeof given);
  if (!any_message (ctx, nonce_length, nonce, ad_length, ad,
                    length, dst, src, right, DECRYPT))
    {
      chapoly_zero (dst, length);
      return 0;
    }
  return judge (right, given, length, dst);
}


/* The calls. */

int
chacha_poly1305_seal (const struct chacha_poly1305_ctx *ctx,
                      size_t nonce_length, const uint8_t *nonce,
                      size_t ad_length, const uint8_t *ad,
                      size_t length, uint8_t *dst, const uint8_t *src,
                      uint8_t *tag)
{
  const struct chapoly_kernels *k = chapoly_any_kernels ();

  if (!is_short (k, nonce_length, ad_length, length))
    return seal_any (ctx, nonce_length, nonce, ad_length, ad,
                     length, dst, src, tag);
  short_message (k, ctx, nonce, ad_length, ad, length, dst, src, tag,
                 ENCRYPT);
  return 1;
}

int
chacha_poly1305_open (const struct chacha_poly1305_ctx *ctx,
                      size_t nonce_length, const uint8_t *nonce,
                      size_t ad_length, const uint8_t *ad,
                      size_t length, uint8_t *dst, const uint8_t *src,
                      const uint8_t *tag)
{
  const struct chapoly_kernels *k = chapoly_any_kernels ();
  uint8_t right[CHACHA_POLY1305_DIGEST_SIZE], given[sizeof right];

  if (!is_short (k, nonce_length, ad_length, length))
    return open_any (ctx, nonce_length, nonce, ad_length, ad,
                     length, dst, src, tag);
  memcpy (given, tag, sizeof given);
  short_message (k, ctx, nonce, ad_length, ad, length, dst, src, right,
                 DECRYPT);
  return judge (right, given, length, dst);
}

#endif
int
chacha_poly1305_encrypt_message (const struct chacha_poly1305_ctx *ctx,
                                 size_t nonce_length, const uint8_t *nonce,
                                 size_t ad_length, const uint8_t *ad,
                                 size_t clength, uint8_t *dst,
                                 const uint8_t *src)
{
  size_t length = clength - CHACHA_POLY1305_DIGEST_SIZE;

  return clength >= CHACHA_POLY1305_DIGEST_SIZE && !too_long (length)
    && chacha_poly1305_seal (ctx, nonce_length, nonce, ad_length, ad,
                             length, dst, src, dst + length);
}

int
chacha_poly1305_decrypt_message (const struct chacha_poly1305_ctx *ctx,
                                 size_t nonce_length, const uint8_t *nonce,
                                 size_t ad_length, const uint8_t *ad,
                                 size_t mlength, uint8_t *dst,
                                 const uint8_t *src)
{
  return !too_long (mlength)
    && chacha_poly1305_open (ctx, nonce_length, nonce, ad_length, ad,
                             mlength, dst, src, src + mlength);
}
