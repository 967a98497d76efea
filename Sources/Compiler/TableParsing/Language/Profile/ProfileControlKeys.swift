import TableIR

extension MappingType where Owner == MetricsProfile.Controls {
  static let controls = group(
    "controls", \.controls,
    "The sizes of controls and of the text in them. Those of switches, sliders and buttons are in `accessories`.",
    keys: selections + indicators + fields)

  private static let selections: [Key<MetricsProfile.Controls>] = [
    Key("stepperSize", .size, "the size of a stepper", \.stepperSize),
    Key("segmentedControlHeight", .length, "the height of a segmented control", \.segmentedControlHeight),
    Key(
      "segmentPadding", .length, "the space on both sides of the widest title of a segment, in total", \.segmentPadding),
    Key("segmentSpacing", .length, "the space between two segments", \.segmentSpacing),
    Key("segmentTitleSize", .fontSize, "the size of a segment's title", \.segmentTitleSize),
    Key("segmentTitleWeight", .word, "the weight of a segment's title", \.segmentTitleWeight),
    Key(
      "selectedSegmentTitleWeight", .word, "the weight of the selected segment's title", \.selectedSegmentTitleWeight),
  ]

  private static let indicators: [Key<MetricsProfile.Controls>] = [
    Key("activityIndicatorSize", .size, "the size of a medium activity indicator", \.activityIndicatorSize),
    Key("largeActivityIndicatorSize", .size, "the size of a large activity indicator", \.largeActivityIndicatorSize),
    Key("progressViewSize", .size, "the size of a progress view without a set width", \.progressViewSize),
    Key("textViewPadding", .size, "the space around the text of a text view, both sides in total", \.textViewPadding),
    Key(
      "buttonConfigurationPadding", .size,
      "the space around the image and the title of a button with a configuration, both sides in total",
      \.buttonConfigurationPadding),
    Key("badgePadding", .size, "the space around the text of a badge, both sides in total", \.badgePadding),
    Key("badgeTextSize", .fontSize, "the size of a badge's text", \.badgeTextSize),
  ]

  private static let fields: [Key<MetricsProfile.Controls>] = [
    Key(
      "textFieldPadding", .length, "how much taller a text field without a border is than its line, in whole points",
      \.textFieldPadding),
    Key(
      "roundedTextFieldHeight", .length, "the height of a text field with a rounded border", \.roundedTextFieldHeight),
    Key("roundedTextFieldInset", .length, "the space from a rounded border to the text", \.roundedTextFieldInset),
    Key(
      "emptyTextFieldWidth", .length, "the width of a text field with neither text nor placeholder",
      \.emptyTextFieldWidth),
  ]
}
