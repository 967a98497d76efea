/// A fill in the shape of the view that it fills: the view's own corners, and a line around it.
public struct ShapedFill: Hashable, Sendable {
  public var fill: Fill
  /// Of all four corners, in points; 0 for square ones. A card's rounding is not among them: it cuts off what is in it.
  public var cornerRadius: Double
  public var border: Border?

  public init(_ fill: Fill, cornerRadius: Double = 0, border: Border? = nil) {
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.border = border
  }

  public static let clear = ShapedFill(.clear)
  public static func color(_ color: Color) -> ShapedFill { ShapedFill(.color(color)) }
  public static func gradient(_ colors: [Color]) -> ShapedFill { ShapedFill(.gradient(colors)) }
  public static func image(_ asset: Int) -> ShapedFill { ShapedFill(.image(asset)) }
  public static func slicedImage(_ asset: Int, capInsets: Insets) -> ShapedFill {
    ShapedFill(.slicedImage(asset, capInsets: capInsets))
  }

  /// Whether it has neither corners nor a border of its own.
  public var isPlain: Bool { cornerRadius == 0 && border == nil }
}

/// A line around a view, inside its bounds (`CALayer.borderWidth`, `CALayer.borderColor`).
public struct Border: Hashable, Sendable {
  public var color: Color
  /// In points.
  public var width: Double

  /// As a layer's: black where nothing says a colour.
  public init(color: Color = .system(.black), width: Double = 1) {
    self.color = color
    self.width = width
  }
}
