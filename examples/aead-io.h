/* aead-io.h: files for aead-file.c; nothing here knows of cryptography.

   Errors end the program with one line and a status.  An output is made
   under another name in the same folder, for its owner's eyes only, and
   gets its own name and mode when it is whole: a failure, a signal or a
   full disk leaves an existing file as it was, and no new one.  What can
   not be caught, such as SIGKILL or a power cut, may leave the unfinished
   file, .aead-file.XXXXXX.

   Include this first: it asks the C library for all that it has.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef AEAD_IO_H
#define AEAD_IO_H

#define _DEFAULT_SOURCE         /* glibc, musl: POSIX.1-2008, getentropy */
#define _FILE_OFFSET_BITS 64    /* large files with 32-bit pointers */

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __APPLE__
#include <sys/random.h>
#endif

/* What the program calls itself. */
#ifndef TOOL_NAME
#define TOOL_NAME "aead-file"
#endif

enum { NOT_AUTHENTIC = 1, BAD_USAGE = 2, BAD_FILE = 3 };

/* A file to remove unless all goes well. */
static char *volatile unfinished;

/* Signals that end the program. */
static sigset_t fatal_signals;

/* Set while a line of progress stands on the terminal. */
static int line_open;

static inline void
end_line (void)
{
  if (line_open)
    fputc ('\n', stderr);
  line_open = 0;
}

static inline void
fail (int status, const char *name, const char *reason)
{
  end_line ();
  fprintf (stderr, TOOL_NAME ": %s: %s\n", name, reason);
  exit (status);
}

static inline void
fail_file (const char *name)
{
  fail (BAD_FILE, name, strerror (errno));
}

static inline void
remove_unfinished (void)
{
  if (unfinished)
    unlink (unfinished);
}

static inline void
on_signal (int sig)
{
  remove_unfinished ();
  raise (sig);
}

/* Opens what of standard input, output and error is closed, the wrong way
   round: no file gets its number, and its use is an error. */
static inline void
open_standard (void)
{
  int fd;

  for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl (fd, F_GETFD) < 0
        && open ("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
      exit (BAD_FILE);
}

/* Signals that end the program remove what is unfinished first, unless
   they were ignored before.  Writing to a closed pipe or beyond a size
   limit is an error like others. */
static inline void
set_signals (void)
{
  static const int fatal[] = {
    SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2,
    SIGVTALRM, SIGPROF, SIGXCPU
  };
  const unsigned n = sizeof fatal / sizeof fatal[0];
  struct sigaction action, old;
  unsigned i;

  sigemptyset (&fatal_signals);
  for (i = 0; i < n; i++)
    sigaddset (&fatal_signals, fatal[i]);
  memset (&action, 0, sizeof action);
  action.sa_handler = on_signal;
  action.sa_mask = fatal_signals;
  action.sa_flags = (int) SA_RESETHAND;
  for (i = 0; i < n; i++)
    if (!sigaction (fatal[i], NULL, &old) && old.sa_handler != SIG_IGN)
      sigaction (fatal[i], &action, NULL);
  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, SIG_IGN);
}

static inline int
open_input (const char *name)
{
  const int fd = open (name, O_RDONLY);

  if (fd < 0)
    fail_file (name);
  return fd;
}

/* Reads n bytes, or fewer if the file ends. */
static inline size_t
read_all (int fd, const char *name, size_t n, uint8_t *p)
{
  size_t done = 0;

  while (done < n)
    {
      const ssize_t got = read (fd, p + done, n - done);

      if (got == 0)
        break;
      if (got > 0)
        done += (size_t) got;
      else if (errno != EINTR)
        fail_file (name);
    }
  return done;
}

static inline void
write_all (int fd, const char *name, size_t n, const uint8_t *p)
{
  while (n)
    {
      const ssize_t put = write (fd, p, n);

      if (put >= 0)
        {
          p += put;
          n -= (size_t) put;
        }
      else if (errno != EINTR)
        fail_file (name);
    }
}

/* Gets n random bytes, at most 256, from the system. */
static inline void
random_bytes (size_t n, uint8_t *p)
{
  static const char device[] = "/dev/urandom";
  int fd;

#if !defined _AIX \
  && !(defined __GLIBC__ && __GLIBC__ == 2 && __GLIBC_MINOR__ < 25)
  if (!getentropy (p, n))
    return;
#endif
  fd = open_input (device);
  if (read_all (fd, device, n, p) != n)
    fail (BAD_FILE, device, "ends early");
  close (fd);
}

/* Makes a file that is unfinished until commit_file: name itself, new and
   for its owner only, or what mkstemp makes of name. */
static inline int
create_file (char *name, int temporary)
{
  sigset_t old;
  int fd, error;

  sigprocmask (SIG_BLOCK, &fatal_signals, &old);
  fd = temporary ? mkstemp (name)
    : open (name, O_WRONLY | O_CREAT | O_EXCL, 0600);
  error = errno;
  if (fd >= 0)
    unfinished = name;
  sigprocmask (SIG_SETMASK, &old, NULL);
  errno = error;
  return fd;
}

/* Has all on disk, then gives the file the name final, if not NULL. */
static inline void
commit_file (int fd, const char *final, const char *name)
{
  if (fsync (fd) || close (fd) || (final && rename (unfinished, final)))
    fail_file (name);
  unfinished = NULL;
}

struct output
{
  int fd;                       /* -1 before it is open */
  const char *name;
  char *final, *temporary;      /* NULL if written to directly */
  mode_t mode;                  /* of the file when it is whole */
};

/* Makes the temporary file, beside what it is to replace; through a
   symbolic link, that is what the link names. */
static inline void
open_temporary (struct output *out, int exists)
{
  static const char pattern[] = ".aead-file.XXXXXX";
  const char *slash;
  size_t folder;

  out->final = exists ? realpath (out->name, NULL) : strdup (out->name);
  if (!out->final)
    fail_file (out->name);
  slash = strrchr (out->final, '/');
  folder = slash ? (size_t) (slash + 1 - out->final) : 0;
  out->temporary = malloc (folder + sizeof pattern);
  if (!out->temporary)
    fail_file (out->name);
  memcpy (out->temporary, out->final, folder);
  memcpy (out->temporary + folder, pattern, sizeof pattern);
  out->fd = create_file (out->temporary, 1);
}

/* Opens what name stands for.  The mode of a new file is what umask
   leaves; a file that is replaced gives its own to its successor.
   Standard output, pipes and devices can not be taken back, and are
   refused unless direct is set; symbolic links to nothing always are. */
static inline void
open_output (struct output *out, int direct)
{
  const mode_t mask = umask (0);
  const int to_stdout = !strcmp (out->name, "-");
  struct stat old;
  const int exists = !to_stdout && !stat (out->name, &old);

  umask (mask);
  out->final = out->temporary = NULL;
  out->mode = exists ? old.st_mode & 0777 : 0666 & ~mask;
  if (!to_stdout && !exists && !lstat (out->name, &old))
    fail (BAD_FILE, out->name, "a symbolic link that leads nowhere");
  if (exists && S_ISDIR (old.st_mode))
    errno = EISDIR;
  else if (!to_stdout && (!exists || S_ISREG (old.st_mode)))
    {
      /* What may not be written may not be replaced. */
      if (!exists || !access (out->name, W_OK))
        open_temporary (out, exists);
    }
  else if (!direct)
    fail (BAD_USAGE, out->name, "not a file that could be taken back");
  else
    out->fd = to_stdout ? STDOUT_FILENO : open (out->name, O_WRONLY);

  if (out->fd < 0)
    fail_file (out->name);
}

static inline void
close_output (struct output *out)
{
  if (out->temporary ? fchmod (out->fd, out->mode) : close (out->fd))
    fail_file (out->name);
  if (out->temporary)
    commit_file (out->fd, out->final, out->name);
  free (out->temporary);
  free (out->final);
}

#endif /* AEAD_IO_H */
