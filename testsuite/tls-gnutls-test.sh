# tls-gnutls-test.sh: the shims for programs that use Nettle: contexts and
# calls of both ABIs, and GnuTLS's connections in TLS 1.2 and 1.3, with
# OpenSSL as peer.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/tls/tls.sh"
needs libchapoly-nettle3.so

shims=$builddir/examples/tls

# build NAME FLAG ...
build ()
{
  program=$1
  shift
  $CC ${CPPFLAGS-} ${CFLAGS-} -I"$builddir/include" -I"$srcdir/examples/tls" \
    -o "$work/$program" "$srcdir/testsuite/tls/$program.c" ${LDFLAGS-} "$@"
}

# abi RUN ...: programs for both Nettles, run by RUN.
abi ()
{
  for abi in 3 4; do
    check "Nettle $abi: links" build nettle-abi -DNETTLE_ABI=$abi \
      "$shims/libchapoly-nettle$abi.so" \
      && check "Nettle $abi: works" "$@" "$work/nettle-abi"
  done
}

# The installed Nettle says what nettle-abi.c says.
headers ()
{
  for abi in 3 4; do
    if echo '#include <nettle/version.h>' | $CC ${CPPFLAGS-} $root_flags \
         -E -dM -xc - 2>/dev/null | grep -q "VERSION_MAJOR $abi"; then
      check "Nettle $abi: its headers" build nettle-abi -DWITH_HEADER \
        -DNETTLE_ABI=$abi $root_flags "$shims/libchapoly-nettle$abi.so"
    else
      note "left out: headers of Nettle $abi"
    fi
  done
}

# A program of the target by GnuTLS; the emulator preloads the shim.
emulated ()
{
  needs_root gnutls-cli
  must "gnutls-client.c compiles" build gnutls-client $root_flags \
    -Wl,--allow-shlib-undefined -lgnutls
  for cpu in $cpus; do
    abi $(in_root $cpu)
    run=$(in_root $cpu "LD_PRELOAD=$shims/libchapoly-nettle3.so")
    for version in 1.3 1.2; do
      exchange "GnuTLS, $cpu" --blind --end=tamper $version \
        openssl $(server $version) \
        -- $run "$work/gnutls-client" '{port}' "$certificate" $version
    done
  done
}

native ()
{
  abi env
  have gnutls-cli || skip "no gnutls-cli"
  preload="--set LD_PRELOAD=$shims/libchapoly-nettle3.so"
  for version in 1.3 1.2; do
    exchange "gnutls-cli" --blind $preload $version \
      openssl $(server $version) -- gnutls-cli $(gnutls_client $version)
    if build gnutls-client -lgnutls 2>"$work/log"; then
      exchange "GnuTLS" --blind --end=tamper $preload $version \
        openssl $(server $version) \
        -- "$work/gnutls-client" '{port}' "$certificate" $version
    else
      note "left out: GnuTLS's headers"
    fi
  done
  # It tells the server nothing of what it refuses.
  exchange "gnutls-cli" --blind --end=tamper --no-alert $preload 1.3 \
    openssl $(server 1.3) -- gnutls-cli $(gnutls_client 1.3)
}

# A program does not see the shim that was made for the other Nettle.
wrong_shim ()
{
  ! python3 "$srcdir/testsuite/tls/exchange.py" --blind \
    --set LD_PRELOAD="$shims/libchapoly-nettle4.so" 1.3 \
    openssl $(server 1.3) -- gnutls-cli $(gnutls_client 1.3) 2>"$work/log" \
    && grep 'went elsewhere: sealed 0, opened 0' "$work/log"
}

headers
case $cpus in
  native)
    native
    check "the wrong shim does nothing" wrong_shim ;;
  *)
    emulated ;;
esac
finish
