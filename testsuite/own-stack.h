/* own-stack.h: runs a function on a stack of its own, and lets the test look
   at what it leaves there.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_OWN_STACK_H
#define CHAPOLY_OWN_STACK_H

#include <stdint.h>

/* What the last run has used: from the lowest byte that it wrote to, or a
   little above, to the frame from which the function was called.  Above
   that the system has saved the registers of the program, which are not the
   function's. */
extern const uint8_t *own_stack_low, *own_stack_high;

/* Returns 0 where local variables do not live on the stack, as with some
   sanitizers, so that there is nothing to see. */
int
own_stack_run (void (*f) (void));

#endif /* CHAPOLY_OWN_STACK_H */
