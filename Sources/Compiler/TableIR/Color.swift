/// A colour in a spec: fixed, one of UIKit's, a pair for light and dark appearance, one of the app's asset catalogs, or that of the row's text.
public enum Color: Hashable, Sendable {
  case fixed(RGBA)
  case system(SystemColor)
  case dynamic(light: RGBA, dark: RGBA)
  /// A colour of the app's asset catalogs.
  indirect case named(NamedColor)
  /// The colour of the row's textLabel. Layout replaces it (``Table/followingTexts()``), so no laid-out view has it.
  case text

  /// The colour's value under an appearance.
  public func resolved(_ userInterfaceStyle: UserInterfaceStyle) -> RGBA {
    switch self {
    case .fixed(let value): value
    case .system(let name): name.value(userInterfaceStyle)
    case .dynamic(let light, let dark): userInterfaceStyle == .light ? light : dark
    case .named(let color): color[ColorTraits(userInterfaceStyle)].resolved(userInterfaceStyle)
    case .text: SystemColor.label.value(userInterfaceStyle)
    }
  }
}

extension Color {
  /// In words, for a message: `label`, `#ff0000`, `#ffffff, dark #000000`, `BrandAccent (#0a84ff, dark #409cff)`.
  public var words: String {
    switch self {
    case .system(let name): name.rawValue
    case .fixed(let value): value.hexString
    case .dynamic(let light, let dark): "\(light.hexString), dark \(dark.hexString)"
    case .named(let color): "\(color.name) (\(color.valueWords))"
    case .text: "text"
    }
  }
}

/// A colour in sRGB with eight bits per channel.
public struct RGBA: Hashable, Sendable {
  /// The red channel, from 0 to 255.
  public var red: UInt8
  /// The green channel, from 0 to 255.
  public var green: UInt8
  /// The blue channel, from 0 to 255.
  public var blue: UInt8
  /// The opacity, from 0 for transparent to 255 for opaque; the other channels are not multiplied by it.
  public var alpha: UInt8

  /// Creates a colour.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB` and an opacity from 0 to 1.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex),
      alpha: UInt8((min(max(opacity, 0), 1) * 255).rounded()))
  }

  /// `#rrggbb`, or `#rrggbbaa` if the colour is not opaque.
  public var hexString: String {
    var text = "#"
    for channel in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      let digits = String(channel, radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }
}
