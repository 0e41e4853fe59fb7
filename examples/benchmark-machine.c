/* benchmark-machine.c: what is worth knowing of the machine and the build,
   for whoever reads the figures later, and the row of kernels.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#define _POSIX_C_SOURCE 200809L

#include "benchmark.h"

#include <chapoly/chacha-poly1305.h>

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The Makefile tells the flags. */
#ifndef BENCHMARK_FLAGS
#define BENCHMARK_FLAGS "not told"
#endif

#if defined __clang__
#define COMPILER __VERSION__    /* begins with the compiler's name */
#elif defined __GNUC__
#define COMPILER "gcc " __VERSION__
#else
#define COMPILER "unknown"
#endif

const char *
bench_cpuinfo (const char *key)
{
  static char line[512];
  const size_t length = strlen (key);
  FILE *const file = fopen ("/proc/cpuinfo", "r");
  char *value = NULL;

  while (file && !value && fgets (line, sizeof line, file))
    if (!strncmp (line, key, length)
        && strchr ("\t :", line[length]) && strchr (line, ':'))
      {
        line[strcspn (line, "\n")] = 0;
        value = strchr (line, ':') + 1;
        value += strspn (value, " \t");
      }
  if (file)
    fclose (file);
  return value;
}

/* The kernel describes the CPU in terms of the CPU's own kind; an emulator
   of programs shows the host's description, or none. */
int
bench_emulated (void)
{
#ifdef __linux__
  static const char *const fields[] = {
#if defined __x86_64__ || defined __i386__
    "vendor_id",
#elif defined __powerpc__
    "timebase",
#elif defined __aarch64__ || defined __arm__
    "CPU implementer", "CPU architecture",
#elif defined __riscv
    "hart",
#endif
    NULL
  };
  unsigned i;

  if (getenv ("EMULATOR") && *getenv ("EMULATOR"))
    return 1;
  for (i = 0; fields[i]; i++)
    if (bench_cpuinfo (fields[i]))
      return 0;
  return i > 0;
#else
  return 0;
#endif
}


/* The row of kernels.  The library binds one at its first call; a child
   process tells what would come of a choice, and leaves this one free. */

static int
row_there (const char *row)
{
  const pid_t child = fork ();
  int status = 0;

  if (child < 0)
    bench_die ("cannot fork");
  if (!child)
    {
      const int null = open ("/dev/null", O_WRONLY);

      if (null >= 0)
        dup2 (null, STDERR_FILENO);
      setenv ("CHAPOLY_FAT_OVERRIDE", row, 1);
      _exit (strcmp (chacha_poly1305_kernels (), row) != 0);
    }
  waitpid (child, &status, 0);
  return WIFEXITED (status) && !WEXITSTATUS (status);
}

const char *
bench_rows (void)
{
  static const char *const rows[] = {
    "c", "scalar", "power8", "power9", "power10"
  };
  static char list[80];
  size_t length = 0;
  unsigned i;

  if (*list)
    return list;
  for (i = 0; i < BENCH_COUNT (rows); i++)
    if (row_there (rows[i]))
      length += (size_t) snprintf (list + length, sizeof list - length,
                                   "%s%s", length ? " " : "", rows[i]);
  return list;
}

void
bench_choose_row (const char *row)
{
  if (!row_there (row))
    bench_die ("no row of kernels named '%s' in this build or for this CPU;"
               " there are: %s", row, bench_rows ());
  setenv ("CHAPOLY_FAT_OVERRIDE", row, 1);
}


/* Facts. */

static struct bench_fact facts[24];
static unsigned facts_count;

static void
add (const char *key, const char *value)
{
  struct bench_fact *const fact = &facts[facts_count++];

  fact->key = key;
  snprintf (fact->value, sizeof fact->value, "%s", value);
}

/* The first that /proc/cpuinfo has of the names by which it calls it. */
static void
add_cpu (void)
{
  static const char *const names[] = {
    "model name", "cpu", "uarch", "CPU part"
  };
  const char *value = NULL;
  unsigned i;

  for (i = 0; !value && i < BENCH_COUNT (names); i++)
    value = bench_cpuinfo (names[i]);
  add ("cpu", value ? value : "unknown");
#ifdef __powerpc__
  value = bench_cpuinfo ("revision");   /* with the PVR */
  if (value)
    add ("cpu revision", value);
#endif
}

static void
add_system (void)
{
  struct utsname system;
  char text[256] = "unknown";
  char smt = '?';
  FILE *file;

  if (uname (&system) >= 0)
    snprintf (text, sizeof text, "%.60s %.60s %.60s", system.sysname,
              system.release, system.machine);
  add ("kernel", text);
  snprintf (text, sizeof text, "%ld", sysconf (_SC_NPROCESSORS_ONLN));
  add ("cpus", text);
  file = fopen ("/sys/devices/system/cpu/smt/active", "r");
  if (file && fread (&smt, 1, 1, file) == 1)
    add ("smt", smt == '1' ? "on" : "off");
  if (file)
    fclose (file);
}

static void
add_date (void)
{
  const time_t now = time (NULL);
  char text[32];

  if (strftime (text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", gmtime (&now)))
    add ("date", text);
}

static void
add_run (void)
{
  char text[64];

  snprintf (text, sizeof text, "%lu rounds, %g s a point",
            bench_options.rounds, bench_options.seconds);
  add ("rounds", text);
}

const struct bench_fact *
bench_machine (void)
{
  unsigned i;

  if (facts_count)
    return facts;
  add_cpu ();
  add_system ();
  add ("compiler", COMPILER);
  add ("flags", BENCHMARK_FLAGS);
  add ("kernels", chacha_poly1305_kernels ());
  for (i = 0; i < BENCH_LIBRARIES; i++)
    if (!bench_libraries[i]->missing)
      add (bench_libraries[i]->name, bench_libraries[i]->version);
  add ("cycles", bench_clock_name ());
  add_run ();
  add_date ();
  if (bench_emulated ())
    add ("emulated", "yes: times mean nothing");
  return facts;
}

const char *
bench_fact (const char *key)
{
  const struct bench_fact *fact;

  for (fact = bench_machine (); fact->key; fact++)
    if (!strcmp (fact->key, key))
      return fact->value;
  return "unknown";
}
