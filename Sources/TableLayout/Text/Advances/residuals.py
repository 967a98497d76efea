"""How far the estimate is from the labels."""
import collections

import numpy as np


def lines(models, labels):
    """Error is the distance of the estimate from the interval's middle; hugging: at most 1.2 pt and 1 % beyond the interval."""
    groups = collections.defaultdict(list)
    labels_of = collections.Counter()
    for label in labels:
        model = models[label.weight]
        if not all(ord(c) in model.prior for c in label.text):
            continue
        error = model.width(label) - (label.width - label.grid / 2)
        for key in (("all", ""), ("size", f"{label.size:02d}"), ("weight", label.weight), ("tools", f"{label.tools // 1000:02d}xxx")):
            labels_of[key] += 1
            if abs(error) <= 1.2 + 0.01 * label.width + label.grid / 2:
                groups[key].append(error)
    yield "group                labels  hugging  median error  median |error|  within 0.5 pt  within 1 pt"
    for key in sorted(groups):
        e = np.array(groups[key])
        name = " ".join(key).strip()
        yield (
            f"{name:20} {labels_of[key]:6} {len(e):8} {np.median(e) + 0.0:13.3f} {np.median(abs(e)):15.3f}"
            f" {100 * np.mean(abs(e) <= 0.5):13.1f}% {100 * np.mean(abs(e) <= 1):11.1f}%"
        )


def held_out_line(estimate, labels, folds=5):
    """How well texts are measured that had no part in the estimate."""
    fold_of = {t: i % folds for i, t in enumerate(sorted({l.text for l in labels}))}
    errors = []
    for fold in range(folds):
        models = estimate([l for l in labels if fold_of[l.text] != fold])
        for label in labels:
            if fold_of[label.text] == fold and all(ord(c) in models[label.weight].prior for c in label.text):
                error = models[label.weight].width(label) - (label.width - label.grid / 2)
                if abs(error) <= 1.2 + 0.01 * label.width + label.grid / 2:
                    errors.append(abs(error))
    e = np.array(errors)
    return (
        f"held out, {folds} folds by text: {len(e)} hugging, median |error| {np.median(e):.3f},"
        f" within 0.5 pt {100 * np.mean(e <= 0.5):.1f}%, within 1 pt {100 * np.mean(e <= 1):.1f}%"
    )
