/* vector.h: the compiler's generic vector type, where the CPU has vector
   registers to hold it.  The one place that knows of it.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_VECTOR_H
#define CHAPOLY_VECTOR_H

/* CHAPOLY_LANES is the number of 32-bit lanes, and of ChaCha blocks in
   one pass of the C row.  Where the compiler would split vectors into
   scalars, or where size counts more than speed, it is 1: no vectors. */
#if !defined CHAPOLY_LANES
#if defined CHAPOLY_SMALL || !defined __GNUC__
#define CHAPOLY_LANES 1
#elif defined __AVX2__
#define CHAPOLY_LANES 8
#elif defined __SSE2__ || defined __ARM_NEON || defined __ALTIVEC__ \
  || defined __loongarch_sx || defined __wasm_simd128__
#define CHAPOLY_LANES 4
#else
#define CHAPOLY_LANES 1
#endif
#endif

#if CHAPOLY_LANES > 1
typedef uint32_t chapoly_vector
  __attribute__ ((vector_size (4 * CHAPOLY_LANES)));
#endif

#endif /* CHAPOLY_VECTOR_H */
