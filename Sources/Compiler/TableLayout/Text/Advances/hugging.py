"""Which labels hug their text, according to the records and not to the estimated width of the text.

The labels of the cell styles always do, where there is room: those of `subtitle` and `value1`, and the second of `value2`, whose first
is 91 points wide. Others do where their constraints leave their width to them.
"""
# The flags of cells that were not laid out in their table.
NOT_LAID_OUT = {"margin8_state", "not_laid_out"}
ODD = {"unexplained_reduction", "content_origin_nonzero"}  # up to iOS 6 a contentView inside a group is where it should be
# The distance from the end of the contentView at which a text without more space ends, in points.
MARGINS = (8, 15, 16, 20)


def in_cell(record, label):
    flags, style, content = set(record.get("flags", [])), record["cell_style"], record.get("content_view")
    if not content or flags & NOT_LAID_OUT or flags & ODD and record["era"] != "<=6":
        return False
    if abs(record["cell"]["frame"][3] - content[3]) > 3:
        return False
    # Records omit everything after the sixtieth character.
    if style not in ("Subtitle", "Value1", "Value2") or len(label["text"]) >= 60 or style == "Value2" and label["role"] == "text":
        return False
    return not is_squeezed(label, style, record["labels"], content[2])


def is_squeezed(label, style, labels, width):
    """Whether the label meets the one beside it, or ends where the space for its text does."""
    start, end = label["frame"][0], label["frame"][0] + label["frame"][2]
    other = next((l["frame"] for l in labels if l["role"] != label["role"] and l["text"]), None)
    if style == "Value1" and other:
        return (other[0] - end if label["role"] == "text" else start - other[0] - other[2]) < 6.5
    gap = width - end
    return gap < 2.5 or any(abs(gap - margin) < 0.1 for margin in MARGINS)


def by_constraints(record):
    """The labels of a cell whose width no constraint sets, neither directly nor by both sides."""
    if any(key in record for key in ("ambiguous", "misplaced", "variations")):
        return
    for view, parent in views(record["content"]):
        if view["kind"] != "label" or not view.get("text") or "font" not in view or parent and parent["kind"] == "stackView":
            continue
        if view.get("translatesAutoresizingMaskIntoConstraints") != "NO":
            continue
        sides, free = [], True
        for one in record["constraints"]:
            for attribute in [one["attribute"]] * (one["first"] == view["id"]) + [one.get("second_attribute")] * (one.get("second") == view["id"]):
                if attribute in ("width", "leading", "left", "trailing", "right", "centerX"):
                    sides.append(attribute)
                    # An inequality may compress it.
                    free = free and attribute != "width" and one.get("relation", "equal") == "equal"
        if free and len(sides) == 1:
            yield view


def views(view, parent=None):
    yield view, parent
    for child in view.get("subviews", []):
        yield from views(child, view)
