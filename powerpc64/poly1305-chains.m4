dnl poly1305-chains.m4: Poly1305 in integer registers, radix 2^64, as chains
dnl side by side.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl A chain is (H0, H1, H2, four temporaries, bytes): h = H0 + H1 2^64
dnl + H2 2^128, where the last block is in, but not yet its pad.  The next
dnl block is at DATA + bytes; without bytes, it is 0.  Constants: R0, R1,
dnl S1 = R1 + R1 / 4 as in poly1305-r64.m4, FIVE = 5, PAD = 1.
dnl
dnl CHAIN_STEP(chains): h = (h + PAD 2^128) r + block, for each chain, in step
dnl with each other.  Multiply-adds take most of the additions:
dnl
dnl   h + PAD 2^128 = H0 + H1 2^64 + (u + PAD) 2^128 + 5 t
dnl                 = X0 + X1 2^64 + X2 2^128,  t = H2 / 4, u = H2 mod 4
dnl   d = X1 S1 + M0 + X0 R0
dnl   e = X2 S1 + high word of d
dnl   f = X1 R0 + M1 + X0 R1
dnl   H0 = low word of d, H1 + H2 2^64 = f + e + X2 R0 2^64
dnl
dnl Bounds, with R0 < 2^60 and S1 < 1.25 2^60:
dnl
dnl (1) H2 < 2^63.5, so 5 t < 2^63.9.  H0 + 5 t carries 1 at most, H1 one
dnl     more: X2 <= 3 + PAD + 1 = 5.
dnl (2) High word of d < 2.25 2^60, so e < 8.5 2^60.
dnl (3) H2 < X2 R0 + 2 2^60 + 1 < 2^62.9.
define(`CHAIN', `MAPL(`CHAIN$1', shift($@))')dnl
define(`CHAIN0', `I(`srdi $4, $3, 2')')dnl
define(`CHAIN1', `I(`clrldi $3, $3, 62')')dnl
define(`CHAIN2', `I(`maddhdu $5, $4, FIVE, $1')')dnl
define(`CHAIN3', `I(`maddld $1, $4, FIVE, $1')')dnl
define(`CHAIN4', `I(`addc $2, $2, $5')I(`adde $3, $3, PAD')')dnl
define(`CHAIN5', `CHAIN_LOAD(`$4', `$8', 0)')dnl
define(`CHAIN6', `CHAIN_LOAD(`$5', `$8', 8)')dnl
define(`CHAIN7', `I(`maddhdu $6, $2, S1, $4')')dnl
define(`CHAIN8', `I(`maddld $4, $2, S1, $4')')dnl
define(`CHAIN9', `I(`maddhdu $7, $1, R0, $4')')dnl
define(`CHAIN10', `I(`add $6, $6, $7')')dnl
define(`CHAIN11', `I(`maddld $6, $3, S1, $6')')dnl
define(`CHAIN12', `I(`maddhdu $7, $2, R0, $5')')dnl
define(`CHAIN13', `I(`maddld $5, $2, R0, $5')')dnl
define(`CHAIN14', `I(`maddld $3, $3, R0, $7')')dnl
define(`CHAIN15', `I(`maddhdu $7, $1, R1, $5')')dnl
define(`CHAIN16', `I(`maddld $5, $1, R1, $5')')dnl
define(`CHAIN17', `I(`maddld $1, $1, R0, $4')')dnl
define(`CHAIN18', `I(`addc $2, $5, $6')I(`adde $3, $3, $7')')dnl
define(`CHAIN_STEP', `CHAIN_FOLD($@)CHAIN_REST($@)')dnl
define(`CHAIN_FOLD', `FOR(`n_', 0, 4, `CHAIN(n_, $@)')')dnl
define(`CHAIN_REST', `FOR(`n_', 5, 18, `CHAIN(n_, $@)')')dnl
define(`CHAIN_LOAD', `ifelse(`$2', `', `I(`li $1, 0')', dnl
`LOAD_WORD(`$1', eval($2 + $3))')')dnl
define(`LOAD_WORD', `I(`IF_LE (ld $1, $2(DATA)); dnl
IF_BE (li $1, $2; ldbrx $1, $1, DATA)')')dnl
dnl
dnl POWER_FOLD: CHAIN_FOLD of chain A without a pad, shorter as a chain.
define(`POWER_FOLD', `R64_FOLD(HA0, HA1, HA2, HA3, HA4)')dnl
dnl
dnl CHAIN_BEGIN(chain): h is the block at bytes, with its pad, ready for
dnl CHAIN_REST, which is a step behind CHAIN_FOLD.
define(`CHAIN_BEGIN',
`LOAD_WORD(`$1', $8)LOAD_WORD(`$2', eval($8 + 8))I(`li $3, 1')')dnl
dnl
dnl The chains are joined in radix 2^44, with factors P0 .. P2 of a power of
dnl r and S1 = 20 P1, S2 = 20 P2 as in poly1305-r44.m4, but not scaled:
dnl
dnl   d0 = h0 P0 + h1 S2 + h2 S1
dnl   d1 = h0 P1 + h1 P0 + h2 S2
dnl   d2 = h0 P2 + h1 P1 + h2 P0
dnl
dnl CHAIN_LIMBS(chain): X0, X1, X2 become limbs: $1, $4, $2.
define(`CHAIN_LIMBS',
`I(`srdi $4, $1, 44')I(`clrldi $1, $1, 20')dnl
I(`rldimi $4, $2, 20, 20')I(`srdi $2, $2, 24')dnl
I(`rldimi $2, $3, 40, 0')')dnl
dnl
dnl CHAIN_ADDENDS(chain): all of h, as it is, as addends to d0, d1, d2: $1,
dnl $4, $2.  5 t + 2^44 < 2^64.
define(`CHAIN_ADDENDS',
`I(`srdi $5, $3, 2')I(`clrldi $3, $3, 62')dnl
I(`srdi $4, $1, 44')I(`clrldi $1, $1, 20')dnl
I(`rldimi $4, $2, 20, 20')I(`srdi $2, $2, 24')dnl
I(`maddld $1, $5, FIVE, $1')I(`rldimi $2, $3, 40, 0')')dnl
dnl
dnl PRODUCTS(power, h0, h1, h2, F, G, T[, SUM_0]): adds h times the power to
dnl the sums (LO0, HI0) .. (LO2, HI2); with SUM_0, these are LO0 .. LO2 before.
define(`PRODUCTS',
`FACTOR(`$5', `$1', 0)ifelse(`$8', `', `SUM(0, $2, $5, $7)dnl
SUM(1, $3, $5, $7)SUM(2, $4, $5, $7)', dnl
`$8(0, $2, $5)$8(1, $3, $5)$8(2, $4, $5)')dnl
FACTOR(`$6', `$1', 1)SUM(1, $2, $6, $7)SUM(2, $3, $6, $7)dnl
FACTOR(`$5', `$1', 2)SUM(2, $2, $5, $7)dnl
FACTOR(`$6', `$1', 4)SUM(0, $3, $6, $7)SUM(1, $4, $6, $7)dnl
FACTOR(`$5', `$1', 3)SUM(0, $4, $5, $7)')dnl
define(`SUM_0', `I(`maddhdu CALL(`HI$1'), $2, $3, CALL(`LO$1')')dnl
I(`maddld CALL(`LO$1'), $2, $3, CALL(`LO$1')')')dnl
define(`FACTOR', `I(`ld $1, SLOT(AT_$2 + $3)')')dnl
define(`SUM', `I(`maddhdu $4, $2, $3, CALL(`LO$1')')dnl
I(`maddld CALL(`LO$1'), $2, $3, CALL(`LO$1')')dnl
I(`add CALL(`HI$1'), CALL(`HI$1'), $4')')dnl
dnl
dnl TOTAL(chain): the sums become h.  Each is split in its limb and a carry c
dnl of at most 53 bits (4), all at once, and then
dnl   h = (l0 + 20 c2) + (l1 + c0) 2^44 + (l2 + c1) 2^88.
dnl (4) Limbs < 2^44, X2 2^40 < 2^42.6; P0, P1 < 2^44, P2 < 2^42.4,
dnl     S1 < 2^48.4, S2 < 2^46.8; so two products of h and an addend are
dnl     < 2 (2^88 + 2^90.8 + 2^91) + 2^64 < 2^93, and c < 2^49.
define(`TOTAL',
`CARRY(0, $4)CARRY(1, $5)CARRY(2, $6)dnl
I(`mulli $6, $6, 20')I(`add LO1, LO1, $4')I(`add LO2, LO2, $5')dnl
I(`sldi $4, LO1, 44')I(`srdi LO1, LO1, 20')dnl
I(`sldi $5, LO2, 24')I(`srdi $3, LO2, 40')dnl
I(`add LO0, LO0, $6')dnl
I(`addc $1, LO0, $4')I(`adde $2, LO1, $5')I(`addze $3, $3')')dnl
define(`CARRY', `I(`srdi $2, CALL(`LO$1'), 44')dnl
I(`rldimi $2, CALL(`HI$1'), 20, 0')dnl
I(`clrldi CALL(`LO$1'), CALL(`LO$1'), 20')')dnl
