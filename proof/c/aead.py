# aead.py: the one-shot calls make what spec.py says, for all keys, nonces
# and data.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import kernels
import spec
from bench import contents, data, empty, expect, filled, given, secret
from value import NULL, Object, Pointer

# Width of a pass, and with which kernels besides the two that all have.
PLAIN, FUSED, SERIAL = range(3)
ROWS = ((1, PLAIN), (4, PLAIN), (4, FUSED), (4, SERIAL), (8, PLAIN),
        (8, FUSED), (8, SERIAL))
TEXT_MAX = (1 << 38) - 64
PIECE = 16384
CALLS = "chacha_poly1305_seal", "chacha_poly1305_open"


class Message:
    """The arguments, and the right result, which is made once for all
    lengths."""

    _streams = {}

    def __init__(self, n, ad=0, nonce=12):
        self.n = n
        self.key = secret("key", 32)
        self.nonce, self.ad = data("nonce", nonce), data("ad", ad)
        self.text, self.given = data("text", n), data("tag", 16)

    def right(self, opening):
        """The other text, and the tag."""
        made = self._streams.setdefault((len(self.nonce), opening), [])
        if len(made) < self.n:
            made[:] = spec.seal(self.key, self.nonce, [],
                                data("text", self.n + 1000))[0]
        out = made[:self.n]
        return out, spec.tag(self.key, self.nonce, self.ad,
                             self.text if opening else out)


def key_context(b):
    """A context with a key.  What else is in it, seal and open must not
    need."""
    ctx = b.context("chacha_poly1305_ctx")
    b.call("chacha_poly1305_set_key", ctx, given("key", secret("key", 32)))
    return ctx


def one_shot(b, ctx, m, opening, in_place, verdict=1):
    b.case = "%s, %d + %d bytes%s, nonce of %d, verdict %d, %s" % (
        CALLS[opening], len(m.ad), m.n, " in place" if in_place else "",
        len(m.nonce), verdict, b.row.name)
    b.equal = verdict
    dst = filled("dst", m.text) if in_place else empty("dst", m.n)
    src = dst if in_place else given("src", m.text)
    tag = given("tag", m.given) if opening else empty("tag", 16)
    ctx.o.constant = True
    result = b.call(CALLS[opening], ctx, len(m.nonce),
                    given("nonce", m.nonce), len(m.ad), given("ad", m.ad),
                    m.n, dst, src, tag)
    out, right = m.right(opening)
    expect("the result", result, verdict)
    expect("the text", contents(dst, m.n), out if verdict else [0] * m.n)
    if opening:
        expect("what is compared", b.compared, (right, m.given))
    else:
        expect("the tag", contents(tag, 16), right)
    b.count += 1


def row(b, width, kind):
    """As POWER8, POWER9 and POWER10 have them."""
    return kernels.Row(b.machine, width,
                       kind == FUSED or kind == SERIAL and width == 8,
                       kind == SERIAL or kind == FUSED and width > 4,
                       kind == SERIAL)


def rows(b):
    for width, kind in ROWS:
        b.use(row(b, width, kind))
        yield width, kind


def lengths(b, width, kind):
    """All lengths of a little more than two passes, and some of four; but a
    fused kernel makes no difference to less than a pass, and a serial one to
    less than the widest."""
    first = (0, 64 * width - 1, 64 * 8 - 1)[kind]
    most = 64 * (2 * width + 1) + 17
    for n in b.lengths(most):
        if n >= first:
            yield n
    if not b.thin:
        yield from range(most, 64 * 4 * width + 30, 13)


def texts(b):
    """Every length, in every way."""
    for width, kind in rows(b):
        ctx = key_context(b)
        for n in lengths(b, width, kind):
            m = Message(n, n % 37)
            for opening in 0, 1:
                for in_place in 0, 1:
                    one_shot(b, ctx, m, opening, in_place)
            if n % 3 == 0:
                one_shot(b, ctx, m, 1, n % 2, 0)
                one_shot(b, ctx, Message(n, n % 5, 24), n % 2, n % 4 == 0)


def associated(b):
    """Every length of associated data, for texts that go other ways."""
    for width, _ in rows(b):
        ctx = key_context(b)
        for ad in range(0, 100, 7 if b.thin else 1):
            for n in 0, 7, 64 * (width - 1), 64 * (width + 1) - 3:
                m = Message(n, ad)
                one_shot(b, ctx, m, n % 2, ad % 2)


def long_texts(b):
    """About the ends of the pieces of text_in_pieces."""
    for width, kind in rows(b):
        ctx = key_context(b)
        for n in (PIECE, 2 * PIECE) if not (b.thin or kind == FUSED) else ():
            for more in (-64, -1, 0, 64 * (width - 1), 64 * (width - 1) + 1,
                         64 * (2 * width - 1) + 3):
                one_shot(b, ctx, Message(n + more, 3), more % 2, n == PIECE)


def overlaps(b):
    """Associated data, nonce and tag in dst; a call's first binding."""
    for width, kind in ROWS:
        first = row(b, width, kind)
        b.use(first)
        ctx = key_context(b)
        for n in 30, 64 * width, 64 * (2 * width + 1) + 5:
            for opening in 0, 1:
                b.use(first, False)
                b.equal = 1
                b.case = "%s, ad, nonce and tag in dst, %d bytes, %s" % (
                    CALLS[opening], n, first.name)
                m = Message(n)
                m.nonce, m.ad = m.text[5:17], m.text[7:]
                at = n if not opening else n - 16
                m.given = m.text[at:]
                dst = filled("dst", m.text + [0] * 16 * (1 - opening))
                b.call(CALLS[opening], ctx, 12, dst.plus(5), n - 7,
                       dst.plus(7), n, dst, dst, dst.plus(at))
                out, tag = spec.seal(m.key, m.nonce, m.ad, m.text, opening)
                expect("the text", contents(dst, n), out)
                if opening:
                    expect("what is compared", b.compared, (tag, m.given))
                else:
                    expect("the tag", contents(dst, 16, n), tag)
                b.count += 1


def messages(b):
    """encrypt_message and decrypt_message."""
    b.use(kernels.Row(b.machine, 4))
    ctx = key_context(b)
    name = "chacha_poly1305_encrypt_message"
    for n in range(16 + 200):
        b.case = "%s of %d bytes" % (name, n)
        m = Message(max(n - 16, 0))
        dst = empty("dst", n)
        result = b.call(name, ctx, 12, given("nonce", m.nonce), 0, NULL, n,
                        dst, given("src", m.text))
        expect("the result", result, int(n >= 16))
        out, tag = m.right(0)
        expect("the message", contents(dst, n),
               out + tag if n >= 16 else [None] * n)
        if n >= 16:
            b.case = "decrypt_message of %d bytes" % n
            text = data("text", n)
            b.equal, dst = 1, empty("dst", n - 16)
            b.call("chacha_poly1305_decrypt_message", ctx, 12,
                   given("nonce", m.nonce), 0, NULL, n - 16, dst,
                   given("src", text))
            expect("the text", contents(dst, n - 16), m.right(1)[0])
            expect("what is compared", b.compared, (m.right(1)[1], text[-16:]))
        b.count += 2


def refusals(b):
    """Nothing is read or written; or dst is zero."""
    most = (1 << 8 * b.machine.pointer) - 1
    nothing = Pointer(Object("nothing", 0))
    for width, _ in rows(b):
        ctx = key_context(b)
        for n in {TEXT_MAX + 1, TEXT_MAX + 64, 1 << 38, 1 << 63, most}:
            if TEXT_MAX < n <= most:
                for call in CALLS:
                    b.case = "%s of %d bytes" % (call, n)
                    expect("the result", b.call(
                        call, ctx, 12, nothing, 5, nothing, n, nothing,
                        nothing, nothing), 0)
                    b.count += 1
                for way, m in ("encrypt", n), ("decrypt", n):
                    b.case = "%s_message of %d bytes" % (way, m)
                    expect("the result", b.call(
                        "chacha_poly1305_%s_message" % way, ctx, 12, nothing,
                        0, NULL, m + 16 & most if way[0] == "e" else m,
                        nothing, nothing), 0)
                    b.count += 1
        for nonce in [*range(12), *range(13, 24), 25, 32, 1 << 31, most]:
            for n in 0, 5, 64 * width:
                b.case = "nonce of %d bytes, %d bytes" % (nonce, n)
                dst, tag = empty("dst", n), empty("tag", 16)
                src = given("src", data("text", n))
                expect("the result of seal", b.call(
                    CALLS[0], ctx, nonce, nothing, 5, nothing, n, dst, src,
                    tag), 0)
                expect("dst", contents(dst, n), [None] * n)
                expect("the tag", contents(tag, 16), [None] * 16)
                expect("the result of open", b.call(
                    CALLS[1], ctx, nonce, nothing, 5, nothing, n, dst, src,
                    given("tag", data("tag", 16))), 0)
                expect("dst", contents(dst, n), [0] * n)
                b.count += 2


STATEMENTS = texts, associated, long_texts, overlaps, messages, refusals
