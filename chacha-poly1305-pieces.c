/* chacha-poly1305-pieces.c: a message in pieces.

   Keystream is made a pass at a time, as the streaming calls cannot, which
   keep none from call to call: small pieces share a pass.  A piece that is
   longer goes the way of other messages.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "chacha-poly1305-pieces.h"
#include "chacha-poly1305-internal.h"

/* A message on its way: left bytes of text are to come.  The keystream
   from used to made is to be used next, then that of chacha.  To be
   wiped. */
struct cursor
{
  struct chacha_ctx chacha;
  struct poly1305_ctx poly1305;
  uint64_t left;
  size_t used, made;
  uint8_t keystream[CHAPOLY_PASS_MAX];
};

/* Makes keystream for extra bytes and for text, a pass at most. */
static void
make_keystream (struct cursor *m, size_t extra)
{
  const struct chapoly_kernels *k = chapoly_kernels ();
#if defined CHAPOLY_SMALL
  const size_t blocks = 1;

  chapoly_keystream (k, m->keystream, m->chacha.state);
#else
  const uint64_t needed = (extra + m->left + BLOCK - 1) / BLOCK;
  const size_t blocks = needed < k->width ? (size_t) needed : k->width;

  k->chacha_core (blocks, m->keystream, CHAPOLY_(zeros), m->chacha.state);
#endif
  m->chacha.state[12] += (uint32_t) blocks;
  m->made = BLOCK * blocks;
  m->used = extra;
}

/* Returns 0 if there is no nonce of that length.  The key's block comes
   with the first of the text. */
static int
begin (struct cursor *m, const struct chacha_poly1305_ctx *ctx,
       size_t nonce_length, const uint8_t *nonce, uint64_t length)
{
  if (nonce_length != CHACHA_POLY1305_NONCE_SIZE
      && nonce_length != XCHACHA_POLY1305_NONCE_SIZE)
    return 0;
  m->chacha = ctx->chacha;
  if (nonce_length == CHACHA_POLY1305_NONCE_SIZE)
    chacha_set_nonce96 (&m->chacha, nonce);
  else
    chapoly_xchacha_set_nonce (&m->chacha, nonce);
  m->left = length;
  make_keystream (m, BLOCK);
  poly1305_set_key (&m->poly1305, m->keystream);
  return 1;
}

static void
pad_last (struct cursor *m)
{
  static const uint8_t zeros[POLY1305_BLOCK_SIZE] = { 0 };

  if (m->poly1305.index)
    poly1305_update (&m->poly1305, POLY1305_BLOCK_SIZE - m->poly1305.index,
                     zeros);
}

/* From the keystream there is.  Returns how many bytes. */
static size_t
crypt_some (struct cursor *m, size_t length, uint8_t *dst,
            const uint8_t *src, int decrypt)
{
  const size_t there = m->made - m->used;
  const size_t n = length < there ? length : there;

  if (decrypt)
    poly1305_update (&m->poly1305, n, src);
  chapoly_xor (dst, src, m->keystream + m->used, n);
  if (!decrypt)
    poly1305_update (&m->poly1305, n, dst);
  m->used += n;
  return n;
}

/* Whole blocks, if there is a pass of them, and no keystream is left: then
   Poly1305 is at the start of a block, too.  Returns how many bytes. */
static size_t
crypt_whole (struct cursor *m, size_t length, uint8_t *dst,
             const uint8_t *src, int decrypt)
{
#if defined CHAPOLY_SMALL
  (void) m, (void) length, (void) dst, (void) src, (void) decrypt;
  return 0;
#else
  const uint32_t counter = m->chacha.state[12];

  if (length < BLOCK * chapoly_kernels ()->width)
    return 0;
  length -= length % BLOCK;
  CHAPOLY_(chacha_poly1305_text) (m->poly1305.state, &m->chacha, length,
                                  dst, src, m->keystream, decrypt);
  m->chacha.state[12] = counter + (uint32_t) (length / BLOCK);
  return length;
#endif
}

/* The next bytes of text, which lie together. */
static void
crypt_stretch (struct cursor *m, size_t length, uint8_t *dst,
               const uint8_t *src, int decrypt)
{
  while (length)
    {
      size_t n = 0;

      if (m->used == m->made)
        {
          n = crypt_whole (m, length, dst, src, decrypt);
          if (!n)
            make_keystream (m, 0);
        }
      if (!n)
        n = crypt_some (m, length, dst, src, decrypt);
      m->left -= n;
      dst += n;
      src += n;
      length -= n;
    }
}

/* All text: as many bytes at a time as lie together on both sides. */
static void
crypt_pieces (struct cursor *m, const struct chapoly_piece *dst,
              const struct chapoly_const_piece *src, int decrypt)
{
  size_t in_dst = 0, in_src = 0;

  while (m->left)
    {
      const size_t d = dst->length - in_dst, s = src->length - in_src;
      const size_t n = d < s ? d : s;

      if (n)
        crypt_stretch (m, n, dst->data + in_dst, src->data + in_src, decrypt);
      in_dst += n;
      in_src += n;
      if (in_dst == dst->length)
        {
          dst++;
          in_dst = 0;
        }
      if (in_src == src->length)
        {
          src++;
          in_src = 0;
        }
    }
}

static void
absorb_ad (struct cursor *m, size_t count,
           const struct chapoly_const_piece *ad)
{
  for (; count; count--, ad++)
    poly1305_update (&m->poly1305, ad->length, ad->data);
  pad_last (m);
}

static void
end_message (struct cursor *m, uint64_t ad_length, uint64_t length,
             uint8_t *tag)
{
  uint8_t sizes[POLY1305_BLOCK_SIZE];

  pad_last (m);
  chapoly_store64 (sizes, ad_length);
  chapoly_store64 (sizes + 8, length);
  poly1305_update (&m->poly1305, sizeof sizes, sizes);
  poly1305_digest (&m->poly1305, tag);
}


/* Adds up.  Returns 0 if the sum is above most. */
static int
add_length (uint64_t *sum, size_t length, uint64_t most)
{
  if (length > most - *sum)
    return 0;
  *sum += length;
  return 1;
}

/* How much associated data and text there is.  Returns 0 if it is too much,
   or if the text fills dst not exactly. */
static int
measure (uint64_t *ad_length, uint64_t *length, size_t ad_count,
         const struct chapoly_const_piece *ad, size_t dst_count,
         const struct chapoly_piece *dst, size_t src_count,
         const struct chapoly_const_piece *src)
{
  uint64_t room = 0;

  *ad_length = *length = 0;
  for (; ad_count; ad_count--, ad++)
    if (!add_length (ad_length, ad->length, UINT64_MAX))
      return 0;
  for (; src_count; src_count--, src++)
    if (!add_length (length, src->length, CHACHA_POLY1305_TEXT_MAX))
      return 0;
  for (; dst_count; dst_count--, dst++)
    if (!add_length (&room, dst->length, CHACHA_POLY1305_TEXT_MAX))
      return 0;
  return room == *length;
}

/* Seals or opens what has been measured; the right tag goes to tag. */
static int
run (const struct chacha_poly1305_ctx *ctx, size_t nonce_length,
     const uint8_t *nonce, size_t ad_count,
     const struct chapoly_const_piece *ad, uint64_t ad_length,
     const struct chapoly_piece *dst, const struct chapoly_const_piece *src,
     uint64_t length, uint8_t *tag, int decrypt)
{
  struct cursor m;

  if (!begin (&m, ctx, nonce_length, nonce, length))
    return 0;
  absorb_ad (&m, ad_count, ad);
  crypt_pieces (&m, dst, src, decrypt);
  end_message (&m, ad_length, length, tag);
  CHAPOLY_(wipe) (&m, sizeof m);
  return 1;
}

/* Nothing is in more than one piece: a call of its own is faster. */
static int
is_whole (size_t ad_count, size_t dst_count, size_t src_count)
{
  return ad_count == 1 && dst_count == 1 && src_count == 1;
}

int
chacha_poly1305_seal_pieces (const struct chacha_poly1305_ctx *ctx,
                             size_t nonce_length, const uint8_t *nonce,
                             size_t ad_count,
                             const struct chapoly_const_piece *ad,
                             size_t dst_count,
                             const struct chapoly_piece *dst,
                             size_t src_count,
                             const struct chapoly_const_piece *src,
                             uint8_t *tag)
{
  uint64_t ad_length, length;

  if (!measure (&ad_length, &length, ad_count, ad, dst_count, dst,
                src_count, src))
    return 0;
  if (is_whole (ad_count, dst_count, src_count))
    return chacha_poly1305_seal (ctx, nonce_length, nonce, ad->length,
                                 ad->data, src->length, dst->data, src->data,
                                 tag);
  return run (ctx, nonce_length, nonce, ad_count, ad, ad_length, dst, src,
              length, tag, ENCRYPT);
}

int
chacha_poly1305_open_pieces (const struct chacha_poly1305_ctx *ctx,
                             size_t nonce_length, const uint8_t *nonce,
                             size_t ad_count,
                             const struct chapoly_const_piece *ad,
                             size_t dst_count,
                             const struct chapoly_piece *dst,
                             size_t src_count,
                             const struct chapoly_const_piece *src,
                             const uint8_t *tag)
{
  uint8_t right[CHACHA_POLY1305_DIGEST_SIZE], given[sizeof right];
  uint64_t ad_length, length;
  int good;

  if (!measure (&ad_length, &length, ad_count, ad, dst_count, dst,
                src_count, src))
    return 0;
  if (is_whole (ad_count, dst_count, src_count))
    return chacha_poly1305_open (ctx, nonce_length, nonce, ad->length,
                                 ad->data, src->length, dst->data, src->data,
                                 tag);
  memcpy (given, tag, sizeof given);
  good = run (ctx, nonce_length, nonce, ad_count, ad, ad_length, dst, src,
              length, right, DECRYPT)
    && chapoly_memeql_sec (right, given);
  if (!good)
    {
      CHAPOLY_(wipe) (right, sizeof right);
      for (; dst_count; dst_count--, dst++)
        chapoly_zero (dst->data, dst->length);
    }
  return good;
}
