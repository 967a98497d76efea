import TableIR

/// Sizes and places accessories: with their trailing edge at the cell's margin, and vertically centred in the row.
struct AccessoryLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  private var controls: ControlLayout<L> { ControlLayout(context: context) }
  private var metrics: MetricsProfile.Accessories { context.profile.accessories }
  private var disclosureWidth: L {
    context.grid.round(
      grown(
        context.metric(\.accessories.disclosureWidth, "disclosureIndicator's width"),
        \.accessories.disclosureWidthGrowth))
  }

  var disclosureSize: Extent<L> {
    Extent(
      width: disclosureWidth,
      height: context.grid.round(
        grown(
          context.metric(\.accessories.disclosureHeight, "disclosureIndicator's height"),
          \.accessories.disclosureHeightGrowth)))
  }

  /// A length at Large, adjusted to the environment's content size category.
  @inline(__always)
  private func grown(_ length: L, _ growth: KeyPath<MetricsProfile, Double>) -> L {
    length.plus(
      context.profile[keyPath: growth] * context.bodySizeAboveLarge, "for a text size other than Large",
      .number(growth))
  }

  /// The width that the accessory takes between the contentView and the trailing margin, the gap before it included.
  /// 0 for none.
  func reservedWidth(_ accessory: Accessory, _ location: SourceLocation) -> L {
    let width = slotWidth(accessory, location).named("the accessory: \(accessory.kind)")
    switch accessory {
    case .none, .image, .control, .view: return width
    case .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton:
      return width + context.metric(\.accessories.gap, "between it and the contentView")
    }
  }

  /// The same for several, each in its slot, 8 apart: a checkmark before an indicator is at 299.5 of 343, whose box is at 329 (iOS 26.1
  /// simulator, 375 wide).
  func reservedWidth(_ accessory: Accessory, _ others: [Accessory], _ location: SourceLocation) -> L {
    others.reduce(reservedWidth(accessory, location)) { width, other in
      width + step(to: other, location)
    }
  }

  /// From the slot of an accessory to that before it.
  private func step(to other: Accessory, _ location: SourceLocation) -> L {
    slotWidth(other, location).named("the accessory before it: \(other.kind)")
      .plus(metrics.detailDisclosureGap ?? 8, "between the two", .number(\.accessories.detailDisclosureGap))
  }

  /// The nodes of the accessories before another one whose slot ends at `trailing`, the closest first.
  func nodes(
    _ others: [Accessory], before accessory: Accessory, trailing: L, cellHeight: L, contentHeight: L,
    _ location: SourceLocation, _ scope: L.Scope
  ) -> [AccessoryNode] {
    var end = trailing - slotWidth(accessory, location).named("the accessory after it: \(accessory.kind)")
    var nodes: [AccessoryNode] = []
    for (other, view) in zip(others, CellNode.otherAccessoryNames) {
      let trailing = end.minus(
        metrics.detailDisclosureGap ?? 8, "between the two", .number(\.accessories.detailDisclosureGap))
      if let node = node(
        other, trailing: trailing, cellHeight: cellHeight, contentHeight: contentHeight, location, scope, named: view)
      {
        nodes.append(node)
      }
      end = trailing - slotWidth(other, location).named("the accessory after it: \(other.kind)")
    }
    return nodes
  }

  /// The width of the accessory's slot.
  private func slotWidth(_ accessory: Accessory, _ location: SourceLocation) -> L {
    switch accessory {
    case .disclosureIndicator: return isSquare ? disclosureSize.height : disclosureWidth
    case .checkmark:
      // SwiftUI's is an image at the margin: inks end 2 before it (ios18- and ios26-swiftui-picker-sections-390, ios26-swiftui-symbols-checkmarks-393).
      if context.isListOfSwiftUI { return checkmarkSize.width }
      // 37.5 wide at 33-point Body, as its symbol is: TableEditor t5800.
      if context.isList {
        return max(context.metric(\.accessories.checkmarkSlot, "checkmark's slot"), checkmarkSize.width)
      }
      return grown(context.metric(\.accessories.checkmarkSlot, "checkmark's slot"), \.accessories.slotGrowth)
    case .detailButton: return detailSlot
    case .detailDisclosureButton:
      guard let gap = metrics.detailDisclosureGap else { return detailSlot }
      return detailSlot.plus(gap, "between the two", .number(\.accessories.detailDisclosureGap))
        + (isSquare ? disclosureSize.height : disclosureWidth).named("the indicator")
    case .image(.symbol, _, _, _):
      return max(
        L(context.symbolSlot, "a symbol's slot", .number(\.labels.symbolSlot)), size(accessory, location).width)
    case .control(let control):
      if case .outlineDisclosure = control.kind { return slotWidth(.disclosureIndicator, location) }
      return size(accessory, location).width - overhang(of: control)
    case .none, .image, .view: return size(accessory, location).width
    }
  }

  /// Whether a disclosure indicator is centred in a square box.
  private var isSquare: Bool { context.isList && context.profile.lists.disclosureIsSquare }

  /// The distance that a control extends beyond the margin.
  private func overhang(of control: Control) -> L {
    if case .outlineDisclosure = control.kind {
      let slot = slotWidth(.disclosureIndicator, .start).named("its indicator's slot")
      return (controls.size(control, at: .start).width - slot).halved("on both sides of its indicator")
    }
    guard context.isList, case .switch = control.kind else { return L(0, "nothing beyond the margin") }
    return context.metric(\.lists.switchOverhang, "beyond the margin, because its alignment rectangle is smaller")
  }

  private var checkmarkSize: Extent<L> {
    let size = Extent<L>(context.profile, \.accessories.checkmarkSize, "checkmark's")
    return Extent(
      width: grown(size.width, \.accessories.checkmarkWidthGrowth),
      height: grown(size.height, \.accessories.checkmarkHeightGrowth))
  }

  var detailButtonSize: Extent<L> {
    let size = Extent<L>(context.profile, \.accessories.detailButtonSize, "detailButton's")
    return Extent(
      width: grown(size.width, \.accessories.slotGrowth), height: grown(size.height, \.accessories.slotGrowth))
  }

  private var detailSlot: L {
    grown(context.metric(\.accessories.detailSlot, "detailButton's slot"), \.accessories.slotGrowth)
  }

  /// The drawn size. A detail button with an indicator is drawn as both.
  private func size(_ accessory: Accessory, _ location: SourceLocation) -> Extent<L> {
    switch accessory {
    case .none: Extent(LayoutSize(width: 0, height: 0), "no accessory's", .spec(location))
    case .disclosureIndicator: disclosureSize
    case .checkmark: checkmarkSize
    case .detailButton, .detailDisclosureButton: detailButtonSize
    case .image(let image, _, _, _): context.extent(of: image, .spec(location))
    case .control(let control): controls.size(control, at: location)
    case .view(let view): Extent(view.size, "view's", .spec(location))
    }
  }

  /// The accessory's node, ending at `trailing` in a cell of a height; nil for none.
  func node(
    _ accessory: Accessory, trailing: L, cellHeight: L, contentHeight: L, _ location: SourceLocation, _ scope: L.Scope,
    named view: String = "accessoryView"
  ) -> AccessoryNode? {
    if case .none = accessory { return nil }
    let cellHeight = metrics.areOnWholePoints ? contentHeight : cellHeight
    let scope = scope.view(view)
    let size = size(accessory, location)
    let frame =
      switch accessory {
      case .checkmark, .detailButton, .image(.symbol, _, _, _):
        centered(size, inSlot: slotWidth(accessory, location), before: trailing, cellHeight: cellHeight)
      case .detailDisclosureButton:
        centered(
          size, inSlot: detailSlot, of: slotWidth(accessory, location), before: trailing, cellHeight: cellHeight)
      case .control(let control):
        atEnd(size, trailing: trailing + overhang(of: control), cellHeight: cellHeight)
      case .disclosureIndicator: atEnd(size, trailing: indicatorEnd(trailing), cellHeight: cellHeight)
      case .none, .image, .view: atEnd(size, trailing: trailing, cellHeight: cellHeight)
      }
    if case .disclosureIndicator = accessory, isSquare { return boxed(size, trailing, cellHeight, scope) }
    if case .detailDisclosureButton = accessory { return detailDisclosure(frame, trailing, cellHeight, scope) }
    return self.node(accessory, in: placed(frame, scope), location, scope)
  }

  /// The colour of SwiftUI's disclosure indicators: up to iOS 18 black and white at 25 % (191, and 85 in the dark), then as in UIKit (197, 90);
  /// half as strong in a disabled row (223; 226, and 59 in the dark): ios18-swiftui-values-headers-390, ios18-swiftui-links-390,
  /// ios26-swiftui-links-390, ios26-swiftui-links-november-dark-390. Nil for UIKit's, which a row does not dim.
  func indicatorColor(isEnabled: Bool) -> Color? {
    guard context.table.host == .swiftui, context.environment.ios >= 13 else { return nil }
    let share = isEnabled ? 1 : 0.5
    if context.environment.ios < 26 {
      return .dynamic(
        light: RGBA(hex: 0x000000, opacity: 0.25 * share), dark: RGBA(hex: 0xFFFFFF, opacity: 0.25 * share))
    }
    guard !isEnabled else { return nil }
    return .dynamic(light: RGBA(hex: 0x3C3C43, opacity: 0.3 * share), dark: RGBA(hex: 0xEBEBF5, opacity: 0.3 * share))
  }

  /// Where an indicator ends: from right to left, SwiftUI's is 2 points further in on iOS 14, and 1.5 on iOS 15, than its mirror image,
  /// as pictures at native scale show it.
  private func indicatorEnd(_ trailing: L) -> L {
    guard context.table.host == .swiftui, context.isRightToLeft, 14...15 ~= context.environment.ios else {
      return trailing
    }
    return trailing.minus(context.environment.ios == 14 ? 2 : 1.5, "further in, from right to left", .environment)
  }

  /// The accessory without a position: what a row shows in a state that is not laid out.
  func unplaced(_ accessory: Accessory, _ location: SourceLocation, _ scope: L.Scope) -> AccessoryNode? {
    if case .none = accessory { return nil }
    let size = size(accessory, location)
    let rect = context.grid.place(LayoutSize(width: size.width.points, height: size.height.points), x: 0, y: 0)
    return node(accessory, in: rect, location, scope.view("editingAccessoryView"))
  }

  /// The accessory with a frame, and its contents.
  private func node(
    _ accessory: Accessory, in frame: LayoutRect, _ location: SourceLocation, _ scope: L.Scope
  ) -> AccessoryNode {
    switch accessory {
    case .control(let control):
      return AccessoryNode(
        accessory: .control(controls.fitted(control, in: frame.size)), frame: frame,
        parts: controls.labels(control, in: frame.size).map { .title($0) })
    case .view(let view) where !view.subviews.views.isEmpty:
      return AccessoryNode(
        accessory: accessory, frame: frame,
        parts: subviews(of: view, in: frame.size, location, scope).map { .subview($0) })
    default: return AccessoryNode(accessory: accessory, frame: frame)
    }
  }

  private func subviews(
    of view: PlainView, in size: LayoutSize, _ location: SourceLocation, _ scope: L.Scope
  ) -> [ViewNode] {
    guard view.subviews.isConstrained else {
      return context.nodes(
        view.subviews.views, in: size, designedFor: view.subviews.designSize ?? view.size, of: "the accessory", scope)
    }
    let room = SubviewSpace(
      width: size.width, height: size.height, margins: view.subviews.margins ?? Subviews.standardMargins)
    return AutoLayout(view.subviews, in: room, of: location, context: context).nodes(of: "the accessory", scope)
  }

  private func placed(_ frame: Frame<L>, _ scope: L.Scope) -> LayoutRect {
    context.frame(frame, isPlaced: true, turnedIn: context.cellWidth.points, of: "the cell", scope)
  }

  /// An indicator in its box: (313, 19, 14, 14) with an image of 10.5 at 2, (298.5, 20.5, 28.5, 28.5) with one of 20 at 4.5 (TableEditor
  /// t5800), on the same side of the box from right to left.
  private func boxed(_ size: Extent<L>, _ trailing: L, _ cellHeight: L, _ scope: L.Scope) -> AccessoryNode {
    let box = atEnd(Extent(width: size.height, height: size.height), trailing: trailing, cellHeight: cellHeight)
    let image = context.grid.place(
      LayoutSize(width: size.width.points, height: size.height.points), x: (size.height.points - size.width.points) / 2,
      y: 0)
    return AccessoryNode(
      accessory: .disclosureIndicator, frame: placed(box, scope), parts: [.disclosureIndicator(image)])
  }

  /// A detail button, and in eras that have one an indicator after it: the box around both.
  private func detailDisclosure(
    _ button: Frame<L>, _ trailing: L, _ cellHeight: L, _ scope: L.Scope
  ) -> AccessoryNode {
    guard metrics.detailDisclosureGap != nil else {
      let frame = placed(button, scope)
      let bounds = LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height)
      return AccessoryNode(accessory: .detailDisclosureButton, frame: frame, parts: [.detailButton(bounds)])
    }
    let button = context.grid.place(button)
    let size = disclosureSize
    // In a list's square box, as far from the margin as alone: the button at 314 of 375 (iOS 26.1 simulator).
    let end = isSquare ? trailing - (size.height - size.width).halved("in the middle of its box") : trailing
    let indicator = context.grid.place(atEnd(size, trailing: end, cellHeight: cellHeight))
    let y = min(button.y, indicator.y)
    let right = indicator.x.restated("where the indicator begins") + indicator.width.restated("its width")
    let bottom = max(
      button.y.restated("where the detail button begins") + button.height.restated("its height"),
      indicator.y.restated("where the indicator begins") + indicator.height.restated("its height"))
    let frame = Frame(
      x: button.x, y: y, width: right - button.x.restated("where the detail button begins"),
      height: bottom - y.restated("where the upper of the two begins"))
    let whole = frame.rect
    func part(_ rect: LayoutRect) -> LayoutRect {
      let part = rect.offsetBy(x: -whole.x, y: -whole.y)
      return context.isRightToLeft ? part.mirrored(in: whole.width) : part
    }
    return AccessoryNode(
      accessory: .detailDisclosureButton,
      frame: context.frame(frame, turnedIn: context.cellWidth.points, of: "the cell", scope),
      parts: [.detailButton(part(button.rect)), .disclosureIndicator(part(indicator.rect))])
  }

  private func atEnd(_ size: Extent<L>, trailing: L, cellHeight: L) -> Frame<L> {
    Frame(
      x: trailing - size.width.named("its own width"), y: middle(size, in: cellHeight), width: size.width,
      height: size.height)
  }

  /// Centers the accessory in its slot, which ends at `end`.
  private func centered(
    _ size: Extent<L>, inSlot slot: L, of whole: L? = nil, before end: L, cellHeight: L
  ) -> Frame<L> {
    let begin = end - (whole ?? slot).named(whole == nil ? "its slot" : "its own width")
    let x = begin.points + slot.points / 2 - size.width.points / 2
    return Frame(
      x: begin.reaching(x, "in the middle of its slot"), y: middle(size, in: cellHeight), width: size.width,
      height: size.height)
  }

  private func middle(_ size: Extent<L>, in height: L) -> L {
    let y = (height - size.height.named("its own height")).halved("in the middle")
    guard metrics.areOnWholePoints else { return y }
    if context.environment.ios < 7 {
      return y.changed(.down(.point), to: y.points.rounded(.down), reason: "down to a whole point", source: nil)
    }
    return y.changed(.nearest(.point), to: y.points.rounded(), reason: "to the nearest point", source: nil)
  }
}
