#!/usr/bin/env python3
# prove.py: proves of the library's C what doc/proofs-c.md says.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""usage: prove.py [--sources DIR] [--jobs N] [--target NAME]
                [FILE[:STATEMENT] ...]

Proves all, or those statements of vectors, pieces, chacha, poly1305, aead,
streams and batch only.  Exits with 1 if one does not hold.  CLANG may name
another clang."""

import functools
import gc
import importlib
import multiprocessing
import os
import sys
import time

from bench import MODULES, Bench
from machine import Machine
from value import Fault

FILES = ("aead", "batch", "pieces", "streams", "chacha", "poly1305",
         "vectors")

# What differs in C between targets is the byte order and size_t.
TARGETS = {
    "64-bit, little-endian": ("powerpc64le-linux-gnu",),
    "64-bit, big-endian": ("powerpc64-linux-gnu",),
    "32-bit, big-endian": ("powerpc-linux-gnu",),
    "small code": ("powerpc64le-linux-gnu", "-DCHAPOLY_SMALL"),
    "plain C": ("powerpc64-linux-gnu", "-U__GNUC__"),
}


@functools.lru_cache(None)
def bench(sources, kind, forget):
    """What is proved of pieces need not be looked at again elsewhere; their
    own proofs, and vectors, do."""
    target, *defines = TARGETS[kind]
    made = Bench(Machine(sources, MODULES, target, defines))
    made.small = kind == "small code"
    made.thin = kind != next(iter(TARGETS))
    if forget:
        made.forget_pieces()
    return made


def prove(job):
    """Proves the statements of one file on one target."""
    sources, kind, file, only = job
    start = time.process_time()
    gc.disable()
    b = bench(sources, kind, file not in ("pieces", "vectors"))
    b.count = 0
    try:
        for statement in importlib.import_module(file).STATEMENTS:
            if only in (None, statement.__name__):
                statement(b)
    except Fault as e:
        return file, kind, 0, "%s: %s" % (b.case, e)
    return file, kind, b.count, time.process_time() - start


def jobs_for(sources, names, kinds):
    for kind in kinds:
        for name in names:
            file, _, only = name.partition(":")
            if file not in FILES:
                raise SystemExit(__doc__)
            yield sources, kind, file, only or None


def main(arguments):
    sources = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                           "..", "..")
    count, kinds = os.cpu_count() or 1, list(TARGETS)
    while arguments and arguments[0].startswith("--"):
        option, value = arguments[0], arguments[1:2]
        if option == "--sources" and value:
            sources = value[0]
        elif option == "--jobs" and value:
            count = int(value[0])
        elif option == "--target" and value and value[0] in TARGETS:
            kinds = value
        else:
            raise SystemExit(__doc__)
        arguments = arguments[2:]
    failures = 0
    with multiprocessing.Pool(count) as pool:
        jobs = list(jobs_for(sources, arguments or FILES, kinds))
        for file, kind, cases, told in pool.imap_unordered(prove, jobs):
            if type(told) is not str:
                print("proved  %-9s %-22s %6d calls, %4.1f s"
                      % (file, kind, cases, told), flush=True)
            else:
                failures += 1
                print("FAULT   %-9s %s: %s" % (file, kind, told), flush=True)
    return failures > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
