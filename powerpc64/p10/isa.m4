dnl p10/isa.m4: the hooks in ISA 3.1 (POWER10).
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`p9/isa.m4')dnl
define(`ISA_NAME', `power10')dnl
