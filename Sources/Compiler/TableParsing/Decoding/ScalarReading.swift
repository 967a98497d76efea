import TableDiagnostics
import YAMLSyntax

extension SpecDecoder {
  /// A scalar's text, placeholders filled in.
  func readText(_ node: NodeID) -> String? {
    guard let scalar = tree.scalarContent(node) else {
      let element = isSequence(node) && tree.count(node) == 1 ? tree.elements(of: node).first { _ in true } : nil
      let text = element.flatMap { isScalar($0) ? shortText($0) : nil }
      reportWrongType(
        node, expected: "text", help: text.map { "write \($0)" },
        fixIts: text.map { replacing(node, with: $0, .safe) } ?? [])
      return nil
    }
    if scalar.bytes.isEmpty && scalar.isPlain {
      report(
        .emptyValue, "\(subjectText) has no value", at: node, label: "read as an empty string",
        help: "write \"\" for an empty text, or leave the key out")
    }
    if scalar.isPlain { checkComment(after: node) }
    return filled(scalar, at: node)
  }

  /// Reports a text that goes on after ` #`, which YAML reads as a comment: it looks like a part of the text, or the strings have it.
  private func checkComment(after node: NodeID) {
    let resolved = tree.resolved(node)
    if let comment = source.gluedComments.comment(after: tree.end(resolved)) {
      let whole = "\(tree.string(resolved)) \(comment)"
      return report(
        .textCutByComment, "the text ends here, because ' #' begins a comment", at: node,
        label: "\(comment.quotedForMessage) is not read",
        help:
          "put the text in quotes: \(YAMLWord.written(whole, isInBrackets: true).cutForLabel), or a space after the '#' "
          + "of a comment")
    }
    guard let catalog = strings?.catalog else { return }
    let cuts = cutTexts ?? Self.cuts(of: catalog.strings.keys)
    cutTexts = cuts
    guard !cuts.isEmpty else { return }
    let text = tree.string(tree.resolved(node))
    guard let whole = cuts[text], catalog.strings[text] == nil else { return }
    report(
      .textCutByComment, "the text ends here, because ' #' begins a comment", at: node,
      label: "the strings have \(whole.quotedForMessage)",
      help: "put it in quotes: \(YAMLWord.written(whole, isInBrackets: true).cutForLabel)")
  }

  /// What comes before a comment in texts that would have one, by what is left of them.
  private static func cuts(of texts: some Sequence<String>) -> [String: String] {
    var cuts: [String: String] = [:]
    for text in texts {
      guard let sign = text.firstRange(of: " #") else { continue }
      var rest = text[..<sign.lowerBound]
      while rest.last == " " { rest.removeLast() }
      cuts[String(rest)] = text
    }
    return cuts
  }

  /// A text that names something and so cannot be empty or null.
  ///
  /// - Parameter isString: whether it is known that the node is a string.
  func readName(_ node: NodeID, expected: String, isString: Bool = false) -> String? {
    guard let scalar = tree.scalarContent(node), isString || !isNull(scalar, at: node) else {
      reportWrongType(node, expected: expected)
      return nil
    }
    let text = filled(scalar, at: node)
    guard !text.isEmpty else {
      report(.wrongType, "\(subjectText) must be \(expected), not an empty text", at: node, label: "this is empty")
      return nil
    }
    return text
  }

  /// A text with its placeholders filled in.
  func filled(_ text: String, at node: NodeID) -> String {
    if templates.isDefining {
      if text.contains(byte: UInt8(ascii: "{")) { templates.hasBraces = true }
      return text
    }
    guard repetition == nil else { return fillPlaceholders(text, at: node) }
    checkUnfilled(text, at: node)
    return text
  }

  /// The same of a scalar. Most have no brace, which their bytes show before a text is made of them.
  private func filled(_ scalar: ScalarContent, at node: NodeID) -> String {
    guard repetition == nil, !scalar.bytes.contains(UInt8(ascii: "{")) else { return filled(scalar.string, at: node) }
    return scalar.string
  }

  /// Called for every id, so the bytes are checked before a value is made of them.
  private func isNull(_ scalar: ScalarContent, at node: NodeID) -> Bool {
    guard scalar.bytes.count <= 4 else { return false }
    if case .null? = tree.valueOtherThanString(node) { return true }
    return false
  }

  /// A number. `other` is the alternative that the key takes, for messages.
  func readNumber(
    _ node: NodeID, in range: ClosedRange<Double>, or other: @autoclosure () -> String? = nil
  ) -> Double? {
    var expected: String { other().map { "a number or \($0)" } ?? "a number" }
    let value: Double
    switch coreValue(node) {
    case .int(let integer): value = Double(integer)
    case .float(let float): value = float
    case .bigInt(let digits): value = digits.hasPrefix("-") ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
    case .string(let text):
      reportNotANumber(node, text, expected: expected, or: other())
      return nil
    case .null, .bool, nil:
      reportWrongType(node, expected: expected)
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

  func readInteger(
    _ node: NodeID, in range: ClosedRange<Int>, or other: @autoclosure () -> String? = nil
  ) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let value = readNumber(node, in: bounds, or: other()) else { return nil }
    guard value == value.rounded() else {
      reportWrongType(node, expected: "a whole number")
      return nil
    }
    return Int(value)
  }

  func readBoolean(_ node: NodeID) -> Bool? {
    switch coreValue(node) {
    case .bool(let value): return value
    case .string(let word):
      guard let fix = Self.booleans[word.lowercased()] else { break }
      report(
        .wrongType, "\(subjectText) must be true or false", at: node, label: "did you mean \(fix)?",
        fixIts: replacing(node, with: fix, .safe))
      return nil
    case .null, .int, .bigInt, .float, nil: break
    }
    reportWrongType(node, expected: "true or false")
    return nil
  }

  /// Words for true and false that YAML 1.2 reads as strings.
  private static let booleans = [
    "yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false",
  ]

  /// The index of a word among those that a key takes.
  func readWord(_ node: NodeID, from words: KeyNames, or other: String? = nil) -> Int? {
    guard let scalar = tree.scalarContent(node), !scalar.bytes.isEmpty else {
      let expected = "one of \(words.names.listed)"
      reportWrongType(node, expected: other.map { "\(expected), or \($0)" } ?? expected)
      return nil
    }
    if let index = words.index(of: scalar.bytes) { return index }
    reportUnknownWord(scalar.string, at: node, among: words.names, or: other)
    return nil
  }

  /// Reports a word that is none of those that a key takes.
  private func reportUnknownWord(_ word: String, at node: NodeID, among words: [String], or other: String?) {
    let message = "\(word.quotedForMessage) is not a valid value for \(subjectText)"
    guard !isFlooded else { return report(.badValue, message, at: node) }
    if let straight = straightened(word) {
      return report(
        .badValue, message, at: node, label: "these are typographic quotes", help: "write straight quotes: \(straight)",
        fixIts: replacing(node, with: straight, .safe))
    }
    let values = "valid values are \(words.listed)" + (other.map { ", or \($0)" } ?? "")
    switch ValueSynonyms.find(word, of: subject.key, in: subject.owner, among: words) {
    case .help(let help)?: report(.badValue, message, at: node, help: help)
    case .word(let match)?:
      report(
        .badValue, message, at: node, label: "did you mean '\(match)'?", help: values,
        fixIts: replacing(node, with: match, .safe))
    case nil:
      let match = closest(to: word, in: words)
      report(
        .badValue, message, at: node, label: match.map { "did you mean '\($0)'?" }, help: values,
        fixIts: match.map { replacing(node, with: $0, FixIt.Applicability(of: word, as: $0, among: words)) } ?? [])
    }
  }

  /// The value of a scalar; nil for other nodes.
  func coreValue(_ node: NodeID) -> CoreValue? {
    isScalar(node) ? tree.coreValue(node) : nil
  }

  /// Whether a node is a scalar that is a string, without making it.
  func isString(_ node: NodeID) -> Bool { isScalar(node) && tree.valueOtherThanString(node) == nil }

  /// Whether a scalar is a number that fits in a `Double` or an `Int`.
  func isNumber(_ node: NodeID) -> Bool {
    switch coreValue(node) {
    case .int, .float: true
    case .bigInt, .string, .bool, .null, nil: false
    }
  }

  /// Whether a scalar is a word, in quotes or not.
  func isWord(_ node: NodeID, _ word: StaticString) -> Bool {
    guard let bytes = tree.scalarContent(node)?.bytes, bytes.count == word.utf8CodeUnitCount else { return false }
    return bytes.elementsEqual(word.bytes)
  }

  private func reportNotANumber(_ node: NodeID, _ text: String, expected: String, or other: String?) {
    let isQuoted = tree.scalarStyle(node) != .plain
    guard isQuoted, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), Double(text) != nil else {
      if let other, case .word(let word)? = ValueSynonyms.find(text, of: subject.key, among: [other]) {
        return reportWrongType(
          node, expected: expected, help: "write \(word)", fixIts: replacing(node, with: word, .safe))
      }
      let help = "write a number" + (other.map { ", or \($0)" } ?? "")
      return reportWrongType(node, expected: expected, help: unitHelp(text) ?? help)
    }
    report(
      .wrongType, "\(subjectText) must be \(expected), not quoted text", at: node, label: "remove the quotes",
      fixIts: replacing(node, with: text, .safe))
  }

  private func unitHelp(_ text: String) -> String? {
    let units = ["pt", "px", "dp"]
    guard units.contains(where: text.hasSuffix), text.first?.isNumber == true else { return nil }
    return "lengths are points and have no unit: write the number alone"
  }

  private func plain(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
