/// The screen of a table: a known device, or a screen of any size.
public enum Screen: Hashable, Sendable {
  case device(Device)
  /// A size in points, in the given orientation, with a number of pixels per point.
  case custom(LayoutSize, scale: Double)

  /// The kind of device. A screen that is at least as wide as the smallest iPad in any orientation is an iPad's.
  public var idiom: Idiom {
    switch self {
    case .device(let device): device.idiom
    case .custom(let size, _): min(size.width, size.height) >= 744 ? .pad : .phone
    }
  }

  /// Pixels per point.
  public var scale: Double {
    switch self {
    case .device(let device): device.scale
    case .custom(_, let scale): scale
    }
  }

  /// The default orientation.
  public var standardOrientation: Orientation {
    switch self {
    case .device: .portrait
    case .custom(let size, _): size.width > size.height ? .landscape : .portrait
    }
  }

  /// In points, in this orientation, with its edges on whole pixels.
  public func size(held orientation: Orientation) -> LayoutSize {
    let upright: LayoutSize
    switch self {
    case .device(let device): upright = device.size
    case .custom(let size, let scale):
      let (width, height) = ((size.width * scale).rounded() / scale, (size.height * scale).rounded() / scale)
      upright = LayoutSize(width: min(width, height), height: max(width, height))
    }
    return orientation == .portrait ? upright : LayoutSize(width: upright.height, height: upright.width)
  }

  /// In points, in this orientation, in a version of iOS.
  public func safeArea(held orientation: Orientation, ios: Int) -> Insets {
    switch self {
    case .device(let device): device.safeArea(held: orientation, ios: ios)
    case .custom: .zero
    }
  }
}
