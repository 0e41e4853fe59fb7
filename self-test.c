/* self-test.c: known answers through the kernels in use.

   The ciphertext enters the tag, so the tag alone tells whether both are
   right.  The longer text takes the kernels of every row through whole
   passes, a remainder and a tail; the tags are those of OpenSSL 3.0 and,
   with the 24-byte nonce, of libsodium 1.0.18.  Which kernels these lengths
   lead to, differs from row to row; so blocks of many states are compared
   with blocks one by one, and the kernels that do both with those that do
   one.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305.h"
#include "chacha-internal.h"
#include "poly1305-internal.h"

/* Where one block is a pass, the shorter text is enough, and the stack
   may be small. */
#if CHAPOLY_WIDTH_MAX > 1
#define LENGTH_MAX 1100
#else
#define LENGTH_MAX 100
#endif

static const struct
{
  size_t nonce_length, length;
  uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE];
}
answers[] = {
  { CHACHA_POLY1305_NONCE_SIZE, 100,
    { 0xe8, 0x75, 0x5d, 0xc4, 0x18, 0x79, 0x8b, 0x12,
      0x82, 0x8f, 0xb8, 0xfd, 0x02, 0xc5, 0x92, 0x05 } },
#if LENGTH_MAX > 100
  { CHACHA_POLY1305_NONCE_SIZE, LENGTH_MAX,
    { 0x6e, 0x54, 0xa2, 0x83, 0x0a, 0x3d, 0x45, 0x61,
      0xb4, 0xd7, 0xe0, 0x3c, 0x6a, 0x6e, 0x91, 0xec } },
#endif
  { XCHACHA_POLY1305_NONCE_SIZE, 100,
    { 0x16, 0x71, 0x83, 0xce, 0xa8, 0x1b, 0xc7, 0x11,
      0x5b, 0xd3, 0x0d, 0xfd, 0xfd, 0x58, 0x76, 0x66 } }
};

static uint8_t
pattern (size_t i)
{
  return (uint8_t) (7 * i + 1);
}

#if !defined CHAPOLY_SMALL

/* A pass of chacha_states against chacha_core.  Returns 0 if they agree. */
CHAPOLY_NOINLINE int
compare_states (const uint32_t key[12])
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  uint8_t blocks[CHAPOLY_PASS_MAX], block[CHACHA_BLOCK_SIZE];
  uint32_t rows[4 * CHAPOLY_WIDTH_MAX], state[16];
  size_t i, j;
  int bad = 0;

  if (!k->chacha_states)
    return 0;
  for (i = 0; i < 4 * k->width; i++)
    rows[i] = (uint32_t) (i + 1) * 0x89abcdef;
  k->chacha_states (k->width, blocks, key, rows);
  memcpy (state, key, 4 * 12);
  for (i = 0; i < k->width; i++)
    {
      memcpy (state + 12, rows + 4 * i, 16);
      chapoly_keystream (k, block, state);
      for (j = 0; j < sizeof block; j++)
        bad |= block[j] ^ blocks[sizeof block * i + j];
    }
  return bad;
}

/* A multiple of each row's width, and enough for a serial kernel. */
#define BOTH 8

/* The kernels that do both, as they decrypt, against chacha_core and
   poly1305_update.  Returns 0 if they agree. */
CHAPOLY_NOINLINE int
compare_both (const uint32_t key[12])
{
  const struct chapoly_kernels *k = chapoly_kernels ();
  const uint64_t s[2] = { 0, 0 };
  const size_t n = BOTH * CHACHA_BLOCK_SIZE;
  uint8_t made[3][BOTH * CHACHA_BLOCK_SIZE + POLY1305_DIGEST_SIZE];
  uint32_t state[16] = { 0 };
  size_t i, j;
  int bad = 0;

  memcpy (state, key, 4 * 12);
  for (i = 0; i < 3; i++)
    {
      uint64_t poly1305[5] = { 0x07654321, 0x02345678, 1, 2, 3 };
      uint8_t *const text = made[i];

      for (j = 0; j < n; j++)
        text[j] = pattern (j);
      if (i == 1 && k->chacha_poly1305)
        k->chacha_poly1305 (BOTH, text, text, state, poly1305, text);
      else if (i == 2 && k->chacha_poly1305_serial)
        k->chacha_poly1305_serial (BOTH, text, text, state, poly1305,
                                   n / POLY1305_BLOCK_SIZE, text, 1);
      else
        {
          k->poly1305_update (poly1305, n / POLY1305_BLOCK_SIZE, text, 1);
          k->chacha_core (BOTH, text, text, state);
        }
      chapoly_poly1305_tag (poly1305, s, text + n);
      for (j = 0; j < sizeof made[i]; j++)
        bad |= text[j] ^ made[0][j];
    }
  return bad;
}

#else

#define compare_states(key) 0
#define compare_both(key) 0

#endif

int
chacha_poly1305_self_test (void)
{
  struct chacha_poly1305_ctx ctx;
  uint8_t key[CHACHA_POLY1305_KEY_SIZE], text[LENGTH_MAX];
  uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE];
  int bad = 0;
  size_t i, j;

  /* 00 01 02 ..: the key; its beginnings are nonce and associated data. */
  for (i = 0; i < sizeof key; i++)
    key[i] = (uint8_t) i;
  chacha_poly1305_set_key (&ctx, key);

  for (i = 0; i < sizeof answers / sizeof answers[0]; i++)
    {
      const size_t nonce_length = answers[i].nonce_length;
      const size_t length = answers[i].length;

      for (j = 0; j < length; j++)
        text[j] = pattern (j);
      bad |= !chacha_poly1305_seal (&ctx, nonce_length, key, 13, key,
                                    length, text, text, tag);
      for (j = 0; j < sizeof tag; j++)
        bad |= tag[j] ^ answers[i].tag[j];

      bad |= !chacha_poly1305_open (&ctx, nonce_length, key, 13, key,
                                    length, text, text, tag);
      for (j = 0; j < length; j++)
        bad |= text[j] ^ pattern (j);

      /* The text is no longer the ciphertext: refused, and zeroed. */
      bad |= chacha_poly1305_open (&ctx, nonce_length, key, 13, key,
                                   length, text, text, tag);
      for (j = 0; j < length; j++)
        bad |= text[j];
    }
  bad |= compare_states (ctx.chacha.state);
  bad |= compare_both (ctx.chacha.state);
  return !bad;
}
