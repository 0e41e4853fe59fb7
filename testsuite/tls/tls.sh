# tls.sh: what the tests of the adapters for TLS stacks share: a
# certificate, peers that OpenSSL or GnuTLS has, and connections between a
# program that uses chapoly and a peer that knows nothing of it.  Read with
#
#   . "$srcdir/testsuite/tls/tls.sh"
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

unset OPENSSL_CONF OPENSSL_MODULES SSL_CERT_FILE SSL_CERT_DIR

# needs ADAPTER: ends the test if configure has not found its stack.
needs ()
{
  case " ${ADAPTERS-} " in
    *" examples/tls/$1 "*) ;;
    *) skip "configure found no stack for $1" ;;
  esac
}

for program in python3 openssl; do
  have $program || skip "no $program"
done
openssl version | grep -q '^OpenSSL [3-9]' || skip "no OpenSSL 3"

# Where exchange.py looks for a server that is ready.
test -r /proc/net/tcp || skip "no /proc/net/tcp"

# The target's CPUs to try; the emulator's last -cpu counts.
case ${EMULATOR-} in
  '') cpus=native ;;
  qemu-ppc64*) cpus='power8 power9 power10' ;;
  *) skip "neither native nor an emulator of 64-bit POWER" ;;
esac

# How connections end: emulated ones, which are slow, in one way only.
case $cpus in
  native) ends='close tamper' ;;
  *) ends=tamper ;;
esac

emulator ()
{
  test "$1" = native || echo "$EMULATOR -cpu $1"
}

# Programs and libraries for the target, which are not installed.
multiarch=$($CC ${CFLAGS-} -print-multiarch 2>/dev/null)
root=${TLS_STACKS:-/nowhere}/${multiarch:-none}/usr
root_flags="-isystem $root/include -isystem $root/include/$multiarch
  -L$root/lib/$multiarch"

# needs_root PROGRAM
needs_root ()
{
  test -x "$root/bin/$1" || skip "no $1 for the target: --with-tls-stacks"
}

# in_root CPU [NAME=VALUE ...]: what runs a program of theirs, with these
# in its environment.
in_root ()
{
  words="$(emulator $1) -E LD_LIBRARY_PATH=$root/lib/$multiarch"
  shift
  for word; do
    words="$words -E $word"
  done
  echo "$words"
}

key=$work/key.pem
certificate=$work/certificate.pem
must "make a certificate" openssl req -x509 -newkey ec \
  -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout "$key" \
  -out "$certificate" -subj /CN=localhost -days 2 \
  -addext subjectAltName=DNS:localhost

# OpenSSL as a server or a client of TLS 1.2 or 1.3: options.
force ()
{
  case $1 in
    1.2) echo -tls1_2 -cipher ECDHE-ECDSA-CHACHA20-POLY1305 ;;
    1.3) echo -tls1_3 -ciphersuites TLS_CHACHA20_POLY1305_SHA256 ;;
  esac
}

server ()
{
  echo s_server -quiet -naccept 1 -accept '127.0.0.1:{port}' \
    -key "$key" -cert "$certificate" $(force $1)
}

client ()
{
  echo s_client -quiet -no_ign_eof -connect '127.0.0.1:{port}' \
    -CAfile "$certificate" -verify_return_error -servername localhost \
    $(force $1)
}

# GnuTLS as a client.
gnutls_client ()
{
  echo --logfile=/dev/stderr --x509cafile="$certificate" \
    --verify-hostname=localhost --sni-hostname=localhost \
    --priority=NORMAL:-CIPHER-ALL:+CHACHA20-POLY1305:-VERS-ALL:+VERS-TLS$1 \
    --port='{port}' 127.0.0.1
}

# exchange WHAT ARGUMENT ...: one connection, see exchange.py; what it
# shows is a line of the table.
exchange ()
{
  exchange_what=$1
  shift
  if check "$exchange_what" python3 "$srcdir/testsuite/tls/exchange.py" "$@"
  then
    note "$exchange_what: $(cat "$work/check.log")"
  fi
}
