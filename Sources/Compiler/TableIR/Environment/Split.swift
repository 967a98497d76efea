/// How a split view controller shows the column with the table.
public enum Split: Hashable, Sendable {
  /// There is no split view controller.
  case none
  /// One column at a time: selecting a row pushes a screen.
  case collapsed
  /// Both columns side by side, the table in the primary one.
  /// - Parameter primaryWidth: The width of that column in points; nil for UIKit's default.
  case expanded(primaryWidth: Double?)

  /// The kind, regardless of the width of the primary column.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case none, collapsed, expanded
  }

  /// The split without the width of its primary column.
  public var kind: Kind {
    switch self {
    case .none: .none
    case .collapsed: .collapsed
    case .expanded: .expanded
    }
  }

  /// `none`, `collapsed` or `expanded`.
  public var name: String { kind.rawValue }

  /// UIKit's width of the primary column in points, in a window of a width: two fifths of it and at most 320
  /// (`preferredPrimaryColumnWidthFraction`, `maximumPrimaryColumnWidth`, as Apple's documentation has their defaults). Not
  /// among the observations: an app that uses another sets it.
  public static func primaryWidth(inWindow width: Double) -> Double { min(320, (width * 0.4).rounded(.up)) }
}
