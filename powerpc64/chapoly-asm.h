/* chapoly-asm.h: what the kernels leave to the platform: symbols, ABI,
   unwind information and byte order.  The only file that knows the ABI.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_ASM_H
#define CHAPOLY_ASM_H

#include "chapoly-types.h"

/* ISA ("power8"): the instructions that this file may use, whatever the
   compiler's target is.  Clang's assembler knows all of them. */
#ifdef __clang__
#define ISA(cpu)
#else
#define ISA(cpu) .machine cpu
#endif

/* FUNC (stem) ... ENDFUNC (stem): a hidden function.  It uses no TOC, so
   ELFv2 needs no second entry point; ELFv1 (any byte order may have
   either) needs a descriptor. */
#if defined _CALL_ELF && _CALL_ELF == 2
	.abiversion 2
#define FUNC(stem)                                                      \
	.text;                                                          \
	.p2align 5;                                                     \
	.globl CHAPOLY_(stem);                                          \
	.hidden CHAPOLY_(stem);                                         \
	.type CHAPOLY_(stem), @function;                                \
CHAPOLY_(stem):                                                         \
	CFI (.cfi_startproc)
#define ENDFUNC(stem)                                                   \
	CFI (.cfi_endproc);                                             \
	.size CHAPOLY_(stem), . - CHAPOLY_(stem)
#else
#define FUNC(stem)                                                      \
	.section .opd, "aw";                                            \
	.p2align 3;                                                     \
	.globl CHAPOLY_(stem);                                          \
	.hidden CHAPOLY_(stem);                                         \
	.type CHAPOLY_(stem), @function;                                \
CHAPOLY_(stem):                                                         \
	.quad 99f, .TOC.@tocbase, 0;                                    \
	.text;                                                          \
	.p2align 5;                                                     \
99:	CFI (.cfi_startproc)
#define ENDFUNC(stem)                                                   \
	CFI (.cfi_endproc);                                             \
	.size CHAPOLY_(stem), . - 99b
#endif

/* CFI (directive): what a debugger or profiler needs to find the caller, in
   .eh_frame.  -DCHAPOLY_NO_CFI leaves it out, as firmware that compiles
   with -fno-asynchronous-unwind-tables wants it. */
#ifdef CHAPOLY_NO_CFI
#define CFI(...)
#else
#define CFI(...) __VA_ARGS__
#endif

/* Byte order.  A 16-byte load puts word 0 of the memory where the ISA
   counts element

     big-endian     lxvd2x, lxv   0      [w0 w1 w2 w3]
     little-endian  lxvd2x        1      [w1 w0 w3 w2]
                    lxv           3      [w3 w2 w1 w0]

   (the words' values right in little-endian, their bytes reversed in
   big-endian).  D2X_ and LXV_ name what follows for each instruction:
   WORD (j), the element of word j; MERGE_H and MERGE_L, which pair the
   words of a and b in the order of memory; and PAIR, which does so with
   doublewords: 0 for the ISA's first of both, 3 for the second.
   ROTATE_WORDS brings word n to where word 0 was loaded to, and so on, for
   both kinds of loads: their orders differ by a rotation.
   LXV_LOW and LXV_HIGH pair bytes 0-7, or 8-15, of what lxv loaded.
   LXV_WORDS_LOW and LXV_WORDS_HIGH put words 0 and 1, or 2 and 3, of a and
   b side by side: the word that is in WORD's even element, then the other,
   each first of a. */
#if defined __LITTLE_ENDIAN__ || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define IF_LE(...) __VA_ARGS__
#define IF_BE(...)
#define D2X_WORD(j) ((j) ^ 1)
#define LXV_WORD(j) (3 - (j))
#define MERGE_H(t, a, b) xxmrghw t, b, a
#define MERGE_L(t, a, b) xxmrglw t, b, a
#define D2X_PAIR(t, a, b, which) xxpermdi t, a, b, which
#define LXV_PAIR(t, a, b, which) xxpermdi t, b, a, which
#define ROTATE_WORDS(t, a, n) xxsldwi t, a, a, 4 - (n)
#define LXV_LOW(t, a, b) xxmrgld t, a, b
#define LXV_HIGH(t, a, b) xxmrghd t, a, b
#define LXV_WORDS_LOW(t, a, b) xxmrglw t, a, b
#define LXV_WORDS_HIGH(t, a, b) xxmrghw t, a, b
#else
#define IF_LE(...)
#define IF_BE(...) __VA_ARGS__
#define D2X_WORD(j) (j)
#define LXV_WORD(j) (j)
#define MERGE_H(t, a, b) xxmrghw t, a, b
#define MERGE_L(t, a, b) xxmrglw t, a, b
#define D2X_PAIR(t, a, b, which) xxpermdi t, a, b, which
#define LXV_PAIR(t, a, b, which) xxpermdi t, a, b, which
#define ROTATE_WORDS(t, a, n) xxsldwi t, a, a, n
#define LXV_LOW(t, a, b) xxmrghd t, a, b
#define LXV_HIGH(t, a, b) xxmrgld t, a, b
#define LXV_WORDS_LOW(t, a, b) xxmrghw t, a, b
#define LXV_WORDS_HIGH(t, a, b) xxmrglw t, a, b
#endif

	.section .note.GNU-stack, "", @progbits
	.text

#endif /* CHAPOLY_ASM_H */
