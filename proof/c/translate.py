# translate.py: makes a Python function of each C function that ir.py read.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A variable whose address is not taken becomes a Python variable, each other
one an Object.  What C leaves undefined is a Fault: a wrong access, a shift by
the width, a signed overflow, arithmetic on NULL, reading what is not set."""

import re

BINARY = {"add": "(%s + %s) & %d", "sub": "(%s - %s) & %d",
          "mul": "(%s * %s) & %d", "shl": "(%s << %s) & %d",
          "udiv": "%s // %s", "urem": "%s %% %s", "lshr": "%s >> %s",
          "and": "%s & %s", "or": "%s | %s", "xor": "%s ^ %s"}
COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">",
           "ge": ">="}
NO_EFFECT = re.compile(r"@llvm\.(lifetime|dbg|assume)")


def python_name(name):
    """The Python name of a global."""
    return "G_" + re.sub(r"\W", "_", name)


class Translator:
    def __init__(self, module, routine):
        self.module, self.routine = module, routine
        self.names, self.text, self.where = {}, [], []
        self.indent, self.place = "", None
        self.labels, self.phis, self.owned = {}, {}, []

    def function(self):
        """The source, and for each line of it where it is from."""
        r = self.routine
        self.emit("def %s(%s):" % (python_name(r.name), ", ".join(
            self.reg(p[0]) for p in r.parameters)))
        self.indent = "  "
        for register, _, copied in r.parameters:
            if copied:
                self.emit("%s = copied(%s, %d, %d)" % (
                    (self.reg(register),) * 2
                    + self.module.size_align(copied)))
        for i, block in enumerate(r.blocks):
            self.labels[block.label or "entry"] = i
        self.find_promoted()
        self.find_phis()
        if len(r.blocks) > 1:
            self.emit("b = 0")
            self.emit("while True:")
        for i, block in enumerate(r.blocks):
            if len(r.blocks) > 1:
                self.indent = "  "
                self.emit("  if b == %d:" % i)
                self.indent = "      "
            for t in block.code:
                self.place = t.where or self.place
                getattr(self, "op_" + t.op, self.op_binary)(t)
        return "\n".join(self.text), self.where

    def emit(self, line):
        self.text.append(self.indent + line)
        self.where.append(self.place)

    def reg(self, name):
        return self.names.setdefault(name, "r%d" % len(self.names))

    # What is known before.

    def find_promoted(self):
        found = {t.result: None for b in self.routine.blocks for t in b.code
                 if t.op == "alloca"
                 and self.module.type(t)[0] in ("int", "ptr")}
        for block in self.routine.blocks:
            for t in block.code:
                uses = set(t.tokens) & set(found)
                if t.op == "store":
                    uses -= {self.store_operands(t)[1][2]}
                elif t.op == "load":
                    uses = set()
                for name in uses:
                    del found[name]
                t.at = 0
        self.promoted = set(found)

    def find_phis(self):
        for block in self.routine.blocks:
            for t in block.code:
                if t.op != "phi":
                    continue
                kind = self.module.type(t)
                while t.peek() == "[":
                    t.next("[")
                    value = self.value(self.module.operand(t, kind))
                    t.next(",")
                    edge = t.next()[1:], block.label
                    self.phis.setdefault(edge, []).append(
                        (self.reg(t.result), value))
                    t.next("]")
                    t.skip(",")

    def store_operands(self, t):
        t.skip("volatile")
        value = self.module.operand(t)
        t.next(",")
        return value, self.module.operand(t)

    # Operands.

    def value(self, operand):
        kind, what, value = operand
        if what == "reg":
            return self.reg(value)
        if what == "global":
            return python_name(value[1:])
        if what == "gep":
            return "%s.plus(%d)" % (self.value(value[0]), value[1])
        if value == "undef":
            return "None"
        if kind[0] == "ptr":
            return "NULL"
        if kind[0] != "int":
            raise SyntaxError("a constant of type %r" % (kind,))
        return str((value or 0) % (1 << kind[1]))

    def operand(self, t):
        return self.value(self.module.operand(t))

    def align(self, t):
        return int(t.tokens[t.tokens.index("align") + 1])

    # Memory.

    def op_alloca(self, t):
        n, align = self.module.size_align(self.module.type(t))
        name = self.reg(t.result)
        if t.result in self.promoted:
            self.emit("%s = None" % name)
            return
        self.emit("%s = Pointer(Object(%r, %d, %d))"
                  % (name, t.result[1:], n, self.align(t)))
        self.owned.append(name)

    def op_load(self, t):
        t.skip("volatile", "atomic")
        kind = self.module.type(t)
        t.next(",")
        _, what, pointer = operand = self.module.operand(t)
        name = self.reg(t.result)
        if pointer in self.promoted:
            self.emit("%s = %s" % (name, self.reg(pointer)))
        else:
            self.emit("%s = %s" % (name, self.load(
                kind, self.value(operand), self.align(t))))

    def load(self, kind, pointer, align):
        parts = self.parts(kind)
        if parts is None:
            return "load(%s, %d, %d)" % (pointer, self.module.size(kind),
                                         align)
        return "(%s,)" % ", ".join(
            self.load(part, "%s.plus(%d)" % (pointer, at), 1)
            for at, part in parts)

    def parts(self, kind):
        if kind[0] == "struct":
            return list(zip(self.module.layout(kind)[0], kind[1]))
        if kind[0] == "array":
            n = self.module.size(kind[2])
            return [(n * i, kind[2]) for i in range(kind[1])]
        return None

    def op_store(self, t):
        value, pointer = self.store_operands(t)
        if pointer[2] in self.promoted:
            self.emit("%s = %s" % (self.reg(pointer[2]), self.value(value)))
        else:
            self.store(value[0], self.value(pointer), self.value(value),
                       self.align(t))

    def store(self, kind, pointer, value, align):
        parts = self.parts(kind)
        if parts is None:
            self.emit("store(%s, %s, %d, %d)" % (
                pointer, value, self.module.size(kind), align))
            return
        for i, (at, part) in enumerate(parts):
            self.store(part, "%s.plus(%d)" % (pointer, at),
                       "%s[%d]" % (value, i), 1)

    def op_getelementptr(self, t):
        t.skip("inbounds", "nuw", "nusw")
        kind = self.module.type(t)
        t.next(",")
        base = self.operand(t)
        indices = []
        while t.peek() == ",":
            t.next()
            indices.append(self.module.operand(t))
        constant, scaled = self.module.step(kind, indices)
        terms = ["%d * signed(%s, %d)" % (n, self.value(x), x[0][1])
                 for n, x in scaled]
        if constant or not terms:
            terms.append(str(constant))
        self.emit("%s = %s.plus(%s)" % (self.reg(t.result), base,
                                        " + ".join(terms)))

    # Values.

    def op_bitcast(self, t):
        self.emit("%s = %s" % (self.reg(t.result), self.operand(t)))

    op_ptrtoint = op_bitcast

    def cast(self, t, text):
        t.skip("nneg", "nuw", "nsw")
        kind, _, _ = operand = self.module.operand(t)
        t.next("to")
        bits = self.module.type(t)[1]
        self.emit(text % {"r": self.reg(t.result), "x": self.value(operand),
                          "from": kind[1], "to": bits, "n": (bits + 7) // 8,
                          "mask": (1 << bits) - 1})

    def op_zext(self, t):
        self.cast(t, "%(r)s = %(x)s.resized(%(n)d) "
                  "if type(%(x)s) is Word else %(x)s")

    def op_trunc(self, t):
        self.cast(t, "%(r)s = %(x)s.resized(%(n)d) "
                  "if type(%(x)s) is Word else %(x)s & %(mask)d")

    def op_sext(self, t):
        self.cast(t, "%(r)s = signed(%(x)s, %(from)d) & %(mask)d")

    def op_binary(self, t):
        flags = t.skip("nsw", "nuw", "exact", "disjoint")
        kind, _, _ = x = self.module.operand(t)
        t.next(",")
        y = self.module.operand(t, kind)
        bits = kind[1]
        a, b = self.value(x), self.value(y)
        if t.op not in BINARY:
            raise SyntaxError("instruction %s" % t.op)
        if t.op in ("shl", "lshr") and y[1] != "const":
            b = "shift(%s, %d)" % (b, bits)
        if "nsw" in flags:
            a, b = ("signed(%s, %d)" % (s, bits) for s in (a, b))
            text = "no_overflow(%s, %d)" % (
                BINARY[t.op].split(" & ")[0] % (a, b), bits)
        elif "%d" in BINARY[t.op]:
            text = BINARY[t.op] % (a, b, (1 << bits) - 1)
        else:
            text = BINARY[t.op] % (a, b)
        self.emit("%s = %s" % (self.reg(t.result), text))

    def op_icmp(self, t):
        how = t.next()
        kind, _, _ = x = self.module.operand(t)
        t.next(",")
        a, b = self.value(x), self.value(self.module.operand(t, kind))
        if how[0] == "s":
            a, b = ("signed(%s, %d)" % (s, kind[1]) for s in (a, b))
        self.emit("%s = 1 if %s %s %s else 0"
                  % (self.reg(t.result), a, COMPARE[how[-2:]], b))

    def op_select(self, t):
        x, y, z = self.module.operands(t, None)
        self.emit("%s = %s if %s else %s" % (
            self.reg(t.result), self.value(y), self.value(x), self.value(z)))

    def op_extractvalue(self, t):
        x = self.operand(t)
        t.next(",")
        self.emit("%s = %s[%s]" % (self.reg(t.result), x, t.next()))

    def op_insertvalue(self, t):
        x = self.module.operand(t)
        t.next(",")
        y = self.operand(t)
        t.next(",")
        n = len(self.parts(x[0]))
        self.emit("%s = inserted(%s, %d, %s, %s)" % (
            self.reg(t.result), self.value(x), n, t.next(), y))

    # Control.

    def op_phi(self, t):
        pass

    def jump(self, t, more=""):
        block = t.next()[1:]
        source = next(b.label for b in self.routine.blocks
                      if t in b.code) or "entry"
        moves = self.phis.get((source, block), [])
        if moves:
            self.emit("%s%s = %s" % (
                more, ", ".join(m[0] for m in moves),
                ", ".join(m[1] for m in moves)))
        self.emit("%sb = %d" % (more, self.labels[block]))

    def op_br(self, t):
        if t.skip("label"):
            self.jump(t)
        else:
            condition = self.operand(t)
            t.next(",")
            t.next("label")
            self.emit("if %s:" % condition)
            self.jump(t, "  ")
            t.next(",")
            t.next("label")
            self.emit("else:")
            self.jump(t, "  ")
        self.emit("continue")

    def op_ret(self, t):
        if self.owned:
            self.emit("leave(%s)" % ", ".join(self.owned))
        if t.peek() == "void":
            self.emit("return")
        else:
            self.emit("return %s" % self.operand(t))

    def op_unreachable(self, t):
        self.emit("raise Fault('comes to a place it must not come to')")

    def op_call(self, t):
        self.module.type(t)
        result = "%s = " % self.reg(t.result) if t.result else ""
        callee = t.next()
        if callee == "asm":
            t.skip("sideeffect")
            code = t.next()
            t.next(",")
            constraints = t.next()
            t.next("(")
            arguments = [self.value(x)
                         for x in self.module.operands(t, ")")]
            # A mere barrier returns what it is given.
            if result and code == '""':
                self.emit(result + arguments[0])
            elif code != '""':
                self.emit("%scarried(r%s, %s, %s)" % (
                    result, code, constraints, ", ".join(arguments)))
            return
        t.next("(")
        arguments = [self.value(x) for x in self.module.operands(t, ")")]
        if NO_EFFECT.match(callee):
            return
        if callee.startswith("@llvm."):
            bits = callee.rsplit(".i", 1)[1]
            callee = callee.split(".")[1]
            if callee == "bswap":
                arguments.append(bits)
        elif callee[0] == "%":
            callee = "called(%s)" % self.reg(callee)
        else:
            callee = python_name(callee[1:])
        self.emit("%s%s(%s)" % (result, callee, ", ".join(arguments)))

    op_tail = op_call
