import TableIR

extension MappingType where Owner == MetricsProfile.Margins {
  static let margins = group(
    "margins", \.margins, "The leading and trailing margins of a cell.",
    keys: [
      Key("narrow", .length, "the margins on tables narrower than `wideWidth`", \.narrow),
      Key("wide", .length, "the margins on wider tables", \.wide),
      Key("wideWidth", .length, "the width from which a table is wide", \.wideWidth),
      Key("followCards", .boolean, "whether the margin inside a card goes by the card's own width", \.followCards),
      Key(
        "readableWidth", .length, "the width that contents keep to with `cellLayoutMarginsFollowReadableWidth`",
        \.readableWidth),
    ])
}

extension MappingType where Owner == MetricsProfile.Rows {
  static let rows = group(
    "rows", \.rows, "The heights of rows.",
    keys: [
      Key("minimumAutomaticHeight", .length, "the least automatic height", \.minimumAutomaticHeight),
      Key(
        "growWithContent", .boolean,
        "whether an automatic row grows with its content; before iOS 8 each is as high as the least", \.growWithContent),
      Key(
        "growByDefault", .boolean, "whether rows grow of which nothing says a height; not before iOS 11",
        \.growByDefault),
      Key(
        "scaledMinimumHeight", .length, "a least height that grows with the content size category; 0 for none",
        \.scaledMinimumHeight),
      Key(
        "imagePadding", .length,
        "above and below an image that makes an automatic row grow, both together, where no text style says it",
        \.imagePadding),
      Key(
        "labelsAreWhole", .boolean,
        "whether the labels of an automatic row go up to whole points each, or its height does as a whole",
        \.labelsAreWhole),
      Key("contentMargin", .length, "above and below a row's stack: the margins of the contentView", \.contentMargin),
      Key(
        "separatorHeight", .word,
        "where the height of the separator goes: off the contentView, into an automatic row, off one, or on top of one",
        \.separatorHeight),
    ])
}

extension MappingType where Owner == MetricsProfile.Labels {
  static let labels = group(
    "labels", \.labels, "Where labels and images stand in the contentView.", keys: places + styles)

  private static let places: [Key<MetricsProfile.Labels>] = [
    Key("imageGap", .length, "between image and text", \.imageGap),
    Key("symbolSlot", .length, "the width that a symbol is centred in", \.symbolSlot),
    Key(
      "imageIsOnWholePoint", .boolean, "whether an image's y goes down to a whole point, or to a pixel",
      \.imageIsOnWholePoint),
    Key("leastTextX", .length, "where texts begin in a cell whose separator begins at its edge", \.leastTextX),
    Key(
      "trailingWithoutAccessory", .lengthOrNone,
      "from the texts to the contentView's end where no accessory follows; `none` for the margin",
      \.trailingWithoutAccessory),
    Key("trailingWithAccessory", .length, "the same where an accessory follows", \.trailingWithAccessory),
    Key(
      "beforeDisclosure", .lengthOrNone,
      "from the texts to the cell's end where a disclosure indicator follows, if that is sooner; `none` for no such rule",
      \.beforeDisclosure),
    Key(
      "imageIsAsFarFromSide", .boolean,
      "whether an image is as far from the leading edge as from the top, and not at the margin", \.imageIsAsFarFromSide),
  ]

  private static let styles: [Key<MetricsProfile.Labels>] = [
    Key("value1Gap", .length, "between the labels of `value1`, at the least", \.value1Gap),
    Key("value2TextWidth", .length, "the width of the first label of `value2`", \.value2TextWidth),
    Key("value2Gap", .length, "between the labels of `value2`", \.value2Gap),
    Key(
      "subtitleLift", .share,
      "how far the first line of `subtitle` is lifted off the second, as a part of its font's size", \.subtitleLift),
    Key("subtitleLiftIsWhole", .boolean, "whether that goes up to a whole point, or to a pixel", \.subtitleLiftIsWhole),
    Key(
      "subtitleLiftHeight", .factor,
      "the height from which a subtitle row has room for the lift, in parts of that font's size", \.subtitleLiftHeight),
    Key("subtitleDetail", .word, "the text style of the second line of `subtitle`", \.subtitleDetail),
    Key(
      "subtitleTextSize", .fontSizeOrNone, "the size of the first line of `subtitle`; `none` for its text style's",
      \.subtitleTextSize),
    Key(
      "subtitleDetailSize", .fontSizeOrNone, "the size of the second line; `none` for its text style's",
      \.subtitleDetailSize),
    Key(
      "stackAtAccessibilitySizes", .boolean,
      """
      whether labels of automatic rows wrap at accessibility sizes, and those of `value1` and `value2` are stacked; observed of \
      `subtitle` alone, as which the others are laid out
      """, \.stackAtAccessibilitySizes),
    Key("textWeight", .word, "the weight of a row's title", \.textWeight),
  ]
}
