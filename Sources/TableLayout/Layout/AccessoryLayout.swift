import TableIR

/// Sizes and places accessories: their trailing edge on the cell's margin, their middle on the row's.
struct AccessoryLayout: Sendable {
  let context: LayoutContext

  private var controls: ControlLayout { ControlLayout(context: context) }
  var metrics: MetricsProfile.Accessories { context.profile.accessories }
  private var disclosureWidth: Double {
    context.grid.round(grown(metrics.disclosureWidth, metrics.disclosureWidthGrowth))
  }

  private var disclosureSize: Size {
    Size(
      width: disclosureWidth,
      height: context.grid.round(grown(metrics.disclosureHeight, metrics.disclosureHeightGrowth)))
  }

  /// A length at Large as it is at the environment's content size category.
  private func grown(_ length: Double, _ growth: Double) -> Double {
    length + growth * context.bodySizeAboveLarge
  }

  /// The width that the accessory takes between the contentView and the trailing margin, the gap before it included.
  /// 0 for none.
  func reservedWidth(_ accessory: Accessory) -> Double {
    switch accessory {
    case .none: 0
    case .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton: slotWidth(accessory) + metrics.gap
    case .image, .control, .view: slotWidth(accessory)
    }
  }

  /// The width that the accessory stands in.
  func slotWidth(_ accessory: Accessory) -> Double {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: disclosureWidth
    case .checkmark: grown(metrics.checkmarkSlot, metrics.slotGrowth)
    case .detailButton: detailSlot
    case .detailDisclosureButton: metrics.detailDisclosureGap.map { detailSlot + $0 + disclosureWidth } ?? detailSlot
    case .image(.symbol, _, _): max(context.symbolSlot, size(accessory).width)
    case .image, .control, .view: size(accessory).width
    }
  }

  private var checkmarkSize: Size {
    Size(
      width: grown(metrics.checkmarkSize.width, metrics.checkmarkWidthGrowth),
      height: grown(metrics.checkmarkSize.height, metrics.checkmarkHeightGrowth))
  }

  var detailButtonSize: Size {
    Size(
      width: grown(metrics.detailButtonSize.width, metrics.slotGrowth),
      height: grown(metrics.detailButtonSize.height, metrics.slotGrowth))
  }

  private var detailSlot: Double { grown(metrics.detailSlot, metrics.slotGrowth) }

  /// The size of what is drawn.
  func size(_ accessory: Accessory) -> Size {
    switch accessory {
    case .none: Size(width: 0, height: 0)
    case .disclosureIndicator: disclosureSize
    case .checkmark: checkmarkSize
    case .detailButton: detailButtonSize
    case .detailDisclosureButton where metrics.detailDisclosureGap == nil: detailButtonSize
    case .detailDisclosureButton:
      Size(width: slotWidth(accessory), height: detailButtonSize.height)
    case .image(let image, _, _): context.size(of: image)
    case .control(let control): controls.size(control)
    case .view(let view): view.size
    }
  }

  /// The accessory's node, ending at `trailing` in a cell of a height; nil for none.
  func node(_ accessory: Accessory, trailing: Double, cellHeight: Double, contentHeight: Double) -> AccessoryNode? {
    if case .none = accessory { return nil }
    let cellHeight = metrics.areOnWholePoints ? contentHeight : cellHeight
    let size = size(accessory)
    switch accessory {
    case .checkmark, .detailButton, .image(.symbol, _, _):
      let width = slotWidth(accessory)
      let slot = Rect(x: trailing - width, y: 0, width: width, height: cellHeight)
      return AccessoryNode(accessory: accessory, frame: centered(size, in: slot))
    case .detailDisclosureButton:
      return detailDisclosure(trailing: trailing, cellHeight: cellHeight)
    case .control(let control):
      let frame = trailingFrame(size, trailing: trailing, cellHeight: cellHeight)
      return AccessoryNode(
        accessory: .control(controls.fitted(control, in: frame.size)), frame: frame,
        parts: controls.labels(control, in: frame.size).map { .title($0) })
    case .none, .disclosureIndicator, .image, .view:
      return AccessoryNode(
        accessory: accessory, frame: trailingFrame(size, trailing: trailing, cellHeight: cellHeight))
    }
  }

  private func detailDisclosure(trailing: Double, cellHeight: Double) -> AccessoryNode {
    let slot = Rect(
      x: trailing - slotWidth(.detailDisclosureButton), y: 0, width: detailSlot, height: cellHeight)
    let button = centered(detailButtonSize, in: slot)
    guard metrics.detailDisclosureGap != nil else {
      let bounds = Rect(x: 0, y: 0, width: button.width, height: button.height)
      return AccessoryNode(accessory: .detailDisclosureButton, frame: button, parts: [.detailButton(bounds)])
    }
    let indicator = trailingFrame(disclosureSize, trailing: trailing, cellHeight: cellHeight)
    let minY = min(button.y, indicator.y)
    let union = Rect(
      x: button.x, y: minY, width: indicator.maxX - button.x, height: max(button.maxY, indicator.maxY) - minY)
    return AccessoryNode(
      accessory: .detailDisclosureButton, frame: union,
      parts: [
        .detailButton(button.offsetBy(x: -union.x, y: -union.y)),
        .disclosureIndicator(indicator.offsetBy(x: -union.x, y: -union.y)),
      ])
  }

  private func trailingFrame(_ size: Size, trailing: Double, cellHeight: Double) -> Rect {
    context.grid.place(size, x: trailing - size.width, y: middle(size, in: cellHeight))
  }

  private func centered(_ size: Size, in slot: Rect) -> Rect {
    context.grid.place(size, x: slot.midX - size.width / 2, y: middle(size, in: slot.height))
  }

  private func middle(_ size: Size, in height: Double) -> Double {
    let y = (height - size.height) / 2
    return metrics.areOnWholePoints ? y.rounded() : y
  }
}
