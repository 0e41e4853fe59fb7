#!/usr/bin/env python3
# schedule.py: searches for the order of a loop's instructions that LLVM's
# published scheduling model of a POWER CPU likes best.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers
"""Order the instructions of a loop in an expanded .S file.

  schedule.py FILE.S LABEL --cpu pwr9 [--seconds 300] [--seed 1]

The loop begins behind LABEL and ends at its bdnz.  Prints the modelled
cycles of a turn, before and after, and the order found as the numbers of
the instructions in the file, from 1.  PLAY_ORDER of powerpc64/asm.m4 takes
the numbers in the stream: so expand the loop with PLAY before a search, and
give an order to start from with --start.  The order keeps every dependency, through registers and the carry; loads and
stores keep theirs among themselves if one of them stores.

Needs llvm-mca (Debian: llvm-19).  Simulated annealing: the same seed and
enough time give about the same result, not the same order.
"""
import argparse
import math
import random
import re
import subprocess
import time

OPTIONS = ["-mtriple=powerpc64le-linux-gnu", "-mattr=+isa-v31-instructions",
           "-iterations=1", "-instruction-info=false",
           "-resource-pressure=false"]

# The little-endian side of the macros of chapoly-asm.h.
MACROS = [(r"IF_LE \((.*)\)", r"\1"),
          (r"IF_BE .*", ""),
          (r"LXV_LOW \((.*), (.*), (.*)\)", r"xxmrgld \1, \2, \3"),
          (r"LXV_HIGH \((.*), (.*), (.*)\)", r"xxmrghd \1, \2, \3"),
          (r"MERGE_([HL]) \((.*), (.*), (.*)\)", r"xxmrg\1w \2, \4, \3"),
          (r"D2X_PAIR \((.*), (.*), (.*), (.)\)", r"xxpermdi \1, \2, \3, \4"),
          (r"LXV_PAIR \((.*), (.*), (.*), (.)\)", r"xxpermdi \1, \3, \2, \4")]
INSERTING = ("vrldmi", "rldimi", "rlwimi")
SETS_CARRY = ("addc", "subfc", "adde", "addze", "subfe", "subfze", "addic")
NEEDS_CARRY = ("adde", "addze", "subfe", "subfze")


def plain(line):
    line = re.sub(r"; IF_BE .*", "", line)
    for pattern, replacement in MACROS:
        match = re.fullmatch(pattern, line)
        if match:
            line = match.expand(replacement)
    line = re.sub(r"D2X_WORD \((\d)\)", lambda m: str(int(m[1]) ^ 1), line)
    line = re.sub(r"LXV_WORD \((\d)\)", lambda m: str(3 - int(m[1])), line)
    return re.sub("xxmrg[HL]", lambda m: m[0].lower(), line)


def loop_of(path, label):
    """The loop's items: (text as in the file, plain instructions)."""
    lines = open(path).read().split("\n")
    first = lines.index(label + ":") + 1
    items = []
    for line in lines[first:]:
        text = line.strip()
        if text.startswith("bdnz"):
            return items
        if text and not text.startswith("/*"):
            items.append((text, plain(text)))
    raise SystemExit("no bdnz behind " + label)


def uses(instruction):
    """Registers read and written, with memory and carry as registers."""
    reads, writes = set(), set()
    if not instruction:
        return reads, writes
    name, operands = instruction.split(None, 1)
    store = name.startswith("st")
    for position, operand in enumerate(operands.split(",")):
        operand = operand.strip()
        base = re.fullmatch(r"-?\w+\(%(r\d+)\)", operand)
        register = re.fullmatch(r"%(r|v|vs)(\d+)", operand)
        if base:
            reads.add(base[1])
        elif register:
            kind, number = register[1], int(register[2])
            if kind == "vs" and number >= 32:
                kind, number = "v", number - 32
            (reads if position or store else writes).add(f"{kind}{number}")
    if name in INSERTING:
        reads |= writes
    if name in SETS_CARRY:
        writes.add("carry")
    if name in NEEDS_CARRY:
        reads.add("carry")
    if store:
        writes.add("memory")
    elif name.startswith("l") and name not in ("li", "lis"):
        reads.add("memory")
    return reads, writes


class Loop:
    def __init__(self, items, cpu):
        self.items, self.cpu = items, cpu
        self.count = len(items)
        used = [uses(item[1]) for item in items]
        self.before = [set() for _ in items]
        self.behind = [set() for _ in items]
        for b, (reads, writes) in enumerate(used):
            for a in range(b):
                if (used[a][1] & reads or used[a][0] & writes
                        or used[a][1] & writes):
                    self.before[b].add(a)
                    self.behind[a].add(b)

    def cycles(self, order):
        """Modelled cycles of one turn in a long run."""
        text = "\n".join(self.items[k][1] for k in order) + "\nbdnz 8\n"
        text = re.sub(r"%[a-z]+", "", text)
        totals = []
        for turns in (6, 18):
            run = subprocess.run(
                ["llvm-mca-19", "-mcpu=" + self.cpu, *OPTIONS],
                input=text * turns, capture_output=True, text=True)
            match = re.search(r"Total Cycles:\s+(\d+)", run.stdout)
            if not match:
                raise SystemExit(run.stderr)
            totals.append(int(match[1]))
        return (totals[1] - totals[0]) / 12

    def moved(self, order, rnd):
        """A copy of order with one to three instructions elsewhere."""
        order = order[:]
        for _ in range(rnd.choice((1, 1, 2, 3))):
            was = rnd.randrange(self.count)
            reach = rnd.choice((3, 8, 20))
            item = order.pop(was)
            place = {k: i for i, k in enumerate(order)}
            low = max((place[k] + 1 for k in self.before[item]), default=0)
            high = min((place[k] for k in self.behind[item]),
                       default=self.count - 1)
            near = range(max(low, was - reach), min(high, was + reach) + 1)
            order.insert(rnd.choice(near or range(low, high + 1)), item)
        return order


def search(loop, order, seconds, seed):
    rnd = random.Random(seed)
    best_order = order
    cost = best = loop.cycles(order)
    print("before %.2f" % best, flush=True)
    start = time.time()
    while time.time() - start < seconds:
        heat = 0.15 * (1 - (time.time() - start) / seconds) + 1e-3
        candidate = loop.moved(order, rnd)
        c = loop.cycles(candidate)
        if c <= cost or rnd.random() < math.exp((cost - c) / heat):
            order, cost = candidate, c
            if c < best:
                best, best_order = c, candidate
                print("%4.0f s  %.2f" % (time.time() - start, best),
                      flush=True)
    return best, best_order


def main():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("label")
    parser.add_argument("--cpu", default="pwr9")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="an order to start from")
    arguments = parser.parse_args()

    loop = Loop(loop_of(arguments.file, arguments.label), arguments.cpu)
    order = list(range(loop.count))
    if arguments.start:
        order = [int(n) - 1 for n in arguments.start.split(",")]
    best, order = search(loop, order, arguments.seconds, arguments.seed)
    print("after %.2f" % best)
    print(", ".join(str(k + 1) for k in order))


if __name__ == "__main__":
    main()
