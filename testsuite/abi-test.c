/* abi-test.c: kernels and public calls leave alone what the ABI says they
   must: r1, r14 - r31, f14 - f31, v20 - v31 (all bits), CR2 - CR4, VRSAVE,
   and the stack above the frame they may write to.  Kernels leave r2 and
   r13 alone, too; both hold nonsense while one runs, so none can use them.

   First the test proves on planted faults that it sees what it looks for.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "testutils.h"
#include "chacha-poly1305-batch.h"
#include "chacha-poly1305-pieces.h"
#include "rows.h"

#if !defined __powerpc64__ || !defined __ELF__

void
test_main (void)
{
  TEST_SKIP ("for 64-bit POWER, where kernels are in assembly");
}

#else

#include "abi-call.h"
#include "abi-faults.h"

typedef char assert_offsets[offsetof (struct abi_call, arguments)
                            == ABI_ARGUMENTS
                            && offsetof (struct abi_call, before)
                            == ABI_BEFORE
                            && sizeof (struct abi_registers)
                            == ABI_REGISTERS
                            && offsetof (struct abi_registers, v) == ABI_V
                            && offsetof (struct abi_registers, cr) == ABI_CR
                            ? 1 : -1];

#define HAS_ALTIVEC 0x10000000ul
#define HAS_VSX 0x00000080ul

static unsigned long
hwcap (void)
{
#if defined __linux__
  unsigned long getauxval (unsigned long type);

  return getauxval (16);
#elif CHAPOLY_POWER >= 8
  return CHAPOLY_(kernels_available) (2) ? HAS_ALTIVEC | HAS_VSX : 0;
#else
  return 0;
#endif
}

/* What a call did that it must not: names, a blank after each. */

static char found[1024];

static void
add (const char *name, unsigned number, int numbered)
{
  char digits[12], *p = digits + sizeof digits;
  size_t n = strlen (found);

  *--p = 0;
  do
    *--p = (char) ('0' + number % 10);
  while (number /= 10);
  if (n + strlen (name) + sizeof digits + 2 > sizeof found)
    return;
  strcpy (found + n, name);
  if (numbered)
    strcpy (found + n + strlen (name), p);
  strcpy (found + strlen (found), " ");
}


/* The stack of the functions called: a frame with nothing but the words
   at sp that the ABI gives a meaning. */

#define BELOW 2048
#define ABOVE 256

static uint64_t stack[BELOW + ABOVE] __attribute__ ((aligned (16)));
static uint64_t *const sp = stack + BELOW;

/* The most bytes below sp that have been written. */
static unsigned depth;

enum { BACK_CHAIN = 0, CR_SLOT = 1, LR_SLOT = 2, TOC_SLOT = 3 };

#if _CALL_ELF == 2
#define PARAMETERS 4
#else
#define PARAMETERS 6
#endif

enum kind { KERNEL, PUBLIC };

static uint64_t
canary (unsigned i)
{
  return UINT64_C (0x5ca1ab1e0ddba11) * (i + 1);
}

static void
prepare_stack (void)
{
  unsigned i;

  for (i = 0; i < BELOW + ABOVE; i++)
    if (stack[i] != canary (i))
      stack[i] = canary (i);
  sp[BACK_CHAIN] = (uintptr_t) (sp + ABOVE / 2);
  sp[ABOVE / 2] = 0;
}

/* The callee has the slots of CR and LR.  Where its parameters may have
   homes in the caller's frame, those as well: in ELFv1 always eight, in
   ELFv2 only if they do not fit in registers.  A public call's stub may
   save r2. */
static int
may_write (unsigned i, enum kind kind)
{
  return i == CR_SLOT || i == LR_SLOT
    || (i == TOC_SLOT && kind == PUBLIC)
    || (i >= PARAMETERS && i < PARAMETERS + (kind == PUBLIC ? 10 : 8)
        && (kind == PUBLIC || _CALL_ELF != 2));
}

static void
check_stack (enum kind kind)
{
  unsigned i;

  for (i = 0; i < BELOW; i++)
    if (stack[i] != canary (i))
      {
        if (depth < 8 * (BELOW - i))
          depth = 8 * (BELOW - i);
        break;
      }
  if (i < 64)
    add ("stack-overflow", 0, 0);
  if (sp[BACK_CHAIN] != (uintptr_t) (sp + ABOVE / 2))
    add ("back-chain", 0, 0);
  for (i = 1; i < ABOVE; i++)
    if (i != ABOVE / 2 && sp[i] != canary (BELOW + i) && !may_write (i, kind))
      add ("stack+", 8 * i, 1);
}


/* The call. */

static struct abi_call call;

static void
check_registers (enum kind kind)
{
  const struct abi_registers *b = &call.before, *a = &call.after;
  unsigned i;

  for (i = 1; i < 32; i++)
    if ((i == 1 || (i == 2 && kind == KERNEL) || i >= 13)
        && a->r[i] != b->r[i])
      add ("r", i, 1);
  for (i = 14; i < 32; i++)
    if (a->f[i] != b->f[i])
      add ("f", i, 1);
  for (i = 2; i < 5; i++)
    if (((a->cr ^ b->cr) >> (28 - 4 * i)) & 15)
      add ("cr", i, 1);
  if (!call.vectors)
    return;
  for (i = 20; i < 32; i++)
    if (a->v[i][0] != b->v[i][0] || a->v[i][1] != b->v[i][1])
      add ("v", i, 1);
  if (a->vrsave != b->vrsave)
    add ("vrsave", 0, 0);
}

/* Calls f with n arguments; `found' then names what is wrong.  Returns
   what f does. */
static uint64_t
run (enum kind kind, any_function *f, unsigned n, const uint64_t *arguments)
{
  struct abi_registers *b = &call.before;
  uint64_t r2, r13;
  unsigned i;

  __asm__ ("mr %0, 2\n\tmr %1, 13" : "=r" (r2), "=&r" (r13));
  test_random_bytes (sizeof *b, b);
  b->vrsave = (uint32_t) b->vrsave;
  b->r[1] = (uintptr_t) sp;
  call.code = (uintptr_t) f;
#if _CALL_ELF != 2
  {
    const uint64_t *descriptor = (const void *) (uintptr_t) f;

    call.code = descriptor[0];
    r2 = descriptor[1];
  }
#endif
  if (kind == PUBLIC)
    {
      b->r[2] = r2;
      b->r[13] = r13;
    }
  test_random_bytes (sizeof call.arguments, call.arguments);
  prepare_stack ();
  for (i = 0; i < n; i++)
    if (i < 8)
      call.arguments[i] = arguments[i];
    else
      sp[PARAMETERS + i] = arguments[i];
  found[0] = 0;
  CHAPOLY_(abi_call) (&call);
  check_registers (kind);
  check_stack (kind);
  return call.after.r[3];
}

#define POINTER(p) ((uint64_t) (uintptr_t) (p))
#define ARGUMENTS(...) ((const uint64_t[]) { __VA_ARGS__ })
#define RUN(kind, f, ...)                                       \
  run ((kind), (any_function *) (f),                            \
       sizeof ARGUMENTS (__VA_ARGS__) / sizeof (uint64_t),      \
       ARGUMENTS (__VA_ARGS__))

/* The context is what is being called. */
static void
check_nothing_found (void)
{
  if (!CHECK (found[0] == 0))
    test_note ("changed: %s", found);
}


/* Planted faults. */

static const struct
{
  any_function *f;
  unsigned long needs;
  const char *finds;
}
faults[] = {
  { CHAPOLY_(fault_none), 0, "" },
  { CHAPOLY_(fault_no_restore), 0, "r31 " },
  { CHAPOLY_(fault_r14), 0, "r14 " },
  { CHAPOLY_(fault_swapped), 0, "r20 r21 " },
  { CHAPOLY_(fault_f14), 0, "f14 " },
  { CHAPOLY_(fault_f31), 0, "f31 " },
  { CHAPOLY_(fault_cr2), 0, "cr2 " },
  { CHAPOLY_(fault_cr4), 0, "cr4 " },
  { CHAPOLY_(fault_r2), 0, "r2 " },
  { CHAPOLY_(fault_r13), 0, "r13 " },
  { CHAPOLY_(fault_r1), 0, "r1 " },
  { CHAPOLY_(fault_back_chain), 0, "back-chain " },
  { CHAPOLY_(fault_toc_slot), 0, "stack+24 " },
  { CHAPOLY_(fault_above), 0, "stack+112 " },
  { CHAPOLY_(fault_vrsave), HAS_ALTIVEC, "vrsave " },
  { CHAPOLY_(fault_early), HAS_ALTIVEC, "v22 " },
  { CHAPOLY_(fault_v31), HAS_ALTIVEC, "v31 " },
  { CHAPOLY_(fault_swapped_vectors), HAS_ALTIVEC, "v20 v21 " },
  { CHAPOLY_(fault_none_vsx), HAS_VSX, "" },
  { CHAPOLY_(fault_vs20), HAS_VSX, "f20 " }
};

static void
check_faults (unsigned long has)
{
  unsigned i, caught = 0;

  for (i = 0; i < TEST_LENGTH (faults); i++)
    if (!(faults[i].needs & ~has))
      {
        test_context ("planted fault: %s", faults[i].finds);
        RUN (KERNEL, faults[i].f, 0);
        if (!CHECK (!strcmp (found, faults[i].finds)))
          test_note ("found: %s", found);
        caught += faults[i].finds[0] != 0;
      }
  test_note ("%u planted faults tried; vectors %s, VSX %s", caught,
             has & HAS_ALTIVEC ? "yes" : "no", has & HAS_VSX ? "yes" : "no");
}


/* Kernels, with the right results: the calls were real ones. */

#define BLOCKS 40
#define TEXT (BLOCKS * 64)

static uint8_t in[TEXT], out[TEXT], right[TEXT];
static uint32_t chacha_state[16];
static struct test_poly poly;

static void
new_data (void)
{
  test_random_bytes (sizeof in, in);
  test_random_bytes (sizeof chacha_state, chacha_state);
  chacha_state[12] = 0xffffff00;
  test_poly_start (&poly, NULL, NULL);
  memset (out, 0, sizeof out);
}

static void
check_fused (size_t n, chapoly_chacha_poly1305_func *f)
{
  new_data ();
  RUN (KERNEL, f, n, POINTER (out), POINTER (in), POINTER (chacha_state),
       POINTER (poly.state), POINTER (in));
  check_nothing_found ();
  CHAPOLY_(chacha_core_c) (n, right, in, chacha_state);
  CHECK_MEM (64 * n, out, right);
  test_poly_check (&poly, 4 * n, in, 1);
}

/* Poly1305 takes less than all, with each rest. */
static void
check_serial (size_t n, chapoly_chacha_poly1305_serial_func *f,
              unsigned decrypt)
{
  const size_t blocks = CHAPOLY_SERIAL_MIN + n / 4;

  new_data ();
  RUN (KERNEL, f, n, POINTER (out), POINTER (in), POINTER (chacha_state),
       POINTER (poly.state), blocks, POINTER (in), decrypt);
  check_nothing_found ();
  CHAPOLY_(chacha_core_c) (n, right, in, chacha_state);
  CHECK_MEM (64 * n, out, right);
  test_poly_check (&poly, blocks, in, 1);
}

static void
check_states (size_t n, chapoly_chacha_states_func *f)
{
  static uint32_t rows[4 * BLOCKS];
  size_t i;

  new_data ();
  test_random_bytes (sizeof rows, rows);
  RUN (KERNEL, f, n, POINTER (out), POINTER (chacha_state), POINTER (rows));
  check_nothing_found ();
  memset (in, 0, sizeof in);
  for (i = 0; i < n; i++)
    {
      memcpy (chacha_state + 12, rows + 4 * i, 16);
      CHAPOLY_(chacha_core_c) (1, right + 64 * i, in, chacha_state);
    }
  CHECK_MEM (64 * n, out, right);
}

static void
check_kernels (const struct chapoly_kernels *k)
{
  size_t n;

  depth = 0;
  for (n = 1; n <= BLOCKS; n++)
    {
      test_context ("row %s, chacha_core, %u blocks", k->name, (unsigned) n);
      new_data ();
      RUN (KERNEL, k->chacha_core, n, POINTER (out), POINTER (in),
           POINTER (chacha_state));
      check_nothing_found ();
      CHAPOLY_(chacha_core_c) (n, right, in, chacha_state);
      CHECK_MEM (64 * n, out, right);

      test_context ("row %s, poly1305_update, %u blocks", k->name,
                    (unsigned) n);
      new_data ();
      RUN (KERNEL, k->poly1305_update, POINTER (poly.state), n,
           POINTER (in), n & 1);
      check_nothing_found ();
      test_poly_check (&poly, n, in, n & 1);

      test_context ("row %s, chacha_poly1305, %u blocks", k->name,
                    (unsigned) n);
      if (n % k->width == 0 && k->chacha_poly1305)
        check_fused (n, k->chacha_poly1305);

      test_context ("row %s, chacha_poly1305_serial, %u blocks", k->name,
                    (unsigned) n);
      if (n % k->width == 0 && k->chacha_poly1305_serial)
        {
          check_serial (n, k->chacha_poly1305_serial, 0);
          check_serial (n, k->chacha_poly1305_serial, 1);
        }

      test_context ("row %s, chacha_states, %u blocks", k->name,
                    (unsigned) n);
      if (n % k->width == 0 && k->chacha_states)
        check_states (n, k->chacha_states);
    }
  test_note ("row %s: kernels use %u bytes of stack", k->name, depth);
}


/* Public calls, for every length up to a few passes of every kernel. */

static void
check_public (size_t n)
{
  static struct chacha_poly1305_ctx ctx;
  static struct chacha_ctx chacha;
  static uint8_t tag[CHACHA_POLY1305_DIGEST_SIZE], tags[4][sizeof tag];
  static uint8_t texts[4][TEXT];
  struct chacha_poly1305_message batch[4];
  const struct chapoly_const_piece ad[1] = { { in, 13 } };
  struct chapoly_const_piece src[2] = { { in, 0 } };
  struct chapoly_piece dst[2] = { { out, 0 } };
  unsigned i;

#define CALL(f, ...)                                            \
  do                                                            \
    {                                                           \
      test_context ("%s, %u bytes", #f, (unsigned) n);          \
      RUN (PUBLIC, f, __VA_ARGS__);                             \
      check_nothing_found ();                                   \
    }                                                           \
  while (0)

  CALL (chacha_set_key, POINTER (&chacha), POINTER (in));
  CALL (chacha_crypt, POINTER (&chacha), n, POINTER (out), POINTER (in));
  CALL (chacha_crypt32, POINTER (&chacha), n, POINTER (out), POINTER (in));

  CALL (chacha_poly1305_set_key, POINTER (&ctx), POINTER (in));
  CALL (chacha_poly1305_set_nonce, POINTER (&ctx), POINTER (in));
  CALL (chacha_poly1305_update, POINTER (&ctx), n, POINTER (in));
  CALL (chacha_poly1305_encrypt, POINTER (&ctx), n, POINTER (out),
        POINTER (in));
  CALL (chacha_poly1305_digest, POINTER (&ctx), POINTER (tag));
  CALL (chacha_poly1305_set_nonce, POINTER (&ctx), POINTER (in));
  CALL (chacha_poly1305_decrypt, POINTER (&ctx), n, POINTER (out),
        POINTER (in));
  CALL (chacha_poly1305_digest, POINTER (&ctx), POINTER (tag));

  CALL (chacha_poly1305_seal, POINTER (&ctx), 12, POINTER (in), 13,
        POINTER (in), n, POINTER (out), POINTER (in), POINTER (tag));
  CHECK (call.after.r[3] == 1);
  CALL (chacha_poly1305_open, POINTER (&ctx), 12, POINTER (in), 13,
        POINTER (in), n, POINTER (out), POINTER (out), POINTER (tag));
  CHECK (call.after.r[3] == 1);
  CHECK_MEM (n, in, out);

  for (i = 0; i < TEST_LENGTH (batch); i++)
    {
      batch[i].nonce_length = i == 3 ? 24 : 12;
      batch[i].nonce = in;
      batch[i].ad_length = 13;
      batch[i].ad = in;
      batch[i].length = n / (i + 1);
      batch[i].dst = texts[i];
      batch[i].src = in;
      batch[i].tag.write = tags[i];
    }
  CALL (chacha_poly1305_seal_batch, POINTER (&ctx), TEST_LENGTH (batch),
        POINTER (batch));
  CHECK (call.after.r[3] == 1);
  for (i = 0; i < TEST_LENGTH (batch); i++)
    batch[i].src = texts[i];
  tags[1][3] ^= 1;
  CALL (chacha_poly1305_open_batch, POINTER (&ctx), TEST_LENGTH (batch),
        POINTER (batch));
  CHECK (call.after.r[3] == 0);
  CHECK (batch[0].ok && !batch[1].ok && batch[2].ok && batch[3].ok);

  src[0].length = dst[1].length = n / 3;
  src[1].length = dst[0].length = n - n / 3;
  src[1].data = in + n / 3;
  dst[1].data = out + (n - n / 3);
  CALL (chacha_poly1305_seal_pieces, POINTER (&ctx), 12, POINTER (in), 1,
        POINTER (ad), 2, POINTER (dst), 2, POINTER (src), POINTER (tag));
  CHECK (call.after.r[3] == 1);
  src[0].data = out;
  src[1].data = out + n / 3;
  CALL (chacha_poly1305_open_pieces, POINTER (&ctx), 12, POINTER (in), 1,
        POINTER (ad), 2, POINTER (dst), 2, POINTER (src), POINTER (tag));
  CHECK (call.after.r[3] == 1);
  CHECK_MEM (n, in, out);
#undef CALL
}

void
test_main (void)
{
  const unsigned long has = hwcap ();
  const struct chapoly_kernels *k;
  size_t n;
  unsigned i;

  call.vectors = (has & HAS_ALTIVEC) != 0;
  check_faults (has);
  for (i = 1; (k = test_row (i)); i++)
    check_kernels (k);

  depth = 0;
  new_data ();
  for (n = 0; n <= 1100; n++)
    check_public (n);
  for (; n <= TEXT; n += 89)
    check_public (n);
  test_note ("row %s: public calls use %u bytes of stack",
             chapoly_kernels ()->name, depth);
}

#endif
