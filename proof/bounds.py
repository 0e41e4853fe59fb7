# bounds.py: how large terms are, as unsigned numbers, and what divides them.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""Of a term: the most it may be, and how many of its lowest bits are 0.
Both follow from those of its parts, down to what the kernel is given
(GIVEN) and to what is unknown at the head of a loop.  The latter are found
by going round all edges until nothing changes: what is found holds on the
way into the loop, and if it holds at the head, then at the next one."""

import rebuild
import term

# Of poly1305_state: what clamping leaves of r0 and r1, and h2 <= 7.
GIVEN = {0: (0x0ffffffc0fffffff, 0), 8: (0x0ffffffc0ffffffc, 2),
         32: (7, 0)}
# How often bounds may grow by what they grow; then by more.
PATIENCE = 4


def given(x):
    """(most, zeros) of a leaf."""
    if x.op == "mem" and x.args[0] == "poly1305":
        return GIVEN.get(term.signed(x.args[1].args[0]),
                         ((1 << x.width) - 1, 0))
    return (1 << x.width) - 1, 0


class Bounds:
    """most (x), zeros (x).  assumed: {carry: 0 or 1}, for a distinction of
    cases."""

    def __init__(self, unknown=None, assumed=None):
        self.unknown = unknown or {}
        self.assumed = assumed or {}
        self.memo = {}

    def most(self, x):
        return self.both(x)[0]

    def zeros(self, x):
        return self.both(x)[1]

    def both(self, x):
        found = self.memo.get(x)
        if found is None:
            most, zeros = self.compute(x)
            top = (1 << x.width) - 1
            most = min(most, top) >> zeros << zeros if zeros < x.width else 0
            found = self.memo[x] = most, zeros if most else x.width
        return found

    def compute(self, x):
        args = x.args
        if x in self.unknown:
            return self.unknown[x]
        if x.op == "const":
            value = args[0]
            return value, (value & -value).bit_length() - 1 if value \
                else x.width
        if x.op == "cat":
            return self.of_cat(args)
        if x.op == "slice":
            most, zeros = self.both(args[0])
            return most >> args[1], max(0, zeros - args[1])
        if x.op == "adc":
            return self.of_adc(x)
        if x.op == "carry":
            return self.of_carry(x), 0
        if x.op == "mul":
            (a, m), (b, n) = map(self.both, args)
            return a * b, m + n
        if x.op == "and":
            (a, m), (b, n) = map(self.both, args)
            return min(a, b), max(m, n)
        if x.op == "fill":
            return (self.most(args[0]) << x.width) - self.most(args[0]), 0
        return given(x)

    def of_cat(self, parts):
        most = at = zeros = 0
        for part in parts:
            a, m = self.both(part)
            most += a << at
            if zeros == at:
                zeros += m
            at += part.width
        return most, zeros

    def total(self, x):
        """The most that a sum, or what carries, may be, not wrapped."""
        return sum(map(self.most, x.args))

    def of_adc(self, x):
        most = self.total(x)
        carry = self.assumed.get(term.carry_out(*x.args))
        if carry:
            most -= carry << x.width
        zeros = min(map(self.zeros, x.args[:2]))
        if self.most(x.args[2]):
            zeros = 0
        return most, zeros

    def of_carry(self, x):
        if x in self.assumed:
            return self.assumed[x]
        return int(self.total(x) >> x.args[0].width > 0)


def most_in_cases(unknown, x, limit, assumed=(), depth=2):
    """The most x may be; if that is above a limit, by cases of what carries
    into it."""
    bounds = Bounds(unknown, dict(assumed))
    most = bounds.most(x)
    if most <= limit or depth == 0:
        return most
    carries = [y for y in rebuild.parts(x) if y.op == "carry"
               and y not in bounds.assumed and bounds.most(y)]
    for carry in sorted(carries, key=lambda y: -y.number)[:4]:
        cases = [most_in_cases(unknown, x, limit,
                               (*assumed, (carry, value)), depth - 1)
                 for value in (0, 1)]
        most = min(most, max(cases))
        if most <= limit:
            break
    return most


def solve(edges):
    """{unknown: (most, zeros)} of all heads."""
    unknown = {v: (0, v.width) for e in edges if e.target
               for v in e.target.unknown}
    for turn in range(1000):
        changed = False
        bounds = Bounds(unknown)
        new = dict(unknown)
        for e in edges:
            for v, x in (e.values or {}).items():
                most, zeros = bounds.both(x)
                old = new[v]
                new[v] = max(old[0], most), min(old[1], zeros)
        for v, (most, zeros) in new.items():
            if (most, zeros) != unknown[v]:
                changed = True
                if turn >= PATIENCE and most > unknown[v][0]:
                    most = widened(most, v.width)
                unknown[v] = most, zeros
        if not changed:
            return unknown
    raise AssertionError("bounds without end")


def widened(most, width):
    """The next larger number of three bits, less one."""
    step = 1 << max(0, most.bit_length() - 3)
    return min((most // step + 1) * step - 1, (1 << width) - 1)
