# state.py: registers, memory, and what is known, at one point of a path.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import linear
import term
import vector
from term import const, is_const, var

TOP = (1 << 64) - 1

# What a quotient is: {symbol: (dividend, k)}, the dividend >> k.
DEFINITIONS = {}


class ProofError(Exception):
    """What cannot be proved: it names instruction and value."""


def entry_vector(i):
    return (var(64, f"vs{i}.0 at entry"), var(64, f"vs{i}.1 at entry"))


class State:
    """gpr, vsr, ca and ctr are terms; a field of cr is None (undefined), a
    string ("cr2 at entry") or (signed, x, y), which were compared.
    memory: {region name: {offset: (size, value)}} for what was written.
    dirty: bytes of the stack that may hold a secret, and cannot be read.
    written: the parts of the output, ((low, high), ...).
    facts: what is known of public numbers.
    heads: the loops' heads that the path came through.  jumped: whether
    it just jumped: True; False, counting down; None, not at all, or on a
    known count."""

    def __init__(self, contract):
        self.contract = contract
        self.pc = 0
        self.gpr = [var(64, f"r{i} at entry") for i in range(32)]
        self.vsr = [entry_vector(i) for i in range(64)]
        self.ca = var(1, "CA at entry")
        self.ctr = var(64, "CTR at entry")
        self.lr = var(64, "LR at entry")
        self.cr = [f"cr{i} at entry" for i in range(8)]
        self.memory = {}
        self.dirty = frozenset()
        self.written = ()
        self.facts = frozenset()
        self.forks = 0
        self.jumped = None
        self.seen = {}
        self.heads = ()
        self.trail = ()
        self.instruction = None

    def copy(self):
        other = object.__new__(State)
        other.__dict__.update(self.__dict__)
        other.gpr = self.gpr[:]
        other.vsr = self.vsr[:]
        other.cr = self.cr[:]
        other.memory = {r: dict(cells) for r, cells in self.memory.items()}
        other.seen = dict(self.seen)
        return other

    def fail(self, message):
        raise ProofError(f"{self.instruction}: {message}")

    # Public numbers.

    def proves(self, fact):
        return linear.proves(self.facts, fact)

    def know(self, *facts):
        self.facts = self.facts.union(f for f in facts if f[1] or f[0] < 0)

    def is_number(self, x):
        """Whether the expression itself, not only modulo 2^64, is x."""
        return (self.proves(linear.at_least(x))
                and self.proves(linear.at_most(x, TOP)))

    def quotient(self, x, k):
        """The public number x >> k, or None."""
        if x.op == "const":
            return const(64, x.args[0] >> k)
        if not self.is_number(x):
            return None
        c, parts = term.lin_parts(x)
        if all(n % (1 << k) == 0 for n in parts.values()):
            return term.lin(c >> k, {s: n >> k for s, n in parts.items()})
        q = term.sym(f"{term.show(x)} >> {k}")
        DEFINITIONS[q] = x, k
        rest = term.lin_add(x, term.lin_scale(q, 1 << k), -1)
        self.know(linear.at_least(q), linear.at_least(rest),
                  linear.at_most(rest, (1 << k) - 1))
        return q

    # Memory.

    def locate(self, address):
        """(region, offset) of an address."""
        if not term.is_public(address):
            self.fail("the address is not public: " + term.show(address))
        c, parts = term.lin_parts(address)
        bases = [s for s in parts if s in self.contract.regions]
        if len(bases) != 1 or parts[bases[0]] != 1:
            self.fail("the address is in no buffer: " + term.show(address))
        del parts[bases[0]]
        return self.contract.regions[bases[0]], term.lin(c, parts)

    def load(self, address, size):
        """Pieces (bytes, value), by address; a value is a term, or a vector,
        in the order of bytes of the machine."""
        region, offset = self.locate(address)
        region.check_load(self, offset, size)
        if region.tracked:
            return self.load_tracked(region, self.fixed(region, offset), size)
        return region.initial(offset, size)

    def store(self, address, size, value):
        """value: a term, or a vector, in the order of bytes of the
        machine."""
        region, offset = self.locate(address)
        region.check_store(self, offset, size)
        if region.tracked:
            self.store_tracked(region, self.fixed(region, offset), size,
                               value)
        else:
            self.contract.stored(self, region, offset, size, value)

    def fixed(self, region, offset):
        if offset.op != "const":
            self.fail(f"the offset in {region.name} varies: "
                      + term.show(offset))
        return term.signed(offset.args[0])

    def load_tracked(self, region, offset, size):
        cells = self.memory.get(region.name, {})
        found = cells.get(offset)
        if found is not None and found[0] == size:
            return [(size, found[1])]
        pieces = []
        while size > 0:
            step, piece = self.load_piece(region, cells, offset, size)
            pieces.append((step, piece))
            offset += step
            size -= step
        return pieces

    def load_piece(self, region, cells, offset, size):
        for begin, (have, value) in cells.items():
            if begin <= offset < begin + have:
                step = min(size, begin + have - offset)
                return step, self.part(value, have, offset - begin, step)
        later = [b for b in cells if offset < b < offset + size]
        step = min(later) - offset if later else size
        pieces = region.initial(const(64, offset), step)
        if not pieces:
            self.fail(f"reads {region.name} at {offset}, where nothing was "
                      "written")
        return pieces[0]

    def part(self, value, have, at, size):
        """size bytes from byte at on, of a value of have bytes."""
        if size == have:
            return value
        if isinstance(value, tuple):
            value = vector.quad(value)
        low = have - at - size if self.contract.big else at
        return term.slice_(value, 8 * low, 8 * size)

    def store_tracked(self, region, offset, size, value):
        cells = self.memory.setdefault(region.name, {})
        end = offset + size
        found = cells.get(offset)
        if found is None or found[0] != size:
            for begin, (have, old) in list(cells.items()):
                if begin < end and offset < begin + have:
                    del cells[begin]
                    if begin < offset:
                        n = offset - begin
                        cells[begin] = n, self.part(old, have, 0, n)
                    if end < begin + have:
                        n = begin + have - end
                        cells[end] = n, self.part(old, have, end - begin, n)
        cells[offset] = size, value
        if region.name == "stack" and self.dirty:
            self.dirty = self.dirty.difference(range(offset, end))

    def secret_cells(self):
        """[(offset, size, value)] of the stack that hold a secret: what
        was not in a register at the start, and is not public."""
        return [(offset, size, value) for offset, (size, value)
                in self.memory.get("stack", {}).items()
                if not all(harmless(x) for x in as_tuple(value))]


def harmless(x):
    return term.is_public(x) or is_const(x) or x.op == "var" \
        and x.args[0].endswith("at entry")


def as_tuple(value):
    return value if isinstance(value, tuple) else (value,)
