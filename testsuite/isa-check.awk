# isa-check.awk: follows the instructions of 64-bit POWER functions along
# all their branches, and tells where one breaks a rule of the ABI or of
# this project:
#
#   - a callee-saved register is written before it is saved, or it is not
#     restored, from the slot it was saved in, before each return;
#   - a store to the stack is outside the 288 bytes below the stack pointer
#     and the frame, or one of a vector is not at a multiple of 16;
#   - r1 changes by other means than a frame with a back chain; r2, r13 or
#     (with reserved=1) r14 - r16 appear at all; LR, or CR2 - CR4 change;
#   - a call, a string or multiple instruction, a division, or (with
#     reserved=1) a floating-point or vector register appears;
#   - the unwind information misses an instruction, a saved register, or
#     where the caller's frame is.
#
# Input: readelf --debug-dump=frames-interp, a line "code", then objdump -d
# --no-show-raw-insn, both of one object.  Prints one line for each fault:
# the function's name, and what.
#
# The state at an instruction: sp, the bytes that r1 is above its value on
# entry; known, the registers that hold a constant or an address in the
# stack (" r0=c-16", " r12=s-64"); saved, callee-saved registers and their
# slots (" v20@-16"); dirty, those that do not hold the caller's value.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

function hex(s,   i, n) {
  s = tolower(s)
  sub(/^0x/, "", s)
  for (i = 1; i <= length(s); i++)
    n = 16 * n + index("0123456789abcdef", substr(s, i, 1)) - 1
  return n
}

function fault(text,   line) {
  line = name ": " text
  if (!(line in told))
    print line
  told[line] = 1
}


# Sets of " name" or " name=value", as strings with blanks around each.

function has(set, key) {
  return index(set, " " key " ") > 0 || index(set, " " key "=") > 0
}

function value(set, key,   i, rest) {
  i = index(set, " " key "=")
  if (!i)
    return ""
  rest = substr(set, i + length(key) + 2)
  return substr(rest, 1, index(rest, " ") - 1)
}

function without(set, key,   i, rest) {
  i = index(set, " " key " ")
  if (!i)
    i = index(set, " " key "=")
  if (!i)
    return set
  rest = substr(set, i + 1)
  return substr(set, 1, i) substr(rest, index(rest, " ") + 1)
}

function with(set, key, what) {
  return without(set, key) key (what == "" ? "" : "=" what) " "
}

function intersection(a, b,   parts, n, i, result) {
  result = " "
  n = split(a, parts, " ")
  for (i = 1; i <= n; i++)
    if (index(b, " " parts[i] " "))
      result = result parts[i] " "
  return result
}

function union(a, b,   parts, n, i) {
  n = split(b, parts, " ")
  for (i = 1; i <= n; i++)
    if (!index(a, " " parts[i] " "))
      a = a parts[i] " "
  return a
}


# Registers.  The name of a callee-saved one, else "".  vs0 - vs31 have the
# f registers in them, vs32 - vs63 are the v registers.

function register(operand) {
  if (operand ~ /^vs[0-9]+$/) {
    operand = substr(operand, 3) + 0
    return operand < 32 ? "f" operand : "v" (operand - 32)
  }
  return operand
}

function callee_saved(reg,   number) {
  if (reg !~ /^[rfv][0-9]+$/)
    return 0
  number = substr(reg, 2) + 0
  return number >= (reg ~ /^v/ ? 20 : 14)
}


# Reading.

# A table: its head tells the range and the registers of the columns.
!code && / CIE / { common = 1 }
!code && / FDE / {
  common = 0
  match($0, /pc=[0-9a-f]+/)
  fde_start[++functions] = hex(substr($0, RSTART + 3, RLENGTH - 3))
  match($0, /\.\.[0-9a-f]+/)
  fde_end[functions] = hex(substr($0, RSTART + 2, RLENGTH - 2))
  rows[functions] = 1
  row_pc[functions, 1] = row_cfa[functions, 1] = 0
  row_saved[functions, 1] = " "
  next
}
!code && functions && !common && $1 == "LOC" {
  columns = NF
  for (i = 3; i <= NF; i++)
    if ($i == "ra")
      column[i] = "lr"
    else {
      n = substr($i, 2) + 0
      column[i] = n < 32 ? "r" n : n < 64 ? "f" (n - 32) \
        : n >= 77 && n < 109 ? "v" (n - 77) : $i
    }
  next
}
!code && functions && !common && $1 ~ /^[0-9a-f]+$/ && $2 ~ /^r1[+]/ {
  i = ++rows[functions]
  row_pc[functions, i] = hex($1)
  row_cfa[functions, i] = substr($2, 4) + 0
  row_saved[functions, i] = " "
  for (j = 3; j <= columns; j++)
    if ($j ~ /^c/)
      row_saved[functions, i] = with(row_saved[functions, i], column[j],
                                     substr($j, 2) + 0)
  next
}
$1 == "code" { code = 1; next }

code && /^[0-9a-f]+ <.*>:$/ {
  symbol = $2
  gsub(/[<>:]/, "", symbol)
  symbol_at[hex($1)] = symbol
  next
}
code && /^ *[0-9a-f]+:\t/ {
  line = $0
  sub(/^ */, "", line)
  pc[++count] = hex(substr(line, 1, index(line, ":") - 1))
  at[pc[count]] = count
  sub(/^[0-9a-f]+:[ \t]*/, "", line)
  sub(/[ \t]*<[^>]*>.*/, "", line)
  sub(/[ \t]*#.*/, "", line)
  opcode[count] = line
  sub(/[ \t].*/, "", opcode[count])
  operands[count] = line
  sub(/^[^ \t]*[ \t]*/, "", operands[count])
  next
}

END {
  if (!count)
    print "no code"
  for (f = 1; f <= functions; f++)
    for (i = 1; i <= count; i++)
      if (pc[i] >= fde_start[f] && pc[i] < fde_end[f])
        owner[i] = f
  for (i = 1; i <= count; i++)
    # Between functions there is padding.
    if (!owner[i] && opcode[i] !~ /^(nop|xnop|ori|b|\.long)$/) {
      name = sprintf("at %x", pc[i])
      fault("no unwind information for " op_text(i))
    }
  for (f = 1; f <= functions; f++)
    follow(f)
}


# Following.

function follow(f,   first, again, i) {
  if (!(fde_start[f] in at)) {
    name = "function " f
    fault("no code for its unwind information")
    return
  }
  first = at[fde_start[f]]
  name = symbol_at[fde_start[f]]
  sub(/^\./, "", name)
  split("", seen)
  reach(first, 0, " r1=s0 ", " ", " ")
  do {
    again = changed = 0
    for (i = first; i <= count && owner[i] == f; i++)
      if (todo[i]) {
        todo[i] = 0
        step(f, i)
        again = 1
      }
  } while (again)
  for (i = first; i <= count && owner[i] == f; i++) {
    if (!seen[i] && opcode[i] != "nop")
      fault("no way leads to " op_text(i))
  }
}

# Control may come to instruction i with this state.
function reach(i, sp, known, saved, dirty) {
  if (!seen[i]) {
    seen[i] = todo[i] = 1
    in_sp[i] = sp
    in_known[i] = known
    in_saved[i] = saved
    in_dirty[i] = dirty
    return
  }
  if (in_sp[i] != sp)
    fault("r1 differs between the ways to " op_text(i))
  known = intersection(in_known[i], known)
  saved = intersection(in_saved[i], saved)
  dirty = union(in_dirty[i], dirty)
  if (known != in_known[i] || saved != in_saved[i] || dirty != in_dirty[i]) {
    todo[i] = 1
    in_known[i] = known
    in_saved[i] = saved
    in_dirty[i] = dirty
  }
}

# The stack address, relative to r1 on entry, of a memory operand, or "".
function stack_address(op, o, n,   base, index_, a) {
  if (o[2] ~ /\(/) {
    base = o[2]
    sub(/.*\(/, "", base)
    sub(/\).*/, "", base)
    index_ = "c" (o[2] + 0)
  } else if (n >= 3) {
    base = o[2]
    index_ = value(known, o[3])
    if (base == "0") {
      base = o[3]
      index_ = "c0"
    } else if (value(known, base) !~ /^s/ && index_ ~ /^s/) {
      base = o[3]
      index_ = value(known, o[2])
    }
  } else
    return ""
  a = value(known, base)
  if (a !~ /^s/)
    return ""
  if (index_ !~ /^c/) {
    fault("a stack address that can not be told: " op_text(this))
    return ""
  }
  a = substr(a, 2) + substr(index_, 2)
  if (op ~ /^(lvx|stvx|lvxl|stvxl|lve|stve)/ && a % 16)
    fault(op " not at a multiple of 16: " operands[this])
  return a
}

# A register gets a new value.
function write(reg) {
  reg = register(reg)
  if (reg ~ /^r[0-9]+$/)
    known = without(known, reg)
  if (callee_saved(reg)) {
    if (!has(saved, reg))
      fault(reg " is written before it is saved")
    dirty = with(dirty, reg)
  }
}

function store(op, reg, a) {
  if (a == 8 || a == 16) {
    if (op !~ /^(std|stw)$/)
      fault("a strange store to the caller's frame: " op)
    return
  }
  if (a >= 0)
    fault("a store above the frame: " op_text(this))
  if (a < sp - 288)
    fault("a store below the protected zone: " op_text(this))
  reg = register(reg)
  if (callee_saved(reg) && !has(saved, reg) && !has(dirty, reg)) {
    check_slot(reg, a)
    saved = with(saved, reg, a)
  }
}

function size(reg) {
  return reg ~ /^v/ ? 16 : 8
}

# Slots of saved registers do not overlap.
function check_slot(reg, a,   parts, n, i, other, b) {
  n = split(saved, parts, " ")
  for (i = 1; i <= n; i++) {
    other = substr(parts[i], 1, index(parts[i], "=") - 1)
    b = value(saved, other) + 0
    if (a < b + size(other) && b < a + size(reg))
      fault("the slots of " other " and " reg " overlap")
  }
}

function load(op, reg, a) {
  reg = register(reg)
  write(reg)
  if (callee_saved(reg) && has(saved, reg) && value(saved, reg) == a)
    dirty = without(dirty, reg)
}

# The rules that are about one instruction alone.
function check_opcode(op, list) {
  # A branch's target is a number that may look like a register.
  if (op ~ /^b/)
    sub(/[^,]*$/, "", list)
  if (list ~ /(^|[^a-z0-9])r13([^0-9]|$)/)
    fault("r13: " op " " list)
  if (list ~ /(^|[^a-z0-9])r2([^0-9]|$)/)
    fault("r2: " op " " list)
  if (op ~ /^(lmw|stmw|lsw|stsw)/)
    fault("a string or multiple instruction: " op)
  if (op ~ /^(div|mod|vdiv|vmod|f(div|sqrt)|xs(div|sqrt)|xv(div|sqrt))/)
    fault("a division: " op)
  if (op ~ /^(bl|bla|bctrl|blrl|bcl|bcla|sc|scv|mtlr)$/)
    fault("a call, or a change of LR: " op)
  if (op ~ /^(mtfs|mtvscr)/)
    fault("a change of a status register: " op)
  if (op ~ /^(mtspr|mtvrsave)/)
    fault("a special register: " op " " list)
  if (op ~ /^(mtcr|mtcrf|mtocrf)$/ || list ~ /(^|[(,*+])cr[234]([^0-9]|$)/ \
      && op !~ /^(b|bc|isel|mfocrf|set)/)
    fault("CR2 - CR4: " op " " list)
  if (!reserved)
    return
  if (list ~ /(^|[^a-z0-9])r1[456]([^0-9]|$)/)
    fault("r14 - r16: " op " " list)
  if (list ~ /(^|[^a-z0-9])(v|vs|f|a)[0-9]/)
    fault("a vector or floating-point register: " op " " list)
}

function step(f, i,   op, list, o, n, a, target, falls, k) {
  this = i
  op = opcode[i]
  list = operands[i]
  sp = in_sp[i]
  known = in_known[i]
  saved = in_saved[i]
  dirty = in_dirty[i]
  n = split(list, o, ",")
  check_unwind(f, i)
  check_opcode(op, list)
  falls = 1

  if (op == ".long")
    fault("an unknown instruction: " list)
  else if (op ~ /^b(lr|.*lr)[-+]?$/) {
    check_return()
    falls = op !~ /^blr/
  } else if (op ~ /^b/ && op !~ /^bpermd|^brh|^brw|^brd|^bcdadd/) {
    target = hex(o[n])
    if (op ~ /ctr[-+]?$/)
      fault("a computed branch: " op)
    else if (!(target in at) || owner[at[target]] != f)
      fault("a branch out of the function: " op " " list)
    else
      reach(at[target], sp, known, saved, dirty)
    falls = op !~ /^b[-+]?$/
  } else if (op == "stdu" && o[1] == "r1" && o[2] ~ /\(r1\)$/) {
    sp += o[2]
    if (sp >= in_sp[i] || sp % 16)
      fault("a strange frame: " op " " list)
    known = with(known, "r1", "s" sp)
  } else if (op == "addi" && value(known, o[2]) != "") {
    a = value(known, o[2])
    write(o[1])
    known = with(known, o[1], substr(a, 1, 1) (substr(a, 2) + o[3]))
    if (o[1] == "r1")
      new_sp(a, o[2])
  } else if (op == "li") {
    write(o[1])
    known = with(known, o[1], "c" o[2])
  } else if (op == "mr" && value(known, o[2]) != "") {
    a = value(known, o[2])
    write(o[1])
    known = with(known, o[1], a)
    if (o[1] == "r1")
      new_sp(a, o[2])
  } else if (op == "ld" && o[1] == "r1" && o[2] == "0(r1)") {
    sp = 0
    known = with(known, "r1", "s0")
  } else if (op ~ /^(st|stx|psth|pst)/ && op !~ /^stop/) {
    a = stack_address(op, o, n)
    if (a != "") {
      store(op, o[1], a)
      if (op ~ /^stxvp/)
        store(op, next_register(o[1]), a + 16)
    }
    if (op ~ /u(x)?$/)
      write_base(o)
  } else if (op ~ /^(l[bdhfvwx]|pl)/ && op !~ /^l[v]s[lr]/) {
    a = stack_address(op, o, n)
    load(op, o[1], a)
    if (op ~ /^lxvp/)
      load(op, next_register(o[1]), a + 16)
    if (op ~ /u(x)?$/)
      write_base(o)
  } else if (op !~ /^(cmp|fcmp|xscmp[ou]|vcmpsq|cr|mt[cl]|mtspr|mtxer|dcb|icb|nop|xnop|sync|lwsync|isync|eieio|td|tw|trap|attn)/) {
    if (o[1] == "r1")
      fault("r1: " op " " list)
    write(o[1])
  }
  if (falls)
    if (i < count && owner[i + 1] == f)
      reach(i + 1, sp, known, saved, dirty)
    else
      fault("runs past its end")
}

function next_register(reg) {
  return "vs" (substr(reg, 3) + 1)
}

function write_base(o,   base) {
  base = o[2]
  sub(/.*\(/, "", base)
  sub(/\).*/, "", base)
  if (base == "r1")
    fault("r1: " op_text(this))
  write(base)
}

# r1 goes back up.
function new_sp(a, from) {
  if (value(known, "r1") !~ /^s/)
    fault("r1 is no longer known")
  a = substr(value(known, "r1"), 2) + 0
  if (a < sp)
    fault("r1 is lowered without a back chain")
  sp = a
  if (sp > 0)
    fault("r1 is above where it was")
}

function check_return(   parts, n, i) {
  if (sp != 0)
    fault("returns with r1 " sp " bytes off")
  n = split(dirty, parts, " ")
  for (i = 1; i <= n; i++)
    fault("returns without restoring " parts[i])
}

# The unwind information holds before instruction i.
function check_unwind(f, i,   k, parts, n, j, reg) {
  for (k = rows[f]; k > 1 && row_pc[f, k] > pc[i]; k--)
    ;
  if (row_cfa[f, k] != -sp)
    fault("unwind: the frame of " op_text(i) " is " row_cfa[f, k] \
          ", not " (-sp))
  n = split(dirty, parts, " ")
  for (j = 1; j <= n; j++)
    if (value(row_saved[f, k], parts[j]) != value(saved, parts[j]))
      fault("unwind: does not tell where " parts[j] " is saved")
  n = split(row_saved[f, k], parts, " ")
  for (j = 1; j <= n; j++) {
    reg = substr(parts[j], 1, index(parts[j], "=") - 1)
    if (!index(saved, " " parts[j] " "))
      fault("unwind: says that " reg " is saved where it is not")
  }
}

function op_text(i) {
  return opcode[i] " " operands[i]
}
