import TableParsing
import YAMLSyntax

extension SpecEditor {
  /// The name at an offset, if it can be changed.
  package func prepareRename(at offset: Int) throws(RenameProblem) -> RenamePlace {
    let offset = clamped(offset)
    if let anchor = anchor(at: offset) { return RenamePlace(range: anchor.origin, name: anchor.name) }
    let (mention, _, _) = try renamed(at: offset)
    return RenamePlace(range: mention.range, name: mention.name)
  }

  /// The changes that give the template, row, section, view, custom class or anchor at an offset another name, in all files.
  package func rename(at offset: Int, to name: String) throws(RenameProblem) -> [TextChange] {
    let offset = clamped(offset)
    if let anchor = anchor(at: offset) { return try rename(anchor, to: name) }
    var (mention, declarations, names) = try renamed(at: offset)
    try check(name, for: mention.thing)
    if name == mention.name { return [] }
    let places =
      mention.thing == .className
      ? names.classPlaces(named: mention.name, in: text) : names.places(of: mention, declaredAt: declarations)
    try checkClash(of: name, with: mention, declarations, &names)
    return changes(of: places, to: name)
  }

  private func renamed(
    at offset: Int
  ) throws(RenameProblem) -> (Mention, [PlacedMention], NameResolution) {
    guard let mention = text.mention(at: offset), let noun = mention.thing.noun else {
      throw RenameProblem(
        message: "only the names of templates, rows, sections, views, classes and anchors can be changed")
    }
    var names = NameResolution(text, files: files)
    if mention.thing == .className { return (mention, [], names) }
    if mention.name.utf8.contains(.openBrace) {
      throw RenameProblem(message: "the name '\(mention.name)' has a placeholder, so it is a different one in each row")
    }
    let declarations = names.declarations(of: mention, in: text)
    guard let first = declarations.first else {
      throw RenameProblem(message: "there is no \(noun) '\(mention.name)'")
    }
    guard first.mention.name == mention.name else {
      throw RenameProblem(message: "the id '\(mention.name)' is made from '\(first.mention.name)': change that")
    }
    return (mention, declarations, names)
  }

  // MARK: Checks

  private func check(_ name: String, for thing: Naming.Thing) throws(RenameProblem) {
    let noun = thing.noun ?? "name"
    guard !name.isEmpty, name.utf8.count <= 1_000 else {
      throw RenameProblem(message: name.isEmpty ? "the name is empty" : "the name is too long")
    }
    guard name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw RenameProblem(message: "the name of a \(noun) is one line")
    }
    switch thing {
    case .row, .section:
      if name.utf8.contains(UInt8(ascii: "/")) { throw RenameProblem(message: "an id cannot contain a slash") }
    case .className:
      let isGood = name.utf8.allSatisfy {
        ConstraintViewNames.startsWord($0) && $0 < 0x80 || (48...57).contains($0) || $0 == .dot
      }
      if !isGood || name.utf8.first.map({ (48...57).contains($0) || $0 == .dot }) == true {
        throw RenameProblem(message: "a class name consists of letters, digits and underscores")
      }
      if AppearanceContainers.words.contains(name) {
        throw RenameProblem(message: "'\(name)' is a container of appearance rules")
      }
    case .view:
      if ConstraintViewNames.reserved.contains(name) {
        throw RenameProblem(message: "'\(name)' has its own meaning in constraints")
      }
    default: break
    }
    if name.utf8.contains(.openBrace) || name.utf8.contains(.closeBrace) {
      throw RenameProblem(message: "a name in braces would be a placeholder")
    }
  }

  private func checkClash(
    of name: String, with mention: Mention, _ declarations: [PlacedMention], _ names: inout NameResolution
  ) throws(RenameProblem) {
    guard let first = declarations.first, let noun = mention.thing.noun else { return }
    var others = names.declared(mention.thing, around: first.text).filter { $0.mention.name == name }
    if mention.thing == .view {
      others = others.filter { other in
        guard let node = other.mention.scope, let home = first.mention.scope else { return false }
        let scope = NameResolution.Scope(text: other.text, node: node)
        let homeScope = NameResolution.Scope(text: first.text, node: home)
        return names.chain(of: scope).contains(homeScope) || names.chain(of: homeScope).contains(scope)
      }
    }
    guard let other = others.first else { return }
    let file = other.text.path == text.path ? "" : " in \(files.name(of: other.text.path, from: text.path))"
    throw RenameProblem(message: "there is already a \(noun) '\(name)'\(file)")
  }

  private func rename(_ anchor: AnchorPlace, to name: String) throws(RenameProblem) -> [TextChange] {
    let isGood = name.utf8.allSatisfy {
      $0 > 0x20 && $0 != 0x7F && !$0.isFlowIndicator && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "&")
    }
    guard !name.isEmpty, name.utf8.count <= 1_000, isGood else {
      throw RenameProblem(message: "the name of an anchor has no spaces and no brackets")
    }
    if name == anchor.name { return [] }
    guard !tree.anchors.contains(where: { text.bytes[$0].elementsEqual(name.utf8) }) else {
      throw RenameProblem(message: "there is already an anchor '\(name)'")
    }
    // Anchors of the same name are changed together, so that each alias keeps its own.
    let anchors = tree.anchors.filter { text.bytes[$0].elementsEqual(anchor.name.utf8) }
    return (anchors + aliases(of: anchor.name)).sorted { $0.lowerBound < $1.lowerBound }.map {
      TextChange(location: TextLocation(path: text.path, range: $0), replacement: name)
    }
  }

  // MARK: Changes

  /// The changes of scalars that contain a name, which may be several times in one.
  private func changes(of places: [PlacedMention], to name: String) -> [TextChange] {
    var byNode: [TextLocation: [PlacedMention]] = [:]
    for place in places {
      let node = TextLocation(path: place.text.path, range: place.text.tree.nodes[place.mention.node].range)
      byNode[node, default: []].append(place)
    }
    return byNode.sorted { SpecEditor.precedes($0.key, $1.key) }.flatMap { change(of: $1, to: name) }
  }

  private func change(of places: [PlacedMention], to name: String) -> [TextChange] {
    let places = places.sorted { $0.mention.range.lowerBound < $1.mention.range.lowerBound }
    guard let first = places.first else { return [] }
    let (text, tree) = (first.text, first.text.tree)
    let node = tree.nodes[first.mention.node]
    let content = tree.contentRange(of: first.mention.node)
    let isConstraint =
      text.places.place(of: first.mention.node).map { place in
        text.grammar.places[place].names.contains { $0.thing == .constraint }
      } == true && !node.isKey
    let word = isConstraint ? ConstraintViewNames.written(name) : name
    guard places.allSatisfy(\.mention.isAsWritten) else {
      // With escapes, the old name is found in the text that they mean.
      let whole = text.text(of: first.mention.node)
      let changed =
        places.count == 1 && first.mention.range == content && !isConstraint
        ? word : whole.replacing(first.mention.name, with: word)
      return [change(of: node, in: text, to: YAMLWord.quoted(changed))]
    }
    var changed: [UInt8] = []
    var position = content.lowerBound
    for place in places {
      changed += text.bytes[position..<place.mention.range.lowerBound]
      changed += word.utf8
      position = place.mention.range.upperBound
    }
    changed += text.bytes[position..<content.upperBound]
    let whole = String(decoding: changed, as: UTF8.self)
    let isInBrackets = tree.parent(first.mention.node).map { tree.nodes[$0].style == .flow } ?? false
    let fits: Bool =
      switch node.style {
      case .plain:
        // What is plain now stays so, unless the new name is what needs quotes.
        YAMLWord.isPlain(whole, isInBrackets: isInBrackets)
          || whole.utf8.count > word.utf8.count && YAMLWord.isPlain("a" + word + "a", isInBrackets: isInBrackets)
            && whole.utf8.first == text.bytes[content].first
      case .singleQuoted: !word.utf8.contains(.apostrophe)
      case .doubleQuoted: YAMLWord.escaped(word) == word
      default: true
      }
    guard fits else { return [change(of: node, in: text, to: YAMLWord.quoted(whole))] }
    return places.map { TextChange(location: $0.location, replacement: word) }
  }

  private func change(of node: SourceSyntax.Node, in text: SpecText, to replacement: String) -> TextChange {
    TextChange(location: TextLocation(path: text.path, range: node.range), replacement: replacement)
  }
}

extension String {
  /// The text with every occurrence of another replaced.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard !old.isEmpty else { return self }
    var (result, rest) = ("", self[...])
    while !rest.isEmpty {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
