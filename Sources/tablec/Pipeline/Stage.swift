import ArgumentParser

/// A stage whose result can be printed.
enum Stage: String, ExpressibleByArgument, CaseIterable {
  case syntax, ir, layout, svg

  /// What a file of it is called after the spec's name.
  var suffix: String {
    switch self {
    case .syntax: ".syntax.json"
    case .ir: ".ir.json"
    case .layout: ".layout.json"
    case .svg: ".svg"
    }
  }
}
