import TableIR

/// What laid-out views show, each with whose its look is where nothing says it.
struct ShownLooks {
  typealias Look = (AppearanceProperty) -> ShownLook?

  /// By what the walk over the table calls them, in its order: several views may have one id.
  private var looks: [String: [(name: String, look: Look)]] = [:]

  /// The look of the next view of a name, and what explanations call the view.
  mutating func next(_ name: String) -> (name: String, look: Look)? {
    looks[name]?.isEmpty == false ? looks[name]?.removeFirst() : nil
  }

  init(_ table: Table, _ node: TableNode) {
    add("table", node.look)
    add("tableHeader", node.header, of: table.header)
    add("tableFooter", node.footer, of: table.footer)
  }

  init(_ section: Section, _ node: SectionNode) {
    add("header", node.header, of: section.header)
    add("footer", node.footer, of: section.footer)
  }

  init(_ row: Row, _ cell: CellNode, isEdited: Bool) {
    add("cell", cell.look)
    if let label = cell.textLabel { add("textLabel", label.look(of: "the cell style")) }
    if let label = cell.detailTextLabel { add("detailTextLabel", label.look(of: "the cell style")) }
    if let node = cell.accessoryView {
      let said = isEdited ? row.editingAccessory : row.accessory
      add(isEdited ? "editingAccessoryView" : "accessoryView", node.look(of: said), as: "accessoryView")
    }
    add(cell.subviews, "", hasStack: row.stack != nil)
    if let separator = cell.separator {
      add("separator") { _ in ShownLook(.color(separator.color), standard: "UIKit's own") }
    }
  }

  private mutating func add(_ name: String, _ look: @escaping Look, as told: String? = nil) {
    looks[name, default: []].append((told ?? name, look))
  }

  private mutating func add(_ name: String, _ node: SupplementaryNode?, of said: HeaderFooter?) {
    guard let node, let said else { return }
    add(name, node.look)
    switch said.content {
    case .title: if let label = node.textLabel { add("\(name).textLabel", label.look(of: "a title")) }
    case .views: add(node.subviews, "\(name).", hasStack: false)
    case .stack: add(node.subviews, "\(name).", hasStack: true)
    }
  }

  /// Adds the views in a header or a cell, of which the last may be its stack.
  private mutating func add(_ nodes: [ViewNode], _ prefix: String, hasStack: Bool) {
    for (index, node) in nodes.enumerated() {
      if hasStack, index == nodes.count - 1 {
        arranged(node, "\(prefix)stack")
      } else {
        add(node, prefix + (node.id ?? "subview \(index)"))
      }
    }
  }

  private mutating func add(_ node: ViewNode, _ name: String) {
    add(name, node.look)
    arranged(node, name)
  }

  private mutating func arranged(_ stack: ViewNode, _ name: String) {
    guard case .stack(let nodes) = stack.content else { return }
    for (index, node) in nodes.enumerated() { add(node, node.id ?? "\(name).subview \(index)") }
  }
}

extension TableNode {
  fileprivate func look(_ property: AppearanceProperty) -> ShownLook? {
    switch property {
    case .background: ShownLook(.fill(background), standard: "the style's own", isAlwaysTold: true)
    case .tintColor: ShownLook(.color(tintColor), standard: "UIKit's own", isAlwaysTold: true)
    default: ShownLook(nil, standard: "UIKit's own")
    }
  }
}

extension SupplementaryNode {
  fileprivate func look(_ property: AppearanceProperty) -> ShownLook? {
    ShownLook(
      background.map(AppearanceValue.fill), standard: "UIKit's own", isAlwaysTold: background != nil)
  }
}

extension CellNode {
  fileprivate func look(_ property: AppearanceProperty) -> ShownLook? {
    property == .background
      ? ShownLook(.fill(background), standard: "the table style's own", isAlwaysTold: true)
      : ShownLook(.fill(selectedBackground), standard: "UIKit's own", isAlwaysTold: showsSelection)
  }
}

extension LabelNode {
  /// - Parameter owner: what has the look that nothing says: `a title`.
  fileprivate func look(of owner: String) -> ShownLooks.Look {
    let standard = owner + "'s own"
    // A text that is not enabled, or a placeholder, has a colour that nothing else says.
    let overruling = "UIKit's own for a text that is disabled or a placeholder"
    return { property in
      switch property {
      case .color: ShownLook(.color(color), standard: standard, isAlwaysTold: true, overruling: overruling)
      case .highlightedColor:
        ShownLook(highlightedColor.map(AppearanceValue.color), standard: standard, overruling: overruling)
      case .font: ShownLook(.font(Font(size: font.size, weight: font.weight)), standard: standard, isAlwaysTold: true)
      case .alignment: ShownLook(.alignment(alignment), standard: standard)
      default: ShownLook(shadow.map(AppearanceValue.shadow), standard: standard)
      }
    }
  }
}

extension Control {
  fileprivate func look(_ labels: [LabelNode]) -> ShownLooks.Look {
    { property in
      isOwnColor(property)
        ? ShownLook(
          self[property] ?? standardColor(property).map(AppearanceValue.color),
          standard: kind.traits.className == nil ? "its own" : "UIKit's own", isAlwaysTold: true)
        : labels.first?.look(of: "a \(kind.traits.noun)")(property)
    }
  }
}

extension AccessoryNode {
  fileprivate func look(of said: Accessory) -> ShownLooks.Look {
    switch accessory {
    case .control(let control) where said == .disclosureIndicator:
      // UIKit's own indicator is a chevron where a rule gives it a colour.
      return { ShownLook(control.look(labels)($0)?.value, standard: "a chevron's own") }
    case .control(let control): return control.look(labels)
    case .view(let view):
      return { property in
        property == .background
          ? ShownLook(view.color.map(AppearanceValue.color), standard: "systemGray5", isAlwaysTold: true)
          : ShownLook(view.cornerRadius.map(AppearanceValue.length), standard: "none")
      }
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark, .image: return { _ in nil }
    }
  }
}

extension ViewNode {
  fileprivate func look(_ property: AppearanceProperty) -> ShownLook? {
    switch (property, content) {
    case (.background, _): ShownLook(background.map(AppearanceValue.color), standard: "clear")
    case (.cornerRadius, _): ShownLook(.length(cornerRadius), standard: "none")
    case (_, .label(let label)): label.look(of: "a label")(property)
    case (_, .control(let control, let labels)): control.look(labels)(property)
    default: nil
    }
  }
}
