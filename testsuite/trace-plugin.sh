# trace-plugin.sh: what the scripts share that trace programs with
# trace-plugin.c.  Read behind testutils.sh with
#
#   . "$srcdir/testsuite/trace-plugin.sh"
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

test "${HOST_CC:-no}" = no && skip "needs a compiler for the build machine"

# traced PROGRAM SOURCE [OPTION ...]: builds it in the work folder, static, so
# that its addresses are those of its file.
traced ()
{
  traced_program=$1
  shift
  must "build $traced_program" $CC $CPPFLAGS $CFLAGS \
    $(sed -n 's/^DEFINES = *//p' "$builddir/Makefile") -I"$srcdir" \
    $LDFLAGS -static -o "$work/$traced_program" "$@" \
    "$builddir/libchapoly.a"
}

# plugin_for EMULATOR PROGRAM ARGUMENT ...: builds plugin.so and tries it.
# The interface of plugins has versions, and qemu refuses what it does not
# know.
plugin_for ()
{
  plugin_emulator=$1
  shift
  for version in 3 2 1; do
    $HOST_CC -O2 -shared -fPIC -DPLUGIN_VERSION=$version \
      -o "$work/plugin.so" "$srcdir/testsuite/trace-plugin.c" \
      >"$work/log" 2>&1 || skip "no plugin: $(cat "$work/log")"
    $plugin_emulator -plugin "$work/plugin.so,out=$work/probe" "$@" \
      >"$work/log" 2>&1 && return
  done
  skip "$plugin_emulator takes no plugins: $(cat "$work/log")"
}
