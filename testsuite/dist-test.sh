# dist-test.sh: the tarball is whole, the same each time and wherever it is
# made, and its bill of materials is right.  From it, in a source tree that
# is not written to: build, test, install, uninstall, dist, distclean.  With
# DISTCHECK=1 (make distcheck) all tests run there, else the library's own
# self-test only.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

# The tarball is the same for each target.
test -n "${DISTCHECK-}" || native_only

have autoconf || test -f "$srcdir/configure" || skip "no autoconf"
project_files >"$work/list" \
  || skip "neither git's list of files nor a tarball's"

build=$work/made
must "configure" configure "$build"
must "make dist" make_in "$build" dist
tarball=$(echo "$build"/*.tar.gz)
release=$(basename "$tarball" .tar.gz)

must "unpack" tar -xzf "$tarball" -C "$work"
tree=$work/$release
same "MANIFEST lists all files" "$(cat "$tree/MANIFEST")" \
  "$(files_in "$tree" | grep -vFx -e MANIFEST -e chapoly.spdx.json)"
check "configure is there" test -x "$tree/configure"
check "make embed" make_in "$build" embed
check "the embedded form is current" \
  diff -r "$tree/embed/chapoly" "$build/embedded"

# The bill of materials, and faults in it.
check "the bill of materials is beside the tarball, too" \
  cmp "$tree/chapoly.spdx.json" "$build/$release.spdx.json"
if have python3; then
  bill="python3 $srcdir/testsuite/sbom-check.py"
  check "the bill of materials" $bill "$tree"
  faulty=$build/$release
  tar -xzf "$tarball" -C "$build"
  echo >>"$faulty/NEWS"
  refused "a bill of other bytes" $bill "$faulty"
  cp "$tree/NEWS" "$faulty"
  touch "$faulty/more"
  refused "a bill with a file too few" $bill "$faulty"
  rm "$faulty/more"
  sed -i '/"licenseDeclared"/d' "$faulty/chapoly.spdx.json"
  refused "a bill without licence" $bill "$faulty"
  rm -r "${faulty:?}"
else
  note "left out: the bill of materials: no python3"
fi

# In another place and time zone, with another umask, from another clone.
in_private ()
{
  (umask 077 && "$@")
}
clone ()
{
  cd "$work/clone"
  if have autoconf; then
    autoconf
  else
    cp "$srcdir/configure" .
  fi && git init -q && git add . && git -c user.name=x -c user.email=x \
    commit -q -m "The same files"
}
dist_elsewhere ()
{
  SOURCE_DATE_EPOCH=$(stat -c %Y "$tree/MANIFEST")
  TZ=Pacific/Chatham LC_ALL=C.UTF-8
  export SOURCE_DATE_EPOCH TZ LC_ALL
  cd "$work/elsewhere" && ../clone/configure -q && $MAKE -j4 dist
}
if test -e "$srcdir/.git" && test -z "${EMULATOR-}"; then
  mkdir "$work/clone" "$work/elsewhere"
  in_private copy_files "$work/list" "$work/clone"
  chmod -R go= "$work/clone"
  must "another clone" in_private clone
  must "make dist there" in_private dist_elsewhere
  for made in tar.gz spdx.json; do
    check "the same $made" \
      cmp "$build/$release.$made" "$work/elsewhere/$release.$made"
  done
fi

# In that clone, a build within the source tree, which distclean takes away.
in_the_tree ()
{
  cd "$work/clone" && autoconf -f && ./configure -q CFLAGS=-O0 \
    && $MAKE -j4 all tools embed dist && $MAKE check \
      TESTS=testsuite/chacha-poly1305-test && $MAKE distclean \
    && rm "$release".tar.gz "$release".spdx.json
}
in_clone ()
{
  files_in "$work/clone" | grep -v '^\.git/'
}
if test -d "$work/clone" && have autoconf; then
  check "a build in the source tree" in_the_tree
  same "distclean leaves what the tarball has" "$(cat "$tree/MANIFEST")" \
    "$(in_clone)"
  check "and as git knows it" git -C "$work/clone" diff --exit-code
fi

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
check "the same tarball from it" cmp "$tarball" "$work/build/$release.tar.gz"
check "make distclean" make_in "$work/build" distclean
rm "$work/build/$release.tar.gz" "$work/build/$release.spdx.json"
same "distclean leaves nothing" "" "$(files_in "$work/build")"
state >"$work/after"
check "the source tree is as it was" diff "$work/before" "$work/after"

finish
