"""Labels of San Francisco whose font and size are known, and the spacing Apple publishes for it."""
import dataclasses
import json

# Tracking of SF Pro on iOS 14 and later, 1/1000 em by point size (Human Interface Guidelines, Typography).
TRACKING = dict(zip(range(6, 55), [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6]))
# SF Pro Text (to 19 pt) and Display (from 20 pt) before, where it differs. The labels confirm 17 pt (they say -23.2); too few
# show the other sizes, whose values are those once published for SF Pro Display and not checked here.
TRACKING_BEFORE_IOS14 = TRACKING | {17: -24, 19: -26} | dict(zip(range(20, 36), [
    19, 17, 16, 16, 15, 14, 14, 14, 13, 13, 12, 12, 12, 12, 11, 11]))
STYLES = {"Body": "body", "Footnote": "footnote", "Subhead": "subheadline", "Headline": "headline", "Callout": "callout",
          "Caption1": "caption1", "Caption2": "caption2", "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3"}
WEIGHTS = {"regular": "regular", "medium": "medium", "semibold": "semibold", "bold": "bold", "heavy": "bold", "black": "bold"}
DEVICES_3X = {"retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_72", "retina6_9"}
LINE = (1950 + 494) / 2048


def tracking(size, tools):
    """1/1000 em. Xcode 11's canvas (iOS 13) and older have tools below 16000."""
    table = TRACKING_BEFORE_IOS14 if tools < 16000 else TRACKING
    return table[min(max(size, 6), 54)]


@dataclasses.dataclass(frozen=True)
class Label:
    text: str
    weight: str
    size: int
    width: float
    grid: float
    tools: int


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


def font_of(record, categories):
    """(weight, size) or None where the file doesn't say, or names another font than the system's."""
    if "textStyle" in record:
        style = STYLES.get(record["textStyle"].removeprefix("UICTFontTextStyle"))
        if style is None:
            return None
        category = "extraSmall" if 18000 <= record["toolsVersion"] < 20000 else "large"
        return ("semibold" if style == "headline" else "regular"), categories[category][style]["size"]
    if "fontType" not in record or "size" not in record:
        return None
    weight = record.get("weight") or ("bold" if record["fontType"] == "boldSystem" else "regular")
    size = float(record["size"])
    return (WEIGHTS[weight], int(size)) if weight in WEIGHTS and size == int(size) else None


def labels(folder):
    """Single-line labels of 9 to 48 pt, each observation once, in a fixed order."""
    reference = json.loads((folder.parent / "reference" / "dynamic-type.json").read_text())
    found = set()
    for record in map(json.loads, (folder / "text" / "labels.jsonl").open(encoding="utf-8")):
        tools = record["toolsVersion"]
        font = font_of(record, reference["categories"]) if tools >= 9000 else None
        if font is None or not is_single_line(record["text"], font[1], record["height"]):
            continue
        step = grid(record["width"], tools, record.get("device", ""))
        found.add(Label(record["text"], *font, record["width"], step, tools))
    for record in map(json.loads, (folder / "text" / "simulator-26-labels.jsonl").open(encoding="utf-8")):
        font, (width, height) = record.get("font"), record["fitting"]
        # Catalyst spaces its system font as macOS does.
        if font is None or record["platform"] == "catalyst" or font["weight"] not in WEIGHTS or not is_single_line(record["text"], font["size"], height):
            continue
        found.add(Label(record["text"], WEIGHTS[font["weight"]], int(font["size"]), width, 1 / record["scale"], 99999))
    # One observation for all builds of a generation, or a file saved often would count often.
    once = {}
    for label in sorted(found, key=dataclasses.astuple):
        once.setdefault((label.text, label.weight, label.size, label.width, label.tools >= 16000), label)
    return list(once.values())


def is_single_line(text, size, height):
    if not 9 <= size <= 48 or not text or any(ord(c) < 32 for c in text) or "\u2028" in text:
        return False
    return size * LINE - 0.6 <= height <= size * LINE + 1.3
