/* poly1305-gmp-test.c: Poly1305 against the cases of poly1305-gmp.c,
   through the public calls and through every row of kernels.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "rows.h"

#include <chapoly/poly1305.h>

#include <stdio.h>
#include <stdlib.h>

#define MESSAGE_MAX 1024

struct poly_case
{
  uint8_t key[32], message[MESSAGE_MAX], tag[16];
  size_t length;
  unsigned position;
};

/* In one update, and split before and behind the block at position. */
static void
check_calls (const struct poly_case *c)
{
  const size_t n = 16 * c->position;
  struct poly1305_ctx ctx;
  uint8_t tag[16];

  poly1305_set_key (&ctx, c->key);
  poly1305_update (&ctx, c->length, c->message);
  poly1305_digest (&ctx, tag);
  CHECK_MEM (16, tag, c->tag);

  if (c->length < n + 16)
    return;
  poly1305_set_key (&ctx, c->key);
  poly1305_update (&ctx, n, c->message);
  poly1305_update (&ctx, 16, c->message + n);
  poly1305_update (&ctx, c->length - n - 16, c->message + n + 16);
  CHECK (poly1305_verify (&ctx, c->tag));
}

/* Row k absorbs from block `from' on; the C row what is before. */
static void
check_row (const struct chapoly_kernels *k, const struct poly_case *c,
           size_t from)
{
  static const uint8_t zero[17];
  const size_t blocks = c->length / 16, rest = c->length % 16;
  uint8_t h[17], last[16] = { 0 };
  struct test_poly p;
  unsigned i, carry;

  test_poly_start (&p, c->key, zero);
  if (from)
    test_row (0)->poly1305_update (p.state, from, c->message, 1);
  if (blocks > from)
    k->poly1305_update (p.state, blocks - from, c->message + 16 * from, 1);
  if (rest)
    {
      memcpy (last, c->message + 16 * blocks, rest);
      last[rest] = 1;
      k->poly1305_update (p.state, 1, last, 0);
    }
  CHECK (p.state[4] <= 4);
  test_poly_result (h, p.state);
  for (i = carry = 0; i < 16; i++, carry >>= 8)
    {
      carry += h[i] + c->key[16 + i];
      h[i] = (uint8_t) carry;
    }
  CHECK_MEM (16, h, c->tag);
}

static void
read_case (struct poly_case *c, char *line)
{
  const char *key = strtok (line, " "), *message = strtok (NULL, " ");
  const char *tag = strtok (NULL, " "), *position = strtok (NULL, " ");

  if (!position)
    test_fatal ("not a case");
  test_hex (32, c->key, key);
  c->length = *message == '-' ? 0
    : test_hex (MESSAGE_MAX, c->message, message);
  test_hex (16, c->tag, tag);
  c->position = (unsigned) strtoul (position, NULL, 10);
}

void
test_main (void)
{
  static char path[1024], line[2 * MESSAGE_MAX + 256];
  const char *builddir = getenv ("builddir");
  const struct chapoly_kernels *k;
  struct poly_case c;
  unsigned i, number = 0;
  FILE *f;

  snprintf (path, sizeof path, "%s/testsuite/poly1305-gmp.txt",
            builddir ? builddir : ".");
  f = fopen (path, "r");
  if (!f)
    test_fatal ("no file %s", path);
  while (fgets (line, sizeof line, f))
    {
      test_context ("poly1305-gmp.txt:%u", ++number);
      read_case (&c, line);
      check_calls (&c);
      for (i = 0; (k = test_poly_row (i)); i++)
        {
          test_context ("poly1305-gmp.txt:%u, row %s", number, k->name);
          check_row (k, &c, 0);
          if (c.length > 16)
            check_row (k, &c, test_random_below (c.length / 16));
        }
    }
  fclose (f);
  if (!number)
    TEST_SKIP ("no GMP on the build machine");
}
