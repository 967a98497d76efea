"""The numbers of measured.txt: San Francisco's advances, tracking and optical sizes, em/2048."""
import functools
import pathlib

import observations

PATH = pathlib.Path(__file__).resolve().parent / "measured.txt"
DESIGNS = ("text", "display")
MASTERS = ("ultraLight", "regular", "black")


@functools.cache
def lines():
    return [line.split() for line in PATH.read_text().splitlines() if not line.startswith("#")]


def advances(design, master):
    """Scalar -> advance without tracking."""
    return next({0x20 + i: int(n) for i, n in enumerate(l[3:])} for l in lines() if l[:3] == ["advance", design, master])


@functools.cache
def weights():
    """Weight -> the masters that it is between, and where."""
    return {l[1]: (l[2], l[3], float(l[4])) for l in lines() if l[0] == "weight"}


@functools.cache
def tracking():
    return {int(l[1]): int(l[2]) for l in lines() if l[0] == "tracking"}


@functools.cache
def display():
    """(size, share of Display), in order."""
    return [(int(l[1]), float(l[2])) for l in lines() if l[0] == "display"]


def strings():
    """(design, master, width, glyphs, pairs) of the texts that were measured."""
    for l in lines():
        if l[0] == "string":
            yield l[1], l[2], float(l[3]), observations.counter(l[4]), observations.counter(l[5])
