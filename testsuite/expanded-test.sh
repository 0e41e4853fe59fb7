# expanded-test.sh: powerpc64/gen is what the .asm files expand to, with GNU
# m4 and in POSIX mode, and has nothing else.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

m4=${M4:-m4}
if ! $m4 </dev/null >/dev/null 2>&1; then
  echo "skipped: no m4 here"
  exit 77
fi
work=testsuite/expanded.tmp
rm -rf $work
mkdir -p $work/gnu $work/posix
status=0
checks=0

M4=$m4 sh "$srcdir/powerpc64/expand" $work/gnu || status=1
if $m4 -G </dev/null >/dev/null 2>&1; then
  M4="$m4 -G" sh "$srcdir/powerpc64/expand" $work/posix || status=1
else
  echo "$m4 has no POSIX mode (-G): not tried"
  rmdir $work/posix
fi

for file in "$srcdir"/powerpc64/gen/*.S $work/*/*.S; do
  test -f "$file" || continue
  name=$(basename "$file")
  for mode in gnu posix; do
    test -d $work/$mode || continue
    checks=$((checks + 1))
    if ! cmp -s "$srcdir/powerpc64/gen/$name" $work/$mode/"$name"; then
      echo "powerpc64/gen/$name is not what $mode m4 expands: make expand"
      diff "$srcdir/powerpc64/gen/$name" $work/$mode/"$name" | head -20
      status=1
    fi
  done
done

# Text that should not have come through m4: an unexpanded macro's argument,
# blanks at the end of a line, a stream that was played outside its body.
if grep -nE '[`'"'"'][[:alnum:]_]*$|[[:blank:]]$|\$[0-9@#*]' \
     "$srcdir"/powerpc64/gen/*.S /dev/null; then
  echo "powerpc64/gen has m4 text left in it, or blanks at the end of lines"
  status=1
fi

rm -rf $work
echo "expanded-test: $checks checks"
exit $status
