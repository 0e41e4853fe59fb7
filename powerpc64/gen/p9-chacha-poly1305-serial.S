/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
/* void chacha_poly1305_serial (size_t blocks, uint8_t *dst,
                                const uint8_t *src, const uint32_t state[16],
                                uint64_t poly1305_state[5], size_t n,
                                const uint8_t *data, unsigned decrypt)

   chacha_core on vectors, four blocks a pass, and poly1305_update with pad 1
   on n blocks at data, eight blocks a turn in radix 2^44, one after the
   other; see kernels.h.  Powers of r are made beside the first pass's rounds.

     .Lpower   eight double rounds, each with a power of r
     .Lround   the ninth, or nine, of each other pass
     .Lstore   a pass is stored; .Lpass begins the next, which needs
               its counters and rows only
     .Lpoly    Poly1305: encrypting, behind the last pass; decrypting, behind
               the first, whose words are kept in the frame

   DECRYPT is equal where it encrypts, greater where it decrypts, and less
   behind Poly1305 then.

   Modelled cycles: a double round with a power 51, of which 50 are what 80
   vector and 39 integer instructions need at four halves of the units a
   cycle; without a power 44.  A turn of 135 instructions, of which 89 are of
   vectors and need 45, takes 53: what bounds it is how many instructions can
   wait to retire.  Three chains of products, in N, P and Z, are shorter
   than a turn.  The order of instructions comes from a search; as recorded,
   a turn takes 98.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6, POLY r7, COUNT r8, DATA r9,
   DECRYPT r10 (then CR5);
   radix 2^64 in r0, r10-r12, r14-r26; pads r27-r29, later BASE r27; OFFSET,
   later TURNS, r30; PAD r31.  Vectors as in chacha_core; those of Poly1305:
   sums v0-v8, h v9-v11, blocks v13-v15 and v19-v21, factors v16-v18, v22,
   v23, v31, shifts v24-v30, bytes vs0-vs7.
   Bound: loop 2: v9 < 2^54, v10 < 2^18.5, v11.0 < 2^15.3, v11.1 < 2^54
   Bound: loop 3: r18 <= 7, r10 < 2^63.8
   In the frame: powers of r, and keystream; wiped.
   Saved: r14-r31 and v20-v31, in a frame. */
#include "chapoly-asm.h"
	ISA ("power9")

FUNC (chacha_poly1305_serial_p9)
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
	stdu %r1, -1136(%r1)
	CFI (.cfi_def_cfa_offset 1136)
	std %r14, 184(%r1)
	CFI (.cfi_offset 14, -952)
	std %r15, 176(%r1)
	CFI (.cfi_offset 15, -960)
	std %r16, 168(%r1)
	CFI (.cfi_offset 16, -968)
	std %r17, 160(%r1)
	CFI (.cfi_offset 17, -976)
	std %r18, 152(%r1)
	CFI (.cfi_offset 18, -984)
	std %r19, 144(%r1)
	CFI (.cfi_offset 19, -992)
	std %r20, 136(%r1)
	CFI (.cfi_offset 20, -1000)
	std %r21, 128(%r1)
	CFI (.cfi_offset 21, -1008)
	std %r22, 120(%r1)
	CFI (.cfi_offset 22, -1016)
	std %r23, 112(%r1)
	CFI (.cfi_offset 23, -1024)
	std %r24, 104(%r1)
	CFI (.cfi_offset 24, -1032)
	std %r25, 96(%r1)
	CFI (.cfi_offset 25, -1040)
	std %r26, 88(%r1)
	CFI (.cfi_offset 26, -1048)
	std %r27, 80(%r1)
	CFI (.cfi_offset 27, -1056)
	std %r28, 72(%r1)
	CFI (.cfi_offset 28, -1064)
	std %r29, 64(%r1)
	CFI (.cfi_offset 29, -1072)
	std %r30, 56(%r1)
	CFI (.cfi_offset 30, -1080)
	std %r31, 48(%r1)
	CFI (.cfi_offset 31, -1088)
	stxv %vs52, 368(%r1)
	CFI (.cfi_offset 97, -768)
	stxv %vs53, 352(%r1)
	CFI (.cfi_offset 98, -784)
	stxv %vs54, 336(%r1)
	CFI (.cfi_offset 99, -800)
	stxv %vs55, 320(%r1)
	CFI (.cfi_offset 100, -816)
	stxv %vs56, 304(%r1)
	CFI (.cfi_offset 101, -832)
	stxv %vs57, 288(%r1)
	CFI (.cfi_offset 102, -848)
	stxv %vs58, 272(%r1)
	CFI (.cfi_offset 103, -864)
	stxv %vs59, 256(%r1)
	CFI (.cfi_offset 104, -880)
	stxv %vs60, 240(%r1)
	CFI (.cfi_offset 105, -896)
	stxv %vs61, 224(%r1)
	CFI (.cfi_offset 106, -912)
	stxv %vs62, 208(%r1)
	CFI (.cfi_offset 107, -928)
	stxv %vs63, 192(%r1)
	CFI (.cfi_offset 108, -944)
	cmpldi %cr5, %r10, 0
	lxv %vs52, 0(%r6)
	lxv %vs53, 16(%r6)
	lxv %vs54, 32(%r6)
	lxv %vs55, 48(%r6)
	xxlor %vs60, %vs12, %vs12
	vspltisw %v29, 4
	ld %r11, 0(%r7)
	ld %r12, 8(%r7)
	srdi %r14, %r12, 2
	add %r14, %r14, %r12
	li %r27, 0
	li %r28, 0
	li %r29, 0
	li %r30, 0
	li %r16, 1
	li %r17, 0
	li %r18, 0
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
	li %r15, 8
	mtctr %r15
.Lpower_chacha_poly1305_serial_p9:
	vadduwm %v0, %v0, %v4
	IF_LE (add %r26, %r1, %r30)
	vadduwm %v1, %v1, %v5
	vxor %v7, %v7, %v8
	IF_BE (xori %r26, %r30, 8)
	mulhdu %r24, %r17, %r14
	vpermxor %v12, %v12, %v0, %v16
	mulld %r23, %r17, %r14
	vadduwm %v8, %v8, %v12
	vxor %v4, %v4, %v8
	maddhdu %r21, %r16, %r11, %r23
	addi %r30, %r30, 8
	mulld %r22, %r17, %r11
	vrlw %v4, %v4, %v17
	vrlw %v7, %v7, %v19
	vpermxor %v13, %v13, %v1, %v16
	add %r21, %r21, %r24
	vadduwm %v9, %v9, %v13
	maddld %r20, %r16, %r12, %r22
	vxor %v6, %v6, %v11
	vrlw %v6, %v6, %v19
	vadduwm %v2, %v2, %v6
	vpermxor %v14, %v14, %v2, %v16
	vadduwm %v10, %v10, %v14
	vxor %v5, %v5, %v9
	mulhdu %r15, %r17, %r11
	vxor %v6, %v6, %v10
	vadduwm %v0, %v0, %v4
	maddld %r21, %r18, %r14, %r21
	vrlw %v5, %v5, %v17
	vadduwm %v3, %v3, %v7
	vpermxor %v15, %v15, %v3, %v16
	vpermxor %v12, %v12, %v0, %v18
	vadduwm %v11, %v11, %v15
	maddld %r18, %r18, %r11, %r15
	vxor %v7, %v7, %v11
	vrlw %v7, %v7, %v17
	vadduwm %v3, %v3, %v7
	vadduwm %v1, %v1, %v5
	vpermxor %v13, %v13, %v1, %v18
	vpermxor %v15, %v15, %v3, %v18
	vrlw %v6, %v6, %v17
	vadduwm %v2, %v2, %v6
	vpermxor %v14, %v14, %v2, %v18
	vadduwm %v9, %v9, %v13
	vxor %v5, %v5, %v9
	vadduwm %v8, %v8, %v12
	vxor %v4, %v4, %v8
	maddhdu %r19, %r16, %r12, %r22
	addc %r17, %r20, %r21
	vadduwm %v11, %v11, %v15
	vadduwm %v10, %v10, %v14
	adde %r18, %r18, %r19
	vrlw %v5, %v5, %v19
	maddld %r16, %r16, %r11, %r23
	vxor %v7, %v7, %v11
	srdi %r19, %r18, 2
	vxor %v6, %v6, %v10
	clrrdi %r20, %r18, 2
	add %r19, %r19, %r20
	addc %r16, %r16, %r19
	vrlw %v7, %v7, %v19
	vadduwm %v2, %v2, %v7
	rldic %r21, %r16, 10, 10
	clrldi %r18, %r18, 62
	vrlw %v4, %v4, %v19
	vadduwm %v3, %v3, %v4
	vpermxor %v14, %v14, %v3, %v16
	vadduwm %v9, %v9, %v14
	vadduwm %v0, %v0, %v5
	vpermxor %v13, %v13, %v2, %v16
	vpermxor %v15, %v15, %v0, %v16
	srdi %r22, %r16, 34
	vrlw %v6, %v6, %v19
	vadduwm %v1, %v1, %v6
	vadduwm %v10, %v10, %v15
	vxor %v5, %v5, %v10
	vxor %v4, %v4, %v9
	vrlw %v4, %v4, %v17
	vpermxor %v12, %v12, %v1, %v16
	clrrdi %r22, %r22, 10
	vadduwm %v8, %v8, %v13
	vrlw %v5, %v5, %v17
	vxor %v7, %v7, %v8
	vadduwm %v0, %v0, %v5
	vrlw %v7, %v7, %v17
	addze %r17, %r17
	rldimi %r22, %r17, 30, 10
	addze %r18, %r18
	srdi %r23, %r17, 14
	vadduwm %v11, %v11, %v12
	clrrdi %r23, %r23, 10
	rldimi %r23, %r18, 50, 0
	vpermxor %v15, %v15, %v0, %v18
	vxor %v6, %v6, %v11
	vrlw %v6, %v6, %v17
	vadduwm %v1, %v1, %v6
	add %r29, %r29, %r21
	mulli %r25, %r23, 20
	vadduwm %v10, %v10, %v15
	vxor %v5, %v5, %v10
	mulli %r24, %r22, 20
	vadduwm %v2, %v2, %v7
	vpermxor %v13, %v13, %v2, %v18
	vpermxor %v12, %v12, %v1, %v18
	vadduwm %v3, %v3, %v4
	vpermxor %v14, %v14, %v3, %v18
	vadduwm %v9, %v9, %v14
	vxor %v4, %v4, %v9
	IF_BE (add %r26, %r1, %r26)
	std %r21, 1072(%r26)
	std %r22, 1008(%r26)
	vrlw %v4, %v4, %v19
	add %r27, %r27, %r24
	std %r23, 944(%r26)
	std %r24, 880(%r26)
	std %r25, 816(%r26)
	vrlw %v5, %v5, %v19
	vadduwm %v11, %v11, %v12
	add %r28, %r28, %r25
	vadduwm %v8, %v8, %v13
	bdnz .Lpower_chacha_poly1305_serial_p9
	mulli %r26, %r21, 20
	mtvsrdd %vs13, %r21, %r25
	stxv %vs13, 800(%r1)
	mtvsrdd %vs13, %r22, %r21
	stxv %vs13, 784(%r1)
	mtvsrdd %vs13, %r23, %r22
	stxv %vs13, 768(%r1)
	mtvsrdd %vs13, %r25, %r24
	stxv %vs13, 752(%r1)
	mtvsrdd %vs13, %r26, %r24
	stxv %vs13, 736(%r1)
	mtvsrdd %vs13, %r24, %r25
	stxv %vs13, 720(%r1)
	mtvsrdd %vs13, %r25, %r21
	stxv %vs13, 704(%r1)
	sldi %r15, %r27, 50
	srdi %r19, %r27, 14
	mtvsrdd %vs13, %r19, %r15
	stxv %vs13, 688(%r1)
	sldi %r15, %r28, 50
	srdi %r19, %r28, 14
	mtvsrdd %vs13, %r19, %r15
	stxv %vs13, 672(%r1)
	sldi %r15, %r29, 50
	srdi %r19, %r29, 14
	mtvsrdd %vs13, %r19, %r15
	stxv %vs13, 656(%r1)
	li %r15, 1
	mtctr %r15
	b .Lround_chacha_poly1305_serial_p9

.Lpass_chacha_poly1305_serial_p9:
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
	li %r0, 9
	mtctr %r0
.Lround_chacha_poly1305_serial_p9:
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
	bdnz .Lround_chacha_poly1305_serial_p9
	vxor %v6, %v6, %v11
	vxor %v7, %v7, %v8
	vrlw %v6, %v6, %v19
	vrlw %v7, %v7, %v19
	bgt %cr5, .Lkeep_chacha_poly1305_serial_p9
.Lstore_chacha_poly1305_serial_p9:
	cmpldi %r3, 4
	bgt .Lpass_chacha_poly1305_serial_p9
	vadduwm %v12, %v12, %v28
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
	blt %cr5, .Lend_chacha_poly1305_serial_p9

.Lpoly_chacha_poly1305_serial_p9:
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
	addi %r27, %r1, -64
	li %r20, 0
	mtvsrdd %vs54, %r21, %r0
	mtvsrdd %vs55, %r22, %r0
	mtvsrdd %vs63, %r23, %r19
	mtvsrdd %vs44, %r19, %r19
	vspltisw %v0, 0
	vspltisw %v1, 0
	vspltisw %v2, 0
	vspltisw %v6, 0
	vspltisw %v7, 0
	vspltisw %v8, 0
	vspltisw %v3, 0
	vspltisw %v4, 0
	vspltisw %v5, 0
	vspltisw %v9, 0
	vspltisw %v10, 0
	vspltisw %v11, 0
	stxv %vs43, 640(%r1)
	srdi %r30, %r8, 3
	clrldi %r8, %r8, 61
	cmpldi %r8, 4
	blt .Lfours_chacha_poly1305_serial_p9
	addi %r8, %r8, -4
	addi %r27, %r27, 32
	addi %r20, %r20, 1
.Lfours_chacha_poly1305_serial_p9:
	cmpldi %r20, 0
	bne .Lfirst_chacha_poly1305_serial_p9
	mr %r27, %r1
	li %r20, 2
	addi %r30, %r30, -1
.Lfirst_chacha_poly1305_serial_p9:
	mtctr %r20
.Lfour_chacha_poly1305_serial_p9:
	lxv %vs49, 1056(%r27)
	lxv %vs0, 0(%r9); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs50, 864(%r27)
	lxv %vs1, 16(%r9); IF_BE (xxbrd %vs1, %vs1)
	LXV_HIGH (%vs47, %vs0, %vs1)
	LXV_LOW (%vs45, %vs0, %vs1)
	vrldnm %v14, %v13, %v25
	lxv %vs1, 48(%r9); IF_BE (xxbrd %vs1, %vs1)
	vrldnm %v13, %v13, %v24
	lxv %vs0, 32(%r9); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs48, 1120(%r27)
	vrldmi %v14, %v15, %v27
	vaddudm %v14, %v14, %v23
	vspltisw %v23, 0
	vrldnm %v15, %v15, %v26
	vaddudm %v13, %v13, %v22
	vaddudm %v15, %v15, %v31
	addi %r9, %r9, 64
	vmsumudm %v5, %v15, %v16, %v5
	vspltisw %v22, 0
	vmsumudm %v0, %v13, %v16, %v0
	LXV_HIGH (%vs53, %vs0, %vs1)
	LXV_LOW (%vs51, %vs0, %vs1)
	vrldnm %v20, %v19, %v25
	xxlor %vs63, %vs44, %vs44
	vmsumudm %v7, %v14, %v16, %v7
	lxv %vs48, 992(%r27)
	vmsumudm %v2, %v13, %v16, %v2
	vmsumudm %v4, %v15, %v18, %v4
	lxv %vs48, 1104(%r27)
	vrldnm %v19, %v19, %v24
	vmsumudm %v1, %v13, %v17, %v1
	vmsumudm %v8, %v14, %v17, %v8
	lxv %vs49, 928(%r27)
	vmsumudm %v3, %v15, %v17, %v3
	vmsumudm %v6, %v14, %v18, %v6
	lxv %vs49, 1040(%r27)
	vmsumudm %v0, %v19, %v16, %v0
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	vaddudm %v21, %v21, %v12
	vmsumudm %v5, %v21, %v16, %v5
	vmsumudm %v7, %v20, %v16, %v7
	lxv %vs48, 976(%r27)
	vmsumudm %v2, %v19, %v16, %v2
	lxv %vs50, 848(%r27)
	vmsumudm %v8, %v20, %v17, %v8
	vmsumudm %v6, %v20, %v18, %v6
	vmsumudm %v4, %v21, %v18, %v4
	vmsumudm %v1, %v19, %v17, %v1
	lxv %vs49, 912(%r27)
	addi %r27, %r27, -32
	vmsumudm %v3, %v21, %v17, %v3
	bdnz .Lfour_chacha_poly1305_serial_p9
	mtctr %r30
.Lturn_chacha_poly1305_serial_p9:
	lxv %vs48, 704(%r1)
	lxv %vs49, 720(%r1)
	lxv %vs55, 1040(%r1)
	lxv %vs2, 32(%r9); IF_BE (xxbrd %vs2, %vs2)
	lxv %vs1, 16(%r9); IF_BE (xxbrd %vs1, %vs1)
	lxv %vs0, 0(%r9); IF_BE (xxbrd %vs0, %vs0)
	lxv %vs50, 736(%r1)
	LXV_HIGH (%vs47, %vs0, %vs1)
	lxv %vs3, 48(%r9); IF_BE (xxbrd %vs3, %vs3)
	LXV_LOW (%vs51, %vs2, %vs3)
	vmsumudm %v1, %v11, %v17, %v1
	lxv %vs49, 784(%r1)
	vmsumudm %v0, %v11, %v18, %v0
	vmsumudm %v2, %v11, %v16, %v2
	lxv %vs50, 800(%r1)
	lxv %vs48, 768(%r1)
	vrldnm %v20, %v19, %v25
	vrldnm %v19, %v19, %v24
	lxv %vs54, 1104(%r1)
	lxv %vs4, 64(%r9); IF_BE (xxbrd %vs4, %vs4)
	vmsumudm %v7, %v10, %v18, %v7
	vmsumudm %v8, %v10, %v17, %v8
	vmsumudm %v2, %v9, %v16, %v2
	vadduqm %v8, %v8, %v5
	lxv %vs48, 752(%r1)
	lxv %vs7, 112(%r9); IF_BE (xxbrd %vs7, %vs7)
	LXV_HIGH (%vs53, %vs2, %vs3)
	LXV_LOW (%vs45, %vs0, %vs1)
	vmsumudm %v6, %v10, %v16, %v6
	lxv %vs48, 1120(%r1)
	vmsumudm %v1, %v9, %v17, %v1
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	vmsumudm %v0, %v9, %v18, %v0
	vadduqm %v2, %v2, %v8
	lxv %vs40, 640(%r1)
	lxv %vs37, 640(%r1)
	vadduqm %v6, %v6, %v3
	vadduqm %v7, %v7, %v4
	vadduqm %v1, %v1, %v7
	lxv %vs39, 640(%r1)
	lxv %vs36, 640(%r1)
	lxv %vs6, 96(%r9); IF_BE (xxbrd %vs6, %vs6)
	vrldnm %v14, %v13, %v25
	vsld %v12, %v2, %v29
	vmsumudm %v8, %v21, %v22, %v8
	vrldmi %v14, %v15, %v27
	vrldnm %v15, %v15, %v26
	vadduqm %v0, %v0, %v6
	lxv %vs38, 640(%r1)
	lxv %vs35, 640(%r1)
	vmsumudm %v7, %v20, %v22, %v7
	lxv %vs63, 848(%r1)
	lxv %vs5, 80(%r9); IF_BE (xxbrd %vs5, %vs5)
	vrldnm %v13, %v13, %v24
	vmsumudm %v6, %v19, %v22, %v6
	vmsumudm %v5, %v15, %v16, %v5
	vsld %v9, %v2, %v28
	vaddudm %v9, %v9, %v12
	vmsumudm %v3, %v13, %v16, %v3
	xxmrgld %vs42, %vs32, %vs33
	vmsumudm %v8, %v20, %v23, %v8
	vsrd %v12, %v2, %v30
	lxv %vs50, 864(%r1)
	vmsumudm %v7, %v19, %v23, %v7
	vmsumudm %v4, %v14, %v16, %v4
	lxv %vs48, 992(%r1)
	xxpermdi %vs43, %vs33, %vs33, 2
	xxmrghd %vs41, %vs41, %vs32
	lxv %vs49, 1056(%r1)
	lxv %vs34, 656(%r1)
	vaddudm %v11, %v11, %v12
	lxv %vs32, 688(%r1)
	lxv %vs54, 976(%r1)
	addi %r9, %r9, 128
	lxv %vs33, 672(%r1)
	vmsumudm %v6, %v20, %v31, %v6
	vmsumudm %v8, %v19, %v22, %v8
	vsrd %v10, %v10, %v30
	vmsumudm %v4, %v13, %v17, %v4
	lxv %vs55, 912(%r1)
	LXV_LOW (%vs51, %vs6, %vs7)
	vmsumudm %v7, %v21, %v31, %v7
	vmsumudm %v5, %v14, %v17, %v5
	lxv %vs49, 928(%r1)
	vrldnm %v20, %v19, %v25
	vmsumudm %v6, %v21, %v23, %v6
	lxv %vs54, 1072(%r1)
	LXV_HIGH (%vs53, %vs6, %vs7)
	vrldmi %v20, %v21, %v27
	vrldnm %v21, %v21, %v26
	lxv %vs55, 1008(%r1)
	vmsumudm %v3, %v14, %v18, %v3
	vmsumudm %v5, %v13, %v16, %v5
	vrldnm %v12, %v11, %v25
	vrldnm %v19, %v19, %v24
	vmsumudm %v2, %v21, %v22, %v2
	vmsumudm %v1, %v20, %v22, %v1
	vmsumudm %v4, %v15, %v18, %v4
	vmsumudm %v0, %v19, %v22, %v0
	LXV_LOW (%vs45, %vs4, %vs5)
	lxv %vs54, 944(%r1)
	vaddudm %v9, %v9, %v10
	vmsumudm %v3, %v15, %v17, %v3
	LXV_HIGH (%vs47, %vs4, %vs5)
	lxv %vs63, 816(%r1)
	vrldnm %v14, %v13, %v25
	lxv %vs49, 1024(%r1)
	vrldnm %v13, %v13, %v24
	vrldnm %v11, %v11, %v24
	lxv %vs48, 1088(%r1)
	vmsumudm %v2, %v20, %v23, %v2
	vrldmi %v14, %v15, %v27
	vmsumudm %v1, %v19, %v23, %v1
	lxv %vs55, 880(%r1)
	vmsumudm %v0, %v20, %v31, %v0
	vrldnm %v15, %v15, %v26
	vmsumudm %v5, %v15, %v16, %v5
	vrldnm %v10, %v9, %v25
	lxv %vs50, 832(%r1)
	vmsumudm %v3, %v13, %v16, %v3
	vmsumudm %v4, %v13, %v17, %v4
	vmsumudm %v6, %v14, %v18, %v6
	xxmrgld %vs43, %vs44, %vs43
	vmsumudm %v2, %v19, %v22, %v2
	vmsumudm %v8, %v14, %v17, %v8
	vmsumudm %v0, %v21, %v23, %v0
	vmsumudm %v1, %v21, %v31, %v1
	vrldnm %v9, %v9, %v24
	vmsumudm %v7, %v14, %v16, %v7
	lxv %vs48, 960(%r1)
	vmsumudm %v4, %v15, %v18, %v4
	lxv %vs49, 896(%r1)
	vmsumudm %v3, %v15, %v17, %v3
	vmsumudm %v5, %v13, %v16, %v5
	bdnz .Lturn_chacha_poly1305_serial_p9
	lxv %vs48, 704(%r1)
	lxv %vs49, 720(%r1)
	 vspltisw %v13, 0
	vmsumudm %v2, %v11, %v16, %v2
	 stxv %vs45, 1120(%r1)
	lxv %vs50, 736(%r1)
	vmsumudm %v1, %v11, %v17, %v1
	 stxv %vs45, 1104(%r1)
	vmsumudm %v0, %v11, %v18, %v0
	 stxv %vs45, 1088(%r1)
	lxv %vs48, 768(%r1)
	lxv %vs49, 784(%r1)
	 stxv %vs45, 1072(%r1)
	vmsumudm %v2, %v9, %v16, %v2
	 stxv %vs45, 1056(%r1)
	lxv %vs50, 800(%r1)
	vmsumudm %v1, %v9, %v17, %v1
	 stxv %vs45, 1040(%r1)
	vmsumudm %v0, %v9, %v18, %v0
	 stxv %vs45, 1024(%r1)
	vmsumudm %v8, %v10, %v17, %v8
	lxv %vs48, 752(%r1)
	 stxv %vs45, 1008(%r1)
	vmsumudm %v7, %v10, %v18, %v7
	 stxv %vs45, 992(%r1)
	vmsumudm %v6, %v10, %v16, %v6
	vadduqm %v6, %v6, %v3
	 stxv %vs45, 976(%r1)
	vadduqm %v7, %v7, %v4
	 stxv %vs45, 960(%r1)
	vadduqm %v8, %v8, %v5
	vadduqm %v2, %v2, %v8
	 stxv %vs45, 944(%r1)
	vadduqm %v1, %v1, %v7
	 stxv %vs45, 928(%r1)
	vadduqm %v0, %v0, %v6
	vsld %v9, %v2, %v28
	 stxv %vs45, 912(%r1)
	vsld %v12, %v2, %v29
	 stxv %vs45, 896(%r1)
	xxpermdi %vs43, %vs33, %vs33, 2
	xxmrgld %vs42, %vs32, %vs33
	 stxv %vs45, 880(%r1)
	vaddudm %v9, %v9, %v12
	 stxv %vs45, 864(%r1)
	vsrd %v12, %v2, %v30
	vsrd %v10, %v10, %v30
	 stxv %vs45, 848(%r1)
	xxmrghd %vs41, %vs41, %vs32
	 stxv %vs45, 832(%r1)
	vaddudm %v11, %v11, %v12
	vaddudm %v9, %v9, %v10
	 stxv %vs45, 816(%r1)
	mfvsrd %r16, %vs41
	 stxv %vs45, 688(%r1)
	mfvsrld %r17, %vs41
	mfvsrld %r15, %vs43
	 stxv %vs45, 672(%r1)
	sldi %r19, %r17, 44
	 stxv %vs45, 656(%r1)
	srdi %r17, %r17, 20
	sldi %r20, %r15, 24
	 stxv %vs45, 800(%r1)
	srdi %r15, %r15, 40
	 stxv %vs45, 784(%r1)
	addc %r16, %r16, %r19
	adde %r17, %r17, %r20
	 stxv %vs45, 768(%r1)
	addze %r15, %r15
	 stxv %vs45, 752(%r1)
	srdi %r10, %r15, 2
	clrrdi %r19, %r15, 2
	 stxv %vs45, 736(%r1)
	clrldi %r18, %r15, 62
	 stxv %vs45, 720(%r1)
	add %r10, %r10, %r19
	 stxv %vs45, 704(%r1)
	cmpldi %r8, 0
	beq .Lwhole_chacha_poly1305_serial_p9
	li %r31, 1
	mtctr %r8
.Lblock_chacha_poly1305_serial_p9:
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
	bdnz .Lblock_chacha_poly1305_serial_p9
.Lwhole_chacha_poly1305_serial_p9:
	addc %r16, %r16, %r10
	addze %r17, %r17
	addze %r18, %r18
	std %r16, 16(%r7)
	std %r17, 24(%r7)
	std %r18, 32(%r7)
	beq %cr5, .Lend_chacha_poly1305_serial_p9

	/* Decrypting: on with the first pass. */
	lxv %vs32, 624(%r1)
	lxv %vs33, 608(%r1)
	lxv %vs34, 592(%r1)
	lxv %vs35, 576(%r1)
	lxv %vs36, 560(%r1)
	lxv %vs37, 544(%r1)
	lxv %vs38, 528(%r1)
	lxv %vs39, 512(%r1)
	lxv %vs40, 496(%r1)
	lxv %vs41, 480(%r1)
	lxv %vs42, 464(%r1)
	lxv %vs43, 448(%r1)
	lxv %vs44, 432(%r1)
	lxv %vs45, 416(%r1)
	lxv %vs46, 400(%r1)
	lxv %vs47, 384(%r1)
	vspltisw %v16, 0
	stxv %vs48, 624(%r1)
	stxv %vs48, 608(%r1)
	stxv %vs48, 592(%r1)
	stxv %vs48, 576(%r1)
	stxv %vs48, 560(%r1)
	stxv %vs48, 544(%r1)
	stxv %vs48, 528(%r1)
	stxv %vs48, 512(%r1)
	stxv %vs48, 496(%r1)
	stxv %vs48, 480(%r1)
	stxv %vs48, 464(%r1)
	stxv %vs48, 448(%r1)
	stxv %vs48, 432(%r1)
	stxv %vs48, 416(%r1)
	stxv %vs48, 400(%r1)
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
	lxv %vs52, 0(%r6)
	lxv %vs53, 16(%r6)
	lxv %vs54, 32(%r6)
	lxv %vs55, 48(%r6)
	xxlor %vs60, %vs12, %vs12
	vspltisw %v29, 4
	li %r15, 0
	cmpldi %cr5, %r15, 1
	b .Lstore_chacha_poly1305_serial_p9

.Lkeep_chacha_poly1305_serial_p9:
	stxv %vs32, 624(%r1)
	stxv %vs33, 608(%r1)
	stxv %vs34, 592(%r1)
	stxv %vs35, 576(%r1)
	stxv %vs36, 560(%r1)
	stxv %vs37, 544(%r1)
	stxv %vs38, 528(%r1)
	stxv %vs39, 512(%r1)
	stxv %vs40, 496(%r1)
	stxv %vs41, 480(%r1)
	stxv %vs42, 464(%r1)
	stxv %vs43, 448(%r1)
	stxv %vs44, 432(%r1)
	stxv %vs45, 416(%r1)
	stxv %vs46, 400(%r1)
	stxv %vs47, 384(%r1)
	b .Lpoly_chacha_poly1305_serial_p9

.Lend_chacha_poly1305_serial_p9:
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
	addi %r1, %r1, 1136
	CFI (.cfi_def_cfa_offset 0)
	blr
ENDFUNC (chacha_poly1305_serial_p9)
