import ArgumentParser

/// How `diff` tells what it found.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, patch, markdown, svg, html, github, sarif, junit

  static var allValueDescriptions: [String: String] {
    [
      "text": "for people, the worst first", "json": "for programs (tablec schema diff)",
      "patch": "a JSON Patch, which makes the old layout JSON the new one",
      "markdown": "for a comment on a pull request", "svg": "the rows that changed, before and after",
      "html": "a page of them, with a slider", "github": "annotations of GitHub Actions", "sarif": "for code scanning",
      "junit": "among test results",
    ]
  }

  /// The suffix of a file of it.
  var suffix: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .patch: "patch.json"
    case .markdown: "md"
    case .svg: "svg"
    case .html: "html"
    case .github: "github.txt"
    case .sarif: "sarif"
    case .junit: "junit.xml"
    }
  }

  /// Whether there is one for each spec and environment, and not one for the run.
  var isPerTable: Bool { self == .patch || self == .svg }

  /// The format that a file's name asks for.
  init?(path: String) {
    let suffixes: [(String, DiffFormat)] = [
      (".patch.json", .patch), (".junit.xml", .junit), (".txt", .text), (".json", .json), (".md", .markdown),
      (".svg", .svg), (".html", .html), (".sarif", .sarif), (".xml", .junit),
    ]
    guard let format = suffixes.first(where: { path.hasSuffix($0.0) })?.1 else { return nil }
    self = format
  }
}
