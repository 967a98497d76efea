/// A colour of an asset catalog, which an app finds by its name (`UIColor(named:)`).
public struct NamedColor: Hashable, Sendable {
  /// As in the app's code, with the folders around it that are namespaces: `Brand/Accent`.
  public var name: String
  /// On an iPhone, and where a device has none of its own.
  public var shades: Shades
  /// On an iPad; nil if they are the same.
  public var padShades: Shades?

  /// Creates a named color.
  public init(name: String, shades: Shades, padShades: Shades? = nil) {
    (self.name, self.shades, self.padShades) = (name, shades, padShades)
  }

  /// The colours of one device, each of which is fixed or one of UIKit's.
  public struct Shades: Hashable, Sendable {
    /// In light appearance.
    public var light: Color
    /// In dark appearance.
    public var dark: Color
    /// In light appearance with increased contrast; nil for `light`.
    public var lightHighContrast: Color?
    /// In dark appearance with increased contrast; nil for `dark`.
    public var darkHighContrast: Color?

    /// Creates shades.
    public init(light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil) {
      (self.light, self.dark) = (light, dark)
      self.lightHighContrast = lightHighContrast == light ? nil : lightHighContrast
      self.darkHighContrast = darkHighContrast == dark ? nil : darkHighContrast
    }

    /// The colour of an appearance.
    public subscript(style: UserInterfaceStyle, contrast: AccessibilityContrast) -> Color {
      switch (style, contrast) {
      case (.light, .normal): light
      case (.dark, .normal): dark
      case (.light, .high): lightHighContrast ?? light
      case (.dark, .high): darkHighContrast ?? dark
      }
    }
  }

  /// The colour under traits, which is fixed or one of UIKit's.
  public subscript(traits: ColorTraits) -> Color {
    (traits.idiom == .pad ? padShades ?? shades : shades)[traits.style, traits.contrast]
  }
}

extension NamedColor {
  /// The values in words: `#0a84ff, dark #409cff`.
  package var valueWords: String { shades.words + (padShades.map { "; on an iPad \($0.words)" } ?? "") }
}

extension NamedColor.Shades {
  fileprivate var words: String {
    [
      light.words, dark == light ? nil : "dark \(dark.words)", lightHighContrast.map { "high contrast \($0.words)" },
      darkHighContrast.map { "dark high contrast \($0.words)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
