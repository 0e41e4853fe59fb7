/* cost-run.c: short calls, each between the markers of trace-plugin.c; see
   cost-test.sh.

   Prints a line for each stretch between markers, what it is.  Fails if an
   argument names another row than the one bound.

   With SLOW_KERNEL, the linker's --wrap of that chacha_core kernel puts a
   slow one in its place: it does all twice.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305.h"
#include "chacha.h"
#include "kernels.h"

#include <stdio.h>
#include <string.h>

static uint8_t key[32], nonce[12], in[1350], out[1350], ad[13], tag[16];
static struct chacha_poly1305_ctx ctx;
static struct chacha_ctx chacha;
static size_t length;
static volatile int good;

#ifdef SLOW_KERNEL
#define JOIN(a, b) a##b
#define NAME(prefix, kernel) JOIN (prefix, kernel)

chapoly_chacha_core_func NAME (__real_, SLOW_KERNEL);
chapoly_chacha_core_func NAME (__wrap_, SLOW_KERNEL);

void
NAME (__wrap_, SLOW_KERNEL) (size_t blocks, uint8_t *dst,
                             const uint8_t *src, const uint32_t state[16])
{
  NAME (__real_, SLOW_KERNEL) (blocks, dst, src, state);
  NAME (__real_, SLOW_KERNEL) (blocks, dst, src, state);
}
#endif

static void
set_nonce (void)
{
  chacha_poly1305_set_nonce (&ctx, nonce);
}

static void
crypt32 (void)
{
  chacha_crypt32 (&chacha, length, out, in);
}

static void
seal (void)
{
  good = chacha_poly1305_seal (&ctx, sizeof nonce, nonce, sizeof ad, ad,
                               length, out, in, tag);
}

/* A first call may bind a row, or a function. */
static void __attribute__ ((noinline))
run (const char *what, void (*f) (void))
{
  f ();
  printf ("%s %u\n", what, (unsigned) length);
  __asm__ volatile ("twi 0, 0, 0x5354" : : : "memory");
  f ();
  __asm__ volatile ("twi 0, 0, 0x5350" : : : "memory");
}

int
main (int argc, char **argv)
{
  static const size_t lengths[]
    = { 1, 16, 64, 65, 128, 192, 256, 320, 576, 1350 };
  unsigned i;

  if (argc > 1 && strcmp (argv[1], chacha_poly1305_kernels ()))
    return 1;
  chacha_poly1305_set_key (&ctx, key);
  chacha_set_key (&chacha, key);
  chacha_set_nonce96 (&chacha, nonce);
  run ("set_nonce", set_nonce);
  for (i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
    {
      length = lengths[i];
      run ("chacha_crypt32", crypt32);
      run ("seal", seal);
    }
  return 0;
}
