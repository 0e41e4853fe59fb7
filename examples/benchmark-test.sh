# benchmark-test.sh: the benchmark's formats, options and faults.  Times are
# not judged.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

program=$builddir/examples/benchmark
test -x "$program" || skip "examples/benchmark is not built"
cd "$work" || exit 1

benchmark ()
{
  $EMULATOR "$program" "$@"
}

# prints FILE ARGUMENT ...: a quick run that must succeed, printing to FILE.
prints ()
{
  file=$1
  shift
  benchmark --quick "$@" >"$file" 2>stderr
  status=$?
  test $status -eq 0 || cat stderr
  check "benchmark $*: status $status" test $status -eq 0
}

# has FILE EXPRESSION COUNT: so many lines match.
has ()
{
  check "$1 has $3 of: $2" test "$(grep -cE "$2" "$1")" -eq "$3"
}

# only FILE EXPRESSION: all lines match.
only ()
{
  check "$1 has lines beside: $2" not grep -vE "$2" "$1"
}

# exits STATUS ARGUMENT ...: prints nothing but one line of complaint, if
# the status is 2.
exits ()
{
  expected=$1
  shift
  benchmark "$@" >stdout 2>stderr
  status=$?
  check "benchmark $*: status $status, expected $expected" \
    test $status -eq "$expected"
  if test "$expected" -eq 2; then
    check "benchmark $*: one line of complaint" \
      test "$(wc -l <stderr)" -eq 1
    check "benchmark $*: named" grep -q '^benchmark: ' stderr
    check "benchmark $*: nothing else" test ! -s stdout
  fi
}

number='[0-9]+\.[0-9]+'


# Formats.

prints nettle
for row in 'chacha +encrypt' 'chacha +decrypt' 'chacha_poly1305 +encrypt' \
    'chacha_poly1305 +decrypt' 'chacha_poly1305 +update' \
    'poly1305 +update'; do
  has nettle "^ +$row +$number\$" 1
done
has nettle '^ +Algorithm +mode Mbyte/s$' 1
has nettle "^ +(0|16|64|256|1350) bytes +$number" 5

prints cycles --peers=none -f 1e9 chacha
has cycles "^ +chacha +encrypt +$number +$number +$number\$" 1
has cycles '^ +Algorithm +mode Mbyte/s cycles/byte cycles/block$' 1
has cycles "^ +poly1305 +update +$number" 0

prints slope --format slope -f 2e9
has slope "^ +STREAM enc \| +$number ns/B +[0-9]+ MiB/s +$number c/B\$" \
  "$(grep -c '^[a-z]* [0-9].*:$' slope)"
prints slope --format=slope --cpu-mhz=2000 --peers=none
only slope "^(chapoly|cycles:|without|EMULATED|.*; .*; | +[A-Z].*\|| +=)"

prints go --format=go
only go "^([a-z]+: .+|Benchmark[A-Za-z0-9/-]+	 *[0-9]+	 *$number ns/op	\
 *$number MB/s)\$"
has go '^BenchmarkChacha20Poly1305/Seal-64(-[0-9]+)?	' \
  "$((3 * $(sort -u go | grep -c '^library:')))"

prints openssl-mr --format=openssl-mr
only openssl-mr "^\+(H(:[0-9]+){6}|F:25:[A-Za-z0-9-]+(:$number){6})\$"
has openssl-mr '^\+F:25:ChaCha20-Poly1305:' 1

prints csv --format=csv -f 1e9
check "csv: 12 columns in each row" \
  awk -F, '!/^#/ { rows++; bad += NF != 12 } END { exit bad || rows < 45 }' \
  csv
has csv "^chapoly,chacha_poly1305,seal,1350,13,apart,0,$number,$number,\
$number,$number,1\.0000\$" 1
for fact in cpu kernel compiler flags kernels chapoly cycles; do
  has csv "^# $fact: ." 1
done

prints json --format=json --in-place --unaligned=3 --ad=5
has json "\"chapoly\", .*\"seal\", \"bytes\": 16384, \"ad_bytes\": 5, \
\"place\": \"in-place\", \"offset\": 3, \"ns\": $number, " 1
if have python3; then
  check "json is json" python3 -c 'import json, sys
run = json.load (open (sys.argv[1]))
assert run["machine"]["cpu"] and len (run["results"]) >= 44
assert all (r["ns"] > 0 for r in run["results"])' json
fi

prints /dev/null --svg=plot.svg --sizes=16,64,16384
check "plot.svg ends" grep -q '^</svg>$' plot.svg
check "plot.svg names chapoly" grep -q '>chapoly .*kernels:' plot.svg
if have xmllint; then
  check "plot.svg is XML" xmllint --noout plot.svg
elif have python3; then
  check "plot.svg is XML" python3 -c 'import sys, xml.dom.minidom
xml.dom.minidom.parse (sys.argv[1])' plot.svg
fi

prints sizes --format=csv --sizes=0,7,100000 --apart 'seal' 'poly1305 auth'
has sizes '^chapoly,' 6

# Nettle takes no such pieces.
prints pieces --format=csv --sizes=1,20,64 chacha_poly1305
has pieces '^chapoly,' 21

prints list --list
has list '^ +chapoly [0-9]' 1
has list '^Rows of kernels: .*(in use: .*)' 1

row=$(sed -n 's/.*(in use: \(.*\))/\1/p' list)
prints kernel --kernel="$row" --peers=none
has kernel "kernels: $row\$" 1


# Two runs.  One file is made slower than the other, in both formats.

slow ()
{
  awk -F, -v OFS=, '/^chapoly,/ { $8 *= 1.2 } { print }' csv
}
slow >slow.csv
sed '/"chapoly",/s/"ns": [0-9]/&9/' json >slow.json

exits 0 --compare csv csv
exits 1 --compare csv slow.csv
exits 0 --compare slow.csv csv
exits 0 --compare csv slow.csv --tolerance=25
exits 0 --compare json json
exits 1 --compare json slow.json
if grep -q '^openssl,' csv; then
  exits 1 --compare csv slow.csv --relative-to=openssl
  awk -F, -v OFS=, '!/^#|^lib/ { $8 *= 2 } { print }' csv >busy.csv
  exits 1 --compare csv busy.csv
  exits 0 --compare csv busy.csv --relative-to=openssl
fi
: >empty
head -c 3000 json >short.json
exits 2 --compare csv empty
exits 2 --compare csv absent
exits 2 --compare csv
exits 2 --compare json short.json
exits 2 --compare csv csv --relative-to=absent


# Bad input.

exits 2 --unknown
exits 2 -x
exits 2 absent-algorithm
for format in nettle slope openssl-mr; do
  for algorithm in batch pieces; do
    exits 2 --quick --format=$format --peers=none $algorithm
    check "it names the format and the algorithm" \
      grep -q "format $format has no line for '$algorithm'" stderr
  done
done
exits 2 --quick --peers=none seal batch
prints plotted --svg=plot.svg --sizes=16,64 batch
check "the plot has what the format lacks" grep -q batch plot.svg
exits 2 --format=absent
exits 2 --format
exits 2 --quick=1
exits 2 --kernel=absent
exits 2 --peers=absent
exits 2 --sizes=
exits 2 --sizes=16,x
exits 2 --sizes=-1
exits 2 --rounds=0
exits 2 --seconds=0
exits 2 -f fast
exits 2 --unaligned=64
exits 2 --quick --peers=none --svg=absent/plot.svg --sizes=16
if test -w /dev/full; then
  check "a full disk is noticed" sh -c "! $EMULATOR '$program' --quick \
    --peers=none >/dev/full 2>stderr"
fi
prints help --help
has help '^usage: benchmark ' 1


# A library with wrong results is told, and left out.

cat >wrong.c <<'END'
int sodium_init (void) { return 0; }
const char *sodium_version_string (void) { return "wrong"; }
int crypto_stream_chacha20_ietf_xor (void) { return 0; }
int crypto_aead_chacha20poly1305_ietf_encrypt_detached (void) { return 0; }
int crypto_aead_chacha20poly1305_ietf_decrypt_detached (void) { return 0; }
int crypto_onetimeauth_poly1305 (void) { return 0; }
unsigned long crypto_onetimeauth_poly1305_statebytes (void) { return 256; }
int crypto_onetimeauth_poly1305_init (void) { return 0; }
int crypto_onetimeauth_poly1305_update (void) { return 0; }
int crypto_onetimeauth_poly1305_final (void) { return 0; }
END
if test -n "$EMULATOR" || grep -q 'without peers' list; then
  note "no library with wrong results: cannot be loaded here"
elif ! $CC -w -shared -fPIC -o libsodium.so.26 wrong.c; then
  note "no library with wrong results: no shared libraries here"
else
  LD_LIBRARY_PATH=. benchmark --quick --format=csv --sizes=64 >wrong 2>stderr
  check "wrong results make status 2" test $? -eq 2
  has stderr '^benchmark: sodium differs from chapoly in .* 64 bytes' 4
  has wrong '^sodium,' 0
  has wrong '^chapoly,' 6
fi

finish
