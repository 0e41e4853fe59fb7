# chacha.py: chacha.c's calls make what spec.py says, for all keys, nonces,
# counters and texts.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import kernels
import spec
from bench import contents, data, empty, expect, filled, given, vast
from value import Span, word

WIDTHS = 1, 4, 8
WRAP = 1 << 32


def words(b, ctx):
    return [b.machine.load(ctx.plus(4 * i), 4) for i in range(16)]


def same(x, y):
    """Are these words equal for all data?"""
    return [getattr(i, "b", i) for i in x] == [getattr(i, "b", i) for i in y]


def check_words(b, what, ctx, right):
    expect(what, same(words(b, ctx), right), True)


def context(b, counter, high):
    """A context in any state, but for words 12 and 13."""
    ctx = b.context("chacha_ctx")
    state = spec.words(data("state", 64))
    state[12], state[13] = counter, high
    for i, x in enumerate(state):
        b.machine.store(ctx.plus(4 * i), x, 4)
    return ctx, state


def settings(b):
    """Keys, nonces and counters go to their words, and nowhere else."""
    b.use(kernels.Row(b.machine, 4))
    for name, n, first in (("set_key", 32, 4), ("set_nonce", 8, 14),
                           ("set_nonce96", 12, 13), ("set_counter", 8, 12),
                           ("set_counter32", 4, 12)):
        b.case = "chacha_" + name
        ctx, right = context(b, 1, 2)
        if name.startswith("set_nonce"):
            right[12] = right[13] = 0
        elif name == "set_key":
            right[:4] = spec.CONSTANTS
        right[first:first + n // 4] = spec.words(data("set", n))
        b.call("chacha_" + name, ctx, given("set", data("set", n)))
        check_words(b, "the state", ctx, right)
        b.count += 1
    b.case = "chacha_clear"
    b.call("chacha_clear", ctx)
    check_words(b, "the state", ctx, [0] * 16)


def subkeys(b):
    key, nonce = data("key", 32), data("nonce", 24)
    subkey = spec.hchacha20(key, nonce[:16])
    b.case = "hchacha20"
    out = empty("out", 32)
    b.call("hchacha20", out, given("key", key), given("in", nonce[:16]))
    expect("the subkey", contents(out, 32), subkey)
    b.case = "xchacha_set_key_nonce"
    ctx = context(b, 1, 2)[0]
    b.call("xchacha_set_key_nonce", ctx, given("key", key),
           given("nonce", nonce))
    check_words(b, "the state", ctx, spec.state(subkey, 0,
                                                [0] * 4 + nonce[16:]))
    b.count += 2


def crypt(b, n, counter, high, carry, in_place, bound):
    """One call; the text, and the state behind it."""
    b.use(b.row, bound)
    b.case = "chacha_crypt%s, %d bytes%s, counter %r, %s" % (
        "" if carry else "32", n, " in place" if in_place else "", counter,
        b.row.name)
    ctx, state = context(b, counter, high)
    text = data("text", n)
    dst = filled("dst", text) if in_place else empty("dst", n)
    b.call("chacha_crypt" if carry else "chacha_crypt32", ctx, n, dst,
           dst if in_place else given("src", text))
    stream, after = spec.keystream(state, n, carry)
    expect("the text", contents(dst, n), kernels.xor(text, stream))
    # A block of which a part was used counts.
    check = words(b, ctx)
    expect("the counter", check[12] == after[12], True)
    check[12] = after[12]
    expect("the state", same(check, after), True)
    b.count += 1


def lengths(b):
    """Every counter that is farther from its wrap than the text is long."""
    high = word(data("high", 4))
    for width in WIDTHS:
        b.use(kernels.Row(b.machine, width))
        for n in b.lengths(64 * (2 * width + 1) + 1):
            counter = Span(0, WRAP - -(-n // 64) - 3)
            crypt(b, n, counter, high, 1, False, True)
            crypt(b, n, counter, high, 0, True, False)


def wraps(b):
    """Every counter that wraps within the text or behind it."""
    high = word(data("high", 4))
    for width in WIDTHS:
        b.use(kernels.Row(b.machine, width))
        for blocks in range(1, 3 if b.thin else 2 * width + 2):
            for n in 64 * blocks, 64 * blocks - 1, 64 * blocks - 37:
                for left in range(1, blocks + 3):
                    for carry in 0, 1:
                        crypt(b, n, WRAP - left, high, carry,
                              left % 2, blocks % 2)
                if not b.thin:
                    crypt(b, n, WRAP - 1, WRAP - 1, 1, False, True)


def vast_lengths(b):
    """Texts so long that they wrap, even several times.  The kernels' calls
    are looked at, and what is behind them.  No object in C is longer than
    half of what size_t counts."""
    if b.small:
        return
    most = 1 << 8 * b.machine.pointer - 1
    for width in WIDTHS:
        b.use(kernels.Row(b.machine, width))
        for n in ((1 << 31) - 1, (1 << 32) - 1, (1 << 38) - 64, 1 << 38,
                  (1 << 38) + 1, (1 << 40) + 77):
            if n < most:
                for counter in 0, 1, 1 << 31, WRAP - width - 1, WRAP - 1:
                    long_text(b, n, counter)


def long_text(b, n, counter):
    for carry in 0, 1:
        b.case = "chacha_crypt%s, %d bytes, counter %d, %s" % (
            "" if carry else "32", n, counter, b.row.name)
        ctx, state = context(b, counter, 7)
        src, dst = vast("src", n), vast("dst", n)
        b.row.calls.clear()
        b.call("chacha_crypt" if carry else "chacha_crypt32", ctx, n, dst,
               src)

        def at(position):
            c = counter + position // 64
            return (state[:12] + [c % WRAP, 7 + carry * (c // WRAP)]
                    + state[14:])

        done, written = 0, dst.o.data.written
        spans = {p.at: (w, m, q.at) for w, m, p, q in b.row.calls}
        while done < n:
            if done in spans:
                w, m, where = spans[done]
                expect("the call at byte %d" % done,
                       same(w, at(done)) and where == done, True)
                done += m
                continue
            m = min(64 - done % 64, n - done)
            block = kernels.keystream_block(at(done - done % 64))
            text = src.o.data[slice(done, done + m)]
            expect("the text at byte %d" % done,
                   [written.get(i) for i in range(done, done + m)],
                   kernels.xor(text, block[done % 64:done % 64 + m]))
            done += m
        check_words(b, "the state", ctx, at(-(-n // 64) * 64))
        b.count += 1


STATEMENTS = settings, subkeys, lengths, wraps, vast_lengths
