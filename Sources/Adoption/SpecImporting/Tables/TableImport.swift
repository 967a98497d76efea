import TableIR
import TableLayout
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
  /// Whether rows that are alike become one with `each`.
  let repeatsRows: Bool
  /// Whether the spec lists the environment of the document's canvas.
  let listsEnvironment: Bool

  init(
    _ table: InterfaceTable, named name: String, document: InterfaceDocument, resources: InterfaceResources,
    language: String?, knownIDs: [String: String], repeatsRows: Bool, listsEnvironment: Bool,
    catalogNames: CatalogNames, ios: Int, work: WorkMeter
  ) {
    self.table = table
    self.name = name
    self.language = language
    (self.repeatsRows, self.listsEnvironment) = (repeatsRows, listsEnvironment)
    views = ViewImporter(resources)
    views.catalogNames = catalogNames
    ownTraits = views.traits
    rowHeight = VariedElement(table.element, ownTraits).number("rowHeight")
    context = ImportContext(document: document, knownIDs: knownIDs, work: work)
    ids = TableIDs(of: table, in: document, known: knownIDs)
    self.ios = ios
  }

  mutating func run() -> ImportedTable {
    context.work.spend(Self.workPerElement, times: table.element.descendantCount + 1)
    guard !context.work.isSpent else { return imported(as: DraftMapping()) }
    var spec = DraftMapping()
    spec["tablespec"] = .number(1)
    spec["name"] = .text(name)
    context.note(.table, from: table.element)
    if table.kind != .cells {
      addAttributes(of: VariedElement(table.element, views.traits), to: &spec)
      addHeaderAndFooter(of: table.element, to: &spec)
    }
    if listsEnvironment { spec["environments"] = .list([DraftItem(.mapping(environment))]) }
    let comments = context.comments(since: .start)
    spec["sections"] = .list(sections())
    spec.comments = headerComments + comments
    return imported(as: spec)
  }

  /// What an element costs for the traits of one device, in steps (``WorkMeter``).
  static let workPerElement = 1_000

  private func imported(as spec: DraftMapping) -> ImportedTable {
    ImportedTable(
      element: table.element.nearestID, name: name, documentName: TableNames.stem(of: document), spec: spec,
      losses: context.losses, origins: context.origins,
      viewIDs: context.viewIDs)
  }

  /// What the spec was made from.
  private var headerComments: [String] {
    let file = document.path.lastPathComponent
    return ["Imported from \(file)#\(table.element.nearestID)."]
  }
}

extension ImportLoss {
  /// As it stands in the spec, above what lost it.
  var comment: String { "Left out: \(property) (\(reason))" }
}

extension TableImport {
  /// Adds what is at the trailing edge, and what is there while the table is edited.
  mutating func addAccessories(of cell: VariedElement, id: String, to row: inout DraftMapping) {
    row["accessory"] = accessory(of: cell, type: "accessoryType", view: "accessoryView", id: id)
    row["editingAccessory"] = accessory(of: cell, type: "editingAccessoryType", view: "editingAccessoryView", id: id)
  }

  /// A view, which UIKit shows instead of the type, or the type.
  private mutating func accessory(of cell: VariedElement, type: String, view: String, id: String) -> DraftValue? {
    if let element = document.view(view, of: cell.element) {
      let part = ImportOrigin.Part.rowView(row: id, property: view)
      context.note(part, from: element)
      return .mapping(views.accessory(element, owner: .row(id), context: &context))
    }
    guard let word = cell[type], word != "none" else { return nil }
    guard Self.types.contains(word) else {
      context.lose("\(type) = \(word)", of: cell.element, because: "there is no such accessory", changesFrames: true)
      return nil
    }
    return .text(word)
  }

  private static let types: Set = ["disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark"]
}

extension TableImport {
  /// Where the document showed the table: its device, its language, and the iOS of the Xcode that saved it. Flags replace each. Its appearance is
  /// that of whoever last had it open.
  var environment: DraftMapping {
    var mapping = DraftMapping()
    let screen = table.screen
    let width = table.element.rect("frame")?.size.width ?? screen.size.width
    // A table in a popover or in a column is as wide as it was shown. A cell alone is shown in a table as wide as the screen.
    let isNarrower = table.kind != .cells && width > 0 && abs(width - screen.size.width) > 0.5
    if let device = screen.device, !isNarrower {
      mapping["device"] = .text(device.name)
      if screen.orientation == .landscape { mapping["orientation"] = .text("landscape") }
    } else {
      let size = [isNarrower ? width : screen.size.width, screen.size.height]
      mapping["size"] = .list(size.map { DraftItem(.number($0)) })
      mapping["scale"] = .number(screen.scale)
    }
    mapping["metrics"] = .text("ios\(ios)")
    if let language { mapping["language"] = .text(language) }
    return mapping
  }
}

extension TableImport {
  /// Adds the views above the first section and below the last.
  mutating func addHeaderAndFooter(of element: XMLElement, to spec: inout DraftMapping) {
    for (key, property) in InterfaceTable.headerAndFooter {
      guard let view = document.view(property, of: element) else { continue }
      spec[key] = .mapping(headerFooter(view, key == "tableHeader" ? .tableHeader : .tableFooter))
    }
  }

  private mutating func headerFooter(_ view: XMLElement, _ part: ImportOrigin.Part) -> DraftMapping {
    context.note(part, from: view)
    var mapping = DraftMapping()
    let mark = context.mark
    let declared = VariedElement(view, views.traits)
    if let height = declared.rect("frame")?.height { mapping["height"] = .number(max(height, 0)) }
    if let name = view["customClass"], name.isClassName { mapping["class"] = .text(name) }
    if view.name == "view" {
      if let color = declared.property("backgroundColor"), !color.isClear {
        mapping["background"] = views.color(color, context: &context)
      }
      views.addContents(of: view, to: &mapping, owner: part, context: &context)
    } else {
      views.addSingle(view, to: &mapping, owner: part, context: &context)
    }
    mapping.comments += context.comments(since: mark)
    return mapping
  }
}

extension TableImport {
  /// The lines of a table: the word for their style, or a mapping; nil for UIKit's own.
  mutating func separator(of element: VariedElement) -> DraftValue? {
    var separator = DraftMapping()
    separator["color"] = views.color(element.property("separatorColor"), context: &context)
    separator["inset"] = inset(of: element)
    if let reference = element["separatorInsetReference"], reference != "fromCellEdges", separator["inset"] != nil {
      context.lose(
        "separatorInsetReference = \(reference)", of: element.element,
        because: "a spec's inset is from the edge of the cell",
        changesFrames: true)
    }
    let style = element["separatorStyle"] ?? "default"
    if style == "singleLineEtched", ios < 7 {
      context.lose(
        "separatorStyle = \(style)", of: element.element, because: "a spec has single lines only", changesFrames: false)
    }
    guard style == "none" else { return separator.entries.isEmpty ? nil : .mapping(separator) }
    // The insets also move the contents of rows without lines.
    separator["color"] = nil
    guard !separator.entries.isEmpty else { return .text(style) }
    separator["style"] = .text(style)
    return .mapping(separator)
  }

  /// The line below a cell, whose inset is its own.
  mutating func separator(ofCell cell: VariedElement) -> DraftValue? {
    guard let inset = inset(of: cell) else { return nil }
    var separator = DraftMapping()
    separator["inset"] = inset
    return .mapping(separator)
  }

  /// `[leading, trailing]`; nil if it is not set.
  private func inset(of element: VariedElement) -> DraftValue? {
    guard let inset = element.property("separatorInset"), let leading = inset.number("minX") else { return nil }
    let trailing = inset.number("maxX") ?? 0
    return trailing == 0 ? .number(leading) : .list([leading, trailing].map { DraftItem(.number($0)) })
  }
}
