# isa_pieces.py: pieces of code that try out every instruction's semantics.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""Each instruction of the table alone, with operands of all kinds; and
random sequences of them, so that what one leaves as a term is used by the
next.

Operands, by shape: r, v, x (VSX), f registers; v! and x! those that must be
constant for the prover; numbers in a range (a..b); D* an address with a
displacement that is a multiple of *, X an indexed one; L an index that is
constant."""

import re

import isa
from explore import SEMANTICS

SHAPES = """
r,r,r       add subf addc adde subfc subfe mulld mulhdu mulhwu
r,r,r       and or xor nand nor eqv andc orc
r,r         neg addze addme subfze subfme
r,r,-32768..32767   addi addic subfic mulli
r,r,-32768..32767   addis
r,r,-9999999..9999999,0  paddi
r,r,r,r     maddld maddhdu
r,r,0..65535        ori oris xori xoris
r,r,0..63,0..63     rldicl rldicr rldic rldimi
r,r,0..31,0..31,0..31       rlwinm rlwimi
0..7,0..1,r,-32768..32767   cmpi
0..7,0..1,r,0..65535        cmpli
0..7,0..1,r,r       cmp cmpl
9,r         mtspr
v,v,v       vaddubm vadduhm vadduwm vaddudm vadduqm vsubuwm vsubudm vsubuqm
v,v,v       vaddcuq vaddcuw
v,v,v,v     vaddeuqm vaddecuq vmsumudm
v,v,v       vmuleuw vmulouw vmuleud vmuloud vmulld vmulhud
v,v,v       vand vor vxor vnor vnand veqv vandc vorc
x,x,x       xxland xxlor xxlxor xxlnor xxlnand xxleqv xxlandc xxlorc
v,v,v,v     vsel
x,x,x,x     xxsel
v,v,v!      vrlw vrld vslb vslh vslw vsld vsrb vsrh vsrw vsrd
v,v,v!      vrlwnm vrlwmi vrldnm vrldmi
x,r         mtvsrd mtvsrwz mtvsrws
x,r,r       mtvsrdd
r,x         mfvsrd mfvsrld mfvsrwz
v,-16..15   vspltisb vspltish vspltisw
x,0..255    xxspltib
x,0..99999  xxspltiw
v,v,0..15   vspltb
v,v,0..7    vsplth
v,v,0..3    vspltw
x,x,0..3    xxspltw
v,v,v       vmrghw vmrglw vmrgew vmrgow vmrghb vmrglb
x,x,x       xxmrghw xxmrglw
x,x,x,0..3  xxpermdi xxsldwi
v,v,v,0..15 vsldoi
v,v,v,v!    vperm vpermr vpermxor
x,x,x!      xxperm xxpermr
x,x         xxbrw xxbrd xxbrq
v,v         vupkhsb vupkhsh vupkhsw vupklsb vupklsh vupklsw
x,x,0..12   xxinsertw xxextractuw
r,D1        lbz stb
r,D4        lwz stw
r,D8        ld std stdu
r,X         lbzx lwzx ldx stbx stwx stdx lwbrx ldbrx stwbrx stdbrx
r,U         stdux
f,D8        lfd stfd
v,X         lvx stvx
x,X         lxvx lxvd2x lxvw4x stxvx stxvd2x stxvw4x lxvb16x stxvb16x
x,X         lxvdsx lxvwsx
x,D16       lxv stxv
p,D16       lxvp stxvp
v,L         lvsl lvsr
X           dcbt dcbtst
""".strip().splitlines()

# Not in sequences: what changes CTR, CR or a pointer.
ALONE = {"mtspr", "cmp", "cmpl", "cmpi", "cmpli", "stdu", "stdux", "dcbt",
         "dcbtst", "lvsl", "lvsr"}
# ldu is not assembled with an update of r30 that would be read back.
UPDATES = {"ldu": "ldu %r7, 24(%r30)"}
BRANCHES = {"b", "bc", "bclr", "isel"}


def shapes():
    """{name: shape}."""
    found = {}
    for line in SHAPES:
        shape, *names = line.split()
        found.update((n, shape) for n in names)
    return found


class Maker:
    """Makes operands; few makes them from few registers."""

    def __init__(self, random, few):
        self.random = random
        self.few = few

    def __call__(self, kind):
        r = self.random
        span = re.match(r"^(-?\d+)\.\.(-?\d+)$", kind)
        if span:
            low, high = int(span[1]), int(span[2])
            return str(r.choice([low, high, r.randint(low, high),
                                 r.randint(low, high)]))
        if kind == "r":
            return f"%r{r.choice(range(7, 11) if self.few else range(3, 13))}"
        if kind in ("v!", "x!"):
            return f"%v{r.randint(28, 31)}" if kind == "v!" else \
                f"%vs{r.randint(60, 63)}"
        if kind == "v":
            return f"%v{r.randint(0, 4 if self.few else 27)}"
        if kind == "x":
            n = r.choice([1, 2, 33, 34, 35] if self.few else range(60))
            return f"%vs{n}"
        if kind == "p":
            return f"%vs{2 * r.randint(0, 29)}"
        if kind == "f":
            return f"%f{r.randint(0, 5)}"
        if kind.startswith("D"):
            step = int(kind[1:])
            low = 64 if self.few else 1000
            return f"{r.randint(-low // step, low // step) * step}(%r30)"
        return {"X": "%r29, %r30", "U": "%r30, %r29", "L": "0, %r28"}.get(
            kind, kind)


def one(name, shape, make):
    return f"{name} " + ", ".join(make(k) for k in shape.split(","))


def single(random, repeat):
    """Pieces of one instruction: all of the table."""
    assert SEMANTICS, "no module has filled the table"
    table = shapes()
    missing = set(isa.TABLE) - set(table) - BRANCHES - set(UPDATES)
    assert not missing, f"no shape for {missing}"
    make = Maker(random, False)
    pieces = []
    for name in sorted(isa.TABLE):
        if name in table:
            count = repeat if re.search(r"\.\.|D", table[name]) else 2
            pieces += [[one(name, table[name], make)] for _ in range(count)]
        elif name in UPDATES:
            pieces.append([UPDATES[name]])
    return pieces


def sequences(random, count, length):
    table = {n: s for n, s in shapes().items() if n not in ALONE}
    make = Maker(random, True)
    names = sorted(table)
    vector = [n for n in names if table[n][0] in "vx"]
    words = [n for n in names if re.search(
        r"^(vadduwm|vxor|xxlxor|vrlw|vpermxor|vperm|xxperm|xxbrw|xxmrg.w"
        r"|xxpermdi|add|xor|rlwinm)$", n)]
    pieces = []
    for i in range(count):
        chosen = (names, vector, words)[i % 3]
        pieces.append([one(n, table[n], make) for n in
                       random.choices(chosen, k=length)])
    return pieces


def renamed(i):
    """An instruction of a kernel, with registers that the harness lends, so
    that equal ones stay equal; or None for a branch."""
    if i.name in BRANCHES:
        return None
    shape = shapes()[i.name].split(",") if i.name in shapes() else []
    names = {}
    operands = []
    if len(shape) == 1 or len(i.operands) > len(shape):
        # X or L: two operands.
        kinds = shape[:-1] + [shape[-1]] * 2
    else:
        kinds = shape
    for kind, o in zip(kinds, i.operands):
        operands.append(renamed_operand(kind, o, names))
    if kinds[-1:] == ["X"]:
        zero = i.operands[-2] == "0"
        operands[-2:] = ["0" if zero else "%r29", "%r30"]
    elif kinds[-1:] == ["L"]:
        operands[-2:] = ["0", "%r28"]
    return f"{i.name} " + ", ".join(operands)


def renamed_operand(kind, o, names):
    if "(" in o:
        return o.partition("(")[0] + "(%r30)"
    found = re.match(r"^(r|v|vs|f|cr)(\d+)$", o)
    if not found:
        return o
    if found[1] == "cr":
        return found[2]
    if kind.endswith("!"):
        return "%v28" if found[1] == "v" else "%vs60"
    if o == "r0":
        return "%r0"
    key = (found[1], int(found[2]) // 32) if found[1] == "vs" else \
        (found[1], 0)
    if o not in names:
        taken = sum(1 for k in names.values() if k[0] == key)
        names[o] = (key, taken)
    base = {"r": 7, "v": 3, "f": 3}.get(found[1], 3 + 32 * key[1])
    return f"%{found[1]}{base + names[o][1]}"


def from_kernels(functions):
    """Each form of instruction in the kernels, once."""
    lines = {renamed(i) for f in functions for i in f.code.values()}
    return [[line] for line in sorted(lines - {None})]


def branches():
    """[(lines, bits)]: %r14 is 0 if the branch is taken, else 1."""
    pieces = []
    for field in (0, 1, 6):
        for bit in range(3):
            for options in (12, 4, 8, 0, 10, 2, 20):
                condition = 4 * field + bit
                compare = f"cmpl {field}, 1, %r7, %r8"
                pieces.append([compare, "li %r14, 0",
                               f"bc {options}, {condition}, 8f",
                               "li %r14, 1", "8:"])
            pieces.append([f"cmpl {field}, 1, %r7, %r8",
                           f"isel %r5, %r9, %r6, {4 * field + bit}",
                           f"isel %r3, 0, %r10, {4 * field + bit}"])
    for options in (16, 18, 20):
        pieces.append(["li %r14, 0", f"bc {options}, 0, 8f", "li %r14, 1",
                       "8:"])
    pieces.append(["li %r14, 0", "b 8f", "li %r14, 1", "8:"])
    return pieces


def source(pieces):
    """isa-pieces.S."""
    lines = ["\t.machine power10", "\t.abiversion 2", "\t.text"]
    for n, piece in enumerate(pieces):
        lines += [f"piece{n}:"] + ["\t" + i if i[-1] != ":" else i
                                   for i in piece] + ["\tblr"]
    lines += ["\t.data", "\t.p2align 3", "\t.globl pieces", "pieces:"]
    lines += [f"\t.quad piece{n}" for n in range(len(pieces))]
    lines += ['\t.section .note.GNU-stack, "", @progbits']
    return "\n".join(lines) + "\n"
