/* testutils.c: what the test programs share.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* For MAP_ANONYMOUS. */
#define _DEFAULT_SOURCE 1

#include "testutils.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MAP_ANONYMOUS
#define MAP_ANONYMOUS MAP_ANON
#endif

/* After so many printed failures the rest are only counted. */
#define FAILURES_PRINTED 20

static const char *program = "test";
static char context[256];
static unsigned long checks, failures;
static uint64_t seed = 20260101, random_state;

/* Checks. */

static void
print_context (void)
{
  if (context[0])
    printf ("  with: %s\n", context);
  printf ("  seed: %llu\n", (unsigned long long) seed);
}

/* Counts, and tells whether to print this one. */
static int
failure (const char *text, const char *file, int line)
{
  failures++;
  if (failures > FAILURES_PRINTED)
    return 0;
  printf ("%s:%d: failed: %s\n", file, line, text);
  print_context ();
  if (failures == FAILURES_PRINTED)
    printf ("further failures are counted, but not printed\n");
  return 1;
}

int
test_check (int good, const char *text, const char *file, int line)
{
  checks++;
  if (!good)
    failure (text, file, line);
  return good;
}

int
test_check_mem (size_t n, const void *a, const void *b, const char *text,
                const char *file, int line)
{
  const uint8_t *p = a, *q = b;
  size_t i;

  checks++;
  if (!n || !memcmp (p, q, n))
    return 1;
  for (i = 0; p[i] == q[i]; i++)
    ;
  if (failure (text, file, line))
    printf ("  byte %lu of %lu: %02x, %02x\n", (unsigned long) i,
            (unsigned long) n, p[i], q[i]);
  return 0;
}

void
test_context (const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (context, sizeof context, format, args);
  va_end (args);
}

void
test_note (const char *format, ...)
{
  va_list args;

  printf ("%s: ", program);
  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  printf ("\n");
  fflush (stdout);
}

void
test_skip (const char *reason)
{
  test_note ("skipped: %s", reason);
  exit (failures ? EXIT_FAILURE : 77);
}

void
test_fatal (const char *format, ...)
{
  va_list args;

  printf ("%s: fatal: ", program);
  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  printf ("\n");
  print_context ();
  exit (EXIT_FAILURE);
}

int
test_have_time (void)
{
  const char *quick = getenv ("CHAPOLY_TEST_QUICK");

  return !quick || !*quick || !strcmp (quick, "0");
}

/* Random numbers: SplitMix64. */

uint64_t
test_random (void)
{
  uint64_t x = random_state += UINT64_C (0x9e3779b97f4a7c15);

  x = (x ^ x >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * UINT64_C (0x94d049bb133111eb);
  return x ^ x >> 31;
}

size_t
test_random_below (size_t below)
{
  return (size_t) (test_random () % below);
}

/* The same bytes in both byte orders. */
void
test_random_bytes (size_t n, void *p)
{
  uint8_t *q = p;
  uint64_t x = 0;
  size_t i;

  for (i = 0; i < n; i++)
    {
      if (i % 8 == 0)
        x = test_random ();
      q[i] = (uint8_t) x;
      x >>= 8;
    }
}

/* Guarded memory. */

#define SLACK 0xa5

struct guarded
{
  struct guarded *next;
  uint8_t *p, *base;
  size_t n, size;
};

static struct guarded *all_guarded;

void *
test_allocate (size_t n)
{
  void *p = malloc (n ? n : 1);

  if (!p)
    test_fatal ("no memory for %lu bytes", (unsigned long) n);
  return p;
}

/* One page, size bytes, one page. */
static uint8_t *
guarded (size_t n, int at_start)
{
  const size_t page = (size_t) sysconf (_SC_PAGESIZE);
  struct guarded *g = test_allocate (sizeof *g);

  g->n = n;
  g->size = (n + page - 1) / page * page;
  g->base = mmap (NULL, g->size + 2 * page, PROT_NONE,
                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (g->base == (void *) MAP_FAILED
      || (g->size && mprotect (g->base + page, g->size,
                               PROT_READ | PROT_WRITE)))
    test_fatal ("no guarded memory for %lu bytes: %s", (unsigned long) n,
                strerror (errno));
  if (g->size)
    memset (g->base + page, SLACK, g->size);
  g->p = g->base + page + (at_start ? 0 : g->size - n);
  g->next = all_guarded;
  all_guarded = g;
  return g->p;
}

uint8_t *
test_guarded (size_t n)
{
  return guarded (n, 0);
}

uint8_t *
test_guarded_start (size_t n)
{
  return guarded (n, 1);
}

void
test_guarded_free (uint8_t *p)
{
  const size_t page = (size_t) sysconf (_SC_PAGESIZE);
  struct guarded **link, *g;
  const uint8_t *q, *end;
  int intact = 1;

  for (link = &all_guarded; *link && (*link)->p != p;
       link = &(*link)->next)
    ;
  g = *link;
  if (!g)
    test_fatal ("test_guarded_free: no such buffer");
  end = g->base + page + g->size;
  for (q = g->base + page; q < end; q++)
    if (q == p && g->n)
      q += g->n - 1;
    else
      intact &= *q == SLACK;
  CHECK (intact && "memory beside a guarded buffer");
  munmap (g->base, g->size + 2 * page);
  *link = g->next;
  free (g);
}

/* The program. */

/* Says what was being tried; async-signal-safe. */
static void
crashed (int number)
{
  static const char text[] = "crashed, with: ";
  ssize_t ignored;

  ignored = write (STDOUT_FILENO, text, sizeof text - 1);
  ignored = write (STDOUT_FILENO, context, strlen (context));
  ignored = write (STDOUT_FILENO, "\n", 1);
  (void) ignored;
  signal (number, SIG_DFL);
  raise (number);
}

int
main (int argc, char **argv)
{
  const char *given = getenv ("CHAPOLY_TEST_SEED"), *slash;

  if (argc > 0)
    {
      slash = strrchr (argv[0], '/');
      program = slash ? slash + 1 : argv[0];
    }
  if (given && *given)
    seed = strtoull (given, NULL, 0);
  random_state = seed;
  setvbuf (stdout, NULL, _IOLBF, 0);
  signal (SIGSEGV, crashed);
  signal (SIGBUS, crashed);
  signal (SIGILL, crashed);

  test_main ();

  if (failures)
    printf ("%s: %lu of %lu checks FAILED\n", program, failures, checks);
  else
    printf ("%s: %lu checks\n", program, checks);
  return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
