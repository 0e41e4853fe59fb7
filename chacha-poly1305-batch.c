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

static int
one_by_one (const struct chacha_poly1305_ctx *ctx, size_t n,
            struct chacha_poly1305_message *m, int decrypt)
{
  int all = 1;

  for (; n; n--, m++)
    all &= m->ok = single (ctx, m->nonce_length, m->nonce, m, decrypt);
  return all;
}

#if defined CHAPOLY_SMALL || CHAPOLY_WIDTH_MAX == 1

/* No pass makes more than a block. */
#define batch one_by_one

#else

/* Blocks of a group: two passes of the widest row, or more of others. */
#define GROUP (CHAPOLY_WIDTH_MAX > 8 ? 2 * CHAPOLY_WIDTH_MAX : 16)

/* A message on its way to its tag: what Poly1305 takes is at data. */
struct lane
{
  struct chacha_poly1305_message *m;
  const uint8_t *keystream, *data;
  size_t blocks;
};

/* alone is the number of blocks if each message had passes of its own. */
struct group
{
  size_t n, blocks, alone;
  struct chacha_poly1305_message *messages[GROUP];
  uint32_t rows[4 * GROUP];
};

struct work
{
  /* To be wiped, as far as it was used. */
  uint8_t keystream[BLOCK * GROUP];
  size_t used;
  uint8_t data[2][SHORT_DATA];
  /* The tags to check, which may overlap dst. */
  uint8_t given[2][CHACHA_POLY1305_DIGEST_SIZE];
};

/* Blocks of keystream for a short message, with the key's. */
static inline size_t
blocks_of (const struct chacha_poly1305_message *m)
{
  return 1 + (m->length + BLOCK - 1) / BLOCK;
}

static inline int
is_extended (const struct chacha_poly1305_message *m)
{
  return m->nonce_length == XCHACHA_POLY1305_NONCE_SIZE;
}

/* Joins a short message to the group, which has room for its blocks: row 3
   of their states. */
CHAPOLY_INLINE void
join (struct group *g, struct chacha_poly1305_message *m, size_t blocks,
      size_t width)
{
  const uint32_t n0 = chapoly_load32 (m->nonce);
  const uint32_t n1 = chapoly_load32 (m->nonce + 4);
  const uint32_t n2 = chapoly_load32 (m->nonce + 8);
  uint32_t *row = g->rows + 4 * g->blocks;
  size_t i;

  g->messages[g->n++] = m;
  g->blocks += blocks;
  g->alone += (blocks + width - 1) & ~(width - 1);
  for (i = 0; i < blocks; i++, row += 4)
    {
      row[0] = (uint32_t) i;
      row[1] = n0;
      row[2] = n1;
      row[3] = n2;
    }
}

/* Makes the blocks of the group's rows, and of copies of the last up to a
   pass. */
CHAPOLY_INLINE void
make_blocks (const struct chapoly_kernels *k, struct work *w,
             struct group *g, const struct chacha_poly1305_ctx *ctx)
{
  size_t n = g->blocks;

  if (!n)
    return;
  for (; n & (k->width - 1); n++)
    memcpy (g->rows + 4 * n, g->rows + 4 * (n - 1), 16);
  if (w->used < n)
    w->used = n;
  k->chacha_states (n, w->keystream, ctx->chacha.state, g->rows);
}

/* Crypts m, whose blocks are at keystream. */
CHAPOLY_INLINE struct lane
crypt_lane (struct chacha_poly1305_message *m, const uint8_t *keystream,
            uint8_t *data, uint8_t *given, int decrypt)
{
  struct lane lane = { m, keystream, data, 0 };

  if (decrypt)
    memcpy (given, m->tag.read, CHACHA_POLY1305_DIGEST_SIZE);
  lane.blocks = crypt_and_lay (data, m->ad_length, m->ad, m->length, m->dst,
                               m->src, keystream + BLOCK, decrypt);
  return lane;
}

/* The tags of two lanes, or twice of the same; the longer goes first. */
CHAPOLY_INLINE void
make_tags (const struct lane *a, uint8_t *a_tag, const struct lane *b,
           uint8_t *b_tag)
{
  uint64_t a_state[5], b_state[5], s[2];

  chapoly_poly1305_load_key (a_state, s, a->keystream);
  chapoly_poly1305_load_key (b_state, s, b->keystream);
  chapoly_poly1305_two (a_state, a->blocks, a->data,
                        b_state, b->blocks, b->data);
  s[0] = chapoly_load64 (a->keystream + 16);
  s[1] = chapoly_load64 (a->keystream + 24);
  chapoly_poly1305_tag (a_state, s, a_tag);
  s[0] = chapoly_load64 (b->keystream + 16);
  s[1] = chapoly_load64 (b->keystream + 24);
  chapoly_poly1305_tag (b_state, s, b_tag);
}

CHAPOLY_INLINE int
end_lane (const struct lane *lane, uint8_t *right, const struct work *w)
{
  const uint8_t *const given = w->given[lane->data != w->data[0]];

  return lane->m->ok = judge (right, given, lane->m->length, lane->m->dst);
}

/* Ends two messages.  Returns 1 if both are ok. */
CHAPOLY_INLINE int
end_lanes (const struct lane *a, const struct lane *b, const struct work *w,
           int decrypt)
{
  uint8_t right[2][CHACHA_POLY1305_DIGEST_SIZE];

  if (!decrypt)
    {
      make_tags (a, a->m->tag.write, b, b->m->tag.write);
      return a->m->ok = b->m->ok = 1;
    }
  make_tags (a, right[0], b, right[1]);
  return end_lane (a, right[0], w) & end_lane (b, right[1], w);
}

/* Is the group faster than its messages alone?  In assembly a pass costs the
   same for any number of blocks, and two messages save calls, too.  The C row
   makes few blocks in less: 108, 138 and 175 ns for one, two and three, where
   four take 205 (see chacha-internal.c).  So there a third of the passes has
   to be saved. */
CHAPOLY_INLINE int
pays (const struct chapoly_kernels *k, const struct group *g)
{
  const size_t width = k->width;
  const size_t together = (g->blocks + width - 1) & ~(width - 1);

  return k->chacha_states == CHAPOLY_STATES_C
    ? 3 * (g->alone - together) > g->alone : g->n > 1;
}

/* Seals or opens the messages of the group, and leaves it empty.  Returns 1
   if all are ok. */
CHAPOLY_INLINE int
run_short (const struct chapoly_kernels *k, struct group *g, struct work *w,
           const struct chacha_poly1305_ctx *ctx, int decrypt)
{
  struct chacha_poly1305_message *const *m = g->messages;
  struct chacha_poly1305_message *const *const end = m + g->n;
  const uint8_t *keystream = w->keystream;
  int all = 1;

  if (!pays (k, g))
    for (; m != end; m++)
      all &= (*m)->ok = single (ctx, (*m)->nonce_length, (*m)->nonce, *m,
                                decrypt);
  else
    make_blocks (k, w, g, ctx);
  while (m != end)
    {
      struct lane a = crypt_lane (*m, keystream, w->data[0], w->given[0],
                                  decrypt), b = a;

      keystream += BLOCK * blocks_of (*m++);
      if (m != end)
        {
          b = crypt_lane (*m, keystream, w->data[1], w->given[1], decrypt);
          keystream += BLOCK * blocks_of (*m++);
        }
      if (a.blocks < b.blocks)
        {
          const struct lane longer = b;

          b = a;
          a = longer;
        }
      all &= end_lanes (&a, &b, w, decrypt);
    }
  g->n = g->blocks = g->alone = 0;
  return all;
}

/* The same for a group of messages of any length with nonces of 24 bytes.
   What they share is the pass that makes their subkeys.  Under these the
   rest is RFC 8439's, with a nonce that begins with four zeros. */
CHAPOLY_NOINLINE int
run_extended (const struct chapoly_kernels *k, struct group *g,
              struct work *w, const struct chacha_poly1305_ctx *ctx,
              int decrypt)
{
  uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE] = { 0 };
  struct chacha_poly1305_ctx sub;
  size_t i;
  int all = 1;

  make_blocks (k, w, g, ctx);
  sub.chacha = ctx->chacha;
  for (i = 0; i < g->n; i++)
    {
      struct chacha_poly1305_message *const m = g->messages[i];

      memcpy (sub.chacha.state + 12, g->rows + 4 * i, 16);
      chapoly_take_subkey (sub.chacha.state, w->keystream + BLOCK * i);
      memcpy (nonce + 4, m->nonce + HCHACHA20_INPUT_SIZE, 8);
      all &= m->ok = single (&sub, sizeof nonce, nonce, m, decrypt);
    }
  CHAPOLY_(wipe) (&sub, sizeof sub);
  g->n = g->blocks = 0;
  return all;
}

/* Those of n messages that have nonces of 24 bytes, in groups of a pass;
   an only one has a call of its own. */
CHAPOLY_NOINLINE int
extended_batch (const struct chapoly_kernels *k, struct group *g,
                struct work *w, const struct chacha_poly1305_ctx *ctx,
                size_t n, struct chacha_poly1305_message *m, int decrypt)
{
  int all = 1;
  unsigned j;

  for (; n; n--, m++)
    if (is_extended (m))
      {
        for (j = 0; j < 4; j++)
          g->rows[4 * g->n + j] = chapoly_load32 (m->nonce + 4 * j);
        g->messages[g->n++] = m;
        g->blocks = g->n;
        if (g->n == k->width)
          all &= run_extended (k, g, w, ctx, decrypt);
      }
  if (g->n == 1)
    {
      m = g->messages[0];
      return all & (m->ok = single (ctx, m->nonce_length, m->nonce, m,
                                    decrypt));
    }
  return all & run_extended (k, g, w, ctx, decrypt);
}

/* One copy for both directions, which costs 30 modelled cycles a batch.
   A message that fills its passes, or is long, gains nothing here, and has a
   call of its own; so has what is refused. */
CHAPOLY_NOINLINE int
batch (const struct chacha_poly1305_ctx *ctx, size_t n,
       struct chacha_poly1305_message *messages, int decrypt)
{
  const struct chapoly_kernels *const k = chapoly_kernels ();
  struct chacha_poly1305_message *m = messages;
  const struct chacha_poly1305_message *end;
  size_t extended = 0;
  struct group g;
  struct work w;
  int all = 1;

  /* No messages may be at NULL, to which nothing can be added. */
  if (!k->chacha_states || !n)
    return one_by_one (ctx, n, messages, decrypt);
  end = m + n;
  g.n = g.blocks = g.alone = w.used = 0;
  for (;;)
    {
      for (; m != end; m++)
        if (is_short (k, m->nonce_length, m->ad_length, m->length)
            && blocks_of (m) & (k->width - 1))
          {
            if (g.blocks + blocks_of (m) > GROUP)
              break;
            join (&g, m, blocks_of (m), k->width);
          }
        else if (is_extended (m))
          extended++;
        else
          all &= m->ok = single (ctx, m->nonce_length, m->nonce, m,
                                 decrypt);
      if (!g.n)
        break;
      all &= run_short (k, &g, &w, ctx, decrypt);
    }
  if (extended)
    all &= extended_batch (k, &g, &w, ctx, n, messages, decrypt);
  chapoly_wipe_blocks (w.keystream, w.used);
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
