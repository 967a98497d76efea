import TableIR
import TableLayout

/// A layout as the app that has it would print its views with `recursiveDescription`.
struct PrintedLayout {
  private(set) var text = ""
  private let ios: Int

  init(_ tree: LayoutTree, ios: Int) {
    self.ios = ios
    let table = tree.table
    add(
      0, "UITableView", table.frame,
      "contentOffset: {0, 0}; contentSize: {\(table.contentSize.width), \(table.contentSize.height)}"
        + (ios >= 11 ? "; adjustedContentInset: {0, 0, 0, 0}" : ""))
    if let header = table.header { addViews(header, 1, "UIView") }
    for section in table.sections {
      for (index, row) in section.rows.enumerated().reversed() { add(row, isLast: index == section.rows.count - 1) }
      for view in [section.header, section.footer].compactMap({ $0 })
      where view.textLabel != nil || !view.subviews.isEmpty {
        addViews(view, 1, "UITableViewHeaderFooterView")
      }
    }
    if let footer = table.footer { addViews(footer, 1, "UIView") }
  }

  private mutating func add(
    _ depth: Int, _ name: String, _ frame: LayoutRect, _ rest: String = "", text label: String? = nil
  ) {
    let words = label.map { "; text = '\(String($0.prefix(25)))\($0.count > 25 ? "..." : "")'" } ?? ""
    text += String(repeating: "   | ", count: depth)
    text +=
      "<\(name): 0x\(String(text.utf8.count + 16, radix: 16)); frame = (\(frame.x) \(frame.y); \(frame.width) \(frame.height))"
    text += "\(words)\(rest.isEmpty ? "" : "; \(rest)")>\n"
  }

  private mutating func addViews(_ view: SupplementaryNode, _ depth: Int, _ name: String) {
    add(depth, name, view.frame)
    if let label = view.textLabel { add(depth + 1, "_UITableViewHeaderFooterViewLabel", label.frame, text: label.text) }
    for view in view.subviews { add(view, depth + 1) }
  }

  private mutating func add(_ row: CellNode, isLast: Bool) {
    add(1, row.className ?? "UITableViewCell", row.frame, row.className == nil ? "" : "baseClass = UITableViewCell")
    add(2, "UITableViewCellContentView", row.contentView)
    if let image = row.imageView { add(3, "UIImageView", image.frame) }
    let label = ios >= 8 ? "UITableViewLabel" : "UILabel"
    for node in [row.textLabel, row.detailTextLabel].compactMap({ $0 }) { add(3, label, node.frame, text: node.text) }
    for view in row.subviews { add(view, 3) }
    if let accessory = row.accessoryView { add(accessory) }
    if let separator = row.separator { add(2, "_UITableViewCellSeparatorView", separator.frame) }
    if let control = row.editingControl { add(2, "UITableViewCellEditControl", control.frame) }
    if let control = row.reorderControl { add(2, "UITableViewCellReorderControl", control.frame) }
  }

  private mutating func add(_ accessory: AccessoryNode) {
    switch accessory.accessory {
    case .none: break
    case .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton:
      add(2, ios >= 13 ? "_UITableCellAccessoryButton" : "UIButton", accessory.frame)
    case .image: add(2, "UIImageView", accessory.frame)
    case .control(let control):
      add(
        2, control.kind.viewClass == .label ? "UILabel" : control.kind.traits.className ?? "App.Accessory",
        accessory.frame, text: accessory.text)
    case .view:
      add(2, "UIView", accessory.frame)
      for view in accessory.subviews { add(view, 3) }
    }
  }

  private mutating func add(_ view: ViewNode, _ depth: Int) {
    guard !view.look.isHidden else { return }
    switch view.content {
    case .label(let label): add(depth, "UILabel", view.frame, text: label.text)
    case .image: add(depth, "UIImageView", view.frame)
    case .control(let control, let labels):
      add(depth, control.kind.traits.className ?? "UIView", view.frame)
      for label in labels { add(depth + 1, "UIButtonLabel", label.frame, text: label.text) }
    case .stack: add(depth, "UIStackView", view.frame)
    case .container, .plain: add(depth, "UIView", view.frame)
    }
    for inner in view.subviews { add(inner, depth + 1) }
  }
}

extension AccessoryNode {
  fileprivate var text: String? {
    guard case .control(let control) = accessory, case .label(let text) = control.kind else { return nil }
    return text.string
  }
}
