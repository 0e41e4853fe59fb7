/* benchmark-lines.c: the formats of Go's benchmarks and of openssl speed.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#define _POSIX_C_SOURCE 200809L

#include "benchmark.h"

#include <unistd.h>

/* Go's benchmarks.  benchstat -col library FILE sets the libraries beside
   each other; each round is a line, so benchstat sees the spread. */

static void
go_begin (const struct bench_run *run)
{
  (void) run;
  printf ("cpu: %s\ncompiler: %s %s\nkernels: %s\n", bench_fact ("cpu"),
          bench_fact ("compiler"), bench_fact ("flags"),
          bench_fact ("kernels"));
}

static void
go_task (const struct bench_run *run, const struct bench_result *result)
{
  const long cpus = sysconf (_SC_NPROCESSORS_ONLN);
  char suffix[24] = "";
  unsigned i, round;

  (void) run;
  /* Go names GOMAXPROCS, if that is not 1. */
  if (cpus > 1)
    snprintf (suffix, sizeof suffix, "-%ld", cpus);
  for (i = 0; i < BENCH_LIBRARIES; i++)
    for (round = 0; result->point[i].calls && round < bench_options.rounds;
         round++)
      {
        const double ns = result->point[i].samples[round];

        if (!round)
          printf ("library: %s\n", bench_library_title (i));
        printf ("Benchmark%s%lu%s\t%8lu\t%12.2f ns/op",
                bench_works[result->task.work].go,
                (unsigned long) result->task.length, suffix,
                result->point[i].calls, ns);
        if (result->task.length)
          printf ("\t%10.2f MB/s", (double) result->task.length * 1e3 / ns);
        putchar ('\n');
      }
}

const struct bench_format bench_format_go =
{
  "go", bench_plan_sizes, go_begin, go_task, NULL
};


/* openssl speed -mr: for -mr's readers, chapoly alone: bytes a second. */

static const size_t sizes[] = { 16, 64, 256, 1024, 8192, 16384 };

static void
openssl_plan (struct bench_run *run)
{
  unsigned work, i;

  for (work = 0; work < BENCH_WORKS; work++)
    for (i = 0; i < BENCH_COUNT (sizes); i++)
      if (bench_chosen (work) && bench_works[work].openssl)
        bench_plan (run, (struct bench_task) { .work = work,
                                               .length = sizes[i],
                                               .alone = 1,
                                               .section = SECTION_FORMAT });
}

static void
openssl_begin (const struct bench_run *run)
{
  unsigned i;

  (void) run;
  printf ("+H");
  for (i = 0; i < BENCH_COUNT (sizes); i++)
    printf (":%lu", (unsigned long) sizes[i]);
  putchar ('\n');
}

/* 25 is what openssl speed calls an algorithm given with -evp. */
static void
openssl_task (const struct bench_run *run, const struct bench_result *result)
{
  (void) run;
  if (result->task.section != SECTION_FORMAT)
    return;
  if (result->task.length == sizes[0])
    printf ("+F:25:%s", bench_works[result->task.work].openssl);
  printf (":%.2f", bench_rate (result, 0) * 1e6);
  if (result->task.length == sizes[BENCH_COUNT (sizes) - 1])
    putchar ('\n');
}

const struct bench_format bench_format_openssl =
{
  "openssl-mr", openssl_plan, openssl_begin, openssl_task, NULL
};
