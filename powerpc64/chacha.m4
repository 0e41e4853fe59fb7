dnl chacha.m4: ChaCha20 on vectors, one word of four blocks in a register.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl Xj holds word j of blocks 0 .. 3, one in each 32-bit element, so that
dnl no element ever moves during the rounds.
dnl
dnl A quarter round is STEP 0 .. 9 on a quad (a, b, c, d), or (a, b, c, d,
dnl a', b', c', d') where the words are first read from a' .. d' and end in
dnl a .. d.  Needs XOR16, XOR8, ROT12, ROT7.
dnl
dnl XOR and rotation by 16 or 8 are one instruction: vpermxor takes from
dnl each of two registers the byte that a nibble of its third names, and
dnl XORs the two.  So a quarter round is 10 instructions instead of 12.
define(`STEP', `MAPL(`STEP$1', shift($@))')dnl
define(`STEP0', `I(`vadduwm $1, FROM(`$1', `$5'), FROM(`$2', `$6')')')dnl
define(`STEP1', `I(`vpermxor $4, FROM(`$4', `$8'), $1, XOR16')')dnl
define(`STEP2', `I(`vadduwm $3, FROM(`$3', `$7'), $4')')dnl
define(`STEP3', `I(`vxor $2, FROM(`$2', `$6'), $3')')dnl
define(`STEP4', `I(`vrlw $2, $2, ROT12')')dnl
define(`STEP5', `I(`vadduwm $1, $1, $2')')dnl
define(`STEP6', `I(`vpermxor $4, $4, $1, XOR8')')dnl
define(`STEP7', `I(`vadduwm $3, $3, $4')')dnl
define(`STEP8', `I(`vxor $2, $2, $3')')dnl
define(`STEP9', `I(`vrlw $2, $2, ROT7')')dnl
define(`FROM', `ifelse(`$2', `', `$1', `$2')')dnl
dnl
dnl QROUNDS(quads): quarter rounds in step with each other.
define(`QROUNDS', `FOR(`i_', 0, 9, `STEP(i_, $@)')')dnl
dnl
dnl HALF((early quads), (late quads), (late quads of the half before)):
dnl four quarter rounds, of which the late ones lag LAG steps behind and
dnl end in the next half, so that the permutations do not all want the
dnl same pipe at once.  The word that the next half waits for is b, and a
dnl quad's b comes from the quad to its right, then (diagonals) to its
dnl left: so each half finds its early quads' words ready first.
define(`LAG', 2)dnl
define(`HALF',
`FOR(`i_', 0, 9, `STEP(i_, HALF_$1)dnl
ifelse(eval(i_ < LAG), 1, `STEP(eval(10 - LAG + i_), HALF_$3)',
`STEP(eval(i_ - LAG), HALF_$2)')')')dnl
define(`HALF_', `$@')dnl
define(`HALF_END', `FOR(`i_', eval(10 - LAG), 9, `STEP(i_, HALF_$1)')')dnl
dnl
define(`COLUMNS_EARLY', `((X0, X4, X8, X12), (X1, X5, X9, X13))')dnl
define(`COLUMNS_LATE', `((X2, X6, X10, X14), (X3, X7, X11, X15))')dnl
define(`DIAGONALS_EARLY', `((X3, X4, X9, X14), (X0, X5, X10, X15))')dnl
define(`DIAGONALS_LATE', `((X1, X6, X11, X12), (X2, X7, X8, X13))')dnl
dnl
dnl DOUBLE_ROUND: a column and a diagonal half, after a diagonal half.
define(`DOUBLE_ROUND',
`HALF(COLUMNS_EARLY, COLUMNS_LATE, DIAGONALS_LATE)dnl
HALF(DIAGONALS_EARLY, DIAGONALS_LATE, COLUMNS_LATE)')dnl
dnl
dnl ALIGNED: an address that is a multiple of 16, from which lvsl makes 0 1 2
dnl .. 15: the stack pointer.
define(`ALIGNED', `%r1')dnl
dnl
dnl ROTATIONS(BYTES): the counts, and the bytes that rotation by 16 or 8
dnl brings to each place.  BYTES is 0 1 2 .. 15, in bytes; with each number
dnl in both nibbles, 00 11 22 33 .., a rotation turns it into just those.
define(`ROTATIONS',
`I(`vspltisb ROT7, 4')I(`vspltisw ROT12, -16')dnl
I(`vslb XOR8, $1, ROT7')I(`vspltisw ROT7, 8')dnl
I(`vor XOR8, XOR8, $1')dnl
I(`vrlw XOR16, XOR8, ROT12')I(`vrlw XOR8, XOR8, ROT7')dnl
I(`vspltisw ROT12, 12')I(`vspltisw ROT7, 7')')dnl
dnl
dnl TRANSPOSE(k, T0, T1, T2, T3): words 4k .. 4k+3 of four blocks become
dnl row k of block 0, 1, 2, 3 in X(4k), X(4k+1), X(4k+2), X(4k+3); VSX
dnl temporaries.  Elements, in the order of memory, m.n being word m of
dnl block n and k = 0:
dnl
dnl   X0 = 0.0 0.1 0.2 0.3      T0 = 0.0 1.0 0.1 1.1
dnl   X1 = 1.0 1.1 1.2 1.3      T1 = 2.0 3.0 2.1 3.1
dnl   X2 = 2.0 2.1 2.2 2.3      T2 = 0.2 1.2 0.3 1.3
dnl   X3 = 3.0 3.1 3.2 3.3      T3 = 2.2 3.2 2.3 3.3
dnl
dnl   X0 = 0.0 1.0 2.0 3.0,  X1 = 0.1 1.1 2.1 3.1,  and so on
define(`X', `CALL(`X'eval($1))')dnl
define(`TRANSPOSE',
`I(`MERGE_H (`$2', VS(X(4*$1)), VS(X(4*$1+1)))')dnl
I(`MERGE_H (`$3', VS(X(4*$1+2)), VS(X(4*$1+3)))')dnl
I(`MERGE_L (`$4', VS(X(4*$1)), VS(X(4*$1+1)))')dnl
I(`MERGE_L (`$5', VS(X(4*$1+2)), VS(X(4*$1+3)))')dnl
PAIR(VS(X(4*$1)), `$2', `$3', 0)dnl
PAIR(VS(X(4*$1+1)), `$2', `$3', 3)dnl
PAIR(VS(X(4*$1+2)), `$4', `$5', 0)dnl
PAIR(VS(X(4*$1+3)), `$4', `$5', 3)')dnl
dnl TRANSPOSE_ALL: rows 0 .. 3.
define(`TRANSPOSE_ALL',
`TRANSPOSE(0, T0, T1, T2, T3)TRANSPOSE(1, T4, T5, T6, T7)dnl
TRANSPOSE(2, T0, T1, T2, T3)TRANSPOSE(3, T4, T5, T6, T7)')dnl
dnl
dnl XOR_STORE(b, T0, T1, T2, T3[, add]): adds the state to block b, with
dnl ADD_ROWS or another macro, XORs 64 bytes of SRC into it, and stores them
dnl to DST.  SRC is read before DST is written, so that both may be the
dnl same.  A pass begins with b = 0, and OF_BLOCK and BLOCK_DONE move on.
define(`XOR_STORE',
`FOR(`k_', 0, 3, `XOR_STORE_LOAD(k_, $@)')dnl
ifelse(`$6', `', `ADD_ROWS($1)', `$6($1)')dnl
FOR(`k_', 0, 3, `REVERSE_BE(X(4*k_+$1))')dnl
I(`xxlxor $2, $2, VS(X($1))')I(`xxlxor $3, $3, VS(X(4+$1))')dnl
I(`xxlxor $4, $4, VS(X(8+$1))')I(`xxlxor $5, $5, VS(X(12+$1))')dnl
FOR(`k_', 0, 3, `XOR_STORE_STORE(k_, $@)')BLOCK_DONE($1)')dnl
define(`XOR_STORE_T', `ifelse($1, 0, `$3', $1, 1, `$4', $1, 2, `$5', `$6')')dnl
define(`XOR_STORE_LOAD', `LOAD16(XOR_STORE_T($@), SRC, OF_BLOCK($2, $1))')dnl
define(`XOR_STORE_STORE',
`STORE16(XOR_STORE_T($@), DST, OF_BLOCK($2, $1))')dnl
define(`ADD_ROWS', `FOR(`k_', 0, 3, `ADD_ROW(k_, $1)')')dnl
define(`ADD_ROW',
`I(`vadduwm X(4*$1+$2), X(4*$1+$2), CALL(`ROW$1')')')dnl
dnl
dnl The four-state kernels.  Column 0 of the state holds the counter, so the
dnl first column round makes the same of columns 1, 2 and 3 in all blocks:
dnl it is done once, on rows.  Column 0 of the next pass is made while this
dnl pass is stored, in N0, N4, N8 and N12.
dnl
dnl Low VSX registers hold the temporaries T and those rows, PRE.
define(`CHACHA_REGISTERS',
`REGS_N(`v', 0, `X', 16)dnl
REGS(`v', 16, `XOR16', `ROT12', `XOR8', `ROT7')dnl
REGS_N(`v', 20, `ROW', 4)dnl
REGS(`v', 24, `N0', `N4', `N8', `N12', `LANES', `FOUR', `REVERSE')dnl
REGS_N(`vs', 0, `T', 8)dnl
REGS_N(`vs', 8, `PRE', 4)')dnl
define(`CHACHA_SAVED', `RANGE(`%v', 20, 30)')dnl
dnl
dnl NEXT_COUNTER: column 0 of the state, LANES added to the counter.
define(`NEXT_COUNTER',
`I(`xxspltw VS(N12), VS(ROW3), WORD(0)')dnl
I(`xxspltw VS(N0), VS(ROW0), WORD(0)')dnl
I(`xxspltw VS(N4), VS(ROW1), WORD(0)')dnl
I(`xxspltw VS(N8), VS(ROW2), WORD(0)')dnl
I(`vadduwm N12, N12, LANES')')dnl
define(`NEXT_COLUMN_0', `NEXT_COUNTER`'QROUNDS((N0, N4, N8, N12))')dnl
dnl
dnl NEXT_COLUMN(j): column j after the column round, from the rows PRE.
define(`NEXT_COLUMN', `FOR(`i_', 0, 3, `NEXT_WORD(i_, $1)')')dnl
define(`NEXT_WORD',
`I(`xxspltw VS(X(4*$1+$2)), CALL(`PRE$1'), WORD($2)')')dnl
dnl
dnl The first diagonal round takes column 0 from N.
define(`FIRST_EARLY', `((X3, X4, X9, X14, X3, N4, X9, X14), dnl
(X0, X5, X10, X15, N0, X5, X10, X15))')dnl
define(`FIRST_LATE', `((X1, X6, X11, X12, X1, X6, X11, N12), dnl
(X2, X7, X8, X13, X2, X7, N8, X13))')dnl
define(`FIRST_DIAGONALS', `HALF(FIRST_EARLY, FIRST_LATE, ())')dnl
dnl
dnl CHACHA_SETUP: loads the state and makes the first pass ready.
define(`CHACHA_SETUP',
`OFFSETS`'I(`lvsl LANES, 0, ALIGNED')dnl
LOAD16(`VS(ROW0)', STATE, 0)LOAD16(`VS(ROW1)', STATE, 1)dnl
LOAD16(`VS(ROW2)', STATE, 2)LOAD16(`VS(ROW3)', STATE, 3)dnl
REVERSE_SETUP(ALIGNED, N0)ROTATIONS(LANES)dnl
I(`vupkhsb LANES, LANES')I(`vspltisw FOUR, 4')dnl
I(`vupkhsh LANES, LANES')dnl
NEXT_COUNTER`'dnl
RECORD(`rows', `QROUNDS((X0, X4, X8, X12, ROW0, ROW1, ROW2, ROW3))')dnl
RECORD(`next', `QROUNDS((N0, N4, N8, N12))')dnl
WEAVE(`rows', `next')dnl
FOR(`i_', 0, 3, `COPY_PRE(i_, 0)')dnl
FOR(`j_', 1, 3, `NEXT_COLUMN(j_)')')dnl
define(`COPY_PRE',
`I(`xxlor CALL(`PRE$1'), VS(X(4*$1+$2)), VS(X(4*$1+$2))')')dnl
dnl
dnl CHACHA_STORE: stores four blocks and makes the next pass ready.
define(`CHACHA_STORE',
`I(`vadduwm LANES, LANES, FOUR')dnl
TRANSPOSE_ALL`'dnl
NEXT_COLUMN_0`'dnl
XOR_STORE(0, T0, T1, T2, T3)XOR_STORE(1, T4, T5, T6, T7)dnl
XOR_STORE(2, T0, T1, T2, T3)NEXT_COLUMN(1)dnl
XOR_STORE(3, T4, T5, T6, T7)NEXT_COLUMN(2)NEXT_COLUMN(3)PASS_DONE`'')dnl
dnl
dnl LAST_PASS: the same, but no pass follows.
define(`LAST_PASS', `I(`vadduwm X12, X12, LANES')TRANSPOSE_ALL`'dnl
XOR_STORE(0, T0, T1, T2, T3)XOR_STORE(1, T4, T5, T6, T7)dnl
XOR_STORE(2, T0, T1, T2, T3)XOR_STORE(3, T4, T5, T6, T7)')dnl
dnl
dnl PASS_CHANGE: from the rounds of a pass to those of the next.
define(`PASS_CHANGE', `I(`vadduwm X12, X12, LANES')dnl
I(`addi BLOCKS, BLOCKS, -4')CHACHA_STORE`'FIRST_DIAGONALS')dnl
dnl
dnl The first pass gets by without callee-saved registers, so that one to
dnl four blocks need not save any.  Column 0 is in its own place; the rows
dnl go through words that are not yet needed, and at the end come from
dnl memory to where the rotations were: L0, L1, L2.
define(`FIRST_REGISTERS',
`REGS(`v', 16, `L0', `L1', `L2', `FIRST_REVERSE')dnl
define(`LANES_COPY', `%vs12')')dnl
dnl
dnl FIRST_LOAD: the state's rows, to X3, X7, X11, X15, and the rotations.
dnl FIRST_COLUMNS: makes the first pass ready.  FIRST_SETUP: both.
define(`FIRST_SETUP', `FIRST_LOAD`'FIRST_COLUMNS`'')dnl
define(`FIRST_LOAD',
`OFFSETS`'dnl
LOAD16(`VS(X3)', STATE, 0)LOAD16(`VS(X7)', STATE, 1)dnl
LOAD16(`VS(X11)', STATE, 2)LOAD16(`VS(X15)', STATE, 3)dnl
I(`lvsl X6, 0, ALIGNED')dnl
ROTATIONS(X6)')dnl
define(`FIRST_COLUMNS',
`I(`vupkhsb X6, X6')dnl
I(`xxspltw VS(X12), VS(X15), WORD(0)')dnl
I(`vupkhsh X6, X6')dnl
I(`xxspltw VS(X0), VS(X3), WORD(0)')dnl
I(`xxspltw VS(X4), VS(X7), WORD(0)')dnl
I(`xxspltw VS(X8), VS(X11), WORD(0)')dnl
I(`vadduwm X12, X12, X6')dnl
I(`xxlor LANES_COPY, VS(X6), VS(X6)')dnl
RECORD(`rows', `QROUNDS((X3, X7, X11, X15))')dnl
RECORD(`next', `QROUNDS((X0, X4, X8, X12))')dnl
WEAVE(`rows', `next')dnl
FIRST_WORDS(0)FIRST_WORDS(3)FIRST_WORDS(2)FIRST_WORDS(1)')dnl
define(`FIRST_WORDS',
`COPY_PRE($1, 3)FIRST_WORD($1, 1)FIRST_WORD($1, 2)FIRST_WORD($1, 3)')dnl
define(`FIRST_WORD',
`I(`xxspltw VS(X(4*$1+$2)), VS(X(4*$1+3)), WORD($2)')')dnl
dnl
dnl FIRST_TOTAL: what the stores of the first pass need.
define(`FIRST_TOTAL',
`I(`xxlor VS(L0), LANES_COPY, LANES_COPY')dnl
pushdef(`REVERSE', FIRST_REVERSE)REVERSE_SETUP(ALIGNED, L1)popdef(`REVERSE')dnl
I(`vadduwm X12, X12, L0')')dnl
define(`FIRST_STORE', `pushdef(`REVERSE', FIRST_REVERSE)dnl
XOR_STORE($@, `ADD_LOADED')popdef(`REVERSE')')dnl
define(`ADD_LOADED',
`LOAD16(`VS(L0)', STATE, 0)LOAD16(`VS(L1)', STATE, 1)dnl
LOAD16(`VS(L2)', STATE, 2)dnl
I(`vadduwm X(0+$1), X(0+$1), L0')I(`vadduwm X(4+$1), X(4+$1), L1')dnl
LOAD16(`VS(L0)', STATE, 3)dnl
I(`vadduwm X(8+$1), X(8+$1), L2')I(`vadduwm X(12+$1), X(12+$1), L0')')dnl
dnl
dnl FIRST_SAVED: behind SAVE, what further passes need.
define(`FIRST_SAVED',
`LOAD16(`VS(ROW0)', STATE, 0)LOAD16(`VS(ROW1)', STATE, 1)dnl
LOAD16(`VS(ROW2)', STATE, 2)LOAD16(`VS(ROW3)', STATE, 3)dnl
I(`xxlor VS(LANES), LANES_COPY, LANES_COPY')dnl
I(`vspltisw FOUR, 4')REVERSE_SETUP(ALIGNED, N0)')dnl
