dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`poly1305-top.m4')dnl
include(CPU`/isa.m4')dnl
define(`LOAD_BLOCK',
`I(`IF_LE (ld $1, 0(DATA)); IF_BE (ldbrx $1, 0, DATA)')dnl
I(`IF_LE (ld $2, 8(DATA)); IF_BE (li $2, 8; ldbrx $2, $2, DATA)')')dnl
dnl
include(`poly1305-update-top.m4')dnl
