# faults_poly1305.py: faults planted in Poly1305; see faults.py.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

from faults import Fault

CARRY = (r"a carry is lost, or counts wrongly: carry1.*, of "
         r"0x[0-9a-f]+: ")
REST = r"bits from \d+ on of .*, of 0x[0-9a-f]+: .*are lost"
WRONG = r"h has 0x[0-9a-f]+ times .*; due is "
TOP = r"(std|bclr) .*: leaves an h2 of up to \d+: "
ANY = rf"{CARRY}|{REST}|{WRONG}"

FAULTS = {
    # Radix 2^64.
    "a carry dropped between words": Fault(
        "scalar-poly1305-update", "le", CARRY,
        (r"adde %r20, %r20, %r30", 0, "add %r20, %r20, %r30")),
    "a carry dropped into the top word": Fault(
        "p9-poly1305-update", "be", CARRY,
        (r"addze %r19, %r19", -1, "nop")),
    "a carry dropped from a product": Fault(
        "scalar-poly1305-update", "be", CARRY,
        (r"adde %r21, %r21, %r26", 0, "add %r21, %r21, %r26")),
    "the carry of a late addition not made up for": Fault(
        "p9-poly1305-update", "le", CARRY,
        (r"andc %r20, %r9, %r12", -1, "li %r20, 0")),
    "a late carry's factors exchanged": Fault(
        "p8-chacha-poly1305", "le", ANY,
        (r"andc (%r\d+), %r14, ", 0, r"andc \1, %r16, ")),
    "r1 for s1": Fault(
        "p8-chacha-poly1305", "be", ANY,
        (r"mulld (%r\d+), (%r\d+), %r16", 3, r"mulld \1, \2, %r15")),
    "r1 / 8 for r1 / 4": Fault(
        "scalar-poly1305-update", "le", ANY,
        (r"srdi %r9, %r8, 2", 0, "srdi %r9, %r8, 3")),
    "the high half of another product": Fault(
        "p9-poly1305-update", "le", ANY,
        (r"mulhdu %r27, %r18, %r7", -1, "mulhdu %r27, %r18, %r8")),
    "folded by four": Fault(
        "scalar-poly1305-update", "be", ANY,
        (r"add %r10, %r10, %r7", 0, "nop")),
    "three bits kept above 2^128": Fault(
        "p9-poly1305-update", "le", TOP,
        (r"clrldi %r19, %r11, 62", -1, "clrldi %r19, %r11, 61")),
    "what is folded not added at the end": Fault(
        "p9-poly1305-update", "be", ANY,
        (r"addc %r17, %r17, %r10$", -1, "li %r10, 0; addc %r17, %r17, %r10")),
    "the last carry not added": Fault(
        "scalar-poly1305-update", "le", TOP,
        (r"addze %r4, %r4", -1, "nop")),
    "no pad": Fault(
        "p9-poly1305-update", "be", WRONG,
        (r"adde %r19, %r19, %r6", 0, "addze %r19, %r19")),
    "the bytes of a word not reversed": Fault(
        "p9-poly1305-update", "be", r"h depends on data\[.*, of 0x",
        (r"IF_BE \(ldbrx %r20, 0, %r5\)", 0, "IF_BE (ldx %r20, 0, %r5)")),
    "the halves of a block exchanged": Fault(
        "scalar-poly1305-update", "le", WRONG,
        (r"ld %r29, 0\(%r5\)", 0, "ld %r29, 8(%r5)"),
        (r"ld %r30, 8\(%r5\)", 0, "ld %r30, 0(%r5)")),
    "a block absorbed twice": Fault(
        "p8-chacha-poly1305", "le", r"absorbs data at|h has|is not absorbed",
        (r"addi %r8, %r8, 16", 2, "nop"),
        (r"addi %r8, %r8, 16", 3, "addi %r8, %r8, 32")),
    "h2 left unreduced": Fault(
        "scalar-poly1305-update", "le", TOP,
        (r"addze %r7, %r7", -1, "addze %r7, %r7; sldi %r0, %r7, 0; "
         "addc %r12, %r12, %r12; adde %r4, %r4, %r4; "
         "adde %r7, %r7, %r0")),
    "r overwritten": Fault(
        "p9-poly1305-update", "le", r"writes 8 bytes at 8 of poly1305_state",
        (r"std %r17, 16\(%r3\)", -1, r"\g<0>; std %r8, 8(%r3)")),

    "a wrong bound in a comment": Fault(
        "scalar-poly1305-update", "le",
        r"loop at 0x[0-9a-f]+: r17 is stated to be < 2\^62.9, but may be 0x7",
        (r"$", -1, "\n/*\n   Bound: loop 1: r17 < 2^62.9\n*/")),

    # Radix 2^44.
    "a limb of 43 bits": Fault(
        "p9-poly1305-update", "le", ANY,
        (r"rldic %r28, %r20, 10, 10", 0, "rldic %r28, %r20, 10, 11")),
    "19 for 20": Fault(
        "p10-poly1305-update", "le", ANY,
        (r"mulli (%r\d+), (%r\d+), 20", 2, r"mulli \1, \2, 19")),
    "a power of r for another": Fault(
        "p9-poly1305-update", "be", ANY,
        (r"mtvsrdd (%vs\d+), %r22, %r28", 0, r"mtvsrdd \1, %r28, %r22")),
    "a factor of h in the wrong half": Fault(
        "p9-poly1305-update", "be", ANY,
        (r"mtvsrdd %vs48, %r22, %r26", -1, "mtvsrdd %vs48, %r26, %r22")),
    "a product into another sum": Fault(
        "p9-poly1305-update", "le", ANY,
        (r"vmsumudm %v1, %v9, (%v\d+), %v1", 0,
         r"vmsumudm %v1, %v11, \1, %v1")),
    "a rotation's count of a block": Fault(
        "p10-poly1305-update", "le", ANY,
        (r"\(53 << 8\) \+ 50", 0, "(53 << 8) + 49")),
    "a mask of the first carry": Fault(
        "p9-poly1305-update", "be", ANY,
        (r"lis %r20, 34", 0, "lis %r20, 35")),
    "the second carry lost": Fault(
        "p10-poly1305-update", "be", ANY,
        (r"vrldnm %v12, %v11, %v25", 0, "vxor %v12, %v12, %v12")),
    "a sum left out": Fault(
        "p9-poly1305-update", "le", ANY,
        (r"vadduqm %v0, %v0, %v6", 0, "nop")),
    "a wrong bound of a limb": Fault(
        "p10-poly1305-update", "be",
        r"loop at 0x[0-9a-f]+: v10.1 is stated to be < 2\^16, but may be 0x",
        (r"$", -1, "\n/*\n   Bound: loop 1: v10.1 < 2^16\n*/")),
    "a turn's data skipped": Fault(
        "p9-poly1305-update", "be", r"lxv .*: reads 16 bytes of data at",
        (r"addi %r15, %r15, -1", 0, "addi %r15, %r15, -1; addi %r5, %r5, 64")
    ),
}
