"""San Francisco: Inter, what Apple publishes of its spacing, and what labels of iOS 9 and later show."""
import model
import open_fonts

# Tracking of SF Pro on iOS 14 and later, 1/1000 em by point size (Human Interface Guidelines, Typography).
TRACKING = dict(zip(range(6, 55), [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6]))
# SF Pro Text (to 19 pt) and Display (from 20 pt) before, where it differs. The labels confirm 17 pt (they show -23.2); too few
# show the other sizes, whose values are those once published for SF Pro Display and not checked here.
TRACKING_BEFORE_IOS14 = TRACKING | {17: -24, 19: -26} | dict(zip(range(20, 36), [
    19, 17, 16, 16, 15, 14, 14, 14, 13, 13, 12, 12, 12, 12, 11, 11]))
# Point sizes between which the change from Text to Display spacing is piecewise linear; none at the first.
KNOTS = [17, 18, 20, 22, 24, 28]
# That change, 1/1000 em, before fitting the labels of regular; other weights start from regular.
DISPLAY = [-43 * min(1.0, (k - 17) / 7) for k in KNOTS]
WEIGHTS = ["regular", "medium", "semibold", "bold"]
# A weight's place between two of Inter's, whose Thin is UIKit's ultra light.
INTER = {"ultraLight": ("thin", "regular", 0.0), "thin": ("thin", "regular", 1 / 3), "light": ("thin", "regular", 2 / 3),
         "regular": ("regular", "black", 0.0), "medium": ("regular", "black", 0.2), "semibold": ("regular", "black", 0.4),
         "bold": ("regular", "black", 0.6), "heavy": ("regular", "black", 0.8), "black": ("regular", "black", 1.0)}
RIDGES = {
    "regular": model.Ridge(glyph=1.5e-5, offset=1e-4, share=1e-2, spacing=1e-4, pair=1e-4),
    "medium": model.Ridge(glyph=1e-3, offset=1e-4, share=1e6, spacing=1e-4, pair=float("inf")),
    "semibold": model.Ridge(glyph=1e-4, offset=1e-4, share=1e6, spacing=5e-3, pair=float("inf")),
    "bold": model.Ridge(glyph=5e-4, offset=1e-4, share=1e6, spacing=1e-4, pair=float("inf")),
}


def tracking(size, tools):
    """1/1000 em. Canvases of iOS 13 and older have tools below 17000: at 17 points those of 16000 to 16999 (Xcode 11.4
    to 11.7) are 2.1 wider a glyph than those from 17000 on, as those before are."""
    table = TRACKING_BEFORE_IOS14 if tools < 17000 else TRACKING
    return table[min(max(size, 6), 54)]


def estimate(labels):
    """Weight -> model. The sizes of Display before iOS 14 were other glyphs and are left out."""
    inter, models = open_fonts.family("inter"), {}
    for weight in WEIGHTS:
        prior, matrix = inter.between(*INTER[weight])
        share, display, pairs = 1.0, DISPLAY, {}
        if weight != "regular":
            regular = models["regular"]
            share, display, pairs = regular.share, regular.spacing, regular.pairs
            prior = {s: a + regular.advance(s) - regular.prior[s] - regular.offset * 2.048 for s, a in prior.items()}
        one = model.Model(prior, matrix, tracking, KNOTS, display, share, pairs, anchored=True)
        usable = [l for l in labels if l.weight == weight and l.tools >= 9000 and (l.size < 20 or l.tools >= 17000) and one.covers(l)]
        one.fit(usable, RIDGES[weight])
        models[weight] = one
    # Weights with too few labels differ from Inter like the nearest weight with enough.
    for weight, nearest in (("ultraLight", "regular"), ("thin", "regular"), ("light", "regular"), ("heavy", "bold"), ("black", "bold")):
        near, (prior, matrix) = models[nearest], inter.between(*INTER[weight])
        own = inter.between(*INTER[nearest])[0]
        prior = {s: a + near.advance(s) - own[s] for s, a in prior.items()}
        models[weight] = model.Model(prior, matrix, tracking, KNOTS, near.spacing, near.share, near.pairs, anchored=True)
    return models


def spacing(one, size, before_ios14):
    """1/1000 em per glyph: published tracking and, from 17 pt (20 pt before iOS 14), the change to Display."""
    if before_ios14:
        return tracking(size, 0) + (one.spacing[-1] if size >= 20 else 0.0)
    return tracking(size, 99999) + one.change(size)
