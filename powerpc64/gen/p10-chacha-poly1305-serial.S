/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_poly1305_serial (size_t blocks, uint8_t *dst,
                                const uint8_t *src, const uint32_t state[16],
                                uint64_t poly1305_state[5], size_t n,
                                const uint8_t *data, unsigned decrypt)

   chacha_core on vectors, eight blocks a pass, and poly1305_update with pad 1
   on n blocks at data, twelve blocks a turn in radix 2^44, one after the
   other; see kernels.h.

     .Lstart   the first pass's words and first half round; r, r^2, r^3
     .Lpower   its double rounds, each with a power of r, up to r^12
     .Lround   those of each other pass
     .Lstore   a pass is stored; .Lpass begins the next
     .Lpoly    Poly1305: encrypting, behind the last pass; decrypting, behind
               the rounds of the first, whose words rest in the frame
     .Lfour    its first blocks, four at once
     .Lturn    twelve blocks

   DECRYPT is equal where it encrypts, greater where it decrypts, and less
   behind Poly1305 then.

   Modelled cycles: a double round with a power 47, without 44; between rounds
   80; .Lstart 78, beside the call; a turn 51.  Eight blocks a turn take 47,
   and of twelve the chains of products, in N, P and Z, are as long as that
   of h.  Sixteen would need powers of r that no round has gaps for.  The
   order of instructions comes from a search; as recorded, a turn takes 76.

   The bounds of poly1305-r44.m4 for twelve blocks: (4) D < 13 2^113.5
   < 2^117.3; so (2) c < 2^53.3, g0 < 2^57.7, g1 and f < 2^53.4; (3)
   k < 2^13.7, scaled < 2^23.7, and its products stay below 2^83.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6, POLY r7, COUNT r8, DATA r9,
   DECRYPT r10 (then CR5);
   radix 2^64 in r0, r10-r12, r14-r26; pads r27-r29, later BASE r27; OFFSET,
   later TURNS, r30; PAD r31.  Vectors as in chacha_core; those of Poly1305:
   sums v0-v8, v22, v23, v31, h v9-v11, blocks v13-v15 and v19-v21, factors
   v16-v18 and v28-v30, shifts v24-v30, bytes vs4-vs7.
   Bound: loop 3: v9 < 2^54, v10 < 2^18.8, v11.0 < 2^15.7, v11.1 < 2^54
   Bound: loop 4: r18 <= 7, r10 < 2^63.8
   In the frame: powers of r, and words of a pass; wiped.
   Saved: r14-r31 and v20-v31, in a frame. */
#include "chapoly-asm.h"
	ISA ("power10")

FUNC (chacha_poly1305_serial_p10)
.Lstart_chacha_poly1305_serial_p10:
	vspltisb %v19, 4
	stdu %r1, -1488(%r1)
	CFI (.cfi_def_cfa_offset 1488)
	lvsl %v14, 0, %r1
	std %r14, 184(%r1)
	CFI (.cfi_offset 14, -1304)
	vslb %v18, %v14, %v19
	std %r15, 176(%r1)
	CFI (.cfi_offset 15, -1312)
	std %r16, 168(%r1)
	CFI (.cfi_offset 16, -1320)
	std %r17, 160(%r1)
	CFI (.cfi_offset 17, -1328)
	std %r18, 152(%r1)
	CFI (.cfi_offset 18, -1336)
	std %r19, 144(%r1)
	CFI (.cfi_offset 19, -1344)
	std %r20, 136(%r1)
	CFI (.cfi_offset 20, -1352)
	std %r21, 128(%r1)
	CFI (.cfi_offset 21, -1360)
	std %r22, 120(%r1)
	CFI (.cfi_offset 22, -1368)
	std %r23, 112(%r1)
	CFI (.cfi_offset 23, -1376)
	std %r24, 104(%r1)
	CFI (.cfi_offset 24, -1384)
	std %r25, 96(%r1)
	CFI (.cfi_offset 25, -1392)
	std %r26, 88(%r1)
	CFI (.cfi_offset 26, -1400)
	std %r27, 80(%r1)
	CFI (.cfi_offset 27, -1408)
	std %r28, 72(%r1)
	CFI (.cfi_offset 28, -1416)
	std %r29, 64(%r1)
	CFI (.cfi_offset 29, -1424)
	std %r30, 56(%r1)
	CFI (.cfi_offset 30, -1432)
	std %r31, 48(%r1)
	CFI (.cfi_offset 31, -1440)
	stxv %vs52, 368(%r1)
	CFI (.cfi_offset 97, -1120)
	stxv %vs53, 352(%r1)
	CFI (.cfi_offset 98, -1136)
	stxv %vs54, 336(%r1)
	CFI (.cfi_offset 99, -1152)
	stxv %vs55, 320(%r1)
	CFI (.cfi_offset 100, -1168)
	stxv %vs56, 304(%r1)
	CFI (.cfi_offset 101, -1184)
	stxv %vs57, 288(%r1)
	CFI (.cfi_offset 102, -1200)
	stxv %vs58, 272(%r1)
	CFI (.cfi_offset 103, -1216)
	stxv %vs59, 256(%r1)
	CFI (.cfi_offset 104, -1232)
	stxv %vs60, 240(%r1)
	CFI (.cfi_offset 105, -1248)
	stxv %vs61, 224(%r1)
	CFI (.cfi_offset 106, -1264)
	stxv %vs62, 208(%r1)
	CFI (.cfi_offset 107, -1280)
	stxv %vs63, 192(%r1)
	CFI (.cfi_offset 108, -1296)
	lxv %vs39, 48(%r6)
	vspltisw %v17, -16
	vor %v18, %v18, %v14
	vrlw %v16, %v18, %v17
	ld %r11, 0(%r7)
	mr %r16, %r11
	lxv %vs36, 0(%r6)
	ld %r12, 8(%r7)
	srdi %r14, %r12, 2
	srdi %r22, %r16, 34
	add %r14, %r14, %r12
	li %r30, 0
	IF_LE (add %r26, %r1, %r30)
	IF_BE (xori %r26, %r30, 8)
	IF_BE (add %r26, %r1, %r26)
	lxv %vs37, 16(%r6)
	mr %r17, %r12
	lxv %vs13, 48(%r6)
	li %r27, 0
	xxspltw %vs44, %vs13, LXV_WORD (0)
	lxv %vs13, 0(%r6)
	srdi %r23, %r17, 14
	clrrdi %r23, %r23, 10
	xxspltw %vs33, %vs13, LXV_WORD (0)
	xxspltw %vs32, %vs13, LXV_WORD (0)
	lxv %vs13, 16(%r6)
	clrrdi %r22, %r22, 10
	xxspltw %vs34, %vs13, LXV_WORD (0)
	xxspltw %vs45, %vs13, LXV_WORD (0)
	lxv %vs13, 32(%r6)
	rldimi %r22, %r17, 30, 10
	li %r18, 0
	rldimi %r23, %r18, 50, 0
	mulli %r25, %r23, 20
	mulli %r24, %r22, 20
	vadduwm %v20, %v4, %v5
	lxv %vs38, 32(%r6)
	rldic %r21, %r16, 10, 10
	std %r21, 1392(%r26)
	vpermxor %v28, %v7, %v20, %v16
	std %r22, 1296(%r26)
	std %r23, 1200(%r26)
	mulld %r23, %r17, %r14
	mulld %r22, %r17, %r11
	vupkhsb %v14, %v14
	vupkhsh %v14, %v14
	vadduwm %v12, %v12, %v14
	vspltisw %v15, 4
	add %r27, %r27, %r24
	vadduwm %v8, %v6, %v28
	vxor %v24, %v5, %v8
	maddld %r20, %r16, %r12, %r22
	li %r29, 0
	add %r29, %r29, %r21
	maddhdu %r21, %r16, %r11, %r23
	vadduwm %v0, %v0, %v13
	std %r24, 1104(%r26)
	mulhdu %r24, %r17, %r14
	add %r21, %r21, %r24
	maddld %r21, %r18, %r14, %r21
	xxpermdi %vs12, %vs46, %vs46, 1
	vadduwm %v15, %v15, %v12
	xxspltw %vs35, %vs13, LXV_WORD (0)
	vspltisw %v17, 12
	vrlw %v24, %v24, %v17
	vadduwm %v20, %v20, %v24
	mulhdu %r15, %r17, %r11
	vspltisw %v19, 8
	vrlw %v18, %v18, %v19
	vpermxor %v28, %v28, %v20, %v18
	li %r28, 0
	std %r25, 1008(%r26)
	vadduwm %v1, %v1, %v2
	vpermxor %v15, %v15, %v1, %v16
	vadduwm %v3, %v3, %v15
	vxor %v2, %v2, %v3
	maddhdu %r19, %r16, %r12, %r22
	xxpermdi %vs8, %vs52, %vs52, 1
	maddld %r16, %r16, %r11, %r23
	li %r0, 9
	addc %r17, %r20, %r21
	addi %r30, %r30, 8
	maddld %r18, %r18, %r11, %r15
	add %r28, %r28, %r25
	vrlw %v2, %v2, %v17
	vadduwm %v1, %v1, %v2
	xxpermdi %vs11, %vs60, %vs60, 1
	xxspltw %vs54, %vs8, LXV_WORD (2)
	xxspltw %vs46, %vs13, LXV_WORD (0)
	vspltisw %v19, 7
	vpermxor %v12, %v12, %v0, %v16
	xxspltw %vs53, %vs8, LXV_WORD (1)
	vadduwm %v14, %v14, %v12
	vxor %v13, %v13, %v14
	vrlw %v13, %v13, %v17
	vadduwm %v0, %v0, %v13
	adde %r18, %r18, %r19
	clrrdi %r20, %r18, 2
	srdi %r19, %r18, 2
	clrldi %r18, %r18, 62
	add %r19, %r19, %r20
	vadduwm %v8, %v8, %v28
	xxpermdi %vs10, %vs40, %vs40, 1
	addc %r16, %r16, %r19
	vpermxor %v12, %v12, %v0, %v18
	xxspltw %vs61, %vs11, LXV_WORD (1)
	rldic %r21, %r16, 10, 10
	cmpldi %cr5, %r10, 0
	addze %r17, %r17
	srdi %r22, %r16, 34
	addze %r18, %r18
	vpermxor %v15, %v15, %v1, %v18
	vadduwm %v14, %v14, %v12
	vxor %v13, %v13, %v14
	add %r29, %r29, %r21
	vxor %v24, %v24, %v8
	vrlw %v24, %v24, %v19
	xxpermdi %vs9, %vs56, %vs56, 1
	IF_LE (add %r26, %r1, %r30)
	IF_BE (xori %r26, %r30, 8)
	IF_BE (add %r26, %r1, %r26)
	vadduwm %v3, %v3, %v15
	xxspltw %vs39, %vs9, LXV_WORD (3)
	xxspltw %vs1, %vs10, LXV_WORD (1)
	xxspltw %vs37, %vs9, LXV_WORD (1)
	vadduwm %v0, %v0, %v5
	xxspltw %vs59, %vs9, LXV_WORD (3)
	xxspltw %vs38, %vs9, LXV_WORD (2)
	srdi %r23, %r17, 14
	clrrdi %r23, %r23, 10
	xxspltw %vs63, %vs11, LXV_WORD (3)
	std %r21, 1392(%r26)
	xxpermdi %vs60, %vs47, %vs47, 1
	vxor %v2, %v2, %v3
	clrrdi %r22, %r22, 10
	rldimi %r22, %r17, 30, 10
	std %r22, 1296(%r26)
	vrlw %v2, %v2, %v19
	xxpermdi %vs56, %vs34, %vs34, 1
	vrlw %v13, %v13, %v19
	xxpermdi %vs36, %vs45, %vs45, 1
	xxpermdi %vs7, %vs39, %vs39, 1
	rldimi %r23, %r18, 50, 0
	mulli %r25, %r23, 20
	xxspltw %vs34, %vs8, LXV_WORD (2)
	std %r23, 1200(%r26)
	xxspltw %vs3, %vs10, LXV_WORD (3)
	mulld %r23, %r17, %r14
	mulli %r24, %r22, 20
	add %r27, %r27, %r24
	vadduwm %v22, %v22, %v27
	std %r24, 1104(%r26)
	xxspltw %vs43, %vs10, LXV_WORD (3)
	std %r25, 1008(%r26)
	addi %r30, %r30, 8
	xxpermdi %vs40, %vs35, %vs35, 1
	mulhdu %r24, %r17, %r14
	maddhdu %r21, %r16, %r11, %r23
	xxspltw %vs58, %vs9, LXV_WORD (2)
	mulld %r22, %r17, %r11
	xxspltw %vs35, %vs8, LXV_WORD (3)
	vadduwm %v3, %v3, %v4
	xxspltw %vs2, %vs10, LXV_WORD (2)
	xxpermdi %vs52, %vs33, %vs33, 1
	IF_LE (add %r26, %r1, %r30)
	xxspltw %vs42, %vs10, LXV_WORD (2)
	xxspltw %vs57, %vs9, LXV_WORD (1)
	mulhdu %r15, %r17, %r11
	add %r28, %r28, %r25
	xxspltw %vs47, %vs11, LXV_WORD (3)
	xxspltw %vs45, %vs11, LXV_WORD (1)
	add %r21, %r21, %r24
	maddld %r21, %r18, %r14, %r21
	vadduwm %v2, %v2, %v7
	xxpermdi %vs0, %vs46, %vs46, 1
	xxspltw %vs46, %vs11, LXV_WORD (2)
	xxpermdi %vs6, %vs38, %vs38, 1
	vpermxor %v29, %v29, %v22, %v16
	maddld %r20, %r16, %r12, %r22
	vpermxor %v15, %v15, %v0, %v16
	maddhdu %r19, %r16, %r12, %r22
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	xxspltw %vs41, %vs10, LXV_WORD (1)
	xxspltw %vs55, %vs8, LXV_WORD (3)
	xxpermdi %vs39, %vs0, %vs0, 1
	vadduwm %v21, %v21, %v26
	addc %r17, %r20, %r21
	maddld %r18, %r18, %r11, %r15
	adde %r18, %r18, %r19
	xxspltw %vs62, %vs11, LXV_WORD (2)
	IF_BE (xori %r26, %r30, 8)
	IF_BE (add %r26, %r1, %r26)
	vadduwm %v5, %v5, %v15
	vpermxor %v14, %v14, %v3, %v16
	xxpermdi %vs2, %vs37, %vs37, 1
	vpermxor %v28, %v28, %v21, %v16
	xxspltw %vs33, %vs8, LXV_WORD (1)
	vadduwm %v11, %v11, %v28
	xxlxor %vs37, %vs5, %vs37
	vadduwm %v20, %v20, %v25
	vadduwm %v1, %v1, %v6
	clrrdi %r20, %r18, 2
	vpermxor %v13, %v13, %v2, %v16
	vadduwm %v7, %v7, %v13
	vadduwm %v23, %v23, %v24
	vpermxor %v30, %v30, %v23, %v16
	vrlw %v5, %v5, %v17
	vadduwm %v0, %v0, %v5
	srdi %r19, %r18, 2
	xxpermdi %vs0, %vs39, %vs39, 1
	xxpermdi %vs4, %vs36, %vs36, 1
	vxor %v26, %v26, %v11
	xxpermdi %vs38, %vs3, %vs3, 1
	vpermxor %v12, %v12, %v1, %v16
	vadduwm %v6, %v6, %v12
	xxpermdi %vs36, %vs1, %vs1, 1
	clrldi %r18, %r18, 62
	maddld %r16, %r16, %r11, %r23
	vadduwm %v4, %v4, %v14
	add %r19, %r19, %r20
	xxlxor %vs39, %vs7, %vs39
	vrlw %v7, %v7, %v17
	vpermxor %v31, %v31, %v20, %v16
	vadduwm %v10, %v10, %v31
	vxor %v25, %v25, %v10
	vrlw %v25, %v25, %v17
	addc %r16, %r16, %r19
	vadduwm %v2, %v2, %v7
	li %r10, 0
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vrlw %v6, %v6, %v17
	addze %r17, %r17
	srdi %r23, %r17, 14
	addze %r18, %r18
	srdi %r22, %r16, 34
	clrrdi %r22, %r22, 10
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vrlw %v4, %v4, %v17
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	clrrdi %r23, %r23, 10
	vadduwm %v3, %v3, %v4
	xxpermdi %vs36, %vs1, %vs1, 1
	vadduwm %v1, %v1, %v6
	vpermxor %v15, %v15, %v0, %v18
	vadduwm %v9, %v9, %v30
	xxpermdi %vs39, %vs0, %vs0, 1
	rldic %r21, %r16, 10, 10
	vxor %v24, %v24, %v9
	xxpermdi %vs6, %vs38, %vs38, 1
	add %r29, %r29, %r21
	rldimi %r22, %r17, 30, 10
	vpermxor %v14, %v14, %v3, %v18
	vadduwm %v4, %v4, %v14
	std %r21, 1392(%r26)
	std %r22, 1296(%r26)
	vrlw %v24, %v24, %v17
	vrlw %v26, %v26, %v17
	vadduwm %v21, %v21, %v26
	vpermxor %v28, %v28, %v21, %v18
	vadduwm %v8, %v8, %v29
	vxor %v27, %v27, %v8
	xxpermdi %vs38, %vs3, %vs3, 1
	rldimi %r23, %r18, 50, 0
	std %r23, 1200(%r26)
	mulli %r24, %r22, 20
	std %r24, 1104(%r26)
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	vadduwm %v7, %v7, %v13
	mulli %r25, %r23, 20
	xxpermdi %vs0, %vs39, %vs39, 1
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs39, %vs7, %vs39
	vrlw %v7, %v7, %v19
	vadduwm %v5, %v5, %v15
	vrlw %v27, %v27, %v17
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxlxor %vs36, %vs4, %vs36
	vadduwm %v6, %v6, %v12
	vadduwm %v23, %v23, %v24
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vadduwm %v20, %v20, %v25
	vpermxor %v31, %v31, %v20, %v18
	addi %r30, %r30, 8
	vrlw %v6, %v6, %v19
	vadduwm %v22, %v22, %v27
	std %r25, 1008(%r26)
	mtctr %r0
	vrlw %v5, %v5, %v19
	vpermxor %v30, %v30, %v23, %v18
	vpermxor %v29, %v29, %v22, %v18
	add %r28, %r28, %r25
	vrlw %v4, %v4, %v19
	add %r27, %r27, %r24
.Lpower_chacha_poly1305_serial_p10:
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
	vpermxor %v12, %v12, %v0, %v16
	vpermxor %v13, %v13, %v1, %v16
	vpermxor %v14, %v14, %v2, %v16
	vpermxor %v15, %v15, %v3, %v16
	vxor %v25, %v25, %v10
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs1, %vs1, 1
	vxor %v26, %v26, %v11
	vxor %v27, %v27, %v8
	vxor %v24, %v24, %v9
	mulld %r23, %r17, %r14
	mulhdu %r24, %r17, %r14
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs2, %vs2, 1
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs3, %vs3, 1
	vrlw %v25, %v25, %v19
	mulld %r22, %r17, %r11
	vrlw %v26, %v26, %v19
	vrlw %v27, %v27, %v19
	vrlw %v24, %v24, %v19
	vadduwm %v4, %v4, %v12
	vadduwm %v5, %v5, %v13
	mulhdu %r15, %r17, %r11
	vadduwm %v6, %v6, %v14
	vadduwm %v7, %v7, %v15
	vadduwm %v20, %v20, %v24
	vadduwm %v21, %v21, %v25
	vadduwm %v22, %v22, %v26
	vadduwm %v23, %v23, %v27
	maddhdu %r21, %r16, %r11, %r23
	xxpermdi %vs0, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs1, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs2, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs3, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vrlw %v4, %v4, %v17
	vpermxor %v28, %v28, %v20, %v16
	vpermxor %v29, %v29, %v21, %v16
	vpermxor %v30, %v30, %v22, %v16
	vpermxor %v31, %v31, %v23, %v16
	maddld %r20, %r16, %r12, %r22
	vrlw %v5, %v5, %v17
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vadduwm %v0, %v0, %v4
	add %r21, %r21, %r24
	vadduwm %v1, %v1, %v5
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	vadduwm %v8, %v8, %v28
	vadduwm %v9, %v9, %v29
	vadduwm %v10, %v10, %v30
	vadduwm %v11, %v11, %v31
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs0, %vs0, 1
	vpermxor %v12, %v12, %v0, %v18
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs1, %vs1, 1
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs2, %vs2, 1
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs3, %vs3, 1
	vpermxor %v13, %v13, %v1, %v18
	vpermxor %v14, %v14, %v2, %v18
	vpermxor %v15, %v15, %v3, %v18
	vxor %v24, %v24, %v8
	vxor %v25, %v25, %v9
	maddhdu %r19, %r16, %r12, %r22
	maddld %r21, %r18, %r14, %r21
	vxor %v26, %v26, %v10
	vxor %v27, %v27, %v11
	maddld %r16, %r16, %r11, %r23
	maddld %r18, %r18, %r11, %r15
	vrlw %v24, %v24, %v17
	vrlw %v25, %v25, %v17
	vadduwm %v4, %v4, %v12
	vrlw %v26, %v26, %v17
	vrlw %v27, %v27, %v17
	IF_LE (add %r26, %r1, %r30)
	IF_BE (xori %r26, %r30, 8)
	vadduwm %v5, %v5, %v13
	vadduwm %v6, %v6, %v14
	vadduwm %v7, %v7, %v15
	vadduwm %v20, %v20, %v24
	vadduwm %v21, %v21, %v25
	vadduwm %v22, %v22, %v26
	vadduwm %v23, %v23, %v27
	addc %r17, %r20, %r21
	xxpermdi %vs0, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs1, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs2, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs3, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vrlw %v4, %v4, %v19
	vpermxor %v28, %v28, %v20, %v18
	vrlw %v5, %v5, %v19
	vrlw %v6, %v6, %v19
	vpermxor %v29, %v29, %v21, %v18
	vpermxor %v30, %v30, %v22, %v18
	vpermxor %v31, %v31, %v23, %v18
	adde %r18, %r18, %r19
	vrlw %v7, %v7, %v19
	vadduwm %v3, %v3, %v4
	vadduwm %v0, %v0, %v5
	vadduwm %v1, %v1, %v6
	srdi %r19, %r18, 2
	clrrdi %r20, %r18, 2
	vadduwm %v2, %v2, %v7
	vadduwm %v8, %v8, %v28
	vadduwm %v9, %v9, %v29
	vadduwm %v10, %v10, %v30
	vadduwm %v11, %v11, %v31
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	vpermxor %v14, %v14, %v3, %v16
	vpermxor %v15, %v15, %v0, %v16
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	vpermxor %v12, %v12, %v1, %v16
	vxor %v24, %v24, %v8
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	vpermxor %v13, %v13, %v2, %v16
	vxor %v25, %v25, %v9
	vxor %v26, %v26, %v10
	vxor %v27, %v27, %v11
	clrldi %r18, %r18, 62
	add %r19, %r19, %r20
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vrlw %v24, %v24, %v19
	vadduwm %v4, %v4, %v14
	vrlw %v25, %v25, %v19
	vrlw %v26, %v26, %v19
	vrlw %v27, %v27, %v19
	addc %r16, %r16, %r19
	vadduwm %v5, %v5, %v15
	vadduwm %v6, %v6, %v12
	vadduwm %v23, %v23, %v24
	vadduwm %v7, %v7, %v13
	vadduwm %v20, %v20, %v25
	vadduwm %v21, %v21, %v26
	vadduwm %v22, %v22, %v27
	addze %r17, %r17
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	rldic %r21, %r16, 10, 10
	srdi %r22, %r16, 34
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vpermxor %v30, %v30, %v23, %v16
	vrlw %v5, %v5, %v17
	vpermxor %v31, %v31, %v20, %v16
	vpermxor %v28, %v28, %v21, %v16
	vpermxor %v29, %v29, %v22, %v16
	srdi %r23, %r17, 14
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vrlw %v4, %v4, %v17
	addze %r18, %r18
	clrrdi %r22, %r22, 10
	vadduwm %v0, %v0, %v5
	clrrdi %r23, %r23, 10
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vadduwm %v3, %v3, %v4
	vadduwm %v10, %v10, %v31
	vadduwm %v11, %v11, %v28
	vadduwm %v8, %v8, %v29
	vadduwm %v9, %v9, %v30
	rldimi %r22, %r17, 30, 10
	rldimi %r23, %r18, 50, 0
	vpermxor %v15, %v15, %v0, %v18
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	vpermxor %v14, %v14, %v3, %v18
	vxor %v25, %v25, %v10
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	vxor %v26, %v26, %v11
	vxor %v27, %v27, %v8
	vxor %v24, %v24, %v9
	mulli %r24, %r22, 20
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vrlw %v25, %v25, %v17
	mulli %r25, %r23, 20
	vadduwm %v5, %v5, %v15
	vrlw %v26, %v26, %v17
	vrlw %v27, %v27, %v17
	vrlw %v24, %v24, %v17
	vadduwm %v6, %v6, %v12
	vadduwm %v7, %v7, %v13
	vadduwm %v4, %v4, %v14
	vadduwm %v20, %v20, %v25
	IF_BE (add %r26, %r1, %r26)
	vadduwm %v21, %v21, %v26
	vadduwm %v22, %v22, %v27
	vadduwm %v23, %v23, %v24
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	add %r27, %r27, %r24
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vpermxor %v31, %v31, %v20, %v18
	std %r21, 1392(%r26)
	vpermxor %v28, %v28, %v21, %v18
	vpermxor %v29, %v29, %v22, %v18
	vpermxor %v30, %v30, %v23, %v18
	std %r22, 1296(%r26)
	std %r23, 1200(%r26)
	add %r28, %r28, %r25
	vrlw %v5, %v5, %v19
	vrlw %v6, %v6, %v19
	std %r24, 1104(%r26)
	std %r25, 1008(%r26)
	vrlw %v7, %v7, %v19
	add %r29, %r29, %r21
	vrlw %v4, %v4, %v19
	addi %r30, %r30, 8
	bdnz .Lpower_chacha_poly1305_serial_p10
	mulli %r26, %r21, 20
	mtvsrdd %vs13, %r21, %r25
	stxv %vs13, 992(%r1)
	mtvsrdd %vs13, %r22, %r21
	stxv %vs13, 976(%r1)
	mtvsrdd %vs13, %r23, %r22
	stxv %vs13, 960(%r1)
	mtvsrdd %vs13, %r25, %r24
	stxv %vs13, 944(%r1)
	mtvsrdd %vs13, %r26, %r24
	stxv %vs13, 928(%r1)
	mtvsrdd %vs13, %r24, %r25
	stxv %vs13, 912(%r1)
	mtvsrdd %vs13, %r25, %r21
	stxv %vs13, 896(%r1)
	sldi %r15, %r27, 50
	srdi %r19, %r27, 14
	mtvsrdd %vs13, %r19, %r15
	stxv %vs13, 880(%r1)
	sldi %r15, %r28, 50
	srdi %r19, %r28, 14
	mtvsrdd %vs13, %r19, %r15
	stxv %vs13, 864(%r1)
	sldi %r15, %r29, 50
	srdi %r19, %r29, 14
	mtvsrdd %vs13, %r19, %r15
	stxv %vs13, 848(%r1)
	b .Lmade_chacha_poly1305_serial_p10

.Lpass_chacha_poly1305_serial_p10:
	xxpermdi %vs52, %vs33, %vs33, 1
	xxspltw %vs1, %vs10, LXV_WORD (1)
	xxspltw %vs41, %vs10, LXV_WORD (1)
	xxspltw %vs2, %vs10, LXV_WORD (2)
	xxspltw %vs58, %vs9, LXV_WORD (2)
	xxspltw %vs38, %vs9, LXV_WORD (2)
	xxspltw %vs3, %vs10, LXV_WORD (3)
	xxspltw %vs37, %vs9, LXV_WORD (1)
	vadduwm %v0, %v0, %v5
	xxpermdi %vs5, %vs37, %vs37, 1
	xxspltw %vs33, %vs8, LXV_WORD (1)
	xxpermdi %vs60, %vs47, %vs47, 1
	xxpermdi %vs0, %vs46, %vs46, 1
	xxpermdi %vs56, %vs34, %vs34, 1
	xxspltw %vs34, %vs8, LXV_WORD (2)
	xxspltw %vs47, %vs11, LXV_WORD (3)
	xxspltw %vs61, %vs11, LXV_WORD (1)
	xxspltw %vs39, %vs9, LXV_WORD (3)
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs40, %vs35, %vs35, 1
	xxspltw %vs35, %vs8, LXV_WORD (3)
	xxpermdi %vs36, %vs45, %vs45, 1
	xxspltw %vs46, %vs11, LXV_WORD (2)
	xxspltw %vs45, %vs11, LXV_WORD (1)
	xxspltw %vs53, %vs8, LXV_WORD (1)
	vadduwm %v21, %v21, %v26
	xxpermdi %vs37, %vs2, %vs2, 1
	vadduwm %v3, %v3, %v4
	vadduwm %v1, %v1, %v6
	xxspltw %vs63, %vs11, LXV_WORD (3)
	xxpermdi %vs6, %vs38, %vs38, 1
	xxspltw %vs57, %vs9, LXV_WORD (1)
	vpermxor %v12, %v12, %v1, %v16
	xxpermdi %vs38, %vs3, %vs3, 1
	vadduwm %v6, %v6, %v12
	vpermxor %v14, %v14, %v3, %v16
	vpermxor %v15, %v15, %v0, %v16
	xxpermdi %vs4, %vs36, %vs36, 1
	vadduwm %v20, %v20, %v25
	vpermxor %v31, %v31, %v20, %v16
	vadduwm %v2, %v2, %v7
	xxpermdi %vs3, %vs38, %vs38, 1
	xxspltw %vs55, %vs8, LXV_WORD (3)
	vadduwm %v23, %v23, %v24
	xxlxor %vs38, %vs6, %vs38
	xxspltw %vs42, %vs10, LXV_WORD (2)
	vadduwm %v5, %v5, %v15
	xxspltw %vs62, %vs11, LXV_WORD (2)
	vpermxor %v13, %v13, %v2, %v16
	xxpermdi %vs39, %vs0, %vs0, 1
	xxspltw %vs43, %vs10, LXV_WORD (3)
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	vpermxor %v30, %v30, %v23, %v16
	xxpermdi %vs36, %vs1, %vs1, 1
	vrlw %v6, %v6, %v17
	vadduwm %v9, %v9, %v30
	xxspltw %vs59, %vs9, LXV_WORD (3)
	xxspltw %vs54, %vs8, LXV_WORD (2)
	vrlw %v5, %v5, %v17
	vadduwm %v7, %v7, %v13
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vrlw %v7, %v7, %v17
	vadduwm %v4, %v4, %v14
	xxpermdi %vs1, %vs36, %vs36, 1
	vadduwm %v22, %v22, %v27
	vpermxor %v29, %v29, %v22, %v16
	vadduwm %v8, %v8, %v29
	vadduwm %v10, %v10, %v31
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs5, %vs37, %vs37, 1
	vpermxor %v28, %v28, %v21, %v16
	xxpermdi %vs6, %vs38, %vs38, 1
	vxor %v27, %v27, %v8
	vxor %v24, %v24, %v9
	vadduwm %v1, %v1, %v6
	vpermxor %v12, %v12, %v1, %v18
	vadduwm %v0, %v0, %v5
	vpermxor %v15, %v15, %v0, %v18
	vxor %v25, %v25, %v10
	vrlw %v25, %v25, %v17
	vadduwm %v11, %v11, %v28
	vrlw %v4, %v4, %v17
	vadduwm %v3, %v3, %v4
	xxpermdi %vs4, %vs36, %vs36, 1
	vadduwm %v2, %v2, %v7
	vpermxor %v13, %v13, %v2, %v18
	xxpermdi %vs38, %vs3, %vs3, 1
	vxor %v26, %v26, %v11
	vrlw %v26, %v26, %v17
	xxpermdi %vs36, %vs1, %vs1, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	vadduwm %v21, %v21, %v26
	vadduwm %v20, %v20, %v25
	vpermxor %v31, %v31, %v20, %v18
	vrlw %v24, %v24, %v17
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	vadduwm %v7, %v7, %v13
	vpermxor %v14, %v14, %v3, %v18
	xxpermdi %vs0, %vs39, %vs39, 1
	vrlw %v27, %v27, %v17
	vadduwm %v22, %v22, %v27
	xxlxor %vs39, %vs7, %vs39
	vrlw %v7, %v7, %v19
	li %r0, 9
	vadduwm %v23, %v23, %v24
	vadduwm %v6, %v6, %v12
	vadduwm %v4, %v4, %v14
	xxpermdi %vs1, %vs36, %vs36, 1
	mtctr %r0
	xxlxor %vs36, %vs4, %vs36
	vadduwm %v5, %v5, %v15
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	vrlw %v5, %v5, %v19
	vpermxor %v28, %v28, %v21, %v18
	vrlw %v6, %v6, %v19
	vpermxor %v29, %v29, %v22, %v18
	vpermxor %v30, %v30, %v23, %v18
	vrlw %v4, %v4, %v19
.Lround_chacha_poly1305_serial_p10:
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
	vpermxor %v12, %v12, %v0, %v16
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs1, %vs1, 1
	vpermxor %v13, %v13, %v1, %v16
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs2, %vs2, 1
	vpermxor %v14, %v14, %v2, %v16
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs3, %vs3, 1
	vpermxor %v15, %v15, %v3, %v16
	vxor %v25, %v25, %v10
	vxor %v26, %v26, %v11
	vxor %v27, %v27, %v8
	vxor %v24, %v24, %v9
	vadduwm %v4, %v4, %v12
	vadduwm %v5, %v5, %v13
	vadduwm %v6, %v6, %v14
	vadduwm %v7, %v7, %v15
	vrlw %v25, %v25, %v19
	vrlw %v26, %v26, %v19
	vrlw %v27, %v27, %v19
	vrlw %v24, %v24, %v19
	xxpermdi %vs0, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs1, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs2, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs3, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vadduwm %v20, %v20, %v24
	vadduwm %v21, %v21, %v25
	vadduwm %v22, %v22, %v26
	vadduwm %v23, %v23, %v27
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vpermxor %v28, %v28, %v20, %v16
	vpermxor %v29, %v29, %v21, %v16
	vpermxor %v30, %v30, %v22, %v16
	vpermxor %v31, %v31, %v23, %v16
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	vadduwm %v8, %v8, %v28
	vadduwm %v9, %v9, %v29
	vadduwm %v10, %v10, %v30
	vadduwm %v11, %v11, %v31
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs0, %vs0, 1
	vpermxor %v12, %v12, %v0, %v18
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs1, %vs1, 1
	vpermxor %v13, %v13, %v1, %v18
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs2, %vs2, 1
	vpermxor %v14, %v14, %v2, %v18
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs3, %vs3, 1
	vpermxor %v15, %v15, %v3, %v18
	vxor %v24, %v24, %v8
	vxor %v25, %v25, %v9
	vxor %v26, %v26, %v10
	vxor %v27, %v27, %v11
	vadduwm %v4, %v4, %v12
	vadduwm %v5, %v5, %v13
	vadduwm %v6, %v6, %v14
	vadduwm %v7, %v7, %v15
	vrlw %v24, %v24, %v17
	vrlw %v25, %v25, %v17
	vrlw %v26, %v26, %v17
	vrlw %v27, %v27, %v17
	xxpermdi %vs0, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs1, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs2, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs3, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vadduwm %v20, %v20, %v24
	vadduwm %v21, %v21, %v25
	vadduwm %v22, %v22, %v26
	vadduwm %v23, %v23, %v27
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vpermxor %v28, %v28, %v20, %v18
	vpermxor %v29, %v29, %v21, %v18
	vpermxor %v30, %v30, %v22, %v18
	vpermxor %v31, %v31, %v23, %v18
	vadduwm %v0, %v0, %v5
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vadduwm %v3, %v3, %v4
	vadduwm %v8, %v8, %v28
	vadduwm %v9, %v9, %v29
	vadduwm %v10, %v10, %v30
	vadduwm %v11, %v11, %v31
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	vpermxor %v15, %v15, %v0, %v16
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	vpermxor %v12, %v12, %v1, %v16
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	vpermxor %v13, %v13, %v2, %v16
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vpermxor %v14, %v14, %v3, %v16
	vxor %v24, %v24, %v8
	vxor %v25, %v25, %v9
	vxor %v26, %v26, %v10
	vxor %v27, %v27, %v11
	vadduwm %v5, %v5, %v15
	vadduwm %v6, %v6, %v12
	vadduwm %v7, %v7, %v13
	vadduwm %v4, %v4, %v14
	vrlw %v24, %v24, %v19
	vrlw %v25, %v25, %v19
	vrlw %v26, %v26, %v19
	vrlw %v27, %v27, %v19
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vadduwm %v20, %v20, %v25
	vadduwm %v21, %v21, %v26
	vadduwm %v22, %v22, %v27
	vadduwm %v23, %v23, %v24
	vrlw %v5, %v5, %v17
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vrlw %v4, %v4, %v17
	vpermxor %v31, %v31, %v20, %v16
	vpermxor %v28, %v28, %v21, %v16
	vpermxor %v29, %v29, %v22, %v16
	vpermxor %v30, %v30, %v23, %v16
	vadduwm %v0, %v0, %v5
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vadduwm %v3, %v3, %v4
	vadduwm %v10, %v10, %v31
	vadduwm %v11, %v11, %v28
	vadduwm %v8, %v8, %v29
	vadduwm %v9, %v9, %v30
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	vpermxor %v15, %v15, %v0, %v18
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	vpermxor %v12, %v12, %v1, %v18
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	vpermxor %v13, %v13, %v2, %v18
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vpermxor %v14, %v14, %v3, %v18
	vxor %v25, %v25, %v10
	vxor %v26, %v26, %v11
	vxor %v27, %v27, %v8
	vxor %v24, %v24, %v9
	vadduwm %v5, %v5, %v15
	vadduwm %v6, %v6, %v12
	vadduwm %v7, %v7, %v13
	vadduwm %v4, %v4, %v14
	vrlw %v25, %v25, %v17
	vrlw %v26, %v26, %v17
	vrlw %v27, %v27, %v17
	vrlw %v24, %v24, %v17
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vadduwm %v20, %v20, %v25
	vadduwm %v21, %v21, %v26
	vadduwm %v22, %v22, %v27
	vadduwm %v23, %v23, %v24
	vrlw %v5, %v5, %v19
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vrlw %v4, %v4, %v19
	vpermxor %v31, %v31, %v20, %v18
	vpermxor %v28, %v28, %v21, %v18
	vpermxor %v29, %v29, %v22, %v18
	vpermxor %v30, %v30, %v23, %v18
	bdnz .Lround_chacha_poly1305_serial_p10
.Lmade_chacha_poly1305_serial_p10:
	bgt %cr5, .Lkeep_chacha_poly1305_serial_p10
.Lstore_chacha_poly1305_serial_p10:
	vadduwm %v8, %v8, %v29
	MERGE_H (%vs4, %vs32, %vs33)
	MERGE_L (%vs7, %vs34, %vs35)
	vadduwm %v11, %v11, %v28
	MERGE_L (%vs6, %vs32, %vs33)
	MERGE_H (%vs5, %vs34, %vs35)
	LXV_PAIR (%vs33, %vs4, %vs5, 3)
	LXV_PAIR (%vs32, %vs4, %vs5, 0)
	lxv %vs5, 64(%r5)
	vadduwm %v10, %v10, %v31
	lxv %vs35, 0(%r6)
	vadduwm %v1, %v1, %v3
	IF_BE (xxbrw %vs33, %vs33)
	xxlxor %vs5, %vs5, %vs33
	vspltisw %v1, 4
	lxv %vs4, 0(%r5)
	vadduwm %v0, %v0, %v3
	IF_BE (xxbrw %vs32, %vs32)
	xxlxor %vs4, %vs4, %vs32
	LXV_PAIR (%vs32, %vs6, %vs7, 3)
	vadduwm %v0, %v0, %v3
	LXV_PAIR (%vs34, %vs6, %vs7, 0)
	lxv %vs6, 128(%r5)
	IF_BE (xxbrw %vs32, %vs32)
	lxv %vs7, 192(%r5)
	xxlxor %vs7, %vs7, %vs32
	xxpermdi %vs32, %vs12, %vs12, 1
	vadduwm %v12, %v12, %v0
	addi %r3, %r3, -8
	vadduwm %v2, %v2, %v3
	IF_BE (xxbrw %vs34, %vs34)
	xxlxor %vs6, %vs6, %vs34
	stxv %vs6, 128(%r4)
	vxor %v25, %v25, %v10
	stxv %vs4, 0(%r4)
	lxv %vs13, 48(%r6)
	stxv %vs5, 64(%r4)
	MERGE_H (%vs5, %vs46, %vs47)
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_L (%vs6, %vs44, %vs45)
	LXV_PAIR (%vs45, %vs4, %vs5, 3)
	LXV_PAIR (%vs44, %vs4, %vs5, 0)
	vadduwm %v1, %v1, %v0
	lxv %vs5, 112(%r5)
	stxv %vs7, 192(%r4)
	MERGE_L (%vs7, %vs46, %vs47)
	lxv %vs47, 48(%r6)
	vadduwm %v12, %v12, %v15
	IF_BE (xxbrw %vs44, %vs44)
	vadduwm %v9, %v9, %v30
	lxv %vs4, 48(%r5)
	xxlxor %vs4, %vs4, %vs44
	LXV_PAIR (%vs44, %vs6, %vs7, 3)
	LXV_PAIR (%vs46, %vs6, %vs7, 0)
	lxv %vs6, 176(%r5)
	vadduwm %v14, %v14, %v15
	lxv %vs7, 240(%r5)
	vadduwm %v12, %v12, %v15
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs7, %vs7, %vs44
	xxspltw %vs44, %vs13, LXV_WORD (0)
	lxv %vs13, 0(%r6)
	IF_BE (xxbrw %vs46, %vs46)
	vadduwm %v13, %v13, %v15
	IF_BE (xxbrw %vs45, %vs45)
	xxlxor %vs5, %vs5, %vs45
	stxv %vs5, 112(%r4)
	MERGE_H (%vs5, %vs38, %vs39)
	stxv %vs4, 48(%r4)
	vxor %v24, %v24, %v9
	MERGE_H (%vs4, %vs36, %vs37)
	vrlw %v24, %v24, %v19
	stxv %vs7, 240(%r4)
	xxlxor %vs6, %vs6, %vs46
	stxv %vs6, 176(%r4)
	vadduwm %v28, %v28, %v1
	MERGE_L (%vs7, %vs38, %vs39)
	lxv %vs39, 16(%r6)
	xxspltw %vs33, %vs13, LXV_WORD (0)
	MERGE_L (%vs6, %vs36, %vs37)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	lxv %vs5, 80(%r5)
	lxv %vs4, 16(%r5)
	xxlxor %vs4, %vs4, %vs36
	LXV_PAIR (%vs36, %vs6, %vs7, 3)
	vadduwm %v4, %v4, %v7
	lxv %vs6, 144(%r5)
	lxv %vs7, 208(%r5)
	IF_BE (xxbrw %vs36, %vs36)
	xxlxor %vs7, %vs7, %vs36
	vadduwm %v6, %v6, %v7
	IF_BE (xxbrw %vs38, %vs38)
	xxlxor %vs6, %vs6, %vs38
	vadduwm %v5, %v5, %v7
	IF_BE (xxbrw %vs37, %vs37)
	xxlxor %vs5, %vs5, %vs37
	stxv %vs5, 80(%r4)
	stxv %vs4, 16(%r4)
	cmpldi %r3, 0
	vxor %v27, %v27, %v8
	vrlw %v27, %v27, %v19
	MERGE_H (%vs5, %vs2, %vs3)
	MERGE_H (%vs4, %vs0, %vs1)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	lxv %vs39, 32(%r6)
	stxv %vs7, 208(%r4)
	MERGE_L (%vs7, %vs2, %vs3)
	stxv %vs6, 144(%r4)
	vspltisw %v15, 8
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	xxpermdi %vs46, %vs12, %vs12, 1
	vadduwm %v5, %v5, %v7
	MERGE_L (%vs6, %vs0, %vs1)
	vadduwm %v14, %v14, %v15
	lxv %vs1, 272(%r5)
	IF_BE (xxbrw %vs37, %vs37)
	lxv %vs5, 96(%r5)
	xxlxor %vs5, %vs5, %vs37
	lxv %vs37, 16(%r6)
	xxspltw %vs32, %vs13, LXV_WORD (0)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	lxv %vs13, 16(%r6)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	vxor %v26, %v26, %v11
	lxv %vs4, 32(%r5)
	xxlxor %vs4, %vs4, %vs36
	LXV_PAIR (%vs36, %vs6, %vs7, 3)
	lxv %vs7, 224(%r5)
	vadduwm %v6, %v6, %v7
	IF_BE (xxbrw %vs38, %vs38)
	xxspltw %vs45, %vs13, LXV_WORD (0)
	lxv %vs6, 160(%r5)
	xxlxor %vs6, %vs6, %vs38
	lxv %vs38, 32(%r6)
	stxv %vs5, 96(%r4)
	vrlw %v26, %v26, %v19
	xxspltw %vs34, %vs13, LXV_WORD (0)
	vadduwm %v12, %v12, %v14
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	vadduwm %v0, %v0, %v13
	vspltisw %v15, 4
	xxlxor %vs7, %vs7, %vs36
	stxv %vs7, 224(%r4)
	lxv %vs13, 32(%r6)
	MERGE_L (%vs7, %vs54, %vs55)
	vadduwm %v1, %v1, %v2
	vrlw %v25, %v25, %v19
	stxv %vs6, 160(%r4)
	lxv %vs36, 0(%r6)
	MERGE_L (%vs6, %vs52, %vs53)
	xxpermdi %vs12, %vs46, %vs46, 1
	MERGE_H (%vs5, %vs54, %vs55)
	LXV_PAIR (%vs54, %vs6, %vs7, 0)
	stxv %vs4, 32(%r4)
	MERGE_H (%vs4, %vs52, %vs53)
	LXV_PAIR (%vs52, %vs4, %vs5, 0)
	LXV_PAIR (%vs53, %vs4, %vs5, 3)
	MERGE_H (%vs5, %vs58, %vs59)
	LXV_PAIR (%vs55, %vs6, %vs7, 3)
	MERGE_L (%vs6, %vs56, %vs57)
	MERGE_L (%vs7, %vs58, %vs59)
	MERGE_H (%vs4, %vs56, %vs57)
	LXV_PAIR (%vs57, %vs4, %vs5, 3)
	LXV_PAIR (%vs59, %vs6, %vs7, 3)
	LXV_PAIR (%vs56, %vs4, %vs5, 0)
	MERGE_H (%vs5, %vs42, %vs43)
	xxspltw %vs35, %vs13, LXV_WORD (0)
	lxv %vs0, 256(%r5)
	vadduwm %v24, %v24, %v5
	vadduwm %v15, %v15, %v12
	vadduwm %v25, %v25, %v5
	xxspltw %vs46, %vs13, LXV_WORD (0)
	vpermxor %v12, %v12, %v0, %v16
	vadduwm %v14, %v14, %v12
	IF_BE (xxbrw %vs57, %vs57)
	LXV_PAIR (%vs58, %vs6, %vs7, 0)
	MERGE_H (%vs4, %vs40, %vs41)
	vadduwm %v20, %v20, %v4
	vadduwm %v21, %v21, %v4
	vadduwm %v23, %v23, %v4
	MERGE_L (%vs6, %vs40, %vs41)
	LXV_PAIR (%vs40, %vs4, %vs5, 0)
	MERGE_L (%vs7, %vs42, %vs43)
	vadduwm %v26, %v26, %v5
	LXV_PAIR (%vs41, %vs4, %vs5, 3)
	vpermxor %v15, %v15, %v1, %v16
	lxv %vs3, 304(%r5)
	lxv %vs39, 48(%r6)
	MERGE_H (%vs5, %vs62, %vs63)
	IF_BE (xxbrw %vs56, %vs56)
	MERGE_H (%vs4, %vs60, %vs61)
	LXV_PAIR (%vs43, %vs6, %vs7, 3)
	LXV_PAIR (%vs42, %vs6, %vs7, 0)
	MERGE_L (%vs6, %vs60, %vs61)
	LXV_PAIR (%vs61, %vs4, %vs5, 3)
	LXV_PAIR (%vs60, %vs4, %vs5, 0)
	vadduwm %v9, %v9, %v6
	MERGE_L (%vs7, %vs62, %vs63)
	LXV_PAIR (%vs62, %vs6, %vs7, 0)
	IF_BE (xxbrw %vs52, %vs52)
	vadduwm %v8, %v8, %v6
	IF_BE (xxbrw %vs41, %vs41)
	xxlxor %vs0, %vs0, %vs52
	stxv %vs0, 256(%r4)
	LXV_PAIR (%vs63, %vs6, %vs7, 3)
	lxv %vs0, 384(%r5)
	lxv %vs2, 288(%r5)
	vadduwm %v3, %v3, %v15
	IF_BE (xxbrw %vs55, %vs55)
	vxor %v2, %v2, %v3
	lxv %vs4, 320(%r5)
	vadduwm %v29, %v29, %v7
	vadduwm %v27, %v27, %v5
	lxv %vs5, 336(%r5)
	xxlxor %vs1, %vs1, %vs56
	vadduwm %v28, %v28, %v7
	vadduwm %v10, %v10, %v6
	xxlxor %vs5, %vs5, %vs57
	vadduwm %v22, %v22, %v4
	IF_BE (xxbrw %vs54, %vs54)
	xxlxor %vs0, %vs0, %vs54
	stxv %vs1, 272(%r4)
	IF_BE (xxbrw %vs53, %vs53)
	stxv %vs5, 336(%r4)
	IF_BE (xxbrw %vs61, %vs61)
	xxlxor %vs4, %vs4, %vs53
	vxor %v13, %v13, %v14
	lxv %vs5, 464(%r5)
	IF_BE (xxbrw %vs42, %vs42)
	lxv %vs6, 352(%r5)
	vrlw %v2, %v2, %v17
	vadduwm %v11, %v11, %v6
	IF_BE (xxbrw %vs59, %vs59)
	IF_BE (xxbrw %vs58, %vs58)
	IF_BE (xxbrw %vs40, %vs40)
	xxlxor %vs6, %vs6, %vs41
	IF_BE (xxbrw %vs60, %vs60)
	xxlxor %vs3, %vs3, %vs60
	stxv %vs3, 304(%r4)
	vadduwm %v1, %v1, %v2
	xxlxor %vs5, %vs5, %vs59
	lxv %vs7, 368(%r5)
	vrlw %v13, %v13, %v17
	vadduwm %v0, %v0, %v13
	vpermxor %v12, %v12, %v0, %v18
	lxv %vs3, 432(%r5)
	vadduwm %v31, %v31, %v7
	xxlxor %vs2, %vs2, %vs40
	stxv %vs4, 320(%r4)
	lxv %vs1, 400(%r5)
	lxv %vs4, 448(%r5)
	vpermxor %v15, %v15, %v1, %v18
	vadduwm %v3, %v3, %v15
	IF_BE (xxbrw %vs43, %vs43)
	stxv %vs6, 352(%r4)
	vadduwm %v30, %v30, %v7
	lxv %vs6, 480(%r5)
	IF_BE (xxbrw %vs63, %vs63)
	IF_BE (xxbrw %vs62, %vs62)
	stxv %vs2, 288(%r4)
	lxv %vs2, 416(%r5)
	xxlxor %vs7, %vs7, %vs61
	xxlxor %vs1, %vs1, %vs58
	vadduwm %v14, %v14, %v12
	xxlxor %vs3, %vs3, %vs62
	stxv %vs7, 368(%r4)
	lxv %vs7, 496(%r5)
	stxv %vs0, 384(%r4)
	xxlxor %vs7, %vs7, %vs63
	stxv %vs5, 464(%r4)
	xxlxor %vs4, %vs4, %vs55
	xxlxor %vs6, %vs6, %vs43
	stxv %vs6, 480(%r4)
	vxor %v2, %v2, %v3
	vrlw %v2, %v2, %v19
	stxv %vs4, 448(%r4)
	vxor %v13, %v13, %v14
	vrlw %v13, %v13, %v19
	xxlxor %vs2, %vs2, %vs42
	stxv %vs2, 416(%r4)
	stxv %vs1, 400(%r4)
	stxv %vs7, 496(%r4)
	stxv %vs3, 432(%r4)
	addi %r4, %r4, 512
	addi %r5, %r5, 512
	bne .Lpass_chacha_poly1305_serial_p10
	blt %cr5, .Lend_chacha_poly1305_serial_p10

.Lpoly_chacha_poly1305_serial_p10:
	lis %r19, 10
	ori %r19, %r19, (53 << 8) + 10
	mtvsrdd %vs56, %r19, %r19
	lis %r19, 34
	ori %r19, %r19, (53 << 8) + 30
	mtvsrdd %vs57, %r19, %r19
	lis %r19, 14
	ori %r19, %r19, (53 << 8) + 50
	mtvsrdd %vs58, %r19, %r19
	lis %r19, 10
	ori %r19, %r19, (33 << 8) + 30
	mtvsrdd %vs59, %r19, %r19
	li %r19, 20
	vspltisw %v28, 2
	vspltisw %v29, 4
	mtvsrdd %vs62, %r19, %r19
	ld %r16, 16(%r7)
	ld %r17, 24(%r7)
	ld %r18, 32(%r7)
	li %r10, 0
	addc %r19, %r16, %r10
	addze %r20, %r17
	addze %r15, %r18
	rldic %r21, %r19, 10, 10
	srdi %r22, %r19, 34
	srdi %r23, %r20, 14
	clrrdi %r22, %r22, 10
	clrrdi %r23, %r23, 10
	rldimi %r22, %r20, 30, 10
	rldimi %r23, %r15, 50, 0
	li %r19, 1
	li %r0, 0
	sldi %r19, %r19, 50
	add %r23, %r23, %r19
	addi %r27, %r1, -96
	li %r20, 0
	mtvsrdd %vs60, %r21, %r0
	mtvsrdd %vs61, %r22, %r0
	mtvsrdd %vs62, %r23, %r19
	mtvsrdd %vs44, %r19, %r19
	vspltisw %v3, 0
	vspltisw %v4, 0
	vspltisw %v5, 0
	vspltisw %v6, 0
	vspltisw %v7, 0
	vspltisw %v8, 0
	vspltisw %v22, 0
	vspltisw %v23, 0
	vspltisw %v31, 0
	vspltisw %v9, 0
	vspltisw %v10, 0
	vspltisw %v11, 0
	stxv %vs43, 832(%r1)
	li %r30, 0
.Lsplit_chacha_poly1305_serial_p10:
	addi %r8, %r8, -12
	addi %r30, %r30, 1
	cmpldi %r8, 12
	bge .Lsplit_chacha_poly1305_serial_p10
	cmpldi %r8, 4
	blt .Lfours_chacha_poly1305_serial_p10
	addi %r8, %r8, -4
	addi %r27, %r27, 32
	addi %r20, %r20, 1
	cmpldi %r8, 4
	blt .Lfours_chacha_poly1305_serial_p10
	addi %r8, %r8, -4
	addi %r27, %r27, 32
	addi %r20, %r20, 1
.Lfours_chacha_poly1305_serial_p10:
	cmpldi %r20, 0
	bne .Lfirst_chacha_poly1305_serial_p10
	mr %r27, %r1
	li %r20, 3
	addi %r30, %r30, -1
.Lfirst_chacha_poly1305_serial_p10:
	mtctr %r20
.Lfour_chacha_poly1305_serial_p10:
	lxv %vs4, 0(%r9); IF_BE (xxbrd %vs4, %vs4)
	lxv %vs50, 1088(%r27)
	lxv %vs5, 16(%r9); IF_BE (xxbrd %vs5, %vs5)
	LXV_HIGH (%vs47, %vs4, %vs5)
	lxv %vs49, 1376(%r27)
	LXV_LOW (%vs45, %vs4, %vs5)
	vrldnm %v14, %v13, %v25
	lxv %vs4, 32(%r9); IF_BE (xxbrd %vs4, %vs4)
	vrldnm %v13, %v13, %v24
	vaddudm %v13, %v13, %v28
	lxv %vs48, 1472(%r27)
	vrldmi %v14, %v15, %v27
	vaddudm %v14, %v14, %v29
	lxv %vs5, 48(%r9); IF_BE (xxbrd %vs5, %vs5)
	addi %r9, %r9, 64
	LXV_LOW (%vs51, %vs4, %vs5)
	vrldnm %v20, %v19, %v25
	LXV_HIGH (%vs53, %vs4, %vs5)
	vspltisw %v28, 0
	vmsumudm %v4, %v13, %v17, %v4
	vspltisw %v29, 0
	vrldnm %v15, %v15, %v26
	vmsumudm %v3, %v13, %v16, %v3
	vaddudm %v15, %v15, %v30
	vmsumudm %v8, %v14, %v17, %v8
	vmsumudm %v31, %v15, %v16, %v31
	vmsumudm %v7, %v14, %v16, %v7
	xxlor %vs62, %vs44, %vs44
	lxv %vs48, 1280(%r27)
	vmsumudm %v5, %v13, %v16, %v5
	lxv %vs48, 1456(%r27)
	lxv %vs49, 1184(%r27)
	vmsumudm %v22, %v15, %v17, %v22
	lxv %vs49, 1360(%r27)
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	vrldnm %v19, %v19, %v24
	vaddudm %v21, %v21, %v12
	vmsumudm %v6, %v14, %v18, %v6
	vmsumudm %v23, %v15, %v18, %v23
	lxv %vs50, 1072(%r27)
	vmsumudm %v4, %v19, %v17, %v4
	vmsumudm %v8, %v20, %v17, %v8
	vmsumudm %v7, %v20, %v16, %v7
	vmsumudm %v31, %v21, %v16, %v31
	vmsumudm %v3, %v19, %v16, %v3
	lxv %vs48, 1264(%r27)
	vmsumudm %v6, %v20, %v18, %v6
	lxv %vs49, 1168(%r27)
	addi %r27, %r27, -32
	vmsumudm %v23, %v21, %v18, %v23
	vmsumudm %v22, %v21, %v17, %v22
	vmsumudm %v5, %v19, %v16, %v5
	bdnz .Lfour_chacha_poly1305_serial_p10
	mtctr %r30
.Lturn_chacha_poly1305_serial_p10:
	vspltisw %v28, 2
	lxv %vs48, 896(%r1)
	xxspltib %vs62, 20
	lxv %vs49, 912(%r1)
	vmsumudm %v1, %v11, %v17, %v4
	lxv %vs49, 976(%r1)
	lxv %vs7, 48(%r9); IF_BE (xxbrd %vs7, %vs7)
	lxv %vs6, 32(%r9); IF_BE (xxbrd %vs6, %vs6)
	LXV_LOW (%vs51, %vs6, %vs7)
	lxv %vs50, 928(%r1)
	vmsumudm %v0, %v11, %v18, %v3
	lxv %vs50, 992(%r1)
	lxv %vs36, 864(%r1)
	lxv %vs4, 0(%r9); IF_BE (xxbrd %vs4, %vs4)
	vmsumudm %v8, %v10, %v17, %v8
	vadduqm %v8, %v8, %v31
	lxv %vs63, 832(%r1)
	lxv %vs5, 16(%r9); IF_BE (xxbrd %vs5, %vs5)
	LXV_LOW (%vs45, %vs4, %vs5)
	LXV_HIGH (%vs47, %vs4, %vs5)
	vmsumudm %v2, %v11, %v16, %v5
	vmsumudm %v7, %v10, %v18, %v7
	vrldnm %v14, %v13, %v25
	vrldnm %v13, %v13, %v24
	vrldmi %v14, %v15, %v27
	lxv %vs5, 80(%r9); IF_BE (xxbrd %vs5, %vs5)
	lxv %vs48, 960(%r1)
	lxv %vs37, 848(%r1)
	LXV_HIGH (%vs53, %vs6, %vs7)
	lxv %vs6, 96(%r9); IF_BE (xxbrd %vs6, %vs6)
	vmsumudm %v1, %v9, %v17, %v1
	lxv %vs49, 1376(%r1)
	vmsumudm %v2, %v9, %v16, %v2
	lxv %vs48, 944(%r1)
	lxv %vs7, 112(%r9); IF_BE (xxbrd %vs7, %vs7)
	vadduqm %v7, %v7, %v23
	lxv %vs55, 832(%r1)
	vmsumudm %v0, %v9, %v18, %v0
	lxv %vs50, 1088(%r1)
	vmsumudm %v4, %v13, %v17, %v4
	lxv %vs35, 880(%r1)
	vadduqm %v1, %v1, %v7
	lxv %vs39, 832(%r1)
	vrldnm %v15, %v15, %v26
	vmsumudm %v6, %v10, %v16, %v6
	lxv %vs48, 1472(%r1)
	vrldnm %v20, %v19, %v25
	vrldmi %v20, %v21, %v27
	vrldnm %v19, %v19, %v24
	vadduqm %v2, %v2, %v8
	lxv %vs40, 832(%r1)
	lxv %vs4, 64(%r9); IF_BE (xxbrd %vs4, %vs4)
	vmsumudm %v31, %v15, %v16, %v31
	xxpermdi %vs43, %vs33, %vs33, 2
	vmsumudm %v7, %v14, %v16, %v7
	vmsumudm %v8, %v14, %v17, %v8
	lxv %vs49, 1184(%r1)
	vmsumudm %v3, %v13, %v16, %v3
	lxv %vs48, 1280(%r1)
	vsld %v9, %v2, %v28
	lxv %vs60, 1456(%r1)
	vspltisw %v29, 4
	vsld %v12, %v2, %v29
	lxv %vs61, 1360(%r1)
	vmsumudm %v5, %v13, %v16, %v5
	LXV_LOW (%vs45, %vs4, %vs5)
	lxv %vs48, 1440(%r1)
	vadduqm %v6, %v6, %v22
	vadduqm %v0, %v0, %v6
	lxv %vs54, 832(%r1)
	vaddudm %v9, %v9, %v12
	vrldnm %v21, %v21, %v26
	vmsumudm %v31, %v21, %v28, %v31
	vmsumudm %v8, %v20, %v29, %v8
	lxv %vs38, 832(%r1)
	vmsumudm %v6, %v14, %v18, %v6
	vmsumudm %v22, %v15, %v17, %v22
	lxv %vs49, 1344(%r1)
	vmsumudm %v4, %v19, %v29, %v4
	lxv %vs61, 1168(%r1)
	vmsumudm %v7, %v20, %v28, %v7
	vmsumudm %v3, %v19, %v28, %v3
	lxv %vs60, 1264(%r1)
	vsrd %v12, %v2, %v30
	vaddudm %v11, %v11, %v12
	vrldnm %v14, %v13, %v25
	vrldnm %v13, %v13, %v24
	xxmrgld %vs42, %vs32, %vs33
	vsrd %v10, %v10, %v30
	lxv %vs62, 1072(%r1)
	vmsumudm %v23, %v15, %v18, %v23
	LXV_HIGH (%vs47, %vs4, %vs5)
	lxv %vs5, 144(%r9); IF_BE (xxbrd %vs5, %vs5)
	lxv %vs4, 128(%r9); IF_BE (xxbrd %vs4, %vs4)
	vrldmi %v14, %v15, %v27
	lxv %vs50, 1056(%r1)
	vrldnm %v12, %v11, %v25
	vmsumudm %v5, %v19, %v28, %v5
	LXV_LOW (%vs51, %vs6, %vs7)
	vrldnm %v15, %v15, %v26
	vmsumudm %v31, %v15, %v16, %v31
	vmsumudm %v3, %v13, %v16, %v3
	vmsumudm %v7, %v14, %v16, %v7
	lxv %vs48, 1248(%r1)
	vmsumudm %v22, %v21, %v29, %v22
	vmsumudm %v23, %v21, %v30, %v23
	LXV_HIGH (%vs53, %vs6, %vs7)
	lxv %vs7, 176(%r9); IF_BE (xxbrd %vs7, %vs7)
	lxv %vs60, 1424(%r1)
	vmsumudm %v8, %v14, %v17, %v8
	vmsumudm %v4, %v13, %v17, %v4
	lxv %vs49, 1152(%r1)
	lxv %vs61, 1328(%r1)
	vmsumudm %v6, %v20, %v30, %v6
	lxv %vs62, 1040(%r1)
	vrldnm %v20, %v19, %v25
	vrldnm %v19, %v19, %v24
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	lxv %vs6, 160(%r9); IF_BE (xxbrd %vs6, %vs6)
	vmsumudm %v23, %v15, %v18, %v23
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v3, %v19, %v28, %v3
	xxmrghd %vs41, %vs41, %vs32
	vmsumudm %v22, %v15, %v17, %v22
	vmsumudm %v4, %v19, %v29, %v4
	lxv %vs48, 1408(%r1)
	vmsumudm %v7, %v20, %v28, %v7
	vmsumudm %v31, %v21, %v28, %v31
	lxv %vs60, 1232(%r1)
	LXV_HIGH (%vs47, %vs4, %vs5)
	LXV_LOW (%vs45, %vs4, %vs5)
	vmsumudm %v8, %v20, %v29, %v8
	lxv %vs61, 1136(%r1)
	addi %r9, %r9, 192
	vmsumudm %v6, %v14, %v18, %v6
	lxv %vs50, 1024(%r1)
	vrldnm %v14, %v13, %v25
	vrldnm %v13, %v13, %v24
	LXV_HIGH (%vs34, %vs6, %vs7)
	lxv %vs49, 1312(%r1)
	LXV_LOW (%vs32, %vs6, %vs7)
	vrldmi %v14, %v15, %v27
	vrldnm %v15, %v15, %v26
	vaddudm %v9, %v9, %v10
	vrldnm %v10, %v9, %v25
	vrldnm %v1, %v0, %v25
	vmsumudm %v7, %v14, %v16, %v7
	vrldnm %v0, %v0, %v24
	vmsumudm %v3, %v13, %v16, %v3
	vmsumudm %v22, %v21, %v29, %v22
	lxv %vs61, 1296(%r1)
	vrldnm %v9, %v9, %v24
	vmsumudm %v8, %v14, %v17, %v8
	vmsumudm %v6, %v20, %v30, %v6
	vmsumudm %v4, %v13, %v17, %v4
	lxv %vs49, 1120(%r1)
	vmsumudm %v31, %v15, %v16, %v31
	lxv %vs48, 1216(%r1)
	vmsumudm %v5, %v19, %v28, %v5
	lxv %vs60, 1392(%r1)
	vrldmi %v1, %v2, %v27
	vrldnm %v11, %v11, %v24
	vmsumudm %v23, %v21, %v30, %v23
	lxv %vs62, 1008(%r1)
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v3, %v0, %v28, %v3
	vmsumudm %v22, %v15, %v17, %v22
	vmsumudm %v8, %v1, %v29, %v8
	vmsumudm %v4, %v0, %v29, %v4
	lxv %vs61, 1104(%r1)
	vrldnm %v2, %v2, %v26
	vmsumudm %v31, %v2, %v28, %v31
	vmsumudm %v7, %v1, %v28, %v7
	vmsumudm %v6, %v14, %v18, %v6
	vmsumudm %v23, %v15, %v18, %v23
	vmsumudm %v23, %v2, %v30, %v23
	lxv %vs60, 1200(%r1)
	vmsumudm %v5, %v0, %v28, %v5
	vmsumudm %v22, %v2, %v29, %v22
	xxmrgld %vs43, %vs44, %vs43
	vmsumudm %v6, %v1, %v30, %v6
	bdnz .Lturn_chacha_poly1305_serial_p10
	vspltisw %v28, 2
	vspltisw %v29, 4
	xxspltib %vs62, 20
	lxv %vs48, 896(%r1)
	lxv %vs49, 912(%r1)
	 vspltisw %v13, 0
	vmsumudm %v2, %v11, %v16, %v5
	 stxv %vs45, 1472(%r1)
	lxv %vs50, 928(%r1)
	 stxv %vs45, 1456(%r1)
	vmsumudm %v1, %v11, %v17, %v4
	 stxv %vs45, 1440(%r1)
	vmsumudm %v0, %v11, %v18, %v3
	 stxv %vs45, 1424(%r1)
	lxv %vs48, 960(%r1)
	 stxv %vs45, 1408(%r1)
	lxv %vs49, 976(%r1)
	 stxv %vs45, 1392(%r1)
	vmsumudm %v2, %v9, %v16, %v2
	 stxv %vs45, 1376(%r1)
	lxv %vs50, 992(%r1)
	vmsumudm %v1, %v9, %v17, %v1
	 stxv %vs45, 1360(%r1)
	vmsumudm %v0, %v9, %v18, %v0
	 stxv %vs45, 1344(%r1)
	vmsumudm %v8, %v10, %v17, %v8
	 stxv %vs45, 1328(%r1)
	lxv %vs48, 944(%r1)
	 stxv %vs45, 1312(%r1)
	vmsumudm %v7, %v10, %v18, %v7
	 stxv %vs45, 1296(%r1)
	vmsumudm %v6, %v10, %v16, %v6
	 stxv %vs45, 1280(%r1)
	vadduqm %v6, %v6, %v22
	 stxv %vs45, 1264(%r1)
	vadduqm %v7, %v7, %v23
	 stxv %vs45, 1248(%r1)
	vadduqm %v8, %v8, %v31
	vadduqm %v2, %v2, %v8
	 stxv %vs45, 1232(%r1)
	vadduqm %v1, %v1, %v7
	 stxv %vs45, 1216(%r1)
	vadduqm %v0, %v0, %v6
	 stxv %vs45, 1200(%r1)
	vsld %v9, %v2, %v28
	 stxv %vs45, 1184(%r1)
	vsld %v12, %v2, %v29
	 stxv %vs45, 1168(%r1)
	xxpermdi %vs43, %vs33, %vs33, 2
	 stxv %vs45, 1152(%r1)
	xxmrgld %vs42, %vs32, %vs33
	 stxv %vs45, 1136(%r1)
	vaddudm %v9, %v9, %v12
	 stxv %vs45, 1120(%r1)
	vsrd %v12, %v2, %v30
	vsrd %v10, %v10, %v30
	 stxv %vs45, 1104(%r1)
	xxmrghd %vs41, %vs41, %vs32
	 stxv %vs45, 1088(%r1)
	vaddudm %v11, %v11, %v12
	 stxv %vs45, 1072(%r1)
	vaddudm %v9, %v9, %v10
	 stxv %vs45, 1056(%r1)
	mfvsrd %r16, %vs41
	 stxv %vs45, 1040(%r1)
	mfvsrld %r17, %vs41
	 stxv %vs45, 1024(%r1)
	mfvsrld %r15, %vs43
	 stxv %vs45, 1008(%r1)
	sldi %r19, %r17, 44
	 stxv %vs45, 880(%r1)
	srdi %r17, %r17, 20
	sldi %r20, %r15, 24
	 stxv %vs45, 864(%r1)
	srdi %r15, %r15, 40
	 stxv %vs45, 848(%r1)
	addc %r16, %r16, %r19
	 stxv %vs45, 992(%r1)
	adde %r17, %r17, %r20
	 stxv %vs45, 976(%r1)
	addze %r15, %r15
	 stxv %vs45, 960(%r1)
	srdi %r10, %r15, 2
	 stxv %vs45, 944(%r1)
	clrrdi %r19, %r15, 2
	 stxv %vs45, 928(%r1)
	clrldi %r18, %r15, 62
	 stxv %vs45, 912(%r1)
	add %r10, %r10, %r19
	 stxv %vs45, 896(%r1)
	cmpldi %r8, 0
	beq .Lwhole_chacha_poly1305_serial_p10
	li %r31, 1
	mtctr %r8
.Lblock_chacha_poly1305_serial_p10:
	IF_LE (ld %r19, 0(%r9))
	IF_BE (ldbrx %r19, 0, %r9)
	IF_LE (ld %r20, 8(%r9))
	IF_BE (li %r20, 8)
	IF_BE (ldbrx %r20, %r20, %r9)
	addc %r16, %r16, %r19
	adde %r17, %r17, %r20
	adde %r18, %r18, %r31
	mulld %r23, %r17, %r14
	mulhdu %r24, %r17, %r14
	mulld %r25, %r17, %r11
	mulhdu %r26, %r17, %r11
	mulld %r22, %r18, %r14
	mulld %r18, %r18, %r11
	addc %r25, %r25, %r22
	adde %r26, %r26, %r18
	addc %r16, %r16, %r10
	subfe %r0, %r0, %r0
	mulhdu %r15, %r16, %r12
	mulld %r17, %r16, %r12
	mulld %r22, %r16, %r11
	mulhdu %r21, %r16, %r11
	andc %r20, %r11, %r0
	andc %r19, %r14, %r0
	addc %r25, %r25, %r20
	addze %r26, %r26
	addc %r23, %r23, %r19
	addze %r24, %r24
	addc %r17, %r17, %r25
	adde %r15, %r15, %r26
	addc %r16, %r22, %r23
	adde %r21, %r21, %r24
	srdi %r10, %r15, 2
	clrrdi %r19, %r15, 2
	clrldi %r18, %r15, 62
	addc %r17, %r17, %r21
	addze %r18, %r18
	add %r10, %r10, %r19
	addi %r9, %r9, 16
	bdnz .Lblock_chacha_poly1305_serial_p10
.Lwhole_chacha_poly1305_serial_p10:
	addc %r16, %r16, %r10
	addze %r17, %r17
	addze %r18, %r18
	std %r16, 16(%r7)
	std %r17, 24(%r7)
	std %r18, 32(%r7)
	beq %cr5, .Lend_chacha_poly1305_serial_p10

	/* Decrypting: on with the first pass. */
	vspltisw %v16, 0
	lxv %vs32, 816(%r1)
	stxv %vs48, 816(%r1)
	lxv %vs33, 800(%r1)
	stxv %vs48, 800(%r1)
	lxv %vs34, 784(%r1)
	stxv %vs48, 784(%r1)
	lxv %vs35, 768(%r1)
	stxv %vs48, 768(%r1)
	lxv %vs36, 752(%r1)
	stxv %vs48, 752(%r1)
	lxv %vs37, 736(%r1)
	stxv %vs48, 736(%r1)
	lxv %vs38, 720(%r1)
	stxv %vs48, 720(%r1)
	lxv %vs39, 704(%r1)
	stxv %vs48, 704(%r1)
	lxv %vs44, 688(%r1)
	stxv %vs48, 688(%r1)
	lxv %vs45, 672(%r1)
	stxv %vs48, 672(%r1)
	lxv %vs46, 656(%r1)
	stxv %vs48, 656(%r1)
	lxv %vs47, 640(%r1)
	stxv %vs48, 640(%r1)
	lxv %vs52, 624(%r1)
	stxv %vs48, 624(%r1)
	lxv %vs53, 608(%r1)
	stxv %vs48, 608(%r1)
	lxv %vs54, 592(%r1)
	stxv %vs48, 592(%r1)
	lxv %vs55, 576(%r1)
	stxv %vs48, 576(%r1)
	lxv %vs56, 560(%r1)
	stxv %vs48, 560(%r1)
	lxv %vs57, 544(%r1)
	stxv %vs48, 544(%r1)
	lxv %vs58, 528(%r1)
	stxv %vs48, 528(%r1)
	lxv %vs59, 512(%r1)
	stxv %vs48, 512(%r1)
	lxv %vs40, 496(%r1)
	stxv %vs48, 496(%r1)
	lxv %vs41, 480(%r1)
	stxv %vs48, 480(%r1)
	lxv %vs42, 464(%r1)
	stxv %vs48, 464(%r1)
	lxv %vs43, 448(%r1)
	stxv %vs48, 448(%r1)
	lxv %vs60, 432(%r1)
	stxv %vs48, 432(%r1)
	lxv %vs61, 416(%r1)
	stxv %vs48, 416(%r1)
	lxv %vs62, 400(%r1)
	stxv %vs48, 400(%r1)
	lxv %vs63, 384(%r1)
	stxv %vs48, 384(%r1)
	lvsl %v16, 0, %r1
	vspltisb %v19, 4
	vspltisw %v17, -16
	vslb %v18, %v16, %v19
	vspltisw %v19, 8
	vor %v18, %v18, %v16
	vrlw %v16, %v18, %v17
	vrlw %v18, %v18, %v19
	vspltisw %v17, 12
	vspltisw %v19, 7
	li %r15, 0
	cmpldi %cr5, %r15, 1
	b .Lstore_chacha_poly1305_serial_p10

.Lkeep_chacha_poly1305_serial_p10:
	stxv %vs32, 816(%r1)
	stxv %vs33, 800(%r1)
	stxv %vs34, 784(%r1)
	stxv %vs35, 768(%r1)
	stxv %vs36, 752(%r1)
	stxv %vs37, 736(%r1)
	stxv %vs38, 720(%r1)
	stxv %vs39, 704(%r1)
	stxv %vs44, 688(%r1)
	stxv %vs45, 672(%r1)
	stxv %vs46, 656(%r1)
	stxv %vs47, 640(%r1)
	stxv %vs52, 624(%r1)
	stxv %vs53, 608(%r1)
	stxv %vs54, 592(%r1)
	stxv %vs55, 576(%r1)
	stxv %vs56, 560(%r1)
	stxv %vs57, 544(%r1)
	stxv %vs58, 528(%r1)
	stxv %vs59, 512(%r1)
	stxv %vs40, 496(%r1)
	stxv %vs41, 480(%r1)
	stxv %vs42, 464(%r1)
	stxv %vs43, 448(%r1)
	stxv %vs60, 432(%r1)
	stxv %vs61, 416(%r1)
	stxv %vs62, 400(%r1)
	stxv %vs63, 384(%r1)
	b .Lpoly_chacha_poly1305_serial_p10

.Lend_chacha_poly1305_serial_p10:
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
	addi %r1, %r1, 1488
	CFI (.cfi_def_cfa_offset 0)
	blr
ENDFUNC (chacha_poly1305_serial_p10)
