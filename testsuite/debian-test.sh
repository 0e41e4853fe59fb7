# debian-test.sh: Debian packages of the tarball: they build, for this
# machine and, with the emulated tests, for ppc64el; have what they should;
# suit lintian; can be installed and removed; and the tests that come with
# them succeed with what was installed.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

for tool in dpkg-buildpackage dpkg-architecture dh; do
  have $tool || skip "no $tool"
done
project_files >"$work/list" || skip "no list of chapoly's files"
if test -z "$EMULATOR"; then
  triplet=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
  CC=gcc
else
  # Of the targets of our tests, Debian releases this one.
  triplet=powerpc64le-linux-gnu
  test "$($CC -dumpmachine)" = $triplet \
    || skip "done with the native tests, and for ppc64el"
fi
arch=$(dpkg-architecture -f -t $triplet -qDEB_HOST_ARCH 2>/dev/null)

must "make dist" make_in "$builddir" dist
must "fetch it" mv "$builddir"/chapoly-*.tar.gz \
  "$builddir"/chapoly-*.spdx.json "$work"
tarball=$(echo "$work"/*.tar.gz)

# The library's tests are not run again.  A compiler from another place than
# Debian's folders of libraries has its libraries there, too.
build ()
{
  unset CC CFLAGS CPPFLAGS LDFLAGS CXX AR NM
  DEB_BUILD_OPTIONS='nocheck noautodbgsym parallel=2'
  export DEB_BUILD_OPTIONS
  options="-d -a$arch"
  if test -n "$EMULATOR"; then
    options="$options -b"
    LD_LIBRARY_PATH=/usr/$triplet/lib
    export LD_LIBRARY_PATH
  fi
  cd "$work" && sh "$srcdir/packaging/build-deb.sh" "$tarball" $options
}
build_apart ()
{
  (build)
}
must "the packages build" build_apart


# What is in them.

contents ()
{
  dpkg-deb -c "$work/$1"_*_"$arch.deb" \
    | awk '!/^d/ { sub (/^\.\//, "", $6); print $6 }' \
    | grep -v '^usr/share/doc/' | LC_ALL=C sort
}

# pages SECTION: as they are when compressed.
pages ()
{
  (cd "$srcdir/doc/man" && ls *."$1") | sed "s|.*|usr/share/man/man$1/&.gz|"
}

sorted ()
{
  tr ' ' '\n' | LC_ALL=C sort
}

lib=usr/lib/$triplet
so_version=$(sed -n 's/^so_version = //p' "$builddir/Makefile")
same "libchapoly0" "$lib/libchapoly.so.${so_version%%.*}
$lib/libchapoly.so.$so_version" "$(contents libchapoly0)"
same "libchapoly-dev" \
  "$({ for header in $(list PUBLIC_HEADERS); do
         echo "usr/include/chapoly/$header"
       done
       for file in libchapoly.a libchapoly.so pkgconfig/chapoly.pc \
         cmake/chapoly/chapoly-config.cmake \
         cmake/chapoly/chapoly-config-version.cmake
       do
         echo "$lib/$file"
       done
       pages 3
       pages 7
     } | sorted)" "$(contents libchapoly-dev)"
same "chapoly-tools" "usr/bin/chapoly-benchmark
usr/bin/chapoly-file
$(pages 1)" "$(contents chapoly-tools)"

field ()
{
  dpkg-deb -f "$work/$1"_*_"$arch.deb" "$2"
}
same "libchapoly0: Multi-Arch" same "$(field libchapoly0 Multi-Arch)"
same "libchapoly-dev: Multi-Arch" same "$(field libchapoly-dev Multi-Arch)"
check "libchapoly-dev is for its libchapoly0" test \
  "libchapoly0 (= $(field libchapoly0 Version))" \
  = "$(field libchapoly-dev Depends)"
check "chapoly-tools needs the library" sh -c \
  'echo "$1" | grep -q "libchapoly0 (>= 0"' sh "$(field chapoly-tools Depends)"

if test -n "$EMULATOR"; then
  : # The same for each architecture.
elif have lintian; then
  check_lintian ()
  {
    (cd "$work" && lintian --allow-root --fail-on error,warning *.deb *.dsc)
  }
  check "lintian" check_lintian
else
  note "left out: no lintian"
fi


# Installed below a folder, with a list of packages of its own.

root=$work/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$work/tmp"
: >"$root/var/lib/dpkg/status"
as_root=
test "$(id -u)" = 0 || as_root=fakeroot
in_root ()
{
  PATH=$PATH:/usr/sbin:/sbin $as_root dpkg --root="$root" --force-depends \
    --force-architecture --force-script-chrootless "$@"
}
must "they can be installed" in_root -i "$work"/*"_$arch.deb"
same "no path of the build in them" "" "$(grep -rl "$work" "$root/usr")"

# their_test NAME
their_test ()
{
  AUTOPKGTEST_TMP=$(mktemp -d "$work/tmp/XXXXXX")
  PKG_CONFIG_LIBDIR=$root/$lib/pkgconfig
  PKG_CONFIG_SYSROOT_DIR=$root
  CMAKE_PREFIX_PATH=$root/usr
  TOOLS=$root/usr/bin
  LD_LIBRARY_PATH=$root/$lib
  export AUTOPKGTEST_TMP PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR \
    CMAKE_PREFIX_PATH TOOLS LD_LIBRARY_PATH CC EMULATOR
  cd "${tarball%.tar.gz}" && sh "packaging/debian/tests/$1"
}
for test in $(sed -n 's/^Tests: //p' "$srcdir/packaging/debian/tests/control")
do
  their_test_apart ()
  {
    (their_test $test)
  }
  if test $test = library && ! { have pkg-config && have cmake; }; then
    note "left out: $test: no pkg-config, or no CMake"
  else
    check "their test: $test" their_test_apart
  fi
done

check "they can be removed" in_root -P libchapoly0 libchapoly-dev chapoly-tools
same "nothing is left of them" "" \
  "$(files_in "$root" | grep -v '^var/lib/dpkg/')"

finish
