/* benchmark-read.c: reads the files of earlier runs, csv or json.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <stdlib.h>
#include <string.h>

enum { VALUE_SIZE = 256 };

/* What must be the same, or the user be told. */
const char *const bench_fact_keys[BENCH_FACTS] = { "cpu", "kernels", "flags" };

static void
set_fact (struct bench_file *file, const char *key, const char *value)
{
  unsigned i;

  for (i = 0; i < BENCH_FACTS; i++)
    if (!strcmp (key, bench_fact_keys[i]))
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
set_column (struct bench_entry *entry, const char *column, const char *value)
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
add_entry (struct bench_file *file, const struct bench_entry *entry)
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
csv_comment (struct bench_file *file, char *line)
{
  char *const value = strstr (line, ": ");

  if (value)
    {
      *value = 0;
      set_fact (file, line + strspn (line, "# "), value + 2);
    }
}

static void
read_csv (struct bench_file *file, char *text)
{
  char *line, *next, *names[32];
  unsigned columns = 0;

  for (line = text; line && *line; line = next)
    {
      struct bench_entry entry;
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
read_json (struct bench_file *file, const char *p)
{
  const char *const results = strstr (p, "\"results\"");
  char key[VALUE_SIZE], value[VALUE_SIZE];
  struct bench_entry entry;
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
  char *text;

  if (!stream)
    bench_die ("cannot open %s", name);
  text = malloc (size);
  while (text && (n += fread (text + n, 1, size - 1 - n, stream)) == size - 1)
    text = realloc (text, size *= 2);
  if (!text || ferror (stream))
    bench_die ("cannot read %s", name);
  fclose (stream);
  text[n] = 0;
  return text;
}

void
bench_read (struct bench_file *file, const char *name)
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
