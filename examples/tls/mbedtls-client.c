/* mbedtls-client.c: a client of TLS by mbedTLS 2.28 or 3, with
   ChaCha20-Poly1305 only.

     mbedtls-client PORT CERTIFICATE 1.2|1.3

   joins standard input and output to a connection with port PORT of this
   machine; the server shows CERTIFICATE, or one that it has signed.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <mbedtls/ctr_drbg.h>
#include <mbedtls/entropy.h>
#include <mbedtls/error.h>
#include <mbedtls/net_sockets.h>
#include <mbedtls/ssl.h>
#include <mbedtls/version.h>
#include <mbedtls/x509_crt.h>
#if MBEDTLS_VERSION_MAJOR >= 3
#include <psa/crypto.h>
#endif

#include "client.h"

static const int suites_2[]
  = { MBEDTLS_TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,
      MBEDTLS_TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256, 0 };

/* The one version, and its cipher suites. */
#if MBEDTLS_VERSION_MAJOR >= 3
static const int suites_3[]
  = { MBEDTLS_TLS1_3_CHACHA20_POLY1305_SHA256, 0 };

static void
set_version (mbedtls_ssl_config *config, int is_3)
{
  const mbedtls_ssl_protocol_version version
    = is_3 ? MBEDTLS_SSL_VERSION_TLS1_3 : MBEDTLS_SSL_VERSION_TLS1_2;

  mbedtls_ssl_conf_min_tls_version (config, version);
  mbedtls_ssl_conf_max_tls_version (config, version);
  mbedtls_ssl_conf_ciphersuites (config, is_3 ? suites_3 : suites_2);
  psa_crypto_init ();
}
#else

static void
set_version (mbedtls_ssl_config *config, int is_3)
{
  if (is_3)
    client_die ("mbedTLS 2.28 has no TLS 1.3");
  mbedtls_ssl_conf_min_version (config, MBEDTLS_SSL_MAJOR_VERSION_3,
                                MBEDTLS_SSL_MINOR_VERSION_3);
  mbedtls_ssl_conf_ciphersuites (config, suites_2);
}
#endif

static void
tell (int status)
{
  char text[200];

  mbedtls_strerror (status, text, sizeof text);
  fprintf (stderr, "client: mbedTLS: -0x%04x: %s\n", (unsigned) -status,
           text);
}

static void
must (int status)
{
  if (status)
    {
      tell (status);
      exit (EXIT_FAILURE);
    }
}

static int
result (int n)
{
  switch (n)
    {
    case MBEDTLS_ERR_SSL_WANT_READ:
    case MBEDTLS_ERR_SSL_WANT_WRITE:
#if MBEDTLS_VERSION_MAJOR >= 3
    case MBEDTLS_ERR_SSL_RECEIVED_NEW_SESSION_TICKET:
#endif
      return CLIENT_AGAIN;
    case MBEDTLS_ERR_SSL_PEER_CLOSE_NOTIFY:
      return CLIENT_CLOSED;
    }
  if (n >= 0)
    return n;
  tell (n);
  return CLIENT_FAILED;
}

static int
receive (void *connection, uint8_t *data, size_t size)
{
  return result (mbedtls_ssl_read (connection, data, size));
}

static int
send_some (void *connection, const uint8_t *data, size_t length)
{
  return result (mbedtls_ssl_write (connection, data, length));
}

int
main (int argc, char **argv)
{
  static mbedtls_entropy_context entropy;
  static mbedtls_ctr_drbg_context random;
  static mbedtls_x509_crt trusted;
  static mbedtls_ssl_config config;
  static mbedtls_ssl_context ssl;
  const struct client client = { &ssl, receive, send_some };
  mbedtls_net_context net;
  int status;

  if (argc != 4)
    client_die ("usage: mbedtls-client PORT CERTIFICATE 1.2|1.3");
  mbedtls_entropy_init (&entropy);
  mbedtls_ctr_drbg_init (&random);
  mbedtls_x509_crt_init (&trusted);
  mbedtls_ssl_config_init (&config);
  mbedtls_ssl_init (&ssl);
  must (mbedtls_ctr_drbg_seed (&random, mbedtls_entropy_func, &entropy,
                               NULL, 0));
  must (mbedtls_x509_crt_parse_file (&trusted, argv[2]));
  must (mbedtls_ssl_config_defaults (&config, MBEDTLS_SSL_IS_CLIENT,
                                     MBEDTLS_SSL_TRANSPORT_STREAM,
                                     MBEDTLS_SSL_PRESET_DEFAULT));
  set_version (&config, !strcmp (argv[3], "1.3"));
  mbedtls_ssl_conf_rng (&config, mbedtls_ctr_drbg_random, &random);
  mbedtls_ssl_conf_ca_chain (&config, &trusted, NULL);
  must (mbedtls_ssl_setup (&ssl, &config));
  must (mbedtls_ssl_set_hostname (&ssl, "localhost"));
  net.fd = client_connect (argv[1]);
  mbedtls_ssl_set_bio (&ssl, &net, mbedtls_net_send, mbedtls_net_recv, NULL);
  while (result (status = mbedtls_ssl_handshake (&ssl)) == CLIENT_AGAIN)
    client_wait (net.fd, status == MBEDTLS_ERR_SSL_WANT_WRITE
                 ? POLLOUT : POLLIN);
  must (status);

  status = client_run (&client, net.fd);
  if (status)
    mbedtls_ssl_close_notify (&ssl);
  mbedtls_ssl_free (&ssl);
  mbedtls_ssl_config_free (&config);
  mbedtls_x509_crt_free (&trusted);
  mbedtls_ctr_drbg_free (&random);
  mbedtls_entropy_free (&entropy);
  close (net.fd);
  return status ? EXIT_SUCCESS : EXIT_FAILURE;
}
