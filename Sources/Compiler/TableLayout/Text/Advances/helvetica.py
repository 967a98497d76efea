"""Helvetica Neue, the system font of iOS 7 and 8, and Helvetica, that of iOS 6.

Of Helvetica Neue the maker published the advances of ASCII in 1/1000 em (the AFM files of 55 Roman and 75 Bold). They were written
down here without those files at hand, so labels are their only proof. Those of Xcode 5 and 6 bear the letters out: 95 % of the
held-out ones are within a point, and 87 % at best where the same fit starts from Arimo, an open font with Helvetica's advances.
Characters that few labels contain are not confirmed. The labels also show how the system font spaces its glyphs by size. All other glyphs and
the kerning are Arimo's. Helvetica is Arimo as it is, without kerning, which labels did not have then.
"""
import model
import open_fonts

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
OTHERS = " !\"#$%&'()*+,-./0123456789:;<=>?@[\\]^_`{|}~"
ROMAN = dict(zip(LETTERS, [
    648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611,
    537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480]))
ROMAN |= dict(zip(OTHERS, [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, *[556] * 10, 278, 278, 600, 600, 600, 556, 800,
    259, 333, 259, 600, 500, 222, 333, 222, 333, 600]))
BOLD = dict(zip(LETTERS, [
    685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648,
    574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519]))
BOLD |= dict(zip(OTHERS, [
    278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, *[556] * 10, 278, 278, 600, 600, 600, 556, 800,
    333, 371, 333, 600, 500, 259, 333, 223, 333, 600]))
# Point sizes between which the system font's spacing is piecewise linear: small sizes are set wider.
KNOTS = [11, 12, 14, 16, 18]
# The position of each weight between Roman and Bold. The bold system font of iOS 7 and 8 is Helvetica Neue Medium.
WEIGHTS = {"regular": 0.0, "bold": 0.5}
RIDGE = model.Ridge(glyph=1e-3, spacing=1e-4)


def is_neue(label):
    """Xcode 5 and 6. Canvases of Xcode 7 (toolsVersion 7000 and later) show some labels in San Francisco and some not."""
    return 4000 <= label.tools < 7000


def neue(share):
    """(advances, kerning) at a position between Roman and Bold."""
    advances, kerning = open_fonts.family("arimo").between("regular", "bold", share)
    published = {ord(c): (ROMAN[c] + (BOLD[c] - ROMAN[c]) * share) * 2.048 for c in ROMAN}
    accented = {s: published[ord(c)] for s in advances if len(c := open_fonts.base_letter(s)) == 1 and ord(c) in published}
    return advances | accented | published, kerning


def estimate(labels):
    """Weight -> model of Helvetica Neue."""
    models = {}
    for weight, share in WEIGHTS.items():
        spacing = models["regular"].spacing if models else [0.0] * len(KNOTS)
        one = model.Model(*neue(share), KNOTS, spacing)
        one.fit([l for l in labels if l.weight == weight and is_neue(l) and one.covers(l)], RIDGE)
        models[weight] = one
    return models


def helvetica():
    """Weight -> model of Helvetica, which uses no labels."""
    arimo = open_fonts.family("arimo")
    return {
        weight: model.Model(*arimo.between("regular", "bold", share), [17, 18], [0, 0], 0.0)
        for weight, share in (("regular", 0.0), ("bold", 1.0))
    }
