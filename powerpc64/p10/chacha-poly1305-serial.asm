dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`chacha-8.m4')include(`poly1305-chains.m4')dnl
include(`poly1305-r64.m4')include(`poly1305-r44.m4')include(CPU`/isa.m4')dnl
include(`poly1305-update.m4')include(`poly1305-update-r44.m4')dnl
include(`poly1305-r44-8.m4')dnl
CHACHA_REGISTERS`'FIRST_REGISTERS`'CHACHA_8_REGISTERS`'R44_8_VECTORS`'dnl
REGS(`r', 3, `BLOCKS', `DST', `SRC', `STATE', `POLY', `COUNT', `DATA', `DECRYPT',
`R0', `R1')dnl
REGS(`r', 14, `S1', `Q', `T', `C', `A0', `A1', `A2', `M0', `M1',
`U0', `U1', `Y0', `Y1', `Y2', `Y3', `L0', `L1', `L2')dnl
define(`TURNS', C)define(`PAD', L0)dnl
define(`POWER', DECRYPT)define(`AT', C)dnl
define(`HA0', A0)define(`HA1', A1)define(`HA2', A2)define(`HA3', M0)dnl
define(`HA4', M1)define(`HA5', Q)define(`HA6', T)dnl
REGS_N(`vs', 4, `B', 2)dnl
dnl
dnl MADE_POWER: the next power of r, from 1 to r^8: the limbs of chain A to
dnl the frame, which is then multiplied by r; what pads add, less that of 1.
dnl PUT_LIMB(n, R): limb n, of R0 R1 R2 S1 S2, of the power.
define(`FIRST_FACTORS',
`I(`li HA0, 1')I(`li HA1, 0')I(`li HA2, 0')dnl
I(`li L0, 0')I(`li L1, 0')I(`li L2, -1 << 10')')dnl
define(`MADE_POWER', `POWER_FOLD`'LIMBS_OF(U0, U1, Y0, HA0, HA1, HA2)dnl
I(`IF_LE (mr AT, POWER); IF_BE (xori AT, POWER, 8)')SCALED(Y1, Y2, U1, Y0)dnl
I(`addi POWER, POWER, 8')I(`add AT, AT, %r1')dnl
PUT_LIMB(0, U0)PUT_LIMB(1, U1)PUT_LIMB(2, Y0)dnl
PUT_LIMB(3, Y1)PUT_LIMB(4, Y2)dnl
I(`add L0, L0, Y1')I(`add L1, L1, Y2')I(`add L2, L2, U0')dnl
CHAIN_REST((HA0, HA1, HA2, HA3, HA4, HA5, HA6))')dnl
define(`PUT_LIMB', `I(`std $2, 'eval(frame_made - 64 * $1)`(AT)')')dnl
dnl
dnl PUT_PAD(l, sum): what the pads add to limb l: 2^40, scaled, by the sum.
define(`PUT_PAD', `I(`srdi M0, $2, 14')I(`sldi M1, $2, 50')dnl
PUT_LOCAL(`Q'$1, M0, M1)')dnl
define(`PUT_ZERO', `I(`vspltisw U, 0')dnl
FOR(`l_', 0, 2, `I(`stxv VS(U), LOCAL(AT_P'l_`)')')')dnl
dnl
dnl KEEP(`stxv' or `lxv'): the words of a pass to the frame or from it.
define(`KEEP', `FOR(`n_', 0, 7, `KEEP_(`$1', XA, n_, n_)')dnl
FOR(`n_', 12, 15, `KEEP_(`$1', XA, n_, eval(n_-4))')dnl
FOR(`n_', 0, 15, `KEEP_(`$1', XB, n_, eval(n_+12))')')dnl
define(`KEEP_', `I(`$1 VS(CALL(`$2$3')), LOCAL(eval(LOCALS + $4))')')dnl
define(`WIPE_KEPT',
`FOR(`n_', LOCALS, eval(LOCALS + 27), `I(`stxv T0, 'LOCAL(n_))')')dnl
dnl
/* void chacha_poly1305_serial (size_t blocks, uint8_t *dst,
                                const uint8_t *src, const uint32_t state[16],
                                uint64_t poly1305_state[5], size_t n,
                                const uint8_t *data, unsigned decrypt)

   chacha_core on vectors, eight blocks a pass, and poly1305_update with pad 1
   on n blocks at data, one after the other; see kernels.h.  Powers of r are
   made in integer registers beside the rounds of the first pass.
   Decrypting, the words of the first pass rest in the frame while Poly1305
   reads data. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_poly1305_serial_`'CPU)
FRAME_LOCALS(eval(LOCALS + 28))dnl
SAVE(RANGE(`%r', 14, 31), CHACHA_8_SAVED)dnl
	cmpldi %cr5, DECRYPT, 0
	li POWER, -72
R64_LOAD_R`'dnl
FIRST_FACTORS`'dnl
SETUP_8_STREAMS`'SETUP_8`'dnl

.Lpass_chacha_poly1305_serial_`'CPU:
HALF_8(DIAGONALS_A, DIAGONALS_B, ())dnl
	li %r0, 9
	mtctr %r0
	cmpldi POWER, 0
	beq .Lround_chacha_poly1305_serial_`'CPU
.Lpower_chacha_poly1305_serial_`'CPU:
RECORD(`vector', `DOUBLE_ROUND_8')dnl
RECORD(`integer', `MADE_POWER')dnl
RECORD(`power', `MIX(`vector', `integer')')dnl
PLAY(`power', 1, power_count)dnl
	bdnz .Lpower_chacha_poly1305_serial_`'CPU
	beq %cr5, .Lstore_chacha_poly1305_serial_`'CPU
KEEP(`stxv')dnl
	b .Lpoly1305_chacha_poly1305_serial_`'CPU

.Lround_chacha_poly1305_serial_`'CPU:
DOUBLE_ROUND_8`'dnl
	bdnz .Lround_chacha_poly1305_serial_`'CPU
.Lstore_chacha_poly1305_serial_`'CPU:
RECORD(`late', `HALF_8_END(DIAGONALS_B)')dnl
RECORD(`out', `STORE_A_EARLY')dnl
WEAVE(`out', `late')dnl
STORE_A_COUNTED`'dnl
	addi BLOCKS, BLOCKS, -8
	cmpldi BLOCKS, 0
RECORD(`next', `NEXT_8')dnl
GROUP_B(`RECORD(`out', `STORE_A_LATE`'STORE_B')WEAVE(`out', `next')')dnl
	beq .Lstored_chacha_poly1305_serial_`'CPU
START_8`'dnl
	b .Lpass_chacha_poly1305_serial_`'CPU

.Lstored_chacha_poly1305_serial_`'CPU:
	bne %cr5, .Ldone_chacha_poly1305_serial_`'CPU
.Lpoly1305_chacha_poly1305_serial_`'CPU:
	mulli Y3, U0, 20
PUT_H_FACTORS`'dnl
PUT_PAD(0, L0)PUT_PAD(1, L1)PUT_PAD(2, L2)PUT_ZERO`'dnl
R44_SHIFTS`'dnl
R44_LOAD_H(3)dnl
R44_FIRST_PAIRS(0)dnl
	cmpldi TURNS, 0
	beq .Lend_chacha_poly1305_serial_`'CPU
.Lturn_chacha_poly1305_serial_`'CPU:
R44_TURN`'dnl
	bdnz .Lturn_chacha_poly1305_serial_`'CPU
.Lend_chacha_poly1305_serial_`'CPU:
R44_LAST_PAIRS`'dnl
	addi DATA, DATA, 128
R44_TAKE_H`'R44_WIPE`'dnl
	cmpldi COUNT, 0
	beq .Labsorbed_chacha_poly1305_serial_`'CPU
	li PAD, 1
R64_BLOCKS`'dnl
.Labsorbed_chacha_poly1305_serial_`'CPU:
R64_STORE_H`'dnl
	cmpldi BLOCKS, 0
	beq .Ldone_chacha_poly1305_serial_`'CPU
	lvsl NA8, 0, %r1
	vspltisw NA4, 0
MOVE(T0, VS(NA4))ROTATIONS(NA8)dnl
KEEP(`lxv')WIPE_KEPT`'dnl
	b .Lstore_chacha_poly1305_serial_`'CPU

.Ldone_chacha_poly1305_serial_`'CPU:
RESTORE`'dnl
	blr
ENDFUNC (chacha_poly1305_serial_`'CPU)
