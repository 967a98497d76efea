/// The colours that UIKit names, with the values that Apple publishes for them
/// (Human Interface Guidelines, Color, and the documentation of `UIColor`'s standard and element colours, iOS 13 to 18).
public enum SystemColor: String, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange, purple, brown, clear

  /// The colour's value under an appearance.
  public func value(_ userInterfaceStyle: UserInterfaceStyle) -> RGBA {
    let pair = values
    return userInterfaceStyle == .light ? pair.light : pair.dark
  }

  private var values: (light: RGBA, dark: RGBA) {
    switch self {
    case .label: Self.pair(0x000000, 1, 0xFFFFFF, 1)
    case .secondaryLabel: Self.pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    case .tertiaryLabel, .placeholderText: Self.pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    case .quaternaryLabel: Self.pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    case .link: Self.pair(0x007AFF, 1, 0x0984FF, 1)
    case .separator: Self.pair(0x3C3C43, 0.29, 0x545458, 0.6)
    case .opaqueSeparator: Self.pair(0xC6C6C8, 1, 0x38383A, 1)
    case .systemFill: Self.pair(0x787880, 0.2, 0x787880, 0.36)
    case .secondarySystemFill: Self.pair(0x787880, 0.16, 0x787880, 0.32)
    case .tertiarySystemFill: Self.pair(0x767680, 0.12, 0x767680, 0.24)
    case .quaternarySystemFill: Self.pair(0x747480, 0.08, 0x767680, 0.18)
    case .systemBackground: Self.pair(0xFFFFFF, 1, 0x000000, 1)
    case .secondarySystemBackground: Self.pair(0xF2F2F7, 1, 0x1C1C1E, 1)
    case .tertiarySystemBackground: Self.pair(0xFFFFFF, 1, 0x2C2C2E, 1)
    case .systemGroupedBackground: Self.pair(0xF2F2F7, 1, 0x000000, 1)
    case .secondarySystemGroupedBackground: Self.pair(0xFFFFFF, 1, 0x1C1C1E, 1)
    case .tertiarySystemGroupedBackground: Self.pair(0xF2F2F7, 1, 0x2C2C2E, 1)
    case .systemRed: Self.pair(0xFF3B30, 1, 0xFF453A, 1)
    case .systemOrange: Self.pair(0xFF9500, 1, 0xFF9F0A, 1)
    case .systemYellow: Self.pair(0xFFCC00, 1, 0xFFD60A, 1)
    case .systemGreen: Self.pair(0x34C759, 1, 0x30D158, 1)
    case .systemMint: Self.pair(0x00C7BE, 1, 0x63E6E2, 1)
    case .systemTeal: Self.pair(0x30B0C7, 1, 0x40C8E0, 1)
    case .systemCyan: Self.pair(0x32ADE6, 1, 0x64D2FF, 1)
    case .systemBlue: Self.pair(0x007AFF, 1, 0x0A84FF, 1)
    case .systemIndigo: Self.pair(0x5856D6, 1, 0x5E5CE6, 1)
    case .systemPurple: Self.pair(0xAF52DE, 1, 0xBF5AF2, 1)
    case .systemPink: Self.pair(0xFF2D55, 1, 0xFF375F, 1)
    case .systemBrown: Self.pair(0xA2845E, 1, 0xAC8E68, 1)
    case .systemGray: Self.pair(0x8E8E93, 1, 0x8E8E93, 1)
    case .systemGray2: Self.pair(0xAEAEB2, 1, 0x636366, 1)
    case .systemGray3: Self.pair(0xC7C7CC, 1, 0x48484A, 1)
    case .systemGray4: Self.pair(0xD1D1D6, 1, 0x3A3A3C, 1)
    case .systemGray5: Self.pair(0xE5E5EA, 1, 0x2C2C2E, 1)
    case .systemGray6: Self.pair(0xF2F2F7, 1, 0x1C1C1E, 1)
    case .black: Self.same(0x000000)
    case .darkGray: Self.same(0x555555)
    case .lightGray: Self.same(0xAAAAAA)
    case .white: Self.same(0xFFFFFF)
    case .gray: Self.same(0x808080)
    case .red: Self.same(0xFF0000)
    case .green: Self.same(0x00FF00)
    case .blue: Self.same(0x0000FF)
    case .cyan: Self.same(0x00FFFF)
    case .yellow: Self.same(0xFFFF00)
    case .magenta: Self.same(0xFF00FF)
    case .orange: Self.same(0xFF8000)
    case .purple: Self.same(0x800080)
    case .brown: Self.same(0x996633)
    case .clear: Self.pair(0x000000, 0, 0x000000, 0)
    }
  }

  private static func pair(_ light: UInt32, _ lightOpacity: Double, _ dark: UInt32, _ darkOpacity: Double)
    -> (light: RGBA, dark: RGBA)
  {
    (RGBA(hex: light, opacity: lightOpacity), RGBA(hex: dark, opacity: darkOpacity))
  }

  private static func same(_ hex: UInt32) -> (light: RGBA, dark: RGBA) {
    (RGBA(hex: hex), RGBA(hex: hex))
  }
}
