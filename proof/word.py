# word.py: normal forms of 32-bit words, for ChaCha20.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""Words are kept in a normal form, so that two ways to compute the same by
additions, exclusive ors, rotations and exchanges of bytes give one term:

op       args                        value
sum      (c, {(word, k), ...})       c + sum of k word; no word is a sum
mix      (c, {(word, n), ...})       c XOR all words, each rotated left by n;
                                     no word is a mix
bytes    (x, (p0, p1, p2, p3))       byte i is the bits p_i .. p_i + 7 of x,
                                     counted around the word
parts    ((c, {(word, p), ...}), four times)
                                     byte i is c XOR such windows of words

Byte 0 is the least significant.  The sets are frozensets.
"""

import term

MASK = (1 << 32) - 1


def const(value):
    return term.const(32, value)


def rotate_number(value, n):
    return (value << n | value >> (32 - n)) & MASK


# Sums.

def sum_parts(x):
    if x.op == "sum":
        return x.args
    if x.op == "const":
        return x.args[0], frozenset()
    if x.op == "mix" and x.args[0] == MASK:
        # The complement of y is - y - 1.
        return scaled_parts(make_mix(0, x.args[1]), -1, -1)
    return 0, frozenset(((x, 1),))


def make_sum(constant, items):
    if not items:
        return const(constant)
    if constant == 0 and len(items) == 1:
        (x, k), = items
        if k == 1:
            return x
    return term.make("sum", 32, (constant, items))


def add(x, y, carry=None):
    c, items = sum_parts(x)
    d, others = sum_parts(y)
    c += d
    if carry is not None and carry is not term.ZERO1:
        if carry.op == "const":
            c += carry.args[0]
        else:
            return add(add(x, y), term.extend(carry, 32))
    if not others:
        total = items
    elif not items:
        total = others
    else:
        total = items | others
        if len({x for x, k in total}) != len(items) + len(others):
            counts = dict(items)
            for z, k in others:
                counts[z] = (counts.get(z, 0) + k) & MASK
            total = frozenset((z, k) for z, k in counts.items() if k)
    return make_sum(c & MASK, total)


def scaled_parts(x, k, constant=0):
    """Of k x + constant."""
    c, items = sum_parts(x)
    return c * k + constant & MASK, frozenset(
        [(z, n * k & MASK) for z, n in items if n * k & MASK])


def scale(x, k):
    return make_sum(*scaled_parts(x, k))


def low_word(x):
    """The low 32 bits of a wider sum (lin, adc), as a word."""
    if x.memo is None:
        if x.op == "lin":
            c, items = x.args
            x.memo = make_sum(c & MASK, frozenset(
                (term.slice_(s, 0, 32), k & MASK)
                for s, k in items if k & MASK))
        else:
            a, b, carry = x.args
            x.memo = add(term.slice_(a, 0, 32), term.slice_(b, 0, 32), carry)
    return x.memo


# Exclusive or and rotation.

def mix_parts(x):
    if x.op == "mix":
        return x.args
    if x.op == "const":
        return x.args[0], frozenset()
    return 0, frozenset(((x, 0),))


def make_mix(constant, items):
    if not items:
        return const(constant)
    if constant == 0 and len(items) == 1:
        (x, n), = items
        if n == 0:
            return x
    return term.make("mix", 32, (constant, items))


def xor(x, y):
    c, items = mix_parts(x)
    d, others = mix_parts(y)
    return make_mix(c ^ d, items ^ others)


def rotate(x, n):
    """To the left."""
    n &= 31
    if n == 0:
        return x
    c, items = mix_parts(x)
    return make_mix(rotate_number(c, n),
                    frozenset([(z, (r + n) & 31) for z, r in items]))


# Many at once: of [(word, k or n), ...].

def sum_of(constant, scaled):
    counts = {}
    for x, k in scaled:
        c, items = sum_parts(x)
        constant += c * k
        for z, n in items:
            counts[z] = counts.get(z, 0) + n * k
    return make_sum(constant & MASK, frozenset(
        [(z, k & MASK) for z, k in counts.items() if k & MASK]))


def mix_of(constant, rotated):
    total = set()
    for x, n in rotated:
        c, items = mix_parts(x)
        constant ^= rotate_number(c, n)
        for z, r in items:
            total ^= {(z, (r + n) & 31)}
    return make_mix(constant, frozenset(total))


# Bytes.  One is (constant, {(word, p), ...}): windows XORed.

def byte(x, i):
    c, items = mix_parts(x)
    c = c >> 8 * i & 255
    windows = set()
    for z, r in items:
        p = (8 * i - r) & 31
        if p & 7 == 0 and z.op == "bytes":
            z, p = z.args[0], z.args[1][p >> 3]
            windows ^= {(z, p)}
        elif p & 7 == 0 and z.op == "parts":
            d, others = z.args[p >> 3]
            c ^= d
            windows ^= others
        else:
            windows ^= {(z, p)}
    return c, frozenset(windows)


def byte_xor(x, y):
    return x[0] ^ y[0], x[1] ^ y[1]


def from_bytes(four):
    """The word of four bytes, least significant first."""
    c = sum(b[0] << 8 * i for i, b in enumerate(four))
    places = {}
    for i, b in enumerate(four):
        for z, p in b[1]:
            places.setdefault(z, []).append((i, p))
    items = []
    for z, found in places.items():
        if [i for i, p in found] != [0, 1, 2, 3]:
            return term.make("parts", 32, tuple(four))
        p = tuple(p for i, p in found)
        if all(p[i] == (p[0] + 8 * i) & 31 for i in range(4)):
            items.append((z, -p[0] & 31))
        else:
            items.append((term.make("bytes", 32, (z, p)), 0))
    return make_mix(c, frozenset(items))


def swap(x):
    """Its bytes in the other order."""
    if x.op == "const":
        return const(int.from_bytes(x.args[0].to_bytes(4, "little"), "big"))
    return from_bytes([byte(x, 3 - i) for i in range(4)])


# What messages show.

def show_items(c, items, sign, inner):
    shown = [hex(c)] if c else []
    shown += sorted(f"{k}*{inner(z)}" if sign == " + " and k != 1 else
                    f"{inner(z)}<<<{k}" if sign == " ^ " and k else inner(z)
                    for z, k in items)
    more = [f"({len(shown) - 4} more)"] if len(shown) > 5 else []
    return "(" + sign.join(shown[:4] + (more or shown[4:])) + ")"


SHOW = {
    "sum": lambda x, inner: show_items(*x.args, " + ", inner),
    "mix": lambda x, inner: show_items(*x.args, " ^ ", inner),
    "bytes": lambda x, inner: f"{inner(x.args[0])}.bytes{x.args[1]}",
    "parts": lambda x, inner: "parts(" + ", ".join(
        show_items(*b, " ^ ", inner) for b in x.args) + ")",
}
