import Recordings
import TableParsing
import Testing

/// A case of a marked file, and how it is read.
struct MarkedSpec: CustomTestStringConvertible, Sendable {
  let marked: MarkedCase
  private(set) var wanted = SpecParser.Wanted.spec
  private(set) var options = SpecParser.Options()
  private var links: [String: String] = [:]

  var testDescription: String { marked.name }

  static let folder = "Tests/Compiler/TableParsingTests/Marked"
  static let files = MarkedFile.all(in: folder)
  /// All cases of this room, which the schema and the fixes are held against too.
  static let all = specs { _ in true }
  /// What people who know UIKit write at the first try.
  static let mistakes = specs { $0.path.hasPrefix(folder + "/mistakes/") }

  private static func specs(in isMeant: (MarkedFile) -> Bool) -> [MarkedSpec] {
    files.filter(isMeant).flatMap(\.cases).compactMap { try? MarkedSpec($0) }
  }

  private static let limits: [Substring: WritableKeyPath<SpecParser.Options, Int> & Sendable] = [
    "maxRows": \.maxRows, "maxWork": \.maxWork, "maxIncludes": \.maxIncludes, "maxEnvironments": \.maxEnvironments,
    "maxConstraints": \.maxConstraints, "maxConstrainedViews": \.maxConstrainedViews,
    "maxBytes": \.syntax.maxBytes, "maxDepth": \.syntax.maxDepth, "maxNodes": \.syntax.maxNodes,
    "maxAliases": \.syntax.maxAliases,
  ]

  init(_ marked: MarkedCase) throws {
    self.marked = marked
    for condition in marked.conditions {
      let words = condition.split(separator: " ")
      switch (words.first, words.count) {
      case ("profile", 1): wanted = .profile
      case ("spec", 3) where condition == "spec or profile": wanted = .either
      case ("link", 4): links[String(words[1])] = String(words[3])
      case ("limit", 3):
        let limit = try #require(Self.limits[words[1]], "\(marked.name): there is no limit '\(words[1])'")
        options[keyPath: limit] = try #require(Int(words[2]), "\(marked.name): \(condition)")
      default: try #require(Bool(false), "\(marked.name): '\(condition)' says nothing")
      }
    }
  }

  /// The text as the parser gets it.
  var source: String { marked.texts[0].text }

  func parsed() -> SpecParser.Result {
    let texts = Dictionary(marked.texts.map { ($0.path, $0.text) }) { first, _ in first }
    return parse(source, files: MemoryFiles(texts, images: testImages, links: links), options: options, as: wanted)
  }
}
