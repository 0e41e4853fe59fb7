/* benchmark-words.c: the benchmark's words to its user.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <stdarg.h>
#include <stdlib.h>

const char *bench_program = "benchmark";
int bench_grave;

static const char usage[] =
"usage: %s [OPTION...] [ALGORITHM...]\n"
"Measures ChaCha20 and Poly1305, and beside chapoly the libraries found on\n"
"this machine, in turns.  An ALGORITHM is a part of a name of --list, such\n"
"as 'poly1305' or 'seal'; default: all that the format has.  One that the\n"
"format has no line for is an error: go, csv and json have lines for all.\n"
"\n"
"What is printed:\n"
"  --format=nettle      rows as nettle-benchmark's; then the peers (default)\n"
"  --format=slope       as libgcrypt's bench-slope: the cost of a byte\n"
"  --format=go          as Go's benchmarks, for benchstat\n"
"  --format=openssl-mr  as openssl speed -mr\n"
"  --format=csv, json   all figures\n"
"  --svg=FILE           draws throughput against size, besides\n"
"  -f, --clock-frequency=HZ  cycles too; HZ may be 'auto'\n"
"  --list               algorithms, rows of kernels, and peers; no more\n"
"\n"
"What is measured:\n"
"  --kernel=ROW         chapoly with that row of kernels\n"
"  --peers=LIST         of openssl,nettle,sodium,gcrypt; or none\n"
"  --sizes=LIST         bytes, as 16,64,1350; default 16 to 16384\n"
"  --ad=BYTES           associated data of a message (default 13)\n"
"  --in-place, --apart  source and destination; default apart, in rows of\n"
"                       nettle-benchmark in place.  In place, the time to\n"
"                       open includes bringing the ciphertext back.\n"
"  --unaligned[=BYTES]  buffers begin that far (1) from a multiple of 64\n"
"  --rounds=N           the median of N rounds counts (default 9)\n"
"  --seconds=S          for each point, over all rounds (default 0.1)\n"
"  --quick              3 rounds, 0.001 s: to see whether all works\n"
"\n"
"Comparing two runs (csv or json); exit code 1 if chapoly became slower:\n"
"  --compare OLD NEW\n"
"  --tolerance=PERCENT  what counts as slower (default 5)\n"
"  --relative-to=PEER   compares with what the peer took in the same run:\n"
"                       for runs on different or busy machines\n"
"\n"
"  --help, --version\n"
"Exit code: 0 for success, 1 for slower, 2 for an error.\n";

void
bench_help (void)
{
  printf (usage, bench_program);
}

static void
say (const char *format, va_list arguments)
{
  fflush (stdout);
  fprintf (stderr, "%s: ", bench_program);
  vfprintf (stderr, format, arguments);
  putc ('\n', stderr);
}

void
bench_die (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  say (format, arguments);
  va_end (arguments);
  exit (BENCH_ERROR);
}

void
bench_warn (int grave, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  say (format, arguments);
  va_end (arguments);
  bench_grave |= grave;
}
