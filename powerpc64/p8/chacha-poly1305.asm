dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
include(`asm.m4')include(`frame.m4')include(`chacha.m4')dnl
include(`poly1305-r64.m4')include(CPU`/isa.m4')dnl
dnl
dnl Of CHACHA_STORE, found by search, see ../README.  Modelled: a pass costs
dnl 13 cycles less than as written down.
define(`STORE_ORDER', `dnl
34, 4, 3, 5, 12, 8, 9, 36, 10, 37, 2, 11, 13, 7, 6, 20, 53, 16, 1, 18, dnl
35, 21, 14, 38, 17, 29, 39, 15, 19, 40, 23, 41, 54, 27, 25, 42, 26, dnl
22, 28, 55, 43, 59, 50, 49, 30, 58, 56, 31, 76, 57, 24, 78, 52, 51, dnl
44, 60, 62, 69, 63, 32, 67, 75, 61, 77, 45, 72, 123, 46, 47, 64, 66, dnl
68, 65, 33, 82, 74, 71, 73, 70, 91, 81, 85, 79, 93, 80, 86, 89, 90, dnl
127, 84, 97, 99, 48, 116, 96, 94, 95, 101, 83, 105, 88, 87, 118, 115, dnl
113, 98, 100, 92, 104, 108, 122, 125, 112, 129, 102, 109, 106, 103, dnl
124, 107, 110, 119, 111, 114, 120, 143, 126, 131, 130, 121, 134, 128, dnl
145, 133, 132, 135, 146, 136, 141, 138, 137, 140, 148, 147, 117, 139, dnl
142, 144')dnl
dnl
include(`chacha-poly1305.m4')dnl
