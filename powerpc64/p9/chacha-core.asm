dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(CPU`/isa.m4')include(CPU`/chacha-pass-order.m4')dnl
dnl
include(`chacha-core.m4')dnl
