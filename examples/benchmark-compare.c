/* benchmark-compare.c: two runs beside each other, from csv or json.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <stdlib.h>
#include <string.h>

enum { VALUE_SIZE = 256, KEY_SIZE = 128 };

/* One line of results: who, what, and how long. */
struct entry
{
  char library[16];
  char what[KEY_SIZE];          /* the other columns that tell points apart */
  double ns;
};

struct file
{
  const char *name;
  struct entry *entries;
  unsigned count;
  char fact[3][VALUE_SIZE];
};

/* What must be the same, or the user be told. */
static const char *const fact_keys[3] = { "cpu", "kernels", "flags" };

static void
set_fact (struct file *file, const char *key, const char *value)
{
  unsigned i;

  for (i = 0; i < BENCH_COUNT (fact_keys); i++)
    if (!strcmp (key, fact_keys[i]))
      snprintf (file->fact[i], VALUE_SIZE, "%s", value);
}

/* The columns that make up entry.what, in the order of the files. */
static int
tells_apart (const char *column)
{
  static const char *const names[] = {
    "algorithm", "mode", "bytes", "ad_bytes", "place", "offset"
  };
  unsigned i;

  for (i = 0; i < BENCH_COUNT (names); i++)
    if (!strcmp (column, names[i]))
      return 1;
  return 0;
}

static void
set_column (struct entry *entry, const char *column, const char *value)
{
  const size_t length = strlen (entry->what);

  if (!strcmp (column, "library"))
    snprintf (entry->library, sizeof entry->library, "%s", value);
  else if (!strcmp (column, "ns"))
    entry->ns = strtod (value, NULL);
  else if (tells_apart (column))
    snprintf (entry->what + length, sizeof entry->what - length, "%s%s",
              length ? " " : "", value);
}

static void
add_entry (struct file *file, const struct entry *entry)
{
  if (!*entry->library || !*entry->what || !(entry->ns > 0))
    bench_die ("%s: a result lacks its name or its time", file->name);
  file->entries = realloc (file->entries,
                           (file->count + 1) * sizeof file->entries[0]);
  if (!file->entries)
    bench_die ("%s: no memory", file->name);
  file->entries[file->count++] = *entry;
}


/* csv: "# key: value", then a line of names, then the results.  None of
   our fields has a comma in it. */

/* Ends the line at p and returns the next, or NULL. */
static char *
cut (char *p, const char *ends)
{
  p += strcspn (p, ends);
  if (!*p)
    return NULL;
  *p = 0;
  return p + 1;
}

static void
csv_comment (struct file *file, char *line)
{
  char *const value = strstr (line, ": ");

  if (value)
    {
      *value = 0;
      set_fact (file, line + strspn (line, "# "), value + 2);
    }
}

static void
read_csv (struct file *file, char *text)
{
  char *line, *next, *names[32];
  unsigned columns = 0;

  for (line = text; line && *line; line = next)
    {
      struct entry entry;
      unsigned i;

      next = cut (line, "\n");
      line[strcspn (line, "\r")] = 0;
      if (*line == '#')
        csv_comment (file, line);
      else if (!columns)
        while (line && columns < BENCH_COUNT (names))
          {
            names[columns++] = line;
            line = cut (line, ",");
          }
      else
        {
          memset (&entry, 0, sizeof entry);
          for (i = 0; line && i < columns; i++)
            {
              char *const rest = cut (line, ",");

              set_column (&entry, names[i], line);
              line = rest;
            }
          add_entry (file, &entry);
        }
    }
}


/* json: the objects are flat.  That with facts is "machine", those in the
   array are results. */

/* Copies the string or number at p; returns what follows. */
static const char *
json_value (const char *p, char *value)
{
  const int quoted = *p == '"';
  size_t n = 0;

  p += quoted;
  while (*p && (quoted ? *p != '"' : !strchr (", \t\r\n}", *p)))
    {
      if (quoted && *p == '\\' && p[1])
        p++;
      if (n < VALUE_SIZE - 1)
        value[n++] = *p;
      p++;
    }
  value[n] = 0;
  return p + (quoted && *p);
}

static void
read_json (struct file *file, const char *p)
{
  const char *const results = strstr (p, "\"results\"");
  char key[VALUE_SIZE], value[VALUE_SIZE];
  struct entry entry;
  int inside = 0;

  while (results && *(p += strcspn (p, "{}\"")))
    if (*p == '"')
      {
        p = json_value (p, key);
        p += strspn (p, ": \t\r\n");
        if (*p == '{' || *p == '[')
          continue;
        p = json_value (p, value);
        if (inside)
          set_column (&entry, key, value);
        else
          set_fact (file, key, value);
      }
    else if (*p++ == '{')
      {
        inside = p > results;
        memset (&entry, 0, sizeof entry);
      }
    else if (inside)
      {
        add_entry (file, &entry);
        inside = 0;
      }
  if (inside)
    bench_die ("%s: ends in the middle of a result", file->name);
}


/* The whole file as a string. */
static char *
read_text (const char *name)
{
  FILE *const stream = fopen (name, "rb");
  size_t size = 1 << 16, n = 0;
  char *text = malloc (size);

  if (!stream)
    bench_die ("cannot open %s", name);
  while (text && (n += fread (text + n, 1, size - 1 - n, stream)) == size - 1)
    text = realloc (text, size *= 2);
  if (!text || ferror (stream))
    bench_die ("cannot read %s", name);
  fclose (stream);
  text[n] = 0;
  return text;
}

static void
read_file (struct file *file, const char *name)
{
  char *const text = read_text (name);

  file->name = name;
  if (text[strspn (text, " \t\r\n")] == '{')
    read_json (file, text);
  else
    read_csv (file, text);
  free (text);
  if (!file->count)
    bench_die ("%s: no results in it; --format=csv or json makes such files",
               name);
}

static const struct entry *
find (const struct file *file, const char *library, const char *what)
{
  unsigned i;

  for (i = 0; i < file->count; i++)
    if (!strcmp (file->entries[i].library, library)
        && !strcmp (file->entries[i].what, what))
      return &file->entries[i];
  return NULL;
}

/* What chapoly took, or how much of what the peer took; 0 if not known. */
static double
cost (const struct file *file, const char *what)
{
  const struct entry *const ours = find (file, "chapoly", what);
  const struct entry *theirs;

  if (!ours || !bench_options.relative_to)
    return ours ? ours->ns : 0;
  theirs = find (file, bench_options.relative_to, what);
  return theirs ? ours->ns / theirs->ns : 0;
}

static void
tell_facts (const struct file *before, const struct file *after)
{
  unsigned i;

  for (i = 0; i < BENCH_COUNT (fact_keys); i++)
    if (strcmp (before->fact[i], after->fact[i]))
      printf ("Not the same %s: '%s', '%s'\n", fact_keys[i],
              before->fact[i], after->fact[i]);
}

static unsigned
count_common (const struct file *before, const struct file *after)
{
  unsigned i, n = 0;

  for (i = 0; i < after->count; i++)
    n += cost (before, after->entries[i].what) > 0
      && cost (after, after->entries[i].what) > 0;
  return n;
}

int
bench_compare (const char *before_name, const char *after_name)
{
  struct file before = { 0 }, after = { 0 };
  const double limit = bench_options.tolerance;
  unsigned i, compared = 0, slower = 0, faster = 0;

  read_file (&before, before_name);
  read_file (&after, after_name);
  if (!count_common (&before, &after))
    bench_die ("%s and %s have nothing in common", before_name, after_name);
  tell_facts (&before, &after);
  printf ("%-42s %12s %12s %8s\n",
          bench_options.relative_to ? "times in parts of the peer's"
          : "times in nanoseconds", "before", "after", "change");
  for (i = 0; i < after.count; i++)
    {
      const struct entry *const entry = &after.entries[i];
      const double old = cost (&before, entry->what);
      const double new = cost (&after, entry->what);
      const double change = 100 * (new / old - 1);

      if (strcmp (entry->library, "chapoly") || !(old > 0 && new > 0))
        continue;
      compared++;
      slower += change > limit;
      faster += change < -limit;
      printf ("%-42s %12.3f %12.3f %+7.1f%%%s\n", entry->what, old, new,
              change, change > limit ? " slower" : "");
    }
  printf ("%u points; by more than %g %%: %u slower, %u faster\n",
          compared, limit, slower, faster);
  free (before.entries);
  free (after.entries);
  return slower ? BENCH_SLOWER : BENCH_OK;
}
