/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream, four blocks a pass; see kernels.h.
   Bound by the rounds: 80 vector instructions a double round, two a cycle,
   which is also as long as their dependency chain.

   One or two blocks go another way, see chacha-few.m4.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; state words v0-v15;
   rotations v16-v19, at the end of the first pass rows from memory; the
   state's rows v20-v23; column 0 of the next pass v24-v27; LANES = 0 1 2 3
   + blocks done v28, FOUR = 4 4 4 4 v29; byte order v30 (big-endian,
   POWER8); temporaries vs0-vs7; rows after the first column round
   vs8-vs11; 0 1 2 3 vs12.
   Saved: v20-v30, in the protected zone, for five blocks or more. */
#include "chapoly-asm.h"
	ISA ("power8")

FUNC (chacha_core_p8)
	li %r7, 16
	li %r8, 32
	li %r9, 48
	lxvd2x %vs35, 0, %r6
	lxvd2x %vs39, %r7, %r6
	lxvd2x %vs43, %r8, %r6
	lxvd2x %vs47, %r9, %r6
	lvsl %v6, 0, %r1
	vspltisb %v19, 4
	vspltisw %v17, -16
	vslb %v18, %v6, %v19
	vspltisw %v19, 8
	vor %v18, %v18, %v6
	vrlw %v16, %v18, %v17
	vrlw %v18, %v18, %v19
	vspltisw %v17, 12
	vspltisw %v19, 7
	cmpldi %r3, 3
	blt .Lfew_chacha_core_p8
	vupkhsb %v6, %v6
	xxspltw %vs44, %vs47, D2X_WORD (0)
	vupkhsh %v6, %v6
	xxspltw %vs32, %vs35, D2X_WORD (0)
	xxspltw %vs36, %vs39, D2X_WORD (0)
	xxspltw %vs40, %vs43, D2X_WORD (0)
	vadduwm %v12, %v12, %v6
	xxlor %vs12, %vs38, %vs38
	vadduwm %v3, %v3, %v7
	 vadduwm %v0, %v0, %v4
	vpermxor %v15, %v15, %v3, %v16
	 vpermxor %v12, %v12, %v0, %v16
	vadduwm %v11, %v11, %v15
	 vadduwm %v8, %v8, %v12
	vxor %v7, %v7, %v11
	 vxor %v4, %v4, %v8
	vrlw %v7, %v7, %v17
	 vrlw %v4, %v4, %v17
	vadduwm %v3, %v3, %v7
	 vadduwm %v0, %v0, %v4
	vpermxor %v15, %v15, %v3, %v18
	 vpermxor %v12, %v12, %v0, %v18
	vadduwm %v11, %v11, %v15
	 vadduwm %v8, %v8, %v12
	vxor %v7, %v7, %v11
	 vxor %v4, %v4, %v8
	vrlw %v7, %v7, %v19
	 vrlw %v4, %v4, %v19
	xxlor %vs8, %vs35, %vs35
	xxspltw %vs33, %vs35, D2X_WORD (1)
	xxspltw %vs34, %vs35, D2X_WORD (2)
	xxspltw %vs35, %vs35, D2X_WORD (3)
	xxlor %vs11, %vs47, %vs47
	xxspltw %vs45, %vs47, D2X_WORD (1)
	xxspltw %vs46, %vs47, D2X_WORD (2)
	xxspltw %vs47, %vs47, D2X_WORD (3)
	xxlor %vs10, %vs43, %vs43
	xxspltw %vs41, %vs43, D2X_WORD (1)
	xxspltw %vs42, %vs43, D2X_WORD (2)
	xxspltw %vs43, %vs43, D2X_WORD (3)
	xxlor %vs9, %vs39, %vs39
	xxspltw %vs37, %vs39, D2X_WORD (1)
	xxspltw %vs38, %vs39, D2X_WORD (2)
	xxspltw %vs39, %vs39, D2X_WORD (3)
	vadduwm %v3, %v3, %v4
	vadduwm %v0, %v0, %v5
	vpermxor %v14, %v14, %v3, %v16
	vpermxor %v15, %v15, %v0, %v16
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vxor %v4, %v4, %v9
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v16
	vpermxor %v13, %v13, %v2, %v16
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	vadduwm %v3, %v3, %v4
	vadduwm %v0, %v0, %v5
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vpermxor %v14, %v14, %v3, %v18
	vpermxor %v15, %v15, %v0, %v18
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vxor %v4, %v4, %v9
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	cmpldi %cr1, %r3, 5
	beq %cr1, .Lfive_first_chacha_core_p8
	li %r0, 9
	mtctr %r0
.Lfirst_chacha_core_p8:
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vpermxor %v12, %v12, %v0, %v16
	vpermxor %v13, %v13, %v1, %v16
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	vpermxor %v14, %v14, %v2, %v16
	vpermxor %v15, %v15, %v3, %v16
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vadduwm %v10, %v10, %v14
	vadduwm %v11, %v11, %v15
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vxor %v6, %v6, %v10
	vxor %v7, %v7, %v11
	vpermxor %v12, %v12, %v0, %v18
	vpermxor %v13, %v13, %v1, %v18
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	vpermxor %v14, %v14, %v2, %v18
	vpermxor %v15, %v15, %v3, %v18
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vadduwm %v10, %v10, %v14
	vadduwm %v11, %v11, %v15
	vadduwm %v3, %v3, %v4
	vadduwm %v0, %v0, %v5
	vxor %v6, %v6, %v10
	vxor %v7, %v7, %v11
	vpermxor %v14, %v14, %v3, %v16
	vpermxor %v15, %v15, %v0, %v16
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vxor %v4, %v4, %v9
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v16
	vpermxor %v13, %v13, %v2, %v16
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	vadduwm %v3, %v3, %v4
	vadduwm %v0, %v0, %v5
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vpermxor %v14, %v14, %v3, %v18
	vpermxor %v15, %v15, %v0, %v18
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vxor %v4, %v4, %v9
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	bdnz .Lfirst_chacha_core_p8
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	cmpldi %r3, 4
	bgt .Lmany_chacha_core_p8
	xxlor %vs48, %vs12, %vs12
	IF_BE (lvsl %v19, 0, %r1)
	IF_BE (vspltisb %v17, 3)
	IF_BE (vxor %v19, %v19, %v17)
	vadduwm %v12, %v12, %v16
	mtctr %r3
	MERGE_H (%vs0, %vs32, %vs33)
	MERGE_H (%vs1, %vs34, %vs35)
	MERGE_L (%vs2, %vs32, %vs33)
	MERGE_L (%vs3, %vs34, %vs35)
	D2X_PAIR (%vs32, %vs0, %vs1, 0)
	D2X_PAIR (%vs33, %vs0, %vs1, 3)
	D2X_PAIR (%vs34, %vs2, %vs3, 0)
	D2X_PAIR (%vs35, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	D2X_PAIR (%vs36, %vs4, %vs5, 0)
	D2X_PAIR (%vs37, %vs4, %vs5, 3)
	D2X_PAIR (%vs38, %vs6, %vs7, 0)
	D2X_PAIR (%vs39, %vs6, %vs7, 3)
	MERGE_H (%vs0, %vs40, %vs41)
	MERGE_H (%vs1, %vs42, %vs43)
	MERGE_L (%vs2, %vs40, %vs41)
	MERGE_L (%vs3, %vs42, %vs43)
	D2X_PAIR (%vs40, %vs0, %vs1, 0)
	D2X_PAIR (%vs41, %vs0, %vs1, 3)
	D2X_PAIR (%vs42, %vs2, %vs3, 0)
	D2X_PAIR (%vs43, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	MERGE_L (%vs6, %vs44, %vs45)
	MERGE_L (%vs7, %vs46, %vs47)
	D2X_PAIR (%vs44, %vs4, %vs5, 0)
	D2X_PAIR (%vs45, %vs4, %vs5, 3)
	D2X_PAIR (%vs46, %vs6, %vs7, 0)
	D2X_PAIR (%vs47, %vs6, %vs7, 3)
	lxvd2x %vs0, 0, %r5
	lxvd2x %vs1, %r7, %r5
	lxvd2x %vs2, %r8, %r5
	lxvd2x %vs3, %r9, %r5
	lxvd2x %vs48, 0, %r6
	lxvd2x %vs49, %r7, %r6
	lxvd2x %vs50, %r8, %r6
	vadduwm %v0, %v0, %v16
	vadduwm %v4, %v4, %v17
	lxvd2x %vs48, %r9, %r6
	vadduwm %v8, %v8, %v18
	vadduwm %v12, %v12, %v16
	IF_BE (vperm %v0, %v0, %v0, %v19)
	IF_BE (vperm %v4, %v4, %v4, %v19)
	IF_BE (vperm %v8, %v8, %v8, %v19)
	IF_BE (vperm %v12, %v12, %v12, %v19)
	xxlxor %vs0, %vs0, %vs32
	xxlxor %vs1, %vs1, %vs36
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs44
	stxvd2x %vs0, 0, %r4
	stxvd2x %vs1, %r7, %r4
	stxvd2x %vs2, %r8, %r4
	stxvd2x %vs3, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	bdz .Lout_chacha_core_p8
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs5, %r7, %r5
	lxvd2x %vs6, %r8, %r5
	lxvd2x %vs7, %r9, %r5
	lxvd2x %vs48, 0, %r6
	lxvd2x %vs49, %r7, %r6
	lxvd2x %vs50, %r8, %r6
	vadduwm %v1, %v1, %v16
	vadduwm %v5, %v5, %v17
	lxvd2x %vs48, %r9, %r6
	vadduwm %v9, %v9, %v18
	vadduwm %v13, %v13, %v16
	IF_BE (vperm %v1, %v1, %v1, %v19)
	IF_BE (vperm %v5, %v5, %v5, %v19)
	IF_BE (vperm %v9, %v9, %v9, %v19)
	IF_BE (vperm %v13, %v13, %v13, %v19)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs7, %vs7, %vs45
	stxvd2x %vs4, 0, %r4
	stxvd2x %vs5, %r7, %r4
	stxvd2x %vs6, %r8, %r4
	stxvd2x %vs7, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	bdz .Lout_chacha_core_p8
	lxvd2x %vs0, 0, %r5
	lxvd2x %vs1, %r7, %r5
	lxvd2x %vs2, %r8, %r5
	lxvd2x %vs3, %r9, %r5
	lxvd2x %vs48, 0, %r6
	lxvd2x %vs49, %r7, %r6
	lxvd2x %vs50, %r8, %r6
	vadduwm %v2, %v2, %v16
	vadduwm %v6, %v6, %v17
	lxvd2x %vs48, %r9, %r6
	vadduwm %v10, %v10, %v18
	vadduwm %v14, %v14, %v16
	IF_BE (vperm %v2, %v2, %v2, %v19)
	IF_BE (vperm %v6, %v6, %v6, %v19)
	IF_BE (vperm %v10, %v10, %v10, %v19)
	IF_BE (vperm %v14, %v14, %v14, %v19)
	xxlxor %vs0, %vs0, %vs34
	xxlxor %vs1, %vs1, %vs38
	xxlxor %vs2, %vs2, %vs42
	xxlxor %vs3, %vs3, %vs46
	stxvd2x %vs0, 0, %r4
	stxvd2x %vs1, %r7, %r4
	stxvd2x %vs2, %r8, %r4
	stxvd2x %vs3, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	bdz .Lout_chacha_core_p8
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs5, %r7, %r5
	lxvd2x %vs6, %r8, %r5
	lxvd2x %vs7, %r9, %r5
	lxvd2x %vs48, 0, %r6
	lxvd2x %vs49, %r7, %r6
	lxvd2x %vs50, %r8, %r6
	vadduwm %v3, %v3, %v16
	vadduwm %v7, %v7, %v17
	lxvd2x %vs48, %r9, %r6
	vadduwm %v11, %v11, %v18
	vadduwm %v15, %v15, %v16
	IF_BE (vperm %v3, %v3, %v3, %v19)
	IF_BE (vperm %v7, %v7, %v7, %v19)
	IF_BE (vperm %v11, %v11, %v11, %v19)
	IF_BE (vperm %v15, %v15, %v15, %v19)
	xxlxor %vs4, %vs4, %vs35
	xxlxor %vs5, %vs5, %vs39
	xxlxor %vs6, %vs6, %vs43
	xxlxor %vs7, %vs7, %vs47
	stxvd2x %vs4, 0, %r4
	stxvd2x %vs5, %r7, %r4
	stxvd2x %vs6, %r8, %r4
	stxvd2x %vs7, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
.Lout_chacha_core_p8:
	blr

.Lmany_chacha_core_p8:
	li %r0, -16
	stvx %v20, %r1, %r0
	CFI (.cfi_offset 97, -16)
	li %r0, -32
	stvx %v21, %r1, %r0
	CFI (.cfi_offset 98, -32)
	li %r0, -48
	stvx %v22, %r1, %r0
	CFI (.cfi_offset 99, -48)
	li %r0, -64
	stvx %v23, %r1, %r0
	CFI (.cfi_offset 100, -64)
	li %r0, -80
	stvx %v24, %r1, %r0
	CFI (.cfi_offset 101, -80)
	li %r0, -96
	stvx %v25, %r1, %r0
	CFI (.cfi_offset 102, -96)
	li %r0, -112
	stvx %v26, %r1, %r0
	CFI (.cfi_offset 103, -112)
	li %r0, -128
	stvx %v27, %r1, %r0
	CFI (.cfi_offset 104, -128)
	li %r0, -144
	stvx %v28, %r1, %r0
	CFI (.cfi_offset 105, -144)
	li %r0, -160
	stvx %v29, %r1, %r0
	CFI (.cfi_offset 106, -160)
	li %r0, -176
	stvx %v30, %r1, %r0
	CFI (.cfi_offset 107, -176)
	lxvd2x %vs52, 0, %r6
	lxvd2x %vs53, %r7, %r6
	lxvd2x %vs54, %r8, %r6
	lxvd2x %vs55, %r9, %r6
	xxlor %vs60, %vs12, %vs12
	vspltisw %v29, 4
	IF_BE (lvsl %v30, 0, %r1)
	IF_BE (vspltisb %v24, 3)
	IF_BE (vxor %v30, %v30, %v24)

.Lpass_chacha_core_p8:
	cmpldi %r3, 9
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs2, %vs32, %vs33)
	MERGE_L (%vs3, %vs34, %vs35)
	MERGE_H (%vs0, %vs32, %vs33)
	vadduwm %v12, %v12, %v28
	MERGE_H (%vs1, %vs34, %vs35)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	xxspltw %vs57, %vs53, D2X_WORD (0)
	xxspltw %vs56, %vs52, D2X_WORD (0)
	D2X_PAIR (%vs35, %vs2, %vs3, 3)
	xxspltw %vs59, %vs55, D2X_WORD (0)
	D2X_PAIR (%vs34, %vs2, %vs3, 0)
	D2X_PAIR (%vs36, %vs4, %vs5, 0)
	D2X_PAIR (%vs33, %vs0, %vs1, 3)
	xxspltw %vs58, %vs54, D2X_WORD (0)
	D2X_PAIR (%vs39, %vs6, %vs7, 3)
	MERGE_L (%vs2, %vs40, %vs41)
	vadduwm %v4, %v4, %v21
	D2X_PAIR (%vs37, %vs4, %vs5, 3)
	MERGE_H (%vs4, %vs44, %vs45)
	vadduwm %v2, %v2, %v20
	MERGE_L (%vs3, %vs42, %vs43)
	vadduwm %v24, %v24, %v25
	vadduwm %v28, %v28, %v29
	D2X_PAIR (%vs32, %vs0, %vs1, 0)
	MERGE_H (%vs1, %vs42, %vs43)
	D2X_PAIR (%vs38, %vs6, %vs7, 0)
	MERGE_L (%vs6, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	vadduwm %v27, %v27, %v28
	MERGE_L (%vs7, %vs46, %vs47)
	vadduwm %v5, %v5, %v21
	MERGE_H (%vs0, %vs40, %vs41)
	D2X_PAIR (%vs46, %vs6, %vs7, 0)
	vadduwm %v1, %v1, %v20
	vpermxor %v27, %v27, %v24, %v16
	D2X_PAIR (%vs40, %vs0, %vs1, 0)
	vadduwm %v0, %v0, %v20
	vadduwm %v26, %v26, %v27
	D2X_PAIR (%vs43, %vs2, %vs3, 3)
	D2X_PAIR (%vs45, %vs4, %vs5, 3)
	vadduwm %v8, %v8, %v22
	vxor %v25, %v25, %v26
	D2X_PAIR (%vs41, %vs0, %vs1, 3)
	vrlw %v25, %v25, %v17
	D2X_PAIR (%vs44, %vs4, %vs5, 0)
	lxvd2x %vs1, %r7, %r5
	vadduwm %v24, %v24, %v25
	vadduwm %v13, %v13, %v23
	vadduwm %v3, %v3, %v20
	D2X_PAIR (%vs42, %vs2, %vs3, 0)
	lxvd2x %vs0, 0, %r5
	IF_BE (vperm %v0, %v0, %v0, %v30)
	IF_BE (vperm %v8, %v8, %v8, %v30)
	lxvd2x %vs2, %r8, %r5
	vadduwm %v14, %v14, %v23
	lxvd2x %vs3, %r9, %r5
	vadduwm %v10, %v10, %v22
	IF_BE (vperm %v14, %v14, %v14, %v30)
	IF_BE (vperm %v10, %v10, %v10, %v30)
	addi %r5, %r5, 64
	IF_BE (vperm %v3, %v3, %v3, %v30)
	D2X_PAIR (%vs47, %vs6, %vs7, 3)
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs5, %r7, %r5
	vpermxor %v27, %v27, %v24, %v18
	xxlxor %vs0, %vs0, %vs32
	vadduwm %v26, %v26, %v27
	IF_BE (vperm %v5, %v5, %v5, %v30)
	vadduwm %v6, %v6, %v21
	vadduwm %v7, %v7, %v21
	lxvd2x %vs6, %r8, %r5
	IF_BE (vperm %v4, %v4, %v4, %v30)
	stxvd2x %vs0, 0, %r4
	vadduwm %v12, %v12, %v23
	IF_BE (vperm %v12, %v12, %v12, %v30)
	lxvd2x %vs7, %r9, %r5
	IF_BE (vperm %v13, %v13, %v13, %v30)
	xxlxor %vs1, %vs1, %vs36
	vadduwm %v9, %v9, %v22
	IF_BE (vperm %v6, %v6, %v6, %v30)
	stxvd2x %vs1, %r7, %r4
	IF_BE (vperm %v1, %v1, %v1, %v30)
	xxlxor %vs3, %vs3, %vs44
	xxlxor %vs2, %vs2, %vs40
	vadduwm %v15, %v15, %v23
	addi %r5, %r5, 64
	vxor %v25, %v25, %v26
	stxvd2x %vs2, %r8, %r4
	lxvd2x %vs2, %r8, %r5
	lxvd2x %vs1, %r7, %r5
	stxvd2x %vs3, %r9, %r4
	xxlxor %vs1, %vs1, %vs38
	xxlxor %vs5, %vs5, %vs37
	IF_BE (vperm %v9, %v9, %v9, %v30)
	vadduwm %v11, %v11, %v22
	xxlxor %vs4, %vs4, %vs33
	lxvd2x %vs3, %r9, %r5
	addi %r4, %r4, 64
	xxlxor %vs6, %vs6, %vs41
	lxvd2x %vs0, 0, %r5
	IF_BE (vperm %v2, %v2, %v2, %v30)
	stxvd2x %vs5, %r7, %r4
	xxlxor %vs3, %vs3, %vs46
	stxvd2x %vs6, %r8, %r4
	xxspltw %vs38, %vs9, D2X_WORD (2)
	xxlxor %vs0, %vs0, %vs34
	stxvd2x %vs4, 0, %r4
	IF_BE (vperm %v11, %v11, %v11, %v30)
	addi %r5, %r5, 64
	xxlxor %vs7, %vs7, %vs45
	stxvd2x %vs7, %r9, %r4
	addi %r4, %r4, 64
	xxspltw %vs34, %vs8, D2X_WORD (2)
	addi %r3, %r3, -4
	lxvd2x %vs5, %r7, %r5
	xxlxor %vs2, %vs2, %vs42
	lxvd2x %vs7, %r9, %r5
	lxvd2x %vs4, 0, %r5
	xxspltw %vs46, %vs11, D2X_WORD (2)
	IF_BE (vperm %v15, %v15, %v15, %v30)
	xxspltw %vs33, %vs8, D2X_WORD (1)
	xxlxor %vs4, %vs4, %vs35
	lxvd2x %vs6, %r8, %r5
	xxspltw %vs35, %vs8, D2X_WORD (3)
	stxvd2x %vs3, %r9, %r4
	xxlxor %vs7, %vs7, %vs47
	vrlw %v25, %v25, %v19
	stxvd2x %vs0, 0, %r4
	IF_BE (vperm %v7, %v7, %v7, %v30)
	xxspltw %vs47, %vs11, D2X_WORD (3)
	xxlxor %vs5, %vs5, %vs39
	xxspltw %vs42, %vs10, D2X_WORD (2)
	xxspltw %vs37, %vs9, D2X_WORD (1)
	vadduwm %v3, %v3, %v25
	xxspltw %vs41, %vs10, D2X_WORD (1)
	addi %r5, %r5, 64
	stxvd2x %vs2, %r8, %r4
	xxspltw %vs39, %vs9, D2X_WORD (3)
	vadduwm %v0, %v24, %v5
	vpermxor %v14, %v14, %v3, %v16
	stxvd2x %vs1, %r7, %r4
	vadduwm %v1, %v1, %v6
	addi %r4, %r4, 64
	vpermxor %v15, %v15, %v0, %v16
	vadduwm %v9, %v9, %v14
	vadduwm %v2, %v2, %v7
	xxspltw %vs45, %vs11, D2X_WORD (1)
	vpermxor %v12, %v27, %v1, %v16
	vadduwm %v10, %v10, %v15
	xxlxor %vs6, %vs6, %vs43
	xxspltw %vs43, %vs10, D2X_WORD (3)
	vpermxor %v13, %v13, %v2, %v16
	vxor %v5, %v5, %v10
	vadduwm %v11, %v11, %v12
	stxvd2x %vs4, 0, %r4
	vrlw %v5, %v5, %v17
	vxor %v4, %v25, %v9
	vxor %v6, %v6, %v11
	vadduwm %v8, %v26, %v13
	vadduwm %v0, %v0, %v5
	vrlw %v6, %v6, %v17
	vpermxor %v15, %v15, %v0, %v18
	vadduwm %v1, %v1, %v6
	vadduwm %v10, %v10, %v15
	vxor %v7, %v7, %v8
	vrlw %v4, %v4, %v17
	vxor %v5, %v5, %v10
	stxvd2x %vs5, %r7, %r4
	stxvd2x %vs7, %r9, %r4
	vadduwm %v3, %v3, %v4
	vrlw %v5, %v5, %v19
	vpermxor %v14, %v14, %v3, %v18
	vrlw %v7, %v7, %v17
	stxvd2x %vs6, %r8, %r4
	vadduwm %v9, %v9, %v14
	vxor %v4, %v4, %v9
	vrlw %v4, %v4, %v19
	vpermxor %v12, %v12, %v1, %v18
	addi %r4, %r4, 64
	vadduwm %v2, %v2, %v7
	vpermxor %v13, %v13, %v2, %v18
	vadduwm %v8, %v8, %v13
	vadduwm %v11, %v11, %v12
	beq .Lfive_chacha_core_p8
	li %r0, 9
	mtctr %r0
.Lround_chacha_core_p8:
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vpermxor %v12, %v12, %v0, %v16
	vpermxor %v13, %v13, %v1, %v16
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	vpermxor %v14, %v14, %v2, %v16
	vpermxor %v15, %v15, %v3, %v16
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vadduwm %v10, %v10, %v14
	vadduwm %v11, %v11, %v15
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vxor %v6, %v6, %v10
	vxor %v7, %v7, %v11
	vpermxor %v12, %v12, %v0, %v18
	vpermxor %v13, %v13, %v1, %v18
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	vadduwm %v2, %v2, %v6
	vadduwm %v3, %v3, %v7
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	vpermxor %v14, %v14, %v2, %v18
	vpermxor %v15, %v15, %v3, %v18
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vadduwm %v10, %v10, %v14
	vadduwm %v11, %v11, %v15
	vadduwm %v3, %v3, %v4
	vadduwm %v0, %v0, %v5
	vxor %v6, %v6, %v10
	vxor %v7, %v7, %v11
	vpermxor %v14, %v14, %v3, %v16
	vpermxor %v15, %v15, %v0, %v16
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vxor %v4, %v4, %v9
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v16
	vpermxor %v13, %v13, %v2, %v16
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	vadduwm %v3, %v3, %v4
	vadduwm %v0, %v0, %v5
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vpermxor %v14, %v14, %v3, %v18
	vpermxor %v15, %v15, %v0, %v18
	vrlw %v6, %v6, %v17
	vrlw %v7, %v7, %v17
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	vadduwm %v1, %v1, %v6
	vadduwm %v2, %v2, %v7
	vxor %v4, %v4, %v9
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	bdnz .Lround_chacha_core_p8
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	cmpldi %r3, 4
	bgt .Lpass_chacha_core_p8

	vadduwm %v12, %v12, %v28
	mtctr %r3
	MERGE_H (%vs0, %vs32, %vs33)
	MERGE_H (%vs1, %vs34, %vs35)
	MERGE_L (%vs2, %vs32, %vs33)
	MERGE_L (%vs3, %vs34, %vs35)
	D2X_PAIR (%vs32, %vs0, %vs1, 0)
	D2X_PAIR (%vs33, %vs0, %vs1, 3)
	D2X_PAIR (%vs34, %vs2, %vs3, 0)
	D2X_PAIR (%vs35, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	D2X_PAIR (%vs36, %vs4, %vs5, 0)
	D2X_PAIR (%vs37, %vs4, %vs5, 3)
	D2X_PAIR (%vs38, %vs6, %vs7, 0)
	D2X_PAIR (%vs39, %vs6, %vs7, 3)
	MERGE_H (%vs0, %vs40, %vs41)
	MERGE_H (%vs1, %vs42, %vs43)
	MERGE_L (%vs2, %vs40, %vs41)
	MERGE_L (%vs3, %vs42, %vs43)
	D2X_PAIR (%vs40, %vs0, %vs1, 0)
	D2X_PAIR (%vs41, %vs0, %vs1, 3)
	D2X_PAIR (%vs42, %vs2, %vs3, 0)
	D2X_PAIR (%vs43, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	MERGE_L (%vs6, %vs44, %vs45)
	MERGE_L (%vs7, %vs46, %vs47)
	D2X_PAIR (%vs44, %vs4, %vs5, 0)
	D2X_PAIR (%vs45, %vs4, %vs5, 3)
	D2X_PAIR (%vs46, %vs6, %vs7, 0)
	D2X_PAIR (%vs47, %vs6, %vs7, 3)
	lxvd2x %vs0, 0, %r5
	lxvd2x %vs1, %r7, %r5
	lxvd2x %vs2, %r8, %r5
	lxvd2x %vs3, %r9, %r5
	vadduwm %v0, %v0, %v20
	vadduwm %v4, %v4, %v21
	vadduwm %v8, %v8, %v22
	vadduwm %v12, %v12, %v23
	IF_BE (vperm %v0, %v0, %v0, %v30)
	IF_BE (vperm %v4, %v4, %v4, %v30)
	IF_BE (vperm %v8, %v8, %v8, %v30)
	IF_BE (vperm %v12, %v12, %v12, %v30)
	xxlxor %vs0, %vs0, %vs32
	xxlxor %vs1, %vs1, %vs36
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs44
	stxvd2x %vs0, 0, %r4
	stxvd2x %vs1, %r7, %r4
	stxvd2x %vs2, %r8, %r4
	stxvd2x %vs3, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	bdz .Ldone_chacha_core_p8
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs5, %r7, %r5
	lxvd2x %vs6, %r8, %r5
	lxvd2x %vs7, %r9, %r5
	vadduwm %v1, %v1, %v20
	vadduwm %v5, %v5, %v21
	vadduwm %v9, %v9, %v22
	vadduwm %v13, %v13, %v23
	IF_BE (vperm %v1, %v1, %v1, %v30)
	IF_BE (vperm %v5, %v5, %v5, %v30)
	IF_BE (vperm %v9, %v9, %v9, %v30)
	IF_BE (vperm %v13, %v13, %v13, %v30)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs7, %vs7, %vs45
	stxvd2x %vs4, 0, %r4
	stxvd2x %vs5, %r7, %r4
	stxvd2x %vs6, %r8, %r4
	stxvd2x %vs7, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	bdz .Ldone_chacha_core_p8
	lxvd2x %vs0, 0, %r5
	lxvd2x %vs1, %r7, %r5
	lxvd2x %vs2, %r8, %r5
	lxvd2x %vs3, %r9, %r5
	vadduwm %v2, %v2, %v20
	vadduwm %v6, %v6, %v21
	vadduwm %v10, %v10, %v22
	vadduwm %v14, %v14, %v23
	IF_BE (vperm %v2, %v2, %v2, %v30)
	IF_BE (vperm %v6, %v6, %v6, %v30)
	IF_BE (vperm %v10, %v10, %v10, %v30)
	IF_BE (vperm %v14, %v14, %v14, %v30)
	xxlxor %vs0, %vs0, %vs34
	xxlxor %vs1, %vs1, %vs38
	xxlxor %vs2, %vs2, %vs42
	xxlxor %vs3, %vs3, %vs46
	stxvd2x %vs0, 0, %r4
	stxvd2x %vs1, %r7, %r4
	stxvd2x %vs2, %r8, %r4
	stxvd2x %vs3, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	bdz .Ldone_chacha_core_p8
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs5, %r7, %r5
	lxvd2x %vs6, %r8, %r5
	lxvd2x %vs7, %r9, %r5
	vadduwm %v3, %v3, %v20
	vadduwm %v7, %v7, %v21
	vadduwm %v11, %v11, %v22
	vadduwm %v15, %v15, %v23
	IF_BE (vperm %v3, %v3, %v3, %v30)
	IF_BE (vperm %v7, %v7, %v7, %v30)
	IF_BE (vperm %v11, %v11, %v11, %v30)
	IF_BE (vperm %v15, %v15, %v15, %v30)
	xxlxor %vs4, %vs4, %vs35
	xxlxor %vs5, %vs5, %vs39
	xxlxor %vs6, %vs6, %vs43
	xxlxor %vs7, %vs7, %vs47
	stxvd2x %vs4, 0, %r4
	stxvd2x %vs5, %r7, %r4
	stxvd2x %vs6, %r8, %r4
	stxvd2x %vs7, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
.Ldone_chacha_core_p8:
	li %r0, -16
	lvx %v20, %r1, %r0
	CFI (.cfi_restore 97)
	li %r0, -32
	lvx %v21, %r1, %r0
	CFI (.cfi_restore 98)
	li %r0, -48
	lvx %v22, %r1, %r0
	CFI (.cfi_restore 99)
	li %r0, -64
	lvx %v23, %r1, %r0
	CFI (.cfi_restore 100)
	li %r0, -80
	lvx %v24, %r1, %r0
	CFI (.cfi_restore 101)
	li %r0, -96
	lvx %v25, %r1, %r0
	CFI (.cfi_restore 102)
	li %r0, -112
	lvx %v26, %r1, %r0
	CFI (.cfi_restore 103)
	li %r0, -128
	lvx %v27, %r1, %r0
	CFI (.cfi_restore 104)
	li %r0, -144
	lvx %v28, %r1, %r0
	CFI (.cfi_restore 105)
	li %r0, -160
	lvx %v29, %r1, %r0
	CFI (.cfi_restore 106)
	li %r0, -176
	lvx %v30, %r1, %r0
	CFI (.cfi_restore 107)
	blr

.Lfive_first_chacha_core_p8:
	li %r0, -16
	stvx %v20, %r1, %r0
	CFI (.cfi_offset 97, -16)
	li %r0, -32
	stvx %v21, %r1, %r0
	CFI (.cfi_offset 98, -32)
	li %r0, -48
	stvx %v22, %r1, %r0
	CFI (.cfi_offset 99, -48)
	li %r0, -64
	stvx %v23, %r1, %r0
	CFI (.cfi_offset 100, -64)
	li %r0, -80
	stvx %v24, %r1, %r0
	CFI (.cfi_offset 101, -80)
	li %r0, -96
	stvx %v25, %r1, %r0
	CFI (.cfi_offset 102, -96)
	li %r0, -112
	stvx %v26, %r1, %r0
	CFI (.cfi_offset 103, -112)
	li %r0, -128
	stvx %v27, %r1, %r0
	CFI (.cfi_offset 104, -128)
	li %r0, -144
	stvx %v28, %r1, %r0
	CFI (.cfi_offset 105, -144)
	li %r0, -160
	stvx %v29, %r1, %r0
	CFI (.cfi_offset 106, -160)
	li %r0, -176
	stvx %v30, %r1, %r0
	CFI (.cfi_offset 107, -176)
	lxvd2x %vs52, 0, %r6
	lxvd2x %vs53, %r7, %r6
	lxvd2x %vs54, %r8, %r6
	lxvd2x %vs55, %r9, %r6
	xxlor %vs60, %vs12, %vs12
	vspltisw %v29, 4
	IF_BE (lvsl %v30, 0, %r1)
	IF_BE (vspltisb %v24, 3)
	IF_BE (vxor %v30, %v30, %v24)
.Lfive_chacha_core_p8:
	li %r0, 9
	mtctr %r0
	xxspltw %vs59, %vs60, 0
	vspltisw %v26, 0
	vadduwm %v27, %v27, %v29
	xxlor %vs56, %vs52, %vs52
	xxlor %vs57, %vs53, %vs53
	MERGE_H (%vs59, %vs59, %vs58)
	D2X_PAIR (%vs12, %vs59, %vs58, 0)
	xxlor %vs58, %vs54, %vs54
	xxlor %vs59, %vs12, %vs12
	vadduwm %v27, %v27, %v23
.Lround5_chacha_core_p8:
	vadduwm %v1, %v1, %v5
	vadduwm %v0, %v0, %v4
	vpermxor %v12, %v12, %v0, %v16
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vadduwm %v24, %v24, %v25
	vadduwm %v2, %v2, %v6
	vpermxor %v13, %v13, %v1, %v16
	vrlw %v7, %v7, %v19
	vadduwm %v9, %v9, %v13
	vxor %v5, %v5, %v9
	vrlw %v5, %v5, %v17
	vadduwm %v3, %v3, %v7
	vpermxor %v27, %v27, %v24, %v16
	vadduwm %v8, %v8, %v12
	vpermxor %v14, %v14, %v2, %v16
	vxor %v4, %v4, %v8
	vrlw %v4, %v4, %v17
	vadduwm %v26, %v26, %v27
	vxor %v25, %v25, %v26
	vrlw %v25, %v25, %v17
	vadduwm %v24, %v24, %v25
	vpermxor %v15, %v15, %v3, %v16
	vadduwm %v10, %v10, %v14
	vadduwm %v11, %v11, %v15
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vxor %v6, %v6, %v10
	vxor %v7, %v7, %v11
	vrlw %v7, %v7, %v17
	vrlw %v6, %v6, %v17
	vadduwm %v2, %v2, %v6
	vpermxor %v12, %v12, %v0, %v18
	vpermxor %v13, %v13, %v1, %v18
	vpermxor %v27, %v27, %v24, %v18
	ROTATE_WORDS (%vs56, %vs56, 3)
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	vxor %v5, %v5, %v9
	vpermxor %v14, %v14, %v2, %v18
	vadduwm %v3, %v3, %v7
	vadduwm %v26, %v26, %v27
	ROTATE_WORDS (%vs59, %vs59, 2)
	vxor %v4, %v4, %v8
	vrlw %v4, %v4, %v19
	vxor %v25, %v25, %v26
	vrlw %v25, %v25, %v19
	ROTATE_WORDS (%vs58, %vs58, 1)
	vrlw %v5, %v5, %v19
	vadduwm %v0, %v0, %v5
	vadduwm %v10, %v10, %v14
	vxor %v6, %v6, %v10
	vadduwm %v24, %v24, %v25
	vpermxor %v15, %v15, %v3, %v18
	vadduwm %v11, %v11, %v15
	vadduwm %v3, %v3, %v4
	vpermxor %v15, %v15, %v0, %v16
	vpermxor %v14, %v14, %v3, %v16
	vrlw %v6, %v6, %v19
	vadduwm %v1, %v1, %v6
	vpermxor %v27, %v27, %v24, %v16
	vxor %v7, %v7, %v11
	vrlw %v7, %v7, %v19
	vadduwm %v2, %v2, %v7
	vadduwm %v10, %v10, %v15
	vxor %v5, %v5, %v10
	vpermxor %v12, %v12, %v1, %v16
	vadduwm %v9, %v9, %v14
	vadduwm %v26, %v26, %v27
	vxor %v4, %v4, %v9
	vxor %v25, %v25, %v26
	vpermxor %v13, %v13, %v2, %v16
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vadduwm %v11, %v11, %v12
	vxor %v6, %v6, %v11
	vadduwm %v3, %v3, %v4
	vpermxor %v14, %v14, %v3, %v18
	vrlw %v25, %v25, %v17
	vadduwm %v8, %v8, %v13
	vadduwm %v0, %v0, %v5
	vadduwm %v24, %v24, %v25
	vxor %v7, %v7, %v8
	vrlw %v7, %v7, %v17
	vrlw %v6, %v6, %v17
	vpermxor %v15, %v15, %v0, %v18
	vadduwm %v1, %v1, %v6
	vpermxor %v27, %v27, %v24, %v18
	ROTATE_WORDS (%vs56, %vs56, 1)
	vadduwm %v2, %v2, %v7
	vadduwm %v9, %v9, %v14
	vadduwm %v10, %v10, %v15
	vpermxor %v12, %v12, %v1, %v18
	vpermxor %v13, %v13, %v2, %v18
	vxor %v5, %v5, %v10
	vxor %v4, %v4, %v9
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vadduwm %v26, %v26, %v27
	ROTATE_WORDS (%vs59, %vs59, 2)
	vxor %v25, %v25, %v26
	vrlw %v25, %v25, %v19
	ROTATE_WORDS (%vs58, %vs58, 3)
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	bdnz .Lround5_chacha_core_p8
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vadduwm %v12, %v12, %v28
	MERGE_H (%vs0, %vs32, %vs33)
	MERGE_H (%vs1, %vs34, %vs35)
	MERGE_L (%vs2, %vs32, %vs33)
	MERGE_L (%vs3, %vs34, %vs35)
	 vadduwm %v24, %v24, %v25
	D2X_PAIR (%vs32, %vs0, %vs1, 0)
	D2X_PAIR (%vs33, %vs0, %vs1, 3)
	D2X_PAIR (%vs34, %vs2, %vs3, 0)
	D2X_PAIR (%vs35, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs36, %vs37)
	 vpermxor %v27, %v27, %v24, %v16
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	D2X_PAIR (%vs36, %vs4, %vs5, 0)
	 vadduwm %v26, %v26, %v27
	D2X_PAIR (%vs37, %vs4, %vs5, 3)
	D2X_PAIR (%vs38, %vs6, %vs7, 0)
	D2X_PAIR (%vs39, %vs6, %vs7, 3)
	MERGE_H (%vs0, %vs40, %vs41)
	MERGE_H (%vs1, %vs42, %vs43)
	 vxor %v25, %v25, %v26
	MERGE_L (%vs2, %vs40, %vs41)
	MERGE_L (%vs3, %vs42, %vs43)
	D2X_PAIR (%vs40, %vs0, %vs1, 0)
	D2X_PAIR (%vs41, %vs0, %vs1, 3)
	D2X_PAIR (%vs42, %vs2, %vs3, 0)
	 vrlw %v25, %v25, %v17
	D2X_PAIR (%vs43, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	MERGE_L (%vs6, %vs44, %vs45)
	 vadduwm %v24, %v24, %v25
	MERGE_L (%vs7, %vs46, %vs47)
	D2X_PAIR (%vs44, %vs4, %vs5, 0)
	D2X_PAIR (%vs45, %vs4, %vs5, 3)
	D2X_PAIR (%vs46, %vs6, %vs7, 0)
	D2X_PAIR (%vs47, %vs6, %vs7, 3)
	 vpermxor %v27, %v27, %v24, %v18
	lxvd2x %vs0, 0, %r5
	lxvd2x %vs1, %r7, %r5
	lxvd2x %vs2, %r8, %r5
	lxvd2x %vs3, %r9, %r5
	vadduwm %v0, %v0, %v20
	 ROTATE_WORDS (%vs56, %vs56, 3)
	vadduwm %v4, %v4, %v21
	vadduwm %v8, %v8, %v22
	vadduwm %v12, %v12, %v23
	IF_BE (vperm %v0, %v0, %v0, %v30)
	 vadduwm %v26, %v26, %v27
	IF_BE (vperm %v4, %v4, %v4, %v30)
	IF_BE (vperm %v8, %v8, %v8, %v30)
	IF_BE (vperm %v12, %v12, %v12, %v30)
	xxlxor %vs0, %vs0, %vs32
	xxlxor %vs1, %vs1, %vs36
	 ROTATE_WORDS (%vs59, %vs59, 2)
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs44
	stxvd2x %vs0, 0, %r4
	stxvd2x %vs1, %r7, %r4
	stxvd2x %vs2, %r8, %r4
	 vxor %v25, %v25, %v26
	stxvd2x %vs3, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	lxvd2x %vs4, 0, %r5
	 ROTATE_WORDS (%vs58, %vs58, 1)
	lxvd2x %vs5, %r7, %r5
	lxvd2x %vs6, %r8, %r5
	lxvd2x %vs7, %r9, %r5
	vadduwm %v1, %v1, %v20
	vadduwm %v5, %v5, %v21
	 vrlw %v25, %v25, %v19
	vadduwm %v9, %v9, %v22
	vadduwm %v13, %v13, %v23
	IF_BE (vperm %v1, %v1, %v1, %v30)
	IF_BE (vperm %v5, %v5, %v5, %v30)
	IF_BE (vperm %v9, %v9, %v9, %v30)
	 vadduwm %v24, %v24, %v25
	IF_BE (vperm %v13, %v13, %v13, %v30)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	xxlxor %vs6, %vs6, %vs41
	 vpermxor %v27, %v27, %v24, %v16
	xxlxor %vs7, %vs7, %vs45
	stxvd2x %vs4, 0, %r4
	stxvd2x %vs5, %r7, %r4
	stxvd2x %vs6, %r8, %r4
	stxvd2x %vs7, %r9, %r4
	 vadduwm %v26, %v26, %v27
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	lxvd2x %vs0, 0, %r5
	lxvd2x %vs1, %r7, %r5
	lxvd2x %vs2, %r8, %r5
	 vxor %v25, %v25, %v26
	lxvd2x %vs3, %r9, %r5
	vadduwm %v2, %v2, %v20
	vadduwm %v6, %v6, %v21
	vadduwm %v10, %v10, %v22
	 vrlw %v25, %v25, %v17
	vadduwm %v14, %v14, %v23
	IF_BE (vperm %v2, %v2, %v2, %v30)
	IF_BE (vperm %v6, %v6, %v6, %v30)
	IF_BE (vperm %v10, %v10, %v10, %v30)
	IF_BE (vperm %v14, %v14, %v14, %v30)
	 vadduwm %v24, %v24, %v25
	xxlxor %vs0, %vs0, %vs34
	xxlxor %vs1, %vs1, %vs38
	xxlxor %vs2, %vs2, %vs42
	xxlxor %vs3, %vs3, %vs46
	stxvd2x %vs0, 0, %r4
	 vpermxor %v27, %v27, %v24, %v18
	stxvd2x %vs1, %r7, %r4
	stxvd2x %vs2, %r8, %r4
	stxvd2x %vs3, %r9, %r4
	addi %r5, %r5, 64
	 ROTATE_WORDS (%vs56, %vs56, 1)
	addi %r4, %r4, 64
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs5, %r7, %r5
	lxvd2x %vs6, %r8, %r5
	lxvd2x %vs7, %r9, %r5
	 vadduwm %v26, %v26, %v27
	vadduwm %v3, %v3, %v20
	vadduwm %v7, %v7, %v21
	vadduwm %v11, %v11, %v22
	vadduwm %v15, %v15, %v23
	IF_BE (vperm %v3, %v3, %v3, %v30)
	 ROTATE_WORDS (%vs59, %vs59, 2)
	IF_BE (vperm %v7, %v7, %v7, %v30)
	IF_BE (vperm %v11, %v11, %v11, %v30)
	IF_BE (vperm %v15, %v15, %v15, %v30)
	xxlxor %vs4, %vs4, %vs35
	 vxor %v25, %v25, %v26
	xxlxor %vs5, %vs5, %vs39
	xxlxor %vs6, %vs6, %vs43
	xxlxor %vs7, %vs7, %vs47
	stxvd2x %vs4, 0, %r4
	stxvd2x %vs5, %r7, %r4
	 ROTATE_WORDS (%vs58, %vs58, 3)
	stxvd2x %vs6, %r8, %r4
	stxvd2x %vs7, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	 vrlw %v25, %v25, %v19
	xxlor %vs60, %vs12, %vs12
	lxvd2x %vs0, 0, %r5
	lxvd2x %vs1, %r7, %r5
	lxvd2x %vs2, %r8, %r5
	lxvd2x %vs3, %r9, %r5
	vadduwm %v27, %v27, %v28
	vadduwm %v24, %v24, %v20
	vadduwm %v25, %v25, %v21
	vadduwm %v26, %v26, %v22
	vadduwm %v27, %v27, %v23
	IF_BE (vperm %v24, %v24, %v24, %v30)
	IF_BE (vperm %v25, %v25, %v25, %v30)
	IF_BE (vperm %v26, %v26, %v26, %v30)
	IF_BE (vperm %v27, %v27, %v27, %v30)
	xxlxor %vs0, %vs0, %vs56
	xxlxor %vs1, %vs1, %vs57
	xxlxor %vs2, %vs2, %vs58
	xxlxor %vs3, %vs3, %vs59
	stxvd2x %vs0, 0, %r4
	stxvd2x %vs1, %r7, %r4
	stxvd2x %vs2, %r8, %r4
	stxvd2x %vs3, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	li %r0, -16
	lvx %v20, %r1, %r0
	CFI (.cfi_restore 97)
	li %r0, -32
	lvx %v21, %r1, %r0
	CFI (.cfi_restore 98)
	li %r0, -48
	lvx %v22, %r1, %r0
	CFI (.cfi_restore 99)
	li %r0, -64
	lvx %v23, %r1, %r0
	CFI (.cfi_restore 100)
	li %r0, -80
	lvx %v24, %r1, %r0
	CFI (.cfi_restore 101)
	li %r0, -96
	lvx %v25, %r1, %r0
	CFI (.cfi_restore 102)
	li %r0, -112
	lvx %v26, %r1, %r0
	CFI (.cfi_restore 103)
	li %r0, -128
	lvx %v27, %r1, %r0
	CFI (.cfi_restore 104)
	li %r0, -144
	lvx %v28, %r1, %r0
	CFI (.cfi_restore 105)
	li %r0, -160
	lvx %v29, %r1, %r0
	CFI (.cfi_restore 106)
	li %r0, -176
	lvx %v30, %r1, %r0
	CFI (.cfi_restore 107)
	blr

.Lfew_chacha_core_p8:
	li %r0, 10
	mtctr %r0
	vspltisw %v1, 1
	vspltisw %v2, 0
	MERGE_H (%vs33, %vs33, %vs34)
	D2X_PAIR (%vs8, %vs33, %vs34, 0)
	xxlor %vs34, %vs8, %vs8
	xxlor %vs32, %vs35, %vs35
	xxlor %vs33, %vs35, %vs35
	xxlor %vs36, %vs39, %vs39
	xxlor %vs37, %vs39, %vs39
	xxlor %vs40, %vs43, %vs43
	xxlor %vs41, %vs43, %vs43
	xxlor %vs44, %vs47, %vs47
	xxlor %vs45, %vs47, %vs47
	vadduwm %v13, %v13, %v2
.Lfew_round_chacha_core_p8:
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vpermxor %v12, %v12, %v0, %v16
	vpermxor %v13, %v13, %v1, %v16
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vpermxor %v12, %v12, %v0, %v18
	vpermxor %v13, %v13, %v1, %v18
	ROTATE_WORDS (%vs32, %vs32, 3)
	ROTATE_WORDS (%vs33, %vs33, 3)
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	ROTATE_WORDS (%vs44, %vs44, 2)
	ROTATE_WORDS (%vs45, %vs45, 2)
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	ROTATE_WORDS (%vs40, %vs40, 1)
	ROTATE_WORDS (%vs41, %vs41, 1)
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vpermxor %v12, %v12, %v0, %v16
	vpermxor %v13, %v13, %v1, %v16
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	vrlw %v4, %v4, %v17
	vrlw %v5, %v5, %v17
	vadduwm %v0, %v0, %v4
	vadduwm %v1, %v1, %v5
	vpermxor %v12, %v12, %v0, %v18
	vpermxor %v13, %v13, %v1, %v18
	ROTATE_WORDS (%vs32, %vs32, 1)
	ROTATE_WORDS (%vs33, %vs33, 1)
	vadduwm %v8, %v8, %v12
	vadduwm %v9, %v9, %v13
	ROTATE_WORDS (%vs44, %vs44, 2)
	ROTATE_WORDS (%vs45, %vs45, 2)
	vxor %v4, %v4, %v8
	vxor %v5, %v5, %v9
	ROTATE_WORDS (%vs40, %vs40, 3)
	ROTATE_WORDS (%vs41, %vs41, 3)
	vrlw %v4, %v4, %v19
	vrlw %v5, %v5, %v19
	bdnz .Lfew_round_chacha_core_p8
	xxlor %vs48, %vs8, %vs8
	IF_BE (lvsl %v19, 0, %r1)
	IF_BE (vspltisb %v17, 3)
	IF_BE (vxor %v19, %v19, %v17)
	mtctr %r3
	lxvd2x %vs0, 0, %r5
	lxvd2x %vs1, %r7, %r5
	lxvd2x %vs2, %r8, %r5
	lxvd2x %vs3, %r9, %r5
	vadduwm %v0, %v0, %v3
	vadduwm %v4, %v4, %v7
	vadduwm %v8, %v8, %v11
	vadduwm %v12, %v12, %v15
	vadduwm %v15, %v15, %v16
	IF_BE (vperm %v0, %v0, %v0, %v19)
	IF_BE (vperm %v4, %v4, %v4, %v19)
	IF_BE (vperm %v8, %v8, %v8, %v19)
	IF_BE (vperm %v12, %v12, %v12, %v19)
	xxlxor %vs0, %vs0, %vs32
	xxlxor %vs1, %vs1, %vs36
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs44
	stxvd2x %vs0, 0, %r4
	stxvd2x %vs1, %r7, %r4
	stxvd2x %vs2, %r8, %r4
	stxvd2x %vs3, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	bdzlr
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs5, %r7, %r5
	lxvd2x %vs6, %r8, %r5
	lxvd2x %vs7, %r9, %r5
	vadduwm %v1, %v1, %v3
	vadduwm %v5, %v5, %v7
	vadduwm %v9, %v9, %v11
	vadduwm %v13, %v13, %v15
	vadduwm %v15, %v15, %v16
	IF_BE (vperm %v1, %v1, %v1, %v19)
	IF_BE (vperm %v5, %v5, %v5, %v19)
	IF_BE (vperm %v9, %v9, %v9, %v19)
	IF_BE (vperm %v13, %v13, %v13, %v19)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs7, %vs7, %vs45
	stxvd2x %vs4, 0, %r4
	stxvd2x %vs5, %r7, %r4
	stxvd2x %vs6, %r8, %r4
	stxvd2x %vs7, %r9, %r4
	addi %r5, %r5, 64
	addi %r4, %r4, 64
	blr
ENDFUNC (chacha_core_p8)
