/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream, a block at a time; see kernels.h.
   Integer registers only, and never r13-r16, which firmware may own.
   Bound by the integer units: 96 instructions a double round.

   Registers: BLOCKS r3 (in CTR the double rounds left), DST r4, SRC r5,
   STATE r6; temporaries r7-r10; the block's number r11; state words r12,
   r0, r18-r31.
   Saved: r18-r31, in the protected zone. */
#include "chapoly-asm.h"
	ISA ("ppc64")

FUNC (chacha_core_scalar)
	std %r18, -8(%r1)
	.cfi_offset 18, -8
	std %r19, -16(%r1)
	.cfi_offset 19, -16
	std %r20, -24(%r1)
	.cfi_offset 20, -24
	std %r21, -32(%r1)
	.cfi_offset 21, -32
	std %r22, -40(%r1)
	.cfi_offset 22, -40
	std %r23, -48(%r1)
	.cfi_offset 23, -48
	std %r24, -56(%r1)
	.cfi_offset 24, -56
	std %r25, -64(%r1)
	.cfi_offset 25, -64
	std %r26, -72(%r1)
	.cfi_offset 26, -72
	std %r27, -80(%r1)
	.cfi_offset 27, -80
	std %r28, -88(%r1)
	.cfi_offset 28, -88
	std %r29, -96(%r1)
	.cfi_offset 29, -96
	std %r30, -104(%r1)
	.cfi_offset 30, -104
	std %r31, -112(%r1)
	.cfi_offset 31, -112
	li %r11, 0

.Lblock_chacha_core_scalar:
	li %r7, 10
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
	IF_LE (addi %r5, %r5, 64)
	IF_LE (addi %r4, %r4, 64)
	addi %r11, %r11, 1
	addic. %r3, %r3, -1
	bne .Lblock_chacha_core_scalar
	ld %r18, -8(%r1)
	.cfi_restore 18
	ld %r19, -16(%r1)
	.cfi_restore 19
	ld %r20, -24(%r1)
	.cfi_restore 20
	ld %r21, -32(%r1)
	.cfi_restore 21
	ld %r22, -40(%r1)
	.cfi_restore 22
	ld %r23, -48(%r1)
	.cfi_restore 23
	ld %r24, -56(%r1)
	.cfi_restore 24
	ld %r25, -64(%r1)
	.cfi_restore 25
	ld %r26, -72(%r1)
	.cfi_restore 26
	ld %r27, -80(%r1)
	.cfi_restore 27
	ld %r28, -88(%r1)
	.cfi_restore 28
	ld %r29, -96(%r1)
	.cfi_restore 29
	ld %r30, -104(%r1)
	.cfi_restore 30
	ld %r31, -112(%r1)
	.cfi_restore 31
	blr
ENDFUNC (chacha_core_scalar)
