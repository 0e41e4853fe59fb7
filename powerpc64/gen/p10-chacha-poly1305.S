/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_poly1305 (size_t blocks, uint8_t *dst, const uint8_t *src,
                         const uint32_t state[16],
                         uint64_t poly1305_state[5], const uint8_t *data)

   chacha_core on vectors, eight blocks a pass, and in its gaps
   poly1305_update on 32 blocks of data in integer registers; see kernels.h.

   One chain of 32 blocks is longer than a pass: 31 cycles a block.  So the
   512 bytes of a pass are three chains of 10, 11 and 11 blocks, A, B and C,
   each by powers of the clamped r, for 21 instructions a block.  A goes on
   with h; the others begin anew with each pass:

     .Lstart, .Lnext   all words of the pass, its first half round;
                       B and C take two blocks, A one
     .Lround           nine double rounds, each with a block of A, B and C
     .Lstore           stores; column 0 of the next pass;
                       A = A r^22 + B r^11 + C, in radix 2^44

   A sum is multiplied by r when the next block is added to it: so the last
   of B and C is by the r of the join's sum, in .Lnext or at the end.  r^11
   and r^22 are made in .Lstart.

   Modelled cycles of a pass: 9 rounds of 48 and 114 between, for 2990
   instructions.  What bounds it is how many instructions can wait to
   retire (44 in the model): if all of a round's were independent of each
   other, it would take 47.  The order of instructions comes from
   perf/schedule.py; as recorded, a round takes 51, and what is between 147.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6, POLY r7, DATA r8; R0, R1,
   S1, FIVE r9-r12; A r14-r20, B r21-r27.  In the rounds, PAD = 1 is r7, and
   C is r28-r31, r3, r6, r0.  Vectors as in chacha_core.
   Bound: loop 1: r16 < 2^62.9
   In the frame: powers of r, wiped at the end; state, poly1305_state, and
   how many passes are left.
   Saved: r14-r31 and v20-v31, in a frame. */
#include "chapoly-asm.h"
	ISA ("power10")

FUNC (chacha_poly1305_p10)
	stdu %r1, -496(%r1)
	CFI (.cfi_def_cfa_offset 496)
	std %r14, 184(%r1)
	CFI (.cfi_offset 14, -312)
	std %r15, 176(%r1)
	CFI (.cfi_offset 15, -320)
	std %r16, 168(%r1)
	CFI (.cfi_offset 16, -328)
	std %r17, 160(%r1)
	CFI (.cfi_offset 17, -336)
	std %r18, 152(%r1)
	CFI (.cfi_offset 18, -344)
	std %r19, 144(%r1)
	CFI (.cfi_offset 19, -352)
	std %r20, 136(%r1)
	CFI (.cfi_offset 20, -360)
	std %r21, 128(%r1)
	CFI (.cfi_offset 21, -368)
	std %r22, 120(%r1)
	CFI (.cfi_offset 22, -376)
	std %r23, 112(%r1)
	CFI (.cfi_offset 23, -384)
	std %r24, 104(%r1)
	CFI (.cfi_offset 24, -392)
	std %r25, 96(%r1)
	CFI (.cfi_offset 25, -400)
	std %r26, 88(%r1)
	CFI (.cfi_offset 26, -408)
	std %r27, 80(%r1)
	CFI (.cfi_offset 27, -416)
	std %r28, 72(%r1)
	CFI (.cfi_offset 28, -424)
	std %r29, 64(%r1)
	CFI (.cfi_offset 29, -432)
	std %r30, 56(%r1)
	CFI (.cfi_offset 30, -440)
	std %r31, 48(%r1)
	CFI (.cfi_offset 31, -448)
	stxv %vs52, 368(%r1)
	CFI (.cfi_offset 97, -128)
	stxv %vs53, 352(%r1)
	CFI (.cfi_offset 98, -144)
	stxv %vs54, 336(%r1)
	CFI (.cfi_offset 99, -160)
	stxv %vs55, 320(%r1)
	CFI (.cfi_offset 100, -176)
	stxv %vs56, 304(%r1)
	CFI (.cfi_offset 101, -192)
	stxv %vs57, 288(%r1)
	CFI (.cfi_offset 102, -208)
	stxv %vs58, 272(%r1)
	CFI (.cfi_offset 103, -224)
	stxv %vs59, 256(%r1)
	CFI (.cfi_offset 104, -240)
	stxv %vs60, 240(%r1)
	CFI (.cfi_offset 105, -256)
	stxv %vs61, 224(%r1)
	CFI (.cfi_offset 106, -272)
	stxv %vs62, 208(%r1)
	CFI (.cfi_offset 107, -288)
	stxv %vs63, 192(%r1)
	CFI (.cfi_offset 108, -304)
	ld %r9, 0(%r7)
	ld %r10, 8(%r7)
	std %r6, 400(%r1)
	std %r7, 408(%r1)
	srdi %r3, %r3, 3
	srdi %r11, %r10, 2
	li %r12, 5
	std %r3, 384(%r1)
	add %r11, %r11, %r10
	li %r7, 0

.Lstart_chacha_poly1305_p10:
	li %r31, 0
	li %r17, 0
	mr %r14, %r9
	mr %r15, %r10
	li %r16, 0
	li %r18, 0
	li %r28, 0
	li %r29, 0
	lvsl %v14, 0, %r1
	lxv %vs36, 0(%r6)
	maddhdu %r19, %r15, %r11, %r17
	maddld %r17, %r15, %r11, %r17
	lxv %vs37, 16(%r6)
	lxv %vs39, 48(%r6)
	vspltisb %v19, 4
	vspltisw %v17, -16
	lxv %vs38, 32(%r6)
	maddhdu %r20, %r14, %r9, %r17
	lxv %vs13, 48(%r6)
	vslb %v18, %v14, %v19
	vspltisw %v19, 8
	IF_LE (ld %r22, 168(%r8)); IF_BE (li %r22, 168; ldbrx %r22, %r22, %r8)
	IF_LE (ld %r24, 176(%r8)); IF_BE (li %r24, 176; ldbrx %r24, %r24, %r8)
	add %r19, %r19, %r20
	maddhdu %r20, %r15, %r9, %r18
	maddld %r18, %r15, %r9, %r18
	li %r23, 1
	vspltisw %v15, 4
	IF_LE (ld %r21, 160(%r8)); IF_BE (li %r21, 160; ldbrx %r21, %r21, %r8)
	xxspltw %vs44, %vs13, LXV_WORD (0)
	lxv %vs13, 0(%r6)
	vor %v18, %v18, %v14
	vupkhsb %v14, %v14
	vupkhsh %v14, %v14
	vrlw %v16, %v18, %v17
	vrlw %v18, %v18, %v19
	vspltisw %v17, 12
	vspltisw %v19, 7
	IF_LE (ld %r25, 184(%r8)); IF_BE (li %r25, 184; ldbrx %r25, %r25, %r8)
	vadduwm %v20, %v4, %v5
	vpermxor %v28, %v7, %v20, %v16
	vadduwm %v12, %v12, %v14
	maddld %r19, %r16, %r11, %r19
	maddld %r16, %r16, %r9, %r20
	maddhdu %r20, %r14, %r10, %r18
	maddld %r18, %r14, %r10, %r18
	maddld %r14, %r14, %r9, %r17
	xxspltw %vs32, %vs13, LXV_WORD (0)
	xxspltw %vs33, %vs13, LXV_WORD (0)
	lxv %vs13, 16(%r6)
	xxspltw %vs45, %vs13, LXV_WORD (0)
	xxspltw %vs34, %vs13, LXV_WORD (0)
	lxv %vs13, 32(%r6)
	vadduwm %v1, %v1, %v2
	xxpermdi %vs12, %vs46, %vs46, 1
	xxspltw %vs46, %vs13, LXV_WORD (0)
	maddhdu %r26, %r22, %r11, %r24
	xxspltw %vs35, %vs13, LXV_WORD (0)
	vadduwm %v15, %v15, %v12
	vadduwm %v0, %v0, %v13
	addc %r15, %r18, %r19
	adde %r16, %r16, %r20
	vpermxor %v12, %v12, %v0, %v16
	vadduwm %v8, %v6, %v28
	li %r7, 1
	srdi %r17, %r16, 2
	clrrdi %r18, %r16, 2
	clrldi %r16, %r16, 62
	maddld %r24, %r22, %r11, %r24
	maddhdu %r27, %r21, %r9, %r24
	add %r17, %r17, %r18
	vpermxor %v15, %v15, %v1, %v16
	vadduwm %v14, %v14, %v12
	vadduwm %v3, %v3, %v15
	vxor %v2, %v2, %v3
	vxor %v13, %v13, %v14
	vxor %v24, %v5, %v8
	vrlw %v24, %v24, %v17
	vadduwm %v20, %v20, %v24
	add %r26, %r26, %r27
	maddhdu %r27, %r22, %r9, %r25
	maddld %r25, %r22, %r9, %r25
	vrlw %v13, %v13, %v17
	maddld %r26, %r23, %r11, %r26
	maddld %r23, %r23, %r9, %r27
	maddhdu %r27, %r21, %r10, %r25
	maddld %r25, %r21, %r10, %r25
	addc %r22, %r25, %r26
	maddld %r21, %r21, %r9, %r24
	ld %r24, 408(%r1)
	xxpermdi %vs8, %vs52, %vs52, 1
	vpermxor %v28, %v28, %v20, %v18
	vrlw %v2, %v2, %v17
	vadduwm %v0, %v0, %v13
	adde %r23, %r23, %r27
	addc %r14, %r14, %r17
	srdi %r17, %r14, 44
	addze %r15, %r15
	clrldi %r14, %r14, 20
	addze %r16, %r16
	maddhdu %r30, %r14, %r14, %r28
	rldimi %r17, %r15, 20, 20
	maddhdu %r0, %r17, %r17, %r29
	srdi %r15, %r15, 24
	rldimi %r15, %r16, 40, 0
	maddld %r28, %r14, %r14, %r28
	vadduwm %v1, %v1, %v2
	vadduwm %v8, %v8, %v28
	vxor %v24, %v24, %v8
	xxpermdi %vs11, %vs60, %vs60, 1
	add %r16, %r14, %r14
	maddhdu %r3, %r16, %r17, %r31
	maddld %r31, %r16, %r17, %r31
	maddld %r29, %r17, %r17, %r29
	vpermxor %v12, %v12, %v0, %v18
	mulli %r18, %r15, 40
	mulli %r20, %r15, 20
	vpermxor %v15, %v15, %v1, %v18
	vrlw %v24, %v24, %v19
	vadduwm %v14, %v14, %v12
	xxpermdi %vs52, %vs33, %vs33, 1
	xxspltw %vs33, %vs8, LXV_WORD (1)
	maddhdu %r19, %r17, %r18, %r28
	add %r30, %r30, %r19
	maddhdu %r19, %r16, %r15, %r29
	maddld %r29, %r16, %r15, %r29
	maddld %r28, %r17, %r18, %r28
	vadduwm %v3, %v3, %v15
	vxor %v2, %v2, %v3
	vxor %v13, %v13, %v14
	xxpermdi %vs9, %vs56, %vs56, 1
	xxspltw %vs37, %vs9, LXV_WORD (1)
	xxpermdi %vs60, %vs47, %vs47, 1
	xxpermdi %vs0, %vs46, %vs46, 1
	xxspltw %vs46, %vs11, LXV_WORD (2)
	add %r0, %r0, %r19
	maddhdu %r19, %r15, %r20, %r31
	maddld %r31, %r15, %r20, %r31
	srdi %r18, %r31, 44
	vrlw %v13, %v13, %v19
	xxspltw %vs38, %vs9, LXV_WORD (2)
	srdi %r17, %r28, 44
	add %r3, %r3, %r19
	srdi %r19, %r29, 44
	clrldi %r29, %r29, 20
	rldimi %r19, %r0, 20, 0
	clrldi %r28, %r28, 20
	clrldi %r31, %r31, 20
	rldimi %r17, %r30, 20, 0
	vrlw %v2, %v2, %v19
	xxpermdi %vs36, %vs45, %vs45, 1
	xxspltw %vs45, %vs11, LXV_WORD (1)
	rldimi %r18, %r3, 20, 0
	mulli %r19, %r19, 20
	add %r28, %r28, %r19
	xxspltw %vs39, %vs9, LXV_WORD (3)
	xxspltw %vs47, %vs11, LXV_WORD (3)
	add %r31, %r31, %r17
	xxpermdi %vs10, %vs40, %vs40, 1
	xxspltw %vs41, %vs10, LXV_WORD (1)
	xxpermdi %vs40, %vs35, %vs35, 1
	xxspltw %vs35, %vs8, LXV_WORD (3)
	xxspltw %vs1, %vs10, LXV_WORD (1)
	add %r29, %r29, %r18
	xxpermdi %vs56, %vs34, %vs34, 1
	xxspltw %vs34, %vs8, LXV_WORD (2)
	xxspltw %vs3, %vs10, LXV_WORD (3)
	sldi %r17, %r31, 44
	srdi %r31, %r31, 20
	xxspltw %vs53, %vs8, LXV_WORD (1)
	vadduwm %v3, %v3, %v4
	sldi %r18, %r29, 24
	srdi %r16, %r29, 40
	li %r29, 0
	xxspltw %vs54, %vs8, LXV_WORD (2)
	xxspltw %vs57, %vs9, LXV_WORD (1)
	xxspltw %vs55, %vs8, LXV_WORD (3)
	xxspltw %vs59, %vs9, LXV_WORD (3)
	vadduwm %v0, %v0, %v5
	vadduwm %v1, %v1, %v6
	vpermxor %v12, %v12, %v1, %v16
	vadduwm %v2, %v2, %v7
	xxspltw %vs58, %vs9, LXV_WORD (2)
	addc %r14, %r28, %r17
	li %r28, 0
	xxspltw %vs61, %vs11, LXV_WORD (1)
	xxspltw %vs42, %vs10, LXV_WORD (2)
	xxspltw %vs62, %vs11, LXV_WORD (2)
	xxspltw %vs63, %vs11, LXV_WORD (3)
	vpermxor %v13, %v13, %v2, %v16
	adde %r15, %r31, %r18
	li %r31, 0
	xxspltw %vs43, %vs10, LXV_WORD (3)
	xxpermdi %vs5, %vs37, %vs37, 1
	vpermxor %v15, %v15, %v0, %v16
	addze %r16, %r16
	clrrdi %r18, %r16, 2
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	vpermxor %v14, %v14, %v3, %v16
	srdi %r17, %r16, 2
	clrldi %r16, %r16, 62
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vadduwm %v20, %v20, %v25
	xxspltw %vs2, %vs10, LXV_WORD (2)
	xxpermdi %vs37, %vs2, %vs2, 1
	vadduwm %v5, %v5, %v15
	add %r17, %r17, %r18
	li %r18, 0
	vadduwm %v21, %v21, %v26
	vadduwm %v22, %v22, %v27
	vadduwm %v7, %v7, %v13
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	vadduwm %v6, %v6, %v12
	addc %r14, %r14, %r17
	li %r17, 0
	addze %r15, %r15
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vadduwm %v23, %v23, %v24
	vadduwm %v4, %v4, %v14
	vpermxor %v31, %v31, %v20, %v16
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vrlw %v4, %v4, %v17
	addze %r16, %r16
	vpermxor %v30, %v30, %v23, %v16
	xxpermdi %vs2, %vs37, %vs37, 1
	vrlw %v6, %v6, %v17
	maddhdu %r19, %r15, %r11, %r17
	maddld %r17, %r15, %r11, %r17
	vadduwm %v10, %v10, %v31
	vadduwm %v9, %v9, %v30
	vpermxor %v28, %v28, %v21, %v16
	vadduwm %v11, %v11, %v28
	maddhdu %r20, %r14, %r9, %r17
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vrlw %v7, %v7, %v17
	vadduwm %v2, %v2, %v7
	xxpermdi %vs6, %vs38, %vs38, 1
	vxor %v25, %v25, %v10
	vadduwm %v3, %v3, %v4
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	vpermxor %v13, %v13, %v2, %v18
	vadduwm %v7, %v7, %v13
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vpermxor %v14, %v14, %v3, %v18
	vadduwm %v4, %v4, %v14
	vxor %v26, %v26, %v11
	add %r19, %r19, %r20
	maddhdu %r20, %r15, %r9, %r18
	maddld %r18, %r15, %r9, %r18
	vxor %v24, %v24, %v9
	vrlw %v25, %v25, %v17
	vrlw %v26, %v26, %v17
	vrlw %v24, %v24, %v17
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	maddld %r19, %r16, %r11, %r19
	maddld %r16, %r16, %r9, %r20
	maddhdu %r20, %r14, %r10, %r18
	maddld %r18, %r14, %r10, %r18
	maddld %r14, %r14, %r9, %r17
	vadduwm %v1, %v1, %v6
	vpermxor %v12, %v12, %v1, %v18
	xxpermdi %vs38, %vs3, %vs3, 1
	vadduwm %v6, %v6, %v12
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vadduwm %v20, %v20, %v25
	vpermxor %v31, %v31, %v20, %v18
	vadduwm %v21, %v21, %v26
	addc %r15, %r18, %r19
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vadduwm %v23, %v23, %v24
	xxlxor %vs37, %vs5, %vs37
	vrlw %v5, %v5, %v17
	vadduwm %v0, %v0, %v5
	vpermxor %v15, %v15, %v0, %v18
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	vadduwm %v5, %v5, %v15
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	vrlw %v5, %v5, %v19
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vpermxor %v28, %v28, %v21, %v18
	vpermxor %v30, %v30, %v23, %v18
	adde %r16, %r16, %r20
	srdi %r17, %r16, 2
	clrrdi %r18, %r16, 2
	clrldi %r16, %r16, 62
	add %r17, %r17, %r18
	vrlw %v4, %v4, %v19
	addc %r14, %r14, %r17
	addze %r15, %r15
	srdi %r17, %r14, 44
	rldimi %r17, %r15, 20, 20
	vpermxor %v29, %v29, %v22, %v16
	vadduwm %v8, %v8, %v29
	vxor %v27, %v27, %v8
	vrlw %v27, %v27, %v17
	vadduwm %v22, %v22, %v27
	vpermxor %v29, %v29, %v22, %v18
	addze %r16, %r16
	srdi %r15, %r15, 24
	clrldi %r14, %r14, 20
	maddhdu %r30, %r14, %r14, %r28
	maddld %r28, %r14, %r14, %r28
	rldimi %r15, %r16, 40, 0
	add %r16, %r14, %r14
	maddhdu %r3, %r16, %r17, %r31
	mulli %r18, %r15, 40
	maddhdu %r0, %r17, %r17, %r29
	maddld %r29, %r17, %r17, %r29
	maddld %r31, %r16, %r17, %r31
	mulli %r20, %r15, 20
	maddhdu %r19, %r17, %r18, %r28
	maddld %r28, %r17, %r18, %r28
	srdi %r17, %r28, 44
	clrldi %r28, %r28, 20
	add %r30, %r30, %r19
	maddhdu %r19, %r16, %r15, %r29
	maddld %r29, %r16, %r15, %r29
	add %r0, %r0, %r19
	maddhdu %r19, %r15, %r20, %r31
	maddld %r31, %r15, %r20, %r31
	add %r3, %r3, %r19
	srdi %r19, %r29, 44
	clrldi %r29, %r29, 20
	rldimi %r19, %r0, 20, 0
	srdi %r18, %r31, 44
	clrldi %r31, %r31, 20
	rldimi %r17, %r30, 20, 0
	rldimi %r18, %r3, 20, 0
	mulli %r19, %r19, 20
	add %r31, %r31, %r17
	add %r29, %r29, %r18
	sldi %r18, %r29, 24
	srdi %r16, %r29, 40
	li %r29, 0
	add %r28, %r28, %r19
	sldi %r17, %r31, 44
	srdi %r31, %r31, 20
	addc %r14, %r28, %r17
	li %r28, 0
	adde %r15, %r31, %r18
	li %r31, 0
	addze %r16, %r16
	clrrdi %r18, %r16, 2
	srdi %r17, %r16, 2
	clrldi %r16, %r16, 62
	add %r17, %r17, %r18
	li %r18, 0
	addc %r14, %r14, %r17
	li %r17, 0
	addze %r15, %r15
	maddhdu %r19, %r15, %r11, %r17
	maddld %r17, %r15, %r11, %r17
	maddhdu %r20, %r14, %r9, %r17
	add %r19, %r19, %r20
	maddhdu %r20, %r15, %r9, %r18
	maddld %r18, %r15, %r9, %r18
	addze %r16, %r16
	maddld %r19, %r16, %r11, %r19
	maddld %r16, %r16, %r9, %r20
	maddhdu %r20, %r14, %r10, %r18
	maddld %r18, %r14, %r10, %r18
	maddld %r14, %r14, %r9, %r17
	addc %r15, %r18, %r19
	adde %r16, %r16, %r20
	clrrdi %r18, %r16, 2
	srdi %r17, %r16, 2
	clrldi %r16, %r16, 62
	add %r17, %r17, %r18
	addc %r14, %r14, %r17
	addze %r15, %r15
	srdi %r17, %r14, 44
	rldimi %r17, %r15, 20, 20
	mulli %r19, %r17, 20
	clrldi %r14, %r14, 20
	maddhdu %r30, %r14, %r14, %r28
	addze %r16, %r16
	std %r14, 480(%r1)
	maddld %r28, %r14, %r14, %r28
	std %r17, 488(%r1)
	maddhdu %r0, %r17, %r17, %r29
	maddld %r29, %r17, %r17, %r29
	srdi %r15, %r15, 24
	rldimi %r15, %r16, 40, 0
	add %r16, %r14, %r14
	mulli %r18, %r15, 40
	maddhdu %r3, %r16, %r17, %r31
	maddld %r31, %r16, %r17, %r31
	mulli %r20, %r15, 20
	std %r15, 464(%r1)
	std %r19, 472(%r1)
	maddhdu %r19, %r17, %r18, %r28
	maddld %r28, %r17, %r18, %r28
	add %r30, %r30, %r19
	maddhdu %r19, %r16, %r15, %r29
	maddld %r29, %r16, %r15, %r29
	add %r0, %r0, %r19
	srdi %r17, %r28, 44
	clrldi %r28, %r28, 20
	rldimi %r17, %r30, 20, 0
	li %r30, 1
	std %r20, 448(%r1)
	mulli %r20, %r15, 20
	maddhdu %r19, %r15, %r20, %r31
	maddld %r31, %r15, %r20, %r31
	add %r3, %r3, %r19
	srdi %r18, %r31, 44
	clrldi %r31, %r31, 20
	srdi %r19, %r29, 44
	clrldi %r29, %r29, 20
	rldimi %r19, %r0, 20, 0
	rldimi %r18, %r3, 20, 0
	mulli %r19, %r19, 20
	IF_LE (ld %r3, 360(%r8)); IF_BE (li %r3, 360; ldbrx %r3, %r3, %r8)
	add %r31, %r31, %r17
	add %r29, %r29, %r18
	sldi %r17, %r31, 44
	srdi %r31, %r31, 20
	srdi %r16, %r29, 40
	add %r28, %r28, %r19
	addc %r14, %r28, %r17
	IF_LE (ld %r28, 336(%r8)); IF_BE (li %r28, 336; ldbrx %r28, %r28, %r8)
	sldi %r18, %r29, 24
	IF_LE (ld %r29, 344(%r8)); IF_BE (li %r29, 344; ldbrx %r29, %r29, %r8)
	adde %r15, %r31, %r18
	IF_LE (ld %r31, 352(%r8)); IF_BE (li %r31, 352; ldbrx %r31, %r31, %r8)
	maddhdu %r6, %r29, %r11, %r31
	maddld %r31, %r29, %r11, %r31
	addze %r16, %r16
	clrrdi %r18, %r16, 2
	srdi %r17, %r16, 2
	clrldi %r16, %r16, 62
	maddhdu %r0, %r28, %r9, %r31
	add %r17, %r17, %r18
	IF_LE (ld %r18, 8(%r8)); IF_BE (li %r18, 8; ldbrx %r18, %r18, %r8)
	addc %r14, %r14, %r17
	add %r6, %r6, %r0
	maddhdu %r0, %r29, %r9, %r3
	maddld %r3, %r29, %r9, %r3
	addze %r15, %r15
	addze %r16, %r16
	maddld %r6, %r30, %r11, %r6
	maddld %r30, %r30, %r9, %r0
	maddhdu %r0, %r28, %r10, %r3
	maddld %r3, %r28, %r10, %r3
	maddld %r28, %r28, %r9, %r31
	srdi %r17, %r14, 44
	clrldi %r14, %r14, 20
	rldimi %r17, %r15, 20, 20
	srdi %r15, %r15, 24
	std %r14, 456(%r1)
	ld %r14, 16(%r24)
	rldimi %r15, %r16, 40, 0
	ld %r16, 32(%r24)
	mulli %r19, %r17, 20
	std %r17, 432(%r1)
	IF_LE (ld %r17, 0(%r8)); IF_BE (li %r17, 0; ldbrx %r17, %r17, %r8)
	mulli %r20, %r15, 20
	std %r15, 440(%r1)
	ld %r15, 24(%r24)
	std %r19, 416(%r1)
	addc %r14, %r14, %r17
	li %r17, 9
	mtctr %r17
	std %r20, 424(%r1)
	adde %r15, %r15, %r18
	addze %r16, %r16
	addc %r29, %r3, %r6
	adde %r30, %r30, %r0

.Lround_chacha_poly1305_p10:
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	vadduwm %v10, %v10, %v31
	vadduwm %v11, %v11, %v28
	vadduwm %v8, %v8, %v29
	vadduwm %v9, %v9, %v30
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs0, %vs0, 1
	srdi %r17, %r16, 2
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs1, %vs1, 1
	vpermxor %v12, %v12, %v0, %v16
	vpermxor %v13, %v13, %v1, %v16
	vpermxor %v14, %v14, %v2, %v16
	vpermxor %v15, %v15, %v3, %v16
	vxor %v25, %v25, %v10
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs2, %vs2, 1
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs3, %vs3, 1
	vxor %v26, %v26, %v11
	vxor %v27, %v27, %v8
	vxor %v24, %v24, %v9
	srdi %r24, %r23, 2
	srdi %r31, %r30, 2
	maddhdu %r18, %r17, %r12, %r14
	vrlw %v25, %v25, %v19
	maddld %r14, %r17, %r12, %r14
	clrldi %r16, %r16, 62
	vrlw %v26, %v26, %v19
	vrlw %v27, %v27, %v19
	vrlw %v24, %v24, %v19
	IF_LE (ld %r17, 16(%r8)); IF_BE (li %r17, 16; ldbrx %r17, %r17, %r8)
	vadduwm %v4, %v4, %v12
	vadduwm %v5, %v5, %v13
	vadduwm %v6, %v6, %v14
	vadduwm %v7, %v7, %v15
	maddhdu %r25, %r24, %r12, %r21
	maddhdu %r3, %r31, %r12, %r28
	vadduwm %v20, %v20, %v24
	vadduwm %v21, %v21, %v25
	vadduwm %v22, %v22, %v26
	vadduwm %v23, %v23, %v27
	maddld %r21, %r24, %r12, %r21
	xxpermdi %vs0, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs1, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs2, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs3, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	addc %r15, %r15, %r18
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	xxpermdi %vs5, %vs37, %vs37, 1
	vadduwm %v1, %v1, %v5
	vrlw %v6, %v6, %v17
	vpermxor %v28, %v28, %v20, %v16
	vpermxor %v29, %v29, %v21, %v16
	maddld %r28, %r31, %r12, %r28
	vrlw %v7, %v7, %v17
	vpermxor %v30, %v30, %v22, %v16
	vpermxor %v31, %v31, %v23, %v16
	IF_LE (ld %r24, 192(%r8)); IF_BE (li %r24, 192; ldbrx %r24, %r24, %r8)
	vadduwm %v0, %v0, %v4
	vadduwm %v2, %v2, %v6
	xxpermdi %vs37, %vs1, %vs1, 1
	vadduwm %v3, %v3, %v7
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs0, %vs0, 1
	vadduwm %v8, %v8, %v28
	vadduwm %v9, %v9, %v29
	vxor %v25, %v25, %v9
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs2, %vs2, 1
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs3, %vs3, 1
	vadduwm %v10, %v10, %v30
	vadduwm %v11, %v11, %v31
	vpermxor %v12, %v12, %v0, %v18
	vpermxor %v13, %v13, %v1, %v18
	vpermxor %v14, %v14, %v2, %v18
	clrldi %r23, %r23, 62
	vpermxor %v15, %v15, %v3, %v18
	vxor %v24, %v24, %v8
	clrldi %r30, %r30, 62
	IF_LE (ld %r31, 368(%r8)); IF_BE (li %r31, 368; ldbrx %r31, %r31, %r8)
	IF_LE (ld %r18, 24(%r8)); IF_BE (li %r18, 24; ldbrx %r18, %r18, %r8)
	vxor %v26, %v26, %v10
	vxor %v27, %v27, %v11
	adde %r16, %r16, %r7
	addc %r22, %r22, %r25
	IF_LE (ld %r25, 200(%r8)); IF_BE (li %r25, 200; ldbrx %r25, %r25, %r8)
	vrlw %v24, %v24, %v17
	vrlw %v25, %v25, %v17
	vrlw %v26, %v26, %v17
	vadduwm %v4, %v4, %v12
	vadduwm %v5, %v5, %v13
	xxpermdi %vs1, %vs37, %vs37, 1
	vrlw %v27, %v27, %v17
	vadduwm %v6, %v6, %v14
	vadduwm %v7, %v7, %v15
	vadduwm %v20, %v20, %v24
	vadduwm %v21, %v21, %v25
	maddhdu %r19, %r15, %r11, %r17
	maddld %r17, %r15, %r11, %r17
	xxlxor %vs37, %vs5, %vs37
	vadduwm %v22, %v22, %v26
	vadduwm %v23, %v23, %v27
	adde %r23, %r23, %r7
	addc %r29, %r29, %r3
	IF_LE (ld %r3, 376(%r8)); IF_BE (li %r3, 376; ldbrx %r3, %r3, %r8)
	adde %r30, %r30, %r7
	xxpermdi %vs0, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs2, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs3, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vpermxor %v28, %v28, %v20, %v18
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vpermxor %v29, %v29, %v21, %v18
	vpermxor %v30, %v30, %v22, %v18
	vpermxor %v31, %v31, %v23, %v18
	maddhdu %r26, %r22, %r11, %r24
	maddld %r24, %r22, %r11, %r24
	vadduwm %v0, %v0, %v5
	vadduwm %v3, %v3, %v4
	maddhdu %r6, %r29, %r11, %r31
	maddld %r31, %r29, %r11, %r31
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vadduwm %v8, %v8, %v28
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	vadduwm %v9, %v9, %v29
	vadduwm %v10, %v10, %v30
	vadduwm %v11, %v11, %v31
	vpermxor %v15, %v15, %v0, %v16
	vpermxor %v14, %v14, %v3, %v16
	maddhdu %r20, %r14, %r9, %r17
	vpermxor %v12, %v12, %v1, %v16
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	vpermxor %v13, %v13, %v2, %v16
	vxor %v24, %v24, %v8
	maddhdu %r27, %r21, %r9, %r24
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vxor %v25, %v25, %v9
	vxor %v26, %v26, %v10
	vxor %v27, %v27, %v11
	vrlw %v27, %v27, %v19
	maddhdu %r0, %r28, %r9, %r31
	vrlw %v24, %v24, %v19
	vadduwm %v5, %v5, %v15
	vrlw %v25, %v25, %v19
	vrlw %v26, %v26, %v19
	vadduwm %v6, %v6, %v12
	vadduwm %v7, %v7, %v13
	vadduwm %v4, %v4, %v14
	vadduwm %v23, %v23, %v24
	add %r19, %r19, %r20
	maddhdu %r20, %r15, %r9, %r18
	maddld %r18, %r15, %r9, %r18
	vadduwm %v20, %v20, %v25
	vadduwm %v21, %v21, %v26
	add %r26, %r26, %r27
	maddhdu %r27, %r22, %r9, %r25
	maddld %r25, %r22, %r9, %r25
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	vadduwm %v22, %v22, %v27
	vpermxor %v29, %v29, %v22, %v16
	add %r6, %r6, %r0
	maddhdu %r0, %r29, %r9, %r3
	maddld %r3, %r29, %r9, %r3
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vrlw %v5, %v5, %v17
	maddld %r19, %r16, %r11, %r19
	vrlw %v6, %v6, %v17
	vpermxor %v31, %v31, %v20, %v16
	vpermxor %v28, %v28, %v21, %v16
	maddld %r26, %r23, %r11, %r26
	vrlw %v7, %v7, %v17
	vadduwm %v2, %v2, %v7
	vpermxor %v30, %v30, %v23, %v16
	maddld %r6, %r30, %r11, %r6
	maddld %r23, %r23, %r9, %r27
	vadduwm %v0, %v0, %v5
	vadduwm %v1, %v1, %v6
	maddld %r16, %r16, %r9, %r20
	maddld %r30, %r30, %r9, %r0
	maddhdu %r0, %r28, %r10, %r3
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vrlw %v4, %v4, %v17
	vadduwm %v3, %v3, %v4
	maddhdu %r20, %r14, %r10, %r18
	vadduwm %v10, %v10, %v31
	vadduwm %v11, %v11, %v28
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	vadduwm %v8, %v8, %v29
	vadduwm %v9, %v9, %v30
	vpermxor %v15, %v15, %v0, %v18
	maddld %r18, %r14, %r10, %r18
	maddhdu %r27, %r21, %r10, %r25
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	vpermxor %v13, %v13, %v2, %v18
	vpermxor %v14, %v14, %v3, %v18
	vpermxor %v12, %v12, %v1, %v18
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	maddld %r25, %r21, %r10, %r25
	vxor %v25, %v25, %v10
	vxor %v26, %v26, %v11
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	maddld %r3, %r28, %r10, %r3
	vxor %v27, %v27, %v8
	maddld %r14, %r14, %r9, %r17
	vxor %v24, %v24, %v9
	vadduwm %v5, %v5, %v15
	vadduwm %v6, %v6, %v12
	maddld %r21, %r21, %r9, %r24
	vrlw %v25, %v25, %v17
	vrlw %v26, %v26, %v17
	vadduwm %v7, %v7, %v13
	vadduwm %v4, %v4, %v14
	maddld %r28, %r28, %r9, %r31
	vrlw %v27, %v27, %v17
	vrlw %v24, %v24, %v17
	addc %r15, %r18, %r19
	vadduwm %v20, %v20, %v25
	vadduwm %v21, %v21, %v26
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vadduwm %v22, %v22, %v27
	vadduwm %v23, %v23, %v24
	adde %r16, %r16, %r20
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	xxpermdi %vs1, %vs36, %vs36, 1
	addc %r22, %r25, %r26
	xxlxor %vs36, %vs4, %vs36
	vrlw %v5, %v5, %v19
	vrlw %v6, %v6, %v19
	vpermxor %v31, %v31, %v20, %v18
	vpermxor %v28, %v28, %v21, %v18
	adde %r23, %r23, %r27
	addc %r29, %r3, %r6
	vrlw %v7, %v7, %v19
	vrlw %v4, %v4, %v19
	vpermxor %v29, %v29, %v22, %v18
	vpermxor %v30, %v30, %v23, %v18
	adde %r30, %r30, %r0
	addi %r8, %r8, 16
	bdnz .Lround_chacha_poly1305_p10

.Lstore_chacha_poly1305_p10:
	ld %r6, 400(%r1)
	srdi %r24, %r23, 2
	clrldi %r23, %r23, 62
	srdi %r3, %r30, 2
	clrldi %r30, %r30, 62
	vadduwm %v10, %v10, %v31
	vadduwm %v11, %v11, %v28
	vxor %v26, %v26, %v11
	srdi %r31, %r28, 44
	clrldi %r28, %r28, 20
	maddhdu %r25, %r24, %r12, %r21
	maddld %r21, %r24, %r12, %r21
	vadduwm %v8, %v8, %v29
	rldimi %r31, %r29, 20, 20
	srdi %r29, %r29, 24
	rldimi %r29, %r30, 40, 0
	MERGE_L (%vs7, %vs34, %vs35)
	MERGE_H (%vs4, %vs32, %vs33)
	MERGE_H (%vs5, %vs34, %vs35)
	MERGE_L (%vs6, %vs32, %vs33)
	vadduwm %v9, %v9, %v30
	vxor %v24, %v24, %v9
	vxor %v27, %v27, %v8
	vrlw %v24, %v24, %v19
	vxor %v25, %v25, %v10
	lxv %vs35, 0(%r6)
	ld %r17, 384(%r1)
	maddld %r28, %r3, %r12, %r28
	LXV_PAIR (%vs34, %vs6, %vs7, 0)
	vrlw %v25, %v25, %v19
	LXV_PAIR (%vs32, %vs4, %vs5, 0)
	LXV_PAIR (%vs33, %vs4, %vs5, 3)
	lxv %vs4, 0(%r5)
	lxv %vs5, 64(%r5)
	vrlw %v26, %v26, %v19
	addi %r17, %r17, -1
	vadduwm %v0, %v0, %v3
	vrlw %v27, %v27, %v19
	vadduwm %v1, %v1, %v3
	IF_BE (xxbrw %vs32, %vs32)
	srdi %r24, %r21, 44
	xxlxor %vs4, %vs4, %vs32
	LXV_PAIR (%vs32, %vs6, %vs7, 3)
	lxv %vs6, 128(%r5)
	cmpldi %r17, 0
	clrldi %r21, %r21, 20
	std %r17, 384(%r1)
	srdi %r17, %r16, 2
	clrldi %r16, %r16, 62
	maddhdu %r18, %r17, %r12, %r14
	maddld %r14, %r17, %r12, %r14
	addc %r15, %r15, %r18
	srdi %r17, %r14, 44
	clrldi %r14, %r14, 20
	adde %r16, %r16, %r7
	addc %r22, %r22, %r25
	adde %r23, %r23, %r7
	rldimi %r17, %r15, 20, 20
	srdi %r15, %r15, 24
	rldimi %r15, %r16, 40, 0
	ld %r16, 456(%r1)
	ld %r18, 432(%r1)
	IF_BE (xxbrw %vs33, %vs33)
	vadduwm %v2, %v2, %v3
	lxv %vs7, 192(%r5)
	rldimi %r24, %r22, 20, 20
	srdi %r22, %r22, 24
	rldimi %r22, %r23, 40, 0
	stxv %vs4, 0(%r4)
	xxlxor %vs5, %vs5, %vs33
	vspltisw %v1, 4
	vadduwm %v0, %v0, %v3
	IF_BE (xxbrw %vs34, %vs34)
	lxv %vs13, 48(%r6)
	stxv %vs5, 64(%r4)
	MERGE_H (%vs5, %vs46, %vs47)
	xxlxor %vs6, %vs6, %vs34
	maddhdu %r30, %r14, %r16, %r28
	maddld %r28, %r14, %r16, %r28
	maddhdu %r0, %r15, %r16, %r29
	maddld %r29, %r15, %r16, %r29
	IF_BE (xxbrw %vs32, %vs32)
	xxlxor %vs7, %vs7, %vs32
	xxpermdi %vs32, %vs12, %vs12, 1
	vadduwm %v12, %v12, %v0
	vadduwm %v1, %v1, %v0
	vadduwm %v28, %v28, %v1
	MERGE_H (%vs4, %vs44, %vs45)
	stxv %vs6, 128(%r4)
	MERGE_L (%vs6, %vs44, %vs45)
	LXV_PAIR (%vs45, %vs4, %vs5, 3)
	LXV_PAIR (%vs44, %vs4, %vs5, 0)
	lxv %vs4, 48(%r5)
	lxv %vs5, 112(%r5)
	maddhdu %r3, %r17, %r16, %r31
	maddld %r31, %r17, %r16, %r31
	ld %r16, 440(%r1)
	stxv %vs7, 192(%r4)
	MERGE_L (%vs7, %vs46, %vs47)
	lxv %vs47, 48(%r6)
	LXV_PAIR (%vs46, %vs6, %vs7, 0)
	vadduwm %v12, %v12, %v15
	vadduwm %v13, %v13, %v15
	IF_BE (xxbrw %vs45, %vs45)
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs4, %vs4, %vs44
	LXV_PAIR (%vs44, %vs6, %vs7, 3)
	lxv %vs6, 176(%r5)
	lxv %vs7, 240(%r5)
	vadduwm %v14, %v14, %v15
	maddhdu %r19, %r14, %r18, %r31
	maddld %r31, %r14, %r18, %r31
	xxlxor %vs5, %vs5, %vs45
	stxv %vs5, 112(%r4)
	MERGE_H (%vs5, %vs38, %vs39)
	vadduwm %v12, %v12, %v15
	vspltisw %v15, 8
	IF_BE (xxbrw %vs46, %vs46)
	stxv %vs4, 48(%r4)
	MERGE_H (%vs4, %vs36, %vs37)
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs6, %vs6, %vs46
	xxpermdi %vs46, %vs12, %vs12, 1
	vadduwm %v14, %v14, %v15
	vspltisw %v15, 4
	xxlxor %vs7, %vs7, %vs44
	xxspltw %vs44, %vs13, LXV_WORD (0)
	lxv %vs13, 0(%r6)
	xxspltw %vs32, %vs13, LXV_WORD (0)
	xxspltw %vs33, %vs13, LXV_WORD (0)
	lxv %vs13, 16(%r6)
	add %r3, %r3, %r19
	maddhdu %r19, %r17, %r18, %r29
	maddld %r29, %r17, %r18, %r29
	ld %r18, 424(%r1)
	add %r0, %r0, %r19
	maddhdu %r19, %r14, %r16, %r29
	maddld %r29, %r14, %r16, %r29
	ld %r16, 416(%r1)
	stxv %vs6, 176(%r4)
	MERGE_L (%vs6, %vs36, %vs37)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	lxv %vs4, 16(%r5)
	lxv %vs5, 80(%r5)
	xxspltw %vs45, %vs13, LXV_WORD (0)
	stxv %vs7, 240(%r4)
	MERGE_L (%vs7, %vs38, %vs39)
	lxv %vs39, 16(%r6)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	vadduwm %v4, %v4, %v7
	vadduwm %v5, %v5, %v7
	IF_BE (xxbrw %vs36, %vs36)
	ld %r23, 480(%r1)
	xxspltw %vs34, %vs13, LXV_WORD (0)
	xxlxor %vs4, %vs4, %vs36
	LXV_PAIR (%vs36, %vs6, %vs7, 3)
	lxv %vs6, 144(%r5)
	add %r0, %r0, %r19
	maddhdu %r19, %r17, %r18, %r28
	maddld %r28, %r17, %r18, %r28
	IF_BE (xxbrw %vs37, %vs37)
	vadduwm %v4, %v4, %v7
	stxv %vs4, 16(%r4)
	MERGE_H (%vs4, %vs0, %vs1)
	xxlxor %vs5, %vs5, %vs37
	vadduwm %v12, %v12, %v14
	vadduwm %v6, %v6, %v7
	lxv %vs39, 32(%r6)
	IF_BE (xxbrw %vs38, %vs38)
	vadduwm %v1, %v1, %v2
	xxpermdi %vs12, %vs46, %vs46, 1
	xxlxor %vs6, %vs6, %vs38
	IF_BE (xxbrw %vs36, %vs36)
	add %r30, %r30, %r19
	maddhdu %r19, %r15, %r18, %r31
	maddld %r31, %r15, %r18, %r31
	stxv %vs5, 80(%r4)
	MERGE_H (%vs5, %vs2, %vs3)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	lxv %vs7, 208(%r5)
	stxv %vs6, 144(%r4)
	MERGE_L (%vs6, %vs0, %vs1)
	add %r3, %r3, %r19
	maddhdu %r19, %r15, %r16, %r28
	maddld %r28, %r15, %r16, %r28
	add %r30, %r30, %r19
	maddhdu %r26, %r21, %r23, %r28
	maddld %r28, %r21, %r23, %r28
	ld %r25, 488(%r1)
	xxlxor %vs7, %vs7, %vs36
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	lxv %vs4, 32(%r5)
	lxv %vs5, 96(%r5)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	lxv %vs13, 32(%r6)
	stxv %vs7, 208(%r4)
	MERGE_L (%vs7, %vs2, %vs3)
	lxv %vs3, 304(%r5)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	vadduwm %v6, %v6, %v7
	vadduwm %v5, %v5, %v7
	IF_BE (xxbrw %vs37, %vs37)
	xxlxor %vs4, %vs4, %vs36
	LXV_PAIR (%vs36, %vs6, %vs7, 3)
	lxv %vs6, 160(%r5)
	vadduwm %v4, %v4, %v7
	lxv %vs7, 224(%r5)
	xxspltw %vs46, %vs13, LXV_WORD (0)
	lxv %vs0, 256(%r5)
	lxv %vs1, 272(%r5)
	vadduwm %v15, %v15, %v12
	xxlxor %vs5, %vs5, %vs37
	lxv %vs37, 16(%r6)
	lxv %vs39, 48(%r6)
	IF_BE (xxbrw %vs38, %vs38)
	stxv %vs4, 32(%r4)
	MERGE_H (%vs4, %vs52, %vs53)
	vadduwm %v0, %v0, %v13
	xxlxor %vs6, %vs6, %vs38
	lxv %vs38, 32(%r6)
	IF_BE (xxbrw %vs36, %vs36)
	add %r30, %r30, %r26
	maddhdu %r26, %r24, %r23, %r31
	maddld %r31, %r24, %r23, %r31
	stxv %vs5, 96(%r4)
	xxlxor %vs7, %vs7, %vs36
	lxv %vs36, 0(%r6)
	stxv %vs6, 160(%r4)
	MERGE_L (%vs6, %vs52, %vs53)
	add %r3, %r3, %r26
	maddhdu %r26, %r22, %r23, %r29
	maddld %r29, %r22, %r23, %r29
	add %r0, %r0, %r26
	ld %r23, 464(%r1)
	vpermxor %v12, %v12, %v0, %v16
	MERGE_H (%vs5, %vs54, %vs55)
	LXV_PAIR (%vs52, %vs4, %vs5, 0)
	LXV_PAIR (%vs53, %vs4, %vs5, 3)
	MERGE_H (%vs5, %vs58, %vs59)
	MERGE_H (%vs4, %vs56, %vs57)
	maddhdu %r26, %r21, %r25, %r31
	maddld %r31, %r21, %r25, %r31
	vpermxor %v15, %v15, %v1, %v16
	xxspltw %vs35, %vs13, LXV_WORD (0)
	vadduwm %v14, %v14, %v12
	stxv %vs7, 224(%r4)
	MERGE_L (%vs7, %vs54, %vs55)
	LXV_PAIR (%vs54, %vs6, %vs7, 0)
	LXV_PAIR (%vs55, %vs6, %vs7, 3)
	MERGE_L (%vs6, %vs56, %vs57)
	MERGE_L (%vs7, %vs58, %vs59)
	LXV_PAIR (%vs57, %vs4, %vs5, 3)
	LXV_PAIR (%vs56, %vs4, %vs5, 0)
	MERGE_H (%vs4, %vs40, %vs41)
	MERGE_H (%vs5, %vs42, %vs43)
	LXV_PAIR (%vs58, %vs6, %vs7, 0)
	LXV_PAIR (%vs59, %vs6, %vs7, 3)
	MERGE_L (%vs6, %vs40, %vs41)
	MERGE_L (%vs7, %vs42, %vs43)
	LXV_PAIR (%vs43, %vs6, %vs7, 3)
	LXV_PAIR (%vs40, %vs4, %vs5, 0)
	vadduwm %v8, %v8, %v6
	LXV_PAIR (%vs41, %vs4, %vs5, 3)
	MERGE_H (%vs5, %vs62, %vs63)
	MERGE_H (%vs4, %vs60, %vs61)
	LXV_PAIR (%vs42, %vs6, %vs7, 0)
	MERGE_L (%vs6, %vs60, %vs61)
	MERGE_L (%vs7, %vs62, %vs63)
	LXV_PAIR (%vs60, %vs4, %vs5, 0)
	LXV_PAIR (%vs62, %vs6, %vs7, 0)
	LXV_PAIR (%vs63, %vs6, %vs7, 3)
	add %r3, %r3, %r26
	maddhdu %r26, %r24, %r25, %r29
	maddld %r29, %r24, %r25, %r29
	ld %r25, 448(%r1)
	add %r0, %r0, %r26
	maddhdu %r26, %r21, %r23, %r29
	maddld %r29, %r21, %r23, %r29
	ld %r23, 472(%r1)
	LXV_PAIR (%vs61, %vs4, %vs5, 3)
	lxv %vs4, 320(%r5)
	lxv %vs5, 336(%r5)
	lxv %vs6, 352(%r5)
	lxv %vs7, 368(%r5)
	vadduwm %v20, %v20, %v4
	add %r0, %r0, %r26
	maddhdu %r26, %r24, %r25, %r28
	maddld %r28, %r24, %r25, %r28
	vxor %v13, %v13, %v14
	vadduwm %v28, %v28, %v7
	IF_BE (xxbrw %vs52, %vs52)
	vadduwm %v3, %v3, %v15
	vxor %v2, %v2, %v3
	vadduwm %v24, %v24, %v5
	IF_BE (xxbrw %vs56, %vs56)
	xxlxor %vs1, %vs1, %vs56
	xxlxor %vs0, %vs0, %vs52
	add %r30, %r30, %r26
	maddhdu %r26, %r22, %r25, %r31
	maddld %r31, %r22, %r25, %r31
	IF_BE (xxbrw %vs40, %vs40)
	vrlw %v2, %v2, %v17
	vadduwm %v1, %v1, %v2
	vadduwm %v21, %v21, %v4
	IF_BE (xxbrw %vs53, %vs53)
	IF_BE (xxbrw %vs60, %vs60)
	xxlxor %vs3, %vs3, %vs60
	lxv %vs2, 288(%r5)
	vadduwm %v25, %v25, %v5
	vadduwm %v9, %v9, %v6
	vadduwm %v29, %v29, %v7
	add %r3, %r3, %r26
	maddhdu %r26, %r22, %r23, %r28
	maddld %r28, %r22, %r23, %r28
	vrlw %v13, %v13, %v17
	stxv %vs0, 256(%r4)
	lxv %vs0, 384(%r5)
	vadduwm %v0, %v0, %v13
	xxlxor %vs2, %vs2, %vs40
	vadduwm %v10, %v10, %v6
	stxv %vs2, 288(%r4)
	lxv %vs2, 416(%r5)
	stxv %vs3, 304(%r4)
	lxv %vs3, 432(%r5)
	IF_BE (xxbrw %vs57, %vs57)
	IF_BE (xxbrw %vs61, %vs61)
	srdi %r19, %r29, 44
	rldimi %r19, %r0, 20, 0
	stxv %vs1, 272(%r4)
	lxv %vs1, 400(%r5)
	add %r30, %r30, %r26
	srdi %r17, %r28, 44
	vadduwm %v26, %v26, %v5
	xxlxor %vs4, %vs4, %vs53
	srdi %r18, %r31, 44
	clrldi %r31, %r31, 20
	rldimi %r17, %r30, 20, 0
	clrldi %r28, %r28, 20
	xxlxor %vs7, %vs7, %vs61
	vadduwm %v22, %v22, %v4
	vpermxor %v12, %v12, %v0, %v18
	IF_BE (xxbrw %vs54, %vs54)
	vadduwm %v30, %v30, %v7
	rldimi %r18, %r3, 20, 0
	IF_BE (xxbrw %vs41, %vs41)
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs5, %vs5, %vs57
	mulli %r19, %r19, 20
	vpermxor %v15, %v15, %v1, %v18
	stxv %vs6, 352(%r4)
	lxv %vs6, 480(%r5)
	IF_BE (xxbrw %vs58, %vs58)
	xxlxor %vs1, %vs1, %vs58
	stxv %vs7, 368(%r4)
	lxv %vs7, 496(%r5)
	IF_BE (xxbrw %vs42, %vs42)
	IF_BE (xxbrw %vs62, %vs62)
	clrldi %r29, %r29, 20
	stxv %vs4, 320(%r4)
	lxv %vs4, 448(%r5)
	stxv %vs5, 336(%r4)
	lxv %vs5, 464(%r5)
	xxlxor %vs0, %vs0, %vs54
	stxv %vs0, 384(%r4)
	vadduwm %v14, %v14, %v12
	vadduwm %v23, %v23, %v4
	xxlxor %vs2, %vs2, %vs42
	vadduwm %v27, %v27, %v5
	IF_BE (xxbrw %vs59, %vs59)
	vadduwm %v11, %v11, %v6
	IF_BE (xxbrw %vs43, %vs43)
	vadduwm %v31, %v31, %v7
	IF_BE (xxbrw %vs63, %vs63)
	add %r31, %r31, %r17
	sldi %r17, %r31, 44
	xxlxor %vs3, %vs3, %vs62
	vadduwm %v3, %v3, %v15
	vxor %v2, %v2, %v3
	add %r29, %r29, %r18
	sldi %r18, %r29, 24
	stxv %vs1, 400(%r4)
	stxv %vs2, 416(%r4)
	srdi %r31, %r31, 20
	stxv %vs3, 432(%r4)
	vxor %v13, %v13, %v14
	add %r28, %r28, %r19
	xxlxor %vs5, %vs5, %vs59
	xxlxor %vs6, %vs6, %vs43
	stxv %vs6, 480(%r4)
	stxv %vs5, 464(%r4)
	srdi %r16, %r29, 40
	xxlxor %vs7, %vs7, %vs63
	vrlw %v13, %v13, %v19
	addc %r14, %r28, %r17
	addi %r5, %r5, 512
	vrlw %v2, %v2, %v19
	adde %r15, %r31, %r18
	stxv %vs7, 496(%r4)
	addze %r16, %r16
	IF_BE (xxbrw %vs55, %vs55)
	xxlxor %vs4, %vs4, %vs55
	stxv %vs4, 448(%r4)
	addi %r4, %r4, 512
	beq .Ldone_chacha_poly1305_p10

.Lnext_chacha_poly1305_p10:
	xxpermdi %vs40, %vs35, %vs35, 1
	xxpermdi %vs0, %vs46, %vs46, 1
	xxspltw %vs35, %vs8, LXV_WORD (3)
	xxspltw %vs57, %vs9, LXV_WORD (1)
	xxpermdi %vs60, %vs47, %vs47, 1
	xxspltw %vs47, %vs11, LXV_WORD (3)
	xxpermdi %vs56, %vs34, %vs34, 1
	xxspltw %vs34, %vs8, LXV_WORD (2)
	xxpermdi %vs36, %vs45, %vs45, 1
	IF_LE (ld %r22, 536(%r8)); IF_BE (li %r22, 536; ldbrx %r22, %r22, %r8)
	IF_LE (ld %r21, 528(%r8)); IF_BE (li %r21, 528; ldbrx %r21, %r21, %r8)
	xxspltw %vs37, %vs9, LXV_WORD (1)
	vadduwm %v0, %v0, %v5
	IF_LE (ld %r29, 712(%r8)); IF_BE (li %r29, 712; ldbrx %r29, %r29, %r8)
	IF_LE (ld %r31, 720(%r8)); IF_BE (li %r31, 720; ldbrx %r31, %r31, %r8)
	li %r30, 1
	xxspltw %vs39, %vs9, LXV_WORD (3)
	xxspltw %vs1, %vs10, LXV_WORD (1)
	xxspltw %vs45, %vs11, LXV_WORD (1)
	xxspltw %vs3, %vs10, LXV_WORD (3)
	xxpermdi %vs52, %vs33, %vs33, 1
	xxspltw %vs33, %vs8, LXV_WORD (1)
	IF_LE (ld %r28, 704(%r8)); IF_BE (li %r28, 704; ldbrx %r28, %r28, %r8)
	xxspltw %vs59, %vs9, LXV_WORD (3)
	srdi %r17, %r16, 2
	xxspltw %vs2, %vs10, LXV_WORD (2)
	xxspltw %vs54, %vs8, LXV_WORD (2)
	IF_LE (ld %r24, 544(%r8)); IF_BE (li %r24, 544; ldbrx %r24, %r24, %r8)
	li %r23, 1
	clrldi %r16, %r16, 62
	xxspltw %vs58, %vs9, LXV_WORD (2)
	xxspltw %vs55, %vs8, LXV_WORD (3)
	vadduwm %v23, %v23, %v24
	xxspltw %vs38, %vs9, LXV_WORD (2)
	maddhdu %r18, %r17, %r12, %r14
	maddld %r14, %r17, %r12, %r14
	IF_LE (ld %r3, 728(%r8)); IF_BE (li %r3, 728; ldbrx %r3, %r3, %r8)
	xxspltw %vs41, %vs10, LXV_WORD (1)
	vadduwm %v1, %v1, %v6
	xxspltw %vs43, %vs10, LXV_WORD (3)
	IF_LE (ld %r17, 368(%r8)); IF_BE (li %r17, 368; ldbrx %r17, %r17, %r8)
	xxpermdi %vs7, %vs39, %vs39, 1
	xxspltw %vs62, %vs11, LXV_WORD (2)
	xxspltw %vs63, %vs11, LXV_WORD (3)
	vadduwm %v3, %v3, %v4
	xxpermdi %vs5, %vs37, %vs37, 1
	xxspltw %vs42, %vs10, LXV_WORD (2)
	xxspltw %vs46, %vs11, LXV_WORD (2)
	xxspltw %vs61, %vs11, LXV_WORD (1)
	vpermxor %v15, %v15, %v0, %v16
	vadduwm %v2, %v2, %v7
	vpermxor %v13, %v13, %v2, %v16
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	IF_LE (ld %r25, 552(%r8)); IF_BE (li %r25, 552; ldbrx %r25, %r25, %r8)
	xxspltw %vs53, %vs8, LXV_WORD (1)
	vpermxor %v12, %v12, %v1, %v16
	xxpermdi %vs39, %vs0, %vs0, 1
	vadduwm %v7, %v7, %v13
	addc %r15, %r15, %r18
	IF_LE (ld %r18, 376(%r8)); IF_BE (li %r18, 376; ldbrx %r18, %r18, %r8)
	maddhdu %r26, %r22, %r11, %r24
	maddld %r24, %r22, %r11, %r24
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vadduwm %v20, %v20, %v25
	xxpermdi %vs37, %vs2, %vs2, 1
	vadduwm %v21, %v21, %v26
	vadduwm %v22, %v22, %v27
	addi %r8, %r8, 368
	adde %r16, %r16, %r7
	vpermxor %v31, %v31, %v20, %v16
	vadduwm %v10, %v10, %v31
	maddhdu %r6, %r29, %r11, %r31
	maddld %r31, %r29, %r11, %r31
	vadduwm %v5, %v5, %v15
	maddhdu %r19, %r15, %r11, %r17
	maddld %r17, %r15, %r11, %r17
	vadduwm %v6, %v6, %v12
	xxpermdi %vs0, %vs39, %vs39, 1
	vpermxor %v28, %v28, %v21, %v16
	vpermxor %v14, %v14, %v3, %v16
	vadduwm %v4, %v4, %v14
	vpermxor %v29, %v29, %v22, %v16
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	maddhdu %r0, %r28, %r9, %r31
	xxlxor %vs39, %vs7, %vs39
	maddhdu %r27, %r21, %r9, %r24
	vrlw %v5, %v5, %v17
	maddhdu %r20, %r14, %r9, %r17
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vrlw %v6, %v6, %v17
	xxpermdi %vs6, %vs38, %vs38, 1
	vadduwm %v1, %v1, %v6
	vpermxor %v30, %v30, %v23, %v16
	vadduwm %v0, %v0, %v5
	vadduwm %v8, %v8, %v29
	vxor %v27, %v27, %v8
	vrlw %v7, %v7, %v17
	vadduwm %v2, %v2, %v7
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vrlw %v4, %v4, %v17
	vadduwm %v3, %v3, %v4
	vadduwm %v9, %v9, %v30
	vxor %v24, %v24, %v9
	add %r26, %r26, %r27
	maddhdu %r27, %r22, %r9, %r25
	maddld %r25, %r22, %r9, %r25
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	add %r6, %r6, %r0
	maddhdu %r0, %r29, %r9, %r3
	maddld %r3, %r29, %r9, %r3
	xxpermdi %vs38, %vs3, %vs3, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	xxpermdi %vs4, %vs36, %vs36, 1
	vpermxor %v15, %v15, %v0, %v18
	vadduwm %v5, %v5, %v15
	add %r19, %r19, %r20
	maddhdu %r20, %r15, %r9, %r18
	maddld %r18, %r15, %r9, %r18
	maddld %r26, %r23, %r11, %r26
	maddld %r23, %r23, %r9, %r27
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	xxpermdi %vs36, %vs1, %vs1, 1
	maddhdu %r27, %r21, %r10, %r25
	vxor %v25, %v25, %v10
	vrlw %v25, %v25, %v17
	vadduwm %v11, %v11, %v28
	vxor %v26, %v26, %v11
	maddld %r25, %r21, %r10, %r25
	maddld %r21, %r21, %r9, %r24
	vpermxor %v14, %v14, %v3, %v18
	maddld %r6, %r30, %r11, %r6
	maddld %r30, %r30, %r9, %r0
	maddhdu %r0, %r28, %r10, %r3
	maddld %r3, %r28, %r10, %r3
	vrlw %v26, %v26, %v17
	maddld %r19, %r16, %r11, %r19
	maddld %r16, %r16, %r9, %r20
	maddhdu %r20, %r14, %r10, %r18
	maddld %r18, %r14, %r10, %r18
	maddld %r14, %r14, %r9, %r17
	li %r17, 9
	vrlw %v27, %v27, %v17
	vrlw %v24, %v24, %v17
	vadduwm %v6, %v6, %v12
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vrlw %v6, %v6, %v19
	vadduwm %v4, %v4, %v14
	vadduwm %v21, %v21, %v26
	vadduwm %v20, %v20, %v25
	vadduwm %v7, %v7, %v13
	vadduwm %v22, %v22, %v27
	vadduwm %v23, %v23, %v24
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	vrlw %v5, %v5, %v19
	xxpermdi %vs0, %vs39, %vs39, 1
	addc %r15, %r18, %r19
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vpermxor %v31, %v31, %v20, %v18
	vpermxor %v28, %v28, %v21, %v18
	vrlw %v4, %v4, %v19
	vpermxor %v29, %v29, %v22, %v18
	adde %r16, %r16, %r20
	addc %r22, %r25, %r26
	adde %r23, %r23, %r27
	maddld %r28, %r28, %r9, %r31
	mtctr %r17
	xxlxor %vs39, %vs7, %vs39
	vrlw %v7, %v7, %v19
	addc %r29, %r3, %r6
	adde %r30, %r30, %r0
	vpermxor %v30, %v30, %v23, %v18
	b .Lround_chacha_poly1305_p10

.Ldone_chacha_poly1305_p10:
	srdi %r17, %r16, 2
	clrldi %r16, %r16, 62
	maddhdu %r18, %r17, %r12, %r14
	maddld %r14, %r17, %r12, %r14
	addc %r15, %r15, %r18
	adde %r16, %r16, %r7
	li %r17, 0
	li %r18, 0
	maddhdu %r19, %r15, %r11, %r17
	maddld %r17, %r15, %r11, %r17
	maddhdu %r20, %r14, %r9, %r17
	add %r19, %r19, %r20
	maddld %r19, %r16, %r11, %r19
	maddhdu %r20, %r15, %r9, %r18
	maddld %r18, %r15, %r9, %r18
	maddld %r16, %r16, %r9, %r20
	maddhdu %r20, %r14, %r10, %r18
	maddld %r18, %r14, %r10, %r18
	maddld %r14, %r14, %r9, %r17
	addc %r15, %r18, %r19
	adde %r16, %r16, %r20
	li %r7, 0
	srdi %r17, %r16, 2
	clrldi %r16, %r16, 62
	maddhdu %r18, %r17, %r12, %r14
	maddld %r14, %r17, %r12, %r14
	addc %r15, %r15, %r18
	adde %r16, %r16, %r7
	ld %r21, 408(%r1)
	std %r14, 16(%r21)
	std %r15, 24(%r21)
	std %r16, 32(%r21)
	vspltisw %v0, 0
	stxv %vs32, 480(%r1)
	stxv %vs32, 464(%r1)
	stxv %vs32, 448(%r1)
	stxv %vs32, 432(%r1)
	stxv %vs32, 416(%r1)
	ld %r14, 184(%r1)
	CFI (.cfi_restore 14)
	ld %r15, 176(%r1)
	CFI (.cfi_restore 15)
	ld %r16, 168(%r1)
	CFI (.cfi_restore 16)
	ld %r17, 160(%r1)
	CFI (.cfi_restore 17)
	ld %r18, 152(%r1)
	CFI (.cfi_restore 18)
	ld %r19, 144(%r1)
	CFI (.cfi_restore 19)
	ld %r20, 136(%r1)
	CFI (.cfi_restore 20)
	ld %r21, 128(%r1)
	CFI (.cfi_restore 21)
	ld %r22, 120(%r1)
	CFI (.cfi_restore 22)
	ld %r23, 112(%r1)
	CFI (.cfi_restore 23)
	ld %r24, 104(%r1)
	CFI (.cfi_restore 24)
	ld %r25, 96(%r1)
	CFI (.cfi_restore 25)
	ld %r26, 88(%r1)
	CFI (.cfi_restore 26)
	ld %r27, 80(%r1)
	CFI (.cfi_restore 27)
	ld %r28, 72(%r1)
	CFI (.cfi_restore 28)
	ld %r29, 64(%r1)
	CFI (.cfi_restore 29)
	ld %r30, 56(%r1)
	CFI (.cfi_restore 30)
	ld %r31, 48(%r1)
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
	addi %r1, %r1, 496
	CFI (.cfi_def_cfa_offset 0)
	blr
ENDFUNC (chacha_poly1305_p10)
