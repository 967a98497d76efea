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
    if reportCall(entry) { return [] }
    return tree.pairs(of: tree.resolved(entry)).flatMap { pair in
      readConstraint(text: pair.value, id: readText(pair.key))
    }
  }

  /// Reports a call of UIKit's, which YAML reads as a mapping because of the labels of its arguments.
  private func reportCall(_ entry: NodeID) -> Bool {
    let pairs = tree.pairs(of: tree.resolved(entry)).map { ($0.key, $0.value) }
    guard pairs.count == 1, let key = tree.scalar(pairs[0].0), let value = tree.scalar(pairs[0].1) else { return false }
    return AnchorCall.isCall(key) && reportCall("\(key): \(value)", at: entry)
  }

  private func reportCall(_ text: String, at entry: NodeID) -> Bool {
    guard AnchorCall.isCall(text), let call = CodeValue(text) else { return false }
    effects.hasMisreadConstraint = true
    report(
      .badConstraint, call.problem, at: entry, help: call.help,
      fixIts: call.text.map { replacing(entry, with: $0, .safe) } ?? [])
    return true
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
      if reportCall(text, at: node) { return [] }
      let match = error.word.isEmpty ? nil : closest(to: error.word, in: error.candidates)
      effects.hasMisreadConstraint = true
      let place = source.range(node, utf8: error.range, of: text)
      report(
        .badConstraint, error.message, in: place, at: node, label: match.map { "did you mean '\($0)'?" } ?? error.label,
        help: error.help, fixIts: fixIts(of: error, match, in: text, at: node, place, isNamed: id != nil))
      return []
    }
  }

  /// The edits for a constraint with a problem, if the rest of it is one.
  private func fixIts(
    of problem: SyntaxProblem, _ match: String?, in text: String, at node: NodeID, _ place: SourceRange, isNamed: Bool
  ) -> [FixIt] {
    guard place != source.range(node), !isFlooded else { return [] }
    if let word = problem.replacement {
      // Where several words are UIKit's, all are replaced at once.
      guard let whole = repaired(text), whole.count > 1 else {
        return [FixIt(message: "replace with '\(word)'", range: place, replacement: word, .safe)]
      }
      let range = source.range(node, utf8: 0..<text.utf8.count, of: text)
      return [FixIt(message: "replace with \(whole.text.inQuotes)", range: range, replacement: whole.text, .safe)]
    }
    if let match, !problem.range.isEmpty {
      let applicability = FixIt.Applicability(of: problem.word, as: match, among: problem.candidates)
      return [FixIt(message: "replace with '\(match)'", range: place, replacement: match, applicability)]
    }
    // Several constraints with commas between them are one element each.
    let parts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    guard !isNamed, tree.kind(node) == .scalar, tree.anchor(node) == nil, tree.tag(node) == nil, parts.count > 1,
      parts.allSatisfy({ (try? ConstraintText.parse($0, holder: LayoutConstraint.holderName)) != nil })
    else { return [] }
    return splitting(node, into: parts)
  }

  /// A constraint with all words replaced that can only mean others, and their number; nil if that does not make it one.
  private func repaired(_ text: String) -> (text: String, count: Int)? {
    var text = text
    for count in 0..<Self.mostWords {
      do {
        _ = try ConstraintText.parse(text, holder: LayoutConstraint.holderName)
        return (text, count)
      } catch {
        guard let word = error.replacement else { return nil }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(error.range, with: word.utf8)
        text = String(decoding: bytes, as: UTF8.self)
      }
    }
    return nil
  }

  /// A constraint has two anchors of three words, a relation and an operator.
  private static var mostWords: Int { 10 }

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
      .repeatedConstraint, "duplicate constraint \("\(constraint)".inQuotes)", in: range, at: node,
      label: "this has no effect",
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
