/* vectors.c: bytes from text, and files of test vectors.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

/* Emulators read millions of them: no search in a string. */
static int
digit (char c)
{
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* With out NULL, only counts. */
static size_t
hex (size_t size, uint8_t *out, const char *text)
{
  const char *t = text;
  size_t used = 0, word = 0;

  while (*t)
    if (*t == ' ' || *t == '\t')
      word = used, t++;
    else if (*t == '*')
      {
        char *end;
        unsigned long times = strtoul (t + 1, &end, 10);
        size_t n = used - word, total = word + n * times, i;

        if (!n || end == t + 1 || total > size)
          test_fatal ("bad repetition or too long: %s", text);
        for (i = used; out && i < total; i++)
          out[i] = out[i - n];
        used = total;
        t = end;
      }
    else
      {
        int high = digit (t[0]), low = high < 0 ? -1 : digit (t[1]);

        if (low < 0 || used == size)
          test_fatal ("not hexadecimal, or too long: %s", text);
        if (out)
          out[used] = (uint8_t) (16 * high + low);
        used++;
        t += 2;
      }
  return used;
}

size_t
test_hex (size_t size, uint8_t *out, const char *text)
{
  return hex (size, out, text);
}

/* Files of vectors. */

#define FIELDS 32
#define LINE_SIZE 65536

struct field
{
  char *name, *value;
  uint8_t *bytes;
  size_t length;
  int used;
};

struct test_vector
{
  const char *file;
  unsigned line, count;
  /* Looking at a vector marks its fields as used. */
  struct field *fields;
};

static char *
copy_string (const char *s)
{
  return strcpy (test_allocate (strlen (s) + 1), s);
}

/* Without the blanks and the newline at the end. */
static char *
trim (char *s)
{
  char *end = s + strlen (s);

  while (end > s && strchr (" \t\r\n", end[-1]))
    *--end = 0;
  return s;
}

static void
add_line (struct test_vector *v, char *line)
{
  struct field *f = v->fields + v->count;
  char *equals = strchr (line, '=');

  if (*line == ' ' || *line == '\t')
    {
      char *joined;

      if (!v->count)
        test_fatal ("nothing to continue: %s", line);
      f--;
      joined = test_allocate (strlen (f->value) + strlen (line) + 1);
      strcat (strcpy (joined, f->value), line);
      free (f->value);
      f->value = joined;
      return;
    }
  if (!equals || v->count == FIELDS)
    test_fatal ("not `name = value', or too many fields: %s", line);
  *equals++ = 0;
  memset (f, 0, sizeof *f);
  f->name = copy_string (trim (line));
  f->value = copy_string (equals + strspn (equals, " \t"));
  v->count++;
}

/* One vector is complete: runs the callback, and empties it. */
static void
finish_vector (struct test_vector *v, test_vector_func *callback)
{
  unsigned i;

  callback (v);
  for (i = 0; i < v->count; i++)
    {
      struct field *f = v->fields + i;

      if (!f->used)
        test_fatal ("unused field: %s", f->name);
      free (f->name);
      free (f->value);
      free (f->bytes);
    }
  v->count = 0;
}

void
test_vectors (const char *file, test_vector_func *callback)
{
  static char line[LINE_SIZE], path[1024];
  struct field fields[FIELDS];
  struct test_vector v = { file, 0, 0, fields };
  const char *srcdir = getenv ("srcdir");
  unsigned number = 0, vectors = 0;
  FILE *f;

  if (strchr (file, '/'))
    snprintf (path, sizeof path, "%s", file);
  else
    snprintf (path, sizeof path, "%s/testsuite/vectors/%s",
              srcdir ? srcdir : ".", file);
  f = fopen (path, "r");
  if (!f)
    test_fatal ("%s: %s", path, strerror (errno));
  for (;;)
    {
      const int more = fgets (line, sizeof line, f) != NULL;

      number++;
      if (more && !strchr (line, '\n'))
        test_fatal ("%s:%u: line too long or unfinished", file, number);
      if (more && *line == '#')
        continue;
      if (more && *trim (line))
        {
          if (!v.count)
            v.line = number;
          test_context ("%s:%u", file, v.count ? number : v.line);
          add_line (&v, line);
          continue;
        }
      if (v.count)
        {
          test_context ("%s:%u", file, v.line);
          finish_vector (&v, callback);
          vectors++;
        }
      if (!more)
        break;
    }
  if (ferror (f) || !vectors)
    test_fatal ("%s: unreadable, or without vectors", path);
  fclose (f);
  test_context ("%s", "");
}

static struct field *
find (const struct test_vector *v, const char *name)
{
  unsigned i;

  for (i = 0; i < v->count; i++)
    if (!strcmp (v->fields[i].name, name))
      {
        v->fields[i].used = 1;
        return v->fields + i;
      }
  return NULL;
}

static struct field *
need (const struct test_vector *v, const char *name)
{
  struct field *f = find (v, name);

  if (!f)
    test_fatal ("%s:%u: no field %s", v->file, v->line, name);
  return f;
}

int
test_vector_has (const struct test_vector *v, const char *name)
{
  return find (v, name) != NULL;
}

const char *
test_vector_string (const struct test_vector *v, const char *name)
{
  return need (v, name)->value;
}

uint64_t
test_vector_number (const struct test_vector *v, const char *name)
{
  const char *value = need (v, name)->value;
  char *end;
  uint64_t number = strtoull (value, &end, 0);

  if (!*value || *end)
    test_fatal ("%s:%u: not a number: %s", v->file, v->line, value);
  return number;
}

const uint8_t *
test_vector_bytes (const struct test_vector *v, const char *name,
                   size_t *length)
{
  struct field *f = need (v, name);

  if (!f->bytes)
    {
      f->length = hex ((size_t) -1, NULL, f->value);
      f->bytes = test_allocate (f->length);
      hex (f->length, f->bytes, f->value);
    }
  *length = f->length;
  return f->bytes;
}

const uint8_t *
test_vector_fixed (const struct test_vector *v, const char *name,
                   size_t length)
{
  size_t n;
  const uint8_t *bytes = test_vector_bytes (v, name, &n);

  if (n != length)
    test_fatal ("%s:%u: %s has %lu bytes, not %lu", v->file, v->line, name,
                (unsigned long) n, (unsigned long) length);
  return bytes;
}
