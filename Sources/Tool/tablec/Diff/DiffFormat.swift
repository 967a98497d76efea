import ArgumentParser

/// The format of a `diff` report.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, patch, markdown, svg, html, github, sarif, junit

  static var allValueDescriptions: [String: String] {
    [
      "text": "for people, the most severe changes first", "json": "for programs (tablec schema diff)",
      "patch": "a JSON Patch that turns the old layout JSON into the new one",
      "markdown": "a comment for a pull request", "svg": "the rows that changed, before and after",
      "html": "a page with these rows and a slider", "github": "annotations for GitHub Actions",
      "sarif": "for code scanning", "junit": "test results",
    ]
  }

  /// The suffix of a file in this format.
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

  /// Whether there is one output for each spec and environment instead of one for the run.
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
