dnl poly1305-update-r44.m4: what kernels poly1305_update in radix 2^44 share.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl R44_REGISTERS: beside those of radix 2^64; sums, factors and bytes are
dnl the kernel's own.
define(`R44_REGISTERS',
`R64_REGISTERS`'dnl
REGS(`r', 28, `L0', `L1', `L2', `S2')REGS(`r', 14, `LS1', `TURNS')dnl
R44_VECTORS`'')dnl
define(`R44_VECTORS', `REGS(`v', 9, `G', `K', `F', `L')REGS_N(`v', 13, `E', 3)dnl
REGS(`v', 16, `U', `V', `W')dnl
REGS(`v', 24, `TAKE0', `TAKE1', `TAKE2', `PUT1', `BY2', `BY4', `BY20')')dnl
dnl LOCAL_NAMES(0, name...): AT_name is the number of a local vector.
dnl PUT_LOCAL(name, A, B): two integer registers to it, through LOCAL_TEMP.
define(`LOCAL_TEMP', `VS(U)')dnl
define(`LOCAL_NAMES', `ifelse(`$2', `', `', `define(`AT_$2', `$1')dnl
LOCAL_NAMES(incr($1), shift(shift($@)))')')dnl
define(`PUT_LOCAL',
`I(`mtvsrdd LOCAL_TEMP, $2, $3')I(`stxv LOCAL_TEMP, LOCAL(AT_$1)')')dnl
dnl FIRST_POWER: A = r, which clamping keeps below 2^124; Q = 0.
dnl NEXT_POWER: A + Q = (A + Q) r.  PAD is not needed.
define(`FIRST_POWER',
`I(`mr A0, R0')I(`mr A1, R1')I(`li A2, 0')I(`li Q, 0')')dnl
define(`NEXT_POWER', `R64_AHEAD`'R64_LATE`'')dnl
dnl
dnl LIMBS_OF(l0, l1, l2, X0, X1, X2): X0 + X1 2^64 + X2 2^128 as scaled limbs.
dnl LIMBS(l0, l1, l2): A + Q; clobbers M0, M1, T.
dnl SCALED(s1, s2, l1, l2): times 20.
define(`LIMBS',
`I(`addc M0, A0, Q')I(`addze M1, A1')I(`addze T, A2')dnl
LIMBS_OF(`$1', `$2', `$3', M0, M1, T)')dnl
define(`LIMBS_OF',
`I(`rldic $1, $4, 10, 10')I(`srdi $2, $4, 34')I(`srdi $3, $5, 14')dnl
I(`clrrdi $2, $2, 10')I(`clrrdi $3, $3, 10')I(`rldimi $2, $5, 30, 10')dnl
I(`rldimi $3, $6, 50, 0')')dnl
define(`SCALED',
`I(`mulli $1, $3, 20')I(`mulli $2, $4, 20')')dnl
dnl
dnl NEXT_PAIR: the limbs of A, then of A = A r, and both by 20: L0 - L2,
dnl LS1, S2; U0, U1, Y0, Y1, Y2.
define(`NEXT_PAIR',
`LIMBS(L0, L1, L2)SCALED(LS1, S2, L1, L2)NEXT_POWER`'LIMBS(U0, U1, Y0)dnl
SCALED(Y1, Y2, U1, Y0)')dnl
dnl
dnl PUT_PAIR(X): both, the higher power first, as local vectors RX0 - RX2,
dnl SX1, SX2.
define(`PUT_PAIR',
`PUT_LOCAL(`R$1'0, U0, L0)PUT_LOCAL(`R$1'1, U1, L1)dnl
PUT_LOCAL(`R$1'2, Y0, L2)dnl
PUT_LOCAL(`S$1'1, Y1, LS1)PUT_LOCAL(`S$1'2, Y2, S2)')dnl
dnl PUT_H_FACTORS: what h is multiplied by, see poly1305-r44.m4; Y3 = 20 U0.
define(`PUT_H_FACTORS',
`PUT_LOCAL(`HA', U0, Y2)PUT_LOCAL(`HB', U1, U0)PUT_LOCAL(`HC', Y0, U1)dnl
PUT_LOCAL(`HD', Y2, Y1)PUT_LOCAL(`HE', Y3, Y1)PUT_LOCAL(`HF', Y1, Y2)dnl
PUT_LOCAL(`HG', Y2, U0)')dnl
dnl
dnl R44_PAIR(sums, bytes, X, limbs, U, V, W[, `change']): two blocks from DATA
dnl + bytes, by the local vectors RX0 .. SX2, into the sums.  change changes
dnl the limbs.
define(`R44_PAIR',
`LOAD_BLOCK(B0, $2)LOAD_BLOCK(B1, eval($2+16))dnl
I(`lxv VS($5), LOCAL(AT_R$3`'0)')I(`lxv VS($6), LOCAL(AT_R$3`'1)')dnl
R44_JOIN($4, 0, 2)dnl
I(`lxv VS($7), LOCAL(AT_S$3`'2)')dnl
R44_SPLIT($4`'0, $4`'1, $4`'2)$8`'dnl
R44_BY_R0(`$1', `$4', $5)R44_BY_R1(`$1', `$4', $6)dnl
R44_BY_S2(`$1', `$4', $7)dnl
I(`lxv VS($5), LOCAL(AT_R$3`'2)')I(`lxv VS($6), LOCAL(AT_S$3`'1)')dnl
R44_BY_R2(`$1', `$4', $5)R44_BY_S1(`$1', `$4', $6)')dnl
define(`R44_JOIN',
`I(`LXV_LOW (VS($1$2), 'B0`, 'B1`)')dnl
I(`LXV_HIGH (VS($1$3), 'B0`, 'B1`)')')dnl
dnl
dnl R44_PADS(sums): what the pads add, from the local vectors of that name.
dnl R44_NO_PADS(sums): 0, from a local vector.
define(`R44_PADS',
`FOR(`l_', 0, 2, `I(`lxv VS($1'l_`), LOCAL(AT_$1'l_`)')')')dnl
define(`R44_NO_PADS',
`FOR(`l_', 0, 2, `I(`lxv VS($1'l_`), LOCAL(AT_ZERO)')')')dnl
dnl
dnl MASK_ROTATE(V, first, last, left): a count for vrldnm and vrldmi.
define(`MASK_ROTATE',
`I(`lis M0, $2')I(`ori M0, M0, ($3 << 8) + $4')dnl
I(`mtvsrdd VS($1), M0, M0')')dnl
dnl R44_SHIFTS: counts; for vrldnm also the mask's first and last bit, from
dnl the left.
define(`R44_SHIFTS',
`MASK_ROTATE(TAKE0, 10, 53, 10)MASK_ROTATE(TAKE1, 34, 53, 30)dnl
MASK_ROTATE(TAKE2, 14, 53, 50)MASK_ROTATE(PUT1, 10, 33, 30)dnl
I(`li M0, 20')I(`vspltisw BY2, 2')I(`vspltisw BY4, 4')dnl
I(`mtvsrdd VS(BY20), M0, M0')')dnl
dnl R44_LOAD_H(n): h from memory; turns of 2^n blocks, less one, in CTR.
define(`R44_LOAD_H',
`R64_LOAD_H`'LIMBS(L0, L1, L2)I(`srdi TURNS, COUNT, $1')dnl
I(`clrldi COUNT, COUNT, eval(64 - $1)')I(`addi TURNS, TURNS, -1')dnl
I(`mtvsrdd VS(G), L0, L1')I(`vspltisw K, 0')I(`mtctr TURNS')dnl
I(`mtvsrdd VS(F), Q, L2')')dnl
dnl R44_TAKE_H: h to A + Q, from g0 + g1 2^44 + f 2^88; g1, f < 2^52.8.
define(`R44_TAKE_H',
`I(`mfvsrd A0, VS(G)')I(`mfvsrld A1, VS(G)')I(`mfvsrld T, VS(F)')dnl
I(`sldi M0, A1, 44')I(`srdi A1, A1, 20')I(`sldi M1, T, 24')dnl
I(`srdi T, T, 40')I(`addc A0, A0, M0')I(`adde A1, A1, M1')dnl
I(`addze T, T')I(`srdi Q, T, 2')I(`clrrdi M0, T, 2')dnl
I(`clrldi A2, T, 62')I(`add Q, Q, M0')')dnl
dnl R44_WIPE: no power of r is left in a local vector.  WIPE_LOCALS(V, first,
dnl last): these are V, which is 0.
define(`R44_WIPE', `I(`vspltisw U, 0')WIPE_LOCALS(U, 0, decr(LOCALS))')dnl
define(`WIPE_LOCALS',
`FOR(`i_', $2, $3, `I(`stxv VS($1), 'LOCAL(i_))')')dnl
dnl R44_STORE_H: h to memory; wipes.
define(`R44_STORE_H', `R44_TAKE_H`'R64_STORE_H`'R44_WIPE`'')dnl
