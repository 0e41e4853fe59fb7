/* quic-packet.h: QUIC packets under ChaCha20-Poly1305, in place: payload
   and header protection.

   RFC 9001 sections 5.3 and 5.4; RFC 9000 appendix A.3.  Copy this header
   for a packet layer of your own; quic-header-protection.c shows its use.

   A packet is: first byte, more header, packet number of 1 .. 4 bytes at
   number_offset, payload, tag.

   Timing (RFC 9001 section 9.5).  Header protection, the recovery of the
   packet number and the payload's protection are one call, and between
   them is no branch and no address that depends on a protected bit of the
   first byte, on the packet number, or on whether it is the right one;
   the shifts by a secret count are of 32 bits.  What is not hidden is the
   size of the encoded packet number, 1 .. 4: the AEAD's lengths come from
   it, and its time from them.  Nor is the result of quic_open, of which
   the peer learns anyhow: compare the number with those received before
   only after it, and only if it is 1.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef QUIC_PACKET_H
#define QUIC_PACKET_H

#include <string.h>

#include <chapoly/chacha-poly1305.h>

#define QUIC_TAG CHACHA_POLY1305_DIGEST_SIZE
#define QUIC_SAMPLE 16
#define QUIC_MASK 5
#define QUIC_NUMBER_MAX ((UINT64_C (1) << 62) - 1)

/* One direction of a connection; the keys come from the handshake. */
struct quic_direction
{
  struct chacha_poly1305_ctx aead;
  struct chacha_ctx header;
  uint8_t iv[CHACHA_POLY1305_NONCE_SIZE];
};

static inline void
quic_set_keys (struct quic_direction *d,
               const uint8_t key[CHACHA_POLY1305_KEY_SIZE],
               const uint8_t iv[CHACHA_POLY1305_NONCE_SIZE],
               const uint8_t header_key[CHACHA_KEY_SIZE])
{
  chacha_poly1305_set_key (&d->aead, key);
  chacha_set_key (&d->header, header_key);
  memcpy (d->iv, iv, sizeof d->iv);
}

/* The sample is block counter, little-endian, and nonce of ChaCha20; the
   keystream's first bytes are the mask.  All counters are valid. */
static inline void
quic_mask (const struct quic_direction *d,
           const uint8_t sample[QUIC_SAMPLE], uint8_t mask[QUIC_MASK])
{
  struct chacha_ctx chacha = d->header;

  chacha_set_nonce96 (&chacha, sample + CHACHA_COUNTER32_SIZE);
  chacha_set_counter32 (&chacha, sample);
  memset (mask, 0, QUIC_MASK);
  chacha_crypt32 (&chacha, QUIC_MASK, mask, mask);
  chacha_clear (&chacha);
}

/* The bits of the first byte that are protected: four in a long header,
   five in a short one. */
static inline uint8_t
quic_first_bits (uint8_t first)
{
  return first & 0x80 ? 0x0f : 0x1f;
}

static inline uint32_t
quic_number_length (uint8_t first)
{
  return (first & 3) + UINT32_C (1);
}

/* Protects the first length bytes of four, or takes that back. */
static inline void
quic_xor_number (uint32_t length, const uint8_t mask[QUIC_MASK],
                 uint8_t number[4])
{
  uint32_t i;

  /* i - length borrows for those bytes. */
  for (i = 0; i < 4; i++)
    number[i] ^= (uint8_t) (mask[1 + i] & (0 - ((i - length) >> 31)));
}

/* The IV XOR the packet number, which stands right and big-endian. */
static inline void
quic_nonce (const struct quic_direction *d, uint64_t number,
            uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE])
{
  unsigned i;

  memcpy (nonce, d->iv, sizeof d->iv);
  for (i = 0; i < 8; i++)
    nonce[sizeof d->iv - 1 - i] ^= (uint8_t) (number >> 8 * i);
}

/* The number nearest to expected whose low bits, 8 .. 32, are the given
   ones.  A difference of numbers has the top bit if it is negative. */
static inline uint64_t
quic_decode_number (uint64_t expected, uint64_t low, unsigned bits)
{
  const uint64_t half = UINT32_C (1) << (bits - 1), window = 2 * half;
  const uint64_t number = (expected & ~(window - 1)) | low;
  const uint64_t below = (number + half - expected - 1)
    & (number + window - QUIC_NUMBER_MAX - 1);
  const uint64_t above = (expected + half - number) & ~(number - window);

  return number + (window & (0 - (below >> 63)))
    - (window & (0 - (above >> 63)));
}

/* Seals a packet whose header stands there in the clear, with the packet
   number's low bytes, and whose payload of length bytes follows it.  The
   tag goes behind; returns the size of the packet.  Returns 0 if the
   payload is too short to take a sample from: add PADDING frames.  A
   number is used once. */
static inline size_t
quic_seal (const struct quic_direction *d, uint64_t number,
           size_t number_offset, size_t length, uint8_t *packet)
{
  const uint32_t number_length = quic_number_length (packet[0]);
  const size_t header_length = number_offset + number_length;
  uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE], mask[QUIC_MASK];
  uint8_t *const payload = packet + header_length;

  quic_nonce (d, number, nonce);
  if (number > QUIC_NUMBER_MAX || number_length + length < 4
      || !chacha_poly1305_seal (&d->aead, sizeof nonce, nonce,
                                header_length, packet,
                                length, payload, payload, payload + length))
    return 0;
  quic_mask (d, packet + number_offset + 4, mask);
  packet[0] ^= mask[0] & quic_first_bits (packet[0]);
  quic_xor_number (number_length, mask, packet + number_offset);
  return header_length + length + QUIC_TAG;
}

/* Opens a packet of size bytes.  expected is the largest number received,
   plus 1.  Returns 1, and where the payload is; or 0, the packet is to be
   dropped then.  On success the reserved bits of the first byte, 0x0c or
   0x18, are authentic, and the caller checks that they are zero. */
static inline int
quic_open (const struct quic_direction *d, uint64_t expected,
           size_t number_offset, size_t size, uint8_t *packet,
           uint64_t *number, uint8_t **payload, size_t *length)
{
  uint8_t nonce[CHACHA_POLY1305_NONCE_SIZE], mask[QUIC_MASK];
  uint32_t number_length, low = 0;
  size_t header_length;
  unsigned i;

  if (size < QUIC_SAMPLE + 4 || number_offset > size - QUIC_SAMPLE - 4)
    return 0;
  quic_mask (d, packet + number_offset + 4, mask);
  packet[0] ^= mask[0] & quic_first_bits (packet[0]);
  number_length = quic_number_length (packet[0]);
  quic_xor_number (number_length, mask, packet + number_offset);
  for (i = 0; i < 4; i++)
    low = low << 8 | packet[number_offset + i];
  low >>= 32 - 8 * number_length;
  *number = quic_decode_number (expected, low, 8 * number_length);
  quic_nonce (d, *number, nonce);

  /* At most 4 bytes of number: size has room for the tag. */
  header_length = number_offset + number_length;
  *payload = packet + header_length;
  *length = size - header_length - QUIC_TAG;
  return chacha_poly1305_open (&d->aead, sizeof nonce, nonce,
                               header_length, packet, *length,
                               *payload, *payload, *payload + *length);
}

#endif /* QUIC_PACKET_H */
