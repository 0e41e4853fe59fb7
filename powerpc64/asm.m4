dnl asm.m4: the language layer: names, lists, loops, streams.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl m4 knows the algorithm and the schedule, and needs no configuration:
dnl what depends on the platform is left to the C preprocessor.
dnl
dnl C comments reach the expanded file; m4 does not look into them.
changecom(`/*', `*/')dnl
dnl
dnl The head of each expanded file.
/* SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers
   Expanded by powerpc64/expand: change its sources, not this. */
dnl
dnl REGS(`class', first, `NAME'...): names for registers in a row:
dnl REGS(`v', 4, `A', `B') makes A %v4 and B %v5.
define(`REGS',
`ifelse(`$3', `', `',
`define(`$3', `%$1'`$2')REGS(`$1', incr($2), shift(shift(shift($@))))')')dnl
dnl
dnl REGS_N(`class', first, `NAME', count): NAME0, NAME1, ... in a row.
define(`REGS_N',
`FOR(`i_', 0, decr($4), `define(`$3'i_, `%$1'eval($2 + i_))')')dnl
dnl
dnl VS(%vN): a vector register by the number that VSX instructions use.
define(`VS', `%vs`'eval(32 + substr(`$1', 2))')dnl
dnl
dnl FOR(`i', from, to, `body'): body, with i defined, for from <= i <= to.
define(`FOR',
`ifelse(eval($2 <= $3), 1,
`pushdef(`$1', $2)$4`'popdef(`$1')FOR(`$1', incr($2), $3, `$4')')')dnl
dnl
dnl MAP(`macro', item...): macro (item) for each item.
define(`MAP',
`ifelse(`$2', `', `', `$1(`$2')MAP(`$1', shift(shift($@)))')')dnl
dnl
dnl MAPL(`macro', (a, b, ...)...): macro (a, b, ...) for each list.
define(`MAPL',
`ifelse(`$2', `', `', `$1$2MAPL(`$1', shift(shift($@)))')')dnl
dnl
dnl I(`instruction'): emits it, or adds it to the stream being recorded.
dnl Macros that are to be interleaved with others write each instruction so.
define(`RECORDING', `')dnl
define(`I', `ifelse(RECORDING, `', `	$1
', `I_(RECORDING, `$1')')')dnl
define(`I_', `define(`$1_count', incr($1_count))define(`$1_'$1_count, `$2')')dnl
define(`CALL', `$1')dnl
dnl
dnl RECORD(`stream', `body'): what body emits with I becomes a stream.
define(`RECORD',
`define(`$1_count', 0)define(`RECORDING', `$1')divert(-1)$2
divert(0)define(`RECORDING', `')')dnl
dnl
dnl PLAY(`stream', from, to): emits instructions from .. to of a stream.
define(`PLAY', `FOR(`i_', $2, $3, `	CALL(`$1_'i_)
')')dnl
dnl
dnl PLAY_ORDER(`stream', n...): its instructions in the order given, all of
dnl them.  perf/schedule.py finds such orders.
define(`PLAY_ORDER',
`ASSERT($1_count == $# - 1, `$1: $1_count instructions, not `$#' - 1')dnl
pushdef(`stream_', `$1')MAP(`PLAY_ITEM', shift($@))popdef(`stream_')')dnl
define(`PLAY_ITEM', `	CALL(stream_`_$1')
')dnl
dnl
dnl ORDERED(`stream'): in the order ORDER_stream, or with -DUNORDERED as
dnl recorded, for perf/schedule.py.
define(`ORDERED', `ifdef(`UNORDERED', `PLAY(`$1', 1, $1_count)', dnl
`PLAY_ORDER(`$1', ORDER_$1)')')dnl
dnl
dnl WEAVE(`stream', `other'): both in one text, the other spread evenly
dnl over the first and indented by a blank.
define(`WEAVE',
`pushdef(`done_', 0)FOR(`j_', 1, $1_count, `	CALL(`$1_'j_)
WEAVE_(`$2', eval(j_ * $2_count / $1_count))')popdef(`done_')')dnl
define(`WEAVE_',
`FOR(`i_', incr(done_), $2, `	 CALL(`$1_'i_)
')define(`done_', $2)')dnl
dnl
dnl MIX(`stream', `other'): the same, but each instruction goes through I, so
dnl that it can be recorded.  EMIT(`stream'): a stream alone.
define(`MIX',
`pushdef(`done_', 0)FOR(`j_', 1, $1_count, `EMIT_(`$1_'j_)dnl
MIX_(`$2', eval(j_ * $2_count / $1_count))')popdef(`done_')')dnl
define(`MIX_',
`FOR(`i_', incr(done_), $2, `EMIT_(`$1_'i_)')define(`done_', $2)')dnl
define(`EMIT', `FOR(`i_', 1, $1_count, `EMIT_(`$1_'i_)')')dnl
define(`EMIT_', `I(defn(`$1'))')dnl
dnl
dnl ASSERT(`expression', `message'): stops the expansion unless it holds.
define(`ASSERT', `ifelse(eval($1), 1, `', `errprint(`$2
')m4exit(1)')')dnl
