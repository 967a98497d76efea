extension SystemColor {
  /// The value at the elevated level, or with increased contrast; nil where that is the ordinary value.
  ///
  /// Levels: what UIKit printed for WebKit's tests (system-color-for-css-value-expected.txt, iOS 13 and 15), and Flutter's
  /// `CupertinoColors` (iOS 13), which agree. Only backgrounds differ by level.
  func variant(_ traits: ColorTraits, ios: Int) -> RGBA? {
    if let level = backgroundLevel { return background(level, traits) }
    guard traits.contrast == .high else { return nil }
    if let hex = tintOfHighContrast(ios: ios) { return RGBA(hex: traits.style == .light ? hex.light : hex.dark) }
    guard let opacity = opacityOfHighContrast(over: value(traits.style, ios: ios)) else { return nil }
    var value = value(traits.style, ios: ios)
    value.alpha = opacity
    return value
  }

  /// The place of a background, from the one that is furthest behind.
  private var backgroundLevel: (place: Int, isGrouped: Bool)? {
    switch self {
    case .systemBackground: (0, false)
    case .secondarySystemBackground: (1, false)
    case .tertiarySystemBackground: (2, false)
    case .systemGroupedBackground: (0, true)
    case .secondarySystemGroupedBackground: (1, true)
    case .tertiarySystemGroupedBackground: (2, true)
    default: nil
    }
  }

  /// Dark backgrounds are the next lighter one where they are elevated. With increased contrast: Flutter's `CupertinoColors`.
  private func background(_ background: (place: Int, isGrouped: Bool), _ traits: ColorTraits) -> RGBA? {
    let isHigh = traits.contrast == .high
    guard traits.style == .dark else {
      let isGrey = (background.place == 1) != background.isGrouped
      return isHigh && isGrey ? RGBA(hex: 0xEBEBF0) : nil
    }
    let greys: [UInt32] =
      isHigh ? [0x000000, 0x242426, 0x363638, 0x444446] : [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
    return RGBA(hex: greys[background.place + (traits.level == .elevated ? 1 : 0)])
  }

  /// Increased contrast makes translucent colours eight per cent more opaque: twenty of 255 in every one of `CupertinoColors`, and assumed
  /// in iOS 26, where no element colour was found.
  private func opacityOfHighContrast(over value: RGBA) -> UInt8? {
    switch self {
    case .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill:
      UInt8(min(Int(value.alpha) + 20, 255))
    default: nil
    }
  }

  /// The Human Interface Guidelines' colours for increased contrast: of June 2025 for iOS 26, of 2023 for iOS 15 to 18, with SwiftUI's
  /// own table as OpenSwiftUI has it; of iOS 13 and 14 as Flutter's `CupertinoColors` has them. Dark mint is as UIKit prints it.
  private func tintOfHighContrast(ios: Int) -> (light: UInt32, dark: UInt32)? {
    switch self {
    case .systemGray: return (0x6C6C70, 0xAEAEB2)
    case .systemGray2: return (0x8E8E93, 0x7C7C80)
    case .systemGray3: return (0xAEAEB2, 0x545456)
    case .systemGray4: return (0xBCBCC0, 0x444446)
    case .systemGray5: return (0xD8D8DC, 0x363638)
    case .systemGray6: return (0xEBEBF0, 0x242426)
    default: break
    }
    guard ios < 26 else {
      return switch self {
      case .systemRed: (0xE9152D, 0xFF6165)
      case .systemOrange: (0xC55300, 0xFFA056)
      case .systemYellow: (0xA16A00, 0xFEDF43)
      case .systemGreen: (0x008932, 0x4AD968)
      case .systemMint: (0x008575, 0x54DFCB)
      case .systemTeal: (0x008198, 0x3BDDEC)
      case .systemCyan: (0x007EAE, 0x6DD9FF)
      case .systemBlue: (0x1E6EF4, 0x5CB8FF)
      case .systemIndigo: (0x564ADE, 0xA7AAFF)
      case .systemPurple: (0xB02FC2, 0xEA8DFF)
      case .systemPink: (0xE7124D, 0xFF8AC4)
      case .systemBrown: (0x956D51, 0xDBA679)
      default: nil
      }
    }
    return switch self {
    case .systemRed: (0xD70015, 0xFF6961)
    case .systemOrange: (0xC93400, 0xFFB340)
    case .systemYellow: (ios < 15 ? 0xA05A00 : 0xB25000, 0xFFD426)
    case .systemGreen: (0x248A3D, 0x30DB5B)
    case .systemMint: (0x0C817B, 0x63E6E2)
    case .systemTeal: ios < 15 ? (0x0071A4, 0x70D7FF) : (0x008299, 0x5DE6FF)
    case .systemCyan: (0x0071A4, 0x70D7FF)
    case .systemBlue: (0x0040DD, 0x409CFF)
    case .systemIndigo: (0x3634A3, 0x7D7AFF)
    case .systemPurple: (0x8944AB, 0xDA8FFF)
    case .systemPink: (0xD30F45, 0xFF6482)
    case .systemBrown: (0x7F6545, 0xB59469)
    default: nil
    }
  }
}
