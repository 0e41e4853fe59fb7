include(`asm.m4')include(`frame.m4')include(`chacha-scalar.m4')dnl
include(CPU`/isa.m4')dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE')dnl
REGS_N(`r', 7, `U', 4)dnl
REGS(`r', 11, `NUMBER')dnl
REGS(`r', 12, `X0')dnl
define(`X1', `%r0')dnl
REGS_N(`r', 16, `Y', 16)dnl
dnl X2 .. X15 are r18 .. r31.
define(`NAME_X', `define(`X$1', CALL(`Y'eval($1)))')dnl
FOR(`i_', 2, 15, `NAME_X(i_)')dnl
/* void chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])

   dst = src XOR keystream, a block at a time; see kernels.h.
   Integer registers only, and never r13-r16, which firmware may own.
   Bound by the integer units: 96 instructions a double round.

   Registers: BLOCKS r3 (in CTR the double rounds left), DST r4, SRC r5,
   STATE r6; temporaries r7-r10; the block's number r11; state words r12,
   r0, r18-r31.
   Saved: r18-r31, in the protected zone. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_core_scalar)
SAVE(RANGE(`%r', 18, 31))dnl
	li NUMBER, 0

.Lblock_chacha_core_scalar:
	li U0, 10
	mtctr U0
LOAD_STATE`'dnl
	add X12, X12, NUMBER
.Lround_chacha_core_scalar:
DOUBLE_ROUND`'dnl
	bdnz .Lround_chacha_core_scalar
	add X12, X12, NUMBER
ADD_STATE`'dnl
XOR_STORE`'dnl
	IF_LE (addi SRC, SRC, 64)
	IF_LE (addi DST, DST, 64)
	addi NUMBER, NUMBER, 1
	addic. BLOCKS, BLOCKS, -1
	bne .Lblock_chacha_core_scalar
RESTORE`'dnl
	blr
ENDFUNC (chacha_core_scalar)
