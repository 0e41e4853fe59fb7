/* poly1305-gmp.c: Poly1305 with GMP, for poly1305-gmp-test.

   A program for the build machine, so that tests of a foreign target need
   no GMP there.  It prints one case a line,

     KEY MESSAGE TAG POSITION WHAT

   in hexadecimal, - for an empty message.  Another seed as its argument
   makes other cases.

   Random data practically never reaches the values where a carry goes
   missing.  So most cases are solved for: at block POSITION, WHAT says
   which number the accumulator is, modulo p = 2^130 - 5, before or after
   that block's multiplication by r.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <gmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define POSITIONS 41
#define VARIANTS 2
#define BLOCKS (POSITIONS + 8)
#define RANDOM_CASES 4000

static mpz_t p, clamp;
static gmp_randstate_t random_state;

static unsigned
random_below (unsigned n)
{
  return (unsigned) gmp_urandomm_ui (random_state, n);
}

/* Little-endian. */
static void
from_bytes (mpz_t x, size_t n, const unsigned char *bytes)
{
  mpz_import (x, n, -1, 1, 0, 0, bytes);
}

static void
to_bytes (size_t n, unsigned char *bytes, const mpz_t x)
{
  memset (bytes, 0, n);
  mpz_export (bytes, NULL, -1, 1, 0, 0, x);
}

static void
print_hex (size_t n, const unsigned char *bytes)
{
  size_t i;

  for (i = 0; i < n; i++)
    printf ("%02x", bytes[i]);
  printf (n ? " " : "- ");
}


/* One case. */
struct poly
{
  unsigned char key[32], message[16 * BLOCKS];
  size_t length;
  mpz_t r, h;
};

/* Bytes: even ones, or such that make long runs of carries. */
static void
random_bytes (size_t n, unsigned char *bytes, unsigned kind)
{
  static const unsigned char words[5][4] = {
    { 0, 0, 0, 0 }, { 1, 0, 0, 0 }, { 255, 255, 255, 255 },
    { 0, 0, 0, 128 }, { 252, 255, 255, 255 }
  };
  unsigned word = 0;
  size_t i;

  for (i = 0; i < n; i++)
    {
      if (i % 4 == 0)
        word = random_below (5);
      bytes[i] = kind == 0 ? (unsigned char) random_below (256)
        : kind == 1 ? (random_below (2) ? 255 : 0) : words[word][i % 4];
    }
}

static void
choose_key (struct poly *c, unsigned kind)
{
  random_bytes (16, c->key, kind == 3 ? 0 : kind);
  if (kind == 3)
    memset (c->key, 255, 16);
  random_bytes (16, c->key + 16, random_below (3));
  if (random_below (4) == 0)
    memset (c->key + 16, 0, 16);
  from_bytes (c->r, 16, c->key);
  mpz_and (c->r, c->r, clamp);
}

/* h = (h + block) r */
static void
absorb (struct poly *c, size_t n, const unsigned char *block)
{
  mpz_t x;

  mpz_init (x);
  from_bytes (x, n, block);
  mpz_setbit (x, 8 * n);
  mpz_add (c->h, c->h, x);
  mpz_mul (c->h, c->h, c->r);
  mpz_mod (c->h, c->h, p);
  mpz_clear (x);
}

static void
absorb_message (struct poly *c, size_t length)
{
  size_t i;

  mpz_set_ui (c->h, 0);
  for (i = 0; i < length; i += 16)
    absorb (c, length - i < 16 ? length - i : 16, c->message + i);
}

static void
print_case (struct poly *c, unsigned position, const char *what)
{
  unsigned char tag[16];
  mpz_t s;

  mpz_init (s);
  absorb_message (c, c->length);
  from_bytes (s, 16, c->key + 16);
  mpz_add (s, s, c->h);
  mpz_fdiv_r_2exp (s, s, 128);
  to_bytes (16, tag, s);
  print_hex (32, c->key);
  print_hex (c->length, c->message);
  print_hex (16, tag);
  printf ("%u %s\n", position, what);
  mpz_clear (s);
}


/* Solving. */

/* Finds the block that brings the accumulator h to target: as a whole
   number before the multiplication, or modulo p after it. */
static int
solve (mpz_t block, const struct poly *c, const mpz_t target, int after)
{
  mpz_set (block, target);
  if (after && mpz_invert (block, c->r, p))
    mpz_mul (block, block, target);
  else if (after)
    return 0;
  mpz_sub (block, block, c->h);
  if (after)
    {
      mpz_t pad;

      mpz_init_set_ui (pad, 0);
      mpz_setbit (pad, 128);
      mpz_sub (block, block, pad);
      mpz_mod (block, block, p);
      mpz_clear (pad);
    }
  else if (mpz_sizeinbase (block, 2) == 129 && mpz_sgn (block) > 0)
    mpz_clrbit (block, 128);
  else
    return 0;
  return mpz_sizeinbase (block, 2) <= 128;
}

/* Tries keys and beginnings until there is such a block.  Some targets
   have none at position 0. */
static void
solved_case (struct poly *c, const mpz_t target, int after,
             unsigned position, unsigned variant, const char *what)
{
  unsigned tries;
  mpz_t block, other;

  mpz_init (block);
  mpz_init (other);
  for (tries = 0; tries < 100; tries++)
    {
      const unsigned kind = tries < 30 ? (position + variant) % 4 : 0;

      choose_key (c, kind);
      random_bytes (sizeof c->message, c->message, random_below (3));
      random_bytes (16 * position, c->message,
                    tries < 30 ? random_below (3) : 0);
      absorb_message (c, 16 * position);
      /* The same number modulo p, as it looks before a reduction. */
      mpz_add (other, target, p);
      if (!solve (block, c, target, after)
          && (after || !solve (block, c, other, 0)))
        continue;

      to_bytes (16, c->message + 16 * position, block);
      c->length = 16 * (position + 1);
      if (random_below (3))
        c->length += random_below ((unsigned) (sizeof c->message
                                               - c->length + 1));
      print_case (c, position, what);
      break;
    }
  mpz_clear (block);
  mpz_clear (other);
}

static void
everywhere (struct poly *c, const mpz_t target, const char *name)
{
  unsigned position, variant;
  char what[80];
  int after;

  for (after = 0; after < 2; after++)
    {
      snprintf (what, sizeof what, "%s %s", after ? "after" : "before", name);
      for (position = 0; position < POSITIONS; position++)
        for (variant = 0; variant < VARIANTS; variant++)
          solved_case (c, target, after, position, variant, what);
    }
}

/* 2^bit + small, or p - 2^bit + small. */
static void
about (struct poly *c, unsigned bit, int below_p, int small)
{
  char name[40];
  mpz_t x;

  mpz_init_set_ui (x, 0);
  mpz_setbit (x, bit);
  if (below_p)
    mpz_sub (x, p, x);
  if (small < 0)
    mpz_sub_ui (x, x, (unsigned) -small);
  else
    mpz_add_ui (x, x, (unsigned) small);
  snprintf (name, sizeof name, "%s2^%u%+d", below_p ? "p-" : "", bit, small);
  everywhere (c, x, name);
  mpz_clear (x);
}

/* Random, but for the bits from .. to - 1, which are all one or zero. */
static void
limb (struct poly *c, unsigned from, unsigned to, int ones)
{
  char name[40];
  unsigned i;
  mpz_t x;

  mpz_init (x);
  mpz_urandomm (x, random_state, p);
  for (i = from; i < to; i++)
    if (ones)
      mpz_setbit (x, i);
    else
      mpz_clrbit (x, i);
  snprintf (name, sizeof name, "bits %u to %u %s", from, to - 1,
            ones ? "one" : "zero");
  everywhere (c, x, name);
  mpz_clear (x);
}

static void
random_cases (struct poly *c)
{
  unsigned i;

  for (i = 0; i < RANDOM_CASES; i++)
    {
      choose_key (c, random_below (4));
      c->length = random_below (i % 2 ? 80 : sizeof c->message + 1);
      random_bytes (c->length, c->message, random_below (3));
      print_case (c, 0, "random");
    }
}

/* Kernels that absorb several blocks at once make powers of r.  For these r,
   r^2, r^3 .. r^8 are k 2^128 + less than 2^58 modulo p, so that a carry runs
   through a word of ones on the way there. */
static void
chosen_keys (struct poly *c)
{
  static const char *const keys[] = {
    "0d9120b4068a444409f629940fab8e0d", "091360b409ca14e80425c358043aaf16",
    "01af6a140588e0c00b5b63640e6f7f88", "0d2b76d00c2f77f0012df6f80b1c6be3",
    "0d0ada74052a0848058984440fe8d34f", "0f70781407516fac041c55ec0d33d18e",
    "07d00ba80437e05404bb75cc0c38f846",
    /* The same for the low word alone, and sums that take its carry. */
    "0e9c3a5808bc5e000c8e1c5c023579e1", "0f33a23009bb47240e5d9e44029fe2c9",
    "0da79f74075926580eb570b40d0e05e8", "0ede5bc80e24db000c7c48880fd21d29",
    "0dcec0500ed012280fda170409c5ed9a", "0e10ec8404638bc80fc179bc0b2dcf53"
  };
  unsigned i;

  for (i = 0; i < sizeof keys / sizeof keys[0]; i++)
    for (c->length = 0; c->length <= sizeof c->message; c->length += 8)
      {
        mpz_set_str (c->r, keys[i], 16);
        random_bytes (sizeof c->key, c->key, 0);
        to_bytes (16, c->key, c->r);
        random_bytes (c->length, c->message, random_below (3));
        print_case (c, 0, "chosen key");
      }
}

/* The limb boundaries of radix 2^26, 2^32, 2^44 and 2^64, and the ends of
   Poly1305's own ranges. */
static void
solved_cases (struct poly *c)
{
  static const unsigned boundaries[] = {
    26, 32, 44, 52, 64, 78, 88, 96, 104, 128, 129
  };
  static const unsigned limbs[][2] = {
    { 0, 26 }, { 26, 52 }, { 52, 78 }, { 78, 104 }, { 104, 130 },
    { 0, 44 }, { 44, 88 }, { 88, 130 }, { 0, 64 }, { 64, 128 }, { 0, 88 },
    { 26, 130 }, { 44, 130 }, { 32, 64 }, { 64, 96 }, { 96, 128 }
  };
  unsigned i;
  char name[40];
  mpz_t x;
  int small;

  mpz_init (x);
  for (small = -5; small <= 6; small++)
    {
      /* p - 5 .. p + 6 = 2^130 + 1, and 0 .. 6 as such. */
      mpz_set (x, p);
      if (small < 0)
        mpz_sub_ui (x, x, (unsigned) -small);
      else
        mpz_add_ui (x, x, (unsigned) small);
      snprintf (name, sizeof name, "p%+d", small);
      everywhere (c, x, name);
      if (small < 0)
        continue;
      mpz_set_ui (x, (unsigned) small);
      snprintf (name, sizeof name, "%d", small);
      everywhere (c, x, name);
    }
  for (i = 0; i < sizeof boundaries / sizeof boundaries[0]; i++)
    for (small = -1; small <= 1; small++)
      {
        about (c, boundaries[i], 0, small);
        about (c, boundaries[i], 1, small);
      }
  for (i = 0; i < sizeof limbs / sizeof limbs[0]; i++)
    {
      limb (c, limbs[i][0], limbs[i][1], 0);
      limb (c, limbs[i][0], limbs[i][1], 1);
    }
  mpz_clear (x);
}

int
main (int argc, char **argv)
{
  struct poly c;

  gmp_randinit_default (random_state);
  gmp_randseed_ui (random_state, argc > 1 ? strtoul (argv[1], NULL, 0) : 1);
  mpz_init_set_str (clamp, "0ffffffc0ffffffc0ffffffc0fffffff", 16);
  mpz_init_set_str (p, "3fffffffffffffffffffffffffffffffb", 16);
  mpz_init (c.r);
  mpz_init (c.h);

  random_cases (&c);
  chosen_keys (&c);
  solved_cases (&c);
  return fflush (stdout) || ferror (stdout) ? EXIT_FAILURE : EXIT_SUCCESS;
}
