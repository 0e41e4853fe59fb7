# manual-test.sh: what the manual pages, README and the notes say is so.
# Their examples compile and run, their prototypes are those of the headers,
# each function has a page, each option of configure and of the tools is
# explained, the files to copy are all that is needed, and what they name
# exists.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

man=$srcdir/doc/man
readme=$srcdir/README.md
ours="$readme $srcdir/SECURITY.md $srcdir/CONTRIBUTING.md $srcdir/NEWS"
notes="$ours $srcdir/doc/porting-from-nettle.md
  $srcdir/doc/porting-from-libsodium.md"

# Words, one to a line, each once.
words ()
{
  tr -s ' ,' '\n\n' | grep . | LC_ALL=C sort -u
}

# In the headers, lower-case macros map public functions to symbols.
sed -n 's/^#define \([a-z][a-z0-9_]*\) .*/\1/p' \
  "$builddir"/include/chapoly/*.h >"$work/functions"

# The page that a file of the manual is, or points to.
page_of ()
{
  sed -n "1s|^\.so man3/|$man/|p; 1!q" "$1" | grep . || echo "$1"
}

pages=$(for file in "$man"/*.[1-9]; do page_of "$file"; done | words)

# named PAGE SECTION MACRO ...: the words after these macros there.
named ()
{
  awk -v section="$2" -v macros=" $3 " '
    /^\.Sh / { here = $0 == ".Sh " section }
    here && index (macros, " " $1 " ") { print $2 }' "$1" | words
}


# Examples.

# compile FILE ...: to $work/program, with all warnings.
compile ()
{
  $CC -D_DEFAULT_SOURCE -I"$builddir/include" $CPPFLAGS $CFLAGS \
    -Wall -Wextra -Wpedantic -Werror $LDFLAGS -o "$work/program" "$@"
}

run ()
{
  $EMULATOR "$work/program"
}

# works WHAT FILE LIBRARY: what it prints goes to $work/output.
works ()
{
  check "$1 compiles" compile "$2" "$3" \
    && check "$1 works" run \
    && cp "$work/check.log" "$work/output"
}

# The examples of a page, to $work/example-N.c.
examples_of_page ()
{
  awk -v out="$work/example-" '
    /^\.Sh / { here = $2 == "EXAMPLES" }
    here && /^\.Bd -literal/ { n++; file = out n ".c"; next }
    /^\.Ed/ { file = "" }
    file { gsub (/\\&/, ""); gsub (/\\e/, "\\"); print >file }' "$1"
}

# Those of Markdown.  A word after "```c" names the library that the
# example needs in place of this one: example-N-LIBRARY.c.
examples_of_note ()
{
  awk -v out="$work/example-" '
    file && /^```/ { file = ""; next }
    /^```c( |$)/ { n++; file = out n ($2 ? "-" $2 : "") ".c"; next }
    file { print >file }' "$1"
}

probe ()
{
  printf '%s\n' "$1" 'int main (void) { return 0; }' >"$work/probe.c"
  compile "$work/probe.c" "$2" >"$work/check.log" 2>&1
}

# Can examples for this library be built here?
have_library ()
{
  case $1 in
    nettle) probe '#include <nettle/version.h>
#if NETTLE_VERSION_MAJOR != 3
#error
#endif' -lnettle ;;
    libsodium) probe '#include <sodium.h>' -lsodium ;;
  esac
}

# try_examples WHAT: those in $work.  What follows an example for another
# library prints what that one prints.
try_examples ()
{
  peer=
  for number in 1 2 3 4 5 6 7 8 9; do
    for example in "$work/example-$number"[.-]*; do
      test -f "$example" || break 2
      library=${example#*/example-$number-}
      library=${library%.c}
      if test "$library" = "${example%.c}"; then
        works "$1: example $number" "$example" "$builddir/libchapoly.a" \
          && test -n "$peer" \
          && check "$1: example $number prints what $peer's does" \
            cmp "$work/peer" "$work/output"
      elif have_library $library; then
        works "$1: example $number" "$example" -l"${library#lib}" \
          && peer=$library && cp "$work/output" "$work/peer"
      else
        note "left out: $1: example $number: no $library here"
        peer=
      fi
      rm "$example"
    done
  done
}


# The manual.

prototypes ()
{
  awk '
    /^\.Sh / { here = $2 == "SYNOPSIS" }
    !here { next }
    { rest = $0; sub (/^[^ ]* */, "", rest); gsub (/"/, "", rest) }
    /^\.In / { print "#include <" rest ">" }
    /^\.Ft / { type = rest }
    /^\.Fo / { line = type " " rest " ("; separator = "" }
    /^\.Fa / { line = line separator rest; separator = ", " }
    /^\.Fc/ { print line ");" }
    /^\.Fn / { print type " " $2 " (void);" }' "$1"
}

for function in $(cat "$work/functions"); do
  check "a manual page for $function" test -f "$man/$function.3" \
    && check "$function is among the names of its page" grep -q \
      "^\.Nm $function\( ,\)*$" "$(page_of "$man/$function.3")"
done

for page in $pages; do
  what=$(basename "$page")
  case $what in
    *.3)
      same "$what: NAME and SYNOPSIS have the same functions" \
        "$(named "$page" NAME .Nm)" "$(named "$page" SYNOPSIS '.Fo .Fn')"
      prototypes "$page" >"$work/prototypes.c"
      check "$what: the prototypes are those of the headers" \
        compile -c "$work/prototypes.c" ;;
  esac
  for other in $(sed -n 's/^\.Xr \([^ ]*\) \([1-9]\).*/\1.\2/p' "$page" \
    | grep -E '^(x?chacha|hchacha|poly1305|chapoly)'); do
    check "$what: there is a page $other" test -f "$man/$other"
  done
  if have mandoc; then
    check "$what: form" mandoc -Tlint -W warning "$page"
  fi
  case $what in
    *.[37])
      examples_of_page "$page"
      check "$what has an example" test -f "$work/example-1.c"
      try_examples "$what" ;;
  esac
done
have mandoc || note "left out: the form of manual pages: no mandoc"

# Tools are examples with another name.
long_options ()
{
  grep -oE -e '--[a-z][a-z-]*' | words
}
while read -r page program; do
  same "$page: the options of --help" \
    "$($EMULATOR "$builddir/examples/$program" --help | long_options)" \
    "$(sed 's/Fl \\-/--/g' "$man/$page" | long_options)"
done <<END
chapoly-file.1 aead-file
chapoly-benchmark.1 benchmark
END

# Each file is a page, or a function.
for file in "$man"/*.3; do
  if test "$(page_of "$file")" != "$file"; then
    check "$(basename "$file") is a function" \
      grep -qx "$(basename "$file" .3)" "$work/functions"
  fi
done


# README and the notes.

for file in $notes; do
  what=$(basename "$file")
  examples_of_note "$file"
  try_examples "$what"
  check "$what: 80 columns, but for tables" not grep -nE '^[^|].{80}' "$file"
done

examples_of_note "$readme"
same "README.md: its program is examples/quick.c" \
  "$(sed '1,/\*\/$/d' "$srcdir/examples/quick.c" | sed 1d)" \
  "$(cat "$work/example-1.c")"
rm -f "$work"/example-*

sed -n -e 's/.*AC_ARG_ENABLE(\[\([^]]*\)\].*/-\1/p' \
  -e 's/.*AC_ARG_WITH(\[\([^]]*\)\].*/--with-\1/p' \
  -e 's/.*AC_ARG_VAR(\[\([^]]*\)\].*/\1=/p' "$srcdir/configure.ac" \
  >"$work/options"
for option in $(cat "$work/options"); do
  check "README.md explains configure's $option" \
    grep -q -e "^| \`.*$option" "$readme"
done
for option in $(cat $notes | grep -oE -e '--(enable|disable|with)-[a-z-]+' \
  | sed 's/^--[ed][a-z]*-/-/' | words); do
  check "configure has $option" grep -qx -e "$option" "$work/options"
done

same "README.md has the rows there are" \
  "$(echo c; sed -n 's/^ROW_SOURCES_\([a-z0-9]*\) .*/\1/p' \
    "$srcdir/sources.mk")" \
  "$(sed -n '/^| row |/,/^$/s/^| `\([a-z0-9]*\)`.*/\1/p' "$readme")"

for target in $(cat $notes | sed -n 's/^    make \([a-z]*\).*/\1/p' \
  | words); do
  check "make has $target" \
    grep -qE "^([a-z -]* )?$target( [a-z -]*)?:" "$srcdir/Makefile.in"
done

# What README says to copy is enough, and has all of the library's files.
copied=$(sed -n '/^Copy these files/,/LICENSE/s/^    //p' "$readme" | words)
mkdir "$work/copy"
copy ()
{
  (cd "$srcdir" && cp $copied "$work/copy")
}
compile_copy ()
{
  (cd "$work/copy" && $CC $CPPFLAGS $CFLAGS -c *.c)
}
check "README.md: the files to copy are there" copy
check "README.md: the files to copy are enough" compile_copy
for file in $(sed -n '/^LIB_SOURCES/,/[^\\]$/p' "$srcdir/sources.mk" \
  | grep -o '[a-z0-9-]*\.c'); do
  check "README.md: $file is to be copied" test -f "$work/copy/$file"
done

# What looks like a name of ours is in the sources.
for word in $(cat $notes "$man"/*.[1-9] | words \
  | grep -oE '\<(x?chacha|poly1305)_[a-z0-9_]+|\<CHAPOLY_[A-Z0-9_]+' \
  | words); do
  check "there is a $word" grep -qw -e "$word" \
    "$srcdir"/*.[ch] "$srcdir"/powerpc64/*.h "$srcdir"/testsuite/*.[ch] \
    "$srcdir/configure.ac"
done

# Files between `and`, and what links point to; from the top, from the
# note, or a header that the compiler finds.
there_is ()
{
  test -e "$srcdir/$1" || test -e "$2/$1" \
    || echo "#include <$1>" | $CC -E - >/dev/null
}

for file in $ours; do
  for path in $(sed 's/`/\n/g' "$file" \
    | grep -E '^[A-Za-z0-9_./-]+\.(ac|c|h|in|m4|md|mk|sh|symbols)$'
    sed -n 's/.*](\([^):]*\)).*/\1/p' "$file"); do
    check "$(basename "$file"): there is $path" \
      there_is "$path" "$(dirname "$file")"
  done
done

check "plain ASCII" not env LC_ALL=C grep -n '[^ -~]' $notes "$man"/*.[1-9]

finish
