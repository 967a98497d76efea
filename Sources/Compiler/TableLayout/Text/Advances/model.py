"""The estimate of one weight of a font from labels that hug their text.

A label's width w on a pixel grid g means that its text is between w - g and w wide. The unknowns are one advance per glyph, how
much of the open font's kerning the font has (and how much more or less where labels show a class of pairs often), and how the
spacing changes with the size. They are found by ridge regression towards the open font; the target of each label is the point
of its interval nearest to the current estimate, and a label too far away (its width was set by a constraint) is left out of the
round.
"""
import collections
import dataclasses

import numpy as np

import open_fonts

# Glyphs with their own unknown.
FITTED = [ord(c) for c in [chr(c) for c in range(0x20, 0x7F)] + list("–—’…•€→")]
# A class of kerning pairs is estimated from the labels if this many texts contain it.
PAIR_TEXTS = 4


@dataclasses.dataclass(frozen=True)
class Ridge:
    """The penalty for differing from the prior, as (pixel noise 0.15 pt)^2 / (spread)^2."""

    glyph: float  # spread in em/2048
    offset: float  # in em/1000
    share: float
    spacing: float  # in em/1000
    pair: float  # in em/2048


class Model:
    def __init__(self, prior, matrix, tracking, knots, spacing, share=1.0, pairs=(), anchored=False):
        """prior: advances; matrix: kerning; tracking(size, tools): known spacing, em/1000; spacing: change at each knot,
        which is none at the first and below where it is anchored."""
        self.prior, self.matrix, self.tracking = prior, matrix, tracking
        self.knots, self.spacing = knots, np.array(spacing, dtype=float)
        self.share, self.pairs, self.anchored = share, dict(pairs), anchored
        self.delta, self.offset = np.zeros(len(FITTED)), 0.0
        self.column = {s: i for i, s in enumerate(FITTED)}

    def ramp(self, size):
        """Weights of the knots' spacing at this size; the end knots' beyond them."""
        at = [0.0] * len(self.knots)
        size = min(max(size, self.knots[0]), self.knots[-1])
        for k in range(len(self.knots) - 1):
            low, high = self.knots[k], self.knots[k + 1]
            if low <= size <= high:
                share = (size - low) / (high - low)
                at[k], at[k + 1] = 1 - share, share
                break
        if self.anchored:
            at[0] = 0.0
        return np.array(at)

    def known(self, label):
        """The known part of the width, in points."""
        kerned = sum(self.matrix[k] * n for k, n in label.pairs.items()) * self.share
        kerned += sum(self.pairs.get(k, 0.0) * n for k, n in label.pairs.items())
        advances = sum(self.prior[s] * n for s, n in label.glyphs.items())
        return (advances + kerned) * label.size / 2048 + label.count * label.size / 1000 * self.tracking(label.size, label.tools)

    def coefficients(self, label):
        """Points per unit of glyphs, offset, share and spacing."""
        row = np.zeros(len(FITTED) + 2 + len(self.knots))
        for s, n in label.glyphs.items():
            if s in self.column:
                row[self.column[s]] += n * label.size / 2048
        row[len(FITTED)] = label.count * label.size / 1000
        row[len(FITTED) + 1] = sum(self.matrix[k] * n for k, n in label.pairs.items()) * label.size / 2048
        row[len(FITTED) + 2 :] = self.ramp(label.size) * label.count * label.size / 1000
        return row

    def pair_columns(self, labels):
        texts = collections.Counter(k for t in {l.text: l for l in labels}.values() for k in t.pairs)
        classes = sorted(k for k, n in texts.items() if n >= PAIR_TEXTS)
        column = {k: i for i, k in enumerate(classes)}
        a = np.zeros((len(labels), len(classes)))
        for i, label in enumerate(labels):
            for k, n in label.pairs.items():
                if k in column:
                    a[i, column[k]] += n * label.size / 2048
        return classes, a

    def covers(self, label):
        return all(s in self.prior for s in label.glyphs)

    def fit(self, labels, ridge, reach=(2.5, 1.2), first_reach=0.015):
        """reach: points that a label may be away at first and at last; first_reach: share of its width in the first rounds."""
        n, knots = len(FITTED), len(self.knots)
        classes, pair_columns = self.pair_columns(labels) if np.isfinite(ridge.pair) else ([], np.zeros((len(labels), 0)))
        base = np.array([self.known(l) for l in labels])
        a = np.hstack([np.array([self.coefficients(l) for l in labels]), pair_columns])
        high = np.array([l.width for l in labels])
        low = high - np.array([l.grid for l in labels])
        start = np.concatenate([np.zeros(n + 2), self.spacing, np.zeros(len(classes))])
        costs = [ridge.glyph] * n + [ridge.offset, ridge.share] + [ridge.spacing] * knots + [ridge.pair] * len(classes)
        costs = np.diag(np.minimum(costs, 1e9))
        x, last = start.copy(), None
        for turn in range(90):
            estimate = base + a @ x
            target = np.clip(estimate, low + 0.02, high - 0.02)
            limit = max(reach[0] - 0.1 * turn, reach[1]) if turn >= 5 else np.maximum(reach[0], first_reach * base + 1)
            near = np.abs(target - estimate) < limit
            if last is None or (near != last).any():
                m, last = a[near], near
                inverse = np.linalg.inv(m.T @ m + costs)
            x = start + inverse @ (m.T @ (target - base - a @ start)[near])
        self.delta, self.offset, self.spacing = x[:n], x[n], x[n + 2 : n + 2 + knots]
        self.share += x[n + 1]
        for k, value in zip(classes, x[n + 2 + knots :]):
            self.pairs[k] = self.pairs.get(k, 0.0) + value

    def width(self, label):
        return self.known(label) + self.coefficients(label) @ np.concatenate([self.delta, [self.offset, 0.0], self.spacing])

    def advance(self, scalar):
        """em/2048: the prior, the font's shift, and the glyph's change or that of the letter it is composed of."""
        base = ord(c) if len(c := open_fonts.base_letter(scalar)) == 1 else -1
        change = self.delta[self.column[base]] if base in self.column else 0.0
        return self.prior[scalar] + self.offset * 2.048 + change

    def advances(self):
        return {s: self.advance(s) for s, a in self.prior.items() if a > 0}

    def kerning(self):
        """Matrix by class of the first and class of the second glyph, em/2048."""
        return [value * self.share + self.pairs.get(i, 0.0) for i, value in enumerate(self.matrix)]

    def change(self, size):
        """Spacing at this size in addition to the tracking, in em/1000."""
        return float(np.dot(self.ramp(size), self.spacing))
