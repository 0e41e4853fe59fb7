# poly1305.py: the specification of Poly1305 (RFC 8439, section 2.5), and
# the proof that a kernel's paths follow it.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""The value of an edge that ends is h0 + 2^64 h1 + 2^128 h2, as stored,
modulo p = 2^130 - 5: a polynomial in what is unknown at its source, in r,
and in words of data.  The value of a head is that of some edge from there,
so a function of the unknowns and of the parameter u; and the value of an
edge to a head is the head's, for the values that the edge brings.

For all edges it is shown that what comes out at the end is what was there
before, the source's value, with the next blocks absorbed, in order:

    h := (h + block + 2^128 pad) r

and that the number of blocks, as the source and the target count, fits; at
the entry none, at the end all.  Since heads hold for all rounds, that is
the specification for all counts.  A carry or a rest that got lost on the
way does not cancel, and is named."""

import bounds
import linear
import polynomial
import powers
import rebuild
import term
from polynomial import add, constant, product
from term import const, lin_add

H_MOST = 4
BLOCK = 16


class Prover:
    def __init__(self, edges, contract):
        self.edges = edges
        self.contract = contract
        self.unknown = bounds.solve(edges)
        self.ring = polynomial.Ring(bounds.Bounds(self.unknown))
        powers.Powers(self.ring, self.terms())
        self.values = {}
        self.counts = {}
        self.pad = constant(1) if "dst" in contract.by_name \
            else self.ring.atom(term.var(1, "pad"))
        self.r = self.words("poly1305", 64, const(64, 0), 2)

    def words(self, region, width, offset, count):
        """The number at an offset, a public term."""
        total = {}
        for i in range(count):
            at = lin_add(offset, const(64, width // 8 * i))
            word = term.make("mem", width, (region, at))
            add(total, self.ring.atom(word), 1 << width * i)
        return total

    def terms(self):
        """All that makes h, or what is unknown at a head."""
        found = set()
        for e in self.edges:
            for at, (size, x) in e.state.memory.get("poly1305", {}).items():
                found |= rebuild.parts(x)
            for x in (e.values or {}).values():
                if x not in found:
                    found |= rebuild.parts(x)
        return found

    # Values.

    def end_value(self, edge):
        """h as stored; r is as it was, and h2 <= 4."""
        cells = edge.state.memory.get("poly1305", {})
        for at, (size, value) in cells.items():
            if at not in (16, 24, 32) or size != 8:
                edge.state.fail(f"writes {size} bytes at {at} of "
                                "poly1305_state")
        if len(cells) != 3:
            edge.state.fail("leaves part of h unwritten")
        total = {}
        for at, (size, value) in cells.items():
            add(total, self.ring.atom(value), 1 << 8 * (at - 16))
        most = bounds.most_in_cases(self.unknown, cells[32][1], H_MOST)
        if most > H_MOST:
            edge.state.fail(f"leaves an h2 of up to {most}: "
                            f"{term.show(cells[32][1], 3)}")
        return self.closed(edge, total)

    def head_value(self, edge):
        """The value of the edge's target, for what the edge brings."""
        head = edge.target
        places = {head.parameter: edge.parameter}
        total, memo = {}, {}
        for monomial, c in self.values[head].items():
            value = {(): c}
            for i in monomial:
                x = self.ring.names[i]
                if x in edge.values:
                    factor = self.ring.atom(edge.values[x])
                else:
                    factor = self.ring.atom(
                        rebuild.substitute(x, places, memo))
                value = product(value, factor)
            add(total, value)
        return self.closed(edge, total)

    def closed(self, edge, value):
        """The polynomial in what the source knows; no rest is left."""
        value = self.ring.expand(value)
        known = {x for head in edge.state.heads for x in head.unknown}
        for x in sorted(self.ring.leaves(value), key=age):
            if isinstance(x, tuple):
                edge.state.fail(f"{edge}: bits from {x[1]} on of "
                                f"{term.show(x[0], 3)}, of {x[0].origin}, "
                                "are lost, or count wrongly")
            if x.op == "carry":
                edge.state.fail(f"{edge}: a carry is lost, or counts "
                                f"wrongly: {term.show(x, 3)}, of {x.origin}")
            if not (x is polynomial.R or x in known or x.op == "mem"
                    and x.args[0] in ("poly1305", "data")
                    or x is term.var(1, "pad")):
                edge.state.fail(f"{edge}: h depends on {term.show(x, 3)}, of "
                                f"{x.origin}")
        return value

    def value(self, edge):
        return self.end_value(edge) if edge.target is None \
            else self.head_value(edge)

    def set_values(self):
        """One for each head, from an edge that leads on."""
        waiting = list(self.edges)
        while waiting:
            ready = [e for e in waiting if e.source not in self.values
                     and e.source is not None
                     and (e.target is None or e.target in self.values)]
            waiting = [e for e in waiting if e.source is not None
                       and e.source not in self.values]
            if not ready:
                break
            self.values.setdefault(ready[0].source, self.value(ready[0]))

    # The comparison.

    def blocks(self, value):
        """The blocks of data that a value depends on: {offset}."""
        found = set()
        for x in self.ring.leaves(value):
            if isinstance(x, term.Term) and x.op == "mem" \
                    and x.args[0] == "data":
                c, parts = term.lin_parts(x.args[1])
                found.add(term.lin(c - c % BLOCK, parts))
        return found

    def absorb(self, edge, value, offsets):
        """The value after further blocks, which must be one after the
        other."""
        offsets = sorted(offsets, key=lambda x: term.lin_parts(x)[0])
        for before, after in zip(offsets, offsets[1:]):
            if lin_add(after, before, -1) is not const(64, BLOCK):
                edge.state.fail(f"{edge}: absorbs data at "
                                f"{term.show(before)}, then at "
                                f"{term.show(after)}")
        total = dict(value)
        for offset in offsets:
            add(total, self.words("data", 32, offset, 4))
            add(total, self.pad, 1 << 128)
            total = self.ring.expand(product(total, self.r))
        return total, offsets

    def check(self, edge):
        after = self.value(edge)
        if edge.source is None:
            before = self.words("poly1305", 64, const(64, 16), 3)
        else:
            before = self.values[edge.source]
        new = self.blocks(after) - self.blocks(before)
        older = self.blocks(before) - self.blocks(after)
        if new and older:
            edge.state.fail(f"{edge}: data at {term.show(min(older, key=str))}"
                            " is not absorbed on all ways")
        # The source's value may look ahead further than the target's.
        first, last = (after, before) if older else (before, after)
        due, offsets = self.absorb(edge, first, new or older)
        self.compare(edge, due, last)
        step = -len(offsets) if older else len(offsets)
        return edge, step, offsets[0] if offsets else None

    def compare(self, edge, due, have):
        difference = dict(due)
        add(difference, have, -1)
        if not difference:
            return
        monomial = min(difference, key=lambda m: (len(m), m))
        text = " ".join(term.show(self.ring.names[i], 3)
                        for i in monomial) or "a constant"
        edge.state.fail(f"{edge}: h has {have.get(monomial, 0):#x} times "
                        f"{text}; due is {due.get(monomial, 0):#x}")

    # Counting.

    def count_blocks(self, steps):
        """The number of blocks that a head's value has absorbed, a function
        of its parameter; it must fit on all edges."""
        for edge, step, first in steps:
            if step > 0 and edge.source is not None:
                self.counts.setdefault(edge.source, number(first))
            if step < 0 and edge.target is not None \
                    and edge.target.parameter is edge.parameter:
                self.counts.setdefault(edge.target, number(first))
        while self.count_idle(steps):
            pass
        for edge, step, first in steps:
            self.check_count(edge, step, first)

    def count_idle(self, steps):
        """Counts for a head whose rounds absorb nothing, from where it leads
        to.  Whether there was one."""
        for edge, step, first in steps:
            if edge.source not in self.counts and edge.source is not None \
                    and edge.target is not edge.source \
                    and (edge.target is None or edge.target in self.counts):
                self.counts[edge.source] = lin_add(self.after(edge),
                                                   const(64, -step))
                return True
        return False

    def after(self, edge):
        """The blocks absorbed at an edge's end."""
        if edge.target is None:
            return self.total()
        return rebuild.substitute(self.known(edge, edge.target),
                                  {edge.target.parameter: edge.parameter}, {})

    def check_count(self, edge, step, first):
        before, after = const(64, 0), self.after(edge)
        if edge.source is not None:
            before = self.known(edge, edge.source)
        due = lin_add(before, const(64, step))
        if not same(edge, due, after):
            edge.state.fail(f"{edge}: has absorbed {term.show(due)} blocks, "
                            f"and counts {term.show(after)}")
        if first is not None and not same(edge, number(first),
                                          after if step < 0 else before):
            edge.state.fail(f"{edge}: block {term.show(number(first))} comes "
                            f"after {term.show(before)} others")

    def known(self, edge, head):
        if head not in self.counts:
            edge.state.fail(f"{head}: its rounds absorb nothing")
        return self.counts[head]

    def total(self):
        size = self.contract.by_name["data"].size
        c, parts = term.lin_parts(size)
        return term.lin(c // BLOCK, {s: k // BLOCK for s, k in parts.items()})


def age(x):
    return x[0].number if isinstance(x, tuple) else x.number


def number(offset):
    c, parts = term.lin_parts(offset)
    return term.lin(c // BLOCK, {s: k // BLOCK for s, k in parts.items()})


def same(edge, x, y):
    difference = lin_add(x, y, -1)
    return edge.state.proves(linear.at_least(difference)) \
        and edge.state.proves(linear.at_most(difference))


def prove(edges, contract):
    """What was shown, for the report; or a ProofError."""
    prover = Prover(edges, contract)
    prover.set_values()
    prover.count_blocks([prover.check(e) for e in edges])
    return ["Poly1305"]
