# licences-test.sh: each file says its licence and whose it is, by the rules
# of REUSE, and the licence's text is in LICENSES.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

native_only
project_files >"$work/list" \
  || skip "neither git's list of files nor a tarball's"

# A copy of these files only.
tree=$work/tree
mkdir "$tree"
must "copy" copy_files "$work/list" "$tree"

# Only configure is not ours alone.
licences ()
{
  (cd "$tree" && sh packaging/licences.sh)
}
must "each file names licence and copyright" licences <"$work/list"
licences <"$work/list" >"$work/licences"
same "the licence is MIT, the chapoly developers have the copyright" "" \
  "$(grep -v '^configure	FSFUL	' "$work/licences" | grep -viE \
    '	MIT	Copyright \(c\) [0-9-]+ The chapoly developers$')"
check "LICENSE is LICENSES/MIT.txt" \
  cmp "$tree/LICENSE" "$tree/LICENSES/MIT.txt"

lint ()
{
  (cd "$tree" && reuse lint)
}
if have reuse; then
  rm -f "$tree/configure"
  check "reuse lint" lint
else
  note "left out: no reuse"
fi

# A file that says nothing is named.
echo 'int x;' >"$tree/new.c"
silent=$(echo new.c | licences 2>&1 >/dev/null)
same "a file without licence" \
  "new.c: names no licence or no copyright" "$silent"
echo new.c >"$work/new"
refused "a file without licence is refused" licences <"$work/new"
! have reuse || refused "reuse refuses it, too" lint

finish
