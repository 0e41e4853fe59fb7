# region.py: buffers, and which of their bytes may be read and written.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import linear
import term
import word
from state import ProofError
from term import const, lin_add, sym

# What a function that calls none may use below the stack pointer.
PROTECTED_ZONE = 288


class Region:
    """A buffer: its size in bytes is a public term.  unit: 1, bytes; or 4
    or 8, words or doublewords in the machine's order.  tracked: what is
    stored is what later is loaded.  may_be_output: this buffer may be the
    same as the output.  behind: it may also be the output's own bytes, this
    many or more back.  order: it may be anywhere in the output, and is read
    "behind" or "before" all of it."""

    def __init__(self, name, size, unit, readable=True, writable=False,
                 tracked=False, may_be_output=False, behind=None,
                 order=None):
        self.name = name
        self.base = sym(name)
        self.size = size
        self.unit = unit
        self.readable = readable
        self.writable = writable
        self.tracked = tracked
        self.may_be_output = may_be_output
        self.behind = behind
        self.order = order
        self.big = False

    def initial(self, offset, size):
        """Pieces (bytes, term), by address, as it was at the start."""
        unit = max(4, self.unit)
        if size == 1 and unit == 4 and self.unit == 1:
            return self.initial_byte(offset)
        if size % unit or not divisible(offset, unit):
            raise ProofError(f"{size} bytes of {self.name} at "
                             f"{term.show(offset)}: not a multiple of {unit}")
        pieces = []
        for at in range(0, size, unit):
            place = lin_add(offset, const(64, at))
            piece = term.make("mem", 8 * unit, (self.name, place))
            if self.unit == 1 and self.big:
                piece = word.swap(piece)
            pieces.append((unit, piece))
        return pieces

    def initial_byte(self, offset):
        c, parts = term.lin_parts(offset)
        base = term.lin(c & ~3, parts)
        whole = term.make("mem", 32, (self.name, base))
        return [(1, term.slice_(whole, 8 * (c & 3), 8))]

    def check_load(self, state, offset, size):
        if not self.readable:
            state.fail(f"reads {self.name}, which it must not")
        self.check_bounds(state, offset, size, "reads")
        if self.may_be_output:
            state.contract.check_not_written(state, self, offset, size)
        if self.behind is not None:
            state.contract.check_written(state, self, offset, size)
        if self.order is not None:
            state.contract.check_order(state, self)

    def check_store(self, state, offset, size):
        if not self.writable:
            state.fail(f"writes to {self.name}, which it must not")
        self.check_bounds(state, offset, size, "writes")

    def check_bounds(self, state, offset, size, what):
        end = lin_add(offset, const(64, size))
        if not (state.proves(linear.at_least(offset)) and state.proves(
                linear.at_least(lin_add(self.size, end, -1)))):
            state.fail(f"{what} {size} bytes of {self.name} at "
                       f"{term.show(offset)}, of {term.show(self.size)}")


class Stack(Region):
    """Below the caller's stack pointer, which is offset 0."""

    def __init__(self):
        super().__init__("stack", const(64, 0), 8, writable=True,
                         tracked=True)

    def initial(self, offset, size):
        return []

    def check_bounds(self, state, offset, size, what):
        top = lin_add(state.gpr[1], self.base, -1)
        if top.op != "const" or offset.op != "const":
            state.fail(f"{what} the stack at {term.show(offset)}, its "
                       f"pointer being {term.show(state.gpr[1])}")
        at, top = [term.signed(x.args[0]) for x in (offset, top)]
        if at < top - PROTECTED_ZONE or at + size > 0:
            state.fail(f"{what} {size} bytes of the stack at {at}, its "
                       f"pointer being at {top}")


def divisible(offset, n):
    c, parts = term.lin_parts(offset)
    return c % n == 0 and all(k % n == 0 for k in parts.values())
