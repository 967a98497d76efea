/// The environments in a spec or on a command line: all combinations of the values on each axis. An axis without values has its
/// default.
public struct EnvironmentAxes: Hashable, Sendable {
  /// The name for these environments, instead of the axes with a single value.
  public var name: String?
  /// Devices or sizes of screens; by default an iPhone 17.
  public var screens: [Screen] = []
  /// How the screens are held; by default portrait, or for a screen by its size that of the size.
  public var orientations: [Orientation] = []
  /// The app's part of an iPad's screen; by default all of it.
  public var windows: [WindowWidth] = []
  /// How a split view controller shows the table; by default there is none.
  public var splits: [Split] = []
  /// The preferred text sizes; by default `large`.
  public var contentSizes: [ContentSizeCategory] = []
  /// The languages of the texts; by default the source language of the app's strings.
  public var languages: [LanguageTag] = []
  /// Whether flags ask for each language of the app's strings, which are only known with a table, besides `languages`.
  public var hasAllLanguages = false
  /// The layout directions of the interface; by default that of the language, and left to right without one.
  public var directions: [LayoutDirection] = []
  /// Light and dark appearance; by default light.
  public var userInterfaceStyles: [UserInterfaceStyle] = []
  /// How far in front the table is; by default elevated in a window that does not cover an iPad's screen.
  public var levels: [UserInterfaceLevel] = []
  /// The contrasts that readers prefer; by default normal.
  public var contrasts: [AccessibilityContrast] = []
  /// The weights of texts that readers prefer; by default regular.
  public var legibilityWeights: [LegibilityWeight] = []
  /// The versions of UIKit's geometry, or profiles; by default the table's, and iOS 26 if it has none.
  public var metrics: [Table.Metrics] = []
  /// What is edited, selected, touched, swiped and scrolled; by default nothing.
  public var states: [TableState] = []
  /// The start of the mapping in the spec or in a configuration; the start of the spec for flags.
  public var location: SourceLocation

  /// Creates environment axes.
  public init(location: SourceLocation = .start) {
    self.location = location
  }

  /// The number of environments, including duplicates.
  public var count: Int {
    let choices = [
      screens.count, orientations.count, windows.count, splits.count, contentSizes.count, languages.count,
      directions.count,
      userInterfaceStyles.count, levels.count, contrasts.count, legibilityWeights.count, metrics.count, states.count,
    ]
    return choices.reduce(1) { product, count in
      let (value, overflow) = product.multipliedReportingOverflow(by: max(count, 1))
      return overflow ? .max : value
    }
  }

  /// The same with the languages of the app's strings, if all of them are asked for.
  public func naming(_ languages: [LanguageTag]) -> EnvironmentAxes {
    guard hasAllLanguages else { return self }
    var axes = self
    (axes.languages, axes.hasAllLanguages) = (languages + self.languages.filter { !languages.contains($0) }, false)
    return axes
  }
}
