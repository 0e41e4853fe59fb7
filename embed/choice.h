/* choice.h: what -DCHAPOLY_CPU=... means for the library's files, in C and
   in assembly; for the form made by amalgamate.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_CPU
#define CHAPOLY_CPU c
#endif

#define CHAPOLY_CPU_c 1
#define CHAPOLY_CPU_scalar 2
#define CHAPOLY_CPU_power8 8
#define CHAPOLY_CPU_power9 9
#define CHAPOLY_CPU_power10 10
#define CHAPOLY_CPU_fat 11
#define CHAPOLY_CPU_NUMBER_(name) CHAPOLY_CPU_##name
#define CHAPOLY_CPU_NUMBER(name) CHAPOLY_CPU_NUMBER_ (name)
#define CHAPOLY_CHOICE CHAPOLY_CPU_NUMBER (CHAPOLY_CPU)

#if CHAPOLY_CHOICE == 0
#error "CHAPOLY_CPU is c, scalar, power8, power9, power10 or fat"
#elif defined __powerpc64__

/* The last row of a fat build: an assembler that does not know POWER10 may
   have -DCHAPOLY_POWER=9. */
#if CHAPOLY_CHOICE == CHAPOLY_CPU_fat
#define CHAPOLY_FAT
#ifndef CHAPOLY_POWER
#define CHAPOLY_POWER 10
#endif
#elif CHAPOLY_CHOICE == CHAPOLY_CPU_scalar
#define CHAPOLY_POWER 1
#define CHAPOLY_ROW CHAPOLY_ROW_SCALAR
#define CHAPOLY_WIDTH_MAX 1
#elif CHAPOLY_CHOICE == CHAPOLY_CPU_power8
#define CHAPOLY_POWER 8
#define CHAPOLY_ROW CHAPOLY_ROW_POWER8
#elif CHAPOLY_CHOICE == CHAPOLY_CPU_power9
#define CHAPOLY_POWER 9
#define CHAPOLY_ROW CHAPOLY_ROW_POWER9
#elif CHAPOLY_CHOICE == CHAPOLY_CPU_power10
#define CHAPOLY_POWER 10
#define CHAPOLY_ROW CHAPOLY_ROW_POWER10
#endif

#elif CHAPOLY_CHOICE != CHAPOLY_CPU_c && CHAPOLY_CHOICE != CHAPOLY_CPU_fat
#error "This CHAPOLY_CPU is for 64-bit POWER only"
#endif

/* How a fat build learns what the CPU has. */
#if defined CHAPOLY_FAT && defined CHAPOLY_FREESTANDING
#error "CHAPOLY_CPU=fat needs an operating system to ask for the CPU"
#elif defined __linux__ && !defined CHAPOLY_NO_GETAUXVAL
#define HAVE_GETAUXVAL 1
#elif defined __FreeBSD__ || defined __OpenBSD__
#define HAVE_ELF_AUX_INFO 1
#endif

/* Inline functions, once in headers, that this choice has no use for. */
#if defined __clang__ && !defined __ASSEMBLER__
#pragma clang diagnostic ignored "-Wunused-function"
#endif

#if defined __ASSEMBLER__ && defined __ELF__
	.section .note.GNU-stack, "", %progbits
	.text
#endif
