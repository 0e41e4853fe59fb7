/* start.S: the entry of an image for 64-bit POWER without an operating
   system, big-endian, under a hypervisor's calls (PAPR, pseries).

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* Of the machine state register: 64 bits; vector, floating point and
   vector-scalar instructions. */
#define MSR_SF 63
#define MSR_VEC 25
#define MSR_FP 13
#define MSR_VSX 23

	.machine power8
	.section .text.start, "ax", @progbits
	.globl _start
_start:
	mfmsr 0
	li 3, 1
	rldimi 0, 3, MSR_SF, 63 - MSR_SF
#ifdef __VSX__
	rldimi 0, 3, MSR_VEC, 63 - MSR_VEC
	rldimi 0, 3, MSR_FP, 63 - MSR_FP
	rldimi 0, 3, MSR_VSX, 63 - MSR_VSX
#endif
	mtmsrd 0
	isync
	bcl 20, 31, 0f
0:	mflr 31
	ld 1, stack_end - 0b(31)
	ld 2, toc - 0b(31)
	li 0, 0
	stdu 0, -128(1)
	bl run
	nop
1:	b 1b

	.p2align 3
stack_end:
	.quad stack + 16384
toc:
	.quad .TOC.@tocbase

/* long hypercall (long number, long a, long b, long c, long d) */
	.globl hypercall
	.type hypercall, @function
#if defined _CALL_ELF && _CALL_ELF == 2
	.abiversion 2
hypercall:
#else
	.section .opd, "aw"
hypercall:
	.quad 2f, .TOC.@tocbase, 0
	.previous
2:
#endif
	sc 1
	blr

	.local stack
	.comm stack, 16384, 16
	.section .note.GNU-stack, "", @progbits
