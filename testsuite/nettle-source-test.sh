# nettle-source-test.sh: a program written for GNU Nettle 4.0 works with
# chapoly: only the include path and the library change.  Where nettle is
# installed, the program prints the same with both.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

mkdir "$work/include"
ln -s "$builddir/include/chapoly" "$work/include/nettle"

# The casts to one type of function for all contexts are nettle's own way.
build ()
{
  $CC ${CPPFLAGS-} ${CFLAGS-} -Wall -Wextra -Wno-cast-function-type -Werror \
    "$@" ${LDFLAGS-}
}

must "compiles and links with chapoly" build -I"$work/include" \
  -o "$work/ours" "$srcdir/testsuite/nettle-program.c" \
  "$builddir/libchapoly.a"
check "works with chapoly" ${EMULATOR-} "$work/ours"
ours=$(${EMULATOR-} "$work/ours")

old=
if echo '#include <nettle/version.h>
#if NETTLE_VERSION_MAJOR < 4
old
#endif' | $CC ${CPPFLAGS-} -E - 2>/dev/null | grep -q '^old'; then
  old=-DOLD_DIGEST
fi
if build $old -o "$work/nettle" "$srcdir/testsuite/nettle-program.c" \
  -lnettle >/dev/null 2>&1; then
  same "prints the same with nettle" "$(${EMULATOR-} "$work/nettle")" "$ours"
else
  note "left out: the comparison with nettle, which is not installed"
fi

finish
