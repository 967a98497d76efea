import TableParsing

extension SpecEditor {
  /// What the text at an offset names: the template of `use`, the file of an include, an image or a profile, the row, section or view
  /// of an id, the anchor of an alias.
  package func definitions(at offset: Int) -> [TextTarget] {
    let offset = clamped(offset)
    if let anchor = anchor(at: offset) {
      return [target(of: anchor.declaration, node: anchor.node, in: text, from: anchor.origin)]
    }
    guard let mention = text.mention(at: offset) else { return [] }
    if let file = path(of: mention) {
      let start = TextLocation(path: file, range: 0..<0)
      return [TextTarget(origin: mention.range, target: start, name: 0..<0)]
    }
    if mention.thing == .stringKey {
      let place = strings?.file(of: mention.name).flatMap { files.keyPlace(mention.name, $0) }
      return place.map { [TextTarget(origin: mention.range, target: $0, name: $0.range)] } ?? []
    }
    var names = NameResolution(text, files: files)
    if mention.thing == .className {
      return names.classPlaces(named: mention.name, in: text).map {
        TextTarget(origin: mention.range, target: $0.location, name: $0.mention.range)
      }
    }
    return names.declarations(of: mention, in: text).map {
      target(of: $0.mention.range, node: $0.mention.node, in: $0.text, from: mention.range)
    }
  }

  /// All places of the name at an offset, in all files that share it.
  package func references(at offset: Int, includesDeclaration: Bool) -> [TextLocation] {
    let offset = clamped(offset)
    if let anchor = anchor(at: offset) {
      let aliases = self.aliases(of: anchor.name).map { TextLocation(path: text.path, range: $0) }
      return (includesDeclaration ? [TextLocation(path: text.path, range: anchor.declaration)] : []) + aliases
    }
    guard let mention = text.mention(at: offset) else { return [] }
    if let file = path(of: mention) { return references(toFile: file) }
    var names = NameResolution(text, files: files)
    if mention.thing == .className { return names.classPlaces(named: mention.name, in: text).map(\.location) }
    let declarations = names.declarations(of: mention, in: text)
    return names.places(of: mention, declaredAt: declarations).filter {
      includesDeclaration || !$0.mention.isDeclaration
    }.map(\.location).sorted(by: Self.precedes)
  }

  /// The places in the project that name a file.
  package func references(toFile path: String) -> [TextLocation] {
    files.texts(with: text).flatMap { text in
      text.mentions.filter { SpecEditor(text, files: files).path(of: $0) == path }.map {
        TextLocation(path: text.path, range: $0.range)
      }
    }.sorted(by: Self.precedes)
  }

  static func precedes(_ left: TextLocation, _ right: TextLocation) -> Bool {
    (left.path, left.range.lowerBound) < (right.path, right.range.lowerBound)
  }

  /// The path of the file that a mention names, whether it exists or not; nil for other names.
  func path(of mention: Mention) -> String? {
    switch mention.thing {
    case .part, .profile: return files.resolve(mention.name, from: text.path)
    case .color: return assets?.description(of: .color, mention.name)
    case .image:
      if !ValueVocabulary.isImageFile(mention.name), let set = assets?.description(of: .image, mention.name) {
        return set
      }
      guard let path = files.resolve(mention.name, from: text.path) else { return nil }
      return imageFiles(of: path).first ?? path
    case .path: return files.resolve(mention.name, from: text.path).flatMap { files.paths.contains($0) ? $0 : nil }
    case .folder: return nil
    case .template, .row, .section, .view, .constraint, .container, .className, .symbol, .stringKey: return nil
    }
  }

  private func target(of name: Range<Int>, node: Int, in text: SpecText, from origin: Range<Int>) -> TextTarget {
    let tree = text.tree
    var whole = node
    if tree.nodes[node].isKey {
      whole = tree.value(ofKey: node) ?? node
    } else if let parent = tree.parent(node), tree.nodes[parent].kind == .mapping, tree.nodes[node].kind == .scalar {
      whole = parent
    }
    let range =
      min(
        name.lowerBound, tree.nodes[whole].range.lowerBound)..<max(
        name.upperBound, tree.nodes[whole].range.upperBound)
    return TextTarget(origin: origin, target: TextLocation(path: text.path, range: range), name: name)
  }

  // MARK: Anchors

  struct AnchorPlace {
    var name: String
    /// The alias, or the anchor's own name.
    var origin: Range<Int>
    var declaration: Range<Int>
    /// The node with the anchor.
    var node: Int
  }

  /// The anchor or the alias at an offset.
  func anchor(at offset: Int) -> AnchorPlace? {
    if let index = tree.anchors.firstIndex(where: { $0.lowerBound - 1 <= offset && offset <= $0.upperBound }),
      let node = tree.nodes.firstIndex(where: { $0.anchor == Int32(index) })
    {
      let range = tree.anchors[index]
      let name = String(decoding: text.bytes[range], as: UTF8.self)
      return AnchorPlace(name: name, origin: range, declaration: range, node: node)
    }
    guard let alias = tree.node(at: offset), tree.nodes[alias].kind == .alias else { return nil }
    let range = tree.contentRange(of: alias)
    let name = String(decoding: text.bytes[range], as: UTF8.self)
    // An alias means the last anchor of its name above it.
    guard
      let index = tree.anchors.lastIndex(where: {
        $0.upperBound <= range.lowerBound && text.bytes[$0].elementsEqual(name.utf8)
      }), let node = tree.nodes.firstIndex(where: { $0.anchor == Int32(index) })
    else { return nil }
    return AnchorPlace(name: name, origin: range, declaration: tree.anchors[index], node: node)
  }

  /// The names of the aliases of an anchor, without `*`.
  func aliases(of name: String) -> [Range<Int>] {
    tree.nodes.indices.filter { tree.nodes[$0].kind == .alias }.map { tree.contentRange(of: $0) }
      .filter { text.bytes[$0].elementsEqual(name.utf8) }
  }
}
