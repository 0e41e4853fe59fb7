/* bearssl-functions.c: what BearSSL's own functions give, chapoly's give,
   too; and a record that is not authentic is wiped.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <string.h>

#include "bearssl-chapoly.h"
#include "testutils.h"

enum { MAX = 2000, TAG = 16, HEADER = 5 };

static uint8_t key[32], iv[12], ad[40], text[MAX];

static void
test_functions (size_t n, uint32_t counter)
{
  uint8_t right[MAX], out[MAX], right_tag[TAG], tag[TAG];
  const size_t a = n % sizeof ad;
  int encrypt;

  test_context ("text %u, counter %lx", (unsigned) n,
                (unsigned long) counter);
  memcpy (right, text, n);
  memcpy (out, text, n);
  CHECK (br_chacha20_ct_run (key, iv, counter, right, n)
         == bearssl_chacha20_run (key, iv, counter, out, n));
  CHECK_MEM (n, out, right);
  for (encrypt = 0; encrypt < 2; encrypt++)
    {
      br_poly1305_ctmul_run (key, iv, right, n, ad, a, right_tag,
                             br_chacha20_ct_run, encrypt);
      bearssl_poly1305_run (key, iv, out, n, ad, a, tag,
                            br_chacha20_ct_run, encrypt);
      CHECK_MEM (n, out, right);
      CHECK_MEM (TAG, tag, right_tag);
    }
}

/* Sealed and opened as the engine does it, with a bit changed or not. */
static void
test_record (br_ssl_engine_context *engine, size_t n, int bad)
{
  const uint8_t zeros[MAX] = { 0 };
  br_sslrec_chapol_context in, out;
  uint8_t room[HEADER + MAX + TAG], *record = room + HEADER, *plain;
  size_t length = n;

  test_context ("record, text %u", (unsigned) n);
  engine->ichapol_out->init (&out.vtable.out, engine->ichacha, engine->ipoly,
                             key, iv);
  engine->ichapol_in->init (&in.vtable.in, engine->ichacha, engine->ipoly,
                            key, iv);
  memcpy (record, text, n);
  CHECK (out.vtable.out->inner.encrypt ((void *) &out.vtable.out, 23, BR_TLS12,
                                        record, &length) == room
         && length == HEADER + n + TAG);
  length = n + TAG;
  CHECK (in.vtable.in->inner.check_length ((void *) &in.vtable.in, length));
  CHECK (!in.vtable.in->inner.check_length ((void *) &in.vtable.in, TAG - 1));
  record[test_random_below (length)] ^= (uint8_t) (bad << n % 8);
  plain = in.vtable.in->inner.decrypt ((void *) &in.vtable.in, 23, BR_TLS12,
                                       record, &length);
  if (bad)
    {
      CHECK (!plain);
      CHECK_MEM (n, record, zeros);
    }
  else
    {
      CHECK (plain == record && length == n);
      CHECK_MEM (n, record, text);
    }
}

void
test_main (void)
{
  static br_ssl_client_context client;
  static br_x509_minimal_context nobody;
  size_t n;

  test_random_bytes (sizeof key, key);
  test_random_bytes (sizeof iv, iv);
  test_random_bytes (sizeof ad, ad);
  test_random_bytes (sizeof text, text);
  br_ssl_client_init_full (&client, &nobody, NULL, 0);
  bearssl_use_chapoly (&client.eng);
  CHECK (client.eng.ichacha == bearssl_chacha20_run);
  CHECK (client.eng.ipoly == bearssl_poly1305_run);
  for (n = 0; n <= MAX; n += 1 + n / 7)
    {
      test_functions (n, 1);
      test_functions (n, UINT32_MAX - 2);
      test_record (&client.eng, n, 0);
      test_record (&client.eng, n, 1);
    }
}
