/* system.c: as much of a C library as the test programs need, for 64-bit
   POWER under Linux where there is none for the ABI: big-endian ELFv2.
   Here is what asks the system; text.c has the rest.  The headers are those
   of the C library for the other ABI.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#define _GNU_SOURCE 1

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int main (int argc, char **argv);

char **environ;
static unsigned long *auxiliary;

/* Sets r2 from r12, the address of the entry, as any function does. */
__asm__ (".globl _start\n"
         "_start:\n\t"
         "addis 2, 12, .TOC. - _start@ha\n\t"
         "addi 2, 2, .TOC. - _start@l\n\t"
         "mr 3, 1\n\t"
         "clrrdi 1, 1, 4\n\t"
         "li 0, 0\n\t"
         "stdu 0, -32(1)\n\t"
         "bl start\n\t"
         "nop");

void start (long *stack);

void
start (long *stack)
{
  const int argc = (int) stack[0];
  char **argv = (char **) (stack + 1), **end = argv + argc + 1;

  environ = end;
  while (*end)
    end++;
  auxiliary = (unsigned long *) (end + 1);
  exit (main (argc, argv));
}

int *
__errno_location (void)
{
  static int number;
  return &number;
}

/* Sets errno, and returns -1, where the system refuses. */
static long
call (long number, long a, long b, long c, long d, long e, long f)
{
  register long r0 __asm__ ("r0") = number;
  register long r3 __asm__ ("r3") = a;
  register long r4 __asm__ ("r4") = b;
  register long r5 __asm__ ("r5") = c;
  register long r6 __asm__ ("r6") = d;
  register long r7 __asm__ ("r7") = e;
  register long r8 __asm__ ("r8") = f;

  __asm__ volatile ("sc\n\t"
                    "bns+ 1f\n\t"
                    "neg %1, %1\n"
                    "1:"
                    : "+r" (r0), "+r" (r3), "+r" (r4), "+r" (r5), "+r" (r6),
                      "+r" (r7), "+r" (r8)
                    :
                    : "r9", "r10", "r11", "r12", "cr0", "ctr", "xer",
                      "memory");
  if (r3 < 0 && r3 > -4096)
    {
      errno = (int) -r3;
      return -1;
    }
  return r3;
}

/* Processes. */

void
_exit (int status)
{
  for (;;)
    call (SYS_exit_group, status, 0, 0, 0, 0, 0);
}

void
exit (int status)
{
  _exit (status);
}

void
abort (void)
{
  raise (SIGABRT);
  _exit (127);
}

char *
getenv (const char *name)
{
  const size_t n = strlen (name);
  char **variable;

  for (variable = environ; *variable; variable++)
    if (!memcmp (*variable, name, n) && (*variable)[n] == '=')
      return *variable + n + 1;
  return NULL;
}

unsigned long
getauxval (unsigned long type)
{
  const unsigned long *entry = auxiliary;

  while (*entry && *entry != type)
    entry += 2;
  return *entry ? entry[1] : 0;
}

clock_t
clock (void)
{
  struct timespec time = { 0, 0 };

  call (SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, (long) &time,
        0, 0, 0, 0);
  return time.tv_sec * CLOCKS_PER_SEC + time.tv_nsec / 1000;
}

long
sysconf (int name)
{
  return name == _SC_PAGESIZE ? (long) getauxval (AT_PAGESZ) : -1;
}

/* Signals.  The system's set is one word, the C library's begins so. */

int
sigaction (int number, const struct sigaction *action,
           struct sigaction *old_action)
{
  struct
  {
    void (*handler) (int);
    unsigned long flags, restorer, mask;
  }
  new, old;

  memset (&new, 0, sizeof new);
  if (action)
    {
      new.handler = action->sa_handler;
      new.flags = (unsigned) action->sa_flags;
      memcpy (&new.mask, &action->sa_mask, sizeof new.mask);
    }
  if (call (SYS_rt_sigaction, number, action ? (long) &new : 0, (long) &old,
            sizeof new.mask, 0, 0) < 0)
    return -1;
  if (old_action)
    {
      memset (old_action, 0, sizeof *old_action);
      old_action->sa_handler = old.handler;
      old_action->sa_flags = (int) old.flags;
      memcpy (&old_action->sa_mask, &old.mask, sizeof old.mask);
    }
  return 0;
}

int
sigemptyset (sigset_t *set)
{
  memset (set, 0, sizeof *set);
  return 0;
}

__sighandler_t
signal (int number, __sighandler_t handler)
{
  struct sigaction action, old;

  memset (&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  return sigaction (number, &action, &old) ? SIG_ERR : old.sa_handler;
}

int
sigaltstack (const stack_t *stack, stack_t *old)
{
  return (int) call (SYS_sigaltstack, (long) stack, (long) old, 0, 0, 0, 0);
}

int
raise (int number)
{
  return (int) call (SYS_tgkill, call (SYS_getpid, 0, 0, 0, 0, 0, 0),
                     call (SYS_gettid, 0, 0, 0, 0, 0, 0), number, 0, 0, 0);
}

/* Files. */

int
open (const char *name, int flags, ...)
{
  return (int) call (SYS_openat, AT_FDCWD, (long) name, flags, 0, 0, 0);
}

ssize_t
read (int file, void *buffer, size_t n)
{
  return call (SYS_read, file, (long) buffer, (long) n, 0, 0, 0);
}

ssize_t
write (int file, const void *buffer, size_t n)
{
  return call (SYS_write, file, (long) buffer, (long) n, 0, 0, 0);
}

int
ftruncate (int file, off_t size)
{
  return (int) call (SYS_ftruncate, file, size, 0, 0, 0, 0);
}

int
close (int file)
{
  return (int) call (SYS_close, file, 0, 0, 0, 0, 0);
}

/* Memory: each block is a mapping of its own, its size before it. */

void *
mmap (void *start, size_t n, int protection, int flags, int file,
      off_t offset)
{
  return (void *) call (SYS_mmap, (long) start, (long) n, protection, flags,
                        file, offset);
}

int
munmap (void *start, size_t n)
{
  return (int) call (SYS_munmap, (long) start, (long) n, 0, 0, 0, 0);
}

int
mprotect (void *start, size_t n, int protection)
{
  return (int) call (SYS_mprotect, (long) start, (long) n, protection,
                     0, 0, 0);
}

#define BLOCK_HEAD 16

void *
malloc (size_t n)
{
  size_t *block;

  if (n > SIZE_MAX - BLOCK_HEAD)
    return NULL;
  block = mmap (NULL, n + BLOCK_HEAD, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED)
    return NULL;
  *block = n + BLOCK_HEAD;
  return (char *) block + BLOCK_HEAD;
}

void *
calloc (size_t count, size_t size)
{
  return size && count > SIZE_MAX / size ? NULL : malloc (count * size);
}

void
free (void *p)
{
  if (p)
    {
      size_t *block = (size_t *) ((char *) p - BLOCK_HEAD);
      munmap (block, *block);
    }
}

/* Libraries to load: none. */

void *
dlopen (const char *file, int mode)
{
  (void) file;
  (void) mode;
  return NULL;
}

void *
dlsym (void *library, const char *name)
{
  (void) library;
  (void) name;
  return NULL;
}

char *
dlerror (void)
{
  static char message[] = "a program that can not load libraries";
  return message;
}

/* Threads: none, and a test that begins with them is skipped. */

int
pthread_barrier_init (pthread_barrier_t *barrier,
                      const pthread_barrierattr_t *attributes, unsigned n)
{
  static const char message[] = "skipped: no threads without a C library\n";

  (void) barrier;
  (void) attributes;
  (void) n;
  write (STDOUT_FILENO, message, sizeof message - 1);
  exit (77);
}

int
pthread_barrier_wait (pthread_barrier_t *barrier)
{
  (void) barrier;
  return ENOSYS;
}

int
pthread_barrier_destroy (pthread_barrier_t *barrier)
{
  (void) barrier;
  return ENOSYS;
}

int
pthread_create (pthread_t *restrict thread,
                const pthread_attr_t *restrict attributes,
                void *(*run) (void *), void *restrict argument)
{
  (void) thread;
  (void) attributes;
  (void) run;
  (void) argument;
  return ENOSYS;
}

int
pthread_join (pthread_t thread, void **result)
{
  (void) thread;
  (void) result;
  return ENOSYS;
}
