dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`poly1305-r64.m4')include(`poly1305-r44.m4')include(CPU`/isa.m4')dnl
include(`poly1305-update.m4')include(`poly1305-update-r44.m4')dnl
include(`chacha-poly1305-serial.m4')include(CPU`/chacha-pass-order.m4')dnl
include(CPU`/chacha-poly1305-serial-order.m4')dnl
define(`LAST_PAIR', `D')dnl
LOCAL_NAMES(0, `RA0', `RB0', `RC0', `RD0', `RA1', `RB1', `RC1', `RD1',
`RA2', `RB2', `RC2', `RD2', `SA1', `SB1', `SC1', `SD1',
`SA2', `SB2', `SC2', `SD2', `HA', `HB', `HC', `HD', `HE', `HF', `HG',
`N0', `N1', `N2', `ZERO', `KEPT')dnl
define(`LOCALS', 30)dnl
dnl
SERIAL_REGISTERS`'dnl
CHACHA_REGISTERS`'FIRST_REGISTERS`'dnl
dnl
dnl POLY_REGISTERS: vectors of Poly1305.
define(`POLY_REGISTERS',
`R44_VECTORS`'dnl
REGS_N(`v', 0, `D', 3)REGS_N(`v', 0, `N', 3)REGS_N(`v', 3, `Z', 3)dnl
REGS_N(`v', 6, `P', 3)REGS_N(`v', 19, `O', 3)dnl
REGS(`v', 22, `UO', `VO')define(`WO', `%v31')dnl
BYTES(0)')dnl
dnl
dnl SPLIT_COUNT: turns are of eight blocks.
define(`SPLIT_COUNT',
`I(`srdi TURNS, COUNT, 3')I(`clrldi COUNT, COUNT, 61')')dnl
dnl
dnl KEEP(`stxv' or `lxv'): keystream to the frame, or back.
define(`KEEP',
`FOR(`i_', 0, 15, `I(`$1 'VS(X(i_))`, 'LOCAL(eval(AT_KEPT + i_)))')')dnl
/* void chacha_poly1305_serial (size_t blocks, uint8_t *dst,
                                const uint8_t *src, const uint32_t state[16],
                                uint64_t poly1305_state[5], size_t n,
                                const uint8_t *data, unsigned decrypt)

   chacha_core on vectors, four blocks a pass, and poly1305_update with pad 1
   on n blocks at data, eight blocks a turn in radix 2^44, one after the
   other; see kernels.h.  Powers of r are made beside the first pass's rounds.

     .Lpower   eight double rounds, each with a power of r
     .Lround   the ninth, or nine, of each other pass
     .Lstore   a pass is stored; .Lpass begins the next, which needs
               its counters and rows only
     .Lpoly    Poly1305: encrypting, behind the last pass; decrypting, behind
               the first, whose words are kept in the frame

   DECRYPT is equal where it encrypts, greater where it decrypts, and less
   behind Poly1305 then.

   Modelled cycles: a double round with a power 51, of which 50 are what 80
   vector and 39 integer instructions need at four halves of the units a
   cycle; without a power 44.  A turn of 135 instructions, of which 89 are of
   vectors and need 45, takes 53: what bounds it is how many instructions can
   wait to retire.  Three chains of products, in N, P and Z, are shorter
   than a turn.  The order of instructions comes from a search; as recorded,
   a turn takes 98.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6, POLY r7, COUNT r8, DATA r9,
   DECRYPT r10 (then CR5);
   radix 2^64 in r0, r10-r12, r14-r26; pads r27-r29, later BASE r27; OFFSET,
   later TURNS, r30; PAD r31.  Vectors as in chacha_core; those of Poly1305:
   sums v0-v8, h v9-v11, blocks v13-v15 and v19-v21, factors v16-v18, v22,
   v23, v31, shifts v24-v30, bytes vs0-vs7.
   Bound: loop 2: v9 < 2^54, v10 < 2^18.5, v11.0 < 2^15.3, v11.1 < 2^54
   Bound: loop 3: r18 <= 7, r10 < 2^63.8
   In the frame: powers of r, and keystream; wiped.
   Saved: r14-r31 and v20-v31, in a frame. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_poly1305_serial_`'CPU)
FRAME_LOCALS(eval(AT_KEPT + 16))dnl
FIRST_SETUP`'dnl
SAVE(SERIAL_SAVED)dnl
	cmpldi DECRYPT, %r10, 0
FIRST_SAVED`'dnl
POWERS_BEGIN`'dnl
HALF(DIAGONALS_EARLY, DIAGONALS_LATE, ())dnl
	li T, 8
	mtctr T
LABEL(power):
RECORD(`vector', `DOUBLE_ROUND')RECORD(`integer', `POWERS_NEXT')dnl
RECORD(`power', `MIX(`vector', `integer')')dnl
ORDERED(`power')dnl
	bdnz LABEL(power)
POWERS_END`'dnl
	li T, 1
	mtctr T
	b LABEL(round)

LABEL(pass):
RECORD(`change', `PASS_CHANGE')PLAY_ORDER(`change', PASS_ORDER)dnl
	li %r0, 9
	mtctr %r0
LABEL(round):
DOUBLE_ROUND`'dnl
	bdnz LABEL(round)
HALF_END(DIAGONALS_LATE)dnl
	bgt DECRYPT, LABEL(keep)
LABEL(store):
	cmpldi BLOCKS, 4
	bgt LABEL(pass)
LAST_PASS`'dnl
	blt DECRYPT, LABEL(end)

POLY_REGISTERS`'dnl
LABEL(poly):
FIRST_BLOCKS(2)dnl
	mtctr TURNS
LABEL(turn):
RECORD(`turn', `H_TURN`'R44_SECOND_CARRY`'dnl
R44_NO_PADS(`Z')R44_PAIR(`Z', 0, `A', `E', `U', `V', `W')dnl
R44_NO_PADS(`P')BYTES(2)R44_PAIR(`P', 32, `B', `O', `UO', `VO', `WO')dnl
BYTES(4)R44_PAIR(`ZPZ', 64, `C', `E', `U', `V', `W')dnl
R44_PADS(`N')BYTES(6)R44_PAIR(`N', 96, `D', `O', `UO', `VO', `WO')dnl
I(`addi DATA, DATA, 128')')dnl
ORDERED(`turn')dnl
	bdnz LABEL(turn)
LAST_TURN`'dnl
	beq DECRYPT, LABEL(end)

	/* Decrypting: on with the first pass. */
KEEP(`lxv')CLEAR(XOR16)WIPE_LOCALS(XOR16, AT_KEPT, eval(AT_KEPT + 15))dnl
	lvsl XOR16, 0, ALIGNED
ROTATIONS(XOR16)FIRST_SAVED`'dnl
	li T, 0
	cmpldi DECRYPT, T, 1
	b LABEL(store)

LABEL(keep):
KEEP(`stxv')dnl
	b LABEL(poly)

LABEL(end):
RESTORE`'dnl
	blr
ENDFUNC (chacha_poly1305_serial_`'CPU)
