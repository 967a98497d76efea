/// The ids of a table's sections and rows: the names that people gave them, else their texts, else numbers.
///
/// They come from the document's own language, so that a spec in another one has the same ids. What an element was called before it is
/// called again, so that neither a changed text nor another row changes an id.
struct TableIDs {
  private var rows: [XMLElement: String] = [:]
  private var sections: [XMLElement: String] = [:]

  /// - Parameters:
  ///   - known: the ids that elements have already, by Interface Builder's ids.
  ///   - document: of the table, for what outlets call its cells.
  init(of table: InterfaceTable, in document: InterfaceDocument, known: [String: String] = [:]) {
    let names = { Self.names(of: $0, document.outlets) }
    rows = Self.unique(table.cells, known, names: names, otherwise: "row")
    sections = Self.unique(table.sections, known, names: Self.sectionNames(of:), otherwise: "section")
  }

  func row(_ cell: XMLElement) -> String { rows[cell] ?? cell.nearestID }
  func section(_ section: XMLElement) -> String { sections[section] ?? section.nearestID }

  /// An id for a section that is not in the document.
  func free(_ name: String) -> String {
    var names = UniqueNames(besides: Set(sections.values))
    return names.name(name)
  }

  /// Gives each element the id that it has already, else the first of its names that no other element has, else its last one with a number.
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
      guard let id = element.id.flatMap({ known[$0] }), id.asID == id, taken.take(id) else { continue }
      result[element] = id
    }
    for (element, names) in zip(elements, all) where result[element] == nil {
      result[element] = taken.name(
        names.first { counts[$0] == 1 && !taken.contains($0) } ?? names.last ?? kind)
    }
    return result
  }

  /// A cell's names, the best first: what people call it, its class, its text, and what stands in it.
  private static func names(of cell: XMLElement, _ outlets: [String: String]) -> [String] {
    let given = [
      cell["reuseIdentifier"], cell["restorationIdentifier"],
      cell["userLabel"].flatMap { Slug($0)?.text }, cell.id.flatMap { outlets[$0] }, cell.accessibilityIdentifier,
    ]
    let ofClass = cell["customClass"].flatMap {
      Slug(identifier: $0.dropping(suffixes: ["TableViewCell", "Cell"]))?.text
    }
    let views = Array(cell.descendants)
    let fields = views.filter { $0.name == "textField" || $0.name == "textView" }
    func outlet(of views: [XMLElement]) -> String? {
      views.lazy.compactMap { $0.id.flatMap { outlets[$0] } }.first.flatMap { Slug(identifier: $0)?.text }
    }
    let placeholder = fields.lazy.compactMap { $0["placeholder"] ?? $0.property("placeholder")?.content }
      .first { !$0.isEmpty }
    return given.compactMap { $0?.asID }
      + [
        ofClass, text(of: cell).flatMap { Slug($0)?.text }, outlet(of: fields), placeholder.flatMap { Slug($0)?.text },
        outlet(of: views),
      ].compactMap(\.self)
  }

  private static func sectionNames(of section: XMLElement) -> [String] {
    let title = section["headerTitle"] ?? section.property("headerTitle")?.text
    return [section["userLabel"], title].compactMap { $0.flatMap { Slug($0)?.text } }
  }

  /// The text of its content configuration, of its text label, or of its first label or button.
  private static func text(of cell: XMLElement) -> String? {
    if let configuration = cell.property("contentConfiguration") {
      return configuration["text"] ?? configuration.property("text")?.text
    }
    var first: String?
    for view in cell.descendants where ["label", "button"].contains(view.name) {
      guard let text = view["text"] ?? view.property("text")?.text, !text.isEmpty else { continue }
      if view.id == cell["textLabel"] { return text }
      first = first ?? text
    }
    return first
  }
}
