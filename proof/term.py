# term.py: bit vectors as terms.  Equal terms are one object.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A term is a bit vector of some width: a value that a register, an
element or a cell of memory has, as a function of what it was at the start.

op       args                      value
const    (value,)
var      (name,)                   unknown, and secret
sym      (name,)                   unknown, but public: a count, a pointer
lin      (c, ((sym, k), ...))      c + sum of k sym; public, as const is
mem      (region, offset)          a unit of memory as it was at the start
cat      (low, ..., high)          the parts side by side
slice    (x, low)                  width bits of x from bit low on
adc      (x, y, carry)             x + y + carry, modulo 2^width
carry    (x, y, carry)             the carry out of that sum, 1 bit
mul      (x, y)                    the full product, unsigned
not and or xor
fill     (bit,)                    the bit in all places

and, for 32-bit words, the normal forms of word.py.

The functions of this module and of bits.py make terms, simplified: parts
are put together again, slices look through cat and bitwise operations, and
the low 32 bits of sums are sums of words.
"""

import itertools

import bits
import word


class Term:
    __slots__ = ("op", "width", "args", "number", "memo", "origin")

    def __repr__(self):
        return show(self)


TABLE = {}

# The instruction that is being executed; a term's origin is the one that
# made it first.
ORIGIN = [None]


def make(op, width, args):
    key = (op, width, args)
    found = TABLE.get(key)
    if found is None:
        found = Term()
        found.op = op
        found.width = width
        found.args = args
        found.number = len(TABLE)
        found.memo = None
        found.origin = ORIGIN[0]
        TABLE[key] = found
    return found


def const(width, value):
    return make("const", width, (value & ((1 << width) - 1),))


def var(width, name):
    return make("var", width, (name,))


NUMBERS = itertools.count()


def undefined(width):
    """A value that the ISA leaves open: another one each time."""
    return var(width, f"undefined {next(NUMBERS)}")


def is_const(x):
    return x.op == "const"


def is_public(x):
    return x.op in ("const", "lin", "sym")


ZERO64 = const(64, 0)
ZERO32 = const(32, 0)
ZERO1 = const(1, 0)
ONE1 = const(1, 1)


# Sums of public symbols, modulo 2^64.

def signed(value, width=64):
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def lin(constant, parts):
    """PARTS: {symbol: coefficient}."""
    items = tuple(sorted(((s, signed(k)) for s, k in parts.items()
                          if signed(k)), key=lambda item: item[0].number))
    if not items:
        return const(64, constant)
    if constant == 0 and len(items) == 1 and items[0][1] == 1:
        return items[0][0]
    return make("lin", 64, (signed(constant), items))


def lin_parts(x):
    """(constant, {symbol: coefficient}) of a public term."""
    if x.op == "const":
        return signed(x.args[0]), {}
    if x.op == "sym":
        return 0, {x: 1}
    return x.args[0], dict(x.args[1])


def sym(name):
    return make("sym", 64, (name,))


def lin_add(x, y, factor=1):
    c, parts = lin_parts(x)
    d, others = lin_parts(y)
    for s, k in others.items():
        parts[s] = parts.get(s, 0) + factor * k
    return lin(c + factor * d, parts)


def lin_scale(x, factor):
    c, parts = lin_parts(x)
    return lin(c * factor, {s: k * factor for s, k in parts.items()})


# Parts.

def slice_(x, low, width):
    if low == 0 and width == x.width:
        return x
    op = x.op
    if op == "const":
        return const(width, x.args[0] >> low)
    if op == "cat":
        return cat_slice(x, low, width)
    if op == "slice":
        return slice_(x.args[0], x.args[1] + low, width)
    if op == "lin" and low + width <= 32 \
            or op == "adc" and low == 0 and width == 32 < x.width:
        return slice_(word.low_word(x), low, width)
    if op in ("and", "or", "xor"):
        return bits.bitwise(op, slice_(x.args[0], low, width),
                       slice_(x.args[1], low, width))
    if op == "not":
        return bits.not_(slice_(x.args[0], low, width))
    if op == "fill":
        return bits.fill(x.args[0], width)
    return make("slice", width, (x, low))


def cat_slice(x, low, width):
    pieces = []
    at = 0
    for part in x.args:
        begin = max(low, at)
        end = min(low + width, at + part.width)
        if begin < end:
            pieces.append(slice_(part, begin - at, end - begin))
        at += part.width
    return cat(*pieces)


def cat(*parts):
    """Low part first."""
    pieces = []
    for part in parts:
        for piece in (part.args if part.op == "cat" else (part,)):
            joined = join(pieces[-1], piece) if pieces else None
            if joined is None:
                pieces.append(piece)
            else:
                pieces[-1] = joined
    if len(pieces) == 1:
        return pieces[0]
    return make("cat", sum(p.width for p in pieces), tuple(pieces))


def join(low, high):
    """The two as one piece, or None."""
    if low.op == "const" and high.op == "const":
        return const(low.width + high.width,
                     low.args[0] | high.args[0] << low.width)
    if (low.op == "slice" and high.op == "slice"
            and low.args[0] is high.args[0]
            and low.args[1] + low.width == high.args[1]):
        return slice_(low.args[0], low.args[1], low.width + high.width)
    return None


def extend(x, width):
    """With zeros above."""
    return cat(x, const(width - x.width, 0))


# Arithmetic.

def adc(x, y, carry=ZERO1):
    """x + y + carry."""
    width = x.width
    if carry.op == "const" and is_public(x) and is_public(y):
        if width == 64:
            total = lin_add(x, y)
            return lin_add(total, const(64, 1)) if carry.args[0] else total
        if x.op == "const" and y.op == "const":
            return const(width, x.args[0] + y.args[0] + carry.args[0])
    if width == 32:
        return word.add(x, y, carry)
    if carry is ZERO1:
        if x.op == "const" and x.args[0] == 0:
            return y
        if y.op == "const" and y.args[0] == 0:
            return x
    if bits.not_(x) is y:
        return bits.fill(bits.not_(carry), width)
    if y.number < x.number:
        x, y = y, x
    return make("adc", width, (x, y, carry))


def carry_out(x, y, carry=ZERO1):
    """The carry of x + y + carry."""
    if x.op == "const" and y.op == "const" and carry.op == "const":
        return const(1, (x.args[0] + y.args[0] + carry.args[0]) >> x.width)
    if carry is ZERO1:
        for z in (x, y):
            if z.op == "const" and z.args[0] == 0:
                return ZERO1
    if bits.not_(x) is y:
        return carry
    if y.number < x.number:
        x, y = y, x
    return make("carry", 1, (x, y, carry))


def mul(x, y):
    """The full product of two unsigned factors of one width."""
    if x.op == "const" and y.op == "const":
        return const(2 * x.width, x.args[0] * y.args[0])
    for z in (x, y):
        if z.op == "const" and z.args[0] == 0:
            return const(2 * x.width, 0)
    if y.number < x.number:
        x, y = y, x
    return make("mul", 2 * x.width, (x, y))


# Looking at terms.

def show(x, depth=4):
    op = x.op
    if op == "const":
        return hex(x.args[0])
    if op in ("var", "sym"):
        return str(x.args[0])
    if op == "lin":
        return "(" + " + ".join([str(x.args[0])] if x.args[0] else []) \
            + "".join(f" {k:+d} {s.args[0]}" for s, k in x.args[1]) + ")"
    if op == "mem":
        return f"{x.args[0]}[{show(x.args[1])}]"
    if depth == 0:
        return "..."
    if op in word.SHOW:
        return word.SHOW[op](x, lambda y: show(y, depth - 1))
    if op == "slice":
        return (f"{show(x.args[0], depth - 1)}"
                f"<{x.args[1]}..{x.args[1] + x.width - 1}>")
    return f"{op}{x.width}(" + ", ".join(show(y, depth - 1)
                                         for y in x.args) + ")"
