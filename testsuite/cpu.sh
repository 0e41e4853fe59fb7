# cpu.sh: for run-tests and bootstrap.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

# read_cpu FILE: into cpu, the seconds that all children of this shell have
# worked so far: the second line of what times prints, which goes through
# FILE, since in a subshell it would be that one's.
read_cpu ()
{
  times >"$1"
  cpu=$(awk -F '[ ms]+' 'NR == 2 { print int (60 * ($1 + $3) + $2 + $4) }' \
          "$1")
}
