# stated.py: bounds that a kernel's comment states.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A line of a comment such as

   Bound: loop 1: r19 <= 7, v9 < 2^54, v10.1 < 2^18.2

is about what changes in a loop, at its head, each time: loops count from 1
in the order of their addresses; v9 is both doublewords, or the quadword if
it is used as one; v10.1 is the second doubleword."""

import re

import bounds
from state import ProofError


def read(text):
    """[(loop, register, relation, number as text)]"""
    found = []
    for loop, items in re.findall(r"^\s*Bound: loop (\d+): (.*)$", text,
                                  re.M):
        for item in items.split(", "):
            parts = re.fullmatch(r"(\w+(?:\.\d)?) (<=?) (\d+|2\^[\d.]+)",
                                 item)
            if not parts:
                raise ProofError(f"not a bound: {item}")
            found.append((int(loop), *parts.groups()))
    return found


def holds(most, relation, number):
    """Whether most is below 2^(a / 10), without rounding, or a number."""
    if number.startswith("2^"):
        whole, _, tenths = number[2:].partition(".")
        limit = 1 << (10 * int(whole) + int(tenths or 0))
        return relation == "<" and most ** 10 < limit
    return most < int(number) + (relation == "<=")


def registers(head, unknown):
    """{name: the most it may be} of what is unknown at a head."""
    found = {}
    for x in head.unknown:
        name = x.args[0].partition(": ")[2]
        stem, _, i = name.partition(".")
        most = unknown[x][0]
        if x.width == 32 and i:
            name = f"{stem}.{int(i) // 2}"
            most <<= 32 * (1 - int(i) % 2)
        found[name] = found.get(name, 0) + most
    return found


def check(text, edges):
    """How many bounds are stated; all must hold."""
    statements = read(text)
    unknown = bounds.solve(edges)
    heads = sorted({e.target for e in edges if e.target},
                   key=lambda head: head.pc)
    loops = sorted({head.pc for head in heads})
    for loop, register, relation, number in statements:
        if loop > len(loops):
            raise ProofError(f"a bound is stated of loop {loop}, of "
                             f"{len(loops)}")
        for head in heads:
            if head.pc == loops[loop - 1]:
                check_one(head, registers(head, unknown), register,
                          relation, number)
    return len(statements)


def check_one(head, known, register, relation, number):
    values = {name: most for name, most in known.items()
              if name == register or name.partition(".")[0] == register}
    if not values:
        raise ProofError(f"{head}: a bound of {register} is stated, which "
                         "does not change there")
    for name, most in values.items():
        if not holds(most, relation, number):
            raise ProofError(f"{head}: {name} is stated to be {relation} "
                             f"{number}, but may be {most:#x}")
