internal import TableSupport

extension SyntaxTree {
  /// Returns the document as JSON: two spaces per level, keys in source order, aliases expanded, `<<` unchanged.
  ///
  /// Scalars follow the core schema; `.inf`, `-.inf` and `.nan` become strings, because JSON has no such numbers, and
  /// integers of any length keep their digits.
  /// - Parameter document: The root, or any other node.
  /// - Throws: `SyntaxError` of kind `complexKey` at a key that is a sequence or mapping.
  public func json(document: NodeID) throws(SyntaxError) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: text.count * 2)
    var open: [OpenContainer] = []
    var current = document
    while true {
      let id = resolved(current)
      switch kind(id) {
      case .scalar, .alias: writer.scalar(coreValue(id))
      case .sequence:
        writer.beginArray()
        open.append(.array(elements(of: id)))
      case .mapping:
        writer.beginObject()
        open.append(.object(pairs(of: id)))
      }
      guard let next = try nextValue(&open, &writer) else { break }
      current = next
    }
    writer.finishLine()
    return writer.bytes
  }

  /// A container whose end is not written yet, with its remaining content.
  private enum OpenContainer {
    case array(Elements)
    case object(Pairs)
  }

  /// Closes completed containers, writes the next key if there is one, and returns the next value; nil at the end.
  private func nextValue(
    _ open: inout [OpenContainer], _ writer: inout JSONWriter
  ) throws(SyntaxError) -> NodeID? {
    while let innermost = open.popLast() {
      switch innermost {
      case .array(var elements):
        if let element = elements.next() {
          open.append(.array(elements))
          return element
        }
        writer.endArray()
      case .object(var pairs):
        if let (key, value) = pairs.next() {
          open.append(.object(pairs))
          writer.key(escaping: try keyText(key))
          return value
        }
        writer.endObject()
      }
    }
    return nil
  }

  private func keyText(_ key: NodeID) throws(SyntaxError) -> String {
    guard kind(resolved(key)) == .scalar else {
      throw SyntaxError(
        kind: .complexKey, mark: start(key), problem: "a key must be a single value, not a list or mapping")
    }
    return string(key)
  }
}

extension JSONWriter {
  fileprivate mutating func scalar(_ value: CoreValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .int(let value): raw("\(value)".utf8)
    case .bigInt(let digits): raw(digits.utf8)
    case .float(let value) where value.isFinite: raw("\(value)".utf8)
    case .float(let value): string(value.isNaN ? ".nan" : value < 0 ? "-.inf" : ".inf")
    case .string(let value): string(value)
    }
  }
}
