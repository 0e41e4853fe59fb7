# head.py: the state at the head of a loop, for all rounds of it.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import linear
import places
import rebuild
import term
from generalise import Generaliser, Misfit, StepFinder
from term import const, lin_add, sym, var


# What was substituted, or made alike, on one path is so on others.
SUBSTITUTED = {}
GENERALISERS = {}


class Head:
    """The head of a loop.  state: that for all rounds, of parameter; what
    in it is unknown is in unknown: {term: where}."""

    def __init__(self, pc, number, parameter, first, second):
        self.pc = pc
        self.number = number
        self.outer = first.heads
        self.trail = first.trail
        self.parameter = parameter
        self.first = first
        self.second = second
        self.refined = False
        self.unknown = {}
        self.generalise(first, second, 1)

    def refine(self, s, misfits):
        """Lets the parameter count in the smallest steps, where whole
        rounds do not fit: another round is shorter.  Whether it helped.
        What does not move at all is none."""
        u = {self.parameter: None}
        moved = {where: x for where, mine, x in places.pairs(self.state, s)}
        if self.refined or not any(
                term.is_public(x) and rebuild.contains(x, u, {})
                and rebuild.contains(y, u, {})
                for where, mine in misfits if where in moved
                for x, y in zip(mine, moved[where])):
            return False
        self.refined = True
        self.unknown = {}
        step = self.find_step(self.first, self.second)
        self.generalise(self.first, self.second, step)
        return True

    def __str__(self):
        return f"loop at {self.pc:#x}"

    def find_step(self, first, second):
        """What divides all differences."""
        finder = StepFinder(self.parameter)
        for where, x, y in places.pairs(first, second):
            finder.look(x, y)
        return finder.step or 1

    def generalise(self, first, second, step):
        self.state = s = first.copy()
        key = self.parameter, step
        g = GENERALISERS.setdefault(key, Generaliser(*key))
        for where, x, y in places.pairs(first, second):
            try:
                places.put(s, where, tuple(map(g, x, y)))
            except Misfit:
                self.forget(where, x)
        for i, (x, y) in enumerate(zip(first.cr, second.cr)):
            if x != y:
                s.cr[i] = None
        for region, cells in s.memory.items():
            others = second.memory.get(region, {})
            for at in list(cells):
                if at not in others or others[at][0] != cells[at][0]:
                    del cells[at]
        s.written = self.alike_intervals(g, first, second)
        s.facts = self.alike_facts(first, second, step)

    def alike_intervals(self, g, first, second):
        zero = const(64, 0)
        mine = first.written or ((zero, zero),)
        others = second.written or ((zero, zero),)
        if len(mine) != len(others):
            second.fail("the output is not written in order at the head of "
                        "a loop")
        if mine == others and not first.written:
            return ()
        try:
            return tuple((g(a, b), g(c, d))
                         for (a, c), (b, d) in zip(mine, others))
        except Misfit:
            second.fail("what is written of the output is not in step with "
                        "the loop")

    def alike_facts(self, first, second, step):
        """Facts of the first state, and those that hold in both and grow
        with the parameter."""
        u = self.parameter
        facts = set(first.facts)
        known = {items: c for c, items in sorted(
            first.facts, key=lambda f: -f[0])}
        for c, items in second.facts - first.facts:
            if items in known and (c - known[items]) % step == 0:
                parts = dict(items)
                parts[u] = (c - known[items]) // step
                facts.add(linear.freeze(known[items], parts))
        facts.add(linear.at_least(u))
        for where, mine, x in places.pairs(self.state, first):
            for a, b in zip(mine, x):
                if a.width == 64 and a is not b and term.is_public(a):
                    facts.update(self.bounds(first, second, step, a))
        return frozenset(facts)

    def bounds(self, first, second, step, x):
        """That a public number is not below 1, or 0, in both states."""
        for bound in (1, 0):
            fact = linear.at_least(x, bound)
            if all(s.proves(linear.substitute(fact, self.parameter, value))
                   for s, value in ((first, const(64, 0)),
                                    (second, const(64, step)))):
                return [fact]
        return []

    def forget(self, where, x):
        """What is there is unknown from now on."""
        new = tuple(var(e.width, f"loop {self.number}: {places.name(where)}"
                        + (f".{i}" if len(x) > 1 else ""))
                    for i, e in enumerate(x))
        self.unknown = {e: w for e, w in self.unknown.items() if w != where}
        self.unknown.update((e, where) for e in new)
        places.put(self.state, where, new)

    # Instances.

    def match(self, s):
        """(parameter, values of the unknown, what does not fit)."""
        u = self.parameter
        value = self.find_parameter(s)
        misfits = []
        values = {}
        memo = SUBSTITUTED.setdefault((u, value), {})
        left = self.left(s)
        if left:
            misfits.append((("dirty",), left))
        for where, mine, x in places.pairs(self.state, s):
            for a, b in zip(mine, x):
                if a in self.unknown:
                    values[a] = b
                elif rebuild.substitute(a, {u: value}, memo) is not b:
                    misfits.append((where, mine))
                    break
        for i, (a, b) in enumerate(zip(self.state.cr, s.cr)):
            if a is not None and a != b:
                misfits.append((("cr", i), None))
        for region, cells in self.state.memory.items():
            others = s.memory.get(region, {})
            misfits += [(("gone", region, at), None) for at in cells
                        if at not in others
                        or others[at][0] != cells[at][0]]
        for fact in self.state.facts:
            if not s.proves(linear.substitute(fact, u, value)):
                misfits.append((("fact", fact), None))
        expected = tuple(
            tuple(rebuild.substitute(a, {u: value}, memo) for a in i)
            for i in self.state.written)
        written = s.written
        if expected != written and any(a is not b for a, b in expected):
            misfits.append((("written",), written))
        return value, values, misfits

    def left(self, s):
        """Bytes of the stack that may hold a secret in s, but not here."""
        known = set(self.state.dirty)
        for at, (size, value) in self.state.memory.get("stack", {}).items():
            known.update(range(at, at + size))
        found = set(s.dirty)
        for at, size, value in s.secret_cells():
            found.update(range(at, at + size))
        return found - known

    def find_parameter(self, s):
        """The parameter that most public registers speak for."""
        votes = {}
        for where, mine, x in places.pairs(self.state, s):
            for a, b in zip(mine, x):
                if a.op not in ("lin", "sym") or not term.is_public(b) \
                        or b.width != 64:
                    continue
                c, parts = term.lin_parts(a)
                k = parts.pop(self.parameter, 0)
                d, others = term.lin_parts(
                    lin_add(b, term.lin(c, parts), -1))
                if k and d % k == 0 and all(n % k == 0
                                            for n in others.values()):
                    value = term.lin(d // k, {z: n // k
                                              for z, n in others.items()})
                    votes[value] = votes.get(value, 0) + 1
        return max(votes, key=votes.get) if votes else const(64, 0)

    def check_instance(self, s):
        """(parameter, values) of a state that must be an instance."""
        parameter, values, misfits = self.match(s)
        if misfits:
            s.fail(f"{self}: no invariant found: {misfits[0][0]}")
        return parameter, values

    def weaken(self, s, misfits):
        for where, x in misfits:
            if where[0] == "cr":
                self.state.cr[where[1]] = None
            elif where[0] == "gone":
                del self.state.memory[where[1]][where[2]]
            elif where[0] == "dirty":
                self.state.dirty |= x
            elif where[0] == "fact":
                self.state.facts -= {where[1]}
            elif where[0] == "written":
                s.fail("the output is not written in step with the loop: "
                       + str(x))
            else:
                self.forget(where, x)
