import TableIR

// When values of the language came, by Apple's documentation of each, and what several keys are described with.

extension Availability {
  static let contentConfigurations = since(14, "content configurations")
  static let stacks = since(9, "stack views")
  static let layoutMargins = since(8, "layout margins of views")
  static let layoutMarginsOfTables = of("layout margins of cells and tables", table: 8, list: nil, swiftui: nil)
  /// `UITableViewRowAction`, the configurations of a list layout, and SwiftUI's modifier.
  static let swipeActions = of("swipe actions", table: 8, list: 14, swiftui: 15...Int.max)
  /// SwiftUI's `listRowSeparator`; before, an app could only set those of the whole table.
  static let separatorsOfRows = of("separators of single rows", table: 6, list: 14, swiftui: 15...Int.max)
}

extension TableHost: Dated {
  var availability: Availability? {
    switch self {
    case .table: nil
    case .list: .since(firstVersion, "collection view lists")
    case .swiftui: .since(firstVersion, "lists of SwiftUI")
    }
  }
}

extension TableStyle: Dated {
  var availability: Availability? {
    self == .insetGrouped ? .of("inset groups", table: 13, list: 14, swiftui: 14...Int.max) : nil
  }
}

extension UserInterfaceStyle: Dated {
  var availability: Availability? { self == .dark ? .since(13, "the colours of dark appearance") : nil }
}

extension ContentSizeCategory: Dated {
  var availability: Availability? { self == .large ? nil : .since(7, "preferred text sizes") }
}

extension UserInterfaceLevel: Dated {
  var availability: Availability? { self == .elevated ? .since(13, "elevated interfaces") : nil }
}

extension AccessibilityContrast: Dated {
  var availability: Availability? { self == .high ? .since(13, "colours for increased contrast") : nil }
}

extension LegibilityWeight: Dated {
  var availability: Availability? { self == .bold ? .since(7, "bold texts by the reader's choice") : nil }
}

extension TextStyle: Dated {
  var availability: Availability? {
    switch self {
    case .largeTitle: .since(11, "texts in the style 'largeTitle'")
    case .title1, .title2, .title3, .callout: .since(9, "texts in the style '\(rawValue)'")
    case .headline, .body, .subheadline, .footnote, .caption1, .caption2: .since(7, "text styles")
    }
  }
}

extension FontVariant.Design: Dated {
  var availability: Availability? { .since(13, "designs of the system font") }
}

/// Names of iOS 13 that older systems have an equivalent of, such as `label`, are not dated: they are laid out with it.
extension SystemColor: Dated {
  var availability: Availability? {
    switch self {
    case .systemMint, .systemCyan: .since(15, "colours such as '\(rawValue)'")
    case .systemIndigo, .systemBrown, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill:
      .since(13, "colours such as '\(rawValue)'")
    default: nil
    }
  }
}

extension LineBreakStrategy: Dated {
  var availability: Availability? {
    switch self {
    case .none: nil
    case .pushOut: .since(9, "line break strategies")
    case .hangulWordPriority, .standard: .since(14, "line break strategies such as '\(rawValue)'")
    }
  }
}
