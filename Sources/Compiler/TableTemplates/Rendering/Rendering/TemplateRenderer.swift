import TableSupport

/// Renders a template with a value.
struct TemplateRenderer {
  private let library: TemplateLibrary
  /// The template that is being rendered, which the problem of a tag is reported in.
  private var template: Template
  /// What names are looked up in, the innermost last.
  private var stack: [TemplateValue]
  private var position: TemplatePosition?
  /// The blocks that templates around this one replace, the outermost first, which hold.
  private var replacements: [Replacement] = []
  private let work: WorkMeter
  private var depth = 0
  /// The last tag that included a template, and the template that contains it, for the message if they are nested too deeply.
  private var include: (place: TemplatePlace, template: String)?
  private(set) var output: [UInt8] = []
  /// In front of each line of a template that is included: the blanks of each tag, which are the tag's own and not copied.
  private var indentation: [[UInt8]] = []
  /// Whether the text of the template so far ends with a line.
  private var isAtLineStart = true

  private struct Replacement {
    var blocks: [String: [TemplateNode]]
    var template: Template
  }

  init(library: TemplateLibrary, template: Template, value: TemplateValue, work: WorkMeter) {
    (self.library, self.template, stack, self.work) = (library, template, [value], work)
  }

  mutating func render(_ nodes: [TemplateNode]) throws(TemplateProblem) {
    for node in nodes {
      work.spend(1)
      guard !work.isSpent else { return }
      switch node {
      case .text(let text): append(template: text)
      case .variable(let expression, let isEscaped): append(evaluate(expression), isEscaped: isEscaped)
      case .section(let expression, let isInverted, let inner):
        try renderSection(expression, isInverted: isInverted, inner)
      case .partial(let place, let blanks):
        try render(library.template(place, in: template), at: place, indentation: blanks)
      case .block(let name, let blanks, let inner):
        let own = replacement(of: name)
        if !blanks.isEmpty { indentation.append(blanks) }
        try nested(place: nil) { r throws(TemplateProblem) in
          if let own { r.template = own.template }
          try r.render(own?.nodes ?? inner)
        }
        if !blanks.isEmpty { indentation.removeLast() }
      case .parent(let place, let blanks, let inner):
        let found = try library.template(place, in: template)
        replacements.append(Replacement(blocks: inner, template: template))
        try render(found, at: place, indentation: blanks)
        replacements.removeLast()
      }
    }
  }

  /// What a template around this one has in place of a block.
  private func replacement(of block: String) -> (nodes: [TemplateNode], template: Template)? {
    for outer in replacements {
      work.spend(2 + block.utf8.count / 8)
      if let nodes = outer.blocks[block] { return (nodes, outer.template) }
    }
    return nil
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
        for (index, element) in elements.enumerated() {
          guard !r.work.isSpent else { return }
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
    append(apply(filter, to: [.string(written)]).text.utf8)
  }

  /// Renders another template in place of a tag.
  private mutating func render(
    _ other: Template, at place: TemplatePlace, indentation blanks: [UInt8]
  ) throws(TemplateProblem) {
    work.spend(place.name.utf8.count / 8)
    if !blanks.isEmpty { indentation.append(blanks) }
    try nested(place: place) { r throws(TemplateProblem) in
      r.template = other
      try r.render(other.nodes)
    }
    if !blanks.isEmpty { indentation.removeLast() }
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
        guard case .object(let object) = value else { return .null }
        work.spend(4 + object.members.count / 4)
        value = object.value(of: part) ?? .null
      }
      return value
    case .call(let filter, let arguments):
      // A limit that is exceeded ends the output anyway.
      guard !work.isSpent else { return .null }
      return apply(filter, to: arguments.map(evaluate) + (filter.also.map { [stack[0][$0]] } ?? []))
    }
  }

  /// What a filter makes of values, if that is not too much work.
  private func apply(_ filter: TemplateFilter, to values: [TemplateValue]) -> TemplateValue {
    for value in values { work.spend(value.size) }
    guard !work.isSpent else { return .null }
    work.spend(filter.cost(values))
    return work.isSpent ? .null : filter.apply(values, position)
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

  // MARK: Output

  private mutating func append(_ value: TemplateValue, isEscaped: Bool) {
    let text = value.text
    guard !text.isEmpty else { return }
    indentLine()
    isAtLineStart = false
    // Numbers are the compiler's own.
    guard isEscaped, !value.isNumber else { return append(text.utf8) }
    work.spend(text.utf8.count)
    guard !work.isSpent else { return }
    let end = output.count + text.utf8.count
    library.main.pragmas.escaping.append(text, to: &output)
    work.spend(max(output.count - end, 0))
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
    guard isAtLineStart else { return }
    for blanks in indentation { append(blanks) }
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    work.spend(bytes.count)
    if !work.isSpent { output += bytes }
  }
}

extension TemplateValue {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
