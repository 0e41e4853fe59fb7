/* benchmark-slope.c: the format of libgcrypt's bench-slope: a line through
   the times of several sizes, by least squares.  Its slope is the cost of
   a byte; the cost of a call is left out.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <string.h>

static void
slope_plan (struct bench_run *run)
{
  static const enum bench_work works[] = {
    CHACHA_ENCRYPT, CHACHA_DECRYPT, AEAD_SEAL, AEAD_OPEN, AEAD_UPDATE,
    POLY1305_AUTH, POLY1305_UPDATE
  };
  unsigned i;
  size_t length;

  for (i = 0; i < BENCH_COUNT (works); i++)
    if (bench_chosen (works[i]) && bench_works[works[i]].slope)
      for (length = 1024; length <= 8192; length += 1024)
        bench_plan (run, (struct bench_task) { .work = works[i],
                                               .length = length,
                                               .section = SECTION_FORMAT });
}

/* The slopes of ns and cycles over the results from first on that are of
   one work; returns how many those are. */
static unsigned
fit (const struct bench_result *first, const struct bench_result *end,
     unsigned library, double *ns, double *cycles)
{
  const struct bench_result *r;
  double n = 0, x = 0, y = 0, z = 0, xx = 0, xy = 0, xz = 0;

  for (r = first; r < end && r->task.work == first->task.work
         && r->task.section == SECTION_FORMAT; r++)
    {
      const double length = (double) r->task.length;

      n++;
      x += length;
      xx += length * length;
      y += r->point[library].ns;
      xy += length * r->point[library].ns;
      z += r->point[library].cycles;
      xz += length * r->point[library].cycles;
    }
  *ns = (n * xy - x * y) / (n * xx - x * x);
  *cycles = (n * xz - x * z) / (n * xx - x * x);
  return (unsigned) n;
}

static void
slope_head (const char *group)
{
  printf (" %-14s |  nanosecs/byte   mebibytes/sec   cycles/byte\n", group);
}

static void
slope_library (const struct bench_run *run, unsigned library)
{
  const struct bench_result *r = run->results;
  const struct bench_result *const end = r + run->planned;
  const char *group = "";

  printf ("%s:\n", bench_library_title (library));
  while (r < end && r->task.section == SECTION_FORMAT)
    {
      const struct bench_work_info *const work = &bench_works[r->task.work];
      const char *const now = r->task.work < POLY1305_UPDATE ? "CHACHA20"
                              : "MAC";
      const int there = r->point[library].calls > 0;
      double ns, cycles;

      r += fit (r, end, library, &ns, &cycles);
      if (!there)
        continue;
      if (strcmp (group, now))
        slope_head (group = now);
      printf (" %14s | %10.3f ns/B %9.0f MiB/s ", work->slope, ns,
              1e9 / 1048576 / ns);
      if (bench_has_cycles ())
        printf ("%9.3f c/B\n", cycles);
      else
        printf ("%9s c/B\n", "-");
    }
  printf (" %14s =\n", "");
}

static void
slope_end (const struct bench_run *run)
{
  unsigned i;

  for (i = 0; i < BENCH_LIBRARIES; i++)
    if (!bench_libraries[i]->missing)
      slope_library (run, i);
}

const struct bench_format bench_format_slope =
{
  "slope", slope_plan, bench_head, NULL, slope_end
};
