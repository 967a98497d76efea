import EmbeddedFiles
import YAMLSyntax

/// The table of synonyms: `synonyms.yaml`, which is part of the binary and read when the first word is looked up.
struct SynonymFile: Sendable {
  /// A word and what a spec writes for it.
  typealias Word = (key: String, value: String)

  /// Words that are keys, in the order of the file.
  let keys: [Synonym]
  /// Types of UIKit and the words of their values.
  let values: [ValueSynonyms]
  /// Other names of colours, each with what a spec writes.
  let colors: [Word]

  static let shared = SynonymFile(EmbeddedFile.synonyms.text)

  /// The text is ours, so a mistake in it is a mistake of the program.
  private init(_ text: String) {
    guard let tree = try? SyntaxTree.parse(Array(text.utf8)), let root = tree.documents.first else {
      preconditionFailure("the synonyms are not YAML")
    }
    let reader = SynonymReader(tree: tree)
    let parts = reader.members(of: root, ["keys", "values", "colors"])
    keys = reader.elements(of: parts["keys"]).flatMap(reader.synonyms)
    values = reader.elements(of: parts["values"]).map(reader.values)
    colors = reader.words(of: parts["colors"])
  }
}

private struct SynonymReader {
  let tree: SyntaxTree

  func members(of node: NodeID, _ names: Set<String>) -> [String: NodeID] {
    var members: [String: NodeID] = [:]
    for (key, value) in tree.pairs(of: node) {
      let name = tree.string(key)
      precondition(names.contains(name), "the synonyms have no key '\(name)'")
      members[name] = value
    }
    return members
  }

  func elements(of node: NodeID?) -> [NodeID] { node.map { Array(tree.elements(of: $0)) } ?? [] }

  func words(of node: NodeID?) -> [SynonymFile.Word] {
    node.map { tree.pairs(of: $0).map { (tree.string($0.key), tree.string($0.value)) } } ?? []
  }

  /// A text, or a list of texts.
  private func texts(of node: NodeID?) -> [String] {
    guard let node, tree.kind(node) == .scalar else { return elements(of: node).map(tree.string) }
    return [tree.string(node)]
  }

  func synonyms(of group: NodeID) -> [Synonym] {
    let members = members(of: group, ["owner", "in", "words"])
    return texts(of: members["in"]).flatMap { place in
      members["words"].map { words in
        tree.pairs(of: words).map { word, meaning in
          Synonym(
            word: tree.string(word), owner: members["owner"].map(tree.string), place: place,
            counterpart: counterpart(meaning))
        }
      } ?? []
    }
  }

  private func counterpart(_ node: NodeID) -> Synonym.Counterpart {
    if tree.kind(node) == .scalar { return .key(tree.string(node).split(separator: ".").map(String.init)) }
    let members = members(of: node, ["write", "none"])
    return members["write"].map { .form(tree.string($0)) } ?? .none(members["none"].map(tree.string) ?? "")
  }

  func values(of type: NodeID) -> ValueSynonyms {
    let members = members(of: type, ["type", "constants", "keys", "words", "absent"])
    return ValueSynonyms(
      type: members["type"].map(tree.string) ?? "", constants: texts(of: members["constants"]),
      keys: texts(of: members["keys"]), words: words(of: members["words"]), absent: words(of: members["absent"]))
  }
}
