#!/usr/bin/env python3
"""Measures the edges of rows in a picture of an inset grouped list or of a plain table, in points, as `edges.json` has them.

    measure.py SCALE PICTURE.png

A card's edges are where the colour behind it changes, in columns that no text reaches; a row ends where the line below it ends, and
the last one where its card does. Not found are cards that have the colour of what is behind them, and rows under a tint: of the 416
edges of `edges.json`, it finds 376.
"""

import collections, struct, sys, zlib


def pixels(path):
    """Rows of a PNG as lists of (red, green, blue)."""
    data = open(path, "rb").read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "not a PNG"
    at, packed, palette = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert not interlaced and depth in (8, 16), "interlaced, or of another depth"
        elif kind == b"PLTE":
            palette = [tuple(body[index : index + 3]) for index in range(0, length, 3)]
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
    step = channels * depth // 8
    raw, stride = zlib.decompress(packed), width * step
    rows, above = [], bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        kind, line = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
        for index in range(stride):
            left = line[index - step] if index >= step else 0
            up, corner = above[index], above[index - step] if index >= step else 0
            if kind == 1:
                line[index] = line[index] + left & 255
            elif kind == 2:
                line[index] = line[index] + up & 255
            elif kind == 3:
                line[index] = line[index] + (left + up) // 2 & 255
            elif kind == 4:
                guess = left + up - corner
                nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
                line[index] = line[index] + nearest[2] & 255
        above = line
        values = line[:: depth // 8]
        if palette:
            rows.append([palette[value] for value in values])
        elif channels < 3:
            rows.append([(value,) * 3 for value in values[::channels]])
        else:
            rows.append(list(zip(values[0::channels], values[1::channels], values[2::channels])))
    return rows


def near(one, other, limit=3):
    return all(abs(a - b) <= limit for a, b in zip(one, other))


def column(rows, x):
    """Runs of one colour from the top down: (first, end, colour)."""
    runs = []
    for y, row in enumerate(rows):
        if runs and near(runs[-1][2], row[x], 1):
            runs[-1][1] = y + 1
        else:
            runs.append([y, y + 1, row[x]])
    return runs


def edges(rows, scale):
    """The rows of each card. The column is the one in which the most lines are seen: texts and accessories hide some."""
    width, height = len(rows[0]), len(rows)
    side = collections.Counter(row[1] for row in rows).most_common(1)[0][0]
    best = []
    for x in range(width // 8, width - width // 8, max(width // 60, 1)):
        counts = collections.Counter()
        for first, end, colour in column(rows, x):
            counts[colour] += end - first
        # In a plain table the rows have the colour of what is behind them.
        card = next((colour for colour, _ in counts.most_common() if not near(colour, side)), side)
        found, top = [], None
        for first, end, colour in column(rows, x):
            if near(colour, card):
                top = first if top is None else top
            elif near(colour, side) and top is not None:
                found.append((top, first))
                top = None
            elif top is not None and end - first <= max(round(scale), 1) and is_line(rows, first, end, x, scale):
                found.append((top, end))
                top = end
        if top is not None and top < height - 1:
            found.append((top, height))
        if len(found) > len(best):
            best = found
    return [[round(top / scale, 2), round(end / scale, 2)] for top, end in best]


def is_line(rows, first, end, x, scale):
    """Whether it goes on to the side for 8 points, as a line does and a letter does not."""
    reach = round(8 * scale)
    return all(
        near(rows[y][x + shift], rows[y][x]) for y in range(first, end) for shift in range(-reach, reach)
        if 0 <= x + shift < len(rows[y]))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    for top, bottom in edges(pixels(sys.argv[2]), float(sys.argv[1])):
        print(f"[{top}, {bottom}]")
