import TableDiagnostics
import YAMLSyntax

/// Tries out what can stand in the place of a value that YAML cannot read: the rest of the file must then be read as it is with a plain
/// word there.
struct ValueTrial {
  private let edits: TextEdits
  private let range: SourceRange
  private let word: Reading

  /// A file with something in the place of the value.
  private struct Reading {
    /// Where it is.
    var place: Range<SourcePosition>
    var tree: Result<SyntaxTree, SyntaxError>
  }

  /// Nil for a file in which nothing can be edited.
  init?(of range: SourceRange, in source: [UInt8]) {
    guard let edits = TextEdits(source), let word = Self.read("x", at: range, edits) else { return nil }
    (self.edits, self.range, self.word) = (edits, range, word)
  }

  /// Whether a text in the place of the value leaves the rest of the file as it is.
  func allows(_ text: String) -> Bool {
    guard let reading = Self.read(text, at: range, edits) else { return false }
    switch (word.tree, reading.tree) {
    case (.success(let tree), .success(let other)):
      let isWhole = Self.scalar(at: word.place, in: tree).map { SourcePosition(tree.end($0)) } == word.place.upperBound
      return isWhole && TreeLikeness(tree, other, edits: [(word.place, reading.place)]).nodesTouched() != nil
    case (.failure(let error), .failure(let other)):
      // The next error, which has nothing to do with the value.
      return error.problem == other.problem
        && Self.distance(to: error, from: word.place) == Self.distance(to: other, from: reading.place)
    case (.success, .failure), (.failure, .success): return false
    }
  }

  /// What YAML takes for the rest of the value in the lines below, folded, and where it ends; nil if the value ends with its line.
  var rest: (text: String, end: SourcePosition)? {
    guard case .success(let tree) = word.tree, let node = Self.scalar(at: word.place, in: tree),
      tree.scalarStyle(node) == .plain
    else { return nil }
    let end = SourcePosition(tree.end(node))
    guard end.line > word.place.upperBound.line else { return nil }
    // The lines below the value are where they were.
    return (String(tree.string(node).dropFirst()), end)
  }

  private static func read(_ text: String, at range: SourceRange, _ edits: TextEdits) -> Reading? {
    var edits = edits
    guard edits.add(FixIt(message: "", range: range, replacement: text, .safe)) else { return nil }
    let edited = edits.result
    guard let place = edited.places.first?.new else { return nil }
    do throws(SyntaxError) {
      return Reading(place: place, tree: .success(try SyntaxTree.parse(edited.new.bytes)))
    } catch {
      return Reading(place: place, tree: .failure(error))
    }
  }

  /// The scalar that begins at a place.
  private static func scalar(at place: Range<SourcePosition>, in tree: SyntaxTree) -> NodeID? {
    let mark = Mark(line: UInt32(place.lowerBound.line), column: UInt32(place.lowerBound.column))
    guard let node = tree.node(at: mark) else { return nil }
    // A mapping begins where its first key begins.
    return (node.rawValue..<UInt32(tree.nodeCount)).lazy.map(NodeID.init)
      .prefix { tree.start($0) == mark }.first { tree.kind($0) == .scalar }
  }

  /// From the end of the text to an error on its line; above and below it, the place of the error.
  private static func distance(to error: SyntaxError, from place: Range<SourcePosition>) -> SourcePosition {
    var mark = SourcePosition(error.mark)
    if mark.line == place.upperBound.line, mark >= place.upperBound {
      mark.column -= place.upperBound.column
    }
    return SourcePosition(line: mark.line - place.upperBound.line, column: mark.column)
  }
}
