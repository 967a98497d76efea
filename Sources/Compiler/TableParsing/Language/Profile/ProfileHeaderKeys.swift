import TableDiagnostics
import TableIR
import YAMLSyntax

extension MappingType where Owner == MetricsProfile.Headers {
  static let headers = group(
    "headers", \.headers, "The headers and footers of sections.", keys: [sizes] + grouped + titles)

  private static let sizes = Key<MetricsProfile.Headers>(
    "sizes", Shape<[MetricsProfile.Headers.Titles]>.list(of: .titles).schema,
    default:
      "\(MetricsProfile().headers.sizes.map { "`\($0.category.rawValue)`" }.joined(separator: " and ")) in iOS 17",
    "the heights that depend on the content size category; each entry replaces that of its category"
  ) { decoder, node, headers in
    decoder.readTitles(node, into: &headers.sizes)
  } write: { headers, base, writer in
    headers.sizes == base?.sizes ? nil : Shape.list(of: .titles).write(headers.sizes, writer)
  }

  private static let grouped: [Key<MetricsProfile.Headers>] = [
    Key(
      "groupedFirstExtra", .length, "how much taller the first header of a grouped table is, with a title",
      \.groupedFirstExtra),
    Key(
      "groupedFooterExtra", .length, "how much taller a later header is in a section that also has a footer title",
      \.groupedFooterExtra),
    Key(
      "groupedFirstUntitled", .length, "the height of the first section's header without a title",
      \.groupedFirstUntitled),
    Key(
      "groupedFirstUntitledIsFixed", .boolean, "whether that applies regardless of the table's header height",
      \.groupedFirstUntitledIsFixed),
    Key(
      "tableHeaderReplacesFirstUntitled", .boolean,
      "whether the table's header takes the place of the first section's header without a title",
      \.tableHeaderReplacesFirstUntitled),
    Key(
      "groupedUntitled", .length, "the height of a later section's header, or of a footer, without a title",
      \.groupedUntitled),
    Key(
      "emptyTitlesTakeSpace", .boolean,
      "whether an empty title has the height of its padding, instead of counting as missing", \.emptyTitlesTakeSpace),
    Key("footerTop", .length, "the space above the first line of a footer", \.footerTop),
    Key("headerBottom", .length, "the space below the last line of a header, in a grouped table", \.headerBottom),
    Key("plainTitleDrop", .length, "how far below the centre the title of a plain table's header is", \.plainTitleDrop),
    Key("groupedBottom", .length, "the space below the last footer of a grouped table", \.groupedBottom),
    Key(
      "plainFollowsTitles", .boolean, "whether in a plain table an untitled header or a footer takes no space",
      \.plainFollowsTitles),
    Key(
      "plainTopPadding", .length, "the space above a plain table's header (`sectionHeaderTopPadding`)",
      \.plainTopPadding),
  ]

  private static let titles: [Key<MetricsProfile.Headers>] = [
    Key("headerTitleSize", .number(FontBounds.sizes), "the font size of a grouped header's title", \.headerTitleSize),
    Key("headerTitleWeight", .word, "the weight of a grouped header's title", \.headerTitleWeight),
    Key("footerTitleSize", .number(FontBounds.sizes), "the font size of a footer's title", \.footerTitleSize),
    Key("titlesScale", .boolean, "whether the titles grow with the content size category", \.titlesScale),
    Key("groupedUppercases", .boolean, "whether header titles of grouped tables are in capitals", \.groupedUppercases),
  ]
}

extension MappingType where Owner == MetricsProfile.Headers.Titles {
  static let titles = MappingType(
    "titles", noun: "an entry of 'sizes'", summary: "The heights of titles at one content size category.",
    MetricsProfile.Headers.Titles.nothing,
    keys: [
      Key("category", .word, required: true, "the content size category", \.category),
      Key(
        "headerPadding", .lengthByScale, required: true,
        "the space above and below the title of a header, in total: a number, or [1x, 2x, 3x]", \.headerPadding),
      Key(
        "footerPadding", .lengthByScale, required: true,
        "the space above and below the title of a footer, in total: a number, or [1x, 2x, 3x]", \.footerPadding),
      Key(
        "emptyFooter", .lengthByScale, required: true,
        "the height of a footer with an empty title: a number, or [1x, 2x, 3x]", \.emptyFooter),
      Key(
        "plain", .lengthByScale, required: true,
        "the height of a header with a title in a plain table: a number, or [1x, 2x, 3x]", \.plain),
    ])
}

extension Shape where Value == MetricsProfile.Headers.Titles {
  static let titles = mapping(.titles)
}

extension MetricsProfile.Headers.Titles {
  fileprivate static var nothing: Self {
    let none = MetricsProfile.ByScale(0, 0, 0)
    return Self(category: .large, headerPadding: none, footerPadding: none, emptyFooter: none, plain: none)
  }
}

extension SpecDecoder {
  /// Reads the heights of titles, each replacing the existing entry of its category.
  fileprivate func readTitles(_ node: NodeID, into sizes: inout [MetricsProfile.Headers.Titles]) {
    guard let elements = elements(node, expected: "a list") else { return }
    var first: [ContentSizeCategory: NodeID] = [:]
    let entries = reading(elements) { element in
      if let category = value(of: "category", in: element) { checkOnce(category, first: &first) }
      return Shape.titles.read(self, element)
    }
    for entry in entries {
      if let index = sizes.firstIndex(where: { $0.category == entry.category }) {
        sizes[index] = entry
      } else {
        sizes.append(entry)
      }
    }
  }

  /// Reports a category that another entry already has. An invalid category is reported by its key.
  private func checkOnce(_ node: NodeID, first: inout [ContentSizeCategory: NodeID]) {
    guard isScalar(node), let category = ContentSizeCategory(rawValue: tree.string(node)) else { return }
    guard let other = first.updateValue(node, forKey: category) else { return }
    first[category] = other
    report(
      .duplicateKey, "duplicate category '\(category.rawValue)'", at: node, help: "keep one of the two",
      notes: [Note(message: "first written here", range: source.range(other))])
  }
}
