# figures-test.sh: the tables and the plot of modelled figures are what
# perf/figures.py makes of perf/modelled.tsv, and the command that measures
# a machine works.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

native_only
have python3 || skip "no python3"
figures="python3 $srcdir/perf/figures.py"
tsv=$srcdir/perf/modelled.tsv

$figures plot "$tsv" >"$work/plot"
check "the plot is current" cmp "$work/plot" "$srcdir/doc/power-figures.svg"
$figures tables "$tsv" >"$work/tables"
sed '1,/^<!-- figures/d;/^<!-- end/,$d' "$srcdir/doc/power-figures.md" \
  >"$work/committed"
check "the tables are current" cmp "$work/tables" "$work/committed"

# A machine that needs half as much again as modelled.
cat >"$work/csv" <<'END'
# cpu: made up
library,algorithm,mode,bytes,cycles_per_byte
chapoly,chacha_poly1305,seal,64,1.5
nettle,chacha_poly1305,seal,64,9.9
chapoly,chacha,encrypt,8192,2.5
chapoly,chacha,encrypt,16384,2.25
END
printf 'chapoly\tp9\tseal\t64\t100/64\nchapoly\tp9\tchacha\tslope\t4/1.5\n' \
  >"$work/tsv"
$figures beside "$work/tsv" p9 "$work/csv" | awk 'NR > 1 { $1 = $1; print }' \
  >"$work/beside"
printf 'chacha slope 2.000 1.500 1.33\nseal 64 96 64 1.50\n' >"$work/right"
check "measured beside modelled" cmp "$work/beside" "$work/right"

if test -f "$srcdir/configure"; then
  CONFIGURE="--disable-shared --without-tls" \
    TESTS=testsuite/chacha-poly1305-test ARGUMENTS="--quick --peers=none" \
    "$srcdir/perf/on-hardware.sh" "$work/report" 2>"$work/log" \
    || cat "$work/log"
  check "on-hardware.sh tests" grep -q '^row c: tests: 1 passed, 0 failed' \
    "$work/report"
  check "on-hardware.sh measures" \
    grep -q '^chapoly,chacha_poly1305,seal,1350,' "$work/report"
else
  note "left out: on-hardware.sh: no configure"
fi

finish
