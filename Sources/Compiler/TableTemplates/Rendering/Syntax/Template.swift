/// A template: its text, parsed.
package struct Template: Sendable {
  /// The most bytes of a template.
  package static let mostBytes = 1 << 20
  /// How deep sections can be nested in one template.
  static let mostDepth = 32

  package let name: String
  package let pragmas: TemplatePragmas
  let nodes: [TemplateNode]

  /// - Parameters:
  ///   - name: the name of the template in messages, and in tags of others.
  ///   - filters: what it can call.
  ///   - names: what it can look up; nil if that is not known.
  package init(
    _ text: [UInt8], name: String, filters: [TemplateFilter], names: TemplateNames? = nil
  ) throws(TemplateProblem) {
    guard text.count <= Self.mostBytes else {
      throw TemplateProblem("the template is larger than \(Self.mostBytes) bytes", in: name, at: 0..<0)
    }
    var parser = TemplateParser(text, name: name, filters: filters, names: names)
    try parser.parse()
    (self.name, nodes, pragmas) = (name, parser.nodes, parser.pragmas)
  }

  /// The templates that it includes, with the tag of each, in order.
  package var partials: [(name: String, range: Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    Self.visit(nodes) { node in
      switch node {
      case .partial(let place, _), .parent(let place, _, _): found.append((place.name, place.range))
      default: break
      }
    }
    return found
  }

  /// The names that it looks up; those that only follow a dot are left out.
  package var names: Set<String> {
    var names: Set<String> = []
    Self.visit(nodes) { node in
      switch node {
      case .variable(let expression, _), .section(let expression, _, _): names.formUnion(expression.names)
      default: break
      }
    }
    return names
  }

  private static func visit(_ nodes: [TemplateNode], _ body: (TemplateNode) -> Void) {
    for node in nodes {
      body(node)
      switch node {
      case .section(_, _, let inner), .block(_, _, let inner): visit(inner, body)
      case .parent(_, _, let blocks): for inner in blocks.values { visit(inner, body) }
      case .text, .variable, .partial: break
      }
    }
  }
}
