# isa.py: the table of instructions, and what their semantics share.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""The semantics of an instruction is a function that takes its operands, as
objdump -Mraw writes them, and returns what the instruction does to a state:
another function, so that operands are looked at once.

Sections are those of the Power ISA, version 3.1, book I."""

import term
import word
from objfile import number, register
from term import cat, const, slice_

TABLE = {}


class Semantics:
    def __init__(self, section, prepare):
        self.section = section
        self.prepare = prepare


def instruction(section, *names):
    """Decorates the semantics of the instructions called names.  More than
    one name means that prepare takes the name, too."""
    def enter(prepare):
        for name in names:
            assert name not in TABLE, name
            TABLE[name] = Semantics(
                section, prepare if len(names) == 1 else
                lambda operands, name=name: prepare(name, operands))
        return prepare
    return enter


def prepare(i):
    """What the instruction I does to a state."""
    found = TABLE.get(i.name)
    if found is None:
        raise KeyError(f"{i}: no semantics for {i.name}")
    return found.prepare(i.operands)


def registers(operands):
    return [register(o) for o in operands]


def vectors(operands):
    """Vector registers by their numbers as VSX registers."""
    return [register(o) + (32 if o.startswith("v") and o[1] != "s" else 0)
            for o in operands]


def displacement(operand):
    """D(rA): (D, A)."""
    d, _, rest = operand.partition("(")
    return number(d), register(rest.rstrip(")"))


def ensure_public(state, x, what):
    if not term.is_public(x):
        state.fail(f"{what} is not public: {term.show(x)}")
    return x


def ensure_constant(state, v, what):
    """The value of a vector that must be a constant."""
    value = 0
    for x in v:
        if x.op != "const":
            state.fail(f"{what} is no constant: {term.show(x)}")
        value = value << x.width | x.args[0]
    return value


def rotate_left(x, n):
    n %= x.width
    if n == 0:
        return x
    if x.width == 32:
        return word.rotate(x, n)
    rest = x.width - n
    return cat(slice_(x, rest, n), slice_(x, 0, rest))


def rotate_mask(x, n, first, last, under=None):
    """x rotated left by n, where the mask from bit first to bit last (as
    the ISA counts, around the end) is 1; elsewhere under, or 0."""
    width = x.width
    if under is None:
        under = const(width, 0)
    x = rotate_left(x, n)
    low, high = width - 1 - last, width - first
    if first > last:
        x, under, low, high = under, x, width - first, width - 1 - last
    if low >= high:
        return under
    pieces = [slice_(under, 0, low)] if low else []
    pieces.append(slice_(x, low, high - low))
    if high < width:
        pieces.append(slice_(under, high, width - high))
    return cat(*pieces)


def shift_elements(x, n):
    """A term shifted left by n bits, or right by -n, zeros shifted in."""
    width = x.width
    if n == 0:
        return x
    if abs(n) >= width:
        return const(width, 0)
    if n > 0:
        return cat(const(n, 0), slice_(x, 0, width - n))
    return cat(slice_(x, -n, width + n), const(-n, 0))


def swap_bytes(x):
    if x.width == 32:
        return word.swap(x)
    if x.width % 32:
        return cat(*[slice_(x, low, 8)
                     for low in range(x.width - 8, -1, -8)])
    return cat(*[word.swap(slice_(x, low, 32))
                 for low in range(x.width - 32, -1, -32)])
