import TableIR

extension MappingType where Owner == MetricsProfile.Lists {
  static let lists = group(
    "lists", \.lists,
    "Content configurations, in tables and lists, and the differences between a list of a collection view or of SwiftUI and a table.",
    keys: [
      Key("wideWidth", .length, "the width from which a list has wide margins", \.wideWidth),
      Key("contentMargin", .length, "the margin above, and below, the text of a cell", \.contentMargin),
      Key("imageGap", .length, "the space between the image and the text", \.imageGap),
      Key("textGap", .length, "the space between the text and the secondary text below it", \.textGap),
      Key("valueGap", .length, "the same in a `valueCell` without space for both side by side", \.valueGap),
      Key("labeledGap", .length, "the same in a list of SwiftUI", \.labeledGap),
      Key("headerStyle", .word, "the text style of a header's title", \.headerStyle),
      Key("footerStyle", .word, "the text style of a footer's title", \.footerStyle),
      Key("headerTop", .length, "the space above the title of a header", \.headerTop),
      Key("headerBottom", .length, "the space below the title of a header", \.headerBottom),
      Key("footerTop", .length, "the space above the title of a footer", \.footerTop),
      Key("footerBottom", .length, "the space below the title of a footer", \.footerBottom),
      Key(
        "minimumIsLine", .boolean,
        "whether a row of SwiftUI is at least as high as a line of Body with its margins, and not `minimumAutomaticHeight`",
        \.minimumIsLine),
      Key(
        "gapsAreWhole", .boolean,
        "whether the space between sections without titles is rounded up to pixels; otherwise, the rows below it are rounded",
        \.gapsAreWhole),
      Key(
        "disclosureIsSquare", .boolean,
        "whether a disclosure indicator is centred in a square box",
        \.disclosureIsSquare),
      Key(
        "plainFirstTop", .length,
        "the space above the contents of the first row of a plain list whose first section has no header",
        \.plainFirstTop),
      Key("switchOverhang", .length, "how far a switch extends beyond the margin", \.switchOverhang),
    ])
}
