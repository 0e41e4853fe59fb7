/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_states (size_t n, uint8_t *dst, const uint32_t state[12],
                       const uint32_t *rows)

   dst = blocks of keystream, of eight states a pass; see kernels.h.
   Bound by the rounds, as chacha_core: 44 cycles a double round.  Blocks are
   stored in an order found by search.

   Registers: N r3, DST r4, STATE r5, ROWS r6; state words v0-v15 and
   vs0-vs7 (group A), v8-v11 and v20-v31 (B), as in chacha_core; rotations
   v16-v19, kept in vs8-vs11, and while a pass is stored, rows of the
   states; rows 0-2 at first vs4, vs12 and vs13.
   Saved: v20-v31, in the protected zone. */
#include "chapoly-asm.h"
	ISA ("power10")

FUNC (chacha_states_p10)
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
	li %r7, 0
	lvsl %v0, 0, %r7
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

.Lpass_chacha_states_p10:
	lxv %vs44, 0(%r6)
	lxv %vs45, 16(%r6)
	lxv %vs46, 32(%r6)
	lxv %vs47, 48(%r6)
	lxv %vs60, 64(%r6)
	lxv %vs61, 80(%r6)
	lxv %vs62, 96(%r6)
	lxv %vs63, 112(%r6)
	lxv %vs12, 16(%r5)
	lxv %vs13, 32(%r5)
	vspltisw %v19, -7
	LXV_WORDS_LOW (%vs4, %vs44, %vs45)
	LXV_WORDS_LOW (%vs5, %vs46, %vs47)
	LXV_WORDS_HIGH (%vs6, %vs44, %vs45)
	LXV_WORDS_HIGH (%vs7, %vs46, %vs47)
	xxpermdi %vs44, %vs4, %vs5, 3 * (LXV_WORD (0) & 1)
	xxpermdi %vs45, %vs4, %vs5, 3 * (LXV_WORD (1) & 1)
	xxpermdi %vs46, %vs6, %vs7, 3 * (LXV_WORD (2) & 1)
	xxpermdi %vs47, %vs6, %vs7, 3 * (LXV_WORD (3) & 1)
	LXV_WORDS_LOW (%vs4, %vs60, %vs61)
	LXV_WORDS_LOW (%vs5, %vs62, %vs63)
	LXV_WORDS_HIGH (%vs6, %vs60, %vs61)
	LXV_WORDS_HIGH (%vs7, %vs62, %vs63)
	xxpermdi %vs60, %vs4, %vs5, 3 * (LXV_WORD (0) & 1)
	xxpermdi %vs61, %vs4, %vs5, 3 * (LXV_WORD (1) & 1)
	xxpermdi %vs62, %vs6, %vs7, 3 * (LXV_WORD (2) & 1)
	xxpermdi %vs63, %vs6, %vs7, 3 * (LXV_WORD (3) & 1)
	lxv %vs4, 0(%r5)
	xxspltw %vs36, %vs12, LXV_WORD (0)
	xxspltw %vs37, %vs12, LXV_WORD (1)
	xxspltw %vs38, %vs12, LXV_WORD (2)
	xxspltw %vs39, %vs12, LXV_WORD (3)
	xxspltw %vs56, %vs12, LXV_WORD (0)
	xxspltw %vs57, %vs12, LXV_WORD (1)
	xxspltw %vs58, %vs12, LXV_WORD (2)
	xxspltw %vs59, %vs12, LXV_WORD (3)
	xxspltw %vs40, %vs13, LXV_WORD (0)
	xxspltw %vs41, %vs13, LXV_WORD (1)
	xxspltw %vs42, %vs13, LXV_WORD (2)
	xxspltw %vs43, %vs13, LXV_WORD (3)
	xxspltw %vs0, %vs13, LXV_WORD (0)
	xxspltw %vs1, %vs13, LXV_WORD (1)
	xxspltw %vs2, %vs13, LXV_WORD (2)
	xxspltw %vs3, %vs13, LXV_WORD (3)
	li %r0, 10
	vrlw %v25, %v25, %v19
	vrlw %v26, %v26, %v19
	vrlw %v27, %v27, %v19
	vrlw %v24, %v24, %v19
	vxor %v25, %v25, %v10
	vxor %v26, %v26, %v11
	vxor %v27, %v27, %v8
	vxor %v24, %v24, %v9
	vsubuwm %v10, %v10, %v31
	vsubuwm %v11, %v11, %v28
	vsubuwm %v8, %v8, %v29
	vsubuwm %v9, %v9, %v30
	xxlor %vs51, %vs11, %vs11
	mtctr %r0
	xxspltw %vs32, %vs4, LXV_WORD (0)
	xxspltw %vs33, %vs4, LXV_WORD (1)
	xxspltw %vs34, %vs4, LXV_WORD (2)
	xxspltw %vs35, %vs4, LXV_WORD (3)
	xxspltw %vs52, %vs4, LXV_WORD (0)
	xxspltw %vs53, %vs4, LXV_WORD (1)
	xxspltw %vs54, %vs4, LXV_WORD (2)
	xxspltw %vs55, %vs4, LXV_WORD (3)
.Lround_chacha_states_p10:
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
	bdnz .Lround_chacha_states_p10
.Lstore_chacha_states_p10:
	MERGE_H (%vs5, %vs34, %vs35)
	MERGE_H (%vs4, %vs32, %vs33)
	MERGE_L (%vs7, %vs34, %vs35)
	MERGE_L (%vs6, %vs32, %vs33)
	lxv %vs48, 0(%r5)
	LXV_PAIR (%vs35, %vs6, %vs7, 3)
	vadduwm %v3, %v3, %v16
	LXV_PAIR (%vs32, %vs4, %vs5, 0)
	LXV_PAIR (%vs34, %vs6, %vs7, 0)
	vadduwm %v0, %v0, %v16
	MERGE_L (%vs6, %vs36, %vs37)
	LXV_PAIR (%vs33, %vs4, %vs5, 3)
	MERGE_H (%vs4, %vs36, %vs37)
	vadduwm %v10, %v10, %v31
	MERGE_L (%vs7, %vs38, %vs39)
	vadduwm %v2, %v2, %v16
	vadduwm %v1, %v1, %v16
	lxv %vs48, 16(%r5)
	IF_BE (xxbrw %vs32, %vs32)
	MERGE_H (%vs5, %vs38, %vs39)
	LXV_PAIR (%vs39, %vs6, %vs7, 3)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	MERGE_H (%vs4, %vs44, %vs45)
	vadduwm %v8, %v8, %v29
	vadduwm %v11, %v11, %v28
	stxv %vs32, 0(%r4)
	vxor %v26, %v26, %v11
	vadduwm %v7, %v7, %v16
	vxor %v25, %v25, %v10
	vxor %v27, %v27, %v8
	MERGE_L (%vs7, %vs46, %vs47)
	MERGE_H (%vs5, %vs46, %vs47)
	IF_BE (xxbrw %vs33, %vs33)
	MERGE_L (%vs6, %vs44, %vs45)
	LXV_PAIR (%vs44, %vs4, %vs5, 0)
	LXV_PAIR (%vs47, %vs6, %vs7, 3)
	LXV_PAIR (%vs46, %vs6, %vs7, 0)
	MERGE_L (%vs7, %vs2, %vs3)
	LXV_PAIR (%vs45, %vs4, %vs5, 3)
	vadduwm %v5, %v5, %v16
	MERGE_H (%vs5, %vs2, %vs3)
	vrlw %v27, %v27, %v19
	IF_BE (xxbrw %vs37, %vs37)
	vadduwm %v4, %v4, %v16
	IF_BE (xxbrw %vs36, %vs36)
	stxv %vs36, 16(%r4)
	IF_BE (xxbrw %vs34, %vs34)
	vadduwm %v6, %v6, %v16
	IF_BE (xxbrw %vs38, %vs38)
	MERGE_L (%vs6, %vs0, %vs1)
	lxv %vs48, 0(%r6)
	MERGE_H (%vs4, %vs0, %vs1)
	stxv %vs38, 144(%r4)
	stxv %vs33, 64(%r4)
	vadduwm %v12, %v12, %v16
	lxv %vs49, 16(%r6)
	lxv %vs48, 32(%r5)
	IF_BE (xxbrw %vs44, %vs44)
	vadduwm %v9, %v9, %v30
	IF_BE (xxbrw %vs39, %vs39)
	vxor %v24, %v24, %v9
	stxv %vs37, 80(%r4)
	LXV_PAIR (%vs37, %vs4, %vs5, 3)
	LXV_PAIR (%vs36, %vs4, %vs5, 0)
	stxv %vs39, 208(%r4)
	LXV_PAIR (%vs39, %vs6, %vs7, 3)
	vadduwm %v13, %v13, %v17
	MERGE_H (%vs4, %vs52, %vs53)
	LXV_PAIR (%vs38, %vs6, %vs7, 0)
	MERGE_L (%vs7, %vs54, %vs55)
	MERGE_L (%vs6, %vs52, %vs53)
	vadduwm %v6, %v6, %v16
	vadduwm %v5, %v5, %v16
	IF_BE (xxbrw %vs37, %vs37)
	MERGE_H (%vs5, %vs54, %vs55)
	LXV_PAIR (%vs52, %vs4, %vs5, 0)
	vrlw %v26, %v26, %v19
	vadduwm %v7, %v7, %v16
	IF_BE (xxbrw %vs39, %vs39)
	IF_BE (xxbrw %vs45, %vs45)
	vrlw %v24, %v24, %v19
	vadduwm %v4, %v4, %v16
	IF_BE (xxbrw %vs36, %vs36)
	lxv %vs48, 0(%r5)
	LXV_PAIR (%vs54, %vs6, %vs7, 0)
	vrlw %v25, %v25, %v19
	LXV_PAIR (%vs55, %vs6, %vs7, 3)
	MERGE_L (%vs6, %vs56, %vs57)
	LXV_PAIR (%vs53, %vs4, %vs5, 3)
	MERGE_H (%vs5, %vs58, %vs59)
	lxv %vs50, 32(%r6)
	MERGE_H (%vs4, %vs56, %vs57)
	LXV_PAIR (%vs57, %vs4, %vs5, 3)
	vadduwm %v21, %v21, %v16
	MERGE_L (%vs7, %vs58, %vs59)
	LXV_PAIR (%vs58, %vs6, %vs7, 0)
	vadduwm %v20, %v20, %v16
	IF_BE (xxbrw %vs52, %vs52)
	LXV_PAIR (%vs56, %vs4, %vs5, 0)
	LXV_PAIR (%vs59, %vs6, %vs7, 3)
	stxv %vs34, 128(%r4)
	vadduwm %v22, %v22, %v16
	stxv %vs52, 256(%r4)
	vadduwm %v23, %v23, %v16
	lxv %vs48, 16(%r5)
	stxv %vs36, 32(%r4)
	MERGE_H (%vs5, %vs62, %vs63)
	addi %r3, %r3, -8
	stxv %vs45, 112(%r4)
	MERGE_L (%vs6, %vs60, %vs61)
	MERGE_L (%vs7, %vs62, %vs63)
	LXV_PAIR (%vs63, %vs6, %vs7, 3)
	lxv %vs51, 48(%r6)
	IF_BE (xxbrw %vs55, %vs55)
	stxv %vs55, 448(%r4)
	vadduwm %v25, %v25, %v16
	lxv %vs49, 80(%r6)
	LXV_PAIR (%vs62, %vs6, %vs7, 0)
	MERGE_L (%vs6, %vs40, %vs41)
	vadduwm %v14, %v14, %v18
	MERGE_H (%vs4, %vs60, %vs61)
	IF_BE (xxbrw %vs54, %vs54)
	stxv %vs37, 96(%r4)
	vadduwm %v24, %v24, %v16
	vadduwm %v15, %v15, %v19
	lxv %vs51, 112(%r6)
	IF_BE (xxbrw %vs53, %vs53)
	stxv %vs53, 320(%r4)
	vadduwm %v26, %v26, %v16
	vadduwm %v27, %v27, %v16
	LXV_PAIR (%vs60, %vs4, %vs5, 0)
	LXV_PAIR (%vs61, %vs4, %vs5, 3)
	MERGE_H (%vs4, %vs40, %vs41)
	stxv %vs39, 224(%r4)
	IF_BE (xxbrw %vs57, %vs57)
	vadduwm %v31, %v31, %v19
	lxv %vs48, 64(%r6)
	vadduwm %v28, %v28, %v16
	MERGE_L (%vs7, %vs42, %vs43)
	IF_BE (xxbrw %vs56, %vs56)
	IF_BE (xxbrw %vs59, %vs59)
	lxv %vs48, 32(%r5)
	MERGE_H (%vs5, %vs42, %vs43)
	LXV_PAIR (%vs43, %vs6, %vs7, 3)
	IF_BE (xxbrw %vs38, %vs38)
	stxv %vs38, 160(%r4)
	LXV_PAIR (%vs41, %vs4, %vs5, 3)
	IF_BE (xxbrw %vs60, %vs60)
	stxv %vs60, 304(%r4)
	stxv %vs54, 384(%r4)
	stxv %vs56, 272(%r4)
	IF_BE (xxbrw %vs46, %vs46)
	IF_BE (xxbrw %vs47, %vs47)
	IF_BE (xxbrw %vs58, %vs58)
	IF_BE (xxbrw %vs63, %vs63)
	lxv %vs50, 96(%r6)
	addi %r6, %r6, 128
	stxv %vs44, 48(%r4)
	stxv %vs46, 176(%r4)
	vadduwm %v29, %v29, %v17
	IF_BE (xxbrw %vs61, %vs61)
	stxv %vs58, 400(%r4)
	vadduwm %v9, %v9, %v16
	vadduwm %v11, %v11, %v16
	LXV_PAIR (%vs42, %vs6, %vs7, 0)
	xxlor %vs49, %vs9, %vs9
	vadduwm %v10, %v10, %v16
	stxv %vs59, 464(%r4)
	stxv %vs61, 368(%r4)
	LXV_PAIR (%vs40, %vs4, %vs5, 0)
	vadduwm %v8, %v8, %v16
	stxv %vs57, 336(%r4)
	stxv %vs63, 496(%r4)
	IF_BE (xxbrw %vs43, %vs43)
	stxv %vs43, 480(%r4)
	IF_BE (xxbrw %vs40, %vs40)
	IF_BE (xxbrw %vs41, %vs41)
	stxv %vs41, 352(%r4)
	vadduwm %v30, %v30, %v18
	IF_BE (xxbrw %vs35, %vs35)
	IF_BE (xxbrw %vs62, %vs62)
	cmpldi %r3, 0
	stxv %vs62, 432(%r4)
	IF_BE (xxbrw %vs42, %vs42)
	xxlor %vs50, %vs10, %vs10
	stxv %vs47, 240(%r4)
	stxv %vs35, 192(%r4)
	stxv %vs42, 416(%r4)
	xxlor %vs48, %vs8, %vs8
	stxv %vs40, 288(%r4)
	addi %r4, %r4, 512
	bne .Lpass_chacha_states_p10
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
	blr
ENDFUNC (chacha_states_p10)
