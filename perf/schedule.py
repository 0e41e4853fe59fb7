#!/usr/bin/env python3
# schedule.py: searches for the order of a kernel's instructions that LLVM's
# published scheduling model of a POWER CPU likes best.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers
"""Order the instructions of one or more pieces of an expanded .S file.

  schedule.py FILE.S LABEL[,LABEL...] --cpu pwr9 [--seconds 300] [--seed 1]
              [--loop LABEL] [--same r4,r5]

A piece begins behind its label and ends at the next branch or label.  One
that ends at bdnz is a loop: what counts is a turn in a long run.  Others
are taken one behind the other, between turns of the loop at --loop.

Prints the modelled cycles before and after, and each order found as the
numbers of the instructions, from 1.  PLAY_ORDER of powerpc64/asm.m4 takes
the numbers in the stream: so expand with PLAY before a search; and give an
order to start from with --start.

The order keeps every dependency, through registers, the carry and memory,
in both byte orders.  Loads and stores keep theirs among themselves if one of
them stores; with --same only if they are at the same offset from the same
register, or from the registers named, which hold the same address or point
to memory apart.  These must not change between such a pair.

First, list scheduling: each instruction gets the cycle in which it could
issue, at several widths and degrees of respect for the order of the text;
the best of those orders is then improved by random changes of these
cycles.  Needs llvm-mca (Debian: llvm-19).
"""
import argparse
import heapq
import itertools
import random
import re
import subprocess
import time

OPTIONS = ["-mtriple=powerpc64le-linux-gnu", "-mattr=+isa-v31-instructions",
           "-iterations=1", "-instruction-info=false",
           "-resource-pressure=false"]

# The little-endian side of the macros of chapoly-asm.h.
MACROS = [(r"LXV_LOW \((.*), (.*), (.*)\)", r"xxmrgld \1, \2, \3"),
          (r"LXV_HIGH \((.*), (.*), (.*)\)", r"xxmrghd \1, \2, \3"),
          (r"MERGE_H \((.*), (.*), (.*)\)", r"xxmrghw \1, \3, \2"),
          (r"MERGE_L \((.*), (.*), (.*)\)", r"xxmrglw \1, \3, \2"),
          (r"D2X_PAIR \((.*), (.*), (.*), (.)\)", r"xxpermdi \1, \2, \3, \4"),
          (r"LXV_PAIR \((.*), (.*), (.*), (.)\)", r"xxpermdi \1, \3, \2, \4")]
INSERTING = ("vrldmi", "rldimi", "rlwimi")
SETS_CARRY = ("addc", "subfc", "adde", "addze", "subfe", "subfze", "addic")
NEEDS_CARRY = ("adde", "addze", "subfe", "subfze")

# Units and latencies, near enough for all of these CPUs: the model judges.
UNITS = [(r"madd|mul", "multiply", 5), (r"vmsum|vmul", "multiply", 7),
         (r"l[dwx]", "load", 6), (r"st", "store", 3),
         (r"xxperm|xxspl|vperm|xxmrg|vsplt|xxbr|vupk|lvs|xxsld|vsld|mtvs",
          "permute", 4)]
SLOTS = {"multiply": 4, "load": 2, "store": 2, "permute": 4, "simple": 4}


def plain(part):
    for pattern, replacement in MACROS:
        match = re.fullmatch(pattern, part)
        if match:
            part = match.expand(replacement)
    part = re.sub(r"ROTATE_WORDS \((.*), (.*), (\d)\)",
                  lambda m: f"xxsldwi {m[1]}, {m[2]}, {m[2]}, {4 - int(m[3])}",
                  part)
    part = re.sub(r"D2X_WORD \((\d)\)", lambda m: str(int(m[1]) ^ 1), part)
    return re.sub(r"LXV_WORD \((\d)\)", lambda m: str(3 - int(m[1])), part)


def sides(line):
    """The little-endian instructions of a line, and the others."""
    little, big = [], []
    for match in re.finditer(r"\s*(?:IF_(LE|BE) \(((?:[^()]|\([^()]*\))*)"
                             r"\)|[^;]+)", line):
        text = match[2] or match[0]
        parts = [plain(p.strip()) for p in text.split(";") if p.strip()]
        (big if match[1] == "BE" else little).extend(parts)
    return little, big


def pieces_of(path):
    """All pieces: label, lines, and the branch behind it."""
    label, found = "", {}
    for line in open(path):
        text = line.strip()
        if text.endswith(":"):
            label = text[:-1]
            found[label] = [[], ""]
        elif label and not found[label][1] and line[0] == "\t":
            if re.match(r"b(dnz|eq|ne|gt|lt|ge|le|lr)?\b", text):
                found[label][1] = text
            elif not text.startswith((".", "CFI")):
                found[label][0].append(text)
    return found


def uses(instruction, same):
    """Registers read and written, with memory and carry as registers."""
    reads, writes = set(), set()
    name, operands = instruction.split(None, 1)
    store, memory = name.startswith("st"), "memory"
    compare = name.startswith(("cmp", "mtctr"))
    for position, operand in enumerate(operands.split(",")):
        operand = operand.strip()
        base = re.fullmatch(r"(-?\w+)\(%(r\d+)\)", operand)
        register = re.fullmatch(r"%(r|v|vs)(\d+)", operand)
        if base:
            reads.add(base[2])
            if same:
                at = same[0] if base[2] in same else base[2]
                memory = f"{base[1]}({at})"
        elif register:
            kind, number = register[1], int(register[2])
            if kind == "vs" and number >= 32:
                kind, number = "v", number - 32
            (reads if position or store or compare else writes).add(
                f"{kind}{number}")
    if name in INSERTING:
        reads |= writes
    if name in SETS_CARRY:
        writes.add("carry")
    if name in NEEDS_CARRY:
        reads.add("carry")
    if name == "stdu":
        writes |= reads
    if store:
        writes.add(memory)
    elif name.startswith("l") and name not in ("li", "lis", "lvsl", "lvsr"):
        reads.add(memory)
    return reads, writes


def unit(item):
    for pattern, name, latency in UNITS:
        if item and re.match(pattern, item[0]):
            return name, latency
    return "simple", 3


class Piece:
    def __init__(self, lines, branch, same):
        both = [sides(line) for line in lines]
        self.items = [little for little, _ in both]
        self.branch = re.sub(r"\.L\w+", "8", branch)
        self.count = len(lines)
        self.key = list(range(self.count))
        self.before = [{} for _ in lines]
        self.behind = [{} for _ in lines]
        self.results = [{} for _ in lines]
        used = []
        for little, big in both:
            each = [uses(i, same) for i in little + big]
            used.append((set().union(*(r for r, _ in each)),
                         set().union(*(w for _, w in each))))
        last = {}
        for b, (reads, writes) in enumerate(used):
            for a in range(b):
                if (used[a][1] & reads or used[a][0] & writes
                        or used[a][1] & writes):
                    self.before[b][a] = self.behind[a][b] = 0
            for name in reads & last.keys():
                if "(" not in name and name != "memory":
                    self.results[last[name]][b] = self.wait(last[name], b)
            last.update((name, b) for name in writes)

    def wait(self, a, b):
        """Cycles from a to b, which needs its result."""
        of, latency = unit(self.items[a])
        return latency - (of == unit(self.items[b])[0])

    def issue(self, width, respect):
        """The cycle in which each could issue, operands alone deciding."""
        height = [0] * self.count
        for a in reversed(range(self.count)):
            height[a] = max((height[b] + w
                             for b, w in self.results[a].items()),
                            default=unit(self.items[a])[1])
        missing = [0] * self.count
        for b in itertools.chain(*self.results):
            missing[b] += 1
        ready = {k: 0 for k in range(self.count) if not missing[k]}
        cycle, room, at = 0, 0, [0] * self.count
        while ready:
            room, slots = min(room + width, 8), dict(SLOTS)
            for k in sorted((k for k in ready if ready[k] <= cycle),
                            key=lambda k: (respect * k - height[k], k)):
                name = unit(self.items[k])[0]
                if room < 1 or not slots[name]:
                    continue
                slots[name] -= 1
                room -= 1
                at[k] = cycle
                del ready[k]
                for b, w in self.results[k].items():
                    missing[b] -= 1
                    at[b] = max(at[b], cycle + w)
                    if not missing[b]:
                        ready[b] = at[b]
            cycle += 1
        return at

    def order(self, key=None):
        """By rising keys, as far as dependencies allow."""
        key = key or self.key
        missing = [len(before) for before in self.before]
        heap = [(key[k], k) for k in range(self.count) if not missing[k]]
        heapq.heapify(heap)
        order = []
        while heap:
            k = heapq.heappop(heap)[1]
            order.append(k)
            for b in self.behind[k]:
                missing[b] -= 1
                if not missing[b]:
                    heapq.heappush(heap, (key[b], b))
        return order

    def text(self, key=None):
        return [i for k in self.order(key) for i in self.items[k]] \
            + ([self.branch] if self.branch else [])

    def changed(self, rnd):
        """The keys, a few of them, mostly neighbours, otherwise."""
        key = list(map(float, self.key))
        centre = rnd.randrange(self.count)
        for _ in range(rnd.choice((1, 2, 4, 8, 16))):
            near = int(rnd.gauss(centre, 20))
            k = near if rnd.random() < 0.5 else rnd.randrange(self.count)
            if 0 <= k < self.count:
                key[k] += rnd.gauss(0, rnd.choice((2, 5, 12)))
        return key


class Model:
    def __init__(self, cpu, loop):
        self.cpu, self.loop = cpu, loop
        self.empty = self.run(loop.text() * 3) if loop else 0

    def run(self, lines):
        text = re.sub(r"%[a-z]+", "", "\n".join(lines) + "\n")
        run = subprocess.run(["llvm-mca-19", "-mcpu=" + self.cpu, *OPTIONS],
                             input=text, capture_output=True, text=True)
        match = re.search(r"Total Cycles:\s+(\d+)", run.stdout)
        if not match:
            raise SystemExit(run.stderr)
        return int(match[1])

    def cycles(self, pieces, piece, key):
        texts = [p.text(key if p is piece else None) for p in pieces]
        if piece.branch.startswith("bdnz"):
            return (self.run(texts[0] * 14) - self.run(texts[0] * 2)) / 12
        lines = sum(texts, [])
        if self.loop:
            turn = self.loop.text()
            lines = turn * 2 + lines + turn
        return self.run(lines) - self.empty


def search(model, pieces, piece, seconds, rnd, listed):
    best = model.cycles(pieces, piece, piece.key)
    print("before %.2f" % best, flush=True)
    for width in (3.5, 4, 4.5, 5, 5.5, 6) if listed else ():
        for respect in (0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1, 1.5):
            key = piece.issue(width, respect)
            cycles = model.cycles(pieces, piece, key)
            if cycles < best:
                best, piece.key = cycles, key
    print("listed %.2f" % best, flush=True)
    start = time.time()
    while time.time() - start < seconds:
        key = piece.changed(rnd)
        cycles = model.cycles(pieces, piece, key)
        if cycles < best:
            print("%4.0f s  %.2f" % (time.time() - start, cycles), flush=True)
        if cycles <= best:
            best, piece.key = cycles, key
    print("after %.2f" % best)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("labels")
    parser.add_argument("--cpu", default="pwr9")
    parser.add_argument("--loop")
    parser.add_argument("--same", default="")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="an order to start from")
    arguments = parser.parse_args()

    found = pieces_of(arguments.file)
    same = [r for r in arguments.same.split(",") if r]
    pieces = [Piece(*found[label], same)
              for label in arguments.labels.split(",")]
    if arguments.start:
        for place, n in enumerate(arguments.start.split(",")):
            pieces[0].key[int(n) - 1] = place
    loop = arguments.loop and Piece(*found[arguments.loop], same)
    model, rnd = Model(arguments.cpu, loop), random.Random(arguments.seed)
    for piece in pieces:
        search(model, pieces, piece, arguments.seconds, rnd,
               not arguments.start)
    for piece in pieces:
        print(", ".join(str(k + 1) for k in piece.order()) + "\n")


if __name__ == "__main__":
    main()
