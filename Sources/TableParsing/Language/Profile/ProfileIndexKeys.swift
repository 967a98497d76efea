import TableIR

extension MappingType where Owner == MetricsProfile.Indexes {
  static let indexes = MappingType(
    "indexes", noun: "'indexes' of the profile", summary: "The section index of a plain table.",
    MetricsProfile.Indexes.standard,
    keys: [
      Key("leastWidth", .length, \.leastWidth, "the width of an index whose titles are narrower"),
      Key("padding", .length, \.padding, "what one with wider titles is wider than they are"),
      Key("titleSize", .number(FontBounds.sizes), \.titleSize, "the font size of its titles"),
      Key("titleWeight", .word, \.titleWeight, "their weight"),
      Key("spacing", .length, \.spacing, "between two titles"),
    ])
}
