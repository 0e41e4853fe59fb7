/* fat-run.c: tells which row a fat build binds; see fat-test.sh.

   Prints `name value ...' lines: the row bound, the rows this CPU can run,
   the result of the self-test, and whether errno survived the first call.
   With the argument "threads", 16 threads make that first call at once.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305.h"
#include "kernels.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#if defined __linux__ || defined __FreeBSD__
#include <sys/auxv.h>
#endif

#define THREADS 16

/* Linked with --wrap=memset: on CPUs whose cache lines qemu takes for
   shorter than they are, the C library's own memset leaves gaps. */
void *
__wrap_memset (void *p, int c, size_t n);

void *
__wrap_memset (void *p, int c, size_t n)
{
  volatile unsigned char *q = p;

  while (n--)
    *q++ = (unsigned char) c;
  return p;
}

#ifdef FAKE_SECURE
/* What fat-ppc.c sees in place of getauxval: a set-user-id program. */
#undef getauxval
unsigned long
fake_getauxval (unsigned long type);

unsigned long
fake_getauxval (unsigned long type)
{
  return type == 23 ? 1 : getauxval (type);
}
#endif

#ifdef FAKE_SETUGID
/* The BSDs' calls. */
int
elf_aux_info (int type, void *value, int size)
{
  const unsigned long seen = getauxval ((unsigned long) type);

  if (size != (int) sizeof seen)
    return EINVAL;
  if (!seen)
    return ENOENT;
  memcpy (value, &seen, sizeof seen);
  return 0;
}

int
issetugid (void)
{
  return FAKE_SETUGID;
}
#endif

static int started;

struct result
{
  pthread_t thread;
  const struct chapoly_kernels *row;
  int good;
};

/* All wait until all are there, in a loop, not in the kernel. */
static void *
first_call (void *arg)
{
  struct result *r = arg;

  __atomic_add_fetch (&started, 1, __ATOMIC_SEQ_CST);
  while (__atomic_add_fetch (&started, 0, __ATOMIC_SEQ_CST) < THREADS)
    ;
  r->row = chapoly_kernels ();
  r->good = chacha_poly1305_self_test ();
  return NULL;
}

static int
run_threads (void)
{
  static struct result results[THREADS];
  unsigned i;
  int good = 1;

  for (i = 0; i < THREADS; i++)
    if (pthread_create (&results[i].thread, NULL, first_call, &results[i]))
      return 0;
  for (i = 0; i < THREADS; i++)
    {
      pthread_join (results[i].thread, NULL);
      good &= results[i].good && results[i].row == results[0].row
        && results[i].row == chapoly_kernels ();
    }
  return good;
}

int
main (int argc, char **argv)
{
  const struct chapoly_kernels *k;
  int good;
  unsigned i;

  errno = 12345;
  if (argc > 1 && !strcmp (argv[1], "threads"))
    good = run_threads ();
  else
    good = chacha_poly1305_self_test ();
  printf ("errno %s\n", errno == 12345 ? "kept" : "changed");
  printf ("self-test %s\n", good ? "passed" : "failed");
  printf ("bound %s\n", chacha_poly1305_kernels ());
  printf ("available");
  for (i = 0; (k = CHAPOLY_(kernels_available) (i)); i++)
    printf (" %s", k->name);
  printf ("\n");
#ifdef __linux__
  printf ("secure %d\n", getauxval (23) != 0);
#endif
  return !good;
}
