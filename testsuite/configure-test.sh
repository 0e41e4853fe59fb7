# configure-test.sh: what configure accepts, refuses and finds out.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

native_only

# Only this build's compiler: a plain configure, its summary on stdout.
plain ()
{
  rm -rf "$work/build"
  mkdir "$work/build"
  (cd "$work/build" && "$srcdir/configure" -q CC="$CC" CFLAGS="$CFLAGS" \
     CPPFLAGS="$CPPFLAGS" LDFLAGS="$LDFLAGS" "$@")
}

# summary KEY: what the last configure said of it.
summary ()
{
  sed -n "s/^  $1  *//p" "$work/summary"
}

# says WHAT PATTERN OPTION ...: refused, and the last line has PATTERN.
says ()
{
  what=$1 pattern=$2
  shift 2
  refused "$what is refused" plain "$@" || return
  tail -n 1 "$work/check.log" >"$work/last"
  check "$what: the message says /$pattern/" grep -e "$pattern" "$work/last"
}

must "configure" plain
plain >"$work/summary" 2>"$work/errors"
same "words on stderr" "" "$(cat "$work/errors")"
same "symbol prefix" chapoly_ "$(summary 'symbol prefix')"

says "an unknown row" "c, scalar, power8, power9 and power10" \
  --with-cpu=power7
case $(summary target) in
  powerpc64,*) ;;
  *)
    for row in scalar power8 power9 power10; do
      says "row $row" "with-cpu=$row: there is no such row.* there is: c" \
        --with-cpu=$row
    done ;;
esac
for prefix in '' 1x 'a b' a-b yes no; do
  says "symbol prefix '$prefix'" "C name" --with-symbol-prefix="$prefix"
done
says "no symbol prefix" "C name" --without-symbol-prefix
says "no library" "neither" --disable-shared --disable-static
says "a wrong choice" "yes or no" --enable-small=maybe

# Paths that make can not work in: of the build, and of the sources.
for path in 'a b' 'a$b' 'a:b' 'a#b' 'a%b' "a'b"; do
  mkdir "$work/$path"
  ln -s "$srcdir" "$work/$path/sources"
  for configure in "$srcdir/configure" "$work/$path/sources/configure"; do
    folder=$work
    test "$configure" != "$srcdir/configure" || folder=$work/$path
    refused "a path with '$path' is refused" \
      sh -c 'cd "$1" && "$2" -q CC="$3"' sh "$folder" "$configure" "$CC"
    cp "$work/check.log" "$work/last"
    check "it says so, in one line" sh -c '
      grep -F "make can not work in such a path: $2" "$1" \
        && test "$(wc -l <"$1")" -eq 1' sh "$work/last" "$work/$path"
  done
done

# A row of our own, wherever we are.
check "--with-cpu=c" plain --with-cpu=c
check "--with-cpu=c --disable-fat" plain --with-cpu=c --disable-fat
check "--disable-assembler" plain --disable-assembler
plain --disable-assembler >"$work/summary"
same "rows without assembler" "c" \
  "$(summary 'row of kernels' | sed 's/ (.*//')"

# -Os is the default of small code only, and the user's flags win.
mkdir "$work/small"
check "--enable-small" sh -c 'cd "$1" && unset CFLAGS
  "$2/configure" -q --enable-small CC="$3" | grep -e "-g -Os"' \
  sh "$work/small" "$srcdir" "$CC"

# What the target is, the compiler says, and no triple.
table ()
{
  while read -r compiler flags host expected; do
    if ! have "$compiler"; then
      note "left out: no $compiler"
      continue
    fi
    mkdir -p "$work/host"
    (cd "$work/host" && "$srcdir/configure" -q --host="$host" \
       CC="$compiler $(echo "$flags" | tr , ' ')") >"$work/summary" 2>&1
    same "target of $compiler $flags for $host" "$expected" \
      "$(summary target)"
    case $expected in
      powerpc64,*) rows="fat (of c scalar power8 power9 power10)" ;;
      *) rows="c (of c)" ;;
    esac
    same "rows of $compiler $flags for $host" "$rows" \
      "$(summary 'row of kernels')"
  done
}
le="powerpc64, little-endian, ELF ELFv2"
be="powerpc64, big-endian, ELF ELFv1"
be2="powerpc64, big-endian, ELF ELFv2"
table <<END
powerpc64le-linux-gnu-gcc -O2 powerpc64le-linux-gnu $le
powerpc64le-linux-gnu-gcc -O2 powerpc64le-linux-musl $le
powerpc64le-linux-gnu-gcc -O2 ppc64le-unknown-linux-gnu $le
powerpc64le-linux-gnu-gcc -O2 powerpc64le-unknown-freebsd14 $le
powerpc64-linux-gnu-gcc -O2 powerpc64-linux-gnu $be
powerpc64-linux-gnu-gcc -mcpu=power8,-mvsx powerpc64-linux-gnu $be
powerpc64-linux-gnu-gcc -mabi=elfv2,-nostdlib powerpc64-linux-musl $be2
powerpc64-linux-gnu-gcc -O2 powerpc64-unknown-freebsd14 $be
powerpc64-linux-gnu-gcc -O2 powerpc64-unknown-openbsd $be
powerpc-linux-gnu-gcc -O2 powerpc-linux-gnu powerpc32, big-endian, ELF
END

finish
