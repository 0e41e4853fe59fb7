# contract.py: what a kernel is given, and what it must leave behind.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""The contracts of kernels.h, as far as they do not say what is computed:
arguments, buffers, and what both ABIs ask for.  A contract of this module
accepts any text that is stored; chacha.py and the Poly1305 modules check
it."""

import linear
import term
import vector
from region import Region, Stack
from state import State, as_tuple
from term import const, lin_add, lin_scale, sym, var


class Contract:
    """counts: the symbols for the blocks, or passes, of terms.  arguments:
    (register, term) each; facts about them; regions."""

    output = None

    def __init__(self, name, big, counts, arguments, facts, regions):
        self.name = name
        self.big = big
        self.counts = [s for n in counts for s in term.lin_parts(n)[1]]
        self.arguments = arguments
        self.facts = facts
        self.regions = {r.base: r for r in [Stack()] + regions}
        self.by_name = {r.name: r for r in self.regions.values()}
        for region in regions:
            region.big = big

    def enter(self):
        state = State(self)
        state.gpr[1] = self.by_name["stack"].base
        for i, x in self.arguments:
            state.gpr[i] = x
        state.know(*self.facts)
        return state

    # The output.

    def stored(self, state, region, offset, size, value):
        """size bytes go to the output at the offset."""
        self.check_value(state, region, offset, size, value)
        end = lin_add(offset, const(64, size))
        state.written = add_interval(state, state.written, offset, end)

    def check_value(self, state, region, offset, size, value):
        pass

    def check_not_written(self, state, region, offset, size):
        """A buffer that may be the output is read before it is written."""
        end = lin_add(offset, const(64, size))
        for low, high in state.written:
            if not (state.proves(linear.at_least(lin_add(offset, high, -1)))
                    or state.proves(linear.at_least(
                        lin_add(low, end, -1)))):
                state.fail(f"reads {region.name} at {term.show(offset)}, "
                           "which may be overwritten: written are "
                           + show_intervals(state.written))

    def check_written(self, state, region, offset, size):
        """What is read behind the output is there already."""
        last = lin_add(offset, const(64, size - region.behind))
        done = [const(64, 0)] + [high for low, high in state.written
                                 if low.op == "const" and low.args[0] == 0]
        if not any(state.proves(linear.at_least(lin_add(high, last, -1)))
                   for high in done):
            state.fail(f"reads {region.name} at {term.show(offset)}, which "
                       f"may be output that is not written yet, "
                       f"{region.behind} bytes back: written are "
                       + show_intervals(state.written))

    def check_order(self, state, region):
        """Of a buffer that may be anywhere in the output, all is read
        behind it, or before it."""
        if region.order == "behind":
            self.check_complete(state, self.by_name["dst"])
        elif state.written:
            state.fail(f"reads {region.name}, which may be output that is "
                       "written already: "
                       + show_intervals(state.written))

    # The end.

    def finish(self, state):
        check_abi(state)
        if self.output is not None:
            self.check_complete(state, self.output)

    def check_complete(self, state, region):
        """All of the output is written."""
        if len(state.written) == 1:
            (low, high), = state.written
            rest = lin_add(region.size, high, -1)
            if low.op == "const" and low.args[0] == 0 \
                    and state.proves(linear.at_least(rest)) \
                    and state.proves(linear.at_most(rest)):
                return
        state.fail(f"leaves part of {region.name} unwritten: of "
                   f"{term.show(region.size)} bytes, written are "
                   + show_intervals(state.written))


def add_interval(state, intervals, low, high):
    """The union; intervals that touch become one."""
    def most(x, y):
        return state.proves(linear.at_least(lin_add(y, x, -1)))

    rest = []
    for other in intervals:
        if most(other[0], high) and most(low, other[1]):
            low = other[0] if most(other[0], low) else low
            high = high if most(other[1], high) else other[1]
        else:
            rest.append(other)
    return tuple(sorted(rest + [(low, high)], key=str))


def show_intervals(intervals):
    return ", ".join(f"{term.show(a)} .. {term.show(b)}"
                     for a, b in intervals) or "none"


def check_abi(state):
    """What must be as it was at the start, in both ABIs."""
    entry = State(state.contract)
    entry.gpr[1] = state.contract.by_name["stack"].base
    for i in [1, 2] + list(range(13, 32)):
        if state.gpr[i] is not entry.gpr[i]:
            state.fail(f"r{i} is not restored: {term.show(state.gpr[i])}")
    for i in range(14, 32):
        check_halves(state, entry, i, 1, f"f{i} (the half of vs{i})")
    for i in range(52, 64):
        check_halves(state, entry, i, 2, f"v{i - 32}")
    for i in (2, 3, 4):
        if state.cr[i] != entry.cr[i]:
            state.fail(f"cr{i} is not restored")
    if state.lr is not entry.lr:
        state.fail("LR is not restored")
    check_left(state)


def check_halves(state, entry, i, count, name):
    have = vector.dwords(state.vsr[i])[:count]
    if have != entry.vsr[i][:count]:
        state.fail(f"{name} is not restored: {vector.show(have)}")


def check_left(state):
    """No secret is left on the stack."""
    for offset, size, value in state.secret_cells():
        state.fail(f"leaves on the stack at {offset}: "
                   + vector.show(as_tuple(value)))
    if state.dirty:
        state.fail("leaves what may be secret on the stack at "
                   f"{min(state.dirty)}")


# The contracts of kernels.h.

MOST = 1 << 58
SERIAL_MIN = 24


def count(name, width=1, least=1):
    """A number of blocks, a multiple of width, and that multiple is least or
    more: the term and what is known of it."""
    n = sym(name)
    facts = [linear.at_least(n, least), linear.at_most(n, MOST // width - 1)]
    return lin_scale(n, width), facts


def chacha_core(make, big, width):
    n, facts = count("blocks")
    size = lin_scale(n, 64)
    dst = Region("dst", size, 1, readable=False, writable=True)
    src = Region("src", size, 1, may_be_output=True)
    state = Region("state", const(64, 64), 4)
    return make("chacha_core", big, [n],
                [(3, n), (4, dst.base), (5, src.base), (6, state.base)],
                facts, [dst, src, state])


def chacha_states(make, big, width):
    n, facts = count("passes", width)
    size = lin_scale(n, 64)
    dst = Region("dst", size, 1, readable=False, writable=True)
    state = Region("state", const(64, 48), 4)
    rows = Region("rows", lin_scale(n, 16), 4)
    return make("chacha_states", big, [n],
                [(3, n), (4, dst.base), (5, state.base), (6, rows.base)],
                facts, [dst, state, rows])


def poly1305_update(make, big, width):
    n, facts = count("blocks")
    state = Region("poly1305", const(64, 40), 8, writable=True, tracked=True)
    data = Region("data", lin_scale(n, 16), 1)
    return make("poly1305_update", big, [n],
                [(3, state.base), (4, n), (5, data.base),
                 (6, term.extend(var(1, "pad"), 64))],
                facts, [state, data])


def chacha_poly1305(make, big, width):
    n, facts = count("passes", width)
    size = lin_scale(n, 64)
    dst = Region("dst", size, 1, readable=False, writable=True)
    src = Region("src", size, 1, may_be_output=True)
    state = Region("state", const(64, 64), 4)
    poly = Region("poly1305", const(64, 40), 8, writable=True, tracked=True)
    data = Region("data", size, 1, may_be_output=True, behind=64 * width)
    return make("chacha_poly1305", big, [n],
                [(3, n), (4, dst.base), (5, src.base), (6, state.base),
                 (7, poly.base), (8, data.base)],
                facts, [dst, src, state, poly, data])


def chacha_poly1305_serial(make, big, width, decrypt):
    passes, facts = count("passes", width)
    n, more = count("blocks", least=SERIAL_MIN)
    size = lin_scale(passes, 64)
    dst = Region("dst", size, 1, readable=False, writable=True)
    src = Region("src", size, 1, may_be_output=True)
    state = Region("state", const(64, 64), 4)
    poly = Region("poly1305", const(64, 40), 8, writable=True, tracked=True)
    data = Region("data", lin_scale(n, 16), 1,
                  order="before" if decrypt else "behind")
    return make("chacha_poly1305_serial", big, [passes, n],
                [(3, passes), (4, dst.base), (5, src.base), (6, state.base),
                 (7, poly.base), (8, n), (9, data.base),
                 (10, const(64, decrypt))],
                facts + more, [dst, src, state, poly, data])


def encrypting(make, big, width):
    return chacha_poly1305_serial(make, big, width, 0)


def decrypting(make, big, width):
    return chacha_poly1305_serial(make, big, width, 1)


# Of each kernel, one or more: all hold.
CONTRACTS = {
    "chacha-core": [chacha_core],
    "chacha-states": [chacha_states],
    "poly1305-update": [poly1305_update],
    "chacha-poly1305": [chacha_poly1305],
    "chacha-poly1305-serial": [encrypting, decrypting],
}
