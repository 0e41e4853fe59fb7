# prove.py: proves all kernels, in both byte orders.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""prove.py [-j JOBS] FOLDER [PATTERN ...]: assembles powerpc64/gen/*.S in
FOLDER, and

  linear  tries the prover's inequalities out;
  isa     tries its instructions out against an emulator;
  proof   proves each kernel;
  fault   plants faults in the kernels, which must not be proved.

With patterns, only what has one of them in its name."""

import multiprocessing
import os
import shutil
import subprocess
import sys
import time

import faults
import kernels
import linear_check
from kernels import BIG, BIG_V1, TARGETS
from state import ProofError

LONGEST = 600
TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Job:
    """kind, target and what: as "proof le p8-chacha-core"."""

    def __init__(self, kind, target, what, folder):
        self.kind = kind
        self.target = target
        self.what = what
        self.folder = folder

    def __str__(self):
        return f"{self.kind} {self.target} {self.what}".strip()

    def __call__(self):
        return getattr(self, self.kind)(TARGETS[self.target])

    def path(self, suffix):
        name = f"{self.target}-{self.what}{suffix}".replace(" ", "-")
        return os.path.join(self.folder, name)

    def isa(self, target):
        folder = self.path("isa")
        os.makedirs(folder, exist_ok=True)
        objects = []
        for name in kernels.sources(TOP):
            objects.append(os.path.join(folder, name + ".o"))
            target.assemble(TOP, kernels.source(TOP, name), objects[-1])
        check = os.path.join(TOP, "proof", "isa_check.py")
        done = subprocess.run(
            [sys.executable, check, folder,
             "be" if target.big else "le",
             " ".join([target.compiler, *target.flags]), target.objdump,
             " ".join(target.emulator), *objects],
            capture_output=True, text=True)
        last = (done.stdout + done.stderr).strip().splitlines()
        if done.returncode:
            raise ProofError("\n    ".join(last[:20]))
        return last[-1].partition(": ")[2]

    def linear(self, target):
        return linear_check.run()

    def proof(self, target):
        path = self.path(".o")
        source = kernels.source(TOP, self.what)
        target.assemble(TOP, source, path)
        if target is BIG:
            # ELFv1 has the same text.
            other = self.path("-elfv1.o")
            BIG_V1.assemble(TOP, source, other)
            if text_of(path, target) != text_of(other, target):
                raise ProofError("the text for ELFv1 is another one")
        return kernels.prove(TOP, self.what, target, path)

    def fault(self, target):
        return faults.plant(TOP, self.folder, target, self.what)


def text_of(path, target):
    return kernels.objfile.read(path, target.big, target.objdump).text()


def run(job):
    begin = time.process_time()
    children = os.times().children_user
    try:
        text, good = job(), True
    except ProofError as error:
        text, good = str(error), False
    except subprocess.CalledProcessError as error:
        text, good = f"failed: {' '.join(error.cmd)}", False
    if good:
        text = text.partition("\n")[0]
    if len(text) > LONGEST:
        text = text[:LONGEST] + " ..."
    seconds = time.process_time() - begin \
        + os.times().children_user - children
    return str(job), good, text, seconds


def jobs(folder):
    """The longest first."""
    orders = sorted(TARGETS, reverse=True)
    yield from (Job("isa", t, "", folder) for t in orders)
    yield Job("linear", "le", "", folder)
    names = sorted(kernels.sources(TOP), key=lambda n: "poly1305" not in n)
    yield from (Job("proof", t, n, folder) for n in names for t in orders)
    yield from (Job("fault", f.target, name, folder)
                for name, f in faults.FAULTS.items())


def missing():
    """A program that is not there, or None."""
    for t in TARGETS.values():
        for program in (t.compiler, t.objdump, t.emulator[0]):
            if shutil.which(program) is None:
                return program
    return None


def main(arguments):
    count = os.cpu_count()
    if arguments[0] == "-j":
        count = int(arguments[1])
        arguments = arguments[2:]
    folder, *patterns = arguments
    lacking = missing()
    if lacking:
        print(f"skipped: no {lacking}")
        return 77
    os.makedirs(folder, exist_ok=True)
    chosen = [j for j in jobs(folder)
              if not patterns or any(p in str(j) for p in patterns)]
    if not chosen:
        print(f"prove: nothing has {' or '.join(patterns)} in its name")
        return 2
    failed, spent, begin = 0, 0, time.time()
    with multiprocessing.Pool(count, maxtasksperchild=1) as pool:
        done = pool.imap_unordered(run, chosen, chunksize=1)
        for n, (name, good, text, seconds) in enumerate(done, 1):
            failed += not good
            spent += seconds
            print(f"{n:3}/{len(chosen)} {'ok  ' if good else 'FAIL'} "
                  f"{name} ({seconds:.1f} s): {text}", flush=True)
    print(f"prove: {time.time() - begin:.0f} s, {spent:.0f} s of CPU")
    print(f"{len(chosen) - failed} passed, {failed} failed, 0 skipped")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
