import TableIR

extension MappingType where Owner == MetricsProfile.Accessories {
  static let accessories = group(
    "accessories", \.accessories,
    """
    The standard accessories. Sizes are those at the content size category Large; a growth is added for each point that \
    Body is larger.
    """, keys: places + controls)

  private static let places: [Key<MetricsProfile.Accessories>] = [
    Key("gap", .length, "between the contentView and a standard accessory", \.gap),
    Key("disclosureWidth", .length, "the width of a disclosure indicator, to the nearest pixel", \.disclosureWidth),
    Key("disclosureWidthGrowth", .growth, "the growth of that width", \.disclosureWidthGrowth),
    Key("disclosureHeight", .length, "the height of a disclosure indicator", \.disclosureHeight),
    Key("disclosureHeightGrowth", .growth, "the growth of that height", \.disclosureHeightGrowth),
    Key("checkmarkSlot", .length, "the width that a checkmark is centred in", \.checkmarkSlot),
    Key("detailSlot", .length, "the width that a detail button is centred in", \.detailSlot),
    Key("slotGrowth", .growth, "the growth of both", \.slotGrowth),
    Key("checkmarkSize", .size, "the size of a checkmark", \.checkmarkSize),
    Key("checkmarkWidthGrowth", .growth, "the growth of its width", \.checkmarkWidthGrowth),
    Key("checkmarkHeightGrowth", .growth, "the growth of its height", \.checkmarkHeightGrowth),
    Key("detailButtonSize", .size, "the size of a detail button; it has its slot's growth", \.detailButtonSize),
    Key(
      "detailDisclosureGap", .lengthOrNone,
      "between a detail button and the disclosure indicator beside it; `none` where there is no indicator",
      \.detailDisclosureGap),
  ]

  private static let controls: [Key<MetricsProfile.Accessories>] = [
    Key("switchSize", .size, "the size of a switch", \.switchSize),
    Key("sliderHeight", .length, "the height of a slider", \.sliderHeight),
    Key("buttonPadding", .length, "above and below a button's title, both together", \.buttonPadding),
    Key("buttonMinimumWidth", .length, "the least width of a button", \.buttonMinimumWidth),
    Key(
      "areOnWholePoints", .boolean,
      "whether they stand in the middle of the contentView's height to the nearest point, or in that of the row's to a pixel",
      \.areOnWholePoints),
    Key("chevronSize", .size, "the box of a chevron in colours of its own", \.chevronSize),
  ]
}

extension MappingType where Owner == MetricsProfile.Separators {
  static let separators = group(
    "separators", \.separators, "The lines between rows.",
    keys: [
      Key("pixels", .factor, "their thickness in pixels", \.pixels),
      Key(
        "points", .lengthOrNone, "their thickness in points, the same on every screen; `none` for `pixels`", \.points),
      Key(
        "beginAtEdge", .boolean, "whether lines between rows begin at the cell's edge, not at its texts", \.beginAtEdge),
      Key(
        "areInsetAtBothEnds", .boolean, "whether the trailing end keeps the margin as the leading one does",
        \.areInsetAtBothEnds),
      Key("beginPlainTables", .boolean, "whether a plain table has a line above its first row", \.beginPlainTables),
      Key(
        "fillScreen", .boolean,
        "whether lines go on below the last row of a plain table that is shorter than the screen, where a state says that it is shown on one (`contentOffset`)",
        \.fillScreen),
    ])
}

extension MappingType where Owner == MetricsProfile.Groups {
  static let groups = group(
    "groups", \.groups,
    "Groups of rows: the cards of inset grouped tables, and the groups of grouped tables up to iOS 6.",
    keys: [
      Key("cornerRadius", .length, "the radius of a card's corners", \.cornerRadius),
      Key(
        "sideInset", .length,
        "how far grouped cells' contents stand from the table's sides, on tables narrower than 400", \.sideInset),
      Key("sideInsetShare", .share, "the same on wider tables, as a part of the table's width", \.sideInsetShare),
      Key("leastWideInset", .length, "the least of it on wider tables", \.leastWideInset),
      Key("mostWideInset", .length, "the most of it on wider tables", \.mostWideInset),
      Key("edgeHeight", .length, "what a group's first and last rows are higher than others, each", \.edgeHeight),
    ])
}
