dnl poly1305-update-r64.m4: the kernel poly1305_update that is all radix 2^64.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
R64_REGISTERS`'dnl
/* void poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)

   h = (h + block + pad 2^128) r modulo 2^130 - 5, for each block; see
   kernels.h.  Radix 2^64; bound by its dependency chain.

   Registers: POLY r3, COUNT r4, DATA r5, PAD r6; r0 .. s1 r7-r9;
   Q, T, C r10-r12; the rest r17-r27.
   Bound: loop 1: r19 <= 7, r10 < 2^63.8
   Saved: r17-r27, in the protected zone. */
`#include "chapoly-asm.h"'
	ISA ("ISA_NAME")

FUNC (poly1305_update_`'CPU)
R64_BODY`'dnl
	blr
ENDFUNC (poly1305_update_`'CPU)
