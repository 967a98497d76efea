/// The view that shows the rows.
public enum TableHost: String, Hashable, Sendable, CaseIterable {
  /// `UITableView`.
  case table
  /// A `UICollectionView` with a list layout (`UICollectionLayoutListConfiguration`), available from iOS 14 on.
  case list
  /// SwiftUI's `List` or `Form`: a table view up to iOS 15, a collection view with a list layout from iOS 16 on.
  case swiftui

  /// Whether a collection view shows the rows in a major version of iOS.
  public func isList(ios: Int) -> Bool {
    switch self {
    case .table: false
    case .list: ios >= 14
    case .swiftui: ios >= 16
    }
  }
}

/// A default content configuration of a cell (`UIListContentConfiguration`), available from iOS 14 on.
public enum CellConfiguration: String, Hashable, Sendable, CaseIterable {
  case cell, subtitleCell, valueCell
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell

  /// Whether its text and secondary text are side by side if there is space.
  public var prefersSideBySide: Bool { self == .valueCell }

  /// The closest cell style, whose fonts and colours it has.
  public var style: CellStyle { prefersSideBySide ? .value1 : .subtitle }

  /// Creates the configuration of a list's row without one. Lists have no counterpart of `value2`.
  public init(_ style: CellStyle) {
    switch style {
    case .default: self = .cell
    case .subtitle: self = .subtitleCell
    case .value1, .value2: self = .valueCell
    }
  }
}

/// A default content configuration of a header or footer (`UIListContentConfiguration`), available from iOS 14 on.
public enum TitleConfiguration: String, Hashable, Sendable, CaseIterable {
  case plainHeader, plainFooter, groupedHeader, groupedFooter

  /// Whether it is one of a footer, which decides the font and the space above and below the title.
  public var isFooter: Bool { self == .plainFooter || self == .groupedFooter }
}
