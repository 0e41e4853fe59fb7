/* udp-batch.c: UDP packets on the loopback interface, sealed in one call and
   sent in one, received in one and opened in one.

   The kernel takes and gives many packets at a time (sendmmsg, recvmmsg), so
   a server that seals and opens them one by one would do most of its work
   in between.  A packet is its number, 8 bytes, which is the nonce and is
   authenticated with it, then the ciphertext, then the tag.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

/* For sendmmsg and recvmmsg. */
#define _GNU_SOURCE

#include <chapoly/chacha-poly1305-batch.h>

#include "example.h"

#if !defined __linux__

int
main (void)
{
  show (1, "nothing to show: sendmmsg and recvmmsg are for Linux");
  return EXIT_SUCCESS;
}

#else

#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#define PACKETS 32
#define NUMBER 8
#define TEXT_MAX 200
#define TAG CHACHA_POLY1305_DIGEST_SIZE

/* Packets on their way in or out, and what the calls need to know of
   them. */
struct packets
{
  uint8_t bytes[PACKETS][NUMBER + TEXT_MAX + TAG];
  uint8_t nonces[PACKETS][CHACHA_POLY1305_NONCE_SIZE];
  struct chacha_poly1305_message messages[PACKETS];
  struct iovec places[PACKETS];
  struct mmsghdr headers[PACKETS];
};

/* A packet of size bytes, in place: the number in front of it makes the
   nonce, and is associated data. */
static void
describe (struct packets *p, unsigned i, size_t size)
{
  struct chacha_poly1305_message *m = &p->messages[i];
  uint8_t *const bytes = p->bytes[i];

  memset (p->nonces[i], 0, sizeof p->nonces[i]);
  memcpy (p->nonces[i] + 4, bytes, NUMBER);
  m->nonce_length = sizeof p->nonces[i];
  m->nonce = p->nonces[i];
  m->ad_length = NUMBER;
  m->ad = bytes;
  m->length = size - NUMBER - TAG;
  m->dst = bytes + NUMBER;
  m->src = m->dst;
  m->tag.write = m->dst + m->length;
}

static void
place (struct packets *p, unsigned i, size_t size)
{
  memset (&p->headers[i], 0, sizeof p->headers[i]);
  p->places[i].iov_base = p->bytes[i];
  p->places[i].iov_len = size;
  p->headers[i].msg_hdr.msg_iov = &p->places[i];
  p->headers[i].msg_hdr.msg_iovlen = 1;
}

/* Two calls, and all packets are on their way. */
static int
seal_and_send (int to, const struct chacha_poly1305_ctx *ctx,
               struct packets *p)
{
  return chacha_poly1305_seal_batch (ctx, PACKETS, p->messages)
    && sendmmsg (to, p->headers, PACKETS, 0) == PACKETS;
}

/* Takes what has come, at least one packet.  Returns how many there are. */
static int
receive_and_open (int from, const struct chacha_poly1305_ctx *ctx,
                  struct packets *p)
{
  unsigned i;
  int n;

  for (i = 0; i < PACKETS; i++)
    place (p, i, sizeof p->bytes[i]);
  n = recvmmsg (from, p->headers, PACKETS, MSG_WAITFORONE, NULL);
  for (i = 0; (int) i < n; i++)
    {
      const size_t size = p->headers[i].msg_len, least = NUMBER + TAG;

      describe (p, i, size < least ? least : size);
      /* Behind what is too short, bytes of another packet may stand: no
         nonce of this length is accepted. */
      if (size < least)
        p->messages[i].nonce_length = 0;
    }
  /* Each message has its own verdict. */
  if (n > 0 && !chacha_poly1305_open_batch (ctx, (size_t) n, p->messages))
    printf ("     some packets are not authentic\n");
  return n;
}


/* A socket on the loopback interface, and its address. */
static int
loopback (struct sockaddr_in *address)
{
  const struct timeval patience = { 5, 0 };
  socklen_t size = sizeof *address;
  const int s = socket (AF_INET, SOCK_DGRAM, 0);

  memset (address, 0, sizeof *address);
  address->sin_family = AF_INET;
  address->sin_addr.s_addr = htonl (INADDR_LOOPBACK);
  if (s < 0 || bind (s, (struct sockaddr *) address, size)
      || getsockname (s, (struct sockaddr *) address, &size)
      || setsockopt (s, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience))
    return -1;
  return s;
}

static size_t
length_of (uint64_t number)
{
  return number * 37 % (TEXT_MAX + 1);
}

/* Packets number first and following: text is the number, again and
   again. */
static void
fill (struct packets *p, uint64_t first)
{
  unsigned i, j;

  for (i = 0; i < PACKETS; i++)
    {
      const size_t size = NUMBER + length_of (first + i) + TAG;

      memset (p->bytes[i], (int) (first + i), size);
      for (j = 0; j < NUMBER; j++)
        p->bytes[i][j] = (uint8_t) ((first + i) >> 8 * j);
      describe (p, i, size);
      place (p, i, size);
    }
}

/* Does a packet that is ok have the text that its number says? */
static int
is_right (const struct packets *p, unsigned i)
{
  const struct chacha_poly1305_message *m = &p->messages[i];
  size_t j;

  if (m->length != length_of (p->bytes[i][0]))
    return 0;
  for (j = 0; j < m->length; j++)
    if (m->dst[j] != p->bytes[i][0])
      return 0;
  return 1;
}

/* Receives until there were as many packets; counts what is ok and right. */
static unsigned
count_right (int from, const struct chacha_poly1305_ctx *ctx,
             struct packets *p)
{
  unsigned seen = 0, right = 0, i;

  while (seen < PACKETS)
    {
      const int n = receive_and_open (from, ctx, p);

      if (n <= 0)
        break;
      for (i = 0; (int) i < n; i++)
        right += p->messages[i].ok && is_right (p, i);
      seen += (unsigned) n;
    }
  return right;
}

int
main (void)
{
  static const uint8_t key[CHACHA_POLY1305_KEY_SIZE] = { 1, 2, 3 };
  static struct packets out, in;
  struct sockaddr_in here, there;
  struct chacha_poly1305_ctx ctx;
  const int from = loopback (&here), to = loopback (&there);

  if (from < 0 || to < 0
      || connect (to, (struct sockaddr *) &here, sizeof here))
    {
      show (1, "nothing to show: there is no loopback interface");
      return EXIT_SUCCESS;
    }
  chacha_poly1305_set_key (&ctx, key);

  fill (&out, 0);
  show (seal_and_send (to, &ctx, &out),
        "32 packets are sealed in one call and sent in one");
  show (count_right (from, &ctx, &in) == PACKETS,
        "received and opened, all are right");

  fill (&out, PACKETS);
  show (chacha_poly1305_seal_batch (&ctx, PACKETS, out.messages),
        "32 more are sealed");
  out.bytes[7][NUMBER] ^= 1;
  out.bytes[20][0] ^= 1;
  out.places[31].iov_len = 3;
  show (sendmmsg (to, out.headers, PACKETS, 0) == PACKETS,
        "and sent: of two one bit is wrong, one is cut short");
  show (count_right (from, &ctx, &in) == PACKETS - 3,
        "the other 29 are right");

  chacha_poly1305_clear (&ctx);
  close (from);
  close (to);
  return EXIT_SUCCESS;
}

#endif
