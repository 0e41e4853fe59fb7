# isa_storage.py: loads and stores.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import term
import vector
import word
from isa import displacement, instruction, swap_bytes, vectors
from objfile import register
from term import adc, cat, const, extend, slice_

LOAD = "3.3.2 Fixed-Point Load Instructions"
STORE = "3.3.3 Fixed-Point Store Instructions"
REVERSED = "3.3.5 Fixed-Point Load and Store with Byte Reversal Instructions"
FLOAT = "4.6 Floating-Point Load and Store Instructions"
VECTOR_LOAD = "6.7.2 Vector Load Instructions"
VECTOR_STORE = "6.7.3 Vector Store Instructions"
ALIGN = "6.7.4 Vector Alignment Support Instructions"
VSX = "7.6.1 VSX Storage Access Instructions"
HINT = "4.3.2 Data Cache Instructions (book II)"


def indexed(a, b):
    """EA of rA|0 and rB."""
    return lambda s: adc(s.gpr[a], s.gpr[b]) if a else s.gpr[b]


def based(operand):
    d, a = displacement(operand)
    offset = const(64, d)
    return lambda s: adc(s.gpr[a], offset) if a else offset


def address_of(name, o, register_operands=1):
    """EA, for D(rA) or rA, rB behind the first operands."""
    rest = o[register_operands:]
    if "(" in rest[0]:
        return based(rest[0])
    return indexed(register(rest[0]), register(rest[1]))


# Integers.

def in_order(s, pieces):
    """Pieces by address as one term, in the order of bytes of the machine."""
    values = [vector.quad(v) if isinstance(v, tuple) else v
              for n, v in pieces]
    return cat(*(values[::-1] if s.contract.big else values))


def in_other_order(s, pieces):
    values = [swap_bytes(v) for n, v in pieces]
    return cat(*(values if s.contract.big else values[::-1]))


SIZES = {"b": 1, "w": 4, "d": 8}


@instruction(LOAD, "lbz", "lwz", "ld", "lbzx", "lwzx", "ldx", "ldu")
def load(name, o):
    t, ea = register(o[0]), address_of(name, o)
    size = SIZES[name[1]]
    update = register(o[1].partition("(")[2][:-1]) if name == "ldu" else None

    def run(s):
        address = ea(s)
        s.gpr[t] = extend_any(in_order(s, s.load(address, size)))
        if update is not None:
            s.gpr[update] = address
    return run


def extend_any(x):
    return x if x.width == 64 else extend(x, 64)


@instruction(REVERSED, "lwbrx", "ldbrx")
def load_reversed(name, o):
    t, ea = register(o[0]), address_of(name, o)
    size = SIZES[name[1]]

    def run(s):
        s.gpr[t] = extend_any(in_other_order(s, s.load(ea(s), size)))
    return run


@instruction(STORE, "stb", "stw", "std", "stbx", "stwx", "stdx", "stdu",
             "stdux")
def store(name, o):
    x, ea = register(o[0]), address_of(name, o)
    size = SIZES[name[2]]
    update = None
    if "u" in name:
        update = register(o[1].partition("(")[2][:-1] or o[1])

    def run(s):
        address, value = ea(s), slice_(s.gpr[x], 0, 8 * size)
        if update is not None:
            s.gpr[update] = address
        s.store(address, size, value)
    return run


@instruction(REVERSED, "stwbrx", "stdbrx")
def store_reversed(name, o):
    x, ea = register(o[0]), address_of(name, o)
    size = SIZES[name[2]]

    def run(s):
        s.store(ea(s), size, swap_bytes(slice_(s.gpr[x], 0, 8 * size)))
    return run


@instruction(FLOAT, "lfd", "stfd")
def float_access(name, o):
    x, ea = register(o[0]), address_of(name, o)

    def run(s):
        if name == "stfd":
            s.store(ea(s), 8, vector.dwords(s.vsr[x])[0])
        else:
            # Doubleword 1 is undefined.
            s.vsr[x] = (in_order(s, s.load(ea(s), 8)),
                        term.undefined(64))
    return run


# Vectors.

def as_vector(s, pieces):
    """Pieces by address as a vector's elements, in the machine's order."""
    if len(pieces) == 1 and isinstance(pieces[0][1], tuple):
        return pieces[0][1]
    if len({n for n, v in pieces}) > 1 \
            or isinstance(pieces[0][1], tuple):
        return (in_order(s, pieces),)
    values = [v for n, v in pieces]
    return tuple(values if s.contract.big else values[::-1])


def by_elements(s, address, size):
    """Each element in the machine's order, the first at the address."""
    parts = [as_vector(s, s.load(adc(address, const(64, at)), size))
             for at in range(0, 16, size)]
    if len({len(p) for p in parts}) > 1:
        parts = [(cat(*p[::-1]),) for p in parts]
    return tuple(x for p in parts for x in p)


def low_bits(s, address):
    """EA's low four bits: of a constant, or in the stack, whose pointer is
    aligned."""
    if address.op == "const":
        return address.args[0] & 15
    region, offset = s.locate(address)
    if region.name != "stack" or offset.op != "const":
        s.fail("alignment of the address is not known: "
               + term.show(address))
    return offset.args[0] & 15


def aligned(s, address):
    return adc(address, const(64, -low_bits(s, address)))


ELEMENTS = {"lvx": 16, "lxv": 16, "lxvx": 16, "lxvd2x": 8, "lxvw4x": 4,
            "stvx": 16, "stxv": 16, "stxvx": 16, "stxvd2x": 8,
            "stxvw4x": 4}


def load_vector(name, o):
    t, ea = vectors(o[:1])[0], address_of(name, o)
    size = ELEMENTS[name]

    def run(s):
        address = aligned(s, ea(s)) if name == "lvx" else ea(s)
        if size == 16:
            s.vsr[t] = as_vector(s, s.load(address, 16))
        else:
            s.vsr[t] = by_elements(s, address, size)
    return run


def store_vector(name, o):
    x, ea = vectors(o[:1])[0], address_of(name, o)
    size = ELEMENTS[name]

    def run(s):
        address = aligned(s, ea(s)) if name == "stvx" else ea(s)
        v = s.vsr[x]
        if size == 16:
            s.store(address, 16, v)
        else:
            for i, element in enumerate(vector.elements(v, 8 * size)):
                s.store(adc(address, const(64, i * size)), size, element)
    return run


instruction(VECTOR_LOAD, "lvx")(lambda o: load_vector("lvx", o))
instruction(VECTOR_STORE, "stvx")(lambda o: store_vector("stvx", o))
instruction(VSX, "lxv", "lxvx", "lxvd2x", "lxvw4x")(load_vector)
instruction(VSX, "stxv", "stxvx", "stxvd2x", "stxvw4x")(store_vector)


@instruction(VSX, "lxvb16x", "stxvb16x")
def byte_elements(name, o):
    x, ea = vectors(o[:1])[0], address_of(name, o)

    def run(s):
        # The machine's order in big-endian; all bytes reversed in little.
        if name == "lxvb16x":
            v = as_vector(s, s.load(ea(s), 16))
            s.vsr[x] = v if s.contract.big else \
                tuple(map(word.swap, vector.words(v)[::-1]))
        else:
            v = s.vsr[x] if s.contract.big else \
                tuple(map(word.swap, vector.words(s.vsr[x])[::-1]))
            s.store(ea(s), 16, v)
    return run


@instruction(VSX, "lxvp", "stxvp")
def pair(name, o):
    x, ea = vectors(o[:1])[0], address_of(name, o)

    def run(s):
        # The register of even number has the part that is first in
        # big-endian.
        for i in (0, 1):
            at = adc(ea(s), const(64, 16 * i))
            r = x + (i if s.contract.big else 1 - i)
            if name == "lxvp":
                s.vsr[r] = as_vector(s, s.load(at, 16))
            else:
                s.store(at, 16, s.vsr[r])
    return run


@instruction(VSX, "lxvdsx", "lxvwsx")
def load_splat(name, o):
    t, ea = vectors(o[:1])[0], address_of(name, o)
    size = 8 if name == "lxvdsx" else 4

    def run(s):
        s.vsr[t] = vector.splat(in_order(s, s.load(ea(s), size)))
    return run


@instruction(ALIGN, "lvsl", "lvsr")
def alignment(name, o):
    t, ea = vectors(o[:1])[0], address_of(name, o)

    def run(s):
        shift = low_bits(s, ea(s))
        first = shift if name == "lvsl" else 16 - shift
        s.vsr[t] = vector.from_integer(
            int.from_bytes(bytes(range(first, first + 16)), "big"))
    return run


@instruction(HINT, "dcbt", "dcbtst")
def hint(name, o):
    ea = address_of(name, o, 0)

    def run(s):
        if not term.is_public(ea(s)):
            s.fail("the address is not public: " + term.show(ea(s)))
    return run
