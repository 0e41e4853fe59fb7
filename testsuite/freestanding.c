/* freestanding.c: what the library needs where there is no C library, and
   a program that runs the self-test there.  See freestanding-test.sh.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305.h"

void *memcpy (void *dst, const void *src, size_t n);
void *memset (void *dst, int c, size_t n);
void _start (void);

/* volatile, or the compiler sees a memcpy in it. */
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

/* Linux's exit_group, on POWER and on x86-64. */
static void
leave (long status)
{
#if defined __powerpc__ || defined __powerpc64__
  register long number __asm__ ("r0") = 234;
  register long argument __asm__ ("r3") = status;

  __asm__ volatile ("sc" : "+r" (number), "+r" (argument) : : "memory");
#elif defined __x86_64__
  long number = 231;

  __asm__ volatile ("syscall" : "+a" (number) : "D" (status)
                    : "rcx", "r11", "memory");
#endif
}

void
_start (void)
{
  leave (!chacha_poly1305_self_test ());
  for (;;)
    ;
}
