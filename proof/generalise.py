# generalise.py: terms that are alike but for constants.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

from math import gcd

import rebuild
import term
import word
from term import lin_add, lin_scale, signed


class Misfit(Exception):
    pass


class Generaliser:
    """Terms that are alike but for constants: x + d u for x, if u is 0, and
    y, if u is step."""

    def __init__(self, u, step):
        self.u = u
        self.low = term.slice_(u, 0, 32)
        self.step = step
        self.memo = {}

    def __call__(self, x, y):
        if x is y:
            return x
        key = x, y
        if key not in self.memo:
            self.memo[key] = self.make(x, y)
        if self.memo[key] is None:
            raise Misfit
        return self.memo[key]

    def make(self, x, y):
        try:
            return self.alike(x, y)
        except Misfit:
            return None

    def factor(self, difference):
        if difference % self.step:
            raise Misfit
        return difference // self.step

    def alike(self, x, y):
        if x.width != y.width:
            raise Misfit
        if term.is_public(x) and term.is_public(y) and x.width == 64:
            d = lin_add(y, x, -1)
            if d.op != "const":
                raise Misfit
            k = self.factor(signed(d.args[0]))
            return lin_add(x, lin_scale(self.u, k))
        if x.width == 32 and {"sum", "const"} & {x.op, y.op}:
            return self.alike_sums(x, y)
        if x.op != y.op:
            raise Misfit
        if x.op == "mix":
            return word.mix_of(*self.pair(word.mix_parts(x),
                                          word.mix_parts(y)))
        return self.alike_others(x, y)

    def alike_others(self, x, y):
        mine, others = rebuild.children(x), rebuild.children(y)
        if not mine or len(mine) != len(others) or x.op == "parts" \
                or x.op in ("slice", "bytes") and x.args[1] != y.args[1] \
                or x.op == "mem" and x.args[0] != y.args[0]:
            raise Misfit
        new = {a: self(a, b) for a, b in zip(mine, others)}
        return rebuild.rebuild(x, lambda a: new[a])

    def alike_sums(self, x, y):
        (c, items), (d, others) = word.sum_parts(x), word.sum_parts(y)
        k = self.factor(signed(d - c, 32))
        c, pairs = self.pair((c, items), (c, others))
        return word.sum_of(c, pairs + [(self.low, k)])

    def pair(self, mine, others):
        """The items of two sums, or mixes: equal ones, and those alike."""
        if mine[0] != others[0]:
            raise Misfit
        rest, other_rest = mine[1] - others[1], others[1] - mine[1]

        def order(item):
            return item[1], item[0].number
        rest, other_rest = [sorted(r, key=order) for r in (rest, other_rest)]
        if [n for z, n in rest] != [n for z, n in other_rest]:
            raise Misfit
        return mine[0], list(mine[1] & others[1]) + [
            (self(a, b), n) for (a, n), (b, _) in zip(rest, other_rest)]


class StepFinder(Generaliser):
    """Finds the differences of terms that are alike."""

    def __init__(self, u):
        super().__init__(u, 1)
        self.step = 0
        self.found = 0

    def factor(self, difference):
        self.found = gcd(self.found, difference)
        return difference

    def look(self, x, y):
        self.found = 0
        self.memo = {}
        try:
            for a, b in zip(x, y):
                self(a, b)
        except Misfit:
            return
        self.step = gcd(self.step, self.found)
