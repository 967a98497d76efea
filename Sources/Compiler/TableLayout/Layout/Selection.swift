import TableIR

// UIKit's appearance of a selected or highlighted cell without its own selected background.

extension ShapedFill {
  /// UIKit's background of a selected cell. Blue from (5, 140, 245) to (1, 93, 230) up to iOS 6, a white of 0.85 in iOS 7 to
  /// 12: values published by developers. From iOS 13 on systemGray4: (209, 209, 214) light and (58, 58, 60) dark (iOS 26.1
  /// simulator, list cell).
  ///
  /// From iOS 7 to 12, a row selected with its circle has a tenth of the tint: (234, 241, 250) in ios9-multiselect-320.
  ///
  /// - Parameter chosenTint: the tint of a table whose rows are chosen by circles; nil for other tables.
  public static func standardSelection(_ style: SelectionStyle, ios: Int, chosenTint: Color? = nil) -> ShapedFill {
    if let chosenTint, (7...12).contains(ios) { return .color(chosenTint.faint) }
    if style.isBlue(ios: ios) { return .gradient([.fixed(RGBA(hex: 0x058CF5)), .fixed(RGBA(hex: 0x015DE6))]) }
    return .color(ios < 13 ? .fixed(RGBA(hex: 0xD9D9D9)) : .system(.systemGray4))
  }
}

extension Color {
  /// A tenth of it.
  fileprivate var faint: Color {
    func faint(_ color: RGBA) -> RGBA {
      RGBA(color.red, color.green, color.blue, alpha: UInt8((Double(color.alpha) / 10).rounded()))
    }
    return .dynamic(light: faint(resolved(.light)), dark: faint(resolved(.dark)))
  }
}

extension SelectionStyle {
  /// Whether UIKit's own background is blue: up to iOS 6.
  func isBlue(ios: Int) -> Bool { ios < 7 && (self == .default || self == .blue) }
}

extension LabelNode {
  /// UIKit's `highlightedTextColor` of a cell's labels where the selection is blue.
  mutating func whitenWhileHighlighted() {
    if highlightedColor == nil { highlightedColor = .system(.white) }
  }
}
