dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`chacha-8.m4')include(`chacha-states.m4')include(CPU`/isa.m4')dnl
REGS(`r', 3, `N', `DST', `STATES', `ZERO')dnl
CHACHA_REGISTERS`'CHACHA_8_REGISTERS`'dnl
REGS_N(`v', 16, `L', 4)dnl
dnl
dnl LOAD_ROW(k, group, (W0, W1, W2, W3)): row k of a group's four states
dnl becomes its words; TURN_ROW turns it.
define(`LOAD_ROW', `LOAD_ROW_($1, $2, STORE_ROW_LIST$3)')dnl
define(`LOAD_ROW_',
`LOAD16(`$3', STATES, eval(16*$2+$1))LOAD16(`$4', STATES, eval(16*$2+4+$1))dnl
LOAD16(`$5', STATES, eval(16*$2+8+$1))dnl
LOAD16(`$6', STATES, eval(16*$2+12+$1))')dnl
define(`TURN_ROW', `TURN(STORE_ROW_LIST$1, T0, T1, T2, T3)')dnl
dnl
dnl STORE_STATES(k, group, (W0, W1, W2, W3), (V0, V1, V2, V3)): words 4k ..
dnl 4k+3 of a group, anywhere in VSX registers, become row k of its blocks,
dnl to which that of the states is added, and are stored.  Clobbers V0 - V3,
dnl T0 - T3 and L0 - L3.
define(`STORE_STATES',
`LOAD_ROW($1, $2, (VS(L0), VS(L1), VS(L2), VS(L3)))dnl
STORE_ROW_MERGE$3`'STORE_STATES_($1, $2, STORE_ROW_LIST$4)')dnl
define(`STORE_STATES_',
`PAIR(VS($3), T0, T1, 0)PAIR(VS($4), T0, T1, 3)dnl
PAIR(VS($5), T2, T3, 0)PAIR(VS($6), T2, T3, 3)dnl
STORE_SUM($1, eval(16*$2), $3, L0)STORE_SUM($1, eval(16*$2+4), $4, L1)dnl
STORE_SUM($1, eval(16*$2+8), $5, L2)STORE_SUM($1, eval(16*$2+12), $6, L3)')dnl
define(`STORE_SUM',
`I(`vadduwm $3, $3, $4')REVERSE_BE($3)STORE16(VS($3), DST, eval($1+$2))')dnl
dnl
define(`A0', `(VS(XA0), VS(XA1), VS(XA2), VS(XA3))')dnl
define(`A1', `(VS(XA4), VS(XA5), VS(XA6), VS(XA7))')dnl
define(`A2', `(C0, C1, C2, C3)')dnl
define(`A3', `(VS(XA12), VS(XA13), VS(XA14), VS(XA15))')dnl
define(`B', `(VS(XB$1), VS(XB$2), VS(XB$3), VS(XB$4))')dnl
define(`B0', `B(0, 1, 2, 3)')define(`B1', `B(4, 5, 6, 7)')dnl
define(`B2', `B(8, 9, 10, 11)')define(`B3', `B(12, 13, 14, 15)')dnl
/* void chacha_states (size_t n, uint8_t *dst, const uint32_t *states)

   dst = a block of keystream of each state, eight a pass; see kernels.h.
   Bound by the rounds, as chacha_core: 44 cycles a double round.

   Registers: N r3, DST r4, STATES r5; state words v0-v15 and vs0-vs7
   (group A), v8-v11 and v20-v31 (B), as in chacha_core; rotations v16-v19,
   kept in vs8-vs11, and while a pass is stored, words of states.
   Saved: v20-v31, in the protected zone. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_states_`'CPU)
SAVE(CHACHA_8_SAVED)dnl
	li ZERO, 0
	lvsl XA0, 0, ZERO
ROTATIONS(XA0)dnl
KEEP_ROTATIONS`'dnl

.Lpass_chacha_states_`'CPU:
LOAD_ROW(0, 0, A0)LOAD_ROW(1, 0, A1)LOAD_ROW(3, 0, A3)LOAD_ROW(2, 0, A2)dnl
TURN_ROW(A0)TURN_ROW(A1)TURN_ROW(A3)TURN_ROW(A2)dnl
LOAD_ROW(0, 1, B0)LOAD_ROW(1, 1, B1)LOAD_ROW(3, 1, B3)LOAD_ROW(2, 1, B2)dnl
TURN_ROW(B0)TURN_ROW(B1)TURN_ROW(B3)TURN_ROW(B2)dnl
ROT25`'UNDO_LAG(LAG_8, DIAGONALS_B)KEPT_ROT7`'dnl
	li %r0, 10
	mtctr %r0
.Lround_chacha_states_`'CPU:
DOUBLE_ROUND_8`'dnl
	bdnz .Lround_chacha_states_`'CPU
HALF_8_END(DIAGONALS_B)dnl
	addi N, N, -8
	cmpldi N, 0
STORE_STATES(0, 0, A0, (XA0, XA1, XA2, XA3))dnl
STORE_STATES(1, 0, A1, (XA4, XA5, XA6, XA7))dnl
STORE_STATES(3, 0, A3, (XA12, XA13, XA14, XA15))dnl
STORE_STATES(2, 0, A2, (XA4, XA5, XA6, XA7))dnl
STORE_STATES(0, 1, B0, (XB0, XB1, XB2, XB3))dnl
STORE_STATES(1, 1, B1, (XB4, XB5, XB6, XB7))dnl
STORE_STATES(3, 1, B3, (XB12, XB13, XB14, XB15))dnl
STORE_STATES(2, 1, B2, (XB8, XB9, XB10, XB11))dnl
	addi STATES, STATES, 512
	addi DST, DST, 512
KEPT_ROTATIONS`'dnl
	bne .Lpass_chacha_states_`'CPU
RESTORE`'dnl
	blr
ENDFUNC (chacha_states_`'CPU)
