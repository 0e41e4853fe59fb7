# isa_check.py: the prover's semantics of instructions against qemu.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""isa_check.py [--as NAME=OTHER] FOLDER le|be COMPILER OBJDUMP EMULATOR
OBJECT ...: runs pieces of code (isa_pieces.py) under the emulator, on random
and edge operands; runs the prover on the same, once with numbers and once
with unknowns whose values are put in at the end; and compares all registers
and memory.  The objects are kernels, all of whose instructions are tried.

--as: the prover takes instruction NAME for OTHER, which must be noticed;
nothing else is tried."""

import os
import random
import re
import subprocess
import sys

import contract
import isa
import isa_pieces
import objfile
import rebuild
import term
import vector
from isa_record import MEMORY, MIDDLE, SIZE, Record
from region import Region
from state import ProofError, State
from term import const, lin_add

MOST_SHOWN = 10
HELD = [i for i in range(30) if i not in (1, 2, 13)]


class Memory(Region):
    """The record's memory, at r30 - MIDDLE, aligned as the stack is."""

    def __init__(self):
        super().__init__("stack", const(64, MEMORY), 1, True, True, True)

    def check_bounds(self, state, offset, size, what):
        pass

    def initial(self, offset, size):
        at = offset.args[0]
        if at % 4 == 0 and size % 4 == 0:
            return super().initial(offset, size)
        if size > 1:
            return [piece for i in range(size)
                    for piece in self.initial(const(64, at + i), 1)]
        return self.initial_byte(offset)


# The prover's side.

def start(record, big, unknown):
    """The state of a record: numbers, or unknowns."""
    c = contract.Contract("isa", big, [], [], [], [])
    memory = Memory()
    memory.big = big
    c.regions = {memory.base: memory}
    c.by_name = {"stack": memory}
    s = State(c)
    s.ctr = const(64, record.ctr)
    if not unknown:
        s.gpr = [const(64, x) for x in record.gpr]
        s.vsr = [vector.from_integer(x) for x in record.vsr]
        s.ca = const(1, record.xer >> 29)
    s.gpr[28:31] = [const(64, record.gpr[28]), const(64, record.gpr[29]),
                    lin_add(memory.base, const(64, MIDDLE))]
    s.vsr[60:] = [vector.from_integer(x) for x in record.vsr[60:]]
    return s


def value_of(record):
    """The number that an unknown stands for."""
    def value(x):
        if x.op == "mem":
            at = x.args[1].args[0]
            return int.from_bytes(record.memory[at:at + 4], "little")
        name, _, rest = x.args[0].partition(" ")
        if rest != "at entry":
            raise LookupError(x.args[0])
        found = re.match(r"^(vs|r|CA)(\d*)(?:\.(\d))?$", name)
        if found[1] == "CA":
            return record.xer >> 29
        if found[1] == "r":
            return record.gpr[int(found[2])]
        return record.vsr[int(found[2])] >> (0 if found[3] == "1" else 64)
    return value


def run(code, s):
    """Straight code; a forward branch is followed."""
    s.begin = s.copy()
    at = code[0].at
    for i in code:
        if i.at < at:
            continue
        s.instruction, s.pc = i, i.at
        outcome = isa.prepare(i)(s)
        at = i.at + len(i.code) // 2
        if outcome is not None:
            assert len(outcome) == 1, f"{i}: a fork"
            target = outcome[0][1]
            at = (target(s) if callable(target) else target) or at
    return s


def compare(s, record, got):
    """[(what, the prover's, the emulator's)] that differ."""
    memo = {}
    value = value_of(record)
    wrong = []

    def check(name, x, expected):
        try:
            mine = rebuild.evaluate(x, value, memo)
        except LookupError:
            return          # undefined
        mine = mine.args[0]
        if mine != expected:
            wrong.append((name, hex(mine), hex(expected)))

    for i in HELD:
        if s.gpr[i] is not s.begin.gpr[i] or got.gpr[i] != record.gpr[i]:
            check(f"r{i}", s.gpr[i], got.gpr[i])
    base = s.contract.by_name["stack"].base
    moved = term.lin_add(term.lin_add(s.gpr[30], base, -1),
                         const(64, -MIDDLE))
    check("r30 moved by", moved, got.gpr[30])
    for i in range(64):
        if s.vsr[i] is s.begin.vsr[i] and got.vsr[i] == record.vsr[i]:
            continue
        for k, x in enumerate(s.vsr[i]):
            low = 128 - x.width * (k + 1)
            check(f"vs{i}.{k}", x, got.vsr[i] >> low & ((1 << x.width) - 1))
    check("CTR", s.ctr, got.ctr)
    check("CA", s.ca, got.xer >> 29 & 1)
    for i, compared in enumerate(s.cr):
        if isinstance(compared, tuple):
            check_compared(i, compared, got, value, memo, wrong)
    check_memory(s, record, got, check)
    return wrong


def check_compared(i, compared, got, value, memo, wrong):
    signed, x, y = compared
    a, b = [rebuild.evaluate(z, value, memo).args[0] for z in (x, y)]
    if signed:
        a, b = term.signed(a), term.signed(b)
    bits = (a < b) << 3 | (a > b) << 2 | (a == b) << 1
    if bits != got.cr >> (28 - 4 * i) & 14:
        wrong.append((f"cr{i}", bits, got.cr >> (28 - 4 * i) & 14))


def check_memory(s, record, got, check):
    cells = s.memory.get("stack", {})
    expected = bytearray(record.memory)
    for at, (size, x) in cells.items():
        x = vector.quad(x) if isinstance(x, tuple) else x
        check(f"memory at {at}", x,
              int.from_bytes(got.memory[at:at + size], record.order))
        expected[at:at + size] = got.memory[at:at + size]
    assert bytes(expected) == got.memory, "memory that no one should write"


# The emulator's side.

def build(folder, big, pieces, compiler, objdump):
    """The program, and each piece's instructions as objdump shows them."""
    here = os.path.dirname(os.path.abspath(__file__))
    path = os.path.join(folder, "isa-pieces.S")
    with open(path, "w") as f:
        f.write(isa_pieces.source(pieces))
    program = os.path.join(folder, "isa-run")
    subprocess.run(compiler.split() + [
        "-nostdlib", "-static", "-no-pie", "-o", program,
        os.path.join(here, "isa-run.S"), path], check=True)
    out = subprocess.run([objdump, "-d", "-Mpower10,raw", program],
                         check=True, capture_output=True, text=True).stdout
    code = {}
    for section in re.split(r"\n(?=[0-9a-f]+ <piece\d+>:)", out):
        head = re.match(r"[0-9a-f]+ <piece(\d+)>:", section)
        if head:
            function = objfile.parse(section, big)
            code[int(head[1])] = [i for i in function.code.values()
                                  if i.name not in ("bclr", "ori")
                                  or i.name == "ori" and
                                  i.operands != ["r0", "r0", "0"]]
    return program, [code[n] for n in range(len(pieces))]


def choose(r, kernels):
    """Groups of pieces, and on how many records each is run."""
    return [(isa_pieces.single(r, 8), 6),
            (isa_pieces.from_kernels(kernels), 6),
            (isa_pieces.branches(), 6),
            (isa_pieces.sequences(r, 300, 10), 3)]


def mistake(change, r):
    """Takes one instruction for another; the pieces that show it."""
    name, _, other = change.partition("=")
    isa.TABLE[name] = isa.TABLE[other]
    return [([p for p in isa_pieces.single(r, 8)
              if p[0].split()[0] == name], 6)]


def main(*arguments):
    seed = int(os.environ.get("CHAPOLY_TEST_SEED", 1))
    r = random.Random(seed)
    groups = None
    if arguments[0] == "--as":
        groups = mistake(arguments[1], r)
        arguments = arguments[2:]
    folder, order, compiler, objdump, emulator, *objects = arguments
    big = order == "be"
    if groups is None:
        groups = choose(r, [objfile.read(path, big, objdump)
                            for path in objects])
    pieces = [p for group, n in groups for p in group]
    program, code = build(folder, big, pieces, compiler, objdump)
    counts = [n for group, n in groups for p in group]
    records = [Record(big, k, r) for k, n in enumerate(counts)
               for _ in range(n)]
    out = subprocess.run(emulator.split() + [program], check=True,
                         input=b"".join(x.pack() for x in records),
                         capture_output=True).stdout
    assert len(out) == len(records) * SIZE, "the emulator's output is short"
    failed = 0
    shown = []
    for n, record in enumerate(records):
        got = record.unpack(out[n * SIZE:(n + 1) * SIZE])
        for unknown in (False, True):
            wrong = check_one(code[record.piece], record, got, unknown, big)
            failed += bool(wrong)
            shown += wrong
    print("\n".join(shown[:MOST_SHOWN]))
    print(f"isa-check {order}: {len(isa.TABLE)} instructions, "
          f"{len(pieces)} pieces, {len(records)} records, {failed} failed "
          f"(seed {seed})")
    return failed > 0


def check_one(code, record, got, unknown, big):
    """What is wrong with one run, as lines of text."""
    text = "; ".join(i.text for i in code)
    try:
        s = run(code, start(record, big, unknown))
    except ProofError as error:
        # A comparison of unknowns, a branch on them.
        if unknown and any(i.name in ("bc", "isel") for i in code):
            return []
        return [f"{text}: {error}"]
    return [f"{text}: {name}: prover {mine}, emulator {other}"
            + (" (with unknowns)" if unknown else "")
            for name, mine, other in compare(s, record, got)]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
