# bench.py: what all statements use: buffers, calls, and the models of what
# pieces.py has proved.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import kernels
from value import NULL, SECRET, Fault, Object, Pointer, atom, xor

MODULES = ("memops", "chacha", "poly1305", "chacha-poly1305",
           "chacha-poly1305-seal", "chacha-poly1305-batch",
           "chacha-poly1305-pieces", "chacha-internal", "poly1305-internal")

_data = {}


def data(name, n, start=0):
    """n bytes of which nothing is known."""
    made = _data.setdefault(name, [])
    while len(made) < start + n:
        made.append(atom(name, len(made)))
    return made[start:start + n]


def secret(name, n):
    SECRET.update(data(name, n))
    return data(name, n)


def given(name, b):
    """A buffer of just these bytes, which is not written to."""
    return Pointer(Object(name, len(b), 1, list(b), True)) if b else NULL


def empty(name, n):
    """A buffer of n bytes to be written to."""
    return Pointer(Object(name, n)) if n else NULL


def filled(name, b):
    """A buffer of these bytes that may be written to."""
    return Pointer(Object(name, len(b), 1, list(b))) if b else NULL


class Vast:
    """The data of a buffer too long for a list: bytes that are written one
    by one, or unknown ones."""

    def __init__(self, name):
        self.name, self.written = name, {}

    def __getitem__(self, where):
        return [self.written[i] if i in self.written else atom(self.name, i)
                for i in range(where.start, where.stop)]

    def __setitem__(self, where, b):
        self.written.update(zip(range(where.start, where.stop), b))


def vast(name, n):
    return Pointer(Object(name, n, 1, Vast(name)))


def contents(p, n, at=0):
    return p.o.data[p.at + at:p.at + at + n]


def expect(what, seen, right):
    if seen == right:
        return
    if type(right) is bool:
        raise Fault("%s is wrong" % what)
    if type(right) is int or type(right) is tuple and type(right[0]) is int:
        raise Fault("%s is wrong: %r, not %r" % (what, seen, right))
    first = next((i for i, (x, y) in enumerate(zip(seen, right)) if x != y),
                 len(right))
    raise Fault("%s is wrong, from element %d of %d on"
                % (what, first, len(right)))


class Bench:
    """The library on one target with one row."""

    def __init__(self, machine):
        self.machine, self.row, self.case = machine, None, "?"
        self.count, self.equal = 0, None

    def lengths(self, most):
        """0 .. most; where only words and size_t differ, not all of them."""
        if not self.thin:
            return range(most + 1)
        return [*range(66), *range(66, most, 31), most]

    def use(self, row, bound=True):
        self.row = row
        row.bind(bound)

    def call(self, name, *arguments):
        """A public function."""
        return self.machine.call("chapoly_" + name, *arguments)

    def context(self, struct, b=None):
        offsets, size, align = self.machine.layout(struct)
        return Pointer(Object(struct, size, align, b))

    def member(self, struct, p, i, n, value=None):
        """Member i of a struct: read, or set."""
        at = p.plus(self.machine.layout(struct)[0][i])
        if value is None:
            return self.machine.load(at, n)
        self.machine.store(at, value, n)

    # Models.

    def forget_pieces(self):
        """From here on, what is proved of pieces is what they do."""
        kernels.replace_inline(self.machine)
        for name, function in (("chapoly_xor", self.xor),
                               ("chapoly_copy_padded", self.copy_padded),
                               ("crypt_and_keep", self.crypt_and_keep),
                               ("chapoly_memeql_sec", self.memeql_sec),
                               ("chapoly_wipe_blocks", self.wipe_blocks)):
            self.machine.replace(name, function)

    @staticmethod
    def xor(dst, a, b, n):
        if not n:
            return
        if n > PIECE_BOUND:
            raise Fault("chapoly_xor of %d bytes" % n)
        kernels.in_place_or_apart(dst, a, n)
        if kernels.overlap(dst, b, n):
            raise Fault("chapoly_xor writes over its third operand")
        dst.write(xor(a.read(n), b.read(n)))

    @staticmethod
    def copy_padded(dst, src, n):
        if not n:
            return
        if n > PIECE_BOUND:
            raise Fault("chapoly_copy_padded of %d bytes" % n)
        whole = -(-n // 16) * 16
        if src.o is dst.o and -whole < src.at - dst.at < whole:
            raise Fault("chapoly_copy_padded from %r to %r" % (src, dst))
        dst.write(src.read(n) + [0] * (whole - n))

    @staticmethod
    def crypt_and_keep(dst, kept, src, keystream, n, decrypt):
        """Of n bytes, 16 or more, another 16 of kept are overwritten."""
        if not n:
            return
        if n > PIECE_BOUND:
            raise Fault("crypt_and_keep of %d bytes" % n)
        kernels.in_place_or_apart(dst, src, n)
        text = src.read(n)
        out = xor(text, keystream.read(n))
        dst.write(out)
        b = (text if decrypt else out) + [0] * (-n % 16)
        kept.write(b + [None] * (n + 16 - len(b) if n >= 16 else 0))

    def memeql_sec(self, a, b):
        self.compared = a.read(16), b.read(16)
        return self.equal(*self.compared) if callable(self.equal) \
            else self.equal

    @staticmethod
    def wipe_blocks(p, n):
        p.write([0] * (64 * n))


# The lengths up to which pieces.py proves what the models do.
PIECE_BOUND = 512
