dnl chacha-five.m4: ChaCha20 on vectors, a last pass of five blocks.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl Four blocks as in chacha.m4, and beside them one as in chacha-few.m4, a
dnl row in a register, where column 0 of the next pass would be.  Its 26
dnl instructions a double round make 106 of 80, at two a cycle: a pass of
dnl five costs 53 cycles a double round, two passes cost 80 and more.
define(`FIFTH', `(N0, N4, N8, N12)')dnl
dnl
dnl FIVE_SETUP: the fifth block, from the state; its counter, LANES + 4 in
dnl word 0, also to COUNT.
define(`FIVE_SETUP',
`I(`xxspltw VS(N12), VS(LANES), 0')I(`vspltisw N8, 0')dnl
I(`vadduwm N12, N12, FOUR')dnl
I(`xxlor VS(N0), VS(ROW0), VS(ROW0)')I(`xxlor VS(N4), VS(ROW1), VS(ROW1)')dnl
I(`MERGE_H (VS(N12), VS(N12), VS(N8))')PAIR(COUNT, VS(N12), VS(N8), 0)dnl
I(`xxlor VS(N8), VS(ROW2), VS(ROW2)')I(`xxlor VS(N12), COUNT, COUNT')dnl
I(`vadduwm N12, N12, ROW3')')dnl
define(`COUNT', `LANES_COPY')dnl
dnl
dnl FIVE_ROUND: a double round of all five.
define(`FIVE_ROUND', `RECORD(`four', `DOUBLE_ROUND')FIVE_FIFTH`'dnl
WEAVE(`four', `fifth')')dnl
define(`FIVE_FIFTH', `pushdef(`FEW', `FIFTH')dnl
RECORD(`fifth', `FEW_DOUBLE_ROUND')popdef(`FEW')')dnl
dnl
dnl FIVE_STORE: stores all five; the fifth does its last double round while
dnl the others are stored.
define(`FIVE_STORE',
`RECORD(`four', `LAST_PASS`'PASS_DONE')dnl
FIVE_FIFTH`'WEAVE(`four', `fifth')dnl
I(`xxlor VS(LANES), COUNT, COUNT')dnl
pushdef(`X0', N0)pushdef(`X4', N4)pushdef(`X8', N8)pushdef(`X12', N12)dnl
XOR_STORE(0, T0, T1, T2, T3, `FIVE_ADD')dnl
popdef(`X0')popdef(`X4')popdef(`X8')popdef(`X12')')dnl
define(`FIVE_ADD', `I(`vadduwm N12, N12, LANES')ADD_ROWS(0)')dnl
