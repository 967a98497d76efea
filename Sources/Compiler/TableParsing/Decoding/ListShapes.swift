import YAMLSyntax

extension Shape {
  /// A list of values. An invalid element is reported and left out.
  static func list<Element>(of element: Shape<Element>, count: ClosedRange<Int>? = nil) -> Shape<[Element]>
  where Value == [Element] {
    let noun = "a list"
    return Shape<[Element]>(.list(element.schema, count: count)) { decoder, node in
      guard let elements = decoder.elements(node, expected: noun) else { return nil }
      if let count, !count.contains(elements.count) {
        let wanted = count.lowerBound == count.upperBound ? "" : "from \(count.lowerBound) to "
        decoder.report(
          .wrongType,
          "\(decoder.subjectText) must have \(wanted)\(count.upperBound) elements, not \(elements.count)", at: node)
        return nil
      }
      return decoder.reading(elements) { element.read(decoder, $0) }
    } write: { values, writer in
      .list(values.map { element.write($0, writer) })
    }
  }

  /// A value, or a list of values.
  static func oneOrSeveral<Element>(_ element: Shape<Element>) -> Shape<[Element]> where Value == [Element] {
    let list = Shape<[Element]>.list(of: element, count: 1...SpecBounds.mostChoices)
    return Shape<[Element]>(.either([element.schema, list.schema])) { decoder, node in
      decoder.isSequence(node) ? list.read(decoder, node) : element.read(decoder, node).map { [$0] }
    } write: { values, writer in
      values.count == 1 ? element.write(values[0], writer) : list.write(values, writer)
    }
  }

  /// A fixed number of numbers, each within its own bounds; all of them or nothing.
  static func numbers<Element>(_ shapes: [Shape<Element>], _ names: String) -> Shape<[Element]>
  where Value == [Element] {
    let noun = "[\(names)]"
    let sides = names.split { $0 == "," || $0 == " " }.map(String.init)
    return Shape<[Element]>(.tuple(shapes.map(\.schema))) { decoder, node in
      let named = decoder.tuple(node, names: sides) ?? (sides == ["leading", "trailing"] ? decoder.inset(node) : nil)
      if let numbers = named {
        decoder.reportWrongType(
          node, expected: noun, help: "write \(numbers)", fixIts: decoder.replacing(node, with: numbers, .safe))
        return nil
      }
      // One number for a square, or for the same on all sides.
      if !sides.contains("x"), decoder.isNumber(node), let number = decoder.shortText(node) {
        let numbers = "[\(Array(repeating: number, count: shapes.count).joined(separator: ", "))]"
        decoder.reportWrongType(
          node, expected: noun, help: "write \(numbers)", fixIts: decoder.replacing(node, with: numbers, .safe))
        return nil
      }
      guard let elements = decoder.elements(node, expected: noun) else { return nil }
      guard elements.count == shapes.count else {
        let insets = sides == ["leading", "trailing"] ? decoder.sides(ofInsets: node) : nil
        decoder.report(
          .wrongType,
          "\(decoder.subjectText) must be \(noun), and this has \(elements.count == 1 ? "1 element" : "\(elements.count) elements")",
          at: node, help: "write \(insets ?? "\(sides.count) numbers: \(names)")",
          fixIts: insets.map { decoder.replacing(node, with: $0, .safe) } ?? [])
        return nil
      }
      var index = 0
      let values: [Element] = decoder.reading(elements) { element in
        defer { index += 1 }
        return shapes[index].read(decoder, element)
      }
      return values.count == shapes.count ? values : nil
    } write: { values, writer in
      .list(zip(shapes, values).map { $0.write($1, writer) })
    }
  }
}

extension SpecDecoder {
  /// The elements of a sequence, or nil with a diagnostic.
  func elements(_ node: NodeID, expected: String) -> [NodeID]? {
    let sequence = tree.resolved(node)
    guard tree.kind(sequence) == .sequence else {
      reportNoList(node, expected: expected)
      return nil
    }
    return Array(tree.elements(of: sequence))
  }

  private func reportNoList(_ node: NodeID, expected: String) {
    if let numbers = structNumbers(node) {
      return reportWrongType(
        node, expected: expected, help: "write \(numbers)", fixIts: replacing(node, with: numbers, .safe))
    }
    if isMapping(node), let key = gluedDash(in: node) {
      return reportWrongType(node, expected: expected, help: "put a space after the dash: - \(key)")
    }
    if subject.key == "appearance", isScalar(node), ["light", "dark"].contains(tree.string(tree.resolved(node))) {
      let style = tree.string(tree.resolved(node))
      return reportWrongType(
        node, expected: "a list of appearance rules", help: "write 'environments: [{appearance: \(style)}]'",
        fixIts: wrapping(node, in: "environments"))
    }
    if isScalar(node), foundNoun(node) != "empty", let text = shortText(node) {
      let fixIts = replacing(node, with: "[\(text)]", .safe)
      return reportWrongType(node, expected: expected, help: "write [\(text)]", fixIts: fixIts)
    }
    reportWrongType(
      node, expected: expected, help: isMapping(node) ? "write '- ' before each element" : nil,
      fixIts: isMapping(node) ? listing(node) : [])
  }

  /// Reads the elements of the current key, those that can be read.
  func reading<Element>(_ elements: [NodeID], _ read: (NodeID) -> Element?) -> [Element] {
    let outer = subject
    defer { subject = outer }
    spend(elements: elements.count)
    return elements.compactMap { element in
      subject.isElement = true
      return read(element)
    }
  }

  func isSequence(_ node: NodeID) -> Bool { tree.kind(tree.resolved(node)) == .sequence }
  func isScalar(_ node: NodeID) -> Bool { tree.kind(tree.resolved(node)) == .scalar }
  func isMapping(_ node: NodeID) -> Bool { tree.kind(tree.resolved(node)) == .mapping }
}
