import ConstraintSyntax
import TableDiagnostics
import TableIR
import YAMLSyntax

extension Shape where Value == [LayoutConstraint] {
  /// A list of texts, each a constraint or several in the visual format; one that has a name stands behind it, `gap: …`.
  static let constraints = Shape(
    .list(.either([.text, .dictionary(.text)]), count: nil)
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
  /// More than any cell has; a system of more is no layout.
  static let mostConstraints = 2_000

  fileprivate func readConstraints(_ node: NodeID) -> [LayoutConstraint]? {
    guard let entries = elements(node, expected: "a list of constraints") else { return nil }
    var constraints: [LayoutConstraint] = []
    for entry in entries {
      guard constraints.count < Self.mostConstraints else {
        report(
          .badConstraint, "there are more than \(Self.mostConstraints) constraints here", at: entry,
          help: "part the view into several, each with constraints of its own")
        return constraints
      }
      constraints += readConstraint(entry)
    }
    return constraints
  }

  private func readConstraint(_ entry: NodeID) -> [LayoutConstraint] {
    guard isMapping(entry) else { return readConstraint(text: entry, id: nil) }
    return tree.pairs(of: tree.resolved(entry)).flatMap { pair in
      readConstraint(text: pair.value, id: readText(pair.key))
    }
  }

  private func readConstraint(text node: NodeID, id: String?) -> [LayoutConstraint] {
    guard let text = readText(node) else { return [] }
    do {
      let location = source.location(tree.resolved(node))
      constraintTexts[location] = source.place(of: node, text)
      return try ConstraintText.parse(text, holder: LayoutConstraint.holderName).map {
        LayoutConstraint($0, id: id, location: location)
      }
    } catch {
      let match = error.word.isEmpty ? nil : closest(to: error.word, in: error.candidates)
      hasMisreadConstraint = true
      report(
        .badConstraint, error.message, in: source.range(node, utf8: error.range, of: text), at: node,
        label: match.map { "did you mean '\($0)'?" } ?? error.label, help: error.help)
      return []
    }
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

  /// The place of a part of a scalar's text; of all of it where that is written in another way than it reads.
  fileprivate func range(_ node: NodeID, utf8 part: Range<Int>, of text: String) -> SourceRange {
    let place = place(of: node, text)
    return SourceRange(file: path, start: place.position(part.lowerBound), end: place.position(part.upperBound))
  }
}
