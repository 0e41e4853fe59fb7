/* aead-stream.h: a file of any size as a sequence of sealed chunks.

   Copy this header to seal files or streams of your own; aead-file.c
   shows how to drive it.

   The sealed file is a header and one or more chunks:

     offset  bytes
          0      7   "chapoly"
          7      1   version of this format, 1
          8      4   chunk size C, little-endian, 1 .. 2^24
         12      4   zero
         16     16   salt, random for each file
         32  C + 16  chunk 0: ciphertext, then tag
                     chunk 1, ...; the last one holds 0 .. C bytes and a
                     tag, and 0 bytes only if it is the only one

   Chunk i is XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03) of C bytes
   of the file under

     nonce            salt, i in 7 bytes little-endian, then 1 byte:
                      1 for the last chunk, 0 for all others
     associated data  the header, all 32 bytes

   This is the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizar,
   "Online authenticated-encryption and its nonce-reuse misuse-resistance",
   2015).  What it gives: each chunk is verified before one byte of it is
   used.  A chunk that was changed, swapped, repeated or taken from another
   file has the wrong nonce or associated data.  A file cut after a whole
   chunk ends with a chunk that is not marked last; one that was appended
   to has a last chunk where more follows.  A changed header fails with the
   first chunk.  XChaCha20 makes a key of its own for each salt, so chunks
   of two files never share key and nonce, as long as the 16 random bytes
   differ.  The header's first bytes keep a chunk from being taken for a
   message of another protocol, should one share the key.

   What it does not give: it hides the text, not its length.  And the key
   must be random: it is not for passwords, and a file does not prove that
   it was sealed under one key only.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef AEAD_STREAM_H
#define AEAD_STREAM_H

#include <string.h>

#include <chapoly/chacha-poly1305.h>

#define STREAM_KEY_SIZE CHACHA_POLY1305_KEY_SIZE
#define STREAM_TAG_SIZE CHACHA_POLY1305_DIGEST_SIZE
#define STREAM_MAGIC "chapoly\1"
#define STREAM_MAGIC_SIZE 8
#define STREAM_HEADER_SIZE 32
#define STREAM_SALT_SIZE 16
#define STREAM_CHUNK_MAX (UINT32_C (1) << 24)

struct stream
{
  struct chacha_poly1305_ctx aead;
  uint8_t header[STREAM_HEADER_SIZE];
  uint64_t index;               /* of the next chunk */
  size_t chunk_size;
  int ended;
};

/* Starts with the header in s.  Returns 0 if it is not one of ours. */
static inline int
stream_start (struct stream *s, const uint8_t key[STREAM_KEY_SIZE])
{
  static const uint8_t zero[4];
  const uint8_t *size = s->header + STREAM_MAGIC_SIZE;

  s->chunk_size = (size_t) size[0] | (size_t) size[1] << 8
    | (size_t) size[2] << 16 | (size_t) size[3] << 24;
  if (memcmp (s->header, STREAM_MAGIC, STREAM_MAGIC_SIZE)
      || memcmp (size + 4, zero, sizeof zero)
      || s->chunk_size < 1 || s->chunk_size > STREAM_CHUNK_MAX)
    return 0;
  chacha_poly1305_set_key (&s->aead, key);
  s->index = 0;
  s->ended = 0;
  return 1;
}

/* Starts sealing; s->header is to be written first.  Returns 0 if the
   chunk size is out of range. */
static inline int
stream_start_seal (struct stream *s, const uint8_t key[STREAM_KEY_SIZE],
                   uint32_t chunk_size, const uint8_t salt[STREAM_SALT_SIZE])
{
  unsigned i;

  memset (s->header, 0, sizeof s->header);
  memcpy (s->header, STREAM_MAGIC, STREAM_MAGIC_SIZE);
  for (i = 0; i < 4; i++)
    s->header[STREAM_MAGIC_SIZE + i] = (uint8_t) (chunk_size >> 8 * i);
  memcpy (s->header + 16, salt, STREAM_SALT_SIZE);
  return stream_start (s, key);
}

/* Starts opening.  Returns 0 if header is of no version known here. */
static inline int
stream_start_open (struct stream *s, const uint8_t key[STREAM_KEY_SIZE],
                   const uint8_t header[STREAM_HEADER_SIZE])
{
  memcpy (s->header, header, sizeof s->header);
  return stream_start (s, key);
}

/* Makes the nonce of the next chunk and counts it.  Returns 0 if the
   format has no such chunk. */
static inline int
stream_next (struct stream *s, size_t length, int last,
             uint8_t nonce[XCHACHA_POLY1305_NONCE_SIZE])
{
  unsigned i;

  if (s->ended || s->index >> 56 || length > s->chunk_size
      || (last ? !length && s->index : length < s->chunk_size))
    return 0;
  memcpy (nonce, s->header + 16, STREAM_SALT_SIZE);
  for (i = 0; i < 7; i++)
    nonce[STREAM_SALT_SIZE + i] = (uint8_t) (s->index >> 8 * i);
  nonce[STREAM_SALT_SIZE + 7] = last != 0;
  s->index++;
  s->ended = last;
  return 1;
}

/* Seals length bytes in place; the tag goes to the STREAM_TAG_SIZE bytes
   behind them.  length is s->chunk_size, or less for the last chunk. */
static inline int
stream_seal (struct stream *s, size_t length, uint8_t *chunk, int last)
{
  uint8_t nonce[XCHACHA_POLY1305_NONCE_SIZE];

  return stream_next (s, length, last, nonce)
    && chacha_poly1305_seal (&s->aead, sizeof nonce, nonce,
                             sizeof s->header, s->header,
                             length, chunk, chunk, chunk + length);
}

/* Opens a chunk of length bytes, tag included, in place.  Returns 1 if
   the first length - STREAM_TAG_SIZE bytes are now verified text.  Else
   returns 0, no text is left, and nothing further can be opened. */
static inline int
stream_open (struct stream *s, size_t length, uint8_t *chunk, int last)
{
  uint8_t nonce[XCHACHA_POLY1305_NONCE_SIZE];

  if (length >= STREAM_TAG_SIZE
      && stream_next (s, length - STREAM_TAG_SIZE, last, nonce)
      && chacha_poly1305_open (&s->aead, sizeof nonce, nonce,
                               sizeof s->header, s->header,
                               length - STREAM_TAG_SIZE, chunk, chunk,
                               chunk + length - STREAM_TAG_SIZE))
    return 1;
  s->ended = 1;
  return 0;
}

/* Wipes the key. */
static inline void
stream_clear (struct stream *s)
{
  chacha_poly1305_clear (&s->aead);
}

#endif /* AEAD_STREAM_H */
