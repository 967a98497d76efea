import TableIR

extension MappingType where Owner == MetricsProfile.EditingControls {
  static let editingControls = group(
    "editingControls", \.editingControls,
    """
    The controls of a table that is being edited. Sizes apply to the content size category Large; a growth is added for \
    each point by which the Body font is larger, up to a maximum.
    """,
    keys: [
      Key(
        "margin", .lengthOrNone, default: "the table's", "the margin beside the controls", \.margin),
      Key("controlSize", .size, "the size of the control for deleting or inserting", \.controlSize),
      Key("controlGrowth", .growth, "the growth of its width and height", \.controlGrowth),
      Key("largestControlSize", .size, "the maximum size of that control", \.largestControlSize),
      Key("controlShift", .coordinate, "how much closer to the margin than the centre it is", \.controlShift),
      Key("controlLift", .coordinate, "how much higher than the centre it is", \.controlLift),
      Key("controlLiftGrowth", .growth, "the growth of that", \.controlLiftGrowth),
      Key(
        "contentX", .length,
        "the space from that margin to the contentView, in which the control for deleting or inserting is centred",
        \.contentX),
      Key("contentXGrowth", .growth, "the growth of that", \.contentXGrowth),
      Key("largestContentX", .length, "the maximum of that", \.largestContentX),
      Key("contentMargin", .length, "the margin of text inside the contentView", \.contentMargin),
      Key("reorderWidth", .length, "the width of the reorder control", \.reorderWidth),
      Key("reorderWidthGrowth", .growth, "the growth of that width", \.reorderWidthGrowth),
      Key("largestReorderWidth", .length, "the maximum of that width", \.largestReorderWidth),
      Key("accessoryGap", .length, "the space between an editing accessory and the reorder control", \.accessoryGap),
      Key("reorderMarkHeight", .length, "the height of the three lines of the reorder control", \.reorderMarkHeight),
      Key("reorderMarkHeightGrowth", .growth, "the growth of that height", \.reorderMarkHeightGrowth),
      Key("largestReorderMarkHeight", .length, "the maximum of that height", \.largestReorderMarkHeight),
    ])
}
