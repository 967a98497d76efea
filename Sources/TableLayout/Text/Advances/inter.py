"""Inter's advances and kerning in em/2048, at the text optical size, unhinted."""
import dataclasses
import functools
import unicodedata

import uharfbuzz as hb

FOLDER = "/usr/share/fonts/opentype/inter/"
WEIGHTS = {"regular": "Regular", "medium": "Medium", "semibold": "SemiBold", "bold": "Bold"}
# Scalars of the tables: Latin, Greek, Cyrillic, punctuation, currency, letterlike, arrows, mathematics, shapes.
BLOCKS = [(0x20, 0x17F), (0x370, 0x3FF), (0x400, 0x4FF), (0x1EA0, 0x1EFF), (0x2000, 0x204F), (0x20A0, 0x20BF),
          (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x226F), (0x25A0, 0x25FF)]
# Letters of other scripts that are drawn as a Latin one.
LOOKALIKES = dict(zip("АВЕЅІЈКМНОРСТХаеіјорсухѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABESIJKMHOPCTXaeijopcyxsABEZHIKMNOPTYXo"))
NBSP = {0xA0: " ", 0x2019: "’"}


def load(name):
    font = hb.Font(hb.Face(hb.Blob.from_file_path(f"{FOLDER}Inter-{name}.otf")))
    unit = 2048 / font.face.upem
    advances = {}
    for low, high in BLOCKS:
        for scalar in range(low, high + 1):
            glyph = font.get_nominal_glyph(scalar)
            if glyph is not None and unicodedata.category(chr(scalar)) not in ("Cc", "Cf", "Mn", "Me"):
                advances[scalar] = font.get_glyph_h_advance(glyph) * unit
    return font, unit, advances


def pairs(font, unit):
    """ASCII pair -> kerning, from shaping each pair with and without the feature."""

    def advance(text, kern):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer, {"kern": kern, "calt": False, "liga": False, "ccmp": False})
        return sum(p.x_advance for p in buffer.glyph_positions)

    ascii_glyphs = [chr(c) for c in range(0x20, 0x7F)]
    table = {}
    for a in ascii_glyphs:
        for b in ascii_glyphs:
            kern = (advance(a + b, True) - advance(a + b, False)) * unit
            if kern:
                table[a + b] = round(kern)
    return table


ADVANCES, KERNING = {}, {}
for _weight, _name in WEIGHTS.items():
    _font, _unit, ADVANCES[_weight] = load(_name)
    KERNING[_weight] = pairs(_font, _unit)


@dataclasses.dataclass(frozen=True)
class Classes:
    """ASCII glyphs that kern alike in all weights, on the left or on the right of a pair, share a class."""

    left: list
    right: list
    stride: int  # classes on the right
    matrices: dict  # weight -> kerning by left class * stride + right class


def classes():
    glyphs = [chr(c) for c in range(0x20, 0x7F)]
    tables = list(KERNING.values())
    left, right = {}, {}
    left_of = [left.setdefault(tuple(t.get(a + b, 0) for t in tables for b in glyphs), len(left)) for a in glyphs]
    right_of = [right.setdefault(tuple(t.get(a + b, 0) for t in tables for a in glyphs), len(right)) for b in glyphs]
    left_glyph = [glyphs[left_of.index(k)] for k in range(len(left))]
    right_glyph = [glyphs[right_of.index(k)] for k in range(len(right))]
    matrices = {w: [t.get(a + b, 0) for a in left_glyph for b in right_glyph] for w, t in KERNING.items()}
    return Classes(left_of, right_of, len(right), matrices)


CLASSES = classes()


def pair_classes(text):
    """Index into the matrices of every pair that Inter kerns in regular."""
    for a, b in zip(text, text[1:]):
        if a + b in KERNING["regular"]:
            yield CLASSES.left[ord(a) - 0x20] * CLASSES.stride + CLASSES.right[ord(b) - 0x20]


def kerning_sum(weight, text):
    table = KERNING[weight]
    return sum(table.get(text[i : i + 2], 0) for i in range(len(text) - 1))


@functools.cache
def base_letter(scalar):
    """The character whose difference from Inter this scalar shares: itself, what it decomposes to, or its lookalike."""
    c = unicodedata.normalize("NFD", chr(scalar))[0]
    return NBSP.get(scalar) or LOOKALIKES.get(c, c)
