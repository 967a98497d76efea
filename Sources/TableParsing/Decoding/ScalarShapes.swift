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
    switch decoder.plainWord(node) {
    case "on", "true": return true
    case "off", "false": return false
    default:
      decoder.reportWrongType(node, expected: "on or off")
      return nil
    }
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
}

extension SpecDecoder {
  /// A scalar's text, placeholders filled in.
  func readText(_ node: NodeID) -> String? {
    let scalar = tree.resolved(node)
    guard tree.kind(scalar) == .scalar else {
      reportWrongType(node, expected: "text")
      return nil
    }
    let text = tree.string(scalar)
    if text.isEmpty && tree.scalarStyle(scalar) == .plain {
      report(
        .emptyValue, "\(subjectText) has no value", at: node, label: "taken as an empty text",
        help: "write \"\" if it is meant to be empty, or leave the key out")
    }
    guard repetition != nil else { return text }
    return fillPlaceholders(text, at: node)
  }

  func readNumber(_ node: NodeID, in range: ClosedRange<Double>) -> Double? {
    let scalar = tree.resolved(node)
    let value: Double
    switch tree.kind(scalar) == .scalar ? tree.coreValue(scalar) : .null {
    case .int(let integer): value = Double(integer)
    case .float(let float): value = float
    case .bigInt: value = .greatestFiniteMagnitude
    case .string(let text): return reportNotANumber(node, text)
    case .null, .bool:
      reportWrongType(node, expected: "a number")
      return nil
    }
    guard value.isFinite else {
      report(.numberNotFinite, "\(subjectText) must be a finite number", at: node)
      return nil
    }
    guard range.contains(value) else {
      report(
        .numberOutOfRange, "\(subjectText) is out of range", at: node,
        label: "must be from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
      return nil
    }
    return value
  }

  func readInteger(_ node: NodeID, in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let value = readNumber(node, in: bounds) else { return nil }
    guard value == value.rounded() else {
      reportWrongType(node, expected: "a whole number")
      return nil
    }
    return Int(value)
  }

  func readBoolean(_ node: NodeID) -> Bool? {
    switch plainWord(node) {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    case .some(let word):
      let fix = ["yes": "true", "on": "true", "no": "false", "off": "false"][word.lowercased()]
      report(
        .wrongType, "\(subjectText) must be true or false", at: node, label: fix.map { "did you mean \($0)?" },
        fixIts: fix.map { [FixIt(message: "replace with '\($0)'", range: source.range(node), replacement: $0)] } ?? [])
    case nil: reportWrongType(node, expected: "true or false")
    }
    return nil
  }

  /// The index of a word among those that a key takes.
  func readWord(_ node: NodeID, from words: KeyNames) -> Int? {
    let scalar = tree.resolved(node)
    guard tree.kind(scalar) == .scalar else {
      reportWrongType(node, expected: "one of \(words.names.joined(separator: ", "))")
      return nil
    }
    if let index = tree.withScalarBytes(scalar, { words.index(of: $0) }) { return index }
    reportBadWord(tree.string(scalar), at: node, words: words.names)
    return nil
  }

  /// A word that is none of those a key takes.
  func reportBadWord(_ word: String, at node: NodeID, words: [String]) {
    let match = closestMatch(to: word, in: words)
    report(
      .badValue, "'\(word)' is no value of \(subjectText)", at: node, label: match.map { "did you mean '\($0)'?" },
      help: "it takes \(words.joined(separator: ", "))",
      fixIts: match.map {
        [FixIt(message: "replace with '\($0)'", range: source.range(node), replacement: $0)]
      } ?? [])
  }

  /// A plain scalar's text, or nil for anything else.
  func plainWord(_ node: NodeID) -> String? {
    let scalar = tree.resolved(node)
    guard tree.kind(scalar) == .scalar, tree.scalarStyle(scalar) == .plain else { return nil }
    let word = tree.string(scalar)
    return word.isEmpty ? nil : word
  }

  private func reportNotANumber(_ node: NodeID, _ text: String) -> Double? {
    guard tree.scalarStyle(tree.resolved(node)) != .plain, Double(text) != nil else {
      let help =
        text.hasSuffix("pt") || text.hasSuffix("px")
        ? "lengths are points and have no unit: write the number alone" : nil
      reportWrongType(node, expected: "a number", help: help)
      return nil
    }
    report(
      .wrongType, "\(subjectText) must be a number, not quoted text", at: node, label: "remove the quotes",
      fixIts: [FixIt(message: "remove the quotes", range: source.range(node), replacement: text)])
    return nil
  }

  private func plain(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
