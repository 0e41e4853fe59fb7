/* compare-c.c: builds of the C row, beside portable code of other
   libraries, in one run.

   BUILDS and PEERS are lists of X (name), made by compare-c.sh.  All take
   turns at the same work in each round; a figure is the median over the
   rounds, so that neither a change of the clock's frequency nor another
   program hits one of them alone.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "compare-c.h"

#define ROUNDS 101

/* Shorter, and the clock's own cost and resolution show. */
#define SAMPLE_NS 20000.0

#define LIBRARIES_MAX 32

const uint8_t key[32] = { 1, 2, 3, 4, 5, 6, 7, 8 };
const uint8_t nonce[12] = { 9, 10, 11, 12 };
const uint8_t ad[AD_LENGTH] = { 13, 14, 15, 16 };

static const char *const work_names[WORKS]
  = { "ChaCha20", "Poly1305", "seal, 13 bytes of associated data" };

static const struct
{
  int work;
  size_t length;
}
rows[] = {
  { CRYPT, 64 }, { CRYPT, 256 }, { CRYPT, 1350 }, { CRYPT, 16384 },
  { AUTHENTICATE, 64 }, { AUTHENTICATE, 256 }, { AUTHENTICATE, 1350 },
  { AUTHENTICATE, 16384 },
  { SEAL, 0 }, { SEAL, 16 }, { SEAL, 64 }, { SEAL, 256 }, { SEAL, 1350 },
  { SEAL, 16384 }
};

/* What the C row is to reach: at least ratio times the peer's speed. */
static const struct
{
  int work;
  size_t length;
  const char *peer;
  double ratio;
}
aims[] = {
  { CRYPT, 16384, "bearssl", 2.0 },
  { CRYPT, 16384, "mbedtls", 2.0 },
  { AUTHENTICATE, 16384, "bearssl", 1.2 },
  { AUTHENTICATE, 16384, "mbedtls", 1.2 },
  { AUTHENTICATE, 16384, "wolfssl", 1.2 },
  { SEAL, 64, "nettle", 1.0 },
  { SEAL, 64, "libsodium", 1.0 }
};

#define X(name) extern const struct library name;
BUILDS PEERS
#undef X

#define X(name) &name,
static const struct library *const libraries[] = { BUILDS PEERS };
static const size_t builds
  = sizeof (const struct library *[]) { BUILDS } / sizeof libraries[0];
#undef X

static const size_t count = sizeof libraries / sizeof libraries[0];

static uint8_t src[LENGTH_MAX], dst[LENGTH_MAX], expected[LENGTH_MAX];

static double
now (void)
{
  struct timespec t;

  clock_gettime (CLOCK_MONOTONIC, &t);
  return 1e9 * (double) t.tv_sec + (double) t.tv_nsec;
}

static double
sample (work_func *work, size_t length, long times)
{
  uint8_t tag[16];
  double begin = now ();
  long i;

  for (i = 0; i < times; i++)
    work (length, dst, src, tag);
  return (now () - begin) / (double) times;
}

static int
compare (const void *a, const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* ns[i] = the time that library i takes for the work, 0 for none. */
static void
measure (int work, size_t length, double ns[])
{
  static double samples[LIBRARIES_MAX][ROUNDS];
  long times[LIBRARIES_MAX];
  size_t i;
  int round;

  for (i = 0; i < count; i++)
    if (libraries[i]->work[work])
      {
        sample (libraries[i]->work[work], length, 10);
        times[i] = 1 + (long) (SAMPLE_NS
                               / sample (libraries[i]->work[work],
                                         length, 10));
      }
  for (round = 0; round < ROUNDS; round++)
    for (i = 0; i < count; i++)
      if (libraries[i]->work[work])
        samples[i][round] = sample (libraries[i]->work[work], length,
                                    times[i]);
  for (i = 0; i < count; i++)
    {
      ns[i] = 0;
      if (libraries[i]->work[work])
        {
          qsort (samples[i], ROUNDS, sizeof samples[i][0], compare);
          ns[i] = samples[i][ROUNDS / 2];
        }
    }
}

/* All must have the same result. */
static void
check (int work, size_t length)
{
  uint8_t tag[16], expected_tag[16];
  size_t i;

  for (i = 0; i < count; i++)
    if (libraries[i]->work[work])
      {
        memset (dst, 0, sizeof dst);
        libraries[i]->work[work] (length, dst, src, tag);
        if (i == 0)
          {
            memcpy (expected, dst, length);
            memcpy (expected_tag, tag, sizeof tag);
          }
        else if ((work != AUTHENTICATE && memcmp (dst, expected, length))
                 || (work != CRYPT && memcmp (tag, expected_tag, 16)
                     && !(work == AUTHENTICATE && libraries[i]->aead_tag)))
          {
            fprintf (stderr, "%s: wrong result of %s, %lu bytes\n",
                     libraries[i]->name, work_names[work],
                     (unsigned long) length);
            exit (1);
          }
      }
}

static double
aim (int work, size_t length, const char *peer)
{
  size_t i;

  for (i = 0; i < sizeof aims / sizeof aims[0]; i++)
    if (aims[i].work == work && aims[i].length == length
        && !strcmp (aims[i].peer, peer))
      return aims[i].ratio;
  return 0;
}

/* Returns the number of aims missed. */
static unsigned
print (int work, size_t length, const double ns[])
{
  unsigned missed = 0;
  size_t i, j;

  printf ("\n%s, %lu bytes\n%-24s%10s", work_names[work],
          (unsigned long) length, "", "ns");
  for (j = builds; j < count; j++)
    if (ns[j] > 0)
      printf ("%11s", libraries[j]->name);
  printf ("\n%-34s", "");
  for (j = builds; j < count; j++)
    if (ns[j] > 0)
      printf ("%11.0f", ns[j]);
  putchar ('\n');
  for (i = 0; i < builds; i++)
    {
      printf ("%-24s%10.0f", libraries[i]->name, ns[i]);
      for (j = builds; j < count; j++)
        if (ns[j] > 0)
          {
            int miss = ns[j] / ns[i] < aim (work, length,
                                            libraries[j]->name);
            missed += (unsigned) miss;
            printf ("%10.2f%c", ns[j] / ns[i], miss ? '!' : ' ');
          }
      putchar ('\n');
    }
  return missed;
}

int
main (void)
{
  double ns[LIBRARIES_MAX];
  unsigned missed = 0;
  size_t i;

  if (count > LIBRARIES_MAX)
    return 1;
  for (i = 0; i < sizeof src; i++)
    src[i] = (uint8_t) (i * i >> 3);
  for (i = 0; i < count; i++)
    if (libraries[i]->set_key)
      libraries[i]->set_key ();

  for (i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      check (rows[i].work, rows[i].length);
      measure (rows[i].work, rows[i].length, ns);
      missed += print (rows[i].work, rows[i].length, ns);
      fflush (stdout);
    }
  printf ("\n%u aims missed\n", missed);
  return missed != 0;
}
