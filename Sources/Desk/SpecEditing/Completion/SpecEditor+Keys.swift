import TableParsing
import YAMLSyntax

extension SpecEditor {
  /// The keys that a mapping at a place does not have yet.
  /// - Parameter mapping: The mapping in the text with the word; nil for one that begins with the key.
  func keyItems(at described: Int, mapping: Int?, _ place: CompletionPlace) -> [CompletionItem] {
    let tree = place.text.tree
    var written: Set<String> = []
    if let mapping {
      for key in tree.children(mapping) where tree.nodes[key].isKey && key != place.node {
        written.insert(place.text.text(of: key))
      }
    }
    var items: [CompletionItem] = []
    for index in grammar.places[described].mappings {
      let description = grammar.mappings[index].description
      let state = KeyState(description, written: written)
      for (position, key) in description.keys.enumerated() where !written.contains(key.name) {
        guard let rank = state.rank(of: key) else { continue }
        items.append(
          item(for: key, value: grammar.mappings[index].values[position], in: description, rank, position, place))
      }
    }
    if grammar.places[described].dictionaryNames?.thing == .view { items += viewKeyItems(mapping, written, place) }
    if let merge = mergeItem(written, described, place) { items.append(merge) }
    return items
  }

  private func item(
    for key: KeyDescription, value: Int, in mapping: MappingDescription, _ rank: Int, _ position: Int,
    _ place: CompletionPlace
  ) -> CompletionItem {
    var item = CompletionItem(
      key.name, .key, detail: key.isRequired ? "required" : key.standard.map { "default: \($0)" },
      documentation: documentation(of: key, in: mapping),
      order: "\(rank)\(position < 10 ? "0" : "")\(position)")
    complete(&item, value: value, place)
    return item
  }

  /// Adds what follows a key: a colon, and the beginning of a value that has only one form.
  private func complete(_ item: inout CompletionItem, value: Int, _ place: CompletionPlace) {
    item.insertion = YAMLWord.written(item.label, isInBrackets: place.isInBrackets)
    guard !hasColon(place) else { return }
    let description = grammar.places[value]
    let isFlow = place.isInBrackets
    item.continues = true
    if description.takesScalar {
      item.insertion += ": "
      return
    }
    item.isSnippet = true
    let indent = "\n" + String(repeating: " ", count: max(0, place.column - place.lineIndent) + 2)
    let elementTakesMapping = description.element.map { grammar.places[$0].takesMapping } ?? false
    if description.takesList, isFlow || !elementTakesMapping {
      item.insertion += ": [$0]"
    } else if description.takesList {
      item.insertion += ":\(indent)- $0"
    } else {
      item.insertion += isFlow ? ": {$0}" : ":\(indent)$0"
    }
  }

  /// Whether a colon follows the key already.
  private func hasColon(_ place: CompletionPlace) -> Bool {
    place.text.tree.nodes[place.node].isKey && place.text.tree.nodes[place.node].isComplete
  }

  /// The ids of the views that a row can change: those of its template.
  private func viewKeyItems(_ mapping: Int?, _ written: Set<String>, _ place: CompletionPlace) -> [CompletionItem] {
    var names = NameResolution(place.text, files: files)
    guard let scope = viewScope(of: place) else { return [] }
    var seen = written
    return names.chain(of: scope).flatMap { names.views(in: $0) }.compactMap { view in
      guard seen.insert(view.name).inserted else { return nil }
      var item = CompletionItem(view.name, .reference, detail: "view", order: "0\(view.name)")
      item.insertion = YAMLWord.written(view.name, isInBrackets: place.isInBrackets) + (hasColon(place) ? "" : ": ")
      item.continues = !hasColon(place)
      return item
    }
  }

  /// The row, template, header or footer that a place is in.
  func viewScope(of place: CompletionPlace) -> NameResolution.Scope? {
    var node = place.text.tree.parent(place.node)
    while let index = node {
      if let mapping = place.text.mapping(of: index), ViewScopes.names.contains(mapping.name) {
        return NameResolution.Scope(text: place.text, node: index)
      }
      node = place.text.tree.parent(index)
    }
    return nil
  }

  private func mergeItem(_ written: Set<String>, _ described: Int, _ place: CompletionPlace) -> CompletionItem? {
    guard !tree.anchors.isEmpty, !written.contains("<<"), !grammar.places[described].mappings.isEmpty else {
      return nil
    }
    var item = CompletionItem("<<", .key, detail: "the keys of an anchor", order: "9")
    item.insertion = hasColon(place) ? "<<" : "<<: *"
    item.continues = true
    return item
  }
}

/// Which keys of a mapping are still possible, by the rules for their combination.
private struct KeyState {
  let description: MappingDescription
  let written: Set<String>

  init(_ description: MappingDescription, written: Set<String>) {
    (self.description, self.written) = (description, written)
  }

  /// A small number for a likely key; nil for one that cannot be added.
  func rank(of key: KeyDescription) -> Int? {
    var rank = key.isRequired ? 0 : key.name == description.shorthand ? 1 : 3
    for rule in description.rules {
      switch rule {
      case .alone(let name):
        if written.contains(name) || key.name == name && !written.isEmpty { return nil }
        if key.name == name { rank = 7 }
      case .count(let keys, let count, _):
        guard keys.contains(key.name) else { continue }
        let present = keys.filter(written.contains).count
        if present >= count.upperBound { return nil }
        if present < count.lowerBound { rank = min(rank, 2) }
      case .only(let keys, let others, let beside, _):
        if keys.contains(key.name), beside.map(written.contains) ?? true, !others.contains(where: written.contains) {
          rank = max(rank, 6)
        }
      }
    }
    return rank
  }
}
