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
    "the heights that depend on the content size category; each entry stands in the place of its category's"
  ) { decoder, node, headers in
    decoder.readTitles(node, into: &headers.sizes)
  } write: { headers, base, writer in
    headers.sizes == base?.sizes ? nil : Shape.list(of: .titles).write(headers.sizes, writer)
  }

  private static let grouped: [Key<MetricsProfile.Headers>] = [
    Key("groupedFirstExtra", .length, "what a grouped table's first header is higher by, titled", \.groupedFirstExtra),
    Key(
      "groupedFooterExtra", .length, "what a later header is higher by in a section that has a footer title too",
      \.groupedFooterExtra),
    Key("groupedFirstUntitled", .length, "the first section's header without a title", \.groupedFirstUntitled),
    Key(
      "groupedFirstUntitledIsFixed", .boolean, "whether that is so whatever height the table gives to headers",
      \.groupedFirstUntitledIsFixed),
    Key("groupedUntitled", .length, "the header of a later section, or a footer, without a title", \.groupedUntitled),
    Key(
      "emptyTitlesTakeSpace", .boolean,
      "whether a title without words is as high as its padding, and not as one that is missing", \.emptyTitlesTakeSpace),
    Key("footerTop", .length, "above a footer's first line", \.footerTop),
    Key("headerBottom", .length, "below a header's last line, in a grouped table", \.headerBottom),
    Key("plainTitleDrop", .length, "how far below the middle a plain table's header has its title", \.plainTitleDrop),
    Key("groupedBottom", .length, "below the last footer of a grouped table", \.groupedBottom),
    Key(
      "plainFollowsTitles", .boolean, "whether in a plain table an untitled header or a footer takes no space",
      \.plainFollowsTitles),
    Key("plainTopPadding", .length, "above a plain table's header (`sectionHeaderTopPadding`)", \.plainTopPadding),
  ]

  private static let titles: [Key<MetricsProfile.Headers>] = [
    Key("headerTitleSize", .number(FontBounds.sizes), "the font size of a grouped header's title", \.headerTitleSize),
    Key("headerTitleWeight", .word, "the weight of a grouped header's title", \.headerTitleWeight),
    Key("footerTitleSize", .number(FontBounds.sizes), "the font size of a grouped footer's title", \.footerTitleSize),
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
        "above and below a header's title, both together: a number, or [1x, 2x, 3x]", \.headerPadding),
      Key(
        "footerPadding", .lengthByScale, required: true,
        "above and below a footer's title, both together: a number, or [1x, 2x, 3x]", \.footerPadding),
      Key(
        "emptyFooter", .lengthByScale, required: true,
        "the height of a footer whose title has no words: a number, or [1x, 2x, 3x]", \.emptyFooter),
      Key(
        "plain", .lengthByScale, required: true,
        "the height of a titled header of a plain table: a number, or [1x, 2x, 3x]", \.plain),
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
  /// Reads the heights of titles over those that are there, each at its category.
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

  /// Reports a category that another entry has; a word that is none is for its key to report.
  private func checkOnce(_ node: NodeID, first: inout [ContentSizeCategory: NodeID]) {
    guard isScalar(node), let category = ContentSizeCategory(rawValue: tree.string(node)) else { return }
    guard let other = first.updateValue(node, forKey: category) else { return }
    first[category] = other
    report(
      .duplicateKey, "duplicate category '\(category.rawValue)'", at: node, help: "keep one of the two",
      notes: [Note(message: "first written here", range: source.range(other))])
  }
}
