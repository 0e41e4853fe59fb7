# tls-bearssl-test.sh: BearSSL with chapoly: its functions against BearSSL's
# own, and connections in TLS 1.2, the last that it has, with OpenSSL as
# peer.  BearSSL sends no alert for a record that is not authentic.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/tls/tls.sh"
needs bearssl-client

build ()
{
  $CC ${CPPFLAGS-} ${CFLAGS-} -I"$builddir/include" -I"$srcdir/testsuite" \
    -I"$srcdir/examples/tls" -isystem /usr/include/bearssl \
    -isystem "$root/include/bearssl" $root_flags \
    -o "$work/functions" "$srcdir/testsuite/tls/bearssl-functions.c" \
    "$srcdir/testsuite/testutils.c" "$srcdir/testsuite/vectors.c" \
    "$builddir/examples/tls/bearssl-chapoly.o" "$builddir/libchapoly.a" \
    ${LDFLAGS-} -lbearssl
}

must "bearssl-functions.c compiles" build
for cpu in $cpus; do
  check "$cpu: functions" $(emulator $cpu) "$work/functions"
  for end in $ends; do
    exchange "BearSSL, $cpu" --end=$end --no-alert 1.2 \
      openssl $(server 1.2) -- $(emulator $cpu) \
      "$builddir/examples/tls/bearssl-client" '{port}' "$certificate"
  done
done
finish
