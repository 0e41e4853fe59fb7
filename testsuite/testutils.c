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

static void *
allocate (size_t n)
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
  struct guarded *g = allocate (sizeof *g);

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

/* Hexadecimal text. */

static int
digit (char c)
{
  static const char digits[] = "0123456789abcdef0123456789ABCDEF";
  const char *p = c ? strchr (digits, c) : NULL;

  return p ? (int) (p - digits) % 16 : -1;
}

/* With out NULL, only counts. */
static size_t
hex (size_t size, uint8_t *out, const char *text)
{
  const char *t = text;
  size_t used = 0, word = 0;

  while (*t)
    if (*t == ' ' || *t == '\t')
      word = used, t++;
    else if (*t == '*')
      {
        char *end;
        unsigned long times = strtoul (t + 1, &end, 10);
        size_t n = used - word, total = word + n * times, i;

        if (!n || end == t + 1 || total > size)
          test_fatal ("bad repetition or too long: %s", text);
        for (i = used; out && i < total; i++)
          out[i] = out[i - n];
        used = total;
        t = end;
      }
    else
      {
        int high = digit (t[0]), low = high < 0 ? -1 : digit (t[1]);

        if (low < 0 || used == size)
          test_fatal ("not hexadecimal, or too long: %s", text);
        if (out)
          out[used] = (uint8_t) (16 * high + low);
        used++;
        t += 2;
      }
  return used;
}

size_t
test_hex (size_t size, uint8_t *out, const char *text)
{
  return hex (size, out, text);
}

/* Files of vectors. */

#define FIELDS 32
#define LINE_SIZE 65536

struct field
{
  char *name, *value;
  uint8_t *bytes;
  size_t length;
  int used;
};

struct test_vector
{
  const char *file;
  unsigned line, count;
  /* Looking at a vector marks its fields as used. */
  struct field *fields;
};

static char *
copy_string (const char *s)
{
  return strcpy (allocate (strlen (s) + 1), s);
}

/* Without the blanks and the newline at the end. */
static char *
trim (char *s)
{
  char *end = s + strlen (s);

  while (end > s && strchr (" \t\r\n", end[-1]))
    *--end = 0;
  return s;
}

static void
add_line (struct test_vector *v, char *line)
{
  struct field *f = v->fields + v->count;
  char *equals = strchr (line, '=');

  if (*line == ' ' || *line == '\t')
    {
      char *joined;

      if (!v->count)
        test_fatal ("nothing to continue: %s", line);
      f--;
      joined = allocate (strlen (f->value) + strlen (line) + 1);
      strcat (strcpy (joined, f->value), line);
      free (f->value);
      f->value = joined;
      return;
    }
  if (!equals || v->count == FIELDS)
    test_fatal ("not `name = value', or too many fields: %s", line);
  *equals++ = 0;
  memset (f, 0, sizeof *f);
  f->name = copy_string (trim (line));
  f->value = copy_string (equals + strspn (equals, " \t"));
  v->count++;
}

/* One vector is complete: runs the callback, and empties it. */
static void
finish_vector (struct test_vector *v, test_vector_func *callback)
{
  unsigned i;

  callback (v);
  for (i = 0; i < v->count; i++)
    {
      struct field *f = v->fields + i;

      if (!f->used)
        test_fatal ("unused field: %s", f->name);
      free (f->name);
      free (f->value);
      free (f->bytes);
    }
  v->count = 0;
}

void
test_vectors (const char *file, test_vector_func *callback)
{
  static char line[LINE_SIZE], path[1024];
  struct field fields[FIELDS];
  struct test_vector v = { file, 0, 0, fields };
  const char *srcdir = getenv ("srcdir");
  unsigned number = 0, vectors = 0;
  FILE *f;

  if (strchr (file, '/'))
    snprintf (path, sizeof path, "%s", file);
  else
    snprintf (path, sizeof path, "%s/testsuite/vectors/%s",
              srcdir ? srcdir : ".", file);
  f = fopen (path, "r");
  if (!f)
    test_fatal ("%s: %s", path, strerror (errno));
  for (;;)
    {
      const int more = fgets (line, sizeof line, f) != NULL;

      number++;
      if (more && !strchr (line, '\n'))
        test_fatal ("%s:%u: line too long or unfinished", file, number);
      if (more && *line == '#')
        continue;
      if (more && *trim (line))
        {
          if (!v.count)
            v.line = number;
          test_context ("%s:%u", file, v.count ? number : v.line);
          add_line (&v, line);
          continue;
        }
      if (v.count)
        {
          test_context ("%s:%u", file, v.line);
          finish_vector (&v, callback);
          vectors++;
        }
      if (!more)
        break;
    }
  if (ferror (f) || !vectors)
    test_fatal ("%s: unreadable, or without vectors", path);
  fclose (f);
  test_context ("%s", "");
}

static struct field *
find (const struct test_vector *v, const char *name)
{
  unsigned i;

  for (i = 0; i < v->count; i++)
    if (!strcmp (v->fields[i].name, name))
      {
        v->fields[i].used = 1;
        return v->fields + i;
      }
  return NULL;
}

static struct field *
need (const struct test_vector *v, const char *name)
{
  struct field *f = find (v, name);

  if (!f)
    test_fatal ("%s:%u: no field %s", v->file, v->line, name);
  return f;
}

int
test_vector_has (const struct test_vector *v, const char *name)
{
  return find (v, name) != NULL;
}

const char *
test_vector_string (const struct test_vector *v, const char *name)
{
  return need (v, name)->value;
}

uint64_t
test_vector_number (const struct test_vector *v, const char *name)
{
  const char *value = need (v, name)->value;
  char *end;
  uint64_t number = strtoull (value, &end, 0);

  if (!*value || *end)
    test_fatal ("%s:%u: not a number: %s", v->file, v->line, value);
  return number;
}

const uint8_t *
test_vector_bytes (const struct test_vector *v, const char *name,
                   size_t *length)
{
  struct field *f = need (v, name);

  if (!f->bytes)
    {
      f->length = hex ((size_t) -1, NULL, f->value);
      f->bytes = allocate (f->length);
      hex (f->length, f->bytes, f->value);
    }
  *length = f->length;
  return f->bytes;
}

const uint8_t *
test_vector_fixed (const struct test_vector *v, const char *name,
                   size_t length)
{
  size_t n;
  const uint8_t *bytes = test_vector_bytes (v, name, &n);

  if (n != length)
    test_fatal ("%s:%u: %s has %lu bytes, not %lu", v->file, v->line, name,
                (unsigned long) n, (unsigned long) length);
  return bytes;
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
