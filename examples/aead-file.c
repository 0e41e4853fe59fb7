/* aead-file.c: seals and opens files of any size.

   aead-stream.h has the format and the cryptography, aead-io.h and
   aead-key.h what a careful tool needs besides.  Text is written only
   after its chunk is verified, and takes the name of the output only when
   the whole input is.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "aead-io.h"
#include "aead-key.h"
#include "aead-stream.h"

#include <getopt.h>
#include <inttypes.h>
#include <time.h>

static const char help[] =
"Usage: " TOOL_NAME " keygen KEYFILE\n"
"       " TOOL_NAME " seal -k KEYFILE [-c SIZE] [-v] IN OUT\n"
"       " TOOL_NAME " open -k KEYFILE [-v] IN OUT\n"
"\n"
"Seals files with XChaCha20-Poly1305, and opens them again if not one bit\n"
"has changed.\n"
"\n"
"  keygen  writes a new random key, as 64 hexadecimal digits, to a new file\n"
"          that only you can read\n"
"  seal    encrypts and authenticates IN to OUT\n"
"  open    verifies and decrypts IN to OUT\n"
"\n"
"  -k, --key=KEYFILE      the key; use it for nothing else\n"
"  -c, --chunk-size=SIZE  bytes sealed at a time, 1 .. 16777216 (65536)\n"
"  -v, --verbose          show progress and a summary on standard error\n"
"  -h, --help             show this text\n"
"  -V, --version          show the version of the file format\n"
"\n"
"IN may be - for standard input.  OUT may be - for standard output when\n"
"sealing; open needs a file, as only the end of IN shows that nothing is\n"
"missing.  An existing OUT is replaced when all is done, and not before;\n"
"IN and OUT may be the same file.\n"
"\n"
"Exit status: 0 if all went well, 1 if IN is not authentic, 2 if the\n"
"arguments or the key are no good, 3 if a file could not be read or\n"
"written.\n";

struct options
{
  const char *key;
  uint32_t chunk_size;
  int verbose;
};

struct input
{
  int fd;
  const char *name;
  uint64_t size, done;          /* size is 0 if unknown */
  uint8_t ahead;                /* the byte after the last chunk read */
  int have_ahead;
};

static struct stream stream;
static uint8_t key[KEY_SIZE];
static uint8_t *buffer;
static size_t buffer_size;

static void
clean_up (void)
{
  remove_unfinished ();
  stream_clear (&stream);
  wipe (key, sizeof key);
  wipe (buffer, buffer_size);
  free (buffer);
}

static void
fail_usage (const char *name, const char *reason)
{
  fprintf (stderr, TOOL_NAME ": %s: %s (see " TOOL_NAME " --help)\n",
           name, reason);
  exit (BAD_USAGE);
}

/* Reads a chunk of at most size bytes to the buffer, and one byte more to
   see whether it is the last. */
static size_t
read_chunk (struct input *in, size_t size, int *last)
{
  size_t n = 0;

  if (in->have_ahead)
    buffer[n++] = in->ahead;
  n += read_all (in->fd, in->name, size + 1 - n, buffer + n);
  *last = n <= size;
  in->have_ahead = !*last;
  if (!*last)
    in->ahead = buffer[--n];
  in->done += n;
  return n;
}

/* Shows at most one figure a second. */
static void
show_progress (const struct input *in)
{
  static time_t shown;
  const time_t now = time (NULL);
  const int terminal = isatty (STDERR_FILENO);

  if (!shown)
    shown = now;
  if (now == shown)
    return;
  shown = now;
  fprintf (stderr, "%s" TOOL_NAME ": %s: %" PRIu64, terminal ? "\r" : "",
           in->name, in->done >> 20);
  if (in->size)
    fprintf (stderr, " of %" PRIu64, in->size >> 20);
  fprintf (stderr, " MiB%s", terminal ? "" : "\n");
  line_open = terminal;
}

/* Makes or reads the header, and the buffer for a chunk. */
static void
start (const struct input *in, int sealing, uint32_t chunk_size)
{
  uint8_t header[STREAM_HEADER_SIZE], salt[STREAM_SALT_SIZE];

  if (sealing)
    {
      random_bytes (sizeof salt, salt);
      if (!stream_start_seal (&stream, key, chunk_size, salt))
        fail_usage ("--chunk-size", "1 .. 16777216 expected");
    }
  else if (read_all (in->fd, in->name, sizeof header, header)
           != sizeof header
           || !stream_start_open (&stream, key, header))
    fail (NOT_AUTHENTIC, in->name,
          "not a sealed file, or of an unknown version");
  wipe (key, sizeof key);
  buffer = malloc (stream.chunk_size + STREAM_TAG_SIZE + 1);
  if (!buffer)
    fail_file (in->name);
  buffer_size = stream.chunk_size + STREAM_TAG_SIZE + 1;
}

static void
crypt_chunks (struct input *in, const struct output *out, int sealing,
              int progress)
{
  int last;
  size_t n;

  if (sealing)
    write_all (out->fd, out->name, sizeof stream.header, stream.header);
  do
    {
      if (sealing)
        {
          n = read_chunk (in, stream.chunk_size, &last);
          if (!stream_seal (&stream, n, buffer, last))
            fail (BAD_FILE, in->name, "too long for its chunk size");
          n += STREAM_TAG_SIZE;
        }
      else
        {
          n = read_chunk (in, stream.chunk_size + STREAM_TAG_SIZE, &last);
          if (!stream_open (&stream, n, buffer, last))
            fail (NOT_AUTHENTIC, in->name,
                  "not authentic: wrong key, or changed, or cut short");
          n -= STREAM_TAG_SIZE;
        }
      write_all (out->fd, out->name, n, buffer);
      if (progress)
        show_progress (in);
    }
  while (!last);
}

static void
crypt_file (const struct options *options, int sealing,
            const char *in_name, const char *out_name)
{
  struct input in = { STDIN_FILENO, in_name, 0, 0, 0, 0 };
  struct output out = { -1, out_name, NULL, NULL, 0 };
  struct stat of_key, status;

  read_key (options->key, key, &of_key);
  if (strcmp (in_name, "-"))
    in.fd = open_input (in_name);
  if (!fstat (in.fd, &status) && S_ISREG (status.st_mode))
    in.size = (uint64_t) status.st_size;
  start (&in, sealing, options->chunk_size);

  if (!stat (out_name, &status) && status.st_dev == of_key.st_dev
      && status.st_ino == of_key.st_ino)
    fail_usage (out_name, "is the key");
  open_output (&out, sealing);
  crypt_chunks (&in, &out, sealing,
                options->verbose || isatty (STDERR_FILENO));
  close_output (&out);
  end_line ();
  if (options->verbose)
    fprintf (stderr, TOOL_NAME ": %s: %s, %" PRIu64 " bytes in %" PRIu64
             " chunks\n", in_name, sealing ? "sealed" : "verified",
             in.done - (sealing ? 0 : stream.index * STREAM_TAG_SIZE),
             stream.index);
}

static void
show (const char *text)
{
  if (fputs (text, stdout) == EOF || fflush (stdout))
    fail_file ("standard output");
  exit (EXIT_SUCCESS);
}

static uint32_t
parse_size (const char *text)
{
  char *end;
  const unsigned long size = strtoul (text, &end, 10);

  if (*text < '0' || *text > '9' || *end || !size
      || size > STREAM_CHUNK_MAX)
    fail_usage ("--chunk-size", "1 .. 16777216 expected");
  return (uint32_t) size;
}

static void
parse_options (int argc, char **argv, struct options *options)
{
  static const struct option names[] = {
    { "key", required_argument, NULL, 'k' },
    { "chunk-size", required_argument, NULL, 'c' },
    { "verbose", no_argument, NULL, 'v' },
    { "help", no_argument, NULL, 'h' },
    { "version", no_argument, NULL, 'V' },
    { NULL, 0, NULL, 0 }
  };
  int c;

  while ((c = getopt_long (argc, argv, "k:c:vhV", names, NULL)) != -1)
    switch (c)
      {
      case 'k':
        options->key = optarg;
        break;
      case 'c':
        options->chunk_size = parse_size (optarg);
        break;
      case 'v':
        options->verbose = 1;
        break;
      case 'h':
        show (help);
        break;
      case 'V':
        show (TOOL_NAME ", chapoly file format 1\n");
        break;
      default:
        /* getopt_long has said what is wrong. */
        exit (BAD_USAGE);
      }
}

int
main (int argc, char **argv)
{
  struct options options = { NULL, 65536, 0 };
  const char *command;
  int sealing, operands;

  open_standard ();
  atexit (clean_up);
  set_signals ();
  parse_options (argc, argv, &options);
  operands = argc - optind - 1;
  if (operands < 0)
    fail_usage ("no command", "keygen, seal or open expected");
  command = argv[optind];
  argv += optind + 1;
  if (!chacha_poly1305_self_test ())
    fail (BAD_FILE, chacha_poly1305_kernels (), "the self-test failed");

  if (!strcmp (command, "keygen"))
    {
      if (operands != 1)
        fail_usage (command, "KEYFILE expected");
      generate_key (argv[0]);
      return EXIT_SUCCESS;
    }
  sealing = !strcmp (command, "seal");
  if (!sealing && strcmp (command, "open"))
    fail_usage (command, "no such command");
  if (operands != 2)
    fail_usage (command, "IN and OUT expected");
  if (!options.key)
    fail_usage (command, "-k KEYFILE expected");
  crypt_file (&options, sealing, argv[0], argv[1]);
  return EXIT_SUCCESS;
}
