#!/usr/bin/env python3
# measure-batch.py: modelled cycles of a batch of messages against single
# calls.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers
"""Modelled cycles of batches: COUNT messages in one call, and one by one.

  measure-batch.py BUILD [--cpu 8,9,10] [--ops seal,open] [--sizes 0,64,200]
                   [--count 8] [--nonce 12]

BUILD is a build of the library for little-endian 64-bit POWER.  A run under
qemu with testsuite/trace-plugin.c tells which instructions the calls execute;
llvm-mca plays them through LLVM's scheduling model of the CPU, without
branches mispredicted or caches missed.  It takes a call for 100 cycles.

Needs qemu-user, gcc-powerpc64le-linux-gnu, gcc, and LLVM 19.
"""
import argparse
import os
import re
import subprocess
import tempfile

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LLVM = "-19"
MCA = ["llvm-mca" + LLVM, "-mtriple=powerpc64le-linux-gnu",
       "-mattr=+isa-v31-instructions",
       "-skip-unsupported-instructions=lack-sched", "-iterations=1",
       "-instruction-info=false", "-resource-pressure=false"]


def build(work, library):
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-DPLUGIN_VERSION=1",
                    "-o", work + "/plugin.so",
                    SOURCE + "/testsuite/trace-plugin.c"], check=True)
    subprocess.run(["powerpc64le-linux-gnu-gcc", "-O2", "-static",
                    "-I" + library + "/include", "-o", work + "/run",
                    SOURCE + "/perf/measure-batch.c",
                    library + "/libchapoly.a"], check=True)


def instructions(program):
    """Address to text, with all branches to one place."""
    dump = subprocess.run(["llvm-objdump" + LLVM, "-d", "--no-show-raw-insn",
                           "--mcpu=pwr10", "--mattr=+isa-v31-instructions",
                           program],
                          check=True, capture_output=True, text=True).stdout
    text = {}
    for line in dump.splitlines():
        match = re.match(r"\s*([0-9a-f]+):\s+([^<]*)", line)
        if match:
            it = " ".join(match[2].split())
            if it.startswith("b"):
                it = re.sub("0x[0-9a-f]+$", "8", it)
            text[match[1]] = it
    return text


def cost(work, text, cpu, arguments):
    """Instructions and modelled cycles of one run."""
    subprocess.run(["qemu-ppc64le", "-cpu", "power" + cpu, "-plugin",
                    f"{work}/plugin.so,out={work}/events,events=on",
                    work + "/run", *map(str, arguments)], check=True)
    with open(work + "/events") as events:
        trace = [text[line.split()[1]] for line in events
                 if line.startswith("at ")]
    mca = subprocess.run(MCA + ["-mcpu=pwr" + cpu], check=True,
                         input="\n".join(trace) + "\n",
                         capture_output=True, text=True).stdout
    return len(trace), int(re.search(r"Total Cycles: *(\d+)", mca)[1])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--cpu", default="8,9,10")
    parser.add_argument("--ops", default="seal,open")
    parser.add_argument("--sizes", default="0,64,200,1350")
    parser.add_argument("--count", default="8")
    parser.add_argument("--nonce", default="12")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        build(work, options.build)
        text = instructions(work + "/run")
        print(f"{options.count} messages, nonces of {options.nonce} bytes: "
              "modelled cycles")
        print("CPU      call  bytes  one by one    batch  ratio")
        for cpu in options.cpu.split(","):
            for op in options.ops.split(","):
                for size in options.sizes.split(","):
                    cycles = [cost(work, text, cpu,
                                   (op, way, options.count, size,
                                    options.nonce))[1]
                              for way in ("loop", "batch")]
                    print(f"POWER{cpu:3} {op} {size:>6} {cycles[0]:11} "
                          f"{cycles[1]:8}  {cycles[1] / cycles[0]:.2f}",
                          flush=True)


if __name__ == "__main__":
    main()
