# compilers.sh: what scripts share that compile the library's files by
# themselves, with other compilers and flags than the build's.  Reads
# testutils.sh, too.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

# The value of a variable of sources.mk.
list ()
{
  printf 'include %s/sources.mk\nshow: ; @echo $(%s)\n' "$srcdir" "$1" \
    | $MAKE -s -f - show
}

LIB_SOURCES=$(list LIB_SOURCES)

# objects DIRECTORY COMPILER FLAG ...: compiles the library's files, one
# object each, with the row in C or the scalar row, if the flags name that;
# false if one fails.
objects ()
{
  directory=$1
  shift
  rm -rf "$directory"
  mkdir -p "$directory"
  sources=$LIB_SOURCES
  case $* in
    *CHAPOLY_ROW_SCALAR*) sources="$sources $(list ROW_SOURCES_scalar)" ;;
  esac
  for source in $sources; do
    object=$directory/$(basename "${source%.*}").o
    case $source in
      # -std and -pedantic are for C.
      *.S) set -- "$@" -w -I"$srcdir" -I"$srcdir/powerpc64" ;;
    esac
    "$@" -c -o "$object" "$srcdir/$source" || return 1
  done
}

# links COMPILER FLAG ...: can it make a program with these flags?
links ()
{
  echo 'int main (void) { return 0; }' >"$work/links.c"
  "$@" -o "$work/links" "$work/links.c" >/dev/null 2>&1
}

# Of the two compilers those that are there.
compilers ()
{
  for compiler in gcc clang; do
    if have $compiler; then
      echo $compiler
    else
      note "left out: no $compiler" >&2
    fi
  done
}
