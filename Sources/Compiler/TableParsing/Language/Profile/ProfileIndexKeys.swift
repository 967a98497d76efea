import TableIR

extension MappingType where Owner == MetricsProfile.Indexes {
  static let indexes = group(
    "indexes", \.indexes, "The section index.",
    keys: [
      Key("leastWidth", .length, "the minimum width of an index", \.leastWidth),
      Key("padding", .length, "the space on both sides of wider titles, in total", \.padding),
      Key("titleSize", .number(FontBounds.sizes), "the font size of the titles", \.titleSize),
      Key("titleWeight", .word, "the weight of the titles", \.titleWeight),
      Key("pitch", .lengthByScale, "the distance from one title to the next", \.pitch),
      Key("roundTitleGrowth", .lengthByScale, "the extra distance for a round capital, such as C", \.roundTitleGrowth),
      Key("bulletPitch", .lengthByScale, "the distance from a bullet to the next title", \.bulletPitch),
      Key("bulletSize", .length, "the diameter of a bullet", \.bulletSize),
      Key(
        "condensedMargin", .length, "the margin above, and below, titles with bullets between them", \.condensedMargin),
      Key("cardInset", .length, "the space between cards and the side of the table with the index", \.cardInset),
    ])
}
