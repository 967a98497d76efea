import TableIR

extension MappingType where Owner == MetricsProfile.Margins {
  static let margins = group(
    "margins", \.margins, "The leading and trailing margins of a cell.",
    keys: [
      Key("narrow", .length, "the margins on tables narrower than `wideWidth`", \.narrow),
      Key("wide", .length, "the margins on wider tables", \.wide),
      Key("wideWidth", .length, "the width from which a table counts as wide", \.wideWidth),
      Key("followCards", .boolean, "whether the margin inside a card depends on the width of the card", \.followCards),
      Key(
        "readableWidth", .length, "the maximum width of contents with `cellLayoutMarginsFollowReadableWidth`",
        \.readableWidth),
      Key(
        "readableWidthGrowth", .length, "how much wider that is for each point by which Body is larger than at Large",
        \.readableWidthGrowth),
    ])
}

extension MappingType where Owner == MetricsProfile.Rows {
  static let rows = group(
    "rows", \.rows, "The heights of rows.",
    keys: [
      Key("minimumAutomaticHeight", .length, "the minimum automatic height", \.minimumAutomaticHeight),
      Key(
        "growWithContent", .boolean,
        "whether an automatic row grows with its content; before iOS 8, each has the minimum height", \.growWithContent),
      Key(
        "growByDefault", .boolean, "whether rows without a set height grow; from iOS 11 on",
        \.growByDefault),
      Key(
        "scaledMinimumHeight", .length, "a minimum height that grows with the content size category; 0 for none",
        \.scaledMinimumHeight),
      Key(
        "imagePadding", .length,
        "the space above and below an image that makes an automatic row grow, in total, if no text style determines it",
        \.imagePadding),
      Key(
        "labelsAreWhole", .boolean,
        "whether the height of each label of an automatic row is rounded up to whole points, or only the height of the row",
        \.labelsAreWhole),
      Key(
        "contentMargin", .length, "the space above and below a row's stack: the margins of the contentView",
        \.contentMargin),
      Key(
        "separatorHeight", .word,
        "where the height of the separator counts: subtracted from the contentView, included in an automatic row, subtracted from one, or added to one",
        \.separatorHeight),
    ])
}

extension MappingType where Owner == MetricsProfile.Labels {
  static let labels = group(
    "labels", \.labels, "The positions of labels and images in the contentView.", keys: places + styles)

  private static let places: [Key<MetricsProfile.Labels>] = [
    Key("imageGap", .length, "the space between the image and the text", \.imageGap),
    Key("symbolSlot", .length, "the width in which a symbol is centred", \.symbolSlot),
    Key(
      "imageIsOnWholePoint", .boolean, "whether the y of an image is rounded down to a whole point, or to a pixel",
      \.imageIsOnWholePoint),
    Key("leastTextX", .length, "the start of text in a cell whose separator begins at its edge", \.leastTextX),
    Key(
      "trailingWithoutAccessory", .lengthOrNone,
      "the space from the text to the end of the contentView without an accessory; `none` for the margin",
      \.trailingWithoutAccessory),
    Key("trailingWithAccessory", .length, "the same with an accessory", \.trailingWithAccessory),
    Key(
      "beforeDisclosure", .lengthOrNone,
      "the space from the text to the end of the cell with a disclosure indicator, if that is the shorter line; `none` for no such limit",
      \.beforeDisclosure),
    Key(
      "imageIsAsFarFromSide", .boolean,
      "whether an image is as far from the leading edge as from the top, instead of at the margin",
      \.imageIsAsFarFromSide),
  ]

  private static let styles: [Key<MetricsProfile.Labels>] = [
    Key("value1Gap", .length, "the minimum space between the labels of `value1`", \.value1Gap),
    Key("value2TextWidth", .length, "the width of the first label of `value2`", \.value2TextWidth),
    Key("value2Gap", .length, "the space between the labels of `value2`", \.value2Gap),
    Key(
      "subtitleLift", .share,
      "how far the first line of `subtitle` is raised above the second, as a fraction of its font size", \.subtitleLift),
    Key(
      "subtitleLiftIsWhole", .boolean, "whether that is rounded up to a whole point, or to a pixel",
      \.subtitleLiftIsWhole),
    Key(
      "subtitleLiftHeight", .factor,
      "the minimum height of a subtitle row with that offset, as a multiple of that font size", \.subtitleLiftHeight),
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
      whether labels of automatic rows wrap at accessibility sizes, and those of `value1` and `value2` are stacked; observed only for \
      `subtitle`, and the others are laid out the same way
      """, \.stackAtAccessibilitySizes),
    Key("textWeight", .word, "the weight of a row's title", \.textWeight),
  ]
}
