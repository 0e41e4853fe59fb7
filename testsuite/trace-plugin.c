/* trace-plugin.c: a plugin for qemu's user emulators that tells whether
   two runs of the same code took the same way.

   Between two marker instructions it hashes the address of each
   instruction executed and of each byte accessed, and writes a line to
   the file of out=FILE for each such stretch: instructions, accesses,
   hash.  With events=on it writes each of them before it.

   The markers are `twi 0, 0, 0x5354' and `twi 0, 0, 0x5350' of POWER: traps
   on no condition.  What qemu's header would declare stands here, since
   few systems install it; PLUGIN_VERSION is that of the interface, 1 (qemu
   6.2) or more.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef PLUGIN_VERSION
#define PLUGIN_VERSION 1
#endif

typedef uint64_t qemu_plugin_id_t;
typedef uint32_t qemu_plugin_meminfo_t;
struct qemu_plugin_tb;
struct qemu_plugin_insn;

enum { QEMU_PLUGIN_CB_NO_REGS = 0 };
enum { QEMU_PLUGIN_MEM_RW = 3 };

void
qemu_plugin_register_vcpu_tb_trans_cb (qemu_plugin_id_t id,
                                       void (*f) (qemu_plugin_id_t id,
                                                  struct qemu_plugin_tb *));
size_t
qemu_plugin_tb_n_insns (const struct qemu_plugin_tb *tb);
struct qemu_plugin_insn *
qemu_plugin_tb_get_insn (const struct qemu_plugin_tb *tb, size_t i);
uint64_t
qemu_plugin_insn_vaddr (const struct qemu_plugin_insn *insn);
#if PLUGIN_VERSION >= 3
size_t
qemu_plugin_insn_data (const struct qemu_plugin_insn *insn, void *to,
                       size_t size);
#else
const void *
qemu_plugin_insn_data (const struct qemu_plugin_insn *insn);
#endif
void
qemu_plugin_register_vcpu_insn_exec_cb (struct qemu_plugin_insn *insn,
                                        void (*f) (unsigned cpu, void *data),
                                        int flags, void *data);
void
qemu_plugin_register_vcpu_mem_cb (struct qemu_plugin_insn *insn,
                                  void (*f) (unsigned cpu,
                                             qemu_plugin_meminfo_t info,
                                             uint64_t address, void *data),
                                  int flags, int rw, void *data);
void
qemu_plugin_register_atexit_cb (qemu_plugin_id_t id,
                                void (*f) (qemu_plugin_id_t id, void *data),
                                void *data);
unsigned
qemu_plugin_mem_size_shift (qemu_plugin_meminfo_t info);
bool
qemu_plugin_mem_is_store (qemu_plugin_meminfo_t info);

#define EXPORT __attribute__ ((visibility ("default")))

EXPORT int qemu_plugin_version = PLUGIN_VERSION;

static FILE *out;
static bool active, events;
static uint64_t hash, instructions, accesses;

/* FNV-1a over the eight bytes of x. */
static void
add (uint64_t x)
{
  unsigned i;

  for (i = 0; i < 8; i++, x >>= 8)
    hash = (hash ^ (x & 255)) * UINT64_C (0x100000001b3);
}

static void
on_start (unsigned cpu, void *data)
{
  (void) cpu;
  (void) data;
  active = true;
  hash = UINT64_C (0xcbf29ce484222325);
  instructions = accesses = 0;
}

static void
on_stop (unsigned cpu, void *data)
{
  (void) cpu;
  (void) data;
  if (active)
    fprintf (out, "%" PRIu64 " %" PRIu64 " %016" PRIx64 "\n",
             instructions, accesses, hash);
  active = false;
}

static void
on_instruction (unsigned cpu, void *data)
{
  const uint64_t address = (uintptr_t) data;

  (void) cpu;
  if (!active)
    return;
  instructions++;
  add (address);
  if (events)
    fprintf (out, "at %" PRIx64 "\n", address);
}

static void
on_access (unsigned cpu, qemu_plugin_meminfo_t info, uint64_t address,
           void *data)
{
  const unsigned shift = qemu_plugin_mem_size_shift (info);
  const bool store = qemu_plugin_mem_is_store (info);

  (void) cpu;
  (void) data;
  if (!active)
    return;
  accesses++;
  add (address);
  add (2 * shift + store);
  if (events)
    fprintf (out, "  %s %" PRIx64 ", %u bytes\n", store ? "store" : "load",
             address, 1u << shift);
}

/* Is the instruction's word this one, in either byte order? */
static bool
is_word (const unsigned char *p, uint32_t word)
{
  return (p[0] == word >> 24 && p[1] == (word >> 16 & 255)
          && p[2] == (word >> 8 & 255) && p[3] == (word & 255))
    || (p[3] == word >> 24 && p[2] == (word >> 16 & 255)
        && p[1] == (word >> 8 & 255) && p[0] == (word & 255));
}

static void
on_translation (qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
  const size_t n = qemu_plugin_tb_n_insns (tb);
  size_t i;

  (void) id;
  for (i = 0; i < n; i++)
    {
      struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn (tb, i);
      void *address = (void *) (uintptr_t) qemu_plugin_insn_vaddr (insn);
      unsigned char bytes[4];

#if PLUGIN_VERSION >= 3
      qemu_plugin_insn_data (insn, bytes, sizeof bytes);
#else
      memcpy (bytes, qemu_plugin_insn_data (insn), sizeof bytes);
#endif
      if (is_word (bytes, 0x0c005354))
        qemu_plugin_register_vcpu_insn_exec_cb (insn, on_start,
                                                QEMU_PLUGIN_CB_NO_REGS,
                                                NULL);
      else if (is_word (bytes, 0x0c005350))
        qemu_plugin_register_vcpu_insn_exec_cb (insn, on_stop,
                                                QEMU_PLUGIN_CB_NO_REGS,
                                                NULL);
      else
        {
          qemu_plugin_register_vcpu_insn_exec_cb (insn, on_instruction,
                                                  QEMU_PLUGIN_CB_NO_REGS,
                                                  address);
          qemu_plugin_register_vcpu_mem_cb (insn, on_access,
                                            QEMU_PLUGIN_CB_NO_REGS,
                                            QEMU_PLUGIN_MEM_RW, NULL);
        }
    }
}

static void
on_exit_of_program (qemu_plugin_id_t id, void *data)
{
  (void) id;
  (void) data;
  active = false;
  fclose (out);
}

EXPORT int
qemu_plugin_install (qemu_plugin_id_t id, const void *info, int argc,
                     char **argv);

EXPORT int
qemu_plugin_install (qemu_plugin_id_t id, const void *info, int argc,
                     char **argv)
{
  int i;

  (void) info;
  for (i = 0; i < argc; i++)
    if (!strncmp (argv[i], "out=", 4))
      out = fopen (argv[i] + 4, "w");
    else if (!strcmp (argv[i], "events=on") || !strcmp (argv[i], "events=1"))
      events = true;
  if (!out)
    {
      fprintf (stderr, "trace-plugin: out=FILE is needed\n");
      return 1;
    }
  qemu_plugin_register_vcpu_tb_trans_cb (id, on_translation);
  qemu_plugin_register_atexit_cb (id, on_exit_of_program, NULL);
  return 0;
}
