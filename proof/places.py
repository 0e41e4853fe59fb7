# places.py: all places of two states, side by side.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""All places but for CR.  A value is a tuple of terms."""

import vector
from state import as_tuple


def pairs(s, t):
    """(where, value in s, value in t), the values of one shape."""
    yield ("ctr",), (s.ctr,), (t.ctr,)
    yield ("ca",), (s.ca,), (t.ca,)
    for i in range(32):
        yield ("gpr", i), (s.gpr[i],), (t.gpr[i],)
    for i in range(64):
        yield ("vsr", i), *one_shape(s.vsr[i], t.vsr[i])
    for region, cells in s.memory.items():
        others = t.memory.get(region, {})
        for at, (size, value) in list(cells.items()):
            if at in others and others[at][0] == size:
                yield (("memory", region, at),
                       *one_shape(as_tuple(value), as_tuple(others[at][1])))


def one_shape(x, y):
    """Both in the finer shape; but a constant in the other's."""
    if len(x) != len(y):
        coarse, fine = sorted((x, y), key=len)
        count = len(fine) if vector.constant(fine) is None else len(coarse)
        width = sum(e.width for e in x) // count
        x, y = [vector.elements(v, width) for v in (x, y)]
    return x, y


def put(s, where, value):
    kind = where[0]
    if kind == "gpr":
        s.gpr[where[1]], = value
    elif kind == "vsr":
        s.vsr[where[1]] = value
    elif kind == "memory":
        region, at = where[1:]
        size, old = s.memory[region][at]
        s.memory[region][at] = size, value if isinstance(old, tuple) \
            else value[0]
    else:
        setattr(s, kind, value[0])


def name(where):
    kind = where[0]
    if kind == "gpr":
        return f"r{where[1]}"
    if kind == "vsr":
        i = where[1]
        return f"vs{i}" if i < 32 else f"v{i - 32}"
    if kind == "memory":
        return f"{where[1]} at {where[2]}"
    return kind.upper()
