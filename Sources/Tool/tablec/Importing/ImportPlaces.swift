import SpecImporting
import TableIR

/// Which lines of a document the lines of its spec come from.
struct ImportPlaces {
  /// Sorted by the line of the spec.
  private(set) var lines: [(spec: Int, document: Int)] = []

  /// - Parameter table: the imported spec, read again.
  init(_ imported: ImportedTable, as table: Table, in document: InterfaceDocument) {
    let elements = Dictionary(imported.origins.map { ($0.part, $0.element) }, uniquingKeysWith: { first, _ in first })
    var found: [Int: Int] = [:]
    func add(_ part: ImportOrigin.Part, _ location: SourceLocation) {
      guard let element = elements[part], let line = document.element(element)?.line else { return }
      found[Int(location.line)] = found[Int(location.line)] ?? line
    }
    func add(_ subviews: Subviews, of owner: ImportOrigin.Part, _ part: (String) -> ImportOrigin.Part) {
      for constraint in subviews.constraints {
        add(.constraint(owner: owner, text: constraint.description), constraint.location)
      }
      add(subviews.views, of: owner, part)
    }
    func add(_ views: [View], of owner: ImportOrigin.Part, _ part: (String) -> ImportOrigin.Part) {
      for view in views {
        if let id = view.id { add(part(id), view.location) }
        if case .container(let inner) = view.content {
          add(inner, of: owner, part)
        } else {
          add(view.children, of: owner, part)
        }
      }
    }
    func add(_ view: HeaderFooter?, as part: ImportOrigin.Part) {
      guard let view else { return }
      add(part, view.location)
      if case .views(let inner) = view.content { add(inner, of: part) { .headerFooterView(owner: part, id: $0) } }
    }
    if let line = document.element(imported.element)?.line { found[1] = line }
    add(table.header, as: .tableHeader)
    add(table.footer, as: .tableFooter)
    for section in table.sections {
      add(.section(section.id), section.location)
      add(section.header, as: .sectionHeader(section.id))
      add(section.footer, as: .sectionFooter(section.id))
      for row in section.rows {
        add(.row(row.id), row.location)
        add(row.subviews, of: .row(row.id)) { .view(row: row.id, id: $0) }
      }
    }
    lines = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
