dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`poly1305-r64.m4')dnl
include(CPU`/isa.m4')include(`poly1305-update.m4')dnl
include(`poly1305-update-r64.m4')dnl
