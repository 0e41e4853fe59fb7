/* own-stack.c: the function runs in the handler of a signal, for which the
   system changes to another stack.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* For sigaltstack. */
#define _XOPEN_SOURCE 700

#include "own-stack.h"
#include "testutils.h"

#include <signal.h>

/* Valgrind takes for invalid what is below the top of the stack. */
#ifdef __has_include
#if __has_include (<valgrind/memcheck.h>)
#include <valgrind/memcheck.h>
#endif
#endif
#ifndef VALGRIND_MAKE_MEM_DEFINED
#define VALGRIND_MAKE_MEM_DEFINED(p, n) 0
#endif

#define SIZE 262144
#define FILL 0xb7

const uint8_t *own_stack_low, *own_stack_high;

static uint8_t stack[SIZE];
static void (*volatile function) (void);

static void
handler (int number)
{
  volatile uint8_t local = 0;

  (void) number;
  own_stack_high = (const uint8_t *) &local;
  function ();
}

static void
set_up (void)
{
  stack_t own;
  struct sigaction action;

  memset (&own, 0, sizeof own);
  own.ss_sp = stack;
  own.ss_size = sizeof stack;
  memset (&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_ONSTACK;
  if (sigaltstack (&own, NULL) || sigaction (SIGUSR1, &action, NULL))
    test_fatal ("no stack for signals");
}

int
own_stack_run (void (*f) (void))
{
  if (!function)
    set_up ();
  function = f;
  memset (stack, FILL, sizeof stack);
  raise (SIGUSR1);
  if (own_stack_high <= stack || own_stack_high >= stack + sizeof stack)
    return 0;

  (void) VALGRIND_MAKE_MEM_DEFINED (stack, sizeof stack);
  for (own_stack_low = stack; *own_stack_low == FILL; own_stack_low++)
    ;
  if (own_stack_low == stack)
    test_fatal ("the stack of %lu bytes is too small",
                (unsigned long) sizeof stack);
  return 1;
}
