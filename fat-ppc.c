/* fat-ppc.c: the table of rows, what they need of the CPU, and the choice.

   Two environment variables are for tests and for looking into a problem;
   programs with raised privileges ignore both:

     CHAPOLY_FAT_OVERRIDE=ROW   binds ROW in place of the best row, if this
                                CPU can run it.  Of a list with commas, the
                                first such row.  What is not used of it is
                                named on standard error.
     CHAPOLY_FAT_VERBOSE=1      says on standard error which row is bound
                                and what the CPU has.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "kernels.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined HAVE_GETAUXVAL || defined HAVE_ELF_AUX_INFO
#include <sys/auxv.h>
#elif defined __linux__
#include <fcntl.h>
#ifndef O_CLOEXEC
#define O_CLOEXEC 0
#endif
#endif

/* Bits of AT_HWCAP and AT_HWCAP2, the same on Linux and the BSDs.  The
   system sets those for vectors only if it also saves the registers. */
#define HAS_ALTIVEC 0x10000000ul
#define HAS_VSX 0x00000080ul
#define HAS_ARCH_2_07 0x80000000ul
#define HAS_ARCH_3_00 0x00800000ul
#define HAS_ARCH_3_1 0x00040000ul

struct needs
{
  unsigned long hwcap, hwcap2;
};

/* The best row last, but see `best'.  CHAPOLY_POWER, where it is defined, is
   the number of the last one that the assembler takes: 1 (scalar), 8, 9 or
   10. */
static const struct row
{
  struct chapoly_kernels kernels;
  struct needs needs;
}
rows[] = {
  { CHAPOLY_ROW_C, { 0, 0 } },
#ifdef CHAPOLY_POWER
  { CHAPOLY_ROW_SCALAR, { 0, 0 } },
#if CHAPOLY_POWER >= 8
  { CHAPOLY_ROW_POWER8, { HAS_ALTIVEC | HAS_VSX, HAS_ARCH_2_07 } },
#endif
#if CHAPOLY_POWER >= 9
  { CHAPOLY_ROW_POWER9,
    { HAS_ALTIVEC | HAS_VSX, HAS_ARCH_2_07 | HAS_ARCH_3_00 } },
#endif
#if CHAPOLY_POWER >= 10
  { CHAPOLY_ROW_POWER10,
    { HAS_ALTIVEC | HAS_VSX, HAS_ARCH_2_07 | HAS_ARCH_3_00 | HAS_ARCH_3_1 } },
#endif
#endif
};

#define ROWS (sizeof rows / sizeof rows[0])


/* What the system tells. */

struct machine
{
  struct needs has;
  int secure; /* The environment is not to be trusted. */
};

#if defined HAVE_GETAUXVAL

static void
look (struct machine *m)
{
  m->has.hwcap = getauxval (AT_HWCAP);
  m->has.hwcap2 = getauxval (AT_HWCAP2);
  /* What is missing is 0 and ENOENT. */
  errno = 0;
  m->secure = getauxval (AT_SECURE) != 0 || errno != 0;
}

#elif defined HAVE_ELF_AUX_INFO

static void
look (struct machine *m)
{
  elf_aux_info (AT_HWCAP, &m->has.hwcap, sizeof m->has.hwcap);
  elf_aux_info (AT_HWCAP2, &m->has.hwcap2, sizeof m->has.hwcap2);
  m->secure = issetugid ();
}

#elif defined __linux__

static void
look (struct machine *m)
{
  enum { END = 0, HWCAP = 16, SECURE = 23, HWCAP2 = 26 };
  struct { unsigned long type, value; } entry;
  const int fd = open ("/proc/self/auxv", O_RDONLY | O_CLOEXEC);

  if (fd < 0)
    return;
  while (read (fd, &entry, sizeof entry) == (ssize_t) sizeof entry
         && entry.type != END)
    {
      if (entry.type == HWCAP)
        m->has.hwcap = entry.value;
      else if (entry.type == HWCAP2)
        m->has.hwcap2 = entry.value;
      else if (entry.type == SECURE)
        m->secure = entry.value != 0;
    }
  close (fd);
}

#else

static void
look (struct machine *m)
{
  (void) m;
}

#endif

/* Where nothing is known, nothing is there, and nobody to be trusted. */
static struct machine
machine (void)
{
  struct machine m = { { 0, 0 }, 1 };

  look (&m);
#ifndef __powerpc__
  /* On another CPU the bits mean other things. */
  m.has.hwcap = m.has.hwcap2 = 0;
#endif
  return m;
}

static int
can_run (const struct machine *m, const struct row *row)
{
  return !(row->needs.hwcap & ~m->has.hwcap)
    && !(row->needs.hwcap2 & ~m->has.hwcap2);
}


/* Messages: one line, one write, no stdio, so that a first call from a
   constructor or from a signal handler may print, too. */

struct message
{
  size_t length;
  char text[400];
};

/* Appends n bytes, as far as they fit with an end of four behind them. */
static void
say_bytes (struct message *m, const char *s, size_t n)
{
  while (n-- && m->length < sizeof m->text - 4)
    {
      const char c = *s++;
      m->text[m->length++] = c < ' ' || c > '~' ? '?' : c;
    }
}

static void
say (struct message *m, const char *s)
{
  say_bytes (m, s, strlen (s));
}

static void
print (struct message *m)
{
  ssize_t ignored;

  if (m->length == sizeof m->text - 4)
    {
      memcpy (m->text + m->length, "...", 3);
      m->length += 3;
    }
  m->text[m->length++] = '\n';
  ignored = write (STDERR_FILENO, m->text, m->length);
  (void) ignored;
}

/* Names a word of the override that is not used. */
static void
refuse (struct message *m, const char *word, size_t length, const char *why)
{
  enum { SHOWN = 40 };

  say (m, m->length ? ", " : "chapoly: CHAPOLY_FAT_OVERRIDE: ");
  say_bytes (m, word, length < SHOWN ? length : SHOWN);
  say (m, length > SHOWN ? "... " : " ");
  say (m, why);
}

static void
report (const struct machine *m, const char *name)
{
  static const struct
  {
    const char *name;
    struct needs bit;
  }
  bits[] = {
    { " altivec", { HAS_ALTIVEC, 0 } },
    { " vsx", { HAS_VSX, 0 } },
    { " arch_2_07", { 0, HAS_ARCH_2_07 } },
    { " arch_3_00", { 0, HAS_ARCH_3_00 } },
    { " arch_3_1", { 0, HAS_ARCH_3_1 } }
  };
  struct message text = { 0, "" };
  unsigned i;

  say (&text, "chapoly: row ");
  say (&text, name);
  say (&text, "; CPU:");
  for (i = 0; i < sizeof bits / sizeof bits[0]; i++)
    if ((m->has.hwcap & bits[i].bit.hwcap)
        || (m->has.hwcap2 & bits[i].bit.hwcap2))
      say (&text, bits[i].name);
  print (&text);
}


/* The choice. */

static const struct row *
named (const char *name, size_t length)
{
  unsigned i;

  for (i = 0; i < ROWS; i++)
    if (strlen (rows[i].kernels.name) == length
        && !memcmp (rows[i].kernels.name, name, length))
      return &rows[i];
  return NULL;
}

/* The last one; but where the compiler may use vectors, and the CPU is too
   old for the rows that do, C is better than integers in assembly: on
   POWER8, 1350 bytes are sealed in 6052 modelled cycles, not in 12954. */
static const struct row *
best (const struct machine *m)
{
  enum { C, SCALAR };
  unsigned i = ROWS - 1;

  while (!can_run (m, &rows[i]))
    i--;
  return &rows[CHAPOLY_LANES > 1 && i == SCALAR ? C : i];
}

/* The first row of the list that can run, else NULL. */
static const struct row *
wished (const struct machine *m, const char *list, struct message *refused)
{
  const struct row *wish = NULL;

  while (*list)
    {
      const size_t length = strcspn (list, ",");
      const struct row *row = named (list, length);

      if (length && !row)
        refuse (refused, list, length, "is unknown");
      else if (row && !can_run (m, row))
        refuse (refused, list, length, "can not run on this CPU");
      else if (row && !wish)
        wish = row;
      list += length + (list[length] == ',');
    }
  return wish;
}

static int
is_set (const char *value)
{
  return value && *value && strcmp (value, "0");
}

const struct chapoly_kernels *CHAPOLY_(kernels_bound)
  = &CHAPOLY_(kernels_unbound);

const struct chapoly_kernels *
CHAPOLY_(kernels_bind) (void)
{
  const int saved_errno = errno;
  const struct machine m = machine ();
  const char *list = m.secure ? NULL : getenv ("CHAPOLY_FAT_OVERRIDE");
  const int verbose = !m.secure && is_set (getenv ("CHAPOLY_FAT_VERBOSE"));
  struct message refused = { 0, "" };
  const struct row *row = list ? wished (&m, list, &refused) : NULL;
  const struct chapoly_kernels *bound = &CHAPOLY_(kernels_unbound);

  if (!row)
    row = best (&m);
  /* One thread binds and speaks, the others take what it has bound. */
  if (__atomic_compare_exchange_n (&CHAPOLY_(kernels_bound), &bound,
                                   &row->kernels, 0,
                                   __ATOMIC_RELAXED, __ATOMIC_RELAXED))
    {
      bound = &row->kernels;
      if (refused.length)
        print (&refused);
      if (verbose)
        report (&m, bound->name);
    }
  errno = saved_errno;
  return bound;
}

static void
unbound_chacha_core (size_t blocks, uint8_t *dst, const uint8_t *src,
                     const uint32_t state[16])
{
  CHAPOLY_(kernels_bind) ()->chacha_core (blocks, dst, src, state);
}

static void
unbound_poly1305_update (uint64_t state[5], size_t blocks,
                         const uint8_t *data, unsigned pad)
{
  CHAPOLY_(kernels_bind) ()->poly1305_update (state, blocks, data, pad);
}

const struct chapoly_kernels CHAPOLY_(kernels_unbound)
  = { "unbound", 1, unbound_chacha_core, unbound_poly1305_update, NULL,
      NULL, NULL };

const struct chapoly_kernels *
CHAPOLY_(kernels_available) (unsigned i)
{
  const struct machine m = machine ();
  unsigned j;

  for (j = 0; j < ROWS; j++)
    if (can_run (&m, &rows[j]) && i-- == 0)
      return &rows[j].kernels;
  return NULL;
}
