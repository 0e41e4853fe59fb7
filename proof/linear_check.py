# linear_check.py: tries linear.proves out against all points of a box.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import itertools
import random

import linear
import term
from state import ProofError

SIDE = 7


def random_fact(r, symbols):
    parts = {s: r.randint(-3, 3) for s in symbols}
    return linear.freeze(r.randint(-8, 8), parts)


def holds(fact, point):
    return fact[0] + sum(k * point[s] for s, k in fact[1]) >= 0


def run(count=400, seed=1):
    """What was tried.  No fact may be proved that a point contradicts."""
    r = random.Random(seed)
    symbols = [term.sym(name) for name in ("linear x", "linear y")]
    box = [{s: x for s, x in zip(symbols, xs)} for xs in
           itertools.product(range(-SIDE, SIDE + 1), repeat=2)]
    sides = [f for s in symbols for f in (linear.at_least(s, -SIDE),
                                          linear.at_most(s, SIDE))]
    proved = missed = 0
    for _ in range(count):
        facts = frozenset(sides + [random_fact(r, symbols)
                                   for _ in range(r.randint(1, 4))])
        fact = random_fact(r, symbols)
        true = all(holds(fact, p) for p in box
                   if all(holds(f, p) for f in facts))
        shown = linear.proves(facts, fact)
        if shown and not true:
            raise ProofError(f"{linear.show(fact)} is proved, but does not "
                             "follow from "
                             + ", ".join(map(linear.show, facts)))
        proved += shown
        missed += true and not shown
    return f"{count} facts, {proved} proved, {missed} true but not proved"
