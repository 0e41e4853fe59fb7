/* ssh-chacha20-poly1305.c: an SSH packet of chacha20-poly1305@openssh.com
   against draft-ietf-sshm-chacha20-poly1305, appendix A.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "ssh-packet.h"
#include "example.h"

/* The draft's worked example; OpenSSL 3.0, EVP_chacha20 and its Poly1305,
   gives the same. */
static const char keys[] =
  "8bbff6855fc102338c373e73aac0c914f076a905b2444a32eecaffeae22becc5"
  "e9b7a7a5825a8249346ec1c28301cf394543fc7569887d76e168f37562ac0740";
enum { SEQUENCE = 7 };
static const char plain[] =
  "00000048065e00000000000000384c6f72656d20697073756d20646f6c6f7220"
  "73697420616d65742c20636f6e73656374657475722061646970697369636"
  "96e6720656c69744e43e804dc6c";
static const char sealed[] =
  "2c3ecce4a5bc05895bf07a7ba956b6c68829ac7c83b780b7000ecde745afc705"
  "bbc378ce03a280236b87b53bed5839662302b164b6286a48cd1e097138e3cb90"
  "9b8b2b829dd18d2a35ff82d995349e855bf02c298ef775f2d1a7e8b8";

/* The same packet at the last sequence number before it wraps; computed
   with integers in Python from the definitions. */
static const char last_sealed[] =
  "0292f1610504f7084e6293398b37154a5e424fe015dbf90c378b7d30f4f9312e"
  "90dbbdc18ca05b9fad0698a546e8f7599656a52aa7c694ce3cc93302f950670c"
  "777aab7bb3c8261809fb565bc20ffa212e70de88a879fb547174228a";

enum { PLAIN = 76, SEALED = PLAIN + SSH_TAG };

static void
show_packet (struct ssh_direction *d)
{
  uint8_t bytes[SEALED], before[SEALED];
  size_t i;

  unhex (bytes, plain);
  ssh_seal (d, SEQUENCE, PLAIN, bytes);
  show (is_hex (bytes, SEALED, sealed),
        "the packet of the draft's appendix A is sealed");
  show (ssh_packet_size (d, SEQUENCE, bytes) == SEALED,
        "its length can be read from the first 4 bytes");
  show (ssh_open (d, SEQUENCE, SEALED, bytes)
        && is_hex (bytes, PLAIN, plain), "and the whole is opened");

  unhex (bytes, plain);
  ssh_seal (d, UINT32_MAX, PLAIN, bytes);
  show (is_hex (bytes, SEALED, last_sealed),
        "the last sequence number is right too");
  show (!ssh_open (d, SEQUENCE, SEALED, bytes),
        "and no other opens that packet");

  for (i = 0; i < 8 * SEALED; i++)
    {
      unhex (bytes, sealed);
      bytes[i / 8] ^= (uint8_t) (1 << i % 8);
      memcpy (before, bytes, SEALED);
      if (ssh_open (d, SEQUENCE, SEALED, bytes)
          || memcmp (bytes, before, SEALED))
        break;
    }
  show (i == 8 * SEALED,
        "each of its bits counts, and is seen before decryption");
  for (i = 0; i < SEALED; i++)
    {
      unhex (bytes, sealed);
      if (ssh_open (d, SEQUENCE, i, bytes))
        break;
    }
  show (i == SEALED, "no shorter packet is accepted");
}

/* A length that is too short, no multiple of 8, or too long. */
static void
show_lengths (struct ssh_direction *d)
{
  static const uint8_t lengths[][SSH_LENGTH]
    = { { 0, 0, 0, 0 }, { 0, 0, 0, 12 }, { 0xff, 0xff, 0xff, 0xf8 } };
  uint8_t field[SSH_LENGTH];
  unsigned i;

  for (i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
    {
      ssh_set_nonce (&d->length, SEQUENCE);
      chacha_crypt (&d->length, SSH_LENGTH, field, lengths[i]);
      show (!ssh_packet_size (d, SEQUENCE, field),
            "a length that no packet has is refused");
    }
}

int
main (void)
{
  struct ssh_direction d;
  uint8_t bytes[SSH_KEYS];

  unhex (bytes, keys);
  ssh_set_keys (&d, bytes);
  show_packet (&d);
  show_lengths (&d);
  chacha_clear (&d.main);
  chacha_clear (&d.length);
  return EXIT_SUCCESS;
}
