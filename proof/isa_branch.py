# isa_branch.py: comparisons and branches.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import re

import bits
import linear
import term
from isa import ensure_public, instruction, registers
from objfile import number, register
from term import ZERO64, adc, cat, const, extend, is_public, lin_add, \
    slice_

COMPARE = "3.3.10 Fixed-Point Compare Instructions"
SYSTEM = "3.3.17 Move To/From System Register Instructions"
SELECT = "3.3.12 Fixed-Point Select Instruction"
BRANCH = "2.4 Branch Instructions"


# Comparisons: what was compared is kept, and looked at by branches.

def condition_field(text):
    return int(text[2:]) if text.startswith("cr") else int(text)


@instruction(COMPARE, "cmpi", "cmpli", "cmp", "cmpl")
def compare(name, o):
    field, long_, a = condition_field(o[0]), number(o[1]), register(o[2])
    signed = not name.startswith("cmpl")
    b = None if name.endswith("i") else register(o[3])

    def run(s):
        x = s.gpr[a]
        y = const(64, number(o[3])) if b is None else s.gpr[b]
        if not long_:
            x, y = [narrow(s, z, signed) for z in (x, y)]
        s.cr[field] = (signed, x, y)
    return run


def narrow(s, x, signed):
    """The low word of x, extended; x itself, if that is the same."""
    if is_public(x):
        limit = (1 << (31 if signed else 32)) - 1
        if s.proves(linear.at_least(x)) \
                and s.proves(linear.at_most(x, limit)):
            return x
    low = slice_(x, 0, 32)
    if low.op == "const":
        value = low.args[0]
        return const(64, term.signed(value, 32) if signed else value)
    return cat(low, bits.fill(slice_(low, 31, 1), 32)) if signed \
        else extend(low, 64)


@instruction(SYSTEM, "mtspr")
def move_to_spr(o):
    spr, x = number(o[0]), register(o[1])
    assert spr == 9, "not CTR"

    def run(s):
        s.ctr = s.gpr[x]
    return run


# Branches return [(facts, address or None), ...]: where to go on, None
# being the next instruction, and what is known there; or, instead of an
# address, a function of the state that returns it.

@instruction(BRANCH, "b")
def branch(o):
    target = int(o[0], 16)
    return lambda s: [((), target)]


def counts(i):
    """Whether it counts down in CTR."""
    return i.name == "bc" and not number(i.operands[0]) & 4


@instruction(BRANCH, "bc", "bclr")
def branch_conditional(name, o):
    options = number(o[0])
    field, bit = condition_bit(o[1])
    target = int(o[2], 16) if name == "bc" else "return"

    def run(s):
        outcomes = [((), True)]
        if not options & 4:
            s.ctr = adc(ensure_public(s, s.ctr, "CTR"), const(64, -1))
            wanted = bool(options & 2)
            outcomes = [(f, eq == wanted) for f, eq in
                        relation(s, False, s.ctr, ZERO64, "eq")]
        if not options & 16:
            outcomes = both(s, outcomes, field, bit, bool(options & 8))
        return [(f, target if taken else None) for f, taken in outcomes]
    return run


@instruction(SELECT, "isel")
def select(o):
    t, a, b = registers(o[:3])
    field, bit = condition_bit(o[3])

    def choose(x):
        def put(s):
            s.gpr[t] = x
        return put

    def run(s):
        x = s.gpr[a] if a else ZERO64
        return [(f, choose(x if value else s.gpr[b]))
                for f, value in both(s, [((), True)], field, bit, True)]
    return run


def both(s, outcomes, field, bit, wanted):
    """Outcomes of CTR, and of a bit of CR being as wanted."""
    compared = s.cr[field]
    if not isinstance(compared, tuple):
        s.fail(f"branches on cr{field}, which is not known")
    signed, x, y = compared
    for z in (x, y):
        ensure_public(s, z, "the condition compares what")
    found = relation(s, signed, x, y, bit)
    return [(f + g, taken and value == wanted)
            for f, taken in outcomes for g, value in found]


def relation(s, signed, x, y, bit):
    """[(facts, whether x BIT y), ...] for each case that may be."""
    if signed or not s.is_number(x) or not s.is_number(y):
        if x.op == "const" and y.op == "const":
            a, b = [term.signed(z.args[0]) if signed else z.args[0]
                    for z in (x, y)]
            return [((), {"lt": a < b, "gt": a > b, "eq": a == b}[bit])]
        half = (1 << 63) - 1
        for z in (x, y):
            if not s.is_number(z) or not s.proves(linear.at_most(z, half)):
                s.fail("the condition compares numbers that may wrap: "
                       f"{term.show(x)}, {term.show(y)}")
    d = lin_add(x, y, -1)
    less, more = linear.at_most(d, -1), linear.at_least(d, 1)
    at_least, at_most = linear.at_least(d), linear.at_most(d)
    cases = {"lt": [((less,), True), ((at_least,), False)],
             "gt": [((more,), True), ((at_most,), False)],
             "eq": [((at_least, at_most), True), ((less,), False),
                    ((more,), False)]}[bit]
    possible = []
    for facts, value in cases:
        # What is proved is kept: rounding may have led to it.
        if all(s.proves(f) for f in facts):
            return [(facts, value)]
        if not linear.contradictory(s.facts.union(facts)):
            possible.append((facts, value))
    return possible


def condition_bit(text):
    """4*cr1+eq is (1, eq)."""
    found = re.match(r"^(?:4\*cr(\d)\+)?(lt|gt|eq|so)$", text)
    return int(found[1] or 0), found[2]
