/* benchmark-works.c: the works there are, and chapoly's way to do them.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <chapoly/chacha-poly1305-batch.h>
#include <chapoly/chacha-poly1305-pieces.h>

#include <string.h>

/* The Makefile tells. */
#ifndef BENCHMARK_VERSION
#define BENCHMARK_VERSION "of unknown version"
#endif

const struct bench_work_info bench_works[BENCH_WORKS] =
{
  [CHACHA_ENCRYPT]
  = { "chacha", "encrypt", 64, BENCH_NETTLE | BENCH_SIZED | BENCH_NO_TAG,
      "STREAM enc", "ChaCha20/", "ChaCha20" },
  [CHACHA_DECRYPT]
  = { "chacha", "decrypt", 64, BENCH_NETTLE | BENCH_NO_TAG,
      "STREAM dec", "ChaCha20/Decrypt-", NULL },
  [AEAD_ENCRYPT]
  = { "chacha_poly1305", "encrypt", 64, BENCH_NETTLE,
      NULL, "Chacha20Poly1305/Encrypt-", NULL },
  /* OpenSSL tells no tag when it decrypts. */
  [AEAD_DECRYPT]
  = { "chacha_poly1305", "decrypt", 64, BENCH_NETTLE | BENCH_NO_TAG,
      NULL, "Chacha20Poly1305/Decrypt-", NULL },
  [AEAD_UPDATE]
  = { "chacha_poly1305", "update", 64, BENCH_NETTLE,
      "POLY1305 auth", "Chacha20Poly1305/Update-", NULL },
  [AEAD_SEAL]
  = { "chacha_poly1305", "seal", 64, BENCH_SIZED,
      "POLY1305 enc", "Chacha20Poly1305/Seal-", "ChaCha20-Poly1305" },
  [AEAD_OPEN]
  = { "chacha_poly1305", "open", 64, BENCH_SIZED | BENCH_NO_TAG,
      "POLY1305 dec", "Chacha20Poly1305/Open-", NULL },
  [AEAD_BATCH]
  = { "chacha_poly1305", "batch", 64, BENCH_SIZED,
      NULL, "Chacha20Poly1305/Batch-", NULL },
  [AEAD_PIECES]
  = { "chacha_poly1305", "pieces", 64, BENCH_SIZED,
      NULL, "Chacha20Poly1305/Pieces-", NULL },
  [POLY1305_UPDATE]
  = { "poly1305", "update", 16, BENCH_NETTLE,
      NULL, "Poly1305/Write-", NULL },
  [POLY1305_AUTH]
  = { "poly1305", "auth", 16, BENCH_SIZED,
      "POLY1305", "Poly1305/Sum-", "poly1305" }
};

const uint8_t bench_key[BENCH_KEY_SIZE] =
{
  0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87,
  0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f,
  0x90, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97,
  0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9d, 0x9e, 0x9f
};

const uint8_t bench_nonce[BENCH_NONCE_SIZE] =
{
  0x07, 0x00, 0x00, 0x00, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47
};

static struct chacha_ctx chacha;
static struct chacha_poly1305_ctx aead;
static struct poly1305_ctx poly1305;

static const char *
load (struct bench_library *library, void *handle, unsigned which)
{
  (void) handle;
  (void) which;
  snprintf (library->version, sizeof library->version, "%s",
            BENCHMARK_VERSION);
  return chacha_poly1305_self_test () ? NULL : "its self-test fails";
}

static void
chacha_begin (const struct bench_message *m)
{
  (void) m;
  chacha_set_key (&chacha, bench_key);
}

static int
chacha_call (struct bench_message *m)
{
  chacha_set_nonce96 (&chacha, bench_nonce);
  chacha_crypt32 (&chacha, m->length, m->dst, m->src);
  return 1;
}

static void
key_begin (const struct bench_message *m)
{
  (void) m;
  chacha_poly1305_set_key (&aead, bench_key);
}

static void
stream_begin (const struct bench_message *m)
{
  key_begin (m);
  chacha_poly1305_set_nonce (&aead, bench_nonce);
}

static int
encrypt_call (struct bench_message *m)
{
  return chacha_poly1305_encrypt (&aead, m->length, m->dst, m->src);
}

static int
decrypt_call (struct bench_message *m)
{
  return chacha_poly1305_decrypt (&aead, m->length, m->dst, m->src);
}

static int
update_call (struct bench_message *m)
{
  return chacha_poly1305_update (&aead, m->length, m->src);
}

static void
stream_end (struct bench_message *m)
{
  chacha_poly1305_digest (&aead, m->tag);
}

static int
seal_call (struct bench_message *m)
{
  return chacha_poly1305_seal (&aead, BENCH_NONCE_SIZE, bench_nonce,
                               m->ad_length, m->ad, m->length,
                               m->dst, m->src, m->tag);
}

static int
open_call (struct bench_message *m)
{
  return chacha_poly1305_open (&aead, BENCH_NONCE_SIZE, bench_nonce,
                               m->ad_length, m->ad, m->length,
                               m->dst, m->src, m->tag);
}

/* The length of part i of the text. */
static size_t
part_length (const struct bench_message *m, unsigned i)
{
  const size_t part = m->length / BENCH_PARTS;

  return i < BENCH_PARTS - 1 ? part : m->length - part * i;
}

/* All under one nonce, which only a benchmark may do; the last tag stays. */
static int
batch_call (struct bench_message *m)
{
  struct chacha_poly1305_message messages[BENCH_PARTS];
  uint8_t tags[BENCH_PARTS][BENCH_TAG_SIZE];
  size_t at = 0;
  unsigned i;
  int all;

  for (i = 0; i < BENCH_PARTS; at += part_length (m, i++))
    {
      messages[i].nonce_length = BENCH_NONCE_SIZE;
      messages[i].nonce = bench_nonce;
      messages[i].ad_length = m->ad_length;
      messages[i].ad = m->ad;
      messages[i].length = part_length (m, i);
      messages[i].dst = m->dst + at;
      messages[i].src = m->src + at;
      messages[i].tag.write = tags[i];
    }
  all = chacha_poly1305_seal_batch (&aead, BENCH_PARTS, messages);
  memcpy (m->tag, tags[BENCH_PARTS - 1], BENCH_TAG_SIZE);
  return all;
}

static int
pieces_call (struct bench_message *m)
{
  const struct chapoly_const_piece ad = { m->ad, m->ad_length };
  struct chapoly_const_piece src[BENCH_PARTS];
  struct chapoly_piece dst[BENCH_PARTS];
  size_t at = 0;
  unsigned i;

  for (i = 0; i < BENCH_PARTS; at += part_length (m, i++))
    {
      src[i].data = m->src + at;
      dst[i].data = m->dst + at;
      src[i].length = dst[i].length = part_length (m, i);
    }
  return chacha_poly1305_seal_pieces (&aead, BENCH_NONCE_SIZE, bench_nonce,
                                      1, &ad, BENCH_PARTS, dst,
                                      BENCH_PARTS, src, m->tag);
}

static void
poly1305_begin (const struct bench_message *m)
{
  (void) m;
  poly1305_set_key (&poly1305, bench_key);
}

static int
poly1305_call (struct bench_message *m)
{
  poly1305_update (&poly1305, m->length, m->src);
  return 1;
}

static void
poly1305_end (struct bench_message *m)
{
  poly1305_digest (&poly1305, m->tag);
}

static int
auth_call (struct bench_message *m)
{
  poly1305_set_key (&poly1305, bench_key);
  poly1305_update (&poly1305, m->length, m->src);
  poly1305_digest (&poly1305, m->tag);
  return 1;
}

struct bench_library bench_chapoly =
{
  .name = "chapoly",
  .load = load,
  .op = {
    [CHACHA_ENCRYPT] = { chacha_begin, chacha_call, NULL },
    [CHACHA_DECRYPT] = { chacha_begin, chacha_call, NULL },
    [AEAD_ENCRYPT] = { stream_begin, encrypt_call, stream_end },
    [AEAD_DECRYPT] = { stream_begin, decrypt_call, NULL },
    [AEAD_UPDATE] = { stream_begin, update_call, stream_end },
    [AEAD_SEAL] = { key_begin, seal_call, NULL },
    [AEAD_OPEN] = { key_begin, open_call, NULL },
    [AEAD_BATCH] = { key_begin, batch_call, NULL },
    [AEAD_PIECES] = { key_begin, pieces_call, NULL },
    [POLY1305_UPDATE] = { poly1305_begin, poly1305_call, poly1305_end },
    [POLY1305_AUTH] = { NULL, auth_call, NULL }
  }
};
