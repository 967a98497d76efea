import TableIR

/// The appearance of laid-out views, as a spec would declare it.
struct ShownLooks {
  struct Look {
    /// The view's name in explanations.
    var name: String
    var look: any Styled
    /// The origin of a text's appearance if nothing sets it.
    var standard: String
  }

  /// By their names in the walk over the table, in its order: several views may have the same id.
  private var looks: [String: [Look]] = [:]

  /// The appearance of the next view with a name.
  mutating func next(_ name: String) -> Look? {
    looks[name]?.isEmpty == false ? looks[name]?.removeFirst() : nil
  }

  init(_ table: Table, _ node: TableNode) {
    var look = Table(name: "")
    (look.background, look.tintColor) = (node.background, node.tintColor)
    add("table", look)
    add("tableHeader", node.header, of: table.header)
    add("tableFooter", node.footer, of: table.footer)
  }

  init(_ section: Section, _ node: SectionNode) {
    add("header", node.header, of: section.header)
    add("footer", node.footer, of: section.footer)
  }

  init(_ row: Row, _ cell: CellNode, isEdited: Bool) {
    add("cell", CellLook(normal: cell.background, selected: cell.showsSelection ? cell.selectedBackground : nil))
    add("textLabel", cell.textLabel?.look, standard: "the cell style's own")
    add("detailTextLabel", cell.detailTextLabel?.look, standard: "the cell style's own")
    add(isEdited ? "editingAccessoryView" : "accessoryView", cell.accessoryView?.look, as: "accessoryView")
    if let accessory = cell.accessoryView {
      add(accessory.subviews, isEdited ? "editingAccessoryView." : "accessoryView.", hasStack: false)
    }
    add(cell.subviews, "", hasStack: row.stack != nil)
    if let separator = cell.separator { add("separator", SeparatorLook(separator.color)) }
  }

  private mutating func add(_ name: String, _ look: (any Styled)?, as reported: String? = nil, standard: String = "") {
    guard let look else { return }
    looks[name, default: []].append(Look(name: reported ?? name, look: look, standard: standard))
  }

  private mutating func add(_ name: String, _ node: SupplementaryNode?, of declared: HeaderFooter?) {
    guard let node, let declared else { return }
    add(name, HeaderFooter(content: .views([]), background: node.background))
    switch declared.content {
    case .title: add("\(name).textLabel", node.textLabel?.look, standard: "a title's own")
    case .views: add(node.subviews, "\(name).", hasStack: false)
    case .stack: add(node.subviews, "\(name).", hasStack: true)
    }
  }

  /// Adds the views in a header or a cell, of which the last may be its stack.
  private mutating func add(_ nodes: [ViewNode], _ prefix: String, hasStack: Bool) {
    for (index, node) in nodes.enumerated() {
      if hasStack, index == nodes.count - 1 {
        add(node, "\(prefix)stack")
      } else {
        add(node, prefix + (node.id ?? "subview \(index)"))
      }
    }
  }

  private mutating func add(_ node: ViewNode, _ name: String) {
    add(name, node.shown)
    arranged(node, name)
  }

  private mutating func arranged(_ stack: ViewNode, _ name: String) {
    for (index, node) in stack.subviews.enumerated() { add(node, node.id ?? "\(name).subview \(index)") }
  }
}

extension LabelNode {
  fileprivate var look: Text {
    var own = Font(size: font.size, weight: font.weight)
    own.variant = font.variant
    return Text(
      text, font: own, color: color, highlightedColor: highlightedColor,
      alignment: alignment, shadow: shadow)
  }
}

extension AccessoryNode {
  fileprivate var look: Accessory {
    switch accessory {
    case .control(let control): .control(control.showing(labels.first?.look))
    default: accessory
    }
  }
}

extension ViewNode {
  fileprivate var shown: View {
    let content: View.Content =
      switch content {
      case .label(let label): .label(label.look)
      case .control(let control, let labels): .control(control.showing(labels.first?.look))
      case .image, .stack, .container, .plain: .plain
      }
    return View(content: content, frame: frame, look: look)
  }
}
