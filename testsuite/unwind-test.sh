# unwind-test.sh: from each instruction of each kernel, a debugger finds the
# way up to main, and the caller's registers.  Needs qemu for POWER, and a
# gdb that knows POWER and Python.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

case ${EMULATOR:-} in
  *qemu-ppc64*) ;;
  *) skip "needs EMULATOR=qemu-ppc64le or qemu-ppc64" ;;
esac
gdb=
for candidate in gdb-multiarch gdb; do
  if have $candidate && $candidate -nx -batch \
       -ex 'python print("python")' -ex 'set architecture powerpc:common64' \
       2>&1 | grep -q '^python'
  then
    gdb=$candidate
    break
  fi
done
test -n "$gdb" || skip "no gdb for POWER with Python here"

must "build the program" $CC $CPPFLAGS $CFLAGS \
  $(sed -n 's/^DEFINES = *//p' "$builddir/Makefile") -I"$srcdir" \
  $LDFLAGS -static -o "$work/run" "$srcdir/testsuite/unwind-run.c" \
  "$builddir/libchapoly.a"

# step CPU: all kernels that it runs, but the C row's.
step ()
{
  emulator="$EMULATOR -cpu $1"
  UNWIND_PROGRAM="$work/run" UNWIND_SOCKET="$work/socket"
  UNWIND_KERNELS=$(echo $($emulator "$work/run" show))
  export UNWIND_PROGRAM UNWIND_SOCKET UNWIND_KERNELS
  test -n "$UNWIND_KERNELS" || skip "no kernels in this build"
  rm -f "$work/socket"
  $emulator -g "$work/socket" "$work/run" &
  emulator_id=$!
  for i in 1 2 3 4 5 6 7 8 9 10; do
    test -S "$work/socket" && break
    sleep 1
  done
  timeout 600 $gdb -nx -batch -x "$srcdir/testsuite/unwind-test.py" \
    >"$work/log" 2>&1
  status=$?
  kill $emulator_id 2>/dev/null
  wait $emulator_id 2>/dev/null
  test $status = 0 \
    && test $(grep -c ' 0 bad$' "$work/log") \
         = $(echo $UNWIND_KERNELS | wc -w)
}
check "unwinding from each instruction" step power10 || cat "$work/log"
checks=$((checks + $(sed -n 's/.* \([0-9]*\) instructions, .*/\1/p' \
  "$work/log" | awk '{ n += $1 } END { print n + 0 }')))
sed -n "/ instructions, /s/^/$name: /p" "$work/log"
finish
