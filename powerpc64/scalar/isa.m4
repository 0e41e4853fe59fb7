dnl scalar/isa.m4: the hooks in integer instructions that all 64-bit POWER
dnl CPUs have.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
define(`ISA_NAME', `ppc64')dnl
dnl
dnl LOAD_LE64(R, pointer, 0 or 8): 8 bytes, little-endian.  ldbrx is ISA
dnl 2.06; two halves serve all.  Clobbers %r0.
define(`LOAD_LE64',
`I(`IF_LE (ld $1, $3($2))')dnl
I(`IF_BE (li $1, eval($3 + 4))')I(`IF_BE (lwbrx %r0, $1, $2)')dnl
I(`IF_BE (li $1, $3)')I(`IF_BE (lwbrx $1, $1, $2)')dnl
I(`IF_BE (rldimi $1, %r0, 32, 0)')')dnl
