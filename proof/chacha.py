# chacha.py: the specification of ChaCha20 (RFC 8439, section 2.3) on terms,
# and the contracts whose output is compared with it.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import contract
import rebuild
import term
import vector
import word
from term import const, lin_add, slice_

COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def quarter_round(x, a, b, c, d):
    for p, q, r, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8),
                       (c, d, b, 7)):
        x[p] = word.add(x[p], x[q])
        x[r] = word.rotate(word.xor(x[r], x[p]), n)


def block(state):
    """The 16 words of keystream of a state."""
    x = list(state)
    for i in range(10):
        for q in COLUMNS + DIAGONALS:
            quarter_round(x, *q)
    return [word.add(a, b) for a, b in zip(x, state)]


def le_words(value, big):
    """A value in the machine's order as the little-endian words that it is
    in memory."""
    if isinstance(value, tuple):
        words = vector.words(value)
    else:
        words = tuple(slice_(value, low, 32)
                      for low in range(value.width - 32, -1, -32))
    return [word.swap(w) for w in words] if big else words[::-1]


class Keystream(contract.Contract):
    """A contract whose output must be keystream, or src XOR keystream."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.output = self.by_name["dst"]
        self.blocks = {}

    def state_word(self, number, j):
        """Word j of the state of block number, a public term."""
        if "rows" in self.by_name and j >= 12:
            offset = lin_add(term.lin_scale(number, 16),
                             const(64, 4 * (j - 12)))
            return term.make("mem", 32, ("rows", offset))
        x = term.make("mem", 32, ("state", const(64, 4 * j)))
        if "rows" not in self.by_name and j == 12:
            x = word.add(x, slice_(number, 0, 32))
        return x

    def keystream(self, number, j):
        if number not in self.blocks:
            self.blocks[number] = block([self.state_word(number, k)
                                         for k in range(16)])
        return self.blocks[number][j]

    def due(self, offset):
        """The word that belongs at a place of the output."""
        c, parts = term.lin_parts(offset)
        if c % 4 or any(k % 64 for k in parts.values()):
            return None
        number = term.lin(c // 64, {s: k // 64 for s, k in parts.items()})
        x = self.keystream(number, c % 64 // 4)
        if "src" in self.by_name:
            x = word.xor(x, term.make("mem", 32, ("src", offset)))
        return x

    def check_value(self, state, region, offset, size, value):
        for i, have in enumerate(le_words(value, self.big)):
            place = lin_add(offset, const(64, 4 * i))
            due = self.due(place)
            if due is None:
                state.fail(f"{region.name} is written at "
                           f"{term.show(place)}, which is not within a word")
            if have is not due:
                state.fail(f"writes to {region.name} at {term.show(place)} "
                           f"{term.show(have, 2)}; due is "
                           f"{term.show(due, 2)}" + first_wrong(have, due))


def first_wrong(have, due):
    """The first part of a term that is not in another, and the instruction
    that made it."""
    known = rebuild.parts(due)
    wrong = [x for x in rebuild.parts(have) if x not in known
             and all(y in known for y in rebuild.children(x))]
    if not wrong:
        return "; all of whose parts are in it"
    x = min(wrong, key=lambda x: x.number)
    return (f"; the first part that is wrong is {term.show(x, 2)}, of "
            f"{x.origin}")
