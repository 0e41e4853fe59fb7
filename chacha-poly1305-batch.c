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
#define GROUP (2 * CHAPOLY_WIDTH_MAX)

/* A message on its way to its tag. */
struct lane
{
  struct chacha_poly1305_message *m;
  const uint8_t *keystream;
  size_t blocks;
  uint8_t data[SHORT_DATA];
  /* The tag to check, which may overlap dst. */
  uint8_t given[CHACHA_POLY1305_DIGEST_SIZE];
};

struct group
{
  size_t n, blocks;
  struct chacha_poly1305_message *messages[GROUP];
  uint32_t rows[4 * GROUP];
};

struct work
{
  /* To be wiped, as far as it was used. */
  uint8_t keystream[BLOCK * GROUP];
  size_t used;
  struct lane lanes[2];
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
join (struct group *g, struct chacha_poly1305_message *m, size_t blocks)
{
  const uint32_t n0 = chapoly_load32 (m->nonce);
  const uint32_t n1 = chapoly_load32 (m->nonce + 4);
  const uint32_t n2 = chapoly_load32 (m->nonce + 8);
  uint32_t *row = g->rows + 4 * g->blocks;
  size_t i;

  g->messages[g->n++] = m;
  g->blocks += blocks;
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

/* Crypts m, whose blocks are at keystream.  Returns the next's. */
CHAPOLY_INLINE const uint8_t *
crypt_lane (struct lane *lane, struct chacha_poly1305_message *m,
            const uint8_t *keystream, int decrypt)
{
  lane->m = m;
  lane->keystream = keystream;
  if (decrypt)
    memcpy (lane->given, m->tag.read, sizeof lane->given);
  lane->blocks = crypt_and_lay (lane->data, m->ad_length, m->ad, m->length,
                                m->dst, m->src, keystream + BLOCK, decrypt);
  return keystream + BLOCK * blocks_of (m);
}

/* The tags of two lanes, or twice of the same. */
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

/* Two lanes; the longer goes first. */
CHAPOLY_INLINE int
seal_lanes (const struct lane *a, const struct lane *b)
{
  make_tags (a, a->m->tag.write, b, b->m->tag.write);
  return a->m->ok = b->m->ok = 1;
}

CHAPOLY_INLINE int
open_lanes (const struct lane *a, const struct lane *b)
{
  uint8_t a_tag[CHACHA_POLY1305_DIGEST_SIZE], b_tag[sizeof a_tag];

  make_tags (a, a_tag, b, b_tag);
  a->m->ok = judge (a_tag, a->given, a->m->length, a->m->dst);
  b->m->ok = judge (b_tag, b->given, b->m->length, b->m->dst);
  return a->m->ok & b->m->ok;
}

/* Seals or opens the messages of the group, and leaves it empty.  Returns 1
   if all are ok. */
CHAPOLY_INLINE int
run_short (const struct chapoly_kernels *k, struct group *g, struct work *w,
           const struct chacha_poly1305_ctx *ctx, int decrypt)
{
  struct chacha_poly1305_message *const *m = g->messages;
  const uint8_t *keystream = w->keystream;
  size_t left = g->n;
  int all = 1;

  make_blocks (k, w, g, ctx);
  while (left)
    {
      struct lane *a = w->lanes, *b = a;

      keystream = crypt_lane (a, *m++, keystream, decrypt);
      if (--left)
        {
          b++;
          keystream = crypt_lane (b, *m++, keystream, decrypt);
          left--;
          if (a->blocks < b->blocks)
            {
              a = b;
              b = w->lanes;
            }
        }
      all &= decrypt ? open_lanes (a, b) : seal_lanes (a, b);
    }
  g->n = g->blocks = 0;
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

/* Those of n messages that have nonces of 24 bytes, in groups of a pass. */
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
  return all & run_extended (k, g, w, ctx, decrypt);
}

/* A message that is neither short nor extended gains nothing here, and has
   a call of its own; so has what is refused. */
CHAPOLY_INLINE int
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
  g.n = g.blocks = w.used = 0;
  for (;;)
    {
      for (; m != end; m++)
        if (is_short (k, m->nonce_length, m->ad_length, m->length))
          {
            if (g.blocks + blocks_of (m) > GROUP)
              break;
            join (&g, m, blocks_of (m));
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
