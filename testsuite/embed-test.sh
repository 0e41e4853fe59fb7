# embed-test.sh: the library as three files, for each CPU that can be chosen
# and each target: compiles without a warning, and gives the results that
# the library gives.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

form=$work/form
must "made" sh "$srcdir/embed/amalgamate" "$form"
same "chapoly.h is all that is included" '#include "chapoly.h"' \
  "$(cat "$form"/chapoly[.-]* | grep '^#include "')"

# The library's headers, for what is compiled with the three files.
mkdir "$work/include"
for header in $(list PUBLIC_HEADERS); do
  echo '#include "chapoly.h"' >"$work/include/$header"
done

# Digest of the library itself.
digest ()
{
  "$@" | sed 's/.* //'
}
programs="$srcdir/testsuite/digest-run.c $srcdir/testsuite/digest.c"
must "the library's digest" ${CC-gcc} ${CPPFLAGS-} ${CFLAGS-} ${LDFLAGS-} \
  -I"$builddir/include/chapoly" -o "$work/library" $programs \
  "$builddir/libchapoly.a"
expected=$(digest "$work/library")

# build NAME COMPILER FLAG ...: the program, of the three files.
build ()
{
  build_name=$1
  shift
  check "$build_name: chapoly.c" "$@" -O1 -std=gnu99 -Wall -Wextra \
    -Wpedantic -Wconversion -Werror -c -o "$work/c.o" "$form/chapoly.c" \
    || return
  check "$build_name: chapoly-ppc.S" "$@" -Wall -Werror -c -o "$work/ppc.o" \
    "$form/chapoly-ppc.S" || return
  check "$build_name: links" "$@" -I"$work/include" -I"$form" \
    -o "$work/run" $programs "$work/c.o" "$work/ppc.o"
}

# gives NAME ROW EMULATOR ...: runs it.
gives ()
{
  gives_name=$1 row=$2
  shift 2
  same "$gives_name: row and digest" "$row $expected" "$("$@" "$work/run")"
}

for compiler in $(compilers); do
  build $compiler $compiler && gives $compiler c env
done
if have powerpc-linux-gnu-gcc && have qemu-ppc; then
  for flags in -DCHAPOLY_CPU=fat -DCHAPOLY_SMALL; do
    build "powerpc, $flags" powerpc-linux-gnu-gcc -static $flags \
      && gives "powerpc, $flags" c qemu-ppc
  done
else
  note "left out: powerpc: no powerpc-linux-gnu-gcc, or no qemu-ppc"
fi
if have gcc; then
  # No header of the C library may be missed.
  small="-DCHAPOLY_SMALL -DCHAPOLY_FREESTANDING"
  build "small" gcc $small -DCHAPOLY_PREFIX=other_ && gives "small" c env
  check "freestanding" gcc $small -ffreestanding -nostdinc -I"$form" \
    -isystem "$(gcc -print-file-name=include)" -c -o "$work/small.o" \
    "$form/chapoly.c"
  same "the prefix of all symbols" other_ \
    "$(nm -g --defined-only "$work/c.o" \
       | sed -n 's/^.* [A-Z] \([a-z]*_\).*/\1/p' | sort -u)"

  # The example, and faults.
  ls "$form" >"$work/before"
  check "the example" $MAKE -C "$form" CC=gcc
  check "the example's clean" $MAKE -C "$form" clean
  same "what it leaves" "$(cat "$work/before")" "$(ls "$form")"
  for cpu in power9 typo; do
    refused "CHAPOLY_CPU=$cpu on this CPU" gcc -DCHAPOLY_CPU=$cpu -c \
      -o "$work/refused.o" "$form/chapoly.c"
  done
  cp "$form/chapoly.c" "$work/right.c"
  sed 's/0x61707865/0x61707866/' "$work/right.c" >"$form/chapoly.c"
  gcc -I"$work/include" -I"$form" -o "$work/wrong" $programs \
    "$form/chapoly.c"
  refused "a planted fault" "$work/wrong"
  cp "$work/right.c" "$form/chapoly.c"
fi

# power TOOLS EMULATOR FIXED FLAG ...: 64-bit POWER, with the rows FIXED as
# the only one of a build, and with all to choose from.
power ()
{
  tools=$1 emulator=$2 fixed=$3
  shift 3
  if ! have $tools-gcc || ! have $emulator; then
    note "left out: $tools: no $tools-gcc, or no $emulator"
    return
  fi
  for cpu in $fixed; do
    case $cpu in
      power*) machine=$cpu ;;
      *) machine=power8 ;;
    esac
    build "$tools $*, $cpu" $tools-gcc -static "$@" -DCHAPOLY_CPU=$cpu \
      && gives "$tools $*, $cpu" $cpu $emulator -cpu $machine
  done
  build "$tools $*, fat" $tools-gcc -static "$@" -DCHAPOLY_CPU=fat || return
  for cpu in power8 power9 power10; do
    gives "$tools $*, fat on $cpu" $cpu $emulator -cpu $cpu
  done
  for cpu in c scalar; do
    gives "$tools $*, fat, $cpu" $cpu env CHAPOLY_FAT_OVERRIDE=$cpu \
      $emulator -cpu power9
  done
  refused "$tools: fat without an operating system" $tools-gcc \
    -DCHAPOLY_CPU=fat -DCHAPOLY_FREESTANDING -c -o "$work/refused.o" \
    "$form/chapoly.c"
}

power powerpc64le-linux-gnu qemu-ppc64le "c scalar power8 power9 power10"
power powerpc64-linux-gnu qemu-ppc64 "scalar power9"

# No C library for this ABI here: see testsuite/bare.
bare=$srcdir/testsuite/bare
programs="$programs $bare/system.c $bare/text.c"
power powerpc64-linux-gnu qemu-ppc64 "" -mabi=elfv2 -nostdlib \
  -isystem "$bare"

finish
