# isa-test.sh: each expanded kernel keeps to its folder's instructions and
# to the ABI, in both byte orders and both ABIs, with gas and with clang.
# Runs wherever there is an assembler for POWER; no compiler is needed.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

# The tools: $prefix-as, -objdump and so on.
for prefix in powerpc64le-linux-gnu- powerpc64-linux-gnu- ''; do
  if have "${prefix}as" && echo nop \
       | "${prefix}as" -a64 -mpower10 -mlittle -o "$work/nop.o" 2>/dev/null
  then
    break
  fi
  prefix=none
done
test "$prefix" = none && skip "no GNU assembler for POWER here"
clang=
if have clang && clang --target=powerpc64le-linux-gnu -c -x assembler \
     -o "$work/nop.o" /dev/null 2>/dev/null
then
  clang=clang
else
  note "no clang for POWER here: not compared"
fi

# Each variant: the preprocessor's view, gas's options, clang's options.
variants="le-elfv2 be-elfv1 be-elfv2"
variant ()
{
  case $1 in
    le-*)
      defines="-D__LITTLE_ENDIAN__" gas="-mlittle"
      target=powerpc64le-linux-gnu ;;
    be-*)
      defines="-D__BIG_ENDIAN__" gas="-mbig" target=powerpc64-linux-gnu ;;
  esac
  abi=${1#*-elfv}
  defines="$defines -D_CALL_ELF=$abi -D__powerpc64__ -D__ELF__
    -D__ORDER_LITTLE_ENDIAN__=1234 -D__ORDER_BIG_ENDIAN__=4321"
}

# preprocess FILE [OPTION] >OUTPUT: as for the variant, by any compiler.
preprocess ()
{
  ${HOST_CC:-$CC} -E -P -undef -x assembler-with-cpp -D__ASSEMBLER__ \
    $defines -I"$srcdir" -I"$srcdir/powerpc64" "$@"
}

# assemble CPU FILE OBJECT: with this CPU's instructions only, whatever the
# file says of .machine.  Warnings (r0 as a base is one) are errors.
assemble ()
{
  preprocess "$2" | sed 's/^[[:blank:]]*\.machine.*//' >"$work/plain.s" \
    && "${prefix}as" -a64 $gas -m"$1" --fatal-warnings -o "$3" \
         "$work/plain.s"
}

# object_rules OBJECT: what the tools tell of it, word by word.
object_rules ()
{
  "${prefix}readelf" -SW "$1" | sed 's/\[ */[/' >"$work/sections"
  "${prefix}readelf" -rW "$1" >"$work/relocations"
  "${prefix}readelf" -h "$1" | sed -n 's/^ *Flags: *//p' >"$work/flags"
  echo "stack note: $(awk '$2 == ".note.GNU-stack" {
      print $8 ~ /X/ ? "executable" : "yes" }' "$work/sections")"
  echo "descriptors: $(awk '$2 == ".opd" { n = 1 }
      END { print n ? "yes" : "no" }' "$work/sections")"
  echo "flags: $(sed 's/^0x[01]$/elfv1/; s/^0x1,.*/elfv1/; s/^0x2.*/elfv2/' \
      "$work/flags")"
  echo "writable: $(awk '$8 ~ /W/ && $2 != ".opd" && $6 !~ /^0+$/ {
      printf "%s ", $2 }' "$work/sections")"
  echo "relocated: $(awk '/^Relocation section/ { print $3 }' \
      "$work/relocations" | grep -v -e rela.opd -e rela.eh_frame)"
}

# follow OBJECT [reserved=1]: what isa-check.awk has to say.
follow ()
{
  object=$1
  shift
  {
    "${prefix}readelf" --debug-dump=frames-interp "$object"
    echo code
    "${prefix}objdump" -d --no-show-raw-insn "$object"
  } | awk -f "$srcdir/testsuite/isa-check.awk" "$@" - 2>&1
}

text ()
{
  "${prefix}objcopy" -O binary -j .text "$1" "$1.text"
}

# The checker finds what is planted, and nothing else.
awk '/^\/\* .* \*\/$/ { $1 = $NF = ""; gsub (/^ | $/, ""); e[++n] = $0 }
     /^FUNC/ { gsub (/[()]/, "", $2); for (i = 1; i <= n; i++)
               print "chapoly_" $2 ": " e[i]; n = 0 }' \
  "$srcdir/testsuite/isa-faults.S" | LC_ALL=C sort >"$work/planted"
for variant in be-elfv1 be-elfv2; do
  variant $variant
  must "planted faults assemble, $variant" \
    assemble power8 "$srcdir/testsuite/isa-faults.S" "$work/faults.o"
  same "planted faults, $variant" "$(cat "$work/planted")" \
    "$(follow "$work/faults.o" | LC_ALL=C sort)"
done
same "planted reserved registers" \
"f: a vector or floating-point register: xxlxor vs0,vs0,vs0
f: r14 - r16: add r3,r3,r15" \
"$(printf '%s\n' .cfi_startproc 'f: xxlxor %vs0, %vs0, %vs0' \
     'add %r3, %r3, %r15' blr .cfi_endproc >"$work/r.s"
   "${prefix}as" -a64 -mbig -mpower8 -o "$work/r.o" "$work/r.s"
   follow "$work/r.o" reserved=1 | LC_ALL=C sort)"
refused "an instruction of POWER9 in POWER8's folder" sh -c "
  echo 'lxv %vs0, 0(%r3)' \
    | '${prefix}as' -a64 -mpower8 -o '$work/r.o' -"
refused "r0 as a base" sh -c "
  echo 'ld %r3, 8(%r0)' \
    | '${prefix}as' -a64 -mpower8 --fatal-warnings -o '$work/r.o' -"

# kernel CPU VARIANT FILE
kernel ()
{
  cpu=$1 file=$3
  what="$(basename "$3"), $2"
  variant "$2"
  reserved=
  case $cpu in
    power4) reserved=reserved=1 ;;
  esac
  object="$work/kernel.o"
  check "$what: assembles as $cpu" assemble "$cpu" "$file" "$object" \
    || return
  same "$what: object" "stack note: yes
descriptors: $(test $abi = 1 && echo yes || echo no)
flags: elfv$abi
writable: 
relocated: " "$(object_rules "$object")"
  same "$what: ABI" "" "$(follow "$object" $reserved)"

  # What users build: gas with the file's own .machine, and clang.
  check "$what: assembles as it is" sh -c "
    '${prefix}as' -a64 $gas --fatal-warnings -o '$work/own.o' -" \
    <<EOF || return
$(preprocess "$file")
EOF
  text "$object"
  text "$work/own.o"
  check "$what: the same text" cmp "$object.text" "$work/own.o.text"

  # Without unwind information nothing else is missing.
  check "$what: assembles without CFI" sh -c "
    '${prefix}as' -a64 $gas --fatal-warnings -o '$work/bare.o' -" \
    <<EOF || return
$(preprocess "$file" -DCHAPOLY_NO_CFI)
EOF
  text "$work/bare.o"
  check "$what: the same text without CFI" \
    cmp "$object.text" "$work/bare.o.text"
  same "$what: sections without CFI" "" \
    "$("${prefix}readelf" -SW "$work/bare.o" | grep -o 'eh_frame' | sed 1q)"
  if test -n "$clang"; then
    check "$what: clang" $clang --target=$target -mabi=elfv$abi -c \
      -I"$srcdir" -I"$srcdir/powerpc64" -o "$work/clang.o" "$file" || return
    text "$work/clang.o"
    check "$what: clang's text" cmp "$object.text" "$work/clang.o.text"
  fi
}

count=0
for file in "$srcdir"/powerpc64/gen/*.S; do
  test -f "$file" || continue
  count=$((count + 1))
  case $(basename "$file") in
    scalar-*) cpu=power4 ;;
    p*) cpu=power$(basename "$file" | sed 's/^p\([0-9]*\)-.*/\1/') ;;
  esac
  for variant in $variants; do
    kernel "$cpu" "$variant" "$file"
  done
done
note "$count kernels"
finish
