import TableIR
import TableLayout

extension LayoutWriter {
  /// A row: one line for each of its views.
  mutating func write(_ cell: CellNode) {
    json.beginObject()
    json.key("id")
    json.string(cell.id)
    json.key("position")
    json.string(cell.position.rawValue)
    className(cell.className)
    frame(cell.frame)
    if cell.isSelected {
      json.key("selected")
      json.bool(true)
    }
    if cell.isHighlighted {
      json.key("highlighted")
      json.bool(true)
    }
    if !cell.isUserInteractionEnabled {
      json.key("userInteractionEnabled")
      json.bool(false)
    }
    location(cell.location)
    backgroundView("backgroundView", cell.background, cell)
    if cell.showsSelection { backgroundView("selectedBackgroundView", cell.selectedBackground, cell) }
    contentView(cell)
    if let accessory = cell.accessoryView { write(accessory) }
    if let control = cell.editingControl {
      json.key("editingControl")
      json.beginObject(inline: true)
      json.key("style")
      json.string(control.style.rawValue)
      frame(control.frame)
      json.endObject()
    }
    if let control = cell.reorderControl {
      json.key("reorderControl")
      json.beginObject(inline: true)
      frame(control.frame)
      json.endObject()
    }
    separator("topSeparator", cell.topSeparator)
    separator("separator", cell.separator)
    json.endObject()
  }

  private mutating func contentView(_ cell: CellNode) {
    json.key("contentView")
    json.beginObject()
    frame(cell.contentView)
    if let imageView = cell.imageView {
      json.key("imageView")
      json.beginObject(inline: true)
      frame(imageView.frame)
      image(imageView.image)
      if let highlighted = imageView.highlightedImage { imageName("highlightedImage", highlighted) }
      json.endObject()
    }
    label("textLabel", cell.textLabel)
    label("detailTextLabel", cell.detailTextLabel)
    subviews(cell.subviews)
    json.endObject()
  }

  private mutating func backgroundView(_ key: StaticString, _ value: ShapedFill, _ cell: CellNode) {
    json.key(key)
    json.beginObject(inline: true)
    frame(cell.backgroundView)
    fill("fill", value.fill)
    if cell.cornerRadius > 0 && cell.position != .middle {
      json.key("cornerRadius")
      json.number(cell.cornerRadius)
    }
    layer(cornerRadius: value.cornerRadius, value.border)
    json.endObject()
  }

  private mutating func write(_ accessory: AccessoryNode) {
    json.key("accessoryView")
    json.beginObject(inline: true)
    json.key("kind")
    json.string(accessory.accessory.kind)
    json.key("active")
    json.bool(accessory.isActive)
    frame(accessory.frame)
    if let area = accessory.hitArea { rect("hitArea", area) }
    look(of: accessory)
    for part in accessory.parts {
      switch part {
      case .detailButton(let rect): nested("detailButton", rect)
      case .disclosureIndicator(let rect): nested("disclosureIndicator", rect)
      case .title: break
      }
    }
    json.endObject()
  }

  private mutating func nested(_ key: StaticString, _ rect: Rect) {
    json.key(key)
    json.beginObject(inline: true)
    frame(rect)
    json.endObject()
  }

  /// What an accessory shows, besides its frame.
  private mutating func look(of node: AccessoryNode) {
    switch node.accessory {
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
    case .image(let value, let highlighted, _):
      image(value)
      if let highlighted { imageName("highlightedImage", highlighted) }
    case .control(let value): control(value, node.labels)
    case .view(let view): color("color", view.color)
    }
  }

  private mutating func separator(_ key: StaticString, _ node: SeparatorNode?) {
    guard let node else { return }
    json.key(key)
    json.beginObject(inline: true)
    frame(node.frame)
    if node.color != .system(.separator) { color("color", node.color) }
    json.endObject()
  }
}
