dnl poly1305-update.m4: radix 2^64 in kernels poly1305_update.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl R64_REGISTERS: arguments, and what poly1305-r64.m4 needs.
define(`R64_REGISTERS',
`REGS(`r', 3, `POLY', `COUNT', `DATA', `PAD', `R0', `R1', `S1', `Q',
`T', `C')dnl
REGS(`r', 17, `A0', `A1', `A2', `M0', `M1', `U0', `U1',
`Y0', `Y1', `Y2', `Y3')')dnl
define(`R64_SAVED', `RANGE(`%r', 17, 27)')dnl
dnl
define(`R64_LOAD_R',
`I(`ld R0, 0(POLY)')I(`ld R1, 8(POLY)')dnl
I(`srdi S1, R1, 2')I(`add S1, S1, R1')')dnl
define(`R64_LOAD_H',
`I(`ld A0, 16(POLY)')I(`ld A1, 24(POLY)')I(`ld A2, 32(POLY)')dnl
I(`li Q, 0')')dnl
define(`R64_STORE_H',
`I(`addc A0, A0, Q')I(`addze A1, A1')I(`addze A2, A2')dnl
I(`std A0, 16(POLY)')I(`std A1, 24(POLY)')I(`std A2, 32(POLY)')')dnl
dnl
dnl R64_BLOCKS(label): all blocks from DATA into A + Q.
define(`R64_BLOCKS',
`	mtctr COUNT
$1:
LOAD_LE64(M0, DATA, 0)dnl
LOAD_LE64(M1, DATA, 8)dnl
R64_EARLY`'dnl
R64_LATE`'dnl
	addi DATA, DATA, 16
	bdnz $1
')dnl
dnl R64_BODY: saves, all blocks, restores.
define(`R64_BODY',
`SAVE(R64_SAVED)R64_LOAD_R`'R64_LOAD_H`'dnl
R64_BLOCKS(`.Lblock_poly1305_'CPU)dnl
R64_STORE_H`'dnl
RESTORE`'')dnl
