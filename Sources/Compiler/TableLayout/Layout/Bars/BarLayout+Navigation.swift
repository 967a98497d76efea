import TableIR

extension BarLayout {
  /// The navigation bar of a table that is scrolled by a distance: first the search field goes, then the large title.
  func navigationBar(scrolled: Double, _ scope: L.Scope) -> ViewNode {
    let row = inlineHeight
    let search = max(searchHeight - scrolled, 0)
    let large = min(max(shrinkage - scrolled, 0), largeTitleHeight)
    var bar = bar("navigationBar", y: navigationTop, height: row.plus(large + search, "what is below its row"), scope)
    var views = background(of: bar, scrolled: scrolled, scope)
    let rowHeight = bars.navigationRow.map { min($0, row.points) } ?? row.points
    let leading = leadingItems(rowHeight, scope)
    let trailing = trailingItems(rowHeight, scope)
    views += leading.views + trailing.views
    // A large title is replaced once all of its text is under the row.
    if tabs != .top, large <= largeTitleHeight - bars.largeTitleTop - bars.largeTitleSize * 1.2 || !hasLargeTitle {
      views += inlineTitle(rowHeight, between: leading.end, and: trailing.end, scope)
    }
    if large > 0 { views.append(largeTitle(y: row.points, height: large, scope)) }
    if search > 0 { views.append(searchRow(y: row.points + large, height: search, scope)) }
    bar.content = .container(views)
    return bar
  }

  // MARK: The background

  /// Up to iOS 12 always; in iOS 13 and 14 not behind a large title at rest; from iOS 15 on only over contents; from iOS 26 on the page itself fades
  /// them.
  private func background(of bar: ViewNode, scrolled: Double, _ scope: L.Scope) -> [ViewNode] {
    let isShown =
      switch environment.ios {
      case ..<13: true
      case ..<15: !hasLargeTitle || scrolled >= shrinkage
      default: scrolled > shrinkage
      }
    guard isShown else { return [] }
    let behind = LayoutRect(x: 0, y: -bar.frame.y, width: width, height: bar.frame.maxY)
    if isGlass {
      var look = ViewLook(
        background: .system(context.table.style == .plain ? .systemBackground : .systemGroupedBackground))
      look.alpha = 0.85
      return [view("background", .plain, behind, look: look, in: width, scope)]
    }
    return opaque(behind, lineY: bar.frame.height, scope)
  }

  // MARK: Titles

  private func inlineTitle(_ row: Double, between leading: Double, and trailing: Double, _ scope: L.Scope)
    -> [ViewNode]
  {
    guard let title = chrome.title else { return [] }
    let own = text(title, size: bars.titleSize, weight: .semibold, color: titleColor, alignment: .center)
    // In the middle of the bar, unless a button is in the way.
    let gap = 8.0
    let room = max(width - leading - trailing - 2 * gap, 0)
    let textWidth = min(own.size.width, room)
    let x = min(max((width - textWidth) / 2, leading + gap), width - trailing - gap - textWidth)
    let rect = LayoutRect(
      x: context.grid.round(x), y: titleY(own.size.height, in: row), width: textWidth,
      height: own.size.height)
    return [view("title", .label(own.text), rect, in: width, scope)]
  }

  /// The part of the bar with the large title, which scrolls away under the row above it.
  private func largeTitle(y: Double, height: Double, _ scope: L.Scope) -> ViewNode {
    let own = text(
      chrome.title ?? "", size: bars.largeTitleSize, weight: .bold, color: titleColor)
    let label = LayoutRect(
      x: leadingMargin, y: context.grid.round(bars.largeTitleTop) - (largeTitleHeight - height),
      width: min(own.size.width, room), height: own.size.height)
    var look = ViewLook()
    look.clipsToBounds = true
    return box(
      "largeTitleView", LayoutRect(x: 0, y: y, width: width, height: height), look: look, in: width,
      [view("largeTitle", .label(own.text), label, in: width, scope)], scope)
  }

  /// Between two pixels the upper one: 11.67 @3x of a title 20.33 high in 44 (WordPress-iOS), 11.5 @2x (Vercantez/openuikit).
  private func titleY(_ height: Double, in row: Double) -> Double {
    context.grid.round((row - height) / 2 - PixelGrid.noise)
  }

  private var titleColor: Color { environment.ios < 13 ? .system(.black) : .system(.label) }

  // MARK: Buttons

  /// Views from one side of the bar, and how far they reach into it.
  struct Side {
    var views: [ViewNode] = []
    var end = 0.0
  }

  private func leadingItems(_ row: Double, _ scope: L.Scope) -> Side {
    var side = Side()
    if let back = chrome.back { side = backButton(back, row, scope) }
    add(chrome.leadingItems, named: "leadingItem", to: &side, row, isLeading: true, scope)
    return side
  }

  private func trailingItems(_ row: Double, _ scope: L.Scope) -> Side {
    var side = Side()
    if search == .trailing { side = trailingSearch(row, scope) }
    add(chrome.trailingItems, named: "trailingItem", to: &side, row, isLeading: false, scope)
    return side
  }

  private func backButton(_ title: Phrase, _ row: Double, _ scope: L.Scope) -> Side {
    var arrow = Symbol("chevron.backward")
    arrow.color = itemColor
    if let height = bars.platterHeight {
      // The arrow alone, in a circle: (16, 0, 44, 44).
      let side = context.grid.round(height * 0.5)
      arrow.size = LayoutSize(width: side, height: side)
      let inner = LayoutRect(x: (height - side) / 2, y: (height - side) / 2, width: side, height: side)
      let frame = LayoutRect(x: leadingMargin, y: 0, width: height, height: height)
      let views = [view("backArrow", .image(.symbol(arrow)), inner, in: height, scope)]
      return Side(
        views: [box("back", frame, look: rounded(glass, height), in: width, views, scope)], end: frame.maxX)
    }
    arrow.size = bars.backArrowSize
    let size = bars.backArrowSize
    let own = text(title, size: bars.titleSize, weight: bars.itemWeight, color: itemColor)
    let arrowFrame = LayoutRect(
      x: environment.safeArea.left + bars.backArrowX, y: middle(size.height, in: row), width: size.width,
      height: size.height)
    // At most half of the bar: a longer title is truncated.
    let label = LayoutRect(
      x: arrowFrame.maxX + bars.backArrowGap, y: middle(own.size.height, in: row),
      width: min(own.size.width, width / 2), height: own.size.height)
    var side = Side(
      views: [view("backArrow", .image(.symbol(arrow)), arrowFrame, in: width, scope)], end: arrowFrame.maxX)
    guard !title.string.isEmpty else { return side }
    side.views.append(view("back", .label(own.text), label, in: width, scope))
    side.end = label.maxX
    return side
  }

  private func add(
    _ items: [BarItem], named name: String, to side: inout Side, _ row: Double, isLeading: Bool, _ scope: L.Scope
  ) {
    for (index, item) in items.enumerated() {
      let id = "\(name) \(index)"
      let start = side.end == 0 ? (isLeading ? leadingMargin : trailingMargin) : side.end + bars.itemSpacing
      let own = contents(of: item)
      let glassWidth = bars.platterHeight.map {
        item.image == nil ? own.size.width + bars.platterPadding : max(own.size.width + 16, $0)
      }
      let wide = glassWidth ?? own.size.width
      let x = isLeading ? start : width - start - wide
      let high = bars.platterHeight ?? own.size.height
      let frame = LayoutRect(
        x: x, y: middle(high, in: row), width: wide, height: high)
      if glassWidth != nil {
        let inner = LayoutRect(
          x: (wide - own.size.width) / 2, y: (high - own.size.height) / 2, width: own.size.width,
          height: own.size.height)
        let views = [view("\(id) content", own.content, inner, in: wide, scope)]
        side.views.append(box(id, frame, look: rounded(glass, high), in: width, views, scope))
      } else {
        side.views.append(view(id, own.content, frame, in: width, scope))
      }
      side.end = start + wide
    }
  }

  private func contents(of item: BarItem) -> (content: View.Content, size: LayoutSize) {
    if let declared = item.image {
      let own = image(declared, color: itemColor)
      return (.image(own.image), own.size)
    }
    let own = text(item.title ?? "", size: bars.titleSize, weight: bars.itemWeight, color: itemColor)
    return (.label(own.text), own.size)
  }
}
