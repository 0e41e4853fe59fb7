/* chacha-poly1305-batch.c: many messages in one call.

   Short messages are taken in groups.  A pass of a row makes as many blocks
   as it is wide for about the price of one, and these may be of different
   messages: one call of the kernel makes all blocks of a group, the keys'
   among them.  Poly1305 is a chain, which leaves most of the CPU idle: it
   runs over two messages at a time.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-batch.h"
#include "chacha-poly1305-internal.h"
#if !defined CHAPOLY_SMALL
#include "chacha-poly1305-short.h"
#endif

static int
single (const struct chacha_poly1305_ctx *ctx, size_t nonce_length,
        const uint8_t *nonce, const struct chacha_poly1305_message *m,
        int decrypt)
{
  return decrypt
    ? chacha_poly1305_open (ctx, nonce_length, nonce, m->ad_length, m->ad,
                            m->length, m->dst, m->src, m->tag.read)
    : chacha_poly1305_seal (ctx, nonce_length, nonce, m->ad_length, m->ad,
                            m->length, m->dst, m->src, m->tag.write);
}

#if defined CHAPOLY_SMALL || CHAPOLY_WIDTH_MAX == 1

/* No pass makes more than a block. */
static int
batch (const struct chacha_poly1305_ctx *ctx, size_t n,
       struct chacha_poly1305_message *m, int decrypt)
{
  int all = 1;

  for (; n; n--, m++)
    all &= m->ok = single (ctx, m->nonce_length, m->nonce, m, decrypt);
  return all;
}

#else

/* Blocks of a group: two passes of the widest row, or more of others. */
#define GROUP (2 * CHAPOLY_WIDTH_MAX)

/* What Poly1305 needs for one message: one pass of it runs over two. */
struct mac
{
  uint64_t state[5], s[2];
  size_t blocks;
  uint8_t data[SHORT_DATA];
};

struct group
{
  struct chacha_poly1305_message *messages[GROUP];
  size_t n, blocks;
};

/* To be wiped, as far as it was used. */
struct work
{
  uint8_t keystream[BLOCK * GROUP];
  size_t used;
  struct mac macs[2];
};

/* Blocks of keystream for a short message, with the key's. */
static inline size_t
blocks_of (const struct chacha_poly1305_message *m)
{
  return 1 + (m->length + BLOCK - 1) / BLOCK;
}

static inline void
wipe_work (struct work *w)
{
  unsigned i;

  chapoly_wipe_blocks (w->keystream, w->used);
  if (w->used)
    for (i = 0; i < 2; i++)
      CHAPOLY_(wipe) (&w->macs[i], offsetof (struct mac, blocks));
}

/* Row 3 of the states of a message's blocks.  Returns where the next's
   begin. */
CHAPOLY_INLINE uint32_t *
put_rows (uint32_t *row, const uint8_t *nonce, size_t blocks)
{
  const uint32_t n0 = chapoly_load32 (nonce);
  const uint32_t n1 = chapoly_load32 (nonce + 4);
  const uint32_t n2 = chapoly_load32 (nonce + 8);
  uint32_t i;

  for (i = 0; i < blocks; i++, row += 4)
    {
      row[0] = i;
      row[1] = n0;
      row[2] = n1;
      row[3] = n2;
    }
  return row;
}

/* The blocks of n rows, n > 0, and of copies of the last up to a pass. */
CHAPOLY_INLINE void
make_blocks (const struct chapoly_kernels *k, struct work *w,
             const struct chacha_poly1305_ctx *ctx, size_t n, uint32_t *rows)
{
  for (; n & (k->width - 1); n++)
    memcpy (rows + 4 * n, rows + 4 * (n - 1), 16);
  if (w->used < n)
    w->used = n;
  k->chacha_states (n, w->keystream, ctx->chacha.state, rows);
}

/* Absorbs what is laid out in n macs, 1 or 2. */
CHAPOLY_INLINE void
run_macs (struct mac *a, size_t n)
{
  struct mac *const b = a + 1, *rest = a;
  size_t done = 0;

  if (n > 1)
    {
      done = a->blocks;
      rest = b;
      if (done > b->blocks)
        {
          done = b->blocks;
          rest = a;
        }
      chapoly_poly1305_two (a->state, b->state, done, a->data, b->data);
    }
  chapoly_poly1305_blocks (rest->state, rest->blocks - done,
                           rest->data + POLY1305_BLOCK_SIZE * done, 1);
}

/* Ends a message.  Returns its verdict. */
CHAPOLY_INLINE int
end_mac (const struct mac *mac, const struct chacha_poly1305_message *m,
         const uint8_t *given, int decrypt)
{
  uint8_t right[CHACHA_POLY1305_DIGEST_SIZE];

  if (!decrypt)
    {
      chapoly_poly1305_tag (mac->state, mac->s, m->tag.write);
      return 1;
    }
  chapoly_poly1305_tag (mac->state, mac->s, right);
  return judge (right, given, m->length, m->dst);
}

/* The messages of the group, whose keystream is made. */
CHAPOLY_INLINE int
run_messages (const struct group *g, struct work *w, int decrypt)
{
  uint8_t given[2][CHACHA_POLY1305_DIGEST_SIZE];
  const uint8_t *keystream = w->keystream;
  size_t i, j, n;
  int all = 1;

  for (i = 0; i < g->n; i += n)
    {
      n = g->n - i < 2 ? 1 : 2;
      for (j = 0; j < n; j++)
        {
          const struct chacha_poly1305_message *const m = g->messages[i + j];
          struct mac *const mac = &w->macs[j];

          if (decrypt)
            memcpy (given[j], m->tag.read, sizeof given[j]);
          chapoly_poly1305_load_key (mac->state, mac->s, keystream);
          mac->blocks
            = crypt_and_lay (mac->data, m->ad_length, m->ad, m->length,
                             m->dst, m->src, keystream + BLOCK, decrypt);
          keystream += BLOCK * blocks_of (m);
        }
      run_macs (w->macs, n);
      for (j = 0; j < n; j++)
        {
          struct chacha_poly1305_message *const m = g->messages[i + j];

          all &= m->ok = end_mac (&w->macs[j], m, given[j], decrypt);
        }
    }
  return all;
}

/* Seals or opens the messages of the group, and leaves it empty.  Returns 1
   if all are ok.  One alone is better off in a call of its own. */
CHAPOLY_INLINE int
run_short (const struct chapoly_kernels *k, struct group *g, struct work *w,
           const struct chacha_poly1305_ctx *ctx, int decrypt)
{
  uint32_t rows[4 * GROUP], *row = rows;
  size_t i;
  int all;

  if (g->n == 1)
    {
      struct chacha_poly1305_message *const m = g->messages[0];

      all = m->ok = single (ctx, m->nonce_length, m->nonce, m, decrypt);
    }
  else
    {
      for (i = 0; i < g->n; i++)
        row = put_rows (row, g->messages[i]->nonce,
                        blocks_of (g->messages[i]));
      make_blocks (k, w, ctx, g->blocks, rows);
      all = run_messages (g, w, decrypt);
    }
  g->n = g->blocks = 0;
  return all;
}

/* The same for messages of any length with nonces of 24 bytes: what they
   share is the pass that makes the subkeys, under which the rest is RFC
   8439's, with a nonce that begins with four zeros. */
CHAPOLY_NOINLINE int
run_extended (const struct chapoly_kernels *k, struct group *g,
              struct work *w, const struct chacha_poly1305_ctx *ctx,
              int decrypt)
{
  uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE] = { 0 };
  struct chacha_poly1305_ctx sub;
  uint32_t rows[4 * GROUP], *row = rows;
  size_t i;
  unsigned j;
  int all = 1;

  for (i = 0; i < g->n; i++, row += 4)
    for (j = 0; j < 4; j++)
      row[j] = chapoly_load32 (g->messages[i]->nonce + 4 * j);
  make_blocks (k, w, ctx, g->n, rows);
  sub.chacha = ctx->chacha;
  for (i = 0; i < g->n; i++)
    {
      struct chacha_poly1305_message *const m = g->messages[i];

      memcpy (sub.chacha.state + 12, rows + 4 * i, 16);
      chapoly_take_subkey (sub.chacha.state, w->keystream + BLOCK * i);
      memcpy (nonce + 4, m->nonce + HCHACHA20_INPUT_SIZE, 8);
      all &= m->ok = single (&sub, sizeof nonce, nonce, m, decrypt);
    }
  CHAPOLY_(wipe) (&sub, sizeof sub);
  g->n = g->blocks = 0;
  return all;
}

/* Long messages gain nothing, and what is refused has its rules there.
   Others wait until there are enough of their kind for a group. */
static int
batch (const struct chacha_poly1305_ctx *ctx, size_t n,
       struct chacha_poly1305_message *m, int decrypt)
{
  const struct chapoly_kernels *const k = chapoly_kernels ();
  struct group shorts, extended;
  struct work w;
  int all = 1;

  shorts.n = shorts.blocks = extended.n = w.used = 0;
  while (n || shorts.n)
    {
      const int shares = n && k->chacha_states;

      if (shares
          && is_short (k, m->nonce_length, m->ad_length, m->length)
          && shorts.blocks + blocks_of (m) <= GROUP)
        {
          shorts.messages[shorts.n++] = m;
          shorts.blocks += blocks_of (m);
        }
      else if (!n || (shares && is_short (k, m->nonce_length, m->ad_length,
                                          m->length)))
        {
          all &= run_short (k, &shorts, &w, ctx, decrypt);
          continue;
        }
      else if (shares && m->nonce_length == XCHACHA_POLY1305_NONCE_SIZE)
        {
          extended.messages[extended.n++] = m;
          if (extended.n == k->width)
            all &= run_extended (k, &extended, &w, ctx, decrypt);
        }
      else
        all &= m->ok = single (ctx, m->nonce_length, m->nonce, m, decrypt);
      m++;
      n--;
    }
  if (extended.n)
    all &= run_extended (k, &extended, &w, ctx, decrypt);
  wipe_work (&w);
  return all;
}

#endif

int
chacha_poly1305_seal_batch (const struct chacha_poly1305_ctx *ctx, size_t n,
                            struct chacha_poly1305_message *messages)
{
  return batch (ctx, n, messages, ENCRYPT);
}

int
chacha_poly1305_open_batch (const struct chacha_poly1305_ctx *ctx, size_t n,
                            struct chacha_poly1305_message *messages)
{
  return batch (ctx, n, messages, DECRYPT);
}
