/// The value of a scalar in YAML 1.2's core schema.
public enum CoreValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int64)
  /// An integer beyond `Int64`: its decimal digits, after a minus sign if negative.
  case bigInt(String)
  /// A number with a fraction or exponent, or `.inf` or `.nan`.
  case float(Double)
  case string(String)
}

extension SyntaxTree {
  /// The value of the scalar. Only a plain scalar, or a scalar with a tag of the core schema, can be other than a string; if the
  /// text contradicts the tag (`!!int abc`), it is a string. Traps for a collection.
  public func coreValue(_ id: NodeID) -> CoreValue {
    valueOtherThanString(id) ?? .string(string(id))
  }

  /// The value of the scalar; nil if it is a string. Traps for a collection.
  package func valueOtherThanString(_ id: NodeID) -> CoreValue? {
    let id = resolved(id)
    guard let kind = scalarTag(id) else {
      return scalarStyle(id) == .plain ? withScalarBytes(id) { CoreSchema.guess($0) } : nil
    }
    return withScalarBytes(id) { CoreSchema.value($0, as: kind) }
  }

  /// The scalar's tag if it has one; `other` for a tag outside the core schema.
  private func scalarTag(_ id: NodeID) -> CoreSchema.Tag? {
    guard let tag = tagBytes(id) else { return nil }
    return CoreSchema.Tag.allCases.first { tag.elementsEqual($0.rawValue.utf8) } ?? .other
  }
}
