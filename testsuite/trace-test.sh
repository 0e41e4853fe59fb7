# trace-test.sh: kernels and public calls execute the same instructions and
# access the same addresses, whatever the keys, nonces, texts and tags are.
# Needs qemu for POWER, with plugins.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

case ${EMULATOR:-} in
  *qemu-ppc64*) ;;
  *) skip "needs EMULATOR=qemu-ppc64le or qemu-ppc64" ;;
esac
. "$srcdir/testsuite/trace-plugin.sh"

# The newest CPU runs all rows.
emulator="$EMULATOR"
if $emulator -cpu help 2>/dev/null | grep -qi power10; then
  emulator="$emulator -cpu power10"
fi

traced run -I"$builddir/include" "$srcdir/testsuite/trace-run.c" \
  "$srcdir/testsuite/calls.c" "$srcdir/testsuite/cuts.c" \
  "$srcdir/testsuite/reference.c"
plugin_for "$emulator" "$work/run" none

# trace OUTPUT ARGUMENT ...: name, instructions, accesses, hash of each
# stretch.
trace ()
{
  trace_out=$1
  shift
  $emulator -plugin "$work/plugin.so,out=$work/hashes" "$work/run" "$@" \
    >"$work/names" && paste -d' ' "$work/hashes" "$work/names" >"$trace_out"
}

# differing FILE: the names whose stretches differ, or are not five.
differing ()
{
  awk '{ hash = $1 " " $2 " " $3; name = $4
         for (i = 5; i <= NF; i++) name = name " " $i
         n[name]++
         if (!(name in first)) first[name] = hash
         else if (first[name] != hash) differs[name] = 1 }
       END { for (name in n)
               if (differs[name] || n[name] != 5 || first[name] + 0 == 0)
                 print name }' "$1" | LC_ALL=C sort
}

# explain NAME: where the first two ways part.
explain ()
{
  $emulator -plugin "$work/plugin.so,out=$work/events,events=on" \
    "$work/run" "$1" >/dev/null
  awk -v base="$work/way" 'BEGIN { n = 0 }
    /^[0-9]/ { n++; next } { print >(base n) }' "$work/events"
  for way in "$work"/way[1-4]; do
    diff "$work/way0" "$way" | head -6
  done | head -12
}

leaks='bound leak, branch 0
bound leak, compare 0
bound leak, lookup 0'
for row in "" $($emulator "$work/run" | awk '$2 ~ /^chacha_core/ { print $1 }' \
                | sort -u); do
  CHAPOLY_FAT_OVERRIDE=$row
  export CHAPOLY_FAT_OVERRIDE
  must "trace, row ${row:-of its own choice}" trace "$work/traces"
  seen=$(differing "$work/traces" | head -n 20)
  same "ways that differ, row ${row:-of its own choice}" "$leaks" "$seen"
  if test "$seen" != "$leaks"; then
    printf '%s\n' "$seen" | grep -v 'bound leak' | head -3 \
      | while read -r what; do
          echo "$what:"
          explain "$what"
        done
  fi
  checks=$((checks + $(wc -l <"$work/traces")))
done
kernels=$(awk '$4 != "bound" { sub (/,$/, "", $5); print $4, $5 }' \
  "$work/traces" | sort -u | wc -l)
note "$kernels kernels, each with 5 sets of secrets"
finish
