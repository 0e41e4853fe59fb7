/* threads-test.c: 16 threads start at once with the first calls ever, which
   choose the kernels, and share one context, which the one-shot calls and
   those for batches and pieces only read.  tsan-test.sh runs this with a
   race detector.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* For barriers. */
#define _XOPEN_SOURCE 700

#include "reference.h"
#include "testutils.h"

#include <chapoly/chacha-poly1305-batch.h>
#include <chapoly/chacha-poly1305-pieces.h>

#include <pthread.h>

#define THREADS 16
#define ROUNDS 50
#define LENGTH 700
#define AD_LENGTH 13

static struct chacha_poly1305_ctx shared;
static pthread_barrier_t barrier;
static uint8_t key[32], text[LENGTH];

static struct thread
{
  pthread_t id;
  uint8_t nonce[24], sealed[LENGTH], tag[16];
  size_t nonce_length, length;
  const char *kernels;
  unsigned wrong;
}
threads[THREADS];

/* A batch of the thread's message, three times. */
static int
right_batch (struct thread *t)
{
  struct chacha_poly1305_message m[3];
  uint8_t buffers[3][LENGTH], tags[3][16];
  unsigned i;

  for (i = 0; i < 3; i++)
    {
      m[i].nonce_length = t->nonce_length;
      m[i].nonce = t->nonce;
      m[i].ad_length = AD_LENGTH;
      m[i].ad = text;
      m[i].length = t->length;
      m[i].dst = buffers[i];
      m[i].src = text;
      m[i].tag.write = tags[i];
    }
  if (!chacha_poly1305_seal_batch (&shared, 3, m)
      || memcmp (buffers[2], t->sealed, t->length)
      || memcmp (tags[1], t->tag, sizeof t->tag))
    return 0;
  for (i = 0; i < 3; i++)
    m[i].src = buffers[i];
  return chacha_poly1305_open_batch (&shared, 3, m)
    && !memcmp (buffers[1], text, t->length);
}

static int
right_pieces (struct thread *t)
{
  const struct chapoly_const_piece ad[1] = { { text, AD_LENGTH } };
  const struct chapoly_const_piece src[2]
    = { { text, 20 }, { text + 20, t->length - 20 } };
  uint8_t buffer[LENGTH], tag[16];
  const struct chapoly_piece dst[1] = { { buffer, t->length } };

  return chacha_poly1305_seal_pieces (&shared, t->nonce_length, t->nonce,
                                      1, ad, 1, dst, 2, src, tag)
    && !memcmp (buffer, t->sealed, t->length)
    && !memcmp (tag, t->tag, sizeof tag);
}

static int
right (struct thread *t)
{
  uint8_t buffer[LENGTH], tag[16];

  if (!chacha_poly1305_seal (&shared, t->nonce_length, t->nonce, AD_LENGTH,
                             text, t->length, buffer, text, tag)
      || memcmp (buffer, t->sealed, t->length)
      || memcmp (tag, t->tag, sizeof tag))
    return 0;
  return chacha_poly1305_open (&shared, t->nonce_length, t->nonce, AD_LENGTH,
                               text, t->length, buffer, buffer, tag)
    && !memcmp (buffer, text, t->length);
}

static void *
run (void *argument)
{
  struct thread *t = argument;
  unsigned i;

  pthread_barrier_wait (&barrier);
  t->kernels = chacha_poly1305_kernels ();
  for (i = 0; i < ROUNDS; i++)
    {
      t->wrong += !right (t);
      t->wrong += !right_batch (t);
      t->wrong += !right_pieces (t);
    }
  return NULL;
}

/* What is right comes from the reference: no call of the library but
   set_key, which needs no kernel, may come before the threads. */
static void
prepare (void)
{
  unsigned i;

  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof text, text);
  chacha_poly1305_set_key (&shared, key);
  for (i = 0; i < THREADS; i++)
    {
      struct thread *t = threads + i;

      test_random_bytes (sizeof t->nonce, t->nonce);
      t->nonce_length = i % 2 ? 12 : 24;
      t->length = LENGTH - 41 * i;
      reference_seal (key, t->nonce_length, t->nonce, AD_LENGTH, text,
                      t->length, t->sealed, text, t->tag);
    }
}

void
test_main (void)
{
  const struct chacha_poly1305_ctx *const before = &shared;
  struct chacha_poly1305_ctx copy;
  unsigned i;

  prepare ();
  copy = *before;
  if (pthread_barrier_init (&barrier, NULL, THREADS))
    test_fatal ("no barrier");
  for (i = 0; i < THREADS; i++)
    if (pthread_create (&threads[i].id, NULL, run, threads + i))
      test_fatal ("no thread %u", i);
  for (i = 0; i < THREADS; i++)
    {
      test_context ("thread %u", i);
      CHECK (!pthread_join (threads[i].id, NULL));
      CHECK (threads[i].wrong == 0);
      CHECK (threads[i].kernels == threads[0].kernels);
    }
  test_context ("afterwards");
  CHECK_MEM (sizeof copy, &copy, &shared);
  pthread_barrier_destroy (&barrier);
}
