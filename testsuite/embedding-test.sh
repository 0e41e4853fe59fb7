# embedding-test.sh: chapoly inside of another project: CMake's
# add_subdirectory, and a subproject of meson.  Both make the library that
# configure makes, with this build's row of kernels and with others, and
# refuse a row that is not there.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

have cmake || have meson || skip "neither CMake nor meson"
project_files >"$work/list" || skip "no list of chapoly's files"

# One target with rows for POWER tells for all, and one without.
test "$($CC -dumpmachine)" = powerpc64le-linux-gnu || native_only

defines=" $(sed -n 's/^DEFINES = //p' "$builddir/Makefile") "
if have ninja; then
  CMAKE_GENERATOR=Ninja
  export CMAKE_GENERATOR
fi

# The project, and chapoly where each of the two looks for it.
project=$work/project
mkdir -p "$project/chapoly" "$project/subprojects"
must "copy" cp "$srcdir"/testsuite/embedder/* "$project"
must "copy" copy_files "$work/list" "$project/chapoly"
ln -s ../chapoly "$project/subprojects/chapoly"
must "copy" cp "$srcdir/packaging/chapoly.wrap" "$project/subprojects"

version=$(sed -n 's/^version = //p' "$builddir/Makefile")
same "CMakeLists.txt: version" "$version" \
  "$(sed -n 's/^project (chapoly VERSION \([^ ]*\) .*/\1/p' \
       "$srcdir/CMakeLists.txt")"
same "meson.build: version" "$version" \
  "$(sed -n "s/^project('chapoly', .*version: '\([^']*\)'.*/\1/p" \
       "$srcdir/meson.build")"

# What this build is, in options of the two.
case $defines in
  *' -DCHAPOLY_FAT '*) cpu=fat ;;
  *-DCHAPOLY_ROW=CHAPOLY_ROW_*)
    cpu=$(echo "$defines" | sed 's/.*CHAPOLY_ROW_\([A-Z0-9]*\).*/\1/' \
            | tr A-Z a-z) ;;
  *) cpu=c ;;
esac
small=false
case $defines in
  *' -DCHAPOLY_SMALL '*) small=true ;;
esac
prefix=$(sed -n 's/^symbol_prefix = //p' "$builddir/Makefile")

# What is compiled matters here, not how well.
CFLAGS="$CFLAGS -O0 -g0"

# The words of a variable, quoted and with commas.
quoted ()
{
  for word in $1; do
    printf "'%s', " "$word"
  done
}

# How each sets up the folder $work/TOOL, for the compiler of this build:
# set_up_TOOL CPU SMALL PREFIX
set_up_cmake ()
{
  set -- "$@" $CC
  compiler=$4
  options="-DCHAPOLY_CPU=$1 -DCHAPOLY_SMALL=$2 -DCHAPOLY_SYMBOL_PREFIX=$3"
  shift 4
  test -z "$EMULATOR" || options="$options -DCMAKE_SYSTEM_NAME=Linux"
  cmake -S "$project" -B "$work/cmake" $options \
    -DCMAKE_C_COMPILER="$compiler" -DCMAKE_C_FLAGS="$* $CPPFLAGS $CFLAGS" \
    -DCMAKE_EXE_LINKER_FLAGS="$LDFLAGS" \
    -DCMAKE_SHARED_LINKER_FLAGS="$LDFLAGS"
}

set_up_meson ()
{
  {
    echo "[binaries]"
    echo "c = [$(quoted "$CC")]"
    echo "ar = [$(quoted "$AR")]"
    echo "strip = 'true'"
    echo "[built-in options]"
    echo "c_args = [$(quoted "$CPPFLAGS $CFLAGS")]"
    echo "c_link_args = [$(quoted "$LDFLAGS")]"
    machine=$($CC -dumpmachine)
    echo "[host_machine]"
    echo "system = 'linux'"
    echo "cpu_family = '$(echo "${machine%%-*}" \
      | sed 's/powerpc/ppc/; s/le$//')'"
    echo "cpu = '${machine%%-*}'"
    case $machine in
      *le-* | x86_64-*) echo "endian = 'little'" ;;
      *) echo "endian = 'big'" ;;
    esac
  } >"$work/machine"
  kind=native
  test -z "$EMULATOR" || kind=cross
  meson setup "$work/meson" "$project" --wrap-mode=nodownload \
    --$kind-file="$work/machine" -Dchapoly:cpu="${1:-default}" \
    -Dchapoly:small="$2" -Dchapoly:symbol_prefix="$3"
}

build_cmake ()
{
  cmake --build "$work/cmake" --target "$1"
}

build_meson ()
{
  ninja -C "$work/meson" "$1"
}

names ()
{
  $NM -g --defined-only "$1" | sed -n 's/.* [A-Za-z] //p' | LC_ALL=C sort
}

# says PROGRAM: as our own build does.
says ()
{
  $EMULATOR "$1" 2>&1
}

# with TOOL WHAT CPU SMALL PREFIX: makes and runs the project.
with ()
{
  tool=$1 what="$1: $2"
  shift 2
  rm -rf "${work:?}/$tool"
  check "$what: sets up" set_up_$tool "$@" \
    && check "$what: builds" build_$tool embedder
}

compiled ()
{
  $CC -I"$builddir/include" $CPPFLAGS $CFLAGS $LDFLAGS -o "$work/program" \
    "$srcdir/testsuite/embedder/embedder.c" "$builddir/libchapoly.a"
}
must "the program with this build" compiled
expected=$(says "$work/program")

default_cpu=$cpu
case " $("$builddir/config.status" --config) " in
  *fat* | *cpu* | *assembler* | *small*) ;;
  *) default_cpu= ;;
esac

for tool in cmake meson; do
  if ! have $tool; then
    note "left out: no $tool"
    continue
  fi
  if test $tool = meson && ! have ninja; then
    note "left out: meson: no ninja"
    continue
  fi
  if with $tool "as this build" "$default_cpu" $small $prefix; then
    same "$what: says" "$expected" "$(says "$work/$tool/embedder")"
    archive=$(find "$work/$tool" -name libchapoly.a)
    same "$what: names in libchapoly.a" \
      "$(names "$builddir/libchapoly.a")" "$(names "$archive")"
    if test -f "$builddir/libchapoly.so"; then
      case $tool in cmake) part=part ;; meson) part=libpart.so ;; esac
      check "$what: a shared library takes it in" build_$tool $part
    fi
  fi
  case $defines in
    *-DCHAPOLY_POWER=1[' 0']* | *-DCHAPOLY_POWER=[89]*) row=power8 ;;
    *) row=c ;;
  esac
  if with $tool "another row and prefix" $row true acme_; then
    same "$what: says" "right, row $row" "$(says "$work/$tool/embedder")"
    same "$what: names without the prefix" "" \
      "$(names "$(find "$work/$tool" -name libchapoly.a)" \
         | grep -v '^\.\{0,1\}acme_')"
  fi
  if test $row = c; then
    rm -rf "${work:?}/$tool"
    refused "$tool: a row that is not there" \
      set_up_$tool power9 false chapoly_
    cp "$work/check.log" "$work/refusal"
    check "$tool: says so" grep -q 'there is no such row' "$work/refusal"
  fi
done

same "nothing is written to the sources" \
  "$(LC_ALL=C sort "$work/list")" "$(files_in "$project/chapoly")"

finish
