import TableIR
import YAMLSyntax

extension Shape where Value == SectionIndex {
  /// The titles alone, or a mapping. Titles that could not be read have been reported.
  static let sectionIndex = mapping(.sectionIndex) { decoder, node, index in
    !index.titles.isEmpty || decoder.value(of: "titles", in: node) == nil
  }.or(titles, for: "titles", { $0.titles.isEmpty ? nil : $0.titles }) { SectionIndex(titles: $0) }

  /// More than the letters of any alphabet; not a limit on what fits on a screen.
  fileprivate static let titles = Shape<[Phrase]>.list(of: .phrase, count: 1...1_000)
}

extension MappingType where Owner == SectionIndex {
  static let sectionIndex = MappingType(
    "sectionIndex", noun: "a section index",
    summary:
      "The index of a table: UIKit documents it for plain ones, and shows it in the others, too. The titles can be written alone.",
    SectionIndex(titles: []),
    keys: [
      Key(
        "titles", Shape<SectionIndex>.titles, default: "none: the index is not shown",
        "the titles, from top to bottom (`sectionIndexTitles`); `\"{search}\"` is a magnifying glass",
        get: { $0.titles.isEmpty ? nil : $0.titles }
      ) {
        $0.titles = $1
      },
      Key(
        "color", .color, default: "the table's `tintColor`", "the colour of the titles (`sectionIndexColor`)", \.color),
      Key(
        "backgroundColor", .color, default: "clear", "the background colour (`sectionIndexBackgroundColor`)",
        \.background),
      Key(
        "trackingBackgroundColor", .color, default: "`backgroundColor`",
        "the background colour while the index is touched (`sectionIndexTrackingBackgroundColor`); no picture shows it",
        \.trackingBackground),
    ])
}
