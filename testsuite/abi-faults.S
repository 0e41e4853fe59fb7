/* abi-faults.S: functions with one fault each, which abi-test must catch,
   and one that changes all that a function may change, where it must find
   nothing.  64-bit POWER only.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#if defined __powerpc64__ && defined __ELF__

#include "powerpc64/chapoly-asm.h"

	.machine any

#define VRSAVE 256

/* All volatile registers that every CPU has, the slots of CR and LR in
   the caller's frame, and the protected zone. */
FUNC (fault_none)
	mflr %r0
	std %r0, 16(%r1)
	mfcr %r0
	stw %r0, 8(%r1)
	li %r0, -1
	.irp n, 3,4,5,6,7,8,9,10,11,12
	mr %r\n, %r0
	.endr
	std %r0, -288(%r1)
	std %r0, -8(%r1)
	mtctr %r0
	mtxer %r0
	mtcrf 0xc7, %r0
	.irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13
	lfd %f\n, -8(%r1)
	.endr
	blr
ENDFUNC (fault_none)

/* The volatile vectors, and the halves of vs14 - vs31 that are not f14 -
   f31, on a CPU with VSX. */
FUNC (fault_none_vsx)
	li %r0, -16
	.irp n, 14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	xxpermdi %vs\n, %vs\n, %vs0, 0
	.endr
	.irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19
	vspltisw %v\n, -3
	.endr
	stvx %v0, %r1, %r0
	blr
ENDFUNC (fault_none_vsx)

FUNC (fault_no_restore)
	std %r30, -16(%r1)
	std %r31, -8(%r1)
	li %r30, 0
	li %r31, 0
	ld %r30, -16(%r1)
	blr
ENDFUNC (fault_no_restore)

FUNC (fault_r14)
	addi %r14, %r14, 1
	blr
ENDFUNC (fault_r14)

FUNC (fault_swapped)
	std %r20, -16(%r1)
	std %r21, -8(%r1)
	ld %r21, -16(%r1)
	ld %r20, -8(%r1)
	blr
ENDFUNC (fault_swapped)

FUNC (fault_f14)
	fneg %f14, %f14
	blr
ENDFUNC (fault_f14)

FUNC (fault_f31)
	fmr %f31, %f30
	blr
ENDFUNC (fault_f31)

FUNC (fault_cr2)
	crnot 8, 8
	blr
ENDFUNC (fault_cr2)

FUNC (fault_cr4)
	mtcrf 0x08, %r3
	crnot 19, 19
	blr
ENDFUNC (fault_cr4)

FUNC (fault_r2)
	addi %r2, %r2, 8
	blr
ENDFUNC (fault_r2)

FUNC (fault_r13)
	addi %r13, %r13, 8
	blr
ENDFUNC (fault_r13)

FUNC (fault_r1)
	stdu %r1, -64(%r1)
	addi %r1, %r1, 48
	blr
ENDFUNC (fault_r1)

FUNC (fault_back_chain)
	std %r1, 0(%r1)
	blr
ENDFUNC (fault_back_chain)

FUNC (fault_toc_slot)
	std %r1, 24(%r1)
	blr
ENDFUNC (fault_toc_slot)

FUNC (fault_above)
	std %r1, 112(%r1)
	blr
ENDFUNC (fault_above)

FUNC (fault_vrsave)
	mfspr %r0, VRSAVE
	not %r0, %r0
	mtspr VRSAVE, %r0
	blr
ENDFUNC (fault_vrsave)

/* Saved, used and restored, but used once before it is saved. */
FUNC (fault_early)
	li %r0, -16
	vspltisw %v22, 5
	stvx %v22, %r1, %r0
	vspltisw %v22, 6
	lvx %v22, %r1, %r0
	blr
ENDFUNC (fault_early)

/* One bit. */
FUNC (fault_v31)
	vspltisb %v0, 15
	vspltisb %v1, 7
	vsrb %v0, %v0, %v1
	vspltisb %v1, 1
	vsldoi %v0, %v0, %v1, 1
	vxor %v31, %v31, %v0
	blr
ENDFUNC (fault_v31)

FUNC (fault_swapped_vectors)
	li %r0, -32
	stvx %v20, %r1, %r0
	li %r0, -16
	stvx %v21, %r1, %r0
	lvx %v20, %r1, %r0
	li %r0, -32
	lvx %v21, %r1, %r0
	blr
ENDFUNC (fault_swapped_vectors)

/* By its other name. */
FUNC (fault_vs20)
	xxlxor %vs20, %vs20, %vs20
	blr
ENDFUNC (fault_vs20)

#endif

#if defined __ELF__
	.section .note.GNU-stack, "", %progbits
#endif
