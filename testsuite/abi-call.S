/* abi-call.S: void abi_call (struct abi_call *call); see abi-call.h.

   The callee may return with any register wrong, so what must survive the
   call is found relative to the program counter.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#if defined __powerpc64__ && defined __ELF__

#include "abi-call.h"
#include "powerpc64/chapoly-asm.h"

#define VRSAVE 256
#define FRAME 768
#define FRAME_R 112
#define FRAME_F (FRAME_R + 8 * 20)
#define FRAME_V (FRAME_F + 8 * 18)
#define FRAME_VRSAVE (FRAME_V + 16 * 12)

	.machine any

	.set frame_v, FRAME_V
	.set frame_f, FRAME_F
	.set frame_r, FRAME_R + 16
	.set before_v, ABI_BEFORE + ABI_V + 16 * 20
	.set before_f, ABI_BEFORE + ABI_F + 8 * 14
	.set before_r, ABI_BEFORE + ABI_R + 8 * 14
	.set after_v, ABI_AFTER + ABI_V + 16 * 20
	.set after_f, ABI_AFTER + ABI_F + 8 * 14
	.set after_r, ABI_AFTER + ABI_R + 8 * 14

/* insn for all registers of a kind that a function must preserve, from
   base + offset on. */
	.macro V_ALL insn, base, offset
	li %r8, \offset
	.irp n, 20,21,22,23,24,25,26,27,28,29,30,31
	\insn %v\n, \base, %r8
	addi %r8, %r8, 16
	.endr
	.endm

	.macro F_ALL insn, base, offset
	.irp n, 14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	\insn %f\n, \offset + 8 * (\n - 14)(\base)
	.endr
	.endm

	.macro R_ALL insn, base, offset
	.irp n, 14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	\insn %r\n, \offset + 8 * (\n - 14)(\base)
	.endr
	.endm

/* reg = the address of saved. */
	.macro SAVED reg, scratch
	bcl 20, 31, 1f
1:	mflr \reg
	ld \scratch, 2f - 1b(\reg)
	add \reg, \reg, \scratch
	b 3f
	.p2align 3
2:	.quad saved - 1b
3:
	.endm

/* The caller's stack pointer and call. */
	.local saved
	.comm saved, 16, 8

FUNC (abi_call)
	mflr %r0
	std %r0, 16(%r1)
	mfcr %r0
	stw %r0, 8(%r1)
	stdu %r1, -FRAME(%r1)
	std %r2, FRAME_R(%r1)
	std %r13, FRAME_R + 8(%r1)
	R_ALL std, %r1, frame_r
	F_ALL stfd, %r1, frame_f
	SAVED %r11, %r12
	std %r1, 0(%r11)
	std %r3, 8(%r11)
	mr %r11, %r3
	ld %r0, ABI_VECTORS(%r11)
	cmpdi %r0, 0
	beq 4f
	V_ALL stvx, %r1, frame_v
	mfspr %r0, VRSAVE
	std %r0, FRAME_VRSAVE(%r1)
	V_ALL lvx, %r11, before_v
	ld %r0, ABI_BEFORE + ABI_VRSAVE(%r11)
	mtspr VRSAVE, %r0
4:	F_ALL lfd, %r11, before_f
	R_ALL ld, %r11, before_r
	ld %r0, ABI_BEFORE + ABI_CR(%r11)
	mtcrf 0x38, %r0
	ld %r1, ABI_BEFORE + ABI_R + 8 * 1(%r11)
	ld %r2, ABI_BEFORE + ABI_R + 8 * 2(%r11)
	ld %r13, ABI_BEFORE + ABI_R + 8 * 13(%r11)
	.irp n, 3,4,5,6,7,8,9,10
	ld %r\n, ABI_ARGUMENTS + 8 * (\n - 3)(%r11)
	.endr
	ld %r12, ABI_CODE(%r11)
	mtctr %r12
	bctrl

	SAVED %r11, %r12
	mr %r12, %r11
	ld %r11, 8(%r11)
	std %r1, ABI_AFTER + ABI_R + 8 * 1(%r11)
	std %r2, ABI_AFTER + ABI_R + 8 * 2(%r11)
	std %r3, ABI_AFTER + ABI_R + 8 * 3(%r11)
	std %r13, ABI_AFTER + ABI_R + 8 * 13(%r11)
	R_ALL std, %r11, after_r
	F_ALL stfd, %r11, after_f
	mfcr %r0
	std %r0, ABI_AFTER + ABI_CR(%r11)
	ld %r1, 0(%r12)
	ld %r0, ABI_VECTORS(%r11)
	cmpdi %r0, 0
	beq 5f
	V_ALL stvx, %r11, after_v
	mfspr %r0, VRSAVE
	std %r0, ABI_AFTER + ABI_VRSAVE(%r11)
	V_ALL lvx, %r1, frame_v
	ld %r0, FRAME_VRSAVE(%r1)
	mtspr VRSAVE, %r0
5:	F_ALL lfd, %r1, frame_f
	R_ALL ld, %r1, frame_r
	ld %r2, FRAME_R(%r1)
	ld %r13, FRAME_R + 8(%r1)
	addi %r1, %r1, FRAME
	lwz %r0, 8(%r1)
	mtcrf 0x38, %r0
	ld %r0, 16(%r1)
	mtlr %r0
	blr
ENDFUNC (abi_call)

#endif

#if defined __ELF__
	.section .note.GNU-stack, "", %progbits
#endif
