dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`poly1305-top.m4')dnl
include(CPU`/isa.m4')dnl
define(`LOAD_BLOCK', `I(`IF_LE (ld $1, 0(DATA)); dnl
IF_BE (li $1, 4; lwbrx %r0, $1, DATA; lwbrx $1, 0, DATA; dnl
rldimi $1, %r0, 32, 0)')dnl
I(`IF_LE (ld $2, 8(DATA)); dnl
IF_BE (li $2, 12; lwbrx %r0, $2, DATA; li $2, 8; dnl
lwbrx $2, $2, DATA; rldimi $2, %r0, 32, 0)')')dnl
dnl
include(`poly1305-update-top.m4')dnl
