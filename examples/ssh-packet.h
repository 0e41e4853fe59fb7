/* ssh-packet.h: packets of chacha20-poly1305@openssh.com, in place.

   OpenSSH's PROTOCOL.chacha20poly1305; draft-ietf-sshm-chacha20-poly1305.
   Copy this header for a transport of your own; ssh-chacha20-poly1305.c
   shows its use.

   This is not the AEAD of RFC 8439, but made of its parts: the packet
   length is encrypted under a key of its own, so that it can be read
   first, and the tag is over the ciphertext without padding and lengths.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef SSH_PACKET_H
#define SSH_PACKET_H

#include <string.h>

#include <chapoly/chacha.h>
#include <chapoly/poly1305.h>

#define SSH_KEYS (2 * CHACHA_KEY_SIZE)
#define SSH_LENGTH 4
#define SSH_TAG POLY1305_DIGEST_SIZE
#define SSH_LENGTH_MIN 8
#define SSH_LENGTH_MAX (256 * 1024)     /* as OpenSSH has it */

/* One direction of a connection. */
struct ssh_direction
{
  struct chacha_ctx main;
  struct chacha_ctx length;
};

/* keys: 64 bytes from the key exchange. */
static inline void
ssh_set_keys (struct ssh_direction *d, const uint8_t keys[SSH_KEYS])
{
  chacha_set_key (&d->main, keys);
  chacha_set_key (&d->length, keys + CHACHA_KEY_SIZE);
}

/* The nonce is the packet's sequence number, 64 bits, big-endian; it
   sets the block counter to 0. */
static inline void
ssh_set_nonce (struct chacha_ctx *chacha, uint32_t sequence)
{
  uint8_t nonce[CHACHA_NONCE_SIZE] = { 0 };
  unsigned i;

  for (i = 0; i < 4; i++)
    nonce[CHACHA_NONCE_SIZE - 1 - i] = (uint8_t) (sequence >> 8 * i);
  chacha_set_nonce (chacha, nonce);
}

/* Makes the Poly1305 key of block 0.  The next call of chacha_crypt starts
   at block 1, which is where the payload does. */
static inline void
ssh_start (struct ssh_direction *d, uint32_t sequence,
           struct poly1305_ctx *poly1305)
{
  uint8_t key[POLY1305_KEY_SIZE] = { 0 };
  volatile uint8_t *wipe = key;
  unsigned i;

  ssh_set_nonce (&d->main, sequence);
  chacha_crypt (&d->main, sizeof key, key, key);
  poly1305_set_key (poly1305, key);
  for (i = 0; i < sizeof key; i++)
    wipe[i] = 0;
}

/* Seals a packet of size bytes: length field, padding length, payload and
   padding.  SSH_TAG bytes behind it take the tag. */
static inline void
ssh_seal (struct ssh_direction *d, uint32_t sequence, size_t size,
          uint8_t *packet)
{
  struct poly1305_ctx poly1305;

  ssh_start (d, sequence, &poly1305);
  ssh_set_nonce (&d->length, sequence);
  chacha_crypt (&d->length, SSH_LENGTH, packet, packet);
  chacha_crypt (&d->main, size - SSH_LENGTH, packet + SSH_LENGTH,
                packet + SSH_LENGTH);
  poly1305_update (&poly1305, size, packet);
  poly1305_digest (&poly1305, packet + size);
}

/* Reads the length field of a packet from its first 4 bytes, and leaves
   them as they are.  Returns how many bytes are to be received before the
   packet can be opened, SSH_LENGTH + length + SSH_TAG; or 0, if no packet
   has that length.  The length is not yet authentic: use it for nothing
   else. */
static inline size_t
ssh_packet_size (struct ssh_direction *d, uint32_t sequence,
                 const uint8_t packet[SSH_LENGTH])
{
  uint8_t field[SSH_LENGTH];
  uint32_t length;

  ssh_set_nonce (&d->length, sequence);
  chacha_crypt (&d->length, sizeof field, field, packet);
  length = (uint32_t) field[0] << 24 | (uint32_t) field[1] << 16
    | (uint32_t) field[2] << 8 | field[3];
  if (length < SSH_LENGTH_MIN || length > SSH_LENGTH_MAX || length % 8)
    return 0;
  return SSH_LENGTH + length + SSH_TAG;
}

/* Opens a sealed packet of size bytes, tag included.  The tag is checked
   before a byte is decrypted; returns 0 with the packet as it came if it
   is not authentic. */
static inline int
ssh_open (struct ssh_direction *d, uint32_t sequence, size_t size,
          uint8_t *packet)
{
  struct poly1305_ctx poly1305;

  if (size < SSH_LENGTH + SSH_TAG)
    return 0;
  size -= SSH_TAG;
  ssh_start (d, sequence, &poly1305);
  poly1305_update (&poly1305, size, packet);
  if (!poly1305_verify (&poly1305, packet + size))
    return 0;
  ssh_set_nonce (&d->length, sequence);
  chacha_crypt (&d->length, SSH_LENGTH, packet, packet);
  chacha_crypt (&d->main, size - SSH_LENGTH, packet + SSH_LENGTH,
                packet + SSH_LENGTH);
  return 1;
}

#endif /* SSH_PACKET_H */
