import TableIR

extension MappingType where Owner == MetricsProfile.SwipeActions {
  static let swipeActions = group(
    "swipeActions", \.swipeActions, "The buttons of a row that is swiped open.",
    keys: [
      Key("leastWidth", .length, "the minimum width of a button", \.leastWidth),
      Key(
        "mostWidth", .lengthOrNone,
        "the maximum width of a button: longer titles wrap or are truncated", \.mostWidth),
      Key("padding", .length, "the space from a title or an image to each side of its button", \.padding),
      Key("titleSize", .fontSize, "the size of titles, at every content size category", \.titleSize),
      Key("titleWeight", .word, "the weight of titles", \.titleWeight),
      Key("titleLines", .integer(1...10), "the maximum number of lines of a title", \.titleLines),
      Key(
        "imageGap", .length, "the space between an image and the title below it, or after it in a capsule", \.imageGap),
      Key(
        "leastHeightOfBoth", .length,
        "the minimum height of a row whose buttons show an image and a title: in shorter rows the title is hidden",
        \.leastHeightOfBoth),
      Key(
        "capsuleHeight", .lengthOrNone, "the height of the capsules that buttons are; none for buttons as high as rows",
        \.capsuleHeight),
      Key("spacing", .length, "the space between buttons, and around them", \.spacing),
      Key("areContextual", .boolean, "whether leading actions and images are supported", \.areContextual),
      Key(
        "moveCells", .boolean,
        "whether a swipe moves the cell itself, with its lines and its background, instead of only its contents",
        \.moveCells),
      Key(
        "coverSeparators", .boolean, "whether buttons have the height of the row, including the line below it",
        \.coverSeparators),
    ])
}
