dnl chacha-states-4.m4: the kernel chacha_states with four states a pass.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
REGS(`r', 3, `N', `DST', `STATES', `AT1', `AT2', `AT3', `ZERO')dnl
CHACHA_REGISTERS`'dnl
FIRST_REGISTERS`'dnl
define(`REVERSE_KEPT', `%vs12')dnl
define(`REVERSE', FIRST_REVERSE)dnl
dnl
dnl LOAD_STATE(i): its rows, to X(i), X(4+i), X(8+i), X(12+i).
define(`LOAD_STATE',
`LOAD16(VS(X($1)), STATES, 0)LOAD16(VS(X(4+$1)), STATES, 1)dnl
LOAD16(VS(X(8+$1)), STATES, 2)LOAD16(VS(X(12+$1)), STATES, 3)dnl
I(`addi STATES, STATES, 64')')dnl
define(`TURN_ROW', `TURN(VS(X(4*$1)), VS(X(4*$1+1)), VS(X(4*$1+2)), dnl
VS(X(4*$1+3)), $2, $3, $4, $5)')dnl
dnl
dnl STORE_BLOCK(i, R0, R1, R2, R3): adds the state, through R, to block i,
dnl and stores it; moves on.
define(`STORE_BLOCK',
`STORE_ADD(0, $1, $2)STORE_ADD(1, $1, $3)dnl
STORE_ADD(2, $1, $4)STORE_ADD(3, $1, $5)dnl
FOR(`k_', 0, 3, `REVERSE_BE(X(4*k_+$1))')dnl
FOR(`k_', 0, 3, `STORE16(VS(X(4*k_+$1)), DST, k_)')dnl
I(`addi STATES, STATES, 64')I(`addi DST, DST, 64')')dnl
define(`STORE_ADD', `LOAD16(VS($3), STATES, $1)dnl
I(`vadduwm X(4*$1+$2), X(4*$1+$2), $3')')dnl
/* void chacha_states (size_t n, uint8_t *dst, const uint32_t *states)

   dst = a block of keystream of each state, four a pass; see kernels.h.
   Bound by the rounds: 80 vector instructions a double round, two a cycle,
   which is also as long as their dependency chain.

   Registers: N r3, DST r4, STATES r5; state words v0-v15; rotations
   v16-v19, kept in vs8-vs11, and while a pass is stored, words of states;
   byte order v19 (big-endian, POWER8), kept in vs12; temporaries vs0-vs7.
   Saved: none. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_states_`'CPU)
OFFSETS`'dnl
	li ZERO, 0
REVERSE_SETUP(ZERO, X0)dnl
	IF_BE (xxlor REVERSE_KEPT, VS(REVERSE), VS(REVERSE))
	lvsl X0, 0, ZERO
ROTATIONS(X0)dnl
KEEP_ROTATIONS`'dnl

.Lpass_chacha_states_`'CPU:
FOR(`i_', 0, 3, `LOAD_STATE(i_)')dnl
	li %r0, 10
	mtctr %r0
ROT25`'dnl
TURN_ROW(1, T0, T1, T2, T3)TURN_ROW(2, T4, T5, T6, T7)dnl
UNDO_LAG(LAG, DIAGONALS_LATE)KEPT_ROT7`'dnl
TURN_ROW(0, T0, T1, T2, T3)TURN_ROW(3, T4, T5, T6, T7)dnl
	addi STATES, STATES, -256
	addi N, N, -4
.Lround_chacha_states_`'CPU:
DOUBLE_ROUND`'dnl
	bdnz .Lround_chacha_states_`'CPU
HALF_END(DIAGONALS_LATE)dnl
	cmpldi N, 0
TRANSPOSE(0, T0, T1, T2, T3)TRANSPOSE(1, T4, T5, T6, T7)dnl
TRANSPOSE(2, T0, T1, T2, T3)TRANSPOSE(3, T4, T5, T6, T7)dnl
	IF_BE (xxlor VS(REVERSE), REVERSE_KEPT, REVERSE_KEPT)
STORE_BLOCK(0, L0, L1, L2, L0)dnl
STORE_BLOCK(1, X0, X4, X8, X12)dnl
STORE_BLOCK(2, X1, X5, X9, X13)dnl
STORE_BLOCK(3, X2, X6, X10, X14)dnl
KEPT_ROTATIONS`'dnl
	bne .Lpass_chacha_states_`'CPU
	blr
ENDFUNC (chacha_states_`'CPU)
