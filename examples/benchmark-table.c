/* benchmark-table.c: the default format: nettle-benchmark's rows, of chapoly
   alone, then the peers beside it.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

static void
nettle_plan (struct bench_run *run)
{
  static const enum bench_work bulk[] = {
    CHACHA_ENCRYPT, POLY1305_UPDATE, AEAD_SEAL, AEAD_OPEN
  };
  static const size_t small[] = { 0, 16, 64, 256, 1350 };
  unsigned work, i;

  for (work = 0; work < BENCH_WORKS; work++)
    if (bench_works[work].flags & BENCH_NETTLE && bench_chosen (work))
      bench_plan (run, (struct bench_task) { .work = work, .length = 10240,
                                             .in_place = 1, .alone = 1,
                                             .section = SECTION_ROWS });
  for (i = 0; i < BENCH_COUNT (bulk); i++)
    if (bench_chosen (bulk[i]))
      bench_plan (run, (struct bench_task) { .work = bulk[i],
                                             .length = 16384,
                                             .section = SECTION_BULK });
  for (i = 0; i < BENCH_COUNT (small); i++)
    if (bench_chosen (AEAD_SEAL))
      bench_plan (run, (struct bench_task) { .work = AEAD_SEAL,
                                             .length = small[i],
                                             .section = SECTION_SMALL });
}

static double
megabytes (const struct bench_result *result, unsigned library)
{
  return (double) result->task.length * 1e9 / 1048576
    / result->point[library].ns;
}

/* Heads a section. */
static void
nettle_head (unsigned section)
{
  unsigned i;

  if (section == SECTION_ROWS)
    {
      printf ("\n%18s %12s Mbyte/s%s\n", "Algorithm", "mode",
              bench_has_cycles () ? " cycles/byte cycles/block" : "");
      return;
    }
  if (section == SECTION_BULK)
    printf ("\nMbyte/s on 16384 bytes, and how many times as fast chapoly"
            " is:\n");
  else
    printf ("\nNanoseconds to seal a message with %lu bytes of associated"
            " data, and the same:\n",
            (unsigned long) bench_options.ad_length);
  printf ("%23s %8s", "", "chapoly");
  for (i = 1; i < BENCH_LIBRARIES; i++)
    if (!bench_libraries[i]->missing)
      printf (" %15s", bench_library_title (i));
  printf ("   MAD\n");
}

static void
nettle_row (const struct bench_result *result)
{
  const struct bench_work_info *const work
    = &bench_works[result->task.work];
  const double cycles
    = result->point[0].cycles / (double) result->task.length;

  printf ("%18s %12s %7.2f", work->algorithm, work->mode,
          megabytes (result, 0));
  if (bench_has_cycles ())
    printf (" %11.2f %12.2f", cycles, cycles * work->block);
  putchar ('\n');
}

/* All libraries in a line, and the largest deviation in it. */
static void
nettle_peers (const struct bench_result *result)
{
  const struct bench_work_info *const work
    = &bench_works[result->task.work];
  const struct bench_point *const point = result->point;
  const int small = result->task.section == SECTION_SMALL;
  double deviation = 0;
  unsigned i;

  if (small)
    printf ("%17lu bytes", (unsigned long) result->task.length);
  else
    printf ("%15s %7s", work->algorithm, work->mode);
  for (i = 0; i < BENCH_LIBRARIES; i++)
    if (point[i].calls)
      {
        printf (" %8.1f", small ? point[i].ns : megabytes (result, i));
        if (i)
          printf (" %5.2fx", point[i].ns / point[0].ns);
        deviation = BENCH_MAX (deviation, point[i].mad / point[i].ns);
      }
    else if (!bench_libraries[i]->missing)
      printf (" %8s %6s", "-", "");
  printf (" %4.1f%%\n", 100 * deviation);
}

static void
nettle_task (const struct bench_run *run, const struct bench_result *result)
{
  const unsigned section = result->task.section;

  if (section != SECTION_SIZES
      && (result == run->results || result[-1].task.section != section))
    nettle_head (section);
  if (section == SECTION_ROWS)
    nettle_row (result);
  else if (section != SECTION_SIZES)
    nettle_peers (result);
}

const struct bench_format bench_format_nettle =
{
  "nettle", nettle_plan, bench_head, nettle_task, NULL
};
