import TableIR

// What UIKit shows of a selected or highlighted cell that has no background of its own for it.

extension LayoutContext {
  /// Whether the standard background is blue: up to iOS 6.
  func showsBlueSelection(_ style: SelectionStyle) -> Bool {
    environment.ios < 7 && (style == .default || style == .blue)
  }

  /// The standard background. Blue from (5, 140, 245) to (1, 93, 230) up to iOS 6, a white of 0.85 on iOS 7 to 12: figures
  /// that developers published. From iOS 13 on systemGray4: (209, 209, 214) light and (58, 58, 60) dark
  /// (iOS 26.1 simulator, list cell).
  func selectedBackground(_ style: SelectionStyle) -> ShapedFill {
    if showsBlueSelection(style) { return .gradient([.fixed(RGBA(hex: 0x058CF5)), .fixed(RGBA(hex: 0x015DE6))]) }
    return .color(environment.ios < 13 ? .fixed(RGBA(hex: 0xD9D9D9)) : .system(.systemGray4))
  }
}

extension LabelNode {
  /// UIKit's `highlightedTextColor` of a cell's labels where the selection is blue.
  mutating func whitenWhileHighlighted() {
    if highlightedColor == nil { highlightedColor = .system(.white) }
  }
}
