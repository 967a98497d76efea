import TableParsing
import YAMLSyntax

/// What a file is, which determines what its root can be.
package enum FileKind: Hashable, Sendable {
  case spec
  /// An included file.
  case part(Naming.IncludedPart)
  case profile
  case configuration
}

extension FileKind {
  /// The kind of a text by its name and by the keys of its root. A list of unknown entries is a list of rows.
  init(path: String, _ tree: SourceSyntax, _ vocabulary: EditingVocabulary) {
    let name = path.split(separator: "/").last ?? ""
    if name == ConfigurationParser.fileName {
      self = .configuration
      return
    }
    guard let root = tree.root else {
      self = .spec
      return
    }
    if tree.nodes[root].kind == .sequence {
      self = .part(Self.hasSections(root, tree) ? .sections : .rows)
      return
    }
    let keys = tree.children(root).prefix(200).filter { tree.nodes[$0].isKey }.map { tree.text(of: $0) }
    if keys.contains("tablespec") {
      self = .spec
    } else if keys.contains("metricsprofile") {
      self = .profile
    } else {
      // Without its version, a file is what has more of its keys.
      func known(_ grammar: SpecGrammar) -> Int { keys.count { grammar.key($0, at: grammar.root) != nil } }
      let isProfile = known(vocabulary.profiles) > known(vocabulary.specs)
      self = isProfile ? .profile : name.hasPrefix("_") ? .part(.table) : .spec
    }
  }

  private static func hasSections(_ root: Int, _ tree: SourceSyntax) -> Bool {
    for element in tree.children(root).prefix(20) where tree.nodes[element].kind == .mapping {
      for key in tree.children(element).prefix(60) where tree.nodes[key].isKey {
        switch tree.text(of: key) {
        case "rows", "header", "footer": return true
        case "text", "detailText", "accessory", "image", "use", "repeat", "each": return false
        default: continue
        }
      }
    }
    return false
  }
}
