/* image.c: an example of firmware: runs the known answers on 64-bit POWER
   with no operating system and no C library, says so on the console, and
   switches the machine off.  See ../README.md.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chapoly.h"

void run (void);
long hypercall (long number, ...);
void *memcpy (void *dst, const void *src, size_t n);
void *memset (void *dst, int c, size_t n);

/* What the library needs.  volatile, or the compiler sees a memcpy in it. */

void *
memcpy (void *dst, const void *src, size_t n)
{
  volatile uint8_t *p = dst;
  const uint8_t *q = src;

  while (n--)
    *p++ = *q++;
  return dst;
}

void *
memset (void *dst, int c, size_t n)
{
  volatile uint8_t *p = dst;

  while (n--)
    *p++ = (uint8_t) c;
  return dst;
}

/* The hypervisor's calls (PAPR), and what its terminal and its firmware
   are called by QEMU. */
enum { H_PUT_TERM_CHAR = 0x58, H_RTAS = 0xf000 };
enum { TERMINAL = 0x71000000, RTAS_POWER_OFF = 0x2003 };

static void
print (const char *s)
{
  while (*s)
    {
      uint64_t text[2] = { 0, 0 };
      long n = 0;

      for (; n < 16 && *s; n++, s++)
        text[n / 8] |= (uint64_t) (uint8_t) *s << (56 - 8 * (n % 8));
      hypercall (H_PUT_TERM_CHAR, (long) TERMINAL, n, text[0], text[1]);
    }
}

static void
power_off (void)
{
  /* Token, numbers of arguments and results, arguments, results. */
  static uint32_t call[] = { RTAS_POWER_OFF, 2, 1, -1u, -1u, 0 };

  hypercall (H_RTAS, (long) call);
}

void
run (void)
{
  print ("chapoly, row ");
  print (chacha_poly1305_kernels ());
  print (chacha_poly1305_self_test () ? ": PASS\r\n" : ": FAIL\r\n");
  power_off ();
}
