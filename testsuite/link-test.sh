# link-test.sh: the kernels in programs of every kind: far from their
# callers, with a table of contents beyond 16 bits, with code that has none,
# position-independent or not.  64-bit POWER only.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

echo "__powerpc64__" | $CC $CPPFLAGS $CFLAGS -E - 2>/dev/null \
  | grep -q '^1$' || skip "for 64-bit POWER"
case " $CFLAGS $LDFLAGS " in
  *-fsanitize* | *-nostdlib*) skip "not with $CFLAGS $LDFLAGS" ;;
esac

cat >"$work/main.c" <<'END'
#include <chapoly/chacha-poly1305.h>
#include <stdio.h>

int
main (void)
{
  puts (chacha_poly1305_kernels ());
  return !chacha_poly1305_self_test ();
}
END

# 20,000 variables, each with an entry in the table of contents, and code
# that stands between the library and its callers.
many=20000
awk -v many=$many 'BEGIN {
  for (i = 0; i < many; i++)
    printf "extern long v%d; long v%d = %d;\n", i, i, i
}' >"$work/variables.c"
awk -v many=$many 'BEGIN {
  for (i = 0; i < many; i++) printf "extern long v%d;\n", i
  print "long sum_of_variables (void); long sum_of_variables (void)"
  print "{ long s = 0;"
  for (i = 0; i < many; i++) printf "s += (long) &v%d;\n", i
  print "return s; }"
}' >"$work/sum.c"
cat >"$work/many.c" <<'END'
#include <chapoly/chacha-poly1305.h>

long sum_of_variables (void);

int
main (void)
{
  return sum_of_variables () == 1 || !chacha_poly1305_self_test ();
}
END

defines=$(sed -n 's/^DEFINES = *//p' "$builddir/Makefile")
include="-I$builddir/include -I$srcdir -I$srcdir/powerpc64"

# library NAME FLAG ...: the C files compiled with these flags, the kernels
# as they are.
library ()
{
  library=$work/$1
  shift
  mkdir -p "$library"
  sed -n '/^LIB_SOURCES/,/[^\\]$/p; /^FAT_SOURCES/p' "$srcdir/sources.mk" \
    | sed 's/^[A-Z_]* *=//; s/\\$//' | tr ' ' '\n' | grep '\.c$' \
    | while read -r source; do
        case $source in
          fat-*)
            case $defines in
              *-DCHAPOLY_FAT*) ;;
              *) continue ;;
            esac ;;
        esac
        $CC $CPPFLAGS $defines $CFLAGS "$@" $include -c \
          -o "$library/${source%.c}.o" "$srcdir/$source" || exit
      done || return
  for source in "$srcdir"/powerpc64/gen/*.S; do
    $CC $CPPFLAGS $defines $CFLAGS $include -c \
      -o "$library/$(basename "$source" .S).o" "$source" || return
  done
}

# runs WHAT PROGRAM [CPU]
runs ()
{
  check "$1" $EMULATOR ${3:+-cpu $3} "$2"
}

can_link ()
{
  echo 'int main (void) { return 0; }' >"$work/can.c"
  $CC $CFLAGS -o "$work/can" "$work/can.c" $LDFLAGS "$@" 2>/dev/null
}

# Far, with every size of addresses.
for model in small medium large; do
  far="-mcmodel=$model"
  case $model in
    # 16-bit addresses do not reach so many variables.
    small) objects="$work/main.c" ;;
    *) objects="$work/many.c $work/variables.c $work/sum.c" ;;
  esac
  can_link $far -static || continue
  if check "static, $far" $CC $CPPFLAGS $CFLAGS -O0 $far $include \
       -o "$work/far" $objects "$builddir/libchapoly.a" $LDFLAGS -static
  then
    runs "static, $far: self-test" "$work/far"
  fi
done

# C code that uses no table of contents (POWER10's own addresses), kernels
# that know nothing of it.
cpu=
case ${EMULATOR:-} in
  *qemu-ppc64*) cpu=power10 ;;
esac
if test -n "$cpu" && can_link -mcpu=power10 \
     && echo '__PCREL__' | $CC $CFLAGS -mcpu=power10 -E - | grep -q '^1$'
then
  if check "C without a table of contents" library pcrel -mcpu=power10 \
       -fPIC
  then
    for kind in "" -static -static-pie; do
      can_link -mcpu=power10 $kind || continue
      if check "C without a table of contents ${kind:-, dynamic}" \
           $CC $CPPFLAGS $CFLAGS -mcpu=power10 -fPIE $include \
           -o "$work/pcrel.run" "$work/main.c" "$work"/pcrel/*.o $LDFLAGS \
           $kind
      then
        runs "C without a table of contents $kind: self-test" \
          "$work/pcrel.run" $cpu
      fi
    done
    if can_link -shared -fPIC; then
      check "shared library without a table of contents" $CC $CFLAGS \
        -mcpu=power10 -shared -o "$work/libpcrel.so" "$work"/pcrel/*.o \
        $LDFLAGS
      # The caller has one.
      if check "a caller with a table of contents" $CC $CPPFLAGS $CFLAGS \
           $include -o "$work/toc.run" "$work/main.c" $LDFLAGS -L"$work" \
           -lpcrel -Wl,-rpath,"$work"
      then
        runs "a caller with a table of contents: self-test" \
          "$work/toc.run" $cpu
      fi
    fi
  fi
else
  note "no code without a table of contents here (ELFv2, POWER10)"
fi

# Fixed rows: no detection, no constructor, nothing that can be written to.
power=$(printf '%s\n' "$defines" \
  | sed -n 's/.*-DCHAPOLY_POWER=\([0-9]*\).*/\1/p')
for row in scalar=1 power8=8 power9=9 power10=10; do
  test "${power:-0}" -ge ${row#*=} || continue
  row=${row%=*}
  saved=$defines
  defines=$(printf '%s\n' "$defines" \
    | sed "s/-DCHAPOLY_FAT//; s/-DHAVE_[A-Z_]*=1//
        s/-DCHAPOLY_ROW=[A-Z0-9_]*//")
  defines="$defines -DCHAPOLY_ROW=CHAPOLY_ROW_$(echo $row | tr a-z A-Z)"
  if check "row $row fixed" library $row; then
    same "row $row fixed: writable data, constructors, the environment" "" \
      "$($READELF -SW "$work/$row"/*.o | sed 's/\[ *\([0-9]*\)\]/\1/' \
           | awk '$8 ~ /W/ && $6 !~ /^0+$/ && $2 !~ /^\.(opd|toc1?)$/ \
                  && $2 !~ /^\.data\.rel\.ro/ { print $2 }'
         $NM -u "$work/$row"/*.o | grep -e getenv -e auxv)"
    if check "row $row fixed: links" $CC $CPPFLAGS $CFLAGS $include \
         -o "$work/fixed" "$work/main.c" "$work/$row"/*.o $LDFLAGS \
         ${EMULATOR:+-static}
    then
      case ${EMULATOR:-} in
        *qemu-ppc64*)
          same "row $row fixed: self-test" $row \
            "$($EMULATOR -cpu power10 "$work/fixed" || echo failed)" ;;
      esac
    fi
  fi
  defines=$saved
done
finish
