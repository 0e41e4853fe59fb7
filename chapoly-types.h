/* chapoly-types.h: symbol prefix, attributes, and the types the API needs.
   Readable by C, C++ and the assembler; included by every other header.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#ifndef CHAPOLY_TYPES_H
#define CHAPOLY_TYPES_H

/* Every external symbol is CHAPOLY_(name): the prefix, then the name.
   Change it with configure --with-symbol-prefix=PREFIX or
   -DCHAPOLY_PREFIX=PREFIX, the same for the library and its users. */
#ifndef CHAPOLY_PREFIX
#define CHAPOLY_PREFIX chapoly_
#endif
#define CHAPOLY_PASTE_(prefix, name) prefix ## name
#define CHAPOLY_PASTE(prefix, name) CHAPOLY_PASTE_ (prefix, name)
#define CHAPOLY_(name) CHAPOLY_PASTE (CHAPOLY_PREFIX, name)

#ifndef __ASSEMBLER__

#include <stddef.h>
#include <stdint.h>

/* The result is a verdict; a caller that drops it has a bug. */
#if defined __GNUC__
#define CHAPOLY_MUST_CHECK __attribute__ ((warn_unused_result))
#else
#define CHAPOLY_MUST_CHECK
#endif

#endif /* !__ASSEMBLER__ */

#endif /* CHAPOLY_TYPES_H */
