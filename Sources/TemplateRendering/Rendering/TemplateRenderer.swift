import WorkMetering

/// Renders a template with a value.
struct TemplateRenderer {
  private let library: TemplateLibrary
  /// The template that is being rendered, which the problem of a tag is reported in.
  private var template: Template
  /// What names are looked up in, the innermost last.
  private var stack: [TemplateValue]
  private var position: TemplatePosition?
  /// The blocks that templates around this one replace.
  private var blocks: [String: Replacement] = [:]
  private let work: WorkMeter
  private var depth = 0
  /// The last tag that included a template, and the template that contains it, for the message if they are nested too deeply.
  private var include: (place: TemplatePlace, template: String)?
  private(set) var output: [UInt8] = []
  /// In front of each line of a template that is included.
  private var indentation: [UInt8] = []
  /// Whether the text of the template so far ends with a line.
  private var isAtLineStart = true

  private struct Replacement {
    var nodes: [TemplateNode]
    var template: Template
  }

  init(library: TemplateLibrary, template: Template, value: TemplateValue, work: WorkMeter) {
    (self.library, self.template, stack, self.work) = (library, template, [value], work)
  }

  mutating func render(_ nodes: [TemplateNode]) throws(TemplateProblem) {
    for node in nodes where !work.isSpent {
      work.spend(1)
      switch node {
      case .text(let text): append(template: text)
      case .variable(let expression, let isEscaped): append(evaluate(expression), isEscaped: isEscaped)
      case .section(let expression, let isInverted, let inner):
        try renderSection(expression, isInverted: isInverted, inner)
      case .partial(let place, let blanks):
        try render(library.template(place, in: template), at: place, indentation: blanks)
      case .block(let name, let inner):
        guard let own = blocks[name] else {
          try nested(place: nil) { r throws(TemplateProblem) in try r.render(inner) }; continue
        }
        try nested(place: nil) { r throws(TemplateProblem) in
          r.template = own.template
          try r.render(own.nodes)
        }
      case .parent(let place, let blanks, let inner):
        let found = try library.template(place, in: template)
        let before = blocks
        let own = inner.mapValues { Replacement(nodes: $0, template: template) }
        // What is replaced further out holds.
        blocks.merge(own) { outer, _ in outer }
        try render(found, at: place, indentation: blanks)
        blocks = before
      }
    }
  }

  // MARK: Sections

  private mutating func renderSection(
    _ expression: TemplateExpression, isInverted: Bool, _ nodes: [TemplateNode]
  ) throws(TemplateProblem) {
    if case .call(let filter, let arguments) = expression, arguments.isEmpty, filter.takesText {
      return try nested(place: nil) { r throws(TemplateProblem) in try r.render(nodes, through: filter) }
    }
    let value = evaluate(expression)
    guard value.isShown != isInverted else { return }
    guard !isInverted else { return try nested(place: nil) { r throws(TemplateProblem) in try r.render(nodes) } }
    let before = position
    try nested(place: nil) { r throws(TemplateProblem) in
      if case .list(let elements) = value {
        for (index, element) in elements.enumerated() where !r.work.isSpent {
          r.position = TemplatePosition(index: index, count: elements.count)
          r.stack.append(element)
          try r.render(nodes)
          r.stack.removeLast()
        }
      } else {
        r.stack.append(value)
        try r.render(nodes)
        r.stack.removeLast()
      }
    }
    position = before
  }

  /// Renders nodes, and applies a filter to what they write.
  private mutating func render(_ nodes: [TemplateNode], through filter: TemplateFilter) throws(TemplateProblem) {
    let start = output.count
    try render(nodes)
    guard !work.isSpent else { return }
    let written = String(decoding: output[start...], as: UTF8.self)
    output.removeSubrange(start...)
    append(filter.apply([.string(written)], position).text.utf8)
  }

  /// Renders another template in place of a tag.
  private mutating func render(
    _ other: Template, at place: TemplatePlace, indentation blanks: [UInt8]
  ) throws(TemplateProblem) {
    let before = indentation
    try nested(place: place) { r throws(TemplateProblem) in
      r.indentation += blanks
      r.template = other
      try r.render(other.nodes)
    }
    indentation = before
  }

  /// - Parameter place: the tag that includes another template; nil for a section of this one.
  private mutating func nested(
    place: TemplatePlace?, _ body: (inout TemplateRenderer) throws(TemplateProblem) -> Void
  ) throws(TemplateProblem) {
    if let place { include = (place, template.name) }
    guard depth < TemplateLibrary.mostDepth else {
      throw TemplateProblem(
        "templates are nested more than \(TemplateLibrary.mostDepth) deep: does one include itself without an end?",
        in: include?.template ?? template.name, at: include?.place.range ?? 0..<0,
        help: "include it in a section of a name that ends, such as {{#subviews}}")
    }
    let own = template
    depth += 1
    try body(&self)
    depth -= 1
    template = own
  }

  // MARK: Values

  private func evaluate(_ expression: TemplateExpression) -> TemplateValue {
    switch expression {
    case .current: return stack[stack.count - 1]
    case .literal(let value): return value
    case .path(let parts):
      var value = lookUp(parts[0])
      for part in parts.dropFirst() {
        work.spend(4)
        value = value[part]
      }
      return value
    case .call(let filter, let arguments):
      let values = arguments.map(evaluate)
      for value in values { work.spend(Self.size(value)) }
      // A limit that is exceeded ends the output anyway.
      return work.isSpent ? .null : filter.apply(values, position)
    }
  }

  /// The value of a name in the innermost object that has it.
  private func lookUp(_ name: String) -> TemplateValue {
    for value in stack.reversed() {
      guard case .object(let object) = value else { continue }
      work.spend(2 + object.members.count / 4)
      if let found = object.value(of: name) { return found }
    }
    return .null
  }

  /// The work of a filter that takes a value.
  private static func size(_ value: TemplateValue) -> Int {
    switch value {
    case .string(let text): 4 + text.utf8.count
    case .list(let elements): elements.reduce(4) { $0 + size($1) }
    default: 4
    }
  }

  // MARK: Output

  private mutating func append(_ value: TemplateValue, isEscaped: Bool) {
    let text = value.text
    guard !text.isEmpty else { return }
    indentLine()
    isAtLineStart = false
    // Numbers are the compiler's own.
    if isEscaped, !value.isNumber {
      append(library.main.pragmas.escaping.escaped(text).utf8)
    } else {
      append(text.utf8)
    }
  }

  private mutating func append(template text: [UInt8]) {
    var rest = text[...]
    while let end = indentation.isEmpty ? nil : rest.firstIndex(of: UInt8(ascii: "\n")) {
      indentLine()
      append(rest[...end])
      rest = rest[(end + 1)...]
      isAtLineStart = true
    }
    guard let last = rest.last else { return }
    indentLine()
    append(rest)
    isAtLineStart = last == UInt8(ascii: "\n")
  }

  /// Begins a line of a template that is included.
  private mutating func indentLine() {
    if isAtLineStart, !indentation.isEmpty { append(indentation) }
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    work.spend(bytes.count)
    if !work.isSpent { output += bytes }
  }
}

extension TemplateValue {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
