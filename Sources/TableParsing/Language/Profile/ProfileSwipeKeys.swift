import TableIR

extension MappingType where Owner == MetricsProfile.SwipeActions {
  static let swipeActions = group(
    "swipeActions", \.swipeActions, "The buttons of a row that is swiped open.",
    keys: [
      Key("leastWidth", .length, "the least width of a button", \.leastWidth),
      Key(
        "mostWidth", .lengthOrNone,
        "the most: longer titles are set in several lines, or cut", \.mostWidth),
      Key("padding", .length, "from a title or an image to each side of its button", \.padding),
      Key("titleSize", .fontSize, "the size of titles, at every content size category", \.titleSize),
      Key("titleWeight", .word, "their weight", \.titleWeight),
      Key("titleLines", .integer(1...10), "the most lines of a title", \.titleLines),
      Key("imageGap", .length, "between an image and the title below it", \.imageGap),
      Key(
        "leastHeightOfBoth", .length,
        "the least height of a row whose buttons show an image and a title: in lower ones the title is hidden",
        \.leastHeightOfBoth),
      Key("areContextual", .boolean, "whether there are actions at the leading edge, and images", \.areContextual),
      Key(
        "moveCells", .boolean,
        "whether a swipe moves the cell itself, with its lines and its background, and not only what it shows",
        \.moveCells),
      Key(
        "coverSeparators", .boolean, "whether buttons are as high as the row, the line below it included",
        \.coverSeparators),
    ])
}
