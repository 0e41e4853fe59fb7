# tls-mbedtls-test.sh: mbedTLS with chapoly: its functions, connections with
# OpenSSL as peer, and mbedTLS's own tests.  Packaged mbedTLS, which has no
# MBEDTLS_CHACHAPOLY_ALT, gets chapoly linked before it; mbedTLS 2.28 and 3.6
# are compiled with it, where fetch-stacks has got their sources.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/tls/tls.sh"

examples=$srcdir/examples/tls
tests=$srcdir/testsuite/tls
include="-I$builddir/include -I$examples -I$srcdir/testsuite"

# connections WHAT PROGRAM VERSION ...: on each CPU; on this one, they also
# close in order.
connections ()
{
  what=$1 program=$2
  shift 2
  for cpu in $cpus; do
    for version; do
      for end in $ends; do
        exchange "$what, $cpu" --end=$end $version \
          openssl $(server $version) -- $(emulator $cpu) \
          "$program" '{port}' "$certificate" $version
      done
    done
  done
}

# calls WHAT FLAG ...: mbedtls-calls.c, and what it is linked with.
calls ()
{
  what=$1
  shift
  check "$what: mbedtls-calls.c compiles" $CC ${CPPFLAGS-} ${CFLAGS-} \
    $include -o "$work/calls" "$tests/mbedtls-calls.c" \
    "$srcdir/testsuite/testutils.c" "$srcdir/testsuite/vectors.c" "$@" \
    "$builddir/libchapoly.a" ${LDFLAGS-} || return
  for cpu in $cpus; do
    check "$what: calls, $cpu" $(emulator $cpu) "$work/calls"
  done
}


# mbedTLS as Debian has it.

packaged ()
{
  case " ${ADAPTERS-} " in
    *' examples/tls/mbedtls-client '*) ;;
    *) note "left out: configure found no mbedTLS"; return ;;
  esac
  calls "packaged" "$builddir/examples/tls/chachapoly_alt.o" $root_flags \
    -lmbedcrypto
  connections "mbedTLS, packaged" "$builddir/examples/tls/mbedtls-client" 1.2
}


# mbedTLS from its sources, with MBEDTLS_CHACHAPOLY_ALT.

# compile FOLDER SOURCE ...: objects, made there.
compile ()
{
  mkdir -p "$1" && (cd "$1" && shift \
    && $CC ${CPPFLAGS-} -O0 -w $flags $include -c "$@")
}

# Files that mbedtls-small.h leaves empty.
empty='aesce aesni aria bignum_mod* camellia ccm cmac des dhm ecjpake
  ecp_curves_new gcm hmac_drbg lm* md5 memory_buffer_alloc mps_trace nist_kw
  padlock pkcs* pkwrite psa_*_ffdh psa_*_pake psa_*_se psa_*_storage psa_its*
  ripemd160 rsa* sha1 sha3 ssl_cache ssl_cookie ssl_debug* ssl_ticket
  ssl_tls*_server threading timing version* x509_crl x509_csr x509write*
  x509_create'

# build VERSION FLAG ...: $work/lib.a, and mbedtls-client.
build ()
{
  sources=$TLS_STACKS/mbedtls-$1
  shift
  unused=
  case $* in
    *mbedtls-small*)
      set -f
      unused=$(printf ' ! -name %s.c' $empty)
      set +f ;;
  esac
  flags="$* -I$sources/include -I$sources/library"
  for folder in $(find "$sources/3rdparty" -type d \
                    \( -name p256-m -o -path '*/everest/include*' \)); do
    flags="$flags -I$folder"
  done
  rm -rf "$work/lib" "$work/lib.a"
  set -f
  files=$(find "$sources/library" -name '*.c' $unused)
  set +f
  compile "$work/lib" "$examples/chachapoly_alt.c" $files \
    $(find "$sources/3rdparty" -name '*.c' ! -path '*/legacy/*' \
        ! -path '*/kremlib/*' ! -name Hacl_Curve25519.c) \
    && $AR rc "$work/lib.a" "$work"/lib/*.o \
    && $CC ${CPPFLAGS-} ${CFLAGS-} -w $flags $include -o "$work/client" \
      "$examples/mbedtls-client.c" "$work/lib.a" "$builddir/libchapoly.a"
}

# suite NAME: one of mbedTLS's own test suites.
suite ()
{
  generate=$(find "$sources/tests/scripts" "$sources/framework/scripts" \
               -name generate_test_code.py 2>/dev/null)
  (cd "$sources/tests" && python3 "$generate" \
     -f "suites/test_suite_${1%%.*}.function" \
     -d "suites/test_suite_$1.data" -t suites/main_test.function \
     -p suites/host_test.function -s suites \
     --helpers-file suites/helpers.function -o "$work/suites") \
    && (cd "$work/suites" \
        && $CC ${CPPFLAGS-} -O0 -w $flags $include -o suite \
          "test_suite_$1.c" "$work/helpers.a" "$work/lib.a" \
          "$builddir/libchapoly.a" && ./suite)
}

# suites WHAT: those that come to ChaCha20-Poly1305.
suites ()
{
  for folder in tests/include framework/tests/include; do
    flags="$flags -I$sources/$folder"
  done
  rm -rf "$work/helpers" "$work/helpers.a" "$work/suites"
  mkdir "$work/suites"
  must "$1: helpers compile" compile "$work/helpers" \
    $(find "$sources/tests/src" "$sources/framework/tests/src" -name '*.c' \
        ! -name 'certs.c' ! -path '*timing*' 2>/dev/null)
  $AR rc "$work/helpers.a" "$work"/helpers/*.o
  for suite in chachapoly cipher.chachapoly psa_crypto; do
    check "$1: test_suite_$suite" suite $suite \
      && note "$1: test_suite_$suite:" \
           "$(sed -n 's/^PASSED //p' "$work/check.log")"
  done
}

# from_source SOURCE VERSION ...: mbedtls-small.h is a configuration that is
# soon compiled; the suites want the usual one.
from_source ()
{
  source=$1 stack="mbedTLS $1"
  shift
  if ! test -d "${TLS_STACKS:-/nowhere}/mbedtls-$source"; then
    note "left out: no source of $stack: --with-tls-stacks"
    return
  fi
  case $cpus in
    native) config='-DMBEDTLS_CHACHAPOLY_ALT' ;;
    *) config="-DMBEDTLS_CONFIG_FILE=\"mbedtls-small.h\" -I$tests" ;;
  esac
  check "$stack: compiles" build "$source" $config || return
  connections "$stack" "$work/client" "$@"
  calls "$stack" $flags "$work/lib.a"
  test "$cpus" != native || suites "$stack"
}

packaged
test "$cpus" != native || from_source 2.28 1.2
from_source 3.6 1.3 1.2
test $checks -gt 1 || skip "no mbedTLS"
finish
