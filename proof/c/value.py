# value.py: what the C code's variables hold while it is executed on unknown
# data, and the memory that it works in.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A number that is known is a Python int.  Data are unknown: a byte of them is
a sum modulo 2 (XOR) of atoms, as a frozenset, where the ints 1, 2, 4 .. 128
stand for constant bits; a word of them is a Word of such bytes.  What is done
to a word beyond moving and adding bytes makes new atoms, the same ones for the
same operation on the same operands: equal sets are equal for all data.

Nothing may depend on data but data: a comparison, a branch or an address that
does is a Fault, so each path is taken for all data."""


class Fault(Exception):
    """What the proof finds wrong."""


BITS = [frozenset(1 << i for i in range(8) if c >> i & 1) for c in range(256)]


def atom(*name):
    """The byte of that name."""
    return frozenset((name,))


def xor_byte(x, y):
    if type(x) is int:
        if type(y) is int:
            return x ^ y
        x, y = y, x
    r = x ^ (BITS[y] if type(y) is int else y)
    if len(r) <= 8 and all(type(e) is int for e in r):
        return sum(r)
    return r


def xor(a, b):
    """Of two lists of bytes."""
    if len(a) != 64:
        return _xor(a, b)
    key = tuple(a), tuple(b)
    if key not in _xored:
        _xored[key] = _xor(a, b)
    return _xored[key]


def _xor(a, b):
    try:
        made = list(map(frozenset.__xor__, a, b))
    except TypeError:
        made = (NotImplemented,)
    if NotImplemented in made or EMPTY in made:
        return list(map(xor_byte, a, b))
    return made


EMPTY = frozenset()
# Bytes that no larger variable may hold when its function returns.
SECRET = set()
_xored = {}
_made = {}
_sums = {}


def opaque(n, *key):
    """The n-byte word that some operation on some operands makes."""
    made = _made.get((n, key))
    if made is None:
        number = len(_made)
        made = Word(tuple([frozenset(((number, i),)) for i in range(n)]))
        _made[n, key] = made
    return made


def _other(n, x):
    return tuple(x.to_bytes(n, "little")) if type(x) is int else x.b


def word(b):
    """The word, or number, of these bytes, the lowest first."""
    for x in b:
        if type(x) is not int:
            return Word(tuple(b))
    return int.from_bytes(bytes(b), "little")


class Word:
    """A word of which not all bytes are known."""

    __slots__ = ("b",)
    __hash__ = None

    def __init__(self, b):
        self.b = b

    def __repr__(self):
        return "data of %d bytes" % len(self.b)

    def _bytewise(self, function, x):
        return word(list(map(function, self.b, _other(len(self.b), x))))

    def __xor__(self, x):
        return self._bytewise(xor_byte, x)

    def __or__(self, x):
        return self._bytewise(_or_byte, x)

    def __and__(self, x):
        if type(x) is int and x == (1 << 8 * len(self.b)) - 1:
            return self
        return self._bytewise(_and_byte, x)

    def __lshift__(self, n):
        if n % 8:
            return opaque(len(self.b), "shl", self.b, n)
        return word((0,) * (n // 8) + self.b[:len(self.b) - n // 8])

    def __rshift__(self, n):
        if n % 8:
            return opaque(len(self.b), "shr", self.b, n)
        return word(self.b[n // 8:] + (0,) * (n // 8))

    def __add__(self, x):
        n = len(self.b)
        if type(x) is not int:
            return opaque(n, "add", *sorted((self.b, x.b), key=hash))
        base, c = _sums.get(self.b, (self.b, 0))
        c = (c + x) % (1 << 8 * n)
        if c == 0:
            return Word(base)
        r = opaque(n, "add", base, c)
        _sums[r.b] = base, c
        return r

    def __sub__(self, x):
        if type(x) is int:
            return self + -x
        return opaque(len(self.b), "sub", self.b, x.b)

    def __rsub__(self, x):
        return opaque(len(self.b), "sub", x, self.b)

    def __mul__(self, x):
        return opaque(len(self.b), "mul", _other(len(self.b), x), self.b)

    __rxor__, __ror__, __rand__, __radd__, __rmul__ = \
        __xor__, __or__, __and__, __add__, __mul__

    def resized(self, n):
        return word((self.b + (0,) * n)[:n])

    def _depends(self, x=None):
        raise Fault("a branch, a count or an address depends on data")

    __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __index__ = _depends
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = _depends

    def __eq__(self, x):
        if type(x) is Word and x.b == self.b:
            return True
        self._depends()


def _or_byte(x, y):
    if x == 0 or x == y:
        return y
    if y == 0:
        return x
    if type(x) is int and type(y) is int:
        return x | y
    return opaque(1, "or", *sorted((x, y), key=hash)).b[0]


def _and_byte(x, y):
    if x == 0 or y == 0:
        return 0
    if x == 255 or x == y:
        return y
    if y == 255:
        return x
    if type(x) is int and type(y) is int:
        return x & y
    return opaque(1, "and", *sorted((x, y), key=hash)).b[0]


class Span:
    """sign * c + k for every c of low .. high at once: a block counter."""

    __slots__ = ("sign", "k", "low", "high")

    def __init__(self, low, high, sign=1, k=0):
        self.low, self.high, self.sign, self.k = low, high, sign, k

    def __repr__(self):
        return "a number in %d .. %d" % self.ends()

    def ends(self):
        x, y = self.sign * self.low + self.k, self.sign * self.high + self.k
        return min(x, y), max(x, y)

    def _with(self, sign, k):
        return Span(self.low, self.high, sign, k)

    def __add__(self, x):
        return self._with(self.sign, self.k + x)

    def __sub__(self, x):
        return self._with(self.sign, self.k - x)

    def __rsub__(self, x):
        return self._with(-self.sign, x - self.k)

    __radd__ = __add__

    def __and__(self, mask):
        low, high = self.ends()
        if mask & (mask + 1) or low // (mask + 1) != high // (mask + 1):
            raise Fault("%r may wrap" % self)
        return self - low // (mask + 1) * (mask + 1)

    def __rshift__(self, n):
        low, high = self.ends()
        if low >> n != high >> n:
            raise Fault("%r may wrap" % self)
        return low >> n

    def _decided(self, low, high):
        if low != high:
            raise Fault("a comparison with %r is open" % self)
        return low

    def __lt__(self, x):
        return self._decided(*[e < x for e in self.ends()])

    def __le__(self, x):
        return self._decided(*[e <= x for e in self.ends()])

    def __gt__(self, x):
        return not self <= x

    def __ge__(self, x):
        return not self < x

    def __eq__(self, x):
        if type(x) is Span:
            return (self.sign, self.k) == (x.sign, x.k)
        low, high = self.ends()
        if not low <= x <= high:
            return False
        raise Fault("a comparison with %r is open" % self)

    __hash__ = object.__hash__


class Object:
    """A piece of memory.  A byte of it is an int, a frozenset, (value, i) for
    byte i of a pointer or Span, or None: not yet written."""

    __slots__ = ("name", "size", "align", "data", "constant")

    def __init__(self, name, size, align=1, data=None, constant=False):
        self.name, self.size, self.align = name, size, align
        self.data = [None] * size if data is None else data
        self.constant = constant


class Function:
    """What a pointer to a function points to."""

    def __init__(self, name, call):
        self.name, self.call, self.size = name, call, 0


class Pointer:
    __slots__ = ("o", "at")

    def __init__(self, o, at=0):
        self.o, self.at = o, at

    def __repr__(self):
        return "%s + %d" % (self.o.name, self.at)

    def __eq__(self, x):
        return self.o is x.o and self.at == x.at

    __hash__ = object.__hash__

    def plus(self, n):
        """C allows it up to the end of the object, and not with NULL."""
        at = self.at + n
        if not 0 <= at <= self.o.size or self.o is NOTHING:
            raise Fault("pointer %r + %d is outside of %d bytes"
                        % (self, n, self.o.size))
        return Pointer(self.o, at)

    def _same(self, x):
        if self.o is not x.o:
            raise Fault("%r and %r are of two objects" % (self, x))

    def __lt__(self, x):
        self._same(x)
        return self.at < x.at

    def __le__(self, x):
        self._same(x)
        return self.at <= x.at

    def __sub__(self, x):
        self._same(x)
        return self.at - x.at

    def check(self, n, align=1, write=False):
        o = self.o
        if not 0 <= self.at <= o.size - n or o is NOTHING:
            raise Fault("%s %d bytes at %r, which has %d"
                        % ("writes" if write else "reads", n, self, o.size))
        if self.at % align or align > o.align:
            raise Fault("%r is not aligned to %d" % (self, align))
        if write and o.constant:
            raise Fault("writes to %r, which is constant" % self)

    def read(self, n, align=1):
        """n bytes, all of them written before."""
        self.check(n, align)
        b = self.o.data[self.at:self.at + n]
        if None in b:
            raise Fault("reads %d bytes at %r, of which byte %d was never "
                        "written" % (n, self, b.index(None)))
        return b

    def write(self, b, align=1):
        self.check(len(b), align, True)
        self.o.data[self.at:self.at + len(b)] = b


NOTHING = Object("NULL", 0)
NULL = Pointer(NOTHING)
