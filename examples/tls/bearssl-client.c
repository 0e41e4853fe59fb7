/* bearssl-client.c: a client of TLS 1.2 by BearSSL, with ChaCha20-Poly1305
   only, from chapoly.

     bearssl-client PORT CERTIFICATE

   joins standard input and output to a connection with port PORT of this
   machine; the server's key must be the one in CERTIFICATE.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "bearssl-chapoly.h"
#include "client.h"

static const uint16_t suites[]
  = { BR_TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,
      BR_TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 };

struct connection
{
  br_ssl_client_context client;
  br_x509_minimal_context nobody;
  br_x509_decoder_context certificate;
  br_x509_knownkey_context server;
  unsigned char buffer[BR_SSL_BUFSIZE_BIDI];
  int socket;
};

/* The certificate's key. */

static void
decode (void *decoder, const void *data, size_t length)
{
  br_x509_decoder_push (decoder, data, length);
}

static void
read_certificate (struct connection *c, const char *name)
{
  br_pem_decoder_context pem;
  unsigned char text[4096], *p = text;
  FILE *file = fopen (name, "r");
  size_t n = file ? fread (text, 1, sizeof text, file) : 0;
  const br_x509_pkey *key;

  br_x509_decoder_init (&c->certificate, NULL, NULL);
  br_pem_decoder_init (&pem);
  while (n)
    {
      const size_t done = br_pem_decoder_push (&pem, p, n);

      p += done;
      n -= done;
      if (br_pem_decoder_event (&pem) == BR_PEM_BEGIN_OBJ)
        br_pem_decoder_setdest (&pem, decode, &c->certificate);
    }
  if (file)
    fclose (file);
  key = br_x509_decoder_get_pkey (&c->certificate);
  if (!key)
    client_die ("no certificate");
  if (key->key_type == BR_KEYTYPE_EC)
    br_x509_knownkey_init_ec (&c->server, &key->key.ec,
                              BR_KEYTYPE_KEYX | BR_KEYTYPE_SIGN);
  else
    br_x509_knownkey_init_rsa (&c->server, &key->key.rsa,
                               BR_KEYTYPE_KEYX | BR_KEYTYPE_SIGN);
}


/* The connection. */

/* Moves records as far as that goes without waiting; returns the state of
   the engine, or 0 when all is over. */
static unsigned
move (struct connection *c)
{
  br_ssl_engine_context *engine = &c->client.eng;
  unsigned char *data;
  size_t size;
  ssize_t n;

  for (;;)
    {
      const unsigned state = br_ssl_engine_current_state (engine);

      if (state & BR_SSL_CLOSED)
        return 0;
      n = -1;
      if (state & BR_SSL_SENDREC)
        {
          data = br_ssl_engine_sendrec_buf (engine, &size);
          n = write (c->socket, data, size);
          if (n > 0)
            {
              br_ssl_engine_sendrec_ack (engine, (size_t) n);
              continue;
            }
        }
      else if (state & BR_SSL_RECVREC && !(state & BR_SSL_RECVAPP))
        {
          data = br_ssl_engine_recvrec_buf (engine, &size);
          n = read (c->socket, data, size);
          if (n > 0)
            {
              br_ssl_engine_recvrec_ack (engine, (size_t) n);
              continue;
            }
        }
      else
        return state;
      return n < 0 && errno == EAGAIN ? state : 0;
    }
}

/* How it has ended. */
static int
end (const struct connection *c)
{
  const int error = br_ssl_engine_last_error (&c->client.eng);

  if (error == BR_ERR_OK
      && br_ssl_engine_current_state (&c->client.eng) & BR_SSL_CLOSED)
    return CLIENT_CLOSED;
  fprintf (stderr, "client: BearSSL: error %d%s\n", error,
           error == BR_ERR_BAD_MAC ? ", bad MAC" : "");
  return CLIENT_FAILED;
}

static int
receive (void *connection, uint8_t *data, size_t size)
{
  struct connection *c = connection;
  unsigned char *text;
  size_t n;
  const unsigned state = move (c);

  if (!state)
    return end (c);
  if (!(state & BR_SSL_RECVAPP))
    return CLIENT_AGAIN;
  text = br_ssl_engine_recvapp_buf (&c->client.eng, &n);
  n = n < size ? n : size;
  memcpy (data, text, n);
  br_ssl_engine_recvapp_ack (&c->client.eng, n);
  return (int) n;
}

static int
send_some (void *connection, const uint8_t *data, size_t length)
{
  struct connection *c = connection;
  unsigned char *text;
  size_t n;
  const unsigned state = move (c);

  if (!state)
    return end (c);
  if (!(state & BR_SSL_SENDAPP))
    return CLIENT_AGAIN;
  text = br_ssl_engine_sendapp_buf (&c->client.eng, &n);
  n = n < length ? n : length;
  memcpy (text, data, n);
  br_ssl_engine_sendapp_ack (&c->client.eng, n);
  br_ssl_engine_flush (&c->client.eng, 0);
  move (c);
  return (int) n;
}

int
main (int argc, char **argv)
{
  static struct connection c;
  const struct client client = { &c, receive, send_some };
  br_ssl_engine_context *const engine = &c.client.eng;
  int good;

  if (argc != 3)
    client_die ("usage: bearssl-client PORT CERTIFICATE");
  br_ssl_client_init_full (&c.client, &c.nobody, NULL, 0);
  bearssl_use_chapoly (engine);
  br_ssl_engine_set_suites (engine, suites, 2);
  br_ssl_engine_set_versions (engine, BR_TLS12, BR_TLS12);
  read_certificate (&c, argv[2]);
  br_ssl_engine_set_x509 (engine, &c.server.vtable);
  br_ssl_engine_set_buffer (engine, c.buffer, sizeof c.buffer, 1);
  c.socket = client_connect (argv[1]);
  if (!br_ssl_client_reset (&c.client, "localhost", 0))
    return end (&c) != CLIENT_CLOSED;

  good = client_run (&client, c.socket);
  if (good)
    {
      br_ssl_engine_close (engine);
      move (&c);
    }
  close (c.socket);
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
