dnl chacha-scalar.m4: ChaCha20 in integer registers, a word in each.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl A quarter round is STEP 0 .. 11 on a quad (a, b, c, d).
define(`STEP', `MAPL(`STEP$1', shift($@))')dnl
define(`STEP0', `I(`add $1, $1, $2')')dnl
define(`STEP1', `I(`xor $4, $4, $1')')dnl
define(`STEP2', `I(`rotlwi $4, $4, 16')')dnl
define(`STEP3', `I(`add $3, $3, $4')')dnl
define(`STEP4', `I(`xor $2, $2, $3')')dnl
define(`STEP5', `I(`rotlwi $2, $2, 12')')dnl
define(`STEP6', `I(`add $1, $1, $2')')dnl
define(`STEP7', `I(`xor $4, $4, $1')')dnl
define(`STEP8', `I(`rotlwi $4, $4, 8')')dnl
define(`STEP9', `I(`add $3, $3, $4')')dnl
define(`STEP10', `I(`xor $2, $2, $3')')dnl
define(`STEP11', `I(`rotlwi $2, $2, 7')')dnl
define(`QROUNDS', `FOR(`i_', 0, 11, `STEP(i_, $@)')')dnl
define(`DOUBLE_ROUND',
`QROUNDS((X0, X4, X8, X12), (X1, X5, X9, X13), dnl
(X2, X6, X10, X14), (X3, X7, X11, X15))dnl
QROUNDS((X0, X5, X10, X15), (X1, X6, X11, X12), dnl
(X2, X7, X8, X13), (X3, X4, X9, X14))')dnl
dnl
dnl MEMORY_DOUBLE_ROUND: for a block whose words stay in memory, AT_WORD(0)
dnl .. AT_WORD(15): two quads at a time in W0 .. W3 and W4 .. W7.
define(`MEMORY_DOUBLE_ROUND',
`MEMORY_PAIR((0, 4, 8, 12), (1, 5, 9, 13))dnl
MEMORY_PAIR((2, 6, 10, 14), (3, 7, 11, 15))dnl
MEMORY_PAIR((0, 5, 10, 15), (1, 6, 11, 12))dnl
MEMORY_PAIR((2, 7, 8, 13), (3, 4, 9, 14))')dnl
define(`MEMORY_PAIR', `MEMORY_LOAD_0$1MEMORY_LOAD_1$2dnl
QROUNDS((W0, W1, W2, W3), (W4, W5, W6, W7))dnl
MEMORY_STORE_0$1MEMORY_STORE_1$2')dnl
define(`MEMORY_LOAD_0',
`I(`lwz W1, AT_WORD($2)')I(`lwz W0, AT_WORD($1)')dnl
I(`lwz W3, AT_WORD($4)')I(`lwz W2, AT_WORD($3)')')dnl
define(`MEMORY_LOAD_1',
`I(`lwz W5, AT_WORD($2)')I(`lwz W4, AT_WORD($1)')dnl
I(`lwz W7, AT_WORD($4)')I(`lwz W6, AT_WORD($3)')')dnl
define(`MEMORY_STORE_0',
`I(`stw W0, AT_WORD($1)')I(`stw W3, AT_WORD($4)')dnl
I(`stw W2, AT_WORD($3)')I(`stw W1, AT_WORD($2)')')dnl
define(`MEMORY_STORE_1',
`I(`stw W4, AT_WORD($1)')I(`stw W7, AT_WORD($4)')dnl
I(`stw W6, AT_WORD($3)')I(`stw W5, AT_WORD($2)')')dnl
define(`X', `CALL(`X'eval($1))')dnl
dnl
dnl LOAD_STATE, ADD_STATE: all words; the counter is added by the kernel.
define(`LOAD_STATE', `FOR(`i_', 0, 15, `I_LOAD(i_)')')dnl
define(`I_LOAD', `I(`lwz X($1), eval(4*$1)(STATE)')')dnl
define(`ADD_STATE',
`FOR(`i_', 0, 3, `ADD_FOUR(eval(4*i_))')')dnl
define(`ADD_FOUR',
`I(`lwz U0, eval(4*$1)(STATE)')I(`lwz U1, eval(4*$1+4)(STATE)')dnl
I(`lwz U2, eval(4*$1+8)(STATE)')I(`lwz U3, eval(4*$1+12)(STATE)')dnl
I(`add X($1), X($1), U0')I(`add X($1+1), X($1+1), U1')dnl
I(`add X($1+2), X($1+2), U2')I(`add X($1+3), X($1+3), U3')')dnl
dnl
dnl XOR_STORE: XORs 64 bytes of SRC into the words and stores them to DST,
dnl eight bytes at a time: two words side by side, their bytes reversed in
dnl big-endian when they are stored.
define(`XOR_STORE',
`FOR(`i_', 0, 15, `XOR_WORD(i_)')')dnl
define(`XOR_WORD',
`I(`IF_LE (lwz U0, eval(4*$1)(SRC))')dnl
I(`IF_LE (xor X($1), X($1), U0)')dnl
I(`IF_LE (stw X($1), eval(4*$1)(DST))')dnl
I(`IF_BE (lwbrx U0, 0, SRC)')dnl
I(`IF_BE (addi SRC, SRC, 4)')dnl
I(`IF_BE (xor X($1), X($1), U0)')dnl
I(`IF_BE (stwbrx X($1), 0, DST)')dnl
I(`IF_BE (addi DST, DST, 4)')')dnl
