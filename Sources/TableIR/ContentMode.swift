/// How an image fills its view (`UIView.ContentMode`).
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The frame of an image of a size in bounds of another size, in points, in the space of the bounds.
  public func frame(of size: Size, in bounds: Size) -> Rect {
    guard self != .scaleToFill, size.width > 0, size.height > 0 else {
      return Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    }
    let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
    let scale =
      switch self {
      case .scaleAspectFit: min(horizontal, vertical)
      case .scaleAspectFill: max(horizontal, vertical)
      default: 1.0
      }
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(
      x: (bounds.width - width) * place.x, y: (bounds.height - height) * place.y, width: width, height: height)
  }

  /// The share of the remaining space that is before the image.
  private var place: Point {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: Point(x: 0.5, y: 0.5)
    case .top: Point(x: 0.5, y: 0)
    case .bottom: Point(x: 0.5, y: 1)
    case .left: Point(x: 0, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .topLeft: Point(x: 0, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}
