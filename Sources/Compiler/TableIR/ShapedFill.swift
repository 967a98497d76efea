/// A fill in the shape of the view that it fills: the view's own corners, and a line around it.
public struct ShapedFill: Hashable, Sendable {
  /// What fills the shape, within its rounded corners.
  public var fill: Fill
  /// The radius of all four corners, in points; 0 for square corners. It does not include the rounding of a card, which clips it.
  public var cornerRadius: Double
  /// The line around it; nil for none.
  public var border: Border?

  /// Creates a shaped fill.
  public init(_ fill: Fill, cornerRadius: Double = 0, border: Border? = nil) {
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.border = border
  }

  /// No fill, square corners and no border.
  public static let clear = ShapedFill(.clear)
  /// Returns one colour with square corners and without a border.
  public static func color(_ color: Color) -> ShapedFill { ShapedFill(.color(color)) }
  /// Returns at least two colours from top to bottom, evenly spaced, with square corners and without a border.
  public static func gradient(_ colors: [Color]) -> ShapedFill { ShapedFill(.gradient(colors)) }
  /// Returns an image, by the index of its asset in `Table.assets`, with square corners and without a border.
  public static func image(_ asset: Int) -> ShapedFill { ShapedFill(.image(asset)) }
  /// Returns an image whose edges keep their size, with square corners and without a border; insets are in points of the image.
  public static func slicedImage(_ asset: Int, capInsets: Insets) -> ShapedFill {
    ShapedFill(.slicedImage(asset, capInsets: capInsets))
  }

  /// Whether it has neither rounded corners nor a border.
  public var isPlain: Bool { cornerRadius == 0 && border == nil }
}

/// A line around a view, inside its bounds (`CALayer.borderWidth`, `CALayer.borderColor`).
public struct Border: Hashable, Sendable {
  /// The colour of the line (`CALayer.borderColor`).
  public var color: Color
  /// In points.
  public var width: Double

  /// As for a layer, the default colour is black.
  public init(color: Color = .system(.black), width: Double = 1) {
    self.color = color
    self.width = width
  }
}
