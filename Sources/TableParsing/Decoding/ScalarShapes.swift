import TableDiagnostics
import YAMLSyntax

extension Shape where Value == String {
  /// Text of any kind: what YAML would guess of it does not matter.
  static let text = Shape(.text, noun: "text") { decoder, node in decoder.readText(node) }
}

extension Shape where Value == Double {
  /// A number in points, or without a unit, within bounds.
  static func number(_ range: ClosedRange<Double>) -> Shape {
    Shape(.number(range), noun: "a number") { decoder, node in decoder.readNumber(node, in: range) }
  }

  /// A length that cannot be negative, in points.
  static let length = number(0...SpecBounds.longest)
  /// A coordinate, in points.
  static let coordinate = number(-SpecBounds.longest...SpecBounds.longest)
}

extension Shape where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Shape {
    Shape(.integer(range), noun: "a whole number") { decoder, node in
      decoder.readInteger(node, in: range)
    }
  }
}

extension Shape where Value == Bool {
  static let boolean = Shape(.boolean, noun: "true or false") { decoder, node in decoder.readBoolean(node) }

  /// `on` and `off`, as people write of switches, besides `true` and `false`.
  static let onOff = Shape(.either([.choice(["on", "off"]), .boolean]), noun: "on or off") { decoder, node in
    if decoder.isWord(node, "on") { return true }
    if decoder.isWord(node, "off") { return false }
    if case .bool(let value) = decoder.coreValue(node) { return value }
    let fix = decoder.isScalar(node) ? ["yes": "on", "no": "off"][decoder.tree.string(node).lowercased()] : nil
    decoder.reportWrongType(
      node, expected: "on or off", help: fix.map { "write \($0)" },
      fixIts: fix.map { decoder.replacing(node, with: $0) } ?? [])
    return nil
  }
}

extension Shape where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of a type.
  static var word: Shape {
    let values = Array(Value.allCases)
    let words = KeyNames(values.map(\.rawValue))
    return Shape(.choice(words.names), noun: "one of \(words.names.joined(separator: ", "))") { decoder, node in
      decoder.readWord(node, from: words).map { values[$0] }
    }
  }
}

/// How large a number of a spec may be. The bounds keep every sum of a layout finite and every file small.
enum SpecBounds {
  /// In points: longer than any table anyone has scrolled to the end of.
  static let longest: Double = 100_000
  /// The most values of one key of an environment.
  static let mostChoices = 64
}
