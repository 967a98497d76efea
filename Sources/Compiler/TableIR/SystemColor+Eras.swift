extension SystemColor {
  /// The colour's value under traits in a version of iOS.
  ///
  /// - Parameter ios: the major version. Up to iOS 12 there is no dark appearance, and nothing is known of increased contrast.
  public func value(_ traits: ColorTraits, ios: Int) -> RGBA {
    guard ios >= 13, traits.contrast == .high || traits.level == .elevated && traits.style == .dark else {
      return value(traits.style, ios: ios)
    }
    return variant(traits, ios: ios) ?? value(traits.style, ios: ios)
  }

  /// The same at the base level with normal contrast.
  public func value(_ userInterfaceStyle: UserInterfaceStyle, ios: Int) -> RGBA {
    switch ios {
    case ..<7: valueOfIOS6 ?? valueBeforeDark ?? value(.light)
    case ..<13: valueBeforeDark ?? value(.light)
    case 13...14: valueOfIOS13(userInterfaceStyle) ?? value(userInterfaceStyle)
    case 15...18: value(userInterfaceStyle)
    default: valueOfIOS26(userInterfaceStyle) ?? value(userInterfaceStyle)
    }
  }

  /// iOS 6: the blue of details, and a plain grey for the stripes behind groups, as its screenshots show.
  private var valueOfIOS6: RGBA? {
    switch self {
    case .secondaryLabel: RGBA(hex: 0x385487)
    case .systemGroupedBackground: RGBA(hex: 0xC5CCD4)
    default: nil
    }
  }

  /// Up to iOS 12: the colours that iOS 7 brought, as Apple's documentation had them then, and the equivalents of those
  /// that got their names in iOS 13. Read off ios8-grouped-switches: separators (200, 199, 204), what is behind groups (239, 239,
  /// 244), details of `value1` (142, 142, 147).
  private var valueBeforeDark: RGBA? {
    switch self {
    case .secondaryLabel: RGBA(hex: 0x8E8E93)
    case .tertiaryLabel, .placeholderText: RGBA(hex: 0xC7C7CD)
    case .separator, .opaqueSeparator: RGBA(hex: 0xC8C7CC)
    case .systemGroupedBackground, .secondarySystemBackground, .tertiarySystemGroupedBackground: RGBA(hex: 0xEFEFF4)
    case .systemGreen: RGBA(hex: 0x4CD964)
    case .systemTeal: RGBA(hex: 0x5AC8FA)
    // What UIKit printed for WebKit's tests of that time.
    case .systemPurple: RGBA(hex: 0x5856D6)
    default: nil
    }
  }

  /// iOS 13 and 14: teal was lighter.
  private func valueOfIOS13(_ userInterfaceStyle: UserInterfaceStyle) -> RGBA? {
    guard self == .systemTeal else { return nil }
    return RGBA(hex: userInterfaceStyle == .light ? 0x5AC8FA : 0x64D2FF)
  }

  /// iOS 26: Human Interface Guidelines, Color, June 2025. The orange is that of ios26-insetgrouped-light, red and blue are as the
  /// iOS 26.1 simulator shows them.
  private func valueOfIOS26(_ userInterfaceStyle: UserInterfaceStyle) -> RGBA? {
    // A twelfth of the label's grey, where it was 0.29 (iOS 26.1 simulator; ios26-insetgrouped-light shows it too), and (42, 42, 44) over
    // black.
    if self == .separator {
      return userInterfaceStyle == .light ? RGBA(hex: 0x3C3C43, opacity: 0.12) : RGBA(hex: 0xEBEBF5, opacity: 0.18)
    }
    let pair: (light: UInt32, dark: UInt32)? =
      switch self {
      case .systemRed: (0xFF383C, 0xFF4245)
      case .systemOrange: (0xFF8D28, 0xFF9230)
      case .systemYellow: (0xFFCC00, 0xFFD600)
      case .systemMint: (0x00C8B3, 0x00DAC3)
      case .systemTeal: (0x00C3D0, 0x00D2E0)
      case .systemCyan: (0x00C0E8, 0x3CD3FE)
      case .systemBlue: (0x0088FF, 0x0091FF)
      case .systemIndigo: (0x6155F5, 0x6D7CFF)
      case .systemPurple: (0xCB30E0, 0xDB34F2)
      case .systemBrown: (0xAC7F5E, 0xB78A66)
      default: nil
      }
    return pair.map { RGBA(hex: userInterfaceStyle == .light ? $0.light : $0.dark) }
  }
}

extension Color {
  /// The colour's value under traits in a version of iOS.
  public func resolved(_ traits: ColorTraits, ios: Int) -> RGBA {
    switch self {
    case .system(let name): return name.value(traits, ios: ios)
    case .named(let color):
      // Up to iOS 12 there is no other appearance.
      return color[ios < 13 ? ColorTraits(.light, idiom: traits.idiom) : traits].resolved(traits, ios: ios)
    case .fixed, .dynamic, .text: return resolved(ios < 13 ? .light : traits.style)
    }
  }
}

extension Accessory {
  /// The colour of a checkmark: the tint colour, which views have since iOS 7; before, the dark blue of details.
  public static func checkmarkColor(tint: Color, ios: Int) -> Color { ios < 7 ? .system(.secondaryLabel) : tint }
}
