import LayoutFormat
import TableDiff
import TableIR
import ViewDumps

/// The table of a dump: sections and rows with the views and the frames that UIKit printed.
struct DumpTable {
  /// A view in a row, a header or a footer.
  struct Part {
    /// Its kind in a layout; nil for classes that no spec can have.
    var kind: String?
    /// In points, in the contentView's space; of an accessory and a separator in the cell's, of a header's view in the header's.
    var frame: LayoutRect
    var text: String?
    /// The texts of a control, from left to right.
    var titles: [String] = []
    /// What a control is set to, as a layout says it: `on`, `segment 2`, `50%`.
    var value: String?
    var isEnabled = true
    /// What the app calls it in its UI tests.
    var identifier: String?
    /// The name of an image.
    var image: String?
    /// The name of a custom class.
    var className: String?
    /// Of the dump, counted from 1.
    var line: Int
    /// Its place among the views of the dump: a later one is in front.
    var order = 0
  }

  struct Row {
    /// In the table's content space.
    var frame: LayoutRect
    /// What the app calls it in its UI tests, and no other row.
    var id: String?
    var className: String?
    var contentView: LayoutRect?
    var textLabel: Part?
    var detailTextLabel: Part?
    var imageView: Part?
    /// The views of a cell besides those of its style.
    var others: [Part] = []
    var accessory: Part?
    var separator: LayoutRect?
    var isEdited = false
    var isReordered = false
    /// Whether the cell was printed without what is in it.
    var isAlone = false
    var line: Int

    /// All views in the contentView, from back to front.
    var contents: [Part] {
      ([imageView, textLabel, detailTextLabel].compactMap { $0 } + others).sorted { $0.order < $1.order }
    }
  }

  struct Supplementary {
    /// In the table's content space.
    var frame: LayoutRect
    /// UIKit's own label.
    var title: Part?
    var others: [Part] = []
    var line: Int

    var contents: [Part] { ((title.map { [$0] } ?? []) + others).sorted { $0.order < $1.order } }
  }

  struct Section {
    var header: Supplementary?
    var footer: Supplementary?
    var rows: [Row] = []
  }

  var className: String?
  var header: Supplementary?
  var footer: Supplementary?
  var sections: [Section] = []
  var hints: DumpHints
  /// What the reader of the dump noticed.
  var notes: [String]
  /// What shows the rows: SwiftUI draws the contents of its cells itself.
  let host: TableHost
  /// Whether its views are accessibility elements, which are directly in their cells.
  let isOfElements: Bool
  /// Whether SwiftUI draws any text.
  var hasDrawnTexts: Bool {
    sections.contains { [$0.header, $0.footer].contains { $0?.title?.text == Self.drawnText } }
      || rows.contains { $0.textLabel?.text == Self.drawnText }
  }
  /// Views that are farther out than a spec's can be.
  private(set) var outliers: [Part] = []

  var rows: [Row] { sections.flatMap(\.rows) }
}

extension DumpTable {
  init(_ reading: DumpReader.Reading, of dump: Dump) {
    let names = DumpNames(dump)
    let snapshot = reading.snapshot
    (hints, notes) = (reading.hints, reading.notes)
    host =
      !reading.isList
      ? .table : dump.views.contains(where: \.isDrawnBySwiftUI) || dump.form.hasElements ? .swiftui : .list
    isOfElements = snapshot.knowledge.isOfElements
    className = names.className(of: snapshot.table)
    header = snapshot.header.map { supplementary($0, names) }
    footer = snapshot.footer.map { supplementary($0, names) }
    sections = snapshot.sections.map { section in
      Section(
        header: section.header.map { supplementary($0, names) },
        footer: section.footer.map { supplementary($0, names) },
        rows: section.rows.map { row($0, names) })
    }
  }

  private mutating func supplementary(_ view: SupplementarySnapshot, _ names: DumpNames) -> Supplementary {
    guard case .views(let views) = view.content else { return Supplementary(frame: view.frame, line: 1) }
    var result = Supplementary(frame: view.frame, line: Int(view.location?.line ?? 1))
    for (index, part) in parts(views, below: 0, names) {
      if views[index].name == "textLabel" { result.title = part } else { result.others.append(part) }
    }
    if let own = views.first, names.isDrawnBySwiftUI(own) { result.title = drawn(at: own) }
    return result
  }

  private mutating func row(_ row: RowSnapshot, _ names: DumpNames) -> Row {
    guard case .views(let views) = row.content, let cell = views.first else {
      return Row(frame: row.frame, line: 1)
    }
    var result = Row(
      frame: row.frame, id: row.id, className: names.className(of: cell), line: Int(cell.location?.line ?? 1))
    for (index, view) in views.enumerated() where view.parent == 0 {
      switch view.name {
      case "contentView":
        result.contentView = view.frame
        for (inner, part) in parts(views, below: index, names) {
          switch views[inner].name {
          case "textLabel": result.textLabel = part
          case "detailTextLabel": result.detailTextLabel = part
          case "imageView": result.imageView = part
          default: result.others.append(part)
          }
        }
      case "accessoryView":
        let titles = views.filter { $0.parent == index && $0.isTitle }
        result.accessory = part(view, titles, at: view.frame, names)
      case "separator": result.separator = view.frame
      case "textLabel":
        result.textLabel = part(view, [], at: view.frame, names)
        result.isAlone = true
      case "editingControl": result.isEdited = true
      case "reorderControl": result.isReordered = true
      default: break
      }
    }
    if names.isDrawnBySwiftUI(cell) {
      result.textLabel = drawn(at: cell)
      result.isAlone = true
    }
    if isOfElements { result.others = parts(views, below: 0, names).map(\.1) }
    if result.accessory == nil, let content = result.contentView {
      result.accessory = names.plainAccessory(of: cell, beside: content)
    }
    return result
  }

  /// The views in another one, at any depth, in its space. Stacks are left out: the frames of their views say what they did.
  private mutating func parts(_ views: [ViewSnapshot], below top: Int, _ names: DumpNames) -> [(Int, Part)] {
    let titles = Dictionary(grouping: views.filter(\.isTitle), by: \.parent)
    var origins: [Int: LayoutPoint] = [top: LayoutPoint(x: 0, y: 0)]
    var found: [(Int, Part)] = []
    for (index, view) in views.enumerated() {
      guard let parent = view.parent, let origin = origins[parent], !view.isTitle else { continue }
      let frame = view.frame.offsetBy(x: origin.x, y: origin.y)
      origins[index] = LayoutPoint(x: frame.x, y: frame.y)
      if view[.kind] == "stack" { continue }
      let part = part(view, titles[index] ?? [], at: frame, names)
      if frame.isWithinBounds { found.append((index, part)) } else { outliers.append(part) }
    }
    return found
  }

  /// A text that SwiftUI draws, and that a dump does not have.
  private func drawn(at view: ViewSnapshot) -> Part {
    Part(kind: "label", frame: view.frame, text: Self.drawnText, line: Int(view.location?.line ?? 1))
  }

  /// What stands for a text that is not known.
  static let drawnText = "…"

  private func part(
    _ view: ViewSnapshot, _ titles: [ViewSnapshot], at frame: LayoutRect, _ names: DumpNames
  ) -> Part {
    Part(
      kind: view[.kind], frame: frame, text: view[.text], titles: titles.compactMap { $0[.text] },
      value: view[.value], isEnabled: view[.enabled] != "no",
      identifier: view[.kind] == "image" ? nil : view.identifier, image: names.image(of: view),
      className: names.className(of: view), line: Int(view.location?.line ?? 1),
      order: view.order)
  }
}

extension ViewSnapshot {
  /// Whether it is a text of the control that contains it.
  fileprivate var isTitle: Bool { name.contains(".title ") }
}

extension LayoutRect {
  /// Whether a spec can have it.
  fileprivate var isWithinBounds: Bool {
    width >= 0 && height >= 0 && [x, y, width, height].allSatisfy { $0.magnitude <= DumpTable.farthest }
  }
}

extension DumpTable {
  /// In points: a spec's lengths are no longer.
  fileprivate static let farthest = 100_000.0
}
