/// The index of UIKit's, SwiftUI's and Interface Builder's words, with their counterparts in specs: the table of synonyms as a page.
struct WordsReference {
  func markdown() -> String {
    var page = """
      ## UIKit's words

      What a spec writes for a property of UIKit, a modifier of SwiftUI or an attribute of Interface Builder, and where. The messages for unknown
      keys and values use the same table.

      | word | of | in | write |
      |---|---|---|---|

      """
    for entry in Self.entries where !entry.isAbsent { page += entry.line }
    page += """

      ### Values

      Values have UIKit's own names. A spec writes them without the type: `.subtitle`, `UITableViewCell.CellStyle.subtitle` and
      `UITableViewCellStyleSubtitle` are all `subtitle`.

      | type | constants in Objective-C | keys | other names |
      |---|---|---|---|

      """
    for type in ValueSynonyms.all { page += Self.line(type) }
    page += """

      ### Without a counterpart

      | word | of | in | why |
      |---|---|---|---|

      """
    for entry in Self.entries where entry.isAbsent { page += entry.line }
    return page
  }

  /// A word of one owner, with all places where it has the same meaning.
  private struct Entry {
    var synonym: Synonym
    var places: [String]

    var isAbsent: Bool {
      if case .none = synonym.counterpart { true } else { false }
    }

    var line: String {
      let words = WordsReference.cell(synonym.counterpart.words(quote: "`"))
      let links = places.map { "[\($0)](#\($0.lowercased()))" }.joined(separator: ", ")
      return "| `\(synonym.word)` | \(synonym.owner ?? "") | \(links) | \(words) |\n"
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

  private static func line(_ type: ValueSynonyms) -> String {
    let constants = type.constants.map { "`\($0)…`" }.joined(separator: ", ")
    let keys = type.keys.map { "`\($0)`" }.joined(separator: ", ")
    let words = type.words.map { "`\($0.key)`: `\($0.value)`" }.joined(separator: ", ")
    return "| `\(type.type)` | \(constants) | \(keys) | \(cell(words)) |\n"
  }

  fileprivate static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
