# rebuild.py: terms made anew from changed parts.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import bits
import term
import word


def rebuild(x, change):
    """x with change (y) for each y that it is directly made of."""
    op, width, args = x.op, x.width, x.args
    if op == "cat":
        return term.cat(*map(change, args))
    if op == "slice":
        return term.slice_(change(args[0]), args[1], width)
    if op == "adc":
        return term.adc(*map(change, args))
    if op == "carry":
        return term.carry_out(*map(change, args))
    if op == "mul":
        return term.mul(*map(change, args))
    if op in ("and", "or", "xor"):
        return bits.bitwise(op, *map(change, args))
    if op == "not":
        return bits.not_(change(args[0]))
    if op == "fill":
        return bits.fill(change(args[0]), width)
    if op == "mem":
        return term.make("mem", width, (args[0], change(args[1])))
    if op == "lin":
        total = term.const(64, args[0])
        for symbol, k in args[1]:
            total = term.lin_add(total, change(symbol), k)
        return total
    if op == "sum":
        return word.sum_of(args[0], [(change(y), k) for y, k in args[1]])
    if op == "mix":
        return word.mix_of(args[0], [(change(y), n) for y, n in args[1]])
    if op == "bytes":
        y = change(args[0])
        return word.from_bytes([window(y, p) for p in args[1]])
    if op == "parts":
        return word.from_bytes([part(b, change) for b in args])
    return x


def window(x, p):
    """The byte of a word at bit p, around the word."""
    return word.byte(word.rotate(x, -p & 31), 0)


def part(b, change):
    total = b[0], frozenset()
    for y, p in b[1]:
        total = word.byte_xor(total, window(change(y), p))
    return total


def children(x):
    op, args = x.op, x.args
    if op in ("cat", "adc", "carry", "mul", "and", "or", "xor", "not",
              "fill"):
        return args
    if op in ("slice", "bytes"):
        return args[:1]
    if op == "mem":
        return args[1:]
    if op in ("lin", "sum", "mix"):
        return [y for y, k in args[1]]
    if op == "parts":
        return [y for b in args for y, p in b[1]]
    return ()


def parts(x):
    """All terms that x is made of, and x."""
    found, work = set(), [x]
    while work:
        y = work.pop()
        if y not in found:
            found.add(y)
            work += children(y)
    return found


def substitute(x, values, memo):
    """x with the terms that are keys of values replaced.  memo: a dict, for
    calls with the same values."""
    found = memo.get(x)
    if found is None:
        if x in values:
            found = values[x]
        elif contains(x, values, memo):
            found = rebuild(x, lambda y: substitute(y, values, memo))
        else:
            found = x
        memo[x] = found
    return found


def contains(x, values, memo):
    """Whether a key of values is in x."""
    key = x, "contains"
    found = memo.get(key)
    if found is None:
        found = x in values or any([contains(y, values, memo)
                                    for y in children(x)])
        memo[key] = found
    return found


def evaluate(x, values, memo):
    """The number that x is, where values (y) gives that of a var, a sym or
    a mem."""
    found = memo.get(x)
    if found is None:
        if x.op in ("var", "sym", "mem"):
            found = term.const(x.width, values(x))
        elif x.op == "const":
            found = x
        else:
            found = rebuild(x, lambda y: evaluate(y, values, memo))
        memo[x] = found
    return found
