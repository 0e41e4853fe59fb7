dnl chacha-8.m4: ChaCha20 on vectors, two groups of four blocks at once.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl XAj holds word j of blocks 0 .. 3, XBj of blocks 4 .. 7, as X in
dnl chacha.m4.  Each group is a chain of 11 cycles for five steps; two of
dnl them, LAG steps apart, fill the gaps of each other.
dnl
dnl 32 words and four rotations are four registers too many, so in group A,
dnl b and c of a quarter round take turns in one: b lives in it while it is
dnl rotated and added to a, c while d is added to it.  What does not, rests
dnl in a low VSX register: RESTj is b, Cj is c, which is there, too, from
dnl round to round.
dnl
dnl     step          0   1   2   3   4   0
dnl     in XA4-XA7    b   c   c   b   b   b
dnl
dnl That costs three moves in five steps, on the permuting pipes, which are
dnl idle else: 112 of 176 slots a double round are used then.  None is on
dnl the chain: b rests for 7 cycles, c for 4, and a move takes 4 at most.
dnl xxlxor reads b where it rests.
dnl
dnl SHARED(step, quads): STEP of chacha.m4 on quads (a, b, c, d, rest).
define(`SHARED', `MAPL(`SHARED$1', shift($@))')dnl
define(`SHARED0', `I(`vadduwm $1, $1, $2')')dnl
define(`SHARED1', `SHARED_CHANGE($@)I(`vpermxor $4, $4, $1, XOR16')')dnl
define(`SHARED2', `I(`vadduwm $2, $2, $4')')dnl
define(`SHARED3', `MOVE(`$3', VS(`$2'))dnl
I(`xxlxor VS($2), $5, VS($2)')')dnl
define(`SHARED4', `I(`vrlw $2, $2, ROT12')')dnl
define(`SHARED5', `SHARED0($@)')dnl
define(`SHARED6', `SHARED_CHANGE($@)I(`vpermxor $4, $4, $1, XOR8')')dnl
define(`SHARED7', `SHARED2($@)')dnl
define(`SHARED8', `SHARED3($@)')dnl
define(`SHARED9', `I(`vrlw $2, $2, ROT7')')dnl
define(`SHARED_CHANGE', `MOVE(`$5', VS(`$2'))MOVE(VS(`$2'), `$3')')dnl
dnl
dnl MOVE(VS, VS): on the pipes that permute.
define(`MOVE', `I(`xxpermdi $1, $2, $2, 1')')dnl
dnl
dnl HALF_8((quads of A), (quads of B), (quads of B in the half before)).
define(`LAG_8', 3)dnl
define(`HALF_8',
`FOR(`i_', 0, 9, `SHARED(i_, HALF_$1)dnl
ifelse(eval(i_ < LAG_8), 1, `STEP(eval(10 - LAG_8 + i_), HALF_$3)',
`STEP(eval(i_ - LAG_8), HALF_$2)')')')dnl
define(`HALF_8_END', `FOR(`i_', eval(10 - LAG_8), 9, `STEP(i_, HALF_$1)')')dnl
dnl
define(`COLUMNS_A', `((XA0, XA4, C0, XA12, REST4), dnl
(XA1, XA5, C1, XA13, REST5), (XA2, XA6, C2, XA14, REST6), dnl
(XA3, XA7, C3, XA15, REST7))')dnl
define(`DIAGONALS_A', `((XA0, XA5, C2, XA15, REST5), dnl
(XA1, XA6, C3, XA12, REST6), (XA2, XA7, C0, XA13, REST7), dnl
(XA3, XA4, C1, XA14, REST4))')dnl
define(`COLUMNS_B', `((XB0, XB4, XB8, XB12), (XB1, XB5, XB9, XB13), dnl
(XB2, XB6, XB10, XB14), (XB3, XB7, XB11, XB15))')dnl
define(`DIAGONALS_B', `((XB0, XB5, XB10, XB15), (XB1, XB6, XB11, XB12), dnl
(XB2, XB7, XB8, XB13), (XB3, XB4, XB9, XB14))')dnl
define(`DOUBLE_ROUND_8',
`HALF_8(COLUMNS_A, COLUMNS_B, DIAGONALS_B)dnl
HALF_8(DIAGONALS_A, DIAGONALS_B, COLUMNS_B)')dnl
dnl
dnl Registers, beside those of the first pass of chacha.m4, with which they
dnl share the rotations, PRE, and LANES_COPY.
define(`CHACHA_8_REGISTERS',
`REGS_N(`v', 0, `XA', 8)REGS(`v', 12, `XA12', `XA13', `XA14', `XA15')dnl
REGS_N(`vs', 0, `C', 4)dnl
REGS(`vs', 4, `REST4', `REST5', `REST6', `REST7')dnl
REGS_N(`v', 20, `XB', 8)REGS(`v', 8, `XB8', `XB9', `XB10', `XB11')dnl
REGS(`v', 28, `XB12', `XB13', `XB14', `XB15')dnl
REGS(`vs', 4, `T0', `T1', `T2', `T3')dnl
REGS(`v', 0, `NA0', `NB0', `NB4', `NB8')dnl
REGS(`v', 12, `NA12', `NA4', `NA8', `NB12')dnl
REGS_N(`v', 4, `ROW', 4)REGS(`vs', 13, `NROW')')dnl
define(`CHACHA_8_SAVED', `RANGE(`%v', 20, 31)')dnl
dnl
dnl GROUP_B(`body'): body, with X meaning XB.
define(`GROUP_B', `FOR(`n_', 0, 15, `pushdef(`X'n_, CALL(`XB'n_))')dnl
$1`'FOR(`n_', 0, 15, `popdef(`X'n_)')')dnl
dnl
dnl STORE_ROW(k, (w0, w1, w2, w3), (V0, V1, V2, V3)): words 4k .. 4k+3 of
dnl group A, anywhere in VSX registers, become row k of blocks 0 .. 3, to
dnl which it is added, XORed with SRC and stored to DST.  Clobbers V0 - V3
dnl and T0 - T3.
define(`STORE_ROW', `STORE_ROW_MERGE$2`'STORE_ROW_($1, STORE_ROW_LIST$3)')dnl
define(`STORE_ROW_LIST', `$@')dnl
define(`STORE_ROW_MERGE',
`I(`MERGE_H (T0, $1, $2)')I(`MERGE_H (T1, $3, $4)')dnl
I(`MERGE_L (T2, $1, $2)')I(`MERGE_L (T3, $3, $4)')')dnl
define(`STORE_ROW_',
`LOAD16(VS($5), STATE, $1)dnl
PAIR(VS($2), T0, T1, 0)PAIR(VS($3), T0, T1, 3)PAIR(VS($4), T2, T3, 0)dnl
STORE_WORD($1, 0, $2, $5, T0)STORE_WORD($1, 1, $3, $5, T1)dnl
PAIR(VS($2), T2, T3, 3)STORE_WORD($1, 2, $4, $5, T2)dnl
STORE_WORD($1, 3, $2, $5, T3)')dnl
define(`STORE_WORD',
`LOAD16($5, SRC, eval(4 * $2 + $1))I(`vadduwm $3, $3, $4')dnl
REVERSE_BE($3)I(`xxlxor $5, $5, VS($3)')dnl
STORE16($5, DST, eval(4 * $2 + $1))')dnl
dnl
dnl NEXT_8: column 0 of the next pass after its column round, in NA and NB,
dnl from the rows in memory; LANES_COPY moves on.
define(`NEXT_8',
`MOVE(VS(NA8), LANES_COPY)I(`vspltisw NB12, 8')dnl
I(`vadduwm NA8, NA8, NB12')MOVE(LANES_COPY, VS(NA8))dnl
NEXT_8_COLUMN`'QROUNDS(NEXT_8_QUADS)')dnl
define(`NEXT_8_COLUMN',
`NEXT_8_WORD(3, `NA12')I(`vspltisw NB12, 4')dnl
NEXT_8_WORD(0, `NA0', `NB0')NEXT_8_WORD(1, `NA4', `NB4')dnl
I(`vadduwm NA12, NA12, NA8')dnl
NEXT_8_WORD(2, `NA8', `NB8')dnl
I(`vadduwm NB12, NB12, NA12')')dnl
define(`NEXT_8_WORD', `LOAD16(NROW, STATE, $1)dnl
MAP(`NEXT_8_SPLAT', shift($@))')dnl
define(`NEXT_8_SPLAT', `I(`xxspltw VS($1), NROW, WORD(0)')')dnl
define(`LOAD_ROWS',
`LOAD16(VS(ROW0), STATE, 0)LOAD16(VS(ROW1), STATE, 1)dnl
LOAD16(VS(ROW2), STATE, 2)LOAD16(VS(ROW3), STATE, 3)')dnl
define(`NEXT_8_QUADS', `(NA0, NA4, NA8, NA12), (NB0, NB4, NB8, NB12)')dnl
dnl
dnl START_8: all words of the next pass, from NA, NB and PRE.
define(`START_8',
`MOVE(VS(XB0), VS(NB0))MOVE(VS(XB4), VS(NB4))dnl
MOVE(VS(XB8), VS(NB8))MOVE(VS(XB12), VS(NB12))dnl
MOVE(VS(XA4), VS(NA4))MOVE(C0, VS(NA8))dnl
START_WORDS(0, `VS(XA1)', `VS(XA2)', `VS(XA3)')dnl
START_WORDS(1, `VS(XA5)', `VS(XA6)', `VS(XA7)')dnl
START_WORDS(3, `VS(XA13)', `VS(XA14)', `VS(XA15)')dnl
START_WORDS(2, `C1', `C2', `C3')dnl
FOR(`k_', 0, 3, `START_WORDS_B(k_)')')dnl
define(`START_WORDS',
`I(`xxspltw $2, CALL(`PRE$1'), WORD(1)')dnl
I(`xxspltw $3, CALL(`PRE$1'), WORD(2)')dnl
I(`xxspltw $4, CALL(`PRE$1'), WORD(3)')')dnl
define(`START_WORDS_B', `START_WORDS($1, VS(CALL(`XB'eval(4*$1+1))), dnl
VS(CALL(`XB'eval(4*$1+2))), VS(CALL(`XB'eval(4*$1+3))))')dnl
dnl
dnl SETUP_8: loads the state and makes the first pass ready, with the streams
dnl that SETUP_8_STREAMS records.  The stack pointer is a multiple of 16.
define(`SETUP_8_STREAMS',
`RECORD(`rows', `QROUNDS((XB0, XB4, XB8, XB12, ROW0, ROW1, ROW2, ROW3))')dnl
RECORD(`next', `QROUNDS(NEXT_8_QUADS)')')dnl
define(`SETUP_8',
`I(`lvsl NA8, 0, %r1')LOAD_ROWS`'dnl
ROTATIONS(NA8)I(`vupkhsb NA8, NA8')I(`vupkhsh NA8, NA8')dnl
MOVE(LANES_COPY, VS(NA8))NEXT_8_COLUMN`'dnl
MIX(`rows', `next')dnl
MOVE(PRE0, VS(XB0))MOVE(PRE1, VS(XB4))dnl
MOVE(PRE2, VS(XB8))MOVE(PRE3, VS(XB12))dnl
START_8`'')dnl
dnl
dnl STORE_A_EARLY: row 0 of group A, while group B ends its rounds, and the
dnl counters of both groups, which STORE_A_COUNTED adds to group B; it stores
dnl row 3, and STORE_A_LATE rows 1 and 2, beside NEXT_8.
define(`STORE_A_EARLY',
`STORE_ROW(0, (VS(XA0), VS(XA1), VS(XA2), VS(XA3)), (XA0, XA1, XA2, XA3))dnl
MOVE(VS(XA0), LANES_COPY)I(`vspltisw XA1, 4')dnl
I(`vadduwm XA12, XA12, XA0')I(`vadduwm XA1, XA1, XA0')')dnl
define(`STORE_A_COUNTED', `I(`vadduwm XB12, XB12, XA1')dnl
STORE_ROW(3, (VS(XA12), VS(XA13), VS(XA14), VS(XA15)),
(XA12, XA13, XA14, XA15))')dnl
define(`STORE_A_LATE',
`STORE_ROW(1, (VS(XA4), VS(XA5), VS(XA6), VS(XA7)), (XA4, XA5, XA6, XA7))dnl
STORE_ROW(2, (C0, C1, C2, C3), (XA4, XA5, XA6, XA7))dnl
LOAD_ROWS`'')dnl
dnl
dnl STORE_B: as X, all of group B; SRC and DST move on behind both groups.
dnl Each block's text is loaded one block ahead.
define(`STORE_B',
`TEXT_B(0, C0, C1, C2, C3)dnl
TRANSPOSE(0, T0, T1, T2, T3)TRANSPOSE(1, T0, T1, T2, T3)dnl
TRANSPOSE(2, T0, T1, T2, T3)TRANSPOSE(3, T0, T1, T2, T3)dnl
TEXT_B(1, T0, T1, T2, T3)BLOCK_B(0, C0, C1, C2, C3)dnl
TEXT_B(2, C0, C1, C2, C3)BLOCK_B(1, T0, T1, T2, T3)dnl
TEXT_B(3, T0, T1, T2, T3)BLOCK_B(2, C0, C1, C2, C3)dnl
BLOCK_B(3, T0, T1, T2, T3)dnl
I(`addi SRC, SRC, 512')I(`addi DST, DST, 512')')dnl
define(`TEXT_B',
`LOAD16(`$2', SRC, eval(16+4*$1))LOAD16(`$3', SRC, eval(17+4*$1))dnl
LOAD16(`$4', SRC, eval(18+4*$1))LOAD16(`$5', SRC, eval(19+4*$1))')dnl
define(`BLOCK_B',
`ADD_ROWS($1)FOR(`k_', 0, 3, `REVERSE_BE(X(4*k_+$1))')dnl
I(`xxlxor $2, $2, VS(X($1))')I(`xxlxor $3, $3, VS(X(4+$1))')dnl
I(`xxlxor $4, $4, VS(X(8+$1))')I(`xxlxor $5, $5, VS(X(12+$1))')dnl
STORE16(`$2', DST, eval(16+4*$1))STORE16(`$3', DST, eval(17+4*$1))dnl
STORE16(`$4', DST, eval(18+4*$1))STORE16(`$5', DST, eval(19+4*$1))')dnl
