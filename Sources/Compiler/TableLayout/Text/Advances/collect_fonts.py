#!/usr/bin/env python3
"""Reads the open fonts that the tables start from and writes their numbers to fonts.txt.

    collect_fonts.py

Needs uharfbuzz and Debian's packages fonts-inter, fonts-croscore, fonts-noto-core, fonts-urw-base35 and unicode-data.
Only needed to change what is collected: fit_advances.py reads fonts.txt.
"""
import pathlib
import subprocess
import unicodedata

import uharfbuzz as hb

import scripts

HERE = pathlib.Path(__file__).resolve().parent
# Latin, Greek, Cyrillic, punctuation, currency, letterlike, arrows, mathematics, shapes.
BLOCKS = [(0x20, 0x17F), (0x370, 0x3FF), (0x400, 0x4FF), (0x1EA0, 0x1EFF), (0x2000, 0x204F), (0x20A0, 0x20BF),
          (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x226F), (0x25A0, 0x25FF)]
ASCII = [chr(c) for c in range(0x20, 0x7F)]
# Inter's other weights interpolate linearly between these.
FONTS = {
    "inter": ("/usr/share/fonts/opentype/inter/Inter-{}.otf", {"thin": "Thin", "regular": "Regular", "black": "Black"}),
    "arimo": ("/usr/share/fonts/truetype/croscore/Arimo-{}.ttf", {"regular": "Regular", "bold": "Bold"}),
}
PACKAGES = {
    "fonts-inter": "Inter, SIL Open Font License 1.1",
    "fonts-croscore": "Arimo, whose advances are Helvetica's, SIL Open Font License 1.1",
    "fonts-noto-core": "Noto Sans of the other scripts, SIL Open Font License 1.1",
    "fonts-urw-base35": "D050000L, whose advances are Zapf Dingbats', GNU AGPL 3 with a font exception",
    "unicode-data": "EastAsianWidth.txt, Unicode License",
}


def load(path):
    font = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
    return font, 2048 / font.face.upem


def advances(font, unit):
    out = {}
    for low, high in BLOCKS:
        for scalar in range(low, high + 1):
            glyph = font.get_nominal_glyph(scalar)
            if glyph is not None and unicodedata.category(chr(scalar)) not in ("Cc", "Cf", "Mn", "Me"):
                out[scalar] = round(font.get_glyph_h_advance(glyph) * unit)
    return out


def pairs(font, unit):
    """ASCII pair -> kerning, from shaping each pair with and without the feature."""

    def width(text, kern):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer, {"kern": kern, "calt": False, "liga": False, "ccmp": False})
        return sum(p.x_advance for p in buffer.glyph_positions)

    table = {}
    for a in ASCII:
        for b in ASCII:
            if kern := round((width(a + b, True) - width(a + b, False)) * unit):
                table[a + b] = kern
    return table


def family(name):
    """The lines of one family: advances by block, kerning by classes of ASCII glyphs that kern alike in all weights."""
    path, styles = FONTS[name]
    tables, kerning = {}, {}
    for weight, style in styles.items():
        font, unit = load(path.format(style))
        tables[weight], kerning[weight] = advances(font, unit), pairs(font, unit)
    left, right = {}, {}
    left_of = [left.setdefault(tuple(t.get(a + b, 0) for t in kerning.values() for b in ASCII), len(left)) for a in ASCII]
    right_of = [right.setdefault(tuple(t.get(a + b, 0) for t in kerning.values() for a in ASCII), len(right)) for b in ASCII]
    for weight, table in tables.items():
        for low, high in BLOCKS:
            yield f"advances {name} {weight} {low:04X} " + " ".join(str(table.get(s, 0)) for s in range(low, high + 1))
    yield f"left {name} " + " ".join(map(str, left_of))
    yield f"right {name} " + " ".join(map(str, right_of))
    for weight, table in kerning.items():
        matrix = [table.get(ASCII[left_of.index(a)] + ASCII[right_of.index(b)], 0) for a in range(len(left)) for b in range(len(right))]
        yield f"kerning {name} {weight} " + " ".join(map(str, matrix))


def main():
    lines = ["# Numbers of open fonts, read by collect_fonts.py: advances and kerning in em/2048. Read from Debian's"]
    for package, what in PACKAGES.items():
        version = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], check=True, capture_output=True, text=True).stdout
        lines.append(f"#   {package} {version}: {what}")
    for name in FONTS:
        lines += family(name)
    lines += scripts.lines()
    (HERE / "fonts.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
