# prove-c-test.sh: the proofs of the library's C hold, and faults planted in
# a copy of it are refused, each for its own reason.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

. "$srcdir/testsuite/testutils.sh"

native_only
clang=${CLANG:-clang}
have python3 || skip "no python3"
have "$clang" || skip "no clang"
"$clang" --print-targets 2>/dev/null | grep -q ppc64le \
  || skip "no POWER in $clang"
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
prove="python3 $srcdir/proof/c/prove.py"

check "all proofs" $prove --sources "$srcdir"

# plant WHAT FILE SED STATEMENT SAID [TARGET]: SED changes FILE; then the
# statement must be refused, and the message match SAID.
plant ()
{
  rm -rf "$work/copy"
  mkdir "$work/copy"
  cp "$srcdir"/*.[ch] "$work/copy"
  sed "$3" "$srcdir/$2" >"$work/copy/$2"
  refused "$1: planted" cmp -s "$srcdir/$2" "$work/copy/$2"
  $prove --sources "$work/copy" --target "${6:-64-bit, little-endian}" $4 \
    >"$work/said" 2>&1 && echo "nothing is found" >>"$work/said"
  check "$1" grep -q "^FAULT.*$5" "$work/said" || sed 's/^/    /' "$work/said"
}

# Counters.
plant "the carry of the counter is lost" chacha.c \
  's/if (blocks == left)/if (blocks > left)/' \
  chacha:wraps 'the state is wrong'
plant "a kernel is let over the counter's end" chacha.c \
  's/if (blocks > left)/if (blocks > left + 1)/' \
  chacha:wraps 'chacha\.c:.*counter wraps within a call'
plant "a part of a block does not count" chacha.c \
  's/state\[12\] = counter + (uint32_t) blocks/&- (length % 64 > 0)/' \
  chacha:lengths 'the counter is wrong'
plant "text begins at block 0" chacha-poly1305.c \
  's/state\[12\] = 1 + (uint32_t)/state[12] = (uint32_t)/' \
  streams:texts 'the text is wrong, from element 0'

# Lengths, and ends of buffers.
plant "16 bytes are read a byte late" pieces.h \
  's/last = n - 16;/last = n - 15;/' \
  pieces:xors 'pieces\.h:.*reads 16 bytes at a + 1, which has 16'
plant "a word is shifted by a byte too much" pieces.h \
  's/<< (8 \* (n - 4))/<< (8 * (n - 3))/' \
  pieces:parts 'the part is wrong'
plant "a shift by 64" pieces.h \
  's/>> (8 \* (15 - n)) >> 8/>> (8 * (16 - n))/' \
  pieces:parts 'a 64-bit number is shifted by 64'
plant "a buffer is a block too short" chacha-poly1305-short.h \
  's/\(define SHORT_DATA.*\) + POLY1305_BLOCK_SIZE)/\1)/' \
  aead:associated 'short\.h:.*bytes at data'
plant "a group of blocks is one too many" chacha-poly1305-batch.c \
  's/g\.blocks + blocks_of (m) > GROUP/g.blocks + blocks_of (m) > GROUP + 1/' \
  batch:groups 'batch\.c:'
plant "an offset to NULL" pieces.h \
  '/^chapoly_xor (/,/^}/s/else if (n)$/else if (n || !*a)/' \
  pieces:xors 'reads 1 bytes at NULL'
plant "a piece ends with the other's end" chacha-poly1305-pieces.c \
  's/n = d < s ? d : s/n = d/' \
  batch:in_pieces 'pieces\.c:'

# Limits.
plant "one more byte than the limit" chacha-poly1305.h \
  's/(UINT64_C (1) << 38) - 64)/(UINT64_C (1) << 38) - 63)/' \
  streams:refusals 'encrypt, 1 bytes on 0 and 274877906880'
plant "the sum of sizes wraps" chacha-poly1305.c \
  's/length > ~ctx->auth_size/length > ~ctx->auth_size + 1/' \
  streams:refusals 'update, 1 bytes on 18446744073709551615 and 0'
plant "a size_t of 32 bits is added to" chacha-poly1305.c \
  's/length > \(CHACHA_.*_MAX\) - position/position + (uint32_t) length > \1/' \
  streams:refusals 'encrypt, .* bytes on' '64-bit, big-endian'

# Poly1305's arithmetic.
plant "what is folded is lost" poly1305-internal.h \
  's/x->q = chapoly_fold (t);/x->q = t >> 2;/' \
  poly1305:products 'a block .*h r is wrong'
plant "the top is not folded" poly1305-internal.h \
  's/x->h2 = t & 3;/x->h2 = t; x->q = 0;/' \
  poly1305:products 'h2 of a block is wrong'
plant "an operand may share a register that is written" poly1305-internal.h \
  's/"+&r" (\*x0), "+r" (\*x1)/"+r" (*x0), "+r" (*x1)/' \
  vectors 'reads 3, which may be written'

# Poly1305's buffer.
plant "a wrong mask for what waits" poly1305.c \
  's/length %= POLY1305_BLOCK_SIZE/length \&= 7/' \
  poly1305:updates 'number of bytes that wait is wrong'
plant "no zeros behind what waits" poly1305.c \
  's/chapoly_copy_padded (ctx/memcpy (ctx/' \
  poly1305:updates 'what waits, and zeros'
plant "the end of associated data is not padded" chacha-poly1305.c \
  's/^      pad (&ctx->poly1305);//' \
  streams:texts 'h is wrong'
plant "the fused kernel absorbs ahead of the text" chacha-poly1305-text.h \
  's/poly1305, dst + absorbed);/poly1305, dst + absorbed + 16);/' \
  aead:texts 'the tag is wrong'
plant "a kernel is called for no block" chacha-poly1305-text.h \
  's/^  if (blocks)$/  if (1)/' \
  aead:texts 'a kernel is called for 0 blocks'

# Secrets.
plant "a block of keystream is not wiped" chacha-poly1305-seal.c \
  's/(&m, 1 + CHAPOLY_WIDTH_MAX)/(\&m, 1)/' \
  aead:texts 'seal\.c:.*is not wiped'
plant "a difference ends the comparison" memops.h \
  's/^  diff |= /  if (diff) return 0;\n&/' \
  pieces:equality 'memops\.h:.*depends on data'
plant "half of the tag is compared" memops.h \
  's/chapoly_load64 (a + 8) ^ chapoly_load64 (b + 8)/0/' \
  pieces:equality "the verdict's formula"
plant "forged text is left" chacha-poly1305-short.h \
  's/^  chapoly_zero (dst, length);//' \
  aead:texts 'verdict 0.*the text is wrong'

# Byte order.
plant "the other byte order" memops.h \
  's/__builtin_bswap32 (x)/(x)/' \
  pieces:words 'load is wrong' '64-bit, big-endian'

finish
