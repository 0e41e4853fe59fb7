/* vectors.h: bytes from text, and files of test vectors.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_VECTORS_H
#define CHAPOLY_VECTORS_H

#include <stddef.h>
#include <stdint.h>

/* Writes the bytes of a text like "00ff 80*16": pairs of hexadecimal
   digits, blanks anywhere between, *N repeats the word before it N times.
   Returns their number, at most size; fatal if the text is no such. */
size_t
test_hex (size_t size, uint8_t *out, const char *text);

/* Files of vectors: lines `name = value', a blank line (or the end) after
   each vector, # starts a comment line, a line that starts with a blank
   continues the value.  The callback must use every field once or more:
   an unused one is a failure.  The context is FILE:LINE meanwhile.  file
   lies in testsuite/vectors, unless it holds a slash. */
struct test_vector;
typedef void
test_vector_func (const struct test_vector *vector);

void
test_vectors (const char *file, test_vector_func *callback);

/* Is there such a field?  The others are fatal without it. */
int
test_vector_has (const struct test_vector *vector, const char *name);
const char *
test_vector_string (const struct test_vector *vector, const char *name);

/* Decimal, or hexadecimal after 0x. */
uint64_t
test_vector_number (const struct test_vector *vector, const char *name);

/* The bytes, in the notation of test_hex, in memory of exactly that size
   that lives until the callback returns. */
const uint8_t *
test_vector_bytes (const struct test_vector *vector, const char *name,
                   size_t *length);

/* The same where only one size is right. */
const uint8_t *
test_vector_fixed (const struct test_vector *vector, const char *name,
                   size_t length);

#endif /* CHAPOLY_VECTORS_H */
