dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha-scalar.m4')dnl
include(CPU`/isa.m4')include(CPU`/chacha-core-order.m4')dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE')dnl
REGS_N(`r', 7, `U', 4)dnl
REGS(`r', 11, `NUMBER')dnl
define(`X0', `%r12')define(`X1', `%r0')dnl
REGS_N(`r', 16, `Y', 16)dnl
define(`NAME_X', `define(`X$1', CALL(`Y$1'))')dnl
FOR(`i_', 2, 15, `NAME_X(i_)')dnl
dnl While rounds of two blocks run, V0 .. V15 are r3-r11, r17.
define(`NAME_V', `ifelse(`$2', `', `', `define(`V$2', `%r$1')dnl
NAME_V($1, shift(shift($@)))')')dnl
NAME_V(3, 5)NAME_V(4, 12)NAME_V(5, 7)NAME_V(6, 14)NAME_V(7, 0, 2)dnl
NAME_V(8, 1, 3)NAME_V(9, 4, 15)NAME_V(10, 13, 6)NAME_V(11, 8, 10)dnl
NAME_V(17, 9, 11)dnl
dnl
define(`LOCALS', 7)dnl
define(`AT_WORD', `eval(frame_made - 16 * LOCALS + 4 * ($1))(%r1)')dnl
define(`AT_BLOCKS', `AT_WORD(16)')define(`AT_STATE', `AT_WORD(18)')dnl
define(`AT_NUMBER', `AT_WORD(20)')define(`AT_LEFT', `AT_WORD(22)')dnl
define(`AT_DST', `AT_WORD(24)')define(`AT_SRC', `AT_WORD(26)')dnl
define(`COPY_WORDS', `	ld U0, eval(8*$1)(STATE)
	std U0, AT_WORD(2*$1)
')dnl
define(`X_FROM_MEMORY', `	lwz X($1), AT_WORD($1)
')dnl
define(`V_FROM_MEMORY', `	lwz V$1, AT_WORD($1)
')dnl
define(`V_TO_MEMORY', `	stw V$1, AT_WORD($1)
')dnl
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream; see kernels.h.  Integer registers only, and
   never r13-r16, which firmware may own.

   A block alone is a chain: 12 steps a quarter round, each waiting for the
   one before.  26 registers do not hold two blocks, but one block and ten
   words of another.  So of three blocks, two go one after the other through
   registers, and beside them, half as fast, the third, of which six words
   are in memory.  Of two blocks, the second goes so for five double rounds,
   and for the others alone.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; temporaries r7-r10; the
   block's number r11; state words r12, r0, r18-r31.
   Saved: r17-r31, in the protected zone, with the block in memory. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_core_scalar)
FRAME_LOCALS(LOCALS)dnl
SAVE(RANGE(`%r', 17, 31))dnl
	li NUMBER, 0

.Lnext_chacha_core_scalar:
	cmpldi BLOCKS, 2
	blt .Lsingle_chacha_core_scalar
	/* The second or third block, to memory. */
FOR(`i', 0, 7, `COPY_WORDS(i)')dnl
	lwz U0, 48(STATE)
	addi U1, NUMBER, 1
	beq .Lsecond_chacha_core_scalar
	addi U1, NUMBER, 2
.Lsecond_chacha_core_scalar:
	add U0, U0, U1
	stw U0, AT_WORD(12)
	std STATE, AT_STATE
	li U2, 11

	/* U2: the double rounds that the block in memory lacks, and one. */
.Lpair_chacha_core_scalar:
	addi U2, U2, -5
	li U0, 5
	mtctr U0
LOAD_STATE`'dnl
	add X12, X12, NUMBER
	stw U2, AT_LEFT
	std BLOCKS, AT_BLOCKS
	std DST, AT_DST
	std SRC, AT_SRC
	std NUMBER, AT_NUMBER
MAP(`V_FROM_MEMORY', IN_REGISTERS)dnl
.Lround2_chacha_core_scalar:
RECORD(`block', `DOUBLE_ROUND`'DOUBLE_ROUND')dnl
RECORD(`other', `DOUBLE_ROUND_MEMORY')dnl
RECORD(`round', `MIX(`block', `other')')dnl
ORDERED(`round')dnl
	bdnz .Lround2_chacha_core_scalar
MAP(`V_TO_MEMORY', IN_REGISTERS)dnl
	ld STATE, AT_STATE
	ld SRC, AT_SRC
	ld DST, AT_DST
	ld NUMBER, AT_NUMBER
	ld BLOCKS, AT_BLOCKS
	b .Lstore_chacha_core_scalar

.Lsingle_chacha_core_scalar:
	li U0, 10
	li U2, 0
	mtctr U0
	stw U2, AT_LEFT
LOAD_STATE`'dnl
	add X12, X12, NUMBER
.Lround_chacha_core_scalar:
DOUBLE_ROUND`'dnl
	bdnz .Lround_chacha_core_scalar

.Lstore_chacha_core_scalar:
	add X12, X12, NUMBER
MAP(`ADD_XOR_STORE', 0, 2, 12, 14, 8, 10, 4, 6)dnl
	lwz U2, AT_LEFT
	addi SRC, SRC, 64
	addi DST, DST, 64
	addi NUMBER, NUMBER, 1
	addi BLOCKS, BLOCKS, -1
	cmpldi BLOCKS, 0
	beq .Ldone_chacha_core_scalar
	cmplwi %cr1, U2, 1
	blt %cr1, .Lnext_chacha_core_scalar
	beq %cr1, .Lmemory_chacha_core_scalar
	cmpldi BLOCKS, 1
	bne .Lpair_chacha_core_scalar

	/* The block in memory is ready, or the last one, half done. */
.Lmemory_chacha_core_scalar:
	li U0, 5
	li U2, 0
	mtctr U0
	stw U2, AT_LEFT
FOR(`i', 0, 15, `X_FROM_MEMORY(i)')dnl
	beq %cr1, .Lstore_chacha_core_scalar
	b .Lround_chacha_core_scalar

	/* Leave no keystream behind. */
.Ldone_chacha_core_scalar:
	li U0, 0
FOR(`i', 0, 7, `	std U0, AT_WORD(eval(2 * i))
')dnl
RESTORE`'dnl
	blr
ENDFUNC (chacha_core_scalar)
