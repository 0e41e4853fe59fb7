# isa_fixed.py: integer instructions.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import term
from bits import bitwise, not_
import word
from isa import instruction, registers, rotate_mask
from objfile import number, register
from term import ONE1, ZERO1, ZERO64, adc, carry_out, cat, const, \
    extend, is_public, lin_add, lin_scale, mul, slice_

ARITHMETIC = "3.3.9 Fixed-Point Arithmetic Instructions"
LOGICAL = "3.3.13 Fixed-Point Logical Instructions"
ROTATE = "3.3.14 Fixed-Point Rotate and Shift Instructions"


@instruction(ARITHMETIC, "addi", "addis", "paddi")
def add_immediate(name, o):
    t, a = register(o[0]), register(o[1])
    value = number(o[2]) * (65536 if name == "addis" else 1)
    immediate = const(64, value)

    def run(s):
        s.gpr[t] = adc(s.gpr[a], immediate) if a else immediate
    return run


@instruction(ARITHMETIC, "add")
def add(o):
    t, a, b = registers(o)

    def run(s):
        s.gpr[t] = adc(s.gpr[a], s.gpr[b])
    return run


def difference(b, a):
    if is_public(a) and is_public(b):
        return lin_add(b, a, -1)
    return adc(not_(a), b, ONE1)


@instruction(ARITHMETIC, "subf", "neg")
def subtract(name, o):
    t, a = registers(o[:2])
    b = register(o[2]) if name == "subf" else None

    def run(s):
        s.gpr[t] = difference(ZERO64 if b is None else s.gpr[b], s.gpr[a])
    return run


# Name: (complement of rA, second operand, carry in); None is what it says.
CARRYING = {
    "addc": (False, None, ZERO1), "adde": (False, None, None),
    "addze": (False, 0, None), "addme": (False, -1, None),
    "subfc": (True, None, ONE1), "subfe": (True, None, None),
    "subfze": (True, 0, None), "subfme": (True, -1, None),
}


@instruction(ARITHMETIC, *CARRYING)
def carrying(name, o):
    t, a = registers(o[:2])
    complement, second, carry = CARRYING[name]
    b = register(o[2]) if second is None else None

    def run(s):
        x = not_(s.gpr[a]) if complement else s.gpr[a]
        y = s.gpr[b] if b is not None else const(64, second)
        c = s.ca if carry is None else carry
        s.gpr[t], s.ca = adc(x, y, c), carry_out(x, y, c)
    return run


@instruction(ARITHMETIC, "addic", "subfic")
def carrying_immediate(name, o):
    t, a = registers(o[:2])
    y = const(64, number(o[2]))

    def run(s):
        if name == "addic":
            x, c = s.gpr[a], ZERO1
        else:
            x, c = not_(s.gpr[a]), ONE1
        s.gpr[t], s.ca = adc(x, y, c), carry_out(x, y, c)
    return run


def product(x, y):
    """The low doubleword."""
    for a, b in ((x, y), (y, x)):
        if is_public(a) and b.op == "const":
            return lin_scale(a, term.signed(b.args[0]))
    return slice_(mul(x, y), 0, 64)


@instruction(ARITHMETIC, "mulli")
def multiply_immediate(o):
    t, a = registers(o[:2])
    y = const(64, number(o[2]))

    def run(s):
        s.gpr[t] = product(s.gpr[a], y)
    return run


@instruction(ARITHMETIC, "mulld")
def multiply_low(o):
    t, a, b = registers(o)

    def run(s):
        s.gpr[t] = product(s.gpr[a], s.gpr[b])
    return run


@instruction(ARITHMETIC, "mulhdu")
def multiply_high(o):
    t, a, b = registers(o)

    def run(s):
        s.gpr[t] = slice_(mul(s.gpr[a], s.gpr[b]), 64, 64)
    return run


@instruction(ARITHMETIC, "mulhwu")
def multiply_words(o):
    t, a, b = registers(o)

    def run(s):
        p = mul(slice_(s.gpr[a], 0, 32), slice_(s.gpr[b], 0, 32))
        # The upper word is undefined.
        s.gpr[t] = cat(slice_(p, 32, 32), term.undefined(32))
    return run


@instruction(ARITHMETIC, "maddld", "maddhdu")
def multiply_add(name, o):
    t, a, b, c = registers(o)
    low = 0 if name == "maddld" else 64

    def run(s):
        total = adc(mul(s.gpr[a], s.gpr[b]), extend(s.gpr[c], 128))
        s.gpr[t] = slice_(total, low, 64)
    return run


# Name: (operation, complement of rB, complement of the result).
BITWISE = {
    "and": ("and", False, False), "or": ("or", False, False),
    "xor": ("xor", False, False), "nand": ("and", False, True),
    "nor": ("or", False, True), "eqv": ("xor", False, True),
    "andc": ("and", True, False), "orc": ("or", True, False),
}


@instruction(LOGICAL, *BITWISE)
def logical(name, o):
    a, x, y = registers(o)
    op, complement, complement_all = BITWISE[name]

    def run(s):
        if x == y and name in ("and", "or"):
            s.gpr[a] = s.gpr[x]
            return
        z = not_(s.gpr[y]) if complement else s.gpr[y]
        z = bitwise(op, s.gpr[x], z)
        s.gpr[a] = not_(z) if complement_all else z
    return run


@instruction(LOGICAL, "ori", "oris", "xori", "xoris")
def logical_immediate(name, o):
    a, x = registers(o[:2])
    op = "or" if name.startswith("or") else "xor"
    y = const(64, number(o[2]) << (16 if name.endswith("s") else 0))

    def run(s):
        s.gpr[a] = bitwise(op, s.gpr[x], y)
    return run


def public_rotate_mask(s, x, n, first, last):
    """rotate_mask where it is division by a power of two, its remainder,
    or multiplication; None if not."""
    if first == 64 - n and last == 63:
        return s.quotient(x, first)
    if n == 0 and (last == 63 or first == 0):
        k = 64 - first if last == 63 else 63 - last
        q = s.quotient(x, k)
        if q is None:
            return None
        rounded = lin_scale(q, 1 << k)
        return rounded if last < 63 else lin_add(x, rounded, -1)
    if first == 0 and last == 63 - n:
        return lin_scale(x, 1 << n)
    return None


@instruction(ROTATE, "rldicl", "rldicr", "rldic")
def rotate_doubleword(name, o):
    a, x = registers(o[:2])
    n, m = number(o[2]), number(o[3])
    first = 0 if name == "rldicr" else m
    last = {"rldicl": 63, "rldicr": m, "rldic": 63 - n}[name]

    def run(s):
        y = s.gpr[x]
        z = None
        if is_public(y) and y.op != "const":
            z = public_rotate_mask(s, y, n, first, last)
        s.gpr[a] = rotate_mask(y, n, first, last) if z is None else z
    return run


@instruction(ROTATE, "rldimi")
def rotate_insert(o):
    a, x = registers(o[:2])
    n, m = number(o[2]), number(o[3])

    def run(s):
        s.gpr[a] = rotate_mask(s.gpr[x], n, m, 63 - n, s.gpr[a])
    return run


@instruction(ROTATE, "rlwinm", "rlwimi")
def rotate_word(name, o):
    a, x = registers(o[:2])
    n, first, last = [number(z) for z in o[2:]]

    def run(s):
        w = word.rotate(slice_(s.gpr[x], 0, 32), n)
        under = s.gpr[a] if name == "rlwimi" else None
        if first <= last:
            low = rotate_mask(w, 0, first, last,
                              under and slice_(under, 0, 32))
            s.gpr[a] = cat(low, slice_(under, 32, 32) if under
                           else const(32, 0))
        else:
            s.gpr[a] = rotate_mask(cat(w, w), 0, first + 32, last + 32,
                                   under)
    return run
