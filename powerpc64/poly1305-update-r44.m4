dnl poly1305-update-r44.m4: what kernels poly1305_update in radix 2^44 share.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl R44_REGISTERS: beside those of radix 2^64; sums, factors and bytes are
dnl the kernel's own.
define(`R44_REGISTERS',
`R64_REGISTERS`'dnl
REGS(`r', 28, `L0', `L1', `L2', `S2')REGS(`r', 14, `LS1', `TURNS')dnl
REGS(`v', 9, `G', `K', `F', `L')REGS_N(`v', 13, `E', 3)dnl
REGS(`v', 16, `U', `V', `W')dnl
REGS(`v', 24, `TAKE0', `TAKE1', `TAKE2', `PUT1', `BY2', `BY4', `BY20')')dnl
dnl LOCAL_NAMES(0, name...): AT_name is the number of a local vector.
dnl PUT_LOCAL(name, A, B): two integer registers to it.
define(`LOCAL_NAMES', `ifelse(`$2', `', `', `define(`AT_$2', `$1')dnl
LOCAL_NAMES(incr($1), shift(shift($@)))')')dnl
define(`PUT_LOCAL', `	mtvsrdd VS(U), $2, $3
	stxv VS(U), LOCAL(AT_$1)
')dnl
dnl FIRST_POWER: A = r, which clamping keeps below 2^124; Q = 0.
dnl NEXT_POWER: A + Q = (A + Q) r.  PAD is not needed.
define(`FIRST_POWER', `	mr A0, R0
	mr A1, R1
	li A2, 0
	li Q, 0
')dnl
define(`NEXT_POWER', `R64_AHEAD`'R64_LATE`'')dnl
dnl
dnl LIMBS(l0, l1, l2): A + Q as scaled limbs; clobbers M0, M1, T.
dnl SCALED(s1, s2, l1, l2): times 20.
define(`LIMBS', `	addc M0, A0, Q
	addze M1, A1
	addze T, A2
	rldic $1, M0, 10, 10
	srdi $2, M0, 34
	srdi $3, M1, 14
	clrrdi $2, $2, 10
	clrrdi $3, $3, 10
	rldimi $2, M1, 30, 10
	rldimi $3, T, 50, 0
')dnl
define(`SCALED', `	mulli $1, $3, 20
	mulli $2, $4, 20
')dnl
dnl
dnl NEXT_PAIR: the limbs of A, then of A = A r, and both by 20: L0 - L2,
dnl LS1, S2; U0, U1, Y0, Y1, Y2.
define(`NEXT_PAIR', `LIMBS(L0, L1, L2)dnl
SCALED(LS1, S2, L1, L2)dnl
NEXT_POWER`'dnl
LIMBS(U0, U1, Y0)dnl
SCALED(Y1, Y2, U1, Y0)')dnl
dnl
dnl PUT_PAIR(X): both, the higher power first, as local vectors RX0 - RX2,
dnl SX1, SX2.
define(`PUT_PAIR',
`PUT_LOCAL(`R$1'0, U0, L0)PUT_LOCAL(`R$1'1, U1, L1)dnl
PUT_LOCAL(`R$1'2, Y0, L2)dnl
PUT_LOCAL(`S$1'1, Y1, LS1)PUT_LOCAL(`S$1'2, Y2, S2)')dnl
dnl PUT_H_FACTORS: what h is multiplied by, see poly1305-r44.m4; Y3 = 20 U0.
define(`PUT_H_FACTORS', `PUT_LOCAL(`HA', U0, Y2)dnl
PUT_LOCAL(`HB', U1, U0)dnl
PUT_LOCAL(`HC', Y0, U1)dnl
PUT_LOCAL(`HD', Y2, Y1)dnl
PUT_LOCAL(`HE', Y3, Y1)dnl
PUT_LOCAL(`HF', Y1, Y2)dnl
PUT_LOCAL(`HG', Y2, U0)')dnl
dnl MASK_ROTATE(V, first, last, left): a count for vrldnm and vrldmi.
define(`MASK_ROTATE', `	lis M0, $2
	ori M0, M0, ($3 << 8) + $4
	mtvsrdd VS($1), M0, M0
')dnl
dnl R44_SHIFTS: counts; for vrldnm also the mask's first and last bit, from
dnl the left.
define(`R44_SHIFTS',
`MASK_ROTATE(TAKE0, 10, 53, 10)dnl
MASK_ROTATE(TAKE1, 34, 53, 30)dnl
MASK_ROTATE(TAKE2, 14, 53, 50)dnl
MASK_ROTATE(PUT1, 10, 33, 30)dnl
	li M0, 20
	vspltisw BY2, 2
	vspltisw BY4, 4
	mtvsrdd VS(BY20), M0, M0
')dnl
dnl R44_LOAD_H(n): h from memory; turns of 2^n blocks, less one, in CTR.
define(`R44_LOAD_H',
`R64_LOAD_H`'dnl
LIMBS(L0, L1, L2)dnl
	srdi TURNS, BLOCKS, $1
	clrldi BLOCKS, BLOCKS, eval(64 - $1)
	addi TURNS, TURNS, -1
	mtvsrdd VS(G), L0, L1
	vspltisw K, 0
	mtctr TURNS
	mtvsrdd VS(F), Q, L2
')dnl
dnl R44_STORE_H: h to memory, and no power of r left in a local vector.
dnl A + Q = g0 + g1 2^44 + f 2^88; g1, f < 2^52.8.
define(`R44_STORE_H',
`	mfvsrd A0, VS(G)
	mfvsrld A1, VS(G)
	mfvsrld T, VS(F)
	sldi M0, A1, 44
	srdi A1, A1, 20
	sldi M1, T, 24
	srdi T, T, 40
	addc A0, A0, M0
	adde A1, A1, M1
	addze T, T
	srdi Q, T, 2
	clrrdi M0, T, 2
	clrldi A2, T, 62
	add Q, Q, M0
R64_STORE_H`'dnl
	vspltisw U, 0
FOR(`i_', 0, decr(LOCALS), `	stxv VS(U), LOCAL(i_)
')')dnl
