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
	ISA ("power9")

FUNC (chacha_core_p9)
	lxv %vs35, 0(%r6)
	lxv %vs39, 16(%r6)
	lxv %vs43, 32(%r6)
	lxv %vs47, 48(%r6)
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
	blt .Lfew_chacha_core_p9
	vupkhsb %v6, %v6
	xxspltw %vs44, %vs47, LXV_WORD (0)
	vupkhsh %v6, %v6
	xxspltw %vs32, %vs35, LXV_WORD (0)
	xxspltw %vs36, %vs39, LXV_WORD (0)
	xxspltw %vs40, %vs43, LXV_WORD (0)
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
	xxspltw %vs33, %vs35, LXV_WORD (1)
	xxspltw %vs34, %vs35, LXV_WORD (2)
	xxspltw %vs35, %vs35, LXV_WORD (3)
	xxlor %vs11, %vs47, %vs47
	xxspltw %vs45, %vs47, LXV_WORD (1)
	xxspltw %vs46, %vs47, LXV_WORD (2)
	xxspltw %vs47, %vs47, LXV_WORD (3)
	xxlor %vs10, %vs43, %vs43
	xxspltw %vs41, %vs43, LXV_WORD (1)
	xxspltw %vs42, %vs43, LXV_WORD (2)
	xxspltw %vs43, %vs43, LXV_WORD (3)
	xxlor %vs9, %vs39, %vs39
	xxspltw %vs37, %vs39, LXV_WORD (1)
	xxspltw %vs38, %vs39, LXV_WORD (2)
	xxspltw %vs39, %vs39, LXV_WORD (3)
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
	beq %cr1, .Lfive_first_chacha_core_p9
	li %r0, 9
	mtctr %r0
.Lfirst_chacha_core_p9:
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
	bdnz .Lfirst_chacha_core_p9
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	cmpldi %r3, 4
	bgt .Lmany_chacha_core_p9
	xxlor %vs48, %vs12, %vs12
	vadduwm %v12, %v12, %v16
	mtctr %r3
	MERGE_H (%vs0, %vs32, %vs33)
	MERGE_H (%vs1, %vs34, %vs35)
	MERGE_L (%vs2, %vs32, %vs33)
	MERGE_L (%vs3, %vs34, %vs35)
	LXV_PAIR (%vs32, %vs0, %vs1, 0)
	LXV_PAIR (%vs33, %vs0, %vs1, 3)
	LXV_PAIR (%vs34, %vs2, %vs3, 0)
	LXV_PAIR (%vs35, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	LXV_PAIR (%vs39, %vs6, %vs7, 3)
	MERGE_H (%vs0, %vs40, %vs41)
	MERGE_H (%vs1, %vs42, %vs43)
	MERGE_L (%vs2, %vs40, %vs41)
	MERGE_L (%vs3, %vs42, %vs43)
	LXV_PAIR (%vs40, %vs0, %vs1, 0)
	LXV_PAIR (%vs41, %vs0, %vs1, 3)
	LXV_PAIR (%vs42, %vs2, %vs3, 0)
	LXV_PAIR (%vs43, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	MERGE_L (%vs6, %vs44, %vs45)
	MERGE_L (%vs7, %vs46, %vs47)
	LXV_PAIR (%vs44, %vs4, %vs5, 0)
	LXV_PAIR (%vs45, %vs4, %vs5, 3)
	LXV_PAIR (%vs46, %vs6, %vs7, 0)
	LXV_PAIR (%vs47, %vs6, %vs7, 3)
	lxv %vs0, 0(%r5)
	lxv %vs1, 16(%r5)
	lxv %vs2, 32(%r5)
	lxv %vs3, 48(%r5)
	lxv %vs48, 0(%r6)
	lxv %vs49, 16(%r6)
	lxv %vs50, 32(%r6)
	vadduwm %v0, %v0, %v16
	vadduwm %v4, %v4, %v17
	lxv %vs48, 48(%r6)
	vadduwm %v8, %v8, %v18
	vadduwm %v12, %v12, %v16
	IF_BE (xxbrw %vs32, %vs32)
	IF_BE (xxbrw %vs36, %vs36)
	IF_BE (xxbrw %vs40, %vs40)
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs0, %vs0, %vs32
	xxlxor %vs1, %vs1, %vs36
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs44
	stxv %vs0, 0(%r4)
	stxv %vs1, 16(%r4)
	stxv %vs2, 32(%r4)
	stxv %vs3, 48(%r4)
	bdz .Lout_chacha_core_p9
	lxv %vs4, 64(%r5)
	lxv %vs5, 80(%r5)
	lxv %vs6, 96(%r5)
	lxv %vs7, 112(%r5)
	lxv %vs48, 0(%r6)
	lxv %vs49, 16(%r6)
	lxv %vs50, 32(%r6)
	vadduwm %v1, %v1, %v16
	vadduwm %v5, %v5, %v17
	lxv %vs48, 48(%r6)
	vadduwm %v9, %v9, %v18
	vadduwm %v13, %v13, %v16
	IF_BE (xxbrw %vs33, %vs33)
	IF_BE (xxbrw %vs37, %vs37)
	IF_BE (xxbrw %vs41, %vs41)
	IF_BE (xxbrw %vs45, %vs45)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs7, %vs7, %vs45
	stxv %vs4, 64(%r4)
	stxv %vs5, 80(%r4)
	stxv %vs6, 96(%r4)
	stxv %vs7, 112(%r4)
	bdz .Lout_chacha_core_p9
	lxv %vs0, 128(%r5)
	lxv %vs1, 144(%r5)
	lxv %vs2, 160(%r5)
	lxv %vs3, 176(%r5)
	lxv %vs48, 0(%r6)
	lxv %vs49, 16(%r6)
	lxv %vs50, 32(%r6)
	vadduwm %v2, %v2, %v16
	vadduwm %v6, %v6, %v17
	lxv %vs48, 48(%r6)
	vadduwm %v10, %v10, %v18
	vadduwm %v14, %v14, %v16
	IF_BE (xxbrw %vs34, %vs34)
	IF_BE (xxbrw %vs38, %vs38)
	IF_BE (xxbrw %vs42, %vs42)
	IF_BE (xxbrw %vs46, %vs46)
	xxlxor %vs0, %vs0, %vs34
	xxlxor %vs1, %vs1, %vs38
	xxlxor %vs2, %vs2, %vs42
	xxlxor %vs3, %vs3, %vs46
	stxv %vs0, 128(%r4)
	stxv %vs1, 144(%r4)
	stxv %vs2, 160(%r4)
	stxv %vs3, 176(%r4)
	bdz .Lout_chacha_core_p9
	lxv %vs4, 192(%r5)
	lxv %vs5, 208(%r5)
	lxv %vs6, 224(%r5)
	lxv %vs7, 240(%r5)
	lxv %vs48, 0(%r6)
	lxv %vs49, 16(%r6)
	lxv %vs50, 32(%r6)
	vadduwm %v3, %v3, %v16
	vadduwm %v7, %v7, %v17
	lxv %vs48, 48(%r6)
	vadduwm %v11, %v11, %v18
	vadduwm %v15, %v15, %v16
	IF_BE (xxbrw %vs35, %vs35)
	IF_BE (xxbrw %vs39, %vs39)
	IF_BE (xxbrw %vs43, %vs43)
	IF_BE (xxbrw %vs47, %vs47)
	xxlxor %vs4, %vs4, %vs35
	xxlxor %vs5, %vs5, %vs39
	xxlxor %vs6, %vs6, %vs43
	xxlxor %vs7, %vs7, %vs47
	stxv %vs4, 192(%r4)
	stxv %vs5, 208(%r4)
	stxv %vs6, 224(%r4)
	stxv %vs7, 240(%r4)
.Lout_chacha_core_p9:
	blr

.Lmany_chacha_core_p9:
	stxv %vs52, -16(%r1)
	CFI (.cfi_offset 97, -16)
	stxv %vs53, -32(%r1)
	CFI (.cfi_offset 98, -32)
	stxv %vs54, -48(%r1)
	CFI (.cfi_offset 99, -48)
	stxv %vs55, -64(%r1)
	CFI (.cfi_offset 100, -64)
	stxv %vs56, -80(%r1)
	CFI (.cfi_offset 101, -80)
	stxv %vs57, -96(%r1)
	CFI (.cfi_offset 102, -96)
	stxv %vs58, -112(%r1)
	CFI (.cfi_offset 103, -112)
	stxv %vs59, -128(%r1)
	CFI (.cfi_offset 104, -128)
	stxv %vs60, -144(%r1)
	CFI (.cfi_offset 105, -144)
	stxv %vs61, -160(%r1)
	CFI (.cfi_offset 106, -160)
	stxv %vs62, -176(%r1)
	CFI (.cfi_offset 107, -176)
	lxv %vs52, 0(%r6)
	lxv %vs53, 16(%r6)
	lxv %vs54, 32(%r6)
	lxv %vs55, 48(%r6)
	xxlor %vs60, %vs12, %vs12
	vspltisw %v29, 4

.Lpass_chacha_core_p9:
	cmpldi %r3, 9
	MERGE_H (%vs0, %vs32, %vs33)
	MERGE_H (%vs1, %vs34, %vs35)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	xxspltw %vs58, %vs54, LXV_WORD (0)
	xxspltw %vs56, %vs52, LXV_WORD (0)
	MERGE_L (%vs3, %vs34, %vs35)
	MERGE_L (%vs2, %vs32, %vs33)
	LXV_PAIR (%vs34, %vs2, %vs3, 0)
	vadduwm %v12, %v12, %v28
	LXV_PAIR (%vs33, %vs0, %vs1, 3)
	LXV_PAIR (%vs32, %vs0, %vs1, 0)
	vadduwm %v28, %v28, %v29
	MERGE_H (%vs1, %vs42, %vs43)
	xxspltw %vs57, %vs53, LXV_WORD (0)
	LXV_PAIR (%vs35, %vs2, %vs3, 3)
	MERGE_L (%vs3, %vs42, %vs43)
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_L (%vs2, %vs40, %vs41)
	LXV_PAIR (%vs43, %vs2, %vs3, 3)
	addi %r3, %r3, -4
	MERGE_H (%vs0, %vs40, %vs41)
	LXV_PAIR (%vs42, %vs2, %vs3, 0)
	LXV_PAIR (%vs40, %vs0, %vs1, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	vadduwm %v8, %v8, %v22
	MERGE_L (%vs7, %vs38, %vs39)
	vadduwm %v24, %v24, %v25
	vadduwm %v10, %v10, %v22
	LXV_PAIR (%vs41, %vs0, %vs1, 3)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	vadduwm %v1, %v1, %v20
	LXV_PAIR (%vs39, %vs6, %vs7, 3)
	vadduwm %v4, %v4, %v21
	xxspltw %vs59, %vs55, LXV_WORD (0)
	MERGE_H (%vs5, %vs46, %vs47)
	vadduwm %v2, %v2, %v20
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	MERGE_H (%vs4, %vs44, %vs45)
	vadduwm %v27, %v27, %v28
	vpermxor %v27, %v27, %v24, %v16
	MERGE_L (%vs6, %vs44, %vs45)
	LXV_PAIR (%vs44, %vs4, %vs5, 0)
	vadduwm %v26, %v26, %v27
	MERGE_L (%vs7, %vs46, %vs47)
	vadduwm %v12, %v12, %v23
	LXV_PAIR (%vs47, %vs6, %vs7, 3)
	vadduwm %v9, %v9, %v22
	lxv %vs2, 32(%r5)
	vxor %v25, %v25, %v26
	vadduwm %v0, %v0, %v20
	vrlw %v25, %v25, %v17
	IF_BE (xxbrw %vs40, %vs40)
	vadduwm %v6, %v6, %v21
	lxv %vs3, 48(%r5)
	lxv %vs1, 16(%r5)
	LXV_PAIR (%vs46, %vs6, %vs7, 0)
	IF_BE (xxbrw %vs32, %vs32)
	xxlxor %vs2, %vs2, %vs40
	IF_BE (xxbrw %vs33, %vs33)
	vadduwm %v24, %v24, %v25
	vpermxor %v27, %v27, %v24, %v18
	LXV_PAIR (%vs45, %vs4, %vs5, 3)
	vadduwm %v7, %v7, %v21
	stxv %vs2, 32(%r4)
	vadduwm %v26, %v26, %v27
	IF_BE (xxbrw %vs36, %vs36)
	IF_BE (xxbrw %vs41, %vs41)
	lxv %vs5, 80(%r5)
	lxv %vs4, 64(%r5)
	vadduwm %v15, %v15, %v23
	vadduwm %v5, %v5, %v21
	IF_BE (xxbrw %vs34, %vs34)
	lxv %vs6, 96(%r5)
	IF_BE (xxbrw %vs38, %vs38)
	xxlxor %vs6, %vs6, %vs41
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs3, %vs3, %vs44
	IF_BE (xxbrw %vs39, %vs39)
	lxv %vs0, 0(%r5)
	vadduwm %v14, %v14, %v23
	IF_BE (xxbrw %vs47, %vs47)
	stxv %vs3, 48(%r4)
	xxlxor %vs1, %vs1, %vs36
	lxv %vs2, 160(%r5)
	vadduwm %v13, %v13, %v23
	IF_BE (xxbrw %vs45, %vs45)
	xxlxor %vs0, %vs0, %vs32
	lxv %vs3, 176(%r5)
	vadduwm %v11, %v11, %v22
	stxv %vs1, 16(%r4)
	IF_BE (xxbrw %vs37, %vs37)
	IF_BE (xxbrw %vs46, %vs46)
	lxv %vs1, 144(%r5)
	vadduwm %v3, %v3, %v20
	stxv %vs0, 0(%r4)
	stxv %vs6, 96(%r4)
	lxv %vs7, 112(%r5)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	vxor %v25, %v25, %v26
	xxlxor %vs1, %vs1, %vs38
	xxlxor %vs7, %vs7, %vs45
	IF_BE (xxbrw %vs42, %vs42)
	lxv %vs0, 128(%r5)
	xxspltw %vs37, %vs9, LXV_WORD (1)
	stxv %vs7, 112(%r4)
	stxv %vs5, 80(%r4)
	vrlw %v25, %v25, %v19
	IF_BE (xxbrw %vs43, %vs43)
	xxspltw %vs41, %vs10, LXV_WORD (1)
	lxv %vs7, 240(%r5)
	IF_BE (xxbrw %vs35, %vs35)
	xxspltw %vs33, %vs8, LXV_WORD (1)
	lxv %vs6, 224(%r5)
	lxv %vs5, 208(%r5)
	stxv %vs4, 64(%r4)
	xxlxor %vs7, %vs7, %vs47
	xxlxor %vs3, %vs3, %vs46
	xxspltw %vs45, %vs11, LXV_WORD (1)
	xxspltw %vs46, %vs11, LXV_WORD (2)
	xxlxor %vs0, %vs0, %vs34
	xxlxor %vs2, %vs2, %vs42
	xxlxor %vs6, %vs6, %vs43
	xxspltw %vs47, %vs11, LXV_WORD (3)
	lxv %vs4, 192(%r5)
	xxlxor %vs4, %vs4, %vs35
	xxspltw %vs35, %vs8, LXV_WORD (3)
	xxlxor %vs5, %vs5, %vs39
	xxspltw %vs39, %vs9, LXV_WORD (3)
	stxv %vs5, 208(%r4)
	xxspltw %vs34, %vs8, LXV_WORD (2)
	vadduwm %v3, %v3, %v25
	stxv %vs0, 128(%r4)
	vadduwm %v0, %v24, %v5
	xxspltw %vs38, %vs9, LXV_WORD (2)
	vpermxor %v14, %v14, %v3, %v16
	xxspltw %vs42, %vs10, LXV_WORD (2)
	vadduwm %v2, %v2, %v7
	vpermxor %v13, %v13, %v2, %v16
	stxv %vs4, 192(%r4)
	stxv %vs3, 176(%r4)
	stxv %vs1, 144(%r4)
	stxv %vs2, 160(%r4)
	vpermxor %v15, %v15, %v0, %v16
	vadduwm %v10, %v10, %v15
	vxor %v5, %v5, %v10
	vadduwm %v1, %v1, %v6
	vadduwm %v8, %v26, %v13
	xxspltw %vs43, %vs10, LXV_WORD (3)
	vpermxor %v12, %v27, %v1, %v16
	vadduwm %v11, %v11, %v12
	vrlw %v5, %v5, %v17
	stxv %vs6, 224(%r4)
	vadduwm %v0, %v0, %v5
	vadduwm %v9, %v9, %v14
	vxor %v6, %v6, %v11
	stxv %vs7, 240(%r4)
	vrlw %v6, %v6, %v17
	vadduwm %v1, %v1, %v6
	vxor %v4, %v25, %v9
	vpermxor %v15, %v15, %v0, %v18
	addi %r5, %r5, 256
	vxor %v7, %v7, %v8
	addi %r4, %r4, 256
	vrlw %v7, %v7, %v17
	vadduwm %v2, %v2, %v7
	vadduwm %v10, %v10, %v15
	vpermxor %v13, %v13, %v2, %v18
	vrlw %v4, %v4, %v17
	vxor %v5, %v5, %v10
	vrlw %v5, %v5, %v19
	vpermxor %v12, %v12, %v1, %v18
	vadduwm %v3, %v3, %v4
	vpermxor %v14, %v14, %v3, %v18
	vadduwm %v11, %v11, %v12
	vadduwm %v8, %v8, %v13
	vadduwm %v9, %v9, %v14
	vxor %v4, %v4, %v9
	vrlw %v4, %v4, %v19
	beq .Lfive_chacha_core_p9
	li %r0, 9
	mtctr %r0
.Lround_chacha_core_p9:
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
	bdnz .Lround_chacha_core_p9
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	cmpldi %r3, 4
	bgt .Lpass_chacha_core_p9

	vadduwm %v12, %v12, %v28
	mtctr %r3
	MERGE_H (%vs0, %vs32, %vs33)
	MERGE_H (%vs1, %vs34, %vs35)
	MERGE_L (%vs2, %vs32, %vs33)
	MERGE_L (%vs3, %vs34, %vs35)
	LXV_PAIR (%vs32, %vs0, %vs1, 0)
	LXV_PAIR (%vs33, %vs0, %vs1, 3)
	LXV_PAIR (%vs34, %vs2, %vs3, 0)
	LXV_PAIR (%vs35, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	LXV_PAIR (%vs39, %vs6, %vs7, 3)
	MERGE_H (%vs0, %vs40, %vs41)
	MERGE_H (%vs1, %vs42, %vs43)
	MERGE_L (%vs2, %vs40, %vs41)
	MERGE_L (%vs3, %vs42, %vs43)
	LXV_PAIR (%vs40, %vs0, %vs1, 0)
	LXV_PAIR (%vs41, %vs0, %vs1, 3)
	LXV_PAIR (%vs42, %vs2, %vs3, 0)
	LXV_PAIR (%vs43, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	MERGE_L (%vs6, %vs44, %vs45)
	MERGE_L (%vs7, %vs46, %vs47)
	LXV_PAIR (%vs44, %vs4, %vs5, 0)
	LXV_PAIR (%vs45, %vs4, %vs5, 3)
	LXV_PAIR (%vs46, %vs6, %vs7, 0)
	LXV_PAIR (%vs47, %vs6, %vs7, 3)
	lxv %vs0, 0(%r5)
	lxv %vs1, 16(%r5)
	lxv %vs2, 32(%r5)
	lxv %vs3, 48(%r5)
	vadduwm %v0, %v0, %v20
	vadduwm %v4, %v4, %v21
	vadduwm %v8, %v8, %v22
	vadduwm %v12, %v12, %v23
	IF_BE (xxbrw %vs32, %vs32)
	IF_BE (xxbrw %vs36, %vs36)
	IF_BE (xxbrw %vs40, %vs40)
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs0, %vs0, %vs32
	xxlxor %vs1, %vs1, %vs36
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs44
	stxv %vs0, 0(%r4)
	stxv %vs1, 16(%r4)
	stxv %vs2, 32(%r4)
	stxv %vs3, 48(%r4)
	bdz .Ldone_chacha_core_p9
	lxv %vs4, 64(%r5)
	lxv %vs5, 80(%r5)
	lxv %vs6, 96(%r5)
	lxv %vs7, 112(%r5)
	vadduwm %v1, %v1, %v20
	vadduwm %v5, %v5, %v21
	vadduwm %v9, %v9, %v22
	vadduwm %v13, %v13, %v23
	IF_BE (xxbrw %vs33, %vs33)
	IF_BE (xxbrw %vs37, %vs37)
	IF_BE (xxbrw %vs41, %vs41)
	IF_BE (xxbrw %vs45, %vs45)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs7, %vs7, %vs45
	stxv %vs4, 64(%r4)
	stxv %vs5, 80(%r4)
	stxv %vs6, 96(%r4)
	stxv %vs7, 112(%r4)
	bdz .Ldone_chacha_core_p9
	lxv %vs0, 128(%r5)
	lxv %vs1, 144(%r5)
	lxv %vs2, 160(%r5)
	lxv %vs3, 176(%r5)
	vadduwm %v2, %v2, %v20
	vadduwm %v6, %v6, %v21
	vadduwm %v10, %v10, %v22
	vadduwm %v14, %v14, %v23
	IF_BE (xxbrw %vs34, %vs34)
	IF_BE (xxbrw %vs38, %vs38)
	IF_BE (xxbrw %vs42, %vs42)
	IF_BE (xxbrw %vs46, %vs46)
	xxlxor %vs0, %vs0, %vs34
	xxlxor %vs1, %vs1, %vs38
	xxlxor %vs2, %vs2, %vs42
	xxlxor %vs3, %vs3, %vs46
	stxv %vs0, 128(%r4)
	stxv %vs1, 144(%r4)
	stxv %vs2, 160(%r4)
	stxv %vs3, 176(%r4)
	bdz .Ldone_chacha_core_p9
	lxv %vs4, 192(%r5)
	lxv %vs5, 208(%r5)
	lxv %vs6, 224(%r5)
	lxv %vs7, 240(%r5)
	vadduwm %v3, %v3, %v20
	vadduwm %v7, %v7, %v21
	vadduwm %v11, %v11, %v22
	vadduwm %v15, %v15, %v23
	IF_BE (xxbrw %vs35, %vs35)
	IF_BE (xxbrw %vs39, %vs39)
	IF_BE (xxbrw %vs43, %vs43)
	IF_BE (xxbrw %vs47, %vs47)
	xxlxor %vs4, %vs4, %vs35
	xxlxor %vs5, %vs5, %vs39
	xxlxor %vs6, %vs6, %vs43
	xxlxor %vs7, %vs7, %vs47
	stxv %vs4, 192(%r4)
	stxv %vs5, 208(%r4)
	stxv %vs6, 224(%r4)
	stxv %vs7, 240(%r4)
.Ldone_chacha_core_p9:
	lxv %vs52, -16(%r1)
	CFI (.cfi_restore 97)
	lxv %vs53, -32(%r1)
	CFI (.cfi_restore 98)
	lxv %vs54, -48(%r1)
	CFI (.cfi_restore 99)
	lxv %vs55, -64(%r1)
	CFI (.cfi_restore 100)
	lxv %vs56, -80(%r1)
	CFI (.cfi_restore 101)
	lxv %vs57, -96(%r1)
	CFI (.cfi_restore 102)
	lxv %vs58, -112(%r1)
	CFI (.cfi_restore 103)
	lxv %vs59, -128(%r1)
	CFI (.cfi_restore 104)
	lxv %vs60, -144(%r1)
	CFI (.cfi_restore 105)
	lxv %vs61, -160(%r1)
	CFI (.cfi_restore 106)
	lxv %vs62, -176(%r1)
	CFI (.cfi_restore 107)
	blr

.Lfive_first_chacha_core_p9:
	stxv %vs52, -16(%r1)
	CFI (.cfi_offset 97, -16)
	stxv %vs53, -32(%r1)
	CFI (.cfi_offset 98, -32)
	stxv %vs54, -48(%r1)
	CFI (.cfi_offset 99, -48)
	stxv %vs55, -64(%r1)
	CFI (.cfi_offset 100, -64)
	stxv %vs56, -80(%r1)
	CFI (.cfi_offset 101, -80)
	stxv %vs57, -96(%r1)
	CFI (.cfi_offset 102, -96)
	stxv %vs58, -112(%r1)
	CFI (.cfi_offset 103, -112)
	stxv %vs59, -128(%r1)
	CFI (.cfi_offset 104, -128)
	stxv %vs60, -144(%r1)
	CFI (.cfi_offset 105, -144)
	stxv %vs61, -160(%r1)
	CFI (.cfi_offset 106, -160)
	stxv %vs62, -176(%r1)
	CFI (.cfi_offset 107, -176)
	lxv %vs52, 0(%r6)
	lxv %vs53, 16(%r6)
	lxv %vs54, 32(%r6)
	lxv %vs55, 48(%r6)
	xxlor %vs60, %vs12, %vs12
	vspltisw %v29, 4
.Lfive_chacha_core_p9:
	li %r0, 9
	mtctr %r0
	xxspltw %vs59, %vs60, 0
	vspltisw %v26, 0
	vadduwm %v27, %v27, %v29
	xxlor %vs56, %vs52, %vs52
	xxlor %vs57, %vs53, %vs53
	MERGE_H (%vs59, %vs59, %vs58)
	LXV_PAIR (%vs12, %vs59, %vs58, 0)
	xxlor %vs58, %vs54, %vs54
	xxlor %vs59, %vs12, %vs12
	vadduwm %v27, %v27, %v23
.Lround5_chacha_core_p9:
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
	bdnz .Lround5_chacha_core_p9
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
	LXV_PAIR (%vs32, %vs0, %vs1, 0)
	LXV_PAIR (%vs33, %vs0, %vs1, 3)
	LXV_PAIR (%vs34, %vs2, %vs3, 0)
	LXV_PAIR (%vs35, %vs2, %vs3, 3)
	 vpermxor %v27, %v27, %v24, %v16
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	 vadduwm %v26, %v26, %v27
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	LXV_PAIR (%vs39, %vs6, %vs7, 3)
	MERGE_H (%vs0, %vs40, %vs41)
	 vxor %v25, %v25, %v26
	MERGE_H (%vs1, %vs42, %vs43)
	MERGE_L (%vs2, %vs40, %vs41)
	MERGE_L (%vs3, %vs42, %vs43)
	LXV_PAIR (%vs40, %vs0, %vs1, 0)
	LXV_PAIR (%vs41, %vs0, %vs1, 3)
	 vrlw %v25, %v25, %v17
	LXV_PAIR (%vs42, %vs2, %vs3, 0)
	LXV_PAIR (%vs43, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	 vadduwm %v24, %v24, %v25
	MERGE_L (%vs6, %vs44, %vs45)
	MERGE_L (%vs7, %vs46, %vs47)
	LXV_PAIR (%vs44, %vs4, %vs5, 0)
	LXV_PAIR (%vs45, %vs4, %vs5, 3)
	 vpermxor %v27, %v27, %v24, %v18
	LXV_PAIR (%vs46, %vs6, %vs7, 0)
	LXV_PAIR (%vs47, %vs6, %vs7, 3)
	lxv %vs0, 0(%r5)
	lxv %vs1, 16(%r5)
	lxv %vs2, 32(%r5)
	 ROTATE_WORDS (%vs56, %vs56, 3)
	lxv %vs3, 48(%r5)
	vadduwm %v0, %v0, %v20
	vadduwm %v4, %v4, %v21
	vadduwm %v8, %v8, %v22
	 vadduwm %v26, %v26, %v27
	vadduwm %v12, %v12, %v23
	IF_BE (xxbrw %vs32, %vs32)
	IF_BE (xxbrw %vs36, %vs36)
	IF_BE (xxbrw %vs40, %vs40)
	IF_BE (xxbrw %vs44, %vs44)
	 ROTATE_WORDS (%vs59, %vs59, 2)
	xxlxor %vs0, %vs0, %vs32
	xxlxor %vs1, %vs1, %vs36
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs44
	 vxor %v25, %v25, %v26
	stxv %vs0, 0(%r4)
	stxv %vs1, 16(%r4)
	stxv %vs2, 32(%r4)
	stxv %vs3, 48(%r4)
	lxv %vs4, 64(%r5)
	 ROTATE_WORDS (%vs58, %vs58, 1)
	lxv %vs5, 80(%r5)
	lxv %vs6, 96(%r5)
	lxv %vs7, 112(%r5)
	vadduwm %v1, %v1, %v20
	 vrlw %v25, %v25, %v19
	vadduwm %v5, %v5, %v21
	vadduwm %v9, %v9, %v22
	vadduwm %v13, %v13, %v23
	IF_BE (xxbrw %vs33, %vs33)
	 vadduwm %v24, %v24, %v25
	IF_BE (xxbrw %vs37, %vs37)
	IF_BE (xxbrw %vs41, %vs41)
	IF_BE (xxbrw %vs45, %vs45)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	 vpermxor %v27, %v27, %v24, %v16
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs7, %vs7, %vs45
	stxv %vs4, 64(%r4)
	stxv %vs5, 80(%r4)
	 vadduwm %v26, %v26, %v27
	stxv %vs6, 96(%r4)
	stxv %vs7, 112(%r4)
	lxv %vs0, 128(%r5)
	lxv %vs1, 144(%r5)
	lxv %vs2, 160(%r5)
	 vxor %v25, %v25, %v26
	lxv %vs3, 176(%r5)
	vadduwm %v2, %v2, %v20
	vadduwm %v6, %v6, %v21
	vadduwm %v10, %v10, %v22
	 vrlw %v25, %v25, %v17
	vadduwm %v14, %v14, %v23
	IF_BE (xxbrw %vs34, %vs34)
	IF_BE (xxbrw %vs38, %vs38)
	IF_BE (xxbrw %vs42, %vs42)
	IF_BE (xxbrw %vs46, %vs46)
	 vadduwm %v24, %v24, %v25
	xxlxor %vs0, %vs0, %vs34
	xxlxor %vs1, %vs1, %vs38
	xxlxor %vs2, %vs2, %vs42
	xxlxor %vs3, %vs3, %vs46
	 vpermxor %v27, %v27, %v24, %v18
	stxv %vs0, 128(%r4)
	stxv %vs1, 144(%r4)
	stxv %vs2, 160(%r4)
	stxv %vs3, 176(%r4)
	 ROTATE_WORDS (%vs56, %vs56, 1)
	lxv %vs4, 192(%r5)
	lxv %vs5, 208(%r5)
	lxv %vs6, 224(%r5)
	lxv %vs7, 240(%r5)
	vadduwm %v3, %v3, %v20
	 vadduwm %v26, %v26, %v27
	vadduwm %v7, %v7, %v21
	vadduwm %v11, %v11, %v22
	vadduwm %v15, %v15, %v23
	IF_BE (xxbrw %vs35, %vs35)
	 ROTATE_WORDS (%vs59, %vs59, 2)
	IF_BE (xxbrw %vs39, %vs39)
	IF_BE (xxbrw %vs43, %vs43)
	IF_BE (xxbrw %vs47, %vs47)
	xxlxor %vs4, %vs4, %vs35
	xxlxor %vs5, %vs5, %vs39
	 vxor %v25, %v25, %v26
	xxlxor %vs6, %vs6, %vs43
	xxlxor %vs7, %vs7, %vs47
	stxv %vs4, 192(%r4)
	stxv %vs5, 208(%r4)
	 ROTATE_WORDS (%vs58, %vs58, 3)
	stxv %vs6, 224(%r4)
	stxv %vs7, 240(%r4)
	addi %r5, %r5, 256
	addi %r4, %r4, 256
	 vrlw %v25, %v25, %v19
	xxlor %vs60, %vs12, %vs12
	lxv %vs0, 0(%r5)
	lxv %vs1, 16(%r5)
	lxv %vs2, 32(%r5)
	lxv %vs3, 48(%r5)
	vadduwm %v27, %v27, %v28
	vadduwm %v24, %v24, %v20
	vadduwm %v25, %v25, %v21
	vadduwm %v26, %v26, %v22
	vadduwm %v27, %v27, %v23
	IF_BE (xxbrw %vs56, %vs56)
	IF_BE (xxbrw %vs57, %vs57)
	IF_BE (xxbrw %vs58, %vs58)
	IF_BE (xxbrw %vs59, %vs59)
	xxlxor %vs0, %vs0, %vs56
	xxlxor %vs1, %vs1, %vs57
	xxlxor %vs2, %vs2, %vs58
	xxlxor %vs3, %vs3, %vs59
	stxv %vs0, 0(%r4)
	stxv %vs1, 16(%r4)
	stxv %vs2, 32(%r4)
	stxv %vs3, 48(%r4)
	lxv %vs52, -16(%r1)
	CFI (.cfi_restore 97)
	lxv %vs53, -32(%r1)
	CFI (.cfi_restore 98)
	lxv %vs54, -48(%r1)
	CFI (.cfi_restore 99)
	lxv %vs55, -64(%r1)
	CFI (.cfi_restore 100)
	lxv %vs56, -80(%r1)
	CFI (.cfi_restore 101)
	lxv %vs57, -96(%r1)
	CFI (.cfi_restore 102)
	lxv %vs58, -112(%r1)
	CFI (.cfi_restore 103)
	lxv %vs59, -128(%r1)
	CFI (.cfi_restore 104)
	lxv %vs60, -144(%r1)
	CFI (.cfi_restore 105)
	lxv %vs61, -160(%r1)
	CFI (.cfi_restore 106)
	lxv %vs62, -176(%r1)
	CFI (.cfi_restore 107)
	blr

.Lfew_chacha_core_p9:
	li %r0, 10
	mtctr %r0
	vspltisw %v1, 1
	vspltisw %v2, 0
	MERGE_H (%vs33, %vs33, %vs34)
	LXV_PAIR (%vs8, %vs33, %vs34, 0)
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
.Lfew_round_chacha_core_p9:
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
	bdnz .Lfew_round_chacha_core_p9
	xxlor %vs48, %vs8, %vs8
	mtctr %r3
	lxv %vs0, 0(%r5)
	lxv %vs1, 16(%r5)
	lxv %vs2, 32(%r5)
	lxv %vs3, 48(%r5)
	vadduwm %v0, %v0, %v3
	vadduwm %v4, %v4, %v7
	vadduwm %v8, %v8, %v11
	vadduwm %v12, %v12, %v15
	vadduwm %v15, %v15, %v16
	IF_BE (xxbrw %vs32, %vs32)
	IF_BE (xxbrw %vs36, %vs36)
	IF_BE (xxbrw %vs40, %vs40)
	IF_BE (xxbrw %vs44, %vs44)
	xxlxor %vs0, %vs0, %vs32
	xxlxor %vs1, %vs1, %vs36
	xxlxor %vs2, %vs2, %vs40
	xxlxor %vs3, %vs3, %vs44
	stxv %vs0, 0(%r4)
	stxv %vs1, 16(%r4)
	stxv %vs2, 32(%r4)
	stxv %vs3, 48(%r4)
	bdzlr
	lxv %vs4, 64(%r5)
	lxv %vs5, 80(%r5)
	lxv %vs6, 96(%r5)
	lxv %vs7, 112(%r5)
	vadduwm %v1, %v1, %v3
	vadduwm %v5, %v5, %v7
	vadduwm %v9, %v9, %v11
	vadduwm %v13, %v13, %v15
	vadduwm %v15, %v15, %v16
	IF_BE (xxbrw %vs33, %vs33)
	IF_BE (xxbrw %vs37, %vs37)
	IF_BE (xxbrw %vs41, %vs41)
	IF_BE (xxbrw %vs45, %vs45)
	xxlxor %vs4, %vs4, %vs33
	xxlxor %vs5, %vs5, %vs37
	xxlxor %vs6, %vs6, %vs41
	xxlxor %vs7, %vs7, %vs45
	stxv %vs4, 64(%r4)
	stxv %vs5, 80(%r4)
	stxv %vs6, 96(%r4)
	stxv %vs7, 112(%r4)
	blr
ENDFUNC (chacha_core_p9)
