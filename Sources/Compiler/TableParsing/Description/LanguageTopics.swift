import EmbeddedFiles
import TableIR

/// A page of the reference: a part of the language with its mappings.
///
/// The mappings of the language are those of its topics: there is no other list of them, so each is on one page. What the page says about
/// them and their examples is in `Documentation.docc/Language`, with a table of each one's keys that the tests compare with these.
package struct ReferenceTopic: Sendable {
  /// As it is named on the command line: `headers-footers`.
  package let name: String
  package let mappings: [MappingDescription]

  init(_ name: String, _ mappings: [MappingDescription] = []) {
    (self.name, self.mappings) = (name, mappings)
  }

  /// The name of the page's file: `HeadersFooters.md`.
  package var file: String { stem + ".md" }

  private var stem: String { name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

  /// The page, as Markdown.
  package var page: String {
    guard let page = EmbeddedFile.languagePages.first(where: { $0.stem == stem }) else {
      preconditionFailure("no page is embedded for the topic \(name)")
    }
    return page.text
  }
}

/// The pages of the reference, in the order of the overview. A new page is a line here.
package enum LanguageTopics {
  /// The language of specs.
  package static let specs = [
    ReferenceTopic(
      "table",
      [
        MappingType<Table>.table.description, keys(.section), keys(.separator), keys(.sectionIndex), keys(.chrome),
        keys(.barItem),
      ]),
    ReferenceTopic(
      "rows",
      [
        MappingType<Row>.row.description, MappingType<Row>.template.description,
        MappingType<RowVariant>.variant.description,
      ]),
    ReferenceTopic("text", [keys(.text), keys(.run), keys(.phrase), keys(.font), keys(.shadow)]),
    ReferenceTopic("images", [keys(.image)]),
    ReferenceTopic("accessories", [MappingType<AccessoryDraft>.accessory.description, keys(.plainView)]),
    // Labels have the keys of text.
    ReferenceTopic("controls", ControlKinds.all.filter { $0.name != Text.traits.name }.map { $0.mapping() }),
    ReferenceTopic(
      "editing", [keys(.editing), MappingType<SwipeActions>.swipeActions.description, keys(.swipeAction)]),
    ReferenceTopic(
      "headers-footers",
      [
        MappingType<HeaderFooterDraft>.headerFooter.description,
        MappingType<HeaderFooterDraft>.tableHeaderFooter.description,
      ]),
    ReferenceTopic(
      "views",
      [
        MappingType<ViewDraft>.view.description, MappingType<ViewDraft>.viewChange.description, keys(.stack),
        MappingType<ViewDraft>.arrangedView.description,
      ]),
    ReferenceTopic("constraints", [keys(.pin), keys(.priorities)]),
    ReferenceTopic("accessibility", [keys(.accessibility)]),
    ReferenceTopic(
      "backgrounds",
      [
        keys(.backgrounds), MappingType<FillDraft>.background.description, MappingType<FillDraft>.fill.description,
        keys(.border), keys(.colorPair),
      ]),
    ReferenceTopic(
      "environments", [keys(.environment), keys(.split), keys(.state), keys(.swipedRow), keys(.condition)]),
    ReferenceTopic(
      "appearance",
      [MappingType<AppearanceDraft>.appearanceRule.description] + AppearanceClasses.types.map(\.description)),
    ReferenceTopic("lists"),
    ReferenceTopic("words"),
  ]

  package static let metricsProfile = ReferenceTopic(
    "metrics-profile",
    [
      MappingType<MetricsProfile>.profile.description, keys(.margins), keys(.rows), keys(.labels), keys(.accessories),
      keys(.controls), keys(.separators), keys(.headers), keys(.titles), keys(.groups), keys(.editingControls),
      MappingType<MetricsProfile.SwipeActions>.swipeActions.description, keys(.indexes), keys(.bars), keys(.lists),
    ])

  package static func configuration(_ words: ReportVocabulary) -> ReferenceTopic {
    ReferenceTopic(
      "configuration",
      [
        keys(.configuration(words)), keys(.output(words)), keys(.lint(words)), keys(.rules(words)), keys(.diff(words)),
        keys(.policy(words)),
      ])
  }

  package static func knownChanges(_ words: ReportVocabulary) -> ReferenceTopic {
    ReferenceTopic(
      "known-changes", [keys(.knownChanges(words)), keys(.ignoredChange(words)), keys(.acceptedChange(words))])
  }

  /// All pages: specs, and the files beside them.
  package static func all(_ words: ReportVocabulary) -> [ReferenceTopic] {
    specs + [metricsProfile, configuration(words), knownChanges(words)]
  }

  private static func keys<Owner>(_ type: MappingType<Owner>) -> MappingDescription { type.description }
}
