import TableIR

extension BarLayout {
  /// The row of the navigation bar with the search field, which becomes lower while the row scrolls away.
  func searchRow(y: Double, height: Double, _ scope: L.Scope) -> ViewNode {
    let field = LayoutRect(
      x: leadingMargin, y: bars.searchFieldTop, width: room,
      height: max(bars.searchFieldHeight - (searchHeight - height), 0))
    return box(
      "searchBar", LayoutRect(x: 0, y: y, width: width, height: height), in: width,
      [searchField(field, look: fieldLook, in: width, scope)], scope)
  }

  /// At the bottom of the screen, in a capsule of glass.
  func searchToolbar(_ screenHeight: Double, _ scope: L.Scope) -> ViewNode {
    var bar = bottomBar("toolbar", screenHeight, scope)
    let side = bars.searchCapsuleSide
    let field = LayoutRect(
      x: side + environment.safeArea.left, y: bars.searchCapsuleTop,
      width: max(width - 2 * side - environment.safeArea.left - environment.safeArea.right, 0),
      height: bars.searchCapsuleHeight ?? 0)
    bar.content = .container([searchField(field, look: rounded(glass, field.height), in: width, scope)])
    return bar
  }

  /// At the trailing end of an iPad's bar: (562, 0, 248, 44) of 820 around a field of 240 (iOS 26.1 simulator, Vercantez/openuikit).
  func trailingSearch(_ row: Double, _ scope: L.Scope) -> Side {
    let field = LayoutRect(x: width - 10 - 248, y: 0, width: 248, height: row)
    return Side(
      views: [searchField(field, look: rounded(glass, row), in: width, scope)], end: width - field.x)
  }

  /// A field with a magnifying glass and the placeholder.
  private func searchField(_ frame: LayoutRect, look: ViewLook, in width: Double, _ scope: L.Scope) -> ViewNode {
    let placeholder = text(
      chrome.search ?? Chrome.standardSearch, size: bars.titleSize, weight: bars.itemWeight, color: placeholderColor)
    let label = LayoutRect(
      x: bars.searchTextX, y: middle(placeholder.size.height, in: frame.height),
      width: min(placeholder.size.width, max(frame.width - bars.searchTextX - bars.searchPadding, 0)),
      height: placeholder.size.height)
    let glass = image(.symbol(Symbol("magnifyingglass")), color: placeholderColor, scale: .medium)
    let icon = LayoutRect(
      x: bars.searchPadding, y: middle(glass.size.height, in: frame.height), width: glass.size.width,
      height: glass.size.height)
    // A field that scrolls away is empty before it is gone.
    guard frame.height > placeholder.size.height else {
      return box("searchField", frame, look: look, in: width, [], scope)
    }
    return box(
      "searchField", frame, look: look, in: width,
      [
        view("magnifyingGlass", .image(glass.image), icon, in: frame.width, scope),
        view("placeholder", .label(placeholder.text), label, in: frame.width, scope),
      ], scope)
  }

  /// (224, 226, 228) over a bar of 247 and (227, 227, 233) over 242: ios11-plain-sectionindex-375, ios16-insetgrouped-sectionindex-430. The
  /// placeholder is (127, 127, 133) there.
  private var fieldLook: ViewLook {
    ViewLook(
      background: environment.ios < 13 ? .fixed(RGBA(hex: 0x8E8E93, opacity: 0.12)) : .system(.tertiarySystemFill),
      cornerRadius: isGlass ? bars.searchFieldHeight / 2 : 10)
  }

  private var placeholderColor: Color {
    environment.ios < 13 ? .fixed(RGBA(hex: 0x8E8E93)) : .system(.secondaryLabel)
  }
}
