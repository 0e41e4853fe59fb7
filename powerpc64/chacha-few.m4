dnl chacha-few.m4: ChaCha20 on vectors, a row of a block in a register, for
dnl one or two blocks.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl X(4 k + b) holds row k of block b, in the order of memory; b = 3 is the
dnl state.  So column and diagonal rounds are the same, with a, c and d
dnl rotated by words between them: not b, for which the next round waits.
dnl
dnl The chain of a double round is as long as that of four blocks in
dnl chacha.m4, but there is next to nothing to do before and behind it:
dnl modelled cycles of chacha_crypt for 64 bytes, 22 less on POWER8 and 17
dnl on POWER9.  Two blocks cost 42 and 44 cycles a double round, one 40 and
dnl 44; three would cost 48 and 44, since three permutations a step wait for
dnl each other.
dnl
define(`FEW', `(X0, X4, X8, X12), (X1, X5, X9, X13)')dnl
dnl
dnl FEW_ROUND(a, c): a round; then a and c are rotated by so many words, and
dnl d by two, each as soon as it has been used.
define(`FEW_ROUND',
`FOR(`i_', 0, 6, `STEP(i_, FEW)')FEW_TURNS(`A', $1)dnl
STEP(7, FEW)FEW_TURNS(`D', 2)dnl
STEP(8, FEW)FEW_TURNS(`C', $2)STEP(9, FEW)')dnl
define(`FEW_TURN_A', `FEW_TURN(VS(`$1'))')dnl
define(`FEW_TURN_C', `FEW_TURN(VS(`$3'))')dnl
define(`FEW_TURN_D', `FEW_TURN(VS(`$4'))')dnl
define(`FEW_TURN', `I(`ROTATE_WORDS ($1, $1, 'FEW_BY`)')')dnl
define(`FEW_TURNS', `define(`FEW_BY', $2)MAPL(`FEW_TURN_$1', FEW)')dnl
define(`FEW_DOUBLE_ROUND', `FEW_ROUND(3, 1)FEW_ROUND(1, 3)')dnl
dnl
dnl FEW_SETUP: behind FIRST_LOAD.  UNIT = 1 0 0 0.
define(`FEW_SETUP',
`I(`li %r0, 10')I(`mtctr %r0')dnl
I(`vspltisw X1, 1')I(`vspltisw X2, 0')dnl
I(`MERGE_H (VS(X1), VS(X1), VS(X2))')PAIR(UNIT, VS(X1), VS(X2), 0)dnl
I(`xxlor VS(X2), UNIT, UNIT')dnl
FEW_COPY(0, X3)FEW_COPY(4, X7)FEW_COPY(8, X11)FEW_COPY(12, X15)dnl
I(`vadduwm X13, X13, X2')')dnl
define(`FEW_COPY', `I(`xxlor VS(X($1)), VS($2), VS($2)')dnl
I(`xxlor VS(X($1 + 1)), VS($2), VS($2)')')dnl
define(`UNIT', `%vs8')dnl
dnl
dnl FEW_TOTAL: what the stores need, where the rotations were.
define(`FEW_TOTAL',
`I(`xxlor VS(L0), UNIT, UNIT')dnl
pushdef(`REVERSE', FIRST_REVERSE)REVERSE_SETUP(ALIGNED, L1)popdef(`REVERSE')')dnl
define(`FEW_STORE', `pushdef(`REVERSE', FIRST_REVERSE)dnl
XOR_STORE($@, `FEW_ADD')popdef(`REVERSE')')dnl
define(`FEW_ADD',
`I(`vadduwm X($1), X($1), X3')I(`vadduwm X(4+$1), X(4+$1), X7')dnl
I(`vadduwm X(8+$1), X(8+$1), X11')I(`vadduwm X(12+$1), X(12+$1), X15')dnl
I(`vadduwm X15, X15, L0')')dnl
