dnl chacha-poly1305-serial.m4: what kernels share that run ChaCha20 and
dnl Poly1305 one after the other.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl Poly1305 on vectors, radix 2^44, n blocks a turn, needs r .. r^n.  They
dnl are a chain of multiplications in integer registers, which idle while
dnl vectors do the rounds of ChaCha20: so they are made there, one beside
dnl each double round.
dnl
dnl A kernel names the local vectors: factors of pairs of blocks, first all
dnl R0, from A to LAST_PAIR, all R1, R2, S1, S2; then factors of h, N0 .. N2,
dnl what the pads add, and ZERO.
dnl
define(`LABEL', `.L$1_chacha_poly1305_serial_`'CPU')dnl
dnl
dnl Integer registers: those of both, at once.
define(`SERIAL_REGISTERS',
`REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE', `POLY', `COUNT', `DATA',
`Q', `R0', `R1')dnl
REGS(`r', 14, `S1', `T', `A0', `A1', `A2', `M0', `M1', `U0', `U1',
`Y0', `Y1', `Y2', `Y3', `PADS0', `PADS1', `PADS2', `OFFSET', `PAD')dnl
define(`C', `%r0')define(`TURNS', OFFSET)define(`BASE', PADS0)')dnl
define(`DECRYPT', `%cr5')define(`LOCAL_TEMP', `%vs13')dnl
dnl BYTES(n): where blocks are loaded to.
define(`BYTES', `REGS_N(`vs', $1, `B', 2)')dnl
define(`SERIAL_SAVED', `RANGE(`%r', 14, 31), RANGE(`%v', 20, 31)')dnl
dnl
dnl POWERS_BEGIN: A = 1; no pads, no power stored.
dnl POWERS_NEXT: A = A r, its limbs to the frame, as half of a pair: OFFSET is
dnl 0, 8, 16 .., and of a pair the higher power is the first doubleword.
dnl NO_POWERS, POWER_OUT: the same without A = 1, and A = A r.
define(`POWERS_BEGIN', `NO_POWERS`'dnl
I(`li A0, 1')I(`li A1, 0')I(`li A2, 0')')dnl
define(`NO_POWERS', `R64_LOAD_R`'dnl
I(`li PADS0, 0')I(`li PADS1, 0')I(`li PADS2, 0')I(`li OFFSET, 0')')dnl
define(`POWERS_NEXT', `BY_R`'R64_FOLD(A0, A1, A2, M0, M1)POWER_OUT`'')dnl
define(`POWER_OUT', `LIMBS_OF(U0, U1, Y0, A0, A1, A2)dnl
SCALED(Y1, Y2, U1, Y0)dnl
I(`IF_LE (add Y3, %r1, OFFSET)')dnl
I(`IF_BE (xori Y3, OFFSET, 8)')I(`IF_BE (add Y3, %r1, Y3)')dnl
PUT_LIMB(`R', 0, U0)PUT_LIMB(`R', 1, U1)PUT_LIMB(`R', 2, Y0)dnl
PUT_LIMB(`S', 1, Y1)PUT_LIMB(`S', 2, Y2)dnl
I(`add PADS0, PADS0, Y1')I(`add PADS1, PADS1, Y2')dnl
I(`add PADS2, PADS2, U0')I(`addi OFFSET, OFFSET, 8')')dnl
define(`PUT_LIMB',
`I(`std $3, 'LOCAL_AT(CALL(`AT_$1'LAST_PAIR`$2'))`(Y3)')')dnl
dnl
dnl BY_R: A = A r, not folded.  A2 is 4 at most before, so
dnl
dnl   d = A1 S1 + A0 R0
dnl   e = A2 S1 + high word of d < 7.25 2^60
dnl   f = A1 R0 + A0 R1
dnl   A0 = low word of d, A1 + A2 2^64 = f + e + A2 R0 2^64, A2 < 6.1 2^60
define(`BY_R',
`I(`mulld Y0, A1, S1')I(`mulhdu Y1, A1, S1')dnl
I(`maddhdu U0, A0, R0, Y0')I(`mulld U1, A1, R0')I(`mulhdu T, A1, R0')dnl
I(`maddhdu M0, A0, R1, U1')I(`maddld M1, A0, R1, U1')dnl
I(`maddld A0, A0, R0, Y0')I(`add U0, U0, Y1')I(`maddld U0, A2, S1, U0')dnl
I(`maddld A2, A2, R0, T')I(`addc A1, M1, U0')I(`adde A2, A2, M0')')dnl
dnl
dnl POWERS_END: the factors of h, and what the pads of a turn's blocks add: of
dnl each, limb 2 is 2^40, scaled, so it is all factors of limb 2 by 2^50;
dnl their sums are below 16 2^58.4.
define(`POWERS_END', `I(`mulli Y3, U0, 20')PUT_H_FACTORS`'dnl
PUT_PADS(0)PUT_PADS(1)PUT_PADS(2)')dnl
define(`PUT_PADS', `I(`sldi T, 'PADS$1`, 50')dnl
I(`srdi M0, 'PADS$1`, 14')PUT_LOCAL(`N$1', M0, T)')dnl
dnl
dnl FIRST_BLOCKS(n): as many of the first blocks, in fours, that a multiple
dnl of 4 n is left, and three at most; 4 n at most, and COUNT is enough for a
dnl turn behind them.  They are by the last powers, fours by fours.  h is
dnl added to the limbs of the first block, instead of multiplied by a power,
dnl from UO, VO, WO, which counts as one block more in (4) of poly1305-r44.m4.
dnl Pads go with the limbs, too, in WO and L.  SPLIT_COUNT, of the kernel,
dnl makes TURNS and COUNT = quotient and remainder of COUNT.
define(`FIRST_BLOCKS', `R44_SHIFTS`'R64_LOAD_H`'LIMBS(U0, U1, Y0)dnl
I(`li M0, 1')I(`li C, 0')I(`sldi M0, M0, 50')dnl
I(`add Y0, Y0, M0')I(`addi BASE, %r1, eval(-32 * $1)')I(`li M1, 0')dnl
I(`mtvsrdd VS(UO), U0, C')I(`mtvsrdd VS(VO), U1, C')dnl
I(`mtvsrdd VS(WO), Y0, M0')I(`mtvsrdd VS(L), M0, M0')dnl
MAP(`CLEAR', N0, N1, N2, P0, P1, P2, Z0, Z1, Z2, G, K, F)dnl
I(`stxv VS(F), LOCAL(AT_ZERO)')SPLIT_COUNT`'dnl
FOR(`i_', 2, $1, `FOUR_BLOCKS')dnl
LABEL(fours):
	cmpldi M1, 0
	bne LABEL(first)
	mr BASE, %r1
	li M1, $1
	addi TURNS, TURNS, -1
LABEL(first):
	mtctr M1
LABEL(four):
RECORD(`four', `dnl
R44_PAIR(`NPZ', 0, `A', `E', `U', `V', `W', `ADD_H')dnl
R44_PAIR(`NPZ', 32, `B', `O', `U', `V', `W', `ADD_PADS')dnl
CLEAR(UO)CLEAR(VO)I(`xxlor VS(WO), VS(L), VS(L)')dnl
I(`addi BASE, BASE, -32')I(`addi DATA, DATA, 64')')dnl
pushdef(`LOCAL', `LOCAL_AT($'`1)(BASE)')dnl
ORDERED(`four')dnl
popdef(`LOCAL')dnl
	bdnz LABEL(four)
')dnl
define(`FOUR_BLOCKS', `	cmpldi COUNT, 4
	blt LABEL(fours)
	addi COUNT, COUNT, -4
	addi BASE, BASE, 32
	addi M1, M1, 1
')dnl
define(`CLEAR', `I(`vspltisw $1, 0')')dnl
define(`ADD_H', `I(`vaddudm E0, E0, UO')I(`vaddudm E1, E1, VO')dnl
I(`vaddudm E2, E2, WO')')dnl
define(`ADD_PADS', `I(`vaddudm O2, O2, L')')dnl
dnl
dnl H_TURN: D = h r^n + N + P + Z, and its first carry.
define(`H_TURN',
`R44_BY_F`'R44_BY_G`'R44_BY_K`'dnl
FOR(`l_', 0, 2, `I(`vadduqm P'l_`, P'l_`, Z'l_)')dnl
R44_TOTAL`'R44_FIRST_CARRY`'')dnl
dnl LAST_TURN: the last of h in radix 2^44, and the blocks that are left.
define(`LAST_TURN', `RECORD(`chain', `H_TURN`'R44_TAKE_H')dnl
RECORD(`wipe', `CLEAR(E0)WIPE_LOCALS(E0, 0, decr(AT_HA))dnl
WIPE_LOCALS(E0, AT_N0, AT_N2)WIPE_LOCALS(E0, AT_HA, AT_HG)')dnl
WEAVE(`chain', `wipe')dnl
	cmpldi COUNT, 0
	beq LABEL(whole)
	li PAD, 1
R64_BLOCKS(LABEL(`block'))dnl
LABEL(whole):
R64_STORE_H`'')dnl
