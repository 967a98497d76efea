/// A page of the reference: a part of the language with its mappings.
///
/// The mappings of the language are those of its topics: there is no other list of them, so each is on one page.
struct ReferenceTopic: Sendable {
  /// As it is named on the command line: `headers-footers`.
  let name: String
  let title: String
  /// What the page is about, in one line of the overview.
  let about: String
  /// The introduction before the mappings, in the Markdown of chapters.
  let text: String
  var mappings: [DescribedMapping] = []
  /// Chapters of prose after the mappings, each with a heading of its own.
  var chapters: [ReferenceChapter] = []

  /// The name of the page's file: `HeadersFooters.md`.
  var file: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".md"
  }
}

/// A mapping as the reference shows it: its keys, and examples that together use every one of them.
struct DescribedMapping: Sendable {
  let description: MappingDescription
  let examples: [LanguageExample]

  init(_ description: MappingDescription, _ examples: [LanguageExample]) {
    self.description = description
    self.examples = examples
  }

  init<Owner>(_ type: MappingType<Owner>, _ examples: LanguageExample...) {
    self.init(type.description, examples)
  }
}

/// A few lines of YAML that use keys of a mapping.
struct LanguageExample: Sendable {
  /// What it shows, as a phrase before a colon.
  let caption: String
  /// Without a line break at its end.
  let yaml: String

  init(_ caption: String, _ yaml: String) {
    self.caption = caption
    self.yaml = yaml
  }

  /// The spec that the example is a part of: one that begins with a key of sections is a section, others are keys of the table.
  var spec: String {
    if yaml.hasPrefix("tablespec:") { return yaml + "\n" }
    if ["rows:", "header:", "footer:"].contains(where: yaml.hasPrefix) {
      let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
      return "tablespec: 1\nsections:\n  - " + lines.joined(separator: "\n    ") + "\n"
    }
    return "tablespec: 1\n" + yaml + "\n"
  }
}
