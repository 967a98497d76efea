#!/usr/bin/env python3
"""Writes the Swift tables of advances and residuals.txt from the numbers beside it: fonts.txt, measured.txt and observations.txt.

    fit_advances.py              write
    fit_advances.py --check      write nothing; fail where a number would differ by more than one unit in its last place

Needs numpy. The same bytes each time; versions of numpy may differ by a unit in the last place, which the check forgives.
Writes InterAdvances.swift, SanFranciscoAdvances.swift, HelveticaAdvances.swift and ScriptAdvances.swift one folder up.
model.py describes how the numbers are estimated, san_francisco.py and helvetica.py what is known in advance.
"""
import os
import pathlib
import re
import sys

# The matrices are small: more threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import helvetica
import observations
import residuals
import san_francisco
import swift_tables

HERE = pathlib.Path(__file__).resolve().parent
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def outputs():
    """Path -> text."""
    labels = observations.labels()
    system, neue, before = san_francisco.estimate(labels), helvetica.estimate(labels), helvetica.helvetica()
    texts = {HERE.parent / name: text for name, text in swift_tables.files(system, neue, before).items()}
    texts[HERE / "residuals.txt"] = "\n".join(residuals.lines(labels, system, neue, before)) + "\n"
    return texts


def agrees(old, new):
    """Whether two texts are equal except for the last digit of their numbers."""
    if NUMBER.sub("#", old) != NUMBER.sub("#", new):
        return False
    return all(
        a == b or abs(float(a) - float(b)) <= 1.01 * 10.0 ** -len(a.partition(".")[2])
        for a, b in zip(NUMBER.findall(old), NUMBER.findall(new)))


def main():
    wrong = []
    for path, text in outputs().items():
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.exists() or not agrees(path.read_text(), text):
            wrong.append(path.name)
    if wrong:
        sys.exit(f"not what fit_advances.py writes: {', '.join(wrong)}; run make advances")


if __name__ == "__main__":
    main()
