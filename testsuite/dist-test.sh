# dist-test.sh: the tarball is whole, and the same each time.  From it, in a
# source tree that is not written to: build, test, install, uninstall, dist,
# distclean.  With DISTCHECK=1 (make distcheck) all tests run there, else
# the library's own self-test only.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

have autoconf || test -f "$srcdir/configure" || skip "no autoconf"
test -e "$srcdir/.git" || test -f "$srcdir/MANIFEST" \
  || skip "neither git's list of files nor a tarball's"
if test -e "$srcdir/.git" && ! have git; then
  skip "no git"
fi

build=$work/made
must "configure" configure "$build"
must "make dist" make_in "$build" dist
tarball=$(echo "$build"/*.tar.gz)
release=$(basename "$tarball" .tar.gz)

must "unpack" tar -xzf "$tarball" -C "$work"
tree=$work/$release
same "MANIFEST lists all files" "$(cat "$tree/MANIFEST")" \
  "$(files_in "$tree" | grep -v '^MANIFEST$')"
check "configure is there" test -x "$tree/configure"

# Root may write anywhere: compare as well.
state ()
{
  find "$tree" -type f -exec cksum {} + | LC_ALL=C sort
  find "$tree" -printf '%p %m %T@\n' | LC_ALL=C sort
}
chmod -R a-w "$tree"
state >"$work/before"

srcdir=$tree
must "configure outside of the tree" configure "$work/build"
must "make -j16" make_in "$work/build" -j16
if test -n "${DISTCHECK-}"; then
  unset DISTCHECK
  echo "$name: make check in $release"
  (cd "$work/build" && $MAKE check)
  check "make check" test $? = 0
else
  check "make check" make_in "$work/build" -j4 check \
    TESTS=testsuite/chacha-poly1305-test
fi
check "make install" make_in "$work/build" install DESTDIR="$work/stage"
check "make uninstall" make_in "$work/build" uninstall DESTDIR="$work/stage"
same "uninstall leaves nothing" "" "$(files_in "$work/stage")"
check "dist from the tarball" make_in "$work/build" dist
check "the same tarball" cmp "$tarball" "$work/build/$release.tar.gz"
check "make distclean" make_in "$work/build" distclean
rm "$work/build/$release.tar.gz"
same "distclean leaves nothing" "" "$(files_in "$work/build")"
state >"$work/after"
check "the source tree is as it was" diff "$work/before" "$work/after"

finish
