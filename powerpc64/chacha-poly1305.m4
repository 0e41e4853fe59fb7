dnl chacha-poly1305.m4: the kernel chacha_poly1305 with four states.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE', `POLY', `DATA',
`AT1', `AT2', `AT3')dnl
REGS(`r', 14, `R0', `R1', `S1', `Q', `T', `C', `A0', `A1', `A2',
`M0', `M1', `U0', `U1', `Y0', `Y1', `Y2', `Y3')dnl
define(`PAD', STATE)dnl
CHACHA_REGISTERS`'dnl
dnl MAC_BLOCKS(n): absorbs n blocks.
define(`MAC_BLOCKS', `FOR(`b_', 1, $1, `MAC_BLOCK')')dnl
define(`MAC_BLOCK',
`LOAD_LE64(M0, DATA, 0)LOAD_LE64(M1, DATA, 8)I(`addi DATA, DATA, 16')dnl
R64_EARLY`'R64_LATE')dnl
/* void chacha_poly1305 (size_t blocks, uint8_t *dst, const uint8_t *src,
                         const uint32_t state[16],
                         uint64_t poly1305_state[5], const uint8_t *data)

   chacha_core on vectors, four blocks a pass, and in its gaps (indented)
   poly1305_update on 16 blocks of data; see kernels.h.  The integer units
   are free, and 16 blocks are a chain of 290 cycles beside 430 for the
   vectors.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6 (later PAD = 1), POLY r7,
   DATA r8; Poly1305 r14-r30; vectors as in chacha_core.
   Bound: loop 1: r22 <= 7, r17 < 2^63.4
   Saved: r14-r30 and v20-v30, in a frame. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_poly1305_`'CPU)
SAVE(RANGE(`%r', 14, 30), CHACHA_SAVED)dnl
CHACHA_SETUP`'dnl
	ld R0, 0(POLY)
	ld R1, 8(POLY)
	ld A0, 16(POLY)
	ld A1, 24(POLY)
	ld A2, 32(POLY)
	srdi S1, R1, 2
	srdi BLOCKS, BLOCKS, 2
	add S1, S1, R1
	li Q, 0
	li PAD, 1

.Lpass_chacha_poly1305_`'CPU:
RECORD(`vector', `FIRST_DIAGONALS')dnl
RECORD(`integer', `MAC_BLOCKS(1)')dnl
WEAVE(`vector', `integer')dnl
	li %r0, 3
	mtctr %r0
.Lround_chacha_poly1305_`'CPU:
RECORD(`vector', `DOUBLE_ROUND`'DOUBLE_ROUND`'DOUBLE_ROUND')dnl
RECORD(`integer', `MAC_BLOCKS(5)')dnl
WEAVE(`vector', `integer')dnl
	bdnz .Lround_chacha_poly1305_`'CPU
HALF_END(DIAGONALS_LATE)dnl
	vadduwm X12, X12, LANES
	cmpldi BLOCKS, 1
	addi BLOCKS, BLOCKS, -1
RECORD(`store', `CHACHA_STORE')PLAY_ORDER(`store', STORE_ORDER)dnl
	bne .Lpass_chacha_poly1305_`'CPU

	addc A0, A0, Q
	addze A1, A1
	addze A2, A2
	std A0, 16(POLY)
	std A1, 24(POLY)
	std A2, 32(POLY)
RESTORE`'dnl
	blr
ENDFUNC (chacha_poly1305_`'CPU)
