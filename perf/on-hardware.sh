#!/bin/sh
# on-hardware.sh: measures chapoly on the machine at hand, for a report.
#
#   perf/on-hardware.sh [FILE]
#
# Builds in a folder of its own, tests each row of kernels that this CPU can
# run, and measures it beside the libraries that are installed.  All of it
# goes to FILE (chapoly-figures.txt), with what the machine is; nothing else
# is kept, and nothing leaves the machine.  On POWER8, 9 and 10 the figures
# stand beside the modelled ones.
#
# Cycles need a counter: if the system keeps it from programs, as root
#
#   sysctl kernel.perf_event_paranoid=2
#
# HZ=3.8e9 in the environment names the clock instead, ARGUMENTS more options
# of examples/benchmark, CONFIGURE options of configure, TESTS some tests.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

set -eu
LC_ALL=C
export LC_ALL

case ${1-} in
  -*) sed -n '2,/^# SPDX/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 2 ;;
esac
srcdir=$(cd "$(dirname "$0")/.." && pwd)
report=${1-chapoly-figures.txt}
: >"$report"
report=$(cd "$(dirname "$report")" && pwd)/${report##*/}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM HUP
cd "$work"

say ()
{
  echo "$*" >&2
}

# what TITLE COMMAND ...: a line of the machine's description, if there is
# an answer.
what ()
{
  title=$1
  shift
  answer=$("$@" 2>/dev/null | head -n 1) || answer=
  test -z "$answer" || echo "$title: $answer"
}

machine ()
{
  what date date -u +%Y-%m-%d
  what system uname -srm
  what distribution sed -n 's/^PRETTY_NAME=//p' /etc/os-release
  what cpu sed -n 's/^\(cpu\|model name\)[[:space:]]*: //p' /proc/cpuinfo
  what revision sed -n 's/^revision[[:space:]]*: //p' /proc/cpuinfo
  what clock sed -n 's/^\(clock\|cpu MHz\)[[:space:]]*: //p' /proc/cpuinfo
  what threads sed -n 's/^/of a core: /p' \
    /sys/devices/system/cpu/cpu0/topology/thread_siblings_list
  what load cat /proc/loadavg
  what compiler "${CC:-cc}" --version
  what commit git -C "$srcdir" describe --always --dirty
}

# The CPU's name in modelled.tsv.
modelled_as ()
{
  sed -n 's/^cpu[[:space:]]*: POWER\(8\|9\|10\).*/p\1/p' /proc/cpuinfo \
    | head -n 1
}

say "building"
"$srcdir/configure" -q ${CONFIGURE-} >configure.log 2>&1 \
  || { cat configure.log; exit 1; }
make >make.log 2>&1 || { tail -n 20 make.log; exit 1; }
rows=$(examples/benchmark --list \
  | sed -n 's/^Rows of kernels: \(.*\) (.*/\1/p')
cpu=$(modelled_as)

exec >"$report"
echo "chapoly on hardware"
machine
for row in $rows; do
  echo
  say "row $row: tests"
  if CHAPOLY_FAT_OVERRIDE=$row make check-programs \
       ${TESTS+TESTS="$TESTS"} >check.log 2>&1; then
    echo "row $row: tests: $(tail -n 1 check.log)"
  else
    echo "row $row: tests FAILED:"
    grep FAIL check.log || tail -n 5 check.log
  fi
  say "row $row: benchmark"
  examples/benchmark --format=csv --kernel="$row" -f "${HZ-auto}" \
    --sizes=16,64,256,1350,8192,16384 ${ARGUMENTS-} >"$row.csv"
  cat "$row.csv"
  if test "$row" = "power${cpu#p}"; then
    echo
    echo "row $row: measured cycles beside modelled ones:"
    python3 "$srcdir/perf/figures.py" beside "$srcdir/perf/modelled.tsv" \
      "$cpu" "$row.csv" || :
  fi
done
say "done: $report"
