# arithmetic.py: Poly1305 in C, with products of 64 bits: the numbers.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A block is run on numbers of which bounds are known, and nothing else.
Each is a polynomial in them, exactly: where C cuts a sum or product off at
2^k, what is cut off is a new unknown, and has to come back for the result to
be right modulo 2^130 - 5.  Where bounds say that nothing is cut off, there is
no unknown.  Carries are tried as 0 and as 1, each with each."""

from bench import expect
from value import Object, Pointer

P = (1 << 130) - 5
WORD = 1 << 64
# Members of struct chapoly_poly1305_run.
R0, R1, S1, H0, H1, H2, Q = range(7)


class Carries:
    """The carries of one run, in order: those given, then 0."""

    given, at = (), 0

    @classmethod
    def next(cls):
        cls.at += 1
        return cls.given[cls.at - 1] if cls.at <= len(cls.given) else 0


class Number:
    """0 .. most, and a polynomial: {monomial: coefficient}, where a monomial
    is a sorted tuple of names."""

    unknowns = {}

    def __init__(self, polynomial, most):
        self.polynomial = {m: c for m, c in polynomial.items() if c}
        self.most = most

    def __add__(self, x):
        x = number(x)
        p = dict(self.polynomial)
        for m, c in x.polynomial.items():
            p[m] = p.get(m, 0) + c
        return Number(p, self.most + x.most)

    def __mul__(self, x):
        x, p = number(x), {}
        for m, c in self.polynomial.items():
            for n, d in x.polynomial.items():
                both = tuple(sorted(m + n))
                p[both] = p.get(both, 0) + c * d
        return Number(p, self.most * x.most)

    __radd__, __rmul__ = __add__, __mul__

    def minus(self, x):
        return self + Number({m: -c for m, c in x.polynomial.items()}, 0)

    def split(self, k):
        """What is below 2^k, and the rest."""
        n = 1 << k
        if self.most < n:
            return self, number(0)
        if all(c % n == 0 for c in self.polynomial.values()):
            return number(0), Number({m: c // n for m, c
                                      in self.polynomial.items()},
                                     self.most // n)
        key = frozenset(self.polynomial.items()), k
        if key not in self.unknowns:
            name = "cut %d" % len(self.unknowns)
            high = Carries.next() if self.most < 2 * n else None
            self.unknowns[key] = number(high) if high is not None \
                else Number({(name,): 1}, self.most // n)
        high = self.unknowns[key]
        most = n - 1 if high.polynomial and high.most > 1 \
            else min(n - 1, self.most - n * high.most)
        return Number(self.minus(high * n).polynomial, most), high

    def __rshift__(self, k):
        return self.split(k)[1]

    def __and__(self, mask):
        k = (mask + 1).bit_length() - 1
        if mask == (1 << k) - 1:
            return self.split(k)[0]
        k = (WORD - mask).bit_length() - 1
        expect("a mask", mask == WORD - (1 << k) and self.most < WORD, True)
        return self.split(k)[1] * (1 << k)


def number(x):
    return x if type(x) is Number else Number({(): x}, x)


def unknown(name, most):
    return Number({(name,): 1}, most)


def block(b, h2, q, q_most):
    """One block, from h2 and q up to these, and the end behind it.  Returns
    whether there may be more carries than given."""
    m = b.machine
    offsets, size, align = m.layout("chapoly_poly1305_run")
    Number.unknowns, Carries.at = {}, 0
    run = Pointer(Object("run", size, align))
    # r1 is divisible by 4.
    r0 = unknown("r0", (1 << 60) - 1)
    r1 = unknown("r1 / 4", (1 << 58) - 1) * 4
    x = [r0, r1, r1 + (r1 >> 2), unknown("h0", WORD - 1),
         unknown("h1", WORD - 1), unknown("h2", h2), unknown("q", q)]
    for i, y in enumerate(x):
        m.store(run.plus(offsets[i]), y, 8)
    text = [unknown("m0", WORD - 1), unknown("m1", WORD - 1)]
    pad = unknown("pad", 1)
    data = Pointer(Object("data", 16, 1, [0] * 16))

    def h():
        return [m.load(run.plus(offsets[i]), 8) for i in (H0, H1, H2, Q)]

    def value(x):
        return x[0] + x[1] * WORD + x[2] * WORD * WORD + x[3]

    before = value([number(y) for y in h()])
    with m.replaced("chapoly_load64", lambda p: text[p.at // 8]):
        b.call("poly1305_sum", run, data, pad)
    b.call("poly1305_product", run)
    after = [number(y) for y in h()]
    right = (before + text[0] + text[1] * WORD + pad * WORD * WORD) \
        * (r0 + r1 * WORD)
    wrong = value(after).minus(right).polynomial.values()
    expect("h r", all(c % P == 0 for c in wrong), True)
    expect("h2 of a block", after[2].most <= 4, True)
    expect("q of a block", after[3].most <= q_most, True)
    state = Pointer(Object("state", 40, 8))
    b.call("poly1305_end", run, state)
    end = [number(m.load(state.plus(8 * i), 8)) for i in range(2, 5)]
    wrong = value(end + [number(0)]).minus(value(after)).polynomial.values()
    expect("h at the end", any(wrong), False)
    expect("h2 at the end", end[2].most <= 4, True)
    return Carries.at > len(Carries.given)


def products(b):
    """From the first block, and from any later one, to the next: so the
    bounds, which stand beside the code, hold for all."""
    try:
        b.machine.layout("chapoly_poly1305_run")
    except KeyError:
        return
    q_most = 139 * (1 << 60) // 10
    for h2, q in (7, 0), (4, q_most):
        todo = [()]
        while todo:
            Carries.given = todo.pop()
            b.case = "a block of Poly1305, h2 <= %d, carries %s" % (
                h2, Carries.given)
            if block(b, h2, q, q_most):
                todo += [Carries.given + (c,) for c in (0, 1)]
            else:
                b.count += 1
