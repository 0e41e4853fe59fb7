# machine.py: compiles C files, translates them, links and runs them.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import contextlib
import os
import subprocess
import sys

import ir
from translate import Translator, python_name
from value import NULL, SECRET, Fault, Function, Object, Pointer, Word, word

# The front end alone: nothing optimised, nothing taken for impossible.
CLANG = ("-S -emit-llvm -O0 -Xclang -disable-llvm-passes -std=c99 "
         "-ffreestanding -fno-discard-value-names -gline-tables-only "
         "-DCHAPOLY_FREESTANDING -DCHAPOLY_FAT -DCHAPOLY_LANES=1 -o -")


def signed(x, bits):
    return x - (x >> bits - 1 << bits)


def no_overflow(x, bits):
    if not -1 << bits - 1 <= x < 1 << bits - 1:
        raise Fault("a signed number overflows: %d" % x)
    return x & (1 << bits) - 1


def shift(n, bits):
    if n >= bits:
        raise Fault("a %d-bit number is shifted by %d" % (bits, n))
    return n


def copied(p, n, align):
    return Pointer(Object("copy", n, align, p.read(n)))


def inserted(x, n, i, y):
    x = [None] * n if x is None else list(x)
    x[i] = y
    return tuple(x)


def called(p):
    if type(p.o) is not Function:
        raise Fault("calls %r" % p)
    return p.o.call


def leave(*pointers):
    """The variables of a function that returns are no more.  Keystream or
    key must not be left in those that are too large for registers."""
    for p in pointers:
        if p.o.size >= 64 and not SECRET.isdisjoint(p.o.data):
            raise Fault("%s is not wiped" % p.o.name)
        p.o.size = -1


def memcpy(dst, src, n, _=0):
    dst.check(n, 1, True)
    src.check(n)
    if dst.o is src.o and abs(dst.at - src.at) < n:
        raise Fault("memcpy of %d bytes from %r to %r" % (n, src, dst))
    dst.write(src.o.data[src.at:src.at + n])
    return dst


def memset(p, c, n, _=0):
    p.check(n, 1, True)
    p.write([c] * n)
    return p


def bswap(x, bits):
    if type(x) is int:
        return int.from_bytes(x.to_bytes(bits // 8, "little"), "big")
    return word(x.b[::-1])


def carried(code, constraints, *arguments):
    """What POWER's additions with carry, in line, make of 64-bit numbers.
    An output shares its register with an input of the same value, unless it
    is marked as written early."""
    kinds = constraints.split(",")
    outputs = [k for k in kinds if k[0] == "="]
    n = len(outputs)
    if kinds[-n - 1:] != [str(i) for i in range(n)] + ["~{xer}"]:
        raise Fault("constraints of %s: %s" % (code, constraints))
    x, carry = list(arguments[-n:] + arguments[:-n]), 0
    written = set()
    for line in code.split("\\0A\\09"):
        name, *operands = line.replace(",", "").split()
        to, *operands = (int(o[1:]) for o in operands)
        for i in operands:
            if i >= n and any("&" not in outputs[j] for j in written):
                raise Fault("%s: reads %d, which may be written" % (code, i))
        if len(operands) != {"addc": 2, "adde": 2, "addze": 1}[name]:
            raise Fault("%s has other operands" % line)
        x[to] = sum(x[i] for i in operands) + carry * (name != "addc")
        x[to], carry = x[to] & (1 << 64) - 1, x[to] >> 64
        written.add(to)
    return tuple(x[:n])


class Machine:
    """The library for one target, with an empty place for each function
    that it does not define."""

    def __init__(self, sources, files, target, defines=()):
        self.target, self.lines = target, {}
        self.modules, self.routines, self.spaces = {}, {}, []
        self.shared = {
            "NULL": NULL, "Fault": Fault, "Object": Object, "Word": Word,
            "Pointer": Pointer, "signed": signed, "no_overflow": no_overflow,
            "shift": shift, "copied": copied, "inserted": inserted,
            "called": called, "carried": carried, "leave": leave,
            "memcpy": memcpy, "memset": memset, "G_memcpy": memcpy,
            "G_memset": memset, "bswap": bswap, "load": self.load,
            "store": self.store}
        for name in files:
            self._add(name, self._compile(sources, name, target, defines))
        for space in self.spaces:
            space.update({k: v for k, v in self.shared.items()
                          if k not in space})

    @staticmethod
    def _compile(sources, name, target, defines):
        command = [os.environ.get("CLANG", "clang"), "--target=" + target,
                   *CLANG.split(), *defines, "-I", sources,
                   "%s/%s.c" % (sources, name)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError("%s\n%s" % (" ".join(command), done.stderr))
        return done.stdout

    def _add(self, name, text):
        module = ir.Module(text)
        space = {}
        self.big_endian, self.pointer = module.big_endian, module.pointer
        self.spaces.append(space)
        self.modules[name] = module
        for variable, entry in module.globals.items():
            self._variable(module, space, variable, entry)
        for routine in module.routines.values():
            source, where = Translator(module, routine).function()
            file = "%s:%s" % (name, routine.name)
            self.lines[file] = where
            exec(compile(source, file, "exec"), space)
            key = python_name(routine.name)
            if routine.public:
                self.shared[key] = space[key]

    def _variable(self, module, space, name, entry):
        kind, external, constant, value = entry
        if external:
            return
        if value != "zeroinitializer":
            raise SyntaxError("%s: its value" % name)
        n, align = module.size_align(kind)
        pointer = Pointer(Object(name, n, align, [0] * n, constant))
        self.shared[python_name(name)] = pointer

    # What a harness does.

    def replace(self, name, value):
        """A function or variable is this one in all files from here on."""
        for space in self.spaces:
            space[python_name(name)] = value

    @contextlib.contextmanager
    def replaced(self, name, value):
        """The same for a while."""
        key = python_name(name)
        before = [space.get(key) for space in self.spaces]
        self.replace(name, value)
        try:
            yield
        finally:
            for space, function in zip(self.spaces, before):
                space[key] = function

    def function(self, name):
        key = python_name(name)
        return next(s[key] for s in self.spaces if key in s)

    def call(self, name, *arguments):
        try:
            return self.function(name)(*arguments)
        except (Fault, TypeError, AttributeError, ArithmeticError) as e:
            raise Fault("%s: %s" % (self._place(), self._said(e))) from e

    @staticmethod
    def _said(e):
        if type(e) is Fault:
            return str(e)
        # Python says that it cannot work with None, or divide by 0.
        return "a variable that is not set, or a wrong type (%s)" % e

    def _place(self):
        """The C lines that lead to the fault, the innermost first."""
        places, trace = [], sys.exc_info()[2]
        while trace:
            file = trace.tb_frame.f_code.co_filename
            if file in self.lines:
                places.append(self.lines[file][trace.tb_lineno - 1] or file)
            trace = trace.tb_next
        return ", from ".join(reversed(places)) or "before its first line"

    def layout(self, struct):
        """The offsets of a struct's members, and its size."""
        for module in self.modules.values():
            if "%struct." + struct in module.types:
                kind = module.named("%struct." + struct)
                offsets, size, align = module.layout(kind)
                return offsets, size, align
        raise KeyError(struct)

    # Memory.

    def load(self, p, n, align=1):
        p.check(n, align)
        b = p.o.data[p.at:p.at + n]
        if self.big_endian:
            b.reverse()
        try:
            return int.from_bytes(bytes(b), "little")
        except TypeError:
            pass
        if None in b:
            raise Fault("reads %r, which was not written" % p)
        if self.big_endian and type(b[0]) is tuple:
            b.reverse()
        if type(b[0]) is tuple:
            value = b[0][0]
            if all(type(x) is tuple and x[0] is value and x[1] == i
                   for i, x in enumerate(b)):
                return value
            raise Fault("reads a part of a pointer or counter at %r" % p)
        return Word(tuple(b))

    def store(self, p, x, n, align=1):
        if type(x) is int:
            b = x.to_bytes(n, "big" if self.big_endian else "little")
        elif type(x) is Word:
            b = x.b[::-1] if self.big_endian else x.b
        elif x is None:
            b = [None] * n
        else:
            b = [(x, i) for i in range(n)]
        p.write(list(b), align)
