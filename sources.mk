# sources.mk: the one list of the library's files.  CMakeLists.txt and
# meson.build read it, too: no functions of make, and no comments behind.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

PUBLIC_HEADERS = chapoly-types.h chacha.h poly1305.h chacha-poly1305.h \
  chacha-poly1305-batch.h chacha-poly1305-pieces.h

LIB_SOURCES = chacha.c poly1305.c chacha-poly1305.c chacha-poly1305-seal.c \
  chacha-poly1305-batch.c chacha-poly1305-pieces.c memops.c self-test.c \
  chacha-internal.c chacha-states.c poly1305-internal.c

# Rows of kernels beyond C: ROW_SOURCES_row for each row of configure.ac,
# and FAT_SOURCES for the choice between them at run time.
FAT_SOURCES = fat-ppc.c
ROW_SOURCES_scalar = \
  powerpc64/gen/scalar-chacha-core.S \
  powerpc64/gen/scalar-poly1305-update.S
ROW_SOURCES_power8 = \
  powerpc64/gen/p8-chacha-core.S \
  powerpc64/gen/p8-poly1305-update.S \
  powerpc64/gen/p8-chacha-poly1305.S \
  powerpc64/gen/p8-chacha-states.S
ROW_SOURCES_power9 = \
  powerpc64/gen/p9-chacha-core.S \
  powerpc64/gen/p9-poly1305-update.S \
  powerpc64/gen/p9-chacha-states.S \
  powerpc64/gen/p9-chacha-poly1305-serial.S
ROW_SOURCES_power10 = \
  powerpc64/gen/p10-chacha-core.S \
  powerpc64/gen/p10-poly1305-update.S \
  powerpc64/gen/p10-chacha-poly1305.S \
  powerpc64/gen/p10-chacha-states.S \
  powerpc64/gen/p10-chacha-poly1305-serial.S
