import TableIR

extension MappingType where Owner == MetricsProfile.Indexes {
  static let indexes = group(
    "indexes", \.indexes, "The section index of a plain table.",
    keys: [
      Key("leastWidth", .length, "the width of an index whose titles are narrower", \.leastWidth),
      Key("padding", .length, "what one with wider titles is wider than they are", \.padding),
      Key("titleSize", .number(FontBounds.sizes), "the font size of its titles", \.titleSize),
      Key("titleWeight", .word, "their weight", \.titleWeight),
      Key("spacing", .length, "between two titles", \.spacing),
    ])
}
