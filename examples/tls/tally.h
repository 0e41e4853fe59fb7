/* tally.h: counts the messages that an adapter has sealed, opened and
   refused.  With CHAPOLY_TALLY in the environment, the process prints the
   counts to standard error when it ends: proof that a TLS stack really
   uses chapoly.  Without a hosted C library, define NO_TALLY.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef TALLY_H
#define TALLY_H

#if defined NO_TALLY || !defined __GNUC__

#define tally_sealed() ((void) 0)
#define tally_opened(verdict) ((void) (verdict))

#else

#include <stdio.h>
#include <stdlib.h>

#include <chapoly/chacha-poly1305.h>

static struct { unsigned long sealed, opened, refused; } tally;

static inline void
tally_sealed (void)
{
  __atomic_fetch_add (&tally.sealed, 1, __ATOMIC_RELAXED);
}

/* verdict: was the message authentic? */
static inline void
tally_opened (int verdict)
{
  __atomic_fetch_add (verdict ? &tally.opened : &tally.refused, 1,
                      __ATOMIC_RELAXED);
}

__attribute__ ((destructor)) static void
tally_print (void)
{
  if (getenv ("CHAPOLY_TALLY"))
    fprintf (stderr, "chapoly: sealed %lu, opened %lu, refused %lu, by %s\n",
             tally.sealed, tally.opened, tally.refused,
             chacha_poly1305_kernels ());
}

#endif

#endif /* TALLY_H */
