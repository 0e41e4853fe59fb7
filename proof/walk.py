# walk.py: walks through a kernel's graph of edges for given counts.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""For each count of blocks, exactly one edge leads on from each place: a
path that was lost would leave none, so nothing is proved for want of
paths."""

import term
from state import DEFINITIONS, ProofError

STEPS_MOST = 1000


def value(x, known):
    """The number that a public term is."""
    c, parts = term.lin_parts(x)
    return c + sum(k * symbol_value(s, known) for s, k in parts.items())


def symbol_value(s, known):
    if s not in known:
        x, k = DEFINITIONS[s]
        known[s] = value(x, known) >> k
    return known[s]


def feasible(edge, known):
    return all(c + sum(k * symbol_value(s, known) for s, k in items) >= 0
               for c, items in edge.state.facts)


def walk(edges, counts):
    """The edges on the way: {symbol: number}."""
    known = dict(counts)
    here, way = None, []
    while True:
        chosen = [e for e in edges if e.source is here
                  and feasible(e, known)]
        if len(chosen) != 1:
            raise ProofError(
                f"{show(counts)}: {len(chosen)} ways lead on from "
                f"{here or 'the entry'}")
        edge, = chosen
        way.append(edge)
        if edge.target is None:
            return way
        known = {s: x for s, x in known.items() if s not in DEFINITIONS}
        known[edge.target.parameter] = value(edge.parameter, known)
        here = edge.target
        if len(way) > STEPS_MOST:
            raise ProofError(f"{show(counts)}: no way ends")


def show(counts):
    return ", ".join(f"{s.args[0]} = {n}" for s, n in counts.items())


def check(edges, walks):
    """Walks for all of these counts, and that no edge is superfluous."""
    used = set()
    for counts in walks:
        used.update(map(id, walk(edges, counts)))
    for e in edges:
        if id(e) not in used:
            raise ProofError(f"{e}: no count up to {show(counts)} leads "
                             "there")
