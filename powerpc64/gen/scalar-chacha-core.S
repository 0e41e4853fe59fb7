/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream; see kernels.h.  Integer registers only, and
   never r13-r16, which firmware may own.

   A block alone is a chain: 12 steps a quarter round, each waiting for the
   one before.  26 registers do not hold two blocks, but one block and
   two quarter rounds of another, whose words stay in memory.  So of three
   blocks, two go one after the other through registers (phases 1 and 2),
   and beside them, half as fast, the third through memory (3).  What is
   less than three goes one by one (0).

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; temporaries r7-r10; the
   block's number r11; state words r12, r0, r18-r31.
   Saved: r17-r31, in the protected zone, with the third block. */
#include "chapoly-asm.h"
	ISA ("ppc64")

FUNC (chacha_core_scalar)
	std %r17, -104(%r1)
	CFI (.cfi_offset 17, -104)
	std %r18, -112(%r1)
	CFI (.cfi_offset 18, -112)
	std %r19, -120(%r1)
	CFI (.cfi_offset 19, -120)
	std %r20, -128(%r1)
	CFI (.cfi_offset 20, -128)
	std %r21, -136(%r1)
	CFI (.cfi_offset 21, -136)
	std %r22, -144(%r1)
	CFI (.cfi_offset 22, -144)
	std %r23, -152(%r1)
	CFI (.cfi_offset 23, -152)
	std %r24, -160(%r1)
	CFI (.cfi_offset 24, -160)
	std %r25, -168(%r1)
	CFI (.cfi_offset 25, -168)
	std %r26, -176(%r1)
	CFI (.cfi_offset 26, -176)
	std %r27, -184(%r1)
	CFI (.cfi_offset 27, -184)
	std %r28, -192(%r1)
	CFI (.cfi_offset 28, -192)
	std %r29, -200(%r1)
	CFI (.cfi_offset 29, -200)
	std %r30, -208(%r1)
	CFI (.cfi_offset 30, -208)
	std %r31, -216(%r1)
	CFI (.cfi_offset 31, -216)
	li %r11, 0

.Lnext_chacha_core_scalar:
	cmpldi %r3, 3
	blt .Lsingle_chacha_core_scalar
	/* The third block, to memory. */
	lwz %r7, 0(%r6)
	stw %r7, -96(%r1)
	lwz %r7, 4(%r6)
	stw %r7, -92(%r1)
	lwz %r7, 8(%r6)
	stw %r7, -88(%r1)
	lwz %r7, 12(%r6)
	stw %r7, -84(%r1)
	lwz %r7, 16(%r6)
	stw %r7, -80(%r1)
	lwz %r7, 20(%r6)
	stw %r7, -76(%r1)
	lwz %r7, 24(%r6)
	stw %r7, -72(%r1)
	lwz %r7, 28(%r6)
	stw %r7, -68(%r1)
	lwz %r7, 32(%r6)
	stw %r7, -64(%r1)
	lwz %r7, 36(%r6)
	stw %r7, -60(%r1)
	lwz %r7, 40(%r6)
	stw %r7, -56(%r1)
	lwz %r7, 44(%r6)
	stw %r7, -52(%r1)
	lwz %r7, 48(%r6)
	stw %r7, -48(%r1)
	lwz %r7, 52(%r6)
	stw %r7, -44(%r1)
	lwz %r7, 56(%r6)
	stw %r7, -40(%r1)
	lwz %r7, 60(%r6)
	stw %r7, -36(%r1)
	lwz %r7, 48(%r6)
	addi %r8, %r11, 2
	add %r7, %r7, %r8
	stw %r7, -48(%r1)
	li %r9, 1

.Ltriple_chacha_core_scalar:
	stw %r9, -8(%r1)
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
	std %r3, -32(%r1)
	std %r6, -24(%r1)
	std %r11, -16(%r1)
.Lround3_chacha_core_scalar:
	add %r12, %r12, %r20
	add %r0, %r0, %r21
	 lwz %r8, -80(%r1)
	add %r18, %r18, %r22
	 lwz %r7, -96(%r1)
	add %r19, %r19, %r23
	 lwz %r10, -48(%r1)
	xor %r28, %r28, %r12
	 lwz %r9, -64(%r1)
	xor %r29, %r29, %r0
	 lwz %r17, -76(%r1)
	xor %r30, %r30, %r18
	xor %r31, %r31, %r19
	 lwz %r11, -92(%r1)
	rotlwi %r28, %r28, 16
	 lwz %r6, -44(%r1)
	rotlwi %r29, %r29, 16
	 lwz %r3, -60(%r1)
	rotlwi %r30, %r30, 16
	 add %r7, %r7, %r8
	rotlwi %r31, %r31, 16
	 add %r11, %r11, %r17
	add %r24, %r24, %r28
	add %r25, %r25, %r29
	 xor %r10, %r10, %r7
	add %r26, %r26, %r30
	 xor %r6, %r6, %r11
	add %r27, %r27, %r31
	 rotlwi %r10, %r10, 16
	xor %r20, %r20, %r24
	 rotlwi %r6, %r6, 16
	xor %r21, %r21, %r25
	 add %r9, %r9, %r10
	xor %r22, %r22, %r26
	xor %r23, %r23, %r27
	 add %r3, %r3, %r6
	rotlwi %r20, %r20, 12
	 xor %r8, %r8, %r9
	rotlwi %r21, %r21, 12
	 xor %r17, %r17, %r3
	rotlwi %r22, %r22, 12
	 rotlwi %r8, %r8, 12
	rotlwi %r23, %r23, 12
	 rotlwi %r17, %r17, 12
	add %r12, %r12, %r20
	add %r0, %r0, %r21
	 add %r7, %r7, %r8
	add %r18, %r18, %r22
	 add %r11, %r11, %r17
	add %r19, %r19, %r23
	 xor %r10, %r10, %r7
	xor %r28, %r28, %r12
	 xor %r6, %r6, %r11
	xor %r29, %r29, %r0
	 rotlwi %r10, %r10, 8
	xor %r30, %r30, %r18
	xor %r31, %r31, %r19
	 rotlwi %r6, %r6, 8
	rotlwi %r28, %r28, 8
	 add %r9, %r9, %r10
	rotlwi %r29, %r29, 8
	 add %r3, %r3, %r6
	rotlwi %r30, %r30, 8
	 xor %r8, %r8, %r9
	rotlwi %r31, %r31, 8
	 xor %r17, %r17, %r3
	add %r24, %r24, %r28
	add %r25, %r25, %r29
	 rotlwi %r8, %r8, 7
	add %r26, %r26, %r30
	 rotlwi %r17, %r17, 7
	add %r27, %r27, %r31
	 stw %r7, -96(%r1)
	xor %r20, %r20, %r24
	 stw %r10, -48(%r1)
	xor %r21, %r21, %r25
	 stw %r9, -64(%r1)
	xor %r22, %r22, %r26
	xor %r23, %r23, %r27
	 stw %r8, -80(%r1)
	rotlwi %r20, %r20, 7
	 stw %r11, -92(%r1)
	rotlwi %r21, %r21, 7
	 stw %r6, -44(%r1)
	rotlwi %r22, %r22, 7
	 stw %r3, -60(%r1)
	rotlwi %r23, %r23, 7
	 stw %r17, -76(%r1)
	add %r12, %r12, %r21
	add %r0, %r0, %r22
	 lwz %r8, -72(%r1)
	add %r18, %r18, %r23
	 lwz %r7, -88(%r1)
	add %r19, %r19, %r20
	 lwz %r10, -40(%r1)
	xor %r31, %r31, %r12
	 lwz %r9, -56(%r1)
	xor %r28, %r28, %r0
	 lwz %r17, -68(%r1)
	xor %r29, %r29, %r18
	xor %r30, %r30, %r19
	 lwz %r11, -84(%r1)
	rotlwi %r31, %r31, 16
	 lwz %r6, -36(%r1)
	rotlwi %r28, %r28, 16
	 lwz %r3, -52(%r1)
	rotlwi %r29, %r29, 16
	 add %r7, %r7, %r8
	rotlwi %r30, %r30, 16
	 add %r11, %r11, %r17
	add %r26, %r26, %r31
	add %r27, %r27, %r28
	 xor %r10, %r10, %r7
	add %r24, %r24, %r29
	 xor %r6, %r6, %r11
	add %r25, %r25, %r30
	 rotlwi %r10, %r10, 16
	xor %r21, %r21, %r26
	 rotlwi %r6, %r6, 16
	xor %r22, %r22, %r27
	 add %r9, %r9, %r10
	xor %r23, %r23, %r24
	xor %r20, %r20, %r25
	 add %r3, %r3, %r6
	rotlwi %r21, %r21, 12
	 xor %r8, %r8, %r9
	rotlwi %r22, %r22, 12
	 xor %r17, %r17, %r3
	rotlwi %r23, %r23, 12
	 rotlwi %r8, %r8, 12
	rotlwi %r20, %r20, 12
	 rotlwi %r17, %r17, 12
	add %r12, %r12, %r21
	add %r0, %r0, %r22
	 add %r7, %r7, %r8
	add %r18, %r18, %r23
	 add %r11, %r11, %r17
	add %r19, %r19, %r20
	 xor %r10, %r10, %r7
	xor %r31, %r31, %r12
	 xor %r6, %r6, %r11
	xor %r28, %r28, %r0
	 rotlwi %r10, %r10, 8
	xor %r29, %r29, %r18
	xor %r30, %r30, %r19
	 rotlwi %r6, %r6, 8
	rotlwi %r31, %r31, 8
	 add %r9, %r9, %r10
	rotlwi %r28, %r28, 8
	 add %r3, %r3, %r6
	rotlwi %r29, %r29, 8
	 xor %r8, %r8, %r9
	rotlwi %r30, %r30, 8
	 xor %r17, %r17, %r3
	add %r26, %r26, %r31
	add %r27, %r27, %r28
	 rotlwi %r8, %r8, 7
	add %r24, %r24, %r29
	 rotlwi %r17, %r17, 7
	add %r25, %r25, %r30
	 stw %r7, -88(%r1)
	xor %r21, %r21, %r26
	 stw %r10, -40(%r1)
	xor %r22, %r22, %r27
	 stw %r9, -56(%r1)
	xor %r23, %r23, %r24
	xor %r20, %r20, %r25
	 stw %r8, -72(%r1)
	rotlwi %r21, %r21, 7
	 stw %r11, -84(%r1)
	rotlwi %r22, %r22, 7
	 stw %r6, -36(%r1)
	rotlwi %r23, %r23, 7
	 stw %r3, -52(%r1)
	rotlwi %r20, %r20, 7
	 stw %r17, -68(%r1)
	add %r12, %r12, %r20
	add %r0, %r0, %r21
	 lwz %r8, -76(%r1)
	add %r18, %r18, %r22
	 lwz %r7, -96(%r1)
	add %r19, %r19, %r23
	 lwz %r10, -36(%r1)
	xor %r28, %r28, %r12
	 lwz %r9, -56(%r1)
	xor %r29, %r29, %r0
	 lwz %r17, -72(%r1)
	xor %r30, %r30, %r18
	xor %r31, %r31, %r19
	 lwz %r11, -92(%r1)
	rotlwi %r28, %r28, 16
	 lwz %r6, -48(%r1)
	rotlwi %r29, %r29, 16
	 lwz %r3, -52(%r1)
	rotlwi %r30, %r30, 16
	 add %r7, %r7, %r8
	rotlwi %r31, %r31, 16
	 add %r11, %r11, %r17
	add %r24, %r24, %r28
	add %r25, %r25, %r29
	 xor %r10, %r10, %r7
	add %r26, %r26, %r30
	 xor %r6, %r6, %r11
	add %r27, %r27, %r31
	 rotlwi %r10, %r10, 16
	xor %r20, %r20, %r24
	 rotlwi %r6, %r6, 16
	xor %r21, %r21, %r25
	 add %r9, %r9, %r10
	xor %r22, %r22, %r26
	xor %r23, %r23, %r27
	 add %r3, %r3, %r6
	rotlwi %r20, %r20, 12
	 xor %r8, %r8, %r9
	rotlwi %r21, %r21, 12
	 xor %r17, %r17, %r3
	rotlwi %r22, %r22, 12
	 rotlwi %r8, %r8, 12
	rotlwi %r23, %r23, 12
	 rotlwi %r17, %r17, 12
	add %r12, %r12, %r20
	add %r0, %r0, %r21
	 add %r7, %r7, %r8
	add %r18, %r18, %r22
	 add %r11, %r11, %r17
	add %r19, %r19, %r23
	 xor %r10, %r10, %r7
	xor %r28, %r28, %r12
	 xor %r6, %r6, %r11
	xor %r29, %r29, %r0
	 rotlwi %r10, %r10, 8
	xor %r30, %r30, %r18
	xor %r31, %r31, %r19
	 rotlwi %r6, %r6, 8
	rotlwi %r28, %r28, 8
	 add %r9, %r9, %r10
	rotlwi %r29, %r29, 8
	 add %r3, %r3, %r6
	rotlwi %r30, %r30, 8
	 xor %r8, %r8, %r9
	rotlwi %r31, %r31, 8
	 xor %r17, %r17, %r3
	add %r24, %r24, %r28
	add %r25, %r25, %r29
	 rotlwi %r8, %r8, 7
	add %r26, %r26, %r30
	 rotlwi %r17, %r17, 7
	add %r27, %r27, %r31
	 stw %r7, -96(%r1)
	xor %r20, %r20, %r24
	 stw %r10, -36(%r1)
	xor %r21, %r21, %r25
	 stw %r9, -56(%r1)
	xor %r22, %r22, %r26
	xor %r23, %r23, %r27
	 stw %r8, -76(%r1)
	rotlwi %r20, %r20, 7
	 stw %r11, -92(%r1)
	rotlwi %r21, %r21, 7
	 stw %r6, -48(%r1)
	rotlwi %r22, %r22, 7
	 stw %r3, -52(%r1)
	rotlwi %r23, %r23, 7
	 stw %r17, -72(%r1)
	add %r12, %r12, %r21
	add %r0, %r0, %r22
	 lwz %r8, -68(%r1)
	add %r18, %r18, %r23
	 lwz %r7, -88(%r1)
	add %r19, %r19, %r20
	 lwz %r10, -44(%r1)
	xor %r31, %r31, %r12
	 lwz %r9, -64(%r1)
	xor %r28, %r28, %r0
	 lwz %r17, -80(%r1)
	xor %r29, %r29, %r18
	xor %r30, %r30, %r19
	 lwz %r11, -84(%r1)
	rotlwi %r31, %r31, 16
	 lwz %r6, -40(%r1)
	rotlwi %r28, %r28, 16
	 lwz %r3, -60(%r1)
	rotlwi %r29, %r29, 16
	 add %r7, %r7, %r8
	rotlwi %r30, %r30, 16
	 add %r11, %r11, %r17
	add %r26, %r26, %r31
	add %r27, %r27, %r28
	 xor %r10, %r10, %r7
	add %r24, %r24, %r29
	 xor %r6, %r6, %r11
	add %r25, %r25, %r30
	 rotlwi %r10, %r10, 16
	xor %r21, %r21, %r26
	 rotlwi %r6, %r6, 16
	xor %r22, %r22, %r27
	 add %r9, %r9, %r10
	xor %r23, %r23, %r24
	xor %r20, %r20, %r25
	 add %r3, %r3, %r6
	rotlwi %r21, %r21, 12
	 xor %r8, %r8, %r9
	rotlwi %r22, %r22, 12
	 xor %r17, %r17, %r3
	rotlwi %r23, %r23, 12
	 rotlwi %r8, %r8, 12
	rotlwi %r20, %r20, 12
	 rotlwi %r17, %r17, 12
	add %r12, %r12, %r21
	add %r0, %r0, %r22
	 add %r7, %r7, %r8
	add %r18, %r18, %r23
	 add %r11, %r11, %r17
	add %r19, %r19, %r20
	 xor %r10, %r10, %r7
	xor %r31, %r31, %r12
	 xor %r6, %r6, %r11
	xor %r28, %r28, %r0
	 rotlwi %r10, %r10, 8
	xor %r29, %r29, %r18
	xor %r30, %r30, %r19
	 rotlwi %r6, %r6, 8
	rotlwi %r31, %r31, 8
	 add %r9, %r9, %r10
	rotlwi %r28, %r28, 8
	 add %r3, %r3, %r6
	rotlwi %r29, %r29, 8
	 xor %r8, %r8, %r9
	rotlwi %r30, %r30, 8
	 xor %r17, %r17, %r3
	add %r26, %r26, %r31
	add %r27, %r27, %r28
	 rotlwi %r8, %r8, 7
	add %r24, %r24, %r29
	 rotlwi %r17, %r17, 7
	add %r25, %r25, %r30
	 stw %r7, -88(%r1)
	xor %r21, %r21, %r26
	 stw %r10, -44(%r1)
	xor %r22, %r22, %r27
	 stw %r9, -64(%r1)
	xor %r23, %r23, %r24
	xor %r20, %r20, %r25
	 stw %r8, -68(%r1)
	rotlwi %r21, %r21, 7
	 stw %r11, -84(%r1)
	rotlwi %r22, %r22, 7
	 stw %r6, -40(%r1)
	rotlwi %r23, %r23, 7
	 stw %r3, -60(%r1)
	rotlwi %r20, %r20, 7
	 stw %r17, -80(%r1)
	bdnz .Lround3_chacha_core_scalar
	ld %r3, -32(%r1)
	ld %r6, -24(%r1)
	ld %r11, -16(%r1)
	b .Lstore_chacha_core_scalar

.Lsingle_chacha_core_scalar:
	li %r7, 10
	li %r9, 0
	mtctr %r7
	stw %r9, -8(%r1)
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
	lwz %r9, 8(%r6)
	lwz %r10, 12(%r6)
	add %r12, %r12, %r7
	add %r0, %r0, %r8
	add %r18, %r18, %r9
	add %r19, %r19, %r10
	lwz %r7, 16(%r6)
	lwz %r8, 20(%r6)
	lwz %r9, 24(%r6)
	lwz %r10, 28(%r6)
	add %r20, %r20, %r7
	add %r21, %r21, %r8
	add %r22, %r22, %r9
	add %r23, %r23, %r10
	lwz %r7, 32(%r6)
	lwz %r8, 36(%r6)
	lwz %r9, 40(%r6)
	lwz %r10, 44(%r6)
	add %r24, %r24, %r7
	add %r25, %r25, %r8
	add %r26, %r26, %r9
	add %r27, %r27, %r10
	lwz %r7, 48(%r6)
	lwz %r8, 52(%r6)
	lwz %r9, 56(%r6)
	lwz %r10, 60(%r6)
	add %r28, %r28, %r7
	add %r29, %r29, %r8
	add %r30, %r30, %r9
	add %r31, %r31, %r10
	IF_LE (lwz %r7, 0(%r5))
	IF_LE (xor %r12, %r12, %r7)
	IF_LE (stw %r12, 0(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r12, %r12, %r7)
	IF_BE (stwbrx %r12, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 4(%r5))
	IF_LE (xor %r0, %r0, %r7)
	IF_LE (stw %r0, 4(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r0, %r0, %r7)
	IF_BE (stwbrx %r0, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 8(%r5))
	IF_LE (xor %r18, %r18, %r7)
	IF_LE (stw %r18, 8(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r18, %r18, %r7)
	IF_BE (stwbrx %r18, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 12(%r5))
	IF_LE (xor %r19, %r19, %r7)
	IF_LE (stw %r19, 12(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r19, %r19, %r7)
	IF_BE (stwbrx %r19, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 16(%r5))
	IF_LE (xor %r20, %r20, %r7)
	IF_LE (stw %r20, 16(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r20, %r20, %r7)
	IF_BE (stwbrx %r20, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 20(%r5))
	IF_LE (xor %r21, %r21, %r7)
	IF_LE (stw %r21, 20(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r21, %r21, %r7)
	IF_BE (stwbrx %r21, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 24(%r5))
	IF_LE (xor %r22, %r22, %r7)
	IF_LE (stw %r22, 24(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r22, %r22, %r7)
	IF_BE (stwbrx %r22, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 28(%r5))
	IF_LE (xor %r23, %r23, %r7)
	IF_LE (stw %r23, 28(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r23, %r23, %r7)
	IF_BE (stwbrx %r23, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 32(%r5))
	IF_LE (xor %r24, %r24, %r7)
	IF_LE (stw %r24, 32(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r24, %r24, %r7)
	IF_BE (stwbrx %r24, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 36(%r5))
	IF_LE (xor %r25, %r25, %r7)
	IF_LE (stw %r25, 36(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r25, %r25, %r7)
	IF_BE (stwbrx %r25, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 40(%r5))
	IF_LE (xor %r26, %r26, %r7)
	IF_LE (stw %r26, 40(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r26, %r26, %r7)
	IF_BE (stwbrx %r26, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 44(%r5))
	IF_LE (xor %r27, %r27, %r7)
	IF_LE (stw %r27, 44(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r27, %r27, %r7)
	IF_BE (stwbrx %r27, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 48(%r5))
	IF_LE (xor %r28, %r28, %r7)
	IF_LE (stw %r28, 48(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r28, %r28, %r7)
	IF_BE (stwbrx %r28, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 52(%r5))
	IF_LE (xor %r29, %r29, %r7)
	IF_LE (stw %r29, 52(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r29, %r29, %r7)
	IF_BE (stwbrx %r29, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 56(%r5))
	IF_LE (xor %r30, %r30, %r7)
	IF_LE (stw %r30, 56(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r30, %r30, %r7)
	IF_BE (stwbrx %r30, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	IF_LE (lwz %r7, 60(%r5))
	IF_LE (xor %r31, %r31, %r7)
	IF_LE (stw %r31, 60(%r4))
	IF_BE (lwbrx %r7, 0, %r5)
	IF_BE (addi %r5, %r5, 4)
	IF_BE (xor %r31, %r31, %r7)
	IF_BE (stwbrx %r31, 0, %r4)
	IF_BE (addi %r4, %r4, 4)
	lwz %r9, -8(%r1)
	IF_LE (addi %r5, %r5, 64)
	IF_LE (addi %r4, %r4, 64)
	addi %r11, %r11, 1
	addi %r3, %r3, -1
	cmpldi %r3, 0
	beq .Ldone_chacha_core_scalar
	addi %r9, %r9, 1
	cmplwi %cr1, %r9, 2
	beq %cr1, .Ltriple_chacha_core_scalar
	cmplwi %cr1, %r9, 3
	bne %cr1, .Lnext_chacha_core_scalar
	stw %r9, -8(%r1)
	lwz %r12, -96(%r1)
	lwz %r0, -92(%r1)
	lwz %r18, -88(%r1)
	lwz %r19, -84(%r1)
	lwz %r20, -80(%r1)
	lwz %r21, -76(%r1)
	lwz %r22, -72(%r1)
	lwz %r23, -68(%r1)
	lwz %r24, -64(%r1)
	lwz %r25, -60(%r1)
	lwz %r26, -56(%r1)
	lwz %r27, -52(%r1)
	lwz %r28, -48(%r1)
	lwz %r29, -44(%r1)
	lwz %r30, -40(%r1)
	lwz %r31, -36(%r1)
	b .Lstore_chacha_core_scalar

	/* Leave no keystream behind. */
.Ldone_chacha_core_scalar:
	li %r7, 0
	std %r7, -96(%r1)
	std %r7, -88(%r1)
	std %r7, -80(%r1)
	std %r7, -72(%r1)
	std %r7, -64(%r1)
	std %r7, -56(%r1)
	std %r7, -48(%r1)
	std %r7, -40(%r1)
	ld %r17, -104(%r1)
	CFI (.cfi_restore 17)
	ld %r18, -112(%r1)
	CFI (.cfi_restore 18)
	ld %r19, -120(%r1)
	CFI (.cfi_restore 19)
	ld %r20, -128(%r1)
	CFI (.cfi_restore 20)
	ld %r21, -136(%r1)
	CFI (.cfi_restore 21)
	ld %r22, -144(%r1)
	CFI (.cfi_restore 22)
	ld %r23, -152(%r1)
	CFI (.cfi_restore 23)
	ld %r24, -160(%r1)
	CFI (.cfi_restore 24)
	ld %r25, -168(%r1)
	CFI (.cfi_restore 25)
	ld %r26, -176(%r1)
	CFI (.cfi_restore 26)
	ld %r27, -184(%r1)
	CFI (.cfi_restore 27)
	ld %r28, -192(%r1)
	CFI (.cfi_restore 28)
	ld %r29, -200(%r1)
	CFI (.cfi_restore 29)
	ld %r30, -208(%r1)
	CFI (.cfi_restore 30)
	ld %r31, -216(%r1)
	CFI (.cfi_restore 31)
	blr
ENDFUNC (chacha_core_scalar)
