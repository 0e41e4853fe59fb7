# freestanding-test.sh: the small library as firmware compiles it, with the
# flags of projects that would take it in: no warning, no header but
# stddef.h and stdint.h, no symbol from outside but memcpy and memset, no
# writable data, no constructor, no vector or floating-point instruction, no
# reserved register, frames below 1 KiB.  It runs without a C library, and
# gives the results of this build.  Prints a table of the sizes.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/compilers.sh"
. "$srcdir/testsuite/objects.sh"

native_only

warnings="-std=c99 -pedantic -Wall -Wextra -Wconversion -Wmissing-prototypes \
  -Wdeclaration-after-statement -Wframe-larger-than=1024 -Werror"
freestanding="-Os -DCHAPOLY_SMALL -DCHAPOLY_FREESTANDING -ffreestanding \
  -fno-asynchronous-unwind-tables -fno-stack-protector -ffunction-sections \
  -fdata-sections"
programs="$srcdir/testsuite/freestanding.c $srcdir/testsuite/digest.c"
stack_limit=1408

must "this build's digest" ${CC-gcc} ${CPPFLAGS-} ${CFLAGS-} ${LDFLAGS-} \
  -I"$builddir/include/chapoly" -o "$work/library" \
  "$srcdir/testsuite/digest-run.c" "$srcdir/testsuite/digest.c" \
  "$builddir/libchapoly.a"
expected=$("$work/library" | sed 's/.* //')

# contract: what firmware asks of the objects of $target.
contract ()
{
  check "$target: memcpy and memset only" nothing foreign "$all" "$helpers"
  check "$target: no writable data" nothing writable "$all"
  check "$target: no constructor" nothing constructors "$all"
  check "$target: integer instructions only" nothing forbidden "$all"
  registers=$(printf '%s\n' "$@" | sed -n 's/^-ffixed-//p' | tr '\n' '|')
  if test -n "$registers"; then
    check "$target: ${registers%|} left alone" \
      nothing reserved "$all" "${registers%|}"
  fi
}

# try EMULATOR COMPILER FLAG ...: runs it.  Sets stack.
try ()
{
  emulator=$1
  shift
  stack=-
  if test -n "$emulator" && ! have ${emulator%% *}; then
    note "left out: $target: run: no ${emulator%% *}"
    return
  fi
  check "$target: links" "$@" $freestanding $include -I"$srcdir" -w \
    -nostdlib -static -no-pie -o "$work/run" $programs "$work"/objects/*.o \
    $linked -lgcc || return
  check "$target: self-test" sh -c '$0 $1 >$2' "$emulator" "$work/run" \
    "$work/said"
  same "$target: digest" "digest $expected" "$(grep digest "$work/said")"
  stack=$((0x$(sed -n 's/^stack //p' "$work/said")))
  check "$target: at most $stack_limit bytes of stack" \
    test $stack -le $stack_limit
}

# A line of the table: text, constants, data and bss of set_key, seal and
# open, with their deepest stack; then text and constants of the library.
#
# target NAME LIMIT TOOLS EMULATOR COMPILER FLAG ...: LIMIT is the most bytes
# of text and constants that seal and open, with the rest that they need,
# may have.  helpers: see foreign; linked: more flags for the linker.
helpers='' linked=''
target ()
{
  target=$1 limit=$2 tools=$3 emulator=$4
  shift 4
  if ! have "$1"; then
    note "left out: $target: no $1"
    return
  fi
  nm=${tools}nm objdump=${tools}objdump size=${tools}size
  include="-nostdinc -isystem $("$1" -print-file-name=include)"
  all=$work/all.o aead=$work/aead.o

  check "$target: compiles" objects "$work/objects" "$@" $freestanding \
    $include $warnings || return
  check "$target: links in part" "$@" -nostdlib -r -o "$all" \
    "$work"/objects/*.o || return
  check "$target: links seal and open" "$@" -nostdlib -r -o "$aead" \
    -Wl,--gc-sections -Wl,-e,chapoly_chacha_poly1305_seal \
    -Wl,-u,chapoly_chacha_poly1305_open \
    -Wl,-u,chapoly_chacha_poly1305_set_key "$work"/objects/*.o
  contract "$@"
  try "$emulator" "$@"

  text=$(bytes "$aead" text) constants=$(bytes "$aead" rodata)
  printf '%s: %-30s %6d %6d %6d %6d %6s %8d\n' "$name" "$target" $text \
    $constants $(bytes "$aead" data) $(bytes "$aead" bss) $stack \
    $(($(bytes "$all" text) + $(bytes "$all" rodata)))
  check "$target: seal and open have at most $limit bytes" \
    test $((text + constants)) -le $limit
}

printf '%s: %-30s %6s %6s %6s %6s %6s %8s\n' "$name" "bytes" \
  text const data bss stack library
target "x86-64, gcc" 2176 "" "" gcc -m64 -mgeneral-regs-only
target "x86-64, clang" 2368 "" "" clang -m64 -mgeneral-regs-only

fixed="-ffixed-r13 -ffixed-r14 -ffixed-r15 -ffixed-r16"
skiboot="-msoft-float -mno-vsx -mno-altivec -mno-string -mno-multiple $fixed \
  -fpie -Wstack-usage=1024"
xen="-mcpu=power8 -mcmodel=medium -fPIC -mstrict-align -mno-altivec \
  -mno-vsx -msoft-float"
target "powerpc64, skiboot" 2752 powerpc64-linux-gnu- qemu-ppc64 \
  powerpc64-linux-gnu-gcc -mcpu=power8 $skiboot
target "powerpc64le, skiboot LE" 2752 powerpc64le-linux-gnu- qemu-ppc64le \
  powerpc64le-linux-gnu-gcc -mcpu=power9 $skiboot
target "powerpc64, hostboot" 2624 powerpc64-linux-gnu- qemu-ppc64 \
  powerpc64-linux-gnu-gcc -mcpu=power9 -mno-vsx -mno-altivec \
  -msoft-float -mtraceback=no -fPIC
target "powerpc64le, Xen" 3392 powerpc64le-linux-gnu- qemu-ppc64le \
  powerpc64le-linux-gnu-gcc $xen
# The same with the scalar kernels in assembly: faster, not smaller.
scalar="-DCHAPOLY_POWER=8 -DCHAPOLY_ROW=CHAPOLY_ROW_SCALAR \
  -DCHAPOLY_WIDTH_MAX=1"
target "powerpc64, skiboot, scalar" 4992 powerpc64-linux-gnu- qemu-ppc64 \
  powerpc64-linux-gnu-gcc $scalar -mcpu=power8 $skiboot
target "powerpc64le, Xen, scalar" 5312 powerpc64le-linux-gnu- \
  qemu-ppc64le powerpc64le-linux-gnu-gcc $scalar $xen

target "powerpc, U-Boot" 3008 powerpc-linux-gnu- "qemu-ppc -cpu e500mc" \
  powerpc-linux-gnu-gcc -mcpu=e500mc -msoft-float -mno-string \
  -mno-multiple -fno-jump-tables -mno-altivec -mno-vsx -ffixed-r2
target "powerpc, SBE's 405" 3008 powerpc-linux-gnu- qemu-ppc \
  powerpc-linux-gnu-gcc -mcpu=405 -msoft-float -mno-multiple -mno-string

# qemu 7.2 runs no program as Cortex-M; Cortex-A15 has their instructions.
arm="arm-none-eabi-gcc -mthumb -mfloat-abi=soft"
target "Arm Cortex-M4" 1856 arm-none-eabi- "qemu-arm -cpu cortex-a15" \
  $arm -mcpu=cortex-m4
# It multiplies 32 bits by 32 to 32.
helpers=__aeabi_lmul
target "Arm Cortex-M0" 2112 arm-none-eabi- "qemu-arm -cpu cortex-a15" \
  $arm -mcpu=cortex-m0
helpers=''

# Where data is known by its distance from gp, a start-up file sets that.
linked="-Wl,--no-relax"
target "RISC-V, rv64imac" 2816 riscv64-unknown-elf- qemu-riscv64 \
  riscv64-unknown-elf-gcc -march=rv64imac -mabi=lp64
target "RISC-V, rv32imac" 2624 riscv64-unknown-elf- qemu-riscv32 \
  riscv64-unknown-elf-gcc -march=rv32imac -mabi=ilp32

# The rows with vectors, in both byte orders: more than half of it is
# POWER10's, which makes eight blocks in a pass; 4 KiB are for batches, 12
# for messages by one call.
rows_limit=47104
for tools in powerpc64le-linux-gnu powerpc64-linux-gnu; do
  have $tools-gcc || continue
  size=$tools-size
  sum=0
  for source in $(list ROW_SOURCES_power8) $(list ROW_SOURCES_power9) \
      $(list ROW_SOURCES_power10); do
    check "$tools: $source" $tools-gcc -I"$srcdir" -I"$srcdir/powerpc64" -c \
      -o "$work/row.o" "$srcdir/$source"
    sum=$((sum + $(bytes "$work/row.o" text)))
  done
  note "$tools: power8, power9 and power10 have $sum bytes"
  check "$tools: at most $rows_limit" test $sum -le $rows_limit
done

# The searches find what they are for.
if have powerpc64-linux-gnu-gcc; then
  nm=powerpc64-linux-gnu-nm objdump=powerpc64-linux-gnu-objdump
  cat >"$work/planted.c" <<\EOT
extern double strange (double);
double counted;
register long kept __asm__ ("r16");
__attribute__ ((constructor)) void
planted (void)
{
  counted += strange (kept);
}
EOT
  check "planted faults compile" powerpc64-linux-gnu-gcc -O2 -c \
    -ffixed-r16 -o "$work/planted.o" "$work/planted.c"
  for search in foreign writable constructors forbidden "reserved r16"; do
    refused "planted faults: $search" nothing ${search% *} "$work/planted.o" \
      ${search#* }
  done
fi
for tools in arm-none-eabi riscv64-unknown-elf; do
  have $tools-gcc || continue
  objdump=$tools-objdump
  case $tools in
    arm*) flags="-mcpu=cortex-m4 -mfloat-abi=hard -mfpu=fpv4-sp-d16" ;;
    *) flags="-march=rv64imafdc -mabi=lp64d" ;;
  esac
  echo 'float planted (float x) { return 3 * x; }' >"$work/planted.c"
  check "$tools: planted fault compiles" $tools-gcc $flags -O2 -c \
    -o "$work/planted.o" "$work/planted.c"
  refused "$tools: planted fault: forbidden" nothing forbidden \
    "$work/planted.o"
done
echo 'double planted (double x) { return 3 * x; }' >"$work/planted.c"
objdump=objdump
check "planted fault compiles" ${CC-gcc} -O2 -c -o "$work/planted.o" \
  "$work/planted.c"
refused "planted fault: forbidden" nothing forbidden "$work/planted.o"

finish
