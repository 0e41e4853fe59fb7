dnl chacha-states-4.m4: the kernel chacha_states with four states a pass.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
REGS(`r', 3, `N', `DST', `STATE', `ROWS', `AT1', `AT2', `AT3', `ZERO')dnl
CHACHA_REGISTERS`'dnl
FIRST_REGISTERS`'dnl
define(`REVERSE_KEPT', `%vs12')dnl
define(`REVERSE', FIRST_REVERSE)dnl
define(`OF_ROW', `VS(X(4*$1)), VS(X(4*$1+1)), VS(X(4*$1+2)), VS(X(4*$1+3))')dnl
dnl
dnl ADD_COUNTED(i): adds row 3 of block i's state.
define(`ADD_COUNTED', `LOAD16(VS(L0), ROWS, $1)dnl
I(`vadduwm X(12+$1), X(12+$1), L0')')dnl
dnl
dnl STORE_BLOCK(i): adds rows 0 .. 2, L0 .. L2, and stores; moves on.
define(`STORE_BLOCK',
`FOR(`k_', 0, 2, `I(`vadduwm X(4*k_+$1), X(4*k_+$1), 'CALL(`L'k_))')dnl
FOR(`k_', 0, 3, `REVERSE_BE(X(4*k_+$1))')dnl
FOR(`k_', 0, 3, `STORE16(VS(X(4*k_+$1)), DST, k_)')dnl
I(`addi DST, DST, 64')')dnl
/* void chacha_states (size_t n, uint8_t *dst, const uint32_t state[12],
                       const uint32_t *rows)

   dst = blocks of keystream, of four states a pass; see kernels.h.
   Bound by the rounds: 80 vector instructions a double round, two a cycle,
   which is also as long as their dependency chain.

   Registers: N r3, DST r4, STATE r5, ROWS r6; state words v0-v15;
   rotations v16-v19, kept in vs8-vs11, and while a pass is stored, rows of
   the states; byte order v19 (big-endian, POWER8), kept in vs12;
   temporaries vs0-vs7.
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
LOAD16(VS(X12), ROWS, 0)LOAD16(VS(X13), ROWS, 1)dnl
LOAD16(VS(X14), ROWS, 2)LOAD16(VS(X15), ROWS, 3)dnl
LOAD16(T4, STATE, 0)LOAD16(T5, STATE, 1)LOAD16(T6, STATE, 2)dnl
	li %r0, 10
ROT25`'dnl
	mtctr %r0
SPREAD(T5, OF_ROW(1))SPREAD(T6, OF_ROW(2))dnl
UNDO_LAG(LAG, DIAGONALS_LATE)KEPT_ROT7`'dnl
TURN(OF_ROW(3), T0, T1, T2, T3)SPREAD(T4, OF_ROW(0))dnl
	addi N, N, -4
.Lround_chacha_states_`'CPU:
DOUBLE_ROUND`'dnl
	bdnz .Lround_chacha_states_`'CPU
HALF_END(DIAGONALS_LATE)dnl
	cmpldi N, 0
TRANSPOSE(3, T4, T5, T6, T7)dnl
FOR(`i_', 0, 3, `ADD_COUNTED(i_)')dnl
LOAD16(VS(L0), STATE, 0)LOAD16(VS(L1), STATE, 1)LOAD16(VS(L2), STATE, 2)dnl
TRANSPOSE(0, T0, T1, T2, T3)TRANSPOSE(1, T4, T5, T6, T7)dnl
TRANSPOSE(2, T0, T1, T2, T3)dnl
	IF_BE (xxlor VS(REVERSE), REVERSE_KEPT, REVERSE_KEPT)
FOR(`i_', 0, 3, `STORE_BLOCK(i_)')dnl
	addi ROWS, ROWS, 64
KEPT_ROTATIONS`'dnl
	bne .Lpass_chacha_states_`'CPU
	blr
ENDFUNC (chacha_states_`'CPU)
