#!/usr/bin/env python3
"""Holds the frames of `FolderFidelity FOLDER --frames` against another reader of the same documents.

    FolderFidelity FOLDER --frames > frames.tsv
    another_reader.py FOLDER frames.tsv [--misses]

It has its own way through the XML, and its own idea of what a saved frame is worth: a view counts if it is visible and constrained, and is set
aside only if Interface Builder flagged it, or if it takes part in a required constraint that the saved frames themselves break. Those of a stack
(its edges, its spacing, equal lengths) are required, too: the frames are counted without them (sound) and with them (sound in stacks, too).

Interface Builder lays a cell out as a whole, so where its frames break one of these, the others are those of another time, too: a label may have grown
for what has left since. The last count (sound in cells that hold) has none of such a cell, which also does not hold if its constraints to margins need
one that no cell has, or if a label is as high as a line in whole points on a device that has others: it is the size that labels have when they are added.
"""
import collections
import math
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

HORIZONTAL = {"leading", "trailing", "left", "right", "width", "centerX"}
VERTICAL = {"top", "bottom", "height", "centerY"}
# What constraints see of a control: what its frame has besides, left, right and below.
OVERHANGS = {"switch": (0, 2, 0), "slider": (2, 2, 1), "segmentedControl": (0, 0, 1)}
# A line of the system's font, in em, and the margins that cells have, in points.
LINE = 1.193
MARGINS = (-1, 40)
# Devices with three pixels a point.
THRICE = {"retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_9", "retina6_12", "retina6_72", "retina5_4"}


def rect(element):
    found = element.find("./rect[@key='frame']")
    return None if found is None else tuple(float(found.get(name, 0)) for name in ("x", "y", "width", "height"))


class Content:
    """What stands in a cell's contentView."""

    def __init__(self, cell, root, pixels=1):
        self.boxes, self.views, self.pixels = {}, {}, pixels
        self.holds = True
        self.constrained, self.stale, self.unstacked, self.flagged = set(), set(), set(), set()
        self.root = root.get("id")
        frame = rect(root) or rect(cell)
        if frame is None:
            return
        self.boxes[self.root] = (0, 0, frame[2], frame[3])
        self.visit(root, 0, 0, True)
        for stack in [view for view, _ in self.views.values() if view.tag == "stackView"]:
            self.judge_stack(stack)
        for owner in [cell] + [root] + [view for view, _ in self.views.values()]:
            for constraint in owner.findall("./constraints/constraint"):
                self.judge(constraint, owner, cell)
        self.holds = self.holds and not (self.stale or self.unstacked)

    def visit(self, parent, x, y, is_visible):
        for view in parent.findall("./subviews/*"):
            name, frame = view.get("id"), rect(view)
            if frame is None or name is None:
                continue
            shown = is_visible and view.get("hidden") != "YES"
            self.views[name] = (view, shown)
            left, right, below = OVERHANGS.get(view.tag, (0, 0, 0))
            self.boxes[name] = (
                x + frame[0] + left, y + frame[1], frame[2] - left - right, frame[3] - below)
            if parent.tag == "stackView":
                self.constrained.add(name)
            if view.get("misplaced") == "YES" or view.get("ambiguous") == "YES":
                self.flagged.add(name)
            if shown and self.is_in_whole_points(view, frame[3]):
                self.holds = False
            self.visit(view, x + frame[0], y + frame[1], shown)

    def is_in_whole_points(self, view, height):
        """Whether a label of one line is as high as one in whole points, and not in the device's pixels."""
        font = view.find("./fontDescription")
        if view.tag != "label" or font is None or font.get("type", "").find("ystem") < 0 or view.get("numberOfLines", "1") != "1":
            return False
        line = LINE * float(font.get("pointSize", 0))
        return height == math.ceil(line) and height - line >= 1 / self.pixels + 0.01

    def value(self, name, attribute):
        box = self.boxes.get(name)
        if box is None:
            return None
        x, y, width, height = box
        return {
            "leading": x, "left": x, "trailing": x + width, "right": x + width, "width": width, "centerX": x + width / 2,
            "top": y, "bottom": y + height, "height": height, "centerY": y + height / 2}.get(attribute)

    def judge_stack(self, stack):
        """What a stack requires of the views that it arranges: UIStackView's own constraints of the priority 1000."""
        arranged = [view for view in stack.findall("./subviews/*") if view.get("id") in self.boxes and view.get("hidden") != "YES"]
        if not arranged or stack.find("./variation") is not None:
            return
        name, is_vertical = stack.get("id"), stack.get("axis") == "vertical"
        start, length = (1, 3) if is_vertical else (0, 2)
        across, thickness = 1 - start, 5 - length
        insets = stack.find("./edgeInsets[@key='layoutMargins']")
        has_margins = insets is not None or stack.find("./directionalEdgeInsets") is not None
        boxes = [self.boxes[view.get("id")] for view in arranged]
        whole = self.boxes[name]
        distribution, alignment = stack.get("distribution", "fill"), stack.get("alignment", "fill")

        def broken(*views):
            self.unstacked |= {view.get("id") for view in views}

        if not has_margins:
            if abs(boxes[0][start] - whole[start]) > 1:
                broken(stack, arranged[0])
            if abs(boxes[-1][start] + boxes[-1][length] - whole[start] - whole[length]) > 1:
                broken(stack, arranged[-1])
            for view, box in zip(arranged, boxes):
                near, far = box[across] - whole[across], whole[across] + whole[thickness] - box[across] - box[thickness]
                if alignment == "fill" and max(abs(near), abs(far)) > 1 or alignment in ("leading", "top") and abs(near) > 1 \
                        or alignment in ("trailing", "bottom") and abs(far) > 1 or alignment == "center" and abs(near - far) > 2:
                    broken(stack, view)
        gaps = [other[start] - one[start] - one[length] for one, other in zip(boxes, boxes[1:])]
        spacing = float(stack.get("spacing", 0))
        is_baseline = stack.get("baselineRelativeArrangement") == "YES"
        has_own_gaps = any(view.find("./*[@key='customSpacing']") is not None for view in [stack] + arranged)
        for index, gap in enumerate(gaps):
            if not is_baseline and not has_own_gaps and (
                    distribution.startswith("fill") and abs(gap - spacing) > 1 or distribution == "equalSpacing" and (
                        gap < spacing - 1 or abs(gap - gaps[0]) > 1)):
                broken(arranged[index], arranged[index + 1])
        if distribution == "fillEqually":
            for view, box in zip(arranged, boxes):
                if abs(box[length] - boxes[0][length]) > 1:
                    broken(arranged[0], view)

    def judge(self, constraint, owner, cell):
        if constraint.get("placeholder") == "YES" or constraint.get("installed") == "NO":
            return
        def item(key):
            name = constraint.get(key, owner.get("id"))
            return self.root if name == cell.get("id") else name
        first, attribute, second = item("firstItem"), constraint.get("firstAttribute"), None
        if constraint.get("secondAttribute"):
            second = item("secondItem")
        views = {name for name in (first, second) if name in self.views}
        self.constrained |= views
        if constraint.get("symbolic") == "YES" or float(constraint.get("priority", 1000)) < 1000:
            return
        self.judge_margin(constraint, first, attribute, second)
        one = self.value(first, attribute)
        other = 0 if second is None else self.value(second, constraint.get("secondAttribute"))
        if one is None or other is None:
            return
        numerator, *denominator = constraint.get("multiplier", "1").replace("/", ":").split(":")
        multiplier = float(numerator) / float(denominator[0] if denominator else 1)
        off = one - other * multiplier - float(constraint.get("constant", 0))
        relation = constraint.get("relation", "equal")
        if relation == "greaterThanOrEqual" and off < -1 or relation == "lessThanOrEqual" and off > 1 \
                or relation == "equal" and abs(off) > 1:
            self.stale |= views


    def judge_margin(self, constraint, first, attribute, second):
        """A constraint to a margin of the contentView tells how wide that was."""
        ends = [(first, attribute, 1), (second, constraint.get("secondAttribute", ""), -1)]
        if constraint.get("relation", "equal") != "equal" or "multiplier" in constraint.keys():
            return
        for (name, margin, sign), (view, edge, _) in (ends, ends[::-1]):
            place = self.value(view, edge) if name == self.root and view in self.views else None
            if place is None or not margin.endswith("Margin"):
                continue
            place += sign * float(constraint.get("constant", 0))
            edge = self.value(self.root, margin.removesuffix("Margin"))
            inset = edge - place if margin[0] in "tbr" and margin[:3] != "top" else place - edge
            if not MARGINS[0] <= inset <= MARGINS[1]:
                self.holds = False


def contents(path):
    try:
        document = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return
    if "CocoaTouch" not in document.get("targetRuntime", "iOS.CocoaTouch") or document.tag != "document":
        return
    device = document.find("device")
    pixels = 1 if device is None or not device.get("id", "").startswith("retina") else 3 if device.get("id") in THRICE else 2
    for cell in document.iter("tableViewCell"):
        root = cell.find("./tableViewCellContentView")
        if root is not None:
            yield Content(cell, root, pixels)


def main():
    folder, frames = pathlib.Path(sys.argv[1]), collections.defaultdict(dict)
    for line in open(sys.argv[2], encoding="utf-8"):
        parts = line.rstrip("\n").split("\t")
        if len(parts) == 7 and parts[1] in ("label", "view"):
            ours, saved = ([float(number) for number in part.split()] for part in parts[5:])
            frames[parts[0].split("#")[0]].setdefault(parts[2], (parts[3], parts[4], ours, saved))
    counts, standings, misses = collections.Counter(), collections.Counter(), []
    for document in sorted(frames):
        for content in contents(document):
            for name, (view, is_visible) in content.views.items():
                if not is_visible or name not in content.constrained:
                    continue
                counts["constrained"] += 1
                found = frames[document].get(name)
                if found is None:
                    counts["without a frame of ours"] += 1
                    continue
                standing, era, ours, saved = found
                place = all(abs(ours[index] - saved[index]) <= 0.501 for index in (0, 1))
                size = all(abs(ours[index] - saved[index]) <= 0.501 for index in (2, 3))
                is_doubtful = name in content.flagged or name in content.stale
                kinds = ["all"] + ([] if is_doubtful else ["sound"])
                kinds += [] if is_doubtful or name in content.unstacked else ["sound in stacks, too"]
                kinds += ["sound in cells that hold"] if not is_doubtful and content.holds else []
                for kind in kinds:
                    counts[kind] += 1
                    counts[kind, "place"] += place
                    counts[kind, "size"] += size
                standings[standing, is_doubtful, place and size] += 1
                if not (place and size) and not is_doubtful:
                    standing += ", unstacked" * (name in content.unstacked)
                    misses.append((document, view.tag, name, standing, era, ours, saved))
    print(f"constrained visible views: {counts['constrained']}, without a frame of ours: {counts['without a frame of ours']}")
    for kind in ("all", "sound", "sound in stacks, too", "sound in cells that hold"):
        if total := counts[kind]:
            print(f"{kind}: {total}, places {counts[kind, 'place'] / total:.1%}, sizes {counts[kind, 'size'] / total:.1%}")
    print("\nstanding\tsound\tdoubtful\tsound misses")
    for standing in sorted({key[0] for key in standings}):
        sound = sum(standings[standing, False, agrees] for agrees in (True, False))
        doubtful = sum(standings[standing, True, agrees] for agrees in (True, False))
        print(f"{standing}\t{sound}\t{doubtful}\t{standings[standing, False, False]}")
    if "--misses" in sys.argv:
        for miss in misses:
            print(*miss[:5], *(" ".join(f"{number:g}" for number in numbers) for numbers in miss[5:]), sep="\t")


main()
