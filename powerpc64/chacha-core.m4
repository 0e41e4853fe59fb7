dnl chacha-core.m4: the kernel chacha_core with four states.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE', `AT1', `AT2', `AT3', `ZERO')dnl
CHACHA_REGISTERS`'dnl
define(`LAST_BLOCK', `XOR_STORE($1, $2, $3, $4, $5)dnl
	bdz .Ldone_chacha_core_`'CPU
')dnl
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream, four blocks a pass; see kernels.h.
   Bound by the rounds: 80 vector instructions a double round, two a cycle,
   which is also as long as their dependency chain.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; state words v0-v15;
   rotations v16-v19; the state's rows v20-v23; column 0 of the next pass
   v24-v27; LANES = 0 1 2 3 + blocks done v28, FOUR = 4 4 4 4 v29; byte
   order v30 (big-endian, POWER8); temporaries vs0-vs7; rows after the
   first column round vs8-vs11.
   Saved: v20-v30, in the protected zone. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_core_`'CPU)
SAVE(CHACHA_SAVED)dnl
CHACHA_SETUP(ZERO)dnl

.Lpass_chacha_core_`'CPU:
FIRST_DIAGONALS`'dnl
	li %r0, 9
	mtctr %r0
.Lround_chacha_core_`'CPU:
DOUBLE_ROUND`'dnl
	bdnz .Lround_chacha_core_`'CPU
HALF_END(DIAGONALS_LATE)dnl
	vadduwm X12, X12, LANES
	cmpldi BLOCKS, 4
	ble .Llast_chacha_core_`'CPU
	addi BLOCKS, BLOCKS, -4
CHACHA_STORE`'dnl
	b .Lpass_chacha_core_`'CPU

	/* The last one to four blocks. */
.Llast_chacha_core_`'CPU:
	mtctr BLOCKS
TRANSPOSE(0, T0, T1, T2, T3)TRANSPOSE(1, T4, T5, T6, T7)dnl
TRANSPOSE(2, T0, T1, T2, T3)TRANSPOSE(3, T4, T5, T6, T7)dnl
LAST_BLOCK(0, T0, T1, T2, T3)LAST_BLOCK(1, T4, T5, T6, T7)dnl
LAST_BLOCK(2, T0, T1, T2, T3)XOR_STORE(3, T4, T5, T6, T7)dnl
.Ldone_chacha_core_`'CPU:
RESTORE`'dnl
	blr
ENDFUNC (chacha_core_`'CPU)
