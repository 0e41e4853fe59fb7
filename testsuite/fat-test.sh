# fat-test.sh: a fat build binds the best row that the CPU can run, however
# it is linked and loaded, and obeys its two variables as far as it may.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

unset CHAPOLY_FAT_OVERRIDE CHAPOLY_FAT_VERBOSE
emulator=${EMULATOR:-}

# A build with a fixed row gets a fat one beside it, where there can be.
if ! grep -q '^DEFINES = .*-DCHAPOLY_FAT' "$builddir/Makefile"; then
  configure "$work/fat" --enable-fat >"$work/log" 2>&1 \
    || skip "no fat build with these options: $(tail -n 1 "$work/log")"
  must "make a fat build" make_in "$work/fat" libraries
  builddir="$work/fat"
fi
defines=$(sed -n 's/^DEFINES = *//p' "$builddir/Makefile")
power=$(printf '%s\n' "$defines" \
  | sed -n 's/.*-DCHAPOLY_POWER=\([0-9]*\).*/\1/p')
rows=c
for row in 1=scalar 8=power8 9=power9 10=power10; do
  test "${power:-0}" -ge ${row%=*} && rows="$rows ${row#*=}"
done

# How many blocks C makes at once.
lanes=$(printf '#include "vector.h"\nlanes CHAPOLY_LANES\n' \
  | $CC $CPPFLAGS $defines $CFLAGS -I"$srcdir" -E - | sed -n 's/^lanes //p')

# compile OUTPUT ARGUMENT ...: with this build's defines, but for what
# `without' names, and our own headers.
without=
compile ()
{
  output=$1
  shift
  kept=
  for define in $defines; do
    case " $without " in
      *" ${define%%=*} "*) ;;
      *) kept="$kept $define" ;;
    esac
  done
  $CC $CPPFLAGS $kept $CFLAGS -I"$srcdir" "$@" -o "$output"
}

# program NAME [OPTION ...]: fat-run with a fat-ppc.o of its own, which the
# linker takes in place of the archive's.
program ()
{
  program=$1
  shift
  compile "$work/fat-ppc.o" "$@" -c "$srcdir/fat-ppc.c" \
    && compile "$work/$program" "$@" "$srcdir/testsuite/fat-run.c" \
         "$work/fat-ppc.o" "$builddir/libchapoly.a" $LDFLAGS $static \
         -Wl,--wrap=memset -pthread
}

# run PROGRAM ARGUMENT ...: stdout in .out, stderr in .err, succeeds if the
# self-test passes and errno is kept.
cpu=
run ()
{
  run_program=$1
  shift
  $emulator ${cpu:+-cpu $cpu} "$work/$run_program" "$@" \
    >"$work/out" 2>"$work/err" \
    && grep -q '^self-test passed' "$work/out" \
    && grep -q '^errno kept' "$work/out"
}
value ()
{
  sed -n "s/^$1 //p" "$work/out"
}

# bound WHAT ROW ERRORS PROGRAM ARGUMENT ...: runs it, and compares what it
# binds, and what it says.
bound ()
{
  what=$1 row=$2 errors=$3
  shift 3
  check "$what${cpu:+, $cpu}: runs" run "$@" || cat "$work/out" "$work/err"
  same "$what${cpu:+, $cpu}" "$row; $errors" \
    "$(value bound); $(cat "$work/err")"
}

static=
test -n "$emulator" && static=-static
must "build the program" program run

# What each CPU should run.
cpus=
case $emulator in
  *qemu-ppc64le*) cpus="power8 power9 power10" ;;
  *qemu-ppc64*) cpus="970 power5+ power7 power8 power9 power10" ;;
esac
expected ()
{
  case $1 in
    power10) wanted="c scalar power8 power9 power10" ;;
    power9) wanted="c scalar power8 power9" ;;
    power8) wanted="c scalar power8" ;;
    *) wanted="c scalar" ;;
  esac
  for row in $rows; do
    case " $wanted " in
      *" $row "*) echo $row ;;
    esac
  done
}

chosen ()
{
  check "runs${cpu:+ on $cpu}" run run || return
  available=$(value available)
  test -n "$cpu" && same "rows of $cpu" "$(echo $(expected $cpu))" "$available"
  best=${available##* }
  bound "the best row" "$best" "" run

  for row in c scalar power8 power9 power10; do
    CHAPOLY_FAT_OVERRIDE=$row
    export CHAPOLY_FAT_OVERRIDE
    case " $available " in
      *" $row "*) bound "override $row" $row "" run ;;
      *)
        case " $rows " in
          *" $row "*) why="can not run on this CPU" ;;
          *) why="is unknown" ;;
        esac
        bound "override $row" "$best" \
          "chapoly: CHAPOLY_FAT_OVERRIDE: $row $why" run ;;
    esac
  done
  unset CHAPOLY_FAT_OVERRIDE
}
for cpu in ${cpus:-""}; do
  chosen
done
note "rows of this build: $rows; CPUs: ${cpus:-this one}"

# C on vectors is better than the scalar row.
case " $cpus " in
  *" power7 "*)
    must "build for POWER7" compile "$work/vectors" -mcpu=power7 \
      "$srcdir/testsuite/fat-run.c" "$srcdir/fat-ppc.c" \
      "$srcdir/chacha-internal.c" "$srcdir/chacha-states.c" \
      "$builddir/libchapoly.a" $LDFLAGS $static -Wl,--wrap=memset -pthread
    cpu=power7
    bound "C with vectors" c "" vectors
    cpu=${cpus##* } ;;
esac

# On the last of them, other values.  WHAT ROW ERRORS VALUE
override ()
{
  CHAPOLY_FAT_OVERRIDE=$4
  export CHAPOLY_FAT_OVERRIDE
  bound "override '$1'" "$2" "$3" run
  unset CHAPOLY_FAT_OVERRIDE
}
says="chapoly: CHAPOLY_FAT_OVERRIDE:"
override "nothing" "$best" "" ""
override "a comma" "$best" "" ","
override "c and a comma" c "" "c,"
override "two rows" c "" "c,$best"
override "all rows" c "" "$(echo $available | tr ' ' ,)"
override "an unknown word" "$best" "$says power is unknown" power
override "another case" "$best" "$says C is unknown" C
override "a beginning" "$best" "$says powe is unknown" powe
override "a blank" "$best" "$says c c is unknown" "c c"
override "words before a row" c "$says x is unknown, yy is unknown" x,yy,c
override "a row before a word" c "$says x is unknown" c,x
override "control characters" "$best" "$says a?[31mb? is unknown" \
  "$(printf 'a\033[31mb\t')"
long=$(printf '%010000d' 7)
override "10,000 characters" "$best" \
  "$says 0000000000000000000000000000000000000000... is unknown" "$long"
CHAPOLY_FAT_OVERRIDE=$(printf '%s' "$long" | sed 's/0/0,/g')
export CHAPOLY_FAT_OVERRIDE
check "5,000 words" run run
same "5,000 words: one line, cut off" "1 ..." \
  "$(wc -l <"$work/err") $(sed 's/.*\(...\)$/\1/' "$work/err")"
unset CHAPOLY_FAT_OVERRIDE

# The other variable.
verbose ()
{
  CHAPOLY_FAT_VERBOSE=$1
  export CHAPOLY_FAT_VERBOSE
  check "verbose '$1'" run run
  unset CHAPOLY_FAT_VERBOSE
  same "verbose '$1'${cpu:+, $cpu}" "$2" "$(cat "$work/err")"
}
verbose 0 ""
verbose "" ""
for cpu in ${cpus:-""}; do
  check "runs" run run
  available=$(value available)
  best=${available##* }
  case $cpu in
    970) has=" altivec" ;;
    power7) has=" altivec vsx" ;;
    power8) has=" altivec vsx arch_2_07" ;;
    power9) has=" altivec vsx arch_2_07 arch_3_00" ;;
    power10) has=" altivec vsx arch_2_07 arch_3_00 arch_3_1" ;;
    *) has= ;;
  esac
  case $cpu,$($CC $CFLAGS -E -dM - </dev/null | grep '__powerpc__ ') in
    ,?*) note "on a CPU for POWER of unknown features" ;;
    *) verbose 1 "chapoly: row $best; CPU:$has" ;;
  esac
done

# 16 threads bind one row, and one of them speaks.
CHAPOLY_FAT_VERBOSE=1
export CHAPOLY_FAT_VERBOSE
for i in 1 2 3 4 5; do
  check "16 threads" run run threads
  same "16 threads: lines said" 1 "$(wc -l <"$work/err")"
done
unset CHAPOLY_FAT_VERBOSE

# Without getauxval, elf_aux_info of the BSDs tells the same, or /proc; where
# nothing tells, nothing is taken for there, and the environment is not
# trusted.  fat-run.c has an elf_aux_info.
mkdir "$work/include" "$work/include/sys"
cat >"$work/include/sys/auxv.h" <<END
#include_next <sys/auxv.h>
int elf_aux_info (int type, void *value, int size);
int issetugid (void);
END
bsd="-DHAVE_ELF_AUX_INFO=1 -I$work/include"
case $defines in
  *-DHAVE_GETAUXVAL*)
    without=-DHAVE_GETAUXVAL
    must "build without getauxval" program proc
    must "build with elf_aux_info" program bsd $bsd -DFAKE_SETUGID=0
    must "build with elf_aux_info, of raised privileges" \
      program bsd-secure $bsd -DFAKE_SETUGID=1
    must "build where nothing is known" program unknown -U__linux__
    without=
    if have "${emulator%% *}" || test -z "$emulator"; then
      for cpu in ${cpus:-""}; do
        check "runs" run run
        available=$(value available)
        best=${available##* }
        bound "by /proc/self/auxv" "$best" "" proc
        bound "by elf_aux_info" "$best" "" bsd
        CHAPOLY_FAT_OVERRIDE=c
        export CHAPOLY_FAT_OVERRIDE
        bound "override by /proc/self/auxv" c "" proc
        bound "override by elf_aux_info" c "" bsd
        bound "override by elf_aux_info, refused" "$best" "" bsd-secure
        unset CHAPOLY_FAT_OVERRIDE
      done
    fi
    CHAPOLY_FAT_OVERRIDE=c,none CHAPOLY_FAT_VERBOSE=1
    export CHAPOLY_FAT_OVERRIDE CHAPOLY_FAT_VERBOSE
    case $rows,$lanes in
      *scalar*,1) bound "where nothing is known" scalar "" unknown ;;
      *) bound "where nothing is known" c "" unknown ;;
    esac
    must "build a program of raised privileges" \
      program secure -DFAKE_SECURE -Dgetauxval=fake_getauxval
    bound "raised privileges, pretended" "$best" "" secure ;;
  *) note "no getauxval here: other ways are not tried" ;;
esac

# As root, a real set-user-id program, unless the file system forbids it.
CHAPOLY_FAT_OVERRIDE=c,none CHAPOLY_FAT_VERBOSE=1
export CHAPOLY_FAT_OVERRIDE CHAPOLY_FAT_VERBOSE
if test -z "$emulator" && test "$(id -u)" = 0 \
     && chmod 755 "$work" && cp "$work/run" "$work/privileged" \
     && chown 65534 "$work/privileged" && chmod 4755 "$work/privileged" \
     && "$work/privileged" >"$work/out" 2>/dev/null \
     && test "$(value secure)" = 1
then
  bound "a set-user-id program" "$best" "" privileged
else
  note "no set-user-id program here: only pretended"
fi
unset CHAPOLY_FAT_OVERRIDE CHAPOLY_FAT_VERBOSE


# However little of the library a static program takes, it binds.
only ()
{
  cat >"$work/only.c" <<END
#include "chacha.h"
#include "poly1305.h"
#include "chacha-poly1305.h"
#include <stdio.h>

static unsigned char text[1000], tag[16];

int
main (void)
{
  unsigned i, sum = 0;

  $2;
  for (i = 0; i < sizeof text; i++)
    sum = 31 * sum + text[i] + tag[i % 16];
  return printf ("%u\\n", sum) < 0;
}
END
  must "link, $1 only" compile "$work/only" -ffunction-sections \
    "$work/only.c" "$builddir/libchapoly.a" $LDFLAGS $static \
    -Wl,--gc-sections
  $emulator ${cpu:+-cpu $cpu} "$work/only" >"$work/out"
  CHAPOLY_FAT_OVERRIDE=c
  export CHAPOLY_FAT_OVERRIDE
  $emulator ${cpu:+-cpu $cpu} "$work/only" >"$work/out.c"
  unset CHAPOLY_FAT_OVERRIDE
  check "$1 only: as the C row" cmp "$work/out" "$work/out.c"
  CHAPOLY_FAT_VERBOSE=1
  export CHAPOLY_FAT_VERBOSE
  same "$1 only: row" "chapoly: row $best" \
    "$($emulator ${cpu:+-cpu $cpu} "$work/only" 2>&1 >/dev/null \
       | sed 's/;.*//')"
  unset CHAPOLY_FAT_VERBOSE
}
static=-static
if printf 'int main (void) { return 0; }\n' >"$work/only.c" \
     && compile "$work/only" "$work/only.c" -static 2>/dev/null
then
  only chacha_crypt32 'struct chacha_ctx c; chacha_set_key (&c, text);
    chacha_set_nonce96 (&c, text);
    chacha_crypt32 (&c, sizeof text, text, text)'
  only poly1305 'struct poly1305_ctx c; poly1305_set_key (&c, text + 1);
    poly1305_update (&c, sizeof text, text); poly1305_digest (&c, tag)'
  only chacha_poly1305_digest 'struct chacha_poly1305_ctx c;
    chacha_poly1305_set_key (&c, text); chacha_poly1305_set_nonce (&c, text);
    chacha_poly1305_digest (&c, tag)'
else
  note "no static programs here"
fi


# The shared library, opened late or early, and used before main.
cat >"$work/open.c" <<END
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int
main (int argc, char **argv)
{
  void *library = dlopen (argv[1], *argv[2] == 'n' ? RTLD_NOW : RTLD_LAZY);
  int (*test) (void);
  void *symbol;

  if (argc < 3 || !library
      || !(symbol = dlsym (library, "chapoly_chacha_poly1305_self_test")))
    {
      puts (dlerror ());
      return 2;
    }
  memcpy (&test, &symbol, sizeof test);
  return !test ();
}
END
cat >"$work/early.c" <<END
#include "chacha-poly1305.h"
#include <stdlib.h>

int early;

__attribute__ ((constructor (101))) static void
first (void)
{
  early = chacha_poly1305_self_test ();
}
END
cat >"$work/main.c" <<END
extern int early;

int
main (void)
{
  return !early;
}
END
prefix=$(sed -n 's/^symbol_prefix = //p' "$builddir/Makefile")
sed "s/\"chapoly_/\"$prefix/" "$work/open.c" >"$work/open-prefix.c"
libs=$(sed -n 's/^TEST_LIBS = //p' "$builddir/Makefile")
if test -f "$builddir/libchapoly.so" \
     && printf 'int main (void) { return 0; }\n' >"$work/only.c" \
     && compile "$work/only" "$work/only.c" \
     && $emulator "$work/only" 2>/dev/null
then
  must "build a program that opens the library" compile "$work/open" \
    "$work/open-prefix.c" $LDFLAGS $libs
  must "build a library that uses it in a constructor" \
    compile "$work/libearly.so" -fPIC -shared "$work/early.c" $LDFLAGS \
    -L"$builddir" -lchapoly -Wl,-rpath,"$builddir"
  must "build a program with that library" compile "$work/main" \
    "$work/main.c" $LDFLAGS -L"$work" -learly -Wl,-rpath,"$work" \
    -Wl,-rpath-link,"$builddir"
  for now in '' 1; do
    LD_BIND_NOW=$now
    export LD_BIND_NOW
    for cpu in ${cpus:-""}; do
      # There the dynamic linker, too, needs a memset that works.
      case $cpu in
        970 | power5+) continue ;;
      esac
      for flag in now lazy; do
        check "dlopen, $flag${cpu:+, $cpu}${now:+, LD_BIND_NOW}" \
          $emulator ${cpu:+-cpu $cpu} "$work/open" \
          "$builddir/libchapoly.so" $flag
      done
      check "in a constructor${cpu:+, $cpu}${now:+, LD_BIND_NOW}" \
        $emulator ${cpu:+-cpu $cpu} "$work/main"
    done
  done
  unset LD_BIND_NOW
else
  note "no shared library, or none that can be run: not opened"
fi


# No data race, where there is a thread sanitizer; and it would see one.
sanitized ()
{
  sources=$(sed -n '/^LIB_SOURCES/,/[^\\]$/p' "$srcdir/sources.mk" \
    | sed 's/^LIB_SOURCES *=//; s/\\$//')
  without="-DCHAPOLY_POWER -DCHAPOLY_ROW"
  (cd "$srcdir" && compile "$work/sanitized" -g -O1 -fsanitize=thread "$@" \
     $sources fat-ppc.c testsuite/fat-run.c -Wl,--wrap=memset -pthread)
}
if test -z "$emulator" && sanitized 2>/dev/null \
     && "$work/sanitized" >/dev/null 2>&1
then
  check "16 threads: no data race" run sanitized threads \
    || cat "$work/err"
  must "build with plain access" sanitized \
    '-D__atomic_load_n(p,order)=(*(p))' \
    '-D__atomic_compare_exchange_n(p,old,new,weak,a,b)=(*(p)=(new),1)'
  refused "16 threads: a planted data race" run sanitized threads
else
  note "no thread sanitizer here: data races are not looked for"
fi

finish
