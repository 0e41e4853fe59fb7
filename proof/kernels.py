# kernels.py: the kernels: which there are, their objects, their proofs.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import glob
import itertools
import os
import re
import subprocess

import chacha
import contract
import explore
import objfile
import poly1305
import stated
import walk
from state import ProofError

# Counts for which the way through each kernel is walked; and passes, where
# there are two counts.
WALKS = 70
PASSES = 5


class Target:
    """A byte order, and how to assemble and look at it."""

    def __init__(self, name, big, tools, abi, emulator):
        self.name = name
        self.big = big
        self.compiler = f"{tools}-gcc"
        self.flags = [f"-mabi={abi}"]
        self.objdump = f"{tools}-objdump"
        self.emulator = [emulator, "-cpu", "power10"]

    def assemble(self, top, source, target):
        """SOURCE to the object TARGET."""
        subprocess.run([self.compiler, *self.flags, "-c", "-I", top, "-I",
                        os.path.join(top, "powerpc64"), "-o", target, source],
                       check=True)


LITTLE = Target("le", False, "powerpc64le-linux-gnu", "elfv2",
                "qemu-ppc64le")
BIG = Target("be", True, "powerpc64-linux-gnu", "elfv2", "qemu-ppc64")
# The same text as big-endian ELFv2, which is made sure of.
BIG_V1 = Target("be-elfv1", True, "powerpc64-linux-gnu", "elfv1",
                "qemu-ppc64")
TARGETS = {t.name: t for t in (LITTLE, BIG)}


def sources(top):
    """The names of all kernels, as p8-chacha-core."""
    found = glob.glob(os.path.join(top, "powerpc64", "gen", "*.S"))
    return sorted(os.path.basename(f)[:-2] for f in found)


def source(top, name):
    return os.path.join(top, "powerpc64", "gen", name + ".S")


def width(top, cpu):
    """The blocks of a pass, in the row of that CPU in kernels.h."""
    with open(os.path.join(top, "kernels.h")) as f:
        text = f.read()
    found = re.search(r'"\w+",\s*(\d+),\s*CHAPOLY_\(chacha_core_'
                      + cpu + r"\)", text)
    if not found:
        raise ProofError(f"kernels.h has no row with chacha_core_{cpu}")
    return int(found[1])


def make_contracts(top, name, big):
    cpu, _, stem = name.partition("-")
    if stem not in contract.CONTRACTS:
        raise ProofError(f"{name}: no contract for {stem}; see doc/proofs.md")
    make = chacha.Keystream if "chacha" in stem else contract.Contract
    return [c(make, big, width(top, cpu)) for c in contract.CONTRACTS[stem]]


def explore_all(top, name, target, path):
    """All paths through the object at PATH, for each of its contracts: pairs
    of edges and contract."""
    function = objfile.read(path, target.big, target.objdump)
    for c in make_contracts(top, name, target.big):
        yield explore.Explorer(function, c).run(), c


def check_walks(edges, c):
    *passes, last = c.counts
    least = contract.SERIAL_MIN if passes else 1
    ranges = [range(1, PASSES + 1)] * len(passes) \
        + [range(least, least + WALKS)]
    walk.check(edges, [dict(zip(c.counts, n))
                       for n in itertools.product(*ranges)])


def prove(top, name, target, path):
    """Proves the object at PATH; what was shown, as text."""
    return "; ".join(prove_one(top, name, path, edges, c) for edges, c
                     in explore_all(top, name, target, path))


def prove_one(top, name, path, edges, c):
    check_walks(edges, c)
    loops = len({e.target.pc for e in edges if e.target})
    shown = [f"{loops} loops", f"{len(edges)} paths"]
    if "dst" in c.by_name:
        shown.append("keystream")
    if "poly1305" in c.by_name:
        shown += poly1305.prove(edges, c)
        shown.append(f"{check_stated(top, name, path, edges)} bounds")
    return ", ".join(shown)


def check_stated(top, name, path, edges):
    """The bounds in the comment of the object's source, which is the
    kernel's, or beside the object."""
    beside = os.path.splitext(path)[0] + ".S"
    with open(beside if os.path.exists(beside) else source(top, name)) as f:
        return stated.check(f.read(), edges)
