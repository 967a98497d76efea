"""The errors of the estimates, measured on the labels."""
import collections

import numpy as np

import helvetica
import san_francisco

HEAD = "group                  labels  hugging  median error  median |error|       in %  within 0.5 pt  within 1 pt"


def line(name, labels, found):
    """found: (error, label) of the labels that hug their text."""
    e = np.array([error for error, _ in found])
    share = np.array([100 * abs(error) / label.width for error, label in found])
    return (
        f"{name:22} {labels:6} {len(e):8} {np.median(e) + 0.0:13.2f} {np.median(abs(e)):15.2f} {np.median(share):10.2f}"
        f" {100 * np.mean(abs(e) <= 0.5):13.1f}% {100 * np.mean(abs(e) <= 1):11.1f}%")


def grouped(title, models, labels):
    groups, count = collections.defaultdict(list), collections.Counter()
    for label in labels:
        if label.weight not in models or not models[label.weight].covers(label):
            continue
        error = label.error(models[label.weight].width(label))
        for key in ("all", f"size {label.size:02d}", f"weight {label.weight}", f"tools {label.tools // 1000:02d}xxx"):
            count[key] += 1
            if label.hugs(error):
                groups[key].append((error, label))
    yield title
    yield HEAD
    yield from (line(key, count[key], groups[key]) for key in sorted(groups))


def held_out(title, estimate, labels, folds=5):
    """The errors for texts that were not used for the estimate."""
    found, count = collections.defaultdict(list), collections.Counter()
    for fold in range(folds):
        models = estimate([l for l in labels if l.text % folds != fold])
        for label in labels:
            if label.text % folds == fold and label.weight in models and models[label.weight].covers(label):
                error = label.error(models[label.weight].width(label))
                for key in ["all", f"weight {label.weight}"] + (["11 to 20 pt"] if 11 <= label.size <= 20 else []):
                    count[key] += 1
                    if label.hugs(error):
                        found[key].append((error, label))
    yield f"{title}, held out: {folds} folds by text"
    yield HEAD
    yield from (line(key, count[key], found[key]) for key in sorted(found))


def by_record(title, estimate, models, labels, folds=5):
    """Of the labels that the record says hug: how near the estimate is, and how near one that their repositories had no part in."""
    known = [l for l in labels if l.repository is not None and l.weight in models and models[l.weight].covers(l)]
    fitted = [(l.error(models[l.weight].width(l)), l) for l in known]
    left_out = []
    for fold in range(folds):
        out = {l.repository for l in known if l.repository % folds == fold}
        texts = {l.text for l in known if l.repository in out}
        one = estimate([l for l in labels if l.repository not in out and l.text not in texts])
        left_out += [(l.error(one[l.weight].width(l)), l) for l in known if l.repository in out]
    for name, found in ((title, fitted), (f"{title}, held out: {folds} folds by repository", left_out)):
        groups = collections.defaultdict(list)
        for error, label in found:
            keys = ["all", f"weight {label.weight}", "to 20 pt" if label.size <= 20 else "above 20 pt"]
            for key in keys + (["iOS 26 simulator"] if label.tools == 99999 else []):
                groups[key].append((error, label))
        yield name
        yield HEAD
        yield from (line(key, len(groups[key]), groups[key]) for key in sorted(groups))
        yield ""


def lines(labels, system, neue, before):
    yield "Error: the distance of the estimate from the middle of what a label's width allows, in points. Hugging: by what the record says"
    yield "(hugging.py), or at most 1.2 pt and 1 % of the width beyond that interval. Written by fit_advances.py."
    yield ""
    later = [l for l in labels if l.tools >= 9000]
    yield from by_record("San Francisco, hugging by the record", san_francisco.estimate, system, later)
    yield from grouped("San Francisco (toolsVersion 9000 and later)", system, later)
    yield ""
    yield from held_out("San Francisco", san_francisco.estimate, later)
    yield ""
    yield from grouped("Helvetica Neue (toolsVersion 4000 to 6999)", neue, [l for l in labels if helvetica.is_neue(l)])
    yield ""
    yield from held_out("Helvetica Neue", helvetica.estimate, [l for l in labels if helvetica.is_neue(l)])
    yield ""
    yield from grouped("Helvetica Neue, Xcode 7's first canvases (toolsVersion 7000 to 8999, some labels in San Francisco)", neue,
                       [l for l in labels if 7000 <= l.tools < 9000])
    yield ""
    yield from grouped("Helvetica (toolsVersion below 4000)", before, [l for l in labels if l.tools < 4000])
    yield ""
    shown = system["regular"]
    yield f"San Francisco's kerning: {shown.share['text']:.2f} of Inter's in Text, {shown.share['display']:.2f} in Display, {len(shown.pairs)} classes of pairs apart"
    yield "San Francisco's tracking before iOS 14: " + ", ".join(f"{size} pt {shown.spacing(size, True):.1f}" for size in shown.before) + " (1/2048 em)"
    for weight, one in neue.items():
        yield f"Helvetica Neue's spacing, {weight}: " + ", ".join(f"{k} pt {d:.1f}" for k, d in zip(helvetica.KNOTS, one.spacing)) + " (1/1000 em)"
