import TableIR

extension MappingType where Owner == MetricsProfile.Lists {
  static let lists = group(
    "lists", \.lists,
    "Content configurations, wherever they stand, and what a list of a collection view or of SwiftUI has differently from a table.",
    keys: [
      Key("wideWidth", .length, "the width from which on a list's margins are the wide ones", \.wideWidth),
      Key("contentMargin", .length, "above and below a cell's texts, each", \.contentMargin),
      Key("imageGap", .length, "between image and text", \.imageGap),
      Key("textGap", .length, "between a text and the secondary one below it", \.textGap),
      Key("valueGap", .length, "the same in a `valueCell` without room for both side by side", \.valueGap),
      Key("headerStyle", .word, "the text style of a header's title", \.headerStyle),
      Key("footerStyle", .word, "the text style of a footer's title", \.footerStyle),
      Key("headerTop", .length, "above the title of a header", \.headerTop),
      Key("headerBottom", .length, "below it", \.headerBottom),
      Key("footerTop", .length, "above the title of a footer", \.footerTop),
      Key("footerBottom", .length, "below it", \.footerBottom),
      Key(
        "disclosureIsSquare", .boolean,
        "whether a disclosure indicator stands in the middle of a box that is as wide as it is high",
        \.disclosureIsSquare),
      Key("switchOverhang", .length, "how far a switch reaches beyond the margin", \.switchOverhang),
    ])
}
