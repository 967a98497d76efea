#if canImport(UIKit)
  import TableIR
  import UIKit

  extension AppEnvironment {
    /// Where a table is shown now.
    @MainActor
    public init(of table: UITableView) { self.init(of: table, isEditing: table.isEditing) }

    /// Where a list is shown now.
    @MainActor
    public init(of list: UICollectionView) { self.init(of: list, isEditing: list.isEditing) }

    @MainActor
    private init(of table: UIScrollView, isEditing: Bool) {
      let traits = table.traitCollection
      // A table outside of a window does not know its screen.
      let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
      let version = UIDevice.current.systemVersion.prefix { $0 != "." }
      self.init(
        size: LayoutSize(table.bounds.size), scale: Double(scale), ios: Int(version) ?? 0,
        userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light,
        contentSizeCategory: ContentSizeCategory(traits.preferredContentSizeCategory),
        layoutDirection: table.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        isEditing: isEditing)
    }
  }

  extension ContentSizeCategory {
    /// UIKit's standard size stands for one that this compiler does not know.
    fileprivate init(_ category: UIContentSizeCategory) {
      self =
        switch category {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        default: .large
        }
    }
  }
#endif
