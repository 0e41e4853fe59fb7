# sanitize-test.sh: the test programs, in a build with AddressSanitizer and
# UndefinedBehaviorSanitizer by gcc and clang, and with MemorySanitizer by
# clang; loops are thinned out.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

# programs NAME ...: the test programs, without these.
programs ()
{
  for file in "$srcdir"/testsuite/*-test.c; do
    program=$(basename "$file" -test.c)
    case " $* " in
      *" $program "*) ;;
      *) printf 'testsuite/%s-test ' "$program" ;;
    esac
  done
}

# try SANITIZERS COMPILER FLAGS PROGRAMS
try ()
{
  build=$work/build-$((checks + 1))
  if ! have "$2" || ! links "$2" -fsanitize=$1 || ! "$work/links"; then
    note "left out: $2: no -fsanitize=$1"
    return
  fi
  note "$2 -fsanitize=$1 $3"
  check "$2, $1: configure" configure "$build" --disable-shared CC="$2" \
    CFLAGS="-g -O1 -fsanitize=$1 -fno-sanitize-recover=all $3" || return
  check "$2, $1: tests" make_in "$build" -s -j2 check TESTS="$4" \
    && sed -n '/^[A-Z]* [a-z0-9-]* (/p; $p' "$work/check.log" \
      | sed "s/^/$name:   /"
}

CHAPOLY_TEST_QUICK=1
export CHAPOLY_TEST_QUICK

# ./bootstrap check does this in a step of its own, with all loops.
case ${CHAPOLY_TEST_ELSEWHERE-} in
  *sanitizers*) note "left out: gcc -fsanitize=address,undefined: elsewhere" ;;
  *) try address,undefined gcc "" "$(programs)" ;;
esac
try address,undefined clang "" "$(programs)"
try address,undefined gcc "-DCHAPOLY_SMALL -DCHAPOLY_POLY1305_32" \
  "$(programs)"

# It takes for undefined what is left on the stack, where wipe looks, and
# what libraries write that differential loads, compiled without it.  The
# others are slow, and have little to add.
try memory clang "" "$(programs wipe differential buffers kernels signal)"

finish
