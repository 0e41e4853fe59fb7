# symbols-test.sh: what the libraries define, what they need, and how they
# are linked.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

headers=$(list PUBLIC_HEADERS)
static=$builddir/libchapoly.a
shared=$builddir/libchapoly.so
prefix=$(sed -n 's/^#define CHAPOLY_PREFIX //p' \
           "$builddir/include/chapoly/chapoly-types.h")

$READELF --version >/dev/null 2>&1 || skip "no readelf"
$NM --version >/dev/null 2>&1 || skip "no nm"

# Names only, without versions.
defined ()
{
  $NM "$@" 2>/dev/null | sed -n 's/@.*//; s/.* [A-Za-z] //p' \
    | grep -v -e '^CHAPOLY_0$' | LC_ALL=C sort -u
}

public=$(sed "s/^/$prefix/" "$srcdir/libchapoly.symbols" | LC_ALL=C sort)

same "libchapoly.symbols is sorted" \
  "$(LC_ALL=C sort -u "$srcdir/libchapoly.symbols")" \
  "$(cat "$srcdir/libchapoly.symbols")"
same "libchapoly.symbols has what the headers map to a prefix" \
  "$(cat "$srcdir/libchapoly.symbols")" \
  "$(cd "$srcdir" && cat $headers | tr -d '\\\n' \
     | grep -o '#define [a-z][a-z0-9_]* *CHAPOLY_([a-z0-9_]*)' \
     | sed 's/#define //; s/ .*//' | LC_ALL=C sort)"
same "so has packaging/debian/libchapoly0.symbols" \
  "$(sed 's/^/chapoly_/' "$srcdir/libchapoly.symbols")" \
  "$(sed -n 's/^ \(.*\)@CHAPOLY_0 .*/\1/p' \
       "$srcdir/packaging/debian/libchapoly0.symbols" | grep -vx CHAPOLY_0)"


# The static library: each global name has the prefix (ELFv1 adds a dot for
# code), and the public ones are there.
same "names without the prefix in libchapoly.a" "" \
  "$(defined -g --defined-only "$static" | grep -v "^\.\{0,1\}$prefix")"
same "public names in libchapoly.a" "$public" \
  "$(defined -g --defined-only "$static" | grep -Fx "$public")"

# From without it needs memcpy and memset; the rest is what compilers add
# for hardening and profiling.  A fat build asks the system for the CPU.
from_libc='memcpy memset bcmp memcmp'
if grep -q '^DEFINES = .*-DCHAPOLY_FAT' "$builddir/Makefile"; then
  from_libc="$from_libc getauxval getenv elf_aux_info issetugid memcmp strlen
    strcmp strcspn write open read close __errno_location"
fi
needed ()
{
  for symbol in $(defined -u "$static" | sed 's/^\.//'); do
    case $symbol in
      "$prefix"* | __stack_chk_* | _GLOBAL_OFFSET_TABLE_ | .TOC. | TOC. \
        | _savegpr* | _restgpr* | __asan_* | __ubsan_* | __sanitizer_* \
        | __gcov_* | __*_chk) ;;
      *)
        case " $(echo $from_libc) " in
          *" $symbol "*) ;;
          *) echo "$symbol" ;;
        esac ;;
    esac
  done
}
same "what libchapoly.a needs beside memcpy and memset" "" "$(needed)"


# Sections.  Objects made for link-time optimisation have none yet.
sections ()
{
  $READELF -SW "$1" 2>/dev/null | sed 's/\[ *\([0-9]*\)\]/\1/'
}
case " $CFLAGS " in
  *-flto* | *-fsanitize* | *--coverage*)
    note "sections: not looked at with $CFLAGS" ;;
  *)
    # ELFv1 never needs an executable stack, and compilers say nothing.
    notes=$(sections "$static" | grep '\.note\.GNU-stack')
    same "notes of an executable stack" "" "$(echo "$notes" | grep ' X ')"
    if ! sections "$static" | grep -q ' \.opd '; then
      same "objects with .note.GNU-stack" \
        "$(sections "$static" | grep -c '^File:')" \
        "$(echo "$notes" | wc -l)"
    fi
    # So a shared library that takes chapoly in needs no version script.
    # readelf tells a local entry of ELFv2 in brackets.
    same "names of libchapoly.a that are not hidden" "$public" \
      "$($READELF -sW "$static" | sed 's/\[[^]]*\]//' \
         | awk '$5 == "GLOBAL" && $7 != "UND" && $6 == "DEFAULT" \
           { print $8 }' | LC_ALL=C sort -u)"
    # The one pointer of a fat build is all that may be written to; .opd
    # and .toc are filled by the linker.
    writable=$(sections "$static" \
      | awk '$8 ~ /W/ && $6 !~ /^0+$/ { print $2, $6 }' \
      | grep -v '^\.opd \|^\.toc \|^\.got2 \|^\.data\.rel\.ro')
    if grep -q '^DEFINES = .*-DCHAPOLY_FAT' "$builddir/Makefile"; then
      same "writable data of a fat build: one pointer" 1 \
        "$(printf '%s\n' "$writable" | wc -l)"
    else
      same "writable data" "" "$writable"
    fi ;;
esac


# A program linked with all warnings as errors, with the static library.
cat >"$work/program.c" <<'END'
#include <chapoly/chacha-poly1305.h>

int
main (void)
{
  return !chacha_poly1305_self_test ();
}
END
link ()
{
  out=$1
  shift
  $CC $CPPFLAGS $CFLAGS -I"$builddir/include" $LDFLAGS \
    -o "$work/$out" "$work/program.c" "$@"
}
case " $LDFLAGS $CFLAGS $CC " in
  *" -static "*) fatal= ;;
  *) fatal=-Wl,--fatal-warnings ;;
esac
if check "link with --fatal-warnings" link static "$static" $fatal; then
  check "run it" $EMULATOR "$work/static"
  same "executable stack" "" \
    "$($READELF -lW "$work/static" | grep GNU_STACK | grep RWE)"
fi


# The shared library.
if test -f "$shared"; then
  same "what libchapoly.so exports" "$public" \
    "$(defined -D --defined-only "$shared")"
  dynamic=$($READELF -dW "$shared")
  same "soname" "[libchapoly.so.0]" \
    "$(printf '%s\n' "$dynamic" | sed -n 's/.*SONAME.*: //p')"
  same "text relocations" "" "$(printf '%s\n' "$dynamic" | grep TEXTREL)"
  same "executable stack" "" \
    "$($READELF -lW "$shared" | grep GNU_STACK | grep RWE)"
  same "relocations against the library's own names" "" \
    "$($READELF -rW "$shared" | grep "$prefix")"

  # Another library's names, the same as internal ones, change nothing.
  if check "link with libchapoly.so" \
       link shared -L"$builddir" -lchapoly -Wl,-rpath,"$builddir" $fatal
  then
    check "run it" $EMULATOR "$work/shared"
    {
      echo '#include <stdlib.h>'
      for symbol in $(defined -g --defined-only "$static" \
                        | grep -v '^\.' | grep -vFx "$public") $public
      do
        echo "void $symbol (void);"
        echo "void $symbol (void) { abort (); }"
      done
    } >"$work/clash.c"
    # The program's own call of the self-test must still arrive.
    sed -i "/${prefix}chacha_poly1305_self_test/d" "$work/clash.c"
    check "compile the other library" $CC $CPPFLAGS $CFLAGS $LDFLAGS \
      -shared -fPIC -o "$work/clash.so" "$work/clash.c"
    case $EMULATOR in
      '') check "LD_PRELOAD of all other names" \
            env LD_PRELOAD="$work/clash.so" "$work/shared" ;;
      *qemu-*) check "LD_PRELOAD of all other names" \
            $EMULATOR -E LD_PRELOAD="$work/clash.so" "$work/shared" ;;
      *) note "LD_PRELOAD: not tried with $EMULATOR" ;;
    esac
  fi
else
  note "no shared library here"
fi


# In one static program with the others: no name is defined twice.
for library in crypto nettle sodium gcrypt bearssl mbedcrypto wolfssl; do
  archive=$($CC $CFLAGS -print-file-name=lib$library.a)
  if test -f "$archive"; then
    same "names that lib$library.a defines, too" "" \
      "$({ defined -g --defined-only "$archive"
           defined -g --defined-only "$static"
         } | LC_ALL=C sort | uniq -d | grep -v '^DW\.ref')"
  else
    note "no lib$library.a to compare names with"
  fi
done

finish
