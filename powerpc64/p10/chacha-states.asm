dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`chacha-8.m4')include(`chacha-states.m4')include(CPU`/isa.m4')dnl
include(CPU`/chacha-states-order.m4')dnl
REGS(`r', 3, `N', `DST', `STATE', `ROWS', `ZERO')dnl
CHACHA_REGISTERS`'CHACHA_8_REGISTERS`'dnl
REGS_N(`v', 16, `L', 4)dnl
REGS(`vs', 12, `ROW1_LOW', `ROW2_LOW')dnl
dnl
define(`A0', `VS(XA0), VS(XA1), VS(XA2), VS(XA3)')dnl
define(`A1', `VS(XA4), VS(XA5), VS(XA6), VS(XA7)')dnl
define(`A2', `C0, C1, C2, C3')dnl
define(`A3', `VS(XA12), VS(XA13), VS(XA14), VS(XA15)')dnl
define(`B0', `VS(XB0), VS(XB1), VS(XB2), VS(XB3)')dnl
define(`B1', `VS(XB4), VS(XB5), VS(XB6), VS(XB7)')dnl
define(`B2', `VS(XB8), VS(XB9), VS(XB10), VS(XB11)')dnl
define(`B3', `VS(XB12), VS(XB13), VS(XB14), VS(XB15)')dnl
dnl
dnl LOAD_COUNTED(W0, W1, W2, W3, group): row 3 of a group's four states.
define(`LOAD_COUNTED',
`LOAD16(`$1', ROWS, eval(4*$5))LOAD16(`$2', ROWS, eval(4*$5+1))dnl
LOAD16(`$3', ROWS, eval(4*$5+2))LOAD16(`$4', ROWS, eval(4*$5+3))')dnl
dnl
dnl STORE_ROW_K(k, group, (W0, W1, W2, W3), (V0, V1, V2, V3)): words 4k ..
dnl 4k+3 of a group, anywhere in VSX registers, become row k of its blocks,
dnl to which that of the states is added, and are stored.  Clobbers V0 - V3,
dnl T0 - T3 and L0 - L3.
define(`STORE_ROW_K',
`ifelse($1, 3, `LOAD_COUNTED(VS(L0), VS(L1), VS(L2), VS(L3), $2)',
`LOAD16(VS(L0), STATE, $1)')dnl
STORE_ROW_MERGE$3`'STORE_SUMS($1, $2, STORE_ROW_LIST$4)')dnl
define(`STORE_SUMS',
`PAIR(VS($3), T0, T1, 0)PAIR(VS($4), T0, T1, 3)dnl
PAIR(VS($5), T2, T3, 0)PAIR(VS($6), T2, T3, 3)dnl
STORE_SUM($1, eval(16*$2), $3, L0)STORE_SUM($1, eval(16*$2+4), $4, L1)dnl
STORE_SUM($1, eval(16*$2+8), $5, L2)STORE_SUM($1, eval(16*$2+12), $6, L3)')dnl
define(`STORE_SUM',
`I(`vadduwm $3, $3, ifelse($1, 3, `$4', `L0')')REVERSE_BE($3)dnl
STORE16(VS($3), DST, eval($1+$2))')dnl
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
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_states_`'CPU)
SAVE(CHACHA_8_SAVED)dnl
	li ZERO, 0
	lvsl XA0, 0, ZERO
ROTATIONS(XA0)dnl
KEEP_ROTATIONS`'dnl

.Lpass_chacha_states_`'CPU:
LOAD_COUNTED(A3, 0)LOAD_COUNTED(B3, 1)dnl
LOAD16(ROW1_LOW, STATE, 1)LOAD16(ROW2_LOW, STATE, 2)dnl
ROT25`'TURN(A3, T0, T1, T2, T3)TURN(B3, T0, T1, T2, T3)dnl
LOAD16(T0, STATE, 0)dnl
SPREAD(ROW1_LOW, A1)SPREAD(ROW1_LOW, B1)dnl
SPREAD(ROW2_LOW, B2)SPREAD(ROW2_LOW, A2)dnl
	li %r0, 10
UNDO_LAG(LAG_8, DIAGONALS_B)KEPT_ROT7`'dnl
	mtctr %r0
SPREAD(T0, A0)SPREAD(T0, B0)dnl
.Lround_chacha_states_`'CPU:
DOUBLE_ROUND_8`'dnl
	bdnz .Lround_chacha_states_`'CPU
.Lstore_chacha_states_`'CPU:
RECORD(`late', `HALF_8_END(DIAGONALS_B)')dnl
RECORD(`out', `STORE_ROW_K(0, 0, (A0), (XA0, XA1, XA2, XA3))')dnl
RECORD(`store', `MIX(`out', `late')I(`addi N, N, -8')I(`cmpldi N, 0')dnl
STORE_ROW_K(1, 0, (A1), (XA4, XA5, XA6, XA7))dnl
STORE_ROW_K(3, 0, (A3), (XA12, XA13, XA14, XA15))dnl
STORE_ROW_K(2, 0, (A2), (XA4, XA5, XA6, XA7))dnl
STORE_ROW_K(0, 1, (B0), (XB0, XB1, XB2, XB3))dnl
STORE_ROW_K(1, 1, (B1), (XB4, XB5, XB6, XB7))dnl
STORE_ROW_K(3, 1, (B3), (XB12, XB13, XB14, XB15))dnl
STORE_ROW_K(2, 1, (B2), (XB8, XB9, XB10, XB11))dnl
I(`addi ROWS, ROWS, 128')I(`addi DST, DST, 512')KEPT_ROTATIONS`'')dnl
ORDERED(`store')dnl
	bne .Lpass_chacha_states_`'CPU
RESTORE`'dnl
	blr
ENDFUNC (chacha_states_`'CPU)
