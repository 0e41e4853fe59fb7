/* chacha-poly1305-text.h: associated data and text of any length, by the
   kernels; for chacha-poly1305-seal.c.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_TEXT_H
#define CHAPOLY_CHACHA_POLY1305_TEXT_H

#include "chacha-internal.h"
#include "poly1305-internal.h"

/* Up to so many bytes of associated data are absorbed in line: a block
   takes 22 cycles there, in a kernel 19, but a call 100 (POWER8 and POWER9,
   modelled). */
#define AD_INLINE 64

/* Where ChaCha20 and Poly1305 go over the text one after the other, they
   do so in pieces that stay in the first or second level cache between
   the two, yet are long enough for what a Poly1305 kernel pays to start
   (powers of r, a few blocks' worth) to vanish: 16 KiB, a TLS record. */
#define PIECE ((size_t) 16384)

/* Absorbs blocks of 16 bytes. */
CHAPOLY_INLINE void
absorb (const struct chapoly_kernels *k, uint64_t poly1305[5],
        size_t blocks, const uint8_t *data)
{
  if (blocks)
    k->poly1305_update (poly1305, blocks, data, 1);
}

/* Absorbs length bytes, and zeros up to a multiple of 16. */
CHAPOLY_INLINE void
absorb_padded (const struct chapoly_kernels *k, uint64_t poly1305[5],
               size_t length, const uint8_t *data)
{
  uint8_t last[AD_INLINE + POLY1305_BLOCK_SIZE];

  if (length > AD_INLINE)
    {
      absorb (k, poly1305, length / POLY1305_BLOCK_SIZE, data);
      data += length & ~(size_t) 15;
      length &= 15;
    }
  chapoly_copy_padded (last, data, length);
  chapoly_poly1305_few (k, poly1305, (length + 15) / POLY1305_BLOCK_SIZE,
                        last, 1);
}

/* ChaCha20 and Poly1305 one after the other.  For the arguments see
   chacha_poly1305_text; but when it encrypts, the head is done. */
CHAPOLY_INLINE void
text_in_pieces (const struct chapoly_kernels *k, uint64_t poly1305[5],
                struct chacha_ctx *chacha, size_t length, uint8_t *dst,
                const uint8_t *src, size_t head,
                uint8_t keystream[CHAPOLY_PASS_MAX], int decrypt)
{
  while (length)
    {
      const size_t n = length < PIECE + head ? length : PIECE + head;

      if (decrypt)
        {
          absorb (k, poly1305, n / POLY1305_BLOCK_SIZE, src);
          chapoly_xor (dst, src, keystream + BLOCK, head);
        }
      chapoly_chacha_xor (k, chacha->state, n - head, dst + head, src + head,
                          keystream);
      if (!decrypt)
        absorb (k, poly1305, n / POLY1305_BLOCK_SIZE, dst);
      head = 0;
      dst += n;
      src += n;
      length -= n;
    }
}

/* Is there work for the kernel that does both at once? */
CHAPOLY_INLINE int
is_fused (const struct chapoly_kernels *k, size_t length)
{
  return k->chacha_poly1305 && length >= k->width * BLOCK;
}

/* Whole passes through the fused kernel.  Poly1305 follows ChaCha20 at a
   distance of what was encrypted before, a pass or two: so there is work
   for it, too, in the last pass, which makes keystream for what is left. */
CHAPOLY_INLINE void
encrypt_fused (const struct chapoly_kernels *k, uint64_t poly1305[5],
               struct chacha_ctx *chacha, size_t length, uint8_t *dst,
               const uint8_t *src, size_t head,
               uint8_t keystream[CHAPOLY_PASS_MAX])
{
  const size_t pass = k->width * BLOCK;
  size_t done = head, absorbed = 0;

  if (done < pass && length - done >= 2 * pass)
    {
      k->chacha_core (k->width, dst + done, src + done, chacha->state);
      chacha->state[12] += k->width;
      done += pass;
    }
  if (done >= pass && length - done >= pass)
    {
      absorbed = (length - done) & ~(pass - 1);
      k->chacha_poly1305 (absorbed / BLOCK, dst + done, src + done,
                          chacha->state, poly1305, dst);
      chacha->state[12] += (uint32_t) (absorbed / BLOCK);
      done += absorbed;
    }
  if (done - absorbed >= pass && done < length)
    {
      k->chacha_poly1305 (k->width, keystream, CHAPOLY_(zeros), chacha->state,
                          poly1305, dst + absorbed);
      absorbed += pass;
      chapoly_xor (dst + done, src + done, keystream, length - done);
    }
  else
    chapoly_chacha_xor (k, chacha->state, length - done, dst + done,
                        src + done, keystream);
  chapoly_poly1305_few (k, poly1305,
                        (length - absorbed) / POLY1305_BLOCK_SIZE,
                        dst + absorbed, 1);
}

/* Both take the same place of the text, and what is left is no pass. */
CHAPOLY_INLINE void
decrypt_fused (const struct chapoly_kernels *k, uint64_t poly1305[5],
               struct chacha_ctx *chacha, size_t length, uint8_t *dst,
               const uint8_t *src, uint8_t keystream[CHAPOLY_PASS_MAX])
{
  const size_t done = length & ~(size_t) (k->width * BLOCK - 1);

  k->chacha_poly1305 (done / BLOCK, dst, src, chacha->state, poly1305, src);
  chacha->state[12] += (uint32_t) (done / BLOCK);
  dst += done;
  src += done;
  length -= done;
  chapoly_poly1305_few (k, poly1305, length / POLY1305_BLOCK_SIZE, src, 1);
  chapoly_chacha_xor (k, chacha->state, length, dst, src, keystream);
}

CHAPOLY_INLINE void
text (const struct chapoly_kernels *k, uint64_t poly1305[5],
      struct chacha_ctx *chacha, size_t length, uint8_t *dst,
      const uint8_t *src, size_t head,
      uint8_t keystream[CHAPOLY_PASS_MAX], int decrypt)
{
  if (!is_fused (k, length))
    text_in_pieces (k, poly1305, chacha, length, dst, src, head, keystream,
                    decrypt);
  else if (decrypt)
    decrypt_fused (k, poly1305, chacha, length, dst, src, keystream);
  else
    encrypt_fused (k, poly1305, chacha, length, dst, src, head, keystream);
}

#endif /* CHAPOLY_CHACHA_POLY1305_TEXT_H */
