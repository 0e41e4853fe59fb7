/* chacha-internal.h: what chacha.c shares with chacha-poly1305.c.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CHACHA_INTERNAL_H
#define CHAPOLY_CHACHA_INTERNAL_H

#include "chacha.h"
#include "pieces.h"

/* A pass of the widest row. */
#define CHAPOLY_PASS_MAX (CHACHA_BLOCK_SIZE * CHAPOLY_WIDTH_MAX)

/* A block of keystream. */
CHAPOLY_INLINE void
chapoly_keystream (const struct chapoly_kernels *k,
                   uint8_t block[CHACHA_BLOCK_SIZE],
                   const uint32_t state[16])
{
#if defined CHAPOLY_SMALL
  memset (block, 0, CHACHA_BLOCK_SIZE);
  k->chacha_core (1, block, block, state);
#else
  k->chacha_core (1, block, CHAPOLY_(zeros), state);
#endif
}

#if !defined CHAPOLY_SMALL

/* dst = src XOR the keystream of state.  Word 12 must not wrap before the
   last block.  What whole passes leave takes one pass together with its
   tail, by way of keystream; word 12 grows by the blocks before that.
   Returns how many blocks of keystream there are to be wiped. */
CHAPOLY_INLINE size_t
chapoly_chacha_xor (const struct chapoly_kernels *k, uint32_t state[16],
                    size_t length, uint8_t *dst, const uint8_t *src,
                    uint8_t keystream[CHAPOLY_PASS_MAX])
{
  size_t blocks = length / CHACHA_BLOCK_SIZE;

  if (length % CHACHA_BLOCK_SIZE)
    blocks &= ~(size_t) (k->width - 1);
  if (blocks)
    {
      const size_t n = blocks * CHACHA_BLOCK_SIZE;

      k->chacha_core (blocks, dst, src, state);
      state[12] += (uint32_t) blocks;
      dst += n;
      src += n;
      length -= n;
    }
  if (!length)
    return 0;
  blocks = (length - 1) / CHACHA_BLOCK_SIZE + 1;
  k->chacha_core (blocks, keystream, CHAPOLY_(zeros), state);
  chapoly_xor (dst, src, keystream, length);
  return blocks;
}

#endif

/* Replaces the key in state by the subkey: the words that 20 rounds make
   of the first and the last row.  A block of keystream is those words plus
   the state, so take the state off again. */
CHAPOLY_INLINE void
chapoly_take_subkey (uint32_t state[16],
                     const uint8_t block[CHACHA_BLOCK_SIZE])
{
  unsigned i;

  for (i = 0; i < 4; i++)
    {
      state[4 + i] = chapoly_load32 (block + 4 * i) - state[i];
      state[8 + i] = chapoly_load32 (block + 48 + 4 * i) - state[12 + i];
    }
}

/* Replaces the key in ctx by its subkey for in. */
CHAPOLY_HIDDEN void
CHAPOLY_(chacha_set_subkey) (struct chacha_ctx *ctx,
                             const uint8_t in[HCHACHA20_INPUT_SIZE]);

/* The same for the first part of an XChaCha20 nonce; then the rest of it,
   and the counter 0. */
CHAPOLY_INLINE void
chapoly_xchacha_set_nonce (struct chacha_ctx *ctx,
                           const uint8_t nonce[XCHACHA_NONCE_SIZE])
{
  CHAPOLY_(chacha_set_subkey) (ctx, nonce);
  chacha_set_nonce (ctx, nonce + HCHACHA20_INPUT_SIZE);
}

#endif /* CHAPOLY_CHACHA_INTERNAL_H */
