# isa_permute.py: vector instructions that move elements.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import bits
import vector
import word
from isa import ensure_constant, instruction, swap_bytes, vectors
from objfile import number
from term import cat, const, slice_

MERGE = "6.8.2 Vector Merge Instructions"
SPLAT = "6.8.3 Vector Splat Instructions"
PERMUTE = "6.8.4 Vector Permute Instruction"
SHIFT = "6.8.6 Vector Shift Instructions"
UNPACK = "6.8.1 Vector Pack and Unpack Instructions"
XOR = "6.11.4 Vector Permute and Exclusive-OR Instruction"
VSX = "7.6.3 VSX Permute Instructions"
INSERT = "6.8.5 Vector Insert and Extract Instructions"


# Splats.

@instruction(SPLAT, "vspltisb", "vspltish", "vspltisw")
def splat_immediate(name, o):
    t = vectors(o[:1])[0]
    width = {"b": 8, "h": 16, "w": 32}[name[-1]]
    whole = vector.splat(const(width, number(o[1])))
    value = vector.elements(whole, 32)

    def run(s):
        s.vsr[t] = value
    return run


@instruction(VSX, "xxspltib", "xxspltiw")
def splat_vsx_immediate(name, o):
    t = vectors(o[:1])[0]
    width = 8 if name == "xxspltib" else 32
    value = vector.elements(vector.splat(const(width, number(o[1]))), 32)

    def run(s):
        s.vsr[t] = value
    return run


@instruction(SPLAT, "vspltb", "vsplth", "vspltw")
def splat_vector(name, o):
    return splat({"b": 8, "h": 16, "w": 32}[name[-1]], o)


@instruction(VSX, "xxspltw")
def splat_word(o):
    return splat(32, o)


def splat(width, o):
    t, b = vectors(o[:2])
    k = number(o[2])

    def run(s):
        s.vsr[t] = vector.splat(vector.elements(s.vsr[b], width)[k])
    return run


# Merges, and other selections of whole elements: what each element of the
# result is, counted through both operands.

SELECTIONS = {
    "mrghw": (32, (0, 4, 1, 5)), "mrglw": (32, (2, 6, 3, 7)),
    "mrgew": (32, (0, 4, 2, 6)), "mrgow": (32, (1, 5, 3, 7)),
    "mrghb": (8, [i // 2 + 16 * (i % 2) for i in range(16)]),
    "mrglb": (8, [8 + i // 2 + 16 * (i % 2) for i in range(16)]),
}


@instruction(MERGE, "vmrghw", "vmrglw", "vmrgew", "vmrgow", "vmrghb",
             "vmrglb")
def merge(name, o):
    return selection(vectors(o), *SELECTIONS[name[1:]])


@instruction(VSX, "xxmrghw", "xxmrglw")
def merge_vsx(name, o):
    return selection(vectors(o), *SELECTIONS[name[2:]])


@instruction(VSX, "xxpermdi")
def permute_doublewords(o):
    k = number(o[3])
    return selection(vectors(o[:3]), 64, (k >> 1, 2 + (k & 1)))


@instruction(VSX, "xxsldwi")
def shift_words(o):
    k = number(o[3])
    return selection(vectors(o[:3]), 32, range(k, k + 4))


@instruction(SHIFT, "vsldoi")
def shift_bytes(o):
    k = number(o[3])
    return permutation(vectors(o[:3]), range(k, k + 16))


def selection(numbers, width, chosen):
    t, a, b = numbers
    chosen = tuple(chosen)
    # On words, where there are words already.
    as_words = tuple(2 * i + j for i in chosen for j in (0, 1))

    def run(s):
        x, y = s.vsr[a], s.vsr[b]
        if width == 64 and len(x) == len(y) == 4:
            both = x + y
            s.vsr[t] = tuple([both[i] for i in as_words])
        else:
            both = vector.elements(x, width) + vector.elements(y, width)
            s.vsr[t] = tuple([both[i] for i in chosen])
    return run


# Permutations of bytes.  Known ones, which is all, are looked at once.

PLANS = {}


def plan(chosen):
    """How to take bytes from a pair of vectors: (64, doublewords), or for
    words (32, [(word, rotation) ...]), or (8, bytes)."""
    chosen = tuple(chosen)
    found = PLANS.get(chosen)
    if found is None:
        found = PLANS[chosen] = make_plan(chosen)
    return found


def make_plan(chosen):
    halves = [chosen[i:i + 8] for i in (0, 8)]
    if all(h == tuple(range(h[0], h[0] + 8)) and h[0] % 8 == 0
           for h in halves):
        return 64, [h[0] // 8 for h in halves]
    rotations = []
    for i in range(0, 16, 4):
        first = chosen[i]
        base = first & ~3
        if any(chosen[i + j] != base + (first + j) % 4 for j in range(4)):
            return 8, chosen
        rotations.append((base // 4, 8 * (first % 4)))
    return 32, rotations


def take(x, y, chosen):
    """The bytes chosen of x and y, the first being 0."""
    width, items = plan(chosen)
    if width == 64:
        both = vector.dwords(x) + vector.dwords(y)
        return tuple(both[i] for i in items)
    if width == 32:
        both = vector.words(x) + vector.words(y)
        return tuple(word.rotate(both[i], n) for i, n in items)
    both = vector.windows(x) + vector.windows(y)
    return vector.from_windows([both[i] for i in items])


def permutation(numbers, chosen):
    t, a, b = numbers

    def run(s):
        s.vsr[t] = take(s.vsr[a], s.vsr[b], chosen)
    return run


def control_bytes(s, v):
    control = ensure_constant(s, v, "the permutation")
    return control.to_bytes(16, "big")


@instruction(PERMUTE, "vperm", "vpermr")
def permute(name, o):
    t, a, b, c = vectors(o)
    flip = 31 if name == "vpermr" else 0

    def run(s):
        chosen = [x & 31 ^ flip for x in control_bytes(s, s.vsr[c])]
        s.vsr[t] = take(s.vsr[a], s.vsr[b], chosen)
    return run


@instruction(VSX, "xxperm", "xxpermr")
def permute_vsx(name, o):
    t, a, b = vectors(o)
    flip = 31 if name == "xxpermr" else 0

    def run(s):
        chosen = [x & 31 ^ flip for x in control_bytes(s, s.vsr[b])]
        s.vsr[t] = take(s.vsr[a], s.vsr[t], chosen)
    return run


@instruction(XOR, "vpermxor")
def permute_xor(o):
    t, a, b, c = vectors(o)

    def run(s):
        control = control_bytes(s, s.vsr[c])
        first, second = s.vsr[a], s.vsr[b]
        high = plan([x >> 4 for x in control])
        low = plan([x & 15 for x in control])
        if high[0] == low[0] == 32:
            p, q = vector.words(first), vector.words(second)
            s.vsr[t] = tuple([
                word.rotate(word.xor(p[i], q[j]), m) if m == n else
                word.xor(word.rotate(p[i], m), word.rotate(q[j], n))
                for (i, m), (j, n) in zip(high[1], low[1])])
        else:
            p, q = vector.windows(first), vector.windows(second)
            s.vsr[t] = vector.from_windows(
                [word.byte_xor(p[x >> 4], q[x & 15]) for x in control])
    return run


# Bytes reversed, and elements made wider.

@instruction(VSX, "xxbrw", "xxbrd", "xxbrq")
def reverse(name, o):
    t, b = vectors(o)
    width = {"w": 32, "d": 64, "q": 128}[name[-1]]

    def run(s):
        if width == 32:
            s.vsr[t] = tuple(map(word.swap, vector.words(s.vsr[b])))
        else:
            s.vsr[t] = tuple(map(swap_bytes,
                                 vector.elements(s.vsr[b], width)))
    return run


@instruction(UNPACK, "vupkhsb", "vupkhsh", "vupkhsw", "vupklsb", "vupklsh",
             "vupklsw")
def unpack_signed(name, o):
    t, b = vectors(o)
    width = {"b": 8, "h": 16, "w": 32}[name[-1]]
    high = name[4] == "h"

    def run(s):
        x = vector.elements(s.vsr[b], width)
        half = x[:len(x) // 2] if high else x[len(x) // 2:]
        s.vsr[t] = tuple(
            cat(p, bits.fill(slice_(p, width - 1, 1), width)) for p in half)
    return run


@instruction(INSERT, "xxinsertw", "xxextractuw")
def insert_extract(name, o):
    t, b = vectors(o[:2])
    k = number(o[2])

    def run(s):
        x = vector.quad(s.vsr[b])
        if name == "xxextractuw":
            w = slice_(x, 96 - 8 * k, 32)
            s.vsr[t] = (cat(w, const(32, 0)), const(64, 0))
        else:
            y = vector.quad(s.vsr[t])
            low = 96 - 8 * k
            pieces = [slice_(y, 0, low)] if low else []
            pieces.append(slice_(x, 64, 32))
            if low < 96:
                pieces.append(slice_(y, low + 32, 96 - low))
            s.vsr[t] = (cat(*pieces),)
    return run
