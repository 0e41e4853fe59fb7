/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)

   h = (h + block + pad 2^128) r modulo 2^130 - 5, for each block; see
   kernels.h.  Radix 2^64; bound by its dependency chain.

   Registers: POLY r3, COUNT r4, DATA r5, PAD r6; r0 .. s1 r7-r9;
   Q, T, C r10-r12; the rest r17-r27.
   Bound: loop 1: r19 <= 7, r10 < 2^63.8
   Saved: r17-r27, in the protected zone. */
#include "chapoly-asm.h"
	ISA ("power8")

FUNC (poly1305_update_p8)
	std %r17, -8(%r1)
	CFI (.cfi_offset 17, -8)
	std %r18, -16(%r1)
	CFI (.cfi_offset 18, -16)
	std %r19, -24(%r1)
	CFI (.cfi_offset 19, -24)
	std %r20, -32(%r1)
	CFI (.cfi_offset 20, -32)
	std %r21, -40(%r1)
	CFI (.cfi_offset 21, -40)
	std %r22, -48(%r1)
	CFI (.cfi_offset 22, -48)
	std %r23, -56(%r1)
	CFI (.cfi_offset 23, -56)
	std %r24, -64(%r1)
	CFI (.cfi_offset 24, -64)
	std %r25, -72(%r1)
	CFI (.cfi_offset 25, -72)
	std %r26, -80(%r1)
	CFI (.cfi_offset 26, -80)
	std %r27, -88(%r1)
	CFI (.cfi_offset 27, -88)
	ld %r7, 0(%r3)
	ld %r8, 8(%r3)
	srdi %r9, %r8, 2
	add %r9, %r9, %r8
	ld %r17, 16(%r3)
	ld %r18, 24(%r3)
	ld %r19, 32(%r3)
	li %r10, 0
	mtctr %r4
.Lblock_poly1305_p8:
	IF_LE (ld %r20, 0(%r5))
	IF_BE (ldbrx %r20, 0, %r5)
	IF_LE (ld %r21, 8(%r5))
	IF_BE (li %r21, 8)
	IF_BE (ldbrx %r21, %r21, %r5)
	addc %r17, %r17, %r20
	adde %r18, %r18, %r21
	adde %r19, %r19, %r6
	mulld %r24, %r18, %r9
	mulhdu %r25, %r18, %r9
	mulld %r26, %r18, %r7
	mulhdu %r27, %r18, %r7
	mulld %r23, %r19, %r9
	mulld %r19, %r19, %r7
	addc %r26, %r26, %r23
	adde %r27, %r27, %r19
	addc %r17, %r17, %r10
	subfe %r12, %r12, %r12
	mulhdu %r11, %r17, %r8
	mulld %r18, %r17, %r8
	mulld %r23, %r17, %r7
	mulhdu %r22, %r17, %r7
	andc %r21, %r7, %r12
	andc %r20, %r9, %r12
	addc %r26, %r26, %r21
	addze %r27, %r27
	addc %r24, %r24, %r20
	addze %r25, %r25
	addc %r18, %r18, %r26
	adde %r11, %r11, %r27
	addc %r17, %r23, %r24
	adde %r22, %r22, %r25
	srdi %r10, %r11, 2
	clrrdi %r20, %r11, 2
	clrldi %r19, %r11, 62
	addc %r18, %r18, %r22
	addze %r19, %r19
	add %r10, %r10, %r20
	addi %r5, %r5, 16
	bdnz .Lblock_poly1305_p8
	addc %r17, %r17, %r10
	addze %r18, %r18
	addze %r19, %r19
	std %r17, 16(%r3)
	std %r18, 24(%r3)
	std %r19, 32(%r3)
	ld %r17, -8(%r1)
	CFI (.cfi_restore 17)
	ld %r18, -16(%r1)
	CFI (.cfi_restore 18)
	ld %r19, -24(%r1)
	CFI (.cfi_restore 19)
	ld %r20, -32(%r1)
	CFI (.cfi_restore 20)
	ld %r21, -40(%r1)
	CFI (.cfi_restore 21)
	ld %r22, -48(%r1)
	CFI (.cfi_restore 22)
	ld %r23, -56(%r1)
	CFI (.cfi_restore 23)
	ld %r24, -64(%r1)
	CFI (.cfi_restore 24)
	ld %r25, -72(%r1)
	CFI (.cfi_restore 25)
	ld %r26, -80(%r1)
	CFI (.cfi_restore 26)
	ld %r27, -88(%r1)
	CFI (.cfi_restore 27)
	blr
ENDFUNC (poly1305_update_p8)
