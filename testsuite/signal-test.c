/* signal-test.c: kernels and public calls while signals interrupt them.

   The handler fills 16 KiB of stack, reads a thread's variable, formats a
   floating-point number, and walks the stack up to main: by the unwind
   information, or, where the compiler's unwinder can not pass a signal's
   frame (qemu's, for POWER), by the back chain.  Results are as without
   signals, with and without an alternate signal stack.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* For sigaltstack and setitimer. */
#define _DEFAULT_SOURCE 1
#define _XOPEN_SOURCE 700

#include "testutils.h"
#include "chacha-poly1305.h"
#include "rows.h"

#if !defined __GNUC__ || defined _WIN32 || defined __stub_setitimer

void
test_main (void)
{
  TEST_SKIP ("needs timers, and the compiler's unwinder");
}

#else

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <ucontext.h>
#include <unwind.h>

int
main (int argc, char **argv);

typedef void any_function (void);

/* The first instruction of f, where f may be a descriptor. */
static uintptr_t
code (any_function *f)
{
#if defined __powerpc64__ && (!defined _CALL_ELF || _CALL_ELF != 2)
  return *(const uintptr_t *) (uintptr_t) f;
#else
  return (uintptr_t) f;
#endif
}


/* The handler. */

#define FRAMES_MAX 64
#define PAUSE 50 /* microseconds between two signals */

static __thread volatile unsigned thread_variable = 4711;

/* How to walk. */
static enum { NOT, BY_UNWINDER, BY_BACK_CHAIN } way;

/* The kernel under test, or 0: any place will do. */
static uintptr_t wanted;

/* Signals, those that came in the kernel, those of them from where the
   walk reached main, and things that went wrong. */
static volatile unsigned signals, inside, reached, wrong;

struct walk
{
  unsigned frames;
  int inside, reached;
};

/* Looks at one more address; 0 is the end. */
static int
visit (struct walk *w, uintptr_t address)
{
  const uintptr_t function
    = (uintptr_t) _Unwind_FindEnclosingFunction ((void *) address);

  if (wanted && function == wanted)
    w->inside = 1;
  if (function == code ((any_function *) main))
    w->reached = 1;
  return ++w->frames < FRAMES_MAX && !w->reached;
}

static _Unwind_Reason_Code
visit_frame (struct _Unwind_Context *context, void *arg)
{
  int before = 0;
  const uintptr_t ip = _Unwind_GetIPInfo (context, &before);

  return visit (arg, ip + before) ? _URC_NO_REASON : _URC_END_OF_STACK;
}

#if defined __powerpc64__ && defined __linux__

/* r1 points to the last frame, whoever made it; the first word of a frame
   to the one before, where the return address is. */
static void
walk_back_chain (struct walk *w, const ucontext_t *interrupted)
{
  const uintptr_t *r1
    = (const uintptr_t *) interrupted->uc_mcontext.gp_regs[1];

  if (!visit (w, interrupted->uc_mcontext.gp_regs[32] + 1))
    return;
  do
    r1 = (const uintptr_t *) r1[0];
  while (r1 && visit (w, r1[2]));
}

#else

static void
walk_back_chain (struct walk *w, const ucontext_t *interrupted)
{
  (void) w;
  (void) interrupted;
}

#endif

static struct walk __attribute__ ((noinline))
walk_up (const ucontext_t *interrupted)
{
  struct walk w = { 0, 0, 0 };

  if (way == BY_UNWINDER)
    _Unwind_Backtrace (visit_frame, &w);
  else if (way == BY_BACK_CHAIN)
    walk_back_chain (&w, interrupted);
  return w;
}

/* One signal, PAUSE from now; 0 stops. */
static void
next_signal (long pause)
{
  struct itimerval timer = { { 0, 0 }, { 0, 0 } };

  timer.it_value.tv_usec = pause;
  setitimer (ITIMER_REAL, &timer, NULL);
}

static void
handler (int number, siginfo_t *info, void *interrupted)
{
  volatile unsigned char local[16384];
  struct walk w;
  char text[32];
  unsigned i;

  (void) number;
  (void) info;
  for (i = 0; i < sizeof local; i++)
    local[i] = 0xa5;
  signals++;
  w = walk_up (interrupted);
  inside += w.inside;
  reached += w.reached && (w.inside || !wanted);
  snprintf (text, sizeof text, "%.3f", 0.5 + thread_variable);
  wrong += strcmp (text, "4711.500") != 0;
  for (i = 0; i < sizeof local; i++)
    wrong += local[i] != 0xa5;
  next_signal (PAUSE);
}

static void
install (int flags)
{
  struct sigaction action;

  memset (&action, 0, sizeof action);
  action.sa_sigaction = handler;
  action.sa_flags = SA_RESTART | SA_SIGINFO | flags;
  sigemptyset (&action.sa_mask);
  if (sigaction (SIGALRM, &action, NULL))
    test_fatal ("sigaction");
}


/* What is interrupted. */

#define BLOCKS 64
#define TEXT 65536

static uint8_t in[TEXT], out[TEXT], right[TEXT], right_h[17];
static uint32_t chacha_state[16];
static uint64_t first[5], poly1305_state[5];
static const struct chapoly_kernels *row;

static void
run_chacha_core (void)
{
  row->chacha_core (BLOCKS, out, in, chacha_state);
}

static void
run_poly1305_update (void)
{
  row->poly1305_update (poly1305_state, 4 * BLOCKS, in, 1);
}

static void
run_chacha_poly1305 (void)
{
  row->chacha_poly1305 (BLOCKS, out, in, chacha_state, poly1305_state, in);
}

static void
run_encrypt_serial (void)
{
  row->chacha_poly1305_serial (BLOCKS, out, in, chacha_state,
                               poly1305_state, 4 * BLOCKS, in, 0);
}

static void
run_decrypt_serial (void)
{
  row->chacha_poly1305_serial (BLOCKS, out, in, chacha_state,
                               poly1305_state, 4 * BLOCKS, in, 1);
}

static int
is_right (int text, int hash)
{
  uint8_t h[17];

  test_poly_result (h, poly1305_state);
  return (!text || !memcmp (out, right, 64 * BLOCKS))
    && (!hash || !memcmp (h, right_h, sizeof h));
}

/* Calls f until enough signals came while the kernel ran, or too much
   time is over. */
static void
interrupt (any_function *kernel, void (*f) (void), const char *what,
           int text, int hash)
{
  const unsigned enough = test_have_time () ? 200 : 40;
  const time_t end = time (NULL) + 5;
  unsigned calls, bad = 0;

  test_context ("row %s, %s", row->name, what);
  wanted = code (kernel);
  signals = inside = reached = wrong = 0;
  next_signal (PAUSE);
  for (calls = 0; (way == NOT ? signals : inside) < enough
         && (calls % 64 || time (NULL) < end); calls++)
    {
      memcpy (poly1305_state, first, sizeof first);
      f ();
      bad += !is_right (text, hash);
    }
  next_signal (0);
  CHECK (bad == 0);
  CHECK (wrong == 0);
  CHECK (signals > 0);
  CHECK (way == NOT || (inside > 0 && reached == inside));
  test_note ("row %s, %s: %u calls, %u signals, %u of %u in it saw main",
             row->name, what, calls, signals, reached, inside);
}

static void
check_row (const struct chapoly_kernels *k)
{
  row = k;
  interrupt ((any_function *) k->chacha_core, run_chacha_core,
             "chacha_core", 1, 0);
  interrupt ((any_function *) k->poly1305_update, run_poly1305_update,
             "poly1305_update", 0, 1);
  if (k->chacha_poly1305)
    interrupt ((any_function *) k->chacha_poly1305, run_chacha_poly1305,
               "chacha_poly1305", 1, 1);
  if (k->chacha_poly1305_serial)
    {
      interrupt ((any_function *) k->chacha_poly1305_serial,
                 run_encrypt_serial, "chacha_poly1305_serial, encrypt", 1, 1);
      interrupt ((any_function *) k->chacha_poly1305_serial,
                 run_decrypt_serial, "chacha_poly1305_serial, decrypt", 1, 1);
    }
}

/* seal and open of 64 KiB. */
static void
check_public (const char *how)
{
  static struct chacha_poly1305_ctx ctx;
  static uint8_t sealed[TEXT];
  uint8_t tag[16], right_tag[16];
  const unsigned rounds = test_have_time () ? 2000 : 60;
  unsigned i, bad = 0;

  chacha_poly1305_set_key (&ctx, in);
  CHECK (chacha_poly1305_seal (&ctx, 12, in, 13, in, TEXT, sealed, in,
                               right_tag));
  wanted = 0;
  signals = wrong = 0;
  next_signal (PAUSE);
  for (i = 0; i < rounds; i++)
    {
      bad += !chacha_poly1305_seal (&ctx, 12, in, 13, in, TEXT, out, in, tag)
        || memcmp (tag, right_tag, sizeof tag);
      bad += !chacha_poly1305_open (&ctx, 12, in, 13, in, TEXT, out, sealed,
                                    right_tag)
        || memcmp (out, in, TEXT);
    }
  next_signal (0);
  test_context ("seal and open, %s", how);
  CHECK (bad == 0);
  CHECK (wrong == 0);
  CHECK (signals > 0);
  test_note ("%u rounds of seal and open, %u signals, %s", rounds, signals,
             how);
}

/* The first way by which a handler sees main from here.  The unwinder for
   32-bit POWER does not survive a signal's frame as qemu makes it. */
static void
choose_way (void)
{
  static const char *const names[]
    = { "not at all", "by the unwinder", "by the back chain" };
#if defined __powerpc__ && !defined __powerpc64__
  static const unsigned char ways[] = { NOT };
#else
  static const unsigned char ways[] = { BY_UNWINDER, BY_BACK_CHAIN, NOT };
#endif
  unsigned i;

  for (i = 0; i < TEST_LENGTH (ways); i++)
    {
      way = ways[i];
      reached = 0;
      raise (SIGALRM);
      if (reached)
        break;
    }
  next_signal (0);
  test_note ("stacks are walked %s", names[way]);
}

void
test_main (void)
{
  static uint8_t other_stack[65536];
  const struct chapoly_kernels *k;
  struct test_poly poly;
  stack_t stack;
  unsigned i;

  test_random_bytes (sizeof in, in);
  test_random_bytes (sizeof chacha_state, chacha_state);
  chacha_state[12] = 1;
  test_poly_start (&poly, NULL, NULL);
  memcpy (first, poly.state, sizeof first);
  CHAPOLY_(chacha_core_c) (BLOCKS, right, in, chacha_state);
  memcpy (poly1305_state, first, sizeof first);
  CHAPOLY_(poly1305_update_c) (poly1305_state, 4 * BLOCKS, in, 1);
  test_poly_result (right_h, poly1305_state);

  install (0);
  choose_way ();
  for (i = 0; (k = test_row (i)); i++)
    check_row (k);
  check_public ("on the same stack");

  memset (&stack, 0, sizeof stack);
  stack.ss_size = sizeof other_stack;
  stack.ss_sp = other_stack;
  if (sigaltstack (&stack, NULL))
    test_fatal ("sigaltstack");
  install (SA_ONSTACK);
  check_public ("on an alternate stack");
}

#endif
