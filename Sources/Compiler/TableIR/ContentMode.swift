/// How an image fills its view (`UIView.ContentMode`).
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The frame of an image of a size in bounds of another size, in points, in the space of the bounds.
  public func frame(of size: LayoutSize, in bounds: LayoutSize) -> LayoutRect {
    guard self != .scaleToFill, size.width > 0, size.height > 0 else {
      return LayoutRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    }
    let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
    let scale =
      switch self {
      case .scaleAspectFit: min(horizontal, vertical)
      case .scaleAspectFill: max(horizontal, vertical)
      default: 1.0
      }
    let (width, height) = (size.width * scale, size.height * scale)
    return LayoutRect(
      x: (bounds.width - width) * place.x, y: (bounds.height - height) * place.y, width: width, height: height)
  }

  /// The share of the remaining space that is before the image.
  private var place: LayoutPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: LayoutPoint(x: 0.5, y: 0.5)
    case .top: LayoutPoint(x: 0.5, y: 0)
    case .bottom: LayoutPoint(x: 0.5, y: 1)
    case .left: LayoutPoint(x: 0, y: 0.5)
    case .right: LayoutPoint(x: 1, y: 0.5)
    case .topLeft: LayoutPoint(x: 0, y: 0)
    case .topRight: LayoutPoint(x: 1, y: 0)
    case .bottomLeft: LayoutPoint(x: 0, y: 1)
    case .bottomRight: LayoutPoint(x: 1, y: 1)
    }
  }
}
