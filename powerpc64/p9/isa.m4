dnl p9/isa.m4: the hooks in ISA 3.0 (POWER9).
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
define(`ISA_NAME', `power9')dnl
dnl
dnl 16 bytes from or to pointer + 16 k.
define(`OFFSETS', `')dnl
define(`LOAD16', `I(`lxv $1, eval(16*$3)($2)')')dnl
define(`STORE16', `I(`stxv $1, eval(16*$3)($2)')')dnl
define(`WORD', `LXV_WORD ($1)')dnl
define(`PAIR', `I(`LXV_PAIR ($1, $2, $3, $4)')')dnl
define(`WORDS_LOW', `I(`LXV_WORDS_LOW ($1, $2, $3)')')dnl
define(`WORDS_HIGH', `I(`LXV_WORDS_HIGH ($1, $2, $3)')')dnl
dnl
dnl As in p8/isa.m4, with offsets for a whole pass.
define(`OF_BLOCK', `eval(4*$1+$2)')dnl
define(`BLOCK_DONE', `')dnl
define(`PASS_DONE', `I(`addi SRC, SRC, 256')I(`addi DST, DST, 256')')dnl
dnl
dnl REVERSE_BE(V): in big-endian, the bytes of each word reversed.
define(`REVERSE_BE', `I(`IF_BE (xxbrw VS($1), VS($1))')')dnl
define(`REVERSE_SETUP', `')dnl
dnl
dnl LOAD_LE64(R, pointer, 0 or 8): 8 bytes, little-endian.
define(`LOAD_LE64',
`I(`IF_LE (ld $1, $3($2))')dnl
ifelse($3, 0, `I(`IF_BE (ldbrx $1, 0, $2)')',
`I(`IF_BE (li $1, $3)')I(`IF_BE (ldbrx $1, $1, $2)')')')dnl
dnl
dnl LOAD_BLOCK(VS, bytes): 16 bytes of DATA; in big-endian, the bytes of each
dnl doubleword reversed.
define(`LOAD_BLOCK', `I(`lxv $1, $2(DATA); IF_BE (xxbrd $1, $1)')')dnl
dnl
dnl FRAME_MOVE_V(%vN, offset, lvx or stvx, CFI) of frame.m4.
define(`FRAME_MOVE_V',
`I(ifelse(`$3', `lvx', ``lxv'', ``stxv'')` 'VS(`$1')`, $2(%r1)
	$4')')dnl
