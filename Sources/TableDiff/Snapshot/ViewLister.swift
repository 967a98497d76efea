import JSONWriting
import TableIR
import TableLayout

/// Lists the views of a row, a header or a footer with what can be compared of them. The first is the row itself.
struct ViewLister {
  let words: LookWords
  private(set) var views: [ViewSnapshot] = []

  init(words: LookWords) {
    self.words = words
  }

  static func views(of row: RowSnapshot, words: LookWords) -> [ViewSnapshot] {
    switch row.content {
    case .views(let views): return views
    case .cell(let cell):
      var lister = ViewLister(words: words)
      lister.list(cell)
      return lister.views
    }
  }

  static func views(of supplementary: SupplementarySnapshot, words: LookWords) -> [ViewSnapshot] {
    switch supplementary.content {
    case .views(let views): return views
    case .node(let node):
      var lister = ViewLister(words: words)
      lister.list(node)
      return lister.views
    }
  }

  // MARK: Rows, headers and footers

  private mutating func list(_ cell: CellNode) {
    var row = ViewSnapshot(name: "", frame: cell.frame, location: cell.location)
    if !cell.isUserInteractionEnabled { row.add(.interaction, "no") }
    if cell.canShowSelection {
      row.add(.selectedBackground, words.fill(cell.selectedBackground.fill))
    }
    if cell.isSelected { row.add(.selected, "yes") }
    if cell.isHighlighted { row.add(.highlighted, "yes") }
    if cell.selectionStyle != .default { row.add(.selectionStyle, cell.selectionStyle.rawValue) }
    if let name = cell.className { row.add(.className, name) }
    append(row)

    var background = ViewSnapshot(name: "backgroundView", parent: 0, frame: cell.backgroundView)
    add(cell.background, to: &background)
    if cell.cornerRadius > 0 && cell.position != .middle {
      background.add(.cornerRadius, String(decimal: cell.cornerRadius))
    }
    append(background)
    let content = append(ViewSnapshot(name: "contentView", parent: 0, frame: cell.contentView))
    if let image = cell.imageView { append(imageView(image, in: content)) }
    if let label = cell.textLabel { append(self.label("textLabel", label, in: content)) }
    if let label = cell.detailTextLabel { append(self.label("detailTextLabel", label, in: content)) }
    list(cell.subviews, in: content, path: "")
    if let accessory = cell.accessoryView { list(accessory) }
    if let control = cell.editingControl {
      var view = ViewSnapshot(name: "editingControl", parent: 0, frame: control.frame, isActive: true)
      view.add(.kind, control.style.rawValue)
      append(view)
    }
    if let control = cell.reorderControl {
      append(ViewSnapshot(name: "reorderControl", parent: 0, frame: control.frame, isActive: true))
    }
    for (name, node) in [("topSeparator", cell.topSeparator), ("separator", cell.separator)] {
      guard let node else { continue }
      var view = ViewSnapshot(name: name, parent: 0, frame: node.frame)
      view.add(.color, words.color(node.color))
      append(view)
    }
  }

  private mutating func list(_ node: SupplementaryNode) {
    var view = ViewSnapshot(name: "", frame: node.frame, location: node.location)
    if let background = node.background { add(background, to: &view) }
    if node.isPinned { view.add(.pinned, "yes") }
    if let name = node.className { view.add(.className, name) }
    append(view)
    if let label = node.textLabel { append(self.label("textLabel", label, in: 0)) }
    list(node.subviews, in: 0, path: "")
  }

  // MARK: Views

  private mutating func list(_ views: [ViewNode], in parent: Int, path: String) {
    var numbers: [String: Int] = [:]
    for node in views {
      numbers[node.kind, default: 0] += 1
      let name = node.id ?? "\(path)\(node.kind) \(numbers[node.kind, default: 1])"
      list(node, name: name, in: parent)
    }
  }

  private mutating func list(_ node: ViewNode, name: String, in parent: Int) {
    var view = ViewSnapshot(
      name: name, hasID: node.id != nil, parent: parent, frame: node.frame, location: node.location)
    view.add(.kind, node.kind)
    if let color = node.background { view.add(.background, words.color(color)) }
    if let shape = words.shape(cornerRadius: node.cornerRadius, node.border) { view.add(.border, shape) }
    if let name = node.className { view.add(.className, name) }
    switch node.content {
    case .label(let label):
      add(label, to: &view)
      append(view)
    case .image(let image):
      add(image, to: &view)
      append(view)
    case .control(let control, let labels):
      add(control, to: &view)
      let index = append(view)
      list(titles: labels, of: name, in: index)
    case .stack(let views):
      let index = append(view)
      list(views, in: index, path: "\(name).")
    case .plain: append(view)
    }
  }

  private mutating func list(_ node: AccessoryNode) {
    var view = ViewSnapshot(name: "accessoryView", parent: 0, frame: node.frame, isActive: node.isActive)
    view.add(.kind, node.accessory.kind)
    switch node.accessory {
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
    case .image(let image, let highlighted, _):
      add(image, to: &view)
      if let highlighted { view.add(.highlightedImage, words.image(highlighted)) }
    case .control(let control): add(control, to: &view)
    case .view(let plain): if let color = plain.color { view.add(.color, words.color(color)) }
    }
    view.isActive = node.isActive
    let index = append(view)
    list(titles: node.labels, of: "accessoryView", in: index)
  }

  private mutating func list(titles labels: [LabelNode], of name: String, in parent: Int) {
    for (index, label) in labels.enumerated() {
      append(self.label(labels.count == 1 ? "\(name).title" : "\(name).title \(index + 1)", label, in: parent))
    }
  }

  @discardableResult
  private mutating func append(_ view: ViewSnapshot) -> Int {
    views.append(view)
    return views.count - 1
  }
}

extension ViewSnapshot {
  mutating func add(_ property: Property, _ value: String) {
    values.append(Value(property, value))
  }
}
