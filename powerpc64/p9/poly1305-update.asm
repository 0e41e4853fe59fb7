dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`poly1305-r64.m4')dnl
include(`poly1305-r44.m4')include(CPU`/isa.m4')include(`poly1305-update.m4')dnl
include(`poly1305-update-r44.m4')dnl
R44_REGISTERS`'dnl
REGS_N(`v', 0, `D', 3)REGS_N(`v', 3, `N', 3)REGS_N(`v', 6, `P', 3)dnl
REGS(`v', 19, `RA0', `RA1', `RA2', `SA1', `SA2')dnl
REGS_N(`vs', 0, `B', 4)dnl
dnl
dnl Local vectors: factors of pair b, of h, what the pads add to N and P.
LOCAL_NAMES(0, `RB0', `RB1', `RB2', `SB1', `SB2', `HA', `HB', `HC', `HD',
`HE', `HF', `HG', `N0', `N1', `N2', `P0', `P1', `P2')dnl
define(`LOCALS', 18)dnl
dnl
dnl R44_BLOCKS_A, _B: two blocks from DATA into the sums N, or P.
define(`R44_BLOCKS_A',
`LOAD_BLOCK(B0, 0)LOAD_BLOCK(B1, 16)dnl
I(`lxv VS(N0), LOCAL(AT_N0)')I(`lxv VS(N1), LOCAL(AT_N1)')dnl
I(`lxv VS(N2), LOCAL(AT_N2)')dnl
I(`LXV_LOW (VS(E0), B0, B1)')I(`LXV_HIGH (VS(E2), B0, B1)')dnl
R44_SPLIT(E0, E1, E2)dnl
R44_BY_R0(`N', `E', RA0)R44_BY_R1(`N', `E', RA1)dnl
R44_BY_S2(`N', `E', SA2)R44_BY_R2(`N', `E', RA2)R44_BY_S1(`N', `E', SA1)')dnl
define(`R44_BLOCKS_B',
`LOAD_BLOCK(B2, 32)LOAD_BLOCK(B3, 48)dnl
I(`lxv VS(U), LOCAL(AT_RB0)')I(`lxv VS(V), LOCAL(AT_RB1)')dnl
I(`LXV_LOW (VS(E0), B2, B3)')I(`LXV_HIGH (VS(E2), B2, B3)')dnl
I(`lxv VS(W), LOCAL(AT_SB2)')dnl
R44_SPLIT(E0, E1, E2)dnl
I(`lxv VS(P0), LOCAL(AT_P0)')I(`lxv VS(P1), LOCAL(AT_P1)')dnl
I(`lxv VS(P2), LOCAL(AT_P2)')dnl
R44_BY_R0(`P', `E', U)R44_BY_R1(`P', `E', V)R44_BY_S2(`P', `E', W)dnl
I(`lxv VS(U), LOCAL(AT_RB2)')I(`lxv VS(V), LOCAL(AT_SB1)')dnl
R44_BY_R2(`P', `E', U)R44_BY_S1(`P', `E', V)dnl
I(`addi DATA, DATA, 64')')dnl
dnl
dnl Modelled cycles of set_key, update and digest on POWER9, November 2026:
dnl
dnl   blocks        16   18   20   21   24
dnl   radix 2^64   616  652  688  706  760
dnl   radix 2^44   650  696  688  716  726
define(`R44_THRESHOLD', 24)dnl
/* void poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)

   h = (h + block + pad 2^128) r modulo 2^130 - 5, for each block; see
   kernels.h.  From R44_THRESHOLD blocks on, radix 2^44 on vectors, four
   blocks a turn: the powers of r cost what 14 blocks cost in radix 2^64, which
   does the rest and short runs.

   A turn is 61 vector instructions, at two a cycle 31 cycles, beside a
   dependency chain of 27 from sum to sum.  The order of its instructions
   comes from perf/schedule.py (modelled: 38 cycles, 57 as written down).

   Registers: POLY r3, COUNT r4, DATA r5, PAD r6; radix 2^64 in r7-r12
   and r17-r27; limbs r14, r28-r31; turns r15; sums v0-v8, h v9-v11, blocks
   v13-v15, factors v16-v23, shifts v24-v30, bytes vs0-vs3.
   Bound: loop 1: v9 < 2^54, v10 < 2^17.4, v11.0 < 2^14.4, v11.1 < 2^54
   Bound: loop 2: r19 <= 7, r10 < 2^63.8
   Saved: r14, r15, r17-r31 and v20-v30, in a frame; or r17-r27, in the
   protected zone. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (poly1305_update_`'CPU)
	cmpldi COUNT, R44_THRESHOLD
	blt .Lradix64_poly1305_`'CPU

FRAME_LOCALS(LOCALS)dnl
SAVE(`%r14', `%r15', RANGE(`%r', 17, 31), RANGE(`%v', 20, 30))dnl
R64_LOAD_R`'dnl
	/* Pair b: r^2 and r. */
FIRST_POWER`'dnl
NEXT_PAIR`'dnl
PUT_PAIR(`B')dnl
	/* Pair a: r^4 and r^3. */
NEXT_POWER`'dnl
NEXT_PAIR`'dnl
	mulli Y3, U0, 20
	mtvsrdd VS(RA0), U0, L0
	mtvsrdd VS(RA1), U1, L1
	mtvsrdd VS(RA2), Y0, L2
	mtvsrdd VS(SA1), Y1, LS1
	mtvsrdd VS(SA2), Y2, S2
	/* Those of h. */
PUT_H_FACTORS`'dnl

	/* What the pads add: limb 2 of each block is 2^40, scaled. */
	sldi M0, PAD, 50
	vspltisw N0, 0
	mtvsrdd VS(P0), M0, M0
	lxv VS(U), LOCAL(AT_SB1)
	lxv VS(V), LOCAL(AT_SB2)
	lxv VS(W), LOCAL(AT_RB0)
	vmsumudm D0, P0, SA1, N0
	vmsumudm D1, P0, SA2, N0
	vmsumudm D2, P0, RA0, N0
	vmsumudm U, P0, U, N0
	vmsumudm V, P0, V, N0
	vmsumudm W, P0, W, N0
	stxv VS(D0), LOCAL(AT_N0)
	stxv VS(D1), LOCAL(AT_N1)
	stxv VS(D2), LOCAL(AT_N2)
	stxv VS(U), LOCAL(AT_P0)
	stxv VS(V), LOCAL(AT_P1)
	stxv VS(W), LOCAL(AT_P2)

R44_SHIFTS`'dnl

	/* h */
R44_LOAD_H(2)dnl

R44_BLOCKS_A`'dnl
R44_BLOCKS_B`'dnl
.Lturn_poly1305_`'CPU:
RECORD(`turn', `R44_BY_F`'R44_BY_G`'R44_BY_K`'R44_TOTAL`'dnl
R44_FIRST_CARRY`'R44_SECOND_CARRY`'R44_BLOCKS_A`'R44_BLOCKS_B')dnl
PLAY_ORDER(`turn', dnl
35, 36, 2, 40, 4, 5, 1, 56, 3, 7, 41, 6, 8, 42, 39, 43, 38, 10, 44, dnl
45, 48, 47, 13, 37, 55, 46, 9, 11, 15, 17, 50, 14, 18, 12, 21, 67, 49, dnl
51, 16, 19, 53, 20, 52, 66, 57, 59, 68, 54, 62, 60, 58, 63, 65, 64, dnl
71, 69, 24, 70, 27, 23, 26, 25, 76, 22, 61, 73, 74, 80, 29, 32, 28, dnl
72, 77, 30, 33, 75, 79, 31, 78, 34)dnl
	bdnz .Lturn_poly1305_`'CPU
R44_BY_F`'R44_BY_G`'R44_BY_K`'R44_TOTAL`'dnl
R44_FIRST_CARRY`'dnl

R44_STORE_H`'dnl
RESTORE`'dnl
	cmpldi COUNT, 0
	beqlr

.Lradix64_poly1305_`'CPU:
R64_BODY`'dnl
	blr
ENDFUNC (poly1305_update_`'CPU)
