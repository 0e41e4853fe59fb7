dnl frame.m4: callee-saved registers, saved and restored from one list.
dnl SPDX-License-Identifier: MIT
dnl Copyright (C) 2026 The chapoly developers
dnl
dnl Both ABIs let a function that calls none use the 288 bytes below the
dnl stack pointer.  What needs more makes a frame, with a back chain.
dnl Slots are computed once; vectors come first, at multiples of 16 from
dnl the stack pointer, which is itself a multiple of 16.
dnl
dnl FRAME_LOCALS(n): n times 16 bytes above the registers, LOCAL(0) ...
dnl LOCAL(n-1); before SAVE.
dnl SAVE(`%rN', `%fN', `%vN'...): at the head of a function, once.
dnl Clobbers %r0.  %vs14 - %vs31 are %f14 - %f31 here: only that half of
dnl them must survive.
dnl RESTORE: the same registers again; before each blr.  Clobbers %r0.
define(`PROTECTED_ZONE', 288)dnl
define(`FRAME_HEADER', 48)dnl
dnl
define(`frame_locals', 0)dnl
define(`FRAME_LOCALS', `define(`frame_locals', $1)')dnl
define(`LOCAL', `LOCAL_AT($1)(%r1)')dnl
define(`LOCAL_AT', `eval(frame_made - 16 * (1 + $1))')dnl
define(`SAVE',
`define(`frame_size', eval(16 * frame_locals))define(`frame_locals', 0)dnl
define(`frame_list', `$@')dnl
MAP(`FRAME_SLOT_V', $@)MAP(`FRAME_SLOT', $@)dnl
define(`frame_made', ifelse(eval(frame_size > PROTECTED_ZONE), 1,
eval((frame_size + FRAME_HEADER + 15) / 16 * 16), 0))dnl
ifelse(frame_made, 0, `', `I(`stdu %r1, -'frame_made`(%r1)
	CFI (.cfi_def_cfa_offset 'frame_made`)')')MAP(`FRAME_STORE', $@)')dnl
dnl
define(`RESTORE',
`MAP(`FRAME_LOAD', frame_list)dnl
ifelse(frame_made, 0, `', `	addi %r1, %r1, frame_made
	CFI (.cfi_def_cfa_offset 0)
')')dnl
dnl
dnl slot_rN: bytes below the caller's stack pointer.
define(`FRAME_CLASS', `substr(`$1', 1, 1)')dnl
define(`FRAME_NUMBER', `substr(`$1', 2)')dnl
define(`FRAME_NAME', ``slot_'substr(`$1', 1)')dnl
define(`FRAME_SLOT_V',
`ifelse(FRAME_CLASS(`$1'), `v', `FRAME_SLOT_(`$1', 16)')')dnl
define(`FRAME_SLOT',
`ifelse(FRAME_CLASS(`$1'), `v', `', `FRAME_SLOT_(`$1', 8)')')dnl
define(`FRAME_SLOT_',
`define(`frame_size', eval(frame_size + $2))dnl
define(FRAME_NAME(`$1'), frame_size)')dnl
dnl
define(`FRAME_OFFSET', `eval(frame_made - CALL(FRAME_NAME(`$1')))')dnl
define(`FRAME_STORE', `FRAME_MOVE(`$1', `std', `stfd', `stvx', dnl
`CFI (.cfi_offset 'FRAME_DWARF(`$1')`, -'CALL(FRAME_NAME(`$1'))`)')')dnl
define(`FRAME_LOAD', `FRAME_MOVE(`$1', `ld', `lfd', `lvx', dnl
`CFI (.cfi_restore 'FRAME_DWARF(`$1')`)')')dnl
define(`FRAME_DWARF', `eval(FRAME_NUMBER(`$1') dnl
ifelse(FRAME_CLASS(`$1'), `v', `+ 77', FRAME_CLASS(`$1'), `f', `+ 32'))')dnl
define(`FRAME_MOVE',
`ifelse(FRAME_CLASS(`$1'), `v', dnl
`FRAME_MOVE_V(`$1', FRAME_OFFSET(`$1'), `$4', `$5')', dnl
`I('ifelse(FRAME_CLASS(`$1'), `f', ``$3'', ``$2'')`` $1, 'FRAME_OFFSET(`$1')`(%r1)
	$5')')')dnl
dnl
dnl FRAME_MOVE_V(%vN, offset, lvx or stvx, CFI): a hook of isa.m4.
define(`FRAME_MOVE_V', `I(`li %r0, $2
	$3 $1, %r1, %r0
	$4')')dnl
dnl
dnl RANGE(`%v', 20, 23): `%v20', ... `%v23', as items of a list.
define(`RANGE',
``$1$2'ifelse(eval($2 < $3), 1, `, RANGE(`$1', incr($2), $3)')')dnl
