/* trace-run.c: runs each kernel and the public calls again and again, with
   other secrets each time, between the markers of trace-plugin.c; see
   trace-test.sh.

   Prints a line for each stretch between markers, what it is.  The names
   of equal stretches are equal.  With an argument, runs only what has that
   name.  Static buffers and one loop: the addresses can differ for no
   other reason than the secrets.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-batch.h"
#include "chacha-poly1305-pieces.h"
#include "chacha.h"
#include "poly1305.h"
#include "kernels.h"

#include <stdio.h>
#include <string.h>

#define SECRETS 5
#define BLOCKS 40
#define TEXT (64 * BLOCKS)

static const char *only;

static uint8_t key[32], nonce[24], text[TEXT], in[TEXT], out[TEXT], ad[13];
static uint8_t tag[16];
static uint32_t state[16];
static uint32_t rows[4 * BLOCKS];
static uint64_t poly1305_state[5];
static struct chacha_poly1305_ctx ctx;
static struct poly1305_ctx poly1305;
static struct chacha_ctx chacha;

/* What is being run: a kernel of this row, or a public call. */
static const struct chapoly_kernels *row;
static size_t length;

/* The secrets: all bits 0, all bits 1, then such as look random. */
static void
fill (void *p, size_t n, unsigned secret)
{
  static uint32_t x = 1;
  uint8_t *q = p;

  while (n--)
    {
      x = x * 1664525 + 1013904223;
      *q++ = secret < 2 ? (uint8_t) (0 - secret) : (uint8_t) (x >> 24);
    }
}

static void
new_secrets (unsigned secret)
{
  fill (key, sizeof key, secret);
  fill (nonce, sizeof nonce, secret);
  fill (text, sizeof text, secret);
  fill (ad, sizeof ad, secret);
  fill (state, sizeof state, secret);
  fill (rows, sizeof rows, secret);
  state[12] = 7;
  fill (poly1305_state, sizeof poly1305_state, secret);
  poly1305_state[0] &= UINT64_C (0x0ffffffc0fffffff);
  poly1305_state[1] &= UINT64_C (0x0ffffffc0ffffffc);
  poly1305_state[4] &= 7;
  memcpy (in, text, sizeof in);
  chacha_poly1305_set_key (&ctx, key);
}

/* One copy of it, for all. */
static void __attribute__ ((noinline))
run_between_markers (void (*f) (void))
{
  __asm__ volatile ("twi 0, 0, 0x5354" : : : "memory");
  f ();
  __asm__ volatile ("twi 0, 0, 0x5350" : : : "memory");
}

/* Runs f with all secrets, before for each of them. */
static void
run (const char *what, void (*before) (void), void (*f) (void))
{
  char name[80];
  unsigned secret;

  snprintf (name, sizeof name, "%s %s %u", row ? row->name : "bound", what,
            (unsigned) length);
  if (only && strcmp (only, name))
    return;
  for (secret = 0; secret < SECRETS; secret++)
    {
      new_secrets (secret);
      if (before)
        before ();
      puts (name);
      /* A first call may bind a row, or a function. */
      if (!secret)
        {
          f ();
          new_secrets (secret);
          if (before)
            before ();
        }
      run_between_markers (f);
      /* No call of it is a jump, from another depth of the stack. */
      __asm__ volatile ("" : : : "memory");
    }
}


/* Kernels. */

static void
run_chacha_core (void)
{
  row->chacha_core (length, out, in, state);
}

static void
run_poly1305_update (void)
{
  row->poly1305_update (poly1305_state, length, in, 1);
}

static void
run_last_block (void)
{
  row->poly1305_update (poly1305_state, length, in, 0);
}

static void
run_chacha_poly1305 (void)
{
  row->chacha_poly1305 (length, out, in, state, poly1305_state, text);
}

static void
run_chacha_states (void)
{
  row->chacha_states (length, out, state, rows);
}

static void
run_kernels (void)
{
  for (length = 1; length <= BLOCKS; length += length < 18 ? 1 : 11)
    {
      run ("chacha_core", NULL, run_chacha_core);
      run ("poly1305_update", NULL, run_poly1305_update);
      if (length % row->width == 0 && row->chacha_poly1305)
        run ("chacha_poly1305", NULL, run_chacha_poly1305);
      if (length % row->width == 0 && row->chacha_states)
        run ("chacha_states", NULL, run_chacha_states);
    }
  length = 1;
  run ("poly1305_update, no pad", NULL, run_last_block);
}


/* Public calls. */

static int good;

static void
seal (void)
{
  good = chacha_poly1305_seal (&ctx, 12, nonce, sizeof ad, ad, length,
                               out, in, tag);
}

static void
xseal (void)
{
  good = chacha_poly1305_seal (&ctx, 24, nonce, sizeof ad, ad, length,
                               out, in, tag);
}

static void
before_open (void)
{
  seal ();
  memcpy (in, out, sizeof in);
}

/* One bit is wrong, each time in another byte. */
static void
before_refused (void)
{
  static unsigned count;

  before_open ();
  tag[count++ % 16] ^= 1;
}

static void
open_ (void)
{
  good = chacha_poly1305_open (&ctx, 12, nonce, sizeof ad, ad, length,
                               out, in, tag);
}

static void
before_stream (void)
{
  chacha_poly1305_set_nonce (&ctx, nonce);
  good = chacha_poly1305_update (&ctx, sizeof ad, ad);
}

static void
stream (void)
{
  good = chacha_poly1305_encrypt (&ctx, length / 3, out, in)
    && chacha_poly1305_encrypt (&ctx, length - length / 3,
                                out + length / 3, in + length / 3)
    && chacha_poly1305_digest (&ctx, tag);
}

/* Messages of length and of half that, with both kinds of nonces. */
#define BATCH 5

static struct chacha_poly1305_message batch[BATCH];
static uint8_t texts[BATCH][TEXT], tags[BATCH][16];

static void
before_batch (void)
{
  unsigned i;

  for (i = 0; i < BATCH; i++)
    {
      struct chacha_poly1305_message *m = batch + i;

      m->nonce_length = i % 3 == 2 ? 24 : 12;
      m->nonce = nonce;
      m->ad_length = sizeof ad;
      m->ad = ad;
      m->length = i % 2 ? length / 2 : length;
      m->dst = texts[i];
      m->src = in;
      m->tag.write = tags[i];
    }
}

static void
seal_batch (void)
{
  good = chacha_poly1305_seal_batch (&ctx, BATCH, batch);
}

static void
before_open_batch (void)
{
  unsigned i;

  before_batch ();
  seal_batch ();
  for (i = 0; i < BATCH; i++)
    batch[i].src = texts[i];
}

static void
before_refused_batch (void)
{
  static unsigned count;

  before_open_batch ();
  tags[1][count++ % 16] ^= 1;
}

static void
open_batch (void)
{
  good = chacha_poly1305_open_batch (&ctx, BATCH, batch);
}

/* Two pieces each way, cut at other places. */
static struct chapoly_const_piece from[2];
static struct chapoly_piece to[2];

static void
before_pieces (void)
{
  from[0].data = in;
  to[0].data = out;
  from[0].length = to[1].length = length / 3;
  from[1].length = to[0].length = length - length / 3;
  from[1].data = in + from[0].length;
  to[1].data = out + to[0].length;
}

static void
seal_pieces (void)
{
  good = chacha_poly1305_seal_pieces (&ctx, 12, nonce, 0, NULL, 2, to, 2,
                                      from, tag);
}

static void
before_open_pieces (void)
{
  before_pieces ();
  seal_pieces ();
  memcpy (in, out, sizeof in);
}

static void
open_pieces (void)
{
  good = chacha_poly1305_open_pieces (&ctx, 12, nonce, 0, NULL, 2, to, 2,
                                      from, tag);
}

static void
before_crypt (void)
{
  chacha_set_key (&chacha, key);
  chacha_set_nonce96 (&chacha, nonce);
}

static void
crypt32 (void)
{
  chacha_crypt32 (&chacha, length, out, in);
}

static void
authenticate (void)
{
  poly1305_set_key (&poly1305, key);
  poly1305_update (&poly1305, length, in);
  poly1305_digest (&poly1305, tag);
}

static void
run_public (void)
{
  static const size_t lengths[]
    = { 0, 1, 16, 63, 64, 100, 192, 193, 256, 449, 600, 1350, 2100 };
  unsigned i;

  for (i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
    {
      length = lengths[i];
      run ("seal", NULL, seal);
      run ("seal, XChaCha20", NULL, xseal);
      run ("open", before_open, open_);
      run ("open, refused", before_refused, open_);
      run ("seal_batch", before_batch, seal_batch);
      run ("open_batch", before_open_batch, open_batch);
      run ("open_batch, refused", before_refused_batch, open_batch);
      run ("seal_pieces", before_pieces, seal_pieces);
      run ("open_pieces", before_open_pieces, open_pieces);
      run ("streaming calls", before_stream, stream);
      run ("chacha_crypt32", before_crypt, crypt32);
      run ("poly1305", NULL, authenticate);
    }
}


/* Planted leaks. */

static volatile uint8_t table[256], sink;

static void
leak_lookup (void)
{
  sink = table[key[0]];
}

static void
leak_branch (void)
{
  if (key[0] & 1)
    sink = 1;
  else
    sink = sink + 2;
}

/* Early exit at the first difference. */
static void
leak_compare (void)
{
  unsigned i;

  for (i = 0; i < sizeof key && key[i] == 0; i++)
    sink = 0;
}

int
main (int argc, char **argv)
{
  unsigned i;

  only = argc > 1 ? argv[1] : NULL;
  length = 0;
  run ("leak, lookup", NULL, leak_lookup);
  run ("leak, branch", NULL, leak_branch);
  run ("leak, compare", NULL, leak_compare);
  for (i = 0; (row = CHAPOLY_(kernels_available) (i)); i++)
    run_kernels ();
  run_public ();
  return 0;
}
