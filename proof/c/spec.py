# spec.py: what the calls must compute: RFC 8439, and XChaCha20 as in
# draft-irtf-cfrg-xchacha-03, in terms of the blocks of kernels.py.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

from kernels import Accumulator, keystream_block
from value import word, xor

CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
CLAMP = 0x0ffffffc0ffffffc0ffffffc0fffffff


def words(b):
    return [word(b[i:i + 4]) for i in range(0, len(b), 4)]


def state(key, counter, nonce):
    """The state for a key of 32 bytes, and a nonce of 12."""
    return CONSTANTS + words(key) + [counter] + words(nonce)


def keystream(state, n, carry=0):
    """n bytes; carry is added to word 13 each time word 12 wraps."""
    made = []
    state = list(state)
    while len(made) < n:
        made += keystream_block(state)
        state[12] = state[12] + 1
        if state[12] == 1 << 32:
            state[12] = 0
            state[13] = state[13] + carry
            if type(state[13]) is int:
                state[13] %= 1 << 32
    return made[:n], state


def hchacha20(key, nonce):
    """The subkey, as bytes: what the rounds make, without the addition."""
    start = state(key, 0, [0] * 12)[:12] + words(nonce)
    block = words(keystream_block(start))
    subkey = []
    for i in (0, 1, 2, 3, 12, 13, 14, 15):
        x = block[i] - start[i]
        subkey += x.b
    return subkey


def poly1305(key, data, h=None):
    """The tag of data with a key of 32 bytes."""
    clamp = CLAMP.to_bytes(16, "little")
    r = tuple((word(key[:16]) & int.from_bytes(clamp, "little")).b)
    h = Accumulator.START
    for i in range(0, len(data), 16):
        block = list(data[i:i + 16])
        pad = 1
        if len(block) < 16:
            block, pad = (block + [1] + [0] * 15)[:16], 0
        h = Accumulator.absorb(h, r, block, pad)
    return Accumulator.tag(h, key[16:32])


def padded(b):
    return list(b) + [0] * (-len(b) % 16)


def _start(key, nonce):
    if len(nonce) == 24:
        key, nonce = hchacha20(key, nonce[:16]), [0] * 4 + nonce[16:]
    return state(key, 0, nonce)


def tag(key, nonce, ad, cipher):
    """The tag of a ciphertext."""
    sizes = list(len(ad).to_bytes(8, "little")
                 + len(cipher).to_bytes(8, "little"))
    return poly1305(keystream_block(_start(key, nonce))[:32],
                    padded(ad) + padded(cipher) + sizes)


def seal(key, nonce, ad, text, opening=False):
    """The other text, and the tag."""
    start = _start(key, nonce)
    start[12] = 1
    out = xor(text, keystream(start, len(text))[0])
    return out, tag(key, nonce, ad, text if opening else out)
