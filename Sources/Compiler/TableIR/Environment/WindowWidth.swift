/// The part of an iPad's screen that the app's window takes (Split View and Slide Over). On an iPhone, the window fills the screen.
public enum WindowWidth: Hashable, Sendable {
  case full
  /// The larger part of an unevenly split screen.
  case twoThirds
  case half
  /// The smaller part, or a window in Slide Over.
  case third
  case points(Double)

  /// The names of all widths, `full` first.
  public static let named: [(name: String, value: WindowWidth)] = [
    ("full", .full), ("twoThirds", .twoThirds), ("half", .half), ("third", .third),
  ]

  /// The window's width in points on an iPad's screen of this size, in its orientation.
  ///
  /// Ten points divide two windows, and the smaller one is as wide as a phone: 320, or 375 on the largest screens. So 1024
  /// points are parted into 694 and 320 or 507 and 507, 1366 into 981 and 375 or 678 and 678: the sizes of Apple's Human Interface
  /// Guidelines for iOS 9 to 18. Not among the observations.
  public func points(on screen: LayoutSize) -> Double {
    let isLarge = screen.width >= 1180 || screen.height >= 1366
    let third: Double = isLarge ? 375 : 320
    let points =
      switch self {
      case .full: screen.width
      case .twoThirds: screen.width - 10 - third
      case .half: ((screen.width - 10) / 2).rounded(.down)
      case .third: third
      case .points(let points): points
      }
    return min(max(points, 1), screen.width)
  }
}
