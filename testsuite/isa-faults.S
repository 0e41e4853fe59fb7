/* isa-faults.S: functions that isa-check.awk must object to, and such as
   it must not.  The comment before each is what it prints, without the
   function's name; none, where it must print nothing.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chapoly-asm.h"

/* What a kernel may do: save to the protected zone in any order and by any
   form of address, spill, loop, return early, use the slots of CR and LR. */
FUNC (good)
	mfcr %r0
	stw %r0, 8(%r1)
	addi %r12, %r1, -64
	std %r31, -8(%r1)
	.cfi_offset 31, -8
	stfd %f14, -16(%r1)
	.cfi_offset 46, -16
	li %r0, 16
	stvx %v20, 0, %r12
	.cfi_offset 97, -64
	stvx %v31, %r12, %r0
	.cfi_offset 108, -48
	cmpldi %r3, 0
	beq .Lgood_none
	li %r31, 0
	vxor %v20, %v20, %v20
	xxlxor %vs63, %vs52, %vs52
	xxlor %vs14, %vs0, %vs0
	mtctr %r3
.Lgood_loop:
	std %r31, -288(%r1)
	ldx %r31, %r4, %r31
	bdnz .Lgood_loop
	li %r0, -64
	lvx %v20, %r1, %r0
	li %r0, -48
	lxvd2x %vs63, %r1, %r0
	lfd %f14, -16(%r1)
	ld %r31, -8(%r1)
	blr
.Lgood_none:
	blr
ENDFUNC (good)

FUNC (good_frame)
	stdu %r1, -400(%r1)
	.cfi_def_cfa_offset 400
	std %r14, 392(%r1)
	.cfi_offset 14, -8
	li %r14, 5
	cmpldi %cr1, %r3, 1
	beq %cr1, .Lgood_frame_end
	ld %r14, 392(%r1)
	addi %r1, %r1, 400
	.cfi_remember_state
	.cfi_def_cfa_offset 0
	blr
.Lgood_frame_end:
	.cfi_restore_state
	ld %r14, 392(%r1)
	ld %r1, 0(%r1)
	.cfi_def_cfa_offset 0
	blr
ENDFUNC (good_frame)

/* r31 is written before it is saved */
/* returns without restoring r31 */
FUNC (bad_not_saved)
	li %r31, 0
	blr
ENDFUNC (bad_not_saved)

/* v22 is written before it is saved */
/* returns without restoring v22 */
FUNC (bad_early)
	vspltisw %v22, 5
	li %r0, -16
	stvx %v22, %r1, %r0
	lvx %v22, %r1, %r0
	blr
ENDFUNC (bad_early)

/* returns without restoring v21 */
FUNC (bad_one_way)
	li %r0, -16
	stvx %v21, %r1, %r0
	.cfi_offset 98, -16
	cmpdi %r3, 0
	vspltisw %v21, 0
	beq .Lone_way
	lvx %v21, %r1, %r0
.Lone_way:
	blr
ENDFUNC (bad_one_way)

/* returns without restoring v20 */
/* returns without restoring v21 */
FUNC (bad_swapped)
	li %r11, -16
	li %r12, -32
	stvx %v20, %r1, %r11
	.cfi_offset 97, -16
	stvx %v21, %r1, %r12
	.cfi_offset 98, -32
	lvx %v21, %r1, %r11
	lvx %v20, %r1, %r12
	blr
ENDFUNC (bad_swapped)

/* v20 is written before it is saved */
/* returns without restoring v20 */
FUNC (bad_numbering)
	li %r0, -16
	stxvd2x %vs20, %r1, %r0
	xxlxor %vs52, %vs52, %vs52
	lxvd2x %vs20, %r1, %r0
	blr
ENDFUNC (bad_numbering)

/* f16 is written before it is saved */
/* returns without restoring f16 */
FUNC (bad_vs16)
	xxlxor %vs16, %vs16, %vs16
	blr
ENDFUNC (bad_vs16)

/* stvx not at a multiple of 16: v20,r1,r0 */
/* lvx not at a multiple of 16: v20,r1,r0 */
FUNC (bad_aligned)
	li %r0, -24
	stvx %v20, %r1, %r0
	lvx %v20, %r1, %r0
	blr
ENDFUNC (bad_aligned)

/* the slots of v20 and r31 overlap */
FUNC (bad_overlap)
	li %r0, -16
	stvx %v20, %r1, %r0
	std %r31, -8(%r1)
	blr
ENDFUNC (bad_overlap)

/* a store below the protected zone: std r4,-296(r1) */
FUNC (bad_zone)
	std %r4, -296(%r1)
	blr
ENDFUNC (bad_zone)

/* a store above the frame: std r4,32(r1) */
FUNC (bad_above)
	std %r4, 32(%r1)
	blr
ENDFUNC (bad_above)

/* r1 is lowered without a back chain */
/* unwind: the frame of addi r1,r1,64 is 0, not 64 */
FUNC (bad_lowered)
	addi %r1, %r1, -64
	addi %r1, %r1, 64
	blr
ENDFUNC (bad_lowered)

/* returns with r1 -16 bytes off */
FUNC (bad_r1)
	stdu %r1, -64(%r1)
	.cfi_def_cfa_offset 64
	addi %r1, %r1, 48
	.cfi_def_cfa_offset 16
	blr
ENDFUNC (bad_r1)

/* r13: std r13,-8(r1) */
/* r13: li r13,0 */
/* r13: ld r13,-8(r1) */
FUNC (bad_r13)
	std %r13, -8(%r1)
	li %r13, 0
	ld %r13, -8(%r1)
	blr
ENDFUNC (bad_r13)

/* r2: addis r3,r2,0 */
FUNC (bad_toc)
	addis %r3, %r2, 0
	blr
ENDFUNC (bad_toc)

/* CR2 - CR4: cmpd cr3,r3,r4 */
/* CR2 - CR4: mtocrf 8,r3 */
FUNC (bad_cr)
	cmpd %cr3, %r3, %r4
	mtcrf 8, %r3
	blr
ENDFUNC (bad_cr)

/* a call, or a change of LR: bl */
/* a call, or a change of LR: mtlr */
FUNC (bad_call)
	mflr %r0
	bl .Lcallee
	mtlr %r0
.Lcallee:
	blr
ENDFUNC (bad_call)

/* a string or multiple instruction: lswi */
/* a division: divdu */
FUNC (bad_instructions)
	lswi %r5, %r3, 4
	divdu %r3, %r4, %r5
	blr
ENDFUNC (bad_instructions)

/* unwind: says that r31 is saved where it is not */
FUNC (bad_unwind)
	.cfi_offset 31, -8
	std %r31, -8(%r1)
	blr
ENDFUNC (bad_unwind)

/* runs past its end */
FUNC (bad_end)
	li %r3, 0
ENDFUNC (bad_end)
