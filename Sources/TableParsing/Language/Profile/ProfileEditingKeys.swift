import TableIR

extension MappingType where Owner == MetricsProfile.EditingControls {
  static let editingControls = group(
    "editingControls", \.editingControls,
    """
    The controls of a table that is being edited. Sizes are those at the content size category Large; a growth is added for \
    each point that Body is larger, up to a largest value.
    """,
    keys: [
      Key(
        "margin", .lengthOrNone, default: "the table's", "the margin beside which they stand", \.margin),
      Key("controlSize", .size, "the size of the control for deleting or inserting", \.controlSize),
      Key("controlGrowth", .growth, "the growth of its width and height", \.controlGrowth),
      Key("largestControlSize", .size, "its largest size", \.largestControlSize),
      Key("controlShift", .coordinate, "how much nearer to the margin than the middle it stands", \.controlShift),
      Key("controlLift", .coordinate, "how much higher than the middle it stands", \.controlLift),
      Key("controlLiftGrowth", .growth, "the growth of that", \.controlLiftGrowth),
      Key(
        "contentX", .length,
        "from that margin to the contentView; the control for deleting or inserting stands in the middle",
        \.contentX),
      Key("contentXGrowth", .growth, "the growth of that", \.contentXGrowth),
      Key("largestContentX", .length, "its largest value", \.largestContentX),
      Key("contentMargin", .length, "the margin of texts inside the contentView", \.contentMargin),
      Key("reorderWidth", .length, "the width of the control for moving", \.reorderWidth),
      Key("reorderWidthGrowth", .growth, "the growth of that width", \.reorderWidthGrowth),
      Key("largestReorderWidth", .length, "its largest value", \.largestReorderWidth),
      Key("accessoryGap", .length, "between an editing accessory and that control", \.accessoryGap),
      Key("reorderMarkHeight", .length, "the height of its three lines", \.reorderMarkHeight),
      Key("reorderMarkHeightGrowth", .growth, "the growth of that height", \.reorderMarkHeightGrowth),
      Key("largestReorderMarkHeight", .length, "its largest value", \.largestReorderMarkHeight),
    ])
}
