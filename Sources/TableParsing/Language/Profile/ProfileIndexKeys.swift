import TableIR

extension MappingType where Owner == MetricsProfile.Indexes {
  static let indexes = group(
    "indexes", \.indexes, "The section index.",
    keys: [
      Key("leastWidth", .length, "the width of an index whose titles are narrower", \.leastWidth),
      Key("padding", .length, "what one with wider titles is wider than they are", \.padding),
      Key("titleSize", .number(FontBounds.sizes), "the font size of its titles", \.titleSize),
      Key("titleWeight", .word, "their weight", \.titleWeight),
      Key("pitch", .lengthByScale, "from one title to the next", \.pitch),
      Key("roundTitleGrowth", .lengthByScale, "what a round capital, as C, adds to that", \.roundTitleGrowth),
      Key("bulletPitch", .lengthByScale, "from one bullet to the title after it", \.bulletPitch),
      Key("bulletSize", .length, "the diameter of a bullet", \.bulletSize),
      Key("condensedMargin", .length, "above and below titles between which bullets stand, each", \.condensedMargin),
      Key("cardInset", .length, "between cards and the side of the table that has an index", \.cardInset),
    ])
}
