# bare-metal-test.sh: embed/bare, an image with the library as three files
# and nothing else, passes its self-test on an emulated POWER machine
# without an operating system, with each row.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

native_only
have powerpc64-linux-gnu-gcc || skip "no powerpc64-linux-gnu-gcc"
have qemu-system-ppc64 || skip "no qemu-system-ppc64"

must "the three files" sh "$srcdir/embed/amalgamate" "$work/chapoly"
cp -R "$srcdir/embed/bare" "$work/bare"
chmod -R u+w "$work/bare"

# start ROW SECONDS: what the machine says.
start ()
{
  (cd "$work/bare" && rm -f image && $MAKE -s CPU=$1 image \
   && timeout "$2" $MAKE -s CPU=$1 run </dev/null) 2>&1 | tr -d '\r'
}

case $(start c 180) in
  *x-vof*) skip "this qemu-system-ppc64 has no small firmware (x-vof)" ;;
esac
for row in c scalar power8 power9 power10; do
  same "row $row" "chapoly, row $row: PASS" "$(start $row 180)"
done

# Faults: a wrong constant; vectors that are not switched on.
sed 's/0x61707865/0x61707866/' "$work/chapoly/chapoly.c" >"$work/wrong.c"
mv "$work/chapoly/chapoly.c" "$work/right.c"
mv "$work/wrong.c" "$work/chapoly/chapoly.c"
same "a planted fault" "chapoly, row c: FAIL" "$(start c 180)"
mv "$work/right.c" "$work/chapoly/chapoly.c"
sed '/ MSR_VEC, /d' "$srcdir/embed/bare/start.S" >"$work/bare/start.S"
start power8 3 >"$work/said"
refused "a vector instruction that is not allowed" grep PASS "$work/said"

finish
