/* benchmark-clock.c: seconds and cycles.

   Time is CPU time of this process: what other processes take of the
   machine does not count.  Cycles come from, in this order:

     -f HZ      time, by the frequency given
     -f auto    the CPU's counter of core cycles, by perf_event_open
                (Linux, where the system lets programs use it);
                on x86, time by the frequency of the time stamp counter:
                cycles of the nominal clock, which the core's may exceed;
                time by the frequency that /proc/cpuinfo or cpufreq tells

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* For syscall, which POSIX lacks. */
#define _GNU_SOURCE

#include "benchmark.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if defined __linux__ && defined __has_include
#if __has_include (<linux/perf_event.h>)
#include <linux/perf_event.h>
#include <sys/syscall.h>
#define HAVE_PERF 1
#endif
#endif

#if defined __GNUC__ && (defined __x86_64__ || defined __i386__)
#define HAVE_TSC 1
#endif

static clockid_t clock_id;
static double frequency;
static int counter = -1;
static const char *name = "none";

static double
seconds_of (clockid_t id)
{
  struct timespec t;

  clock_gettime (id, &t);
  return (double) t.tv_sec + 1e-9 * (double) t.tv_nsec;
}

double
bench_seconds (void)
{
  return seconds_of (clock_id);
}

#ifdef HAVE_PERF

static double
read_counter (void)
{
  uint64_t cycles = 0;

  if (read (counter, &cycles, sizeof cycles) != sizeof cycles)
    return 0;
  return (double) cycles;
}

static int
open_counter (void)
{
  struct perf_event_attr attributes;
  double start, before;

  memset (&attributes, 0, sizeof attributes);
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof attributes;
  attributes.config = PERF_COUNT_HW_CPU_CYCLES;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  counter = (int) syscall (SYS_perf_event_open, &attributes, 0, -1, -1, 0);
  if (counter < 0)
    return 0;

  /* Some virtual machines have a counter that does not count. */
  before = read_counter ();
  for (start = bench_seconds (); bench_seconds () < start + 0.001; )
    ;
  if (read_counter () > before)
    return 1;
  close (counter);
  counter = -1;
  return 0;
}

#else

static double
read_counter (void)
{
  return 0;
}

static int
open_counter (void)
{
  return 0;
}

#endif

#ifdef HAVE_TSC

static double
tsc_frequency (void)
{
  const double start = seconds_of (CLOCK_MONOTONIC);
  const unsigned long long ticks = __builtin_ia32_rdtsc ();
  double now;

  do
    now = seconds_of (CLOCK_MONOTONIC);
  while (now < start + 0.02);
  return (double) (__builtin_ia32_rdtsc () - ticks) / (now - start);
}

#else

static double
tsc_frequency (void)
{
  return 0;
}

#endif

/* "3800.000000MHz" on POWER, "2596.139" elsewhere. */
static double
cpuinfo_frequency (void)
{
  const char *value = bench_cpuinfo ("clock");

  if (!value)
    value = bench_cpuinfo ("cpu MHz");
  return value ? 1e6 * strtod (value, NULL) : 0;
}

static double
cpufreq_frequency (void)
{
  FILE *const file
    = fopen ("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq", "r");
  double khz = 0;

  if (!file)
    return 0;
  if (fscanf (file, "%lf", &khz) != 1)
    khz = 0;
  fclose (file);
  return 1e3 * khz;
}

static void
find_cycles (void)
{
  static const struct
  {
    const char *name;
    double (*frequency) (void);
  }
  sources[] = {
    { "time stamp counter", tsc_frequency },
    { "/proc/cpuinfo", cpuinfo_frequency },
    { "cpufreq's maximum", cpufreq_frequency }
  };
  unsigned i;

  if (open_counter ())
    {
      name = "perf counter";
      return;
    }
  for (i = 0; i < BENCH_COUNT (sources); i++)
    if ((frequency = sources[i].frequency ()) > 0)
      {
        name = sources[i].name;
        return;
      }
  bench_die ("the clock frequency is not known here; give it with -f HZ");
}

void
bench_clock_start (const char *wanted)
{
  char *end;
  struct timespec t;

  clock_id = CLOCK_MONOTONIC;
#ifdef CLOCK_PROCESS_CPUTIME_ID
  if (!clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t))
    clock_id = CLOCK_PROCESS_CPUTIME_ID;
#else
  (void) t;
#endif
  if (!wanted)
    return;
  if (!strcmp (wanted, "auto"))
    {
      find_cycles ();
      return;
    }
  frequency = strtod (wanted, &end);
  if (end == wanted || *end || !(frequency >= 1e6 && frequency <= 1e12))
    bench_die ("-f takes a frequency in Hz, such as 3.8e9, or auto; not '%s'",
               wanted);
  name = "the frequency given";
}

int
bench_has_cycles (void)
{
  return counter >= 0 || frequency > 0;
}

double
bench_cycles (void)
{
  return counter >= 0 ? read_counter () : bench_seconds () * frequency;
}

/* As "time stamp counter, 2595.12 MHz". */
const char *
bench_clock_name (void)
{
  static char text[80];

  if (frequency > 0)
    snprintf (text, sizeof text, "%s, %.2f MHz", name, frequency * 1e-6);
  else
    snprintf (text, sizeof text, "%s", name);
  return text;
}
