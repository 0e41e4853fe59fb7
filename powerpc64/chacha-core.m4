dnl chacha-core.m4: the kernel chacha_core with four states.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`chacha-few.m4')include(`chacha-five.m4')dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE', `AT1', `AT2', `AT3')dnl
CHACHA_REGISTERS`'dnl
FIRST_REGISTERS`'dnl
dnl ROUNDS(label): the rounds behind the first column round.
define(`ROUNDS', `	li %r0, 9
	mtctr %r0
.L$1_chacha_core_`'CPU:
DOUBLE_ROUND`'dnl
	bdnz .L$1_chacha_core_`'CPU
HALF_END(DIAGONALS_LATE)')dnl
dnl LAST_BLOCKS(label, `store'): the last one to four blocks.
define(`LAST_BLOCKS', `	mtctr BLOCKS
TRANSPOSE_ALL`'dnl
$2(0, T0, T1, T2, T3)	bdz .L$1_chacha_core_`'CPU
$2(1, T4, T5, T6, T7)	bdz .L$1_chacha_core_`'CPU
$2(2, T0, T1, T2, T3)	bdz .L$1_chacha_core_`'CPU
$2(3, T4, T5, T6, T7).L$1_chacha_core_`'CPU:
')dnl
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream, four blocks a pass; see kernels.h.
   Bound by the rounds: 80 vector instructions a double round, two a cycle,
   which is also as long as their dependency chain.

   One or two blocks go another way, see chacha-few.m4.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; state words v0-v15;
   rotations v16-v19, at the end of the first pass rows from memory; the
   state's rows v20-v23; column 0 of the next pass v24-v27; LANES = 0 1 2 3
   + blocks done v28, FOUR = 4 4 4 4 v29; byte order v30 (big-endian,
   POWER8); temporaries vs0-vs7; rows after the first column round
   vs8-vs11; 0 1 2 3 vs12.
   Saved: v20-v30, in the protected zone, for five blocks or more. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_core_`'CPU)
FIRST_LOAD`'dnl
	cmpldi BLOCKS, 3
	blt .Lfew_chacha_core_`'CPU
FIRST_COLUMNS`'dnl
HALF(DIAGONALS_EARLY, DIAGONALS_LATE, ())dnl
	cmpldi %cr1, BLOCKS, 5
	beq %cr1, .Lfive_first_chacha_core_`'CPU
ROUNDS(`first')dnl
	cmpldi BLOCKS, 4
	bgt .Lmany_chacha_core_`'CPU
FIRST_TOTAL`'dnl
LAST_BLOCKS(`out', `FIRST_STORE')dnl
	blr

.Lmany_chacha_core_`'CPU:
SAVE(CHACHA_SAVED)dnl
FIRST_SAVED`'dnl

.Lpass_chacha_core_`'CPU:
	cmpldi BLOCKS, 9
RECORD(`change', `PASS_CHANGE')PLAY_ORDER(`change', PASS_ORDER)dnl
	beq .Lfive_chacha_core_`'CPU
ROUNDS(`round')dnl
	cmpldi BLOCKS, 4
	bgt .Lpass_chacha_core_`'CPU

	vadduwm X12, X12, LANES
LAST_BLOCKS(`done', `XOR_STORE')dnl
RESTORE`'dnl
	blr

.Lfive_first_chacha_core_`'CPU:
SAVE(CHACHA_SAVED)dnl
FIRST_SAVED`'dnl
.Lfive_chacha_core_`'CPU:
	li %r0, 9
	mtctr %r0
FIVE_SETUP`'dnl
.Lround5_chacha_core_`'CPU:
FIVE_ROUND`'dnl
	bdnz .Lround5_chacha_core_`'CPU
HALF_END(DIAGONALS_LATE)dnl
FIVE_STORE`'dnl
RESTORE`'dnl
	blr

.Lfew_chacha_core_`'CPU:
FEW_SETUP`'dnl
.Lfew_round_chacha_core_`'CPU:
FEW_DOUBLE_ROUND`'dnl
	bdnz .Lfew_round_chacha_core_`'CPU
FEW_TOTAL`'dnl
	mtctr BLOCKS
FEW_STORE(0, T0, T1, T2, T3)	bdzlr
FEW_STORE(1, T4, T5, T6, T7)	blr
ENDFUNC (chacha_core_`'CPU)
