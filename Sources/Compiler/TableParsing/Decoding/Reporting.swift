import TableDiagnostics
import YAMLSyntax

/// A finding in one turn of a repeated row: in the next turn it is the same.
struct RepeatedFinding: Hashable {
  var code: DiagnosticCode
  var file: UInt32
  var node: NodeID
  var message: String
}

extension SpecDecoder {
  /// - Parameter range: the part of the node to point at; nil for all of it.
  func report(
    _ code: DiagnosticCode, _ message: String, in range: SourceRange? = nil, at node: NodeID, label: String? = nil,
    help: String? = nil,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    if code.severity == .error { effects.errorCount += 1 }
    if repetition != nil {
      let finding = RepeatedFinding(code: code, file: source.index, node: node, message: message)
      guard effects.repeatedFindings.insert(finding).inserted else { return }
    }
    effects.bag.add(
      Diagnostic(
        code: code, message: message, range: range ?? source.range(node), label: label, notes: notes, help: help,
        fixIts: fixIts))
  }

  /// The value of a key has the wrong type.
  func reportWrongType(_ node: NodeID, expected: String, help: String? = nil, fixIts: [FixIt] = []) {
    let found = foundNoun(node)
    let isEmpty = found == "empty"
    if isEmpty, isBeforeBlank(node) { return }
    report(
      .wrongType, "\(subjectText) must be \(expected), not \(found)", at: node,
      label: isEmpty ? "a value is missing here" : "this is \(found)",
      help: help ?? (isEmpty ? "write a value, or leave the key out" : nil), fixIts: fixIts)
  }

  /// The current key as messages name it.
  var subjectText: String {
    if subject.key.isEmpty { return subject.owner }
    return "\(subject.isElement ? "an element of " : "")'\(subject.key)' in \(subject.owner)"
  }

  /// Whether there are so many errors that further ones are only counted and need no hints.
  var isFlooded: Bool { effects.bag.errorCount >= max(DiagnosticBag.defaultLimit, effects.bag.limit / 10) }

  /// The candidate that a misspelt word most likely means.
  func closest(to word: String, in candidates: [String]) -> String? {
    isFlooded ? nil : closestMatch(to: word, in: candidates)
  }

  /// What a node is, in words.
  func foundNoun(_ node: NodeID) -> String {
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .alias: return "an alias"
    case .scalar:
      switch tree.coreValue(node) {
      case .null: return "empty"
      case .bool: return "true or false"
      case .int, .bigInt: return "a whole number"
      case .float: return "a number"
      case .string(let text):
        return text.isEmpty ? "an empty text" : tree.scalarStyle(node) == .plain ? "text" : "quoted text"
      }
    }
  }
}
