import YAMLSyntax

extension Shape {
  /// A list of values. An element that is wrong is reported and left out.
  static func list<Element>(of element: Shape<Element>, count: ClosedRange<Int>? = nil) -> Shape<[Element]>
  where Value == [Element] {
    let noun = "a list"
    return Shape<[Element]>(.list(element.schema, count: count), noun: noun) { decoder, node in
      guard let elements = decoder.elements(node, expected: noun) else { return nil }
      if let count, !count.contains(elements.count) {
        let wanted = count.lowerBound == count.upperBound ? "" : "from \(count.lowerBound) to "
        decoder.report(
          .wrongType,
          "\(decoder.subjectText) must have \(wanted)\(count.upperBound) elements, not \(elements.count)", at: node)
        return nil
      }
      return decoder.reading(elements) { element.read(decoder, $0) }
    }
  }

  /// As many numbers as something needs, each within bounds of its own, all of them or nothing.
  static func numbers(_ shapes: [Shape<Double>], _ names: String) -> Shape<[Double]> where Value == [Double] {
    let noun = "[\(names)]"
    return Shape<[Double]>(.tuple(shapes.map(\.schema)), noun: noun) { decoder, node in
      guard let elements = decoder.elements(node, expected: noun) else { return nil }
      guard elements.count == shapes.count else {
        decoder.report(
          .wrongType,
          "\(decoder.subjectText) must be \(noun), and this has \(elements.count == 1 ? "1 element" : "\(elements.count) elements")",
          at: node)
        return nil
      }
      var index = 0
      let values: [Double] = decoder.reading(elements) { element in
        defer { index += 1 }
        return shapes[index].read(decoder, element)
      }
      return values.count == shapes.count ? values : nil
    }
  }

  /// A mapping of the language, read into a fresh owner.
  static func mapping<Owner>(
    _ type: @escaping @autoclosure @Sendable () -> MappingType<Owner>, name: String, noun: String,
    _ make: @escaping @Sendable () -> Owner, _ finish: @escaping @Sendable (SpecDecoder, NodeID, Owner) -> Value?
  ) -> Shape {
    Shape(.mapping(name), noun: noun) { decoder, node in
      var owner = make()
      guard decoder.decode(type(), node, into: &owner) else { return nil }
      return finish(decoder, node, owner)
    }
  }
}

extension SpecDecoder {
  /// The elements of a sequence, or nil with a diagnostic.
  func elements(_ node: NodeID, expected: String) -> [NodeID]? {
    let sequence = tree.resolved(node)
    guard tree.kind(sequence) == .sequence else {
      reportWrongType(node, expected: expected)
      return nil
    }
    return Array(tree.elements(of: sequence))
  }

  /// Reads the elements of the key at hand, those that can be read.
  func reading<Element>(_ elements: [NodeID], _ read: (NodeID) -> Element?) -> [Element] {
    let outer = subject
    defer { subject = outer }
    if expansion != nil { spend(elements: elements.count) }
    return elements.compactMap { element in
      subject.isElement = true
      return read(element)
    }
  }

  func isSequence(_ node: NodeID) -> Bool { tree.kind(tree.resolved(node)) == .sequence }
  func isScalar(_ node: NodeID) -> Bool { tree.kind(tree.resolved(node)) == .scalar }
  func isMapping(_ node: NodeID) -> Bool { tree.kind(tree.resolved(node)) == .mapping }
}
