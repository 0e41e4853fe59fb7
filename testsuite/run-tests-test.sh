# run-tests-test.sh: run-tests counts, tells how long tests took, and says
# what is missing where it cannot run them.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

native_only

# run COMPILER TEST ...: run-tests on tests of the folder work.
run ()
{
  compiler=$1
  shift
  (cd "$work" && srcdir=$work EMULATOR= CC=$compiler CPPFLAGS= CFLAGS= \
     LDFLAGS= sh "$srcdir/testsuite/run-tests" "$@") >"$work/said" 2>&1
}

# without_seconds: what it said, each number of seconds as N.
without_seconds ()
{
  sed 's/[0-9]* s\>/N s/g' "$work/said"
}

printf '#!/bin/sh\necho right\n' >"$work/right-test"
chmod +x "$work/right-test"
echo 'exit 77' >"$work/left-out-test.sh"
echo 'exit 3' >"$work/wrong-test.sh"

check "tests that pass, or are skipped" \
  run "$CC" right-test left-out-test.sh
same "what it says of them" "  right
PASS right-test (N s, CPU N s)
SKIP left-out-test (N s, CPU N s)
N s, CPU N s
1 passed, 0 failed, 1 skipped" "$(without_seconds)"
same "what is kept of a test" right "$(cat "$work/testsuite/log/right-test")"
refused "a test that fails" run "$CC" right-test wrong-test.sh
same "what it says of it" "  right
PASS right-test (N s, CPU N s)
FAIL (status 3) wrong-test (N s, CPU N s)
N s, CPU N s
1 passed, 1 failed, 0 skipped" "$(without_seconds)"

# A compiler whose programs do not run.
cat >"$work/foreign-cc" <<'END'
while test "$1" != -o; do
  shift
done
echo 'no program' >"$2"
END
refused "programs of another target" run "sh $work/foreign-cc" right-test
same "how many lines it says" 1 "$(wc -l <"$work/said")"
check "they name EMULATOR" grep -q 'check EMULATOR=' "$work/said"
check "a script needs no emulator" run "sh $work/foreign-cc" \
  left-out-test.sh

finish
