dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`poly1305-r64.m4')dnl
include(`poly1305-r44.m4')include(CPU`/isa.m4')include(`poly1305-update.m4')dnl
include(`poly1305-update-r44.m4')dnl
R44_REGISTERS`'dnl
dnl N, what R44_BY_F adds to, is the sums themselves.
REGS_N(`v', 0, `D', 3)REGS_N(`v', 0, `N', 3)dnl
REGS_N(`v', 3, `Q', 3)REGS_N(`v', 6, `P', 3)dnl
REGS_N(`v', 19, `O', 3)dnl
REGS(`v', 22, `UO', `VO')define(`WO', `%v31')dnl
REGS_N(`vs', 0, `B', 2)dnl
dnl
dnl Local vectors: factors of pairs A .. D and of h, what the pads add.
LOCAL_NAMES(0, `RA0', `RA1', `RA2', `SA1', `SA2',
`RB0', `RB1', `RB2', `SB1', `SB2', `RC0', `RC1', `RC2', `SC1', `SC2',
`RD0', `RD1', `RD2', `SD1', `SD2', `HA', `HB', `HC', `HD', `HE', `HF', `HG',
`Q0', `Q1', `Q2', `P0', `P1', `P2')dnl
define(`LOCALS', 33)dnl
dnl
dnl R44_FIRST_PAIRS(bytes): pairs A and B, into fresh sums Q and P.
define(`R44_FIRST_PAIRS', `R44_PADS(`Q')R44_PADS(`P')dnl
R44_PAIR(`Q', $1, `A', `E', `U', `V', `W')dnl
R44_PAIR(`P', eval($1+32), `B', `O', `UO', `VO', `WO')')dnl
dnl
dnl R44_LAST_PAIRS: h, pairs C and D, the total of all sums and its first
dnl carry.
define(`R44_LAST_PAIRS',
`FOR(`l_', 0, 2, `I(`vspltisw D'l_`, 0')')R44_BY_F`'R44_BY_G`'R44_BY_K`'dnl
R44_PAIR(`Q', 64, `C', `E', `U', `V', `W')dnl
R44_PAIR(`P', 96, `D', `O', `UO', `VO', `WO')dnl
FOR(`l_', 0, 2, `I(`vadduqm P'l_`, P'l_`, Q'l_)')dnl
R44_TOTAL`'R44_FIRST_CARRY')dnl
dnl
dnl PADS(sums, X, Y): what the pads of pairs X and Y add; limb 2 of both pads
dnl in G, K = 0.
define(`PADS', `PADS_(`$1'0, `S$2'1, `S$3'1)dnl
PADS_(`$1'1, `S$2'2, `S$3'2)PADS_(`$1'2, `R$2'0, `R$3'0)')dnl
define(`PADS_', `	lxv VS(U), LOCAL(AT_$2)
	lxv VS(V), LOCAL(AT_$3)
	vmsumudm U, G, U, K
	vmsumudm U, G, V, U
	stxv VS(U), LOCAL(AT_$1)
')dnl
dnl
dnl Modelled cycles of set_key, update and digest on POWER10, November 2026:
dnl
dnl   blocks        20   24   28   31   32
dnl   radix 2^64   703  779  855  912  931
dnl   radix 2^44   779  740  826  883  787
define(`R44_THRESHOLD', 24)dnl
/* void poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)

   h = (h + block + pad 2^128) r modulo 2^130 - 5, for each block; see
   kernels.h.  From R44_THRESHOLD blocks on, radix 2^44 on vectors, eight
   blocks a turn; radix 2^64 does the rest and short runs.

   A turn is h r^8 and four pairs of blocks, in three sets of sums: D for h,
   Q for the pairs A and C, P for B and D.  Its text begins in the middle:
   pairs C and D go with h, whose limbs are just ready, and pairs A and B of
   the next turn with the carries, so that chains of products run beside
   the chain of h: about 42 cycles, from the limbs through the products, the
   total and both carries to the next limbs.  135 instructions are 3 a cycle
   then.  Their order comes from perf/schedule.py (modelled: 47 cycles, 80
   as written down).

   The bounds of poly1305-r44.m4 for eight blocks: (4) D < 9 2^113.5
   < 2^116.7; so (2) c < 2^52.7, g0 < 2^57.1, g1 and f < 2^52.8; (3)
   k < 2^13.1, scaled < 2^23.1, and its products stay below 2^83.

   Registers: POLY r3, COUNT r4, DATA r5, PAD r6; radix 2^64 in r7-r12
   and r17-r27; limbs r14, r28-r31; turns r15; sums v0-v8, h v9-v11, blocks
   v13-v15 and v19-v21, factors v16-v18, v22, v23, v31, shifts v24-v30,
   bytes vs0, vs1.
   Bound: loop 1: v9 < 2^54, v10 < 2^18.2, v11.0 < 2^15.1, v11.1 < 2^54
   Bound: loop 2: r19 <= 7, r10 < 2^63.8
   Saved: r14, r15, r17-r31 and v20-v31, in a frame; or r17-r27, in the
   protected zone. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (poly1305_update_`'CPU)
	cmpldi COUNT, R44_THRESHOLD
	blt .Lradix64_poly1305_`'CPU

FRAME_LOCALS(LOCALS)dnl
SAVE(`%r14', `%r15', RANGE(`%r', 17, 31), RANGE(`%v', 20, 31))dnl
R64_LOAD_R`'dnl
	/* Pairs of powers, from r^2 and r to r^8 and r^7. */
FIRST_POWER`'dnl
NEXT_PAIR`'PUT_PAIR(`D')NEXT_POWER`'dnl
NEXT_PAIR`'PUT_PAIR(`C')NEXT_POWER`'dnl
NEXT_PAIR`'PUT_PAIR(`B')NEXT_POWER`'dnl
NEXT_PAIR`'PUT_PAIR(`A')dnl
	mulli Y3, U0, 20
PUT_H_FACTORS`'dnl

	/* What the pads add: limb 2 of each block is 2^40, scaled. */
	sldi M0, PAD, 50
	vspltisw K, 0
	mtvsrdd VS(G), M0, M0
PADS(`Q', `A', `C')dnl
PADS(`P', `B', `D')dnl

R44_SHIFTS`'dnl
R44_LOAD_H(3)dnl
R44_FIRST_PAIRS(0)dnl
	cmpldi TURNS, 0
	beq .Lend_poly1305_`'CPU
.Lturn_poly1305_`'CPU:
RECORD(`turn', `R44_LAST_PAIRS`'R44_SECOND_CARRY`'dnl
R44_FIRST_PAIRS(128)I(`addi DATA, DATA, 128')')dnl
PLAY_ORDER(`turn', dnl
20, 21, 3, 44, 45, 2, 48, 4, 1, 24, 25, 43, 42, 5, 6, 7, 46, 47, 27, dnl
29, 10, 8, 11, 92, 9, 13, 28, 91, 30, 49, 12, 17, 16, 19, 18, 50, 52, dnl
14, 22, 23, 15, 26, 33, 51, 31, 32, 55, 38, 54, 53, 60, 35, 34, 36, dnl
57, 39, 56, 61, 58, 40, 41, 37, 62, 115, 59, 95, 96, 113, 114, 93, 98, dnl
63, 99, 100, 116, 101, 94, 117, 97, 119, 135, 66, 87, 65, 86, 120, 64, dnl
122, 85, 104, 103, 67, 90, 118, 121, 123, 68, 89, 102, 109, 69, 88, dnl
126, 125, 71, 70, 106, 124, 105, 131, 110, 72, 74, 75, 73, 107, 128, dnl
127, 78, 77, 132, 76, 111, 129, 80, 81, 108, 79, 112, 84, 133, 82, dnl
130, 83, 134)dnl
	bdnz .Lturn_poly1305_`'CPU
.Lend_poly1305_`'CPU:
R44_LAST_PAIRS`'dnl
	addi DATA, DATA, 128
R44_STORE_H`'dnl
RESTORE`'dnl
	cmpldi COUNT, 0
	beqlr

.Lradix64_poly1305_`'CPU:
R64_BODY`'dnl
	blr
ENDFUNC (poly1305_update_`'CPU)
