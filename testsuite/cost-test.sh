# cost-test.sh: for short calls, no row for a CPU costs more there than the
# rows c and scalar, nor POWER10's than POWER9's.  Modelled cycles decide, by LLVM's scheduling model of the CPU, not
# instructions counted: a lone block costs a whole pass of vectors, whose
# instructions wait on latency alone, however many or few they are.
#
# A run under qemu tells which instructions a call executes; llvm-mca takes
# them as they come, without branches mispredicted or caches missed.  Needs
# qemu for little-endian POWER, with plugins, and LLVM.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

case ${EMULATOR:-} in
  *qemu-ppc64le*) ;;
  *) skip "needs EMULATOR=qemu-ppc64le" ;;
esac
defines=$(sed -n 's/^DEFINES = *\(.*-DCHAPOLY_FAT\)/\1/p' "$builddir/Makefile")
power=$(printf '%s\n' "$defines" \
  | sed -n 's/.*-DCHAPOLY_POWER=\([0-9]*\).*/\1/p')
test "${power:-0}" -ge 8 || skip "one row in this build"
# The first LLVM whose llvm-mca passes over what a model lacks.
for llvm in -19 -20 -21 '' none; do
  test "$llvm" = none && skip "needs llvm-mca and llvm-objdump, of LLVM 19"
  have llvm-mca$llvm && have llvm-objdump$llvm \
    && llvm-mca$llvm --help | grep -q lack-sched && break
done
. "$srcdir/testsuite/trace-plugin.sh"

prefix=$(sed -n 's/^symbol_prefix = //p' "$builddir/Makefile")
traced run "$srcdir/testsuite/cost-run.c"
traced slow "$srcdir/testsuite/cost-run.c" \
  -DSLOW_KERNEL="${prefix}chacha_core_p8" \
  -Wl,--wrap="${prefix}chacha_core_p8"
plugin_for "$EMULATOR" "$work/run"

# Address, instruction; branches all go to one place.
for program in run slow; do
  llvm-objdump$llvm -d --no-show-raw-insn --mcpu=pwr10 \
    --mattr=+isa-v31-instructions "$work/$program" \
    | awk -F: '/^ *[0-9a-f]+: / {
        at = $1; sub (/^ */, "", at)
        text = substr ($0, length ($1) + 2)
        gsub (/[ \t]+/, " ", text); sub (/ <.*/, "", text)
        if (text ~ /^ b/) sub (/0x[0-9a-f]+$/, "8", text)
        print at, text }' >"$work/$program.text"
done

# cost PROGRAM CPU ROW: name, length, cycles of each call.
cost ()
{
  CHAPOLY_FAT_OVERRIDE=$3 $EMULATOR -cpu $2 \
    -plugin "$work/plugin.so,out=$work/events,events=on" \
    "$work/$1" "$3" >"$work/names" || return
  awk 'NR == FNR { at = $1; sub (/^[^ ]* */, ""); text[at] = $0; next }
       function begin () { print "# LLVM-MCA-BEGIN call" ++n; open = 1 }
       $1 == "at" { if (!open) begin ()
                    if (!($2 in text)) { print "no " $2 >"/dev/stderr"
                                         exit 1 }
                    print text[$2] }
       /^[0-9]/ { print "# LLVM-MCA-END call" n; open = 0 }' \
    "$work/$1.text" "$work/events" >"$work/calls.s" || return
  llvm-mca$llvm -mtriple=powerpc64le-linux-gnu -mcpu=pwr${2#power} \
    -mattr=+isa-v31-instructions -skip-unsupported-instructions=lack-sched \
    -iterations=1 -instruction-info=false -resource-pressure=false \
    "$work/calls.s" 2>"$work/mca.log" \
    | sed -n 's/^Total Cycles: *//p' >"$work/cycles"
  test "$(wc -l <"$work/cycles")" = "$(wc -l <"$work/names")" \
    && paste -d' ' "$work/names" "$work/cycles" >"$work/cost.$1.$2.$3"
}

# dear OTHER ROW: the calls that cost more than a tenth above the other row.
dear ()
{
  paste -d' ' "$1" "$2" | awk -v other="${1##*.}" '$6 > 1.10 * $3 {
    printf "%s %s: %d, row %s %d\n", $1, $2, $6, other, $3 }'
}

# model PROGRAM CPU ROW
model ()
{
  check "model row $3 of $1 on $2" cost "$@" || {
    cat "$work/mca.log"
    finish
  }
}

for number in 8 9 10; do
  cpu=power$number
  if test $power -lt $number \
       || ! $EMULATOR -cpu help 2>/dev/null | grep -qi "$cpu"; then
    note "$cpu: not in this build, or not in this qemu"
    continue
  fi
  others="c scalar"
  test $cpu = power10 && others="$others power9"
  for row in $others $cpu; do
    model run $cpu $row
  done
  costs=$work/cost.run.$cpu
  note "cycles of rows c, scalar, $cpu on $cpu"
  paste -d' ' "$costs.c" "$costs.scalar" "$costs.$cpu" \
    | awk '{ printf "  %-15s %5s %7d %7d %7d\n", $1, $2, $3, $6, $9 }'
  for row in $others; do
    same "$cpu: calls dearer than with row $row" "" \
      "$(dear "$costs.$row" "$costs.$cpu")"
  done
  # One pass or two; POWER10's has eight blocks.
  two=320
  test $cpu = power10 && two=576
  check "$cpu: seal of 64 bytes costs less than 0.65 of $two" awk -v two=$two '
    $1 == "seal" { cycles[$2] = $3 }
    END { print cycles[64], cycles[two]
          exit !(cycles[64] < 0.65 * cycles[two]) }' "$costs.$cpu"
  checks=$((checks + $(wc -l <"$costs.$cpu") - 1))
done

# What must be found: a kernel that does all twice.
model slow power8 power8
dear "$work/cost.run.power8.c" "$work/cost.slow.power8.power8" >"$work/found"
for call in set_nonce chacha_crypt32 seal; do
  check "a slow kernel is found in $call" grep -q "^$call " "$work/found"
done
finish
