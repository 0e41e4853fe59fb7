dnl poly1305-update-top.m4: the kernel poly1305_update made of
dnl poly1305-top.m4 and the CPU's LOAD_BLOCK(M0, M1): the block at DATA.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
TOP_REGISTERS`'define(`BLOCKS', A1)dnl
define(`ORDER_turn', `dnl
4, 8, 9, 1, 2, 7, 10, 6, 5, 11, 3, 12, 13, 34, 19, 20, 17, dnl
14, 25, 15, 16, 24, 26, 21, 18, 22, 23, 28, 30, 31, 32, 27, 29, 33')dnl
define(`ORDER_last', `dnl
4, 1, 2, 7, 8, 6, 5, 9, 3, 10, 11, 14, 15, 12, 20, 19, 21, dnl
16, 13, 17, 18, 23, 25, 26, 27, 22, 24, 28')dnl
/* void poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)

   h = (h + block + pad 2^128) r modulo 2^130 - 5, for each block; see
   kernels.h.  Integer registers only, and never r13-r16, which firmware may
   own.  A turn multiplies and adds the next block; the last product is
   behind the loop.  Both orders come from a search, on POWER8's and
   POWER9's models at once: 14 cycles a turn, 15 and 17 as written down.

   Registers: STATE r3, BLOCKS r4, DATA r5, PAD r6; r7-r11 from r; h in r12,
   r4, r17, r18; sums and products r19-r30.
   Bound: loop 1: r17 < 2^63
   Saved: r17-r30, in the protected zone. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (poly1305_update_`'CPU)
	addi BLOCKS, BLOCKS, -1
	ld A0, 16(STATE)
LOAD_BLOCK(R0, R1)dnl
	cmpldi BLOCKS, 0
	mtctr BLOCKS
	ld A1, 24(STATE)
	addc A0, A0, R0
	ld R0, 0(STATE)
	adde A1, A1, R1
	ld R1, 8(STATE)
SAVE(TOP_SAVED)dnl
	ld D, 32(STATE)
	srdi S1, R1, 2
	sldi FIVE_R0, R0, 2
	add S1, S1, R1
	add FIVE_R0, FIVE_R0, R0
	addi DATA, DATA, 16
	sldi FIVE_R1, S1, 2
	beq .Llast_poly1305_`'CPU

.Lblock_poly1305_`'CPU:
RECORD(`turn', `TOP_STEP(`LOAD_BLOCK(M0, M1)', `TOP_ADD_BLOCK')dnl
I(`addi DATA, DATA, 16')')dnl
ORDERED(`turn')dnl
	bdnz .Lblock_poly1305_`'CPU

.Llast_poly1305_`'CPU:
RECORD(`last', `TOP_STEP')dnl
ORDERED(`last')dnl
	clrldi R0, D, 62
	srdi S1, D, 2
	clrrdi R1, D, 2
	addze R0, R0
RESTORE`'dnl
	add R1, R1, S1
	addc A0, A0, R1
	addze A1, A1
	addze R0, R0
	std A0, 16(STATE)
	std A1, 24(STATE)
	std R0, 32(STATE)
	blr
ENDFUNC (poly1305_update_`'CPU)
