dnl p8/isa.m4: the hooks in ISA 2.07 (POWER8).
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
define(`ISA_NAME', `power8')dnl
dnl
dnl 16 bytes from or to pointer + 16 k.  OFFSETS makes the index registers
dnl AT1, AT2, AT3.
define(`OFFSETS', `I(`li AT1, 16')I(`li AT2, 32')I(`li AT3, 48')')dnl
define(`AT0', `0')dnl
define(`LOAD16', `I(`lxvd2x $1, AT$3, $2')')dnl
define(`STORE16', `I(`stxvd2x $1, AT$3, $2')')dnl
define(`WORD', `D2X_WORD ($1)')dnl
define(`PAIR', `I(`D2X_PAIR ($1, $2, $3, $4)')')dnl
define(`WORDS_LOW', `I(`xxmrghw $1, $2, $3')')dnl
define(`WORDS_HIGH', `I(`xxmrglw $1, $2, $3')')dnl
dnl
dnl Row k of block b of a pass is at SRC and DST + 16 OF_BLOCK(b, k), and
dnl BLOCK_DONE(b) or PASS_DONE moves both on.
define(`OF_BLOCK', `$2')dnl
define(`BLOCK_DONE', `I(`addi SRC, SRC, 64')I(`addi DST, DST, 64')')dnl
define(`PASS_DONE', `')dnl
dnl
dnl REVERSE_BE(V): in big-endian, the bytes of each word reversed.
dnl REVERSE_SETUP(ALIGNED, temporary) makes the permutation REVERSE: 3 2 1 0,
dnl 7 6 5 4, ...
dnl is 0 1 2 3, ... with 3 XORed into each byte.
define(`REVERSE_BE', `I(`IF_BE (vperm $1, $1, $1, REVERSE)')')dnl
define(`REVERSE_SETUP',
`I(`IF_BE (lvsl REVERSE, 0, $1)')I(`IF_BE (vspltisb $2, 3)')dnl
I(`IF_BE (vxor REVERSE, REVERSE, $2)')')dnl
dnl
dnl LOAD_LE64(R, pointer, 0 or 8): 8 bytes, little-endian.
define(`LOAD_LE64',
`I(`IF_LE (ld $1, $3($2))')dnl
ifelse($3, 0, `I(`IF_BE (ldbrx $1, 0, $2)')',
`I(`IF_BE (li $1, $3)')I(`IF_BE (ldbrx $1, $1, $2)')')')dnl
