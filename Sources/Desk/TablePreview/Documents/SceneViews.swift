import TableDiff
import TableEmission
import TableIR
import TableLayout

/// Lists the views that a picture shows, in the order in which they are drawn: each after its superview, and after the views that it
/// covers.
///
/// Hidden views are left out, and so are the rows of a scrolled table that are outside of the picture. A test compares the list with the
/// views that `diff` compares.
package struct SceneViews {
  package private(set) var views: [SceneView] = []
  /// From the table's content to the picture.
  private let origin: LayoutPoint

  /// The views of a table in its picture.
  package static func views(of tree: LayoutTree) -> [SceneView] {
    let bounds = tree.table.pictureBounds
    var list = SceneViews(origin: LayoutPoint(x: -bounds.x, y: -bounds.y))
    list.views.reserveCapacity(tree.table.sections.reduce(1) { $0 + $1.rows.count * 6 })
    list.add(tree.table, in: bounds)
    if let pseudo = tree.environment.language.flatMap(PseudoLanguage.init) {
      for index in list.views.indices { list.views[index].text = list.views[index].text.map(pseudo.readable) }
    }
    return list.views
  }

  private init(origin: LayoutPoint) { self.origin = origin }

  // MARK: The table

  private mutating func add(_ table: TableNode, in bounds: LayoutRect) {
    views.append(
      SceneView(
        name: "table", path: ChangePlace().path, kind: table.className ?? "UITableView",
        frame: LayoutRect(x: 0, y: 0, width: bounds.width, height: bounds.height), own: table.frame, location: .start,
        explanation: "table"))
    if let header = table.header {
      add(header, "tableHeader", ChangePlace(view: "tableHeader"), of: "table", in: table)
    }
    for section in table.sections where table.pictures(section.frame) { add(section, in: table) }
    if let footer = table.footer {
      add(footer, "tableFooter", ChangePlace(view: "tableFooter"), of: "table", in: table)
    }
    if table.visibleRect != nil { for section in table.sections { addTitles(of: section, arePinned: true, in: table) } }
    if let index = table.sectionIndex {
      add(
        Entry("sectionIndex", kind: "UITableViewIndex", index.frame, explanation: "sectionIndex"), at: origin,
        Unit(place: ChangePlace(view: "sectionIndex"), path: "table.sectionIndex", subject: "table", location: .start))
    }
    for bar in table.bars { add(bar: bar) }
  }

  /// Adds a bar, which is in the screen's space and not in that of the content.
  private mutating func add(bar: ViewNode) {
    let name = bar.id ?? "bar"
    let kinds = ["navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar"]
    let place = ChangePlace(view: name)
    let unit = Unit(place: place, path: place.path, subject: "table", location: bar.location)
    let own = add(
      Entry(name, kind: kinds[name] ?? "UIView", bar.frame, explanation: name), at: LayoutPoint(x: 0, y: 0), unit)
    addParts(of: bar, in: own, unit, explanation: name)
  }

  private mutating func addParts(of node: ViewNode, in parent: Int, _ unit: Unit, explanation: String) {
    for part in node.subviews {
      let name = part.id ?? part.kind
      let own = add(Entry(part, name, explanation: "\(explanation).\(name)"), in: parent, unit)
      addParts(of: part, in: own, unit, explanation: explanation)
    }
  }

  private mutating func add(_ section: SectionNode, in table: TableNode) {
    addTitle(section.header, "header", of: section, arePinned: false, in: table)
    for row in section.rows where table.pictures(row.frame) { add(row, in: section) }
    addTitle(section.footer, "footer", of: section, arePinned: false, in: table)
  }

  private mutating func addTitles(of section: SectionNode, arePinned: Bool, in table: TableNode) {
    addTitle(section.header, "header", of: section, arePinned: arePinned, in: table)
    addTitle(section.footer, "footer", of: section, arePinned: arePinned, in: table)
  }

  private mutating func addTitle(
    _ node: SupplementaryNode?, _ name: String, of section: SectionNode, arePinned: Bool, in table: TableNode
  ) {
    guard let node, node.isPinned == arePinned else { return }
    add(node, name, ChangePlace(section: section.id, view: name), of: section.id, in: table)
  }

  /// Adds a header or a footer.
  private mutating func add(
    _ node: SupplementaryNode, _ name: String, _ place: ChangePlace, of subject: String, in table: TableNode
  ) {
    guard table.pictures(node.frame) else { return }
    let unit = Unit(
      place: place, path: place.path, subject: subject,
      // A header that only takes up space has no place of its own.
      location: node.textLabel == nil && node.subviews.isEmpty ? .start : node.location)
    let own = add(
      Entry(name, kind: node.className ?? "UITableViewHeaderFooterView", node.frame, explanation: name), at: origin,
      unit)
    if let label = node.textLabel { add(Entry(label, "textLabel", in: name), in: own, unit, prefix: name) }
    add(node.subviews, in: own, unit, explanation: name, isNested: false)
  }

  // MARK: Rows

  private mutating func add(_ cell: CellNode, in section: SectionNode) {
    let place = ChangePlace(section: section.id, row: cell.id)
    let unit = Unit(place: place, path: place.path, row: place.path, subject: cell.id, location: cell.location)
    let own = add(
      Entry(cell.id, kind: cell.className ?? "UITableViewCell", cell.frame, explanation: "cell"), at: origin, unit,
      isUnit: true)
    views[own].position = cell.position
    add(Entry("backgroundView", kind: "UIView", cell.backgroundView, explanation: "cell"), in: own, unit)
    if cell.showsSelection {
      add(Entry("selectedBackgroundView", kind: "UIView", cell.backgroundView, explanation: "cell"), in: own, unit)
    }
    let content = add(
      Entry("contentView", kind: "UIView", cell.contentView, explanation: "contentView"), in: own, unit)
    if let image = cell.imageView {
      add(Entry("imageView", kind: "UIImageView", image.frame, explanation: "imageView"), in: content, unit)
    }
    if let label = cell.textLabel { add(Entry(label, "textLabel"), in: content, unit) }
    if let label = cell.detailTextLabel { add(Entry(label, "detailTextLabel"), in: content, unit) }
    add(cell.subviews, in: content, unit, explanation: "", isNested: false)
    addAround(cell, in: own, unit)
  }

  /// Adds the views beside the contentView.
  private mutating func addAround(_ cell: CellNode, in own: Int, _ unit: Unit) {
    if let accessory = cell.accessoryView {
      let index = add(Entry(accessory, "accessoryView"), in: own, unit)
      add(accessory.subviews, in: index, unit, explanation: "accessoryView", isNested: false)
    }
    for (other, name) in zip(cell.otherAccessories, CellNode.otherAccessoryNames) {
      let index = add(Entry(other, name), in: own, unit)
      add(other.subviews, in: index, unit, explanation: name, isNested: false)
    }
    if let control = cell.editingControl {
      add(Entry("editingControl", kind: "UIControl", control.frame, explanation: "editingControl"), in: own, unit)
    }
    if let control = cell.reorderControl {
      add(Entry("reorderControl", kind: "UIControl", control.frame, explanation: "reorderControl"), in: own, unit)
    }
    for (line, name) in [(cell.topSeparator, "topSeparator"), (cell.separator, "separator")] {
      if let line { add(Entry(name, kind: "UIView", line.frame, explanation: name), in: own, unit) }
    }
    if let swipe = cell.swipeActions { add(swipe, in: own, unit) }
  }

  private mutating func add(_ swipe: SwipeActionsNode, in own: Int, _ unit: Unit) {
    for (index, action) in swipe.open.enumerated() {
      guard let frame = action.frame, let edge = swipe.openEdge else { continue }
      let name = "\(edge.rawValue)Action \(index + 1)"
      var entry = Entry(name, kind: "UIButton", frame, explanation: name)
      entry.text = action.title
      let button = add(entry, in: own, unit)
      if let frame = action.imageFrame {
        let name = "\(name).imageView"
        add(Entry(name, kind: "UIImageView", frame, explanation: name), in: button, unit)
      }
      if let label = action.titleLabel { add(Entry(label, "\(name).titleLabel"), in: button, unit) }
    }
  }

  // MARK: Subviews

  /// Adds the subviews of a view.
  ///
  /// - Parameters:
  ///   - explanation: the name of the view in explanations; empty for a contentView.
  ///   - isNested: whether the view is one of the spec's own, so that the ids of its subviews need no prefix.
  private mutating func add(
    _ nodes: [ViewNode], in parent: Int, _ unit: Unit, explanation: String, isNested: Bool
  ) {
    let prefix = isNested ? "\(views[parent].name)." : ""
    var numbers: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      numbers[node.kind, default: 0] += 1
      guard !node.look.isInvisible else { continue }
      let place = unit.isStack(node, index, of: nodes) ? "stack" : node.id ?? "subview \(index)"
      let own = isNested && node.id != nil || explanation.isEmpty ? place : "\(explanation).\(place)"
      let name = node.id ?? "\(prefix)\(node.kind) \(numbers[node.kind, default: 1])"
      let view = add(Entry(node, name, explanation: own), in: parent, unit, isNested: isNested)
      add(node.subviews, in: view, unit, explanation: own, isNested: true)
    }
  }

  // MARK: Entries

  /// A row, a header or a footer.
  private struct Unit {
    var place: ChangePlace
    var path: String
    var row: String?
    /// Its id, or that of the section, for `explain`.
    var subject: String
    var location: SourceLocation

    /// Whether a view is the unit's own stack, which has no separate place in the spec.
    func isStack(_ node: ViewNode, _ index: Int, of nodes: [ViewNode]) -> Bool {
      guard index == nodes.count - 1, node.id == nil, case .stack = node.content else { return false }
      return node.location == location
    }
  }

  @discardableResult
  private mutating func add(
    _ entry: Entry, in parent: Int, _ unit: Unit, prefix: String = "", isNested: Bool = false
  ) -> Int {
    let outer = views[parent].frame
    return add(entry, at: LayoutPoint(x: outer.x, y: outer.y), unit, parent: parent)
  }

  /// - Parameter isUnit: whether it is the row itself, whose path has no name of a view.
  @discardableResult
  private mutating func add(
    _ entry: Entry, at origin: LayoutPoint, _ unit: Unit, parent: Int = 0, isUnit: Bool = false
  ) -> Int {
    var view = SceneView(
      name: entry.name, path: isUnit || parent == 0 ? unit.path : "\(unit.path).\(entry.name)", kind: entry.kind,
      row: unit.row, parent: parent, frame: entry.frame.offsetBy(x: origin.x, y: origin.y), own: entry.frame,
      location: entry.location ?? unit.location, explanation: "\(unit.subject).\(entry.explanation)")
    (view.text, view.isTruncated) = (entry.text, entry.isTruncated)
    views.append(view)
    return views.count - 1
  }
}
