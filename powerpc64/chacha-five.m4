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
dnl FIVE_ROUND: a double round of all five.  The order was found by search,
dnl see README; woven evenly, it costs 58 cycles on POWER8, 54 on POWER9.
define(`FIVE_ROUND', `RECORD(`five', `DOUBLE_ROUND`'FIVE_FIFTH')dnl
PLAY_ORDER(`five', FIVE_ROUND_ORDER)')dnl
define(`FIVE_ROUND_ORDER', `dnl
2, 1, 5, 3, 4, 7, 81, 11, 6, 8, 10, 14, 18, 12, 82, 9, 15, 13, 17, 83, dnl
84, 85, 86, 16, 19, 20, 21, 22, 23, 24, 28, 27, 31, 25, 26, 87, 88, 29, dnl
30, 34, 35, 32, 89, 90, 33, 37, 91, 93, 92, 38, 42, 39, 43, 94, 36, 40, dnl
41, 46, 45, 47, 51, 95, 44, 48, 52, 50, 54, 55, 49, 96, 53, 97, 56, 57, dnl
58, 59, 63, 61, 65, 98, 60, 62, 99, 64, 68, 67, 66, 71, 100, 101, 72, dnl
69, 70, 75, 76, 74, 73, 77, 78, 102, 103, 104, 106, 105, 79, 80')dnl
define(`FIVE_FIFTH',
`pushdef(`FEW', `FIFTH')FEW_DOUBLE_ROUND`'popdef(`FEW')')dnl
dnl
dnl FIVE_STORE: stores all five; the fifth does its last double round while
dnl the others are stored.
define(`FIVE_STORE',
`RECORD(`four', `LAST_PASS`'PASS_DONE')dnl
RECORD(`fifth', `FIVE_FIFTH')WEAVE(`four', `fifth')dnl
I(`xxlor VS(LANES), COUNT, COUNT')dnl
pushdef(`X0', N0)pushdef(`X4', N4)pushdef(`X8', N8)pushdef(`X12', N12)dnl
XOR_STORE(0, T0, T1, T2, T3, `FIVE_ADD')dnl
popdef(`X0')popdef(`X4')popdef(`X8')popdef(`X12')')dnl
define(`FIVE_ADD', `I(`vadduwm N12, N12, LANES')ADD_ROWS(0)')dnl
