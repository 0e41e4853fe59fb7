# banner-test.sh: what the head of each expanded kernel says is so: its
# prototype, the registers of its arguments, its CPU, what it saves, where.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

# One line, one blank between words.
flat ()
{
  tr '\n' ' ' | sed 's/  */ /g; s/^ //; s/ $//'
}

# The arguments that kernels.h gives a kernel.
contract ()
{
  sed -n "/^chapoly_$1_func (/,/;/p" "$srcdir/kernels.h" | flat \
    | sed 's/[^(]*(//; s/);$//'
}

# Each of "r14, r17-r31 and v20-v30" on a line of its own.
registers ()
{
  grep -o '[rfv][0-9][0-9]*\(-[rfv][0-9][0-9]*\)\{0,1\}' \
    | awk -F- '{ class = substr ($1, 1, 1); from = substr ($1, 2)
                 to = (NF > 1) ? substr ($2, 2) : from
                 for (i = from + 0; i <= to; i++) print class i }' \
    | LC_ALL=C sort -u
}

# What the unwind information says is saved.
saved ()
{
  sed -n 's/^[[:blank:]]*CFI (\.cfi_offset \([0-9]*\),.*/\1/p' "$1" \
    | awk '$1 < 32 { print "r" $1 }
           $1 >= 32 && $1 < 64 { print "f" ($1 - 32) }
           $1 >= 77 { print "v" ($1 - 77) }' \
    | LC_ALL=C sort -u
}

# banner FILE
banner ()
{
  file=$1
  base=$(basename "$file" .S)
  cpu=${base%%-*}
  stem=$(echo "${base#*-}" | tr - _)
  case $cpu in
    scalar) isa=ppc64 ;;
    *) isa=power${cpu#p} ;;
  esac
  # The second comment; the first is the licence.
  sed '1,/\*\//d' "$file" | sed '/\*\//q' >"$work/banner"
  text=$(flat <"$work/banner")

  same "$base: begins with its prototype" \
    "/* void $stem ($(contract "$stem"))" \
    "$(printf '%s\n' "$text" | sed 's/).*/)/')"
  same "$base: registers of the arguments" \
    "$(contract "$stem" | awk -F, '{ for (i = 0; i < NF; i++)
         printf "r%d ", 3 + i }')" \
    "$(printf '%s\n' "$text" | sed 's/.*Registers: //; s/([^)]*)//g' \
         | awk -F'[,;]' -v n="$(contract "$stem" | awk -F, '{ print NF }')" \
             '{ for (i = 1; i <= n; i++) {
                  sub (/^ */, "", $i); sub (/ *$/, "", $i)
                  if ($i ~ /^[A-Z]+ r[0-9]+$/) {
                    sub (/.* /, "", $i); printf "%s ", $i } } }')"
  check "$base: names its contract" grep -q 'kernels\.h' "$work/banner"
  same "$base: CPU, function" "ISA (\"$isa\") FUNC (${stem}_$cpu)" \
    "$(grep -o -e 'ISA ("[a-z0-9]*")' -e '^FUNC ([a-z0-9_]*)' "$file" | flat)"
  says=$(printf '%s\n' "$text" | sed -n 's/.*Saved: //p')
  same "$base: saved registers" "$(saved "$file")" \
    "$(printf '%s\n' "$says" | registers)"
  if test "$says" = "none. */"; then
    :
  elif grep -q 'stdu %r1' "$file"; then
    check "$base: says that it makes a frame" \
      sh -c "printf '%s\n' '$says' | grep -q 'in a frame'"
  else
    same "$base: says where it saves" "in the protected zone" \
      "$(printf '%s\n' "$says" | grep -o 'in a[a-z ]*\|in the[a-z ]*zone')"
  fi
  same "$base: lines of at most 79 columns" "" \
    "$(awk 'length ($0) > 79' "$work/banner")"
}

count=0
for file in "$srcdir"/powerpc64/gen/*.S; do
  test -f "$file" || continue
  count=$((count + 1))
  banner "$file"
done
note "$count kernels"
finish
