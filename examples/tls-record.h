/* tls-record.h: TLS records under ChaCha20-Poly1305, in place.

   TLS 1.3: RFC 8446 sections 5.2 to 5.4.  TLS 1.2: RFC 7905.  Copy this
   header for a record layer of your own; tls13-record.c shows its use.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef TLS_RECORD_H
#define TLS_RECORD_H

#include <string.h>

#include <chapoly/chacha-poly1305.h>

#define TLS_HEADER 5                    /* type, version (2), length (2) */
#define TLS_TAG CHACHA_POLY1305_DIGEST_SIZE
#define TLS_TEXT_MAX ((size_t) 1 << 14) /* content and padding */
#define TLS_RECORD_MAX (TLS_HEADER + TLS_TEXT_MAX + 1 + TLS_TAG)

enum { TLS_HANDSHAKE = 22, TLS_APPLICATION_DATA = 23 };

/* One direction of a connection; key and IV come from the handshake. */
struct tls_direction
{
  struct chacha_poly1305_ctx aead;
  uint8_t iv[CHACHA_POLY1305_NONCE_SIZE];
  uint64_t sequence;
};

static inline void
tls_set_keys (struct tls_direction *d,
              const uint8_t key[CHACHA_POLY1305_KEY_SIZE],
              const uint8_t iv[CHACHA_POLY1305_NONCE_SIZE])
{
  chacha_poly1305_set_key (&d->aead, key);
  memcpy (d->iv, iv, sizeof d->iv);
  d->sequence = 0;
}

static inline void
tls_put (uint8_t *out, unsigned bytes, uint64_t value)
{
  for (; bytes--; value >>= 8)
    out[bytes] = (uint8_t) value;
}

static inline void
tls_put_header (uint8_t header[TLS_HEADER], uint8_t type, size_t length)
{
  header[0] = type;
  tls_put (header + 1, 2, 0x303);
  tls_put (header + 3, 2, length);
}

/* The IV XOR the sequence number, which stands right and big-endian. */
static inline void
tls_nonce (const struct tls_direction *d,
           uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE])
{
  unsigned i;

  tls_put (nonce, CHACHA_POLY1305_NONCE_SIZE, d->sequence);
  for (i = 0; i < CHACHA_POLY1305_NONCE_SIZE; i++)
    nonce[i] ^= d->iv[i];
}

/* Seals length bytes at text, puts the tag behind them, and counts the
   record.  The sequence number never wraps. */
static inline int
tls_seal (struct tls_direction *d, size_t ad_length, const uint8_t *ad,
          size_t length, uint8_t *text)
{
  uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE];

  tls_nonce (d, nonce);
  if (d->sequence == UINT64_MAX
      || !chacha_poly1305_seal (&d->aead, sizeof nonce, nonce, ad_length, ad,
                                length, text, text, text + length))
    return 0;
  d->sequence++;
  return 1;
}

static inline int
tls_open (struct tls_direction *d, size_t ad_length, const uint8_t *ad,
          size_t length, uint8_t *text)
{
  uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE];

  tls_nonce (d, nonce);
  if (d->sequence == UINT64_MAX
      || !chacha_poly1305_open (&d->aead, sizeof nonce, nonce, ad_length, ad,
                                length, text, text, text + length))
    return 0;
  d->sequence++;
  return 1;
}

/* Whether size bytes are one whole record that has room for a tag. */
static inline int
tls_is_whole (size_t size, const uint8_t *record)
{
  return size >= TLS_HEADER + TLS_TAG && size <= TLS_RECORD_MAX
    && (size_t) (record[3] << 8 | record[4]) == size - TLS_HEADER;
}


/* Seals length bytes of content, which start at record + TLS_HEADER, and
   padding zeros.  Returns the size of the record, TLS_HEADER + length + 1
   + padding + TLS_TAG; or 0, if that is more than a record may hold. */
static inline size_t
tls13_seal (struct tls_direction *d, uint8_t type, size_t length,
            size_t padding, uint8_t *record)
{
  const size_t inner = length + 1 + padding;
  uint8_t *const text = record + TLS_HEADER;

  if (!type || length > TLS_TEXT_MAX || padding > TLS_TEXT_MAX - length)
    return 0;
  text[length] = type;
  memset (text + length + 1, 0, padding);
  tls_put_header (record, TLS_APPLICATION_DATA, inner + TLS_TAG);
  if (!tls_seal (d, TLS_HEADER, record, inner, text))
    return 0;
  return TLS_HEADER + inner + TLS_TAG;
}

/* Opens a record of size bytes; type and length are those of the content,
   which starts at record + TLS_HEADER.  Returns 0 if this is not the next
   record as it was sealed; the connection must end then. */
static inline int
tls13_open (struct tls_direction *d, size_t size, uint8_t *record,
            uint8_t *type, size_t *length)
{
  uint8_t *const text = record + TLS_HEADER;
  size_t inner;

  if (!tls_is_whole (size, record))
    return 0;
  inner = size - TLS_HEADER - TLS_TAG;
  if (!tls_open (d, TLS_HEADER, record, inner, text))
    return 0;
  while (inner && !text[inner - 1])
    inner--;
  if (!inner)
    return 0;
  *type = text[inner - 1];
  *length = inner - 1;
  return 1;
}


/* TLS 1.2 neither hides the type nor pads.  Its associated data are the
   sequence number and the header, with the length of the text alone. */
#define TLS12_AD (8 + TLS_HEADER)

static inline void
tls12_ad (const struct tls_direction *d, const uint8_t header[TLS_HEADER],
          size_t length, uint8_t ad[TLS12_AD])
{
  tls_put (ad, 8, d->sequence);
  memcpy (ad + 8, header, 3);
  tls_put (ad + 11, 2, length);
}

static inline size_t
tls12_seal (struct tls_direction *d, uint8_t type, size_t length,
            uint8_t *record)
{
  uint8_t ad[TLS12_AD];

  if (length > TLS_TEXT_MAX)
    return 0;
  tls_put_header (record, type, length + TLS_TAG);
  tls12_ad (d, record, length, ad);
  if (!tls_seal (d, sizeof ad, ad, length, record + TLS_HEADER))
    return 0;
  return TLS_HEADER + length + TLS_TAG;
}

static inline int
tls12_open (struct tls_direction *d, size_t size, uint8_t *record,
            uint8_t *type, size_t *length)
{
  uint8_t ad[TLS12_AD];

  if (!tls_is_whole (size, record)
      || size > TLS_HEADER + TLS_TEXT_MAX + TLS_TAG)
    return 0;
  *type = record[0];
  *length = size - TLS_HEADER - TLS_TAG;
  tls12_ad (d, record, *length, ad);
  return tls_open (d, sizeof ad, ad, *length, record + TLS_HEADER);
}

#endif /* TLS_RECORD_H */
