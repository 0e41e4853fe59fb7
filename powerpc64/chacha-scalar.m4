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
dnl DOUBLE_ROUND_MEMORY: for a block of which ten words are in registers, in
dnl VN for word N, and six in memory, AT_WORD(N).  Words 0 and 2, 1 and 3, 4
dnl and 15, 13 and 6, 8 and 10, 9 and 11 take turns in a register.  SWAP(m,
dnl n): n for m, as soon as m has its value.  Before and behind, those of
dnl IN_REGISTERS are there.
define(`SWAP', `I(`stw V$1, AT_WORD($1)')I(`lwz V$2, AT_WORD($2)')')dnl
define(`STEPS', `FOR(`i_', $1, $2, `STEP(i_, shift(shift($@)))')')dnl
define(`DOUBLE_ROUND_MEMORY',
`PAIR((V0, V4, V8, V12), (V1, V5, V9, V13), `SWAP(0, 2)SWAP(1, 3)', dnl
`SWAP(13, 6)', `SWAP(8, 10)SWAP(9, 11)', `SWAP(4, 15)')dnl
PAIR((V2, V6, V10, V14), (V3, V7, V11, V15), `SWAP(2, 0)SWAP(3, 1)')dnl
PAIR((V0, V5, V10, V15), (V1, V6, V11, V12), `SWAP(0, 2)SWAP(1, 3)', dnl
`SWAP(15, 4)', `SWAP(10, 8)SWAP(11, 9)', `SWAP(6, 13)')dnl
PAIR((V2, V7, V8, V13), (V3, V4, V9, V14), `SWAP(2, 0)SWAP(3, 1)')')dnl
dnl PAIR(quads, swaps...): those behind steps 7, 9, 10 and 11.
define(`PAIR', `STEPS(0, 7, $1, $2)$3`'STEPS(8, 9, $1, $2)$4`'dnl
STEPS(10, 10, $1, $2)$5`'STEPS(11, 11, $1, $2)$6')dnl
define(`IN_REGISTERS', `0, 1, 4, 5, 7, 8, 9, 12, 13, 14')dnl
define(`X', `CALL(`X'eval($1))')dnl
dnl
dnl LOAD_STATE: all words; the counter is added by the kernel.
define(`LOAD_STATE', `FOR(`i_', 0, 15, `I_LOAD(i_)')')dnl
define(`I_LOAD', `I(`lwz X($1), eval(4*$1)(STATE)')')dnl
dnl
dnl ADD_XOR_STORE(n): adds the state to words n and n + 1, XORs 8 bytes of
dnl SRC into them, and stores them to DST: side by side in little-endian,
dnl one by one in big-endian, their bytes reversed.
define(`ADD_XOR_STORE',
`I(`lwz U0, eval(4*$1)(STATE)')I(`lwz U1, eval(4*$1+4)(STATE)')dnl
I(`IF_LE (ld U2, eval(4*$1)(SRC))')dnl
I(`IF_BE (li U2, eval(4*$1); lwbrx U3, U2, SRC)')dnl
I(`add X($1), X($1), U0')I(`add X($1+1), X($1+1), U1')dnl
I(`IF_LE (rldimi X($1), X($1+1), 32, 0)')dnl
I(`IF_LE (xor X($1), X($1), U2)')dnl
I(`IF_LE (std X($1), eval(4*$1)(DST))')dnl
I(`IF_BE (xor X($1), X($1), U3; stwbrx X($1), U2, DST)')dnl
I(`IF_BE (li U2, eval(4*$1+4); lwbrx U3, U2, SRC)')dnl
I(`IF_BE (xor X($1+1), X($1+1), U3; stwbrx X($1+1), U2, DST)')')dnl
