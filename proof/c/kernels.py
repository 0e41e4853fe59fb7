# kernels.py: kernels that do what kernels.h says, no more and no less, and
# refuse what it does not allow; on unknown data.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A block of keystream is a function of the 16 words of its state, of which
nothing else is known; so is Poly1305's h a function of r, the h before, the
block and its pad.  Equal keystream then means: of the same key, nonce and
counter; equal tags: of the same r, s and blocks in the same order."""

from value import NULL, SECRET, Fault, Function, Object, Pointer, Word, \
    opaque, word, xor


# ChaCha20 and Poly1305, as functions of which nothing is known.

_keystreams = {}


def keystream_block(words):
    """The 64 bytes of the block that this state makes."""
    key = tuple([x if type(x) is int else x.b if type(x) is Word
                 else (x.sign, x.k) for x in words])
    if key not in _keystreams:
        _keystreams[key] = list(opaque(64, "keystream", *key).b)
        SECRET.update(_keystreams[key])
    return _keystreams[key]


class Accumulator:
    """Poly1305's h, as bytes of its three words."""

    START = (0,) * 24

    @staticmethod
    def absorb(h, r, block, pad):
        return opaque(24, "absorb", h, r, tuple(block), pad).b

    @staticmethod
    def tag(h, s):
        return list(opaque(16, "tag", h, tuple(s)).b)


def _bytes(x):
    return tuple(x.to_bytes(8, "little")) if type(x) is int else x.b


class State:
    """The five words of state in memory."""

    def __init__(self, machine, p):
        self.machine, self.p = machine, p

    def _load(self, first, last):
        return sum((_bytes(self.machine.load(self.p.plus(8 * i), 8, 8))
                    for i in range(first, last)), ())

    def absorb(self, blocks, data, pad):
        r, h = self._load(0, 2), self._load(2, 5)
        if type(pad) is not int or pad > 1:
            raise Fault("pad is %r" % pad)
        for i in range(blocks):
            h = Accumulator.absorb(h, r, data[16 * i:16 * i + 16], pad)
        for i in range(3):
            self.machine.store(self.p.plus(16 + 8 * i),
                               word(h[8 * i:8 * i + 8]), 8, 8)

    def h(self):
        return self._load(2, 5)


# What all kernels ask for.

def some(blocks):
    if type(blocks) is not int or blocks < 1:
        raise Fault("a kernel is called for %r blocks" % blocks)
    return blocks


def overlap(p, q, n):
    return p.o is q.o and abs(p.at - q.at) < n


def in_place_or_apart(dst, src, n):
    if overlap(dst, src, n) and dst.at != src.at:
        raise Fault("%d bytes from %r to %r" % (n, src, dst))


def state_words(machine, p, n=16):
    return [machine.load(p.plus(4 * i), 4, 4) for i in range(n)]


def later(words, i):
    """The state with word 12 increased by i."""
    return words[:12] + [words[12] + i] + words[13:]


ZEROS = [0] * 64


class Row:
    """The kernels of a row of that width."""

    # Calls for more blocks are but noted.
    MANY = 1000
    MEMBERS = ("name", "width", "chacha_core", "poly1305_update",
               "chacha_poly1305", "chacha_states", "chacha_poly1305_serial")
    SERIAL_MIN = 24

    def __init__(self, machine, width, fused=False, states=False,
                 serial=False):
        self.machine, self.width = machine, width
        self.calls, self.unbound = [], None
        self.name = "%d blocks a pass%s%s%s" % (
            width, ", fused" * fused, ", states" * states,
            ", serial" * serial)
        there = {"chacha_core": self.chacha_core,
                 "poly1305_update": self.poly1305_update}
        if fused:
            there["chacha_poly1305"] = self.chacha_poly1305
        if states:
            there["chacha_states"] = self.chacha_states
        if serial:
            there["chacha_poly1305_serial"] = self.chacha_poly1305_serial
        self.offsets, size, align = machine.layout("chapoly_kernels")
        if len(self.offsets) != len(self.MEMBERS):
            raise RuntimeError("kernels.h: the row has other members now")
        self.pointer = Pointer(Object("row", size, align, [0] * size))
        machine.store(self.pointer.plus(self.offsets[1]), width, 4)
        for name in self.MEMBERS[2:]:
            self.set(name, there.get(name))

    def set(self, name, kernel):
        value = Pointer(Function(name, kernel)) if kernel else NULL
        at = self.pointer.plus(self.offsets[self.MEMBERS.index(name)])
        self.machine.store(at, value, self.machine.pointer)

    def bind(self, bound=True):
        """The library uses this row; or it will, from its first call on:
        until then it has a row of width 1 that binds this one."""
        m = self.machine
        cell = Pointer(Object("kernels_bound", m.pointer, m.pointer))

        def bind():
            m.store(cell, self.pointer, m.pointer)
            return self.pointer

        def first(kernel):
            def call(*arguments):
                bind()
                return kernel(*arguments)
            return call

        if self.unbound is None:
            self.unbound = Row(m, 1)
        unbound = self.unbound
        for name in "chacha_core", "poly1305_update":
            unbound.set(name, first(getattr(self, name)))
        m.store(cell, (self if bound else unbound).pointer, m.pointer)
        m.replace("chapoly_kernels_bound", cell)
        m.replace("chapoly_kernels_unbound", unbound.pointer)
        m.replace("chapoly_kernels_bind", bind)

    # The kernels.

    def _xor(self, i, words, dst, src):
        text = src.plus(64 * i).read(64)
        block = keystream_block(later(words, i))
        dst.plus(64 * i).write(block if text == ZEROS else xor(text, block))

    def chacha_core(self, blocks, dst, src, state):
        n = 64 * some(blocks)
        words = state_words(self.machine, state)
        if blocks > 1 and words[12] + (blocks - 1) > 0xffffffff:
            raise Fault("the counter wraps within a call of a kernel")
        in_place_or_apart(dst, src, n)
        if blocks > self.MANY:
            src.check(n)
            dst.check(n, 1, True)
            self.calls.append((words, n, dst, src))
            return
        for i in range(blocks):
            self._xor(i, words, dst, src)

    def poly1305_update(self, state, blocks, data, pad):
        State(self.machine, state).absorb(some(blocks),
                                          data.read(16 * blocks), pad)

    def chacha_poly1305(self, blocks, dst, src, state, poly1305_state, data):
        n, step = 64 * some(blocks), 64 * self.width
        if blocks % self.width:
            raise Fault("%d blocks are no whole passes" % blocks)
        words = state_words(self.machine, state)
        if blocks > 1 and words[12] + (blocks - 1) > 0xffffffff:
            raise Fault("the counter wraps within a call of a kernel")
        in_place_or_apart(dst, src, n)
        if overlap(dst, data, n) and data.at != src.at \
                and data.at > dst.at - step:
            raise Fault("data at %r, dst at %r" % (data, dst))
        h = State(self.machine, poly1305_state)
        for i in range(0, blocks, self.width):
            absorbed = data.plus(64 * i).read(step)
            for j in range(i, i + self.width):
                self._xor(j, words, dst, src)
            h.absorb(step // 16, absorbed, 1)

    def chacha_poly1305_serial(self, blocks, dst, src, state,
                               poly1305_state, n, data, decrypt):
        if blocks % self.width or n < self.SERIAL_MIN or decrypt > 1:
            raise Fault("%d blocks, and %d, decrypt %d: against the contract"
                        % (blocks, n, decrypt))
        if not decrypt:
            self.chacha_core(blocks, dst, src, state)
        self.poly1305_update(poly1305_state, n, data, 1)
        if decrypt:
            self.chacha_core(blocks, dst, src, state)

    def chacha_states(self, n, dst, state, rows):
        if some(n) % self.width:
            raise Fault("%d blocks are no whole passes" % n)
        words = state_words(self.machine, state, 12)
        for i in range(n):
            row = state_words(self.machine, rows.plus(16 * i), 4)
            dst.plus(64 * i).write(keystream_block(words + row))



# Poly1305 in line.

def replace_inline(machine):
    """Puts the same in the place of poly1305-internal.h's arithmetic."""

    def blocks(state, n, data, pad):
        data.plus(0)
        State(machine, state).absorb(n, data.read(16 * n) if n else [], pad)

    def two(state, n, data, second, second_n, second_data):
        if second_n > n:
            raise Fault("the second message has more blocks: %d, and %d"
                        % (n, second_n))
        blocks(state, n, data, 1)
        blocks(second, second_n, second_data, 1)

    def tag(state, s, digest):
        h = State(machine, state).h()
        s = _bytes(machine.load(s, 8, 8)) + _bytes(machine.load(s.plus(8),
                                                                8, 8))
        digest.write(Accumulator.tag(h, s))

    for name, function in (("blocks", blocks), ("two", two), ("tag", tag)):
        machine.replace("chapoly_poly1305_" + name, function)
