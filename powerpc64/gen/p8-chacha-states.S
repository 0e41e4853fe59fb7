/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_states (size_t n, uint8_t *dst, const uint32_t state[12],
                       const uint32_t *rows)

   dst = blocks of keystream, of four states a pass; see kernels.h.
   Bound by the rounds: 80 vector instructions a double round, two a cycle,
   which is also as long as their dependency chain.

   Registers: N r3, DST r4, STATE r5, ROWS r6; state words v0-v15;
   rotations v16-v19, kept in vs8-vs11, and while a pass is stored, rows of
   the states; byte order v19 (big-endian, POWER8), kept in vs12;
   temporaries vs0-vs7.
   Saved: none. */
#include "chapoly-asm.h"
	ISA ("power8")

FUNC (chacha_states_p8)
	li %r7, 16
	li %r8, 32
	li %r9, 48
	li %r10, 0
	IF_BE (lvsl %v19, 0, %r10)
	IF_BE (vspltisb %v0, 3)
	IF_BE (vxor %v19, %v19, %v0)
	IF_BE (xxlor %vs12, %vs51, %vs51)
	lvsl %v0, 0, %r10
	vspltisb %v19, 4
	vspltisw %v17, -16
	vslb %v18, %v0, %v19
	vspltisw %v19, 8
	vor %v18, %v18, %v0
	vrlw %v16, %v18, %v17
	vrlw %v18, %v18, %v19
	vspltisw %v17, 12
	vspltisw %v19, 7
	xxlor %vs8, %vs48, %vs48
	xxlor %vs9, %vs49, %vs49
	xxlor %vs10, %vs50, %vs50
	xxlor %vs11, %vs51, %vs51

.Lpass_chacha_states_p8:
	lxvd2x %vs44, 0, %r6
	lxvd2x %vs45, %r7, %r6
	lxvd2x %vs46, %r8, %r6
	lxvd2x %vs47, %r9, %r6
	lxvd2x %vs4, 0, %r5
	lxvd2x %vs5, %r7, %r5
	lxvd2x %vs6, %r8, %r5
	li %r0, 10
	vspltisw %v19, -7
	mtctr %r0
	xxspltw %vs36, %vs5, D2X_WORD (0)
	xxspltw %vs37, %vs5, D2X_WORD (1)
	xxspltw %vs38, %vs5, D2X_WORD (2)
	xxspltw %vs39, %vs5, D2X_WORD (3)
	xxspltw %vs40, %vs6, D2X_WORD (0)
	xxspltw %vs41, %vs6, D2X_WORD (1)
	xxspltw %vs42, %vs6, D2X_WORD (2)
	xxspltw %vs43, %vs6, D2X_WORD (3)
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	xxlor %vs51, %vs11, %vs11
	xxmrghw %vs0, %vs44, %vs45
	xxmrghw %vs1, %vs46, %vs47
	xxmrglw %vs2, %vs44, %vs45
	xxmrglw %vs3, %vs46, %vs47
	xxpermdi %vs44, %vs0, %vs1, 3 * (D2X_WORD (0) & 1)
	xxpermdi %vs45, %vs0, %vs1, 3 * (D2X_WORD (1) & 1)
	xxpermdi %vs46, %vs2, %vs3, 3 * (D2X_WORD (2) & 1)
	xxpermdi %vs47, %vs2, %vs3, 3 * (D2X_WORD (3) & 1)
	xxspltw %vs32, %vs4, D2X_WORD (0)
	xxspltw %vs33, %vs4, D2X_WORD (1)
	xxspltw %vs34, %vs4, D2X_WORD (2)
	xxspltw %vs35, %vs4, D2X_WORD (3)
	addi %r3, %r3, -4
.Lround_chacha_states_p8:
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
	bdnz .Lround_chacha_states_p8
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	cmpldi %r3, 0
	MERGE_H (%vs4, %vs44, %vs45)
	MERGE_H (%vs5, %vs46, %vs47)
	MERGE_L (%vs6, %vs44, %vs45)
	MERGE_L (%vs7, %vs46, %vs47)
	D2X_PAIR (%vs44, %vs4, %vs5, 0)
	D2X_PAIR (%vs45, %vs4, %vs5, 3)
	D2X_PAIR (%vs46, %vs6, %vs7, 0)
	D2X_PAIR (%vs47, %vs6, %vs7, 3)
	lxvd2x %vs48, 0, %r6
	vadduwm %v12, %v12, %v16
	lxvd2x %vs48, %r7, %r6
	vadduwm %v13, %v13, %v16
	lxvd2x %vs48, %r8, %r6
	vadduwm %v14, %v14, %v16
	lxvd2x %vs48, %r9, %r6
	vadduwm %v15, %v15, %v16
	lxvd2x %vs48, 0, %r5
	lxvd2x %vs49, %r7, %r5
	lxvd2x %vs50, %r8, %r5
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
	IF_BE (xxlor %vs51, %vs12, %vs12)
	vadduwm %v0, %v0, %v16
	vadduwm %v4, %v4, %v17
	vadduwm %v8, %v8, %v18
	IF_BE (vperm %v0, %v0, %v0, %v19)
	IF_BE (vperm %v4, %v4, %v4, %v19)
	IF_BE (vperm %v8, %v8, %v8, %v19)
	IF_BE (vperm %v12, %v12, %v12, %v19)
	stxvd2x %vs32, 0, %r4
	stxvd2x %vs36, %r7, %r4
	stxvd2x %vs40, %r8, %r4
	stxvd2x %vs44, %r9, %r4
	addi %r4, %r4, 64
	vadduwm %v1, %v1, %v16
	vadduwm %v5, %v5, %v17
	vadduwm %v9, %v9, %v18
	IF_BE (vperm %v1, %v1, %v1, %v19)
	IF_BE (vperm %v5, %v5, %v5, %v19)
	IF_BE (vperm %v9, %v9, %v9, %v19)
	IF_BE (vperm %v13, %v13, %v13, %v19)
	stxvd2x %vs33, 0, %r4
	stxvd2x %vs37, %r7, %r4
	stxvd2x %vs41, %r8, %r4
	stxvd2x %vs45, %r9, %r4
	addi %r4, %r4, 64
	vadduwm %v2, %v2, %v16
	vadduwm %v6, %v6, %v17
	vadduwm %v10, %v10, %v18
	IF_BE (vperm %v2, %v2, %v2, %v19)
	IF_BE (vperm %v6, %v6, %v6, %v19)
	IF_BE (vperm %v10, %v10, %v10, %v19)
	IF_BE (vperm %v14, %v14, %v14, %v19)
	stxvd2x %vs34, 0, %r4
	stxvd2x %vs38, %r7, %r4
	stxvd2x %vs42, %r8, %r4
	stxvd2x %vs46, %r9, %r4
	addi %r4, %r4, 64
	vadduwm %v3, %v3, %v16
	vadduwm %v7, %v7, %v17
	vadduwm %v11, %v11, %v18
	IF_BE (vperm %v3, %v3, %v3, %v19)
	IF_BE (vperm %v7, %v7, %v7, %v19)
	IF_BE (vperm %v11, %v11, %v11, %v19)
	IF_BE (vperm %v15, %v15, %v15, %v19)
	stxvd2x %vs35, 0, %r4
	stxvd2x %vs39, %r7, %r4
	stxvd2x %vs43, %r8, %r4
	stxvd2x %vs47, %r9, %r4
	addi %r4, %r4, 64
	addi %r6, %r6, 64
	xxlor %vs48, %vs8, %vs8
	xxlor %vs49, %vs9, %vs9
	xxlor %vs50, %vs10, %vs10
	bne .Lpass_chacha_states_p8
	blr
ENDFUNC (chacha_states_p8)
