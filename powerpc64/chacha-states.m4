dnl chacha-states.m4: what the kernels for blocks of many states share.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl TURN(W0, W1, W2, W3, T0, T1, T2, T3): four words of states 0 .. 3, as
dnl loaded, in W0 .. W3, become word 0, 1, 2, 3 of four states each, state i
dnl in element i; VSX registers.  m.n being word m of state n, and of two
dnl words in T0 and T1 the one that WORD gives an even element first:
dnl
dnl   W0 = 0.0 1.0 2.0 3.0      T0 = 0.0 0.1 1.0 1.1  or  1.0 1.1 0.0 0.1
dnl   W1 = 0.1 1.1 2.1 3.1      T1 = 0.2 0.3 1.2 1.3  or  1.2 1.3 0.2 0.3
dnl   W2 = 0.2 1.2 2.2 3.2      T2, T3: words 2 and 3 likewise
dnl   W3 = 0.3 1.3 2.3 3.3      W0 = 0.0 0.1 0.2 0.3,  W1 = 1.0 1.1 1.2 1.3
define(`TURN',
`WORDS_LOW(`$5', `$1', `$2')WORDS_LOW(`$6', `$3', `$4')dnl
WORDS_HIGH(`$7', `$1', `$2')WORDS_HIGH(`$8', `$3', `$4')dnl
TURN_WORD(`$1', `$5', `$6', 0)TURN_WORD(`$2', `$5', `$6', 1)dnl
TURN_WORD(`$3', `$7', `$8', 2)TURN_WORD(`$4', `$7', `$8', 3)')dnl
define(`TURN_WORD', `I(`xxpermdi $1, $2, $3, 3 * (WORD($4) & 1)')')dnl
dnl
dnl SPREAD(T, W0, W1, W2, W3): each word of row T becomes that of all states.
define(`SPREAD',
`I(`xxspltw $2, $1, WORD(0)')I(`xxspltw $3, $1, WORD(1)')dnl
I(`xxspltw $4, $1, WORD(2)')I(`xxspltw $5, $1, WORD(3)')')dnl
dnl
dnl UNDO_LAG(LAG, (late quads)): undoes, before the first half of the
dnl rounds, what that ends of a half before; ROT7 is ROT25 here.
define(`UNDO_LAG', `FOR(`i_', 1, $1, `UNDO(eval(10 - i_), HALF_$2)')')dnl
define(`UNDO', `MAPL(`UNDO$1', shift($@))')dnl
define(`UNDO9', `I(`vrlw $2, $2, ROT7')')dnl
define(`UNDO8', `I(`vxor $2, $2, $3')')dnl
define(`UNDO7', `I(`vsubuwm $3, $3, $4')')dnl
define(`ROT25', `I(`vspltisw ROT7, -7')')dnl
dnl
dnl The rotations, to low registers and back: while a pass is stored, other
dnl words are in theirs.
define(`COPY', `I(`xxlor $1, $2, $2')')dnl
define(`KEEP_ROTATIONS',
`REGS_N(`vs', 8, `KEPT', 4)dnl
COPY(KEPT0, VS(XOR16))COPY(KEPT1, VS(ROT12))dnl
COPY(KEPT2, VS(XOR8))COPY(KEPT3, VS(ROT7))')dnl
define(`KEPT_ROTATIONS',
`COPY(VS(XOR16), KEPT0)COPY(VS(ROT12), KEPT1)dnl
COPY(VS(XOR8), KEPT2)')dnl
define(`KEPT_ROT7', `COPY(VS(ROT7), KEPT3)')dnl
