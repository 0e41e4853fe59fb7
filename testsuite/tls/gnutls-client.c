/* gnutls-client.c: a client of TLS by GnuTLS, which knows nothing of
   chapoly.  Unlike gnutls-cli, it tells the server when a record is not
   authentic: GnuTLS leaves that to programs.

     gnutls-client PORT CERTIFICATE 1.2|1.3

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <gnutls/gnutls.h>

#include "client.h"

static int
result (ssize_t n)
{
  if (n == GNUTLS_E_AGAIN || n == GNUTLS_E_INTERRUPTED)
    return CLIENT_AGAIN;
  if (n >= 0)
    return (int) n;
  fprintf (stderr, "client: %s\n", gnutls_strerror ((int) n));
  return CLIENT_FAILED;
}

static int
receive (void *connection, uint8_t *data, size_t size)
{
  const ssize_t n = gnutls_record_recv (connection, data, size);

  if (n < 0 && gnutls_error_is_fatal ((int) n))
    gnutls_alert_send_appropriate (connection, (int) n);
  return result (n);
}

static int
send_some (void *connection, const uint8_t *data, size_t length)
{
  return result (gnutls_record_send (connection, data, length));
}

static void
must (int status)
{
  if (status < 0)
    client_die (gnutls_strerror (status));
}

int
main (int argc, char **argv)
{
  struct client client = { NULL, receive, send_some };
  gnutls_certificate_credentials_t trust;
  gnutls_session_t session;
  char priority[100];
  int s, status;

  if (argc != 4)
    client_die ("usage: gnutls-client PORT CERTIFICATE 1.2|1.3");
  snprintf (priority, sizeof priority, "NORMAL:-CIPHER-ALL:"
            "+CHACHA20-POLY1305:-VERS-ALL:+VERS-TLS%s", argv[3]);
  must (gnutls_certificate_allocate_credentials (&trust));
  must (gnutls_certificate_set_x509_trust_file (trust, argv[2],
                                                GNUTLS_X509_FMT_PEM));
  must (gnutls_init (&session, GNUTLS_CLIENT | GNUTLS_NONBLOCK));
  must (gnutls_priority_set_direct (session, priority, NULL));
  must (gnutls_credentials_set (session, GNUTLS_CRD_CERTIFICATE, trust));
  gnutls_session_set_verify_cert (session, "localhost", 0);
  s = client_connect (argv[1]);
  gnutls_transport_set_int (session, s);
  while ((status = gnutls_handshake (session)) == GNUTLS_E_AGAIN)
    client_wait (s, gnutls_record_get_direction (session) ? POLLOUT : POLLIN);
  must (status);

  client.connection = session;
  status = client_run (&client, s);
  if (status)
    gnutls_bye (session, GNUTLS_SHUT_WR);
  gnutls_deinit (session);
  gnutls_certificate_free_credentials (trust);
  close (s);
  return status ? EXIT_SUCCESS : EXIT_FAILURE;
}
