# polynomial.py: terms as polynomials modulo 2^130 - 5.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A term is equal to a polynomial in what it is made of, exactly:

  x + y + c, of w bits    x + y + c - 2^w carry (x, y, c)
  x y, the full product   x y
  bits low .. low+w-1     (x >> low) - 2^w (x >> (low + w))
  parts side by side      the sum of 2^place part
  x and fill (bit)        x bit

A carry, or x >> k, is an unknown of its own; bounds show of some that they
are 0, or that the bits below k are.  So all that is cut off somewhere must
come back elsewhere for the unknowns to cancel.

Two things keep polynomials small.  The term that was made last is replaced
first: what comes after it has been summed up by then.  And where a
polynomial is one in a sum, as of the limbs of h, the sum's value is found
first, by itself, and once.

A polynomial is {monomial: coefficient}; a monomial is a sorted tuple of
numbers of unknowns."""

import term
from state import ProofError

P = (1 << 130) - 5
# Terms of polynomials looked through: twice what any kernel needs.
# Wrong ones may need more.
WORK_MOST = 300000000
DEFINED = ("cat", "slice", "adc", "mul", "and", "fill", "not")
HALF = pow(2, -1, P)

# r itself, r0 + 2^64 r1.
R = term.var(128, "r")


class Ring:
    """Unknowns are terms, or (term, k), which is term >> k."""

    def __init__(self, bounds):
        self.bounds = bounds
        self.number = {}
        self.names = []
        self.atoms = {}
        # What is known of terms otherwise: a polynomial, or None.
        self.given = {}
        self.expanded = {}
        self.work = 0

    def unknown(self, name):
        found = self.number.get(name)
        if found is None:
            found = self.number[name] = len(self.names)
            self.names.append(name)
        return {(found,): 1}

    def atom(self, x):
        found = self.atoms.get(x)
        if found is None:
            found = self.atoms[x] = self.make_atom(x)
        return found

    def make_atom(self, x):
        """A term by itself; or what it is of r, which is shorter than to
        have it, too."""
        if x.op == "const":
            return constant(x.args[0])
        if x.op == "mem" and x.args[0] == "poly1305" \
                and x.args[1].args[0] == 0:
            # r0 = r - 2^64 r1: so products by r stay short.
            r1 = term.make("mem", 64, ("poly1305", term.const(64, 8)))
            value = self.unknown(R)
            add(value, self.unknown(r1), -1 << 64)
            return value
        if self.bounds.most(x) == 0:
            return {}
        if x.op in ("adc", "cat", "slice") and x not in self.given:
            value = self.definition(x)
            if all(self.is_r(i) for m in value for i in m):
                return value
        return self.unknown(x)

    def is_r(self, i):
        x = self.names[i]
        return x is R or isinstance(x, term.Term) and x.op == "mem" \
            and x.args[0] == "poly1305"

    def shifted(self, x, k):
        """x >> k."""
        if k == 0:
            return self.atom(x)
        bounds = self.bounds
        if k >= x.width or bounds.most(x) >> k == 0:
            return {}
        if x.op == "const":
            return constant(x.args[0] >> k)
        if x.op == "cat":
            return self.shifted_cat(x, k)
        if x.op == "slice":
            return self.bits(x.args[0], x.args[1] + k, x.width - k)
        if bounds.zeros(x) >= k:
            return scaled(self.atom(x), pow(HALF, k, P))
        return self.unknown((x, k))

    def shifted_cat(self, x, k):
        total, at = {}, 0
        for part in x.args:
            if at + part.width > k:
                below = max(0, k - at)
                add(total, self.shifted(part, below), 1 << (at + below - k))
            at += part.width
        return total

    def bits(self, x, low, width):
        total = dict(self.shifted(x, low))
        add(total, self.shifted(x, low + width), -(1 << width))
        return total

    def definition(self, x):
        """What a term is made of; None if of nothing."""
        if x in self.given:
            return self.given[x]
        args, width = x.args, x.width
        if x.op == "cat":
            return self.shifted_cat(x, 0)
        if x.op == "slice":
            return self.bits(args[0], args[1], width)
        if x.op == "adc":
            total = {}
            for y in args:
                add(total, self.atom(y))
            add(total, self.atom(term.carry_out(*args)), -(1 << width))
            return total
        if x.op == "mul":
            return product(self.atom(args[0]), self.atom(args[1]))
        if x.op == "and":
            for y, z in (args, args[::-1]):
                if z.op == "fill":
                    return product(self.atom(y), self.atom(z.args[0]))
            return None
        if x.op == "fill":
            return scaled(self.atom(args[0]), (1 << width) - 1)
        if x.op == "not":
            total = constant((1 << width) - 1)
            add(total, self.atom(args[0]), -1)
            return total
        return None

    def expand(self, polynomial):
        """The same, of what has no definition."""
        key = frozenset(polynomial.items())
        found = self.expanded.get(key)
        if found is None:
            total = Indexed(polynomial)
            done = set()
            while self.expand_last(total, done):
                pass
            found = self.expanded[key] = total.terms
        # What the caller does to it is not for the next one.
        return dict(found)

    def expand_last(self, total, done):
        """Puts something in the place of the term made last."""
        i = max((i for i in total.index if i not in done and total.index[i]
                 and isinstance(self.names[i], term.Term)),
                key=lambda i: self.names[i].number, default=None)
        if i is None:
            return False
        value = None
        if self.has_definition(i):
            value = self.value_of_sum(total, i)
            if value is None:
                value = self.definition(self.names[i])
        if value is None:
            done.add(i)
        else:
            total.substitute(i, value)
            self.work += len(total.terms)
            if self.work > WORK_MOST:
                x = self.names[i]
                raise ProofError("what is multiplied does not add up to "
                                 f"anything short: {term.show(x, 2)}, of "
                                 f"{x.origin}")
        return True

    def has_definition(self, i):
        x = self.names[i]
        return isinstance(x, term.Term) and x.op in DEFINED

    def value_of_sum(self, total, i):
        """If the polynomial is one in a sum of unknown i and multiples of
        others, the others go, and the sum's value is to take the place of
        i.  That is so where the derivatives by them are multiples of each
        other.  None if there is no such sum, or if it is all there is."""
        by_i = total.derivative(i)
        if set(by_i) == {()}:
            return None
        group = {(i,): 1}
        for j, monomials in total.index.items():
            if j != i and len(monomials) == len(total.index[i]) \
                    and self.may_join(j):
                factor = ratio(total.derivative(j), by_i)
                if factor:
                    group[j,] = factor
        if len(group) == 1:
            return None
        for (j,) in group:
            if j != i:
                total.substitute(j, {})
        return self.expand(group)

    def may_join(self, j):
        """All but what the kernel is given."""
        x = self.names[j]
        return not isinstance(x, term.Term) or x.op not in ("mem", "var")

    def leaves(self, polynomial):
        return {self.names[i] for m in polynomial for i in m}


def constant(value):
    value %= P
    return {(): value} if value else {}


def add(total, polynomial, factor=1):
    for monomial, c in polynomial.items():
        c = (total.get(monomial, 0) + c * factor) % P
        if c:
            total[monomial] = c
        else:
            total.pop(monomial, None)


def scaled(polynomial, factor):
    total = {}
    add(total, polynomial, factor)
    return total


def product(a, b):
    total = {}
    for m, c in a.items():
        for n, d in b.items():
            key = tuple(sorted(m + n))
            e = (total.get(key, 0) + c * d) % P
            if e:
                total[key] = e
            else:
                total.pop(key, None)
    return total


def ratio(a, b):
    """a / b, if that is a number."""
    if len(a) != len(b):
        return None
    factor = None
    for monomial, c in a.items():
        d = b.get(monomial)
        if d is None:
            return None
        if factor is None:
            factor = c * pow(d, -1, P) % P
        if (d * factor - c) % P:
            return None
    return factor


class Indexed:
    """A polynomial that changes.  index: {unknown: its monomials}."""

    def __init__(self, polynomial):
        self.terms = dict(polynomial)
        self.index = {}
        for monomial in self.terms:
            self.note(monomial)

    def note(self, monomial):
        for i in monomial:
            self.index.setdefault(i, set()).add(monomial)

    def forget(self, monomial):
        for i in set(monomial):
            self.index[i].discard(monomial)
        return self.terms.pop(monomial)

    def substitute(self, i, value):
        """Puts a polynomial in the place of unknown i."""
        rest = {}
        for monomial in list(self.index[i]):
            other = {tuple(j for j in monomial if j != i):
                     self.forget(monomial)}
            for _ in range(monomial.count(i)):
                other = product(other, value)
            add(rest, other)
        for monomial, c in rest.items():
            c = (self.terms.get(monomial, 0) + c) % P
            if c:
                self.terms[monomial] = c
                self.note(monomial)
            elif monomial in self.terms:
                self.forget(monomial)

    def derivative(self, i):
        total = {}
        for monomial in self.index[i]:
            n = monomial.count(i)
            at = monomial.index(i)
            add(total, {monomial[:at] + monomial[at + 1:]:
                        n * self.terms[monomial]})
        return total
