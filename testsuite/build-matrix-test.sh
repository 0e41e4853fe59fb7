# build-matrix-test.sh: the combinations of configure's options, and
# link-time optimisation: each builds without a warning, and gives the right
# answers.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

# Its vectors and splits go through all of the library.
programs=testsuite/chacha-poly1305-test
CHAPOLY_TEST_QUICK=1
export CHAPOLY_TEST_QUICK

# What is compiled matters here, not how well.  The build's own flags have
# built it once, without a warning.
quick="$CFLAGS -O1 -g0"

# configured OPTION ...: false, too, where the same Makefile has been tried.
made= again=0
configured ()
{
  build=$work/build
  rm -rf "$build"
  check "configure $*" configure "$build" --enable-werror "$@" || return
  makefile=$(sed '/^#/d' "$build/Makefile" | cksum)
  case $made in
    *"($makefile)"*)
      again=$((again + 1))
      return 1 ;;
  esac
  made="$made($makefile)"
}

# libraries OPTION ...: builds them.
libraries ()
{
  configured "$@" && check "$*: make" make_in "$build" -j4 libraries
}

# combination OPTION ...: builds them, and tests.
combination ()
{
  libraries "$@" \
    && check "$*: make check" make_in "$build" -j4 check TESTS="$programs"
}

# self_test WHAT LIBRARY: a program with that library only.
cat >"$work/self-test.c" <<'END'
#include <chapoly/chacha-poly1305.h>

int
main (void)
{
  return !chacha_poly1305_self_test ();
}
END
self_test ()
{
  check "$1: link with $2" $CC $CPPFLAGS $CFLAGS -I"$build/include" \
    $LDFLAGS -o "$work/self-test" "$work/self-test.c" "$build/$2" \
    -Wl,-rpath,"$build" \
    && check "$1: self-test" $EMULATOR "$work/self-test"
}

# only_rows WHAT SUFFIXES: no symbol of the library is another row's kernel.
only_rows ()
{
  same "$1: other kernels in the library" "" \
    "$($NM "$build/libchapoly.a" 2>/dev/null \
       | grep -E '_(core|update|encrypt|decrypt)_(c|scalar|p[0-9]+)$' \
       | grep -vE "_($2)\$")"
}

# commands: how make would make the static library.
commands ()
{
  make_in "$build" -n libchapoly.a
}

# Without the shared library the static one is the same, so it is built once.
for assembler in --enable-assembler --disable-assembler; do
  for fat in --disable-fat --enable-fat; do
    options="$assembler $fat"
    configured --disable-shared $options CFLAGS="$quick" || continue
    alone=$(commands)
    same "--disable-shared $options: a shared library" "" \
      "$(make_in "$build" -n libraries | grep -e '-shared')"
    configured --disable-static $options CFLAGS="$quick" || continue
    same "$options: how the static library is made" "$alone" "$(commands)"
    check "$options: make" make_in "$build" -j4 libraries || continue
    self_test "$options" libchapoly.a
    test ! -f "$build/libchapoly.so" || self_test "$options" libchapoly.so
    test $assembler = --enable-assembler || only_rows "$options" c
  done
done
combination --disable-shared --disable-assembler CFLAGS="$CFLAGS"
combination --disable-shared --enable-small
only_rows "--enable-small" c
combination --disable-shared --with-cpu=c \
  --with-symbol-prefix=acme_ CFLAGS="$quick"
only_rows "--with-cpu=c" c

# Fixed rows, where there are others.  The CPU may not run them.
rows=$(sed -n "s/^LINKED_ROWS='\\(.*\\)'/\\1/p" "$builddir/config.log")
case $EMULATOR in
  *power10*) runs="scalar power8 power9 power10" ;;
  *power9*) runs="scalar power8 power9" ;;
  *power8*) runs="scalar power8" ;;
  *) runs=scalar ;;
esac
for row in $rows; do
  test $row != c || continue
  tests=$programs
  case " $runs " in
    *" $row "*) ;;
    *)
      programs=
      note "row $row: built only" ;;
  esac
  combination --disable-shared --with-cpu=$row CFLAGS="$quick"
  only_rows "--with-cpu=$row" "c|$(echo $row | sed 's/ower//')"
  programs=$tests
done


# With link-time optimisation configure must find the same.
defines ()
{
  sed -n 's/^DEFINES = *//p' "$1/Makefile"
}

must "configure" configure "$work/plain"
for flags in "-O2 -flto" "-O2 -flto -ffat-lto-objects" "-O2 -flto=thin"; do
  case $flags in
    *thin*)
      set -- CC=clang LDFLAGS=-fuse-ld=lld
      if test -n "$EMULATOR" || ! have clang || ! have ld.lld; then
        note "left out: $flags: needs clang and lld, on this machine"
        continue
      fi ;;
    *) set -- ;;
  esac
  combination CFLAGS="$flags" "$@"
  same "$flags: configure finds the same" "$(defines "$work/plain")" \
    "$(defines "$build")"
done

note "$again combinations are configured as others, and not built again"
finish
