"""San Francisco: what UIKit measured (measured.txt), Inter for what was not, and what labels of iOS 9 and later show.

The advances of ASCII, how they change with weight and size, and the tracking were measured. Letters that are composed of one of ASCII, or
drawn like one, are as wide. Other glyphs are Inter's, moved as its letters are on average. The labels of all weights and sizes together
show how much of the kerning of Inter's regular weight there is in each design (the measured texts kern alike in all weights), which
classes of pairs kern more or less, how wide some punctuation is, and the tracking of a few sizes before iOS 14.
"""
import collections

import numpy as np

import measured
import model
import open_fonts

# Tracking of SF Pro on iOS 14 and later, 1/1000 em by point size (Human Interface Guidelines, Typography), where none was measured.
TRACKING = {6: 41, 7: 34} | dict(zip(range(29, 55), [
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6]))
# SF Pro Text (to 19 pt) and Display (from 20 pt) before, where it differs. The labels correct 17 to 19 pt; too few show the other sizes,
# whose values are those once published for SF Pro Display and not checked here.
TRACKING_BEFORE_IOS14 = {17: -24, 18: -25, 19: -26} | dict(zip(range(20, 36), [
    19, 17, 16, 16, 15, 14, 14, 14, 13, 13, 12, 12, 12, 12, 11, 11]))
OWN_BEFORE_IOS14 = (17, 18, 19)
# Inter's counterparts of the masters.
INTER = {"ultraLight": "thin", "regular": "regular", "black": "black"}
# Glyphs that were not measured and have their own unknown.
FITTED = [ord(c) for c in "–—’…•·€→"]
# A class of kerning pairs is estimated from the labels if this many texts contain it.
PAIR_TEXTS = 4
# Pixel noise in points, and how far the unknowns are expected to be from where they start: the shares of kerning; pairs, glyphs and
# tracking in em/2048.
NOISE, SHARE, PAIR, GLYPH, SIZE = 0.15, 0.3, 4.0, 100.0, 3.0
# Points that a label may be away at first and at last. A measured text is never left out; it is as wide as measured, to EXACT.
REACH, EXACT = (2.5, 1.2), 0.03


def is_before_ios14(tools):
    """Canvases of iOS 13 and older have tools below 17000: at 17 points those of 16000 to 16999 (Xcode 11.4 to 11.7) are as wide as those
    before, 2 em/2048 more a glyph than those from 17000 on."""
    return tools < 17000


def tracking(size, before_ios14):
    """em/2048, as measured or else published."""
    size = min(max(size, 6), 54)
    if before_ios14 and size in TRACKING_BEFORE_IOS14:
        return TRACKING_BEFORE_IOS14[size] * 2.048
    known = measured.tracking()
    return known[size] if size in known else TRACKING[size] * 2.048


def display(size, before_ios14):
    """The share of the Display design: before iOS 14 it took over at 20 points, since then it does so by degrees."""
    if before_ios14:
        return 1.0 if size >= 20 else 0.0
    sizes, shares = zip(*measured.display())
    return float(np.interp(size, sizes, shares))


def between(a, b, share):
    return {s: n + (b[s] - n) * share for s, n in a.items() if s in b}


def prior(design, master):
    """Scalar -> advance: measured, or that of the characters it is composed of, or Inter's."""
    inter, known = open_fonts.family("inter").advances[INTER[master]], measured.advances(design, master)
    letters = [s for s in known if chr(s).isalpha()]
    shift = sum(known[s] - inter[s] for s in letters) / len(letters)
    out = {}
    for scalar, advance in inter.items():
        base = open_fonts.base_letter(scalar)
        own = known.get(ord(base)) if len(base) == 1 else None
        out[scalar] = own if own is not None else advance + shift
    out[ord("…")] = 3 * known[ord(".")]
    return out


class Font:
    """One weight."""

    def __init__(self, advances, kerning):
        """advances: design -> scalar -> advance; kerning: Inter's matrix."""
        self.prior, self.matrix = advances, kerning

    def covers(self, label):
        return all(s in self.prior["text"] for s in label.glyphs)

    def mixed(self, label):
        """(design, share) of the label's size."""
        share = display(label.size, is_before_ios14(label.tools))
        return [("text", 1 - share), ("display", share)]

    def known(self, label):
        """Points without kerning and unknowns."""
        units = sum(share * self.prior[design][s] * n for design, share in self.mixed(label) for s, n in label.glyphs.items())
        return (units + label.count * tracking(label.size, is_before_ios14(label.tools))) * label.size / 2048

    def coefficients(self, label):
        """Unknown -> points per unit: the share of each design's kerning, pairs, glyphs, sizes before iOS 14."""
        unit, row = label.size / 2048, {}
        for design, share in self.mixed(label):
            row[design] = share * unit * sum(self.matrix[k] * n for k, n in label.pairs.items())
        row |= {("pair", k): n * unit for k, n in label.pairs.items()}
        row |= {("glyph", s): n * unit for s, n in label.glyphs.items() if s in FITTED}
        if is_before_ios14(label.tools) and label.size in OWN_BEFORE_IOS14:
            row["size", label.size] = label.count * unit
        return row

    def set(self, found):
        """found: unknown -> value."""
        self.found = found
        self.share = {design: found[design] for design in measured.DESIGNS}
        self.pairs, self.own, self.before = ({key[1]: x for key, x in found.items() if key[0] == kind} for kind in ("pair", "glyph", "size"))

    def width(self, label):
        return self.known(label) + sum(self.found.get(key, 0.0) * x for key, x in self.coefficients(label).items())

    def advances(self, design):
        return {s: a + self.own.get(s, 0.0) for s, a in self.prior[design].items() if a > 0}

    def kerning(self, design):
        """Matrix by class of the first and class of the second glyph, em/2048."""
        return [value * self.share[design] + self.pairs.get(i, 0.0) for i, value in enumerate(self.matrix)]

    def spacing(self, size, before_ios14):
        """em/2048 per glyph."""
        return tracking(size, before_ios14) + (self.before.get(size, 0.0) if before_ios14 else 0.0)


def fonts():
    """Weight -> font without what the labels show."""
    inter = open_fonts.family("inter")
    advances = {design: {master: prior(design, master) for master in measured.MASTERS} for design in measured.DESIGNS}
    out = {}
    for weight, (low, high, share) in measured.weights().items():
        mixed = {design: between(advances[design][low], advances[design][high], share) for design in measured.DESIGNS}
        out[weight] = Font(mixed, inter.kerning["regular"])
    return out


def strings(models):
    """(width without kerning, width, coefficients) of the measured texts, as if at 17 points."""
    for design, master, width, glyphs, pairs in measured.strings():
        font, unit = models[master], 17 / 2048
        known = sum(font.prior[design][s] * n for s, n in glyphs.items()) * unit
        row = {design: unit * sum(font.matrix[k] * n for k, n in pairs.items())} | {("pair", k): n * unit for k, n in pairs.items()}
        yield known, width * unit, row


def estimate(labels):
    """Weight -> font."""
    models = fonts()
    usable = [l for l in labels if l.weight in models and l.tools >= 9000 and models[l.weight].covers(l)]
    texts = collections.Counter(k for t in {l.text: l for l in usable}.values() for k in t.pairs)
    rows = [(models[l.weight].known(l), l.width - l.grid, l.width, models[l.weight].coefficients(l)) for l in usable]
    reach = [REACH] * len(rows)
    rows += [(known, width - EXACT, width + EXACT, row) for known, width, row in strings(models)]
    reach += [(np.inf, np.inf)] * (len(rows) - len(reach))
    keys = dict.fromkeys(key for *_, row in rows for key in row if key[0] != "pair" or texts[key[1]] >= PAIR_TEXTS)
    column = {key: i for i, key in enumerate(keys)}
    a = np.zeros((len(rows), len(column)))
    for i, (*_, row) in enumerate(rows):
        for key, x in row.items():
            if key in column:
                a[i, column[key]] = x
    start = np.array([1.0 if key in measured.DESIGNS else 0.0 for key in column])
    spread = {"pair": PAIR, "glyph": GLYPH, "size": SIZE}
    costs = np.diag([(NOISE / (SHARE if key in measured.DESIGNS else spread[key[0]])) ** 2 for key in column])
    base, low, high = (np.array([row[i] for row in rows]) for i in range(3))
    found = dict(zip(column, model.solve(base, a, low, high, start, costs, np.array(reach).T)))
    for font in models.values():
        font.set(found)
    return models
