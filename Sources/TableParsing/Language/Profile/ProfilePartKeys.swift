import TableIR

extension MappingType where Owner == MetricsProfile.Accessories {
  static let accessories = MappingType(
    "accessories", noun: "'accessories' of the profile",
    summary: """
      The standard accessories. Sizes are those at the content size category Large; a growth is added for each point that \
      Body is larger.
      """,
    MetricsProfile.Accessories.standard,
    keys: places + controls)

  private static let places: [Key<MetricsProfile.Accessories>] = [
    Key("gap", .length, \.gap, "between the contentView and a standard accessory"),
    Key("disclosureWidth", .length, \.disclosureWidth, "the width of a disclosure indicator, to the nearest pixel"),
    Key("disclosureWidthGrowth", .growth, \.disclosureWidthGrowth, "the growth of that width"),
    Key("disclosureHeight", .length, \.disclosureHeight, "the height of a disclosure indicator"),
    Key("disclosureHeightGrowth", .growth, \.disclosureHeightGrowth, "the growth of that height"),
    Key("checkmarkSlot", .length, \.checkmarkSlot, "the width that a checkmark is centred in"),
    Key("detailSlot", .length, \.detailSlot, "the width that a detail button is centred in"),
    Key("slotGrowth", .growth, \.slotGrowth, "the growth of both"),
    Key("checkmarkSize", .size, \.checkmarkSize, "the size of a checkmark"),
    Key("checkmarkWidthGrowth", .growth, \.checkmarkWidthGrowth, "the growth of its width"),
    Key("checkmarkHeightGrowth", .growth, \.checkmarkHeightGrowth, "the growth of its height"),
    Key("detailButtonSize", .size, \.detailButtonSize, "the size of a detail button; it has its slot's growth"),
    Key(
      "detailDisclosureGap", .lengthOrNone, \.detailDisclosureGap,
      "between a detail button and the disclosure indicator beside it; `none` where there is no indicator"),
  ]

  private static let controls: [Key<MetricsProfile.Accessories>] = [
    Key("switchSize", .size, \.switchSize, "the size of a switch"),
    Key("sliderHeight", .length, \.sliderHeight, "the height of a slider"),
    Key("buttonPadding", .length, \.buttonPadding, "above and below a button's title, both together"),
    Key("buttonMinimumWidth", .length, \.buttonMinimumWidth, "the least width of a button"),
    Key(
      "areOnWholePoints", .boolean, \.areOnWholePoints,
      "whether they stand in the middle of the contentView's height to the nearest point, or in that of the row's to a pixel"
    ),
    Key("chevronSize", .size, \.chevronSize, "the box of a chevron in colours of its own"),
  ]
}

extension MappingType where Owner == MetricsProfile.Separators {
  static let separators = MappingType(
    "separators", noun: "'separators' of the profile", summary: "The lines between rows.",
    MetricsProfile.Separators.standard,
    keys: [
      Key("pixels", .factor, \.pixels, "their thickness in pixels"),
      Key(
        "points", .lengthOrNone, \.points, "their thickness in points, the same on every screen; `none` for `pixels`"),
      Key(
        "beginAtEdge", .boolean, \.beginAtEdge, "whether lines between rows begin at the cell's edge, not at its texts"),
      Key(
        "areInsetAtBothEnds", .boolean, \.areInsetAtBothEnds,
        "whether the trailing end keeps the margin as the leading one does"),
      Key(
        "beginPlainTables", .boolean, \.beginPlainTables, "whether a plain table has a line above its first row"),
    ])
}

extension MappingType where Owner == MetricsProfile.Groups {
  static let groups = MappingType(
    "groups", noun: "'groups' of the profile",
    summary: "Groups of rows: the cards of inset grouped tables, and the groups of grouped tables up to iOS 6.",
    MetricsProfile.Groups.standard,
    keys: [
      Key("cornerRadius", .length, \.cornerRadius, "the radius of a card's corners"),
      Key(
        "sideInset", .length, \.sideInset,
        "how far grouped cells' contents stand from the table's sides, on tables narrower than 400"),
      Key("sideInsetShare", .share, \.sideInsetShare, "the same on wider tables, as a part of the table's width"),
      Key("leastWideInset", .length, \.leastWideInset, "the least of it on wider tables"),
      Key("mostWideInset", .length, \.mostWideInset, "the most of it on wider tables"),
      Key("edgeHeight", .length, \.edgeHeight, "what a group's first and last rows are higher than others, each"),
    ])
}
