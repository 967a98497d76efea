import TableIR
import TableLayout
import TableVerify
import ViewDumps

/// The views that UIKit makes of a table, if it lays them out just as a layout says: what an app shows that follows its spec.
enum BuiltTable {
  static func app(of tree: LayoutTree) -> AppTable {
    let environment = tree.environment
    return AppTable(
      environment: AppEnvironment(
        size: environment.size, scale: environment.scale, ios: environment.ios,
        userInterfaceStyle: environment.userInterfaceStyle, contentSizeCategory: environment.contentSizeCategory,
        layoutDirection: environment.layoutDirection, isEditing: environment.isEditing),
      view: view(of: tree.table))
  }

  private static func view(of table: TableNode) -> AppView {
    var view = AppView("UITableView", frame: table.frame)
    view.contentSize = table.contentSize
    view.contentOffset = LayoutPoint(x: 0, y: 0)
    view.subviews =
      [table.header, table.footer].compactMap { $0.map(plain) }
      + table.sections.flatMap { section in
        [section.header, section.footer].compactMap { $0.map(supplementary) } + section.rows.map(cell)
      }
    return view
  }

  // MARK: Headers and footers

  private static func plain(_ node: SupplementaryNode) -> AppView {
    AppView("UIView", frame: node.frame, subviews: node.subviews.map(subview))
  }

  private static func supplementary(_ node: SupplementaryNode) -> AppView {
    guard let label = node.textLabel else { return plain(node) }
    let content = AppView(
      "_UITableViewHeaderFooterContentView", frame: node.frame.inOwnSpace,
      subviews: [own(label, "_UITableViewHeaderFooterViewLabel")])
    return AppView("UITableViewHeaderFooterView", frame: node.frame, text: label.text, subviews: [content])
  }

  private static func look(font label: LabelNode) -> DumpLook? {
    guard label.font.variant == nil else { return nil }
    var look = DumpLook()
    look.font = DumpLook.SystemFont(size: label.font.size, weight: label.font.weight)
    return look
  }

  private static func own(_ label: LabelNode, _ className: String) -> AppView {
    var view = AppView(className, frame: label.frame, text: label.text)
    view.look = look(font: label)
    return view
  }

  // MARK: Rows

  private static func cell(_ cell: CellNode) -> AppView {
    var content: [AppView] = []
    if let image = cell.imageView { content.append(AppView("UIImageView", frame: image.frame)) }
    for label in [cell.textLabel, cell.detailTextLabel].compactMap(\.self) {
      content.append(own(label, "UITableViewLabel"))
    }
    content += cell.subviews.map(subview)
    var parts = [
      AppView("_UISystemBackgroundView", frame: cell.frame.inOwnSpace),
      AppView("UITableViewCellContentView", frame: cell.contentView, subviews: content),
    ]
    if let accessory = cell.accessoryView { parts += self.accessory(accessory) }
    if let control = cell.editingControl { parts.append(AppView("UITableViewCellEditControl", frame: control.frame)) }
    if let control = cell.reorderControl {
      parts.append(AppView("UITableViewCellReorderControl", frame: control.frame))
    }
    for line in [cell.separator, cell.topSeparator].compactMap(\.self) {
      parts.append(AppView("_UITableViewCellSeparatorView", frame: line.frame))
    }
    let name = cell.className.map { "App.\($0)" }
    var view = AppView(
      name ?? "UITableViewCell", baseClass: name == nil ? nil : "UITableViewCell", frame: cell.frame,
      text: cell.textLabel?.text, subviews: parts)
    view.look = DumpLook()
    view.look?.accessoryType = cell.accessoryView.flatMap { $0.accessory.isStandard ? $0.accessory : nil }
    return view
  }

  private static func accessory(_ node: AccessoryNode) -> [AppView] {
    switch node.accessory {
    case .none: []
    case .disclosureIndicator, .detailButton, .checkmark: [AppView("_UITableCellAccessoryButton", frame: node.frame)]
    case .detailDisclosureButton:
      node.parts.compactMap { part in
        switch part {
        case .detailButton(let frame), .disclosureIndicator(let frame):
          AppView("_UITableCellAccessoryButton", frame: frame.offsetBy(x: node.frame.x, y: node.frame.y))
        case .title, .subview: nil
        }
      }
    case .image: [own(AppView("UIImageView", frame: node.frame))]
    case .control(let control): [own(view(of: control, node.labels, frame: node.frame))]
    case .view: [own(AppView("UIView", frame: node.frame, subviews: node.subviews.map(subview)))]
    }
  }

  /// The cell's `accessoryView`.
  private static func own(_ view: AppView) -> AppView {
    var view = view
    view.isAccessory = true
    return view
  }

  // MARK: Views

  private static func subview(_ node: ViewNode) -> AppView {
    var view: AppView
    switch node.content {
    case .label(let label):
      view = AppView("UILabel", frame: node.frame, text: label.text)
      view.look = look(font: label)
    case .image: view = AppView("UIImageView", frame: node.frame)
    case .control(let control, let labels): view = self.view(of: control, labels, frame: node.frame)
    case .stack(let views): view = AppView("UIStackView", frame: node.frame, subviews: views.map(subview))
    case .container(let views): view = AppView("UIView", frame: node.frame, subviews: views.map(subview))
    case .plain: view = AppView("UIView", frame: node.frame)
    }
    view.isHidden = node.look.isHidden
    view.alpha = node.look.alpha ?? 1
    if let name = node.className { (view.baseClass, view.className) = (view.className, "App.\(name)") }
    return view
  }

  private static func view(of control: Control, _ labels: [LabelNode], frame: LayoutRect) -> AppView {
    let name = control.kind.content.className ?? "UIView"
    var view = AppView(name, frame: frame)
    view.look = DumpLook()
    view.look?.control = control
    switch control.kind {
    case .label(let text): (view.className, view.text) = ("UILabel", text.string)
    case .badge(let badge): (view.className, view.text) = ("UILabel", badge.text.string)
    case .detailButton: view.className = "UIButton"
    case .chevron: view.className = "App.Chevron"
    case .box: view.className = "MKMapView"
    case .textField(let field): view.text = field.text.string
    case .textView(let field): view.text = field.text.string
    case .button: view.subviews = labels.map { AppView("UIButtonLabel", frame: $0.frame, text: $0.text) }
    case .segmentedControl: view.subviews = labels.map { AppView("UISegmentLabel", frame: $0.frame, text: $0.text) }
    default: view.subviews = labels.map { AppView("UILabel", frame: $0.frame, text: $0.text) }
    }
    return view
  }
}

extension ControlContent {
  fileprivate var className: String? { Self.traits.className }
}

extension Accessory {
  /// Whether it is an `accessoryType`.
  fileprivate var isStandard: Bool {
    switch self {
    case .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: true
    case .none, .image, .control, .view: false
    }
  }
}

extension LayoutRect {
  fileprivate var inOwnSpace: LayoutRect { LayoutRect(x: 0, y: 0, width: width, height: height) }
}
