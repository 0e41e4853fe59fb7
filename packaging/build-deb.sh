# build-deb.sh: sh packaging/build-deb.sh TARBALL [OPTION ...]: Debian
# packages of a release, in the current folder.
#
# Unpacks the tarball of make dist here, with packaging/debian in the place
# that Debian wants, and calls dpkg-buildpackage with the options.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

set -eu
tarball=$1
shift
release=$(basename "$tarball" .tar.gz)
name=${release%-*}
cp "$tarball" "${name}_${release##*-}.orig.tar.gz"
tar -xzf "$tarball"
cd "$release"
cp -R packaging/debian debian
find debian -name '*.license' -exec rm {} +
exec dpkg-buildpackage -us -uc "$@"
