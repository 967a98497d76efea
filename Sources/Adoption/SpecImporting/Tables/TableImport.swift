import TableIR
import TableSupport

/// The import of one table.
struct TableImport {
  let table: InterfaceTable
  let name: String
  var views: ViewImporter
  var context: ImportContext
  /// The ids of the sections and rows.
  let ids: TableIDs

  var document: InterfaceDocument { context.document }
  /// Those of the document, whose values the table has in the spec.
  let ownTraits: DocumentTraits
  /// The height that it gives to its rows, in points.
  let rowHeight: Double?
  /// The iOS whose UIKit laid out the document.
  let ios: Int
  /// That of its texts; nil for the document's own.
  let language: String?

  init(
    _ table: InterfaceTable, named name: String, document: InterfaceDocument, resources: InterfaceResources,
    language: String?, knownIDs: [String: String], work: WorkMeter
  ) {
    self.table = table
    self.name = name
    self.language = language
    views = ViewImporter(resources)
    ownTraits = views.traits
    rowHeight = VariedElement(table.element, ownTraits).number("rowHeight")
    context = ImportContext(document: document, knownIDs: knownIDs, work: work)
    ids = TableIDs(of: table, known: knownIDs)
    ios = document.system?.ios ?? 26
  }

  mutating func run() -> ImportedTable {
    context.work.spend(Self.workPerElement, times: table.element.descendantCount + 1)
    guard !context.work.isSpent else { return imported(as: DraftMapping()) }
    var spec = DraftMapping()
    spec["tablespec"] = .number(1)
    spec["name"] = .text(name)
    context.note(.table, from: table.element)
    if table.kind != .cell {
      addAttributes(of: VariedElement(table.element, views.traits), to: &spec)
      addHeaderAndFooter(of: table.element, to: &spec)
    }
    spec["environments"] = .list([DraftItem(.mapping(environment))])
    let comments = context.comments(since: 0)
    switch table.kind {
    case .fixed: spec["sections"] = .list(fixedSections())
    case .prototypes: addPrototypes(table.element.child("prototypes").map { Array($0.children) } ?? [], to: &spec)
    case .cell: addPrototypes([table.element], to: &spec)
    }
    spec.comments = headerComments + comments
    return imported(as: spec)
  }

  /// What an element costs for the traits of one device, in steps (``WorkMeter``).
  static let workPerElement = 1_000

  private func imported(as spec: DraftMapping) -> ImportedTable {
    ImportedTable(
      element: table.element.nearestID, name: name, spec: spec, losses: context.losses, origins: context.origins,
      viewIDs: context.viewIDs)
  }

  /// What the spec was made from.
  private var headerComments: [String] {
    let file = document.path.split(separator: "/").last.map(String.init) ?? document.path
    return ["Imported from \(file)#\(table.element.nearestID)."]
  }
}

extension ImportLoss {
  /// As it stands in the spec.
  var comment: String { element.isEmpty ? "\(property): \(reason)" : "\(element): \(property): \(reason)" }
}
