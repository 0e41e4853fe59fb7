# bits.py: bitwise operations on terms.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import term
import word


def bitwise(op, x, y):
    if x.op == "const" and y.op == "const":
        a, b = x.args[0], y.args[0]
        return term.const(x.width, a & b if op == "and" else
                          a | b if op == "or" else a ^ b)
    if x.width == 32 and op == "xor":
        return word.xor(x, y)
    if x is y:
        return term.const(x.width, 0) if op == "xor" else x
    if x.op == "const":
        x, y = y, x
    if y.op == "const":
        if y.args[0] == 0:
            return y if op == "and" else x
        if y.args[0] == (1 << y.width) - 1:
            return x if op == "and" else y if op == "or" else not_(x)
        if op != "xor":
            return masked(op, x, y.args[0])
    elif op == "or":
        side = beside(x, y)
        if side is not None:
            return side
    if y.number < x.number and y.op != "const":
        x, y = y, x
    return term.make(op, x.width, (x, y))


def masked(op, x, mask):
    """x and MASK, or x or MASK, by runs of equal bits."""
    pieces = []
    at = 0
    while at < x.width:
        bit = mask >> at & 1
        end = at
        while end < x.width and mask >> end & 1 == bit:
            end += 1
        keep = bit == (op == "and")
        pieces.append(term.slice_(x, at, end - at) if keep
                      else term.const(end - at, -bit))
        at = end
    return term.cat(*pieces)


def beside(x, y):
    """x or y, if no bit may be 1 in both: their parts side by side."""
    if x.op != "cat" or y.op != "cat":
        return None
    cuts = {0, x.width}
    for part in (x, y):
        at = 0
        for piece in part.args:
            at += piece.width
            cuts.add(at)
    cuts = sorted(cuts)
    pieces = []
    for low, high in zip(cuts, cuts[1:]):
        a = term.slice_(x, low, high - low)
        b = term.slice_(y, low, high - low)
        if a.op == "const" and a.args[0] == 0:
            pieces.append(b)
        elif b.op == "const" and b.args[0] == 0:
            pieces.append(a)
        else:
            return None
    return term.cat(*pieces)


def not_(x):
    if x.op == "const":
        return term.const(x.width, ~x.args[0])
    if x.op == "not":
        return x.args[0]
    if x.op == "cat":
        return term.cat(*[not_(part) for part in x.args])
    if x.op == "fill":
        return fill(not_(x.args[0]), x.width)
    if x.width == 32:
        return word.xor(x, term.const(32, -1))
    return term.make("not", x.width, (x,))


def fill(bit, width):
    if bit.op == "const":
        return term.const(width, -bit.args[0])
    return bit if width == 1 else term.make("fill", width, (bit,))
