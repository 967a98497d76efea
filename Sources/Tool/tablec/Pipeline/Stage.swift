import TableTemplates

/// A stage whose result can be printed, or an output that a template makes.
enum Stage: Hashable, Sendable {
  case syntax, ir, layout, svg, html
  case template(TemplateStage)

  /// The stages of the compiler itself, with their names and what they are.
  private static let own: [(stage: Stage, name: String, description: String)] = [
    (.syntax, "syntax", "the YAML tree, as JSON"),
    (.ir, "ir", "the spec with includes, templates and repeats expanded, as JSON"),
    (.layout, "layout", "every frame, as JSON"), (.svg, "svg", "the picture"),
    (.html, "html", "the pictures of all environments on one page"),
  ]

  static let allCases = own.map(\.stage)

  /// The names of those that a configuration or `--emit` can name, each with what it is: the stages, and tablec's templates unless a stage
  /// has their name.
  static let descriptions: [(name: String, description: String)] =
    own.map { ($0.name, $0.description) }
    + OutputTemplate.all.filter { template in !own.contains { $0.name == template.name } }.map { ($0.name, $0.title) }

  /// - Parameter name: of a stage or of one of tablec's templates.
  init?(named name: String) {
    if let own = Self.own.first(where: { $0.name == name }) {
      self = own.stage
    } else if let template = OutputTemplate.named(name) {
      self = .template(TemplateStage(template))
    } else {
      return nil
    }
  }

  /// Whether there is one output for each environment instead of one for the spec.
  var isPerEnvironment: Bool {
    switch self {
    case .layout, .svg: true
    case .syntax, .ir, .html: false
    case .template(let template): !template.isForSpec
    }
  }

  var isTemplate: Bool { if case .template = self { true } else { false } }

  /// The suffix of its output, after the spec's name.
  var suffix: String {
    switch self {
    case .syntax: ".syntax.json"
    case .ir: ".ir.json"
    case .layout: ".layout.json"
    case .svg: ".svg"
    case .html: ".html"
    case .template(let template): template.suffix
    }
  }

  /// The suffixes of the outputs that the compiler itself can make.
  static let suffixes = allCases.map(\.suffix) + OutputTemplate.all.map { TemplateStage($0).suffix }
}

extension Stage {
  /// Distinguishes stages in the cache and in the list of a folder's outputs.
  var rawValue: String {
    if case .template(let template) = self { return template.words }
    return Self.own.first { $0.stage == self }?.name ?? ""
  }

  init?(rawValue: String) {
    if let template = TemplateStage(words: rawValue) {
      self = .template(template)
    } else if let own = Self.own.first(where: { $0.name == rawValue }) {
      self = own.stage
    } else {
      return nil
    }
  }
}
