import ArgumentParser

/// A stage whose result can be printed.
enum Stage: String, ExpressibleByArgument, CaseIterable {
  case syntax, ir, layout, svg, html

  static var allValueDescriptions: [String: String] {
    [
      "syntax": "the YAML tree, as JSON", "ir": "the spec with includes, templates and repeats expanded, as JSON",
      "layout": "every frame, as JSON", "svg": "the picture",
      "html": "the pictures of all environments on one page",
    ]
  }

  /// Whether there is one output for each environment instead of one for the spec.
  var isPerEnvironment: Bool { self == .layout || self == .svg }

  /// The suffix of its output, after the spec's name.
  var suffix: String {
    switch self {
    case .syntax: ".syntax.json"
    case .ir: ".ir.json"
    case .layout: ".layout.json"
    case .svg: ".svg"
    case .html: ".html"
    }
  }
}
