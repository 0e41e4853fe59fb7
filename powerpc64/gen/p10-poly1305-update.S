/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)

   h = (h + block + pad 2^128) r modulo 2^130 - 5, for each block; see
   kernels.h.  From R44_THRESHOLD blocks on, radix 2^44 on vectors, eight
   blocks a turn; radix 2^64 does the rest and short runs.

   A turn is h r^8 and four pairs of blocks, in three sets of sums: D for h,
   Q for the pairs A and C, P for B and D.  Its text begins in the middle:
   pairs C and D go with h, whose limbs are just ready, and pairs A and B of
   the next turn with the carries, so that chains of products run beside
   the chain of h: about 42 cycles, from the limbs through the products, the
   total and both carries to the next limbs.  135 instructions are 3 a cycle
   then.  Their order comes from perf/schedule.py (modelled: 47 cycles, 80
   as written down).

   The bounds of poly1305-r44.m4 for eight blocks: (4) D < 9 2^113.5
   < 2^116.7; so (2) c < 2^52.7, g0 < 2^57.1, g1 and f < 2^52.8; (3)
   k < 2^13.1, scaled < 2^23.1, and its products stay below 2^83.

   Registers: POLY r3, COUNT r4, DATA r5, PAD r6; radix 2^64 in r7-r12
   and r17-r27; limbs r14, r28-r31; turns r15; sums v0-v8, h v9-v11, blocks
   v13-v15 and v19-v21, factors v16-v18, v22, v23, v31, shifts v24-v30,
   bytes vs0, vs1.
   Bound: loop 1: v9 < 2^54, v10 < 2^18.2, v11.0 < 2^15.1, v11.1 < 2^54
   Bound: loop 2: r19 <= 7, r10 < 2^63.8
   Saved: r14, r15, r17-r31 and v20-v31, in a frame; or r17-r27, in the
   protected zone. */
#include "chapoly-asm.h"
	ISA ("power10")

FUNC (poly1305_update_p10)
	cmpldi %r4, 24
	blt .Lradix64_poly1305_p10

	stdu %r1, -912(%r1)
	CFI (.cfi_def_cfa_offset 912)
	std %r14, 184(%r1)
	CFI (.cfi_offset 14, -728)
	std %r15, 176(%r1)
	CFI (.cfi_offset 15, -736)
	std %r17, 168(%r1)
	CFI (.cfi_offset 17, -744)
	std %r18, 160(%r1)
	CFI (.cfi_offset 18, -752)
	std %r19, 152(%r1)
	CFI (.cfi_offset 19, -760)
	std %r20, 144(%r1)
	CFI (.cfi_offset 20, -768)
	std %r21, 136(%r1)
	CFI (.cfi_offset 21, -776)
	std %r22, 128(%r1)
	CFI (.cfi_offset 22, -784)
	std %r23, 120(%r1)
	CFI (.cfi_offset 23, -792)
	std %r24, 112(%r1)
	CFI (.cfi_offset 24, -800)
	std %r25, 104(%r1)
	CFI (.cfi_offset 25, -808)
	std %r26, 96(%r1)
	CFI (.cfi_offset 26, -816)
	std %r27, 88(%r1)
	CFI (.cfi_offset 27, -824)
	std %r28, 80(%r1)
	CFI (.cfi_offset 28, -832)
	std %r29, 72(%r1)
	CFI (.cfi_offset 29, -840)
	std %r30, 64(%r1)
	CFI (.cfi_offset 30, -848)
	std %r31, 56(%r1)
	CFI (.cfi_offset 31, -856)
	stxv %vs52, 368(%r1)
	CFI (.cfi_offset 97, -544)
	stxv %vs53, 352(%r1)
	CFI (.cfi_offset 98, -560)
	stxv %vs54, 336(%r1)
	CFI (.cfi_offset 99, -576)
	stxv %vs55, 320(%r1)
	CFI (.cfi_offset 100, -592)
	stxv %vs56, 304(%r1)
	CFI (.cfi_offset 101, -608)
	stxv %vs57, 288(%r1)
	CFI (.cfi_offset 102, -624)
	stxv %vs58, 272(%r1)
	CFI (.cfi_offset 103, -640)
	stxv %vs59, 256(%r1)
	CFI (.cfi_offset 104, -656)
	stxv %vs60, 240(%r1)
	CFI (.cfi_offset 105, -672)
	stxv %vs61, 224(%r1)
	CFI (.cfi_offset 106, -688)
	stxv %vs62, 208(%r1)
	CFI (.cfi_offset 107, -704)
	stxv %vs63, 192(%r1)
	CFI (.cfi_offset 108, -720)
	ld %r7, 0(%r3)
	ld %r8, 8(%r3)
	srdi %r9, %r8, 2
	add %r9, %r9, %r8
	/* Pairs of powers, from r^2 and r to r^8 and r^7. */
	mr %r17, %r7
	mr %r18, %r8
	li %r19, 0
	li %r10, 0
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r28, %r20, 10, 10
	srdi %r29, %r20, 34
	srdi %r30, %r21, 14
	clrrdi %r29, %r29, 10
	clrrdi %r30, %r30, 10
	rldimi %r29, %r21, 30, 10
	rldimi %r30, %r11, 50, 0
	mulli %r14, %r29, 20
	mulli %r31, %r30, 20
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
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r22, %r20, 10, 10
	srdi %r23, %r20, 34
	srdi %r24, %r21, 14
	clrrdi %r23, %r23, 10
	clrrdi %r24, %r24, 10
	rldimi %r23, %r21, 30, 10
	rldimi %r24, %r11, 50, 0
	mulli %r25, %r23, 20
	mulli %r26, %r24, 20
	mtvsrdd %vs48, %r22, %r28
	stxv %vs48, 656(%r1)
	mtvsrdd %vs48, %r23, %r29
	stxv %vs48, 640(%r1)
	mtvsrdd %vs48, %r24, %r30
	stxv %vs48, 624(%r1)
	mtvsrdd %vs48, %r25, %r14
	stxv %vs48, 608(%r1)
	mtvsrdd %vs48, %r26, %r31
	stxv %vs48, 592(%r1)
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
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r28, %r20, 10, 10
	srdi %r29, %r20, 34
	srdi %r30, %r21, 14
	clrrdi %r29, %r29, 10
	clrrdi %r30, %r30, 10
	rldimi %r29, %r21, 30, 10
	rldimi %r30, %r11, 50, 0
	mulli %r14, %r29, 20
	mulli %r31, %r30, 20
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
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r22, %r20, 10, 10
	srdi %r23, %r20, 34
	srdi %r24, %r21, 14
	clrrdi %r23, %r23, 10
	clrrdi %r24, %r24, 10
	rldimi %r23, %r21, 30, 10
	rldimi %r24, %r11, 50, 0
	mulli %r25, %r23, 20
	mulli %r26, %r24, 20
	mtvsrdd %vs48, %r22, %r28
	stxv %vs48, 736(%r1)
	mtvsrdd %vs48, %r23, %r29
	stxv %vs48, 720(%r1)
	mtvsrdd %vs48, %r24, %r30
	stxv %vs48, 704(%r1)
	mtvsrdd %vs48, %r25, %r14
	stxv %vs48, 688(%r1)
	mtvsrdd %vs48, %r26, %r31
	stxv %vs48, 672(%r1)
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
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r28, %r20, 10, 10
	srdi %r29, %r20, 34
	srdi %r30, %r21, 14
	clrrdi %r29, %r29, 10
	clrrdi %r30, %r30, 10
	rldimi %r29, %r21, 30, 10
	rldimi %r30, %r11, 50, 0
	mulli %r14, %r29, 20
	mulli %r31, %r30, 20
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
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r22, %r20, 10, 10
	srdi %r23, %r20, 34
	srdi %r24, %r21, 14
	clrrdi %r23, %r23, 10
	clrrdi %r24, %r24, 10
	rldimi %r23, %r21, 30, 10
	rldimi %r24, %r11, 50, 0
	mulli %r25, %r23, 20
	mulli %r26, %r24, 20
	mtvsrdd %vs48, %r22, %r28
	stxv %vs48, 816(%r1)
	mtvsrdd %vs48, %r23, %r29
	stxv %vs48, 800(%r1)
	mtvsrdd %vs48, %r24, %r30
	stxv %vs48, 784(%r1)
	mtvsrdd %vs48, %r25, %r14
	stxv %vs48, 768(%r1)
	mtvsrdd %vs48, %r26, %r31
	stxv %vs48, 752(%r1)
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
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r28, %r20, 10, 10
	srdi %r29, %r20, 34
	srdi %r30, %r21, 14
	clrrdi %r29, %r29, 10
	clrrdi %r30, %r30, 10
	rldimi %r29, %r21, 30, 10
	rldimi %r30, %r11, 50, 0
	mulli %r14, %r29, 20
	mulli %r31, %r30, 20
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
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r22, %r20, 10, 10
	srdi %r23, %r20, 34
	srdi %r24, %r21, 14
	clrrdi %r23, %r23, 10
	clrrdi %r24, %r24, 10
	rldimi %r23, %r21, 30, 10
	rldimi %r24, %r11, 50, 0
	mulli %r25, %r23, 20
	mulli %r26, %r24, 20
	mtvsrdd %vs48, %r22, %r28
	stxv %vs48, 896(%r1)
	mtvsrdd %vs48, %r23, %r29
	stxv %vs48, 880(%r1)
	mtvsrdd %vs48, %r24, %r30
	stxv %vs48, 864(%r1)
	mtvsrdd %vs48, %r25, %r14
	stxv %vs48, 848(%r1)
	mtvsrdd %vs48, %r26, %r31
	stxv %vs48, 832(%r1)
	mulli %r27, %r22, 20
	mtvsrdd %vs48, %r22, %r26
	stxv %vs48, 576(%r1)
	mtvsrdd %vs48, %r23, %r22
	stxv %vs48, 560(%r1)
	mtvsrdd %vs48, %r24, %r23
	stxv %vs48, 544(%r1)
	mtvsrdd %vs48, %r26, %r25
	stxv %vs48, 528(%r1)
	mtvsrdd %vs48, %r27, %r25
	stxv %vs48, 512(%r1)
	mtvsrdd %vs48, %r25, %r26
	stxv %vs48, 496(%r1)
	mtvsrdd %vs48, %r26, %r22
	stxv %vs48, 480(%r1)

	/* What the pads add: limb 2 of each block is 2^40, scaled. */
	sldi %r20, %r6, 50
	vspltisw %v10, 0
	mtvsrdd %vs41, %r20, %r20
	lxv %vs48, 848(%r1)
	lxv %vs49, 688(%r1)
	vmsumudm %v16, %v9, %v16, %v10
	vmsumudm %v16, %v9, %v17, %v16
	stxv %vs48, 464(%r1)
	lxv %vs48, 832(%r1)
	lxv %vs49, 672(%r1)
	vmsumudm %v16, %v9, %v16, %v10
	vmsumudm %v16, %v9, %v17, %v16
	stxv %vs48, 448(%r1)
	lxv %vs48, 896(%r1)
	lxv %vs49, 736(%r1)
	vmsumudm %v16, %v9, %v16, %v10
	vmsumudm %v16, %v9, %v17, %v16
	stxv %vs48, 432(%r1)
	lxv %vs48, 768(%r1)
	lxv %vs49, 608(%r1)
	vmsumudm %v16, %v9, %v16, %v10
	vmsumudm %v16, %v9, %v17, %v16
	stxv %vs48, 416(%r1)
	lxv %vs48, 752(%r1)
	lxv %vs49, 592(%r1)
	vmsumudm %v16, %v9, %v16, %v10
	vmsumudm %v16, %v9, %v17, %v16
	stxv %vs48, 400(%r1)
	lxv %vs48, 816(%r1)
	lxv %vs49, 656(%r1)
	vmsumudm %v16, %v9, %v16, %v10
	vmsumudm %v16, %v9, %v17, %v16
	stxv %vs48, 384(%r1)

	lis %r20, 10
	ori %r20, %r20, (53 << 8) + 10
	mtvsrdd %vs56, %r20, %r20
	lis %r20, 34
	ori %r20, %r20, (53 << 8) + 30
	mtvsrdd %vs57, %r20, %r20
	lis %r20, 14
	ori %r20, %r20, (53 << 8) + 50
	mtvsrdd %vs58, %r20, %r20
	lis %r20, 10
	ori %r20, %r20, (33 << 8) + 30
	mtvsrdd %vs59, %r20, %r20
	li %r20, 20
	vspltisw %v28, 2
	vspltisw %v29, 4
	mtvsrdd %vs62, %r20, %r20
	ld %r17, 16(%r3)
	ld %r18, 24(%r3)
	ld %r19, 32(%r3)
	li %r10, 0
	addc %r20, %r17, %r10
	addze %r21, %r18
	addze %r11, %r19
	rldic %r28, %r20, 10, 10
	srdi %r29, %r20, 34
	srdi %r30, %r21, 14
	clrrdi %r29, %r29, 10
	clrrdi %r30, %r30, 10
	rldimi %r29, %r21, 30, 10
	rldimi %r30, %r11, 50, 0
	srdi %r15, %r4, 3
	clrldi %r4, %r4, 61
	addi %r15, %r15, -1
	mtvsrdd %vs41, %r28, %r29
	vspltisw %v10, 0
	mtctr %r15
	mtvsrdd %vs43, %r10, %r30
	lxv %vs35, 464(%r1)
	lxv %vs36, 448(%r1)
	lxv %vs37, 432(%r1)
	lxv %vs38, 416(%r1)
	lxv %vs39, 400(%r1)
	lxv %vs40, 384(%r1)
	lxv %vs0, 0(%r5); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs1, 16(%r5); IF_BE (xxbrd %vs1, %vs1)
	lxv %vs48, 896(%r1)
	lxv %vs49, 880(%r1)
	LXV_LOW (%vs45, %vs0, %vs1)
	LXV_HIGH (%vs47, %vs0, %vs1)
	lxv %vs50, 832(%r1)
	vrldnm %v14, %v13, %v25
	vrldmi %v14, %v15, %v27
	vrldnm %v13, %v13, %v24
	vrldnm %v15, %v15, %v26
	vmsumudm %v3, %v13, %v16, %v3
	vmsumudm %v4, %v14, %v16, %v4
	vmsumudm %v5, %v15, %v16, %v5
	vmsumudm %v4, %v13, %v17, %v4
	vmsumudm %v5, %v14, %v17, %v5
	vmsumudm %v3, %v14, %v18, %v3
	vmsumudm %v4, %v15, %v18, %v4
	lxv %vs48, 864(%r1)
	lxv %vs49, 848(%r1)
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v3, %v15, %v17, %v3
	lxv %vs0, 32(%r5); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs1, 48(%r5); IF_BE (xxbrd %vs1, %vs1)
	lxv %vs54, 816(%r1)
	lxv %vs55, 800(%r1)
	LXV_LOW (%vs51, %vs0, %vs1)
	LXV_HIGH (%vs53, %vs0, %vs1)
	lxv %vs63, 752(%r1)
	vrldnm %v20, %v19, %v25
	vrldmi %v20, %v21, %v27
	vrldnm %v19, %v19, %v24
	vrldnm %v21, %v21, %v26
	vmsumudm %v6, %v19, %v22, %v6
	vmsumudm %v7, %v20, %v22, %v7
	vmsumudm %v8, %v21, %v22, %v8
	vmsumudm %v7, %v19, %v23, %v7
	vmsumudm %v8, %v20, %v23, %v8
	vmsumudm %v6, %v20, %v31, %v6
	vmsumudm %v7, %v21, %v31, %v7
	lxv %vs54, 784(%r1)
	lxv %vs55, 768(%r1)
	vmsumudm %v8, %v19, %v22, %v8
	vmsumudm %v6, %v21, %v23, %v6
	cmpldi %r15, 0
	beq .Lend_poly1305_p10
.Lturn_poly1305_p10:
	lxv %vs0, 64(%r5); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs1, 80(%r5); IF_BE (xxbrd %vs1, %vs1)
	vspltisw %v2, 0
	lxv %vs54, 656(%r1)
	lxv %vs55, 640(%r1)
	vspltisw %v1, 0
	lxv %vs63, 592(%r1)
	lxv %vs48, 480(%r1)
	vspltisw %v0, 0
	LXV_LOW (%vs45, %vs0, %vs1)
	LXV_HIGH (%vs47, %vs0, %vs1)
	lxv %vs1, 112(%r5); IF_BE (xxbrd %vs1, %vs1)
	lxv %vs0, 96(%r5); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs49, 496(%r1)
	vmsumudm %v2, %v11, %v16, %v2
	lxv %vs50, 512(%r1)
	LXV_LOW (%vs51, %vs0, %vs1)
	LXV_HIGH (%vs53, %vs0, %vs1)
	vrldnm %v14, %v13, %v25
	vrldnm %v13, %v13, %v24
	lxv %vs48, 544(%r1)
	vmsumudm %v1, %v11, %v17, %v1
	lxv %vs49, 560(%r1)
	lxv %vs1, 144(%r5); IF_BE (xxbrd %vs1, %vs1)
	vmsumudm %v0, %v11, %v18, %v0
	lxv %vs50, 576(%r1)
	vrldmi %v14, %v15, %v27
	lxv %vs0, 128(%r5); IF_BE (xxbrd %vs0, %vs0)
	vrldnm %v15, %v15, %v26
	vrldnm %v20, %v19, %v25
	vmsumudm %v2, %v9, %v16, %v2
	lxv %vs48, 528(%r1)
	vmsumudm %v8, %v10, %v17, %v8
	vmsumudm %v6, %v10, %v16, %v6
	vmsumudm %v7, %v10, %v18, %v7
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	vmsumudm %v1, %v9, %v17, %v1
	lxv %vs48, 736(%r1)
	lxv %vs49, 720(%r1)
	vmsumudm %v0, %v9, %v18, %v0
	lxv %vs50, 672(%r1)
	vmsumudm %v5, %v15, %v16, %v5
	vrldnm %v19, %v19, %v24
	vmsumudm %v3, %v13, %v16, %v3
	vmsumudm %v4, %v14, %v16, %v4
	vmsumudm %v8, %v21, %v22, %v8
	lxv %vs48, 704(%r1)
	vmsumudm %v7, %v20, %v22, %v7
	vmsumudm %v6, %v19, %v22, %v6
	lxv %vs54, 624(%r1)
	vmsumudm %v5, %v14, %v17, %v5
	vmsumudm %v4, %v13, %v17, %v4
	vmsumudm %v3, %v14, %v18, %v3
	vmsumudm %v8, %v20, %v23, %v8
	lxv %vs49, 688(%r1)
	vmsumudm %v7, %v19, %v23, %v7
	lxv %vs55, 608(%r1)
	vmsumudm %v6, %v20, %v31, %v6
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v3, %v15, %v17, %v3
	vmsumudm %v4, %v15, %v18, %v4
	vmsumudm %v8, %v19, %v22, %v8
	lxv %vs54, 816(%r1)
	vmsumudm %v7, %v21, %v31, %v7
	LXV_LOW (%vs45, %vs0, %vs1)
	LXV_HIGH (%vs47, %vs0, %vs1)
	lxv %vs0, 160(%r5); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs1, 176(%r5); IF_BE (xxbrd %vs1, %vs1)
	lxv %vs48, 896(%r1)
	vrldnm %v14, %v13, %v25
	vmsumudm %v6, %v21, %v23, %v6
	vrldmi %v14, %v15, %v27
	vrldnm %v13, %v13, %v24
	lxv %vs55, 800(%r1)
	vrldnm %v15, %v15, %v26
	lxv %vs49, 880(%r1)
	LXV_LOW (%vs51, %vs0, %vs1)
	lxv %vs50, 832(%r1)
	lxv %vs63, 752(%r1)
	addi %r5, %r5, 128
	vadduqm %v8, %v8, %v5
	lxv %vs37, 432(%r1)
	vadduqm %v7, %v7, %v4
	lxv %vs36, 448(%r1)
	vrldnm %v20, %v19, %v25
	vadduqm %v6, %v6, %v3
	vrldnm %v19, %v19, %v24
	lxv %vs35, 464(%r1)
	vmsumudm %v5, %v15, %v16, %v5
	vmsumudm %v4, %v14, %v16, %v4
	vadduqm %v2, %v2, %v8
	lxv %vs40, 384(%r1)
	LXV_HIGH (%vs53, %vs0, %vs1)
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	vadduqm %v1, %v1, %v7
	lxv %vs39, 400(%r1)
	vmsumudm %v3, %v13, %v16, %v3
	lxv %vs48, 864(%r1)
	vadduqm %v0, %v0, %v6
	lxv %vs38, 416(%r1)
	vmsumudm %v8, %v21, %v22, %v8
	vmsumudm %v7, %v20, %v22, %v7
	vsld %v12, %v2, %v29
	vsld %v9, %v2, %v28
	vmsumudm %v5, %v14, %v17, %v5
	vmsumudm %v6, %v19, %v22, %v6
	vmsumudm %v4, %v13, %v17, %v4
	lxv %vs54, 784(%r1)
	lxv %vs49, 848(%r1)
	xxpermdi %vs43, %vs33, %vs33, 2
	vaddudm %v9, %v9, %v12
	vsrd %v12, %v2, %v30
	xxmrgld %vs42, %vs32, %vs33
	vmsumudm %v3, %v14, %v18, %v3
	vmsumudm %v8, %v20, %v23, %v8
	vmsumudm %v7, %v19, %v23, %v7
	vaddudm %v11, %v11, %v12
	xxmrghd %vs41, %vs41, %vs32
	lxv %vs55, 768(%r1)
	vsrd %v10, %v10, %v30
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v6, %v20, %v31, %v6
	vrldnm %v12, %v11, %v25
	vrldnm %v11, %v11, %v24
	vmsumudm %v4, %v15, %v18, %v4
	vaddudm %v9, %v9, %v10
	vmsumudm %v3, %v15, %v17, %v3
	xxmrgld %vs43, %vs44, %vs43
	vmsumudm %v8, %v19, %v22, %v8
	vrldnm %v10, %v9, %v25
	vmsumudm %v7, %v21, %v31, %v7
	vrldnm %v9, %v9, %v24
	vmsumudm %v6, %v21, %v23, %v6
	bdnz .Lturn_poly1305_p10
.Lend_poly1305_p10:
	vspltisw %v0, 0
	vspltisw %v1, 0
	vspltisw %v2, 0
	lxv %vs48, 480(%r1)
	lxv %vs49, 496(%r1)
	vmsumudm %v2, %v11, %v16, %v2
	lxv %vs50, 512(%r1)
	vmsumudm %v1, %v11, %v17, %v1
	vmsumudm %v0, %v11, %v18, %v0
	lxv %vs48, 544(%r1)
	lxv %vs49, 560(%r1)
	vmsumudm %v2, %v9, %v16, %v2
	lxv %vs50, 576(%r1)
	vmsumudm %v1, %v9, %v17, %v1
	vmsumudm %v0, %v9, %v18, %v0
	vmsumudm %v8, %v10, %v17, %v8
	lxv %vs48, 528(%r1)
	vmsumudm %v7, %v10, %v18, %v7
	vmsumudm %v6, %v10, %v16, %v6
	lxv %vs0, 64(%r5); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs1, 80(%r5); IF_BE (xxbrd %vs1, %vs1)
	lxv %vs48, 736(%r1)
	lxv %vs49, 720(%r1)
	LXV_LOW (%vs45, %vs0, %vs1)
	LXV_HIGH (%vs47, %vs0, %vs1)
	lxv %vs50, 672(%r1)
	vrldnm %v14, %v13, %v25
	vrldmi %v14, %v15, %v27
	vrldnm %v13, %v13, %v24
	vrldnm %v15, %v15, %v26
	vmsumudm %v3, %v13, %v16, %v3
	vmsumudm %v4, %v14, %v16, %v4
	vmsumudm %v5, %v15, %v16, %v5
	vmsumudm %v4, %v13, %v17, %v4
	vmsumudm %v5, %v14, %v17, %v5
	vmsumudm %v3, %v14, %v18, %v3
	vmsumudm %v4, %v15, %v18, %v4
	lxv %vs48, 704(%r1)
	lxv %vs49, 688(%r1)
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v3, %v15, %v17, %v3
	lxv %vs0, 96(%r5); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs1, 112(%r5); IF_BE (xxbrd %vs1, %vs1)
	lxv %vs54, 656(%r1)
	lxv %vs55, 640(%r1)
	LXV_LOW (%vs51, %vs0, %vs1)
	LXV_HIGH (%vs53, %vs0, %vs1)
	lxv %vs63, 592(%r1)
	vrldnm %v20, %v19, %v25
	vrldmi %v20, %v21, %v27
	vrldnm %v19, %v19, %v24
	vrldnm %v21, %v21, %v26
	vmsumudm %v6, %v19, %v22, %v6
	vmsumudm %v7, %v20, %v22, %v7
	vmsumudm %v8, %v21, %v22, %v8
	vmsumudm %v7, %v19, %v23, %v7
	vmsumudm %v8, %v20, %v23, %v8
	vmsumudm %v6, %v20, %v31, %v6
	vmsumudm %v7, %v21, %v31, %v7
	lxv %vs54, 624(%r1)
	lxv %vs55, 608(%r1)
	vmsumudm %v8, %v19, %v22, %v8
	vmsumudm %v6, %v21, %v23, %v6
	vadduqm %v6, %v6, %v3
	vadduqm %v7, %v7, %v4
	vadduqm %v8, %v8, %v5
	vadduqm %v2, %v2, %v8
	vadduqm %v1, %v1, %v7
	vadduqm %v0, %v0, %v6
	vsld %v9, %v2, %v28
	vsld %v12, %v2, %v29
	xxpermdi %vs43, %vs33, %vs33, 2
	xxmrgld %vs42, %vs32, %vs33
	vaddudm %v9, %v9, %v12
	vsrd %v12, %v2, %v30
	vsrd %v10, %v10, %v30
	xxmrghd %vs41, %vs41, %vs32
	vaddudm %v11, %v11, %v12
	vaddudm %v9, %v9, %v10
	addi %r5, %r5, 128
	mfvsrd %r17, %vs41
	mfvsrld %r18, %vs41
	mfvsrld %r11, %vs43
	sldi %r20, %r18, 44
	srdi %r18, %r18, 20
	sldi %r21, %r11, 24
	srdi %r11, %r11, 40
	addc %r17, %r17, %r20
	adde %r18, %r18, %r21
	addze %r11, %r11
	srdi %r10, %r11, 2
	clrrdi %r20, %r11, 2
	clrldi %r19, %r11, 62
	add %r10, %r10, %r20
	addc %r17, %r17, %r10
	addze %r18, %r18
	addze %r19, %r19
	std %r17, 16(%r3)
	std %r18, 24(%r3)
	std %r19, 32(%r3)
	vspltisw %v16, 0
	stxv %vs48, 896(%r1)
	stxv %vs48, 880(%r1)
	stxv %vs48, 864(%r1)
	stxv %vs48, 848(%r1)
	stxv %vs48, 832(%r1)
	stxv %vs48, 816(%r1)
	stxv %vs48, 800(%r1)
	stxv %vs48, 784(%r1)
	stxv %vs48, 768(%r1)
	stxv %vs48, 752(%r1)
	stxv %vs48, 736(%r1)
	stxv %vs48, 720(%r1)
	stxv %vs48, 704(%r1)
	stxv %vs48, 688(%r1)
	stxv %vs48, 672(%r1)
	stxv %vs48, 656(%r1)
	stxv %vs48, 640(%r1)
	stxv %vs48, 624(%r1)
	stxv %vs48, 608(%r1)
	stxv %vs48, 592(%r1)
	stxv %vs48, 576(%r1)
	stxv %vs48, 560(%r1)
	stxv %vs48, 544(%r1)
	stxv %vs48, 528(%r1)
	stxv %vs48, 512(%r1)
	stxv %vs48, 496(%r1)
	stxv %vs48, 480(%r1)
	stxv %vs48, 464(%r1)
	stxv %vs48, 448(%r1)
	stxv %vs48, 432(%r1)
	stxv %vs48, 416(%r1)
	stxv %vs48, 400(%r1)
	stxv %vs48, 384(%r1)
	ld %r14, 184(%r1)
	CFI (.cfi_restore 14)
	ld %r15, 176(%r1)
	CFI (.cfi_restore 15)
	ld %r17, 168(%r1)
	CFI (.cfi_restore 17)
	ld %r18, 160(%r1)
	CFI (.cfi_restore 18)
	ld %r19, 152(%r1)
	CFI (.cfi_restore 19)
	ld %r20, 144(%r1)
	CFI (.cfi_restore 20)
	ld %r21, 136(%r1)
	CFI (.cfi_restore 21)
	ld %r22, 128(%r1)
	CFI (.cfi_restore 22)
	ld %r23, 120(%r1)
	CFI (.cfi_restore 23)
	ld %r24, 112(%r1)
	CFI (.cfi_restore 24)
	ld %r25, 104(%r1)
	CFI (.cfi_restore 25)
	ld %r26, 96(%r1)
	CFI (.cfi_restore 26)
	ld %r27, 88(%r1)
	CFI (.cfi_restore 27)
	ld %r28, 80(%r1)
	CFI (.cfi_restore 28)
	ld %r29, 72(%r1)
	CFI (.cfi_restore 29)
	ld %r30, 64(%r1)
	CFI (.cfi_restore 30)
	ld %r31, 56(%r1)
	CFI (.cfi_restore 31)
	lxv %vs52, 368(%r1)
	CFI (.cfi_restore 97)
	lxv %vs53, 352(%r1)
	CFI (.cfi_restore 98)
	lxv %vs54, 336(%r1)
	CFI (.cfi_restore 99)
	lxv %vs55, 320(%r1)
	CFI (.cfi_restore 100)
	lxv %vs56, 304(%r1)
	CFI (.cfi_restore 101)
	lxv %vs57, 288(%r1)
	CFI (.cfi_restore 102)
	lxv %vs58, 272(%r1)
	CFI (.cfi_restore 103)
	lxv %vs59, 256(%r1)
	CFI (.cfi_restore 104)
	lxv %vs60, 240(%r1)
	CFI (.cfi_restore 105)
	lxv %vs61, 224(%r1)
	CFI (.cfi_restore 106)
	lxv %vs62, 208(%r1)
	CFI (.cfi_restore 107)
	lxv %vs63, 192(%r1)
	CFI (.cfi_restore 108)
	addi %r1, %r1, 912
	CFI (.cfi_def_cfa_offset 0)
	cmpldi %r4, 0
	beqlr

.Lradix64_poly1305_p10:
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
.Lblock_poly1305_p10:
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
	bdnz .Lblock_poly1305_p10
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
ENDFUNC (poly1305_update_p10)
