import TableConstraints
import TableDiagnostics
import TableIR
import YAMLSyntax

extension Shape where Value == [LayoutConstraint] {
  /// A list of strings, each a constraint or several constraints in the visual format, optionally after a name: `gap: …`.
  static let constraints = Shape(
    .list(.either([.naming(.use(.constraint), .text), .dictionary(.naming(.use(.constraint), .text))]), count: nil)
  ) { decoder, node in
    decoder.readConstraints(node)
  } write: { constraints, _ in
    .list(
      constraints.map { constraint in
        let text = SpecValue.text(constraint.expression.description)
        return constraint.id.map { .mapping([SpecValue.Entry(key: $0, value: text)]) } ?? text
      })
  }
}

extension SpecDecoder {
  fileprivate func readConstraints(_ node: NodeID) -> [LayoutConstraint]? {
    guard let entries = elements(node, expected: "a list of constraints") else { return nil }
    var constraints: [LayoutConstraint] = []
    var places: [ConstraintExpression: SourceRange] = [:]
    var names: [String: NodeID] = [:]
    for entry in entries {
      guard constraints.count <= options.maxConstraints else { break }
      let read = readConstraint(entry)
      for name in Set(read.compactMap(\.0.id)).sorted() {
        checkName(name, of: entry, names[name])
        names[name] = entry
      }
      for (constraint, node) in read {
        checkRepetition(of: constraint, at: node, &places)
        constraints.append(constraint)
      }
    }
    return constraints
  }

  /// - Parameter first: The entry of the list that already has the name.
  private func checkName(_ name: String, of entry: NodeID, _ first: NodeID?) {
    guard let first else { return }
    report(
      .repeatedConstraint, "two constraints in this list have the name \(name.quotedForMessage)",
      at: tree.key(name, of: entry) ?? entry, label: "this constraint replaces the first",
      help: "give it a different name, or no name",
      notes: [Note(message: "the first is here", range: source.range(first))])
  }

  private func readConstraint(_ entry: NodeID) -> [(LayoutConstraint, NodeID)] {
    guard isMapping(entry) else { return readConstraint(text: entry, id: nil) }
    return tree.pairs(of: tree.resolved(entry)).flatMap { pair in
      readConstraint(text: pair.value, id: readText(pair.key))
    }
  }

  private func readConstraint(text node: NodeID, id: String?) -> [(LayoutConstraint, NodeID)] {
    guard let text = readText(node) else { return [] }
    do {
      let location = source.location(tree.resolved(node))
      effects.constraintTexts[location] = source.place(of: node, text)
      return try ConstraintText.parse(text, holder: LayoutConstraint.holderName).compactMap { expression in
        guard checkNumbers(of: expression, in: text, at: node) else { return nil }
        return (LayoutConstraint(expression, id: id, location: location), node)
      }
    } catch {
      let match = error.word.isEmpty ? nil : closest(to: error.word, in: error.candidates)
      effects.hasMisreadConstraint = true
      report(
        .badConstraint, error.message, in: source.range(node, utf8: error.range, of: text), at: node,
        label: match.map { "did you mean '\($0)'?" } ?? error.label, help: error.help)
      return []
    }
  }

  /// Whether the numbers are in the range that a layout can compute with. UIKit reports a constant that "exceeds internal limits" and
  /// uses a smaller one.
  private func checkNumbers(of expression: ConstraintExpression, in text: String, at node: NodeID) -> Bool {
    func report(_ what: String, _ part: Range<Int>?, label: String, help: String) -> Bool {
      effects.hasMisreadConstraint = true
      self.report(
        .badConstraint, "the \(what) is out of range", in: source.range(node, utf8: part ?? expression.range, of: text),
        at: node, label: label, help: help)
      return false
    }
    if case .number(let value) = expression.constant, value.magnitude > SpecBounds.longest {
      return report(
        "constant", expression.constantRange, label: "must be from -100000 to 100000",
        help: "write a smaller number of points")
    }
    guard (0.001...1_000).contains(expression.multiplier.magnitude) else {
      return report(
        "multiplier", expression.multiplierRange, label: "must be from 0.001 to 1000, or from -1000 to -0.001",
        help: "write a number closer to 1")
    }
    return true
  }

  /// - Parameter places: The places of the constraints of the list so far, by their canonical form.
  private func checkRepetition(
    of constraint: LayoutConstraint, at node: NodeID, _ places: inout [ConstraintExpression: SourceRange]
  ) {
    guard let text = tree.scalar(node) else { return }
    let range = source.range(node, utf8: constraint.expression.range, of: text)
    guard let first = places.updateValue(range, forKey: constraint.expression.canonical) else { return }
    places[constraint.expression.canonical] = first
    report(
      .repeatedConstraint, "duplicate constraint '\(constraint)'", in: range, at: node, label: "this has no effect",
      help: "remove one of the two", notes: [Note(message: "first written here", range: first)])
  }
}

extension SourceFile {
  fileprivate func place(of node: NodeID, _ text: String) -> ConstraintPlace {
    let scalar = tree.resolved(node)
    let (start, end) = (tree.start(scalar), tree.end(scalar))
    let quote: UInt32 = tree.scalarStyle(scalar) == .plain ? 0 : 1
    let isAsWritten =
      start.line == end.line && end.column - start.column == UInt32(text.unicodeScalars.count) + 2 * quote
    return ConstraintPlace(
      file: path, whole: isAsWritten ? nil : range(node), start: Mark(line: start.line, column: start.column + quote),
      text: text)
  }

  /// The range of a part of a scalar's text; the range of the whole scalar if its source differs from its text.
  fileprivate func range(_ node: NodeID, utf8 part: Range<Int>, of text: String) -> SourceRange {
    let place = place(of: node, text)
    return SourceRange(file: path, start: place.position(part.lowerBound), end: place.position(part.upperBound))
  }
}
