import ArgumentParser

/// A stage whose result can be printed.
enum Stage: String, ExpressibleByArgument, CaseIterable {
  case syntax, ir, layout, svg, html

  static var allValueDescriptions: [String: String] {
    [
      "syntax": "the YAML tree, as JSON", "ir": "the spec with all that it includes and repeats, as JSON",
      "layout": "every frame, as JSON", "svg": "the picture",
      "html": "the pictures of all environments on one page",
    ]
  }

  /// Whether there is one for each environment of a spec, and not one for the spec.
  var isPerEnvironment: Bool { self == .layout || self == .svg }

  /// What a file of it is called after the spec's name.
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
