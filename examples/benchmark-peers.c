/* benchmark-peers.c: finds the libraries to measure beside chapoly.

   They are loaded at run time, so that this program needs none of them,
   neither their headers to be built nor the libraries to run.
   -DBENCHMARK_NO_PEERS leaves them out: for static programs, which cannot
   load libraries.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#define _POSIX_C_SOURCE 200809L

#include "benchmark.h"

#include <stdlib.h>
#include <string.h>

struct bench_library *const bench_libraries[BENCH_LIBRARIES + 1] =
{
  &bench_chapoly, &bench_openssl, &bench_nettle, &bench_sodium,
  &bench_gcrypt, NULL
};

#ifdef BENCHMARK_NO_PEERS

static void *
open_library (const char *file)
{
  (void) file;
  return NULL;
}

static void *
find (void *handle, const char *name)
{
  (void) handle;
  (void) name;
  return NULL;
}

static const char not_found[] = "this program is built without peers";

#else

#include <dlfcn.h>

static void *
open_library (const char *file)
{
  return dlopen (file, RTLD_NOW | RTLD_LOCAL);
}

static void *
find (void *handle, const char *name)
{
  return dlsym (handle, name);
}

static const char not_found[] = "not found";

#endif

const char *
bench_symbols (void *handle, const struct bench_symbol *symbols,
               size_t count)
{
  size_t i;

  for (i = 0; i < count; i++)
    {
      void *const address = find (handle, symbols[i].name);

      if (!address)
        return symbols[i].name;
      /* POSIX lets pointers to functions be void pointers; C does not. */
      memcpy (symbols[i].slot, &address, sizeof address);
    }
  return NULL;
}

void *
bench_alloc (size_t size)
{
  void *p;

  if (posix_memalign (&p, 64, size))
    bench_die ("no memory for %lu bytes", (unsigned long) size);
  return memset (p, 0, size);
}

void
bench_lack (struct bench_library *library, enum bench_work first,
            enum bench_work last)
{
  for (; first <= last; first++)
    library->op[first].call = NULL;
}

static void
load (struct bench_library *library)
{
  unsigned i;

  library->missing = not_found;
  for (i = 0; library->missing && library->files[i]; i++)
    {
      void *const handle = open_library (library->files[i]);

      if (handle)
        library->missing = library->load (library, handle, i);
    }
}

/* Whether the comma-separated list has the name. */
static int
listed (const char *list, const char *name)
{
  const size_t length = strlen (name);

  for (; list; list = strchr (list, ','), list = list ? list + 1 : NULL)
    if (!strncmp (list, name, length)
        && (list[length] == ',' || !list[length]))
      return 1;
  return 0;
}

static void
check_list (const char *list)
{
  char name[32];

  while (list && *list)
    {
      const size_t length = strcspn (list, ",");
      unsigned i, known;

      snprintf (name, sizeof name, "%.*s", (int) length, list);
      known = !strcmp (name, "none");
      for (i = 1; i < BENCH_LIBRARIES; i++)
        known |= !strcmp (name, bench_libraries[i]->name);
      if (!known)
        bench_die ("no peer named '%s'; there are openssl, nettle, sodium,"
                   " gcrypt and none", name);
      list += length + (list[length] == ',');
    }
}

void
bench_load_libraries (const char *list)
{
  unsigned i;

  check_list (list);
  bench_chapoly.missing = bench_chapoly.load (&bench_chapoly, NULL, 0);
  if (bench_chapoly.missing)
    bench_die ("chapoly is not to be used: %s", bench_chapoly.missing);
  for (i = 1; i < BENCH_LIBRARIES; i++)
    if (!list || listed (list, bench_libraries[i]->name))
      load (bench_libraries[i]);
    else
      bench_libraries[i]->missing = "not asked for";
}
