import TableIR
import TableLayout

/// What one row of a sample table holds.
struct SampleRow {
  enum Picture {
    case asset(Int)
    case color(Color)
    case neutral
  }

  var id: String
  var text: String
  var detail: String?
  var subtitle: String?
  var image: Picture?
  var isSelected = false
  var color: Color = .system(.label)
  var shadow: Shadow?
  var accessory: Accessory = .none
}

/// A stand-in for the layout pass: stacks rows with UIKit's usual measures, so that a tree can be written as a list of rows.
struct SampleTable {
  var background: ShapedFill
  var rowBackground: ShapedFill
  private let name: String
  private let style: TableStyle
  private let environment: Environment
  private var sections: [SectionNode] = []
  private var y = 0.0

  init(name: String, style: TableStyle, ios: Int, userInterfaceStyle: UserInterfaceStyle = .light) {
    self.name = name
    self.style = style
    environment = Environment(
      device: "iphone-15", size: LayoutSize(width: 393, height: 852), scale: 3, userInterfaceStyle: userInterfaceStyle,
      ios: ios)
    let isPlain = style == .plain
    background = .color(.system(isPlain ? .systemBackground : .systemGroupedBackground))
    rowBackground = .color(.system(isPlain ? .systemBackground : .secondarySystemGroupedBackground))
  }

  private var inset: Double { style == .insetGrouped ? 16 : 0 }
  private var width: Double { environment.size.width - 2 * inset }
  private var radius: Double { style == .insetGrouped ? environment.ios >= 26 ? 26 : 10 : 0 }
  private var rowHeight: Double { environment.ios >= 26 ? 52 : 44 }
  private var hairline: Double { 1.0 / 3 }

  var tree: LayoutTree {
    let table = TableNode(
      style: style, frame: LayoutRect(x: 0, y: 0, width: environment.size.width, height: environment.size.height),
      contentSize: LayoutSize(width: environment.size.width, height: y + (style == .plain ? 0 : 24)),
      background: background,
      tintColor: .system(.systemBlue), sections: sections)
    return LayoutTree(
      name: name, environment: environment, metrics: "ios\(environment.ios)", table: table,
      assets: [ImageAsset(name: "dots.png", variants: [SamplePNG.variant])])
  }

  // MARK: Sections

  mutating func section(header: String? = nil, rows: [SampleRow], footer: String? = nil) {
    let top = y
    let isPlain = style == .plain
    var headerNode: SupplementaryNode?
    if let header {
      let height = isPlain ? 28 : top == 0 ? 44 : 38
      headerNode = supplementary(
        header, height: Double(height), textY: isPlain ? 4 : Double(height) - 22, size: isPlain ? 17 : 13,
        weight: isPlain ? .semibold : .regular)
      if isPlain { headerNode?.background = .color(.system(.systemGray6)) }
    } else if !isPlain {
      y += 17.6667
    }
    var nodes: [CellNode] = []
    for (index, row) in rows.enumerated() {
      let position = RowPosition(index: index, count: rows.count)
      nodes.append(cell(row, position: position))
      y += nodes[index].frame.height
    }
    let footerNode = footer.map { supplementary($0, height: 30, textY: 8, size: 13, weight: .regular) }
    if !isPlain { y += 17.6667 }
    sections.append(
      SectionNode(
        id: "section-\(sections.count)",
        frame: LayoutRect(x: 0, y: top, width: environment.size.width, height: y - top), header: headerNode,
        footer: footerNode, rows: nodes))
  }

  private mutating func supplementary(
    _ title: String, height: Double, textY: Double, size: Double, weight: FontWeight
  ) -> SupplementaryNode {
    let isPlain = style == .plain
    let label = label(
      title, x: isPlain ? 16 : inset + 16, y: textY, width: 300, height: size * 1.2, size: size, weight: weight,
      color: .system(isPlain ? .label : .secondaryLabel))
    let node = SupplementaryNode(
      frame: LayoutRect(x: 0, y: y, width: environment.size.width, height: height), textLabel: label)
    y += height
    return node
  }

  // MARK: Rows

  private func cell(_ row: SampleRow, position: RowPosition) -> CellNode {
    let height = row.subtitle == nil ? rowHeight : 60
    let accessory = accessory(row.accessory, height: height)
    let contentWidth = accessory?.frame.x ?? width
    var node = CellNode(
      id: row.id, position: position, frame: LayoutRect(x: inset, y: y, width: width, height: height),
      selection: CellSelection(isSelected: row.isSelected), background: rowBackground,
      selectedBackground: .color(.system(.systemGray4)), cornerRadius: radius,
      contentView: LayoutRect(x: 0, y: 0, width: contentWidth, height: height))
    var x = 16.0
    if let image = row.image {
      let side = row.subtitle == nil ? 29.0 : 44
      let frame = LayoutRect(x: x, y: (height - side) / 2, width: side, height: side)
      node.imageView = ImageNode(frame: frame, image: picture(image, size: frame.size))
      x += side + 16
    }
    let textWidth = contentWidth - x - 16
    let textHeight = row.subtitle == nil ? height : 20.3333
    node.textLabel = label(
      row.text, x: x, y: row.subtitle == nil ? 0 : 10, width: textWidth, height: textHeight, color: row.color,
      shadow: row.shadow)
    if let subtitle = row.subtitle {
      node.detailTextLabel = label(
        subtitle, x: x, y: 33.6667, width: textWidth, height: 16, size: 13, color: .system(.secondaryLabel))
    } else if let detail = row.detail {
      let right = contentWidth - (accessory == nil ? 16 : 8)
      node.detailTextLabel = label(
        detail, x: right - 120, y: 0, width: 120, height: height, color: .system(.secondaryLabel), alignment: .right)
    }
    node.accessoryView = accessory
    if !position.isLast {
      node.separator = SeparatorNode(
        frame: LayoutRect(x: x, y: height - hairline, width: width - x, height: hairline), color: .system(.separator))
    }
    return node
  }

  private func picture(_ picture: SampleRow.Picture, size: LayoutSize) -> Image {
    switch picture {
    case .asset(let index): .asset(index)
    case .color(let color): .placeholder(Image.Placeholder(size: size, color: color))
    case .neutral: .placeholder(Image.Placeholder(size: size))
    }
  }

  private func accessory(_ accessory: Accessory, height: Double) -> AccessoryNode? {
    let symbols = environment.ios >= 13
    let right = width - 16
    func frame(_ size: LayoutSize, right: Double) -> LayoutRect {
      LayoutRect(x: right - size.width, y: (height - size.height) / 2, width: size.width, height: size.height)
    }
    let chevron = symbols ? LayoutSize(width: 10.3333, height: 14) : LayoutSize(width: 8, height: 13)
    let info = symbols ? LayoutSize(width: 24.3333, height: 24) : LayoutSize(width: 22, height: 22)
    switch accessory {
    case .none: return nil
    case .disclosureIndicator: return AccessoryNode(accessory: accessory, frame: frame(chevron, right: right))
    case .detailButton: return AccessoryNode(accessory: accessory, frame: frame(info, right: right))
    case .detailDisclosureButton:
      let button = frame(info, right: right - chevron.width - 8)
      let whole = frame(LayoutSize(width: info.width + chevron.width + 8, height: info.height), right: right)
      return AccessoryNode(
        accessory: accessory, frame: whole,
        parts: [
          .detailButton(button.offsetBy(x: -whole.x, y: -whole.y)),
          .disclosureIndicator(frame(chevron, right: right).offsetBy(x: -whole.x, y: -whole.y)),
        ])
    case .checkmark:
      let size = symbols ? LayoutSize(width: 19, height: 18) : LayoutSize(width: 14, height: 11)
      return AccessoryNode(accessory: accessory, frame: frame(size, right: right))
    case .control where accessory.chevron != nil:
      return AccessoryNode(accessory: accessory, frame: frame(LayoutSize(width: 11, height: 15), right: right))
    case .image:
      return AccessoryNode(accessory: accessory, frame: frame(LayoutSize(width: 28, height: 28), right: right))
    case .control(let control): return self.control(control, right: right, frame)
    case .view(let view): return AccessoryNode(accessory: accessory, frame: frame(view.size, right: right))
    }
  }

  private func control(_ control: Control, right: Double, _ frame: (LayoutSize, Double) -> LayoutRect) -> AccessoryNode
  {
    var size = LayoutSize(width: 94, height: 32)
    var titles: [AccessoryNode.Part] = []
    switch control.kind {
    case .switch: size = environment.ios >= 26 ? LayoutSize(width: 63, height: 28) : LayoutSize(width: 51, height: 31)
    case .slider(let slider): size = LayoutSize(width: slider.width, height: 31)
    case .button(let button):
      size = LayoutSize(width: 60, height: 34)
      titles = [
        .title(
          label(
            button.title.string, x: 0, y: 6, width: 60, height: 22, color: .system(.systemBlue), alignment: .center))
      ]
    default: break
    }
    return AccessoryNode(accessory: .control(control), frame: frame(size, right), parts: titles)
  }

  private func label(
    _ text: String, x: Double, y: Double, width: Double, height: Double, size: Double = 17,
    weight: FontWeight = .regular, color: Color, alignment: TextAlignment = .left, shadow: Shadow? = nil
  ) -> LabelNode {
    let font = ResolvedFont(size: size, weight: weight)
    return LabelNode(
      frame: LayoutRect(x: x, y: y, width: width, height: height), text: text,
      textWidth: SystemFontMeasure().width(of: text, font: font), font: font, color: color, highlightedColor: nil,
      alignment: alignment, shadow: shadow)
  }
}

extension RowPosition {
  fileprivate var isLast: Bool { self == .bottom || self == .single }
}
