/// What the specs of a document's tables are called.
struct TableNames {
  let names: [String]

  /// A table has the name of its controller; a single one without a name has that of the document.
  init(of tables: [InterfaceTable], in document: InterfaceDocument) {
    let file = document.path.split(separator: "/").last.map(String.init) ?? ""
    let stem = Slug(file.split(separator: ".").first.map(String.init) ?? "")?.text ?? "table"
    var used: [String: Int] = [:]
    names = tables.map { table in
      let name = Self.name(of: table).flatMap { Slug($0)?.text } ?? stem
      let count = used[name, default: 0] + 1
      used[name] = count
      return count == 1 ? name : "\(name)-\(table.element.nearestID)"
    }
  }

  private static func name(of table: InterfaceTable) -> String? {
    if table.kind == .cell { return table.element["reuseIdentifier"] ?? table.element["customClass"] }
    guard let controller = table.controller else { return nil }
    let name = controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["title"]
    return name.map { withoutSuffix($0) }
  }

  /// `SettingsTableViewController` is `Settings`.
  private static func withoutSuffix(_ name: String) -> String {
    for suffix in ["TableViewController", "ViewController", "Controller"]
    where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
