# headers-test.sh: each public header compiles alone, twice, and behind
# macros that systems define, in each C and C++ since C99 and C++11, with
# all warnings as errors.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

# What <sys/endian.h> and the like define on some systems, and what the
# library's own files call things by.
cat >"$work/macros.h" <<'END'
#include <errno.h>
#include <fcntl.h>
#define swap32(x) never (x)
#define bswap32(x) never (x)
#define bswap64(x) never (x)
#define le32toh(x) never (x)
#define rotl32(n, x) never (n, x)
#define ROTL32(n, x) never (n, x)
#define min(a, b) never (a, b)
#define BLOCK never
#define text never
#define pad never
END

# A declaration, because ISO C knows no empty file.
headers=$(list PUBLIC_HEADERS)
all=
for header in $headers; do
  include="#include <chapoly/$header>"
  twice=$(printf '%s\n' "$include" "$include" 'extern int declared;')
  echo "$twice" >"$work/$header.c"
  printf '%s\n' '#include "macros.h"' "$twice" >"$work/macros-$header.c"
  all=$(printf '%s\n' "$include" "$all")
done
printf '%s\n' "$all" 'extern int declared;' >"$work/all-backwards.c"

echo '#include <chapoly/chapoly-types.h>' >"$work/types.S"

warnings='-Wall -Wextra -Wpedantic -Wconversion -Wundef -Wshadow -Werror'

# try COMPILER LANGUAGE STANDARD FLAG ...
try ()
{
  compiler=$1 language=$2 standard=$3
  shift 3
  if ! links $compiler -x $language -std=$standard; then
    note "left out: $compiler: no $standard"
    return
  fi
  for source in "$work"/*.c; do
    test "$source" = "$work/links.c" && continue
    check "$compiler -std=$standard: $(basename "$source" .c)" \
      $compiler -x $language -std=$standard $warnings "$@" \
      -I"$builddir/include" -I"$work" -c -o "$work/out.o" "$source"
  done
}

try_c ()
{
  note "$*"
  check "$1: chapoly-types.h in assembler" $1 -x assembler-with-cpp \
    -I"$builddir/include" -c -o "$work/out.o" "$work/types.S"
  for standard in c99 c11 c17 c2x; do
    try "$1" c $standard -Wstrict-prototypes -Wmissing-prototypes
  done
}

try_cxx ()
{
  note "$*"
  for standard in c++11 c++17 c++20; do
    try "$1" c++ $standard -Wold-style-cast -Wmissing-declarations
  done
}

if test -n "${EMULATOR-}"; then
  try_c "$CC"
  have "$CXX" && try_cxx "$CXX"
else
  for compiler in $(compilers); do
    try_c $compiler
    case $compiler in
      gcc) cxx=g++ ;;
      *) cxx=$compiler++ ;;
    esac
    if have $cxx; then
      try_cxx $cxx
    else
      note "left out: no $cxx"
    fi
  done
fi

finish
