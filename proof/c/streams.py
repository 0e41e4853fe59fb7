# streams.py: the streaming calls, for all keys, nonces and data.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""As in poly1305.py, what is proved of one call holds for any number: it
starts in any state that calls leave behind, and ends in one.  Such a state is
known by its phase, by the sizes so far, and by Poly1305's: the last bytes of
what was absorbed wait, as many as are behind a multiple of 16."""

import kernels
import poly1305
import spec
from aead import TEXT_MAX
from bench import contents, data, empty, expect, filled, given
from value import NULL, Object, Pointer, xor

CHACHA, POLY1305, AUTH_SIZE, DATA_SIZE, PHASE = range(5)
NO_NONCE, ASSOCIATED_DATA, TEXT = range(3)
ROWS = (1, 0), (4, 1), (8, 0)
MOST = (1 << 64) - 1
STRUCT = "chacha_poly1305_ctx"


def part(b, ctx, i):
    return ctx.plus(b.machine.layout(STRUCT)[0][i])


def put(b, phase, auth, size, waiting):
    """Any such state."""
    ctx = b.context(STRUCT)
    words = spec.words(data("state", 64))
    for i, x in enumerate(words):
        b.machine.store(part(b, ctx, CHACHA).plus(4 * i), x, 4)
    poly1305.put(b, part(b, ctx, POLY1305), poly1305.H, waiting)
    b.member(STRUCT, ctx, AUTH_SIZE, 8, auth)
    b.member(STRUCT, ctx, DATA_SIZE, 8, size)
    b.member(STRUCT, ctx, PHASE, 4, phase)
    return ctx, words


def check(b, ctx, words, phase, auth, size, h, waiting):
    poly1305.check(b, part(b, ctx, POLY1305), h, waiting)
    expect("the sizes and the phase",
           (b.member(STRUCT, ctx, AUTH_SIZE, 8),
            b.member(STRUCT, ctx, DATA_SIZE, 8),
            b.member(STRUCT, ctx, PHASE, 4)), (auth, size, phase))
    # Word 12 is set anew by each call.
    for i in [*range(12), 13, 14, 15]:
        seen = b.machine.load(part(b, ctx, CHACHA).plus(4 * i), 4)
        expect("word %d" % i, seen.b, words[i].b)


def crypted(b, phase, auth, size, n, opening, in_place):
    """One call of encrypt or decrypt."""
    b.case = "%s, %d bytes on %d%s, phase %d, %s" % (
        ("encrypt", "decrypt")[opening], n, size,
        " in place" if in_place else "", phase, b.row.name)
    before = (auth if phase == ASSOCIATED_DATA else size) % 16
    waiting = data("before", before)
    ctx, words = put(b, phase, auth, size, waiting)
    text = data("text", n)
    dst = filled("dst", text) if in_place else empty("dst", n)
    result = b.call("chacha_poly1305_" + ("encrypt", "decrypt")[opening],
                    ctx, n, dst, dst if in_place else given("src", text))
    expect("the result", result, 1)
    b.count += 1
    h = poly1305.H
    if not n:
        check(b, ctx, words, phase, auth, size, h, waiting)
        return
    if phase == ASSOCIATED_DATA:
        h, waiting = poly1305.absorbed(h, spec.padded(waiting))
    start = list(words)
    start[12] = 1 + size // 64
    skip = size % 64
    out = xor(text, spec.keystream(start, skip + n)[0][skip:])
    expect("the text", contents(dst, n), out)
    h, waiting = poly1305.absorbed(h, waiting + (text if opening else out))
    check(b, ctx, words, TEXT, auth, size + n, h, waiting)


def texts(b):
    for width, fused in ROWS:
        b.use(kernels.Row(b.machine, width, fused))
        # Every place in a block, and some blocks.
        for offset in range(0, 64, 5 if b.thin else 1):
            block = (0, 1, 5, (1 << 32) - 8 * width)[offset % 4]
            for n in (0, 1, 15, 16, 17, 63 - offset, 64 - offset,
                      65 - offset, 64, 64 * width - offset,
                      64 * width + 80 - offset):
                crypted(b, TEXT, 3, 64 * block + offset, n, n % 2,
                        offset % 2)
        # Every length, from the start of a block and the first byte on.
        for n in b.lengths(64 * (width + 2)):
            crypted(b, TEXT, 0, 64, n, n % 2, n % 3 == 0)
            crypted(b, ASSOCIATED_DATA, n, 0, n, 1 - n % 2, n % 3 != 0)
        # Up to the last byte.
        for n in 1, 17, 64, 65, 64 * width + 1, 64 * width + 64:
            for opening in 0, 1:
                crypted(b, TEXT, 0, TEXT_MAX - n, n, opening, 1)


def associated(b):
    b.use(kernels.Row(b.machine, 4))
    for before in 0, 1, 15, 16, MOST - 200:
        for n in range(130):
            b.case = "update, %d bytes on %d" % (n, before)
            waiting = data("before", before % 16)
            ctx, words = put(b, ASSOCIATED_DATA, before, 0, waiting)
            text = data("ad", n)
            expect("the result", b.call("chacha_poly1305_update", ctx, n,
                                        given("ad", text)), 1)
            check(b, ctx, words, ASSOCIATED_DATA, before + n, 0,
                  *poly1305.absorbed(poly1305.H, waiting + text))
            b.count += 1


def ends(b):
    b.use(kernels.Row(b.machine, 4))
    for phase in ASSOCIATED_DATA, TEXT:
        for n in range(40):
            auth, size = (n, 0) if phase == ASSOCIATED_DATA else (5, n)
            waiting = data("before", n % 16)
            h, _ = poly1305.absorbed(poly1305.H, spec.padded(waiting))
            sizes = list(auth.to_bytes(8, "little")
                         + size.to_bytes(8, "little"))
            tag = poly1305.tag(*poly1305.absorbed(h, sizes))
            b.case = "digest behind %d bytes, phase %d" % (n, phase)
            ctx = put(b, phase, auth, size, waiting)[0]
            digest = empty("digest", 16)
            expect("the result", b.call("chacha_poly1305_digest", ctx,
                                        digest), 1)
            expect("the tag", contents(digest, 16), tag)
            expect("the phase", b.member(STRUCT, ctx, PHASE, 4), NO_NONCE)
            for b.equal in 0, 1:
                b.case = "verify behind %d bytes, phase %d" % (n, phase)
                ctx = put(b, phase, auth, size, waiting)[0]
                expect("the verdict", b.call(
                    "chacha_poly1305_verify", ctx,
                    given("tag", data("tag", 16))), b.equal)
                expect("what is compared", b.compared, (tag, data("tag", 16)))
                expect("the phase", b.member(STRUCT, ctx, PHASE, 4), NO_NONCE)
            b.count += 3


def starts(b):
    """A new message, in whatever state the last one is."""
    b.use(kernels.Row(b.machine, 4))
    key, nonce = data("key", 32), data("nonce", 24)
    b.case = "set_key"
    ctx = b.context(STRUCT)
    b.call("chacha_poly1305_set_key", ctx, given("key", key))
    expect("the rest", set(ctx.o.data[48:]) == {0}, True)
    for phase in NO_NONCE, ASSOCIATED_DATA, TEXT:
        for extended in 0, 1:
            b.case = "set_nonce in phase %d" % phase
            ctx, words = put(b, phase, 5, 9, data("before", 9))
            if extended:
                b.call("xchacha_poly1305_set_key_nonce", ctx,
                       given("key", key), given("nonce", nonce))
                words = spec.state(spec.hchacha20(key, nonce[:16]), 0,
                                   [0] * 4 + nonce[16:])
            else:
                b.call("chacha_poly1305_set_nonce", ctx,
                       given("nonce", nonce[:12]))
                words[12:] = [0] + spec.words(nonce[:12])
            once = kernels.keystream_block(words)[:32]
            digest = empty("digest", 16)
            b.call("chacha_poly1305_digest", ctx, digest)
            expect("the tag of nothing", contents(digest, 16),
                   spec.poly1305(once, [0] * 16))
            b.count += 2


def refusals(b):
    """Out of order, or too long: 0, and nothing is touched."""
    b.use(kernels.Row(b.machine, 4))
    nothing = Pointer(Object("nothing", 0))
    most = (1 << 8 * b.machine.pointer) - 1
    text = "chacha_poly1305_encrypt", "chacha_poly1305_decrypt"
    cases = [(name, NO_NONCE, 0, 0, n) for name in text for n in (0, 1, most)]
    cases += [(name, TEXT, 0, TEXT_MAX - left, left + 1 + more)
              for name in text for left in (0, 1, 63, 64, 1 << 31)
              for more in (0, 1, 1 << 31) if left + 1 + more <= most]
    if most > TEXT_MAX:
        cases += [(name, phase, 0, 0, n) for name in text
                  for phase in (ASSOCIATED_DATA, TEXT)
                  for n in (TEXT_MAX + 1, 1 << 63, most)]
    name = "chacha_poly1305_update"
    cases += [(name, phase, 0, 0, n) for phase in (NO_NONCE, TEXT)
              for n in (0, 1, most)]
    cases += [(name, ASSOCIATED_DATA, MOST - left, 0, left + 1)
              for left in (0, 1, 15, (1 << 31) - 5)]
    for name, phase, auth, size, n in cases:
        b.case = "%s, %d bytes on %d and %d in phase %d" % (
            name, n, auth, size, phase)
        ctx = put(b, phase, auth, size, [])[0]
        ctx.o.constant = True
        arguments = [ctx, n] + [nothing] * (1 if "update" in name else 2)
        expect("the result", b.call(name, *arguments), 0)
        b.count += 1
    for name in "chacha_poly1305_digest", "chacha_poly1305_verify":
        b.case = name + " without a message"
        ctx = put(b, NO_NONCE, 0, 0, [])[0]
        ctx.o.constant = True
        expect("the result", b.call(name, ctx, nothing), 0)
        b.count += 1


STATEMENTS = texts, associated, ends, starts, refusals
