# isa_vector.py: vector arithmetic, logic, shifts, and moves to and from
# integer registers.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import term
import vector
import word
from bits import bitwise, not_
from isa import (ensure_constant, instruction, rotate_left, rotate_mask,
                 shift_elements, vectors)
from objfile import register
from term import ONE1, ZERO1, adc, extend, mul, slice_

ADD = "6.9.1 Vector Integer Arithmetic Instructions"
LOGICAL = "6.9.4 Vector Logical Instructions"
VSX_LOGICAL = "7.6.3 VSX Logical Instructions"
ROTATE = "6.9.5 Vector Integer Rotate and Shift Instructions"
MOVE = "3.3.16 Move To/From Vector-Scalar Register Instructions"

WIDTHS = {"b": 8, "h": 16, "w": 32, "d": 64, "q": 128}


@instruction(ADD, "vaddubm", "vadduhm", "vadduwm", "vaddudm", "vadduqm",
             "vsubuwm", "vsubudm", "vsubuqm")
def add(name, o):
    t, a, b = vectors(o)
    width = WIDTHS[name[-2]]
    minus = name.startswith("vsub")

    def run(s):
        x = vector.elements(s.vsr[a], width)
        y = vector.elements(s.vsr[b], width)
        if minus:
            s.vsr[t] = tuple(adc(p, not_(q), ONE1) for p, q in zip(x, y))
        elif width == 32:
            s.vsr[t] = tuple(map(word.add, x, y))
        else:
            s.vsr[t] = tuple(map(adc, x, y))
    return run


@instruction(ADD, "vaddcuq", "vaddcuw", "vaddeuqm", "vaddecuq")
def add_carry(name, o):
    t, a, b = vectors(o[:3])
    c = vectors(o[3:])
    width = 32 if name == "vaddcuw" else 128

    def run(s):
        x = vector.elements(s.vsr[a], width)
        y = vector.elements(s.vsr[b], width)
        carry = slice_(vector.quad(s.vsr[c[0]]), 0, 1) if c else ZERO1
        if name == "vaddeuqm":
            s.vsr[t] = (adc(x[0], y[0], carry),)
        else:
            s.vsr[t] = tuple(extend(term.carry_out(p, q, carry), width)
                             for p, q in zip(x, y))
    return run


@instruction(ADD, "vmuleuw", "vmulouw", "vmuleud", "vmuloud", "vmulld",
             "vmulhud")
def multiply(name, o):
    t, a, b = vectors(o)
    width = WIDTHS[name[-1]]
    kind = name[4]

    def run(s):
        pairs = list(zip(vector.elements(s.vsr[a], width),
                         vector.elements(s.vsr[b], width)))
        if kind in "eo":
            s.vsr[t] = tuple(mul(*p) for p in pairs["eo".index(kind)::2])
        else:
            low = 0 if kind == "l" else width
            s.vsr[t] = tuple(slice_(mul(*p), low, width) for p in pairs)
    return run


@instruction(ADD, "vmsumudm")
def multiply_sum(o):
    t, a, b, c = vectors(o)

    def run(s):
        x = vector.dwords(s.vsr[a])
        y = vector.dwords(s.vsr[b])
        products = adc(mul(x[0], y[0]), mul(x[1], y[1]))
        s.vsr[t] = (adc(products, vector.quad(s.vsr[c])),)
    return run


# Name: (operation, complement of the second operand, of the result).
BITWISE = {
    "and": ("and", False, False), "or": ("or", False, False),
    "xor": ("xor", False, False), "nor": ("or", False, True),
    "nand": ("and", False, True), "eqv": ("xor", False, True),
    "andc": ("and", True, False), "orc": ("or", True, False),
}


def logical(name, o):
    t, a, b = vectors(o)
    op, complement, complement_all = BITWISE[
        name[3:] if name.startswith("xxl") else name[1:]]

    def run(s):
        x, y = s.vsr[a], s.vsr[b]
        if a == b and op in ("and", "or") and not complement:
            s.vsr[t] = tuple(map(not_, x)) if complement_all else x
            return
        width = max(32, 128 // max(len(x), len(y)))
        x, y = vector.elements(x, width), vector.elements(y, width)
        if op == "xor" and width == 32:
            z = tuple(map(word.xor, x, y))
        else:
            if complement:
                y = map(not_, y)
            z = tuple(bitwise(op, p, q) for p, q in zip(x, y))
        s.vsr[t] = tuple(map(not_, z)) if complement_all else z
    return run


instruction(LOGICAL, *["v" + n for n in BITWISE])(logical)
instruction(VSX_LOGICAL, *["xxl" + n for n in BITWISE])(logical)


@instruction(LOGICAL, "vsel")
def select_vector(o):
    return select(vectors(o))


@instruction(VSX_LOGICAL, "xxsel")
def select_vsx(o):
    return select(vectors(o))


def select(numbers):
    """Bits of the first where the mask is 0, of the second where 1."""
    t, a, b, c = numbers

    def run(s):
        x, y, mask = [vector.words(s.vsr[i]) for i in (a, b, c)]
        s.vsr[t] = tuple(
            bitwise("or", bitwise("and", p, not_(m)), bitwise("and", q, m))
            for p, q, m in zip(x, y, mask))
    return run


@instruction(ROTATE, "vrlw", "vrld", "vslb", "vslh", "vslw", "vsld", "vsrb",
             "vsrh", "vsrw", "vsrd")
def shift(name, o):
    t, a, b = vectors(o)
    width = WIDTHS[name[-1]]
    kind = name[:3]

    def run(s):
        counts = ensure_constant(s, s.vsr[b], "the count")
        counts = [x.args[0] % width
                  for x in vector.from_integer(counts, width)]
        x = vector.elements(s.vsr[a], width)
        if kind == "vrl":
            s.vsr[t] = tuple(map(rotate_left, x, counts))
        else:
            sign = 1 if kind == "vsl" else -1
            s.vsr[t] = tuple(shift_elements(p, sign * n)
                             for p, n in zip(x, counts))
    return run


@instruction(ROTATE, "vrlwnm", "vrlwmi", "vrldnm", "vrldmi")
def rotate_then_mask(name, o):
    t, a, b = vectors(o)
    width = WIDTHS[name[3]]
    insert = name.endswith("mi")

    def run(s):
        control = ensure_constant(s, s.vsr[b], "the mask")
        x = vector.elements(s.vsr[a], width)
        under = vector.elements(s.vsr[t], width) if insert else [None] * len(x)
        s.vsr[t] = tuple(
            rotate_mask(p, c & (width - 1), c >> 16 & (width - 1),
                        c >> 8 & (width - 1), u)
            for p, c, u in zip(
                x, [e.args[0] for e in vector.from_integer(control, width)],
                under))
    return run


@instruction(MOVE, "mtvsrd", "mtvsrwz", "mtvsrws", "mtvsrdd")
def move_to(name, o):
    t = vectors(o[:1])[0]
    a = register(o[1])
    b = register(o[2]) if len(o) > 2 else None

    def run(s):
        x = s.gpr[a]
        if name == "mtvsrdd":
            s.vsr[t] = (x if a else term.ZERO64, s.gpr[b])
        elif name == "mtvsrws":
            s.vsr[t] = vector.splat(slice_(x, 0, 32))
        else:
            if name == "mtvsrwz":
                x = extend(slice_(x, 0, 32), 64)
            # Doubleword 1 is undefined.
            s.vsr[t] = (x, term.undefined(64))
    return run


@instruction(MOVE, "mfvsrd", "mfvsrld", "mfvsrwz")
def move_from(name, o):
    t = register(o[0])
    x = vectors(o[1:])[0]

    def run(s):
        v = vector.dwords(s.vsr[x])
        if name == "mfvsrwz":
            s.gpr[t] = extend(slice_(v[0], 0, 32), 64)
        else:
            s.gpr[t] = v[name == "mfvsrld"]
    return run
