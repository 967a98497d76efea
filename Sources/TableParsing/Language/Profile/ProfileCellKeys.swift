import TableIR

extension MappingType where Owner == MetricsProfile.Margins {
  static let margins = MappingType(
    "margins", noun: "'margins' of the profile", summary: "The leading and trailing margins of a cell.",
    MetricsProfile.Margins.standard,
    keys: [
      Key("narrow", .length, \.narrow, "the margins on tables narrower than `wideWidth`"),
      Key("wide", .length, \.wide, "the margins on wider tables"),
      Key("wideWidth", .length, \.wideWidth, "the width from which a table is wide"),
      Key("followCards", .boolean, \.followCards, "whether the margin inside a card goes by the card's own width"),
    ])
}

extension MappingType where Owner == MetricsProfile.Rows {
  static let rows = MappingType(
    "rows", noun: "'rows' of the profile", summary: "The heights of rows.",
    MetricsProfile.Rows.standard,
    keys: [
      Key("minimumAutomaticHeight", .length, \.minimumAutomaticHeight, "the least automatic height"),
      Key(
        "growWithContent", .boolean, \.growWithContent,
        "whether an automatic row grows with its content; before iOS 8 each is as high as the least"),
      Key(
        "growByDefault", .boolean, \.growByDefault,
        "whether rows grow of which nothing says a height; not before iOS 11"),
      Key(
        "scaledMinimumHeight", .length, \.scaledMinimumHeight,
        "a least height that grows with the content size category; 0 for none"),
      Key(
        "imagePadding", .length, \.imagePadding,
        "above and below an image that makes an automatic row grow, both together, where no text style says it"),
      Key(
        "labelsAreWhole", .boolean, \.labelsAreWhole,
        "whether the labels of an automatic row go up to whole points each, or its height does as a whole"),
      Key(
        "contentMargin", .length, \.contentMargin,
        "above and below a row's stack: the margins of the contentView"),
      Key(
        "separatorHeight", .word, \.separatorHeight,
        "where the height of the separator goes: off the contentView, into an automatic row, off one, or on top of one"),
    ])
}

extension MappingType where Owner == MetricsProfile.Labels {
  static let labels = MappingType(
    "labels", noun: "'labels' of the profile", summary: "Where labels and images stand in the contentView.",
    MetricsProfile.Labels.standard,
    keys: places + styles)

  private static let places: [Key<MetricsProfile.Labels>] = [
    Key("imageGap", .length, \.imageGap, "between image and text"),
    Key("symbolSlot", .length, \.symbolSlot, "the width that a symbol is centred in"),
    Key(
      "imageIsOnWholePoint", .boolean, \.imageIsOnWholePoint,
      "whether an image's y goes down to a whole point, or to a pixel"),
    Key("leastTextX", .length, \.leastTextX, "where texts begin in a cell whose separator begins at its edge"),
    Key(
      "trailingWithoutAccessory", .lengthOrNone, \.trailingWithoutAccessory,
      "from the texts to the contentView's end where no accessory follows; `none` for the margin"),
    Key("trailingWithAccessory", .length, \.trailingWithAccessory, "the same where an accessory follows"),
    Key(
      "beforeDisclosure", .lengthOrNone, \.beforeDisclosure,
      "from the texts to the cell's end where a disclosure indicator follows, if that is sooner; `none` for no such rule"
    ),
    Key(
      "imageIsAsFarFromSide", .boolean, \.imageIsAsFarFromSide,
      "whether an image is as far from the leading edge as from the top, and not at the margin"),
  ]

  private static let styles: [Key<MetricsProfile.Labels>] = [
    Key("value1Gap", .length, \.value1Gap, "between the labels of `value1`, at the least"),
    Key("value2TextWidth", .length, \.value2TextWidth, "the width of the first label of `value2`"),
    Key("value2Gap", .length, \.value2Gap, "between the labels of `value2`"),
    Key(
      "subtitleLift", .share, \.subtitleLift,
      "how far the first line of `subtitle` is lifted off the second, as a part of its font's size"),
    Key(
      "subtitleLiftIsWhole", .boolean, \.subtitleLiftIsWhole, "whether that goes up to a whole point, or to a pixel"),
    Key(
      "subtitleLiftHeight", .factor, \.subtitleLiftHeight,
      "the height from which a subtitle row has room for the lift, in parts of that font's size"),
    Key("subtitleDetail", .word, \.subtitleDetail, "the text style of the second line of `subtitle`"),
    Key(
      "subtitleTextSize", .fontSizeOrNone, \.subtitleTextSize,
      "the size of the first line of `subtitle`; `none` for its text style's"),
    Key(
      "subtitleDetailSize", .fontSizeOrNone, \.subtitleDetailSize,
      "the size of the second line; `none` for its text style's"),
    Key(
      "stackAtAccessibilitySizes", .boolean, \.stackAtAccessibilitySizes,
      """
      whether labels of automatic rows wrap at accessibility sizes, and those of `value1` and `value2` are stacked; observed of \
      `subtitle` alone, as which the others are laid out
      """),
    Key("textWeight", .word, \.textWeight, "the weight of a row's title"),
  ]
}
