# vector.py: the values of 128-bit registers.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A value is a tuple of terms of one width, the most significant first, as
the ISA numbers elements: 16 bytes, 8 halfwords, 4 words, 2 doublewords or 1
quadword.  Which of them is decided by what made it; the functions here give
the elements that an instruction wants."""

import term
import word


def elements(v, width):
    """The value as elements of that width."""
    have = 128 // len(v)
    if have == width:
        return v
    if have > width:
        return tuple(term.slice_(x, low, width) for x in v
                     for low in range(have - width, -1, -width))
    step = width // have
    if width == 32:
        return tuple(join_word(v[i:i + step])
                     for i in range(0, len(v), step))
    if have < 32:
        return elements(elements(v, 32), width)
    return tuple(term.cat(*v[i:i + step][::-1])
                 for i in range(0, len(v), step))


def words(v):
    return v if len(v) == 4 else elements(v, 32)


def dwords(v):
    return v if len(v) == 2 else elements(v, 64)


def quad(v):
    return v[0] if len(v) == 1 else elements(v, 128)[0]


def windows(v):
    """16 bytes, most significant first, in the form of word.byte."""
    return [word.byte(w, i) for w in words(v) for i in (3, 2, 1, 0)]


def from_windows(windows_):
    return tuple(word.from_bytes(windows_[i:i + 4][::-1])
                 for i in range(0, 16, 4))


def join_word(parts):
    return term.cat(*parts[::-1])


def constant(v):
    """The value as an integer, or None."""
    value = 0
    for x in v:
        if x.op != "const":
            return None
        value = value << x.width | x.args[0]
    return value


def from_integer(value, width=32):
    return tuple(term.const(width, value >> low)
                 for low in range(128 - width, -1, -width))


def splat(x):
    return (x,) * (128 // x.width)


def show(v):
    return "(" + ", ".join(term.show(x) for x in v) + ")"
