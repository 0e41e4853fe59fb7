/* chacha-poly1305-text.h: associated data and text of any length, by the
   kernels; for chacha-poly1305-seal.c.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_POLY1305_TEXT_H
#define CHAPOLY_CHACHA_POLY1305_TEXT_H

#include "chacha-internal.h"
#include "poly1305-internal.h"

/* Up to so many bytes of associated data are absorbed in line: a block
   takes 20 cycles there, in a kernel 14 to 18, but a call 100 (POWER8 and
   POWER9, modelled). */
#define AD_INLINE 64

/* Where ChaCha20 and Poly1305 go over the text one after the other, they
   do so in pieces that stay in the first or second level cache between
   the two, yet are long enough for what a Poly1305 kernel pays to start:
   16 KiB, a TLS record.  Starting, powers of r above all, is 260 of 10000
   modelled cycles then on POWER9, and 380 of 6400 on POWER10: 3 and 6 %.
   With 4 KiB it would be 10 and 20 %. */
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

/* How ChaCha20 and Poly1305 go over the text: one after the other, or by
   the kernel that does both at once, if there is work for it; one of more
   than four states is wide: it makes powers of r before its first pass, and
   so is called once.  Or by one call of the kernel that does one after the
   other. */
enum way { IN_PIECES, NARROW, WIDE, SERIAL };

/* The least that is a pass of any row and as much as a serial kernel takes. */
#define SERIAL_TEXT_MIN                                                 \
  (CHAPOLY_PASS_MAX > 16 * CHAPOLY_SERIAL_MIN                           \
   ? CHAPOLY_PASS_MAX : 16 * CHAPOLY_SERIAL_MIN)

/* Where a row has a fused kernel, too, the serial one pays up to so many
   bytes when it encrypts; and when it decrypts, if whole passes leave so
   large a part of the text, which it takes together with them.  Modelled
   cycles on POWER10, without it and with it:

     bytes    512  1024  1152  1350  1536  2048  2432  4096  4608  5120
     seal    1973  2646  2764  2946  3319  3944  4177  6140  6689  7238
             1673  2296  2394  2495  2916  3537  3733  6033  6661  7285
     open    1698  2247  2475  2762  2796  3345  3904  5541  6090  6639
             1719  2341  2445  2543  2962  3586  3785  6084  6712  7336  */
#define SERIAL_SEAL 4608
#define SERIAL_OPEN_PART 8

CHAPOLY_INLINE int
serial_pays (const struct chapoly_kernels *k, size_t length, int decrypt)
{
  const size_t tail = length & (k->width * BLOCK - 1);

  if (!k->chacha_poly1305)
    return length <= PIECE;
  return decrypt ? tail >= length / SERIAL_OPEN_PART : length <= SERIAL_SEAL;
}

CHAPOLY_INLINE enum way
way_of (const struct chapoly_kernels *k, size_t length, int decrypt)
{
  if (length >= SERIAL_TEXT_MIN && k->chacha_poly1305_serial
      && serial_pays (k, length, decrypt))
    return SERIAL;
  if (!k->chacha_poly1305 || length < k->width * BLOCK)
    return IN_PIECES;
  return k->width <= 4 ? NARROW : WIDE;
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

/* What a wide kernel leaves to absorb: a call pays from ABSORB_CALL blocks
   on, since vectors do it then (POWER10, modelled: 568 cycles for 32
   blocks, 608 in line). */
#define ABSORB_CALL 32

CHAPOLY_INLINE void
absorb_rest (const struct chapoly_kernels *k, uint64_t poly1305[5],
             size_t blocks, const uint8_t *data)
{
  if (blocks >= ABSORB_CALL)
    k->poly1305_update (poly1305, blocks, data, 1);
  else
    chapoly_poly1305_few (k, poly1305, blocks, data, 1);
}

/* What whole passes leave of the text.  has_tail: keystream has its, behind
   a block. */
CHAPOLY_INLINE void
crypt_tail (const struct chapoly_kernels *k, struct chacha_ctx *chacha,
            size_t done, size_t length, uint8_t *dst, const uint8_t *src,
            int has_tail, uint8_t keystream[CHAPOLY_PASS_MAX])
{
  const uint32_t first = chacha->state[12];

  dst += done;
  src += done;
  length -= done;
  if (has_tail)
    chapoly_xor (dst, src, keystream + BLOCK, length);
  else
    {
      chacha->state[12] += (uint32_t) (done / BLOCK);
      chapoly_chacha_xor (k, chacha->state, length, dst, src, keystream);
      chacha->state[12] = first;
    }
}

/* Whole passes behind the head, which is one, if any; but Poly1305 takes
   all of the text. */
CHAPOLY_INLINE void
text_serial (const struct chapoly_kernels *k, uint64_t poly1305[5],
             struct chacha_ctx *chacha, size_t length, uint8_t *dst,
             const uint8_t *src, size_t head, int has_tail,
             uint8_t keystream[CHAPOLY_PASS_MAX], int decrypt)
{
  const size_t end = length & ~(size_t) (k->width * BLOCK - 1);
  const size_t done = end - head;

  if (!decrypt)
    crypt_tail (k, chacha, done, length - head, dst + head, src + head,
                has_tail, keystream);
  k->chacha_poly1305_serial (done / BLOCK, dst + head, src + head,
                             chacha->state, poly1305,
                             length / POLY1305_BLOCK_SIZE,
                             decrypt ? src : dst, (unsigned) decrypt);
  if (decrypt)
    {
      chapoly_xor (dst, src, keystream + BLOCK, head);
      crypt_tail (k, chacha, done, length - head, dst + head, src + head,
                  has_tail, keystream);
    }
}

/* Whole passes through a wide kernel, which decrypts all of them, and
   encrypts all but the first, absorbing the pass before.  Modelled cycles
   on POWER10, one after the other and so, without the serial kernel:

     bytes       512   1024   1350   1536   2048   4096
     seal                     3133   3380   4052   6740
                              3145   3395   3944   6140
     open       2030   2725   3158   3398   4070   6758
                1698   2247   2762   2796   3345   5541  */
CHAPOLY_INLINE void
text_wide (const struct chapoly_kernels *k, uint64_t poly1305[5],
           struct chacha_ctx *chacha, size_t length, uint8_t *dst,
           const uint8_t *src, int has_tail,
           uint8_t keystream[CHAPOLY_PASS_MAX], int decrypt)
{
  const size_t pass = k->width * BLOCK, end = length & ~(pass - 1);
  const size_t first = decrypt ? 0 : pass;
  const size_t fused = end - first;
  uint32_t *const state = chacha->state;

  if (!decrypt)
    {
      k->chacha_core (first / BLOCK, dst, src, state);
      state[12] += (uint32_t) (first / BLOCK);
    }
  if (fused)
    k->chacha_poly1305 (fused / BLOCK, dst + first, src + first, state,
                        poly1305, decrypt ? src : dst);
  if (decrypt)
    absorb_rest (k, poly1305, (length - fused) / POLY1305_BLOCK_SIZE,
                 src + fused);
  crypt_tail (k, chacha, end - first, length - first, dst + first,
              src + first, has_tail, keystream);
  if (!decrypt)
    absorb_rest (k, poly1305, (length - fused) / POLY1305_BLOCK_SIZE,
                 dst + fused);
}

CHAPOLY_INLINE void
text (const struct chapoly_kernels *k, uint64_t poly1305[5],
      struct chacha_ctx *chacha, size_t length, uint8_t *dst,
      const uint8_t *src, size_t head, int has_tail,
      uint8_t keystream[CHAPOLY_PASS_MAX], enum way way, int decrypt)
{
  if (way == SERIAL)
    text_serial (k, poly1305, chacha, length, dst, src, head, has_tail,
                 keystream, decrypt);
  else if (way == IN_PIECES)
    text_in_pieces (k, poly1305, chacha, length, dst, src, head, keystream,
                    decrypt);
  else if (way == WIDE)
    text_wide (k, poly1305, chacha, length, dst, src, has_tail, keystream,
               decrypt);
  else if (decrypt)
    decrypt_fused (k, poly1305, chacha, length, dst, src, keystream);
  else
    encrypt_fused (k, poly1305, chacha, length, dst, src, head, keystream);
}

#endif /* CHAPOLY_CHACHA_POLY1305_TEXT_H */
