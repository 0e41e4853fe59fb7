/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_poly1305_serial (size_t blocks, uint8_t *dst,
                                const uint8_t *src, const uint32_t state[16],
                                uint64_t poly1305_state[5], size_t n,
                                const uint8_t *data, unsigned decrypt)

   chacha_core on vectors, eight blocks a pass, and poly1305_update with pad 1
   on n blocks at data, one after the other; see kernels.h.  Powers of r are
   made in integer registers beside the rounds of the first pass.
   Decrypting, the words of the first pass rest in the frame while Poly1305
   reads data. */
#include "chapoly-asm.h"
	ISA ("power10")

FUNC (chacha_poly1305_serial_p10)
	stdu %r1, -1360(%r1)
	CFI (.cfi_def_cfa_offset 1360)
	std %r14, 184(%r1)
	CFI (.cfi_offset 14, -1176)
	std %r15, 176(%r1)
	CFI (.cfi_offset 15, -1184)
	std %r16, 168(%r1)
	CFI (.cfi_offset 16, -1192)
	std %r17, 160(%r1)
	CFI (.cfi_offset 17, -1200)
	std %r18, 152(%r1)
	CFI (.cfi_offset 18, -1208)
	std %r19, 144(%r1)
	CFI (.cfi_offset 19, -1216)
	std %r20, 136(%r1)
	CFI (.cfi_offset 20, -1224)
	std %r21, 128(%r1)
	CFI (.cfi_offset 21, -1232)
	std %r22, 120(%r1)
	CFI (.cfi_offset 22, -1240)
	std %r23, 112(%r1)
	CFI (.cfi_offset 23, -1248)
	std %r24, 104(%r1)
	CFI (.cfi_offset 24, -1256)
	std %r25, 96(%r1)
	CFI (.cfi_offset 25, -1264)
	std %r26, 88(%r1)
	CFI (.cfi_offset 26, -1272)
	std %r27, 80(%r1)
	CFI (.cfi_offset 27, -1280)
	std %r28, 72(%r1)
	CFI (.cfi_offset 28, -1288)
	std %r29, 64(%r1)
	CFI (.cfi_offset 29, -1296)
	std %r30, 56(%r1)
	CFI (.cfi_offset 30, -1304)
	std %r31, 48(%r1)
	CFI (.cfi_offset 31, -1312)
	stxv %vs52, 368(%r1)
	CFI (.cfi_offset 97, -992)
	stxv %vs53, 352(%r1)
	CFI (.cfi_offset 98, -1008)
	stxv %vs54, 336(%r1)
	CFI (.cfi_offset 99, -1024)
	stxv %vs55, 320(%r1)
	CFI (.cfi_offset 100, -1040)
	stxv %vs56, 304(%r1)
	CFI (.cfi_offset 101, -1056)
	stxv %vs57, 288(%r1)
	CFI (.cfi_offset 102, -1072)
	stxv %vs58, 272(%r1)
	CFI (.cfi_offset 103, -1088)
	stxv %vs59, 256(%r1)
	CFI (.cfi_offset 104, -1104)
	stxv %vs60, 240(%r1)
	CFI (.cfi_offset 105, -1120)
	stxv %vs61, 224(%r1)
	CFI (.cfi_offset 106, -1136)
	stxv %vs62, 208(%r1)
	CFI (.cfi_offset 107, -1152)
	stxv %vs63, 192(%r1)
	CFI (.cfi_offset 108, -1168)
	cmpldi %cr5, %r10, 0
	li %r10, -72
	ld %r11, 0(%r7)
	ld %r12, 8(%r7)
	srdi %r14, %r12, 2
	add %r14, %r14, %r12
	li %r18, 1
	li %r19, 0
	li %r20, 0
	li %r29, 0
	li %r30, 0
	li %r31, -1 << 10
	lvsl %v14, 0, %r1
	lxv %vs36, 0(%r6)
	lxv %vs37, 16(%r6)
	lxv %vs38, 32(%r6)
	lxv %vs39, 48(%r6)
	vspltisb %v19, 4
	vspltisw %v17, -16
	vslb %v18, %v14, %v19
	vspltisw %v19, 8
	vor %v18, %v18, %v14
	vrlw %v16, %v18, %v17
	vrlw %v18, %v18, %v19
	vspltisw %v17, 12
	vspltisw %v19, 7
	vupkhsb %v14, %v14
	vupkhsh %v14, %v14
	xxpermdi %vs12, %vs46, %vs46, 1
	lxv %vs13, 48(%r6)
	xxspltw %vs44, %vs13, LXV_WORD (0)
	vspltisw %v15, 4
	lxv %vs13, 0(%r6)
	xxspltw %vs32, %vs13, LXV_WORD (0)
	xxspltw %vs33, %vs13, LXV_WORD (0)
	lxv %vs13, 16(%r6)
	xxspltw %vs45, %vs13, LXV_WORD (0)
	xxspltw %vs34, %vs13, LXV_WORD (0)
	vadduwm %v12, %v12, %v14
	lxv %vs13, 32(%r6)
	xxspltw %vs46, %vs13, LXV_WORD (0)
	xxspltw %vs35, %vs13, LXV_WORD (0)
	vadduwm %v15, %v15, %v12
	vadduwm %v20, %v4, %v5
	vadduwm %v0, %v0, %v13
	vadduwm %v1, %v1, %v2
	vpermxor %v28, %v7, %v20, %v16
	vpermxor %v12, %v12, %v0, %v16
	vpermxor %v15, %v15, %v1, %v16
	vadduwm %v8, %v6, %v28
	vadduwm %v14, %v14, %v12
	vadduwm %v3, %v3, %v15
	vxor %v24, %v5, %v8
	vxor %v13, %v13, %v14
	vxor %v2, %v2, %v3
	vrlw %v24, %v24, %v17
	vrlw %v13, %v13, %v17
	vrlw %v2, %v2, %v17
	vadduwm %v20, %v20, %v24
	vadduwm %v0, %v0, %v13
	vadduwm %v1, %v1, %v2
	vpermxor %v28, %v28, %v20, %v18
	vpermxor %v12, %v12, %v0, %v18
	vpermxor %v15, %v15, %v1, %v18
	vadduwm %v8, %v8, %v28
	vadduwm %v14, %v14, %v12
	vadduwm %v3, %v3, %v15
	vxor %v24, %v24, %v8
	vxor %v13, %v13, %v14
	vxor %v2, %v2, %v3
	vrlw %v24, %v24, %v19
	vrlw %v13, %v13, %v19
	vrlw %v2, %v2, %v19
	xxpermdi %vs8, %vs52, %vs52, 1
	xxpermdi %vs9, %vs56, %vs56, 1
	xxpermdi %vs10, %vs40, %vs40, 1
	xxpermdi %vs11, %vs60, %vs60, 1
	xxpermdi %vs52, %vs33, %vs33, 1
	xxpermdi %vs56, %vs34, %vs34, 1
	xxpermdi %vs40, %vs35, %vs35, 1
	xxpermdi %vs60, %vs47, %vs47, 1
	xxpermdi %vs36, %vs45, %vs45, 1
	xxpermdi %vs0, %vs46, %vs46, 1
	xxspltw %vs33, %vs8, LXV_WORD (1)
	xxspltw %vs34, %vs8, LXV_WORD (2)
	xxspltw %vs35, %vs8, LXV_WORD (3)
	xxspltw %vs37, %vs9, LXV_WORD (1)
	xxspltw %vs38, %vs9, LXV_WORD (2)
	xxspltw %vs39, %vs9, LXV_WORD (3)
	xxspltw %vs45, %vs11, LXV_WORD (1)
	xxspltw %vs46, %vs11, LXV_WORD (2)
	xxspltw %vs47, %vs11, LXV_WORD (3)
	xxspltw %vs1, %vs10, LXV_WORD (1)
	xxspltw %vs2, %vs10, LXV_WORD (2)
	xxspltw %vs3, %vs10, LXV_WORD (3)
	xxspltw %vs53, %vs8, LXV_WORD (1)
	xxspltw %vs54, %vs8, LXV_WORD (2)
	xxspltw %vs55, %vs8, LXV_WORD (3)
	xxspltw %vs57, %vs9, LXV_WORD (1)
	xxspltw %vs58, %vs9, LXV_WORD (2)
	xxspltw %vs59, %vs9, LXV_WORD (3)
	xxspltw %vs41, %vs10, LXV_WORD (1)
	xxspltw %vs42, %vs10, LXV_WORD (2)
	xxspltw %vs43, %vs10, LXV_WORD (3)
	xxspltw %vs61, %vs11, LXV_WORD (1)
	xxspltw %vs62, %vs11, LXV_WORD (2)
	xxspltw %vs63, %vs11, LXV_WORD (3)

.Lpass_chacha_poly1305_serial_p10:
	vadduwm %v0, %v0, %v5
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vadduwm %v3, %v3, %v4
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
	vadduwm %v5, %v5, %v15
	vadduwm %v6, %v6, %v12
	vadduwm %v7, %v7, %v13
	vadduwm %v4, %v4, %v14
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
	li %r0, 9
	mtctr %r0
	cmpldi %r10, 0
	beq .Lround_chacha_poly1305_serial_p10
.Lpower_chacha_poly1305_serial_p10:
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	vadduwm %v10, %v10, %v31
	srdi %r21, %r20, 2
	vadduwm %v11, %v11, %v28
	vadduwm %v8, %v8, %v29
	vadduwm %v9, %v9, %v30
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs0, %vs0, 1
	clrrdi %r22, %r20, 2
	vpermxor %v12, %v12, %v0, %v16
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs1, %vs1, 1
	vpermxor %v13, %v13, %v1, %v16
	xxpermdi %vs6, %vs38, %vs38, 1
	clrldi %r20, %r20, 62
	xxpermdi %vs38, %vs2, %vs2, 1
	vpermxor %v14, %v14, %v2, %v16
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs3, %vs3, 1
	vpermxor %v15, %v15, %v3, %v16
	add %r21, %r21, %r22
	vxor %v25, %v25, %v10
	vxor %v26, %v26, %v11
	vxor %v27, %v27, %v8
	vxor %v24, %v24, %v9
	vadduwm %v4, %v4, %v12
	addc %r18, %r18, %r21
	vadduwm %v5, %v5, %v13
	vadduwm %v6, %v6, %v14
	vadduwm %v7, %v7, %v15
	vrlw %v25, %v25, %v19
	vrlw %v26, %v26, %v19
	addze %r19, %r19
	vrlw %v27, %v27, %v19
	vrlw %v24, %v24, %v19
	xxpermdi %vs0, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs1, %vs37, %vs37, 1
	addze %r20, %r20
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs2, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs3, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	rldic %r23, %r18, 10, 10
	vadduwm %v20, %v20, %v24
	vadduwm %v21, %v21, %v25
	vadduwm %v22, %v22, %v26
	vadduwm %v23, %v23, %v27
	vrlw %v4, %v4, %v17
	srdi %r24, %r18, 34
	vrlw %v5, %v5, %v17
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vpermxor %v28, %v28, %v20, %v16
	vpermxor %v29, %v29, %v21, %v16
	srdi %r25, %r19, 14
	vpermxor %v30, %v30, %v22, %v16
	vpermxor %v31, %v31, %v23, %v16
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vadduwm %v2, %v2, %v6
	clrrdi %r24, %r24, 10
	vadduwm %v3, %v3, %v7
	vadduwm %v8, %v8, %v28
	vadduwm %v9, %v9, %v29
	vadduwm %v10, %v10, %v30
	vadduwm %v11, %v11, %v31
	clrrdi %r25, %r25, 10
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs0, %vs0, 1
	vpermxor %v12, %v12, %v0, %v18
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs1, %vs1, 1
	rldimi %r24, %r19, 30, 10
	vpermxor %v13, %v13, %v1, %v18
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs2, %vs2, 1
	vpermxor %v14, %v14, %v2, %v18
	xxpermdi %vs7, %vs39, %vs39, 1
	rldimi %r25, %r20, 50, 0
	xxpermdi %vs39, %vs3, %vs3, 1
	vpermxor %v15, %v15, %v3, %v18
	vxor %v24, %v24, %v8
	vxor %v25, %v25, %v9
	vxor %v26, %v26, %v10
	IF_LE (mr %r17, %r10); IF_BE (xori %r17, %r10, 8)
	vxor %v27, %v27, %v11
	vadduwm %v4, %v4, %v12
	vadduwm %v5, %v5, %v13
	vadduwm %v6, %v6, %v14
	vadduwm %v7, %v7, %v15
	mulli %r26, %r24, 20
	vrlw %v24, %v24, %v17
	vrlw %v25, %v25, %v17
	vrlw %v26, %v26, %v17
	vrlw %v27, %v27, %v17
	xxpermdi %vs0, %vs36, %vs36, 1
	mulli %r27, %r25, 20
	xxlxor %vs36, %vs4, %vs36
	xxpermdi %vs1, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs2, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	addi %r10, %r10, 8
	xxpermdi %vs3, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	vadduwm %v20, %v20, %v24
	vadduwm %v21, %v21, %v25
	vadduwm %v22, %v22, %v26
	add %r17, %r17, %r1
	vadduwm %v23, %v23, %v27
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	std %r23, 1360(%r17)
	vpermxor %v28, %v28, %v20, %v18
	vpermxor %v29, %v29, %v21, %v18
	vpermxor %v30, %v30, %v22, %v18
	vpermxor %v31, %v31, %v23, %v18
	std %r24, 1296(%r17)
	vadduwm %v0, %v0, %v5
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vadduwm %v3, %v3, %v4
	vadduwm %v8, %v8, %v28
	std %r25, 1232(%r17)
	vadduwm %v9, %v9, %v29
	vadduwm %v10, %v10, %v30
	vadduwm %v11, %v11, %v31
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	std %r26, 1168(%r17)
	vpermxor %v15, %v15, %v0, %v16
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	vpermxor %v12, %v12, %v1, %v16
	xxpermdi %vs7, %vs39, %vs39, 1
	std %r27, 1104(%r17)
	xxpermdi %vs39, %vs0, %vs0, 1
	vpermxor %v13, %v13, %v2, %v16
	xxpermdi %vs4, %vs36, %vs36, 1
	xxpermdi %vs36, %vs1, %vs1, 1
	vpermxor %v14, %v14, %v3, %v16
	add %r29, %r29, %r26
	vxor %v24, %v24, %v8
	vxor %v25, %v25, %v9
	vxor %v26, %v26, %v10
	vxor %v27, %v27, %v11
	vadduwm %v5, %v5, %v15
	add %r30, %r30, %r27
	vadduwm %v6, %v6, %v12
	vadduwm %v7, %v7, %v13
	vadduwm %v4, %v4, %v14
	vrlw %v24, %v24, %v19
	vrlw %v25, %v25, %v19
	add %r31, %r31, %r23
	vrlw %v26, %v26, %v19
	vrlw %v27, %v27, %v19
	xxpermdi %vs2, %vs37, %vs37, 1
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs3, %vs38, %vs38, 1
	li %r21, 0
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	li %r22, 0
	vadduwm %v20, %v20, %v25
	vadduwm %v21, %v21, %v26
	vadduwm %v22, %v22, %v27
	vadduwm %v23, %v23, %v24
	vrlw %v5, %v5, %v17
	maddhdu %r15, %r19, %r14, %r21
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vrlw %v4, %v4, %v17
	vpermxor %v31, %v31, %v20, %v16
	vpermxor %v28, %v28, %v21, %v16
	maddld %r21, %r19, %r14, %r21
	vpermxor %v29, %v29, %v22, %v16
	vpermxor %v30, %v30, %v23, %v16
	vadduwm %v0, %v0, %v5
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	maddhdu %r16, %r18, %r11, %r21
	vadduwm %v3, %v3, %v4
	vadduwm %v10, %v10, %v31
	vadduwm %v11, %v11, %v28
	vadduwm %v8, %v8, %v29
	vadduwm %v9, %v9, %v30
	add %r15, %r15, %r16
	xxpermdi %vs5, %vs37, %vs37, 1
	xxpermdi %vs37, %vs2, %vs2, 1
	vpermxor %v15, %v15, %v0, %v18
	xxpermdi %vs6, %vs38, %vs38, 1
	xxpermdi %vs38, %vs3, %vs3, 1
	maddld %r15, %r20, %r14, %r15
	vpermxor %v12, %v12, %v1, %v18
	xxpermdi %vs7, %vs39, %vs39, 1
	xxpermdi %vs39, %vs0, %vs0, 1
	vpermxor %v13, %v13, %v2, %v18
	xxpermdi %vs4, %vs36, %vs36, 1
	maddhdu %r16, %r19, %r11, %r22
	xxpermdi %vs36, %vs1, %vs1, 1
	vpermxor %v14, %v14, %v3, %v18
	vxor %v25, %v25, %v10
	vxor %v26, %v26, %v11
	vxor %v27, %v27, %v8
	maddld %r22, %r19, %r11, %r22
	vxor %v24, %v24, %v9
	vadduwm %v5, %v5, %v15
	vadduwm %v6, %v6, %v12
	vadduwm %v7, %v7, %v13
	vadduwm %v4, %v4, %v14
	maddld %r20, %r20, %r11, %r16
	vrlw %v25, %v25, %v17
	vrlw %v26, %v26, %v17
	vrlw %v27, %v27, %v17
	vrlw %v24, %v24, %v17
	xxpermdi %vs2, %vs37, %vs37, 1
	maddhdu %r16, %r18, %r12, %r22
	xxlxor %vs37, %vs5, %vs37
	xxpermdi %vs3, %vs38, %vs38, 1
	xxlxor %vs38, %vs6, %vs38
	xxpermdi %vs0, %vs39, %vs39, 1
	xxlxor %vs39, %vs7, %vs39
	maddld %r22, %r18, %r12, %r22
	xxpermdi %vs1, %vs36, %vs36, 1
	xxlxor %vs36, %vs4, %vs36
	vadduwm %v20, %v20, %v25
	vadduwm %v21, %v21, %v26
	vadduwm %v22, %v22, %v27
	maddld %r18, %r18, %r11, %r21
	vadduwm %v23, %v23, %v24
	vrlw %v5, %v5, %v19
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vrlw %v4, %v4, %v19
	addc %r19, %r22, %r15
	vpermxor %v31, %v31, %v20, %v18
	vpermxor %v28, %v28, %v21, %v18
	vpermxor %v29, %v29, %v22, %v18
	vpermxor %v30, %v30, %v23, %v18
	adde %r20, %r20, %r16
	bdnz .Lpower_chacha_poly1305_serial_p10
	beq %cr5, .Lstore_chacha_poly1305_serial_p10
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
	b .Lpoly1305_chacha_poly1305_serial_p10

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
.Lstore_chacha_poly1305_serial_p10:
	MERGE_H (%vs4, %vs32, %vs33)
	MERGE_H (%vs5, %vs34, %vs35)
	MERGE_L (%vs6, %vs32, %vs33)
	 vadduwm %v10, %v10, %v31
	MERGE_L (%vs7, %vs34, %vs35)
	lxv %vs35, 0(%r6)
	LXV_PAIR (%vs32, %vs4, %vs5, 0)
	 vadduwm %v11, %v11, %v28
	LXV_PAIR (%vs33, %vs4, %vs5, 3)
	LXV_PAIR (%vs34, %vs6, %vs7, 0)
	lxv %vs4, 0(%r5)
	 vadduwm %v8, %v8, %v29
	vadduwm %v0, %v0, %v3
	IF_BE (xxbrw %vs32, %vs32)
	 vadduwm %v9, %v9, %v30
	xxlxor %vs4, %vs4, %vs32
	stxv %vs4, 0(%r4)
	lxv %vs5, 64(%r5)
	 vxor %v25, %v25, %v10
	vadduwm %v1, %v1, %v3
	IF_BE (xxbrw %vs33, %vs33)
	xxlxor %vs5, %vs5, %vs33
	 vxor %v26, %v26, %v11
	stxv %vs5, 64(%r4)
	LXV_PAIR (%vs32, %vs6, %vs7, 3)
	lxv %vs6, 128(%r5)
	 vxor %v27, %v27, %v8
	vadduwm %v2, %v2, %v3
	IF_BE (xxbrw %vs34, %vs34)
	 vxor %v24, %v24, %v9
	xxlxor %vs6, %vs6, %vs34
	stxv %vs6, 128(%r4)
	lxv %vs7, 192(%r5)
	 vrlw %v25, %v25, %v19
	vadduwm %v0, %v0, %v3
	IF_BE (xxbrw %vs32, %vs32)
	xxlxor %vs7, %vs7, %vs32
	 vrlw %v26, %v26, %v19
	stxv %vs7, 192(%r4)
	xxpermdi %vs32, %vs12, %vs12, 1
	vspltisw %v1, 4
	 vrlw %v27, %v27, %v19
	vadduwm %v12, %v12, %v0
	vadduwm %v1, %v1, %v0
	 vrlw %v24, %v24, %v19
	vadduwm %v28, %v28, %v1
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	MERGE_L (%vs6, %vs44, %vs45)
	MERGE_L (%vs7, %vs46, %vs47)
	lxv %vs47, 48(%r6)
	LXV_PAIR (%vs44, %vs4, %vs5, 0)
	LXV_PAIR (%vs45, %vs4, %vs5, 3)
	LXV_PAIR (%vs46, %vs6, %vs7, 0)
	lxv %vs4, 48(%r5)
	vadduwm %v12, %v12, %v15
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs4, %vs4, %vs44
	stxv %vs4, 48(%r4)
	lxv %vs5, 112(%r5)
	vadduwm %v13, %v13, %v15
	IF_BE (xxbrw %vs45, %vs45)
	xxlxor %vs5, %vs5, %vs45
	stxv %vs5, 112(%r4)
	LXV_PAIR (%vs44, %vs6, %vs7, 3)
	lxv %vs6, 176(%r5)
	vadduwm %v14, %v14, %v15
	IF_BE (xxbrw %vs46, %vs46)
	xxlxor %vs6, %vs6, %vs46
	stxv %vs6, 176(%r4)
	lxv %vs7, 240(%r5)
	vadduwm %v12, %v12, %v15
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs7, %vs7, %vs44
	stxv %vs7, 240(%r4)
	addi %r3, %r3, -8
	cmpldi %r3, 0
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	lxv %vs39, 16(%r6)
	 xxpermdi %vs46, %vs12, %vs12, 1
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	lxv %vs4, 16(%r5)
	vadduwm %v4, %v4, %v7
	 vspltisw %v15, 8
	IF_BE (xxbrw %vs36, %vs36)
	xxlxor %vs4, %vs4, %vs36
	stxv %vs4, 16(%r4)
	lxv %vs5, 80(%r5)
	 vadduwm %v14, %v14, %v15
	vadduwm %v5, %v5, %v7
	IF_BE (xxbrw %vs37, %vs37)
	xxlxor %vs5, %vs5, %vs37
	stxv %vs5, 80(%r4)
	LXV_PAIR (%vs36, %vs6, %vs7, 3)
	 xxpermdi %vs12, %vs46, %vs46, 1
	lxv %vs6, 144(%r5)
	vadduwm %v6, %v6, %v7
	IF_BE (xxbrw %vs38, %vs38)
	xxlxor %vs6, %vs6, %vs38
	stxv %vs6, 144(%r4)
	 lxv %vs13, 48(%r6)
	lxv %vs7, 208(%r5)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	xxlxor %vs7, %vs7, %vs36
	 xxspltw %vs44, %vs13, LXV_WORD (0)
	stxv %vs7, 208(%r4)
	MERGE_H (%vs4, %vs0, %vs1)
	MERGE_H (%vs5, %vs2, %vs3)
	MERGE_L (%vs6, %vs0, %vs1)
	MERGE_L (%vs7, %vs2, %vs3)
	 vspltisw %v15, 4
	lxv %vs39, 32(%r6)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	lxv %vs4, 32(%r5)
	 lxv %vs13, 0(%r6)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	xxlxor %vs4, %vs4, %vs36
	stxv %vs4, 32(%r4)
	 xxspltw %vs32, %vs13, LXV_WORD (0)
	lxv %vs5, 96(%r5)
	vadduwm %v5, %v5, %v7
	IF_BE (xxbrw %vs37, %vs37)
	xxlxor %vs5, %vs5, %vs37
	stxv %vs5, 96(%r4)
	 xxspltw %vs33, %vs13, LXV_WORD (0)
	LXV_PAIR (%vs36, %vs6, %vs7, 3)
	lxv %vs6, 160(%r5)
	vadduwm %v6, %v6, %v7
	IF_BE (xxbrw %vs38, %vs38)
	 lxv %vs13, 16(%r6)
	xxlxor %vs6, %vs6, %vs38
	stxv %vs6, 160(%r4)
	lxv %vs7, 224(%r5)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	 xxspltw %vs45, %vs13, LXV_WORD (0)
	xxlxor %vs7, %vs7, %vs36
	stxv %vs7, 224(%r4)
	lxv %vs36, 0(%r6)
	lxv %vs37, 16(%r6)
	lxv %vs38, 32(%r6)
	 xxspltw %vs34, %vs13, LXV_WORD (0)
	lxv %vs39, 48(%r6)
	lxv %vs0, 256(%r5)
	lxv %vs1, 272(%r5)
	lxv %vs2, 288(%r5)
	 vadduwm %v12, %v12, %v14
	lxv %vs3, 304(%r5)
	MERGE_H (%vs4, %vs52, %vs53)
	MERGE_H (%vs5, %vs54, %vs55)
	MERGE_L (%vs6, %vs52, %vs53)
	MERGE_L (%vs7, %vs54, %vs55)
	 lxv %vs13, 32(%r6)
	LXV_PAIR (%vs52, %vs4, %vs5, 0)
	LXV_PAIR (%vs53, %vs4, %vs5, 3)
	LXV_PAIR (%vs54, %vs6, %vs7, 0)
	LXV_PAIR (%vs55, %vs6, %vs7, 3)
	MERGE_H (%vs4, %vs56, %vs57)
	 xxspltw %vs46, %vs13, LXV_WORD (0)
	MERGE_H (%vs5, %vs58, %vs59)
	MERGE_L (%vs6, %vs56, %vs57)
	MERGE_L (%vs7, %vs58, %vs59)
	LXV_PAIR (%vs56, %vs4, %vs5, 0)
	 xxspltw %vs35, %vs13, LXV_WORD (0)
	LXV_PAIR (%vs57, %vs4, %vs5, 3)
	LXV_PAIR (%vs58, %vs6, %vs7, 0)
	LXV_PAIR (%vs59, %vs6, %vs7, 3)
	MERGE_H (%vs4, %vs40, %vs41)
	MERGE_H (%vs5, %vs42, %vs43)
	 vadduwm %v15, %v15, %v12
	MERGE_L (%vs6, %vs40, %vs41)
	MERGE_L (%vs7, %vs42, %vs43)
	LXV_PAIR (%vs40, %vs4, %vs5, 0)
	LXV_PAIR (%vs41, %vs4, %vs5, 3)
	 vadduwm %v0, %v0, %v13
	LXV_PAIR (%vs42, %vs6, %vs7, 0)
	LXV_PAIR (%vs43, %vs6, %vs7, 3)
	MERGE_H (%vs4, %vs60, %vs61)
	MERGE_H (%vs5, %vs62, %vs63)
	MERGE_L (%vs6, %vs60, %vs61)
	 vadduwm %v1, %v1, %v2
	MERGE_L (%vs7, %vs62, %vs63)
	LXV_PAIR (%vs60, %vs4, %vs5, 0)
	LXV_PAIR (%vs61, %vs4, %vs5, 3)
	LXV_PAIR (%vs62, %vs6, %vs7, 0)
	LXV_PAIR (%vs63, %vs6, %vs7, 3)
	 vpermxor %v12, %v12, %v0, %v16
	lxv %vs4, 320(%r5)
	lxv %vs5, 336(%r5)
	lxv %vs6, 352(%r5)
	lxv %vs7, 368(%r5)
	 vpermxor %v15, %v15, %v1, %v16
	vadduwm %v20, %v20, %v4
	vadduwm %v24, %v24, %v5
	vadduwm %v8, %v8, %v6
	vadduwm %v28, %v28, %v7
	IF_BE (xxbrw %vs52, %vs52)
	 vadduwm %v14, %v14, %v12
	IF_BE (xxbrw %vs56, %vs56)
	IF_BE (xxbrw %vs40, %vs40)
	IF_BE (xxbrw %vs60, %vs60)
	xxlxor %vs0, %vs0, %vs52
	xxlxor %vs1, %vs1, %vs56
	 vadduwm %v3, %v3, %v15
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs60
	stxv %vs0, 256(%r4)
	stxv %vs1, 272(%r4)
	 vxor %v13, %v13, %v14
	stxv %vs2, 288(%r4)
	stxv %vs3, 304(%r4)
	lxv %vs0, 384(%r5)
	lxv %vs1, 400(%r5)
	lxv %vs2, 416(%r5)
	 vxor %v2, %v2, %v3
	lxv %vs3, 432(%r5)
	vadduwm %v21, %v21, %v4
	vadduwm %v25, %v25, %v5
	vadduwm %v9, %v9, %v6
	vadduwm %v29, %v29, %v7
	 vrlw %v13, %v13, %v17
	IF_BE (xxbrw %vs53, %vs53)
	IF_BE (xxbrw %vs57, %vs57)
	IF_BE (xxbrw %vs41, %vs41)
	IF_BE (xxbrw %vs61, %vs61)
	 vrlw %v2, %v2, %v17
	xxlxor %vs4, %vs4, %vs53
	xxlxor %vs5, %vs5, %vs57
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs7, %vs7, %vs61
	stxv %vs4, 320(%r4)
	 vadduwm %v0, %v0, %v13
	stxv %vs5, 336(%r4)
	stxv %vs6, 352(%r4)
	stxv %vs7, 368(%r4)
	lxv %vs4, 448(%r5)
	 vadduwm %v1, %v1, %v2
	lxv %vs5, 464(%r5)
	lxv %vs6, 480(%r5)
	lxv %vs7, 496(%r5)
	vadduwm %v22, %v22, %v4
	vadduwm %v26, %v26, %v5
	 vpermxor %v12, %v12, %v0, %v18
	vadduwm %v10, %v10, %v6
	vadduwm %v30, %v30, %v7
	IF_BE (xxbrw %vs54, %vs54)
	IF_BE (xxbrw %vs58, %vs58)
	IF_BE (xxbrw %vs42, %vs42)
	 vpermxor %v15, %v15, %v1, %v18
	IF_BE (xxbrw %vs62, %vs62)
	xxlxor %vs0, %vs0, %vs54
	xxlxor %vs1, %vs1, %vs58
	xxlxor %vs2, %vs2, %vs42
	 vadduwm %v14, %v14, %v12
	xxlxor %vs3, %vs3, %vs62
	stxv %vs0, 384(%r4)
	stxv %vs1, 400(%r4)
	stxv %vs2, 416(%r4)
	stxv %vs3, 432(%r4)
	 vadduwm %v3, %v3, %v15
	vadduwm %v23, %v23, %v4
	vadduwm %v27, %v27, %v5
	vadduwm %v11, %v11, %v6
	vadduwm %v31, %v31, %v7
	IF_BE (xxbrw %vs55, %vs55)
	 vxor %v13, %v13, %v14
	IF_BE (xxbrw %vs59, %vs59)
	IF_BE (xxbrw %vs43, %vs43)
	IF_BE (xxbrw %vs63, %vs63)
	xxlxor %vs4, %vs4, %vs55
	 vxor %v2, %v2, %v3
	xxlxor %vs5, %vs5, %vs59
	xxlxor %vs6, %vs6, %vs43
	xxlxor %vs7, %vs7, %vs63
	stxv %vs4, 448(%r4)
	stxv %vs5, 464(%r4)
	 vrlw %v13, %v13, %v19
	stxv %vs6, 480(%r4)
	stxv %vs7, 496(%r4)
	addi %r5, %r5, 512
	addi %r4, %r4, 512
	 vrlw %v2, %v2, %v19
	beq .Lstored_chacha_poly1305_serial_p10
	xxpermdi %vs52, %vs33, %vs33, 1
	xxpermdi %vs56, %vs34, %vs34, 1
	xxpermdi %vs40, %vs35, %vs35, 1
	xxpermdi %vs60, %vs47, %vs47, 1
	xxpermdi %vs36, %vs45, %vs45, 1
	xxpermdi %vs0, %vs46, %vs46, 1
	xxspltw %vs33, %vs8, LXV_WORD (1)
	xxspltw %vs34, %vs8, LXV_WORD (2)
	xxspltw %vs35, %vs8, LXV_WORD (3)
	xxspltw %vs37, %vs9, LXV_WORD (1)
	xxspltw %vs38, %vs9, LXV_WORD (2)
	xxspltw %vs39, %vs9, LXV_WORD (3)
	xxspltw %vs45, %vs11, LXV_WORD (1)
	xxspltw %vs46, %vs11, LXV_WORD (2)
	xxspltw %vs47, %vs11, LXV_WORD (3)
	xxspltw %vs1, %vs10, LXV_WORD (1)
	xxspltw %vs2, %vs10, LXV_WORD (2)
	xxspltw %vs3, %vs10, LXV_WORD (3)
	xxspltw %vs53, %vs8, LXV_WORD (1)
	xxspltw %vs54, %vs8, LXV_WORD (2)
	xxspltw %vs55, %vs8, LXV_WORD (3)
	xxspltw %vs57, %vs9, LXV_WORD (1)
	xxspltw %vs58, %vs9, LXV_WORD (2)
	xxspltw %vs59, %vs9, LXV_WORD (3)
	xxspltw %vs41, %vs10, LXV_WORD (1)
	xxspltw %vs42, %vs10, LXV_WORD (2)
	xxspltw %vs43, %vs10, LXV_WORD (3)
	xxspltw %vs61, %vs11, LXV_WORD (1)
	xxspltw %vs62, %vs11, LXV_WORD (2)
	xxspltw %vs63, %vs11, LXV_WORD (3)
	b .Lpass_chacha_poly1305_serial_p10

.Lstored_chacha_poly1305_serial_p10:
	bne %cr5, .Ldone_chacha_poly1305_serial_p10
.Lpoly1305_chacha_poly1305_serial_p10:
	mulli %r28, %r23, 20
	mtvsrdd %vs48, %r23, %r27
	stxv %vs48, 1024(%r1)
	mtvsrdd %vs48, %r24, %r23
	stxv %vs48, 1008(%r1)
	mtvsrdd %vs48, %r25, %r24
	stxv %vs48, 992(%r1)
	mtvsrdd %vs48, %r27, %r26
	stxv %vs48, 976(%r1)
	mtvsrdd %vs48, %r28, %r26
	stxv %vs48, 960(%r1)
	mtvsrdd %vs48, %r26, %r27
	stxv %vs48, 944(%r1)
	mtvsrdd %vs48, %r27, %r23
	stxv %vs48, 928(%r1)
	srdi %r21, %r29, 14
	sldi %r22, %r29, 50
	mtvsrdd %vs48, %r21, %r22
	stxv %vs48, 912(%r1)
	srdi %r21, %r30, 14
	sldi %r22, %r30, 50
	mtvsrdd %vs48, %r21, %r22
	stxv %vs48, 896(%r1)
	srdi %r21, %r31, 14
	sldi %r22, %r31, 50
	mtvsrdd %vs48, %r21, %r22
	stxv %vs48, 880(%r1)
	vspltisw %v16, 0
	stxv %vs48, 864(%r1)
	stxv %vs48, 848(%r1)
	stxv %vs48, 832(%r1)
	lis %r21, 10
	ori %r21, %r21, (53 << 8) + 10
	mtvsrdd %vs56, %r21, %r21
	lis %r21, 34
	ori %r21, %r21, (53 << 8) + 30
	mtvsrdd %vs57, %r21, %r21
	lis %r21, 14
	ori %r21, %r21, (53 << 8) + 50
	mtvsrdd %vs58, %r21, %r21
	lis %r21, 10
	ori %r21, %r21, (33 << 8) + 30
	mtvsrdd %vs59, %r21, %r21
	li %r21, 20
	vspltisw %v28, 2
	vspltisw %v29, 4
	mtvsrdd %vs62, %r21, %r21
	ld %r18, 16(%r7)
	ld %r19, 24(%r7)
	ld %r20, 32(%r7)
	li %r15, 0
	addc %r21, %r18, %r15
	addze %r22, %r19
	addze %r16, %r20
	rldic %r29, %r21, 10, 10
	srdi %r30, %r21, 34
	srdi %r31, %r22, 14
	clrrdi %r30, %r30, 10
	clrrdi %r31, %r31, 10
	rldimi %r30, %r22, 30, 10
	rldimi %r31, %r16, 50, 0
	srdi %r17, %r8, 3
	clrldi %r8, %r8, 61
	addi %r17, %r17, -1
	mtvsrdd %vs41, %r29, %r30
	vspltisw %v10, 0
	mtctr %r17
	mtvsrdd %vs43, %r15, %r31
	lxv %vs35, 912(%r1)
	lxv %vs36, 896(%r1)
	lxv %vs37, 880(%r1)
	lxv %vs38, 864(%r1)
	lxv %vs39, 848(%r1)
	lxv %vs40, 832(%r1)
	lxv %vs4, 0(%r9); IF_BE (xxbrd %vs4, %vs4)
	lxv %vs5, 16(%r9); IF_BE (xxbrd %vs5, %vs5)
	lxv %vs48, 1344(%r1)
	lxv %vs49, 1280(%r1)
	LXV_LOW (%vs45, %vs4, %vs5)
	LXV_HIGH (%vs47, %vs4, %vs5)
	lxv %vs50, 1088(%r1)
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
	lxv %vs48, 1216(%r1)
	lxv %vs49, 1152(%r1)
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v3, %v15, %v17, %v3
	lxv %vs4, 32(%r9); IF_BE (xxbrd %vs4, %vs4)
	lxv %vs5, 48(%r9); IF_BE (xxbrd %vs5, %vs5)
	lxv %vs54, 1328(%r1)
	lxv %vs55, 1264(%r1)
	LXV_LOW (%vs51, %vs4, %vs5)
	LXV_HIGH (%vs53, %vs4, %vs5)
	lxv %vs63, 1072(%r1)
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
	lxv %vs54, 1200(%r1)
	lxv %vs55, 1136(%r1)
	vmsumudm %v8, %v19, %v22, %v8
	vmsumudm %v6, %v21, %v23, %v6
	cmpldi %r17, 0
	beq .Lend_chacha_poly1305_serial_p10
.Lturn_chacha_poly1305_serial_p10:
	lxv %vs4, 64(%r9); IF_BE (xxbrd %vs4, %vs4)
	lxv %vs5, 80(%r9); IF_BE (xxbrd %vs5, %vs5)
	vspltisw %v2, 0
	lxv %vs54, 1296(%r1)
	lxv %vs55, 1232(%r1)
	vspltisw %v1, 0
	lxv %vs63, 1040(%r1)
	lxv %vs48, 928(%r1)
	vspltisw %v0, 0
	LXV_LOW (%vs45, %vs4, %vs5)
	LXV_HIGH (%vs47, %vs4, %vs5)
	lxv %vs5, 112(%r9); IF_BE (xxbrd %vs5, %vs5)
	lxv %vs4, 96(%r9); IF_BE (xxbrd %vs4, %vs4)
	lxv %vs49, 944(%r1)
	vmsumudm %v2, %v11, %v16, %v2
	lxv %vs50, 960(%r1)
	LXV_LOW (%vs51, %vs4, %vs5)
	LXV_HIGH (%vs53, %vs4, %vs5)
	vrldnm %v14, %v13, %v25
	vrldnm %v13, %v13, %v24
	lxv %vs48, 992(%r1)
	vmsumudm %v1, %v11, %v17, %v1
	lxv %vs49, 1008(%r1)
	lxv %vs5, 144(%r9); IF_BE (xxbrd %vs5, %vs5)
	vmsumudm %v0, %v11, %v18, %v0
	lxv %vs50, 1024(%r1)
	vrldmi %v14, %v15, %v27
	lxv %vs4, 128(%r9); IF_BE (xxbrd %vs4, %vs4)
	vrldnm %v15, %v15, %v26
	vrldnm %v20, %v19, %v25
	vmsumudm %v2, %v9, %v16, %v2
	lxv %vs48, 976(%r1)
	vmsumudm %v8, %v10, %v17, %v8
	vmsumudm %v6, %v10, %v16, %v6
	vmsumudm %v7, %v10, %v18, %v7
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	vmsumudm %v1, %v9, %v17, %v1
	lxv %vs48, 1312(%r1)
	lxv %vs49, 1248(%r1)
	vmsumudm %v0, %v9, %v18, %v0
	lxv %vs50, 1056(%r1)
	vmsumudm %v5, %v15, %v16, %v5
	vrldnm %v19, %v19, %v24
	vmsumudm %v3, %v13, %v16, %v3
	vmsumudm %v4, %v14, %v16, %v4
	vmsumudm %v8, %v21, %v22, %v8
	lxv %vs48, 1184(%r1)
	vmsumudm %v7, %v20, %v22, %v7
	vmsumudm %v6, %v19, %v22, %v6
	lxv %vs54, 1168(%r1)
	vmsumudm %v5, %v14, %v17, %v5
	vmsumudm %v4, %v13, %v17, %v4
	vmsumudm %v3, %v14, %v18, %v3
	vmsumudm %v8, %v20, %v23, %v8
	lxv %vs49, 1120(%r1)
	vmsumudm %v7, %v19, %v23, %v7
	lxv %vs55, 1104(%r1)
	vmsumudm %v6, %v20, %v31, %v6
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v3, %v15, %v17, %v3
	vmsumudm %v4, %v15, %v18, %v4
	vmsumudm %v8, %v19, %v22, %v8
	lxv %vs54, 1328(%r1)
	vmsumudm %v7, %v21, %v31, %v7
	LXV_LOW (%vs45, %vs4, %vs5)
	LXV_HIGH (%vs47, %vs4, %vs5)
	lxv %vs4, 160(%r9); IF_BE (xxbrd %vs4, %vs4)
	lxv %vs5, 176(%r9); IF_BE (xxbrd %vs5, %vs5)
	lxv %vs48, 1344(%r1)
	vrldnm %v14, %v13, %v25
	vmsumudm %v6, %v21, %v23, %v6
	vrldmi %v14, %v15, %v27
	vrldnm %v13, %v13, %v24
	lxv %vs55, 1264(%r1)
	vrldnm %v15, %v15, %v26
	lxv %vs49, 1280(%r1)
	LXV_LOW (%vs51, %vs4, %vs5)
	lxv %vs50, 1088(%r1)
	lxv %vs63, 1072(%r1)
	addi %r9, %r9, 128
	vadduqm %v8, %v8, %v5
	lxv %vs37, 880(%r1)
	vadduqm %v7, %v7, %v4
	lxv %vs36, 896(%r1)
	vrldnm %v20, %v19, %v25
	vadduqm %v6, %v6, %v3
	vrldnm %v19, %v19, %v24
	lxv %vs35, 912(%r1)
	vmsumudm %v5, %v15, %v16, %v5
	vmsumudm %v4, %v14, %v16, %v4
	vadduqm %v2, %v2, %v8
	lxv %vs40, 832(%r1)
	LXV_HIGH (%vs53, %vs4, %vs5)
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	vadduqm %v1, %v1, %v7
	lxv %vs39, 848(%r1)
	vmsumudm %v3, %v13, %v16, %v3
	lxv %vs48, 1216(%r1)
	vadduqm %v0, %v0, %v6
	lxv %vs38, 864(%r1)
	vmsumudm %v8, %v21, %v22, %v8
	vmsumudm %v7, %v20, %v22, %v7
	vsld %v12, %v2, %v29
	vsld %v9, %v2, %v28
	vmsumudm %v5, %v14, %v17, %v5
	vmsumudm %v6, %v19, %v22, %v6
	vmsumudm %v4, %v13, %v17, %v4
	lxv %vs54, 1200(%r1)
	lxv %vs49, 1152(%r1)
	xxpermdi %vs43, %vs33, %vs33, 2
	vaddudm %v9, %v9, %v12
	vsrd %v12, %v2, %v30
	xxmrgld %vs42, %vs32, %vs33
	vmsumudm %v3, %v14, %v18, %v3
	vmsumudm %v8, %v20, %v23, %v8
	vmsumudm %v7, %v19, %v23, %v7
	vaddudm %v11, %v11, %v12
	xxmrghd %vs41, %vs41, %vs32
	lxv %vs55, 1136(%r1)
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
	bdnz .Lturn_chacha_poly1305_serial_p10
.Lend_chacha_poly1305_serial_p10:
	vspltisw %v0, 0
	vspltisw %v1, 0
	vspltisw %v2, 0
	lxv %vs48, 928(%r1)
	lxv %vs49, 944(%r1)
	vmsumudm %v2, %v11, %v16, %v2
	lxv %vs50, 960(%r1)
	vmsumudm %v1, %v11, %v17, %v1
	vmsumudm %v0, %v11, %v18, %v0
	lxv %vs48, 992(%r1)
	lxv %vs49, 1008(%r1)
	vmsumudm %v2, %v9, %v16, %v2
	lxv %vs50, 1024(%r1)
	vmsumudm %v1, %v9, %v17, %v1
	vmsumudm %v0, %v9, %v18, %v0
	vmsumudm %v8, %v10, %v17, %v8
	lxv %vs48, 976(%r1)
	vmsumudm %v7, %v10, %v18, %v7
	vmsumudm %v6, %v10, %v16, %v6
	lxv %vs4, 64(%r9); IF_BE (xxbrd %vs4, %vs4)
	lxv %vs5, 80(%r9); IF_BE (xxbrd %vs5, %vs5)
	lxv %vs48, 1312(%r1)
	lxv %vs49, 1248(%r1)
	LXV_LOW (%vs45, %vs4, %vs5)
	LXV_HIGH (%vs47, %vs4, %vs5)
	lxv %vs50, 1056(%r1)
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
	lxv %vs48, 1184(%r1)
	lxv %vs49, 1120(%r1)
	vmsumudm %v5, %v13, %v16, %v5
	vmsumudm %v3, %v15, %v17, %v3
	lxv %vs4, 96(%r9); IF_BE (xxbrd %vs4, %vs4)
	lxv %vs5, 112(%r9); IF_BE (xxbrd %vs5, %vs5)
	lxv %vs54, 1296(%r1)
	lxv %vs55, 1232(%r1)
	LXV_LOW (%vs51, %vs4, %vs5)
	LXV_HIGH (%vs53, %vs4, %vs5)
	lxv %vs63, 1040(%r1)
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
	lxv %vs54, 1168(%r1)
	lxv %vs55, 1104(%r1)
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
	addi %r9, %r9, 128
	mfvsrd %r18, %vs41
	mfvsrld %r19, %vs41
	mfvsrld %r16, %vs43
	sldi %r21, %r19, 44
	srdi %r19, %r19, 20
	sldi %r22, %r16, 24
	srdi %r16, %r16, 40
	addc %r18, %r18, %r21
	adde %r19, %r19, %r22
	addze %r16, %r16
	srdi %r15, %r16, 2
	clrrdi %r21, %r16, 2
	clrldi %r20, %r16, 62
	add %r15, %r15, %r21
	vspltisw %v16, 0
	stxv %vs48, 1344(%r1)
	stxv %vs48, 1328(%r1)
	stxv %vs48, 1312(%r1)
	stxv %vs48, 1296(%r1)
	stxv %vs48, 1280(%r1)
	stxv %vs48, 1264(%r1)
	stxv %vs48, 1248(%r1)
	stxv %vs48, 1232(%r1)
	stxv %vs48, 1216(%r1)
	stxv %vs48, 1200(%r1)
	stxv %vs48, 1184(%r1)
	stxv %vs48, 1168(%r1)
	stxv %vs48, 1152(%r1)
	stxv %vs48, 1136(%r1)
	stxv %vs48, 1120(%r1)
	stxv %vs48, 1104(%r1)
	stxv %vs48, 1088(%r1)
	stxv %vs48, 1072(%r1)
	stxv %vs48, 1056(%r1)
	stxv %vs48, 1040(%r1)
	stxv %vs48, 1024(%r1)
	stxv %vs48, 1008(%r1)
	stxv %vs48, 992(%r1)
	stxv %vs48, 976(%r1)
	stxv %vs48, 960(%r1)
	stxv %vs48, 944(%r1)
	stxv %vs48, 928(%r1)
	stxv %vs48, 912(%r1)
	stxv %vs48, 896(%r1)
	stxv %vs48, 880(%r1)
	stxv %vs48, 864(%r1)
	stxv %vs48, 848(%r1)
	stxv %vs48, 832(%r1)
	cmpldi %r8, 0
	beq .Labsorbed_chacha_poly1305_serial_p10
	li %r29, 1
	mtctr %r8
.Lblock_poly1305_p10:
	IF_LE (ld %r21, 0(%r9))
	IF_BE (ldbrx %r21, 0, %r9)
	IF_LE (ld %r22, 8(%r9))
	IF_BE (li %r22, 8)
	IF_BE (ldbrx %r22, %r22, %r9)
	addc %r18, %r18, %r21
	adde %r19, %r19, %r22
	adde %r20, %r20, %r29
	mulld %r25, %r19, %r14
	mulhdu %r26, %r19, %r14
	mulld %r27, %r19, %r11
	mulhdu %r28, %r19, %r11
	mulld %r24, %r20, %r14
	mulld %r20, %r20, %r11
	addc %r27, %r27, %r24
	adde %r28, %r28, %r20
	addc %r18, %r18, %r15
	subfe %r17, %r17, %r17
	mulhdu %r16, %r18, %r12
	mulld %r19, %r18, %r12
	mulld %r24, %r18, %r11
	mulhdu %r23, %r18, %r11
	andc %r22, %r11, %r17
	andc %r21, %r14, %r17
	addc %r27, %r27, %r22
	addze %r28, %r28
	addc %r25, %r25, %r21
	addze %r26, %r26
	addc %r19, %r19, %r27
	adde %r16, %r16, %r28
	addc %r18, %r24, %r25
	adde %r23, %r23, %r26
	srdi %r15, %r16, 2
	clrrdi %r21, %r16, 2
	clrldi %r20, %r16, 62
	addc %r19, %r19, %r23
	addze %r20, %r20
	add %r15, %r15, %r21
	addi %r9, %r9, 16
	bdnz .Lblock_poly1305_p10
.Labsorbed_chacha_poly1305_serial_p10:
	addc %r18, %r18, %r15
	addze %r19, %r19
	addze %r20, %r20
	std %r18, 16(%r7)
	std %r19, 24(%r7)
	std %r20, 32(%r7)
	cmpldi %r3, 0
	beq .Ldone_chacha_poly1305_serial_p10
	lvsl %v14, 0, %r1
	vspltisw %v13, 0
	xxpermdi %vs4, %vs45, %vs45, 1
	vspltisb %v19, 4
	vspltisw %v17, -16
	vslb %v18, %v14, %v19
	vspltisw %v19, 8
	vor %v18, %v18, %v14
	vrlw %v16, %v18, %v17
	vrlw %v18, %v18, %v19
	vspltisw %v17, 12
	vspltisw %v19, 7
	lxv %vs32, 816(%r1)
	lxv %vs33, 800(%r1)
	lxv %vs34, 784(%r1)
	lxv %vs35, 768(%r1)
	lxv %vs36, 752(%r1)
	lxv %vs37, 736(%r1)
	lxv %vs38, 720(%r1)
	lxv %vs39, 704(%r1)
	lxv %vs44, 688(%r1)
	lxv %vs45, 672(%r1)
	lxv %vs46, 656(%r1)
	lxv %vs47, 640(%r1)
	lxv %vs52, 624(%r1)
	lxv %vs53, 608(%r1)
	lxv %vs54, 592(%r1)
	lxv %vs55, 576(%r1)
	lxv %vs56, 560(%r1)
	lxv %vs57, 544(%r1)
	lxv %vs58, 528(%r1)
	lxv %vs59, 512(%r1)
	lxv %vs40, 496(%r1)
	lxv %vs41, 480(%r1)
	lxv %vs42, 464(%r1)
	lxv %vs43, 448(%r1)
	lxv %vs60, 432(%r1)
	lxv %vs61, 416(%r1)
	lxv %vs62, 400(%r1)
	lxv %vs63, 384(%r1)
	stxv %vs4, 816(%r1)
	stxv %vs4, 800(%r1)
	stxv %vs4, 784(%r1)
	stxv %vs4, 768(%r1)
	stxv %vs4, 752(%r1)
	stxv %vs4, 736(%r1)
	stxv %vs4, 720(%r1)
	stxv %vs4, 704(%r1)
	stxv %vs4, 688(%r1)
	stxv %vs4, 672(%r1)
	stxv %vs4, 656(%r1)
	stxv %vs4, 640(%r1)
	stxv %vs4, 624(%r1)
	stxv %vs4, 608(%r1)
	stxv %vs4, 592(%r1)
	stxv %vs4, 576(%r1)
	stxv %vs4, 560(%r1)
	stxv %vs4, 544(%r1)
	stxv %vs4, 528(%r1)
	stxv %vs4, 512(%r1)
	stxv %vs4, 496(%r1)
	stxv %vs4, 480(%r1)
	stxv %vs4, 464(%r1)
	stxv %vs4, 448(%r1)
	stxv %vs4, 432(%r1)
	stxv %vs4, 416(%r1)
	stxv %vs4, 400(%r1)
	stxv %vs4, 384(%r1)
	b .Lstore_chacha_poly1305_serial_p10

.Ldone_chacha_poly1305_serial_p10:
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
	addi %r1, %r1, 1360
	CFI (.cfi_def_cfa_offset 0)
	blr
ENDFUNC (chacha_poly1305_serial_p10)
