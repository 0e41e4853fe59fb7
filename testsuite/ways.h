/* ways.h: each way to seal and to open a message with the AEAD.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_WAYS_H
#define CHAPOLY_WAYS_H

#include <chapoly/chacha-poly1305-batch.h>

#define TAG CHACHA_POLY1305_DIGEST_SIZE

/* What goes in, and has to come out. */
struct message
{
  const uint8_t *key, *nonce, *ad, *plaintext, *ciphertext, *tag;
  size_t nonce_length, ad_length, length;
};

/* What does come out, in place; tag is behind the text. */
struct buffer
{
  uint8_t *text, *tag;
};

/* Takes what is in b->text, leaves the other text there, and writes or
   checks b->tag.  Result 1 unless something is refused. */
typedef int
way_func (const struct message *m, struct buffer *b);

/* One-shot, as one message with its tag, among others in a batch, in pieces,
   in streams of several kinds, and by the reference.  The first
   ONE_SHOT_WAYS refuse a wrong nonce. */
enum { ONE_SHOT_WAYS = 4, WAYS = 7 };

extern const struct way
{
  const char *name;
  way_func *seal, *open;
}
ways[WAYS];

#endif /* CHAPOLY_WAYS_H */
