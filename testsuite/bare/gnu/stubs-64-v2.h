/* stubs-64-v2.h: big-endian C libraries for ELFv1 lack this header, and
   their other headers ask for it when compiled for ELFv2.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* As in other such headers: what is not there. */
#define __stub_setitimer
