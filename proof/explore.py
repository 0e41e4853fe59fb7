# explore.py: runs a kernel on all its paths, and finds its loops.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

"""A path runs instruction by instruction; where a condition on public
numbers may go both ways, it forks.  A loop that is left on a known count
just runs. Where a path comes to a place, jumps back to it, and has forked
in between, or counts down a number that is not known, the two states there,
S0 and S1, are generalised to one with a parameter u, which stands for how
often the loop has gone round: H(u), H(0) being S0. (Rounds that are sure to
be gone just run: S0 is behind them.) A jump on a known count makes no head:
another loop around it does. From H all paths are run again. One that comes
back must arrive at an instance of H; if it does not, H is weakened (what
did not fit becomes an unknown value) and run again. So H is an invariant of
the loop, and what was checked on the way from it holds for all counts.

The result is a graph of edges: from the entry or a head to a head or the
end, each with the state that it arrives in."""

import isa
import isa_branch
import isa_fixed
import isa_permute
import isa_storage
import isa_vector
import linear
import term
from head import Head
from state import ProofError

SEMANTICS = isa_branch, isa_fixed, isa_permute, isa_storage, isa_vector
INSTRUCTIONS_MOST = 2000000


class Edge:
    """source, target: None or a Head (None: the entry, the end).  state:
    where it arrives, the source's unknowns being what they are there.
    For a target, parameter: its u; values: {unknown of target: term}."""

    def __init__(self, source, target, state, parameter=None, values=None):
        self.source = source
        self.target = target
        self.state = state
        self.parameter = parameter
        self.values = values

    def __str__(self):
        return f"{self.source or 'entry'} -> {self.target or 'end'}"


class Explorer:
    def __init__(self, function, contract):
        self.function = function
        self.contract = contract
        self.steps = {}
        self.next = {}
        self.heads = 0
        self.parameters = {}
        self.edges = []
        self.work = []
        self.count = 0
        self.visits = 0
        self.prepare()

    def prepare(self):
        """Each instruction's effect; targets of jumps backward."""
        self.backward = set()
        for at, i in self.function.code.items():
            try:
                self.steps[at] = isa.prepare(i)
            except (KeyError, ValueError, AssertionError) as error:
                raise ProofError(f"{i}: not known: {error}") from error
            self.next[at] = at + len(i.code) // 2
            if i.name in ("b", "bc"):
                target = int(i.operands[-1], 16)
                if target not in self.function.code:
                    raise ProofError(f"{i}: leaves the function")
                if target <= at:
                    self.backward.add(target)

    def run(self):
        start = self.contract.enter()
        start.pc = self.function.first
        start.fresh = False
        self.work.append(start)
        while self.work:
            self.follow(self.work.pop())
        self.check_ends()
        return self.edges

    def check_ends(self):
        """Each loop's parameter grows, and has a bound."""
        for edge in self.edges:
            head = edge.target
            if head is None:
                continue
            u = head.parameter
            growth = term.lin_add(edge.parameter, u, -1)
            if head in edge.state.heads \
                    and not edge.state.proves(linear.at_least(growth, 1)):
                edge.state.fail(f"{head}: it may not end")
            if all(k >= 0 for c, items in head.state.facts
                   for s, k in items if s is u):
                edge.state.fail(f"{head}: nothing limits its rounds")

    def follow(self, s):
        """One path, until it ends, arrives at a head, or forks."""
        code, steps, following = self.function.code, self.steps, self.next
        while True:
            at = s.pc
            if at in self.backward and not s.fresh and self.arrive(s):
                return
            s.fresh, s.jumped = False, None
            i = code.get(at)
            if i is None:
                s.fail("runs on behind the end")
            s.instruction = term.ORIGIN[0] = i
            self.count += 1
            if self.count > INSTRUCTIONS_MOST:
                s.fail("too many instructions: a loop without end?")
            outcome = steps[at](s)
            if outcome is None:
                s.pc = following[at]
            elif not self.branch(s, outcome):
                return

    def branch(self, s, outcomes):
        """Follows the one outcome; keeps the others for later."""
        here = self.next[s.pc]
        if not outcomes:
            return False
        kind = True
        if isa_branch.counts(s.instruction):
            kind = None if term.is_const(s.ctr) else False
        if len(outcomes) > 1:
            s.forks += 1
        for outcome in outcomes[1:]:
            other = s.copy()
            if self.take(other, *outcome, here, kind):
                self.work.append(other)
        return self.take(s, *outcomes[0], here, kind)

    def take(self, s, facts, target, here, kind):
        """Goes on at the target.  False if that is the end."""
        s.know(*facts)
        if callable(target):
            target = target(s)
        if target == "return":
            self.contract.finish(s)
            self.edges.append(Edge(s.heads[-1] if s.heads else None, None, s))
        else:
            s.pc = here if target is None else target
            s.jumped = kind if target is not None else None
        return target != "return"

    # Loops.

    def arrive(self, s):
        """At a target of jumps backward.  True if the path ends here."""
        for head in reversed(s.heads):
            if head.pc == s.pc:
                return self.arrive_at_head(s, head)
        before = s.seen.get(s.pc)
        if before is None:
            self.see(s)
            return False
        visit, first = before
        if s.jumped is None:
            return False
        if s.jumped and first.forks == s.forks:
            self.see(s)
            return False
        self.new_head(s, visit, first)
        return True

    def see(self, s):
        self.visits += 1
        s.seen[s.pc] = (self.visits, s.copy())
        s.trail += (self.visits,)

    def new_head(self, s, visit, first):
        self.purge(visit)
        self.heads += 1
        # On one path, there is one head there: its parameter may be that of
        # other paths, so that terms are shared.
        u = self.parameters.setdefault(
            s.pc, term.sym(f"u{len(self.parameters)}"))
        head = Head(s.pc, self.heads, u, first, s)
        self.visits += 1
        head.visit = self.visits
        self.settle(head)
        self.edges.append(Edge(first.heads[-1] if first.heads else None,
                               head, first,
                               *head.check_instance(first)))
        self.start(head)

    def settle(self, head):
        """Weakens the head until both states that it was made of are
        instances."""
        for s in (head.first, head.second, head.first):
            head.weaken(s, head.match(s)[2])

    def start(self, head):
        s = head.state.copy()
        s.heads = head.outer + (head,)
        s.trail = head.trail + (head.visit,)
        s.seen = {}
        s.fresh = True
        s.forks = 0
        s.pc = head.pc
        self.work.append(s)

    def arrive_at_head(self, s, head):
        parameter, values, misfits = head.match(s)
        if not misfits:
            self.edges.append(Edge(s.heads[-1], head, s, parameter, values))
            return True
        if s.forks == 0 and s.heads[-1] is head:
            return False
        if head.refine(s, misfits):
            self.settle(head)
        else:
            head.weaken(s, misfits)
        self.purge(head.visit)
        # The way into the loop has other values now.
        for edge in self.edges:
            if edge.target is head:
                edge.parameter, edge.values = head.check_instance(edge.state)
        self.start(head)
        return True

    def purge(self, visit):
        """Forgets what came of a state that is subsumed, or withdrawn."""
        self.work = [s for s in self.work if visit not in s.trail]
        self.edges = [e for e in self.edges if visit not in e.state.trail
                      or e.target is not None and e.target.visit == visit]
        self.edges = [e for e in self.edges
                      if e.source is None or e.source.visit != visit]
