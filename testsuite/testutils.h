/* testutils.h: what the test programs share.

   A program defines test_main; main is in testutils.c, prints
   `NAME: N checks' and sets the exit status: 0 all right, 77 skipped,
   else failed.

   Environment:
     srcdir               where testsuite/vectors is; default "."
     CHAPOLY_TEST_SEED    seed of test_random; a fixed one by default
     CHAPOLY_TEST_QUICK   set and not 0: thin out long loops (emulators)

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_TESTUTILS_H
#define CHAPOLY_TESTUTILS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "vectors.h"

#if defined __GNUC__
#define TEST_PRINTF __attribute__ ((format (printf, 1, 2)))
#define TEST_NORETURN __attribute__ ((noreturn))
#else
#define TEST_PRINTF
#define TEST_NORETURN
#endif

#define TEST_LENGTH(array) (sizeof (array) / sizeof (array)[0])

/* The program's own part. */
void
test_main (void);


/* Checks.  Each counts.  A failed one prints its place, its text, the
   context and the seed, and the program goes on.  The value is 1 where
   the check holds, else 0. */
#define CHECK(cond) test_check ((cond) != 0, #cond, __FILE__, __LINE__)

/* The n bytes at a and b are equal. */
#define CHECK_MEM(n, a, b)                                              \
  test_check_mem ((n), (a), (b), #a " == " #b, __FILE__, __LINE__)

int
test_check (int good, const char *text, const char *file, int line);
int
test_check_mem (size_t n, const void *a, const void *b, const char *text,
                const char *file, int line);

/* What is being tried now: row, length, alignment.  Printed with failures
   and on a crash; the arguments of printf. */
void
test_context (const char *format, ...) TEST_PRINTF;

/* A line of progress or of something left out, flushed at once. */
void
test_note (const char *format, ...) TEST_PRINTF;

/* The whole program has nothing to do here: says why, exits with 77. */
#define TEST_SKIP(reason) test_skip (reason)
void
test_skip (const char *reason) TEST_NORETURN;

/* The test itself can not go on (no memory, bad vector file). */
void
test_fatal (const char *format, ...) TEST_PRINTF TEST_NORETURN;

/* 0 where CHAPOLY_TEST_QUICK asks for thinner loops, else 1. */
int
test_have_time (void);


/* A seeded generator, for data and for choices: below is not 0. */
uint64_t
test_random (void);
size_t
test_random_below (size_t below);
void
test_random_bytes (size_t n, void *p);


/* As malloc, or fatal; not NULL for 0 bytes either. */
void *
test_allocate (size_t n);

/* Memory between two inaccessible pages.  n may be 0.  The first form
   ends, the second starts, exactly at one of them; what rounding to whole
   pages leaves on the other side is checked by test_guarded_free. */
uint8_t *
test_guarded (size_t n);
uint8_t *
test_guarded_start (size_t n);
void
test_guarded_free (uint8_t *p);

#endif /* CHAPOLY_TESTUTILS_H */
