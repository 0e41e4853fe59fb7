dnl poly1305-top.m4: Poly1305 in integer registers, radix 2^64, without
dnl multiply-adds, for long runs.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl As in poly1305-r64.m4, S1 = R1 + R1 / 4, and modulo 2^130 - 5
dnl
dnl   h r = (h0 R0 + h1 S1) + (h0 R1 + h1 R0 + h2 S1) 2^64 + h2 R0 2^128.
dnl
dnl What is above 2^130 is known last.  It is not added to h0, but has
dnl products of its own, which are added where others have been already:
dnl
dnl   h = A0 + A1 2^64 + A2 2^128 + T 2^130,  T 2^130 r = T 5r
dnl
dnl   d0 = A0 R0 + A1 S1 + T 5R0
dnl   d1 = A0 R1 + A1 R0 + A2 S1 + T 5R1 + high word of d0
dnl   d2 = A2 R0 + high word of d1, but for its last carry
dnl
dnl A0 and A1 are the low words of d0 and d1, with the next block; T = d2 / 4;
dnl A2 = d2 mod 4, the last carry, and PAD.  Four carry chains of two or three
dnl words add all of it, and no result waits longer than 13 cycles for what it
dnl was a block before.  That is 14 products for 10, but no addition of the
dnl carries that 5 t makes.
dnl
dnl Bounds, with R0, R1 < 2^60, S1 < 1.25 2^60, 5R0, 5R1 < 5 2^60:
dnl
dnl (1) A2 <= 3 + 1 + PAD = 5.
dnl (2) d2 < (1 + 1 + 5 + 0.7) 2^60 < 2^63, where 0.7 is the high word of
dnl     T 5R1, since T < 2^61.
dnl (3) V, the high words of A0 R0, A1 S1 and T 5R0 without carries, and A2
dnl     S1, < (1 + 1.25 + 0.7 + 6.25) 2^60 < 2^63.3.
dnl
dnl Registers that are free in time have two names: A2 and D, what is left of
dnl d2 between turns; A0 and K3; A1 and K4; M0, M1 and N2, N1.
define(`TOP_REGISTERS',
`REGS(`r', 3, `STATE', `A1', `DATA', `PAD', `R0', `R1', `S1', dnl
`FIVE_R0', `FIVE_R1', `A0')dnl
REGS(`r', 17, `A2', `T', `D0', `D1', `D2', `V', `L1', `L2', `H1', `H2', dnl
`K1', `K2', `M0', `M1')dnl
define(`D', A2)define(`K3', A0)define(`K4', A1)dnl
define(`N1', M1)define(`N2', M0)')dnl
define(`TOP_SAVED', `RANGE(`%r', 17, 30)')dnl
dnl
dnl TOP_STEP(load, add): h, of which d2 is still in D and its last carry in
dnl CA, times r, and, which is what load and add are for, the block.
define(`TOP_STEP',
`I(`srdi T, D, 2')I(`clrldi A2, D, 62')I(`adde A2, A2, PAD')dnl
I(`mulld D0, A0, R0')I(`mulld D1, A0, R1')dnl
I(`mulhdu V, A0, R0')I(`mulhdu D2, A0, R1')$1`'dnl
I(`mulld L1, A1, S1')I(`mulld L2, A1, R0')dnl
I(`mulhdu H1, A1, S1')I(`mulhdu H2, A1, R0')$2`'dnl
I(`mulld K1, T, FIVE_R1')I(`mulhdu K2, T, FIVE_R1')dnl
I(`mulld K3, T, FIVE_R0')I(`mulhdu K4, T, FIVE_R0')dnl
I(`addc D0, D0, L1')I(`adde D1, D1, L2')I(`adde D2, D2, H2')dnl
I(`mulld N1, A2, S1')I(`mulld N2, A2, R0')dnl
I(`add V, V, H1')I(`add V, V, K4')I(`add D2, D2, N2')dnl
I(`add V, V, N1')dnl
I(`addc D1, D1, K1')I(`adde D, D2, K2')dnl
I(`addc A0, D0, K3')I(`adde A1, D1, V')')dnl
define(`TOP_ADD_BLOCK',
`I(`addc D0, D0, M0')I(`adde D1, D1, M1')I(`addze D2, D2')')dnl
