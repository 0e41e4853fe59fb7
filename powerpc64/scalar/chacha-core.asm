dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha-scalar.m4')dnl
include(CPU`/isa.m4')dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE')dnl
REGS_N(`r', 7, `U', 4)dnl
REGS(`r', 11, `NUMBER')dnl
define(`X0', `%r12')define(`X1', `%r0')dnl
REGS_N(`r', 16, `Y', 16)dnl
define(`NAME_X', `define(`X$1', CALL(`Y$1'))')dnl
FOR(`i_', 2, 15, `NAME_X(i_)')dnl
dnl While rounds run, W0 .. W7 are r7-r11, r17, and two arguments' registers.
REGS_N(`r', 7, `W', 5)dnl
define(`W5', `%r17')define(`W6', BLOCKS)define(`W7', STATE)dnl
define(`LOCALS', 6)dnl
define(`AT_WORD', `eval(frame_made - 16 * LOCALS + 4 * ($1))(%r1)')dnl
define(`AT_BLOCKS', `AT_WORD(16)')define(`AT_STATE', `AT_WORD(18)')dnl
define(`AT_NUMBER', `AT_WORD(20)')define(`AT_PHASE', `AT_WORD(22)')dnl
define(`COPY_WORD', `	lwz W0, eval(4*$1)(STATE)
	stw W0, AT_WORD($1)
')dnl
define(`FROM_MEMORY', `	lwz X($1), AT_WORD($1)
')dnl
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream; see kernels.h.  Integer registers only, and
   never r13-r16, which firmware may own.

   A block alone is a chain: 12 steps a quarter round, each waiting for the
   one before.  26 registers do not hold two blocks, but one block and
   two quarter rounds of another, whose words stay in memory.  So of three
   blocks, two go one after the other through registers (phases 1 and 2),
   and beside them, half as fast, the third through memory (3).  What is
   less than three goes one by one (0).

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6; temporaries r7-r10; the
   block's number r11; state words r12, r0, r18-r31.
   Saved: r17-r31, in the protected zone, with the third block. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_core_scalar)
FRAME_LOCALS(LOCALS)dnl
SAVE(RANGE(`%r', 17, 31))dnl
	li NUMBER, 0

.Lnext_chacha_core_scalar:
	cmpldi BLOCKS, 3
	blt .Lsingle_chacha_core_scalar
	/* The third block, to memory. */
FOR(`i', 0, 15, `COPY_WORD(i)')dnl
	lwz U0, 48(STATE)
	addi U1, NUMBER, 2
	add U0, U0, U1
	stw U0, AT_WORD(12)
	li U2, 1

.Ltriple_chacha_core_scalar:
	stw U2, AT_PHASE
	li U0, 5
	mtctr U0
LOAD_STATE`'dnl
	add X12, X12, NUMBER
	std BLOCKS, AT_BLOCKS
	std STATE, AT_STATE
	std NUMBER, AT_NUMBER
.Lround3_chacha_core_scalar:
RECORD(`block', `DOUBLE_ROUND`'DOUBLE_ROUND')dnl
RECORD(`third', `MEMORY_DOUBLE_ROUND')dnl
WEAVE(`block', `third')dnl
	bdnz .Lround3_chacha_core_scalar
	ld BLOCKS, AT_BLOCKS
	ld STATE, AT_STATE
	ld NUMBER, AT_NUMBER
	b .Lstore_chacha_core_scalar

.Lsingle_chacha_core_scalar:
	li U0, 10
	li U2, 0
	mtctr U0
	stw U2, AT_PHASE
LOAD_STATE`'dnl
	add X12, X12, NUMBER
.Lround_chacha_core_scalar:
DOUBLE_ROUND`'dnl
	bdnz .Lround_chacha_core_scalar

.Lstore_chacha_core_scalar:
	add X12, X12, NUMBER
ADD_STATE`'dnl
XOR_STORE`'dnl
	lwz U2, AT_PHASE
	IF_LE (addi SRC, SRC, 64)
	IF_LE (addi DST, DST, 64)
	addi NUMBER, NUMBER, 1
	addi BLOCKS, BLOCKS, -1
	cmpldi BLOCKS, 0
	beq .Ldone_chacha_core_scalar
	addi U2, U2, 1
	cmplwi %cr1, U2, 2
	beq %cr1, .Ltriple_chacha_core_scalar
	cmplwi %cr1, U2, 3
	bne %cr1, .Lnext_chacha_core_scalar
	stw U2, AT_PHASE
FOR(`i', 0, 15, `FROM_MEMORY(i)')dnl
	b .Lstore_chacha_core_scalar

	/* Leave no keystream behind. */
.Ldone_chacha_core_scalar:
	li U0, 0
FOR(`i', 0, 7, `	std U0, AT_WORD(eval(2 * i))
')dnl
RESTORE`'dnl
	blr
ENDFUNC (chacha_core_scalar)
