import TableIR

/// Whose choice a colour is. Combinations that Apple chose are not judged; the others are the author's.
enum ColorKind: Hashable {
  /// `label` and its paler variants, links, placeholders.
  case label
  /// UIKit's backgrounds, fills and greys, which labels are designed for.
  case neutral
  /// UIKit's tint colours, which Apple uses on its backgrounds, and with white on them.
  case tint
  case white
  case own

  init(_ color: Color) {
    guard case .system(let name) = color else {
      self = .own
      return
    }
    switch name {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link: self = .label
    case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemBackground,
      .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemGray2, .systemGray3, .systemGray4,
      .systemGray5, .systemGray6, .separator, .opaqueSeparator, .clear:
      self = .neutral
    case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray:
      self = .tint
    case .white: self = .white
    case .black, .darkGray, .lightGray, .gray, .red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple,
      .brown:
      self = .own
    }
  }
}

extension Color {
  /// The colour as a spec names it, or its value here.
  func words(in shades: Shades) -> String {
    if case .system(let name) = self { return name.rawValue }
    if case .named(let color) = self { return "\(color.name) (\(shades.value(self).hexString))" }
    return shades.value(self).hexString
  }
}
