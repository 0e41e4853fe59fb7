/* kernels-fat.h: the row of kernels bound at run time, to suit the CPU.

   The pointer is the only writable data of the library.  It goes once
   from a row that binds when one of its kernels is called, to the row that
   suits; both are constant: a reader that sees the pointer needs nothing
   else, so relaxed atomic access is enough.  There is no constructor, which
   a linker could drop from an archive or run too late for another
   constructor.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_KERNELS_FAT_H
#define CHAPOLY_KERNELS_FAT_H

CHAPOLY_HIDDEN extern const struct chapoly_kernels *CHAPOLY_(kernels_bound);

/* Of width 1.  Each kernel binds a row and calls that row's. */
CHAPOLY_HIDDEN extern const struct chapoly_kernels CHAPOLY_(kernels_unbound);

/* Binds a row, unless another thread was faster; returns the one bound. */
CHAPOLY_HIDDEN const struct chapoly_kernels *
CHAPOLY_(kernels_bind) (void);

/* The row number i, from 0, of those that this CPU can run, the newest one
   last; NULL where there are no more.  For tests and measurements. */
CHAPOLY_HIDDEN const struct chapoly_kernels *
CHAPOLY_(kernels_available) (unsigned i);

/* To be called at once: where nothing but kernels is asked for, there is
   no need to look whether they are bound. */
static inline const struct chapoly_kernels *
chapoly_any_kernels (void)
{
  return __atomic_load_n (&CHAPOLY_(kernels_bound), __ATOMIC_RELAXED);
}

static inline const struct chapoly_kernels *
chapoly_kernels (void)
{
  const struct chapoly_kernels *k = chapoly_any_kernels ();

  return k != &CHAPOLY_(kernels_unbound) ? k : CHAPOLY_(kernels_bind) ();
}

#endif /* CHAPOLY_KERNELS_FAT_H */
