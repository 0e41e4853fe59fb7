# linear.py: what is known of public numbers, as linear inequalities.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A public number is a linear expression in integers, (c, parts) as of
term.lin_parts: blocks, the counts of loops, and pointers.  A fact says that
one is >= 0.  A set of facts proves another fact if its negation leads to a
contradiction (Fourier and Motzkin's elimination, sharpened for integers)."""

from math import gcd

import term


def freeze(constant, parts):
    """A fact in one form: divided by what divides all coefficients, which
    may only lower the constant."""
    items = tuple(sorted(((s, k) for s, k in parts.items() if k),
                         key=lambda item: item[0].number))
    divisor = 0
    for s, k in items:
        divisor = gcd(divisor, k)
    if divisor > 1:
        items = tuple((s, k // divisor) for s, k in items)
        constant = constant // divisor
    return constant, items


def at_least(x, bound=0):
    """The fact x >= bound."""
    c, parts = term.lin_parts(x)
    return freeze(c - bound, parts)


def at_most(x, bound=0):
    c, parts = term.lin_parts(x)
    return freeze(bound - c, {s: -k for s, k in parts.items()})


def combine(f, g, symbol):
    """The sum of both, so scaled that the symbol vanishes."""
    a, b = dict(f[1]), dict(g[1])
    m, n = -b[symbol], a[symbol]
    if m < 0:
        m, n = -m, -n
    parts = {s: k * m for s, k in a.items()}
    for s, k in b.items():
        parts[s] = parts.get(s, 0) + k * n
    return freeze(f[0] * m + g[0] * n, parts)


def contradictory(facts):
    facts = set(facts)
    while True:
        if any(not items and c < 0 for c, items in facts):
            return True
        facts = strongest(facts)
        symbols = {s for c, items in facts for s, k in items}
        if not symbols:
            return False
        symbol = min(symbols, key=lambda s: cost(facts, s))
        upper = [f for f in facts if dict(f[1]).get(symbol, 0) < 0]
        lower = [f for f in facts if dict(f[1]).get(symbol, 0) > 0]
        facts = facts.difference(upper, lower)
        facts.update(combine(f, g, symbol) for f in lower for g in upper)


def strongest(facts):
    best = {}
    for c, items in facts:
        if items and (items not in best or c < best[items]):
            best[items] = c
    return {(c, items) for items, c in best.items()}


def cost(facts, symbol):
    signs = [k > 0 for c, items in facts for s, k in items if s is symbol]
    return sum(signs) * (len(signs) - sum(signs)), symbol.number


KNOWN = {}


def proves(facts, fact):
    """Whether the facts (a frozenset) imply the fact."""
    c, items = fact
    if not items:
        return c >= 0
    if fact in facts:
        return True
    key = facts, fact
    answer = KNOWN.get(key)
    if answer is None:
        answer = contradictory(relevant(facts, items)
                               | {(-c - 1, tuple((s, -k)
                                                 for s, k in items))})
        KNOWN[key] = answer
    return answer


def relevant(facts, items):
    """The facts that have to do with the symbols of items."""
    symbols = {s for s, k in items}
    chosen, rest = set(), set(facts)
    while True:
        more = {f for f in rest if any(s in symbols for s, k in f[1])}
        if not more:
            return chosen
        chosen |= more
        rest -= more
        symbols.update(s for f in more for s, k in f[1])


def substitute(fact, symbol, value):
    """The fact with a symbol replaced by a public term."""
    c, items = fact
    parts = dict(items)
    if symbol not in parts:
        return fact
    k = parts.pop(symbol)
    d, others = term.lin_parts(value)
    for s, n in others.items():
        parts[s] = parts.get(s, 0) + k * n
    return freeze(c + k * d, parts)


def show(fact):
    c, items = fact
    return " ".join(f"{k:+d} {s.args[0]}" for s, k in items) + f" >= {-c}"
