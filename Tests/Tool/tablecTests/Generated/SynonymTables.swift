@testable import TableParsing

/// The index of UIKit's, SwiftUI's and Interface Builder's words, with their counterparts in specs: the synonyms as tables by the headings
/// of their page.
struct SynonymTables {
  /// The link to a mapping.
  let target: (String) -> String

  var tables: [String: [String]] {
    func table(_ head: String, _ columns: Int, _ lines: [String]) -> [String] {
      [head, "|" + String(repeating: "---|", count: columns)] + lines
    }
    return [
      "UIKit's words": table(
        "| word | of | in | write |", 4, Self.entries.filter { !$0.isAbsent }.map(line)),
      "Values": table(
        "| type | constants in Objective-C | keys | other names |", 4, ValueSynonyms.all.map(Self.line)),
      "Without a counterpart": table("| word | of | in | why |", 4, Self.entries.filter(\.isAbsent).map(line)),
    ]
  }

  /// A word of one owner, with all places where it has the same meaning.
  private struct Entry {
    var synonym: Synonym
    var places: [String]

    var isAbsent: Bool {
      if case .none = synonym.counterpart { true } else { false }
    }
  }

  private static let entries: [Entry] = {
    var entries: [String: Entry] = [:]
    for synonym in Synonyms.all where synonym.owner != nil {
      let key = [synonym.word, synonym.owner ?? "", synonym.counterpart.words(quote: "")].joined(separator: "\n")
      entries[key, default: Entry(synonym: synonym, places: [])].places.append(synonym.place)
    }
    return entries.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }.map(\.value)
  }()

  private func line(_ entry: Entry) -> String {
    let words = entry.synonym.counterpart.words(quote: "`").cell
    let links = entry.places.map { "[\($0)](\(target($0)))" }.joined(separator: ", ")
    return "| `\(entry.synonym.word)` | \(entry.synonym.owner ?? "") | \(links) | \(words) |"
  }

  private static func line(_ type: ValueSynonyms) -> String {
    let constants = type.constants.map { "`\($0)…`" }.joined(separator: ", ")
    let keys = type.keys.map { "`\($0)`" }.joined(separator: ", ")
    let words = type.words.map { "`\($0.key)`: `\($0.value)`" }.joined(separator: ", ")
    return "| `\(type.type)` | \(constants) | \(keys) | \(words.cell) |"
  }
}
