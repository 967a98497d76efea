import TableParsing
import YAMLSyntax

/// A name in a text, where it is declared or used.
struct Mention: Hashable, Sendable {
  /// The scalar that contains the name.
  var node: Int
  /// The name in the scalar, without quotes.
  var range: Range<Int>
  var name: String
  var thing: Naming.Thing
  var isDeclaration: Bool
  /// Of a view, the row, the template, the header or the footer that it is in.
  var scope: Int?
  /// Whether the name can be replaced where it is; a name with escapes is replaced with its whole scalar.
  var isAsWritten = true
}

extension SpecText {
  /// All names in the text, in its order.
  static func mentions(in tree: SourceSyntax, _ places: NodePlaces, _ grammar: SpecGrammar) -> [Mention] {
    var reader = MentionReader(tree: tree, places: places, grammar: grammar)
    for index in tree.nodes.indices where tree.nodes[index].kind == .scalar { reader.read(index) }
    return reader.mentions
  }
}

private struct MentionReader {
  let tree: SourceSyntax
  let places: NodePlaces
  let grammar: SpecGrammar
  var mentions: [Mention] = []

  mutating func read(_ index: Int) {
    guard let place = places.place(of: index) else { return }
    if tree.nodes[index].isKey {
      guard places.key(index) == .name, let naming = grammar.places[place].dictionaryNames else { return }
      add(naming, index)
      return
    }
    for naming in grammar.places[place].names { add(naming, index) }
  }

  private mutating func add(_ naming: Naming, _ index: Int) {
    let text = tree.text(of: index)
    let range = tree.contentRange(of: index)
    // A name is a line of moderate length; anything else is text of which this is the beginning.
    guard !text.isEmpty, text.utf8.count <= 4_096 else { return }
    let isAsWritten = tree.bytes[range].elementsEqual(text.utf8)
    func mention(_ thing: Naming.Thing, _ part: Range<Int>, isDeclaration: Bool = naming.isDeclaration) -> Mention {
      let name = String(decoding: Array(text.utf8)[part], as: UTF8.self)
      let lower = range.lowerBound + part.lowerBound
      return Mention(
        node: index, range: isAsWritten ? lower..<range.lowerBound + part.upperBound : range, name: name, thing: thing,
        isDeclaration: isDeclaration, scope: thing == .view ? scope(of: index) : nil, isAsWritten: isAsWritten)
    }
    let whole = 0..<text.utf8.count
    switch naming.thing {
    case .constraint:
      for name in ConstraintViewNames.names(in: text) {
        var found = mention(.view, name.range)
        found.name = name.name
        mentions.append(found)
      }
    case .container:
      guard let hash = text.utf8.firstIndex(of: .hash) else {
        if !AppearanceContainers.words.contains(text) { mentions.append(mention(.className, whole)) }
        return
      }
      let start = text.utf8.distance(from: text.utf8.startIndex, to: hash) + 1
      switch text[..<hash] {
      case "cell": mentions.append(mention(.row, start..<whole.upperBound))
      case "section": mentions.append(mention(.section, start..<whole.upperBound))
      default: return
      }
    case .row where !naming.isDeclaration:
      // The id of a row without its own begins with that of its section.
      if let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) {
        let end = text.utf8.distance(from: text.utf8.startIndex, to: slash)
        if end > 0 { mentions.append(mention(.section, 0..<end)) }
      }
      mentions.append(mention(.row, whole))
    case .profile:
      if ValueVocabulary.isYAMLFile(text) { mentions.append(mention(.profile, whole)) }
    case .color:
      if ValueVocabulary.color(text) == nil, !ValueVocabulary.isImageFile(text) {
        mentions.append(mention(.color, whole))
      }
    case .image:
      // A background is an image file or a colour.
      if grammar.places[places.place(of: index) ?? 0].isColor, !ValueVocabulary.isImageFile(text) { return }
      mentions.append(mention(.image, whole))
    case .template, .row, .section, .view, .className, .symbol, .stringKey, .part, .folder, .path:
      mentions.append(mention(naming.thing, whole))
    }
  }

  /// The mapping in which the names of views are known.
  private func scope(of index: Int) -> Int? {
    var node = Int(tree.nodes[index].parent)
    while node >= 0 {
      if tree.nodes[node].kind == .mapping, let place = places.place(of: node),
        grammar.places[place].mappings.contains(where: {
          ViewScopes.names.contains(grammar.mappings[$0].description.name)
        })
      {
        return node
      }
      node = Int(tree.nodes[node].parent)
    }
    return nil
  }
}

/// The mappings whose views are known by their ids among each other.
enum ViewScopes {
  static let names: Set = ["row", "template", "headerFooter", "tableHeaderFooter", "plainView"]
}
