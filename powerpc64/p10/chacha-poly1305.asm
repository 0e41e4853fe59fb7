dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`chacha-8.m4')include(`poly1305-r64.m4')dnl
include(`poly1305-chains.m4')include(CPU`/isa.m4')dnl
include(CPU`/chacha-poly1305-order.m4')dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE', `POLY', `DATA',
`R0', `R1', `S1', `FIVE')dnl
REGS_N(`r', 14, `HA', 7)REGS_N(`r', 21, `HB', 7)REGS_N(`r', 28, `HC', 4)dnl
define(`HC4', BLOCKS)define(`HC5', STATE)define(`HC6', `%r0')dnl
define(`PAD', POLY)dnl
REGS(`r', 28, `LO0', `LO2')define(`LO1', HC3)dnl
define(`HI0', HC2)define(`HI1', HC4)define(`HI2', HC6)dnl
CHACHA_REGISTERS`'FIRST_REGISTERS`'CHACHA_8_REGISTERS`'dnl
define(`CHAIN_A', `(HA0, HA1, HA2, HA3, HA4, HA5, HA6, $1)')dnl
define(`CHAIN_B', `(HB0, HB1, HB2, HB3, HB4, HB5, HB6, $1)')dnl
define(`CHAIN_C', `(HC0, HC1, HC2, HC3, HC4, HC5, HC6, $1)')dnl
dnl
dnl SLOT(n): 8 bytes of the frame.  Of a power: P0 P1 P2 S1 S2.
define(`SLOT', `SLOT_AT($1)(%r1)')dnl
define(`SLOT_AT',
`eval(frame_made - 16 - 16 * (($1) / 2) + 8 * (($1) % 2))')dnl
define(`AT_P11', 0)define(`AT_P22', 5)dnl
define(`AT_STATE', 10)define(`AT_POLY', 11)define(`AT_BLOCKS', 12)dnl
define(`LOCALS', 7)dnl
dnl
dnl POWER_LIMBS: its limbs.  PUT_POWER(power): these to its slots.
define(`POWER_LIMBS', `POWER_FOLD`'MAPL(`CHAIN_LIMBS', CHAIN_A)')dnl
define(`PUT_POWER',
`I(`mulli HA5, HA3, 20')I(`mulli HA6, HA1, 20')dnl
PUT_FACTOR(`$1', 0, HA0)PUT_FACTOR(`$1', 1, HA3)PUT_FACTOR(`$1', 2, HA1)dnl
PUT_FACTOR(`$1', 3, HA5)PUT_FACTOR(`$1', 4, HA6)')dnl
define(`PUT_FACTOR', `I(`std $3, SLOT(AT_$1 + $2)')')dnl
dnl
dnl SQUARE: chain A, from its limbs.
define(`SQUARE', `MAP(`CLEAR', LO0, LO1, LO2)dnl
I(`mulli HA4, HA1, 40')I(`mulli HA6, HA1, 20')I(`add HA2, HA0, HA0')dnl
SUM_0(0, HA0, HA0)SUM_0(2, HA3, HA3)SUM_0(1, HA2, HA3)dnl
SUM(0, HA3, HA4, HA5)SUM(2, HA2, HA1, HA5)SUM(1, HA1, HA6, HA5)dnl
MAPL(`TOTAL', CHAIN_A)')dnl
define(`CLEAR', `I(`li $1, 0')')dnl
dnl
dnl POWERS: r^11 and r^22; and chain B begins.
define(`POWERS',
`I(`mr HA0, R0')I(`mr HA1, R1')I(`li HA2, 0')dnl
MAPL(`CHAIN_BEGIN', CHAIN_B(160))CHAIN_REST(CHAIN_A, CHAIN_B(176))dnl
POWER_LIMBS`'SQUARE`'dnl
POWER_FOLD`'CHAIN_REST(CHAIN_A)POWER_LIMBS`'SQUARE`'dnl
POWER_FOLD`'CHAIN_REST(CHAIN_A)POWER_LIMBS`'PUT_POWER(`P11')SQUARE`'dnl
POWER_LIMBS`'PUT_POWER(`P22')')dnl
dnl
dnl H_AND_BLOCK: chain A begins with h and the first block.
define(`H_AND_BLOCK',
`I(`ld HB3, SLOT(AT_POLY)')I(`li PAD, 1')dnl
LOAD_WORD(HA3, 0)LOAD_WORD(HA4, 8)dnl
I(`ld HA0, 16(HB3)')I(`ld HA1, 24(HB3)')I(`ld HA2, 32(HB3)')dnl
I(`addc HA0, HA0, HA3')I(`adde HA1, HA1, HA4')I(`addze HA2, HA2')')dnl
dnl
dnl NINE_ROUNDS: behind the first half.  COUNT_PASS: equal if it was the last.
define(`NINE_ROUNDS', `I(`li HA3, 9')I(`mtctr HA3')')dnl
define(`COUNT_PASS', `I(`ld HA3, SLOT(AT_BLOCKS)')I(`addi HA3, HA3, -1')dnl
I(`cmpldi HA3, 0')I(`std HA3, SLOT(AT_BLOCKS)')')dnl
dnl
dnl JOIN: h = h r^22 + b r^11 + c, in chain A.
define(`JOIN',
`CHAIN_FOLD(CHAIN_A, CHAIN_B)dnl
MAPL(`CHAIN_ADDENDS', CHAIN_C)dnl
MAPL(`CHAIN_LIMBS', CHAIN_A, CHAIN_B)dnl
PRODUCTS(`P22', HA0, HA3, HA1, HA2, HA4, HA5, `SUM_0')dnl
PRODUCTS(`P11', HB0, HB3, HB1, HB2, HB4, HB5)dnl
MAPL(`TOTAL', CHAIN_A)')dnl
/* void chacha_poly1305 (size_t blocks, uint8_t *dst, const uint8_t *src,
                         const uint32_t state[16],
                         uint64_t poly1305_state[5], const uint8_t *data)

   chacha_core on vectors, eight blocks a pass, and in its gaps
   poly1305_update on 32 blocks of data in integer registers; see kernels.h.

   One chain of 32 blocks is longer than a pass: 31 cycles a block.  So the
   512 bytes of a pass are three chains of 10, 11 and 11 blocks, A, B and C,
   each by powers of the clamped r, for 21 instructions a block.  A goes on
   with h; the others begin anew with each pass:

     .Lstart, .Lnext   all words of the pass, its first half round;
                       B and C take two blocks, A one
     .Lround           nine double rounds, each with a block of A, B and C
     .Lstore           stores; column 0 of the next pass;
                       A = A r^22 + B r^11 + C, in radix 2^44

   A sum is multiplied by r when the next block is added to it: so the last
   of B and C is by the r of the join's sum, in .Lnext or at the end.  r^11
   and r^22 are made in .Lstart.

   Modelled cycles of a pass: 9 rounds of 48 and 114 between, for 2990
   instructions.  What bounds it is how many instructions can wait to
   retire (44 in the model): if all of a round's were independent of each
   other, it would take 47.  The order of instructions comes from
   perf/schedule.py; as recorded, a round takes 51, and what is between 147.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6, POLY r7, DATA r8; R0, R1,
   S1, FIVE r9-r12; A r14-r20, B r21-r27.  In the rounds, PAD = 1 is r7, and
   C is r28-r31, r3, r6, r0.  Vectors as in chacha_core.
   Bound: loop 1: r16 < 2^62.9
   In the frame: powers of r, wiped at the end; state, poly1305_state, and
   how many passes are left.
   Saved: r14-r31 and v20-v31, in a frame. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_poly1305_`'CPU)
FRAME_LOCALS(LOCALS)dnl
SAVE(RANGE(`%r', 14, 31), CHACHA_8_SAVED)dnl
	ld R0, 0(POLY)
	ld R1, 8(POLY)
	std STATE, SLOT(AT_STATE)
	std POLY, SLOT(AT_POLY)
	srdi BLOCKS, BLOCKS, 3
	srdi S1, R1, 2
	li FIVE, 5
	std BLOCKS, SLOT(AT_BLOCKS)
	add S1, S1, R1
	li PAD, 0

.Lstart_chacha_poly1305_`'CPU:
SETUP_8_STREAMS`'dnl
RECORD(`vector', `SETUP_8`'HALF_8(DIAGONALS_A, DIAGONALS_B, ())')dnl
RECORD(`integer', `POWERS`'H_AND_BLOCK`'dnl
MAPL(`CHAIN_BEGIN', CHAIN_C(336))CHAIN_REST(CHAIN_C(352))dnl
NINE_ROUNDS')dnl
RECORD(`start', `MIX(`integer', `vector')')dnl
ORDERED(`start')dnl

.Lround_chacha_poly1305_`'CPU:
RECORD(`vector', `DOUBLE_ROUND_8')dnl
RECORD(`integer', `CHAIN_STEP(CHAIN_A(16), CHAIN_B(192), CHAIN_C(368))
I(`addi DATA, DATA, 16')')dnl
RECORD(`round', `MIX(`vector', `integer')')dnl
ORDERED(`round')dnl
	bdnz .Lround_chacha_poly1305_`'CPU

.Lstore_chacha_poly1305_`'CPU:
RECORD(`late', `HALF_8_END(DIAGONALS_B)')dnl
RECORD(`out', `I(`ld STATE, SLOT(AT_STATE)')STORE_A_EARLY')dnl
RECORD(`early', `MIX(`out', `late')STORE_A_COUNTED')dnl
RECORD(`next', `NEXT_8')dnl
RECORD(`integer', `COUNT_PASS`'JOIN')dnl
GROUP_B(`RECORD(`out', `STORE_A_LATE`'STORE_B')dnl
RECORD(`vector', `EMIT(`early')MIX(`out', `next')')dnl
RECORD(`store', `MIX(`vector', `integer')')dnl
ORDERED(`store')')dnl
	beq .Ldone_chacha_poly1305_`'CPU

.Lnext_chacha_poly1305_`'CPU:
RECORD(`vector', `START_8`'HALF_8(DIAGONALS_A, DIAGONALS_B, ())')dnl
RECORD(`integer', `MAPL(`CHAIN_BEGIN', CHAIN_B(528), CHAIN_C(704))dnl
CHAIN_FOLD(CHAIN_A)CHAIN_REST(CHAIN_A(368), CHAIN_B(544), CHAIN_C(720))
I(`addi DATA, DATA, 368')NINE_ROUNDS')dnl
RECORD(`next', `MIX(`vector', `integer')')dnl
ORDERED(`next')dnl
	b .Lround_chacha_poly1305_`'CPU

.Ldone_chacha_poly1305_`'CPU:
CHAIN_STEP(CHAIN_A)dnl
	li PAD, 0
CHAIN_FOLD(CHAIN_A)dnl
	ld HB0, SLOT(AT_POLY)
	std HA0, 16(HB0)
	std HA1, 24(HB0)
	std HA2, 32(HB0)
	vspltisw XA0, 0
FOR(`i_', 0, 4, `	stxv VS(XA0), LOCAL(i_)
')RESTORE`'dnl
	blr
ENDFUNC (chacha_poly1305_`'CPU)
