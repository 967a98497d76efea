/// The parts of a view's frame that change with its superview (`UIView.AutoresizingMask`).
public struct Autoresizing: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let flexibleLeftMargin = Autoresizing(rawValue: 1)
  public static let flexibleWidth = Autoresizing(rawValue: 2)
  public static let flexibleRightMargin = Autoresizing(rawValue: 4)
  public static let flexibleTopMargin = Autoresizing(rawValue: 8)
  public static let flexibleHeight = Autoresizing(rawValue: 16)
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
