dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`poly1305-r64.m4')dnl
include(`poly1305-r44.m4')include(CPU`/isa.m4')include(`poly1305-update.m4')dnl
include(`poly1305-update-r44.m4')include(`poly1305-r44-8.m4')dnl
R44_REGISTERS`'R44_8_VECTORS`'dnl
REGS_N(`vs', 0, `B', 2)dnl
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
dnl   radix 2^44   788  749  835  892  796
define(`R44_THRESHOLD', 24)dnl
/* void poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)

   h = (h + block + pad 2^128) r modulo 2^130 - 5, for each block; see
   kernels.h.  From R44_THRESHOLD blocks on, radix 2^44 on vectors, eight
   blocks a turn; radix 2^64 does the rest and short runs.

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
R44_TURN`'dnl
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
