/* abi-faults.h: functions with planted faults; see abi-faults.S.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_ABI_FAULTS_H
#define CHAPOLY_ABI_FAULTS_H

#include "chapoly-types.h"

typedef void any_function (void);

any_function CHAPOLY_(fault_none), CHAPOLY_(fault_none_vsx),
  CHAPOLY_(fault_no_restore), CHAPOLY_(fault_r14), CHAPOLY_(fault_swapped),
  CHAPOLY_(fault_f14), CHAPOLY_(fault_f31), CHAPOLY_(fault_cr2),
  CHAPOLY_(fault_cr4), CHAPOLY_(fault_r2), CHAPOLY_(fault_r13),
  CHAPOLY_(fault_r1), CHAPOLY_(fault_back_chain), CHAPOLY_(fault_toc_slot),
  CHAPOLY_(fault_above), CHAPOLY_(fault_vrsave), CHAPOLY_(fault_early),
  CHAPOLY_(fault_v31), CHAPOLY_(fault_swapped_vectors),
  CHAPOLY_(fault_vs20);

#endif /* CHAPOLY_ABI_FAULTS_H */
