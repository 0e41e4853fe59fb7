# faults.py: faults planted in kernels, which the prover must reject.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A fault is a change of a kernel's text (or of the prover's idea of an
instruction), and what the message of rejection must have in it: the
instruction or its address, and the value.  Changes are given by what lines
look like, so that they outlive another schedule."""

import os
import re
import subprocess
import sys

import kernels
from state import ProofError

ALL = "all"


class Fault:
    """edits: (pattern, which, replacement): of the lines of code that match
    the pattern, which (a number, or ALL) is changed; without a line left,
    it is gone."""

    def __init__(self, kernel, target, message, *edits):
        self.kernel = kernel
        self.target = target
        self.message = message
        self.edits = edits

    def apply(self, text):
        head, mark, code = text.partition("FUNC (")
        lines = (mark + code).splitlines()
        for pattern, which, replacement in self.edits:
            found = [n for n, line in enumerate(lines)
                     if re.search(pattern, line)]
            if not found:
                raise ProofError(f"no line is like {pattern}")
            for n in found if which == ALL else [found[which]]:
                lines[n] = re.sub(pattern, replacement, lines[n])
        return head + "\n".join(lines) + "\n"


class SemanticsFault:
    """The prover takes one instruction for another."""

    def __init__(self, name, other, target):
        self.name = name
        self.other = other
        self.target = target
        self.message = rf"{name} .*: prover .*, emulator "


class PathFault:
    """The prover loses a path, any one."""

    message = r"= \d+: 0 ways lead on from "

    def __init__(self, kernel, target):
        self.kernel = kernel
        self.target = target


WRONG_OUTPUT = (r"^0x[0-9a-f]+: st\S+ .*: writes to dst at .*; due is .*; "
                r"the first part that is wrong is .*, of 0x[0-9a-f]+: ")

FAULTS = {
    # What is computed.
    "rotation by 11 for 12": Fault(
        "p9-chacha-core", "le", WRONG_OUTPUT,
        (r"vspltisw (%v\d+), 12$", 0, r"vspltisw \1, 11")),
    "rotation in an integer register": Fault(
        "scalar-chacha-core", "be", WRONG_OUTPUT,
        (r"rotlwi (%r\d+), \1, 7", 5, r"rotlwi \1, \1, 9")),
    "rotation by 8 for 16": Fault(
        "p8-chacha-core", "le", WRONG_OUTPUT,
        (r"vpermxor (.*), %v16", 9, r"vpermxor \1, %v18")),
    "wrong word of a row": Fault(
        "p9-chacha-core", "be", WRONG_OUTPUT,
        (r"xxspltw (.*)LXV_WORD \(1\)", 0, r"xxspltw \1LXV_WORD (2)")),
    "lane order of one byte order in both": Fault(
        "p8-chacha-core", "le", WRONG_OUTPUT,
        (r"xxspltw (.*)D2X_WORD \((\d)\)", 3, r"xxspltw \1\2")),
    "low half for high in a merge": Fault(
        "p10-chacha-core", "be", WRONG_OUTPUT,
        (r"MERGE_H", 2, "MERGE_L")),
    "wrong doubleword": Fault(
        "p10-chacha-core", "le", WRONG_OUTPUT,
        (r"LXV_PAIR (.*), 3\)", -1, r"LXV_PAIR \1, 0)")),
    "another register in a round": Fault(
        "p9-chacha-core", "le", WRONG_OUTPUT,
        (r"vadduwm %v0, %v0, %v4", 3, "vadduwm %v0, %v0, %v5")),
    "registers swapped in an exclusive or": Fault(
        "p8-chacha-core", "be", WRONG_OUTPUT,
        (r"vxor (%v\d+), (%v\d+), (%v\d+)", 12, r"vxor \3, \2, \1")),
    "or for exclusive or": Fault(
        "p10-chacha-core", "le", WRONG_OUTPUT,
        (r"vxor", 20, "vor")),
    "nine double rounds": Fault(
        "p10-chacha-core", "be", WRONG_OUTPUT,
        (r"li %r0, 9", 1, "li %r0, 8")),
    "bytes not reversed": Fault(
        "p9-chacha-core", "be", WRONG_OUTPUT,
        (r"IF_BE \(xxbrw", 5, "IF_LE (xxbrw")),
    "the counter grows by five": Fault(
        "p8-chacha-core", "le", WRONG_OUTPUT,
        (r"vspltisw %v29, 4", 0, "vspltisw %v29, 5")),
    "the counter is not added at the end": Fault(
        "p9-chacha-core", "le", WRONG_OUTPUT,
        (r"vadduwm %v12, %v12, %v28", 0, "nop")),
    "the block's number grows by two": Fault(
        "scalar-chacha-core", "le", WRONG_OUTPUT,
        (r"addi %r11, %r11, 1$", 0, "addi %r11, %r11, 2")),
    "two rows of the text exchanged": Fault(
        "p10-chacha-core", "le", WRONG_OUTPUT,
        (r"stxv (\S+), 16\(%r4\)", 2, r"stxv \1, 32(%r4)")),
    "the state of another block": Fault(
        "p9-chacha-states", "le", r"lxv .*: reads 16 bytes of rows at",
        (r"addi %r6, %r6, ", 0, "addi %r6, %r6, 16+")),

    # Which part of the buffers.
    "a load one row on": Fault(
        "p8-chacha-core", "le", r"lxvd2x .*: reads 8 bytes of src at .*, of ",
        (r"addi %r5, %r5, 64", -1,
         "li %r0, 64; lxvd2x %vs0, %r5, %r0; addi %r5, %r5, 64")),
    "a load one byte on": Fault(
        "p10-poly1305-update", "be", r"ldbrx .*8 bytes of data at 0x9",
        (r"li %r21, 8", 0, r"li %r21, 9")),
    "a store one row on": Fault(
        "scalar-chacha-core", "le", r"std .*: writes 8 bytes of dst at ",
        (r"std (\S+), 56\(%r4\)", 0, r"std \1, 60(%r4)")),
    "text read again after it may be overwritten": Fault(
        "p8-chacha-core", "le", r"lxvd2x .*: reads src at .*overwritten",
        (r"addi %r5, %r5, 64", 2,
         "lxvd2x %vs0, 0, %r5; addi %r5, %r5, 64")),
    "one block for two": Fault(
        "p9-chacha-core", "le", r"leaves part of dst unwritten|writes",
        (r"bdz .Lout", 0, "b .Lout")),
    "the last pass for nine blocks, too": Fault(
        "p10-chacha-core", "be", r"reads|writes|leaves part of dst unwritten",
        (r"cmpldi %r3, 8", -1, "cmpldi %r3, 9")),
    "three blocks counted for four": Fault(
        "p9-chacha-core", "le", r"reads|writes",
        (r"addi %r3, %r3, -4", 0, "addi %r3, %r3, -3")),
    "a loop without end": Fault(
        "p9-chacha-core", "le", r"0x[0-9a-f]+: ",
        (r"addi %r3, %r3, -4", 0, "addi %r3, %r3, 0")),
    "the count in 32 bits": Fault(
        "p8-chacha-core", "le", r"bc .*condition compares .*blocks",
        (r"cmpldi %r3, 4", 0, "cmplwi %r3, 4")),
    "data read after the pass": Fault(
        "p8-chacha-poly1305", "le", r"ld .*: reads data at .*overwritten",
        (r"cmpldi %r3, 1", 0, "cmpldi %r3, 1"),
        (r"bne .Lpass", 0, "ld %r0, -16(%r8); bne .Lpass")),
    "data read before it is there": Fault(
        "p8-chacha-poly1305", "be", r"reads .*data at ",
        (r"^.Lpass", 0, "\\g<0>"),
        (r"addi %r8, %r8, 16", 0, "ld %r0, 256(%r8); addi %r8, %r8, 16")),

    # Constant time.
    "a branch on a secret": Fault(
        "scalar-chacha-core", "le",
        r"bc .*condition compares what is not public: .*state\[0x0\]",
        (r"li %r11, 0", 0, "li %r11, 0; lwz %r7, 0(%r6); cmpldi %r7, 0; "
         "beq .Ldone_chacha_core_scalar")),
    "a secret for a count": Fault(
        "p9-chacha-core", "be", r"bc .*CTR is not public: .*state",
        (r"mtctr %r0", 0, "lwz %r0, 0(%r6); mtctr %r0")),
    "a secret in an address": Fault(
        "scalar-chacha-core", "be", r"lwzx .*address is not public: .*state",
        (r"li %r11, 0", 0, "li %r11, 0; lwz %r7, 0(%r6); "
         "lwzx %r7, %r6, %r7")),
    "a division": Fault(
        "scalar-poly1305-update", "le", r"divdu .*no semantics for divdu",
        (r"mtctr", 0, "divdu %r7, %r7, %r8; mtctr")),

    # The ABI.
    "v22 not restored": Fault(
        "p8-chacha-core", "le", r"bclr .*: v22 is not restored: ",
        (r"lvx %v22", 0, "nop; #")),
    "f14 used as vs14": Fault(
        "p10-chacha-core", "le", r"bclr .*: f14 \(the half of vs14\) is not",
        (r"%vs12\b", ALL, "%vs14")),
    "r14 not restored": Fault(
        "p8-chacha-poly1305", "be", r"bclr .*: r14 is not restored: ",
        (r"ld %r14, \d+\(%r1\)", 0, "nop")),
    "r29 restored to r30, too": Fault(
        "p8-chacha-poly1305", "le", r"bclr .*: r30 is not restored: r29 at",
        (r"ld %r30, 56", 0, "ld %r30, 64")),
    "a register saved below the protected zone": Fault(
        "scalar-chacha-core", "le",
        r"std .*: writes 8 bytes of the stack at -296",
        (r"%r31, -232\(%r1\)", ALL, "%r31, -296(%r1)")),
    "a word kept in the caller's frame": Fault(
        "scalar-chacha-core", "be",
        r"std .*: writes 8 bytes of the stack at 16",
        (r"%r3, -48\(%r1\)", ALL, "%r3, 16(%r1)")),
    "the frame left": Fault(
        "p8-chacha-poly1305", "be", r"bclr .*: r1 is not restored",
        (r"addi %r1, %r1, 368", 0, "addi %r1, %r1, 352")),
    "cr2 used": Fault(
        "scalar-chacha-core", "le", r"bclr .*: cr2 is not restored",
        (r"%cr1", ALL, "%cr2")),
    "keystream left on the stack": Fault(
        "scalar-chacha-core", "be", r"bclr .*: leaves .*stack at -9[26]",
        (r"std %r7, -96\(%r1\)", -1, "nop")),
    "the stack read where nothing is": Fault(
        "scalar-chacha-core", "le", r"ld .*: reads stack at .*nothing",
        (r"ld %r11, -32\(%r1\)", 0, "ld %r11, -48-192(%r1)")),

    # Semantics.
    "a lost path": PathFault("p10-chacha-core", "le"),
    "semantics of a merge": SemanticsFault("xxmrghw", "xxmrglw", "le"),
    "semantics of a carry": SemanticsFault("addze", "addme", "be"),
    "semantics of a load": SemanticsFault("lxvd2x", "lxv", "le"),
    "semantics of a mask": SemanticsFault("rldicl", "rldic", "be"),
}

try:
    import faults_poly1305
    import faults_serial
    FAULTS.update(faults_poly1305.FAULTS)
    FAULTS.update(faults_serial.FAULTS)
except ImportError:
    pass


def plant(top, folder, target, name):
    """The message of rejection."""
    fault = FAULTS[name]
    if isinstance(fault, SemanticsFault):
        message = check_semantics(top, folder, target, fault)
    elif isinstance(fault, PathFault):
        message = check_paths(top, folder, target, fault)
    else:
        message = check_kernel(top, folder, target, name, fault)
    if not re.search(fault.message, message, re.M):
        raise ProofError(f"rejected for another reason: {message}")
    return message


def check_kernel(top, folder, target, name, fault):
    stem = os.path.join(folder, re.sub(r"\W+", "-", name))
    with open(kernels.source(top, fault.kernel)) as f:
        text = fault.apply(f.read())
    with open(stem + ".S", "w") as f:
        f.write(text)
    target.assemble(top, stem + ".S", stem + ".o")
    try:
        kernels.prove(top, fault.kernel, target, stem + ".o")
    except ProofError as error:
        return str(error)
    raise ProofError("the fault was not found")


def check_paths(top, folder, target, fault):
    """The last message; all paths must be missed."""
    path = os.path.join(folder, "lost-path.o")
    target.assemble(top, kernels.source(top, fault.kernel), path)
    (edges, c), = kernels.explore_all(top, fault.kernel, target, path)
    for lost in edges:
        try:
            kernels.check_walks([e for e in edges if e is not lost], c)
        except ProofError as error:
            message = str(error)
        else:
            raise ProofError(f"{lost} was not missed")
    return message


def check_semantics(top, folder, target, fault):
    stem = os.path.join(folder, "semantics-" + fault.name)
    os.makedirs(stem, exist_ok=True)
    check = os.path.join(top, "proof", "isa_check.py")
    done = subprocess.run(
        [sys.executable, check, "--as", f"{fault.name}={fault.other}", stem,
         "be" if target.big else "le",
         " ".join([target.compiler, *target.flags]), target.objdump,
         " ".join(target.emulator)], capture_output=True, text=True)
    if done.returncode == 0:
        raise ProofError("the fault was not found")
    return done.stdout + done.stderr
