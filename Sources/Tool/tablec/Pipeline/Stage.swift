import TableTemplates

/// A stage whose result can be printed, or an output that a template makes.
enum Stage: Hashable, Sendable {
  case syntax, ir, layout, svg, html
  case template(TemplateStage)

  /// What there is to know of a stage of the compiler itself: the only list of them.
  private struct Traits {
    var stage: Stage
    var name: String
    var description: String
    /// After the spec's name.
    var suffix: String
    var format: Format
    /// Whether there is one output for each environment, made of its layout, instead of one for the spec.
    var isPerEnvironment = false
  }

  private static let own = [
    Traits(
      stage: .syntax, name: "syntax", description: "the YAML tree, as JSON", suffix: ".syntax.json", format: .json),
    Traits(
      stage: .ir, name: "ir", description: "the spec with includes, templates and repeats expanded, as JSON",
      suffix: ".ir.json", format: .json),
    Traits(
      stage: .layout, name: "layout", description: "every frame, as JSON", suffix: ".layout.json", format: .json,
      isPerEnvironment: true),
    Traits(stage: .svg, name: "svg", description: "the picture", suffix: ".svg", format: .svg, isPerEnvironment: true),
    Traits(
      stage: .html, name: "html", description: "the pictures of all environments on one page", suffix: ".html",
      format: .html),
  ]

  /// The format of a stage's output, named as the suffix of its files.
  enum Format: String, CaseIterable {
    case json, svg, html

    var mediaType: String {
      switch self {
      case .json: "application/json"
      case .svg: "image/svg+xml"
      case .html: "text/html"
      }
    }

    /// Why an output is not given the name of another format.
    ///
    /// - Parameter stem: the path up to the suffix.
    func reason(against suffix: String, after stem: Substring, of stage: Stage) -> String {
      switch self {
      case .json: "the output of --emit \(stage.rawValue) is JSON, not \(suffix): use --emit svg for a picture"
      case .svg: "the picture is SVG, PNG or HTML, not \(suffix): write \(stem)svg or \(stem)png"
      case .html: "the page is HTML, not \(suffix): write \(stem)html"
      }
    }
  }

  static let allCases = own.map(\.stage)

  /// The names of those that a configuration or `--emit` can name, each with what it is: the stages, and tablec's templates, none of which
  /// has the name of a stage.
  static let descriptions: [(name: String, description: String)] =
    own.map { ($0.name, $0.description) }
    + OutputTemplate.all.map { ($0.name, $0.title) }

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

  private var traits: Traits? { Self.own.first { $0.stage == self } }
  private var template: TemplateStage? { if case .template(let template) = self { template } else { nil } }

  var isTemplate: Bool { template != nil }

  /// Whether its outputs are sources of Swift.
  var isSwift: Bool { suffix.hasSuffix(".swift") }

  /// Whether there is one output for each environment instead of one for the spec.
  var isPerEnvironment: Bool { template.map { !$0.isForSpec } ?? (traits?.isPerEnvironment == true) }

  /// The suffix of its output, after the spec's name.
  var suffix: String { template?.suffix ?? traits?.suffix ?? "" }

  /// The format of its outputs; nil for templates.
  var format: Format? { traits?.format }

  /// The suffixes of the outputs that the compiler itself can make.
  static let suffixes = allCases.map(\.suffix) + OutputTemplate.all.map { TemplateStage($0).suffix }
}

extension Stage {
  /// Distinguishes stages in the cache and in the list of a folder's outputs.
  var rawValue: String {
    template?.words ?? traits?.name ?? ""
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
