/// The ids of a table's sections and rows: Interface Builder's names for them, else their texts, else the ids of their elements.
///
/// They come from the document's own language, so that a spec in another one has the same ids. What an element was called before it is
/// called again, so that a changed text changes no id.
struct TableIDs {
  private var rows: [XMLElement: String] = [:]
  private var sections: [XMLElement: String] = [:]

  /// - Parameter known: the ids that elements have already, by Interface Builder's ids.
  init(of table: InterfaceTable, known: [String: String] = [:]) {
    switch table.kind {
    case .fixed:
      let sections = table.element.child("sections").map { Array($0.children) } ?? []
      let cells = sections.flatMap { $0.child("cells").map { Array($0.children) } ?? [] }
      rows = Self.unique(cells, known, names: Self.names(of:), otherwise: "row")
      self.sections = Self.unique(sections, known, names: Self.sectionNames(of:), otherwise: "section")
    case .prototypes:
      let cells = table.element.child("prototypes").map { Array($0.children) } ?? []
      rows = Self.unique(cells, known, names: Self.names(of:), otherwise: "row")
    case .cell: rows = Self.unique([table.element], known, names: Self.names(of:), otherwise: "row")
    }
  }

  func row(_ cell: XMLElement) -> String { rows[cell] ?? cell.nearestID }
  func section(_ section: XMLElement) -> String { sections[section] ?? section.nearestID }

  /// Gives each element the id that it has already, else the first of its names that no other element has, else its last one with a part
  /// of the element's id.
  private static func unique(
    _ elements: [XMLElement], _ known: [String: String], names: (XMLElement) -> [String], otherwise kind: String
  ) -> [XMLElement: String] {
    let all = elements.map(names)
    var counts: [String: Int] = [:]
    for names in all { for name in Set(names) { counts[name, default: 0] += 1 } }
    var taken = UniqueNames()
    var result: [XMLElement: String] = [:]
    for element in elements {
      // The list that they are read from can be changed by anyone.
      guard let id = element.id.flatMap({ known[$0] }), legal(id) == id, taken.take(id) else { continue }
      result[element] = id
    }
    for (element, names) in zip(elements, all) where result[element] == nil {
      var id = names.first { counts[$0] == 1 && !taken.contains($0) } ?? names.last ?? kind
      if names.isEmpty || taken.contains(id) { id += "-\(element.nearestID)" }
      result[element] = taken.name(id)
    }
    return result
  }

  /// A cell's names, the best first.
  private static func names(of cell: XMLElement) -> [String] {
    let names = [
      cell["reuseIdentifier"], cell["restorationIdentifier"], cell["userLabel"],
      cell.property("accessibilityConfiguration")?["identifier"],
    ]
    return (names.compactMap { $0.flatMap(legal) } + [text(of: cell).flatMap { Slug($0)?.text }].compactMap(\.self))
  }

  private static func sectionNames(of section: XMLElement) -> [String] {
    let title = section["headerTitle"] ?? section.property("headerTitle")?.text
    return [section["userLabel"].flatMap(legal), title.flatMap { Slug($0)?.text }].compactMap(\.self)
  }

  /// A name as an id, which has no slash and no blanks at its ends.
  private static func legal(_ name: String) -> String? {
    let words = name.split { $0 == "/" || $0.isWhitespace || $0.isNewline }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }

  /// The text of its content configuration, of its text label, or of its first label.
  private static func text(of cell: XMLElement) -> String? {
    if let configuration = cell.property("contentConfiguration") {
      return configuration["text"] ?? configuration.property("text")?.text
    }
    var first: String?
    for view in cell.descendants where ["label", "button", "textField"].contains(view.name) {
      guard let text = view["text"] ?? view.property("text")?.text, !text.isEmpty else { continue }
      if view.id == cell["textLabel"] { return text }
      first = first ?? text
    }
    return first
  }
}
