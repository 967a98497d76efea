/// The kind of device (`UIUserInterfaceIdiom`).
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  case phone, pad
}

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}

/// Light or dark (`UIUserInterfaceStyle`).
public enum UserInterfaceStyle: String, Sendable, CaseIterable {
  case light, dark
}

/// How far in front an interface is (`UIUserInterfaceLevel`). In dark appearance the backgrounds of an elevated one are lighter: those of
/// sheets, of popovers, and of windows that do not cover an iPad's screen.
public enum UserInterfaceLevel: String, Sendable, CaseIterable {
  case base, elevated
}

/// The contrast that the reader prefers (`UIAccessibilityContrast`, the setting Increase Contrast).
public enum AccessibilityContrast: String, Sendable, CaseIterable {
  case normal, high

  /// As it is called in the names of environments.
  public var word: String { "\(rawValue)-contrast" }
}

/// The weight of texts that the reader prefers (`UILegibilityWeight`, the setting Bold Text).
public enum LegibilityWeight: String, Sendable, CaseIterable {
  case regular, bold

  /// As it is called in the names of environments.
  public var word: String { "\(rawValue)-text" }
}

/// What the value of a dynamic colour depends on, beside the version of iOS.
public struct ColorTraits: Hashable, Sendable {
  /// Light or dark.
  public var style: UserInterfaceStyle
  /// How far in front the interface is, which matters in dark appearance.
  public var level: UserInterfaceLevel
  /// The contrast that the reader prefers.
  public var contrast: AccessibilityContrast
  /// The kind of device, for which an asset catalog can have a colour of its own.
  public var idiom: Idiom

  /// Creates color traits.
  public init(
    _ style: UserInterfaceStyle, level: UserInterfaceLevel = .base, contrast: AccessibilityContrast = .normal,
    idiom: Idiom = .phone
  ) {
    (self.style, self.level, self.contrast, self.idiom) = (style, level, contrast, idiom)
  }
}

/// The layout direction of the interface (`UIUserInterfaceLayoutDirection`).
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
