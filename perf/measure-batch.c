/* measure-batch.c: messages in one batch, or one by one, between the
   markers of testsuite/trace-plugin.c; see measure-batch.py.

     measure-batch seal|open loop|batch COUNT LENGTH NONCE_LENGTH

   Fails if a result is wrong.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <chapoly/chacha-poly1305-batch.h>

#include <stdlib.h>
#include <string.h>

#define COUNT_MAX 64
#define LENGTH_MAX 2048
#define AD_LENGTH 13

static uint8_t in[COUNT_MAX][LENGTH_MAX], out[COUNT_MAX][LENGTH_MAX];
static uint8_t right[LENGTH_MAX], tags[COUNT_MAX][16], right_tag[16];
static uint8_t nonces[COUNT_MAX][24], ad[AD_LENGTH];
static struct chacha_poly1305_message messages[COUNT_MAX];
static struct chacha_poly1305_ctx ctx;
static size_t count;
static int opens, batch, good;

static void
one_by_one (void)
{
  struct chacha_poly1305_message *m = messages;
  size_t i;

  for (i = 0; i < count; i++, m++)
    m->ok = opens
      ? chacha_poly1305_open (&ctx, m->nonce_length, m->nonce, m->ad_length,
                              m->ad, m->length, m->dst, m->src, m->tag.read)
      : chacha_poly1305_seal (&ctx, m->nonce_length, m->nonce, m->ad_length,
                              m->ad, m->length, m->dst, m->src,
                              m->tag.write);
}

static void
in_a_batch (void)
{
  good = opens ? chacha_poly1305_open_batch (&ctx, count, messages)
    : chacha_poly1305_seal_batch (&ctx, count, messages);
}

static void
prepare (size_t length, size_t nonce_length)
{
  size_t i, j;

  for (i = 0; i < count; i++)
    {
      struct chacha_poly1305_message *const m = messages + i;

      for (j = 0; j < length; j++)
        in[i][j] = (uint8_t) (7 * i + j);
      nonces[i][0] = (uint8_t) i;
      m->nonce_length = nonce_length;
      m->nonce = nonces[i];
      m->ad_length = sizeof ad;
      m->ad = ad;
      m->length = length;
      m->dst = out[i];
      m->src = in[i];
      m->tag.write = tags[i];
    }
}

/* Is what single calls make of it the same? */
static int
is_right (const struct chacha_poly1305_message *m)
{
  if (!m->ok
      || !chacha_poly1305_seal (&ctx, m->nonce_length, m->nonce,
                                m->ad_length, m->ad, m->length, right,
                                opens ? m->dst : m->src, right_tag))
    return 0;
  return !memcmp (right, opens ? m->src : m->dst, m->length)
    && !memcmp (right_tag, m->tag.read, sizeof right_tag);
}

int
main (int argc, char **argv)
{
  static const uint8_t key[32] = { 1, 2, 3 };
  void (*run) (void);
  size_t i;

  if (argc != 6)
    return 2;
  opens = !strcmp (argv[1], "open");
  batch = !strcmp (argv[2], "batch");
  count = strtoul (argv[3], NULL, 10);
  chacha_poly1305_set_key (&ctx, key);
  prepare (strtoul (argv[4], NULL, 10), strtoul (argv[5], NULL, 10));
  if (opens)
    {
      opens = 0;
      one_by_one ();
      opens = 1;
      memcpy (in, out, sizeof in);
    }
  run = batch ? in_a_batch : one_by_one;
  /* A first call may bind a row. */
  run ();
  __asm__ volatile ("twi 0, 0, 0x5354" : : : "memory");
  run ();
  __asm__ volatile ("twi 0, 0, 0x5350" : : : "memory");
  for (i = 0; i < count; i++)
    if (!is_right (messages + i))
      return 1;
  return 0;
}
