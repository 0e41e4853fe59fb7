/* kernels-fixed.h: the row of kernels fixed at compile time: nothing is
   detected, nothing is writable, and calls through the row become direct
   calls, since the compiler sees its members.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_KERNELS_FIXED_H
#define CHAPOLY_KERNELS_FIXED_H

#ifndef CHAPOLY_ROW
#define CHAPOLY_ROW CHAPOLY_ROW_C
#endif

static inline const struct chapoly_kernels *
chapoly_kernels (void)
{
  static const struct chapoly_kernels row = CHAPOLY_ROW;
  return &row;
}

static inline const struct chapoly_kernels *
chapoly_any_kernels (void)
{
  return chapoly_kernels ();
}

/* The rows that a test can try: the one there is, then NULL. */
static inline const struct chapoly_kernels *
CHAPOLY_(kernels_available) (unsigned i)
{
  return i ? NULL : chapoly_kernels ();
}

#endif /* CHAPOLY_KERNELS_FIXED_H */
