/// The parts of a view's frame that change with its superview (`UIView.AutoresizingMask`).
public struct Autoresizing: OptionSet, Hashable, Sendable {
  /// Its bits.
  public let rawValue: UInt8

  /// Creates an autoresizing of its raw value.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The distance to the superview's left edge changes with the superview's width.
  public static let flexibleLeftMargin = Autoresizing(rawValue: 1)
  /// The view's width changes with the superview's width.
  public static let flexibleWidth = Autoresizing(rawValue: 2)
  /// The distance to the superview's right edge changes with the superview's width.
  public static let flexibleRightMargin = Autoresizing(rawValue: 4)
  /// The distance to the superview's top edge changes with the superview's height.
  public static let flexibleTopMargin = Autoresizing(rawValue: 8)
  /// The view's height changes with the superview's height.
  public static let flexibleHeight = Autoresizing(rawValue: 16)
  /// The distance to the superview's bottom edge changes with the superview's height.
  public static let flexibleBottomMargin = Autoresizing(rawValue: 32)

  /// Every option with its name in UIKit.
  public static let named: [(name: String, value: Autoresizing)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// The names of its options.
  public var names: [String] { Self.named.filter { contains($0.value) }.map(\.name) }
}
