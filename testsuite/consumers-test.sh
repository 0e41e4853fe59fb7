# consumers-test.sh: programs that use an installed chapoly, found by
# pkg-config and by CMake, shared and static, from C and from C++, with
# another symbol prefix, and after the installation has moved.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

consumer=$srcdir/testsuite/consumer
cflags="$CPPFLAGS $CFLAGS"

# runs WHAT PROGRAM: the program does its work.
runs ()
{
  same "$1" "sealed and opened" "$($EMULATOR "$2")"
}

# Is the program linked with the shared library?
needs_shared ()
{
  $READELF -dW "$1" | grep -q 'NEEDED.*libchapoly\.so\.0'
}

# pkg_config OPTION ...: asks of the installation in $tree only.
pkg_config ()
{
  PKG_CONFIG_LIBDIR=$tree/lib/pkgconfig pkg-config "$@" chapoly
}

# with_pkg_config COMPILER LANGUAGE
with_pkg_config ()
{
  tree=$1 compiler=$2 language=$3
  if check "$language: compile and link" \
       $compiler $cflags $(pkg_config --cflags) -x $language \
       "$consumer/consumer.c" -x none -o "$work/program" $LDFLAGS \
       $(pkg_config --libs) -Wl,-rpath,"$tree/lib"
  then
    runs "$language" "$work/program"
    test ! -f "$tree/lib/libchapoly.so" \
      || check "$language: is linked with the shared library" \
           needs_shared "$work/program"
  fi
  if check "$language: link with the static library" \
       $compiler $cflags $(pkg_config --cflags) -x $language \
       "$consumer/consumer.c" -x none -o "$work/program" $LDFLAGS \
       -Wl,-Bstatic $(pkg_config --static --libs) -Wl,-Bdynamic
  then
    runs "$language, static" "$work/program"
    refused "$language: is linked with the static library" \
      needs_shared "$work/program"
  fi
}

# with_cmake TREE TARGETS OPTION ...
with_cmake ()
{
  tree=$1 targets=$2
  shift 2
  rm -rf "$work/cmake"
  # CMake takes the compiler as one word.
  set -f
  set -- $CC -- "$@"
  set +f
  compiler=$1 words=
  shift
  while test "$1" != --; do
    words="$words $1"
    shift
  done
  shift
  check "CMake configures" cmake -S "$consumer" -B "$work/cmake" \
    -DCMAKE_C_COMPILER="$compiler" -DCMAKE_C_FLAGS="$words $cflags" \
    -DCMAKE_EXE_LINKER_FLAGS="$LDFLAGS" -DTARGETS="$targets" \
    -DCMAKE_PREFIX_PATH="$tree" -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF "$@" \
    || return
  check "CMake builds" cmake --build "$work/cmake" || return
  for target in $(echo "$targets" | tr ';' ' '); do
    runs "CMake: chapoly::$target" "$work/cmake/$target"
  done
}

with_tools ()
{
  if have pkg-config; then
    same "pkg-config: version" 0.1.0 "$(tree=$1; pkg_config --modversion)"
    with_pkg_config "$1" "$CC" c
    if test -n "$CXX" && $CXX --version >/dev/null 2>&1; then
      with_pkg_config "$1" "$CXX" c++
    else
      note "no C++ compiler: C only"
    fi
  else
    note "no pkg-config: not tried"
  fi
}

# install TREE OPTION ...
install_to ()
{
  tree=$1
  shift
  rm -rf "$work/build"
  must "configure $*" configure "$work/build" --prefix="$tree" \
    --libdir='${exec_prefix}/lib' --includedir='${prefix}/include' "$@"
  must "make" make_in "$work/build" -j4 libraries
  must "make install" make_in "$work/build" install
}

install_to "$work/tree"
with_tools "$work/tree"
if have cmake; then
  both='chapoly;static'
  test -f "$work/tree/lib/libchapoly.a" || both=chapoly
  with_cmake "$work/tree" "$both"
  mv "$work/tree" "$work/elsewhere"
  with_cmake "$work/elsewhere" "$both"
else
  note "no CMake: not tried"
fi

install_to "$work/tree" --with-symbol-prefix=acme_ --disable-shared \
  --enable-static
with_tools "$work/tree"
! have cmake || with_cmake "$work/tree" 'chapoly;static'

if test -f "$work/elsewhere/lib/libchapoly.so"; then
  # In folders of several levels, as distributions have them.
  install_to "$work/tree" --libdir="$work/tree/lib/some-linux-gnu" \
    --disable-static
  mv "$work/tree/lib/some-linux-gnu" "$work/tree/lib64"
  mkdir "$work/tree/lib/some-linux-gnu"
  mv "$work/tree/lib64"/* "$work/tree/lib/some-linux-gnu"
  ! have cmake || with_cmake "$work/tree" chapoly \
    -Dchapoly_DIR="$work/tree/lib/some-linux-gnu/cmake/chapoly"
fi

# Versions that are asked for.
if have cmake; then
  version_test=$work/version
  mkdir "$version_test"
  while read -r wanted answer; do
    wanted=$(echo "$wanted" | tr , " ")
    cat >"$version_test/CMakeLists.txt" <<END
cmake_minimum_required (VERSION 3.19)
project (version NONE)
find_package (chapoly $wanted QUIET PATHS "$work/tree" NO_DEFAULT_PATH)
message ("found: \${chapoly_FOUND}")
END
    rm -rf "$version_test/build"
    same "find_package (chapoly $wanted)" "found: $answer" \
      "$(cmake -S "$version_test" -B "$version_test/build" \
           -DCMAKE_LIBRARY_ARCHITECTURE=some-linux-gnu 2>&1 | grep ^found:)"
  done <<END
0 1
0.1 1
0.1.0 1
0.1.0,EXACT 1
0.1.1 0
0.2 0
1 0
0.0 0
0.1...0.9 1
0.2...0.9 0
0.0...<0.1.0 0
END
fi

finish
