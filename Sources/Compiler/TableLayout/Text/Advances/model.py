"""The estimate of one weight of a font from labels that hug their text.

A label's width w on a pixel grid g means that its text is between w - g and w wide. The unknowns are found by ridge regression towards
what is known of the font; the target of each label is the point of its interval nearest to the current estimate, and a label too far away
(its width was set by a constraint) is left out of the round.
"""
import dataclasses

import numpy as np

import open_fonts

# Glyphs with their own unknown.
FITTED = [ord(c) for c in [chr(c) for c in range(0x20, 0x7F)] + list("–—’…•€→")]


@dataclasses.dataclass(frozen=True)
class Ridge:
    """The penalty for differing from the prior, as (pixel noise 0.15 pt)^2 / (spread)^2."""

    glyph: float  # spread in em/2048
    spacing: float  # in em/1000


def solve(base, a, low, high, start, costs, reach, first_reach=None):
    """The unknowns x with which base + a @ x is in the labels' intervals, or near them, at the least cost of differing from the start."""
    x, last = start.copy(), None
    for turn in range(90):
        estimate = base + a @ x
        target = np.clip(estimate, low + 0.02, high - 0.02)
        limit = np.maximum(reach[0] - 0.1 * turn, reach[1])
        if first_reach and turn < 5:
            limit = np.maximum(reach[0], first_reach * base + 1)
        near = np.abs(target - estimate) < limit
        if last is None or (near != last).any():
            m, last = a[near], near
            inverse = np.linalg.inv(m.T @ m + costs)
        x = start + inverse @ (m.T @ (target - base - a @ start)[near])
    return x


class Model:
    """The unknowns are one advance per glyph and how the spacing changes with the size."""

    def __init__(self, prior, matrix, knots, spacing, share=1.0):
        """prior: advances; matrix: kerning; share: how much of it the font has; spacing: em/1000 at each knot."""
        self.prior, self.matrix, self.share = prior, matrix, share
        self.knots, self.spacing = knots, np.array(spacing, dtype=float)
        self.delta = np.zeros(len(FITTED))
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
        return np.array(at)

    def known(self, label):
        """The known part of the width, in points."""
        kerned = sum(self.matrix[k] * n for k, n in label.pairs.items()) * self.share
        return (sum(self.prior[s] * n for s, n in label.glyphs.items()) + kerned) * label.size / 2048

    def coefficients(self, label):
        """Points per unit of glyphs and spacing."""
        row = np.zeros(len(FITTED) + len(self.knots))
        for s, n in label.glyphs.items():
            if s in self.column:
                row[self.column[s]] += n * label.size / 2048
        row[len(FITTED) :] = self.ramp(label.size) * label.count * label.size / 1000
        return row

    def covers(self, label):
        return all(s in self.prior for s in label.glyphs)

    def fit(self, labels, ridge, reach=(2.5, 1.2), first_reach=0.015):
        """reach: points that a label may be away at first and at last; first_reach: share of its width in the first rounds."""
        n = len(FITTED)
        base = np.array([self.known(l) for l in labels])
        a = np.array([self.coefficients(l) for l in labels])
        high = np.array([l.width for l in labels])
        low = high - np.array([l.grid for l in labels])
        start = np.concatenate([np.zeros(n), self.spacing])
        costs = np.diag([ridge.glyph] * n + [ridge.spacing] * len(self.knots))
        x = solve(base, a, low, high, start, costs, reach, first_reach)
        self.delta, self.spacing = x[:n], x[n:]

    def width(self, label):
        return self.known(label) + self.coefficients(label) @ np.concatenate([self.delta, self.spacing])

    def advance(self, scalar):
        """em/2048: the prior, and the glyph's change or that of the letter it is composed of."""
        base = ord(c) if len(c := open_fonts.base_letter(scalar)) == 1 else -1
        return self.prior[scalar] + (self.delta[self.column[base]] if base in self.column else 0.0)

    def advances(self):
        return {s: self.advance(s) for s, a in self.prior.items() if a > 0}

    def change(self, size):
        """Spacing at this size, in em/1000."""
        return float(np.dot(self.ramp(size), self.spacing))
