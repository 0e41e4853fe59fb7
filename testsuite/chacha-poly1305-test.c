/* chacha-poly1305-test.c: the calls of chacha-poly1305.h: published
   vectors through each way to seal and to open; and wrong kernels, which
   the self-test notices.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "ways.h"
#include "rows.h"

/* Opens the ciphertext, if there is one, and seals the plaintext. */
static void
check_message (const struct message *m)
{
  struct buffer b;
  unsigned i;

  b.text = test_guarded (m->length + TAG);
  b.tag = b.text + m->length;
  for (i = 0; i < WAYS; i++)
    {
      test_context ("%s, %lu + %lu bytes", ways[i].name,
                    (unsigned long) m->ad_length,
                    (unsigned long) m->length);
      if (m->ciphertext)
        {
          memcpy (b.text, m->ciphertext, m->length);
          memcpy (b.tag, m->tag, TAG);
          CHECK (ways[i].open (m, &b));
          if (m->plaintext)
            CHECK_MEM (m->length, b.text, m->plaintext);
        }
      else
        memcpy (b.text, m->plaintext, m->length);

      memset (b.tag, 0, TAG);
      CHECK (ways[i].seal (m, &b));
      CHECK_MEM (TAG, b.tag, m->tag);
      if (m->ciphertext)
        CHECK_MEM (m->length, b.text, m->ciphertext);
      CHECK (ways[i].open (m, &b));
      if (m->plaintext)
        CHECK_MEM (m->length, b.text, m->plaintext);
    }
  test_guarded_free (b.text);
}

/* What is not authentic, or has a nonce of another length. */
static void
check_refused (struct message *m)
{
  const unsigned count = m->nonce_length == CHACHA_POLY1305_NONCE_SIZE
    || m->nonce_length == XCHACHA_POLY1305_NONCE_SIZE
    ? WAYS : ONE_SHOT_WAYS;
  struct buffer b;
  unsigned i;

  b.text = test_guarded (m->length + TAG);
  b.tag = b.text + m->length;
  for (i = 0; i < count; i++)
    {
      memcpy (b.text, m->ciphertext, m->length);
      memcpy (b.tag, m->tag, TAG);
      CHECK (!ways[i].open (m, &b));
      if (count == ONE_SHOT_WAYS)
        CHECK (!ways[i].seal (m, &b));
    }
  test_guarded_free (b.text);
}

static void
vector (const struct test_vector *v)
{
  static const uint8_t no_tag[TAG];
  struct message m;
  size_t length;

  m.key = test_vector_fixed (v, "key", CHACHA_POLY1305_KEY_SIZE);
  m.nonce = test_vector_bytes (v, "nonce", &m.nonce_length);
  m.ad = test_vector_bytes (v, "ad", &m.ad_length);
  m.tag = test_vector_bytes (v, "tag", &length);
  if (!length)
    m.tag = no_tag;
  else
    CHECK (length == TAG);
  m.plaintext = m.ciphertext = NULL;
  if (test_vector_has (v, "refused"))
    {
      m.ciphertext = test_vector_bytes (v, "refused", &m.length);
      check_refused (&m);
      return;
    }
  if (test_vector_has (v, "plaintext"))
    m.plaintext = test_vector_bytes (v, "plaintext", &m.length);
  if (test_vector_has (v, "ciphertext"))
    {
      m.ciphertext = test_vector_bytes (v, "ciphertext", &length);
      CHECK (!m.plaintext || length == m.length);
      m.length = length;
    }
  check_message (&m);
}


/* Numbers that users build on, and diagnostics. */
static void
constants (void)
{
  test_context ("constants and diagnostics");
  CHECK (CHACHA_POLY1305_KEY_SIZE == 32);
  CHECK (CHACHA_POLY1305_NONCE_SIZE == 12);
  CHECK (XCHACHA_POLY1305_NONCE_SIZE == 24);
  CHECK (CHACHA_POLY1305_DIGEST_SIZE == 16);
  CHECK (CHACHA_POLY1305_BLOCK_SIZE == 64);
  CHECK (CHACHA_POLY1305_TEXT_MAX == 274877906880);
  /* nettle 3's size, for shims; and no stricter alignment than its. */
  CHECK (sizeof (struct chacha_poly1305_ctx) <= 176);
  CHECK (chacha_poly1305_kernels () != NULL);
  CHECK (chacha_poly1305_kernels ()[0] != 0);
  CHECK (chacha_poly1305_kernels () == chacha_poly1305_kernels ());
  test_note ("row %s", chacha_poly1305_kernels ());
  CHECK (chacha_poly1305_self_test () == 1);
}


/* The self-test notices each kernel that gives a wrong answer. */

#ifdef CHAPOLY_FAT

static const struct chapoly_kernels *right;

static void
wrong_core (size_t blocks, uint8_t *dst, const uint8_t *src,
            const uint32_t state[16])
{
  right->chacha_core (blocks, dst, src, state);
  dst[0] ^= 1;
}

static void
wrong_poly1305 (uint64_t state[5], size_t blocks, const uint8_t *data,
                unsigned pad)
{
  right->poly1305_update (state, blocks, data, pad);
  state[2] ^= 1;
}

static void
wrong_both (size_t blocks, uint8_t *dst, const uint8_t *src,
            const uint32_t state[16], uint64_t poly1305_state[5],
            const uint8_t *data)
{
  right->chacha_poly1305 (blocks, dst, src, state, poly1305_state, data);
  poly1305_state[2] ^= 1;
}

static void
wrong_serial (size_t blocks, uint8_t *dst, const uint8_t *src,
              const uint32_t state[16], uint64_t poly1305_state[5], size_t n,
              const uint8_t *data, unsigned decrypt)
{
  right->chacha_poly1305_serial (blocks, dst, src, state, poly1305_state, n,
                                 data, decrypt);
  poly1305_state[2] ^= 1;
}

static void
wrong_states (size_t n, uint8_t *dst, const uint32_t state[12],
              const uint32_t *rows)
{
  right->chacha_states (n, dst, state, rows);
  dst[64 * n - 1] ^= 1;
}

static void
try_wrong (const struct chapoly_kernels *wrong, const char *kernel)
{
  test_context ("self-test, wrong %s of row %s", kernel, right->name);
  CHAPOLY_(kernels_bound) = wrong;
  CHECK (!chacha_poly1305_self_test ());
}

static void
wrong_kernels (void)
{
  const struct chapoly_kernels *const bound = chapoly_kernels ();
  struct chapoly_kernels wrong;
  unsigned i;

  for (i = 0; (right = test_row (i)); i++)
    {
      CHAPOLY_(kernels_bound) = right;
      CHECK (chacha_poly1305_self_test ());
      wrong = *right;
      wrong.chacha_core = wrong_core;
      try_wrong (&wrong, "ChaCha20");
      wrong = *right;
      wrong.poly1305_update = wrong_poly1305;
      try_wrong (&wrong, "Poly1305");
      wrong = *right;
      wrong.chacha_poly1305 = wrong_both;
      if (right->chacha_poly1305)
        try_wrong (&wrong, "both at once");
      wrong = *right;
      wrong.chacha_poly1305_serial = wrong_serial;
      if (right->chacha_poly1305_serial)
        try_wrong (&wrong, "both in one call");
      wrong = *right;
      wrong.chacha_states = wrong_states;
      if (right->chacha_states)
        try_wrong (&wrong, "ChaCha20 of many states");
    }
  CHAPOLY_(kernels_bound) = bound;
}

#else

static void
wrong_kernels (void)
{
  test_note ("skipped: wrong kernels, since the row is fixed");
}

#endif

void
test_main (void)
{
  constants ();
  wrong_kernels ();
  test_vectors ("chacha-poly1305.txt", vector);
  test_vectors ("wycheproof.txt", vector);
}
