# poly1305.py: poly1305.c's buffering, for all keys and data.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""What is proved of one call of poly1305_update holds for any number of them:
the call starts in any state that calls leave behind, and ends in one.  Such a
state is known by h, r and s, of which nothing else is known, and by the bytes
that wait for their block to be full, 0 .. 15; zeros are behind them.

What a block does to h is proved in arithmetic.py."""

import kernels
import spec
from arithmetic import products
from bench import contents, data, empty, expect, given
from kernels import Accumulator
from value import NULL, word

# Members of struct poly1305_ctx.
STATE, S, BLOCK, INDEX = range(4)
H, R = tuple(data("h", 24)), tuple(data("r", 16))
LONGEST = 130


def layout(b):
    offsets = b.machine.layout("poly1305_ctx")[0]
    return offsets[STATE], offsets[S], offsets[BLOCK], offsets[INDEX]


def put(b, ctx, h, waiting):
    """Any state of ctx, which is a poly1305_ctx."""
    store = b.machine.store
    state, s, block, index = layout(b)
    for i, x in enumerate((R[:8], R[8:], h[:8], h[8:16], h[16:])):
        store(ctx.plus(state + 8 * i), word(x), 8)
    for i in range(2):
        store(ctx.plus(s + 8 * i), word(data("s", 8, 8 * i)), 8)
    store(ctx.plus(index), len(waiting), 4)
    if waiting:
        ctx.plus(block).write(spec.padded(waiting))


def check(b, ctx, h, waiting):
    """Is this the state?"""
    state, s, block, index = layout(b)
    expect("h", kernels.State(b.machine, ctx.plus(state)).h(), h)
    expect("the number of bytes that wait",
           b.machine.load(ctx.plus(index), 4), len(waiting))
    if waiting:
        expect("what waits, and zeros", contents(ctx, 16, block),
               spec.padded(waiting))


def absorbed(h, b, pad=1):
    """h, and what waits, after these bytes."""
    whole = len(b) // 16 * 16
    for i in range(0, whole, 16):
        h = Accumulator.absorb(h, R, b[i:i + 16], pad)
    return h, b[whole:]


def tag(h, waiting):
    if waiting:
        h = Accumulator.absorb(h, R, (waiting + [1] + [0] * 15)[:16], 0)
    return Accumulator.tag(h, data("s", 16))


def keys(b):
    b.use(kernels.Row(b.machine, 4))
    b.case = "poly1305_set_key"
    ctx = b.context("poly1305_ctx")
    key = data("key", 32)
    b.call("poly1305_set_key", ctx, given("key", key))
    digest = empty("digest", 16)
    b.call("poly1305_digest", ctx, digest)
    expect("the tag of nothing", contents(digest, 16), spec.poly1305(key, []))
    expect("the context", set(ctx.o.data) == {0}, True)
    b.count += 2


def updates(b):
    for bound in 0, 1:
        b.use(kernels.Row(b.machine, 4), bound)
        for n in range(16):
            for more in range(LONGEST):
                b.case = "poly1305_update, %d bytes on %d" % (more, n)
                ctx = b.context("poly1305_ctx")
                put(b, ctx, H, data("before", n))
                text = data("data", more)
                b.call("poly1305_update", ctx, more, given("data", text))
                check(b, ctx, *absorbed(H, data("before", n) + text))
                b.count += 1


def ends(b):
    b.use(kernels.Row(b.machine, 4))
    for n in range(16):
        ctx = b.context("poly1305_ctx")
        b.case = "poly1305_digest behind %d bytes" % n
        put(b, ctx, H, data("before", n))
        digest = empty("digest", 16)
        b.call("poly1305_digest", ctx, digest)
        expect("the tag", contents(digest, 16), tag(H, data("before", n)))
        expect("the context", set(ctx.o.data) == {0}, True)
        for b.equal in 0, 1:
            b.case = "poly1305_verify behind %d bytes" % n
            put(b, ctx, H, data("before", n))
            expect("the verdict", b.call("poly1305_verify", ctx,
                                         given("digest", data("tag", 16))),
                   b.equal)
            expect("what is compared", b.compared,
                   (tag(H, data("before", n)), data("tag", 16)))
        b.count += 3
    b.case = "poly1305_update of nothing"
    put(b, ctx, H, [])
    b.call("poly1305_update", ctx, 0, NULL)
    check(b, ctx, H, [])
    b.call("poly1305_clear", ctx)
    expect("the context", set(ctx.o.data) == {0}, True)
    b.count += 2


STATEMENTS = products, keys, updates, ends
