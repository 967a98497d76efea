import TableIR

extension MappingType where Owner == MetricsProfile.EditingControls {
  static let editingControls = MappingType(
    "editingControls", noun: "'editingControls' of the profile",
    summary: """
      The controls of a table that is being edited. Sizes are those at the content size category Large; a growth is added for \
      each point that Body is larger, up to a largest value.
      """,
    MetricsProfile.EditingControls.standard,
    keys: [
      Key("controlSize", .size, \.controlSize, "the size of the control for deleting or inserting"),
      Key("controlGrowth", .growth, \.controlGrowth, "the growth of its width and height"),
      Key("largestControlSize", .size, \.largestControlSize, "its largest size"),
      Key("controlLift", .coordinate, \.controlLift, "how much higher than the middle it stands"),
      Key("controlLiftGrowth", .growth, \.controlLiftGrowth, "the growth of that"),
      Key(
        "contentX", .length, \.contentX,
        "from the table's margin to the contentView; the control for deleting or inserting stands in the middle"),
      Key("contentXGrowth", .growth, \.contentXGrowth, "the growth of that"),
      Key("largestContentX", .length, \.largestContentX, "its largest value"),
      Key("contentMargin", .length, \.contentMargin, "the margin of texts inside the contentView"),
      Key("reorderWidth", .length, \.reorderWidth, "the width of the control for moving"),
      Key("reorderWidthGrowth", .growth, \.reorderWidthGrowth, "the growth of that width"),
      Key("largestReorderWidth", .length, \.largestReorderWidth, "its largest value"),
      Key("accessoryGap", .length, \.accessoryGap, "between an editing accessory and that control"),
      Key("reorderMarkHeight", .length, \.reorderMarkHeight, "the height of its three lines"),
      Key("reorderMarkHeightGrowth", .growth, \.reorderMarkHeightGrowth, "the growth of that height"),
      Key("largestReorderMarkHeight", .length, \.largestReorderMarkHeight, "its largest value"),
    ])
}
