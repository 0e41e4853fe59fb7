dnl poly1305-r44.m4: Poly1305 on vectors, radix 2^44, four blocks a turn.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl h = h0 + h1 2^44 + h2 2^88.  With r = (r0, r1, r2) likewise, si = 20 ri,
dnl and 2^132 = 4 2^130 = 20 modulo 2^130 - 5,
dnl
dnl   d0 = h0 r0 + h1 s2 + h2 s1
dnl   d1 = h0 r1 + h1 r0 + h2 s2
dnl   d2 = h0 r2 + h1 r1 + h2 r0
dnl
dnl are the limbs of h r, not yet carried.  A turn is
dnl
dnl   h = h r^4 + m0 r^4 + m1 r^3 + m2 r^2 + m3 r
dnl
dnl and vmsumudm multiplies two pairs of 64-bit elements and adds both
dnl products to a 128-bit sum: two blocks with their powers, or two limbs
dnl of h with theirs, each limb of the product in one register.
dnl
dnl All factors are kept multiplied by 2^10, so sums are by 2^20: a sum's
dnl upper 64 bits are its carry out of 44 bits, and the lower 64 bits hold
dnl 44 bits of limb above 20 of zero.  Bounds, with R, S, M, H for the
dnl scaled factors:
dnl
dnl (1) blocks: M < 2^54.  Powers: R < 2^54, S = 20 R < 2^58.4.
dnl (2) first carry, of all limbs at once: with sums D < 2^116.2 (4), carries
dnl     c < 2^52.2, and 20 c < 2^56.6, so the limbs, not scaled,
dnl       g0 = l0 + 20 c2 < 2^56.7,  g1 = l1 + c0 < 2^52.3,
dnl       f  = l2 + c1 < 2^52.3.
dnl (3) second carry: each of them is split in 44 bits, scaled H < 2^54,
dnl     and the rest, k < 2^12.7, scaled < 2^22.7.  The rests are not added
dnl     to the next limb, but multiplied by its factors.
dnl (4) D: per product of a block < 2^108 + 2 2^112.4 < 2^113.5, four blocks
dnl     < 2^115.5; h one more, and its k less than 2^83: D < 2^116.2.
dnl     The first h, from memory, has h2 < 2^43 and no k.
dnl
dnl R44_SPLIT(M0, M1, M2): M0 = (m.lo, m'.lo), M2 = (m.hi, m'.hi) of two
dnl blocks become the scaled limbs 0, 1, 2 in M0, M1, M2.  TAKE0 rotates
dnl bits 0-43 to 10-53, TAKE1 bits 44-63 to 10-29, PUT1 bits 0-23 to 30-53,
dnl TAKE2 bits 24-63 to 10-49.
define(`R44_SPLIT',
`I(`vrldnm $2, $1, TAKE1')I(`vrldmi $2, $3, PUT1')dnl
I(`vrldnm $1, $1, TAKE0')I(`vrldnm $3, $3, TAKE2')')dnl
dnl
dnl R44_BY_R0(sums, limbs, R0), ...: adds to the sums what one factor adds;
dnl sums and limbs are the stems of three names each.  If sums are three stems,
dnl as XYZ, limb 0 goes to X, limb 1 to Y, limb 2 to Z, so that three chains
dnl of products are shorter.
define(`R44_SUM',
`I(`vmsumudm 'R44_SET(`$1', $4)`$2, $3$4, $5, 'R44_SET(`$1', $4)`$2')')dnl
define(`R44_SET', `ifelse(len(`$1'), 1, ``$1'', `substr(`$1', $2, 1)')')dnl
define(`R44_BY_R0', `R44_SUM(`$1', 0, `$2', 0, `$3')dnl
R44_SUM(`$1', 1, `$2', 1, `$3')R44_SUM(`$1', 2, `$2', 2, `$3')')dnl
define(`R44_BY_R1', `R44_SUM(`$1', 1, `$2', 0, `$3')dnl
R44_SUM(`$1', 2, `$2', 1, `$3')')dnl
define(`R44_BY_R2', `R44_SUM(`$1', 2, `$2', 0, `$3')')dnl
define(`R44_BY_S1', `R44_SUM(`$1', 0, `$2', 2, `$3')')dnl
define(`R44_BY_S2', `R44_SUM(`$1', 0, `$2', 1, `$3')dnl
R44_SUM(`$1', 1, `$2', 2, `$3')')dnl
dnl
dnl R44_FIRST_CARRY: G = (g0, g1) and F = (any, f) of (2), from D0 .. D2.
define(`R44_FIRST_CARRY',
`I(`vsld G, D2, BY2')I(`vsld L, D2, BY4')dnl
I(`xxpermdi VS(F), VS(D1), VS(D1), 2')dnl
I(`xxmrgld VS(K), VS(D0), VS(D1)')dnl
I(`vaddudm G, G, L')I(`vsrd L, D2, BY20')dnl
I(`vsrd K, K, BY20')dnl
I(`xxmrghd VS(G), VS(G), VS(D0)')dnl
I(`vaddudm F, F, L')I(`vaddudm G, G, K')')dnl
dnl
dnl R44_SECOND_CARRY: G = (H0, H1), K = (k0, k1), F = (k2, H2) of (3).
define(`R44_SECOND_CARRY',
`I(`vrldnm L, F, TAKE1')I(`vrldnm F, F, TAKE0')dnl
I(`vrldnm K, G, TAKE1')I(`vrldnm G, G, TAKE0')dnl
I(`xxmrgld VS(F), VS(L), VS(F)')')dnl
dnl
dnl R44_BY_F, _G, _K, R44_TOTAL: D = h r^4 + N + P.  A rest k belongs to
dnl the limb above its own, k2 as 20 k2 to limb 0, so the factors are, for
dnl
dnl         G = (H0, H1)    K = (k0, k1)    F = (k2, H2)
dnl   d0:   HA = (R0, S2)   HD = (S2, S1)   HE = (S0, S1)
dnl   d1:   HB = (R1, R0)   HA = (R0, S2)   HF = (S1, S2)
dnl   d2:   HC = (R2, R1)   HB = (R1, R0)   HG = (S2, R0)
dnl
dnl F is ready first and goes with N, then G; K with P, which may be late.
dnl After F, N is free for the next blocks, and P after the total.
define(`R44_BY_F',
`I(`lxv VS(U), LOCAL(AT_HG)')I(`lxv VS(V), LOCAL(AT_HF)')dnl
I(`vmsumudm D2, F, U, N2')I(`lxv VS(W), LOCAL(AT_HE)')dnl
I(`vmsumudm D1, F, V, N1')I(`vmsumudm D0, F, W, N0')')dnl
define(`R44_BY_G',
`I(`lxv VS(U), LOCAL(AT_HC)')I(`lxv VS(V), LOCAL(AT_HB)')dnl
I(`vmsumudm D2, G, U, D2')I(`lxv VS(W), LOCAL(AT_HA)')dnl
I(`vmsumudm D1, G, V, D1')I(`vmsumudm D0, G, W, D0')')dnl
define(`R44_BY_K',
`I(`vmsumudm P2, K, V, P2')I(`lxv VS(U), LOCAL(AT_HD)')dnl
I(`vmsumudm P1, K, W, P1')I(`vmsumudm P0, K, U, P0')')dnl
define(`R44_TOTAL',
`I(`vadduqm D2, D2, P2')I(`vadduqm D1, D1, P1')dnl
I(`vadduqm D0, D0, P0')')dnl
