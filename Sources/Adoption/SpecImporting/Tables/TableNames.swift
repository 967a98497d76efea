/// What the specs of a document's tables are called.
struct TableNames {
  let names: [String]

  /// A table has the name of its controller; a single one without a name has that of the document.
  init(of tables: [InterfaceTable], in document: InterfaceDocument) {
    let stem = Self.stem(of: document)
    var used = UniqueNames()
    names = tables.map { table in
      let name = Self.name(of: table).flatMap { Slug(identifier: $0)?.text } ?? stem
      return used.name(name)
    }
  }

  /// What its document is called.
  static func stem(of document: InterfaceDocument) -> String {
    let file = document.path.split(separator: "/").last.map(String.init) ?? ""
    return Slug(identifier: file.split(separator: ".").first.map(String.init) ?? "")?.text ?? "table"
  }

  private static func name(of table: InterfaceTable) -> String? {
    if table.kind == .cells {
      // Several cells have the name of their document.
      guard table.cells.count == 1, let cell = table.cells.first else { return nil }
      return cell["reuseIdentifier"] ?? cell["customClass"]
    }
    guard let controller = table.controller else { return nil }
    let name = controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["title"]
    return name?.dropping(suffixes: ["TableViewController", "ViewController", "Controller"])
  }
}
