/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)

   h = (h + block + pad 2^128) r modulo 2^130 - 5, for each block; see
   kernels.h.  Integer registers only, and never r13-r16, which firmware may
   own.  A turn multiplies and adds the next block; the last product is
   behind the loop.  Both orders come from a search, on POWER8's and
   POWER9's models at once: 14 cycles a turn, 15 and 17 as written down.

   Registers: STATE r3, BLOCKS r4, DATA r5, PAD r6; r7-r11 from r; h in r12,
   r4, r17, r18; sums and products r19-r30.
   Bound: loop 1: r17 < 2^63
   Saved: r17-r30, in the protected zone. */
#include "chapoly-asm.h"
	ISA ("power8")

FUNC (poly1305_update_p8)
	addi %r4, %r4, -1
	ld %r12, 16(%r3)
	IF_LE (ld %r7, 0(%r5)); IF_BE (ldbrx %r7, 0, %r5)
	IF_LE (ld %r8, 8(%r5)); IF_BE (li %r8, 8; ldbrx %r8, %r8, %r5)
	cmpldi %r4, 0
	mtctr %r4
	ld %r4, 24(%r3)
	addc %r12, %r12, %r7
	ld %r7, 0(%r3)
	adde %r4, %r4, %r8
	ld %r8, 8(%r3)
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
	std %r28, -96(%r1)
	CFI (.cfi_offset 28, -96)
	std %r29, -104(%r1)
	CFI (.cfi_offset 29, -104)
	std %r30, -112(%r1)
	CFI (.cfi_offset 30, -112)
	ld %r17, 32(%r3)
	srdi %r9, %r8, 2
	sldi %r10, %r7, 2
	add %r9, %r9, %r8
	add %r10, %r10, %r7
	addi %r5, %r5, 16
	sldi %r11, %r9, 2
	beq .Llast_poly1305_p8

.Lblock_poly1305_p8:
	mulld %r19, %r12, %r7
	IF_LE (ld %r29, 0(%r5)); IF_BE (ldbrx %r29, 0, %r5)
	IF_LE (ld %r30, 8(%r5)); IF_BE (li %r30, 8; ldbrx %r30, %r30, %r5)
	srdi %r18, %r17, 2
	clrldi %r17, %r17, 62
	mulhdu %r21, %r12, %r8
	mulld %r23, %r4, %r9
	mulhdu %r22, %r12, %r7
	mulld %r20, %r12, %r8
	mulld %r24, %r4, %r7
	adde %r17, %r17, %r6
	mulhdu %r25, %r4, %r9
	mulhdu %r26, %r4, %r7
	addi %r5, %r5, 16
	mulld %r12, %r18, %r10
	mulhdu %r4, %r18, %r10
	mulld %r27, %r18, %r11
	addc %r19, %r19, %r29
	mulld %r29, %r17, %r7
	adde %r20, %r20, %r30
	addze %r21, %r21
	mulld %r30, %r17, %r9
	add %r22, %r22, %r25
	addc %r19, %r19, %r23
	mulhdu %r28, %r18, %r11
	adde %r20, %r20, %r24
	adde %r21, %r21, %r26
	add %r21, %r21, %r29
	addc %r20, %r20, %r27
	adde %r17, %r21, %r28
	addc %r12, %r19, %r12
	add %r22, %r22, %r4
	add %r22, %r22, %r30
	adde %r4, %r20, %r22
	bdnz .Lblock_poly1305_p8

.Llast_poly1305_p8:
	mulld %r19, %r12, %r7
	srdi %r18, %r17, 2
	clrldi %r17, %r17, 62
	mulhdu %r21, %r12, %r8
	mulld %r23, %r4, %r9
	mulhdu %r22, %r12, %r7
	mulld %r20, %r12, %r8
	mulld %r24, %r4, %r7
	adde %r17, %r17, %r6
	mulhdu %r25, %r4, %r9
	mulhdu %r26, %r4, %r7
	mulld %r12, %r18, %r10
	mulhdu %r4, %r18, %r10
	mulld %r27, %r18, %r11
	mulld %r29, %r17, %r7
	mulld %r30, %r17, %r9
	add %r22, %r22, %r25
	addc %r19, %r19, %r23
	mulhdu %r28, %r18, %r11
	adde %r20, %r20, %r24
	adde %r21, %r21, %r26
	add %r21, %r21, %r29
	addc %r20, %r20, %r27
	adde %r17, %r21, %r28
	addc %r12, %r19, %r12
	add %r22, %r22, %r4
	add %r22, %r22, %r30
	adde %r4, %r20, %r22
	clrldi %r7, %r17, 62
	srdi %r9, %r17, 2
	clrrdi %r8, %r17, 2
	addze %r7, %r7
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
	ld %r28, -96(%r1)
	CFI (.cfi_restore 28)
	ld %r29, -104(%r1)
	CFI (.cfi_restore 29)
	ld %r30, -112(%r1)
	CFI (.cfi_restore 30)
	add %r8, %r8, %r9
	addc %r12, %r12, %r8
	addze %r4, %r4
	addze %r7, %r7
	std %r12, 16(%r3)
	std %r4, 24(%r3)
	std %r7, 32(%r3)
	blr
ENDFUNC (poly1305_update_p8)
