/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream, eight blocks a pass, or four where no more are
   left; see kernels.h.  Bound by the rounds, and these by the dependency
   chain: 44 cycles a double round, in which eight states use 128 of 176
   slots for simple vector instructions.  A pass is 418 cycles of rounds
   and 65 between them, for another 300 instructions.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; rotations v16-v19; rows
   after the first column round vs8-vs11; LANES_COPY = 0 1 2 3 + blocks
   done vs12.  For four blocks: state words v0-v15, temporaries vs0-vs7.
   For eight blocks:

     words     0-3        4-7              8-11             12-15
     group A   v0-v3      v4-v7, by turns  v4-v7, by turns  v12-v15
               (at rest)  vs4-vs7          vs0-vs3
     group B   v20-v23    v24-v27          v8-v11           v28-v31

   and while group B is stored, the registers of group A hold the rows of
   the state and column 0 of the next pass.
   Saved: v20-v31, in the protected zone, for five blocks or more. */
#include "chapoly-asm.h"
	ISA ("power10")

FUNC (chacha_core_p10)
	cmpldi %r3, 4
	bgt .Lmany_chacha_core_p10
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

	/* One to four blocks, in scratch registers only. */
.Lfour_chacha_core_p10:
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
	li %r0, 9
	mtctr %r0
.Lround4_chacha_core_p10:
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
	bdnz .Lround4_chacha_core_p10
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
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
	bdzlr
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
	bdzlr
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
	bdzlr
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
	blr

.Lmany_chacha_core_p10:
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
	stxv %vs63, -192(%r1)
	CFI (.cfi_offset 108, -192)
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

.Lpass_chacha_core_p10:
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
.Lround8_chacha_core_p10:
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
	bdnz .Lround8_chacha_core_p10
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
	cmpldi %r3, 8
	ble .Llast_chacha_core_p10
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
	addi %r3, %r3, -8
	cmpldi %r3, 4
	ble .Lfew_chacha_core_p10
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
	b .Lpass_chacha_core_p10

	/* The last one to four blocks of group B. */
.Llast_chacha_core_p10:
	addi %r3, %r3, -4
	mtctr %r3
	li %r3, 0
	MERGE_H (%vs4, %vs36, %vs37)
	MERGE_H (%vs5, %vs38, %vs39)
	MERGE_L (%vs6, %vs36, %vs37)
	MERGE_L (%vs7, %vs38, %vs39)
	lxv %vs39, 16(%r6)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	lxv %vs4, 16(%r5)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	xxlxor %vs4, %vs4, %vs36
	stxv %vs4, 16(%r4)
	lxv %vs5, 80(%r5)
	vadduwm %v5, %v5, %v7
	IF_BE (xxbrw %vs37, %vs37)
	xxlxor %vs5, %vs5, %vs37
	stxv %vs5, 80(%r4)
	LXV_PAIR (%vs36, %vs6, %vs7, 3)
	lxv %vs6, 144(%r5)
	vadduwm %v6, %v6, %v7
	IF_BE (xxbrw %vs38, %vs38)
	xxlxor %vs6, %vs6, %vs38
	stxv %vs6, 144(%r4)
	lxv %vs7, 208(%r5)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	xxlxor %vs7, %vs7, %vs36
	stxv %vs7, 208(%r4)
	MERGE_H (%vs4, %vs0, %vs1)
	MERGE_H (%vs5, %vs2, %vs3)
	MERGE_L (%vs6, %vs0, %vs1)
	MERGE_L (%vs7, %vs2, %vs3)
	lxv %vs39, 32(%r6)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	lxv %vs4, 32(%r5)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	xxlxor %vs4, %vs4, %vs36
	stxv %vs4, 32(%r4)
	lxv %vs5, 96(%r5)
	vadduwm %v5, %v5, %v7
	IF_BE (xxbrw %vs37, %vs37)
	xxlxor %vs5, %vs5, %vs37
	stxv %vs5, 96(%r4)
	LXV_PAIR (%vs36, %vs6, %vs7, 3)
	lxv %vs6, 160(%r5)
	vadduwm %v6, %v6, %v7
	IF_BE (xxbrw %vs38, %vs38)
	xxlxor %vs6, %vs6, %vs38
	stxv %vs6, 160(%r4)
	lxv %vs7, 224(%r5)
	vadduwm %v4, %v4, %v7
	IF_BE (xxbrw %vs36, %vs36)
	xxlxor %vs7, %vs7, %vs36
	stxv %vs7, 224(%r4)
	lxv %vs36, 0(%r6)
	lxv %vs37, 16(%r6)
	lxv %vs38, 32(%r6)
	lxv %vs39, 48(%r6)
	addi %r5, %r5, 256
	addi %r4, %r4, 256
	MERGE_H (%vs4, %vs52, %vs53)
	MERGE_H (%vs5, %vs54, %vs55)
	MERGE_L (%vs6, %vs52, %vs53)
	MERGE_L (%vs7, %vs54, %vs55)
	LXV_PAIR (%vs52, %vs4, %vs5, 0)
	LXV_PAIR (%vs53, %vs4, %vs5, 3)
	LXV_PAIR (%vs54, %vs6, %vs7, 0)
	LXV_PAIR (%vs55, %vs6, %vs7, 3)
	MERGE_H (%vs0, %vs56, %vs57)
	MERGE_H (%vs1, %vs58, %vs59)
	MERGE_L (%vs2, %vs56, %vs57)
	MERGE_L (%vs3, %vs58, %vs59)
	LXV_PAIR (%vs56, %vs0, %vs1, 0)
	LXV_PAIR (%vs57, %vs0, %vs1, 3)
	LXV_PAIR (%vs58, %vs2, %vs3, 0)
	LXV_PAIR (%vs59, %vs2, %vs3, 3)
	MERGE_H (%vs4, %vs40, %vs41)
	MERGE_H (%vs5, %vs42, %vs43)
	MERGE_L (%vs6, %vs40, %vs41)
	MERGE_L (%vs7, %vs42, %vs43)
	LXV_PAIR (%vs40, %vs4, %vs5, 0)
	LXV_PAIR (%vs41, %vs4, %vs5, 3)
	LXV_PAIR (%vs42, %vs6, %vs7, 0)
	LXV_PAIR (%vs43, %vs6, %vs7, 3)
	MERGE_H (%vs0, %vs60, %vs61)
	MERGE_H (%vs1, %vs62, %vs63)
	MERGE_L (%vs2, %vs60, %vs61)
	MERGE_L (%vs3, %vs62, %vs63)
	LXV_PAIR (%vs60, %vs0, %vs1, 0)
	LXV_PAIR (%vs61, %vs0, %vs1, 3)
	LXV_PAIR (%vs62, %vs2, %vs3, 0)
	LXV_PAIR (%vs63, %vs2, %vs3, 3)
	lxv %vs4, 0(%r5)
	lxv %vs5, 16(%r5)
	lxv %vs6, 32(%r5)
	lxv %vs7, 48(%r5)
	vadduwm %v20, %v20, %v4
	vadduwm %v24, %v24, %v5
	vadduwm %v8, %v8, %v6
	vadduwm %v28, %v28, %v7
	IF_BE (xxbrw %vs52, %vs52)
	IF_BE (xxbrw %vs56, %vs56)
	IF_BE (xxbrw %vs40, %vs40)
	IF_BE (xxbrw %vs60, %vs60)
	xxlxor %vs4, %vs4, %vs52
	xxlxor %vs5, %vs5, %vs56
	xxlxor %vs6, %vs6, %vs40
	xxlxor %vs7, %vs7, %vs60
	stxv %vs4, 0(%r4)
	stxv %vs5, 16(%r4)
	stxv %vs6, 32(%r4)
	stxv %vs7, 48(%r4)
	bdz .Ldone_chacha_core_p10
	lxv %vs0, 64(%r5)
	lxv %vs1, 80(%r5)
	lxv %vs2, 96(%r5)
	lxv %vs3, 112(%r5)
	vadduwm %v21, %v21, %v4
	vadduwm %v25, %v25, %v5
	vadduwm %v9, %v9, %v6
	vadduwm %v29, %v29, %v7
	IF_BE (xxbrw %vs53, %vs53)
	IF_BE (xxbrw %vs57, %vs57)
	IF_BE (xxbrw %vs41, %vs41)
	IF_BE (xxbrw %vs61, %vs61)
	xxlxor %vs0, %vs0, %vs53
	xxlxor %vs1, %vs1, %vs57
	xxlxor %vs2, %vs2, %vs41
	xxlxor %vs3, %vs3, %vs61
	stxv %vs0, 64(%r4)
	stxv %vs1, 80(%r4)
	stxv %vs2, 96(%r4)
	stxv %vs3, 112(%r4)
	bdz .Ldone_chacha_core_p10
	lxv %vs4, 128(%r5)
	lxv %vs5, 144(%r5)
	lxv %vs6, 160(%r5)
	lxv %vs7, 176(%r5)
	vadduwm %v22, %v22, %v4
	vadduwm %v26, %v26, %v5
	vadduwm %v10, %v10, %v6
	vadduwm %v30, %v30, %v7
	IF_BE (xxbrw %vs54, %vs54)
	IF_BE (xxbrw %vs58, %vs58)
	IF_BE (xxbrw %vs42, %vs42)
	IF_BE (xxbrw %vs62, %vs62)
	xxlxor %vs4, %vs4, %vs54
	xxlxor %vs5, %vs5, %vs58
	xxlxor %vs6, %vs6, %vs42
	xxlxor %vs7, %vs7, %vs62
	stxv %vs4, 128(%r4)
	stxv %vs5, 144(%r4)
	stxv %vs6, 160(%r4)
	stxv %vs7, 176(%r4)
	bdz .Ldone_chacha_core_p10
	lxv %vs0, 192(%r5)
	lxv %vs1, 208(%r5)
	lxv %vs2, 224(%r5)
	lxv %vs3, 240(%r5)
	vadduwm %v23, %v23, %v4
	vadduwm %v27, %v27, %v5
	vadduwm %v11, %v11, %v6
	vadduwm %v31, %v31, %v7
	IF_BE (xxbrw %vs55, %vs55)
	IF_BE (xxbrw %vs59, %vs59)
	IF_BE (xxbrw %vs43, %vs43)
	IF_BE (xxbrw %vs63, %vs63)
	xxlxor %vs0, %vs0, %vs55
	xxlxor %vs1, %vs1, %vs59
	xxlxor %vs2, %vs2, %vs43
	xxlxor %vs3, %vs3, %vs63
	stxv %vs0, 192(%r4)
	stxv %vs1, 208(%r4)
	stxv %vs2, 224(%r4)
	stxv %vs3, 240(%r4)
	b .Ldone_chacha_core_p10

	/* One to four blocks are left. */
.Lfew_chacha_core_p10:
	xxpermdi %vs36, %vs45, %vs45, 1
	xxpermdi %vs40, %vs46, %vs46, 1
	xxspltw %vs33, %vs8, LXV_WORD (1)
	xxspltw %vs37, %vs9, LXV_WORD (1)
	xxspltw %vs41, %vs10, LXV_WORD (1)
	xxspltw %vs45, %vs11, LXV_WORD (1)
	xxspltw %vs34, %vs8, LXV_WORD (2)
	xxspltw %vs38, %vs9, LXV_WORD (2)
	xxspltw %vs42, %vs10, LXV_WORD (2)
	xxspltw %vs46, %vs11, LXV_WORD (2)
	xxspltw %vs35, %vs8, LXV_WORD (3)
	xxspltw %vs39, %vs9, LXV_WORD (3)
	xxspltw %vs43, %vs10, LXV_WORD (3)
	xxspltw %vs47, %vs11, LXV_WORD (3)
.Ldone_chacha_core_p10:
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
	lxv %vs63, -192(%r1)
	CFI (.cfi_restore 108)
	cmpldi %r3, 0
	bne .Lfour_chacha_core_p10
	blr
ENDFUNC (chacha_core_p10)
