/* benchmark-data.c: csv and json, with all that was measured.

   Both have the same columns, which --compare reads too.  csv begins with
   the facts about the machine, as comments: # key: value.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

enum { TEXT_SIZE = 32, COLUMNS = 12 };

static const char *const columns[COLUMNS] = {
  "library", "algorithm", "mode", "bytes", "ad_bytes", "place", "offset",
  "ns", "mad_ns", "mbyte_per_s", "cycles_per_byte", "chapoly_speedup"
};

static int
is_word (unsigned column)
{
  return column < 3 || column == 5;
}

/* Empty: not known, or senseless for no bytes. */
static void
figure (char *text, int known, double x)
{
  *text = 0;
  if (known)
    snprintf (text, TEXT_SIZE, "%.4f", x);
}

static void
fill (char text[COLUMNS][TEXT_SIZE], const struct bench_result *result,
      unsigned library)
{
  const struct bench_task *const task = &result->task;
  const struct bench_work_info *const work = &bench_works[task->work];
  const struct bench_point *const point = &result->point[library];
  const int message = task->work >= AEAD_SEAL && task->work <= AEAD_PIECES;
  const int some = task->length > 0;

  snprintf (text[0], TEXT_SIZE, "%s", bench_libraries[library]->name);
  snprintf (text[1], TEXT_SIZE, "%s", work->algorithm);
  snprintf (text[2], TEXT_SIZE, "%s", work->mode);
  snprintf (text[3], TEXT_SIZE, "%lu", (unsigned long) task->length);
  snprintf (text[4], TEXT_SIZE, "%lu",
            message ? bench_options.ad_length : 0);
  snprintf (text[5], TEXT_SIZE, "%s", task->in_place ? "in-place" : "apart");
  snprintf (text[6], TEXT_SIZE, "%lu", bench_options.offset);
  figure (text[7], 1, point->ns);
  figure (text[8], 1, point->mad);
  figure (text[9], some, bench_rate (result, library));
  figure (text[10], some && bench_has_cycles (),
          point->cycles / (double) task->length);
  figure (text[11], 1, point->ns / result->point[0].ns);
}

static void
csv_begin (const struct bench_run *run)
{
  const struct bench_fact *fact;
  unsigned i;

  (void) run;
  for (fact = bench_machine (); fact->key; fact++)
    printf ("# %s: %s\n", fact->key, fact->value);
  for (i = 0; i < COLUMNS; i++)
    printf ("%s%s", i ? "," : "", columns[i]);
  putchar ('\n');
}

static void
csv_task (const struct bench_run *run, const struct bench_result *result)
{
  char text[COLUMNS][TEXT_SIZE];
  unsigned i, column;

  (void) run;
  for (i = 0; i < BENCH_LIBRARIES; i++)
    if (result->point[i].calls)
      {
        fill (text, result, i);
        for (column = 0; column < COLUMNS; column++)
          printf ("%s%s", column ? "," : "", text[column]);
        putchar ('\n');
      }
}

/* In quotes, escaped; what is not printable ASCII becomes a space. */
static void
json_string (const char *s)
{
  putchar ('"');
  for (; *s; s++)
    {
      if (*s == '"' || *s == '\\')
        putchar ('\\');
      putchar (*s >= ' ' && *s <= '~' ? *s : ' ');
    }
  putchar ('"');
}

static void
json_begin (const struct bench_run *run)
{
  const struct bench_fact *fact;

  (void) run;
  printf ("{\n  \"machine\": {");
  for (fact = bench_machine (); fact->key; fact++)
    {
      printf ("%s\n    ", fact == bench_machine () ? "" : ",");
      json_string (fact->key);
      printf (": ");
      json_string (fact->value);
    }
  printf ("\n  },\n  \"results\": [");
}

static void
json_task (const struct bench_run *run, const struct bench_result *result)
{
  char text[COLUMNS][TEXT_SIZE];
  unsigned i, column;

  for (i = 0; i < BENCH_LIBRARIES; i++)
    if (result->point[i].calls)
      {
        fill (text, result, i);
        printf ("%s\n    {", result == run->results && !i ? "" : ",");
        for (column = 0; column < COLUMNS; column++)
          {
            printf ("%s\"%s\": ", column ? ", " : "", columns[column]);
            if (is_word (column))
              json_string (text[column]);
            else
              printf ("%s", *text[column] ? text[column] : "null");
          }
        putchar ('}');
      }
}

static void
json_end (const struct bench_run *run)
{
  (void) run;
  printf ("\n  ]\n}\n");
}

const struct bench_format bench_format_csv =
{
  "csv", bench_plan_sizes, csv_begin, csv_task, NULL
};

const struct bench_format bench_format_json =
{
  "json", bench_plan_sizes, json_begin, json_task, json_end
};
