/* vector.h: the compiler's generic vector types, where the CPU has vector
   registers to hold them.  The one place that knows of them; nothing here
   names an instruction.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_VECTOR_H
#define CHAPOLY_VECTOR_H

/* Elements of a and b, by number, b's after a's.  clang, and gcc from
   version 12 on, can also join two vectors and take one apart. */
#if defined __has_builtin
#if __has_builtin (__builtin_shufflevector)
#define CHAPOLY_HAVE_SHUFFLEVECTOR 1
#endif
#endif
#if defined CHAPOLY_HAVE_SHUFFLEVECTOR
#define CHAPOLY_PERMUTE(type, a, b, ...)                                \
  __builtin_shufflevector ((type) (a), (type) (b), __VA_ARGS__)
#else
#define CHAPOLY_PERMUTE(type, a, b, ...)                                \
  __builtin_shuffle ((type) (a), (type) (b), (type) { __VA_ARGS__ })
#endif

/* CHAPOLY_LANES is the number of 32-bit lanes, and of ChaCha blocks in
   one pass of the C row.  Where the compiler would split vectors into
   scalars, or where size counts more than speed, it is 1: no vectors. */
#if !defined CHAPOLY_LANES
#if defined CHAPOLY_SMALL || defined __INTEL_COMPILER \
  || !(defined __clang__ || (defined __GNUC__ && __GNUC__ >= 5))
#define CHAPOLY_LANES 1
#elif defined __AVX2__ && defined CHAPOLY_HAVE_SHUFFLEVECTOR
#define CHAPOLY_LANES 8
#elif defined __SSE2__ || defined __ARM_NEON || defined __ALTIVEC__ \
  || defined __loongarch_sx || defined __wasm_simd128__
#define CHAPOLY_LANES 4
#else
#define CHAPOLY_LANES 1
#endif
#endif

#define CHAPOLY_ROTL(n, x) ((x) << (n) | (x) >> (32 - (n)))

#if CHAPOLY_LANES > 1

/* A vector is one or two parts of 16 bytes. */
typedef uint32_t chapoly_part __attribute__ ((vector_size (16)));
typedef uint32_t chapoly_vector
  __attribute__ ((vector_size (4 * CHAPOLY_LANES)));
typedef uint16_t chapoly_vector16
  __attribute__ ((vector_size (4 * CHAPOLY_LANES)));
typedef uint8_t chapoly_vector8
  __attribute__ ((vector_size (4 * CHAPOLY_LANES)));

#define CHAPOLY_PARTS (CHAPOLY_LANES / 4)

/* CHAPOLY_SHUFFLE: the same four words of a (0 - 3) and b (4 - 7) in
   each part.  CHAPOLY_REPEAT: p as each part.  CHAPOLY_PART: part i. */
#if CHAPOLY_PARTS == 1
#define CHAPOLY_SHUFFLE(a, b, i, j, k, l)                               \
  CHAPOLY_PERMUTE (chapoly_vector, a, b, i, j, k, l)
#define CHAPOLY_REPEAT(p) (p)
#define CHAPOLY_PART(x, i) (x)
#else
#define CHAPOLY_WORD(i) ((i) + ((i) & 4))
#define CHAPOLY_SHUFFLE(a, b, i, j, k, l)                               \
  CHAPOLY_PERMUTE (chapoly_vector, a, b, CHAPOLY_WORD (i),              \
                   CHAPOLY_WORD (j), CHAPOLY_WORD (k), CHAPOLY_WORD (l), \
                   CHAPOLY_WORD (i) + 4, CHAPOLY_WORD (j) + 4,          \
                   CHAPOLY_WORD (k) + 4, CHAPOLY_WORD (l) + 4)
#define CHAPOLY_REPEAT(p)                                               \
  CHAPOLY_PERMUTE (chapoly_part, p, p, 0, 1, 2, 3, 0, 1, 2, 3)
#define CHAPOLY_PART(x, i)                                              \
  ((i) == 0 ? CHAPOLY_PERMUTE (chapoly_vector, x, x, 0, 1, 2, 3)        \
   : CHAPOLY_PERMUTE (chapoly_vector, x, x, 4, 5, 6, 7))
#endif

/* Rotations to the left.  Where the CPU has no rotation of its own, one
   or two shuffles of halfwords or bytes are less than two shifts and an
   OR: with SSE2 3 % of the time of a pass of four blocks (AMD EPYC, Zen 4,
   November 2026), on 64-bit Arm a fifth of the instructions.  Bytes are
   named in little-endian order; halfwords are the same in both. */
#define CHAPOLY_SWAP_AT(i)                                              \
  (i) + 1, (i), (i) + 3, (i) + 2, (i) + 5, (i) + 4, (i) + 7, (i) + 6
#define CHAPOLY_TURN_AT(i)                                              \
  (i) + 3, (i), (i) + 1, (i) + 2, (i) + 7, (i) + 4, (i) + 5, (i) + 6
#if CHAPOLY_PARTS == 1
#define CHAPOLY_SWAPS CHAPOLY_SWAP_AT (0)
#define CHAPOLY_TURNS CHAPOLY_TURN_AT (0), CHAPOLY_TURN_AT (8)
#else
#define CHAPOLY_SWAPS CHAPOLY_SWAP_AT (0), CHAPOLY_SWAP_AT (8)
#define CHAPOLY_TURNS CHAPOLY_TURN_AT (0), CHAPOLY_TURN_AT (8),         \
  CHAPOLY_TURN_AT (16), CHAPOLY_TURN_AT (24)
#endif
#if (defined __SSE2__ && !defined __AVX512VL__) || defined __ARM_NEON
#define CHAPOLY_ROTL16(x)                                               \
  ((chapoly_vector) CHAPOLY_PERMUTE (chapoly_vector16, x, x, CHAPOLY_SWAPS))
#endif
#if (defined __SSSE3__ && !defined __AVX512VL__) \
  || (defined __aarch64__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
#define CHAPOLY_ROTL8(x)                                                \
  ((chapoly_vector) CHAPOLY_PERMUTE (chapoly_vector8, x, x, CHAPOLY_TURNS))
#endif

/* A part's words as they stand in little-endian memory. */
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define CHAPOLY_LE_PART(x)                                              \
  ((chapoly_part) CHAPOLY_PERMUTE (chapoly_vector8, x, x,               \
                                   3, 2, 1, 0, 7, 6, 5, 4,              \
                                   11, 10, 9, 8, 15, 14, 13, 12))
#else
#define CHAPOLY_LE_PART(x) (x)
#endif

#endif /* CHAPOLY_LANES > 1 */

#if !defined CHAPOLY_ROTL16
#define CHAPOLY_ROTL16(x) CHAPOLY_ROTL (16, x)
#endif
#if !defined CHAPOLY_ROTL8
#define CHAPOLY_ROTL8(x) CHAPOLY_ROTL (8, x)
#endif

#endif /* CHAPOLY_VECTOR_H */
