dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`chacha-8.m4')include(`poly1305-r64.m4')include(`poly1305-r44.m4')dnl
include(CPU`/isa.m4')include(`poly1305-update.m4')dnl
include(`poly1305-update-r44.m4')include(`chacha-poly1305-serial.m4')dnl
include(CPU`/chacha-poly1305-serial-order.m4')dnl
CHACHA_REGISTERS`'FIRST_REGISTERS`'CHACHA_8_REGISTERS`'SERIAL_REGISTERS`'dnl
define(`LAST_PAIR', `F')dnl
LOCAL_NAMES(0,
`RA0', `RB0', `RC0', `RD0', `RE0', `RF0',
`RA1', `RB1', `RC1', `RD1', `RE1', `RF1',
`RA2', `RB2', `RC2', `RD2', `RE2', `RF2',
`SA1', `SB1', `SC1', `SD1', `SE1', `SF1',
`SA2', `SB2', `SC2', `SD2', `SE2', `SF2',
`HA', `HB', `HC', `HD', `HE', `HF', `HG', `N0', `N1', `N2', `ZERO', `KEPT')dnl
define(`LOCALS', AT_KEPT)dnl
dnl
dnl POLY_REGISTERS: vectors of Poly1305.
define(`POLY_REGISTERS',
`R44_VECTORS`'dnl
REGS_N(`v', 0, `D', 3)REGS_N(`v', 3, `N', 3)REGS_N(`v', 6, `P', 3)dnl
REGS_N(`v', 19, `O', 3)REGS(`v', 22, `Z0', `Z1')define(`Z2', `%v31')dnl
REGS(`v', 28, `UO', `VO', `WO')dnl
BYTES(4)')dnl
dnl
dnl SHIFTS_AGAIN: what pairs of blocks use else.
define(`SHIFTS_AGAIN',
`I(`vspltisw BY2, 2')I(`vspltisw BY4, 4')I(`xxspltib VS(BY20), 20')')dnl
dnl
dnl SPLIT_COUNT: turns are of twelve blocks, and 12 is no power of two.
define(`SPLIT_COUNT', `	li TURNS, 0
LABEL(split):
	addi COUNT, COUNT, -12
	addi TURNS, TURNS, 1
	cmpldi COUNT, 12
	bge LABEL(split)
')dnl
dnl
dnl KEPT_WORDS(`macro'): the words of a pass that rest in the frame, all but
dnl C0 .. C3.  KEEP: to the frame.  KEPT: and back, and wiped there.
define(`KEPT_WORDS', `FOR(`n_', 0, 7, `$1(`XA'n_, n_)')dnl
FOR(`n_', 12, 15, `$1(`XA'n_, eval(n_-4))')dnl
FOR(`n_', 0, 15, `$1(`XB'n_, eval(n_+12))')')dnl
define(`KEPT_AT', `LOCAL(eval(AT_KEPT + $1))')dnl
define(`KEEP', `I(`stxv VS(CALL(`$1')), KEPT_AT($2)')')dnl
define(`KEPT', `I(`lxv VS(CALL(`$1')), KEPT_AT($2)')dnl
I(`stxv VS(U), KEPT_AT($2)')')dnl
/* void chacha_poly1305_serial (size_t blocks, uint8_t *dst,
                                const uint8_t *src, const uint32_t state[16],
                                uint64_t poly1305_state[5], size_t n,
                                const uint8_t *data, unsigned decrypt)

   chacha_core on vectors, eight blocks a pass, and poly1305_update with pad 1
   on n blocks at data, twelve blocks a turn in radix 2^44, one after the
   other; see kernels.h.

     .Lstart   the first pass's words and first half round; r, r^2, r^3
     .Lpower   its double rounds, each with a power of r, up to r^12
     .Lround   those of each other pass
     .Lstore   a pass is stored; .Lpass begins the next
     .Lpoly    Poly1305: encrypting, behind the last pass; decrypting, behind
               the rounds of the first, whose words rest in the frame
     .Lfour    its first blocks, four at once
     .Lturn    twelve blocks

   DECRYPT is equal where it encrypts, greater where it decrypts, and less
   behind Poly1305 then.

   Modelled cycles: a double round with a power 47, without 44; between rounds
   80; .Lstart 78, beside the call; a turn 51.  Eight blocks a turn take 47,
   and of twelve the chains of products, in N, P and Z, are as long as that
   of h.  Sixteen would need powers of r that no round has gaps for.  The
   order of instructions comes from a search; as recorded, a turn takes 76.

   The bounds of poly1305-r44.m4 for twelve blocks: (4) D < 13 2^113.5
   < 2^117.3; so (2) c < 2^53.3, g0 < 2^57.7, g1 and f < 2^53.4; (3)
   k < 2^13.7, scaled < 2^23.7, and its products stay below 2^83.

   Registers: BLOCKS r3, DST r4, SRC r5, STATE r6, POLY r7, COUNT r8, DATA r9,
   DECRYPT r10 (then CR5);
   radix 2^64 in r0, r10-r12, r14-r26; pads r27-r29, later BASE r27; OFFSET,
   later TURNS, r30; PAD r31.  Vectors as in chacha_core; those of Poly1305:
   sums v0-v8, v22, v23, v31, h v9-v11, blocks v13-v15 and v19-v21, factors
   v16-v18 and v28-v30, shifts v24-v30, bytes vs4-vs7.
   Bound: loop 3: v9 < 2^54, v10 < 2^18.8, v11.0 < 2^15.7, v11.1 < 2^54
   Bound: loop 4: r18 <= 7, r10 < 2^63.8
   In the frame: powers of r, and words of a pass; wiped.
   Saved: r14-r31 and v20-v31, in a frame. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (chacha_poly1305_serial_`'CPU)
FRAME_LOCALS(eval(AT_KEPT + 28))dnl
RECORD(`save', `SAVE(SERIAL_SAVED)')SETUP_8_STREAMS`'dnl
RECORD(`vector', `SETUP_8`'HALF_8(DIAGONALS_A, DIAGONALS_B, ())')dnl
RECORD(`integer', `NO_POWERS`'FIRST_POWER`'POWER_OUT`'dnl
POWERS_NEXT`'POWERS_NEXT`'')dnl
LABEL(start):
RECORD(`start', `EMIT(`save')I(`cmpldi DECRYPT, %r10, 0')dnl
MIX(`vector', `integer')I(`li %r0, 9')I(`mtctr %r0')')dnl
ORDERED(`start')dnl
LABEL(power):
RECORD(`vector', `DOUBLE_ROUND_8')dnl
RECORD(`integer', `POWERS_NEXT')dnl
RECORD(`power', `MIX(`vector', `integer')')dnl
ORDERED(`power')dnl
	bdnz LABEL(power)
POWERS_END`'dnl
	b LABEL(made)

LABEL(pass):
RECORD(`pass', `START_8`'HALF_8(DIAGONALS_A, DIAGONALS_B, ())dnl
I(`li %r0, 9')I(`mtctr %r0')')dnl
ORDERED(`pass')dnl
LABEL(round):
DOUBLE_ROUND_8`'dnl
	bdnz LABEL(round)
LABEL(made):
	bgt DECRYPT, LABEL(keep)
LABEL(store):
RECORD(`late', `HALF_8_END(DIAGONALS_B)')dnl
RECORD(`out', `STORE_A_EARLY')dnl
RECORD(`early', `MIX(`out', `late')STORE_A_COUNTED`'dnl
I(`addi BLOCKS, BLOCKS, -8')I(`cmpldi BLOCKS, 0')')dnl
RECORD(`next', `NEXT_8')dnl
GROUP_B(`RECORD(`out', `STORE_A_LATE`'STORE_B')dnl
RECORD(`store', `EMIT(`early')MIX(`out', `next')')dnl
ORDERED(`store')')dnl
	bne LABEL(pass)
	blt DECRYPT, LABEL(end)

POLY_REGISTERS`'dnl
LABEL(poly):
FIRST_BLOCKS(3)dnl
	mtctr TURNS
LABEL(turn):
RECORD(`turn', `SHIFTS_AGAIN`'H_TURN`'R44_SECOND_CARRY`'R44_PADS(`N')dnl
R44_NO_PADS(`P')R44_NO_PADS(`Z')dnl
BYTES(4)R44_PAIR(`NPZ', 0, `A', `E', `U', `V', `W')dnl
BYTES(6)R44_PAIR(`NPZ', 32, `B', `O', `UO', `VO', `WO')dnl
BYTES(4)R44_PAIR(`NPZ', 64, `C', `E', `U', `V', `W')dnl
BYTES(6)R44_PAIR(`NPZ', 96, `D', `O', `UO', `VO', `WO')dnl
BYTES(4)R44_PAIR(`NPZ', 128, `E', `E', `U', `V', `W')dnl
BYTES(6)R44_PAIR(`NPZ', 160, `F', `D', `UO', `VO', `WO')dnl
I(`addi DATA, DATA, 192')')dnl
ORDERED(`turn')dnl
	bdnz LABEL(turn)
SHIFTS_AGAIN`'LAST_TURN`'dnl
	beq DECRYPT, LABEL(end)

	/* Decrypting: on with the first pass. */
CLEAR(U)KEPT_WORDS(`KEPT')dnl
	lvsl XOR16, 0, %r1
ROTATIONS(XOR16)dnl
	li T, 0
	cmpldi DECRYPT, T, 1
	b LABEL(store)

LABEL(keep):
KEPT_WORDS(`KEEP')dnl
	b LABEL(poly)

LABEL(end):
RESTORE`'dnl
	blr
ENDFUNC (chacha_poly1305_serial_`'CPU)
