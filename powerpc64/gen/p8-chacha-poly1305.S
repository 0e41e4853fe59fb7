/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_poly1305 (size_t blocks, uint8_t *dst, const uint8_t *src,
                         const uint32_t state[16],
                         uint64_t poly1305_state[5], const uint8_t *data)

   chacha_core on vectors, four blocks a pass, and in its gaps (indented)
   poly1305_update on 16 blocks of data; see kernels.h.  The integer units
   are free, and 16 blocks are a chain of 290 cycles beside 430 for the
   vectors.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6 (later PAD = 1), POLY r7,
   DATA r8; Poly1305 r14-r30; vectors as in chacha_core.
   Bound: loop 1: r22 <= 7, r17 < 2^63.4
   Saved: r14-r30 and v20-v30, in a frame. */
#include "chapoly-asm.h"
	ISA ("power8")

FUNC (chacha_poly1305_p8)
	stdu %r1, -368(%r1)
	CFI (.cfi_def_cfa_offset 368)
	std %r14, 184(%r1)
	CFI (.cfi_offset 14, -184)
	std %r15, 176(%r1)
	CFI (.cfi_offset 15, -192)
	std %r16, 168(%r1)
	CFI (.cfi_offset 16, -200)
	std %r17, 160(%r1)
	CFI (.cfi_offset 17, -208)
	std %r18, 152(%r1)
	CFI (.cfi_offset 18, -216)
	std %r19, 144(%r1)
	CFI (.cfi_offset 19, -224)
	std %r20, 136(%r1)
	CFI (.cfi_offset 20, -232)
	std %r21, 128(%r1)
	CFI (.cfi_offset 21, -240)
	std %r22, 120(%r1)
	CFI (.cfi_offset 22, -248)
	std %r23, 112(%r1)
	CFI (.cfi_offset 23, -256)
	std %r24, 104(%r1)
	CFI (.cfi_offset 24, -264)
	std %r25, 96(%r1)
	CFI (.cfi_offset 25, -272)
	std %r26, 88(%r1)
	CFI (.cfi_offset 26, -280)
	std %r27, 80(%r1)
	CFI (.cfi_offset 27, -288)
	std %r28, 72(%r1)
	CFI (.cfi_offset 28, -296)
	std %r29, 64(%r1)
	CFI (.cfi_offset 29, -304)
	std %r30, 56(%r1)
	CFI (.cfi_offset 30, -312)
	li %r0, 352
	stvx %v20, %r1, %r0
	CFI (.cfi_offset 97, -16)
	li %r0, 336
	stvx %v21, %r1, %r0
	CFI (.cfi_offset 98, -32)
	li %r0, 320
	stvx %v22, %r1, %r0
	CFI (.cfi_offset 99, -48)
	li %r0, 304
	stvx %v23, %r1, %r0
	CFI (.cfi_offset 100, -64)
	li %r0, 288
	stvx %v24, %r1, %r0
	CFI (.cfi_offset 101, -80)
	li %r0, 272
	stvx %v25, %r1, %r0
	CFI (.cfi_offset 102, -96)
	li %r0, 256
	stvx %v26, %r1, %r0
	CFI (.cfi_offset 103, -112)
	li %r0, 240
	stvx %v27, %r1, %r0
	CFI (.cfi_offset 104, -128)
	li %r0, 224
	stvx %v28, %r1, %r0
	CFI (.cfi_offset 105, -144)
	li %r0, 208
	stvx %v29, %r1, %r0
	CFI (.cfi_offset 106, -160)
	li %r0, 192
	stvx %v30, %r1, %r0
	CFI (.cfi_offset 107, -176)
	li %r9, 16
	li %r10, 32
	li %r11, 48
	lvsl %v28, 0, %r1
	lxvd2x %vs52, 0, %r6
	lxvd2x %vs53, %r9, %r6
	lxvd2x %vs54, %r10, %r6
	lxvd2x %vs55, %r11, %r6
	IF_BE (lvsl %v30, 0, %r1)
	IF_BE (vspltisb %v24, 3)
	IF_BE (vxor %v30, %v30, %v24)
	vspltisb %v19, 4
	vspltisw %v17, -16
	vslb %v18, %v28, %v19
	vspltisw %v19, 8
	vor %v18, %v18, %v28
	vrlw %v16, %v18, %v17
	vrlw %v18, %v18, %v19
	vspltisw %v17, 12
	vspltisw %v19, 7
	vupkhsb %v28, %v28
	vspltisw %v29, 4
	vupkhsh %v28, %v28
	xxspltw %vs59, %vs55, D2X_WORD (0)
	xxspltw %vs56, %vs52, D2X_WORD (0)
	xxspltw %vs57, %vs53, D2X_WORD (0)
	xxspltw %vs58, %vs54, D2X_WORD (0)
	vadduwm %v27, %v27, %v28
	vadduwm %v0, %v20, %v21
	 vadduwm %v24, %v24, %v25
	vpermxor %v12, %v23, %v0, %v16
	 vpermxor %v27, %v27, %v24, %v16
	vadduwm %v8, %v22, %v12
	 vadduwm %v26, %v26, %v27
	vxor %v4, %v21, %v8
	 vxor %v25, %v25, %v26
	vrlw %v4, %v4, %v17
	 vrlw %v25, %v25, %v17
	vadduwm %v0, %v0, %v4
	 vadduwm %v24, %v24, %v25
	vpermxor %v12, %v12, %v0, %v18
	 vpermxor %v27, %v27, %v24, %v18
	vadduwm %v8, %v8, %v12
	 vadduwm %v26, %v26, %v27
	vxor %v4, %v4, %v8
	 vxor %v25, %v25, %v26
	vrlw %v4, %v4, %v19
	 vrlw %v25, %v25, %v19
	xxlor %vs8, %vs32, %vs32
	xxlor %vs9, %vs36, %vs36
	xxlor %vs10, %vs40, %vs40
	xxlor %vs11, %vs44, %vs44
	xxspltw %vs33, %vs8, D2X_WORD (1)
	xxspltw %vs37, %vs9, D2X_WORD (1)
	xxspltw %vs41, %vs10, D2X_WORD (1)
	xxspltw %vs45, %vs11, D2X_WORD (1)
	xxspltw %vs34, %vs8, D2X_WORD (2)
	xxspltw %vs38, %vs9, D2X_WORD (2)
	xxspltw %vs42, %vs10, D2X_WORD (2)
	xxspltw %vs46, %vs11, D2X_WORD (2)
	xxspltw %vs35, %vs8, D2X_WORD (3)
	xxspltw %vs39, %vs9, D2X_WORD (3)
	xxspltw %vs43, %vs10, D2X_WORD (3)
	xxspltw %vs47, %vs11, D2X_WORD (3)
	ld %r14, 0(%r7)
	ld %r15, 8(%r7)
	ld %r20, 16(%r7)
	ld %r21, 24(%r7)
	ld %r22, 32(%r7)
	srdi %r16, %r15, 2
	srdi %r3, %r3, 2
	add %r16, %r16, %r15
	li %r17, 0
	li %r6, 1

.Lpass_chacha_poly1305_p8:
	vadduwm %v3, %v3, %v25
	 IF_LE (ld %r23, 0(%r8))
	vadduwm %v0, %v24, %v5
	 IF_BE (ldbrx %r23, 0, %r8)
	vpermxor %v14, %v14, %v3, %v16
	 IF_LE (ld %r24, 8(%r8))
	vpermxor %v15, %v15, %v0, %v16
	 IF_BE (li %r24, 8)
	vadduwm %v9, %v9, %v14
	 IF_BE (ldbrx %r24, %r24, %r8)
	vadduwm %v10, %v10, %v15
	 addi %r8, %r8, 16
	vadduwm %v1, %v1, %v6
	 addc %r20, %r20, %r23
	vadduwm %v2, %v2, %v7
	 adde %r21, %r21, %r24
	vxor %v4, %v25, %v9
	 adde %r22, %r22, %r6
	vxor %v5, %v5, %v10
	 mulld %r27, %r21, %r16
	vpermxor %v12, %v27, %v1, %v16
	 mulhdu %r28, %r21, %r16
	vpermxor %v13, %v13, %v2, %v16
	 mulld %r29, %r21, %r14
	 mulhdu %r30, %r21, %r14
	vrlw %v4, %v4, %v17
	 mulld %r26, %r22, %r16
	vrlw %v5, %v5, %v17
	 mulld %r22, %r22, %r14
	vadduwm %v11, %v11, %v12
	 addc %r29, %r29, %r26
	vadduwm %v8, %v26, %v13
	 adde %r30, %r30, %r22
	vadduwm %v3, %v3, %v4
	 addc %r20, %r20, %r17
	vadduwm %v0, %v0, %v5
	 subfe %r19, %r19, %r19
	vxor %v6, %v6, %v11
	 mulhdu %r18, %r20, %r15
	vxor %v7, %v7, %v8
	 mulld %r21, %r20, %r15
	vpermxor %v14, %v14, %v3, %v18
	 mulld %r26, %r20, %r14
	vpermxor %v15, %v15, %v0, %v18
	 mulhdu %r25, %r20, %r14
	vrlw %v6, %v6, %v17
	 andc %r24, %r14, %r19
	vrlw %v7, %v7, %v17
	 andc %r23, %r16, %r19
	 addc %r29, %r29, %r24
	vadduwm %v9, %v9, %v14
	 addze %r30, %r30
	vadduwm %v10, %v10, %v15
	 addc %r27, %r27, %r23
	vadduwm %v1, %v1, %v6
	 addze %r28, %r28
	vadduwm %v2, %v2, %v7
	 addc %r21, %r21, %r29
	vxor %v4, %v4, %v9
	 adde %r18, %r18, %r30
	vxor %v5, %v5, %v10
	 addc %r20, %r26, %r27
	vpermxor %v12, %v12, %v1, %v18
	 adde %r25, %r25, %r28
	vpermxor %v13, %v13, %v2, %v18
	 srdi %r17, %r18, 2
	vrlw %v4, %v4, %v19
	 clrrdi %r23, %r18, 2
	vrlw %v5, %v5, %v19
	 clrldi %r22, %r18, 62
	vadduwm %v11, %v11, %v12
	 addc %r21, %r21, %r25
	vadduwm %v8, %v8, %v13
	 addze %r22, %r22
	 add %r17, %r17, %r23
	li %r0, 3
	mtctr %r0
.Lround_chacha_poly1305_p8:
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	 IF_LE (ld %r23, 0(%r8))
	vxor %v6, %v6, %v11
	 IF_BE (ldbrx %r23, 0, %r8)
	vxor %v7, %v7, %v8
	 IF_LE (ld %r24, 8(%r8))
	vpermxor %v12, %v12, %v0, %v16
	 IF_BE (li %r24, 8)
	vpermxor %v13, %v13, %v1, %v16
	vrlw %v6, %v6, %v19
	 IF_BE (ldbrx %r24, %r24, %r8)
	vrlw %v7, %v7, %v19
	 addi %r8, %r8, 16
	vadduwm %v8, %v8, %v12
	 addc %r20, %r20, %r23
	vadduwm %v9, %v9, %v13
	 adde %r21, %r21, %r24
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	 adde %r22, %r22, %r6
	vxor %v4, %v4, %v8
	 mulld %r27, %r21, %r16
	vxor %v5, %v5, %v9
	 mulhdu %r28, %r21, %r16
	vpermxor %v14, %v14, %v2, %v16
	 mulld %r29, %r21, %r14
	vpermxor %v15, %v15, %v3, %v16
	 mulhdu %r30, %r21, %r14
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	 mulld %r26, %r22, %r16
	vadduwm %v10, %v10, %v14
	 mulld %r22, %r22, %r14
	vadduwm %v11, %v11, %v15
	 addc %r29, %r29, %r26
	vadduwm %v0, %v0, %v4
	 adde %r30, %r30, %r22
	vadduwm %v1, %v1, %v5
	vxor %v6, %v6, %v10
	 addc %r20, %r20, %r17
	vxor %v7, %v7, %v11
	 subfe %r19, %r19, %r19
	vpermxor %v12, %v12, %v0, %v18
	 mulhdu %r18, %r20, %r15
	vpermxor %v13, %v13, %v1, %v18
	 mulld %r21, %r20, %r15
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	 mulld %r26, %r20, %r14
	vadduwm %v8, %v8, %v12
	 mulhdu %r25, %r20, %r14
	vadduwm %v9, %v9, %v13
	 andc %r24, %r14, %r19
	vadduwm %v2, %v2, %v6
	 andc %r23, %r16, %r19
	vadduwm %v3, %v3, %v7
	 addc %r29, %r29, %r24
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	 addze %r30, %r30
	vpermxor %v14, %v14, %v2, %v18
	 addc %r27, %r27, %r23
	vpermxor %v15, %v15, %v3, %v18
	 addze %r28, %r28
	vrlw %v4, %v4, %v19
	 addc %r21, %r21, %r29
	vrlw %v5, %v5, %v19
	vadduwm %v10, %v10, %v14
	 adde %r18, %r18, %r30
	vadduwm %v11, %v11, %v15
	 addc %r20, %r26, %r27
	vadduwm %v3, %v3, %v4
	 adde %r25, %r25, %r28
	vadduwm %v0, %v0, %v5
	 srdi %r17, %r18, 2
	vxor %v6, %v6, %v10
	vxor %v7, %v7, %v11
	 clrrdi %r23, %r18, 2
	vpermxor %v14, %v14, %v3, %v16
	 clrldi %r22, %r18, 62
	vpermxor %v15, %v15, %v0, %v16
	 addc %r21, %r21, %r25
	vrlw %v6, %v6, %v19
	 addze %r22, %r22
	vrlw %v7, %v7, %v19
	 add %r17, %r17, %r23
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	 IF_LE (ld %r23, 0(%r8))
	vadduwm %v1, %v1, %v6
	 IF_BE (ldbrx %r23, 0, %r8)
	vadduwm %v2, %v2, %v7
	 IF_LE (ld %r24, 8(%r8))
	vxor %v4, %v4, %v9
	 IF_BE (li %r24, 8)
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v16
	 IF_BE (ldbrx %r24, %r24, %r8)
	vpermxor %v13, %v13, %v2, %v16
	 addi %r8, %r8, 16
	vrlw %v4, %v4, %v17
	 addc %r20, %r20, %r23
	vrlw %v5, %v5, %v17
	 adde %r21, %r21, %r24
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	 adde %r22, %r22, %r6
	vadduwm %v3, %v3, %v4
	 mulld %r27, %r21, %r16
	vadduwm %v0, %v0, %v5
	 mulhdu %r28, %r21, %r16
	vxor %v6, %v6, %v11
	 mulld %r29, %r21, %r14
	vxor %v7, %v7, %v8
	 mulhdu %r30, %r21, %r14
	vpermxor %v14, %v14, %v3, %v18
	vpermxor %v15, %v15, %v0, %v18
	 mulld %r26, %r22, %r16
	vrlw %v6, %v6, %v17
	 mulld %r22, %r22, %r14
	vrlw %v7, %v7, %v17
	 addc %r29, %r29, %r26
	vadduwm %v9, %v9, %v14
	 adde %r30, %r30, %r22
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	 addc %r20, %r20, %r17
	vadduwm %v2, %v2, %v7
	 subfe %r19, %r19, %r19
	vxor %v4, %v4, %v9
	 mulhdu %r18, %r20, %r15
	vxor %v5, %v5, %v10
	 mulld %r21, %r20, %r15
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	 mulld %r26, %r20, %r14
	vrlw %v4, %v4, %v19
	 mulhdu %r25, %r20, %r14
	vrlw %v5, %v5, %v19
	 andc %r24, %r14, %r19
	vadduwm %v11, %v11, %v12
	 andc %r23, %r16, %r19
	vadduwm %v8, %v8, %v13
	 addc %r29, %r29, %r24
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	 addze %r30, %r30
	vxor %v6, %v6, %v11
	 addc %r27, %r27, %r23
	vxor %v7, %v7, %v8
	 addze %r28, %r28
	vpermxor %v12, %v12, %v0, %v16
	 addc %r21, %r21, %r29
	vpermxor %v13, %v13, %v1, %v16
	vrlw %v6, %v6, %v19
	 adde %r18, %r18, %r30
	vrlw %v7, %v7, %v19
	 addc %r20, %r26, %r27
	vadduwm %v8, %v8, %v12
	 adde %r25, %r25, %r28
	vadduwm %v9, %v9, %v13
	 srdi %r17, %r18, 2
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	 clrrdi %r23, %r18, 2
	vxor %v4, %v4, %v8
	 clrldi %r22, %r18, 62
	vxor %v5, %v5, %v9
	 addc %r21, %r21, %r25
	vpermxor %v14, %v14, %v2, %v16
	 addze %r22, %r22
	vpermxor %v15, %v15, %v3, %v16
	 add %r17, %r17, %r23
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	 IF_LE (ld %r23, 0(%r8))
	vadduwm %v10, %v10, %v14
	 IF_BE (ldbrx %r23, 0, %r8)
	vadduwm %v11, %v11, %v15
	 IF_LE (ld %r24, 8(%r8))
	vadduwm %v0, %v0, %v4
	 IF_BE (li %r24, 8)
	vadduwm %v1, %v1, %v5
	vxor %v6, %v6, %v10
	 IF_BE (ldbrx %r24, %r24, %r8)
	vxor %v7, %v7, %v11
	 addi %r8, %r8, 16
	vpermxor %v12, %v12, %v0, %v18
	 addc %r20, %r20, %r23
	vpermxor %v13, %v13, %v1, %v18
	 adde %r21, %r21, %r24
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	 adde %r22, %r22, %r6
	vadduwm %v8, %v8, %v12
	 mulld %r27, %r21, %r16
	vadduwm %v9, %v9, %v13
	 mulhdu %r28, %r21, %r16
	vadduwm %v2, %v2, %v6
	 mulld %r29, %r21, %r14
	vadduwm %v3, %v3, %v7
	 mulhdu %r30, %r21, %r14
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	 mulld %r26, %r22, %r16
	vpermxor %v14, %v14, %v2, %v18
	 mulld %r22, %r22, %r14
	vpermxor %v15, %v15, %v3, %v18
	 addc %r29, %r29, %r26
	vrlw %v4, %v4, %v19
	 adde %r30, %r30, %r22
	vrlw %v5, %v5, %v19
	vadduwm %v10, %v10, %v14
	 addc %r20, %r20, %r17
	vadduwm %v11, %v11, %v15
	 subfe %r19, %r19, %r19
	vadduwm %v3, %v3, %v4
	 mulhdu %r18, %r20, %r15
	vadduwm %v0, %v0, %v5
	 mulld %r21, %r20, %r15
	vxor %v6, %v6, %v10
	vxor %v7, %v7, %v11
	 mulld %r26, %r20, %r14
	vpermxor %v14, %v14, %v3, %v16
	 mulhdu %r25, %r20, %r14
	vpermxor %v15, %v15, %v0, %v16
	 andc %r24, %r14, %r19
	vrlw %v6, %v6, %v19
	 andc %r23, %r16, %r19
	vrlw %v7, %v7, %v19
	 addc %r29, %r29, %r24
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	 addze %r30, %r30
	vadduwm %v1, %v1, %v6
	 addc %r27, %r27, %r23
	vadduwm %v2, %v2, %v7
	 addze %r28, %r28
	vxor %v4, %v4, %v9
	 addc %r21, %r21, %r29
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v16
	 adde %r18, %r18, %r30
	vpermxor %v13, %v13, %v2, %v16
	 addc %r20, %r26, %r27
	vrlw %v4, %v4, %v17
	 adde %r25, %r25, %r28
	vrlw %v5, %v5, %v17
	 srdi %r17, %r18, 2
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	 clrrdi %r23, %r18, 2
	vadduwm %v3, %v3, %v4
	 clrldi %r22, %r18, 62
	vadduwm %v0, %v0, %v5
	 addc %r21, %r21, %r25
	vxor %v6, %v6, %v11
	 addze %r22, %r22
	vxor %v7, %v7, %v8
	 add %r17, %r17, %r23
	vpermxor %v14, %v14, %v3, %v18
	vpermxor %v15, %v15, %v0, %v18
	 IF_LE (ld %r23, 0(%r8))
	vrlw %v6, %v6, %v17
	 IF_BE (ldbrx %r23, 0, %r8)
	vrlw %v7, %v7, %v17
	 IF_LE (ld %r24, 8(%r8))
	vadduwm %v9, %v9, %v14
	 IF_BE (li %r24, 8)
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	 IF_BE (ldbrx %r24, %r24, %r8)
	vadduwm %v2, %v2, %v7
	 addi %r8, %r8, 16
	vxor %v4, %v4, %v9
	 addc %r20, %r20, %r23
	vxor %v5, %v5, %v10
	 adde %r21, %r21, %r24
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	 adde %r22, %r22, %r6
	vrlw %v4, %v4, %v19
	 mulld %r27, %r21, %r16
	vrlw %v5, %v5, %v19
	 mulhdu %r28, %r21, %r16
	vadduwm %v11, %v11, %v12
	 mulld %r29, %r21, %r14
	vadduwm %v8, %v8, %v13
	 mulhdu %r30, %r21, %r14
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	 mulld %r26, %r22, %r16
	vxor %v6, %v6, %v11
	 mulld %r22, %r22, %r14
	vxor %v7, %v7, %v8
	 addc %r29, %r29, %r26
	vpermxor %v12, %v12, %v0, %v16
	 adde %r30, %r30, %r22
	vpermxor %v13, %v13, %v1, %v16
	vrlw %v6, %v6, %v19
	 addc %r20, %r20, %r17
	vrlw %v7, %v7, %v19
	 subfe %r19, %r19, %r19
	vadduwm %v8, %v8, %v12
	 mulhdu %r18, %r20, %r15
	vadduwm %v9, %v9, %v13
	 mulld %r21, %r20, %r15
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	 mulld %r26, %r20, %r14
	vxor %v4, %v4, %v8
	 mulhdu %r25, %r20, %r14
	vxor %v5, %v5, %v9
	 andc %r24, %r14, %r19
	vpermxor %v14, %v14, %v2, %v16
	 andc %r23, %r16, %r19
	vpermxor %v15, %v15, %v3, %v16
	 addc %r29, %r29, %r24
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	 addze %r30, %r30
	vadduwm %v10, %v10, %v14
	 addc %r27, %r27, %r23
	vadduwm %v11, %v11, %v15
	 addze %r28, %r28
	vadduwm %v0, %v0, %v4
	 addc %r21, %r21, %r29
	vadduwm %v1, %v1, %v5
	vxor %v6, %v6, %v10
	 adde %r18, %r18, %r30
	vxor %v7, %v7, %v11
	 addc %r20, %r26, %r27
	vpermxor %v12, %v12, %v0, %v18
	 adde %r25, %r25, %r28
	vpermxor %v13, %v13, %v1, %v18
	 srdi %r17, %r18, 2
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	 clrrdi %r23, %r18, 2
	vadduwm %v8, %v8, %v12
	 clrldi %r22, %r18, 62
	vadduwm %v9, %v9, %v13
	 addc %r21, %r21, %r25
	vadduwm %v2, %v2, %v6
	 addze %r22, %r22
	vadduwm %v3, %v3, %v7
	 add %r17, %r17, %r23
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	 IF_LE (ld %r23, 0(%r8))
	vpermxor %v14, %v14, %v2, %v18
	 IF_BE (ldbrx %r23, 0, %r8)
	vpermxor %v15, %v15, %v3, %v18
	 IF_LE (ld %r24, 8(%r8))
	vrlw %v4, %v4, %v19
	 IF_BE (li %r24, 8)
	vrlw %v5, %v5, %v19
	vadduwm %v10, %v10, %v14
	 IF_BE (ldbrx %r24, %r24, %r8)
	vadduwm %v11, %v11, %v15
	 addi %r8, %r8, 16
	vadduwm %v3, %v3, %v4
	 addc %r20, %r20, %r23
	vadduwm %v0, %v0, %v5
	 adde %r21, %r21, %r24
	vxor %v6, %v6, %v10
	vxor %v7, %v7, %v11
	 adde %r22, %r22, %r6
	vpermxor %v14, %v14, %v3, %v16
	 mulld %r27, %r21, %r16
	vpermxor %v15, %v15, %v0, %v16
	 mulhdu %r28, %r21, %r16
	vrlw %v6, %v6, %v19
	 mulld %r29, %r21, %r14
	vrlw %v7, %v7, %v19
	 mulhdu %r30, %r21, %r14
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	 mulld %r26, %r22, %r16
	vadduwm %v1, %v1, %v6
	 mulld %r22, %r22, %r14
	vadduwm %v2, %v2, %v7
	 addc %r29, %r29, %r26
	vxor %v4, %v4, %v9
	 adde %r30, %r30, %r22
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v16
	 addc %r20, %r20, %r17
	vpermxor %v13, %v13, %v2, %v16
	 subfe %r19, %r19, %r19
	vrlw %v4, %v4, %v17
	 mulhdu %r18, %r20, %r15
	vrlw %v5, %v5, %v17
	 mulld %r21, %r20, %r15
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	 mulld %r26, %r20, %r14
	vadduwm %v3, %v3, %v4
	 mulhdu %r25, %r20, %r14
	vadduwm %v0, %v0, %v5
	 andc %r24, %r14, %r19
	vxor %v6, %v6, %v11
	 andc %r23, %r16, %r19
	vxor %v7, %v7, %v8
	 addc %r29, %r29, %r24
	vpermxor %v14, %v14, %v3, %v18
	vpermxor %v15, %v15, %v0, %v18
	 addze %r30, %r30
	vrlw %v6, %v6, %v17
	 addc %r27, %r27, %r23
	vrlw %v7, %v7, %v17
	 addze %r28, %r28
	vadduwm %v9, %v9, %v14
	 addc %r21, %r21, %r29
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	 adde %r18, %r18, %r30
	vadduwm %v2, %v2, %v7
	 addc %r20, %r26, %r27
	vxor %v4, %v4, %v9
	 adde %r25, %r25, %r28
	vxor %v5, %v5, %v10
	 srdi %r17, %r18, 2
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	 clrrdi %r23, %r18, 2
	vrlw %v4, %v4, %v19
	 clrldi %r22, %r18, 62
	vrlw %v5, %v5, %v19
	 addc %r21, %r21, %r25
	vadduwm %v11, %v11, %v12
	 addze %r22, %r22
	vadduwm %v8, %v8, %v13
	 add %r17, %r17, %r23
	bdnz .Lround_chacha_poly1305_p8
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vadduwm %v12, %v12, %v28
	cmpldi %r3, 1
	addi %r3, %r3, -1
	xxspltw %vs59, %vs55, D2X_WORD (0)
	MERGE_L (%vs2, %vs32, %vs33)
	MERGE_H (%vs1, %vs34, %vs35)
	MERGE_L (%vs3, %vs34, %vs35)
	MERGE_L (%vs6, %vs36, %vs37)
	D2X_PAIR (%vs34, %vs2, %vs3, 0)
	D2X_PAIR (%vs35, %vs2, %vs3, 3)
	xxspltw %vs57, %vs53, D2X_WORD (0)
	MERGE_H (%vs4, %vs36, %vs37)
	xxspltw %vs58, %vs54, D2X_WORD (0)
	MERGE_H (%vs0, %vs32, %vs33)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs7, %vs38, %vs39)
	D2X_PAIR (%vs33, %vs0, %vs1, 3)
	D2X_PAIR (%vs32, %vs0, %vs1, 0)
	MERGE_L (%vs2, %vs40, %vs41)
	vadduwm %v0, %v0, %v20
	D2X_PAIR (%vs38, %vs6, %vs7, 0)
	vadduwm %v28, %v28, %v29
	MERGE_H (%vs0, %vs40, %vs41)
	xxspltw %vs56, %vs52, D2X_WORD (0)
	MERGE_L (%vs3, %vs42, %vs43)
	D2X_PAIR (%vs36, %vs4, %vs5, 0)
	vadduwm %v27, %v27, %v28
	D2X_PAIR (%vs39, %vs6, %vs7, 3)
	MERGE_L (%vs7, %vs46, %vs47)
	vadduwm %v24, %v24, %v25
	D2X_PAIR (%vs37, %vs4, %vs5, 3)
	MERGE_H (%vs1, %vs42, %vs43)
	vpermxor %v27, %v27, %v24, %v16
	D2X_PAIR (%vs41, %vs0, %vs1, 3)
	vadduwm %v26, %v26, %v27
	vadduwm %v4, %v4, %v21
	MERGE_H (%vs5, %vs46, %vs47)
	D2X_PAIR (%vs43, %vs2, %vs3, 3)
	vxor %v25, %v25, %v26
	MERGE_H (%vs4, %vs44, %vs45)
	D2X_PAIR (%vs40, %vs0, %vs1, 0)
	MERGE_L (%vs6, %vs44, %vs45)
	vadduwm %v8, %v8, %v22
	vrlw %v25, %v25, %v17
	IF_BE (vperm %v8, %v8, %v8, %v30)
	lxvd2x %vs1, %r9, %r5
	lxvd2x %vs0, 0, %r5
	D2X_PAIR (%vs44, %vs4, %vs5, 0)
	IF_BE (vperm %v4, %v4, %v4, %v30)
	vadduwm %v12, %v12, %v23
	D2X_PAIR (%vs45, %vs4, %vs5, 3)
	vadduwm %v5, %v5, %v21
	IF_BE (vperm %v0, %v0, %v0, %v30)
	D2X_PAIR (%vs42, %vs2, %vs3, 0)
	vadduwm %v13, %v13, %v23
	lxvd2x %vs3, %r11, %r5
	lxvd2x %vs2, %r10, %r5
	vadduwm %v24, %v24, %v25
	IF_BE (vperm %v12, %v12, %v12, %v30)
	xxlxor %vs1, %vs1, %vs36
	addi %r5, %r5, 64
	xxlxor %vs2, %vs2, %vs40
	D2X_PAIR (%vs46, %vs6, %vs7, 0)
	stxvd2x %vs2, %r10, %r4
	vadduwm %v1, %v1, %v20
	xxlxor %vs0, %vs0, %vs32
	vadduwm %v9, %v9, %v22
	vpermxor %v27, %v27, %v24, %v18
	lxvd2x %vs5, %r9, %r5
	vadduwm %v3, %v3, %v20
	vadduwm %v26, %v26, %v27
	vxor %v25, %v25, %v26
	xxlxor %vs3, %vs3, %vs44
	stxvd2x %vs1, %r9, %r4
	stxvd2x %vs3, %r11, %r4
	stxvd2x %vs0, 0, %r4
	D2X_PAIR (%vs47, %vs6, %vs7, 3)
	IF_BE (vperm %v13, %v13, %v13, %v30)
	lxvd2x %vs7, %r11, %r5
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs6, %r10, %r5
	addi %r4, %r4, 64
	addi %r5, %r5, 64
	IF_BE (vperm %v9, %v9, %v9, %v30)
	xxlxor %vs6, %vs6, %vs41
	IF_BE (vperm %v1, %v1, %v1, %v30)
	lxvd2x %vs0, 0, %r5
	IF_BE (vperm %v5, %v5, %v5, %v30)
	xxlxor %vs7, %vs7, %vs45
	stxvd2x %vs6, %r10, %r4
	stxvd2x %vs7, %r11, %r4
	IF_BE (vperm %v3, %v3, %v3, %v30)
	xxlxor %vs5, %vs5, %vs37
	vadduwm %v2, %v2, %v20
	vadduwm %v10, %v10, %v22
	vrlw %v25, %v25, %v19
	xxspltw %vs37, %vs9, D2X_WORD (1)
	lxvd2x %vs3, %r11, %r5
	lxvd2x %vs1, %r9, %r5
	lxvd2x %vs2, %r10, %r5
	IF_BE (vperm %v2, %v2, %v2, %v30)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs0, %vs0, %vs34
	stxvd2x %vs5, %r9, %r4
	stxvd2x %vs4, 0, %r4
	xxspltw %vs45, %vs11, D2X_WORD (1)
	xxspltw %vs33, %vs8, D2X_WORD (1)
	addi %r5, %r5, 64
	vadduwm %v6, %v6, %v21
	vadduwm %v14, %v14, %v23
	addi %r4, %r4, 64
	IF_BE (vperm %v14, %v14, %v14, %v30)
	xxlxor %vs3, %vs3, %vs46
	lxvd2x %vs7, %r11, %r5
	vadduwm %v11, %v11, %v22
	stxvd2x %vs3, %r11, %r4
	IF_BE (vperm %v11, %v11, %v11, %v30)
	IF_BE (vperm %v6, %v6, %v6, %v30)
	stxvd2x %vs0, 0, %r4
	xxlxor %vs1, %vs1, %vs38
	IF_BE (vperm %v10, %v10, %v10, %v30)
	vadduwm %v7, %v7, %v21
	xxlxor %vs2, %vs2, %vs42
	stxvd2x %vs1, %r9, %r4
	lxvd2x %vs4, 0, %r5
	stxvd2x %vs2, %r10, %r4
	addi %r4, %r4, 64
	lxvd2x %vs5, %r9, %r5
	xxspltw %vs42, %vs10, D2X_WORD (2)
	vadduwm %v15, %v15, %v23
	xxlxor %vs4, %vs4, %vs35
	IF_BE (vperm %v15, %v15, %v15, %v30)
	lxvd2x %vs6, %r10, %r5
	xxlxor %vs7, %vs7, %vs47
	IF_BE (vperm %v7, %v7, %v7, %v30)
	xxspltw %vs35, %vs8, D2X_WORD (3)
	xxlxor %vs6, %vs6, %vs43
	xxlxor %vs5, %vs5, %vs39
	stxvd2x %vs4, 0, %r4
	xxspltw %vs39, %vs9, D2X_WORD (3)
	stxvd2x %vs5, %r9, %r4
	xxspltw %vs34, %vs8, D2X_WORD (2)
	stxvd2x %vs7, %r11, %r4
	stxvd2x %vs6, %r10, %r4
	addi %r4, %r4, 64
	xxspltw %vs47, %vs11, D2X_WORD (3)
	xxspltw %vs43, %vs10, D2X_WORD (3)
	xxspltw %vs41, %vs10, D2X_WORD (1)
	addi %r5, %r5, 64
	xxspltw %vs38, %vs9, D2X_WORD (2)
	xxspltw %vs46, %vs11, D2X_WORD (2)
	bne .Lpass_chacha_poly1305_p8

	addc %r20, %r20, %r17
	addze %r21, %r21
	addze %r22, %r22
	std %r20, 16(%r7)
	std %r21, 24(%r7)
	std %r22, 32(%r7)
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
	li %r0, 352
	lvx %v20, %r1, %r0
	CFI (.cfi_restore 97)
	li %r0, 336
	lvx %v21, %r1, %r0
	CFI (.cfi_restore 98)
	li %r0, 320
	lvx %v22, %r1, %r0
	CFI (.cfi_restore 99)
	li %r0, 304
	lvx %v23, %r1, %r0
	CFI (.cfi_restore 100)
	li %r0, 288
	lvx %v24, %r1, %r0
	CFI (.cfi_restore 101)
	li %r0, 272
	lvx %v25, %r1, %r0
	CFI (.cfi_restore 102)
	li %r0, 256
	lvx %v26, %r1, %r0
	CFI (.cfi_restore 103)
	li %r0, 240
	lvx %v27, %r1, %r0
	CFI (.cfi_restore 104)
	li %r0, 224
	lvx %v28, %r1, %r0
	CFI (.cfi_restore 105)
	li %r0, 208
	lvx %v29, %r1, %r0
	CFI (.cfi_restore 106)
	li %r0, 192
	lvx %v30, %r1, %r0
	CFI (.cfi_restore 107)
	addi %r1, %r1, 368
	CFI (.cfi_def_cfa_offset 0)
	blr
ENDFUNC (chacha_poly1305_p8)
