# fuzz-test.sh: fuzz-chapoly.c for FUZZ_SECONDS, 15 by default, with
# libFuzzer, AddressSanitizer and UndefinedBehaviorSanitizer; starting from
# FUZZ_CORPUS if that is a folder (new inputs are kept there), else from a
# small corpus made here.  Without libFuzzer the corpus is run once.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

sources=$(for file in $LIB_SOURCES; do echo "$srcdir/$file"; done)

# build PROGRAM COMPILER FLAG ...: the reference is slow enough without the
# flags.
build ()
{
  program=$1
  shift
  "$1" -O2 -c -o "$work/reference.o" "$srcdir/testsuite/reference.c" \
    && "$@" -g -O2 -I"$builddir/include" -I"$srcdir" -o "$program" \
      "$srcdir/testsuite/fuzz-chapoly.c" $sources "$work/reference.o"
}

# bytes N: that many, each line the same.
bytes ()
{
  awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++)
    printf "%c", 33 + (i * i + i % 7) % 90 }'
}

# seed CHOICES AD PIECE TEXT: choices and the lengths' low bytes in octal,
# of the text in decimal.
seed ()
{
  seeds=$((seeds + 1))
  {
    printf '%b' "\\0$1"
    bytes 58
    printf '%b' "\\0$2\\0000\\03\\0$3\\0000\\0101\\0000\\0017\\0000"
    bytes "$4"
  } >"$corpus/seed-$seeds"
}

corpus=${FUZZ_CORPUS:-$work/corpus}
mkdir -p "$corpus"
seeds=0
for choices in 0 1 2 3 4 7; do
  seed $choices 0 1 0
  seed $choices 15 100 90
  seed $choices 20 20 300
  seed $choices 14 377 2000
done
seed 6 0 100 17000

if ! build "$work/fuzz" clang -fsanitize=fuzzer,address,undefined \
  -fno-sanitize-recover=all \
  >/dev/null 2>&1
then
  note "left out: fuzzing: no clang with libFuzzer"
  must "compiles for files" build "$work/fuzz" $CC -DFUZZ_STANDALONE
  check "the corpus" "$work/fuzz" "$corpus"/*
  finish
fi

seconds=${FUZZ_SECONDS:-15}
note "$seconds s of libFuzzer, from $(ls "$corpus" | wc -l) inputs"
(cd "$work" && ./fuzz -max_total_time="$seconds" -max_len=3000 -seed=1 \
  -print_final_stats=1 "$corpus") >"$work/fuzz.log" 2>&1
status=$?
note "$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/fuzz.log")" \
  "inputs tried"
test $status = 0 || tail -40 "$work/fuzz.log"
check "libFuzzer finds nothing" test $status = 0

# For AFL++, and to run single inputs.
must "compiles for files" build "$work/files" $CC -DFUZZ_STANDALONE
check "the corpus" "$work/files" "$corpus"/*

finish
