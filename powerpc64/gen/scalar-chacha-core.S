/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream; see kernels.h.  Integer registers only, and
   never r13-r16, which firmware may own.

   A block alone is a chain: 12 steps a quarter round, each waiting for the
   one before.  26 registers do not hold two blocks, but one block and ten
   words of another.  So of three blocks, two go one after the other through
   registers, and beside them, half as fast, the third, of which six words
   are in memory.  Of two blocks, the second goes so for five double rounds,
   and for the others alone.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; temporaries r7-r10; the
   block's number r11; state words r12, r0, r18-r31.
   Saved: r17-r31, in the protected zone, with the block in memory. */
#include "chapoly-asm.h"
	ISA ("ppc64")

FUNC (chacha_core_scalar)
	std %r17, -120(%r1)
	CFI (.cfi_offset 17, -120)
	std %r18, -128(%r1)
	CFI (.cfi_offset 18, -128)
	std %r19, -136(%r1)
	CFI (.cfi_offset 19, -136)
	std %r20, -144(%r1)
	CFI (.cfi_offset 20, -144)
	std %r21, -152(%r1)
	CFI (.cfi_offset 21, -152)
	std %r22, -160(%r1)
	CFI (.cfi_offset 22, -160)
	std %r23, -168(%r1)
	CFI (.cfi_offset 23, -168)
	std %r24, -176(%r1)
	CFI (.cfi_offset 24, -176)
	std %r25, -184(%r1)
	CFI (.cfi_offset 25, -184)
	std %r26, -192(%r1)
	CFI (.cfi_offset 26, -192)
	std %r27, -200(%r1)
	CFI (.cfi_offset 27, -200)
	std %r28, -208(%r1)
	CFI (.cfi_offset 28, -208)
	std %r29, -216(%r1)
	CFI (.cfi_offset 29, -216)
	std %r30, -224(%r1)
	CFI (.cfi_offset 30, -224)
	std %r31, -232(%r1)
	CFI (.cfi_offset 31, -232)
	li %r11, 0

.Lnext_chacha_core_scalar:
	cmpldi %r3, 2
	blt .Lsingle_chacha_core_scalar
	/* The second or third block, to memory. */
	ld %r7, 0(%r6)
	std %r7, -112(%r1)
	ld %r7, 8(%r6)
	std %r7, -104(%r1)
	ld %r7, 16(%r6)
	std %r7, -96(%r1)
	ld %r7, 24(%r6)
	std %r7, -88(%r1)
	ld %r7, 32(%r6)
	std %r7, -80(%r1)
	ld %r7, 40(%r6)
	std %r7, -72(%r1)
	ld %r7, 48(%r6)
	std %r7, -64(%r1)
	ld %r7, 56(%r6)
	std %r7, -56(%r1)
	lwz %r7, 48(%r6)
	addi %r8, %r11, 1
	beq .Lsecond_chacha_core_scalar
	addi %r8, %r11, 2
.Lsecond_chacha_core_scalar:
	add %r7, %r7, %r8
	stw %r7, -64(%r1)
	std %r6, -40(%r1)
	li %r9, 11

	/* U2: the double rounds that the block in memory lacks, and one. */
.Lpair_chacha_core_scalar:
	addi %r9, %r9, -5
	li %r7, 5
	mtctr %r7
	lwz %r12, 0(%r6)
	lwz %r0, 4(%r6)
	lwz %r18, 8(%r6)
	lwz %r19, 12(%r6)
	lwz %r20, 16(%r6)
	lwz %r21, 20(%r6)
	lwz %r22, 24(%r6)
	lwz %r23, 28(%r6)
	lwz %r24, 32(%r6)
	lwz %r25, 36(%r6)
	lwz %r26, 40(%r6)
	lwz %r27, 44(%r6)
	lwz %r28, 48(%r6)
	lwz %r29, 52(%r6)
	lwz %r30, 56(%r6)
	lwz %r31, 60(%r6)
	add %r28, %r28, %r11
	stw %r9, -24(%r1)
	std %r3, -48(%r1)
	std %r4, -16(%r1)
	std %r5, -8(%r1)
	std %r11, -32(%r1)
	lwz %r7, -112(%r1)
	lwz %r8, -108(%r1)
	lwz %r9, -96(%r1)
	lwz %r3, -92(%r1)
	lwz %r5, -84(%r1)
	lwz %r11, -80(%r1)
	lwz %r17, -76(%r1)
	lwz %r4, -64(%r1)
	lwz %r10, -60(%r1)
	lwz %r6, -56(%r1)
.Lround2_chacha_core_scalar:
	add %r18, %r18, %r22
	xor %r30, %r30, %r18
	add %r12, %r12, %r20
	xor %r28, %r28, %r12
	add %r19, %r19, %r23
	rotlwi %r28, %r28, 16
	add %r0, %r0, %r21
	add %r7, %r7, %r9
	xor %r4, %r4, %r7
	rotlwi %r30, %r30, 16
	add %r26, %r26, %r30
	add %r8, %r8, %r3
	xor %r29, %r29, %r0
	xor %r31, %r31, %r19
	rotlwi %r31, %r31, 16
	add %r27, %r27, %r31
	add %r24, %r24, %r28
	xor %r23, %r23, %r27
	rotlwi %r29, %r29, 16
	xor %r20, %r20, %r24
	rotlwi %r20, %r20, 12
	xor %r10, %r10, %r8
	rotlwi %r4, %r4, 16
	add %r25, %r25, %r29
	xor %r22, %r22, %r26
	rotlwi %r23, %r23, 12
	rotlwi %r22, %r22, 12
	add %r18, %r18, %r22
	rotlwi %r10, %r10, 16
	xor %r21, %r21, %r25
	add %r17, %r17, %r10
	add %r11, %r11, %r4
	rotlwi %r21, %r21, 12
	add %r0, %r0, %r21
	xor %r9, %r9, %r11
	xor %r30, %r30, %r18
	xor %r3, %r3, %r17
	add %r12, %r12, %r20
	add %r19, %r19, %r23
	rotlwi %r9, %r9, 12
	rotlwi %r3, %r3, 12
	add %r8, %r8, %r3
	xor %r28, %r28, %r12
	rotlwi %r28, %r28, 8
	add %r7, %r7, %r9
	xor %r4, %r4, %r7
	xor %r31, %r31, %r19
	rotlwi %r31, %r31, 8
	xor %r29, %r29, %r0
	rotlwi %r30, %r30, 8
	add %r26, %r26, %r30
	add %r24, %r24, %r28
	rotlwi %r29, %r29, 8
	xor %r10, %r10, %r8
	stw %r7, -112(%r1)
	add %r27, %r27, %r31
	rotlwi %r4, %r4, 8
	add %r11, %r11, %r4
	rotlwi %r10, %r10, 8
	stw %r8, -108(%r1)
	xor %r23, %r23, %r27
	add %r25, %r25, %r29
	xor %r9, %r9, %r11
	xor %r20, %r20, %r24
	stw %r10, -60(%r1)
	rotlwi %r9, %r9, 7
	xor %r22, %r22, %r26
	rotlwi %r22, %r22, 7
	lwz %r7, -104(%r1)
	rotlwi %r20, %r20, 7
	rotlwi %r23, %r23, 7
	xor %r21, %r21, %r25
	stw %r11, -80(%r1)
	add %r17, %r17, %r10
	rotlwi %r21, %r21, 7
	lwz %r8, -100(%r1)
	add %r18, %r18, %r23
	add %r19, %r19, %r20
	xor %r3, %r3, %r17
	lwz %r10, -88(%r1)
	rotlwi %r3, %r3, 7
	xor %r30, %r30, %r19
	rotlwi %r30, %r30, 16
	stw %r17, -76(%r1)
	lwz %r17, -68(%r1)
	stw %r9, -96(%r1)
	xor %r29, %r29, %r18
	lwz %r11, -72(%r1)
	add %r0, %r0, %r22
	xor %r28, %r28, %r0
	lwz %r9, -52(%r1)
	add %r12, %r12, %r21
	rotlwi %r29, %r29, 16
	xor %r31, %r31, %r12
	add %r25, %r25, %r30
	add %r24, %r24, %r29
	add %r7, %r7, %r10
	xor %r6, %r6, %r7
	rotlwi %r6, %r6, 16
	rotlwi %r28, %r28, 16
	add %r27, %r27, %r28
	add %r8, %r8, %r5
	rotlwi %r31, %r31, 16
	xor %r23, %r23, %r24
	xor %r9, %r9, %r8
	xor %r20, %r20, %r25
	rotlwi %r20, %r20, 12
	add %r19, %r19, %r20
	rotlwi %r23, %r23, 12
	rotlwi %r9, %r9, 16
	add %r17, %r17, %r9
	add %r11, %r11, %r6
	xor %r22, %r22, %r27
	rotlwi %r22, %r22, 12
	add %r26, %r26, %r31
	xor %r10, %r10, %r11
	rotlwi %r10, %r10, 12
	xor %r30, %r30, %r19
	xor %r21, %r21, %r26
	xor %r5, %r5, %r17
	rotlwi %r30, %r30, 8
	rotlwi %r5, %r5, 12
	add %r7, %r7, %r10
	rotlwi %r21, %r21, 12
	add %r12, %r12, %r21
	stw %r7, -104(%r1)
	add %r0, %r0, %r22
	xor %r28, %r28, %r0
	rotlwi %r28, %r28, 8
	xor %r6, %r6, %r7
	add %r18, %r18, %r23
	xor %r29, %r29, %r18
	rotlwi %r29, %r29, 8
	add %r8, %r8, %r5
	lwz %r7, -112(%r1)
	add %r25, %r25, %r30
	xor %r31, %r31, %r12
	xor %r9, %r9, %r8
	rotlwi %r9, %r9, 8
	rotlwi %r31, %r31, 8
	add %r26, %r26, %r31
	rotlwi %r6, %r6, 8
	add %r24, %r24, %r29
	add %r11, %r11, %r6
	xor %r23, %r23, %r24
	add %r17, %r17, %r9
	stw %r8, -100(%r1)
	rotlwi %r23, %r23, 7
	add %r19, %r19, %r23
	add %r27, %r27, %r28
	xor %r20, %r20, %r25
	rotlwi %r20, %r20, 7
	add %r12, %r12, %r20
	xor %r22, %r22, %r27
	xor %r31, %r31, %r19
	xor %r28, %r28, %r12
	xor %r10, %r10, %r11
	rotlwi %r22, %r22, 7
	xor %r21, %r21, %r26
	add %r7, %r7, %r3
	add %r18, %r18, %r22
	lwz %r8, -108(%r1)
	rotlwi %r21, %r21, 7
	add %r0, %r0, %r21
	xor %r29, %r29, %r0
	rotlwi %r28, %r28, 16
	rotlwi %r10, %r10, 7
	add %r8, %r8, %r10
	xor %r5, %r5, %r17
	rotlwi %r5, %r5, 7
	rotlwi %r31, %r31, 16
	add %r24, %r24, %r28
	xor %r20, %r20, %r24
	xor %r30, %r30, %r18
	rotlwi %r30, %r30, 16
	xor %r4, %r4, %r8
	rotlwi %r4, %r4, 16
	xor %r9, %r9, %r7
	add %r27, %r27, %r31
	rotlwi %r29, %r29, 16
	xor %r23, %r23, %r27
	add %r25, %r25, %r29
	rotlwi %r9, %r9, 16
	add %r11, %r11, %r9
	rotlwi %r20, %r20, 12
	add %r26, %r26, %r30
	rotlwi %r23, %r23, 12
	add %r19, %r19, %r23
	xor %r22, %r22, %r26
	rotlwi %r22, %r22, 12
	xor %r21, %r21, %r25
	rotlwi %r21, %r21, 12
	add %r18, %r18, %r22
	add %r17, %r17, %r4
	xor %r3, %r3, %r11
	add %r12, %r12, %r20
	rotlwi %r3, %r3, 12
	xor %r30, %r30, %r18
	xor %r28, %r28, %r12
	xor %r10, %r10, %r17
	rotlwi %r10, %r10, 12
	xor %r31, %r31, %r19
	rotlwi %r31, %r31, 8
	add %r7, %r7, %r3
	rotlwi %r30, %r30, 8
	add %r0, %r0, %r21
	add %r26, %r26, %r30
	add %r8, %r8, %r10
	xor %r29, %r29, %r0
	rotlwi %r28, %r28, 8
	rotlwi %r29, %r29, 8
	xor %r4, %r4, %r8
	add %r24, %r24, %r28
	stw %r8, -108(%r1)
	lwz %r8, -100(%r1)
	xor %r9, %r9, %r7
	xor %r22, %r22, %r26
	add %r27, %r27, %r31
	stw %r7, -112(%r1)
	rotlwi %r4, %r4, 8
	xor %r20, %r20, %r24
	xor %r23, %r23, %r27
	rotlwi %r9, %r9, 8
	rotlwi %r20, %r20, 7
	add %r19, %r19, %r20
	add %r25, %r25, %r29
	rotlwi %r23, %r23, 7
	stw %r9, -52(%r1)
	xor %r21, %r21, %r25
	lwz %r7, -104(%r1)
	rotlwi %r22, %r22, 7
	add %r11, %r11, %r9
	lwz %r9, -96(%r1)
	add %r17, %r17, %r4
	xor %r3, %r3, %r11
	add %r8, %r8, %r9
	rotlwi %r21, %r21, 7
	stw %r11, -72(%r1)
	xor %r10, %r10, %r17
	stw %r17, -68(%r1)
	rotlwi %r10, %r10, 7
	lwz %r17, -76(%r1)
	add %r0, %r0, %r22
	add %r18, %r18, %r23
	stw %r10, -88(%r1)
	xor %r30, %r30, %r19
	xor %r29, %r29, %r18
	lwz %r11, -80(%r1)
	rotlwi %r3, %r3, 7
	rotlwi %r30, %r30, 16
	lwz %r10, -60(%r1)
	add %r12, %r12, %r21
	add %r7, %r7, %r5
	xor %r28, %r28, %r0
	rotlwi %r29, %r29, 16
	xor %r10, %r10, %r7
	add %r24, %r24, %r29
	xor %r6, %r6, %r8
	add %r25, %r25, %r30
	rotlwi %r6, %r6, 16
	xor %r31, %r31, %r12
	xor %r20, %r20, %r25
	rotlwi %r31, %r31, 16
	rotlwi %r10, %r10, 16
	rotlwi %r28, %r28, 16
	add %r26, %r26, %r31
	xor %r21, %r21, %r26
	rotlwi %r20, %r20, 12
	xor %r23, %r23, %r24
	rotlwi %r23, %r23, 12
	add %r11, %r11, %r10
	add %r19, %r19, %r20
	xor %r5, %r5, %r11
	rotlwi %r5, %r5, 12
	add %r17, %r17, %r6
	xor %r9, %r9, %r17
	add %r7, %r7, %r5
	add %r18, %r18, %r23
	stw %r7, -104(%r1)
	xor %r30, %r30, %r19
	rotlwi %r30, %r30, 8
	add %r27, %r27, %r28
	xor %r22, %r22, %r27
	rotlwi %r22, %r22, 12
	add %r25, %r25, %r30
	add %r0, %r0, %r22
	rotlwi %r9, %r9, 12
	xor %r29, %r29, %r18
	rotlwi %r21, %r21, 12
	rotlwi %r29, %r29, 8
	add %r8, %r8, %r9
	xor %r28, %r28, %r0
	rotlwi %r28, %r28, 8
	add %r12, %r12, %r21
	xor %r31, %r31, %r12
	xor %r20, %r20, %r25
	add %r27, %r27, %r28
	xor %r6, %r6, %r8
	rotlwi %r6, %r6, 8
	rotlwi %r31, %r31, 8
	add %r24, %r24, %r29
	xor %r23, %r23, %r24
	add %r17, %r17, %r6
	xor %r10, %r10, %r7
	rotlwi %r10, %r10, 8
	add %r11, %r11, %r10
	xor %r22, %r22, %r27
	rotlwi %r20, %r20, 7
	rotlwi %r22, %r22, 7
	rotlwi %r23, %r23, 7
	xor %r9, %r9, %r17
	stw %r8, -100(%r1)
	lwz %r7, -112(%r1)
	add %r26, %r26, %r31
	lwz %r8, -108(%r1)
	xor %r5, %r5, %r11
	rotlwi %r9, %r9, 7
	xor %r21, %r21, %r26
	rotlwi %r21, %r21, 7
	rotlwi %r5, %r5, 7
	bdnz .Lround2_chacha_core_scalar
	stw %r7, -112(%r1)
	stw %r8, -108(%r1)
	stw %r9, -96(%r1)
	stw %r3, -92(%r1)
	stw %r5, -84(%r1)
	stw %r11, -80(%r1)
	stw %r17, -76(%r1)
	stw %r4, -64(%r1)
	stw %r10, -60(%r1)
	stw %r6, -56(%r1)
	ld %r6, -40(%r1)
	ld %r5, -8(%r1)
	ld %r4, -16(%r1)
	ld %r11, -32(%r1)
	ld %r3, -48(%r1)
	b .Lstore_chacha_core_scalar

.Lsingle_chacha_core_scalar:
	li %r7, 10
	li %r9, 0
	mtctr %r7
	stw %r9, -24(%r1)
	lwz %r12, 0(%r6)
	lwz %r0, 4(%r6)
	lwz %r18, 8(%r6)
	lwz %r19, 12(%r6)
	lwz %r20, 16(%r6)
	lwz %r21, 20(%r6)
	lwz %r22, 24(%r6)
	lwz %r23, 28(%r6)
	lwz %r24, 32(%r6)
	lwz %r25, 36(%r6)
	lwz %r26, 40(%r6)
	lwz %r27, 44(%r6)
	lwz %r28, 48(%r6)
	lwz %r29, 52(%r6)
	lwz %r30, 56(%r6)
	lwz %r31, 60(%r6)
	add %r28, %r28, %r11
.Lround_chacha_core_scalar:
	add %r12, %r12, %r20
	add %r0, %r0, %r21
	add %r18, %r18, %r22
	add %r19, %r19, %r23
	xor %r28, %r28, %r12
	xor %r29, %r29, %r0
	xor %r30, %r30, %r18
	xor %r31, %r31, %r19
	rotlwi %r28, %r28, 16
	rotlwi %r29, %r29, 16
	rotlwi %r30, %r30, 16
	rotlwi %r31, %r31, 16
	add %r24, %r24, %r28
	add %r25, %r25, %r29
	add %r26, %r26, %r30
	add %r27, %r27, %r31
	xor %r20, %r20, %r24
	xor %r21, %r21, %r25
	xor %r22, %r22, %r26
	xor %r23, %r23, %r27
	rotlwi %r20, %r20, 12
	rotlwi %r21, %r21, 12
	rotlwi %r22, %r22, 12
	rotlwi %r23, %r23, 12
	add %r12, %r12, %r20
	add %r0, %r0, %r21
	add %r18, %r18, %r22
	add %r19, %r19, %r23
	xor %r28, %r28, %r12
	xor %r29, %r29, %r0
	xor %r30, %r30, %r18
	xor %r31, %r31, %r19
	rotlwi %r28, %r28, 8
	rotlwi %r29, %r29, 8
	rotlwi %r30, %r30, 8
	rotlwi %r31, %r31, 8
	add %r24, %r24, %r28
	add %r25, %r25, %r29
	add %r26, %r26, %r30
	add %r27, %r27, %r31
	xor %r20, %r20, %r24
	xor %r21, %r21, %r25
	xor %r22, %r22, %r26
	xor %r23, %r23, %r27
	rotlwi %r20, %r20, 7
	rotlwi %r21, %r21, 7
	rotlwi %r22, %r22, 7
	rotlwi %r23, %r23, 7
	add %r12, %r12, %r21
	add %r0, %r0, %r22
	add %r18, %r18, %r23
	add %r19, %r19, %r20
	xor %r31, %r31, %r12
	xor %r28, %r28, %r0
	xor %r29, %r29, %r18
	xor %r30, %r30, %r19
	rotlwi %r31, %r31, 16
	rotlwi %r28, %r28, 16
	rotlwi %r29, %r29, 16
	rotlwi %r30, %r30, 16
	add %r26, %r26, %r31
	add %r27, %r27, %r28
	add %r24, %r24, %r29
	add %r25, %r25, %r30
	xor %r21, %r21, %r26
	xor %r22, %r22, %r27
	xor %r23, %r23, %r24
	xor %r20, %r20, %r25
	rotlwi %r21, %r21, 12
	rotlwi %r22, %r22, 12
	rotlwi %r23, %r23, 12
	rotlwi %r20, %r20, 12
	add %r12, %r12, %r21
	add %r0, %r0, %r22
	add %r18, %r18, %r23
	add %r19, %r19, %r20
	xor %r31, %r31, %r12
	xor %r28, %r28, %r0
	xor %r29, %r29, %r18
	xor %r30, %r30, %r19
	rotlwi %r31, %r31, 8
	rotlwi %r28, %r28, 8
	rotlwi %r29, %r29, 8
	rotlwi %r30, %r30, 8
	add %r26, %r26, %r31
	add %r27, %r27, %r28
	add %r24, %r24, %r29
	add %r25, %r25, %r30
	xor %r21, %r21, %r26
	xor %r22, %r22, %r27
	xor %r23, %r23, %r24
	xor %r20, %r20, %r25
	rotlwi %r21, %r21, 7
	rotlwi %r22, %r22, 7
	rotlwi %r23, %r23, 7
	rotlwi %r20, %r20, 7
	bdnz .Lround_chacha_core_scalar

.Lstore_chacha_core_scalar:
	add %r28, %r28, %r11
	lwz %r7, 0(%r6)
	lwz %r8, 4(%r6)
	IF_LE (ld %r9, 0(%r5))
	IF_BE (li %r9, 0; lwbrx %r10, %r9, %r5)
	add %r12, %r12, %r7
	add %r0, %r0, %r8
	IF_LE (rldimi %r12, %r0, 32, 0)
	IF_LE (xor %r12, %r12, %r9)
	IF_LE (std %r12, 0(%r4))
	IF_BE (xor %r12, %r12, %r10; stwbrx %r12, %r9, %r4)
	IF_BE (li %r9, 4; lwbrx %r10, %r9, %r5)
	IF_BE (xor %r0, %r0, %r10; stwbrx %r0, %r9, %r4)
	lwz %r7, 8(%r6)
	lwz %r8, 12(%r6)
	IF_LE (ld %r9, 8(%r5))
	IF_BE (li %r9, 8; lwbrx %r10, %r9, %r5)
	add %r18, %r18, %r7
	add %r19, %r19, %r8
	IF_LE (rldimi %r18, %r19, 32, 0)
	IF_LE (xor %r18, %r18, %r9)
	IF_LE (std %r18, 8(%r4))
	IF_BE (xor %r18, %r18, %r10; stwbrx %r18, %r9, %r4)
	IF_BE (li %r9, 12; lwbrx %r10, %r9, %r5)
	IF_BE (xor %r19, %r19, %r10; stwbrx %r19, %r9, %r4)
	lwz %r7, 48(%r6)
	lwz %r8, 52(%r6)
	IF_LE (ld %r9, 48(%r5))
	IF_BE (li %r9, 48; lwbrx %r10, %r9, %r5)
	add %r28, %r28, %r7
	add %r29, %r29, %r8
	IF_LE (rldimi %r28, %r29, 32, 0)
	IF_LE (xor %r28, %r28, %r9)
	IF_LE (std %r28, 48(%r4))
	IF_BE (xor %r28, %r28, %r10; stwbrx %r28, %r9, %r4)
	IF_BE (li %r9, 52; lwbrx %r10, %r9, %r5)
	IF_BE (xor %r29, %r29, %r10; stwbrx %r29, %r9, %r4)
	lwz %r7, 56(%r6)
	lwz %r8, 60(%r6)
	IF_LE (ld %r9, 56(%r5))
	IF_BE (li %r9, 56; lwbrx %r10, %r9, %r5)
	add %r30, %r30, %r7
	add %r31, %r31, %r8
	IF_LE (rldimi %r30, %r31, 32, 0)
	IF_LE (xor %r30, %r30, %r9)
	IF_LE (std %r30, 56(%r4))
	IF_BE (xor %r30, %r30, %r10; stwbrx %r30, %r9, %r4)
	IF_BE (li %r9, 60; lwbrx %r10, %r9, %r5)
	IF_BE (xor %r31, %r31, %r10; stwbrx %r31, %r9, %r4)
	lwz %r7, 32(%r6)
	lwz %r8, 36(%r6)
	IF_LE (ld %r9, 32(%r5))
	IF_BE (li %r9, 32; lwbrx %r10, %r9, %r5)
	add %r24, %r24, %r7
	add %r25, %r25, %r8
	IF_LE (rldimi %r24, %r25, 32, 0)
	IF_LE (xor %r24, %r24, %r9)
	IF_LE (std %r24, 32(%r4))
	IF_BE (xor %r24, %r24, %r10; stwbrx %r24, %r9, %r4)
	IF_BE (li %r9, 36; lwbrx %r10, %r9, %r5)
	IF_BE (xor %r25, %r25, %r10; stwbrx %r25, %r9, %r4)
	lwz %r7, 40(%r6)
	lwz %r8, 44(%r6)
	IF_LE (ld %r9, 40(%r5))
	IF_BE (li %r9, 40; lwbrx %r10, %r9, %r5)
	add %r26, %r26, %r7
	add %r27, %r27, %r8
	IF_LE (rldimi %r26, %r27, 32, 0)
	IF_LE (xor %r26, %r26, %r9)
	IF_LE (std %r26, 40(%r4))
	IF_BE (xor %r26, %r26, %r10; stwbrx %r26, %r9, %r4)
	IF_BE (li %r9, 44; lwbrx %r10, %r9, %r5)
	IF_BE (xor %r27, %r27, %r10; stwbrx %r27, %r9, %r4)
	lwz %r7, 16(%r6)
	lwz %r8, 20(%r6)
	IF_LE (ld %r9, 16(%r5))
	IF_BE (li %r9, 16; lwbrx %r10, %r9, %r5)
	add %r20, %r20, %r7
	add %r21, %r21, %r8
	IF_LE (rldimi %r20, %r21, 32, 0)
	IF_LE (xor %r20, %r20, %r9)
	IF_LE (std %r20, 16(%r4))
	IF_BE (xor %r20, %r20, %r10; stwbrx %r20, %r9, %r4)
	IF_BE (li %r9, 20; lwbrx %r10, %r9, %r5)
	IF_BE (xor %r21, %r21, %r10; stwbrx %r21, %r9, %r4)
	lwz %r7, 24(%r6)
	lwz %r8, 28(%r6)
	IF_LE (ld %r9, 24(%r5))
	IF_BE (li %r9, 24; lwbrx %r10, %r9, %r5)
	add %r22, %r22, %r7
	add %r23, %r23, %r8
	IF_LE (rldimi %r22, %r23, 32, 0)
	IF_LE (xor %r22, %r22, %r9)
	IF_LE (std %r22, 24(%r4))
	IF_BE (xor %r22, %r22, %r10; stwbrx %r22, %r9, %r4)
	IF_BE (li %r9, 28; lwbrx %r10, %r9, %r5)
	IF_BE (xor %r23, %r23, %r10; stwbrx %r23, %r9, %r4)
	lwz %r9, -24(%r1)
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	addi %r11, %r11, 1
	addi %r3, %r3, -1
	cmpldi %r3, 0
	beq .Ldone_chacha_core_scalar
	cmplwi %cr1, %r9, 1
	blt %cr1, .Lnext_chacha_core_scalar
	beq %cr1, .Lmemory_chacha_core_scalar
	cmpldi %r3, 1
	bne .Lpair_chacha_core_scalar

	/* The block in memory is ready, or the last one, half done. */
.Lmemory_chacha_core_scalar:
	li %r7, 5
	li %r9, 0
	mtctr %r7
	stw %r9, -24(%r1)
	lwz %r12, -112(%r1)
	lwz %r0, -108(%r1)
	lwz %r18, -104(%r1)
	lwz %r19, -100(%r1)
	lwz %r20, -96(%r1)
	lwz %r21, -92(%r1)
	lwz %r22, -88(%r1)
	lwz %r23, -84(%r1)
	lwz %r24, -80(%r1)
	lwz %r25, -76(%r1)
	lwz %r26, -72(%r1)
	lwz %r27, -68(%r1)
	lwz %r28, -64(%r1)
	lwz %r29, -60(%r1)
	lwz %r30, -56(%r1)
	lwz %r31, -52(%r1)
	beq %cr1, .Lstore_chacha_core_scalar
	b .Lround_chacha_core_scalar

	/* Leave no keystream behind. */
.Ldone_chacha_core_scalar:
	li %r7, 0
	std %r7, -112(%r1)
	std %r7, -104(%r1)
	std %r7, -96(%r1)
	std %r7, -88(%r1)
	std %r7, -80(%r1)
	std %r7, -72(%r1)
	std %r7, -64(%r1)
	std %r7, -56(%r1)
	ld %r17, -120(%r1)
	CFI (.cfi_restore 17)
	ld %r18, -128(%r1)
	CFI (.cfi_restore 18)
	ld %r19, -136(%r1)
	CFI (.cfi_restore 19)
	ld %r20, -144(%r1)
	CFI (.cfi_restore 20)
	ld %r21, -152(%r1)
	CFI (.cfi_restore 21)
	ld %r22, -160(%r1)
	CFI (.cfi_restore 22)
	ld %r23, -168(%r1)
	CFI (.cfi_restore 23)
	ld %r24, -176(%r1)
	CFI (.cfi_restore 24)
	ld %r25, -184(%r1)
	CFI (.cfi_restore 25)
	ld %r26, -192(%r1)
	CFI (.cfi_restore 26)
	ld %r27, -200(%r1)
	CFI (.cfi_restore 27)
	ld %r28, -208(%r1)
	CFI (.cfi_restore 28)
	ld %r29, -216(%r1)
	CFI (.cfi_restore 29)
	ld %r30, -224(%r1)
	CFI (.cfi_restore 30)
	ld %r31, -232(%r1)
	CFI (.cfi_restore 31)
	blr
ENDFUNC (chacha_core_scalar)
