/* kernels-fat.h: the row of kernels bound at run time, to suit the CPU.

   The pointer is the only writable data of the library.  It goes once
   from NULL to a row, which is constant: a reader that sees the pointer
   needs nothing else, so relaxed atomic access is enough.  The first call
   that needs a kernel binds it.  There is no constructor, which a linker
   could drop from an archive or run too late for another constructor.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_KERNELS_FAT_H
#define CHAPOLY_KERNELS_FAT_H

CHAPOLY_HIDDEN extern const struct chapoly_kernels *CHAPOLY_(kernels_bound);

/* Binds a row, unless another thread was faster; returns the one bound. */
CHAPOLY_HIDDEN const struct chapoly_kernels *
CHAPOLY_(kernels_bind) (void);

/* The row number i, from 0, of those that this CPU can run, the best one
   last; NULL where there are no more.  For tests and measurements. */
CHAPOLY_HIDDEN const struct chapoly_kernels *
CHAPOLY_(kernels_available) (unsigned i);

/* NULL until a row is bound. */
static inline const struct chapoly_kernels *
chapoly_bound_kernels (void)
{
  return __atomic_load_n (&CHAPOLY_(kernels_bound), __ATOMIC_RELAXED);
}

static inline const struct chapoly_kernels *
chapoly_kernels (void)
{
  const struct chapoly_kernels *bound = chapoly_bound_kernels ();

  return bound ? bound : CHAPOLY_(kernels_bind) ();
}

#endif /* CHAPOLY_KERNELS_FAT_H */
