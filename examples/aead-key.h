/* aead-key.h: key files, 64 hexadecimal digits on a line.

   Digits are made and read without branches and tables, so that no time
   and no address depends on the key.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef AEAD_KEY_H
#define AEAD_KEY_H

#include "aead-io.h"

enum { KEY_SIZE = 32, KEY_DIGITS = 2 * KEY_SIZE };

/* Overwrites n bytes, even where the compiler sees no more use of them. */
static inline void
wipe (void *p, size_t n)
{
  volatile uint8_t *q = p;

  while (n--)
    *q++ = 0;
}

/* Writes a random key to a new file. */
static inline void
generate_key (char *name)
{
  uint8_t key[KEY_SIZE], text[KEY_DIGITS + 1];
  unsigned i;
  int fd;

  random_bytes (sizeof key, key);
  for (i = 0; i < KEY_DIGITS; i++)
    {
      const uint32_t d = key[i / 2] >> (i % 2 ? 0 : 4) & 15;

      /* 9 - d borrows for a .. f. */
      text[i] = (uint8_t) ('0' + d + ((9 - d) >> 31) * ('a' - '0' - 10));
    }
  text[KEY_DIGITS] = '\n';

  fd = create_file (name, 0);
  if (fd < 0)
    fail_file (name);
  write_all (fd, name, sizeof text, text);
  commit_file (fd, NULL, name);
  wipe (key, sizeof key);
  wipe (text, sizeof text);
}

/* Reads a key, and tells which file it came from. */
static inline void
read_key (const char *name, uint8_t key[KEY_SIZE], struct stat *status)
{
  uint8_t text[KEY_DIGITS + 3];
  const int fd = open_input (name);
  size_t n = read_all (fd, name, sizeof text, text);
  uint32_t good = 1;
  unsigned i;

  /* One line; what fills the buffer is too long. */
  while (n && n < sizeof text
         && (text[n - 1] == '\n' || text[n - 1] == '\r'))
    n--;
  if (n != KEY_DIGITS)
    fail (BAD_USAGE, name, n < KEY_DIGITS
          ? "not a key: less than 64 hexadecimal digits"
          : "not a key: more than 64 hexadecimal digits");
  for (i = 0; i < KEY_DIGITS; i++)
    {
      /* Of 0 .. 9, and of a .. f or A .. F; other characters give values
         at or above 10 and 6, or wrap, and then have the top bit set. */
      const uint32_t d = (uint32_t) text[i] - '0';
      const uint32_t a = ((uint32_t) text[i] | 32) - 'a';
      const uint32_t is_d = ((d - 10) & ~d) >> 31;
      const uint32_t is_a = ((a - 6) & ~a) >> 31;

      key[i / 2] = (uint8_t) (key[i / 2] << 4 | is_d * d | is_a * (a + 10));
      good &= is_d | is_a;
    }
  wipe (text, sizeof text);
  if (!good)
    fail (BAD_USAGE, name,
          "not a key: a character is no hexadecimal digit");
  if (fstat (fd, status))
    fail_file (name);
  close (fd);
}

#endif /* AEAD_KEY_H */
