/* benchmark-library.h: the works that the benchmark times, and what it asks
   of a library that does them.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef BENCHMARK_LIBRARY_H
#define BENCHMARK_LIBRARY_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define BENCH_KEY_SIZE 32
#define BENCH_NONCE_SIZE 12
#define BENCH_TAG_SIZE 16

#define BENCH_MAX(a, b) ((a) > (b) ? (a) : (b))
#define BENCH_COUNT(array) (sizeof (array) / sizeof (array)[0])

enum bench_work
{
  CHACHA_ENCRYPT,               /* a nonce, then the text */
  CHACHA_DECRYPT,
  AEAD_ENCRYPT,                 /* a piece of an endless message */
  AEAD_DECRYPT,
  AEAD_UPDATE,                  /* the same of associated data */
  AEAD_SEAL,                    /* a whole message */
  AEAD_OPEN,
  AEAD_BATCH,                   /* the text as so many messages in one call */
  AEAD_PIECES,                  /* a message in as many pieces */
  POLY1305_UPDATE,              /* a piece of an endless message */
  POLY1305_AUTH,                /* a whole message */
  BENCH_WORKS
};

enum { BENCH_PARTS = 8 };       /* of AEAD_BATCH and AEAD_PIECES */

enum bench_work_flags
{
  BENCH_NETTLE = 1,             /* nettle-benchmark has this row */
  BENCH_SIZED = 2,              /* measured unasked where sizes are tried */
  BENCH_NO_TAG = 4              /* leaves no tag to compare */
};

struct bench_work_info
{
  const char *algorithm, *mode; /* as nettle-benchmark names them */
  unsigned block;               /* bytes in a block */
  unsigned flags;
  const char *slope;            /* as libgcrypt's bench-slope, or NULL */
  const char *go;               /* as Go's tests; the size follows */
  const char *openssl;          /* as openssl speed, or NULL */
};

extern const struct bench_work_info bench_works[BENCH_WORKS];

/* What one call gets.  AEAD_UPDATE takes its data from src. */
struct bench_message
{
  size_t length, ad_length;
  const uint8_t *src, *ad;
  uint8_t *dst;
  uint8_t tag[BENCH_TAG_SIZE];
};

extern const uint8_t bench_key[BENCH_KEY_SIZE];
extern const uint8_t bench_nonce[BENCH_NONCE_SIZE];

/* A library's way to do a work: begin and end (NULL for nothing to do)
   stand outside the time.  call is timed, returns 1 if all went well, and
   is NULL where the library lacks the work.  The end of an endless
   message writes its tag. */
struct bench_op
{
  void (*begin) (const struct bench_message *);
  int (*call) (struct bench_message *);
  void (*end) (struct bench_message *);
};

struct bench_library
{
  const char *name;
  const char *const *files;     /* what to load, the best first; NULL: none */
  /* Finds the functions, fills version, clears the calls it cannot make.
     Returns NULL or what is missing.  handle is of files[which]. */
  const char *(*load) (struct bench_library *, void *handle, unsigned which);
  struct bench_op op[BENCH_WORKS];
  unsigned piece;               /* if not 0: what the length of all pieces
                                   of an endless text must be a multiple of */
  char version[48];
  const char *missing;          /* why it is not here, or NULL */
};

/* libraries[0] is chapoly; a NULL ends them. */
extern struct bench_library *const bench_libraries[];
enum { BENCH_LIBRARIES = 5 };

extern struct bench_library bench_chapoly, bench_openssl, bench_nettle,
  bench_sodium, bench_gcrypt;

/* Loads those of the comma-separated list, or all if it is NULL; dies of
   an unknown name. */
void bench_load_libraries (const char *list);

/* A name in a loaded library, and where to put its address. */
struct bench_symbol
{
  const char *name;
  void *slot;                   /* of a pointer to a function */
};

/* Looks up all of them; returns NULL, or the name of one not there. */
const char *bench_symbols (void *handle, const struct bench_symbol *symbols,
                           size_t count);

/* Zeroed memory at a multiple of 64 bytes, for free; never NULL. */
void *bench_alloc (size_t size);

/* Clears the calls of the works first .. last. */
void bench_lack (struct bench_library *library, enum bench_work first,
                 enum bench_work last);

#endif /* BENCHMARK_LIBRARY_H */
