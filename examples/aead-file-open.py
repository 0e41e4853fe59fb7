#!/usr/bin/env python3
"""aead-file-open.py KEYFILE IN OUT: opens what aead-file has sealed.

A second implementation, in Python's integers, written from the description
in aead-stream.h alone: it shows that the description is whole, and checks
the first.  Slow, and its time depends on the key: for tests only.

SPDX-License-Identifier: MIT
Copyright (C) 2026 The chapoly developers
"""

import struct
import sys

MASK = 0xffffffff


def quarter(x, a, b, c, d):
    for p, q, r, n in ((a, b, d, 16), (c, d, b, 12),
                       (a, b, d, 8), (c, d, b, 7)):
        x[p] = (x[p] + x[q]) & MASK
        t = x[r] ^ x[p]
        x[r] = (t << n | t >> (32 - n)) & MASK


def rounds(words):
    x = list(words)
    for _ in range(10):
        for i in range(4):
            quarter(x, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return x


def words(key, rest):
    return struct.unpack('<16I', b'expand 32-byte k' + key + rest)


def block(key, counter, nonce):
    state = words(key, struct.pack('<I', counter) + nonce)
    return struct.pack('<16I', *[(a + b) & MASK
                                 for a, b in zip(state, rounds(state))])


def hchacha20(key, nonce):
    x = rounds(words(key, nonce))
    return struct.pack('<8I', *(x[:4] + x[12:]))


def poly1305(key, text):
    r = int.from_bytes(key[:16], 'little')
    r &= 0x0ffffffc0ffffffc0ffffffc0fffffff
    h = 0
    for i in range(0, len(text), 16):
        piece = text[i:i + 16] + b'\1'
        h = (h + int.from_bytes(piece, 'little')) * r % ((1 << 130) - 5)
    h += int.from_bytes(key[16:32], 'little')
    return (h & ((1 << 128) - 1)).to_bytes(16, 'little')


def padded(text):
    return text + bytes(-len(text) % 16)


def open_xchacha20_poly1305(key, nonce, ad, sealed):
    """Returns the text, or None."""
    text, tag = sealed[:-16], sealed[-16:]
    subkey, nonce = hchacha20(key, nonce[:16]), bytes(4) + nonce[16:]
    data = (padded(ad) + padded(text)
            + struct.pack('<QQ', len(ad), len(text)))
    if poly1305(block(subkey, 0, nonce)[:32], data) != tag:
        return None
    stream = b''.join(block(subkey, 1 + i, nonce)
                      for i in range((len(text) + 63) // 64))
    return bytes(a ^ b for a, b in zip(text, stream))


def open_file(key, sealed):
    """Returns the text, or None."""
    header = sealed[:32]
    if len(header) < 32 or header[:8] != b'chapoly\1':
        return None
    size, zero = struct.unpack('<II', header[8:16])
    if zero or not 1 <= size <= 1 << 24:
        return None
    chunks = [sealed[i:i + size + 16]
              for i in range(32, len(sealed), size + 16)]
    text = []
    for i, chunk in enumerate(chunks):
        last = i == len(chunks) - 1
        if len(chunk) < 16 or (last and i and len(chunk) == 16):
            return None
        nonce = header[16:] + i.to_bytes(7, 'little') + bytes([last])
        text.append(open_xchacha20_poly1305(key, nonce, header, chunk))
        if text[-1] is None:
            return None
    return b''.join(text) if chunks else None


def main():
    with open(sys.argv[1], encoding='ascii') as f:
        key = bytes.fromhex(f.read())
    with open(sys.argv[2], 'rb') as f:
        text = open_file(key, f.read())
    if text is None:
        sys.exit('not authentic')
    with open(sys.argv[3], 'wb') as f:
        f.write(text)


if __name__ == '__main__':
    main()
