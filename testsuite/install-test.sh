# install-test.sh: what make install, make install-tools and so on put where,
# with which options, and that make uninstall takes it away.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

headers=$(for header in $(list PUBLIC_HEADERS); do
            echo "include/chapoly/$header"
          done | LC_ALL=C sort)
cmake="lib/cmake/chapoly/chapoly-config-version.cmake
lib/cmake/chapoly/chapoly-config.cmake"
static=lib/libchapoly.a
shared="lib/libchapoly.so
lib/libchapoly.so.0
lib/libchapoly.so.0.1.0"
pkgconfig=lib/pkgconfig/chapoly.pc
manual=$(cd "$srcdir/doc/man" && for section in 3 7; do
           ls | sed -n "s|.*\.$section\$|share/man/man$section/&|p"
         done)

tools="bin/chapoly-benchmark
bin/chapoly-file
share/man/man1/chapoly-benchmark.1
share/man/man1/chapoly-file.1"

# installed WHAT FILES [VARIABLE=VALUE ...]: installs what is in
# $work/build to a DESTDIR, compares, and uninstalls.
installed ()
{
  what=$1 files=$2
  shift 2
  stage="$work/a stage"
  check "$what: install" \
    make_in "$work/build" ${target-install} DESTDIR="$stage" "$@"
  same "$what: the files" "$files" "$(files_in "$stage$prefix")"
  same "$what: nothing elsewhere" "" \
    "$(files_in "$stage" | grep -v "^${prefix#/}/")"
  same "$what: modes" "" \
    "$(find "$stage" -type f ! -path '*/bin/*' ! -perm 644
       find "$stage" \( -type d -o -path '*/bin/*' \) ! -perm 755)"
  for link in "$stage$prefix"/lib/*.so*; do
    check "$what: $link" test -e "$link" -o "$link" = "$stage$prefix/lib/*.so*"
  done
  if test -f "$stage$prefix/lib/pkgconfig/chapoly.pc"; then
    same "$what: chapoly.pc" "prefix=$prefix" \
      "$(grep ^prefix= "$stage$prefix/lib/pkgconfig/chapoly.pc")"
  fi
  check "$what: uninstall" \
    make_in "$work/build" ${undo-uninstall} DESTDIR="$stage" "$@"
  same "$what: nothing is left" "" "$(files_in "$stage")"
  same "$what: nothing is left of its folders" "" \
    "$(find "$stage" -name chapoly)"
  rm -rf "$stage"
}

umask 022
prefix=/usr
must "configure" configure "$work/build" --prefix=/usr \
  --libdir='${exec_prefix}/lib' --enable-static
must "make" make_in "$work/build" -j4 libraries
if test -f "$work/build/libchapoly.so"; then
  installed "all" "$headers
$cmake
$static
$shared
$pkgconfig
$manual"
  target=install-tools
  installed "tools" "$tools"
  case " ${ADAPTERS-} " in
    *' examples/tls/chapoly.so '*)
      target=install-provider undo=uninstall-provider
      installed "provider" "lib/ossl-modules/chapoly.so
share/chapoly/openssl.cnf" modulesdir=/usr/lib/ossl-modules
      modules=$(pkg-config --variable=modulesdir libcrypto 2>/dev/null)
      same "provider: the folder that OpenSSL names" \
        "${modules:-/usr/lib/ossl-modules}" \
        "$(make_in "$work/build" -n install-provider \
           | sed -n "s/.*chapoly.so '\(.*\)'.*/\1/p")"
      unset undo ;;
    *) note "left out: the provider: not configured" ;;
  esac
  target=install-nettle-shims
  installed "Nettle shims" "lib/chapoly/libchapoly-nettle3.so
lib/chapoly/libchapoly-nettle4.so"
  unset target
  prefix=/opt/x
  installed "prefix of make install" "$headers
$cmake
$static
$shared
$pkgconfig
$manual" prefix=/opt/x
  prefix=/usr

  must "configure" configure "$work/build" --prefix=/usr \
    --libdir='${exec_prefix}/lib' --disable-static
  must "make" make_in "$work/build" -j4 libraries
  installed "--disable-static" "$headers
$cmake
$shared
$pkgconfig
$manual"
fi

must "configure" configure "$work/build" --prefix=/usr \
  --libdir='${exec_prefix}/lib' --enable-static --disable-shared
must "make clean" make_in "$work/build" clean
must "make" make_in "$work/build" -j4 libraries
installed "--disable-shared" "$headers
$cmake
$static
$pkgconfig
$manual"

finish
