import TableIR

extension MappingType where Owner == MetricsProfile.EditingControls {
  static let editingControls = MappingType(
    "editingControls", noun: "'editingControls' of the profile",
    summary: "The controls of a table that is being edited.",
    keys: [
      Key("controlSize", .size, \.controlSize, "the size of the control for deleting or inserting"),
      Key("controlX", .coordinate, \.controlX, "from the table's margin to that control"),
      Key("controlLift", .coordinate, \.controlLift, "how much higher than the middle it stands"),
      Key("contentX", .length, \.contentX, "from the table's margin to the contentView"),
      Key("contentMargin", .length, \.contentMargin, "the margin of texts inside the contentView"),
      Key("reorderWidth", .length, \.reorderWidth, "the width of the control for moving"),
      Key("reorderMarkHeight", .length, \.reorderMarkHeight, "the height of its three lines"),
    ])
}
