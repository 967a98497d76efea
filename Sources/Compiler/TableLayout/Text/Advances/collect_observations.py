#!/usr/bin/env python3
"""Reads the labels that UIKit was observed to size and writes their numbers, without their texts, to observations.txt.

    collect_observations.py [ORACLES]        default: ../shared/oracles beside the package root

A line is: id, toolsVersion of the canvas, weight, size, width, grid (the step to which the width was rounded up), a number
that labels of the same repository share where the record says that they hug their text (hugging.py) and - where it does not, a number
that labels of the same text share, how often each scalar occurs (scalar or scalar*count), and how often each class of pairs that
kerns does. Ids: L and S with the line of labels.jsonl and simulator-26-labels.jsonl, else the id in cells.jsonl or constraints.jsonl.
Only needed when the observations change: fit_advances.py reads observations.txt.
"""
import collections
import dataclasses
import json
import pathlib
import re
import sys

import hugging
import open_fonts

HERE = pathlib.Path(__file__).resolve().parent
STYLES = {"Body": "body", "Footnote": "footnote", "Subhead": "subheadline", "Headline": "headline", "Callout": "callout",
          "Caption1": "caption1", "Caption2": "caption2", "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3"}
WEIGHTS = {"ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"}
DEVICES_3X = {"retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_72", "retina6_9"}
LINE = (1950 + 494) / 2048


@dataclasses.dataclass(frozen=True, order=True)
class Label:
    text: str
    weight: str
    size: int
    width: float
    grid: float
    tools: int
    id: str
    repository: str = ""  # if the record shows that it hugs


def grid(width, tools, device):
    """The step to which the canvas rounded the width up."""
    part = width % 1
    if tools < 13000:  # Xcode 8 and older: canvases at 1x, or at 2x whatever the device
        return 1.0 if part == 0 else 0.5
    thirds = abs(part * 3 - round(part * 3)) < 0.02
    halves = abs(part * 2 - round(part * 2)) < 0.02
    if device in DEVICES_3X:
        return 1 / 3 if thirds else 0.5
    return 0.5 if halves else 1 / 3


def category(tools):
    """The content size of the canvas: up to Xcode 7 text styles are those of Medium (Footnote 12 points, Body 16)."""
    if tools < 11000:
        return "medium"
    return "extraSmall" if 18000 <= tools < 20000 else "large"


def styled(name, tools, categories):
    style = STYLES.get(name.removeprefix("UICTFontTextStyle"))
    if style is None:
        return None
    weight = "regular" if style != "headline" else "bold" if tools < 9000 else "semibold"
    return weight, categories[category(tools)][style]["size"]


def fixed(kind, size, weight):
    if kind not in ("system", "boldSystem") or weight not in (WEIGHTS | {None}) or float(size) != int(float(size)):
        return None
    return weight or ("bold" if kind == "boldSystem" else "regular"), int(float(size))


def interface_builder(path, categories):
    for number, record in enumerate(map(json.loads, path.open(encoding="utf-8")), 1):
        tools, font = record["toolsVersion"], None
        if "textStyle" in record:
            font = styled(record["textStyle"], tools, categories)
        elif "fontType" in record and "size" in record:
            font = fixed(record["fontType"], record["size"], record.get("weight"))
        if font and is_single_line(record["text"], font[1], record["height"]):
            yield Label(record["text"], *font, record["width"], grid(record["width"], tools, record.get("device", "")), tools, f"L{number}")


def weights(path):
    """(text, size) -> weight -> widths: records of cells omit the weight of a font with a given size."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for record in map(json.loads, path.open(encoding="utf-8")):
        if record.get("fontType") == "system" and "size" in record:
            found[record["text"], float(record["size"])][record.get("weight")].add(record["width"])
    return found


def weight(known, text, size, width):
    """The weight of labels with the same text, size and width if there are any, otherwise with the same text and size."""
    found = known.get((text, float(size)), {})
    near = {w for w, widths in found.items() if width in widths} or set(found)
    return near.pop() if len(near) == 1 else None


def cells(path, categories, known):
    for record in map(json.loads, path.open(encoding="utf-8")):
        tools = re.search(r"toolsVersion (\d+)", record["ios_hint"])
        if not tools or record["era"] == "unknown":
            continue
        tools = int(tools.group(1))
        for label in (l for l in record.get("labels", []) if l["font"]):
            kind, _, size = label["font"].partition(":")
            width, height = label["frame"][2:]
            own = weight(known, label["text"], size, width) if kind == "system" else None
            font = fixed(kind, size, own) if size else styled(label["font"], tools, categories)
            if font and is_single_line(label["text"], font[1], height):
                repository = record["source"].split(" ")[0] if hugging.in_cell(record, label) else ""
                yield Label(label["text"], *font, width, grid(width, tools, record.get("device", "")), tools, record["id"], repository)


def constrained(path, categories):
    for record in map(json.loads, path.open(encoding="utf-8")):
        tools = int(record["toolsVersion"].partition(".")[0])
        for label in hugging.by_constraints(record):
            kind, _, size = label["font"].partition(":")
            size, _, own = size.partition(":")
            font = fixed(kind, size, own or None) if size else styled(label["font"], tools, categories)
            width, height = label["frame"][2:]
            if font and is_single_line(label["text"], font[1], height):
                yield Label(label["text"], *font, width, grid(width, tools, record.get("device", "")), tools, record["id"], record["source"].split(" ")[0])


def simulator(path):
    for number, record in enumerate(map(json.loads, path.open(encoding="utf-8")), 1):
        font, (width, height) = record.get("font"), record["fitting"]
        # Catalyst spaces its system font like macOS.
        if font and record["platform"] != "catalyst" and font["weight"] in WEIGHTS and is_single_line(record["text"], font["size"], height):
            yield Label(record["text"], font["weight"], int(font["size"]), width, 1 / record["scale"], 99999, f"S{number}",
                        record["source"].split(" ")[0])


def is_single_line(text, size, height):
    if not 9 <= size <= 48 or not text or any(ord(c) < 32 for c in text) or "\u2028" in text:
        return False
    return size * LINE - 0.6 <= height <= size * LINE + 1.3


def counted(counter):
    return ",".join(f"{key}*{n}" if n > 1 else str(key) for key, n in sorted(counter.items())) or "-"


def main():
    oracles = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parents[4].parent / "shared" / "oracles"
    categories = json.loads((oracles.parent / "reference" / "dynamic-type.json").read_text())["categories"]
    listed = oracles / "text" / "labels.jsonl"
    found = [*interface_builder(listed, categories), *cells(oracles / "uikit" / "cells.jsonl", categories, weights(listed)),
             *constrained(oracles / "uikit" / "constraints.jsonl", categories), *simulator(oracles / "text" / "simulator-26-labels.jsonl")]
    # One observation for all builds of a generation, so that a file that was saved often does not count often.
    once = {}
    for label in sorted(found, key=lambda label: (not label.repository, label)):
        once.setdefault((label.text, label.weight, label.size, label.width, label.tools >= 9000, label.tools >= 17000), label)
    families = {True: open_fonts.family("inter"), False: open_fonts.family("arimo")}
    group = {text: i for i, text in enumerate(sorted({label.text for label in once.values()}))}
    repository = {name: i for i, name in enumerate(sorted({label.repository for label in once.values()} - {""}))}
    lines = ["# Numbers of labels that UIKit sized, written by collect_observations.py, which says what they mean."]
    for label in sorted(once.values()):
        font = families[label.tools >= 9000]
        if all(font.advances["regular"].get(ord(c)) for c in label.text):
            lines.append(" ".join([
                label.id, str(label.tools), label.weight, str(label.size), f"{label.width:g}", f"{label.grid:.3g}",
                str(repository.get(label.repository, "-")), str(group[label.text]),
                counted(collections.Counter(map(ord, label.text))), counted(collections.Counter(font.pair_classes(label.text)))]))
    (HERE / "observations.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
