extension SpecEditor {
  /// Whole elements of lists, by the names of their mappings. A test checks that their keys exist.
  static let snippets: [(mapping: String, label: String, lines: [String])] = [
    (
      "section", "section with rows",
      ["id: ${1:id}", "header: ${2:Title}", "rows:", "  - text: ${3:Text}$0"]
    ),
    ("section", "rows of a file", ["rows:", "  - include: $0"]),
    ("row", "row with an id", ["id: ${1:id}", "text: ${2:Text}$0"]),
    (
      "row", "row that leads on",
      ["id: ${1:id}", "text: ${2:Text}", "discloses: true$0"]
    ),
    ("row", "row with a switch", ["id: ${1:id}", "text: ${2:Text}", "accessory: {switch: ${3:on}}$0"]),
    ("row", "rows for each of several values", ["each: [${1:A}, ${2:B}]", "text: \"{item}\"$0"]),
    ("environment", "environments of a device", ["device: ${1:iphone-17}", "appearance: [light, dark]$0"]),
  ]

  /// A whole spec, for a file that has nothing yet.
  static let skeleton = [
    "tablespec: 1", "style: ${1:insetGrouped}", "", "sections:", "  - header: ${2:Title}", "    rows:",
    "      - text: ${3:Text}", "        accessory: ${4:disclosureIndicator}$0",
  ]

  /// The skeleton of a spec, if nothing but blanks and comments stands before the offset.
  func skeletonItems(_ place: CompletionPlace) -> [CompletionItem] {
    guard text.kind == .spec, place.column == 0, text.root.map({ text.pairs(of: $0).isEmpty }) ?? true else {
      return []
    }
    return [
      CompletionItem(
        "a new table", .snippet, detail: "snippet", documentation: "```yaml\n\(Self.plain(Self.skeleton))\n```",
        insertion: Self.skeleton.joined(separator: "\n"), isSnippet: true, order: "0")
    ]
  }

  /// The snippets for an element that begins here.
  func snippetItems(at described: Int, _ place: CompletionPlace) -> [CompletionItem] {
    guard place.text.tree.nodes[place.node].style == .plain else { return [] }
    let names = grammar.places[described].mappings.map { grammar.mappings[$0].description.name }
    let indent = "\n" + String(repeating: " ", count: max(0, place.column - place.lineIndent))
    return Self.snippets.enumerated().filter { names.contains($0.element.mapping) }.map { index, snippet in
      let insertion = snippet.lines.joined(separator: indent)
      return CompletionItem(
        snippet.label, .snippet, detail: "snippet", documentation: "```yaml\n\(Self.plain(snippet.lines))\n```",
        insertion: insertion, isSnippet: true, order: "7" + Self.number(index))
    }
  }

  /// The lines of a snippet without its placeholders.
  static func plain(_ lines: [String]) -> String {
    var text = lines.joined(separator: "\n")[...]
    var result = ""
    while let dollar = text.firstIndex(of: "$") {
      result += text[..<dollar]
      text = text[dollar...].dropFirst()
      if text.first == "{", let colon = text.firstIndex(of: ":"), let end = text.firstIndex(of: "}") {
        result += text[text.index(after: colon)..<end]
        text = text[text.index(after: end)...]
      } else {
        text = text.dropFirst()
      }
    }
    return result + text
  }
}
