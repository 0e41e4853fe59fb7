/* tls13-record.c: TLS 1.3 records, and those of TLS 1.2, against what
   OpenSSL sent.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "tls-record.h"
#include "example.h"

/* The first records that OpenSSL 3.0 sent as a client, with the keys of
   those connections: of TLS 1.3 numbers 0 and 1, the second padded to 64
   bytes; of TLS 1.2 number 1. */

static const char first[] = "The record layer protects this line.";
static const char second[] = "And this one, padded to 64 bytes.";

static const char tls13_key[] =
  "3f814d6d4439d134c941d4c5b71a13b5df39e4421a7b1f152f301b964fb81dd9";
static const char tls13_iv[] = "c287f59cf4cd81cf4ec679f3";
static const char tls13_first[] =
  "1703030035abfc17e9e97975d79694d575b696a096a3f2d46b7a17ce6186ee3d"
  "3d812c554305689791cc19dcd4287ab561c21a231276d341c51c";
static const char tls13_second[] =
  "170303005061f95b5ab149798b96bfa9e192042a435d888c0665fdb928c4e865"
  "f7e5b95d4fe3d9bb9958ab0ce7ca621ccf54a153ed4483b6c748ba9900ece608"
  "da5a5fa59dd8c8369dd6e68c68af76c916c5033296";

static const char tls12_key[] =
  "0cdfd35aff7fa50980f980dc68c2e70ab73ad68bc29c27bdee98563cb073b52c";
static const char tls12_iv[] = "184aa8cda1a8112cb2fefc55";
static const char tls12_first[] =
  "170303003473b2fccb5c361702790f41da4748f35425498aee97e74c581642eb"
  "cb996f90b3d18d9f91aba27ad02509ea0b88d3862c4773f1a6";

static void
set_hex_keys (struct tls_direction *d, const char *key_digits,
              const char *iv_digits)
{
  uint8_t key[CHACHA_POLY1305_KEY_SIZE], iv[CHACHA_POLY1305_NONCE_SIZE];

  unhex (key, key_digits);
  unhex (iv, iv_digits);
  tls_set_keys (d, key, iv);
}

static void
put_text (uint8_t *record, const char *text)
{
  memcpy (record + TLS_HEADER, text, strlen (text));
}

static int
is_text (const uint8_t *record, size_t length, const char *text)
{
  return length == strlen (text)
    && !memcmp (record + TLS_HEADER, text, length);
}

/* Whether every change of one bit of a record is refused, and leaves no
   text. */
static int
refuses_changes (const struct tls_direction *d, const char *digits,
                 int (*open) (struct tls_direction *, size_t, uint8_t *,
                              uint8_t *, size_t *))
{
  uint8_t record[128], type;
  size_t size = unhex (record, digits), length, i;

  for (i = 0; i < 8 * size; i++)
    {
      struct tls_direction copy = *d;

      unhex (record, digits);
      record[i / 8] ^= (uint8_t) (1 << i % 8);
      if (open (&copy, size, record, &type, &length))
        return 0;
      /* A wrong length is seen before anything is decrypted. */
      if (i / 8 != 3 && i / 8 != 4
          && !is_zero (record + TLS_HEADER, size - TLS_HEADER - TLS_TAG))
        return 0;
    }
  return 1;
}

static void
show_tls13 (uint8_t *record)
{
  struct tls_direction sender, receiver;
  size_t size, length;
  uint8_t type;

  set_hex_keys (&sender, tls13_key, tls13_iv);
  receiver = sender;

  put_text (record, first);
  size = tls13_seal (&sender, TLS_APPLICATION_DATA, strlen (first), 0, record);
  show (is_hex (record, size, tls13_first),
        "TLS 1.3: record 0 is the one that OpenSSL sent");
  show (refuses_changes (&receiver, tls13_first, tls13_open),
        "TLS 1.3: each of its bits counts");
  show (tls13_open (&receiver, size, record, &type, &length)
        && type == TLS_APPLICATION_DATA && is_text (record, length, first),
        "TLS 1.3: record 0 is opened");
  unhex (record, tls13_first);
  show (!tls13_open (&receiver, size, record, &type, &length),
        "TLS 1.3: the same record once more is refused");

  put_text (record, second);
  size = tls13_seal (&sender, TLS_APPLICATION_DATA, strlen (second),
                     64 - 1 - strlen (second), record);
  show (is_hex (record, size, tls13_second),
        "TLS 1.3: record 1, padded, is the one that OpenSSL sent");
  show (tls13_open (&receiver, size, record, &type, &length)
        && type == TLS_APPLICATION_DATA && is_text (record, length, second),
        "TLS 1.3: record 1 is opened, padding taken off");
}

static void
show_limits (uint8_t *record)
{
  struct tls_direction sender, receiver;
  size_t size, length;
  uint8_t type;

  set_hex_keys (&sender, tls13_key, tls13_iv);
  receiver = sender;
  memset (record + TLS_HEADER, 'x', TLS_TEXT_MAX);
  show (!tls13_seal (&sender, TLS_HANDSHAKE, TLS_TEXT_MAX + 1, 0, record)
        && !tls13_seal (&sender, TLS_HANDSHAKE, TLS_TEXT_MAX, 1, record)
        && !tls13_seal (&sender, TLS_HANDSHAKE, 0, TLS_TEXT_MAX + 1, record),
        "TLS 1.3: more than 2^14 bytes and a type are refused");
  size = tls13_seal (&sender, TLS_HANDSHAKE, TLS_TEXT_MAX, 0, record);
  show (size == TLS_RECORD_MAX
        && tls13_open (&receiver, size, record, &type, &length)
        && type == TLS_HANDSHAKE && length == TLS_TEXT_MAX,
        "TLS 1.3: 2^14 bytes go into one record");
  size = tls13_seal (&sender, TLS_HANDSHAKE, 0, TLS_TEXT_MAX, record);
  show (tls13_open (&receiver, size, record, &type, &length)
        && type == TLS_HANDSHAKE && length == 0,
        "TLS 1.3: so do 2^14 bytes of padding");

  for (size = 0; size < TLS_HEADER + TLS_TAG + 1; size++)
    {
      tls_put_header (record, TLS_APPLICATION_DATA, size - TLS_HEADER);
      if (tls13_open (&receiver, size, record, &type, &length))
        break;
    }
  show (size == TLS_HEADER + TLS_TAG + 1,
        "TLS 1.3: what is too short for a type and a tag is refused");
  sender.sequence = UINT64_MAX;
  show (!tls13_seal (&sender, TLS_APPLICATION_DATA, 1, 0, record),
        "TLS 1.3: the sequence number does not wrap");
}

static void
show_tls12 (uint8_t *record)
{
  struct tls_direction sender, receiver;
  size_t size, length;
  uint8_t type;

  set_hex_keys (&sender, tls12_key, tls12_iv);
  sender.sequence = 1;          /* after Finished */
  receiver = sender;

  put_text (record, first);
  size = tls12_seal (&sender, TLS_APPLICATION_DATA, strlen (first), record);
  show (is_hex (record, size, tls12_first),
        "TLS 1.2: record 1 is the one that OpenSSL sent");
  show (refuses_changes (&receiver, tls12_first, tls12_open),
        "TLS 1.2: each of its bits counts");
  show (tls12_open (&receiver, size, record, &type, &length)
        && type == TLS_APPLICATION_DATA && is_text (record, length, first),
        "TLS 1.2: record 1 is opened");
}

int
main (void)
{
  static uint8_t record[TLS_RECORD_MAX];

  show_tls13 (record);
  show_limits (record);
  show_tls12 (record);
  return EXIT_SUCCESS;
}
