# objfile.py: the instructions of an object file, as objdump tells them.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import re
import subprocess


class Instruction:
    """One instruction: at, its address; name; operands, as text."""

    def __init__(self, at, code, text):
        self.at = at
        self.code = code
        self.text = " ".join(text.split())
        name, _, rest = self.text.partition(" ")
        self.name = name
        # Without the label that objdump writes behind an address.
        rest = re.sub(r"\s*<.*", "", rest)
        self.operands = rest.split(",") if rest else []

    def __str__(self):
        return f"{self.at:#x}: {self.text}"


class Function:
    """A function of an object file: its instructions by address."""

    def __init__(self, name, big, instructions):
        self.name = name
        self.big = big
        self.code = {i.at: i for i in instructions}
        self.first = instructions[0].at if instructions else 0

    def text(self):
        return tuple(i.code for i in self.code.values())


LINE = re.compile(r"^ *([0-9a-f]+):\t((?:[0-9a-f]{2} )+) *(?:\t(.*))?$")
HEAD = re.compile(r"^[0-9a-f]+ <\.?(.*)>:$")


def read(path, big, objdump):
    """The one function in the object file at PATH."""
    # raw: no simplified mnemonics, of which the ISA has several for one
    # instruction.
    out = subprocess.run([objdump, "-d", "-Mpower10,raw", path], check=True,
                         capture_output=True, text=True).stdout
    return parse(out, big)


def parse(listing, big):
    name = None
    instructions = []
    for line in listing.splitlines():
        head = HEAD.match(line)
        if head:
            if name is None:
                name = head[1]
            continue
        found = LINE.match(line)
        if found and found[3] is None and instructions:
            # The second word of a prefixed instruction.
            instructions[-1].code += found[2].replace(" ", "")
        elif found:
            instructions.append(Instruction(
                int(found[1], 16), found[2].replace(" ", ""), found[3]))
    return Function(name, big, instructions)


def number(text):
    return int(text, 0)


def register(text):
    """%r5 is 5, and %vs33 is 33."""
    return int(re.sub(r"^[a-z]+", "", text))
