/* benchmark-measure.c: one point: checked, then timed in turns.

   Noise of the machine should hit all libraries alike: each round times
   every library once, beginning with another one each time, and the
   median of the rounds counts.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Text as the work finds it (ciphertext to open); where it is taken from
   and put to; the result that is right.  Room for a block more: EVP's
   calls name it, and write nothing there. */
static uint8_t *given, *source, *target, *right, *ad;
static uint8_t given_tag[BENCH_TAG_SIZE], right_tag[BENCH_TAG_SIZE];

static uint8_t *
buffer (size_t length)
{
  return (uint8_t *) bench_alloc (length + 128) + bench_options.offset;
}

void
bench_measure_start (size_t length)
{
  size_t i;

  given = buffer (length);
  source = buffer (length);
  target = buffer (length);
  right = buffer (length);
  ad = buffer (bench_options.ad_length);
  for (i = 0; i < bench_options.ad_length; i++)
    ad[i] = (uint8_t) (i + 1);
}

static void
start (const struct bench_task *task, struct bench_message *m)
{
  m->length = task->length;
  m->ad_length = bench_options.ad_length;
  m->ad = ad;
  m->src = task->in_place ? target : source;
  m->dst = target;
  memcpy (m->tag, given_tag, BENCH_TAG_SIZE);
  memset (target, 0, task->length);
  memcpy (task->in_place ? target : source, given, task->length);
}

/* Text for the work: for opening, sealed by chapoly. */
static void
prepare (const struct bench_task *task)
{
  const struct bench_op *const seal = &bench_chapoly.op[AEAD_SEAL];
  struct bench_message m;
  size_t i;

  for (i = 0; i < task->length; i++)
    given[i] = (uint8_t) (7 * i + 1);
  memset (given_tag, 0, BENCH_TAG_SIZE);
  if (task->work != AEAD_OPEN)
    return;
  start (task, &m);
  seal->begin (&m);
  seal->call (&m);
  memcpy (given, target, task->length);
  memcpy (given_tag, m.tag, BENCH_TAG_SIZE);
}

/* Does the work once; m then holds the tag. */
static int
do_once (const struct bench_op *op, const struct bench_task *task,
         struct bench_message *m)
{
  int ok;

  start (task, m);
  if (op->begin)
    op->begin (m);
  ok = op->call (m);
  if (op->end)
    op->end (m);
  return ok;
}

/* Whether the library does as chapoly did. */
static int
agrees (const struct bench_op *op, const struct bench_task *task)
{
  struct bench_message m;

  return do_once (op, task, &m)
    && !memcmp (target, right, task->length)
    && (bench_works[task->work].flags & BENCH_NO_TAG
        || !memcmp (m.tag, right_tag, BENCH_TAG_SIZE));
}

/* Whether the library has the work, in pieces of that length. */
static int
has_work (const struct bench_library *library, const struct bench_task *task)
{
  if (library->missing || !library->op[task->work].call)
    return 0;
  return !library->piece || !(task->length % library->piece)
    || (task->work != AEAD_ENCRYPT && task->work != AEAD_DECRYPT);
}

/* The libraries that have the work and do it right; returns how many. */
static unsigned
participants (const struct bench_task *task, unsigned *who)
{
  const struct bench_work_info *const work = &bench_works[task->work];
  const unsigned last = task->alone ? 1 : BENCH_LIBRARIES;
  struct bench_message m;
  unsigned i, n = 0;

  if (!do_once (&bench_chapoly.op[task->work], task, &m))
    bench_die ("chapoly refuses %s %s of %lu bytes", work->algorithm,
               work->mode, (unsigned long) task->length);
  memcpy (right, target, task->length);
  memcpy (right_tag, m.tag, BENCH_TAG_SIZE);

  for (i = 0; i < last; i++)
    {
      const struct bench_library *const library = bench_libraries[i];

      if (!has_work (library, task))
        continue;
      if (agrees (&library->op[task->work], task))
        who[n++] = i;
      else
        bench_warn (1, "%s differs from chapoly in %s %s of %lu bytes: not"
                    " compared", library->name, work->algorithm, work->mode,
                    (unsigned long) task->length);
    }
  return n;
}

/* Times calls; returns seconds, and the cycles where they are asked for. */
static double
sample (const struct bench_op *op, const struct bench_task *task,
        unsigned long calls, double *cycles)
{
  const int restore = task->in_place && task->work == AEAD_OPEN;
  struct bench_message m;
  unsigned long i;
  double seconds, before = 0;
  int ok = 1;

  start (task, &m);
  if (op->begin)
    op->begin (&m);
  if (cycles)
    before = bench_cycles ();
  seconds = bench_seconds ();
  for (i = 0; i < calls; i++)
    {
      if (restore)
        memcpy (target, given, task->length);
      ok &= op->call (&m);
    }
  seconds = bench_seconds () - seconds;
  if (cycles)
    *cycles = bench_cycles () - before;
  if (op->end)
    op->end (&m);
  if (!ok)
    bench_die ("a library fails at %s %s while it is timed",
               bench_works[task->work].algorithm,
               bench_works[task->work].mode);
  return seconds;
}

/* The number of calls that take about so many seconds. */
static unsigned long
calibrate (const struct bench_op *op, const struct bench_task *task,
           double seconds)
{
  unsigned long calls = 1;
  double taken;

  while ((taken = sample (op, task, calls, NULL)) < seconds / 4)
    calls *= taken < seconds / 64 ? 8 : 2;
  return (unsigned long) ((double) calls * seconds / taken) + 1;
}

static int
compare_doubles (const void *a, const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Sorts x. */
static double
median (double *x, unsigned n)
{
  qsort (x, n, sizeof x[0], compare_doubles);
  return (x[(n - 1) / 2] + x[n / 2]) / 2;
}

static void
summarise (struct bench_point *point, unsigned n)
{
  double *const sorted = bench_alloc (n * sizeof sorted[0]);
  unsigned i;

  memcpy (sorted, point->samples, n * sizeof sorted[0]);
  point->ns = median (sorted, n);
  for (i = 0; i < n; i++)
    sorted[i] = fabs (point->samples[i] - point->ns);
  point->mad = median (sorted, n);
  point->cycles = median (point->cycle_samples, n);
  free (sorted);
}

void
bench_measure (const struct bench_task *task, struct bench_result *result)
{
  const unsigned rounds = (unsigned) bench_options.rounds;
  unsigned who[BENCH_LIBRARIES];
  unsigned i, n, round;

  memset (result, 0, sizeof *result);
  result->task = *task;
  prepare (task);
  n = participants (task, who);

  for (i = 0; i < n; i++)
    {
      struct bench_point *const point = &result->point[who[i]];

      point->samples = bench_alloc (rounds * sizeof (double));
      point->cycle_samples = bench_alloc (rounds * sizeof (double));
      point->calls = calibrate (&bench_libraries[who[i]]->op[task->work],
                                task, bench_options.seconds / rounds);
    }

  for (round = 0; round < rounds; round++)
    for (i = 0; i < n; i++)
      {
        const unsigned turn = who[(round + i) % n];
        struct bench_point *const point = &result->point[turn];
        const double calls = (double) point->calls;
        double cycles;

        point->samples[round]
          = sample (&bench_libraries[turn]->op[task->work], task,
                    point->calls, &cycles) * 1e9 / calls;
        point->cycle_samples[round] = cycles / calls;
      }

  for (i = 0; i < n; i++)
    summarise (&result->point[who[i]], rounds);
}
