/// A font in a spec. Missing values come from the cell style.
public struct Font: Hashable, Sendable {
  /// The size in points, or nil for the text style's or the cell style's own.
  public var size: Double?
  /// The weight, or nil for the text style's or the cell style's own.
  public var weight: FontWeight?
  /// A text style of Dynamic Type, whose size depends on the environment's content size category.
  public var textStyle: TextStyle?
  private var aside: Aside<FontVariant>?

  /// Creates a font.
  public init(size: Double? = nil, weight: FontWeight? = nil, textStyle: TextStyle? = nil) {
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
  }

  /// The difference from the upright system font; nil if none.
  public var variant: FontVariant? {
    get { aside?.value }
    set { aside = newValue == FontVariant() ? nil : newValue.map { .value($0) } }
  }
}

/// A text style of Dynamic Type (`UIFont.TextStyle`).
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// UIKit's nine weights of the system font, lightest first.
public enum FontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
