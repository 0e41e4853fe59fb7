# vectors.py: a sealed message of RFC 8439, by way of ir.py, translate.py and
# machine.py alone: with the kernels in C, and numbers that are known.  So
# what they make of C is what C means.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

from bench import contents, empty, expect, given
from kernels import Row

# RFC 8439, section 2.8.2.
KEY = bytes(range(0x80, 0xa0))
NONCE = bytes.fromhex("070000004041424344454647")
AD = bytes.fromhex("50515253c0c1c2c3c4c5c6c7")
TEXT = (b"Ladies and Gentlemen of the class of '99: If I could offer you "
        b"only one tip for the future, sunscreen would be it.")
CIPHER = bytes.fromhex(
    "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"
    "3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36"
    "92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
    "3ff4def08e4b7a9de576d26586cec64b6116")
TAG = bytes.fromhex("1ae10b594f09e26a7e902ecbd0600691")


def sealed(b):
    row = Row(b.machine, 1)
    for name in "chacha_core", "poly1305_update":
        kernel = b.machine.function("chapoly_%s_c" % name)
        row.set(name, kernel)
        setattr(row, name, kernel)
    ctx = b.context("chacha_poly1305_ctx")
    for bound in 0, 1:
        b.use(row, bound)
        b.case = "RFC 8439, section 2.8.2"
        b.call("chacha_poly1305_set_key", ctx, given("key", KEY))
        dst, tag = empty("dst", len(TEXT)), empty("tag", 16)
        b.call("chacha_poly1305_seal", ctx, 12, given("nonce", NONCE),
               len(AD), given("ad", AD), len(TEXT), dst, given("src", TEXT),
               tag)
        expect("the text", contents(dst, len(TEXT)), list(CIPHER))
        expect("the tag", contents(tag, 16), list(TAG))
        dst = empty("dst", len(TEXT))
        expect("the verdict", b.call(
            "chacha_poly1305_open", ctx, 12, given("nonce", NONCE), len(AD),
            given("ad", AD), len(TEXT), dst, given("src", CIPHER),
            given("tag", TAG)), 1)
        expect("the text", contents(dst, len(TEXT)), list(TEXT))
        b.count += 2
    b.case = "RFC 8439, section 2.8.2, with another tag"
    expect("the verdict", b.call(
        "chacha_poly1305_open", ctx, 12, given("nonce", NONCE), len(AD),
        given("ad", AD), len(TEXT), dst, given("src", CIPHER),
        given("tag", TAG[:15] + b"\0")), 0)
    expect("the text", contents(dst, len(TEXT)), [0] * len(TEXT))


STATEMENTS = sealed,
