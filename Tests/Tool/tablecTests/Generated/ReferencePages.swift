import EmbeddedFiles
import TableConstraints
import TableIR

@testable import TableParsing

/// What the pages of the reference contain of the descriptions that decode specs: the summary of each mapping and the table of its keys,
/// lists of mappings, and the tables of synonyms and priorities. Everything else on them is written by hand.
struct ReferencePages {
  private let topics: [ReferenceTopic]

  init(_ words: ReportVocabulary) {
    topics = LanguageTopics.all(words)
  }

  /// A topic's page as it ought to be.
  func current(_ page: String, of topic: ReferenceTopic) -> String {
    var tables: [String: [String]] =
      switch topic.name {
      case "words": SynonymTables { target(of: $0, from: topic) }.tables
      case "constraints":
        [
          "Priorities": PriorityTable().lines,
          "Attributes": Self.table("attribute", Attribute.allCases.map { ($0.rawValue, $0.meaning) }),
          "Guides": Self.table("guide", Guide.allCases.map { ($0.rawValue, $0.meaning) }),
        ]
      default: [:]
      }
    for mapping in topic.mappings { tables[mapping.name] = table(mapping, in: topic) }
    var text = Self.replacing(in: page) { heading, paragraph in
      if paragraph[0].hasPrefix("|") { return tables.removeValue(forKey: heading) }
      if paragraph.count == 1, paragraph[0].hasPrefix("["), paragraph[0].hasSuffix(")"), topic.mappings.count > 1 {
        return [topic.mappings.map { "[\($0.name)](\(target(of: $0.name, from: topic)))" }.joined(separator: " · ")]
      }
      return nil
    }
    for mapping in topic.mappings {
      guard let place = text.range(of: "\n## \(mapping.name)\n\n") else {
        text += "\n## \(mapping.name)\n\n\(mapping.summary)\n\n\(table(mapping, in: topic).joined(separator: "\n"))\n"
        continue
      }
      let summary = text[place.upperBound...].prefix { $0 != "\n" }
      text.replaceSubrange(summary.startIndex..<summary.endIndex, with: mapping.summary)
    }
    return text
  }

  /// The page that lists the others as it ought to be.
  func currentOverview(_ page: String) -> String {
    Self.replacing(in: page) { _, paragraph in
      guard paragraph[0].hasPrefix("| topic |") else { return nil }
      return paragraph.map { row in
        guard let topic = topics.first(where: { row.contains("](Language/\($0.file)) | ") }) else { return row }
        let names = topic.mappings.map {
          "[\($0.name)](Language/\(topic.file)\(target(of: $0.name, from: topic)))"
        }
        return row.split(separator: " | ", omittingEmptySubsequences: false).prefix(2).joined(separator: " | ")
          + " | \(names.joined(separator: ", ")) |"
      }
    }
  }

  /// Replaces paragraphs outside code, each a list of lines, by what `replacement` gives for the heading above it and the paragraph.
  private static func replacing(
    in page: String, _ replacement: (_ heading: String, _ paragraph: [String]) -> [String]?
  ) -> String {
    var result: [String] = []
    var heading = ""
    var paragraph: [String] = []
    for line in MarkdownLines(page).lines {
      if !line.isCode, !line.text.isEmpty, line.heading == nil {
        paragraph.append(String(line.text))
        continue
      }
      if !paragraph.isEmpty { result += replacement(heading, paragraph) ?? paragraph }
      paragraph = []
      heading = line.heading?.text ?? heading
      result.append(String(line.text))
    }
    return (result + paragraph).joined(separator: "\n")
  }

  private static func table(_ kind: String, _ words: [(name: String, meaning: String)]) -> [String] {
    ["| \(kind) | meaning |", "|---|---|"] + words.map { "| `\($0.name)` | \($0.meaning) |" }
  }

  private func table(_ mapping: MappingDescription, in topic: ReferenceTopic) -> [String] {
    let values = ReferenceValues { target(of: $0, from: topic) }
    return ["| key | value | default | meaning |", "|---|---|---|---|"]
      + mapping.keys.map { key in
        let standard = key.isRequired ? "(required)" : key.standard ?? ""
        return "| `\(key.name)` | \(values.words(key.schema).cell) | \(standard.cell) | \(key.doc.cell) |"
      }
  }

  /// The link to a mapping, preferably on the same page.
  private func target(of mapping: String, from topic: ReferenceTopic) -> String {
    func describes(_ topic: ReferenceTopic) -> Bool { topic.mappings.contains { $0.name == mapping } }
    let file = describes(topic) ? "" : topics.first(where: describes)?.file ?? ""
    return file + "#" + mapping.lowercased()
  }
}

extension String {
  /// As a cell of a table.
  var cell: String { split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
}
