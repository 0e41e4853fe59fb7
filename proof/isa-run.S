/* isa-run.S: runs pieces of code on registers and memory from standard
   input, and writes to standard output what they made of them.  Little- and
   big-endian, ELFv2, no library.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers

   A record, RECORD bytes, in the machine's order: number of the piece,
   CTR, CR, XER; r0 - r31; vs0 - vs63; memory.  r1, r2, r13 and r31 are
   the harness's; r30 points to the middle of the memory.  isa-pieces.S
   has the table `pieces'. */

#define REGISTERS 32
#define VECTORS (REGISTERS + 32 * 8)
#define MEMORY (VECTORS + 64 * 16)
#define MEMORY_SIZE 8192
#define RECORD (MEMORY + MEMORY_SIZE)

	.machine power10
	.abiversion 2
	.text
	.globl _start
_start:
	lis %r31, record@ha
	addi %r31, %r31, record@l
	stdu %r1, -64(%r1)
.Lrecord:
	li %r14, 0
.Lread:
	li %r0, 3
	li %r3, 0
	add %r4, %r31, %r14
	subfic %r5, %r14, RECORD
	sc
	bso .Lexit
	cmpdi %r3, 0
	ble .Lexit
	add %r14, %r14, %r3
	cmpdi %r14, RECORD
	blt .Lread
	bl run
	li %r0, 4
	li %r3, 1
	mr %r4, %r31
	li %r5, RECORD
	sc
	b .Lrecord
.Lexit:
	li %r0, 1
	li %r3, 0
	sc

	.macro each_register instruction, others:vararg
	.irp n, \others
	\instruction %r\n, REGISTERS + 8 * \n(%r31)
	.endr
	.endm
	.macro each_vector instruction
	.set n, 0
	.rept 64
	\instruction n, VECTORS + 16 * n(%r31)
	.set n, n + 1
	.endr
	.endm

run:
	mflr %r0
	std %r0, 80(%r1)
	lis %r3, pieces@ha
	addi %r3, %r3, pieces@l
	ld %r4, 0(%r31)
	sldi %r4, %r4, 3
	ldx %r3, %r3, %r4
	std %r3, 32(%r1)
	ld %r3, 8(%r31)
	std %r3, 40(%r1)
	ld %r3, 16(%r31)
	mtcr %r3
	ld %r3, 24(%r31)
	mtxer %r3
	each_vector lxv
	ld %r0, 32(%r1)
	mtlr %r0
	ld %r0, 40(%r1)
	mtctr %r0
	each_register ld, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, \
	  18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	addi %r30, %r31, MEMORY + MEMORY_SIZE / 2
	blrl
	each_register std, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, \
	  18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	mfctr %r3
	std %r3, 8(%r31)
	mfcr %r3
	std %r3, 16(%r31)
	mfxer %r3
	std %r3, 24(%r31)
	each_vector stxv
	addi %r3, %r31, MEMORY + MEMORY_SIZE / 2
	subf %r3, %r3, %r30
	std %r3, REGISTERS + 8 * 30(%r31)
	ld %r0, 80(%r1)
	mtlr %r0
	blr

	.bss
	.p2align 12
record:
	.space RECORD
	.section .note.GNU-stack, "", @progbits
