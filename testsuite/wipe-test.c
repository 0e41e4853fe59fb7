/* wipe-test.c: the clear calls leave zeros, whatever the optimiser thinks,
   and no call leaves a secret in a buffer on the stack.

   The calls run as a signal handler on a stack of the test's own, which is
   looked through afterwards.  A secret is taken for a forgotten buffer if
   WINDOW bytes of it stand together: less may be registers, which a
   compiler has spilled.  Of the state after the rounds, which leads back
   to the key, and of a right tag, 16 bytes are enough.  What kernels alone
   leave behind, in builds that keep variables in memory, is not looked
   for, nor what calls leave in builds without optimisation; but the
   one-block form wipes its words, and what kernels in assembly leave does
   not depend on what they are given.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "own-stack.h"
#include "reference.h"

#include <chapoly/chacha-poly1305-batch.h>
#include <chapoly/chacha-poly1305-pieces.h>
#include "rows.h"

#define TAG CHACHA_POLY1305_DIGEST_SIZE
#define WINDOW 32
#define LENGTH 1000

static uint8_t key[CHACHA_POLY1305_KEY_SIZE];
static uint8_t nonce[XCHACHA_POLY1305_NONCE_SIZE];
static uint8_t plain[LENGTH], cipher[LENGTH + TAG], dst[LENGTH + TAG];
static uint8_t tag[TAG];


/* The calls, each with contexts on the stack that it clears, as a careful
   user does. */

static size_t length;
static int good;

static void
run_chacha (void)
{
  struct chacha_ctx ctx;

  chacha_set_key (&ctx, key);
  chacha_set_nonce96 (&ctx, nonce);
  chacha_crypt32 (&ctx, length, dst, plain);
  chacha_clear (&ctx);
}

static void
run_xchacha (void)
{
  struct chacha_ctx ctx;

  xchacha_set_key_nonce (&ctx, key, nonce);
  chacha_crypt (&ctx, length, dst, plain);
  chacha_clear (&ctx);
}

static void
run_poly1305 (void)
{
  struct poly1305_ctx ctx;

  poly1305_set_key (&ctx, key);
  poly1305_update (&ctx, length, plain);
  poly1305_digest (&ctx, tag);
}

static void
run_poly1305_clear (void)
{
  struct poly1305_ctx ctx;

  poly1305_set_key (&ctx, key);
  poly1305_update (&ctx, length, plain);
  poly1305_clear (&ctx);
}

static void
run_stream (void)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, key);
  chacha_poly1305_set_nonce (&ctx, nonce);
  good = chacha_poly1305_encrypt (&ctx, length / 3, dst, plain)
    && chacha_poly1305_encrypt (&ctx, length - length / 3,
                                dst + length / 3, plain + length / 3)
    && chacha_poly1305_digest (&ctx, tag);
  chacha_poly1305_clear (&ctx);
}

static void
run_cut_short (void)
{
  struct chacha_poly1305_ctx ctx;

  xchacha_poly1305_set_key_nonce (&ctx, key, nonce);
  good = chacha_poly1305_encrypt (&ctx, length, dst, plain);
  chacha_poly1305_clear (&ctx);
}

/* Little else that would overwrite what the start leaves. */
static void
run_start (void)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, key);
  chacha_poly1305_set_nonce (&ctx, nonce);
  chacha_poly1305_clear (&ctx);
}

static void
run_xstart (void)
{
  struct chacha_poly1305_ctx ctx;

  xchacha_poly1305_set_key_nonce (&ctx, key, nonce);
  chacha_poly1305_clear (&ctx);
}

static void
run_verify (void)
{
  struct chacha_poly1305_ctx ctx;

  chacha_poly1305_set_key (&ctx, key);
  chacha_poly1305_set_nonce (&ctx, nonce);
  good = chacha_poly1305_decrypt (&ctx, length, dst, cipher)
    && !chacha_poly1305_verify (&ctx, nonce);
  chacha_poly1305_clear (&ctx);
}

/* One-shot: the context is the user's, elsewhere. */
static struct chacha_poly1305_ctx shared;

static void
run_seal (void)
{
  good = chacha_poly1305_seal (&shared, 12, nonce, 5, nonce, length, dst,
                               plain, tag);
}

static void
run_xseal (void)
{
  good = chacha_poly1305_seal (&shared, 24, nonce, 5, nonce, length, dst,
                               plain, tag);
}

static void
run_open (void)
{
  good = chacha_poly1305_open (&shared, 12, nonce, 0, NULL, length, dst,
                               cipher, tag);
}

static void
run_failed_open (void)
{
  good = !chacha_poly1305_open (&shared, 12, nonce, 5, nonce, length, dst,
                                cipher, tag);
}

static void
run_failed_decrypt (void)
{
  good = !chacha_poly1305_decrypt_message (&shared, 12, nonce, 5, nonce,
                                           length, dst, cipher);
}

/* In a batch, the message four times, twice with the nonce of 24. */
static struct chacha_poly1305_message batch[4];
static uint8_t batch_dst[4][LENGTH];

static void
fill_batch (const uint8_t *src, size_t ad_length)
{
  unsigned i;

  for (i = 0; i < 4; i++)
    {
      batch[i].nonce_length = i < 2 ? 12 : 24;
      batch[i].nonce = nonce;
      batch[i].ad_length = ad_length;
      batch[i].ad = nonce;
      batch[i].length = length;
      batch[i].dst = batch_dst[i];
      batch[i].src = src;
      batch[i].tag.write = tag;
    }
}

static void
run_batch (void)
{
  fill_batch (plain, 5);
  good = chacha_poly1305_seal_batch (&shared, 4, batch);
}

static void
run_failed_batch (void)
{
  fill_batch (cipher, 5);
  good = !chacha_poly1305_open_batch (&shared, 4, batch);
}

/* Two pieces of text, and none of associated data. */
static struct chapoly_const_piece from[2];
static struct chapoly_piece to[2];

static void
cut (const uint8_t *src)
{
  from[0].data = src;
  from[0].length = to[1].length = length / 3;
  from[1].data = src + length / 3;
  from[1].length = to[0].length = length - length / 3;
  to[0].data = dst;
  to[1].data = dst + to[0].length;
}

static void
run_pieces (void)
{
  cut (plain);
  good = chacha_poly1305_seal_pieces (&shared, 12, nonce, 0, NULL, 2, to, 2,
                                      from, tag);
}

static void
run_xpieces (void)
{
  cut (plain);
  good = chacha_poly1305_seal_pieces (&shared, 24, nonce, 0, NULL, 2, to, 2,
                                      from, tag);
}

static void
run_failed_pieces (void)
{
  cut (cipher);
  good = !chacha_poly1305_open_pieces (&shared, 12, nonce, 0, NULL, 2, to,
                                       2, from, tag);
}

/* No nonce is that long. */
static void
run_refused_seal (void)
{
  good = !chacha_poly1305_seal (&shared, 16, nonce, 5, nonce, length, dst,
                                plain, tag);
}

static void
run_refused_open (void)
{
  good = !chacha_poly1305_open (&shared, 16, nonce, 5, nonce, length, dst,
                                cipher, tag);
}

static void
run_refused_encrypt (void)
{
  good = !chacha_poly1305_encrypt_message (&shared, 16, nonce, 5, nonce,
                                           length + TAG, dst, plain);
}

static void
run_refused_decrypt (void)
{
  good = !chacha_poly1305_decrypt_message (&shared, 16, nonce, 5, nonce,
                                           length, dst, cipher);
}

static void
run_hchacha20 (void)
{
  hchacha20 (dst, key, nonce);
}


/* Secrets: what the reference makes of key and nonces. */

#define BLOCKS ((LENGTH + 63) / 64 + 1)

static uint8_t subkey[32], streams[2][64 * BLOCKS], subkey_block[64];
static uint8_t rounds[2 * BLOCKS + 1][64], right_tag[TAG];

static struct secret
{
  const char *name;
  const uint8_t *bytes;
  size_t length, window, step;
  int left;
}
secrets[] = {
  { "key", key, sizeof key, WINDOW, 16, 0 },
  { "subkey", subkey, sizeof subkey, WINDOW, 16, 0 },
  { "plaintext", plain, sizeof plain, WINDOW, 16, 0 },
  { "keystream", streams[0], sizeof streams[0], WINDOW, 16, 0 },
  { "keystream, nonce of 24", streams[1], sizeof streams[1], WINDOW, 16, 0 },
  /* It is the subkey, but for words that are known. */
  { "block that makes the subkey", subkey_block, sizeof subkey_block,
    WINDOW, 16, 0 },
  { "state after the rounds", rounds[0], sizeof rounds, 16, 4, 0 },
  { "right tag", right_tag, sizeof right_tag, 16, 16, 0 }
};
#define ROUNDS 6
#define RIGHT_TAG 7

/* What the rounds made of state, before it was added: out. */
static void
without_state (uint8_t out[64], const uint8_t block[64],
               const uint32_t state[16])
{
  unsigned i, j;

  for (i = 0; i < 16; i++)
    {
      uint32_t x = 0;

      for (j = 4; j--; )
        x = x << 8 | block[4 * i + j];
      x -= state[i];
      for (j = 0; j < 4; j++, x >>= 8)
        out[4 * i + j] = (uint8_t) x;
    }
}

static void
make_secrets (void)
{
  uint32_t state[16], first[16];
  unsigned i, j;

  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof nonce, nonce);
  test_random_bytes (sizeof plain, plain);
  test_random_bytes (sizeof right_tag, right_tag);
  reference_hchacha20 (subkey, key, nonce);
  for (i = 0; i < 2; i++)
    {
      reference_chacha_start (state, key, i ? 24 : 12, nonce);
      memcpy (first, state, sizeof first);
      reference_chacha (state, 0, sizeof streams[i], streams[i],
                        streams[i]);
      for (j = 0; j < BLOCKS; j++, first[12]++)
        without_state (rounds[BLOCKS * i + j], streams[i] + 64 * j, first);
    }
  /* The nonce stands where else are counter and nonce. */
  reference_chacha_start (state, key, 12, nonce + 4);
  for (i = 0; i < 4; i++)
    state[12] |= (uint32_t) nonce[i] << 8 * i;
  reference_chacha_block (subkey_block, state);
  without_state (rounds[2 * BLOCKS], subkey_block, state);
  chacha_poly1305_set_key (&shared, key);
  reference_seal (key, 12, nonce, 0, NULL, LENGTH, cipher, plain, tag);
}

/* Do these bytes stand on the stack, as they are, or as words in the host's
   byte order?  Contexts hold such words. */
static int
find (const struct secret *s, const uint8_t *bytes, unsigned word)
{
  /* Only words are looked for at each word, and they are aligned. */
  const size_t step = s->step < 16 ? s->step : 1;
  const uint8_t *from = own_stack_low - (uintptr_t) own_stack_low % step;
  uint8_t wanted[WINDOW];
  unsigned i;

  for (i = 0; i < s->window; i++)
    wanted[i] = bytes[i ^ (word - 1)];
  for (; own_stack_high > from
       && (size_t) (own_stack_high - from) >= s->window; from += step)
    if (*from == *wanted && !memcmp (from, wanted, s->window))
      return 1;
  return 0;
}

/* The position in the secret, or its length if nothing of it is there. */
static size_t
find_secret (const struct secret *s)
{
  static const unsigned words[] = { 1, 4, 8 };
  unsigned i;
  size_t at;

  for (at = 0; at + s->window <= s->length; at += s->step)
    for (i = 0; i < TEST_LENGTH (words); i++)
      if (find (s, s->bytes + at, words[i]))
        return at;
  return s->length;
}

static void
run_on_stack (void (*run) (void))
{
  good = 1;
  CHECK (own_stack_run (run));
  CHECK (good);
}

/* What is not the caller's after a refusal. */
static void
make_right_tag (void (*run) (void))
{
  const size_t ad_length = run == run_verify || run == run_open
    || run == run_failed_pieces ? 0 : 5;

  reference_seal (key, 12, nonce, ad_length, nonce, length, cipher, plain,
                  right_tag);
  memcpy (tag, right_tag, sizeof tag);
  if (run != run_verify && run != run_failed_open
      && run != run_failed_decrypt && run != run_failed_batch
      && run != run_failed_pieces)
    test_random_bytes (sizeof right_tag, right_tag);
  else
    test_random_bytes (sizeof tag, tag);
  test_random_bytes (TAG, cipher + length);
}

static void
try_call (void (*run) (void), const char *name)
{
  static const size_t lengths[] = { 0, 20, 64, 200, 449, 1000 };
  unsigned i, j;

  for (i = 0; i < TEST_LENGTH (lengths); i++)
    {
      length = lengths[i];
      test_context ("%s, %lu bytes", name, (unsigned long) length);
      make_right_tag (run);
      run_on_stack (run);
      for (j = 0; j < TEST_LENGTH (secrets); j++)
        {
          if (secrets[j].left)
            continue;
          test_context ("%s, %lu bytes: %s", name, (unsigned long) length,
                        secrets[j].name);
          CHECK (find_secret (&secrets[j]) == secrets[j].length);
        }
    }
}

/* What kernels leave by themselves. */

static const struct chapoly_kernels *row;
static uint32_t kernel_states[2][16];
static uint64_t kernel_poly1305[5];
static uint8_t kernel_text[LENGTH];
static int extended;

/* Here length counts blocks. */
static void
run_kernels (void)
{
  row->poly1305_update (kernel_poly1305, 4 * length, kernel_text, 1);
  row->chacha_core (length, dst, kernel_text, kernel_states[extended]);
}

static void
run_poly1305_kernel (void)
{
  row->poly1305_update (kernel_poly1305, 4 * length, kernel_text, 1);
}

static void
run_fused (void)
{
  row->chacha_poly1305 (length, dst, kernel_text, kernel_states[0],
                        kernel_poly1305, kernel_text);
}

static unsigned decrypting;

static void
run_serial (void)
{
  row->chacha_poly1305_serial (length, dst, kernel_text, kernel_states[0],
                               kernel_poly1305, CHAPOLY_SERIAL_MIN + length,
                               kernel_text, decrypting);
}

static uint32_t kernel_rows[4 * (LENGTH / 64)];

static void
run_states (void)
{
  row->chacha_states (length, dst, kernel_states[0], kernel_rows);
}

static void
check_kernels (void)
{
  const int one_block = CHAPOLY_LANES == 1;
  unsigned i;

  row = chapoly_kernels ();
  memcpy (kernel_text, plain, sizeof kernel_text);
  reference_chacha_start (kernel_states[0], key, 12, nonce);
  reference_chacha_start (kernel_states[1], key, 24, nonce);
  for (extended = 0; extended < 2; extended++)
    for (length = 1; length <= LENGTH / 64; length++)
      {
        run_on_stack (run_kernels);
        for (i = 0; i < TEST_LENGTH (secrets); i++)
          if (!secrets[i].left
              && find_secret (&secrets[i]) < secrets[i].length)
            {
              secrets[i].left = 1;
              test_context ("kernels, %lu blocks", (unsigned long) length);
              CHECK (!one_block || i != ROUNDS);
              test_note ("skipped: kernels of this build leave the %s",
                         secrets[i].name);
            }
      }
}

/* In builds that keep variables in memory, the last words of a tag. */
static void
check_tag (void)
{
  length = 20;
  reference_poly1305 (key, length, plain, right_tag);
  run_on_stack (run_poly1305);
  CHECK_MEM (TAG, tag, right_tag);
  if (find_secret (&secrets[RIGHT_TAG]) < TAG)
    {
      secrets[RIGHT_TAG].left = 1;
      test_note ("skipped: this build leaves the %s",
                 secrets[RIGHT_TAG].name);
    }
}

/* Two runs of a kernel in assembly with other keys and text leave the same
   bytes.  turn is no local variable: a register that differs would be
   found where the kernel saves it. */
static void
same_left (void (*run) (void))
{
  static uint8_t left[16384];
  static volatile unsigned turn;

  for (turn = 0; turn < 2; turn++)
    {
      struct test_poly p;

      test_poly_start (&p, NULL, NULL);
      memcpy (kernel_poly1305, p.state, sizeof kernel_poly1305);
      test_random_bytes (sizeof kernel_states, kernel_states);
      test_random_bytes (sizeof kernel_text, kernel_text);
      test_random_bytes (sizeof kernel_rows, kernel_rows);
      run_on_stack (run);
      if (own_stack_high - own_stack_low > (ptrdiff_t) sizeof left)
        test_fatal ("much of the stack is used");
      if (turn == 0)
        memcpy (left, own_stack_high - sizeof left, sizeof left);
      else
        CHECK_MEM (sizeof left, own_stack_high - sizeof left, left);
    }
}

static void
check_rows (void)
{
  unsigned i;

  for (i = 1; (row = test_row (i)); i++)
    for (length = 1; length <= LENGTH / 64; length++)
      {
        test_context ("row %s, %lu blocks", row->name,
                      (unsigned long) length);
        same_left (run_kernels);
        same_left (run_poly1305_kernel);
        if (row->chacha_poly1305 && length % row->width == 0)
          same_left (run_fused);
        if (row->chacha_poly1305_serial && length % row->width == 0)
          for (decrypting = 0; decrypting < 2; decrypting++)
            same_left (run_serial);
        if (row->chacha_states && length % row->width == 0)
          same_left (run_states);
      }
}

/* Without clearing, the same search does find the key. */
static void
run_without_clear (void)
{
  struct chacha_ctx ctx;

  chacha_set_key (&ctx, key);
  chacha_set_nonce96 (&ctx, nonce);
  chacha_crypt32 (&ctx, length, dst, plain);
}

static void
check_search (void)
{
  test_context ("no clear");
  length = 64;
  if (!own_stack_run (run_without_clear))
    TEST_SKIP ("local variables are not on the stack (a sanitizer?)");
  CHECK (find_secret (&secrets[0]) == 0);
}

static void
clear_calls (void)
{
  static const uint8_t zeros[sizeof (struct chacha_poly1305_ctx)];
  struct chacha_ctx chacha;
  struct poly1305_ctx poly1305;
  struct chacha_poly1305_ctx both;

  test_context ("clear");
  memset (&chacha, 0x99, sizeof chacha);
  memset (&poly1305, 0x99, sizeof poly1305);
  memset (&both, 0x99, sizeof both);
  chacha_clear (&chacha);
  poly1305_clear (&poly1305);
  chacha_poly1305_clear (&both);
  CHECK_MEM (sizeof chacha, &chacha, zeros);
  CHECK_MEM (sizeof poly1305, &poly1305, zeros);
  CHECK_MEM (sizeof both, &both, zeros);
}

/* Without optimisation each value that is on its way, say from a function,
   has a place of its own in memory, which nothing in C can wipe. */
#if defined __GNUC__ && !defined __OPTIMIZE__
#define OPTIMISED 0
#else
#define OPTIMISED 1
#endif

void
test_main (void)
{
  make_secrets ();
  clear_calls ();
  check_search ();
  check_rows ();
  if (!OPTIMISED)
    {
      test_note ("skipped: what calls leave: built without optimisation");
      return;
    }
  check_kernels ();
  check_tag ();
  try_call (run_chacha, "chacha_crypt32");
  try_call (run_xchacha, "chacha_crypt");
  try_call (run_poly1305, "poly1305_digest");
  try_call (run_poly1305_clear, "poly1305_clear");
  try_call (run_stream, "encrypt, digest");
  try_call (run_cut_short, "encrypt, clear");
  try_call (run_start, "set_nonce, clear");
  try_call (run_xstart, "set_key_nonce, clear");
  try_call (run_verify, "decrypt, verify");
  try_call (run_seal, "seal");
  try_call (run_xseal, "seal, nonce of 24");
  try_call (run_open, "open");
  try_call (run_failed_open, "failed open");
  try_call (run_failed_decrypt, "failed decrypt_message");
  try_call (run_batch, "seal_batch");
  try_call (run_failed_batch, "failed open_batch");
  try_call (run_pieces, "seal_pieces");
  try_call (run_xpieces, "seal_pieces, nonce of 24");
  try_call (run_failed_pieces, "failed open_pieces");
  try_call (run_refused_seal, "seal, wrong nonce");
  try_call (run_refused_open, "open, wrong nonce");
  try_call (run_refused_encrypt, "encrypt_message, wrong nonce");
  try_call (run_refused_decrypt, "decrypt_message, wrong nonce");
  try_call (run_hchacha20, "hchacha20");
}
