# ir.py: reads LLVM's intermediate representation, as clang writes it.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""Types are tuples: ("int", bits), ("ptr",), ("array", n, type), ("struct",
[types]), ("void",).  Operands are (type, kind, value): kind is "reg" or
"global" with a name, "const" with a number or None for zeros and NULL, or
"gep" and "cast" for constant expressions."""

import re

TOKEN = re.compile(r'c?"[^"]*"|[%@!#][-\w.$]*|[%@]"[^"]*"|-?\d+|[\w.]+|\.\.\.|'
                   r'[(){}\[\]<>*,=:]|~\S+')
# What may stand between a type and its value, or before a function's name.
ATTRIBUTES = re.compile(r"(?:(?:noundef|signext|zeroext|nonnull|nocapture|"
                        r"immarg|readonly|writable|dead_on_unwind|align \d+|"
                        r"dereferenceable\(\d+\)|"
                        r"(?:byval|sret|elementtype)\([^)]*\)|noalias) )")


class Instruction:
    def __init__(self, result, op, tokens, where):
        self.result, self.op, self.where = result, op, where
        self.tokens, self.at = tokens, 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def next(self, *expected):
        token = self.tokens[self.at]
        if expected and token not in expected:
            raise SyntaxError("%s: %s where %s is expected"
                              % (self.tokens, token, expected))
        self.at += 1
        return token

    def skip(self, *words):
        """Passes over these words; tells which were there."""
        seen = set()
        while self.peek() in words:
            seen.add(self.next())
        return seen


class Block:
    def __init__(self, label):
        self.label, self.code = label, []


class Routine:
    """A function: parameters are (register, type, byval type or None)."""

    def __init__(self, name, parameters, public):
        self.name, self.parameters, self.public = name, parameters, public
        self.blocks = []


class Module:
    def __init__(self, text):
        self.types, self.globals, self.routines = {}, {}, {}
        self.lines, self.scopes, self.files = {}, {}, {}
        self.big_endian = 'datalayout = "E' in text
        self.pointer = 4 if re.search(r'datalayout = "[^"]*p:32:32', text) \
            else 8
        self._locations(text)
        for line in text.splitlines():
            m = re.match(r"(%\S+) = type (.*)", line)
            if m and m[2] != "opaque":
                self.types[m[1]] = m[2]
        self._read(text)

    # Where an instruction is from.

    def _locations(self, text):
        for m in re.finditer(r'^!(\d+) = (?:distinct )?!(\w+)\((.*)\)$', text,
                             re.M):
            field = dict(re.findall(r'(\w+): ("[^"]*"|[^,]*)', m[3]))
            if m[2] == "DILocation":
                self.lines[m[1]] = field["line"], field["scope"][1:]
            elif m[2] == "DIFile":
                self.files[m[1]] = field["filename"].strip('"')
            elif "file" in field:
                self.scopes[m[1]] = field["file"][1:]

    def where(self, number):
        if number not in self.lines:
            return None
        line, scope = self.lines[number]
        name = self.files.get(self.scopes.get(scope), "?")
        return "%s:%s" % (name.rsplit("/", 1)[-1], line)

    # Types.

    def type(self, t):
        """The type that begins at t's next token."""
        token = t.next()
        if token == "void":
            kind = ("void",)
        elif token == "ptr":
            kind = ("ptr",)
        elif re.fullmatch(r"i\d+", token):
            kind = ("int", int(token[1:]))
        elif token == "[":
            n = int(t.next())
            t.next("x")
            kind = ("array", n, self.type(t))
            t.next("]")
        elif token == "{":
            kind = ("struct", self._types(t, "}"))
        elif token[0] == "%":
            kind = self.named(token)
        else:
            raise SyntaxError("type %s of %s" % (token, t.tokens))
        while t.peek() in ("*", "("):
            if t.next() == "(":
                self._types(t, ")")
            kind = ("ptr",)
        return kind

    def _types(self, t, end):
        kinds = []
        while t.peek() != end:
            if t.peek() == "...":
                t.next()
            else:
                kinds.append(self.type(t))
            t.skip(",")
        t.next(end)
        return kinds

    def named(self, name):
        kind = self.types.get(name, "opaque")
        if kind == "opaque":
            return ("struct", [])
        if type(kind) is str:
            # A pointer to itself inside would come here again.
            self.types[name] = ("struct", [])
            kind = self.type(Instruction(None, None, TOKEN.findall(kind), 0))
            self.types[name] = kind
        return kind

    def size_align(self, kind):
        if kind[0] == "int":
            n = (kind[1] + 7) // 8
            return n, n
        if kind[0] == "ptr":
            return self.pointer, self.pointer
        if kind[0] == "array":
            n, align = self.size_align(kind[2])
            return n * kind[1], align
        offsets, size, align = self.layout(kind)
        return size, align

    def size(self, kind):
        return self.size_align(kind)[0]

    def layout(self, kind):
        """A struct's members' offsets, its size and alignment."""
        at, most, offsets = 0, 1, []
        for member in kind[1]:
            n, align = self.size_align(member)
            at = -(-at // align) * align
            offsets.append(at)
            at += n
            most = max(most, align)
        return offsets, -(-at // most) * most, most

    def step(self, kind, operands):
        """getelementptr: (constant, [(scale, operand)]) for its indices."""
        constant, scaled = 0, []
        for i, (_, what, value) in enumerate(operands):
            if i and kind[0] == "struct":
                constant += self.layout(kind)[0][value or 0]
                kind = kind[1][value or 0]
                continue
            if i:
                kind = kind[2]
            n = self.size(kind)
            if what == "const":
                constant += n * (value or 0)
            else:
                scaled.append((n, operands[i]))
        return constant, scaled

    # Operands.

    def operand(self, t, kind=None):
        if kind is None:
            kind = self.type(t)
        token = t.next()
        if token[0] in "%@":
            return kind, "reg" if token[0] == "%" else "global", token
        if token in ("null", "zeroinitializer", "undef", "poison"):
            return kind, "const", "undef" if token in ("undef", "poison") \
                else None
        if token in ("true", "false"):
            return kind, "const", int(token == "true")
        if token == "getelementptr":
            t.skip("inbounds", "nuw")
            t.next("(")
            base = self.type(t)
            t.next(",")
            operands = self.operands(t, ")")
            return kind, "gep", (operands[0], self.step(base, operands[1:])[0])
        if token == "bitcast":
            t.next("(")
            inner = self.operand(t)
            t.next("to")
            self.type(t)
            t.next(")")
            return (kind,) + inner[1:]
        return kind, "const", int(token)

    def operands(self, t, end):
        found = []
        while t.peek() != end:
            found.append(self.operand(t))
            t.skip(",")
        if end:
            t.next(end)
        return found

    # Functions and variables.

    def _read(self, text):
        routine = None
        for line in text.splitlines():
            if line.startswith("@"):
                self._variable(line)
            elif line.startswith("define"):
                routine = self._head(line)
                self.routines[routine.name] = routine
            elif line == "}":
                routine = None
            elif routine and line:
                self._line(routine, line)

    def _variable(self, line):
        m = re.match(r'@([\w.]+) = (.*?)\b(constant|global) (.*)', line)
        t = Instruction(None, None, TOKEN.findall(m[4]), 0)
        kind = self.type(t)
        self.globals[m[1]] = (kind, "external" in m[2].split(),
                              m[3] == "constant", t.peek())

    def _head(self, line):
        m = re.match(r"define .*?@([\w.]+)\((.*?)\)[^()]*\{$", line)
        parameters = []
        types = re.findall(r"(.*? )(?=%[-\w.]+(?:, |$))(%[-\w.]+)(?:, )?",
                           m[2])
        for kind, register in types:
            copied = re.search(r"byval\(([^)]*)\)", kind)
            t = Instruction(None, None,
                            TOKEN.findall(ATTRIBUTES.sub("", kind)), 0)
            if copied:
                copied = self.type(Instruction(None, None,
                                               TOKEN.findall(copied[1]), 0))
            parameters.append((register, self.type(t), copied))
        return Routine(m[1], parameters, " internal " not in line)

    def _line(self, routine, line):
        m = re.match(r"([-\w.]+):", line)
        if m or not routine.blocks:
            routine.blocks.append(Block(m[1] if m else None))
            if m:
                return
        m = re.match(r"  (?:(%\S+) = )?(\w+)(.*)", line)
        if not m:
            raise SyntaxError(line)
        where = re.search(r"!dbg !(\d+)", m[3])
        rest = re.sub(r"(, ![a-z.]+ !\d+)+$", "", m[3])
        rest = ATTRIBUTES.sub("", re.sub(r", align \d+$", "", rest)) \
            if m[2] == "call" else rest
        routine.blocks[-1].code.append(
            Instruction(m[1], m[2], TOKEN.findall(rest),
                        self.where(where[1]) if where else None))
