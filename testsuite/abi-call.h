/* abi-call.h: calls a function with known values in all registers that
   a function must preserve, on a stack of its own, and tells what is in
   the registers afterwards.  64-bit POWER only.  For C and the assembler.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_ABI_CALL_H
#define CHAPOLY_ABI_CALL_H

/* Offsets in struct abi_call. */
#define ABI_CODE 0
#define ABI_VECTORS 8
#define ABI_ARGUMENTS 16
#define ABI_BEFORE 80
#define ABI_AFTER (ABI_BEFORE + ABI_REGISTERS)

/* Offsets in struct abi_registers, and its size. */
#define ABI_R 0
#define ABI_F 256
#define ABI_V 512
#define ABI_CR 1024
#define ABI_VRSAVE 1032
#define ABI_REGISTERS 1040

#ifndef __ASSEMBLER__

#include "chapoly-types.h"

/* Indexed by the registers' own numbers.  Used are r1, r2, r13 - r31,
   f14 - f31, v20 - v31; r[3] is the result, after the call. */
struct abi_registers
{
  uint64_t r[32];
  uint64_t f[32];
  uint64_t v[32][2];
  uint64_t cr, vrsave;
};

struct abi_call
{
  uint64_t code;         /* the first instruction, not a descriptor */
  uint64_t vectors;      /* 0: the CPU has no v0 - v31 */
  uint64_t arguments[8]; /* r3 .. r10 */
  struct abi_registers before, after;
}
__attribute__ ((aligned (16)));

void
CHAPOLY_(abi_call) (struct abi_call *call);

#endif /* !__ASSEMBLER__ */

#endif /* CHAPOLY_ABI_CALL_H */
