import YAMLSyntax

extension Shape where Value == String {
  /// Text of any kind, whatever type YAML would infer.
  static let text = text(.text) { decoder, node in decoder.readText(node) }

  /// A text of some kind.
  static func text(_ schema: Schema, read: @escaping @Sendable (SpecDecoder, NodeID) -> String?) -> Shape {
    Shape(schema, read: read) { text, _ in .text(text) }
  }

  /// A text that names something; messages call it by the noun.
  static func name(_ noun: String, pattern: String? = nil, of thing: Naming.Thing? = nil) -> Shape {
    let schema = Schema.name(pattern: pattern)
    return text(thing.map { Schema.naming(.use($0), schema) } ?? schema) { decoder, node in
      decoder.readName(node, expected: noun)
    }
  }
}

extension Shape where Value == Double {
  /// A number in points, or without a unit, within bounds.
  static func number(_ range: ClosedRange<Double>) -> Shape {
    Shape(.number(range)) { decoder, node in
      decoder.readNumber(node, in: range)
    } write: { value, _ in
      .number(value)
    }
  }

  /// A length that cannot be negative, in points.
  static let length = number(0...SpecBounds.longest)
  /// A coordinate, in points.
  static let coordinate = number(-SpecBounds.longest...SpecBounds.longest)
}

extension Shape where Value == Double? {
  /// A number, or a word for none.
  static func number(_ range: ClosedRange<Double>, orNil word: StaticString) -> Shape {
    Shape(.either([.number(range), .choice(["\(word)"])])) { decoder, node in
      if decoder.isWord(node, word) { return .some(nil) }
      return decoder.readNumber(node, in: range, or: "\(word)").map(Optional.some)
    } write: { value, _ in
      value.map(SpecValue.number) ?? .text("\(word)")
    }
  }
}

extension Shape where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Shape {
    Shape(.integer(range)) { decoder, node in
      decoder.readInteger(node, in: range)
    } write: { value, _ in
      .number(Double(value))
    }
  }
}

extension Shape where Value == Bool {
  static let boolean = Shape(.boolean) { decoder, node in
    decoder.readBoolean(node)
  } write: { value, _ in
    .boolean(value)
  }

  /// `on` and `off`, as people write for switches, besides `true` and `false`.
  static let onOff = Shape(.either([.choice(["on", "off"]), .boolean])) { decoder, node in
    if decoder.isWord(node, "on") { return true }
    if decoder.isWord(node, "off") { return false }
    if case .bool(let value) = decoder.coreValue(node) { return value }
    let fix = decoder.isScalar(node) ? ["yes": "on", "no": "off"][decoder.tree.string(node).lowercased()] : nil
    decoder.reportWrongType(
      node, expected: "on or off", help: fix.map { "write \($0)" },
      fixIts: fix.map { decoder.replacing(node, with: $0, .safe) } ?? [])
    return nil
  } write: { value, _ in
    .text(value ? "on" : "off")
  }
}

extension Shape where Value: Sendable {
  /// One of some words, each with its value. Of a value with several words, the first is written.
  /// - Parameter other: the alternative that the key takes, for messages.
  static func words(
    _ words: KeyNames, _ values: [Value], or other: String? = nil, name: @escaping @Sendable (Value) -> String
  ) -> Shape {
    Shape(.choice(Words(words.names, of: values))) { decoder, node in
      decoder.readWord(node, from: words, or: other).map { values[$0] }
    } write: { value, _ in
      .text(name(value))
    }
  }
}

extension Shape where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of a type.
  static var word: Shape {
    let values = Array(Value.allCases)
    return words(KeyNames(values.map(\.rawValue)), values) { $0.rawValue }
  }
}

/// The bounds of a spec's numbers. They keep every sum of a layout finite and every file small.
enum SpecBounds {
  /// In points: longer than any real table.
  static let longest: Double = 100_000
  /// The most values of one key of an environment.
  static let mostChoices = 64
}
