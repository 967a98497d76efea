import TableIR

extension MappingType where Owner == MetricsProfile.Controls {
  static let controls = MappingType(
    "controls", noun: "'controls' of the profile",
    summary:
      "The sizes of controls, and the texts in them. Those of switches, sliders and buttons are among the accessories.",
    MetricsProfile.Controls.standard,
    keys: selections + indicators + fields)

  private static let selections: [Key<MetricsProfile.Controls>] = [
    Key("stepperSize", .size, \.stepperSize, "the size of a stepper"),
    Key("segmentedControlHeight", .length, \.segmentedControlHeight, "the height of a segmented control"),
    Key(
      "segmentPadding", .length, \.segmentPadding,
      "what a segment is wider than the widest title, both sides together"),
    Key("segmentSpacing", .length, \.segmentSpacing, "between two segments"),
    Key("segmentTitleSize", .fontSize, \.segmentTitleSize, "the size of a segment's title"),
    Key("segmentTitleWeight", .word, \.segmentTitleWeight, "its weight"),
    Key("selectedSegmentTitleWeight", .word, \.selectedSegmentTitleWeight, "its weight where it is selected"),
  ]

  private static let indicators: [Key<MetricsProfile.Controls>] = [
    Key("activityIndicatorSize", .size, \.activityIndicatorSize, "the size of a medium activity indicator"),
    Key("largeActivityIndicatorSize", .size, \.largeActivityIndicatorSize, "the size of a large one"),
    Key("progressViewSize", .size, \.progressViewSize, "the size of a progress view that says no width"),
    Key("badgePadding", .size, \.badgePadding, "around a badge's text, both sides together"),
    Key("badgeTextSize", .fontSize, \.badgeTextSize, "the size of a badge's text"),
  ]

  private static let fields: [Key<MetricsProfile.Controls>] = [
    Key(
      "textFieldPadding", .length, \.textFieldPadding,
      "what a text field without a border is higher than its line, in whole points"),
    Key(
      "roundedTextFieldHeight", .length, \.roundedTextFieldHeight, "the height of a text field with a rounded border"),
    Key("roundedTextFieldInset", .length, \.roundedTextFieldInset, "from a rounded border to the text"),
    Key(
      "emptyTextFieldWidth", .length, \.emptyTextFieldWidth,
      "the width of a text field that has neither text nor placeholder"),
  ]
}
