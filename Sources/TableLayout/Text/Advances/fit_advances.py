#!/usr/bin/env python3
"""Estimates San Francisco's advances from labels that hug their text, and writes the Swift tables.

    fit_advances.py [ORACLES]        default: ../shared/oracles beside the package root

Needs numpy and uharfbuzz, and the Inter fonts (Debian: fonts-inter). Writes, always the same bytes from the same input:
    ../InterAdvances.swift           Inter's own advances and kerning (text optical size, unhinted)
    ../SanFranciscoAdvances.swift    the estimate: Inter plus what the labels say
    residuals.txt                    how far the estimate is from the labels

A label's width w on a pixel grid g says that its text is between w - g and w wide. The unknowns are one advance per
glyph, how much of Inter's kerning San Francisco has (and how much more or less where labels show a class of pairs often), and how the spacing changes where its optical size does. They are
found by ridge regression towards Inter; the target of each label is the point of its interval nearest to the current
estimate, and a label too far away (its width was set by a constraint) is left out of the round.
"""
import collections
import pathlib
import sys

import numpy as np

import inter
import oracle
import residuals
import swift_tables

# Ridge of a glyph's difference from its prior, as (pixel noise 0.15 pt)^2 / (spread in em/2048)^2.
RIDGE = {"regular": 1.5e-5, "medium": 1e-4, "semibold": 1e-4, "bold": 1e-4}
# Point sizes between which the change from Text to Display spacing is piecewise linear.
KNOTS = [17, 18, 20, 22, 24, 28]
# Change of spacing from Text to Display, 1/1000 em, before the labels of regular are asked; other weights start from regular.
DISPLAY_PRIOR = [-43 * min(1.0, (k - 17) / 7) for k in KNOTS[1:]]
DISPLAY_RIDGE = {"regular": 1e-4, "medium": 5e-3, "semibold": 5e-3, "bold": 5e-3}
# A class of pairs that Inter kerns is asked of the labels when so many texts have it.
PAIR_TEXTS = 4
PAIR_RIDGE = 1e-4
FITTED = [chr(c) for c in range(0x20, 0x7F)] + list("–—’…•€→")


def ramp(size):
    """Weights of KNOTS[1:] in the Display change at this size; nothing up to KNOTS[0], all of the last beyond it."""
    at = [0.0] * len(KNOTS)
    size = min(max(size, KNOTS[0]), KNOTS[-1])
    for k in range(len(KNOTS) - 1):
        low, high = KNOTS[k], KNOTS[k + 1]
        if low <= size <= high:
            share = (size - low) / (high - low)
            at[k], at[k + 1] = 1 - share, share
            break
    return at[1:]


class Model:
    """The estimate for one weight."""

    def __init__(self, weight, prior, kerning_share, display, pairs):
        self.weight, self.prior, self.kerning_share = weight, prior, kerning_share
        self.glyphs = {c: i for i, c in enumerate(FITTED)}
        self.delta = np.zeros(len(FITTED))
        self.pairs = dict(pairs)  # class of pair -> em/2048 besides the share of Inter's kerning
        self.offset = 0.0  # em/1000 per glyph, all sizes
        self.display = np.array(display)

    def row(self, label):
        """Label -> (known part in points, coefficients of the unknowns)."""
        size, text, count = label.size, label.text, len(label.text)
        kerned = inter.kerning_sum(self.weight, text) * size / 2048
        base = sum(self.prior[ord(c)] for c in text) * size / 2048
        base += kerned * self.kerning_share
        classes = collections.Counter(inter.pair_classes(text))
        base += sum(self.pairs.get(k, 0.0) * n for k, n in classes.items()) * size / 2048
        base += count * size / 1000 * oracle.tracking(size, label.tools)
        coefficients = np.zeros(len(FITTED) + 2 + len(KNOTS) - 1)
        for c in text:
            if c in self.glyphs:
                coefficients[self.glyphs[c]] += size / 2048
        coefficients[-6] = kerned
        coefficients[-7] = count * size / 1000
        coefficients[-5:] = np.array(ramp(size)) * count * size / 1000
        return base, coefficients

    def pair_columns(self, labels, fit_kerning):
        """(classes of pairs to fit, their coefficients for each label)."""
        if not fit_kerning:
            return [], np.zeros((len(labels), 0))
        texts = collections.Counter(k for t in {l.text for l in labels} for k in set(inter.pair_classes(t)))
        classes = sorted(k for k, n in texts.items() if n >= PAIR_TEXTS)
        column = {k: i for i, k in enumerate(classes)}
        a = np.zeros((len(labels), len(classes)))
        for i, label in enumerate(labels):
            for k in inter.pair_classes(label.text):
                if k in column:
                    a[i, column[k]] += label.size / 2048
        return classes, a

    def fit(self, labels, fit_kerning):
        rows = [self.row(label) for label in labels]
        classes, pair_columns = self.pair_columns(labels, fit_kerning)
        base, a = np.array([r[0] for r in rows]), np.hstack([np.array([r[1] for r in rows]), pair_columns])
        high = np.array([label.width for label in labels])
        low = high - np.array([label.grid for label in labels])
        start = np.concatenate([np.zeros(len(FITTED) + 2), self.display, np.zeros(len(classes))])
        others = [1e-4, 1e-2 if fit_kerning else 1e6] + [DISPLAY_RIDGE[self.weight]] * 5 + [PAIR_RIDGE] * len(classes)
        ridge = np.concatenate([np.full(len(FITTED), RIDGE[self.weight]), others])
        x = start.copy()
        for turn in range(90):
            estimate = base + a @ x
            target = np.clip(estimate, low + 0.02, high - 0.02)
            reach = max(2.5 - 0.1 * turn, 1.2) if turn >= 5 else np.maximum(2.5, 0.015 * base + 1)
            near = np.abs(target - estimate) < reach
            m = a[near]
            x = start + np.linalg.solve(m.T @ m + np.diag(ridge), m.T @ (target - base - a @ start)[near])
        n = len(FITTED)
        self.delta, self.offset, self.display = x[:n], x[n], x[n + 2 : n + 7]
        self.kerning_share += x[n + 1]
        for k, value in zip(classes, x[n + 7 :]):
            self.pairs[k] = self.pairs.get(k, 0.0) + value

    def width(self, label):
        base, coefficients = self.row(label)
        x = np.concatenate([self.delta, [self.offset, 0.0], self.display])
        return base + coefficients @ x

    def advances(self):
        """Scalar -> advance in em/2048: the prior, the glyph's change or that of the letter it is composed of."""
        shift = self.offset * 2.048
        return {
            s: a + shift + self.delta[self.glyphs[c]] if (c := inter.base_letter(s)) in self.glyphs else a + shift
            for s, a in self.prior.items()
            if a > 0
        }

    def kerning(self):
        """Matrix by class of the first and class of the second glyph, em/2048."""
        return [
            value * self.kerning_share + self.pairs.get(index, 0.0)
            for index, value in enumerate(inter.CLASSES.matrices[self.weight])
        ]

    def spacing(self, size, before_ios14):
        """1/1000 em per glyph: published tracking and, from 17 pt (20 pt before iOS 14), the change to Display."""
        if before_ios14:
            return oracle.tracking(size, 0) + (self.display[-1] if size >= 20 else 0.0)
        return oracle.tracking(size, 99999) + float(np.dot(ramp(size), self.display))


def estimate(labels):
    models = {}
    for weight in inter.WEIGHTS:
        prior = dict(inter.ADVANCES[weight])
        share, display, pairs = 1.0, DISPLAY_PRIOR, {}
        if weight != "regular":
            regular = models["regular"]
            share, display, pairs = regular.kerning_share, regular.display, regular.pairs
            for s in prior:
                if (c := inter.base_letter(s)) in regular.glyphs:
                    prior[s] += regular.delta[regular.glyphs[c]]
        model = Model(weight, prior, share, display, pairs)
        usable = [l for l in labels if l.weight == weight and (l.size < 20 or l.tools >= 16000)]
        model.fit([l for l in usable if all(ord(c) in prior for c in l.text)], fit_kerning=weight == "regular")
        models[weight] = model
    return models


def main():
    here = pathlib.Path(__file__).resolve().parent
    oracles = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here.parents[3].parent / "shared" / "oracles"
    labels = oracle.labels(oracles)
    models = estimate(labels)
    lines = list(residuals.lines(models, labels))
    lines.append(residuals.held_out_line(estimate, labels))
    lines.append(f"kerning: {models['regular'].kerning_share:.3f} of Inter's, {len(models['regular'].pairs)} classes of pairs apart")
    lines += [f"display change {w}: " + " ".join(f"{k} pt {d:.1f}" for k, d in zip(KNOTS[1:], m.display)) for w, m in models.items()]
    print("\n".join(lines))
    (here / "residuals.txt").write_text("\n".join(line.rstrip() for line in lines) + "\n")
    swift_tables.write(here.parent, models)


if __name__ == "__main__":
    main()
