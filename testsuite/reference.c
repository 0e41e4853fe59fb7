/* reference.c: ChaCha20, Poly1305, their AEAD and SHA-256, slow and plain.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "reference.h"

#include <stdlib.h>
#include <string.h>

static uint32_t
get32 (const uint8_t *p)
{
  return p[0] + ((uint32_t) p[1] << 8) + ((uint32_t) p[2] << 16)
    + ((uint32_t) p[3] << 24);
}

static void
put (uint8_t *p, unsigned bytes, uint64_t x)
{
  for (; bytes; bytes--, x >>= 8)
    *p++ = (uint8_t) (x & 255);
}

/* ChaCha20: RFC 8439 sections 2.1 to 2.4. */

static uint32_t
rotate_left (uint32_t x, unsigned n)
{
  return (x << n) | (x >> (32 - n));
}

static void
twenty_rounds (uint32_t x[16])
{
  /* Columns, then diagonals. */
  static const unsigned quarters[8][4] = {
    { 0, 4, 8, 12 }, { 1, 5, 9, 13 }, { 2, 6, 10, 14 }, { 3, 7, 11, 15 },
    { 0, 5, 10, 15 }, { 1, 6, 11, 12 }, { 2, 7, 8, 13 }, { 3, 4, 9, 14 }
  };
  static const unsigned rotations[4] = { 16, 12, 8, 7 };
  unsigned round, q, step;

  for (round = 0; round < 10; round++)
    for (q = 0; q < 8; q++)
      for (step = 0; step < 4; step++)
        {
          /* a += b, d ^= a; then c += d, b ^= c; and so again. */
          const unsigned *w = quarters[q], odd = step & 1;
          const unsigned sum = w[odd ? 2 : 0];
          const unsigned addend = w[odd ? 3 : 1], rotated = w[odd ? 1 : 3];

          x[sum] += x[addend];
          x[rotated] = rotate_left (x[rotated] ^ x[sum], rotations[step]);
        }
}

void
reference_chacha_block (uint8_t out[64], const uint32_t state[16])
{
  uint32_t x[16];
  unsigned i;

  memcpy (x, state, sizeof x);
  twenty_rounds (x);
  for (i = 0; i < 16; i++)
    put (out + 4 * i, 4, x[i] + state[i]);
}

static void
set_key (uint32_t state[16], const uint8_t key[32])
{
  unsigned i;

  for (i = 0; i < 4; i++)
    state[i] = get32 ((const uint8_t *) "expand 32-byte k" + 4 * i);
  for (i = 0; i < 8; i++)
    state[4 + i] = get32 (key + 4 * i);
}

void
reference_hchacha20 (uint8_t out[32], const uint8_t key[32],
                     const uint8_t in[16])
{
  uint32_t x[16];
  unsigned i;

  set_key (x, key);
  for (i = 0; i < 4; i++)
    x[12 + i] = get32 (in + 4 * i);
  twenty_rounds (x);
  for (i = 0; i < 4; i++)
    {
      put (out + 4 * i, 4, x[i]);
      put (out + 16 + 4 * i, 4, x[12 + i]);
    }
}

void
reference_chacha_start (uint32_t state[16], const uint8_t key[32],
                        size_t nonce_length, const uint8_t *nonce)
{
  uint8_t subkey[32];
  unsigned i;

  if (nonce_length == 24)
    {
      reference_hchacha20 (subkey, key, nonce);
      key = subkey;
      nonce += 16;
      nonce_length = 8;
    }
  set_key (state, key);
  memset (state + 12, 0, 4 * sizeof *state);
  for (i = 0; i < nonce_length / 4; i++)
    state[16 - nonce_length / 4 + i] = get32 (nonce + 4 * i);
}

void
reference_chacha (uint32_t state[16], int wide, size_t length,
                  uint8_t *dst, const uint8_t *src)
{
  uint8_t block[64];
  size_t i;

  for (i = 0; i < length; i++)
    {
      if (i % 64 == 0)
        {
          reference_chacha_block (block, state);
          state[12]++;
          if (wide && state[12] == 0)
            state[13]++;
        }
      dst[i] = src[i] ^ block[i % 64];
    }
}

/* Poly1305: RFC 8439 section 2.5, in radix 2^8.  2^136 = 320 and 2^130 = 5
   modulo p = 2^130 - 5. */

/* t, whose digits may be too large, modulo p. */
static void
reduce (uint8_t h[17], uint32_t t[17])
{
  uint32_t top, carry;
  uint8_t g[17];
  unsigned i;

  do
    {
      for (i = 0; i < 16; i++)
        {
          t[i + 1] += t[i] >> 8;
          t[i] &= 255;
        }
      top = t[16] >> 2;
      t[16] &= 3;
      t[0] += 5 * top;
    }
  while (top);

  for (i = 0, carry = 5; i < 17; i++)
    {
      carry += t[i];
      g[i] = (uint8_t) (carry & 255);
      h[i] = (uint8_t) t[i];
      carry >>= 8;
    }
  /* h + 5 reaches 2^130, so h reaches p. */
  if (g[16] & 4)
    {
      memcpy (h, g, 17);
      h[16] &= 3;
    }
}

void
reference_poly1305_reduce (uint8_t h[17])
{
  uint32_t t[17];
  unsigned i;

  for (i = 0; i < 17; i++)
    t[i] = h[i];
  reduce (h, t);
}

void
reference_poly1305_blocks (uint8_t h[17], const uint8_t r[16],
                           size_t blocks, const uint8_t *data, unsigned pad)
{
  for (; blocks; blocks--, data += 16)
    {
      uint32_t t[33];
      unsigned i, j;

      memset (t, 0, sizeof t);
      for (i = 0; i < 17; i++)
        for (j = 0; j < 16; j++)
          t[i + j] += (h[i] + (i < 16 ? data[i] : pad)) * (uint32_t) r[j];
      /* 17 products of 510 times 255, times 321, are less than 2^32. */
      for (i = 17; i < 33; i++)
        t[i - 17] += 320 * t[i];
      reduce (h, t);
    }
}

void
reference_poly1305 (const uint8_t key[32], size_t length,
                    const uint8_t *data, uint8_t tag[16])
{
  uint8_t r[16], h[17], last[16];
  unsigned i, carry = 0;

  memcpy (r, key, 16);
  for (i = 3; i < 16; i += 4)
    r[i] &= 15;
  for (i = 4; i < 16; i += 4)
    r[i] &= 252;

  memset (h, 0, sizeof h);
  reference_poly1305_blocks (h, r, length / 16, data, 1);
  if (length % 16)
    {
      memset (last, 0, sizeof last);
      memcpy (last, data + length / 16 * 16, length % 16);
      last[length % 16] = 1;
      reference_poly1305_blocks (h, r, 1, last, 0);
    }
  for (i = 0; i < 16; i++)
    {
      carry += h[i] + key[16 + i];
      tag[i] = (uint8_t) (carry & 255);
      carry >>= 8;
    }
}

/* The AEAD: RFC 8439 section 2.8, word for word. */
void
reference_seal (const uint8_t key[32], size_t nonce_length,
                const uint8_t *nonce, size_t ad_length, const uint8_t *ad,
                size_t length, uint8_t *dst, const uint8_t *src,
                uint8_t tag[16])
{
  const size_t ad_padded = (ad_length + 15) / 16 * 16;
  const size_t padded = (length + 15) / 16 * 16;
  uint8_t *mac_data = calloc (ad_padded + padded + 16, 1), otk[64];
  uint32_t state[16];

  if (!mac_data)
    abort ();
  if (ad_length)
    memcpy (mac_data, ad, ad_length);
  reference_chacha_start (state, key, nonce_length, nonce);
  reference_chacha_block (otk, state);
  state[12] = 1;
  reference_chacha (state, 0, length, dst, src);
  if (length)
    memcpy (mac_data + ad_padded, dst, length);
  put (mac_data + ad_padded + padded, 8, ad_length);
  put (mac_data + ad_padded + padded + 8, 8, length);
  reference_poly1305 (otk, ad_padded + padded + 16, mac_data, tag);
  free (mac_data);
}

/* SHA-256: FIPS 180-4. */

/* Fractions of the cube roots of the first 64 primes. */
static const uint32_t sha256_k[64] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
  0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
  0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
  0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
  0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
  0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
};

static void
sha256_block (struct reference_sha256 *ctx)
{
  uint32_t w[64], x[8], t1, t2;
  unsigned i;

#define ROTR(n, x) rotate_left (x, 32 - (n))
  for (i = 0; i < 16; i++)
    w[i] = (uint32_t) ctx->block[4 * i] << 24
      | (uint32_t) ctx->block[4 * i + 1] << 16
      | (uint32_t) ctx->block[4 * i + 2] << 8 | ctx->block[4 * i + 3];
  for (; i < 64; i++)
    {
      t1 = w[i - 15];
      t2 = w[i - 2];
      w[i] = w[i - 16] + (ROTR (7, t1) ^ ROTR (18, t1) ^ t1 >> 3)
        + w[i - 7] + (ROTR (17, t2) ^ ROTR (19, t2) ^ t2 >> 10);
    }
  memcpy (x, ctx->h, sizeof x);
  for (i = 0; i < 64; i++)
    {
      t1 = x[7] + (ROTR (6, x[4]) ^ ROTR (11, x[4]) ^ ROTR (25, x[4]))
        + ((x[4] & x[5]) ^ (~x[4] & x[6])) + sha256_k[i] + w[i];
      t2 = (ROTR (2, x[0]) ^ ROTR (13, x[0]) ^ ROTR (22, x[0]))
        + ((x[0] & x[1]) ^ (x[0] & x[2]) ^ (x[1] & x[2]));
      memmove (x + 1, x, 7 * sizeof x[0]);
      x[4] += t1;
      x[0] = t1 + t2;
    }
#undef ROTR
  for (i = 0; i < 8; i++)
    ctx->h[i] += x[i];
}

void
reference_sha256_start (struct reference_sha256 *ctx)
{
  /* Fractions of the square roots of the first 8 primes. */
  static const uint32_t start[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  memset (ctx, 0, sizeof *ctx);
  memcpy (ctx->h, start, sizeof start);
}

void
reference_sha256_add (struct reference_sha256 *ctx, size_t length,
                      const uint8_t *data)
{
  while (length--)
    {
      ctx->block[ctx->length++ % 64] = *data++;
      if (ctx->length % 64 == 0)
        sha256_block (ctx);
    }
}

void
reference_sha256_end (struct reference_sha256 *ctx, uint8_t digest[32])
{
  const uint64_t bits = 8 * ctx->length;
  uint8_t byte = 0x80;
  unsigned i;

  do
    {
      reference_sha256_add (ctx, 1, &byte);
      byte = 0;
    }
  while (ctx->length % 64 != 56);
  for (i = 0; i < 8; i++)
    {
      byte = (uint8_t) (bits >> (56 - 8 * i));
      reference_sha256_add (ctx, 1, &byte);
    }
  for (i = 0; i < 32; i++)
    digest[i] = (uint8_t) (ctx->h[i / 4] >> (24 - 8 * (i % 4)));
}
