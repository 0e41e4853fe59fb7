# objects.sh: what scripts look for in objects that firmware would link.
# The tools are named by $nm, $objdump and $size.  Each search prints what it
# finds.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

# foreign OBJECT HELPERS: undefined symbols but memcpy and memset, and those
# that match the expression HELPERS: functions that the compiler has for
# what it does not do in line.  gcc -Os for POWER calls some to save
# registers: the linker makes them on 64 bits, libgcc on 32.
foreign ()
{
  $nm -u "$1" | sed 's/.* //' \
    | grep -v '^\.\{0,1\}memcpy$\|^\.\{0,1\}memset$' \
    | grep -v '^_\(save\|rest\)gpr[0-9]*_[0-9]*\(_x\)*$' \
    | grep -v '^\.TOC\.$\|^_GLOBAL_OFFSET_TABLE_$' \
    | grep -vxE -e "${2:-none}"
}

# sections OBJECT: name and size of those that are loaded, with w before
# those that may be written to when the program runs.  .opd holds ELFv1's
# function descriptors, .toc and .got2 are tables of addresses, .data.rel.ro
# is constant once addresses are known.
sections ()
{
  $objdump -h "$1" | awk '
    $1 ~ /^[0-9]+$/ { name = $2; size = $3 }
    /ALLOC/ && size !~ /^0+$/ {
      constant = /READONLY/ || name ~ /^\.(opd|toc|got2|data\.rel\.ro)/
      print (constant ? "" : "w") name, size
    }'
}

writable ()
{
  sections "$1" | grep '^w'
}

# Code that runs before main.
constructors ()
{
  sections "$1" | grep -E '^w?\.(preinit_array|init|ctors)'
}

disassembly ()
{
  $objdump -d --no-show-raw-insn "$1"
}

# Vector and floating-point instructions, and on POWER those that load and
# store several registers, or strings.
forbidden ()
{
  case $($objdump -f "$1") in
    *powerpc*)
      instructions="v|lv|stv|lxv|stxv|xx|xs|xv|mtvs|mfvs|lf|stf|f|mff|mtf"
      instructions="$instructions|lmw|stmw|lsw|stsw" ;;
    *arm*)
      instructions="v|f" ;;
    *riscv*)
      instructions="c\.f|f[a-df-z]|feq|v" ;;
    *)
      # Vector registers have names of their own.
      disassembly "$1" | grep -E '%([xyz]mm|mm[0-7]|st)'
      return ;;
  esac
  disassembly "$1" | awk -F '\t' -v those="^($instructions)" '
    $2 ~ those { print $2, $3 }' | sort | uniq -c
}

# reserved OBJECT REGISTERS: what names one of the registers, an expression.
# What follows data (.long) is data: the traceback table behind each
# function.
reserved ()
{
  disassembly "$1" | awk -F '\t' '
    $2 !~ /^\.long/ && !data { print }
    { data = $2 ~ /^\.long/ }' | grep -E "\\<($2)\\>"
}

nothing ()
{
  ! "$@" | grep .
}

# bytes OBJECT KIND: how many bytes of text, rodata (what is constant), data
# or bss.
bytes ()
{
  $size -A "$1" | awk -v kind="$2" '
    /^\.text/                                    { n["text"] += $2; next }
    /^\.(rodata|srodata|sdata2|data\.rel\.ro)/   { n["rodata"] += $2; next }
    /^\.s?data/                                  { n["data"] += $2 }
    /^\.s?bss|^COMMON/                           { n["bss"] += $2 }
    END { print n[kind] + 0 }'
}
