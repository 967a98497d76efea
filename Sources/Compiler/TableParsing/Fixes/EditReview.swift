import TableDiagnostics
import YAMLSyntax

/// What the edits of fix-its do to the rest of a YAML file: the whole file is read again and compared with what it was.
package struct EditReview {
  /// Why edits may not be made.
  package enum Objection: Sendable {
    /// The file could not be read any more.
    case unreadable
    /// More would have another meaning than what they replace.
    case otherMeaning
  }

  /// Nil for edits that change what they replace and nothing else.
  package private(set) var objection: Objection?
  /// Whether the file could not be read before, so that most of its problems were not known.
  package private(set) var wasUnreadable = false
  /// In the new text, the values of corrected keys, and what is in another structure: they were not read as they were, so that their
  /// problems were not known.
  package private(set) var revealed: [Range<SourcePosition>] = []

  package init(_ text: EditedText, limits: SyntaxLimits) {
    let old = try? SyntaxTree.parse(text.old.bytes, limits: limits)
    let new: SyntaxTree
    do throws(SyntaxError) { new = try SyntaxTree.parse(text.new.bytes, limits: limits) } catch {
      // Of several errors, only the first is known: the next one is seen when it is gone.
      let end = text.places.last?.new.upperBound
      wasUnreadable = old == nil
      if old != nil || end.map({ SourcePosition(error.mark) <= $0 }) != false { objection = .unreadable }
      return
    }
    guard let old else {
      wasUnreadable = true
      return
    }
    let comparison = TreeLikeness(old, new, edits: text.places)
    // What blanks indent is moved to where it belongs; the order of the texts stays.
    let touched = text.isIndentation ? comparison.textsTouched() : comparison.nodesTouched()
    guard let touched, !text.losesComment else {
      objection = .otherMeaning
      return
    }
    revealed = new.values(ofKeys: touched) + touched.filter { new.kind($0) != .scalar }.map { new.places(of: $0) }
  }
}

extension EditedText {
  /// Whether a comment is in the lines that edits replace, and not in those that they put there.
  fileprivate var losesComment: Bool {
    let isSuspect = texts.contains { replaced, _ in
      replaced.contains(UInt8(ascii: "#")) && replaced.contains { $0 == 0x0A || $0 == 0x0D }
    }
    return isSuspect && Self.comments(old.bytes) != Self.comments(new.bytes)
  }

  /// The comments of a text, sorted: an edit may move them.
  private static func comments(_ bytes: [UInt8]) -> [String] {
    SourceSyntax(bytes).comments.map { String(decoding: bytes[$0], as: UTF8.self) }.sorted()
  }

  /// Whether all edits replace Unicode blanks that look like an indentation.
  fileprivate var isIndentation: Bool {
    texts.allSatisfy { old, new in
      let (old, new) = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
      return old != new && UnicodeBlank.first(in: old) != nil && UnicodeBlank.trimmed(old) == UnicodeBlank.trimmed(new)
    }
  }
}

extension SyntaxTree {
  fileprivate func places(of node: NodeID) -> Range<SourcePosition> {
    let lower = SourcePosition(start(node))
    return lower..<max(lower, SourcePosition(end(node)))
  }

  /// The ranges of the values that have these keys.
  fileprivate func values(ofKeys keys: [NodeID]) -> [Range<SourcePosition>] {
    guard !keys.isEmpty else { return [] }
    let wanted = Set(keys)
    var ranges: [Range<SourcePosition>] = []
    for number in 0..<UInt32(nodeCount) where kind(NodeID(rawValue: number)) == .mapping {
      for (key, value) in pairs(of: NodeID(rawValue: number)) where wanted.contains(key) {
        ranges.append(places(of: value))
      }
    }
    return ranges
  }
}
