/* benchmark.c: measures chapoly, and other libraries beside it.

   The default output is that of nettle-benchmark, followed by the other
   libraries' figures.  --help tells the rest.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#define _POSIX_C_SOURCE 200809L

#include "benchmark.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int
same_task (const struct bench_task *a, const struct bench_task *b)
{
  return a->work == b->work && a->length == b->length
    && a->in_place == b->in_place && a->alone == b->alone
    && a->section == b->section;
}

void
bench_plan (struct bench_run *run, struct bench_task task)
{
  unsigned i;

  if (bench_options.place != PLACE_DEFAULT)
    task.in_place = bench_options.place == PLACE_IN;
  for (i = 0; i < run->planned; i++)
    if (same_task (&run->results[i].task, &task))
      return;
  run->results = realloc (run->results,
                          (run->planned + 1) * sizeof run->results[0]);
  if (!run->results)
    bench_die ("no memory for the plan");
  run->results[run->planned++].task = task;
}

void
bench_plan_sizes (struct bench_run *run)
{
  static const size_t standard[] = {
    16, 20, 64, 256, 512, 1024, 1350, 1420, 4096, 8192, 16384
  };
  const int given = bench_options.sizes_count > 0;
  const size_t *const sizes = given ? bench_options.sizes : standard;
  const size_t count = given ? bench_options.sizes_count
                       : BENCH_COUNT (standard);
  unsigned work, i;

  for (work = 0; work < BENCH_WORKS; work++)
    if (bench_options.algorithms_count ? bench_chosen (work)
        : (bench_works[work].flags & BENCH_SIZED) != 0)
      for (i = 0; i < count; i++)
        bench_plan (run, (struct bench_task) { .work = work,
                                               .length = sizes[i] });
}

const char *
bench_library_title (unsigned library)
{
  static char title[80];

  snprintf (title, sizeof title, "%s %s", bench_libraries[library]->name,
            bench_libraries[library]->version);
  return title;
}

double
bench_rate (const struct bench_result *result, unsigned library)
{
  return (double) result->task.length * 1e3 / result->point[library].ns;
}

/* Those that are not here for one reason are named together. */
static void
tell_missing (void)
{
  unsigned i, j;

  for (i = 1; i < BENCH_LIBRARIES; i++)
    {
      const char *const missing = bench_libraries[i]->missing;

      for (j = 1; j < i && bench_libraries[j]->missing != missing; j++)
        ;
      if (!missing || j < i)
        continue;
      printf ("without %s", bench_libraries[i]->name);
      for (j = i + 1; j < BENCH_LIBRARIES; j++)
        if (bench_libraries[j]->missing == missing)
          printf (", %s", bench_libraries[j]->name);
      printf (": %s\n", missing);
    }
}

void
bench_head (const struct bench_run *run)
{
  (void) run;
  printf ("chapoly %s, kernels: %s\n%s; %s; %s %s\n",
          bench_chapoly.version, bench_fact ("kernels"), bench_fact ("cpu"),
          bench_fact ("kernel"), bench_fact ("compiler"),
          bench_fact ("flags"));
  if (bench_has_cycles ())
    printf ("cycles: %s\n", bench_clock_name ());
  if (!bench_options.peers)
    tell_missing ();
  if (bench_emulated ())
    printf ("EMULATED: times mean nothing\n");
}

/* What --list prints. */
static void
list (void)
{
  unsigned i, work;

  printf ("Algorithms:\n");
  for (work = 0; work < BENCH_WORKS; work++)
    {
      printf ("%18s %-8s", bench_works[work].algorithm,
              bench_works[work].mode);
      for (i = 0; i < BENCH_LIBRARIES; i++)
        if (!bench_libraries[i]->missing && bench_libraries[i]->op[work].call)
          printf (" %s", bench_libraries[i]->name);
      putchar ('\n');
    }
  printf ("\nRows of kernels: %s (in use: %s)\n", bench_rows (),
          bench_fact ("kernels"));
  printf ("\nLibraries:\n");
  for (i = 0; i < BENCH_LIBRARIES; i++)
    printf ("%18s %s\n", bench_libraries[i]->name,
            bench_libraries[i]->missing ? bench_libraries[i]->missing
            : bench_libraries[i]->version);
}

/* Where the user looks on, and the output goes elsewhere. */
static void
progress (const struct bench_run *run)
{
  if (!isatty (STDERR_FILENO) || isatty (STDOUT_FILENO))
    return;
  fprintf (stderr, "\r%u of %u points ", run->done, run->planned);
  if (run->done == run->planned)
    fprintf (stderr, "\r%40s\r", "");
}

/* Not every format, or plot, has all algorithms: dies of one that was asked
   for and would not be there. */
static void
require_lines (const struct bench_run *run)
{
  unsigned i, j;

  for (i = 0; i < (unsigned) bench_options.algorithms_count; i++)
    {
      const char *const algorithm = bench_options.algorithms[i];

      for (j = 0; j < run->planned
             && !bench_matches (run->results[j].task.work, algorithm); j++)
        ;
      if (j == run->planned)
        bench_die ("format %s has no line for '%s'; go, csv and json do",
                   bench_options.format->name, algorithm);
    }
}

static void
measure (struct bench_run *run)
{
  const struct bench_format *const format = bench_options.format;
  size_t longest = 0;
  unsigned i;

  format->plan (run);
  if (bench_options.svg)
    {
      bench_svg_try (bench_options.svg);
      bench_plan_sizes (run);
    }
  require_lines (run);
  for (i = 0; i < run->planned; i++)
    longest = BENCH_MAX (longest, run->results[i].task.length);
  bench_measure_start (longest);

  if (bench_emulated ())
    bench_warn (0, "warning: this runs under an emulator: times mean"
                " nothing");
  if (format->begin)
    format->begin (run);
  for (i = 0; i < run->planned; i++)
    {
      const struct bench_task task = run->results[i].task;

      bench_measure (&task, &run->results[i]);
      run->done = i + 1;
      if (format->task)
        format->task (run, &run->results[i]);
      fflush (stdout);
      progress (run);
    }
  if (format->end)
    format->end (run);
}

int
main (int argc, char **argv)
{
  static struct bench_run run;
  int status = BENCH_OK;

  bench_parse (argc, argv);
  if (bench_options.compare[0])
    status = bench_compare (bench_options.compare[0],
                            bench_options.compare[1]);
  else
    {
      if (bench_options.kernel)
        bench_choose_row (bench_options.kernel);
      if (bench_options.list)
        bench_rows ();          /* before one is bound */
      bench_load_libraries (bench_options.peers);
      bench_clock_start (bench_options.frequency);
      if (bench_options.list)
        list ();
      else
        {
          measure (&run);
          if (bench_options.svg)
            bench_svg (&run, bench_options.svg);
        }
    }
  if (fflush (stdout) || ferror (stdout))
    bench_die ("cannot write the results");
  return bench_grave ? BENCH_ERROR : status;
}
