# testutils.sh: what the test scripts share.  Read with
#
#   . "$srcdir/testsuite/testutils.sh"
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

set -u

name=$(basename "$0" .sh)
work=$(mktemp -d "${TMPDIR:-/tmp}/chapoly.XXXXXX") || exit 1
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
checks=0 failures=0

# check WHAT COMMAND ...: one check; the command's output is shown if it
# fails, and then WHAT.
check ()
{
  check_what=$1
  shift
  checks=$((checks + 1))
  if "$@" >"$work/check.log" 2>&1; then
    return 0
  fi
  failures=$((failures + 1))
  cat "$work/check.log"
  echo "$name: FAILED: $check_what"
  return 1
}

# must WHAT COMMAND ...: a check without which nothing more can be tried.
must ()
{
  check "$@" || finish
}

# refused WHAT COMMAND ...: the command must fail.
refused ()
{
  check_what=$1
  shift
  check "$check_what" not "$@"
}

not ()
{
  if "$@"; then
    return 1
  fi
}

# same WHAT EXPECTED SEEN: two texts.
same ()
{
  printf '%s\n' "$2" >"$work/expected"
  printf '%s\n' "$3" >"$work/seen"
  check "$1" diff -u "$work/expected" "$work/seen"
}

note ()
{
  echo "$name: $*"
}

skip ()
{
  echo "$name: skipped: $*"
  exit 77
}

have ()
{
  command -v "$1" >/dev/null 2>&1
}

# A script that brings its own compilers, or has none to do with the target,
# says the same for each target.
native_only ()
{
  test -z "${EMULATOR-}" || skip "done with the native tests"
}

finish ()
{
  echo "$name: $checks checks"
  test $failures = 0
  exit
}

# configure DIRECTORY OPTION ...: configures there as this build is, plus
# the options.
configure ()
{
  (
    mkdir -p "$1" && cd "$1" || exit
    shift
    for option; do
      set -- "$@" "'$option'"
      shift
    done
    eval "\"\$srcdir/configure\" -q \
      $("$builddir/config.status" --config) $*"
  )
}

# make_in DIRECTORY ARGUMENT ...
make_in ()
{
  (cd "$1" && shift && $MAKE "$@")
}

# The files below a folder, without the folder's name.
files_in ()
{
  (cd "$1" && find . ! -type d | sed 's|^\./||' | LC_ALL=C sort)
}

# The files of the project, one a line: what git knows, or what a tarball's
# MANIFEST names.
project_files ()
{
  if test -e "$srcdir/.git"; then
    have git && git -c safe.directory='*' -C "$srcdir" ls-files
  elif test -f "$srcdir/MANIFEST"; then
    cat "$srcdir/MANIFEST"
  else
    false
  fi
}

# copy_files LIST DIRECTORY: those files of the source tree to there.
copy_files ()
{
  tar -cf - -C "$srcdir" -T "$1" | tar -xf - -C "$2"
}
