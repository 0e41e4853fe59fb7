# parallel-test.sh: make -j16 from clean builds the libraries, however often
# it is tried; nothing is made again that is there; a change of a header
# reaches what includes it.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

native_only

times=8
test "${CHAPOLY_TEST_QUICK:-0}" = 0 || times=3
build=$work/build
must "configure" configure "$build" CFLAGS="$CFLAGS -O0 -g0"

i=0
while test $i -lt $times; do
  i=$((i + 1))
  must "make -j16, time $i" make_in "$build" -j16 libraries
  if test $i -lt $times; then
    must "make clean" make_in "$build" clean
  fi
done
check "nothing is left to do" make_in "$build" -q libraries

# touch may not be used on the source tree: say that a file is new.
for header in memops.h chacha.h chapoly-types.h; do
  users=$(cd "$build" && grep -rl --include='*.o.d' "/$header" . \
            | sed 's|^\./||; s|\.d$||')
  check "$header has users" test -n "$users"
  same "objects that include $header are made anew" \
    "$(printf '%s\n' "$users" | LC_ALL=C sort)" \
    "$(make_in "$build" -n -W "$srcdir/$header" libchapoly.a \
       | sed -n 's|.* -c -o \([^ ]*\) .*|\1|p' | LC_ALL=C sort)"
done
check "a change of the list of public names makes the shared library" sh -c '
  cd "$2" && { ! test -f libchapoly.so \
    || $MAKE -n -W "$1/libchapoly.symbols" | grep -q version-script; }' \
  sh "$srcdir" "$build"
finish
