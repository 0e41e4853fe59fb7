/* benchmark.h: what the files of the benchmark share.

   benchmark.c          the run: what to measure, in which order
   benchmark-options.c  the command line
   benchmark-words.c    help, complaints
   benchmark-clock.c    seconds and cycles
   benchmark-machine.c  what is worth knowing of the machine and the build
   benchmark-works.c    the works there are, and chapoly's way to do them
   benchmark-peers.c    finds the other libraries, of which openssl, nettle,
                        sodium and gcrypt have a file each
   benchmark-measure.c  one point: checked, then timed in turns
   benchmark-table.c    the format nettle, which is the default
   benchmark-slope.c    the format slope
   benchmark-lines.c    the formats go and openssl-mr
   benchmark-data.c     the formats csv and json
   benchmark-svg.c      the plot
   benchmark-compare.c  two runs beside each other
   benchmark-read.c     their files

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef BENCHMARK_H
#define BENCHMARK_H

#include "benchmark-library.h"

/* Exit codes, as those of cmp and diff. */
enum { BENCH_OK, BENCH_SLOWER, BENCH_ERROR };


/* Clock. */

/* frequency is in Hz, "auto", or NULL for no cycles; dies of another. */
void bench_clock_start (const char *frequency);

/* CPU time of this process in seconds, and cycles (0 if not known). */
double bench_seconds (void);
double bench_cycles (void);
int bench_has_cycles (void);
const char *bench_clock_name (void);


/* Machine. */

struct bench_fact
{
  const char *key;
  char value[256];
};

/* Facts about CPU, system and build; a NULL key ends them.  The libraries
   must have been loaded. */
const struct bench_fact *bench_machine (void);
const char *bench_fact (const char *key);

/* The value of a field of /proc/cpuinfo, in a static buffer, or NULL. */
const char *bench_cpuinfo (const char *key);

/* Whether this program runs under an emulator: times mean nothing then. */
int bench_emulated (void);

/* The row of kernels: asks for it before the library binds one, and dies
   if this build or this CPU has no such row.  bench_rows lists those there
   are, in a static buffer; its first call must come before then, too. */
void bench_choose_row (const char *name);
const char *bench_rows (void);


/* Options. */

enum bench_place { PLACE_DEFAULT, PLACE_IN, PLACE_APART };

struct bench_format;

struct bench_options
{
  const struct bench_format *format;
  const char *frequency, *kernel, *peers, *svg, *relative_to;
  const char *compare[2];
  int place;                    /* of enum bench_place */
  unsigned long ad_length, offset;
  size_t sizes[64];
  unsigned sizes_count;         /* 0: the format's own */
  unsigned long rounds;
  double seconds;               /* for each point, over all rounds */
  double tolerance;             /* per cent */
  int list;
  char *const *algorithms;      /* substrings */
  int algorithms_count;
};

extern struct bench_options bench_options;

/* Fills bench_options; dies of a bad command line, and leaves the program
   after --help and --version. */
void bench_parse (int argc, char **argv);

/* Whether algorithm is a part of the work's name, and whether the command
   line chooses the work. */
int bench_matches (enum bench_work work, const char *algorithm);
int bench_chosen (enum bench_work work);

/* Prints the help. */
void bench_help (void);

/* One line on standard error, then the end, with BENCH_ERROR. */
#if defined __GNUC__
__attribute__ ((noreturn, format (printf, 1, 2)))
#endif
void bench_die (const char *format, ...);

/* The same without the end; the program's exit code will be BENCH_ERROR
   if it is grave. */
#if defined __GNUC__
__attribute__ ((format (printf, 2, 3)))
#endif
void bench_warn (int grave, const char *format, ...);
extern int bench_grave;
extern const char *bench_program;


/* Measuring. */

enum bench_section
{
  SECTION_SIZES,                /* for csv, json, go and plots */
  SECTION_ROWS, SECTION_BULK, SECTION_SMALL,    /* of the default format */
  SECTION_FORMAT                /* of another format */
};

/* A task is one work on one length, done by all libraries in turns. */
struct bench_task
{
  enum bench_work work;
  size_t length;
  int in_place;
  int alone;                    /* chapoly only */
  enum bench_section section;   /* of the report */
};

/* What it took one library: medians over the rounds, for one call. */
struct bench_point
{
  unsigned long calls;          /* in a round; 0: lacks the work */
  double ns, mad;               /* median, median absolute deviation */
  double cycles;                /* 0: not known */
  double *samples;              /* ns, one for each round */
  double *cycle_samples;
};

struct bench_result
{
  struct bench_task task;
  struct bench_point point[BENCH_LIBRARIES];    /* as bench_libraries */
};

/* Buffers for messages up to length bytes. */
void bench_measure_start (size_t length);

/* Checks that all libraries give chapoly's result, leaving out (with a
   grave warning) those that do not, then times them. */
void bench_measure (const struct bench_task *task,
                    struct bench_result *result);


/* Reports.  plan adds tasks; task reports a result as soon as it is there,
   end what needs them all.  All but plan may be NULL. */

struct bench_run
{
  struct bench_result *results;
  unsigned planned, done;
};

struct bench_format
{
  const char *name;
  void (*plan) (struct bench_run *);
  void (*begin) (const struct bench_run *);
  void (*task) (const struct bench_run *, const struct bench_result *);
  void (*end) (const struct bench_run *);
};

extern const struct bench_format bench_format_nettle, bench_format_slope,
  bench_format_go, bench_format_openssl, bench_format_csv, bench_format_json;

/* Adds a task, unless it is there; the options may decide on its place. */
void bench_plan (struct bench_run *run, struct bench_task task);

/* Adds the works that the command line chooses, else those with
   BENCH_SIZED, for each size of the command line, else 16 .. 16384. */
void bench_plan_sizes (struct bench_run *run);

/* The name and version of each library found, as "openssl 3.0.17". */
const char *bench_library_title (unsigned library);

/* Prints version, row, machine and build, for people. */
void bench_head (const struct bench_run *run);

/* 10^6 bytes a second, as a user of networks counts. */
double bench_rate (const struct bench_result *result, unsigned library);

/* Dies if the file cannot be written: said before hours of measuring. */
void bench_svg_try (const char *file);

/* Draws all results with sizes. */
void bench_svg (const struct bench_run *run, const char *file);

/* One line of the results in a file: who, what, and how long. */
struct bench_entry
{
  char library[16];
  char what[128];               /* all columns that tell points apart */
  double ns;
};

enum { BENCH_FACTS = 3 };
extern const char *const bench_fact_keys[BENCH_FACTS];

struct bench_file
{
  const char *name;
  struct bench_entry *entries;
  unsigned count;
  char fact[BENCH_FACTS][256];  /* values of bench_fact_keys */
};

/* Reads csv or json; dies if it is neither, or has no results. */
void bench_read (struct bench_file *file, const char *name);

/* Prints how the second run differs from the first; returns BENCH_OK, or
   BENCH_SLOWER. */
int bench_compare (const char *before, const char *after);

#endif /* BENCHMARK_H */
