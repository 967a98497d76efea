import TableIR
import TableParsing
import YAMLSyntax

extension SpecEditor {
  /// The values that a place takes: words, names and files.
  func valueItems(at described: Int, _ place: CompletionPlace) -> [CompletionItem] {
    let description = grammar.places[described]
    var items: [CompletionItem] = []
    for schema in description.scalars { items += scalarItems(schema, place) }
    for naming in description.names { items += nameItems(naming, place) }
    var seen: Set<String> = []
    items = items.filter { seen.insert($0.label).inserted }
    for index in items.indices {
      if items[index].order.isEmpty { items[index].order = "4" + Self.number(index) }
      if !items[index].isSnippet { quote(&items[index], place) }
    }
    return items
  }

  /// With leading zeros, so that texts are sorted like numbers.
  static func number(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }

  private func scalarItems(_ schema: Schema, _ place: CompletionPlace) -> [CompletionItem] {
    switch schema {
    case .choice(let words): words.map { word(item: $0, place) }
    case .boolean: ["true", "false"].map { word(item: $0, place) }
    case .constants(let numbers): numbers.map { word(item: String($0), place) }
    case .number, .integer, .count: defaultNumber(place)
    case .text, .name, .pattern, .list, .tuple, .mapping, .keys, .dictionary, .either, .naming: []
    }
  }

  /// The default of a key with a number, if it is one.
  private func defaultNumber(_ place: CompletionPlace) -> [CompletionItem] {
    guard let standard = standard(at: place), Double(standard) != nil else { return [] }
    return [CompletionItem(standard, .value, detail: "default", order: "30")]
  }

  private func standard(at place: CompletionPlace) -> String? {
    place.key.flatMap { grammar.mappings[$0.mapping].description.keys[$0.key].standard }
  }

  private func word(item word: String, _ place: CompletionPlace) -> CompletionItem {
    var item = CompletionItem(word, .value, documentation: documentation(ofValue: word, at: place.key))
    let standard = standard(at: place)
    if standard == word {
      item.detail = "default"
      item.order = "30"
    }
    if let color = ValueVocabulary.color(word) {
      (item.kind, item.color) = (.color, color)
      item.detail = "\(color.resolved(.light).hexString) / \(color.resolved(.dark).hexString)"
    } else if let device = Device.named(word) {
      item.detail = "\(device.title), \(Int(device.size.width)) × \(Int(device.size.height)) pt"
    }
    return item
  }

  // MARK: Names

  private func nameItems(_ naming: Naming, _ place: CompletionPlace) -> [CompletionItem] {
    guard !naming.isDeclaration else { return [] }
    var names = NameResolution(place.text, files: files)
    switch naming.thing {
    case .template, .row, .section: return declaredItems(naming.thing, place, &names)
    case .container:
      let words = AppearanceContainers.all.map { CompletionItem($0, .value) }
      let ids = [("cell", Naming.Thing.row), ("section", .section)].flatMap { word, thing in
        declaredItems(thing, place, &names).map { item in
          var item = item
          item.label = "\(word)#\(item.label)"
          (item.insertion, item.filter) = (item.label, item.label)
          return item
        }
      }
      return words + ids + classItems(place)
    case .className: return classItems(place)
    case .symbol: return symbolItems(place)
    case .stringKey: return stringKeyItems()
    case .constraint: return constraintItems(at: place)
    case .color: return colorItems()
    case .image: return assetImageItems() + fileItems(naming.thing, place)
    case .profile, .part, .folder, .path: return fileItems(naming.thing, place)
    case .view: return []
    }
  }

  private func declaredItems(
    _ thing: Naming.Thing, _ place: CompletionPlace, _ names: inout NameResolution
  ) -> [CompletionItem] {
    var seen: Set<String> = []
    return names.declared(thing, around: place.text).compactMap { declaration in
      guard seen.insert(declaration.mention.name).inserted, !declaration.mention.name.contains("\u{1}") else {
        return nil
      }
      let file = declaration.text.path == text.path ? nil : files.name(of: declaration.text.path, from: text.path)
      var item = CompletionItem(declaration.mention.name, .reference, detail: file ?? thing.noun)
      if let detail = RowSummary.text(of: declaration) { item.documentation = detail }
      return item
    }
  }

  private func classItems(_ place: CompletionPlace) -> [CompletionItem] {
    used(.className).map { CompletionItem($0, .reference, detail: "class") }
  }

  /// The most symbols that are offered at once, of thousands.
  static let mostSymbols = 200

  /// Those that the project uses, and then Apple's that begin with what is typed, or contain it.
  private func symbolItems(_ place: CompletionPlace) -> [CompletionItem] {
    let typed = String(decoding: text.bytes[place.range.lowerBound..<place.offset], as: UTF8.self).filter {
      $0.isLetter || $0.isNumber || $0 == "."
    }
    // What is being typed is used nowhere yet.
    let written = place.text.text(of: place.node).filter { $0 != "\u{1}" }
    let used = used(.symbol).filter { $0 != written && $0 != typed || SymbolCatalog.version(of: $0) != nil }
    let known = Set(used)
    let others = vocabulary.symbols().filter { !known.contains($0) }
    let matches =
      typed.isEmpty
      ? others : others.filter { $0.hasPrefix(typed) } + others.filter { !$0.hasPrefix(typed) && $0.contains(typed) }
    return used.map { CompletionItem($0, .value, detail: "used in this project") }
      + matches.prefix(Self.mostSymbols + 1).map { CompletionItem($0, .value, detail: symbolDetail($0)) }
  }

  private func symbolDetail(_ name: String) -> String {
    SymbolCatalog.version(of: name).map { "SF Symbol, iOS \($0)" } ?? "SF Symbol"
  }

  /// The names of a kind of thing that the project uses, sorted.
  private func used(_ thing: Naming.Thing) -> [String] {
    var names: Set<String> = []
    for text in files.texts(with: text) {
      for mention in text.mentions where mention.thing == thing && !mention.name.contains("{") {
        names.insert(mention.name)
      }
    }
    return names.sorted()
  }

  // MARK: Form

  /// Writes a word so that it is that text where it is.
  private func quote(_ item: inout CompletionItem, _ place: CompletionPlace) {
    switch place.text.tree.nodes[place.node].style {
    case .doubleQuoted: item.insertion = YAMLWord.escaped(item.insertion)
    case .singleQuoted:
      item.insertion = item.insertion.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    default:
      // Words of the language, booleans and numbers are read as they are.
      guard [.file, .reference].contains(item.kind) || item.detail == "asset catalog" else { return }
      guard place.place.map({ grammar.places[$0].names.contains { $0.thing == .constraint } }) != true else { return }
      let written = YAMLWord.written(item.insertion, isInBrackets: place.isInBrackets)
      if written != item.insertion { item.filter = item.label }
      item.insertion = written
    }
  }

  /// The brackets of a mapping or a list that can be written here.
  func bracketItems(at described: Int, _ place: CompletionPlace) -> [CompletionItem] {
    guard place.text.tree.nodes[place.node].style == .plain else { return [] }
    let description = grammar.places[described]
    var items: [CompletionItem] = []
    if description.takesMapping {
      let name = description.mappings.first.map { grammar.mappings[$0].description }
      if name?.name == "accessory" { items += accessoryItems() }
      var item = CompletionItem("{…}", .snippet, detail: name?.noun, insertion: "{$0}", isSnippet: true, order: "80")
      item.documentation = name?.summary
      item.continues = true
      items.append(item)
    }
    if description.takesList {
      let detail = description.elements.isEmpty ? "a list" : "a list of \(description.elements.count)"
      items.append(CompletionItem("[…]", .snippet, detail: detail, insertion: "[$0]", isSnippet: true, order: "81"))
    }
    return items
  }

  private func accessoryItems() -> [CompletionItem] {
    ValueVocabulary.accessoryExamples.sorted { $0.key < $1.key }.map { name, example in
      CompletionItem("{\(name): \(example)}", .snippet, detail: "a custom accessory", order: "5\(name)")
    }
  }

  /// The beginning of a block list: a hyphen before a key of its elements.
  func elementItems(at element: Int, _ place: CompletionPlace) -> [CompletionItem] {
    var items = [CompletionItem("- ", .snippet, detail: "an element", order: "20")]
    items[0].continues = true
    for index in grammar.places[element].mappings {
      let description = grammar.mappings[index].description
      for key in description.keys where key.isRequired || key.name == description.shorthand {
        var item = CompletionItem(
          "- \(key.name): ", .snippet, detail: description.noun,
          documentation: documentation(of: key, in: description), order: "21\(key.name)")
        item.filter = key.name
        items.append(item)
      }
    }
    return items
  }
}
