# batch.py: many messages in one call, and messages in pieces, for all keys,
# nonces and data.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import kernels
import spec
from aead import TEXT_MAX, key_context
from bench import contents, data, empty, expect, filled, given, secret
from value import NULL, Object, Pointer

ROWS = (1, 0, 0), (4, 1, 1), (8, 0, 1)
NOTHING = Pointer(Object("nothing", 0))


class Message:
    """Message i of a batch, of n bytes."""

    def __init__(self, i, n, ad=0, nonce=12, in_place=False, verdict=1):
        self.n, self.in_place = n, in_place
        self.key = secret("key", 32)
        self.nonce = data("nonce", nonce, 32 * i)
        self.ad = data("ad", ad, 128 * i)
        self.text = data("text", n, 1024 * i) if n <= TEXT_MAX else []
        self.given = data("tag", 16, 16 * i)
        self.refused = nonce not in (12, 24) or n > TEXT_MAX
        self.verdict = 0 if self.refused else verdict
        self.told = "%d%s bytes, nonce of %d" % (
            n, " in place" * in_place, nonce)

    def members(self, opening):
        """What goes to the struct."""
        if self.n > TEXT_MAX:
            self.dst = self.tag = NOTHING
            return (12, NOTHING, 5, NOTHING, self.n, NOTHING, NOTHING, NOTHING)
        self.dst = filled("dst", self.text) if self.in_place \
            else empty("dst", self.n)
        src = self.dst if self.in_place else given("src", self.text)
        self.tag = given("tag", self.given) if opening else empty("tag", 16)
        return (len(self.nonce), given("nonce", self.nonce), len(self.ad),
                given("ad", self.ad), self.n, self.dst, src, self.tag)

    def check(self, opening):
        if self.n > TEXT_MAX:
            return
        out, tag = [None] * self.n, [None] * 16
        if self.in_place:
            out = self.text
        if not self.refused:
            out, tag = spec.seal(self.key, self.nonce, self.ad, self.text,
                                 opening)
        if opening and not self.verdict:
            out = [0] * self.n
        expect("the text of %s" % self.told, contents(self.dst, self.n), out)
        if not opening:
            expect("the tag of %s" % self.told, contents(self.tag, 16), tag)


def batch(b, ctx, messages, opening):
    name = "chacha_poly1305_%s_batch" % ("seal", "open")[opening]
    b.case = "%s, %s: %s" % (name, b.row.name,
                             "; ".join(m.told for m in messages))
    struct = "chacha_poly1305_message"
    offsets, size, align = b.machine.layout(struct)
    array = Pointer(Object("messages", size * len(messages), align)) \
        if messages else NULL
    for i, m in enumerate(messages):
        for at, x in zip(offsets, m.members(opening)):
            b.machine.store(array.plus(size * i + at), x, b.machine.pointer)

    rights = {tuple(m.given): m for m in messages}

    def verdict(right, tag):
        m = rights[tuple(tag)]
        expect("what is compared of %s" % m.told, right, spec.seal(
            m.key, m.nonce, m.ad, m.text, True)[1])
        return m.verdict

    b.equal = verdict
    right = [m.verdict if opening else int(not m.refused) for m in messages]
    expect("the result", b.call(name, ctx, len(messages), array),
           int(all(right)))
    for i, m in enumerate(messages):
        expect("the verdict on %s" % m.told, b.machine.load(
            array.plus(size * i + offsets[-1]), 4), right[i])
        m.check(opening)
    b.count += 1


def contexts(b):
    for width, fused, states in ROWS:
        b.use(kernels.Row(b.machine, width, fused, states))
        yield width, key_context(b)


def pairs(b):
    for width, ctx in contexts(b):
        lengths = (0, 1, 16, 63, 64, 65, 128, 64 * width - 64, 64 * width - 63,
                   447, 448, 449)
        for i, n in enumerate(lengths[::3] if b.thin else lengths):
            for j, m in enumerate(lengths):
                batch(b, ctx, [Message(0, n, 5 * i, in_place=i % 2),
                               Message(1, m, 6 * j + 3, in_place=j % 2)],
                      (i + j) % 2)


def groups(b):
    """As many messages as make groups of all sizes, of every length."""
    for _, ctx in contexts(b):
        for n in range(0, 460, 37 if b.thin else 5):
            batch(b, ctx, [Message(i, (n + 64 * i) % 470, (n + 13 * i) % 67,
                                   in_place=i % 2, verdict=(n + i) % 7 > 0)
                           for i in range(n % 23)], n % 2)


def mixtures(b):
    """Long messages, both nonces, and what is refused, in between."""
    most = (1 << 8 * b.machine.pointer) - 1
    for width, ctx in contexts(b):
        for n in range(1, 2 * width + 2, 5 if b.thin else 1):
            messages = []
            for i in range(2 * n):
                messages.append(Message(
                    i, 50 * i if i % 5 else 700, i, (24, 12, 24)[i % 3],
                    i % 2, int(i % 4 > 0)))
            if n % 3 == 0:
                messages.insert(n, Message(2 * n, 20, 3, 13))
            if n % 3 == 1 and most > TEXT_MAX:
                messages.insert(n, Message(2 * n, TEXT_MAX + n))
            for opening in 0, 1:
                batch(b, ctx, messages, opening)


# Messages in pieces.

def cut(b, sizes):
    """Where the pieces of these sizes begin."""
    at, begins = 0, []
    for n in sizes:
        begins.append(at)
        at += n
    return begins


def listed(b, struct, buffers, sizes):
    """The list of these pieces, in C."""
    if not sizes:
        return NULL
    offsets, size, align = b.machine.layout(struct)
    array = Pointer(Object(struct, size * len(sizes), align))
    for i, (p, n) in enumerate(zip(buffers, sizes)):
        for at, x in zip(offsets, (p, n)):
            b.machine.store(array.plus(size * i + at), x, b.machine.pointer)
    array.o.constant = True
    return array


def pieces(b, ctx, ads, dsts, srcs, opening, in_place, verdict=1, nonce=12):
    b.case = "%s_pieces, %s + %s to %s%s, %s" % (
        ("seal", "open")[opening], ads, srcs, dsts,
        " in place" if in_place else "", b.row.name)
    n = sum(srcs)
    text, ad = data("text", n), data("ad", sum(ads))
    key, nonce = secret("key", 32), data("nonce", nonce)
    given_tag = data("tag", 16)
    b.equal = verdict
    if in_place:
        # Cut differently, the pieces lie in one buffer.
        dst = filled("text", text) if n else NOTHING
        to = [dst.plus(i) for i in cut(b, dsts)]
        of = [dst.plus(i) for i in cut(b, srcs)]
    else:
        to = [empty("dst", k) for k in dsts]
        of = [given("src", text[i:i + k])
              for i, k in zip(cut(b, srcs), srcs)]
    tag = given("tag", given_tag) if opening else empty("tag", 16)
    result = b.call(
        "chacha_poly1305_%s_pieces" % ("seal", "open")[opening], ctx,
        len(nonce), given("nonce", nonce), len(ads),
        listed(b, "chapoly_const_piece",
               [given("ad", ad[i:i + k])
                for i, k in zip(cut(b, ads), ads)], ads), len(dsts),
        listed(b, "chapoly_piece", to, dsts), len(srcs),
        listed(b, "chapoly_const_piece", of, srcs), tag)
    out, right = spec.seal(key, nonce, ad, text, opening)
    expect("the result", result, verdict)
    seen = [x for p, k in zip(to, dsts) for x in contents(p, k)]
    expect("the text", seen, out if verdict else [0] * n)
    if opening:
        expect("what is compared", b.compared, (right, given_tag))
    else:
        expect("the tag", contents(tag, 16), right)
    b.count += 1


def divided(n, k):
    """n in pieces of k, and none of 0 but some."""
    return [k] * (n // k) + [0] + [n % k] * (n % k > 0)


def in_pieces(b):
    for width, ctx in contexts(b):
        sizes = (5, 16, 63, 64, 65, 64 * width, 64 * width + 17, 1100)
        for n in b.lengths(64 * (width + 1))[::9 if b.thin else 3]:
            k, m = sizes[n % 8], sizes[n // 8 % 8]
            pieces(b, ctx, divided(n % 70, 9), divided(n, k), divided(n, m),
                   n % 2, n % 4 > 1, 0 if n % 10 == 1 else 1,
                   24 if n % 7 == 0 else 12)
        pieces(b, ctx, [], [], [], 0, False)
        for k in sizes[::3] if b.thin else sizes:
            for m in sizes[::3] if b.thin else sizes:
                n = 64 * (2 * width + 1) + k
                pieces(b, ctx, [0, 20], divided(n, k), divided(n, m), 1, True)
                pieces(b, ctx, [3], divided(n, k), divided(n, m), 0, False)


STATEMENTS = pairs, groups, mixtures, in_pieces
