/* benchmark.h: what the files of the benchmark share.

   benchmark.c          the run: what to measure, in which order
   benchmark-options.c  the command line
   benchmark-clock.c    seconds and cycles
   benchmark-machine.c  what is worth knowing of the machine and the build
   benchmark-works.c    the works there are, and chapoly's way to do them
   benchmark-peers.c    finds the other libraries; openssl, nettle, sodium,
                        gcrypt each have a file with their way
   benchmark-measure.c  one point: checked, then timed in turns
   benchmark-table.c    the format nettle, which is the default
   benchmark-slope.c    the format slope
   benchmark-lines.c    the formats go and openssl-mr
   benchmark-data.c     the formats csv and json
   benchmark-svg.c      the plot
   benchmark-compare.c  two runs beside each other

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef BENCHMARK_H
#define BENCHMARK_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define BENCH_KEY_SIZE 32
#define BENCH_NONCE_SIZE 12
#define BENCH_TAG_SIZE 16

#define BENCH_MAX(a, b) ((a) > (b) ? (a) : (b))
#define BENCH_COUNT(array) (sizeof (array) / sizeof (array)[0])

/* Exit codes, as those of cmp and diff. */
enum { BENCH_OK, BENCH_SLOWER, BENCH_ERROR };


/* Works: what is timed. */

enum bench_work
{
  CHACHA_ENCRYPT,               /* a nonce, then the text */
  CHACHA_DECRYPT,
  AEAD_ENCRYPT,                 /* a piece of an endless message */
  AEAD_DECRYPT,
  AEAD_UPDATE,                  /* the same of associated data */
  AEAD_SEAL,                    /* a whole message */
  AEAD_OPEN,
  POLY1305_UPDATE,              /* a piece of an endless message */
  POLY1305_AUTH,                /* a whole message */
  BENCH_WORKS
};

enum bench_work_flags
{
  BENCH_NETTLE = 1,             /* nettle-benchmark has this row */
  BENCH_SIZED = 2,              /* measured unasked where sizes are tried */
  BENCH_NO_TAG = 4              /* leaves no tag to compare */
};

struct bench_work_info
{
  const char *algorithm, *mode; /* as nettle-benchmark names them */
  unsigned block;               /* bytes in a block */
  unsigned flags;
  const char *slope;            /* as libgcrypt's bench-slope, or NULL */
  const char *go;               /* as Go's tests; the size follows */
  const char *openssl;          /* as openssl speed, or NULL */
};

extern const struct bench_work_info bench_works[BENCH_WORKS];

/* What one call gets.  AEAD_UPDATE takes its data from src. */
struct bench_message
{
  size_t length, ad_length;
  const uint8_t *src, *ad;
  uint8_t *dst;
  uint8_t tag[BENCH_TAG_SIZE];
};

extern const uint8_t bench_key[BENCH_KEY_SIZE];
extern const uint8_t bench_nonce[BENCH_NONCE_SIZE];

/* A library's way to do a work: begin and end (NULL for nothing to do)
   stand outside the time.  call is timed, returns 1 if all went well, and
   is NULL where the library lacks the work.  The end of an endless
   message writes its tag. */
struct bench_op
{
  void (*begin) (const struct bench_message *);
  int (*call) (struct bench_message *);
  void (*end) (struct bench_message *);
};

struct bench_library
{
  const char *name;
  const char *const *files;     /* what to load, the best first; NULL: none */
  /* Finds the functions, fills version, clears the calls it cannot make.
     Returns NULL or what is missing.  handle is of files[which]. */
  const char *(*load) (struct bench_library *, void *handle, unsigned which);
  struct bench_op op[BENCH_WORKS];

  char version[48];
  const char *missing;          /* why it is not here, or NULL */
};

/* libraries[0] is chapoly; a NULL ends them. */
extern struct bench_library *const bench_libraries[];
enum { BENCH_LIBRARIES = 5 };

extern struct bench_library bench_chapoly, bench_openssl, bench_nettle,
  bench_sodium, bench_gcrypt;

/* Loads those of the comma-separated list, or all if it is NULL; dies of
   an unknown name. */
void bench_load_libraries (const char *list);

/* A name in a loaded library, and where to put its address. */
struct bench_symbol
{
  const char *name;
  void *slot;                   /* of a pointer to a function */
};

/* Looks up all of them; returns NULL, or the name of one not there. */
const char *bench_symbols (void *handle, const struct bench_symbol *symbols,
                           size_t count);

/* Zeroed memory at a multiple of 64 bytes, for free; never NULL. */
void *bench_alloc (size_t size);

/* Clears the calls of the works first .. last. */
void bench_lack (struct bench_library *library, enum bench_work first,
                 enum bench_work last);


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
   are, in a static buffer. */
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

/* Whether the command line chooses the work. */
int bench_chosen (enum bench_work work);

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

/* Prints how the second run differs from the first; returns BENCH_OK, or
   BENCH_SLOWER. */
int bench_compare (const char *before, const char *after);

#endif /* BENCHMARK_H */
