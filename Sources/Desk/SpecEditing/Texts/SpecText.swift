import TableParsing
import YAMLSyntax

/// A version of a file's text, read as far as it can be. Reading takes time proportional to its length.
package final class SpecText: Sendable {
  /// Absolute, without dots.
  package let path: String
  /// UTF-8, possibly with a byte order mark. All offsets are those of these bytes.
  package let bytes: [UInt8]
  package let kind: FileKind
  package let vocabulary: EditingVocabulary
  let tree: SourceSyntax
  let places: NodePlaces
  /// All names in the order of the text.
  let mentions: [Mention]

  var grammar: SpecGrammar { vocabulary.grammar(of: kind) }

  /// - Parameters:
  ///   - path: Absolute, without dots. Its name and the keys of the text determine the kind of file.
  ///   - kind: What the file is, if that is known.
  package init(_ bytes: [UInt8], path: String, kind: FileKind? = nil, vocabulary: EditingVocabulary) {
    self.path = path
    self.bytes = bytes
    self.vocabulary = vocabulary
    tree = SourceSyntax(bytes)
    self.kind = kind ?? FileKind(path: path, tree, vocabulary)
    places = NodePlaces(tree, grammar: vocabulary.grammar(of: self.kind), root: vocabulary.root(of: self.kind))
    mentions = Self.mentions(in: tree, places, vocabulary.grammar(of: self.kind))
  }

  func text(of node: Int) -> String { tree.text(of: node) }

  /// The value of a key in a mapping; nil for anything else.
  func value(of key: String, in mapping: Int) -> Int? {
    guard tree.nodes[mapping].kind == .mapping else { return nil }
    for child in tree.children(mapping) where tree.nodes[child].isKey && text(of: child) == key {
      return tree.value(ofKey: child)
    }
    return nil
  }

  /// The keys of a mapping with their values, in the order of the text.
  func pairs(of mapping: Int) -> [(key: Int, value: Int?)] {
    guard tree.nodes[mapping].kind == .mapping else { return [] }
    return tree.children(mapping).filter { tree.nodes[$0].isKey }.map { ($0, tree.value(ofKey: $0)) }
  }

  /// The elements of a sequence.
  func elements(of sequence: Int) -> [Int] {
    tree.nodes[sequence].kind == .sequence ? Array(tree.children(sequence)) : []
  }

  /// The mapping or the list that is at the root.
  var root: Int? { tree.root }

  func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }
}

extension SpecText {
  /// The first mapping of the language that a node can be.
  func mapping(of node: Int) -> MappingDescription? {
    guard let place = places.place(of: node), let mapping = grammar.places[place].mappings.first else { return nil }
    return grammar.mappings[mapping].description
  }

  /// The names whose scalar is the node at an offset.
  func mention(at offset: Int) -> Mention? {
    guard let node = tree.node(at: offset) else { return nil }
    let own = mentions(of: node)
    return own.first { $0.range.contains(offset) } ?? own.first { $0.range.upperBound == offset }
  }

  func mentions(of node: Int) -> ArraySlice<Mention> {
    var (low, high) = (0, mentions.count)
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle].node < node { low = middle + 1 } else { high = middle }
    }
    let end = mentions[low...].firstIndex { $0.node != node } ?? mentions.count
    return mentions[low..<end]
  }
}
