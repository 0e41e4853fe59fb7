# pieces.py: memops.h and pieces.h do, byte by byte, what they say.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

from bench import (PIECE_BOUND, contents, data, empty, expect, filled, given)
from value import NULL, Fault, Word, opaque, word, xor


def words(b):
    for n in (4, 8):
        b.case = "%d-byte words" % n
        p = empty("p", n)
        bytes = data("a", n)
        expect("load", b.call("load%d" % (8 * n), given("p", bytes)).b,
               tuple(bytes))
        b.call("store%d" % (8 * n), p, Word(tuple(bytes)))
        expect("store", contents(p, n), bytes)
        b.count += 2


def parts(b):
    """chapoly_load_part and chapoly_store_part."""
    if b.small:
        return
    for n in range(16):
        b.case = "part of %d bytes" % n
        w = filled("w", [None] * 16)
        w.o.align = 8
        b.call("load_part", w, given("p", data("a", n)), n)
        seen = [b.machine.load(w.plus(i), 8) for i in (0, 8)]
        right = data("a", n) + [0] * (16 - n)
        expect("the part", [getattr(x, "b", x) for x in seen],
               [getattr(word(right[i:i + 8]), "b", 0) for i in (0, 8)])
        p = empty("p", n)
        b.call("store_part", p, w, n)
        expect("the part", contents(p, n), data("a", n))
        b.count += 2


def xors(b):
    for n in b.lengths(PIECE_BOUND):
        b.case = "xor of %d bytes" % n
        x, y = data("a", n), data("b", n)
        apart, place = empty("dst", n), filled("dst", x)
        b.call("xor", apart, given("a", x), given("b", y), n)
        b.call("xor", place, place, given("b", y), n)
        for p in apart, place:
            expect("the sum", contents(p, n), xor(x, y))
        b.count += 2


def copies(b):
    for n in range(1, 16) if b.small else range(PIECE_BOUND + 1):
        b.case = "copy_padded of %d bytes" % n
        p = empty("dst", -(-n // 16) * 16)
        b.call("copy_padded", p, given("src", data("a", n)), n)
        expect("the copy", contents(p, -(-n // 16) * 16),
               data("a", n) + [0] * (-n % 16))
        b.count += 1


def kept(b):
    """crypt_and_keep of chacha-poly1305-short.h: writes up to 16 bytes
    behind the ciphertext."""
    if b.small:
        return
    for n in b.lengths(PIECE_BOUND):
        for decrypt in 0, 1:
            b.case = "crypt_and_keep of %d bytes" % n
            text, stream = data("a", n), data("b", n)
            out = xor(text, stream)
            cipher = text if decrypt else out
            for dst in empty("dst", n), filled("dst", text):
                src = given("src", text) if n == 0 or dst.o.data[0] is None \
                    else dst
                p = empty("kept", n + 16 if n >= 16 else 16)
                b.machine.call("crypt_and_keep", dst, p, src,
                               given("keystream", stream + [0] * 16), n,
                               decrypt)
                expect("the text", contents(dst, n), out)
                expect("what is kept", contents(p, -(-n // 16) * 16),
                       cipher + [0] * (-n % 16))
                b.count += 1


def wipes(b):
    for n in range(200):
        b.case = "wipe of %d bytes" % n
        p, q = filled("p", data("a", n + 1)), filled("q", data("a", n + 1))
        b.call("wipe", p, n)
        b.call("zero", q, n)
        for x in p, q:
            expect("the memory", contents(x, n + 1),
                   [0] * n + data("a", 1, n))
        b.count += 2
    b.call("zero", NULL, 0)
    for n in range(10):
        b.case = "wipe of %d blocks" % n
        p = filled("p", data("a", 64 * n + 1))
        b.call("wipe_blocks", p, n)
        expect("the memory", contents(p, 64 * n + 1),
               [0] * (64 * n) + data("a", 1, 64 * n))
        b.count += 1


def equality(b):
    """1 for equal tags.  For others, the uppermost bit of d | -d decides,
    where d is the OR of all differences: it is set unless d is 0."""
    b.case = "memeql_sec"
    x, y = data("a", 16), data("b", 16)
    expect("equal tags' verdict", b.call("memeql_sec", given("a", x),
                                         given("b", x)), 1)
    d = [word(xor(x[i:i + 8], y[i:i + 8])) for i in (0, 8)]
    d = d[0] | d[1]
    right = (d | (0 - d)) >> 63
    right = (1 ^ right).resized(4)
    expect("the verdict's formula", b.call("memeql_sec", given("a", x),
                                           given("b", y)).b, right.b)
    for bits in 8, 12:
        for i in range(1, 1 << bits):
            expect("its proof", (i | -i % (1 << bits)) >> bits - 1, 1)
    b.count += 2


STATEMENTS = (words, parts, xors, copies, kept, wipes, equality)
