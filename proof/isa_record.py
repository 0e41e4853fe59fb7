# isa_record.py: what the harness isa-run.S runs code on.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

MEMORY = 8192
MIDDLE = MEMORY // 2
EDGES = [0, 1, 2, (1 << 64) - 1, 1 << 63, (1 << 63) - 1, (1 << 32) - 1,
         1 << 32, 1 << 31, 0x8000000080000000, 0x00000001ffffffff,
         0x0123456789abcdef, (1 << 44) - 1, 1 << 44]


class Record:
    """Registers and memory, as numbers."""

    def __init__(self, big, piece, random_):
        self.order = "big" if big else "little"
        self.piece = piece
        self.ctr = random_.choice([1, 2, 3, 1 << 40])
        self.cr = random_.getrandbits(32)
        self.xer = random_.getrandbits(1) << 29
        self.gpr = [number(random_) for i in range(32)]
        if random_.random() < 0.3:
            self.gpr[8] = self.gpr[7]
        self.gpr[29] = 16 * random_.randint(-20, 20) % (1 << 64)
        self.vsr = [number(random_) << 64 | number(random_)
                    for i in range(64)]
        self.controls(random_)
        self.memory = random_.randbytes(MEMORY)

    def controls(self, random_):
        """Permutations, mostly of whole words; shift counts."""
        for i in range(60, 64):
            if random_.random() < 0.6:
                chosen = []
                for k in range(4):
                    w, n = random_.randint(0, 7), random_.randint(0, 3)
                    chosen += [4 * w + (n + j) % 4 for j in range(4)]
                self.vsr[i] = int.from_bytes(
                    bytes(c % 16 * 17 for c in chosen)
                    if random_.random() < 0.5 else bytes(chosen), "big")

    def pack(self):
        def n(x, size=8):
            return x.to_bytes(size, self.order)
        return b"".join([n(self.piece), n(self.ctr), n(self.cr), n(self.xer)]
                        + [n(x) for x in self.gpr]
                        + [n(x, 16) for x in self.vsr] + [self.memory])

    def unpack(self, data):
        def n(at, size=8):
            return int.from_bytes(data[at:at + size], self.order)
        other = object.__new__(Record)
        other.ctr, other.cr, other.xer = n(8), n(16), n(24)
        other.gpr = [n(32 + 8 * i) for i in range(32)]
        other.vsr = [n(288 + 16 * i, 16) for i in range(64)]
        other.memory = data[1312:]
        return other


SIZE = 1312 + MEMORY


def number(random_):
    kind = random_.random()
    if kind < 0.3:
        return random_.choice(EDGES)
    if kind < 0.4:
        return random_.choice(EDGES) ^ random_.choice(EDGES)
    return random_.getrandbits(64)
