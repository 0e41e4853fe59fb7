/* quic-header-protection.c: a QUIC packet against RFC 9001, appendix A.5.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "quic-packet.h"
#include "example.h"

/* RFC 9001, appendix A.5. */
static const char key[] =
  "c6d98ff3441c3fe1b2182094f69caa2ed4b716b65488960a7a984979fb23e1c8";
static const char iv[] = "e0459b3474bdd0e44a41c144";
static const char header_key[] =
  "25a282b9e82f06f21f488917a4fc8f1b73573685608597d0efcb076b0ab7a7a4";
static const char header[] = "4200bff4";
static const char nonce[] = "e0459b3474bdd0e46d417eb0";
static const char sample[] = "5e5cd55c41f69080575d7999c25a5bfb";
static const char mask[] = "aefefe7d03";
static const char packet[] = "4cfe4189655e5cd55c41f69080575d7999c25a5bfb";

enum { NUMBER = 654360564, NUMBER_OFFSET = 1, HEADER_LENGTH = 4 };

/* The same sample but for its first four bytes, the block counter: all
   ones.  From OpenSSL 3.0, EVP_chacha20. */
static const char last_sample[] = "ffffffff41f69080575d7999c25a5bfb";
static const char last_mask[] = "4db433a80a";

static int
gives_mask (const struct quic_direction *d, const char *in, const char *out)
{
  uint8_t bytes[QUIC_SAMPLE], got[QUIC_MASK];

  return unhex (bytes, in) == sizeof bytes
    && (quic_mask (d, bytes, got), is_hex (got, sizeof got, out));
}

static void
show_packet (const struct quic_direction *d)
{
  uint8_t bytes[64], *payload = bytes;
  size_t size, length = 0, i;
  uint64_t number;

  quic_nonce (d, NUMBER, bytes);
  show (is_hex (bytes, CHACHA_POLY1305_NONCE_SIZE, nonce),
        "the packet number gives the nonce");

  unhex (bytes, header);
  bytes[HEADER_LENGTH] = 1;     /* a PING frame */
  size = quic_seal (d, NUMBER, NUMBER_OFFSET, 1, bytes);
  show (is_hex (bytes, size, packet),
        "the packet of RFC 9001, appendix A.5 is sealed");
  show (quic_open (d, NUMBER - 5, NUMBER_OFFSET, size, bytes,
                   &number, &payload, &length)
        && is_hex (bytes, HEADER_LENGTH, header)
        && number == NUMBER && length == 1 && *payload == 1,
        "and opened, header and packet number too");

  for (i = 0; i < 8 * size; i++)
    {
      unhex (bytes, packet);
      bytes[i / 8] ^= (uint8_t) (1 << i % 8);
      if (quic_open (d, NUMBER, NUMBER_OFFSET, size, bytes,
                     &number, &payload, &length)
          || !is_zero (payload, length))
        break;
    }
  show (i == 8 * size, "each of its bits counts");

  for (i = 0; i < size; i++)
    {
      unhex (bytes, packet);
      if (quic_open (d, NUMBER, NUMBER_OFFSET, i, bytes,
                     &number, &payload, &length))
        break;
    }
  show (i == size, "no shorter packet is accepted");
  unhex (bytes, header);
  show (!quic_seal (d, NUMBER, NUMBER_OFFSET, 0, bytes),
        "a payload too short for a sample is refused");
}

/* Packets with a long header: all lengths of the packet number. */
static void
show_long_header (const struct quic_direction *d)
{
  static const uint8_t frame[] = "STREAM frames and so on";
  enum { OFFSET = 18 };
  unsigned number_length, i;

  for (number_length = 1; number_length <= 4; number_length++)
    {
      uint8_t bytes[OFFSET + 4 + sizeof frame + QUIC_TAG] = { 0 }, *payload;
      size_t size, length;
      uint64_t number;

      bytes[0] = (uint8_t) (0xc0 | (number_length - 1));
      for (i = 0; i < number_length; i++)
        bytes[OFFSET + i]
          = (uint8_t) (NUMBER >> 8 * (number_length - 1 - i));
      memcpy (bytes + OFFSET + number_length, frame, sizeof frame);
      size = quic_seal (d, NUMBER, OFFSET, sizeof frame, bytes);
      show (quic_open (d, NUMBER + 100, OFFSET, size, bytes,
                       &number, &payload, &length)
            && number == NUMBER && length == sizeof frame
            && !memcmp (payload, frame, sizeof frame),
            "a long header is protected, and the payload comes back");
    }
}

/* Packet numbers as far from the expected one as their lengths allow, and
   at both ends of what a packet number may be. */
static void
show_numbers (void)
{
  static const uint64_t expected[] = {
    0, 1, 200, 0x8000, UINT64_C (0xffffffff), UINT64_C (0x123456789abcdef),
    QUIC_NUMBER_MAX - 300, QUIC_NUMBER_MAX
  };
  enum { COUNT = sizeof expected / sizeof expected[0] };
  unsigned bits, i, j, wrong = 0;

  for (bits = 8; bits <= 32; bits += 8)
    for (i = 0; i < COUNT; i++)
      {
        const uint64_t half = UINT64_C (1) << (bits - 1);
        const uint64_t offsets[] = {
          1 - half, 2 - half, -UINT64_C (1), 0, 1, half - 1, half
        };

        for (j = 0; j < sizeof offsets / sizeof offsets[0]; j++)
          {
            const uint64_t number = expected[i] + offsets[j];
            const uint64_t low = number & (2 * half - 1);

            wrong += number <= QUIC_NUMBER_MAX
              && quic_decode_number (expected[i], low, bits) != number;
          }
      }
  show (!wrong, "packet numbers near and far are recovered");
  show (quic_decode_number (1, 0xff, 8) == 0xff
        && quic_decode_number (QUIC_NUMBER_MAX, 0, 8)
        == QUIC_NUMBER_MAX - 0xff,
        "and none below 0 or above the largest");
}

int
main (void)
{
  struct quic_direction d;
  uint8_t k[CHACHA_POLY1305_KEY_SIZE], v[CHACHA_POLY1305_NONCE_SIZE];
  uint8_t h[CHACHA_KEY_SIZE];

  unhex (k, key);
  unhex (v, iv);
  unhex (h, header_key);
  quic_set_keys (&d, k, v, h);

  show (gives_mask (&d, sample, mask),
        "the mask of RFC 9001, appendix A.5");
  show (gives_mask (&d, last_sample, last_mask),
        "the mask where the block counter is 0xffffffff");
  show (quic_decode_number (0xa82f30eb, 0x9b32, 16) == 0xa82f9b32,
        "the packet number of RFC 9000, appendix A.3");
  show_numbers ();
  show_packet (&d);
  show_long_header (&d);
  return EXIT_SUCCESS;
}
