# freestanding-test.sh: the small library as firmware compiles it, with the
# flags of projects that would take it in: no warning, no header but
# stddef.h and stdint.h, no symbol from outside but memcpy and memset, no
# writable data, no vector or floating point instruction, no reserved
# register, frames below 1 KiB.  The self-test runs without a C library.
# Prints the sizes.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"

native_only

warnings="-std=c99 -pedantic -Wall -Wextra -Wconversion -Wmissing-prototypes \
  -Wdeclaration-after-statement -Wframe-larger-than=1024 -Werror"
freestanding="-Os -DCHAPOLY_SMALL -DCHAPOLY_FREESTANDING -ffreestanding \
  -fno-asynchronous-unwind-tables -fno-stack-protector -ffunction-sections"

# Undefined symbols that are not allowed.  gcc -Os for POWER calls helpers
# that save registers: the linker makes them on 64 bits, libgcc on 32.
foreign ()
{
  $nm -u "$1" | sed 's/.* //' \
    | grep -v '^\.\{0,1\}memcpy$\|^\.\{0,1\}memset$' \
    | grep -v '^_\(save\|rest\)gpr[0-9]*_[0-9]*\(_x\)*$' \
    | grep -v '^\.TOC\.$\|^_GLOBAL_OFFSET_TABLE_$'
}

# Sections that the program may write to when it runs.  .opd holds ELFv1's
# function descriptors, .toc and .got2 are tables of addresses, .data.rel.ro
# is constant once addresses are known.
writable ()
{
  $objdump -h "$1" | awk '$1 ~ /^[0-9]+$/ { name = $2; size = $3 }
    /ALLOC/ && !/READONLY/ && size !~ /^0+$/ { print name, size }' \
    | grep -v '^\.opd \|^\.toc \|^\.got2 \|^\.data\.rel\.ro'
}

# Instructions that firmware for POWER can not have: vector, VSX, floating
# point; load and store multiple or string.
forbidden ()
{
  $objdump -d --no-show-raw-insn "$1" | awk -F '\t' '
    $2 ~ /^(v|lv|stv|lxv|stxv|xx|xs|xv|mtvs|mfvs|lf|stf|f|mff|mtf)/ \
    || $2 ~ /^(lmw|stmw|lsw|stsw)/ { print $2, $3 }' | sort | uniq -c
}

# Registers that skiboot keeps for itself.  What follows data (.long) is
# data: the traceback table behind each function.
reserved ()
{
  $objdump -d --no-show-raw-insn "$1" | awk -F '\t' '
    $2 !~ /^\.long/ && !data { print }
    { data = $2 ~ /^\.long/ }' | grep '\<r1[3-6]\>'
}

nothing ()
{
  ! "$@" | grep .
}

# text FILE: bytes of code and constants.
text ()
{
  $size -A "$1" | awk '/^\.(text|rodata|srodata|sdata2)/ { sum += $2 }
    END { print sum }'
}

# target NAME ALL AEAD TOOL-PREFIX EMULATOR COMPILER FLAG ...: ALL and AEAD
# are the most bytes of text that the library, and seal and open alone, may
# have.
target ()
{
  target=$1 all_limit=$2 aead_limit=$3 tools=$4 emulator=$5
  shift 5
  if ! have "$1"; then
    note "left out: $target: no $1"
    return
  fi
  nm=${tools}nm objdump=${tools}objdump size=${tools}size
  include="-nostdinc -isystem $("$1" -print-file-name=include)"
  all=$work/all.o aead=$work/aead.o

  check "$target: compiles" objects "$work/objects" "$@" $freestanding \
    $include $warnings || return
  check "$target: links" "$@" -nostdlib -r -o "$all" "$work"/objects/*.o \
    || return
  check "$target: memcpy and memset only" nothing foreign "$all"
  check "$target: no writable data" nothing writable "$all"
  case $tools in
    powerpc*)
      check "$target: integer instructions only" nothing forbidden "$all" ;;
  esac
  case $* in
    *-ffixed-r16*)
      check "$target: r13 to r16 alone" nothing reserved "$all" ;;
  esac

  check "$target: links seal and open" "$@" -nostdlib -r -o "$aead" \
    -Wl,--gc-sections -Wl,-e,chapoly_chacha_poly1305_seal \
    -Wl,-u,chapoly_chacha_poly1305_open \
    -Wl,-u,chapoly_chacha_poly1305_set_key "$work"/objects/*.o
  printf '%s: %-34s %5d bytes, seal and open %5d\n' "$name" "$target" \
    "$(text "$all")" "$(text "$aead")"
  check "$target: the library has at most $all_limit bytes" \
    test "$(text "$all")" -le $all_limit
  check "$target: seal and open have at most $aead_limit bytes" \
    test "$(text "$aead")" -le $aead_limit

  if test -n "$emulator" && ! have ${emulator%% *}; then
    note "left out: $target: self-test: no $emulator"
    return
  fi
  check "$target: self-test links" "$@" $freestanding $include -I"$srcdir" \
    -nostdlib -static -no-pie -o "$work/run" \
    "$srcdir/testsuite/freestanding.c" "$work"/objects/*.o -lgcc \
    && check "$target: self-test" $emulator "$work/run"
}

target "x86-64, gcc" 16384 2176 "" "" gcc -m64 -mgeneral-regs-only
target "x86-64, clang" 16384 2368 "" "" clang -m64 -mgeneral-regs-only
target "powerpc64, skiboot" 16384 2752 powerpc64-linux-gnu- qemu-ppc64 \
  powerpc64-linux-gnu-gcc -mcpu=power8 -msoft-float -mno-vsx -mno-altivec \
  -mno-string -mno-multiple -ffixed-r13 -ffixed-r14 -ffixed-r15 \
  -ffixed-r16 -fpie -Wstack-usage=1024
target "powerpc64le, skiboot LE" 16384 2752 powerpc64le-linux-gnu- \
  qemu-ppc64le powerpc64le-linux-gnu-gcc -mcpu=power9 -msoft-float \
  -mno-vsx -mno-altivec -mno-string -mno-multiple -ffixed-r13 -ffixed-r14 \
  -ffixed-r15 -ffixed-r16 -fpie -Wstack-usage=1024
target "powerpc64, hostboot" 16384 2624 powerpc64-linux-gnu- qemu-ppc64 \
  powerpc64-linux-gnu-gcc -mcpu=power9 -mno-vsx -mno-altivec \
  -msoft-float -mtraceback=no -fPIC
target "powerpc64le, Xen" 16384 3392 powerpc64le-linux-gnu- qemu-ppc64le \
  powerpc64le-linux-gnu-gcc -mcpu=power8 -mcmodel=medium -fPIC \
  -mstrict-align -mno-altivec -mno-vsx -msoft-float
# The same with the scalar kernels in assembly: faster, not smaller.
scalar="-DCHAPOLY_POWER=8 -DCHAPOLY_ROW=CHAPOLY_ROW_SCALAR \
  -DCHAPOLY_WIDTH_MAX=1"
target "powerpc64, skiboot, scalar" 16384 4992 powerpc64-linux-gnu- \
  qemu-ppc64 powerpc64-linux-gnu-gcc $scalar -mcpu=power8 -msoft-float \
  -mno-vsx -mno-altivec -mno-string -mno-multiple -ffixed-r13 -ffixed-r14 \
  -ffixed-r15 -ffixed-r16 -fpie -Wstack-usage=1024
target "powerpc64le, Xen, scalar" 16384 5312 powerpc64le-linux-gnu- \
  qemu-ppc64le powerpc64le-linux-gnu-gcc $scalar -mcpu=power8 \
  -mcmodel=medium -fPIC -mstrict-align -mno-altivec -mno-vsx -msoft-float

target "powerpc, U-Boot" 16384 3008 powerpc-linux-gnu- \
  "qemu-ppc -cpu e500mc" powerpc-linux-gnu-gcc -mcpu=e500mc -msoft-float \
  -mno-string -mno-multiple -fno-jump-tables -mno-altivec -mno-vsx \
  -ffixed-r2
target "powerpc, SBE's 405" 16384 3008 powerpc-linux-gnu- qemu-ppc \
  powerpc-linux-gnu-gcc -mcpu=405 -msoft-float -mno-multiple -mno-string

# The searches find what they are for.
if have powerpc64-linux-gnu-gcc; then
  nm=powerpc64-linux-gnu-nm objdump=powerpc64-linux-gnu-objdump
  cat >"$work/planted.c" <<\EOF
extern double strange (double);
double counted;
register long kept __asm__ ("r16");
void planted (void) { counted += strange (kept); }
EOF
  check "planted faults compile" powerpc64-linux-gnu-gcc -O2 -c \
    -ffixed-r16 -o "$work/planted.o" "$work/planted.c"
  for search in foreign writable forbidden reserved; do
    refused "planted faults: $search" nothing $search "$work/planted.o"
  done
fi

finish
