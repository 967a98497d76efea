/// A piece of a template.
indirect enum TemplateNode: Sendable {
  case text([UInt8])
  /// `{{name}}`, or `{{{name}}}` and `{{&name}}` without escaping.
  case variable(TemplateExpression, isEscaped: Bool)
  /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}`.
  case section(TemplateExpression, isInverted: Bool, [TemplateNode])
  /// `{{> name}}`, with the blanks in front of a tag that has its own line.
  case partial(TemplatePlace, indentation: [UInt8])
  /// `{{$ name}}…{{/ name}}`: what another template may replace, and the blanks in front of each of its lines, or of those in their place.
  case block(String, indentation: [UInt8], [TemplateNode])
  /// `{{< name}}…{{/ name}}`: another template, with some of its blocks replaced.
  case parent(TemplatePlace, indentation: [UInt8], blocks: [String: [TemplateNode]])
}

/// The name of another template, and the tag that names it.
struct TemplatePlace: Sendable {
  var name: String
  var range: Range<Int>
}

/// What a tag names.
indirect enum TemplateExpression: Sendable {
  /// `.`
  case current
  /// `accessoryView.kind`
  case path([String])
  /// `equal(kind, "switch")`
  case call(TemplateFilter, [TemplateExpression])
  case literal(TemplateValue)

  /// The names that are looked up.
  var names: [String] {
    switch self {
    case .current, .literal: []
    case .path(let parts): [parts[0]]
    case .call(_, let arguments): arguments.flatMap(\.names)
    }
  }
}

/// What the first lines of a template say about its output: `{{% suffix: .md }}`.
package struct TemplatePragmas: Equatable, Sendable {
  /// How `{{name}}` is escaped.
  package var escaping = TemplateEscaping.html
  /// The suffix of the output's name.
  package var suffix: String?
  /// Whether there is one output for all environments, instead of one for each.
  package var isForSpec = false
  /// The keys of the language that the template writes.
  package var says = SaidKeys()
}
