# rows-test.sh: all test programs again, once for each row that this CPU can
# run and has not bound by itself.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

grep -q '^DEFINES = .*-DCHAPOLY_FAT' "$builddir/Makefile" \
  || skip "one row in this build"

programs=$(cd "$srcdir" && echo testsuite/*-test.c | sed 's/\.c\>//g')
must "build the test programs" make_in "$builddir" $programs
must "build a program that names the rows" $CC $CPPFLAGS $CFLAGS \
  $(sed -n 's/^DEFINES = *//p' "$builddir/Makefile") -I"$srcdir" \
  -o "$work/rows" "$srcdir/testsuite/rows-run.c" \
  "$builddir/libchapoly.a" $LDFLAGS ${EMULATOR:+-static}
rows=$($EMULATOR "$work/rows")
test -n "$rows" || check "the rows have names" false

for row in $rows; do
  CHAPOLY_FAT_OVERRIDE=$row
  export CHAPOLY_FAT_OVERRIDE
  for program in $programs; do
    status=0
    $EMULATOR "$builddir/$program" >"$work/log" 2>&1 || status=$?
    test $status = 77 && status=0
    check "$(basename "$program"), row $row" test $status = 0 \
      || tail -n 20 "$work/log"
  done
  note "row $row"
done
finish
