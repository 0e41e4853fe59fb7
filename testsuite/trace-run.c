/* trace-run.c: runs each kernel and the public calls again and again, with
   other secrets each time, between the markers of trace-plugin.c; see
   trace-test.sh.

   Prints a line for each stretch between markers, what it is.  The names
   of equal stretches are equal.  With an argument, runs only what has that
   name.  Static buffers and one loop: the addresses can differ for no
   other reason than the secrets.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "calls.h"
#include "kernels.h"
#include "testutils.h"

#include <chapoly/chacha-poly1305-batch.h>

#include <stdio.h>
#include <string.h>

#define SECRETS 5
#define BLOCKS 40
#define TEXT (64 * BLOCKS)

static const char *only;

static uint8_t text[TEXT], in[TEXT], out[TEXT], tag[16];
static uint32_t state[16], states[4 * BLOCKS];
static uint64_t poly1305_state[5];
static struct chacha_poly1305_ctx ctx;

/* Keys, nonces, associated data and text of the public calls. */
static struct call_input input;
static struct call_expected expected;
static struct call call;

/* What is being run: a kernel of this row, or a public call. */
static const struct chapoly_kernels *row;
static const struct call_kind *kind;
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
  fill (&input, sizeof input, secret);
  fill (text, sizeof text, secret);
  fill (state, sizeof state, secret);
  fill (states, sizeof states, secret);
  state[12] = 7;
  fill (poly1305_state, sizeof poly1305_state, secret);
  poly1305_state[0] &= UINT64_C (0x0ffffffc0fffffff);
  poly1305_state[1] &= UINT64_C (0x0ffffffc0ffffffc);
  poly1305_state[4] &= 7;
  memcpy (in, text, sizeof in);
  /* Not secret. */
  memset (input.counter, 0, sizeof input.counter);
  chacha_poly1305_set_key (&ctx, input.key);
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

/* Poly1305 with each rest. */
static void
run_encrypt_serial (void)
{
  row->chacha_poly1305_serial (length, out, in, state, poly1305_state,
                               CHAPOLY_SERIAL_MIN + length / row->width,
                               text, 0);
}

static void
run_decrypt_serial (void)
{
  row->chacha_poly1305_serial (length, out, in, state, poly1305_state,
                               CHAPOLY_SERIAL_MIN + length / row->width,
                               text, 1);
}

static void
run_chacha_states (void)
{
  row->chacha_states (length, out, state, states);
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
      if (length % row->width == 0 && row->chacha_poly1305_serial)
        {
          run ("chacha_poly1305_serial, encrypt", NULL, run_encrypt_serial);
          run ("chacha_poly1305_serial, decrypt", NULL, run_decrypt_serial);
        }
      if (length % row->width == 0 && row->chacha_states)
        run ("chacha_states", NULL, run_chacha_states);
    }
  length = 1;
  run ("poly1305_update, no pad", NULL, run_last_block);
}


/* Public calls. */

static int good;

/* All messages in pieces are cut in the same way. */
size_t
test_random_below (size_t below)
{
  return below / 2;
}

static void
run_call (void)
{
  good = kind->call (&call);
}

static void
before_call (void)
{
  static uint8_t ad[CALL_AD_MAX], nonce[24];

  call_expect (&expected, kind, &input, length);
  memcpy (in, expected.src, expected.src_length);
  memcpy (tag, expected.tag, sizeof tag);
  memcpy (ad, input.ad, sizeof ad);
  memcpy (nonce, input.nonce, sizeof nonce);
  call.key = input.key;
  call.nonce = nonce;
  call.counter = input.counter;
  call.ad = ad;
  call.ad_length = expected.ad_length;
  call.src = in;
  call.dst = out;
  call.tag = tag;
  call.length = length;
}

/* One bit is wrong, each time in another byte. */
static void
before_refused (void)
{
  static unsigned count;

  before_call ();
  *(kind->shape == CALL_OPEN ? tag + count % 16 : in + length + count % 16)
    ^= 1;
  count++;
}

/* The text in so many messages. */
#define PARTS 5

static void
part (unsigned i, size_t *from, size_t *n)
{
  *from = i * length / PARTS;
  *n = (i + 1) * length / PARTS - *from;
}

static uint8_t tags[PARTS][16];

static void
batch (int decrypt)
{
  static struct chacha_poly1305_message m[PARTS];
  size_t from;
  unsigned i;

  for (i = 0; i < PARTS; i++)
    {
      part (i, &from, &m[i].length);
      m[i].nonce_length = i == 3 ? 24 : 12;
      m[i].nonce = input.nonce;
      m[i].ad_length = 13 * i;
      m[i].ad = input.ad;
      m[i].dst = out + from;
      m[i].src = in + from;
      m[i].tag.write = tags[i];
    }
  good = (decrypt ? chacha_poly1305_open_batch
          : chacha_poly1305_seal_batch) (&ctx, PARTS, m);
}

static void
seal_batch (void)
{
  batch (0);
}

static void
before_open_batch (void)
{
  batch (0);
  memcpy (in, out, length);
}

static void
before_forged_batch (void)
{
  before_open_batch ();
  tags[1][3] ^= 1;
}

static void
open_batch (void)
{
  batch (1);
}

/* Two parts of a stream, the first of which ends inside of a block. */
static void
stream (void)
{
  chacha_poly1305_set_nonce (&ctx, input.nonce);
  good = chacha_poly1305_update (&ctx, 13, input.ad)
    && chacha_poly1305_encrypt (&ctx, length / 3, out, in)
    && chacha_poly1305_encrypt (&ctx, length - length / 3,
                                out + length / 3, in + length / 3)
    && chacha_poly1305_digest (&ctx, tag);
}

/* What is left: to check Poly1305's tag, and to wipe. */
static void
rest (void)
{
  static struct poly1305_ctx poly1305;
  static struct chacha_ctx chacha;

  poly1305_set_key (&poly1305, input.key);
  poly1305_update (&poly1305, length / 2, in);
  poly1305_update (&poly1305, length - length / 2, in + length / 2);
  good = poly1305_verify (&poly1305, tag);
  poly1305_clear (&poly1305);
  chacha_set_key (&chacha, input.key);
  chacha_clear (&chacha);
  chacha_poly1305_clear (&ctx);
}

static void
run_public (void)
{
  static const size_t lengths[]
    = { 0, 1, 16, 63, 64, 100, 192, 193, 256, 449, 600, CALL_LENGTH_MAX };
  static char name[60];
  unsigned i;

  for (i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
    {
      length = lengths[i];
      for (kind = call_kinds; kind->name; kind++)
        {
          /* calls.c makes another batch each time; here, five below. */
          if (strstr (kind->name, "_batch"))
            continue;
          run (kind->name, before_call, run_call);
          if (kind->shape != CALL_OPEN && kind->shape != CALL_OPEN_MESSAGE)
            continue;
          snprintf (name, sizeof name, "%s, refused", kind->name);
          run (name, before_refused, run_call);
        }
      run ("seal_batch of five", NULL, seal_batch);
      run ("open_batch of five", before_open_batch, open_batch);
      run ("open_batch of five, refused", before_forged_batch, open_batch);
      run ("streaming calls", NULL, stream);
      run ("verify, clear", NULL, rest);
    }
}


/* Planted leaks. */

static volatile uint8_t table[256], sink;

static void
leak_lookup (void)
{
  sink = table[input.key[0]];
}

static void
leak_branch (void)
{
  if (input.key[0] & 1)
    sink = 1;
  else
    sink = sink + 2;
}

/* Early exit at the first difference. */
static void
leak_compare (void)
{
  unsigned i;

  for (i = 0; i < sizeof input.key && input.key[i] == 0; i++)
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
