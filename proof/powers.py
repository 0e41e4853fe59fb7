# powers.py: powers of r that a kernel makes, as numbers of three limbs.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A kernel that multiplies by r^k has it in limbs, p0 + 2^44 p1 + 2^88 p2,
each a term that depends on r only.  Which terms belong together is guessed
from their values for some r, and then proved; from then on p0 stands for
r^k - 2^44 p1 - 2^88 p2, and what is multiplied by all three is short."""

import polynomial
import rebuild

SPACING = 44
POWERS_MOST = 64
CLAMP = 0x0ffffffc0ffffffc0ffffffc0fffffff
# Any r that is clamped; a guess is proved, whatever led to it.
SAMPLE = 0x0f3a5c7c0d8e6b540a1b2c3c0f7d9e35 & CLAMP


class Powers:
    def __init__(self, ring, terms):
        self.ring = ring
        self.memo = {}
        self.alone = {}
        found = sorted(self.guess(self.factors(terms)),
                       key=lambda f: max(x.number for x in f[1]))
        for k, limbs in found:
            self.prove(k, limbs)

    def of_r(self, x):
        """Whether a term depends on r only."""
        found = self.alone.get(x)
        if found is None:
            if x.op in ("var", "sym", "mem"):
                found = x.op == "mem" and x.args[0] == "poly1305" \
                    and x.args[1].args[0] < 16
            else:
                found = all([self.of_r(y) for y in rebuild.children(x)])
            self.alone[x] = found
        return found

    def factors(self, terms):
        """{value: term} of what products have of r."""
        found = {}
        for x in terms:
            if x.op == "mul":
                for y in x.args:
                    if y.op != "const" and self.of_r(y):
                        found[self.value(y)] = y
        return found

    def value(self, x):
        def leaf(y):
            return SAMPLE >> 8 * y.args[1].args[0] & ((1 << 64) - 1)
        return rebuild.evaluate(x, leaf, self.memo).args[0]

    def guess(self, factors):
        p = polynomial.P
        # r itself needs no guess.
        powers = {pow(SAMPLE, k, p): k for k in range(2, POWERS_MOST)}
        small = [v for v in factors if v >> SPACING + 2 == 0]
        for b in small:
            for c in small:
                high = (b << SPACING) + (c << 2 * SPACING)
                for power, k in powers.items():
                    a = (power - high) % p
                    if a in factors:
                        yield k, [factors[v] for v in (a, b, c)]

    def prove(self, k, limbs):
        ring = self.ring
        if any(x in ring.given for x in limbs):
            return
        total = {}
        for i, x in enumerate(limbs):
            polynomial.add(total, ring.atom(x), 1 << SPACING * i)
        power = polynomial.constant(1)
        for _ in range(k):
            power = polynomial.product(power, ring.unknown(polynomial.R))
        if ring.expand(total) != power:
            return
        for i, x in enumerate(limbs[1:], 1):
            ring.given[x] = None
            polynomial.add(power, ring.unknown(x), -1 << SPACING * i)
        ring.given[limbs[0]] = power
        ring.atoms, ring.expanded = {}, {}
