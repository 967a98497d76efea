import TableDiagnostics
import YAMLSyntax

/// One repetition of a row, and the values of its placeholders.
struct Repetition {
  /// Counted from 0.
  var index: Int
  /// The element of `each`, or nil in a plain `repeat`.
  var item: Item?

  enum Item {
    case text(String)
    /// The strings of a mapping, and its keys in the order written.
    case fields([String: String], names: [String])
  }
}

enum RepeatBounds {
  /// The number of repetitions of a row that may have errors before the rest are skipped.
  static let wrongTurns = 20
}

extension SpecDecoder {
  /// The value of `repeat`.
  func readRepeat(_ node: NodeID) -> Int? {
    let scalar = tree.resolved(node)
    switch tree.kind(scalar) == .scalar ? tree.coreValue(scalar) : .null {
    case .int(let count) where count >= 0: return Int(count)
    case .float(let count) where count >= 0 && count == count.rounded() && count < 1e15: return Int(count)
    case .bigInt(let digits) where !digits.hasPrefix("-"): return .max
    default:
      report(
        .badRepeat, "'repeat' in a row must be a whole number from 0", at: node,
        help: "to write a row for each of several values, use 'each' with a list")
      return nil
    }
  }

  /// Whether this number of additional rows is allowed.
  func allowRows(_ count: Int, at node: NodeID) -> Bool {
    if count > options.maxRows {
      report(
        .tooManyRepeats, "this would make more than \(options.maxRows) rows", at: node,
        help: "raise the limit with --max-rows if you trust the spec")
      return false
    }
    guard count > options.maxRows - rowCount else { return true }
    // Reported once; further rows are left out.
    if rowCount <= options.maxRows { reportTooMany("rows", at: node) }
    rowCount = options.maxRows + 1
    return false
  }

  /// Sections and templates share the limit of rows, as they take as much memory.
  func reportTooMany(_ things: String, at node: NodeID) {
    report(
      .tooManyRows, "the table has more than \(options.maxRows) \(things)", at: node,
      label: "the limit is exceeded here",
      help: "raise the limit with --max-rows if you trust the spec")
  }

  /// An element of `each`: text, or a mapping from names to text.
  func readItem(_ node: NodeID) -> Repetition.Item? {
    let element = tree.resolved(node)
    switch tree.kind(element) {
    case .scalar: return .text(tree.string(element))
    case .mapping: return readFields(element)
    case .sequence, .alias:
      reportWrongType(node, expected: "text or a mapping from names to text")
      return nil
    }
  }

  private func readFields(_ mapping: NodeID) -> Repetition.Item? {
    var fields: [String: String] = [:]
    var names: [String] = []
    var isWhole = true
    for (key, value) in tree.pairs(of: mapping) {
      guard isScalar(key), !tree.isMergeKey(key) else {
        report(.nonScalarKey, "a key in an element of 'each' must be a word", at: key)
        isWhole = false
        continue
      }
      let name = tree.string(tree.resolved(key))
      guard isScalar(value) else {
        report(
          .wrongType, "\(name.quotedForMessage) in an element of 'each' must be text, not \(foundNoun(value))",
          at: value, label: "this is \(foundNoun(value))")
        isWhole = false
        continue
      }
      guard fields.updateValue(tree.string(tree.resolved(value)), forKey: name) == nil else {
        report(
          .duplicateKey, "duplicate key \(name.quotedForMessage)", at: key, help: "keep one of the two")
        isWhole = false
        continue
      }
      if tree.scalarStyle(tree.resolved(value)) == .plain, tree.string(tree.resolved(value)).isEmpty {
        report(
          .emptyValue, "\(name.quotedForMessage) in an element of 'each' has no value", at: key,
          label: "read as an empty string", help: "put text that contains a comma in quotes")
      }
      names.append(name)
    }
    return isWhole ? .fields(fields, names: names) : nil
  }
}
