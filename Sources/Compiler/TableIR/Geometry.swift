/// A point or an offset, in points.
public struct LayoutPoint: Hashable, Sendable {
  /// The horizontal part, growing to the right.
  public var x: Double
  /// The vertical part, growing downwards.
  public var y: Double

  /// Creates a layout point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in points.
public struct LayoutSize: Hashable, Sendable {
  /// The length from left to right.
  public var width: Double
  /// The length from top to bottom.
  public var height: Double

  /// Creates a layout size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height (`CGSize.zero`).
  public static let zero = LayoutSize(width: 0, height: 0)
}

/// A rectangle in points, in the coordinate space of its container: origin top left, y downwards.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The length from the left to the right edge.
  public var width: Double
  /// The length from the top to the bottom edge.
  public var height: Double

  /// Creates a layout rect.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at the origin (`CGRect.zero`).
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle between the left and the right edge.
  public var midX: Double { x + width / 2 }
  /// The middle between the top and the bottom edge.
  public var midY: Double { y + height / 2 }
  /// The width and the height; setting it keeps the top left corner.
  public var size: LayoutSize {
    get { LayoutSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The same rectangle moved by an offset in points.
  public func offsetBy(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

/// Distances from the edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// From the top edge, downwards.
  public var top: Double
  /// From the left edge; from the leading edge for insets that depend on the layout direction.
  public var left: Double
  /// From the bottom edge, upwards.
  public var bottom: Double
  /// From the right edge; from the trailing edge for insets that depend on the layout direction.
  public var right: Double

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance from any edge (`UIEdgeInsets.zero`).
  public static let zero = Insets()
}
