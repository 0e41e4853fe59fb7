/* rows.h: for tests of kernels: the rows, and what Poly1305 kernels do to
   their state.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_ROWS_H
#define CHAPOLY_ROWS_H

/* Its macros rename members of the row, too: first, as in the library. */
#include "poly1305.h"
#include "kernels.h"

/* Row i: first the C row, then the others that this CPU can run; NULL
   where there are no more. */
const struct chapoly_kernels *
test_row (unsigned i);

/* The same; behind them the rows with a serial kernel again, whose
   poly1305_update calls that where it may; and the C row with the Poly1305
   of batches.  A row is good until the next call. */
const struct chapoly_kernels *
test_poly_row (unsigned i);

/* n bytes of memory twice: in [0] they end, in [1] they begin at an
   inaccessible page. */
void
test_guarded_both (uint8_t *memory[2], size_t n);
void
test_guarded_both_free (uint8_t *memory[2]);

/* The n bytes at p are in an area that test_canaries_set has filled, with
   TEST_CANARY bytes before and behind them, which are as they were. */
#define TEST_CANARY 64
void
test_canaries_set (uint8_t *area, size_t size);
void
test_canaries_check (const uint8_t *p, size_t n);

/* What a fused kernel with passes of width blocks does, by the C row. */
void
test_composed (unsigned width, size_t blocks, uint8_t *dst,
               const uint8_t *src, const uint32_t state[16],
               uint64_t poly1305_state[5], const uint8_t *data);

/* What a serial kernel does, by the C row. */
void
test_composed_serial (size_t blocks, uint8_t *dst, const uint8_t *src,
                      const uint32_t state[16], uint64_t poly1305_state[5],
                      size_t n, const uint8_t *data, unsigned decrypt);

/* One long call: block i of the data is made from i, and of what ChaCha20
   makes of it, those about each power of 2 and the last ones are checked. */
void
test_long_data (size_t blocks, uint8_t *data);
void
test_long_check (size_t blocks, const uint8_t *dst,
                 const uint32_t state[16]);

/* A kernel's state, and the same number as the reference has it. */
struct test_poly
{
  uint64_t state[5];
  uint8_t r[16], h[17];
};

/* r is clamped here.  NULL for random ones. */
void
test_poly_start (struct test_poly *p, const uint8_t r[16],
                 const uint8_t h[17]);

/* The same from text, as test_hex takes it, or "random". */
void
test_poly_start_text (struct test_poly *p, const char *r, const char *h);

/* A kernel has absorbed these blocks into p->state.  The reference does so,
   too, and both are compared modulo 2^130 - 5. */
void
test_poly_check (struct test_poly *p, size_t blocks, const uint8_t *data,
                 unsigned pad);

/* Makes the block that, with its pad bit, takes p->h to target modulo
   2^130 - 5.  Returns 0 where there is none, as for three in four. */
int
test_poly_solve (uint8_t block[16], const struct test_poly *p,
                 const uint8_t target[17]);

/* h of state, modulo 2^130 - 5: equal for all rows. */
void
test_poly_result (uint8_t h[17], const uint64_t state[5]);

#endif /* CHAPOLY_ROWS_H */
