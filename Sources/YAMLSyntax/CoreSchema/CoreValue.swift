/// What a scalar stands for in YAML 1.2's core schema.
public enum CoreValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int64)
  /// An integer beyond `Int64`: its decimal digits, a minus sign before them if negative.
  case bigInt(String)
  /// A number with a fraction or exponent; `.inf` and `.nan` too.
  case float(Double)
  case string(String)
}

extension SyntaxTree {
  /// What the scalar stands for. Only a plain scalar is more than a string, unless a tag of the core schema says so; a
  /// tag that the text contradicts (`!!int abc`) leaves it a string. Traps for a collection.
  public func coreValue(_ id: NodeID) -> CoreValue {
    let id = resolved(id)
    guard let kind = scalarTag(id) else {
      guard scalarStyle(id) == .plain else { return .string(string(id)) }
      return withScalarBytes(id) { CoreSchema.guess($0) } ?? .string(string(id))
    }
    return withScalarBytes(id) { CoreSchema.value($0, as: kind) } ?? .string(string(id))
  }

  /// The scalar's tag if it has one; `other` for a tag the core schema doesn't know.
  private func scalarTag(_ id: NodeID) -> CoreSchema.Tag? {
    guard let tag = tagBytes(id) else { return nil }
    return CoreSchema.Tag.allCases.first { tag.elementsEqual($0.rawValue.utf8) } ?? .other
  }
}
