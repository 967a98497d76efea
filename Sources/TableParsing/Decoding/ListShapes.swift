import YAMLSyntax

extension Shape {
  /// A list of values. An element that is wrong is reported and left out.
  static func list<Element>(of element: Shape<Element>, count: ClosedRange<Int>? = nil) -> Shape<[Element]>
  where Value == [Element] {
    let noun = "a list"
    return Shape<[Element]>(.list(element.schema, count: count), noun: noun) { decoder, node in
      guard let elements = decoder.elements(node, expected: noun) else { return nil }
      if let count, !count.contains(elements.count) {
        let wanted = count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "at least \(count.lowerBound)"
        decoder.report(
          .wrongType, "\(decoder.subjectText) must have \(wanted) elements, not \(elements.count)", at: node)
        return nil
      }
      return elements.compactMap { element.read(decoder, $0) }
    }
  }

  /// A list of as many numbers as something needs, all of them or nothing.
  static func numbers(_ count: Int, _ names: String) -> Shape<[Double]> where Value == [Double] {
    let list = Shape<[Double]>.list(of: .coordinate, count: count...count)
    return Shape<[Double]>(list.schema, noun: "[\(names)]") { decoder, node in
      guard let values = list.read(decoder, node), values.count == count else { return nil }
      return values
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

  func isScalar(_ node: NodeID) -> Bool { tree.kind(tree.resolved(node)) == .scalar }
  func isMapping(_ node: NodeID) -> Bool { tree.kind(tree.resolved(node)) == .mapping }
}
