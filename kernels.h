/* kernels.h: the contract between the C of the library, which knows
   lengths and counters, and the kernels, which see whole blocks.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_KERNELS_H
#define CHAPOLY_KERNELS_H

#include "chapoly-types.h"
#include "vector.h"

/* For all kernels: blocks >= 1.  dst equals src or is disjoint from it.
   No alignment is required.  Time and addresses depend on blocks only. */

/* XORs blocks 64-byte blocks of keystream into dst: block i is that of
   state with word 12 increased by i.  The caller sees to it that word 12
   does not wrap before the last block.  state is read, not advanced. */
typedef void
chapoly_chacha_core_func (size_t blocks, uint8_t *dst, const uint8_t *src,
                          const uint32_t state[16]);

/* Absorbs blocks 16-byte blocks: for each, h = (h + block + pad 2^128) r
   modulo 2^130 - 5.  state is r0 r1 h0 h1 h2 in radix 2^64.  r is
   clamped.  pad is 1, or 0 for a last block that carries its own pad bit.
   On entry h2 <= 7, on return h2 <= 4; rows may differ by a multiple of
   2^130 - 5 within that. */
typedef void
chapoly_poly1305_update_func (uint64_t state[5], size_t blocks,
                              const uint8_t *data, unsigned pad);

/* Both at once, in one pass over the data: chacha_core on blocks 64-byte
   blocks, a multiple of width, and poly1305_update with pad 1 on as many
   bytes at data.  Each pass of width blocks reads its part of src and of
   data before it writes its part of dst.  So data may be src, which
   decrypts, or the ciphertext a pass or more before dst, which encrypts. */
typedef void
chapoly_chacha_poly1305_func (size_t blocks, uint8_t *dst,
                              const uint8_t *src, const uint32_t state[16],
                              uint64_t poly1305_state[5],
                              const uint8_t *data);

/* One after the other in one call, so that the first pass hides what
   Poly1305 on vectors needs to start: chacha_core on blocks 64-byte blocks,
   a multiple of width, and poly1305_update with pad 1 on n 16-byte blocks
   at data, CHAPOLY_SERIAL_MIN or more.  Encrypting (decrypt 0), all of dst
   is written before data is read: so data may hold dst.  Decrypting (1),
   all of data is read before dst is written: so data may hold src.  Time
   and addresses depend on blocks, n and decrypt only. */
#define CHAPOLY_SERIAL_MIN 24
typedef void
chapoly_chacha_poly1305_serial_func (size_t blocks, uint8_t *dst,
                                     const uint8_t *src,
                                     const uint32_t state[16],
                                     uint64_t poly1305_state[5], size_t n,
                                     const uint8_t *data, unsigned decrypt);

/* dst = n 64-byte blocks of keystream, a multiple of width, of as many
   states with one key: block i is that of state with words 12 .. 15 as at
   rows + 4 i.  dst overlaps neither. */
typedef void
chapoly_chacha_states_func (size_t n, uint8_t *dst, const uint32_t state[12],
                            const uint32_t *rows);

/* One row: the kernels for one CPU, swapped as a whole. */
struct chapoly_kernels
{
  const char *name;

  /* Blocks that one pass of chacha_core makes for about the price of one:
     1 .. CHAPOLY_WIDTH_MAX, a power of two.  C fills a pass with a key
     block and text. */
  unsigned width;

  chapoly_chacha_core_func *chacha_core;
  chapoly_poly1305_update_func *poly1305_update;

  /* NULL where one after the other is as fast. */
  chapoly_chacha_poly1305_func *chacha_poly1305;

  /* NULL where blocks of many states cost as much one by one, in a row
     with neither a serial kernel nor a fused one of more than four states. */
  chapoly_chacha_states_func *chacha_states;

  /* NULL where two calls cost no more. */
  chapoly_chacha_poly1305_serial_func *chacha_poly1305_serial;
};

/* The widest row of the build, which sizes the buffers on the stack.
   Where CHAPOLY_ROW names a row of width 1, define this as 1, too. */
#ifndef CHAPOLY_WIDTH_MAX
#if defined CHAPOLY_FAT || defined CHAPOLY_ROW
#define CHAPOLY_WIDTH_MAX 8
#else
#define CHAPOLY_WIDTH_MAX CHAPOLY_LANES
#endif
#endif

#if defined __GNUC__ && !defined __APPLE__ && !defined _WIN32
#define CHAPOLY_HIDDEN __attribute__ ((visibility ("hidden")))
#else
#define CHAPOLY_HIDDEN
#endif

/* The row in portable C: the reference for all others. */
CHAPOLY_HIDDEN chapoly_chacha_core_func CHAPOLY_(chacha_core_c);
CHAPOLY_HIDDEN chapoly_poly1305_update_func CHAPOLY_(poly1305_update_c);
#if CHAPOLY_LANES > 1
CHAPOLY_HIDDEN chapoly_chacha_states_func CHAPOLY_(chacha_states_c);
#define CHAPOLY_STATES_C CHAPOLY_(chacha_states_c)
#else
#define CHAPOLY_STATES_C NULL
#endif

#define CHAPOLY_ROW_C                                                   \
  { "c", CHAPOLY_LANES, CHAPOLY_(chacha_core_c),                        \
    CHAPOLY_(poly1305_update_c), NULL, CHAPOLY_STATES_C, NULL }

#ifdef CHAPOLY_POWER

/* The rows for 64-bit POWER, in powerpc64/gen/. */
#define CHAPOLY_DECLARE_ROW(cpu)                                        \
  CHAPOLY_HIDDEN chapoly_chacha_core_func CHAPOLY_(chacha_core_##cpu);  \
  CHAPOLY_HIDDEN chapoly_poly1305_update_func                           \
  CHAPOLY_(poly1305_update_##cpu)

CHAPOLY_DECLARE_ROW (scalar);
CHAPOLY_DECLARE_ROW (p8);
CHAPOLY_DECLARE_ROW (p9);
CHAPOLY_DECLARE_ROW (p10);
CHAPOLY_HIDDEN chapoly_chacha_states_func CHAPOLY_(chacha_states_p8);
CHAPOLY_HIDDEN chapoly_chacha_states_func CHAPOLY_(chacha_states_p9);
CHAPOLY_HIDDEN chapoly_chacha_states_func CHAPOLY_(chacha_states_p10);
CHAPOLY_HIDDEN chapoly_chacha_poly1305_func CHAPOLY_(chacha_poly1305_p8);
CHAPOLY_HIDDEN chapoly_chacha_poly1305_func CHAPOLY_(chacha_poly1305_p10);
CHAPOLY_HIDDEN chapoly_chacha_poly1305_serial_func
CHAPOLY_(chacha_poly1305_serial_p9);
CHAPOLY_HIDDEN chapoly_chacha_poly1305_serial_func
CHAPOLY_(chacha_poly1305_serial_p10);

#define CHAPOLY_ROW_SCALAR                                              \
  { "scalar", 1, CHAPOLY_(chacha_core_scalar),                          \
    CHAPOLY_(poly1305_update_scalar), NULL, NULL, NULL }
#define CHAPOLY_ROW_POWER8                                              \
  { "power8", 4, CHAPOLY_(chacha_core_p8),                              \
    CHAPOLY_(poly1305_update_p8), CHAPOLY_(chacha_poly1305_p8),         \
    CHAPOLY_(chacha_states_p8), NULL }
#define CHAPOLY_ROW_POWER9                                              \
  { "power9", 4, CHAPOLY_(chacha_core_p9),                              \
    CHAPOLY_(poly1305_update_p9), NULL, CHAPOLY_(chacha_states_p9),     \
    CHAPOLY_(chacha_poly1305_serial_p9) }
#define CHAPOLY_ROW_POWER10                                             \
  { "power10", 8, CHAPOLY_(chacha_core_p10),                            \
    CHAPOLY_(poly1305_update_p10), CHAPOLY_(chacha_poly1305_p10),       \
    CHAPOLY_(chacha_states_p10),                                        \
    CHAPOLY_(chacha_poly1305_serial_p10) }

#endif /* CHAPOLY_POWER */

/* chapoly_kernels () is the row in use: always the same one. */
#ifdef CHAPOLY_FAT
#include "kernels-fat.h"
#else
#include "kernels-fixed.h"
#endif

#endif /* CHAPOLY_KERNELS_H */
