import TableIR

extension MappingType where Owner == MetricsProfile.Controls {
  static let controls = group(
    "controls", \.controls,
    "The sizes of controls, and the texts in them. Those of switches, sliders and buttons are among the accessories.",
    keys: selections + indicators + fields)

  private static let selections: [Key<MetricsProfile.Controls>] = [
    Key("stepperSize", .size, "the size of a stepper", \.stepperSize),
    Key("segmentedControlHeight", .length, "the height of a segmented control", \.segmentedControlHeight),
    Key(
      "segmentPadding", .length, "what a segment is wider than the widest title, both sides together", \.segmentPadding),
    Key("segmentSpacing", .length, "between two segments", \.segmentSpacing),
    Key("segmentTitleSize", .fontSize, "the size of a segment's title", \.segmentTitleSize),
    Key("segmentTitleWeight", .word, "its weight", \.segmentTitleWeight),
    Key("selectedSegmentTitleWeight", .word, "its weight where it is selected", \.selectedSegmentTitleWeight),
  ]

  private static let indicators: [Key<MetricsProfile.Controls>] = [
    Key("activityIndicatorSize", .size, "the size of a medium activity indicator", \.activityIndicatorSize),
    Key("largeActivityIndicatorSize", .size, "the size of a large one", \.largeActivityIndicatorSize),
    Key("progressViewSize", .size, "the size of a progress view that says no width", \.progressViewSize),
    Key("textViewPadding", .size, "around a text view's text, both sides together", \.textViewPadding),
    Key(
      "buttonConfigurationPadding", .size,
      "around image and title of a button with a configuration, both sides together",
      \.buttonConfigurationPadding),
    Key("badgePadding", .size, "around a badge's text, both sides together", \.badgePadding),
    Key("badgeTextSize", .fontSize, "the size of a badge's text", \.badgeTextSize),
  ]

  private static let fields: [Key<MetricsProfile.Controls>] = [
    Key(
      "textFieldPadding", .length, "what a text field without a border is higher than its line, in whole points",
      \.textFieldPadding),
    Key(
      "roundedTextFieldHeight", .length, "the height of a text field with a rounded border", \.roundedTextFieldHeight),
    Key("roundedTextFieldInset", .length, "from a rounded border to the text", \.roundedTextFieldInset),
    Key(
      "emptyTextFieldWidth", .length, "the width of a text field that has neither text nor placeholder",
      \.emptyTextFieldWidth),
  ]
}
