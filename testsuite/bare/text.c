/* text.c: bytes, strings, numbers and streams; see system.c.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#define _GNU_SOURCE 1
/* For declarations only, no inline functions. */
#define __NO_INLINE__ 1

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The compiler must not make calls of these functions out of them. */
#pragma GCC optimize ("no-tree-loop-distribute-patterns")

/* Bytes, or words where both addresses allow. */

typedef uint64_t __attribute__ ((may_alias)) word;

void *
memcpy (void *restrict dst, const void *restrict src, size_t n)
{
  uint8_t *p = dst;
  const uint8_t *q = src;

  if (((uintptr_t) p | (uintptr_t) q) % 8 == 0)
    for (; n >= 8; n -= 8, p += 8, q += 8)
      *(word *) p = *(const word *) q;
  while (n--)
    *p++ = *q++;
  return dst;
}

void *
memset (void *dst, int c, size_t n)
{
  uint8_t *p = dst;

  for (; n && (uintptr_t) p % 8; n--)
    *p++ = (uint8_t) c;
  for (; n >= 8; n -= 8, p += 8)
    *(word *) p = UINT64_C (0x0101010101010101) * (uint8_t) c;
  while (n--)
    *p++ = (uint8_t) c;
  return dst;
}

int
memcmp (const void *a, const void *b, size_t n)
{
  const uint8_t *p = a, *q = b;

  if (((uintptr_t) p | (uintptr_t) q) % 8 == 0)
    for (; n >= 8 && *(const word *) p == *(const word *) q; n -= 8)
      p += 8, q += 8;
  for (; n; n--, p++, q++)
    if (*p != *q)
      return *p - *q;
  return 0;
}

/* Strings. */

size_t
strlen (const char *s)
{
  const char *p = s;

  while (*p)
    p++;
  return (size_t) (p - s);
}

char *
strcpy (char *restrict dst, const char *restrict src)
{
  return memcpy (dst, src, strlen (src) + 1);
}

char *
strcat (char *restrict dst, const char *restrict src)
{
  strcpy (dst + strlen (dst), src);
  return dst;
}

int
strcmp (const char *a, const char *b)
{
  for (; *a && *a == *b; a++, b++)
    ;
  return (unsigned char) *a - (unsigned char) *b;
}

char *
strchr (const char *s, int c)
{
  for (; *s != (char) c; s++)
    if (!*s)
      return NULL;
  return (char *) s;
}

char *
strrchr (const char *s, int c)
{
  const char *p = s + strlen (s);

  while (p > s && *p != (char) c)
    p--;
  return *p == (char) c ? (char *) p : NULL;
}

/* How many characters from s on are in the set, or are not. */
static size_t
span (const char *s, const char *set, int in)
{
  size_t n = 0;

  while (s[n] && (strchr (set, s[n]) != NULL) == in)
    n++;
  return n;
}

size_t
strspn (const char *s, const char *set)
{
  return span (s, set, 1);
}

size_t
strcspn (const char *s, const char *set)
{
  return span (s, set, 0);
}

char *
strtok (char *restrict s, const char *restrict separators)
{
  static char *rest;

  if (!s)
    s = rest;
  s += strspn (s, separators);
  rest = s + strcspn (s, separators);
  if (*rest)
    *rest++ = 0;
  return *s ? s : NULL;
}

char *
strerror (int number)
{
  static char message[32];

  snprintf (message, sizeof message, "error %d", number);
  return message;
}

/* Numbers: without a sign. */

unsigned long
strtoul (const char *restrict s, char **restrict end, int base)
{
  unsigned long x = 0;

  s += strspn (s, " \t");
  if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X') && (!base || base == 16))
    {
      s += 2;
      base = 16;
    }
  for (;; s++)
    {
      int digit = *s >= '0' && *s <= '9' ? *s - '0'
        : (*s | 32) >= 'a' && (*s | 32) <= 'z' ? (*s | 32) - 'a' + 10 : 99;

      if (digit >= (base ? base : 10))
        break;
      x = x * (unsigned) (base ? base : 10) + (unsigned) digit;
    }
  if (end)
    *end = (char *) s;
  return x;
}

unsigned long long
strtoull (const char *restrict s, char **restrict end, int base)
{
  return strtoul (s, end, base);
}

/* Formats: # 0 - + flags, width, precision of strings, l and z sizes,
   and d i u x c s. */

struct output
{
  char *p;
  size_t size, length;
};

static void
put (struct output *o, const char *s, size_t n)
{
  for (; n; n--, o->length++)
    if (o->length + 1 < o->size)
      o->p[o->length] = *s++;
}

struct format
{
  char fill, sign;
  int left, alternate;
  size_t width, precision;
};

/* A prefix such as 0x, and the rest, together as wide as they should be. */
static void
field (struct output *o, const struct format *f, const char *prefix,
       const char *s, size_t n)
{
  size_t total = strlen (prefix) + n;

  if (f->fill == '0')
    put (o, prefix, strlen (prefix));
  for (; !f->left && total < f->width; total++)
    put (o, &f->fill, 1);
  if (f->fill != '0')
    put (o, prefix, strlen (prefix));
  put (o, s, n);
  for (; total < f->width; total++)
    put (o, " ", 1);
}

static void
integer (struct output *o, const struct format *f, unsigned long x,
         unsigned base, int negative)
{
  const char sign[2] = { negative ? '-' : f->sign, 0 };
  char digits[24], *p = digits + sizeof digits;

  if (negative)
    x = -x;
  do
    *--p = "0123456789abcdef"[x % base];
  while (x /= base);
  field (o, f, f->alternate ? "0x" : sign, p,
         (size_t) (digits + sizeof digits - p));
}

static const char *
flags (struct format *f, const char *s)
{
  for (;; s++)
    switch (*s)
      {
      case '#':
        f->alternate = 1;
        break;
      case '0':
        f->fill = '0';
        break;
      case '-':
        f->left = 1;
        break;
      case '+':
        f->sign = '+';
        break;
      default:
        return s;
      }
}

static size_t
number (const char **s, va_list *args)
{
  char *end;
  size_t n;

  if (**s == '*')
    {
      ++*s;
      return (size_t) va_arg (*args, int);
    }
  n = strtoul (*s, &end, 10);
  *s = end;
  return n;
}

/* One conversion; s is behind its percent sign. */
static const char *
convert (struct output *o, const char *s, va_list *args)
{
  struct format f = { ' ', 0, 0, 0, 0, SIZE_MAX };
  int is_long = 0;
  long x;

  s = flags (&f, s);
  f.width = number (&s, args);
  if (*s == '.')
    {
      s++;
      f.precision = number (&s, args);
    }
  for (; *s == 'l' || *s == 'z'; s++)
    is_long = 1;
  if (*s == 's')
    {
      const char *text = va_arg (*args, const char *);
      size_t n = 0;

      while (n < f.precision && text[n])
        n++;
      field (o, &f, "", text, n);
      return s + 1;
    }
  if (*s == '%')
    {
      put (o, s, 1);
      return s + 1;
    }
  x = is_long ? va_arg (*args, long) : va_arg (*args, int);
  switch (*s)
    {
    case 'd':
    case 'i':
      integer (o, &f, (unsigned long) x, 10, x < 0);
      break;
    case 'u':
    case 'x':
      integer (o, &f, is_long ? (unsigned long) x : (unsigned) x,
               *s == 'u' ? 10 : 16, 0);
      break;
    case 'c':
      field (o, &f, "", &(char) { (char) x }, 1);
      break;
    default:
      put (o, "(unknown format)", 16);
    }
  return s + 1;
}

int
vsnprintf (char *restrict p, size_t size, const char *restrict format,
           va_list arguments)
{
  struct output o = { p, size, 0 };
  va_list args;

  va_copy (args, arguments);
  while (*format)
    {
      const size_t n = strcspn (format, "%");

      put (&o, format, n);
      format += n;
      if (*format)
        format = convert (&o, format + 1, &args);
    }
  va_end (args);
  if (size)
    p[o.length < size ? o.length : size - 1] = 0;
  return (int) o.length;
}

int
snprintf (char *restrict p, size_t size, const char *restrict format, ...)
{
  va_list args;
  int n;

  va_start (args, format);
  n = vsnprintf (p, size, format, args);
  va_end (args);
  return n;
}

/* Streams: output leaves at once; input is buffered. */

struct stream
{
  int file;
  size_t used, length;
  char buffer[4096];
};

static struct stream output_stream = { STDOUT_FILENO, 0, 0, "" };
static struct stream error_stream = { STDERR_FILENO, 0, 0, "" };

FILE *stdout = (FILE *) &output_stream;
FILE *stderr = (FILE *) &error_stream;

int
vfprintf (FILE *restrict stream, const char *restrict format, va_list args)
{
  char line[4096];
  int n = vsnprintf (line, sizeof line, format, args);

  if ((size_t) n >= sizeof line)
    n = sizeof line - 1;
  return (int) write (((struct stream *) stream)->file, line, (size_t) n);
}

int
vprintf (const char *restrict format, va_list args)
{
  return vfprintf (stdout, format, args);
}

int
fprintf (FILE *restrict stream, const char *restrict format, ...)
{
  va_list args;
  int n;

  va_start (args, format);
  n = vfprintf (stream, format, args);
  va_end (args);
  return n;
}

int
printf (const char *restrict format, ...)
{
  va_list args;
  int n;

  va_start (args, format);
  n = vprintf (format, args);
  va_end (args);
  return n;
}

int
fputs (const char *restrict s, FILE *restrict stream)
{
  return (int) write (((struct stream *) stream)->file, s, strlen (s));
}

int
puts (const char *s)
{
  return fputs (s, stdout) < 0 ? EOF : fputs ("\n", stdout);
}

int
putchar (int c)
{
  return (int) write (STDOUT_FILENO, &(char) { (char) c }, 1);
}

int
fflush (FILE *stream)
{
  (void) stream;
  return 0;
}

int
setvbuf (FILE *restrict stream, char *restrict buffer, int mode, size_t n)
{
  (void) stream;
  (void) buffer;
  (void) mode;
  (void) n;
  return 0;
}

FILE *
fopen (const char *restrict name, const char *restrict mode)
{
  struct stream *stream = malloc (sizeof *stream);

  (void) mode;
  stream->file = open (name, O_RDONLY);
  stream->used = stream->length = 0;
  if (stream->file >= 0)
    return (FILE *) stream;
  free (stream);
  return NULL;
}

FILE *
tmpfile (void)
{
  errno = ENOSYS;
  return NULL;
}

int
fileno (FILE *stream)
{
  return ((struct stream *) stream)->file;
}

char *
fgets (char *restrict line, int size, FILE *restrict file)
{
  struct stream *stream = (struct stream *) file;
  int n = 0;

  while (n < size - 1 && !(n && line[n - 1] == '\n'))
    {
      if (stream->used == stream->length)
        {
          const ssize_t got = read (stream->file, stream->buffer,
                                    sizeof stream->buffer);
          if (got <= 0)
            break;
          stream->length = (size_t) got;
          stream->used = 0;
        }
      line[n++] = stream->buffer[stream->used++];
    }
  line[n] = 0;
  return n ? line : NULL;
}

int
ferror (FILE *stream)
{
  (void) stream;
  return 0;
}

int
fclose (FILE *file)
{
  const int result = close (((struct stream *) file)->file);

  free (file);
  return result;
}
