/* unwind-run.c: calls each kernel, for unwind-test.sh.  With an
   argument, prints "name=address" of each, in the order of the calls,
   instead.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "kernels.h"

#include <stdio.h>

/* One pass, and two blocks more. */
#define BLOCKS(k) ((k)->width + 2)

static uint8_t text[64 * 2 * CHAPOLY_WIDTH_MAX];
static uint32_t state[16];
static uint64_t poly1305_state[5];

typedef void any_function (void);

static void
show (const char *row, const char *kernel, any_function *f)
{
  uintptr_t address = (uintptr_t) f;

#if defined _CALL_ELF && _CALL_ELF == 1
  address = *(const uintptr_t *) address;
#endif
  printf ("%s-%s=%#lx\n", row, kernel, (unsigned long) address);
}

static int
run (const struct chapoly_kernels *k, int only_show)
{
  unsigned decrypt;

  if (only_show)
    {
      show (k->name, "chacha_core", (any_function *) k->chacha_core);
      show (k->name, "chacha_core_1", (any_function *) k->chacha_core);
      show (k->name, "chacha_core_5", (any_function *) k->chacha_core);
      show (k->name, "poly1305_update", (any_function *) k->poly1305_update);
      if (k->chacha_poly1305)
        show (k->name, "chacha_poly1305",
              (any_function *) k->chacha_poly1305);
      if (k->chacha_poly1305_serial)
        {
          show (k->name, "chacha_poly1305_serial_0",
                (any_function *) k->chacha_poly1305_serial);
          show (k->name, "chacha_poly1305_serial_1",
                (any_function *) k->chacha_poly1305_serial);
        }
      return 1;
    }
  k->chacha_core (BLOCKS (k), text, text, state);
  k->chacha_core (1, text, text, state);
  k->chacha_core (5, text, text, state);
  k->poly1305_update (poly1305_state, 4 * BLOCKS (k), text, 1);
  if (k->chacha_poly1305)
    k->chacha_poly1305 (2 * k->width, text, text, state, poly1305_state,
                        text);
  if (k->chacha_poly1305_serial)
    for (decrypt = 0; decrypt < 2; decrypt++)
      k->chacha_poly1305_serial (2 * k->width, text, text, state,
                                 poly1305_state, CHAPOLY_SERIAL_MIN + 7,
                                 text, decrypt);
  return 1;
}

int
main (int argc, char **argv)
{
  const struct chapoly_kernels *k;
  unsigned i;

  (void) argv;
  for (i = 1; (k = CHAPOLY_(kernels_available) (i)); i++)
    run (k, argc > 1);
  return 0;
}
