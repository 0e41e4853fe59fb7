# faults_serial.py: faults planted in the kernels that do ChaCha20 and
# Poly1305 one after the other; see faults.py.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

from faults import WRONG_OUTPUT, Fault
from faults_poly1305 import ANY

KERNEL = "p9-chacha-poly1305-serial"

FAULTS = {
    # In which order.
    "data read before the output is there": Fault(
        KERNEL, "le", r"ld .*: leaves part of dst unwritten",
        (r"cmpldi %cr5, %r10, 0", 0, r"\g<0>; ld %r0, 0(%r9)")),
    "data read when some of it is output": Fault(
        KERNEL, "be", r"ld .*: reads data, which may be output that is "
        "written already",
        (r"^\.Lend_\w+:", 0, r"\g<0> ld %r0, -16(%r9)")),
    "encrypting taken for decrypting": Fault(
        KERNEL, "le", r"0x[0-9a-f]+: .*leaves part of dst unwritten",
        (r"bgt %cr5, .Lkeep", 0, "bge %cr5, .Lkeep")),
    "no Poly1305 where it encrypts": Fault(
        KERNEL, "be", r"bclr .*: leaves on the stack",
        (r"blt %cr5, .Lend", 0, "ble %cr5, .Lend")),

    # The first pass, and its powers of r.
    "a word kept where another one is": Fault(
        KERNEL, "le", WRONG_OUTPUT,
        (r"lxv %vs32, 624\(%r1\)", -1, "lxv %vs32, 608(%r1)")),
    "the words of the first pass left": Fault(
        KERNEL, "be", r"bclr .*: leaves .*on the stack",
        (r"stxv %vs\d+, 624\(%r1\)", 0, "nop")),
    "the halves of a pair of powers exchanged": Fault(
        KERNEL, "be", ANY, (r"IF_BE \(xori (.*), 8", 0, r"IF_BE (xori \1, 0")),
    "all powers in one place": Fault(
        KERNEL, "le", r"reads stack at .*nothing",
        (r"addi %r30, %r30, 8$", 0, "nop")),
    "a pad's power left out": Fault(
        KERNEL, "le", ANY, (r"add %r28, %r28, ", 0, "nop; #")),

    # The blocks that are no turn.
    "three blocks taken for four": Fault(
        KERNEL, "le", r"reads \d+ bytes of data|may wrap|has absorbed",
        (r"cmpldi %r8, 4$", 0, "cmpldi %r8, 3")),
    "the first four not counted": Fault(
        KERNEL, "be", r"reads \d+ bytes of data",
        (r"addi %r8, %r8, -4$", 0, "nop")),
}
