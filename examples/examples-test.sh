# examples-test.sh: the examples that take no arguments; each checks itself
# and returns 0 if it is right.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

for source in "$srcdir"/examples/*.c; do
  program=$(basename "$source" .c)
  case $program in
    aead-file | benchmark*) continue ;;
  esac
  # shellcheck disable=SC2086
  check "$program" $EMULATOR "$builddir/examples/$program"
done
finish
