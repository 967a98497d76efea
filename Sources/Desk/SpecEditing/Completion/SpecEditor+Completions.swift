import TableParsing
import YAMLSyntax

extension SpecEditor {
  /// What can be written at an offset, the likely items first: keys, values, names, files and rules.
  package func completions(at offset: Int) -> CompletionList {
    let offset = clamped(offset)
    if let comment = tree.comment(at: offset), comment.lowerBound < offset {
      return ruleCompletions(at: offset, in: comment)
    }
    if lacksSpace(at: offset) { return completionsAfterColon(at: offset) }
    if let placeholders = placeholderCompletions(at: offset) { return placeholders }
    guard let place = CompletionPlace(text, at: offset) else { return .none(at: offset) }
    var items: [CompletionItem]
    switch place.role {
    case .alias: items = anchorItems(at: place)
    case .key(let mapping):
      guard let described = place.place else { return .none(at: offset) }
      items = keyItems(at: described, mapping: mapping, place)
    case .value:
      guard let described = place.place else { return .none(at: offset) }
      items = valueItems(at: described, place)
      let description = grammar.places[described]
      if place.beginsEntry, !place.isInBrackets, description.takesMapping {
        items = keyItems(at: described, mapping: nil, place) + items
        if place.text.tree.parent(place.node).map({ place.text.tree.nodes[$0].kind == .sequence }) == true {
          items += snippetItems(at: described, place)
        }
      } else if !place.beginsEntry || place.isInBrackets {
        items += bracketItems(at: described, place)
      }
      if let list = description.element, place.beginsEntry, !place.isInBrackets, !place.lacksHyphen {
        items += elementItems(at: list, place)
      }
    }
    items = skeletonItems(place) + items
    if place.lacksHyphen { items = items.map(\.afterHyphen) }
    return CompletionList(
      range: listRange(place, items), items: items, isIncomplete: items.count > Self.mostSymbols)
  }

  /// Whether an offset is directly after a colon at the end of a line: a value needs a space before it.
  private func lacksSpace(at offset: Int) -> Bool {
    guard offset > 1, text.bytes[offset - 1] == .colon, offset == text.bytes.count || text.bytes[offset].isBreak else {
      return false
    }
    guard let node = tree.node(at: offset - 1), tree.nodes[node].isKey else { return false }
    return tree.nodes[node].range.upperBound == offset - 1
  }

  private func completionsAfterColon(at offset: Int) -> CompletionList {
    var bytes = text.bytes
    bytes.insert(0x20, at: offset)
    let spaced = SpecText(bytes, path: text.path, kind: text.kind, vocabulary: vocabulary)
    var list = SpecEditor(spaced, files: files).completions(at: offset + 1)
    list.range = offset..<offset
    for index in list.items.indices {
      list.items[index].insertion = " " + list.items[index].insertion
      list.items[index].filter = ""
    }
    return list
  }

  /// Inside a constraint, only the word at the offset is replaced.
  private func listRange(_ place: CompletionPlace, _ items: [CompletionItem]) -> Range<Int> {
    guard let described = place.place, case .value = place.role,
      grammar.places[described].names.contains(where: { $0.thing == .constraint })
    else { return place.range }
    return constraintWord(at: place.offset, in: place.range)
  }

  // MARK: Comments

  /// The names of rules after `# tablec:disable`.
  private func ruleCompletions(at offset: Int, in comment: Range<Int>) -> CompletionList {
    let line = String(decoding: text.bytes[comment.lowerBound..<offset], as: UTF8.self)
    let written = line.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    let directive = SuppressionReader.directive
    guard written.hasPrefix(directive + " ") else {
      guard directive.hasPrefix(written), !written.isEmpty else { return .none(at: offset) }
      let start = offset - written.utf8.count
      var item = CompletionItem(
        directive, .rule, detail: "silences rules", insertion: directive + " ", order: "0")
      item.continues = true
      return CompletionList(range: start..<offset, items: [item])
    }
    let names = written.dropFirst(directive.utf8.count)
    // A reason follows two hyphens.
    guard !names.split(separator: " ").contains("--") else { return .none(at: offset) }
    let parts = names.split(separator: ",", omittingEmptySubsequences: false)
    let last = (parts.last ?? "").drop { $0 == " " || $0 == "\t" }
    let seen = Set(parts.dropLast().map { $0.filter { $0 != " " && $0 != "\t" } })
    let items = vocabulary.report.rules.compactMap { code -> CompletionItem? in
      guard let rule = code.rule, !seen.contains(rule) else { return nil }
      return CompletionItem(rule, .rule, detail: code.title, documentation: code.explanation)
    }
    var end = offset
    while end < comment.upperBound, text.bytes[end] != 0x20, text.bytes[end] != .comma { end += 1 }
    return CompletionList(range: offset - last.utf8.count..<end, items: items)
  }

  // MARK: Anchors

  /// The anchors above an alias.
  private func anchorItems(at place: CompletionPlace) -> [CompletionItem] {
    var seen: Set<String> = []
    return tree.anchors.filter { $0.upperBound <= place.range.lowerBound }.reversed().compactMap { range in
      let name = String(decoding: text.bytes[range], as: UTF8.self)
      guard seen.insert(name).inserted else { return nil }
      return CompletionItem(name, .reference, detail: "anchor")
    }
  }
}

extension CompletionItem {
  /// The same as an element of a list.
  fileprivate var afterHyphen: CompletionItem {
    var item = self
    guard !insertion.hasPrefix("- ") else { return item }
    let lines = insertion.split(separator: "\n", omittingEmptySubsequences: false)
    item.insertion = "- " + lines.enumerated().map { $0 == 0 ? String($1) : "  " + $1 }.joined(separator: "\n")
    return item
  }
}
