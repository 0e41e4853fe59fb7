/* benchmark-compare.c: two runs beside each other, from csv or json.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <stdlib.h>
#include <string.h>

static const struct bench_entry *
find (const struct bench_file *file, const char *library, const char *what)
{
  unsigned i;

  for (i = 0; i < file->count; i++)
    if (!strcmp (file->entries[i].library, library)
        && !strcmp (file->entries[i].what, what))
      return &file->entries[i];
  return NULL;
}

/* What chapoly took, or how much of what the peer took; 0 if not known. */
static double
cost (const struct bench_file *file, const char *what)
{
  const struct bench_entry *const ours = find (file, "chapoly", what);
  const struct bench_entry *theirs;

  if (!ours || !bench_options.relative_to)
    return ours ? ours->ns : 0;
  theirs = find (file, bench_options.relative_to, what);
  return theirs ? ours->ns / theirs->ns : 0;
}

static void
tell_facts (const struct bench_file *before, const struct bench_file *after)
{
  unsigned i;

  for (i = 0; i < BENCH_FACTS; i++)
    if (strcmp (before->fact[i], after->fact[i]))
      printf ("Not the same %s: '%s', '%s'\n", bench_fact_keys[i],
              before->fact[i], after->fact[i]);
}

static unsigned
count_common (const struct bench_file *before, const struct bench_file *after)
{
  unsigned i, n = 0;

  for (i = 0; i < after->count; i++)
    n += cost (before, after->entries[i].what) > 0
      && cost (after, after->entries[i].what) > 0;
  return n;
}

int
bench_compare (const char *before_name, const char *after_name)
{
  struct bench_file before = { 0 }, after = { 0 };
  const double limit = bench_options.tolerance;
  unsigned i, compared = 0, slower = 0, faster = 0;

  bench_read (&before, before_name);
  bench_read (&after, after_name);
  if (!count_common (&before, &after))
    bench_die ("%s and %s have nothing in common", before_name, after_name);
  tell_facts (&before, &after);
  printf ("%-42s %12s %12s %8s\n",
          bench_options.relative_to ? "times in parts of the peer's"
          : "times in nanoseconds", "before", "after", "change");
  for (i = 0; i < after.count; i++)
    {
      const struct bench_entry *const entry = &after.entries[i];
      const double old = cost (&before, entry->what);
      const double new = cost (&after, entry->what);
      const double change = 100 * (new / old - 1);

      if (strcmp (entry->library, "chapoly") || !(old > 0 && new > 0))
        continue;
      compared++;
      slower += change > limit;
      faster += change < -limit;
      printf ("%-42s %12.3f %12.3f %+7.1f%%%s\n", entry->what, old, new,
              change, change > limit ? " slower" : "");
    }
  printf ("%u points; by more than %g %%: %u slower, %u faster\n",
          compared, limit, slower, faster);
  free (before.entries);
  free (after.entries);
  return slower ? BENCH_SLOWER : BENCH_OK;
}
