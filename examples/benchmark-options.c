/* benchmark-options.c: the command line, and words to its user.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <stdlib.h>
#include <string.h>

struct bench_options bench_options =
{
  .format = &bench_format_nettle,
  .ad_length = 13,
  .rounds = 9,
  .seconds = 0.1,
  .tolerance = 5
};

static unsigned long
number (const char *option, const char *text, unsigned long max)
{
  char *end;
  const unsigned long n = strtoul (text, &end, 10);

  if (*text < '0' || *text > '9' || *end || n > max)
    bench_die ("%s takes a number up to %lu, not '%s'", option, max, text);
  return n;
}

static double
positive (const char *option, const char *text)
{
  char *end;
  const double x = strtod (text, &end);

  if (end == text || *end || !(x > 0 && x < 1e6))
    bench_die ("%s takes a positive number, not '%s'", option, text);
  return x;
}

static void
set_format (const char *name)
{
  static const struct bench_format *const formats[] = {
    &bench_format_nettle, &bench_format_slope, &bench_format_go,
    &bench_format_openssl, &bench_format_csv, &bench_format_json
  };
  unsigned i;

  for (i = 0; i < BENCH_COUNT (formats); i++)
    if (!strcmp (formats[i]->name, name))
      {
        bench_options.format = formats[i];
        return;
      }
  bench_die ("no format '%s'; there are nettle, slope, go, openssl-mr, csv"
             " and json", name);
}

static int
compare_sizes (const void *a, const void *b)
{
  const size_t x = *(const size_t *) a, y = *(const size_t *) b;

  return (x > y) - (x < y);
}

static void
set_sizes (const char *list)
{
  struct bench_options *const o = &bench_options;
  char item[16];

  o->sizes_count = 0;
  for (;;)
    {
      const size_t length = strcspn (list, ",");

      snprintf (item, sizeof item, "%.*s", (int) length, list);
      if (o->sizes_count == BENCH_COUNT (o->sizes))
        bench_die ("--sizes takes at most %u sizes",
                   (unsigned) BENCH_COUNT (o->sizes));
      o->sizes[o->sizes_count++] = number ("--sizes", item, 1ul << 28);
      if (!list[length])
        break;
      list += length + 1;
    }
  qsort (o->sizes, o->sizes_count, sizeof o->sizes[0], compare_sizes);
}

/* bench-slope's option. */
static void
set_mhz (const char *value)
{
  static char hz[40];

  if (strcmp (value, "auto"))
    {
      snprintf (hz, sizeof hz, "%.3f", 1e6 * positive ("--cpu-mhz", value));
      value = hz;
    }
  bench_options.frequency = value;
}

static void
set_unaligned (const char *value)
{
  bench_options.offset = value ? number ("--unaligned", value, 63) : 1;
}

static void
set_quick (const char *value)
{
  (void) value;
  bench_options.rounds = 3;
  bench_options.seconds = 0.001;
}

static void
help (const char *value)
{
  (void) value;
  bench_help ();
  exit (fflush (stdout) ? BENCH_ERROR : BENCH_OK);
}

static void
version (const char *value)
{
  (void) value;
  bench_load_libraries ("none");
  printf ("chapoly %s\n", bench_chapoly.version);
  exit (fflush (stdout) ? BENCH_ERROR : BENCH_OK);
}

/* What follows an option, and what where points to. */
enum kind
{
  FLAG,                         /* nothing; an int, which gets limit */
  WORD,                         /* a string */
  COUNT,                        /* an unsigned long, up to limit */
  REAL,                         /* a positive double */
  CALL, CALL_MAYBE, CALL_ALONE  /* set, with a value, maybe one, none */
};

static const struct option
{
  const char *name;
  enum kind kind;
  void *where;
  unsigned long limit;
  void (*set) (const char *value);
}
options[] = {
  { "--format", CALL, NULL, 0, set_format },
  { "--clock-frequency", WORD, &bench_options.frequency, 0, NULL },
  { "-f", WORD, &bench_options.frequency, 0, NULL },
  { "--cpu-mhz", CALL, NULL, 0, set_mhz },
  { "--kernel", WORD, &bench_options.kernel, 0, NULL },
  { "--peers", WORD, &bench_options.peers, 0, NULL },
  { "--svg", WORD, &bench_options.svg, 0, NULL },
  { "--sizes", CALL, NULL, 0, set_sizes },
  { "--ad", COUNT, &bench_options.ad_length, 1ul << 20, NULL },
  { "--in-place", FLAG, &bench_options.place, PLACE_IN, NULL },
  { "--apart", FLAG, &bench_options.place, PLACE_APART, NULL },
  { "--unaligned", CALL_MAYBE, NULL, 0, set_unaligned },
  { "--rounds", COUNT, &bench_options.rounds, 999, NULL },
  { "--seconds", REAL, &bench_options.seconds, 0, NULL },
  { "--quick", CALL_ALONE, NULL, 0, set_quick },
  { "--list", FLAG, &bench_options.list, 1, NULL },
  { "--compare", WORD, &bench_options.compare[0], 0, NULL },
  { "--tolerance", REAL, &bench_options.tolerance, 0, NULL },
  { "--relative-to", WORD, &bench_options.relative_to, 0, NULL },
  { "--help", CALL_ALONE, NULL, 0, help },
  { "-h", CALL_ALONE, NULL, 0, help },
  { "--version", CALL_ALONE, NULL, 0, version }
};

/* The option of that name; length leaves out a "=value". */
static const struct option *
find (const char *text, size_t length)
{
  unsigned i;

  for (i = 0; i < BENCH_COUNT (options); i++)
    if (strlen (options[i].name) == length
        && !strncmp (options[i].name, text, length))
      return &options[i];
  bench_die ("unknown option '%.*s'; --help lists them", (int) length, text);
}

static void
set (const struct option *option, const char *value)
{
  switch (option->kind)
    {
    case FLAG:
      *(int *) option->where = (int) option->limit;
      break;
    case WORD:
      *(const char **) option->where = value;
      break;
    case COUNT:
      *(unsigned long *) option->where
        = number (option->name, value, option->limit);
      break;
    case REAL:
      *(double *) option->where = positive (option->name, value);
      break;
    default:
      option->set (value);
    }
}

/* Takes the option at argv[i], and perhaps its value at argv[i + 1];
   returns the index of the last one taken. */
static int
take (char **argv, int i)
{
  const size_t length = strcspn (argv[i], "=");
  const struct option *const option = find (argv[i], length);
  const int alone = option->kind == FLAG || option->kind == CALL_ALONE;
  const char *value = argv[i][length] ? argv[i] + length + 1 : NULL;

  if (value && alone)
    bench_die ("%s takes no value", option->name);
  if (!value && !alone && option->kind != CALL_MAYBE && !(value = argv[++i]))
    bench_die ("%s needs a value", option->name);
  set (option, value);
  if (option->where == &bench_options.compare[0]
      && !(bench_options.compare[1] = argv[++i]))
    bench_die ("--compare needs two files");
  return i;
}

int
bench_matches (enum bench_work work, const char *algorithm)
{
  char name[64];

  snprintf (name, sizeof name, "%s %s", bench_works[work].algorithm,
            bench_works[work].mode);
  return strstr (name, algorithm) != NULL;
}

int
bench_chosen (enum bench_work work)
{
  int i;

  for (i = 0; i < bench_options.algorithms_count; i++)
    if (bench_matches (work, bench_options.algorithms[i]))
      return 1;
  return !bench_options.algorithms_count;
}

static int
any_chosen (void)
{
  unsigned work;

  for (work = 0; work < BENCH_WORKS; work++)
    if (bench_chosen (work))
      return 1;
  return 0;
}

void
bench_parse (int argc, char **argv)
{
  const char *const slash = strrchr (argv[0], '/');
  int i, words = 0, options_end = 0;

  bench_program = slash ? slash + 1 : argv[0];
  for (i = 1; i < argc; i++)
    if (!options_end && !strcmp (argv[i], "--"))
      options_end = 1;
    else if (!options_end && argv[i][0] == '-' && argv[i][1])
      i = take (argv, i);
    else
      argv[1 + words++] = argv[i];

  if (!bench_options.rounds)
    bench_die ("--rounds takes 1 or more");
  bench_options.algorithms = argv + 1;
  bench_options.algorithms_count = words;
  if (!any_chosen ())
    bench_die ("no algorithm's name contains '%s'; --list lists them",
               argv[1]);
}
