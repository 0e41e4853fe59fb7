dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`chacha-8.m4')include(CPU`/isa.m4')dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE', `ZERO')dnl
CHACHA_REGISTERS`'FIRST_REGISTERS`'dnl
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream, eight blocks a pass, or four where no more are
   left; see kernels.h.  Bound by the rounds, and these by the dependency
   chain: 44 cycles a double round, in which eight states use 128 of 176
   slots for simple vector instructions.  A pass is 418 cycles of rounds
   and 65 between them, for another 300 instructions.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; rotations v16-v19; rows
   after the first column round vs8-vs11; LANES_COPY = 0 1 2 3 + blocks
   done vs12.  For four blocks: state words v0-v15, temporaries vs0-vs7.
   For eight blocks:

     words     0-3        4-7              8-11             12-15
     group A   v0-v3      v4-v7, by turns  v4-v7, by turns  v12-v15
               (at rest)  vs4-vs7          vs0-vs3
     group B   v20-v23    v24-v27          v8-v11           v28-v31

   and while group B is stored, the registers of group A hold the rows of
   the state and column 0 of the next pass.
   Saved: v20-v31, in the protected zone, for five blocks or more. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_core_`'CPU)
	cmpldi BLOCKS, 4
	bgt .Lmany_chacha_core_`'CPU
FIRST_SETUP(ZERO)dnl

	/* One to four blocks, in scratch registers only. */
.Lfour_chacha_core_`'CPU:
HALF(DIAGONALS_EARLY, DIAGONALS_LATE, ())dnl
	li %r0, 9
	mtctr %r0
.Lround4_chacha_core_`'CPU:
DOUBLE_ROUND`'dnl
	bdnz .Lround4_chacha_core_`'CPU
HALF_END(DIAGONALS_LATE)dnl
FIRST_TOTAL(ZERO)dnl
	mtctr BLOCKS
TRANSPOSE_ALL`'dnl
FIRST_STORE(0, T0, T1, T2, T3)dnl
	bdzlr
FIRST_STORE(1, T4, T5, T6, T7)dnl
	bdzlr
FIRST_STORE(2, T0, T1, T2, T3)dnl
	bdzlr
FIRST_STORE(3, T4, T5, T6, T7)dnl
	blr

CHACHA_8_REGISTERS`'dnl
.Lmany_chacha_core_`'CPU:
SAVE(CHACHA_8_SAVED)dnl
SETUP_8_STREAMS`'SETUP_8`'dnl

.Lpass_chacha_core_`'CPU:
HALF_8(DIAGONALS_A, DIAGONALS_B, ())dnl
	li %r0, 9
	mtctr %r0
.Lround8_chacha_core_`'CPU:
DOUBLE_ROUND_8`'dnl
	bdnz .Lround8_chacha_core_`'CPU
RECORD(`late', `HALF_8_END(DIAGONALS_B)')dnl
RECORD(`out', `STORE_A_EARLY')dnl
WEAVE(`out', `late')dnl
STORE_A_COUNTED`'dnl
	cmpldi BLOCKS, 8
	ble .Llast_chacha_core_`'CPU
RECORD(`next', `NEXT_8')dnl
GROUP_B(`RECORD(`out', `STORE_A_LATE`'STORE_B')WEAVE(`out', `next')')dnl
	addi BLOCKS, BLOCKS, -8
	cmpldi BLOCKS, 4
	ble .Lfew_chacha_core_`'CPU
START_8`'dnl
	b .Lpass_chacha_core_`'CPU

	/* The last one to four blocks of group B. */
.Llast_chacha_core_`'CPU:
	addi BLOCKS, BLOCKS, -4
	mtctr BLOCKS
	li BLOCKS, 0
STORE_A_LATE`'dnl
	addi SRC, SRC, 256
	addi DST, DST, 256
GROUP_B(`TRANSPOSE(0, T0, T1, T2, T3)TRANSPOSE(1, C0, C1, C2, C3)dnl
TRANSPOSE(2, T0, T1, T2, T3)TRANSPOSE(3, C0, C1, C2, C3)dnl
XOR_STORE(0, T0, T1, T2, T3)	bdz .Ldone_chacha_core_`'CPU
XOR_STORE(1, C0, C1, C2, C3)	bdz .Ldone_chacha_core_`'CPU
XOR_STORE(2, T0, T1, T2, T3)	bdz .Ldone_chacha_core_`'CPU
XOR_STORE(3, C0, C1, C2, C3)')dnl
	b .Ldone_chacha_core_`'CPU

	/* One to four blocks are left. */
.Lfew_chacha_core_`'CPU:
MOVE(VS(X4), VS(NA4))MOVE(VS(X8), VS(NA8))dnl
FOR(`j_', 1, 3, `NEXT_COLUMN(j_)')dnl
.Ldone_chacha_core_`'CPU:
RESTORE`'dnl
	cmpldi BLOCKS, 0
	bne .Lfour_chacha_core_`'CPU
	blr
ENDFUNC (chacha_core_`'CPU)
