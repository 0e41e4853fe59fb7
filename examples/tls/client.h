/* client.h: joins standard input and output to a TLS connection; what the
   clients here share.  Standard input may end before the server does.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CLIENT_H
#define CLIENT_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

/* What a stack's read and write functions return besides lengths. */
enum { CLIENT_CLOSED = 0, CLIENT_FAILED = -1, CLIENT_AGAIN = -2 };

struct client
{
  void *connection;
  /* Takes what there is; CLIENT_AGAIN if that is nothing. */
  int (*read) (void *connection, uint8_t *data, size_t size);
  /* Sends some of it, or CLIENT_AGAIN. */
  int (*write) (void *connection, const uint8_t *data, size_t length);
};

static inline void
client_die (const char *what)
{
  fprintf (stderr, "client: %s\n", what);
  exit (EXIT_FAILURE);
}

/* A socket that does not block, connected to a port of this machine. */
static inline int
client_connect (const char *port)
{
  struct sockaddr_in address;
  int s = socket (AF_INET, SOCK_STREAM, 0);

  memset (&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons ((uint16_t) atoi (port));
  address.sin_addr.s_addr = htonl (INADDR_LOOPBACK);
  if (s < 0 || connect (s, (struct sockaddr *) &address, sizeof address)
      || fcntl (s, F_SETFL, O_NONBLOCK))
    client_die (strerror (errno));
  return s;
}

static inline void
client_wait (int s, short events)
{
  struct pollfd wanted = { s, events, 0 };

  poll (&wanted, 1, -1);
}

static inline int
client_send (const struct client *c, int s, const uint8_t *data, size_t n)
{
  while (n)
    {
      const int done = c->write (c->connection, data, n);

      if (done == CLIENT_FAILED)
        return 0;
      if (done == CLIENT_AGAIN)
        client_wait (s, POLLIN | POLLOUT);
      else
        {
          data += done;
          n -= (size_t) done;
        }
    }
  return 1;
}

/* Reads all that has come; returns CLIENT_AGAIN while there may be more. */
static inline int
client_receive (const struct client *c)
{
  uint8_t data[1 << 14];
  int n;

  while ((n = c->read (c->connection, data, sizeof data)) > 0)
    if (write (STDOUT_FILENO, data, (size_t) n) != n)
      return CLIENT_FAILED;
  return n;
}

/* Returns 1 if one of the sides has closed the connection in order. */
static inline int
client_run (const struct client *c, int s)
{
  struct pollfd wanted[2] = { { s, POLLIN, 0 }, { STDIN_FILENO, POLLIN, 0 } };
  uint8_t data[1 << 14];
  int end;

  for (;;)
    {
      end = client_receive (c);
      if (end != CLIENT_AGAIN)
        return end == CLIENT_CLOSED;
      if (poll (wanted, 2, -1) < 0)
        return 0;
      if (wanted[1].revents)
        {
          const ssize_t n = read (STDIN_FILENO, data, sizeof data);

          if (n <= 0)
            return n == 0;
          if (!client_send (c, s, data, (size_t) n))
            return 0;
        }
    }
}

#endif /* CLIENT_H */
