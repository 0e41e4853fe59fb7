/* poly1305-internal.c: the C row's Poly1305 kernel.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "poly1305-internal.h"

void
CHAPOLY_(poly1305_update_c) (uint64_t state[5], size_t blocks,
                             const uint8_t *data, unsigned pad)
{
  chapoly_poly1305_blocks (state, blocks, data, pad);
  chapoly_poly1305_reduce (state);
}
