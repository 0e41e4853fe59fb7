# tls-openssl-test.sh: OpenSSL 3, and programs that use it and know nothing
# of chapoly, with the provider of examples/tls: connections in TLS 1.2 and
# 1.3 with OpenSSL and GnuTLS as peers.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/tls/tls.sh"
needs chapoly.so

modules=$builddir/examples/tls
config=$srcdir/examples/tls/openssl.cnf
with="--set OPENSSL_CONF=$config --set OPENSSL_MODULES=$modules"

# evp FLAG ...: builds openssl-evp.c.
evp ()
{
  $CC ${CPPFLAGS-} ${CFLAGS-} -I"$builddir/include" -I"$srcdir/testsuite" \
    -o "$work/evp" "$srcdir/testsuite/tls/openssl-evp.c" \
    "$srcdir/testsuite/testutils.c" "$srcdir/testsuite/vectors.c" \
    ${LDFLAGS-} "$@"
}

# Debian's program for the target, unchanged.
emulated ()
{
  needs_root openssl
  must "openssl-evp.c compiles" evp $root_flags -lcrypto
  for cpu in $cpus; do
    run=$(in_root $cpu)
    check "$cpu: EVP" env OPENSSL_MODULES="$modules" $run "$work/evp"
    for version in 1.3 1.2; do
      exchange "openssl s_client, $cpu" $with --end=tamper $version \
        openssl $(server $version) \
        -- $run "$root/bin/openssl" $(client $version)
    done
  done
}

native ()
{
  must "openssl-evp.c compiles" evp -lcrypto
  check "EVP" env OPENSSL_MODULES="$modules" "$work/evp"
  for version in 1.3 1.2; do
    for end in $ends; do
      exchange "openssl s_client" $with --end=$end $version \
        openssl $(server $version) -- openssl $(client $version)
    done
    exchange "openssl s_server" $with --chapoly=server --end=tamper $version \
      openssl $(server $version) -- openssl $(client $version)
    if have gnutls-cli; then
      exchange "openssl s_server, GnuTLS's client" $with --chapoly=server \
        --end=tamper $version openssl $(server $version) \
        -- gnutls-cli $(gnutls_client $version)
    else
      note "left out: no gnutls-cli"
    fi
    exchange "Python's ssl" $with --end=tamper $version \
      openssl $(server $version) -- \
      python3 "$srcdir/testsuite/tls/python-client.py" "$certificate" '{port}'
  done
  with_curl
  check "no provider, no chapoly" no_chapoly
}

# The test can fail: without the configuration, nothing is counted.
no_chapoly ()
{
  ! python3 "$srcdir/testsuite/tls/exchange.py" 1.3 \
    openssl $(server 1.3) -- openssl $(client 1.3) 2>"$work/log" \
    && grep 'no counts' "$work/log"
}

# curl gets a file from OpenSSL's web server.
with_curl ()
{
  if ! have curl || ! curl --version | grep -q OpenSSL; then
    note "left out: no curl with OpenSSL"
    return
  fi
  head -c 1000000 "$builddir/libchapoly.a" >"$work/file"
  mkfifo "$work/said"
  (cd "$work" && exec timeout 60 openssl s_server -WWW -naccept 1 \
    -accept 127.0.0.1:0 -key "$key" -cert "$certificate" $(force 1.3) \
    >said 2>"$work/server.log") &
  exec 3<"$work/said"
  port=$(sed -u -n '/^ACCEPT /{s/.*://p;q;}' <&3)
  OPENSSL_CONF=$config OPENSSL_MODULES=$modules CHAPOLY_TALLY=1 \
    timeout 30 curl -sS --cacert "$certificate" -o "$work/got" \
    --connect-to "localhost:443:127.0.0.1:$port" https://localhost/file \
    2>"$work/log"
  check "curl gets the file" cmp "$work/file" "$work/got"
  exec 3<&-
  wait
  tally=$(grep -o 'sealed.*' "$work/log")
  case $tally in
    *', opened '[1-9]*) note "curl: $tally" ;;
    *) check "curl uses chapoly: $tally" false ;;
  esac
}

case $cpus in
  native) native ;;
  *) emulated ;;
esac
finish
