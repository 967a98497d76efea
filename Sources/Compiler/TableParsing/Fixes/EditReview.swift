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
    /// A text that they replace with others would be lost, though it is no part of the problem.
    case lostText
  }

  /// Nil for edits that change what they replace and nothing else.
  package private(set) var objection: Objection?
  /// Whether the file could not be read before, so that most of its problems were not known.
  package private(set) var wasUnreadable = false
  /// In the new text, the values of corrected and of moved keys (`isOld`), and what edits wrote with keys of their own; outer ones are
  /// before those inside.
  private var entries: [(place: Range<SourcePosition>, isOld: Bool)] = []

  /// Whether a place of the new text is in the value of a corrected or of a moved key: it was not read as it was, so that its problems
  /// were not known. Those of what an edit wrote are its own.
  package func isRevealed(_ place: SourcePosition) -> Bool {
    entries.last { $0.place.lowerBound <= place && place <= $0.place.upperBound }?.isOld ?? false
  }

  /// - Parameter problems: the places of the problems that the edits solve.
  package init(_ text: EditedText, solving problems: [SourceRange], limits: SyntaxLimits) {
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
    let places = problems.map { $0.start..<max($0.start, $0.end) }
    guard KeptTexts(old, new, edits: text.places, problems: places).areAll else {
      objection = .lostText
      return
    }
    entries = new.entries(ofKeys: touched, besides: old, edits: text.places)
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

  /// The values whose keys are in some nodes, and whether they are old; those that edits made together with their keys are not.
  fileprivate func entries(
    ofKeys touched: [NodeID], besides old: SyntaxTree,
    edits: [(old: Range<SourcePosition>, new: Range<SourcePosition>)]
  ) -> [(place: Range<SourcePosition>, isOld: Bool)] {
    guard !touched.isEmpty else { return [] }
    let words = Set(KeptTexts.texts(of: old, in: edits.map(\.old)).map { KeptTexts.word($0, in: old) })
    let made = Set(KeptTexts.nodes(of: self, within: edits.map(\.new)))
    let inside = Set(touched.flatMap { range(of: $0) })
    var entries: [(place: Range<SourcePosition>, isOld: Bool)] = []
    for number in 0..<UInt32(nodeCount) where kind(NodeID(rawValue: number)) == .mapping {
      for (key, value) in pairs(of: NodeID(rawValue: number)) where inside.contains(key.rawValue) {
        let isOld = !made.contains(value) || (kind(key) == .scalar && words.contains(string(key)))
        let place = places(of: value)
        entries.append((isOld ? place : places(of: key).lowerBound..<place.upperBound, isOld))
      }
    }
    return entries
  }
}
