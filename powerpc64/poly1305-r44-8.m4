dnl poly1305-r44-8.m4: Poly1305 on vectors, radix 2^44, eight blocks a turn.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl A turn is h r^8 and four pairs of blocks, in three sets of sums: D for h,
dnl Q for the pairs A and C, P for B and D.  Its text begins in the middle:
dnl pairs C and D go with h, whose limbs are just ready, and pairs A and B of
dnl the next turn with the carries, so that chains of products run beside
dnl the chain of h: about 42 cycles, from the limbs through the products, the
dnl total and both carries to the next limbs.  135 instructions are 3 a cycle
dnl then.  Their order comes from perf/schedule.py (modelled: 47 cycles, 80
dnl as written down).
dnl
dnl The bounds of poly1305-r44.m4 for eight blocks: (4) D < 9 2^113.5
dnl < 2^116.7; so (2) c < 2^52.7, g0 < 2^57.1, g1 and f < 2^52.8; (3)
dnl k < 2^13.1, scaled < 2^23.1, and its products stay below 2^83.
dnl
dnl Registers, beside R44_VECTORS: sums v0-v8, blocks v13-v15 and v19-v21,
dnl factors v16-v18, v22, v23, v31.  Bytes: B0, B1, of the kernel's own.
dnl R44_8_VECTORS: all of them.  N, what R44_BY_F adds to, is the sums
dnl themselves.
define(`R44_8_VECTORS', `R44_VECTORS`'dnl
REGS_N(`v', 0, `D', 3)REGS_N(`v', 0, `N', 3)dnl
REGS_N(`v', 3, `Q', 3)REGS_N(`v', 6, `P', 3)dnl
REGS_N(`v', 19, `O', 3)dnl
REGS(`v', 22, `UO', `VO')define(`WO', `%v31')')dnl
dnl
dnl Local vectors: factors of pairs A .. D and of h, what the pads add.
LOCAL_NAMES(0, `RA0', `RB0', `RC0', `RD0', `RA1', `RB1', `RC1', `RD1',
`RA2', `RB2', `RC2', `RD2', `SA1', `SB1', `SC1', `SD1',
`SA2', `SB2', `SC2', `SD2', `HA', `HB', `HC', `HD', `HE', `HF', `HG',
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
dnl R44_TURN: a turn, from pairs C and D to pairs A and B of the next.
define(`R44_TURN',
`RECORD(`turn', `R44_LAST_PAIRS`'R44_SECOND_CARRY`'dnl
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
130, 83, 134)')dnl
