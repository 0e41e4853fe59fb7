# unwind-test.py: for gdb.  Steps through one call of each kernel, one
# instruction after the other; at each, the stack goes up to main, and the
# caller's registers are what they were.  See unwind-test.sh.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import os
import gdb

REGISTERS = ["pc"] + ["r%d" % i for i in range(14, 32)]


def caller_of(frame):
    """The values that the caller has, and whether main is above."""
    caller = frame.older()
    values = None
    if caller is not None:
        values = [int(caller.read_register(name)) for name in REGISTERS]
    while frame is not None and frame.name() not in ("main", ".main"):
        frame = frame.older()
    return values, frame is not None


def follow(kernel):
    """Steps from the kernel's first instruction until it returns.  What
    has been seen needs no second look, and a counted loop no second
    round."""
    first = gdb.newest_frame()
    first_pc = int(first.read_register("pc"))
    stack = int(first.read_register("r1"))
    return_to = int(first.read_register("lr"))
    right, _ = caller_of(first)
    seen = set()
    steps = bad = 0
    pc = first_pc
    while pc != return_to:
        if pc not in seen:
            seen.add(pc)
            values, found_main = caller_of(gdb.newest_frame())
            if values != right or not found_main:
                bad += 1
                print("%s: +%#x: %s" % (
                    kernel, pc - first_pc,
                    "wrong registers in the caller" if found_main
                    else "no way up to main"))
        before = pc
        gdb.execute("stepi", to_string=True)
        steps += 1
        pc = int(gdb.newest_frame().read_register("pc"))
        if pc < before and pc in seen and "bdnz" in gdb.execute(
                "x/i %#x" % before, to_string=True):
            gdb.execute("tbreak *%#x" % (before + 4), to_string=True)
            gdb.execute("continue", to_string=True)
            pc = int(gdb.newest_frame().read_register("pc"))
    if int(gdb.newest_frame().read_register("r1")) != stack:
        bad += 1
    print("%s: %d steps, %d instructions, %d bad"
          % (kernel, steps, len(seen), bad))
    return bad


gdb.execute("set pagination off")
gdb.execute("set confirm off")
gdb.execute("set backtrace past-main off")
gdb.execute("file " + os.environ["UNWIND_PROGRAM"])
gdb.execute("target remote " + os.environ["UNWIND_SOCKET"], to_string=True)
total = 0
for entry in os.environ["UNWIND_KERNELS"].split():
    kernel, address = entry.split("=")
    gdb.execute("tbreak *" + address, to_string=True)
    gdb.execute("continue", to_string=True)
    total += follow(kernel)
gdb.execute("kill")
gdb.execute("quit %d" % (total > 0))
