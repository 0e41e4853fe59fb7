#!/usr/bin/env python3
# figures.py: modelled figures of the POWER kernels beside those of peers,
# as tables and as a plot; and figures of a real CPU beside them.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers
"""Tables and plots of perf/modelled.tsv.

  figures.py tables TSV            Markdown, as in doc/power-figures.md
  figures.py plot TSV              SVG, as doc/power-figures.svg
  figures.py beside TSV CPU CSV    what `benchmark --format=csv` measured,
                                   with cycles, beside the model (CPU is p8,
                                   p9 or p10)

A line of TSV has name, CPU, operation, size in bytes, and instructions /
cycles of one call; of size `slope`, of one byte of a long message.  The
names are chapoly, target, and those of peers.
"""

import csv
import math
import sys
from html import escape

CPUS = {"p8": "POWER8", "p9": "POWER9", "p10": "POWER10"}
OPERATIONS = {"chacha": "ChaCha20", "poly": "Poly1305", "seal": "seal",
              "open": "open"}
SIZES = ["0", "16", "64", "256", "1350", "slope"]
PEERS = {"cryptogams": "cryptogams", "openssl": "OpenSSL",
         "libgcrypt": "libgcrypt", "nettle": "nettle", "go": "Go",
         "libsodium": "libsodium", "bearssl": "BearSSL",
         "mbedtls": "mbedTLS", "wolfssl": "wolfSSL",
         "monocypher": "Monocypher"}


def read(path):
    """{(name, cpu, operation, size): cycles}"""
    figures = {}
    with open(path, encoding="ascii") as lines:
        for line in lines:
            if not line.startswith("#") and line.strip():
                name, cpu, operation, size, pair = line.split("\t")
                figures[name, cpu, operation, size] \
                    = float(pair.split("/")[1])
    return figures


def best_peer(figures, cpu, operation, size):
    """(cycles, peer), or None"""
    there = [(figures[peer, cpu, operation, size], peer) for peer in PEERS
             if (peer, cpu, operation, size) in figures]
    return min(there, default=None)


def shown(cycles, size):
    return f"{cycles:.3f}" if size == "slope" else f"{cycles:.0f}"


# Tables.

def cell(figures, name, cpu, operation, size):
    cycles = figures.get((name, cpu, operation, size))
    return "–" if cycles is None else shown(cycles, size)


def table(figures, cpu, operation):
    """A line for each implementation, the cheapest long message first."""
    names = ["chapoly"] + sorted(
        (peer for peer in PEERS if (peer, cpu, operation, "slope") in figures),
        key=lambda peer: figures[peer, cpu, operation, "slope"])
    heads = [f"{size} bytes" for size in SIZES[:-1]] + ["a byte, long"]
    yield f"| {CPUS[cpu]}, {OPERATIONS[operation]} | " \
        + " | ".join(heads) + " |"
    yield "|---|" + "--:|" * len(SIZES)
    for name in names:
        cells = [cell(figures, name, cpu, operation, size) for size in SIZES]
        yield f"| {PEERS.get(name, '**chapoly**')} | " \
            + " | ".join(cells) + " |"
    ratios = []
    for size in SIZES:
        best = best_peer(figures, cpu, operation, size)
        ours = figures["chapoly", cpu, operation, size]
        ratios.append(f"{best[0] / ours:.2f}" if best else "–")
    yield "| best of the others / chapoly | " + " | ".join(ratios) + " |"
    yield ""


def tables(figures):
    for cpu in CPUS:
        for operation in OPERATIONS:
            yield from table(figures, cpu, operation)


# The plot: a column of panels for each CPU.

COLOURS = {"chapoly": "#b3001b", "libgcrypt": "#1f5fa8", "nettle": "#2e7d32",
           "openssl": "#8e5a00", "cryptogams": "#6a3d9a", "go": "#00838f"}
OTHERS = "#b0b0b0"
WIDTH, HEIGHT, LEFT, TOP, GAP = 250, 230, 50, 76, 52


def label(x, y, text, anchor="middle", **style):
    style = "".join(f' {key.replace("_", "-")}="{value}"'
                    for key, value in style.items())
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>' \
        f'{escape(text)}</text>'


def line(x1, y1, x2, y2, colour):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" ' \
        f'y2="{y2:.1f}" stroke="{colour}"/>'


def messages(figures, cpu, left, top, low=500.0, high=40000.0):
    """Cycles to seal a message, against its size."""
    def x_of(i):
        return left + WIDTH * (i + 0.5) / len(SIZES[:-1])

    def y_of(cycles):
        return top + HEIGHT * (1 - math.log(cycles / low)
                               / math.log(high / low))

    for cycles in (500, 1000, 2000, 5000, 10000, 20000, 40000):
        yield line(left, y_of(cycles), left + WIDTH, y_of(cycles), "#e4e4e4")
        yield label(left - 6, y_of(cycles) + 4, f"{cycles}", "end")
    for i, size in enumerate(SIZES[:-1]):
        yield label(x_of(i), top + HEIGHT + 16, size)
    yield label(left + WIDTH / 2, top + HEIGHT + 32, "bytes of text")
    for name in list(PEERS)[::-1] + ["chapoly"]:
        points = [(x_of(i), y_of(figures[name, cpu, "seal", size]))
                  for i, size in enumerate(SIZES[:-1])
                  if (name, cpu, "seal", size) in figures]
        yield '<polyline fill="none" stroke="%s" stroke-width="%s" ' \
            'points="%s"><title>%s</title></polyline>' % (
                COLOURS.get(name, OTHERS), 3 if name == "chapoly" else 1.5,
                " ".join(f"{x:.1f},{y:.1f}" for x, y in points),
                PEERS.get(name, name))


def bars(figures, cpu, left, top, high=3.2):
    """Cycles a byte of a long message: chapoly and the best peer."""
    operations = ["chacha", "poly", "seal"]
    for step in range(4):
        y = top + HEIGHT * (1 - step / high)
        yield line(left, y, left + WIDTH, y, "#e4e4e4")
        yield label(left - 6, y + 4, str(step), "end")
    for i, operation in enumerate(operations):
        cycles, peer = best_peer(figures, cpu, operation, "slope")
        pair = [("chapoly", figures["chapoly", cpu, operation, "slope"]),
                (peer, cycles)]
        middle = left + WIDTH * (i + 0.5) / len(operations)
        for x, (name, cycles) in zip((middle - 34, middle + 2), pair):
            height = HEIGHT * cycles / high
            yield f'<rect x="{x:.1f}" y="{top + HEIGHT - height:.1f}" ' \
                f'width="32" height="{height:.1f}" ' \
                f'fill="{COLOURS.get(name, OTHERS)}"/>'
            yield label(x + 16, top + HEIGHT - height - 5, f"{cycles:.2f}")
        yield label(middle, top + HEIGHT + 16, OPERATIONS[operation])


def legend(left, top):
    entries = [(name, PEERS.get(name, name)) for name in COLOURS]
    entries.append((None, ", ".join(PEERS[name] for name in PEERS
                                    if name not in COLOURS)))
    for name, text in entries:
        yield f'<rect x="{left}" y="{top - 9}" width="18" height="4" ' \
            f'fill="{COLOURS.get(name, OTHERS)}"/>'
        yield label(left + 24, top, text, "start")
        left += 44 + 7 * len(text)


def plot(figures):
    column = LEFT + WIDTH + 26
    width = column * len(CPUS) + 10
    second = TOP + HEIGHT + GAP + 24
    height = second + HEIGHT + 40
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" ' \
        f'height="{height}" viewBox="0 0 {width} {height}" ' \
        'font-family="sans-serif" font-size="12" fill="#222">'
    yield "<!-- SPDX-License-" "Identifier: MIT -->"
    yield "<!-- Copyright (C) 2026 The chapoly developers -->"
    yield "<title>ChaCha20-Poly1305 on POWER, modelled cycles</title>"
    yield '<rect width="100%" height="100%" fill="#fff"/>'
    yield label(LEFT, 20, "Modelled cycles (LLVM's scheduling models; "
                "not measured on hardware)", "start", font_size=14)
    yield from legend(LEFT, 42)
    for i, cpu in enumerate(CPUS):
        left = LEFT + column * i
        yield label(left + WIDTH / 2, TOP - 10,
                    f"{CPUS[cpu]}: cycles to seal a message",
                    font_weight="bold")
        yield from messages(figures, cpu, left, TOP)
        yield label(left + WIDTH / 2, second - 12,
                    f"{CPUS[cpu]}: cycles a byte, best other",
                    font_weight="bold")
        yield from bars(figures, cpu, left, second)
    yield "</svg>"


# A real CPU.

def measured(path):
    """{(operation, size): cycles of a call} of chapoly's lines."""
    names = {("chacha", "encrypt"): "chacha", ("poly1305", "auth"): "poly",
             ("chacha_poly1305", "seal"): "seal",
             ("chacha_poly1305", "open"): "open"}
    figures = {}
    with open(path, encoding="ascii") as lines:
        for row in csv.DictReader(line for line in lines
                                  if not line.startswith("#")):
            key = names.get((row["algorithm"], row["mode"]))
            if row["library"] == "chapoly" and key and row["cycles_per_byte"]:
                size = int(row["bytes"])
                figures[key, size] = float(row["cycles_per_byte"]) * size
    return figures


def beside(figures, cpu, path):
    real = measured(path)
    if not real:
        sys.exit(f"{path}: no cycles of chapoly in it")
    for operation in OPERATIONS:
        if (operation, 16384) in real and (operation, 8192) in real:
            real[operation, "slope"] \
                = (real[operation, 16384] - real[operation, 8192]) / 8192
    yield f"{'operation':9} {'bytes':>6} {'measured':>10} {'modelled':>10} " \
        f"{'ratio':>6}"
    for operation in OPERATIONS:
        for size in SIZES:
            model = figures.get(("chapoly", cpu, operation, size))
            key = operation, size if size == "slope" else int(size)
            if model and key in real:
                yield f"{operation:9} {size:>6} " \
                    f"{shown(real[key], size):>10} " \
                    f"{shown(model, size):>10} {real[key] / model:6.2f}"


def main():
    arguments = sys.argv[1:]
    if len(arguments) == 2 and arguments[0] in ("tables", "plot"):
        command = {"tables": tables, "plot": plot}[arguments[0]]
        output = command(read(arguments[1]))
    elif len(arguments) == 4 and arguments[0] == "beside" \
            and arguments[2] in CPUS:
        output = beside(read(arguments[1]), arguments[2], arguments[3])
    else:
        sys.exit(__doc__)
    for text in output:
        print(text)


if __name__ == "__main__":
    main()
