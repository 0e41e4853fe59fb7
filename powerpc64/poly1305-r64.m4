dnl poly1305-r64.m4: Poly1305 in integer registers, radix 2^64.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl h = H0 + H1 2^64 + H2 2^128.  Clamping makes R0, R1 < 2^60 and R1
dnl divisible by 4, so with S1 = R1 + R1 / 4 < 2^60.4, modulo 2^130 - 5:
dnl
dnl   h r = (H0 R0 + H1 S1) + (H0 R1 + H1 R0 + H2 S1) 2^64 + H2 R0 2^128
dnl
dnl Between blocks, h is A0 + A1 2^64 + A2 2^128 + Q, where A2 <= 4 and Q
dnl = 5 t for the t 2^130 that the sum had to fold.  Q is ready last, and
dnl only H0 = A0 + Q waits for it: what depends on A1 and A2 is multiplied
dnl before, and if A0 + Q carries, S1 and R0 are added for it.
dnl
dnl R64_EARLY: A += M0 + M1 2^64 + PAD 2^128, and, which is R64_AHEAD, the
dnl products of A1, A2.
dnl   A2 <= 4 + 1 + a carry = 6, or 9 in the first block (h2 <= 7).
dnl   Y = A1 S1 < 2^124.4, so Y1 < 2^60.4
dnl   Y2 = low word of A1 R0 + A2 S1; A2 S1 < 9 2^60.4 < 2^63.6
dnl   Y3 = the high words + A2 R0 < 2^60 + 9 2^60 + 1 < 2^63.4
define(`R64_EARLY',
`I(`addc A0, A0, M0')I(`adde A1, A1, M1')I(`adde A2, A2, PAD')dnl
R64_AHEAD`'')dnl
define(`R64_AHEAD',
`I(`mulld Y0, A1, S1')I(`mulhdu Y1, A1, S1')dnl
I(`mulld Y2, A1, R0')I(`mulhdu Y3, A1, R0')dnl
I(`mulld U1, A2, S1')I(`mulld A2, A2, R0')dnl
I(`addc Y2, Y2, U1')I(`adde Y3, Y3, A2')')dnl
dnl
dnl R64_FOLD(H0, H1, H2, T, U): h = H0 + H1 2^64 + H2 2^128, folded; H2 is 4
dnl at most then, if it was below 2^63.6.
define(`R64_FOLD',
`I(`srdi $4, $3, 2')I(`clrrdi $5, $3, 2')I(`clrldi $3, $3, 62')dnl
I(`add $4, $4, $5')I(`addc $1, $1, $4')I(`addze $2, $2')dnl
I(`addze $3, $3')')dnl
dnl
dnl R64_LATE: the rest of h r, folded.
dnl   U0 = high word of H0 R0 + Y < 2^60 + 2^60.4 + 2 < 2^61.3
dnl   T = high words of H0 R1 + Y2, Y3, + 2 carries < 2^63.6
dnl   T 2^128 = (T mod 4) 2^128 + 5 (T / 4) modulo 2^130 - 5, and
dnl   Q = 5 (T / 4) = T / 4 + (T - T mod 4) < 2^64
dnl The last carry goes to A2, too late to be folded, and A2 <= 4.  If that
dnl carry made it 4, A1 is below U0, and no more carries come.
define(`R64_LATE',
`I(`addc A0, A0, Q')I(`subfe C, C, C')dnl
I(`mulhdu T, A0, R1')I(`mulld A1, A0, R1')dnl
I(`mulld U1, A0, R0')I(`mulhdu U0, A0, R0')dnl
I(`andc M1, R0, C')I(`andc M0, S1, C')dnl
I(`addc Y2, Y2, M1')I(`addze Y3, Y3')dnl
I(`addc Y0, Y0, M0')I(`addze Y1, Y1')dnl
I(`addc A1, A1, Y2')I(`adde T, T, Y3')dnl
I(`addc A0, U1, Y0')I(`adde U0, U0, Y1')dnl
I(`srdi Q, T, 2')I(`clrrdi M0, T, 2')I(`clrldi A2, T, 62')dnl
I(`addc A1, A1, U0')I(`addze A2, A2')I(`add Q, Q, M0')')dnl
