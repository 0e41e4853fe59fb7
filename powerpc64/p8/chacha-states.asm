dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`chacha-states.m4')include(CPU`/isa.m4')dnl
include(`chacha-states-4.m4')dnl
