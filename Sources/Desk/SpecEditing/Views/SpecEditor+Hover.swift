import TableIR
import TableParsing

extension SpecEditor {
  /// The meaning of the key or the value at an offset; nil where there is none.
  package func hover(at offset: Int) -> HoverText? {
    let offset = clamped(offset)
    guard tree.comment(at: offset) == nil || tree.comment(at: offset)?.lowerBound == offset,
      let node = tree.node(at: offset), tree.nodes[node].kind == .scalar || tree.nodes[node].kind == .alias
    else { return nil }
    let range = tree.nodes[node].range
    if tree.nodes[node].isKey {
      guard case .known(let mapping, let key) = text.places.key(node) else { return mentionHover(at: offset) }
      let description = grammar.mappings[mapping].description
      let markdown =
        "**\(description.keys[key].name)** of \(description.noun)\n\n"
        + documentation(of: description.keys[key], in: description)
      return HoverText(markdown: markdown, range: range)
    }
    return mentionHover(at: offset) ?? attributeHover(at: offset, node) ?? valueHover(node)
  }

  private func valueHover(_ node: Int) -> HoverText? {
    guard let place = text.places.place(of: node), tree.nodes[node].kind == .scalar else { return nil }
    let word = text.text(of: node)
    let description = grammar.places[place]
    let isWord = description.scalars.contains {
      if case .choice(let words) = $0 { words.contains(word) } else { false }
    }
    guard isWord || description.isColor else { return nil }
    guard let markdown = documentation(ofValue: word, at: knownKey(of: node)) else { return nil }
    return HoverText(markdown: markdown, range: tree.nodes[node].range)
  }

  /// What a name means: a file with its size, a place with its text.
  private func mentionHover(at offset: Int) -> HoverText? {
    guard let mention = text.mention(at: offset) else { return nil }
    if let path = path(of: mention) {
      let name = files.name(of: path, from: text.path)
      var markdown = "`\(name)`"
      if mention.thing == .color {
        markdown = [documentation(ofColor: mention.name), "in \(markdown)"].compactMap(\.self).joined(separator: "\n\n")
      } else if path.hasSuffix("/Contents.json") {
        markdown = "in \(markdown)"
      } else if mention.thing == .image {
        if let size = imageDescription(of: files.resolve(mention.name, from: text.path) ?? path) {
          markdown += "\n\n\(size)"
        } else if !files.paths.contains(path) {
          markdown += "\n\nno such image"
        }
      } else if files.text(path) == nil {
        markdown += "\n\nno such file"
      }
      return HoverText(markdown: markdown, range: mention.range)
    }
    if mention.thing == .symbol, !mention.name.contains("{") {
      let words =
        SymbolCatalog.version(of: mention.name).map { "SF Symbol `\(mention.name)`, from iOS \($0) on" }
        ?? "no SF Symbol of Apple's: \(SymbolCatalog.edition) does not have `\(mention.name)`"
      return HoverText(markdown: words, range: mention.range)
    }
    if mention.thing == .stringKey {
      return strings?.description(of: mention.name).map { HoverText(markdown: $0, range: mention.range) }
    }
    var names = NameResolution(text, files: files)
    guard let noun = mention.thing.noun, mention.thing != .className,
      let declaration = names.declarations(of: mention, in: text).first
    else { return nil }
    var markdown = "\(noun) `\(mention.name)`"
    if let words = RowSummary.text(of: declaration) { markdown += "\n\n\(words)" }
    if declaration.text.path != text.path {
      markdown += "\n\nin `\(files.name(of: declaration.text.path, from: text.path))`"
    }
    return HoverText(markdown: markdown, range: mention.range)
  }

  private func knownKey(of node: Int) -> (mapping: Int, key: Int)? {
    var index = node
    while true {
      if let key = tree.key(index) {
        if case .known(let mapping, let key) = text.places.key(key) { return (mapping, key) }
        return nil
      }
      guard let parent = tree.parent(index), tree.nodes[parent].kind == .sequence else { return nil }
      index = parent
    }
  }

  // MARK: Words

  /// A key's meaning, values and default, its names in UIKit, and where the reference describes it.
  func documentation(of key: KeyDescription, in mapping: MappingDescription) -> String {
    var parts = [key.doc.prefix(1).uppercased() + key.doc.dropFirst() + "."]
    if mapping.name == "pin", let attribute = documentation(ofAttribute: key.name) { parts.insert(attribute, at: 0) }
    parts.append("Values: " + key.schema.valuesInWords)
    if key.isRequired {
      parts.append("Required.")
    } else if let standard = key.standard {
      parts.append("Default: \(standard)")
    }
    let names = key.namesInUIKit(in: mapping.name)
    if !names.isEmpty { parts.append("In UIKit: " + names.map { "`\($0)`" }.joined(separator: ", ")) }
    if let place = vocabulary.references[mapping.name] {
      parts.append("`tablec schema reference \(place.topic)`")
    }
    return parts.joined(separator: "\n\n")
  }

  private func documentation(ofColor word: String) -> String? {
    guard let color = ValueVocabulary.color(word) ?? assets?.color(word) else { return nil }
    var (light, dark) = (color.resolved(.light), color.resolved(.dark))
    var name = "`\(word)`"
    // As lint and pictures have it: UIKit's colours are others in other systems.
    if case .system(let system) = color {
      (light, dark) = (system.value(.light, ios: ios), system.value(.dark, ios: ios))
      name += " in iOS \(ios)"
    }
    if light == dark { return "\(name): `\(light.hexString)`" }
    return "\(name)\n\nlight: `\(light.hexString)`\n\ndark: `\(dark.hexString)`"
  }

  /// The version of iOS of the spec's own `metrics`, or the one that specs have without.
  private var ios: Int {
    let own = text.root.flatMap { text.value(of: "metrics", in: $0) }.flatMap {
      Int(text.text(of: $0).drop { !$0.isNumber })
    }
    return own ?? vocabulary.standardVersion
  }

  /// What a word or a colour means; nil if there is nothing to say about it.
  func documentation(ofValue word: String, at key: (mapping: Int, key: Int)?) -> String? {
    if key.map({ takesColor($0) }) ?? true, let words = documentation(ofColor: word) { return words }
    guard let key else { return nil }
    let mapping = grammar.mappings[key.mapping].description
    let name = mapping.keys[key.key].name
    if name == "device", let device = Device.named(word) {
      return "\(device.title): \(Int(device.size.width)) × \(Int(device.size.height)) points at @\(Int(device.scale))x"
    }
    var parts: [String] = []
    if let rule = vocabulary.report.rules.first(where: { $0.rule == word }) { parts.append(rule.explanation) }
    if let type = ValueVocabulary.type(of: name, in: mapping.name) { parts.append("A value of `\(type)`.") }
    let others = ValueVocabulary.otherWords(for: word, of: name, in: mapping.name)
    if !others.isEmpty { parts.append("Also known as " + others.map { "`\($0)`" }.joined(separator: ", ") + ".") }
    let doc = mapping.keys[key.key].doc
    if doc.contains("`\(word)`") { parts.append(doc.prefix(1).uppercased() + doc.dropFirst() + ".") }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  private func takesColor(_ key: (mapping: Int, key: Int)) -> Bool {
    let place = grammar.places[grammar.mappings[key.mapping].values[key.key]]
    if place.isColor { return true }
    return place.element.map { grammar.places[$0].isColor } ?? false
  }

  /// Where the reference describes the key at an offset, or the mapping that it is in.
  package func reference(at offset: Int) -> ReferencePlace? {
    var node = tree.node(at: clamped(offset))
    while let index = node {
      if let mapping = text.mapping(of: index), let place = vocabulary.references[mapping.name] { return place }
      node = tree.parent(index)
    }
    return nil
  }
}
