# reproducible-test.sh: the libraries have the same bytes wherever they are
# built, from wherever, and however parallel.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

# What is looked for are names of folders, dates, and an order that changes:
# they do not depend on optimisation.
CFLAGS="$CFLAGS -O0"

# build WHAT SOURCES DIRECTORY JOBS: the same bytes as in $work/first.
build ()
{
  what=$1 srcdir=$2 directory=$3 jobs=$4
  must "$what: configure" configure "$directory" CFLAGS="$CFLAGS"
  must "$what: make" make_in "$directory" "$jobs" libraries
  for library in libchapoly.a libchapoly.so; do
    if test -f "$work/first/$library"; then
      check "$what: $library" \
        cmp "$work/first/$library" "$directory/$library"
    fi
  done
}

tree=$srcdir
build "first" "$tree" "$work/first" -j1
build "again" "$tree" "$work/first" -j1

case " $CFLAGS " in
  *-flto*)
    note "objects for link-time optimisation tell their folder: no more tried"
    finish ;;
esac

ln -s "$tree" "$work/sources"
build "sources elsewhere" "$work/sources" "$work/a/deeper/folder" -j16
build "relative" ../../sources "$work/b/build" -j16

mkdir "$work/copy"
(cd "$tree" && tar -cf - --exclude=.git --exclude='build*' .) \
  | tar -xf - -C "$work/copy"
build "in the source tree" . "$work/copy" -j16
build "sources above" "$work/copy" "$work/copy/build/x" -j16

finish
